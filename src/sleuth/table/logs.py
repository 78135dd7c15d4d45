"""Logs: one JSON object a line, made only from what is known to be harmless.

A line holds the words the code was written with, and fields from a short list. What was formatted into
a message, and the texts of exceptions, stay out: they could name cards, tokens or people.
"""

from __future__ import annotations

import logging
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TextIO

import msgspec

FIELDS: Final = ("method", "route", "status", "milliseconds", "why", "tables", "sockets", "seconds", "address")
OUR_LOGGER: Final = "sleuth"
MOST_FRAMES: Final = 12

log: Final = logging.getLogger(f"{OUR_LOGGER}.table")


class Lines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.msg if isinstance(record.msg, str) else type(record.msg).__name__,
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[1] is not None:
            line["problem"] = type(record.exc_info[1]).__name__
            line["where"] = places(record.exc_info[1])
        return msgspec.json.encode(line).decode()


def places(problem: BaseException) -> list[str]:
    """Where a problem arose, innermost last: files, lines and functions, without any value."""
    frames = traceback.extract_tb(problem.__traceback__)[-MOST_FRAMES:]
    return [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]


def start_logging(stream: TextIO | None = None, level: int = logging.INFO) -> None:
    """Everything that is logged in this process goes to one stream; that of libraries from warnings on."""
    lines = logging.StreamHandler(stream or sys.stderr)
    lines.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [lines]
    root.setLevel(logging.WARNING)
    logging.getLogger(OUR_LOGGER).setLevel(level)
