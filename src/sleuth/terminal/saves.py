"""Where games played at a terminal are kept."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from sleuth.record import Record, read_record, write_record
from sleuth.record.writer import FIRST_LINE

ENDING: Final = ".sleuth"


def folder() -> Path:
    """The folder of saved games, by the custom of the desktop."""
    data = os.environ.get("XDG_DATA_HOME", "")
    return (Path(data) if data else Path.home() / ".local" / "share") / "sleuth"


def new_path(game: str, moment: str) -> Path:
    """A file no other game has."""
    for number in range(1, 10_000):
        path = folder() / f"{game}-{moment}{'' if number == 1 else f'-{number}'}{ENDING}"
        if not path.exists():
            return path
    raise OSError(f"{folder()} is full")


def save(record: Record, path: Path) -> None:
    """Write the whole record; a cut in the middle leaves the one before."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(write_record(record), encoding="utf-8")
    fresh.replace(path)


def load(path: Path) -> Record | None:
    """The record in a file, or None where there is none."""
    record, problems = read_record(path.read_text(encoding="utf-8", errors="replace"))
    return None if problems else record


def last_unfinished() -> Path | None:
    """The game that was played last and has not come to its end."""
    if not folder().is_dir():
        return None
    newest = sorted(folder().glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    for path in newest:
        if path.is_file() and os.access(path, os.R_OK):
            record = load(path)
            if record is not None and record.winners is None:
                return path
    return None


def may_be_overwritten(path: Path) -> bool:
    """Whether nothing but a record would be lost."""
    if not path.exists():
        return True
    with path.open("rb") as file:
        return file.read(len(FIRST_LINE)) == FIRST_LINE.encode()


def why(problem: Exception) -> str:
    """What the system says is wrong with a file."""
    return (problem.strerror if isinstance(problem, OSError) else None) or str(problem)
