"""What a measurement found, set beside a peer and beside what was wanted, as a table and as JSON."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import sleuth.rules.game

COLUMNS = ("what", "ours", "beside", "ratio", "wanted", "met")


@dataclass(frozen=True)
class Beside:
    """What ours is compared with; no value when the peer is missing here."""

    what: str
    value: float | None


@dataclass(frozen=True)
class Wanted:
    """A bound that our figure, or its ratio to what stands beside it, should keep."""

    of: str  # "ours" or "ratio"
    sign: str  # "≥" or "<"
    bound: float

    def kept_by(self, value: float) -> bool:
        return value >= self.bound if self.sign == "≥" else value < self.bound


@dataclass(frozen=True)
class Figure:
    what: str
    ours: float
    unit: str
    beside: Beside | None = None
    wanted: Wanted | None = None
    notes: list[str] = field(default_factory=list)
    sound: bool = True  # whether what was compared was the same thing

    @property
    def ratio(self) -> float | None:
        if self.beside is None or self.beside.value is None:
            return None
        return self.ours / self.beside.value

    @property
    def met(self) -> bool | None:
        """Whether what was wanted is reached; None where nothing was, or no peer was there."""
        value = self.ours if self.wanted is None or self.wanted.of == "ours" else self.ratio
        if self.wanted is None or value is None:
            return None
        return self.sound and self.wanted.kept_by(value)

    def cells(self) -> tuple[str, ...]:
        return (
            self.what,
            amount(self.ours, self.unit),
            self.beside_cell(),
            "" if self.ratio is None else f"{self.ratio:.2f}",
            self.wanted_cell(),
            {None: "", True: "yes", False: "**no**"}[self.met],
        )

    def beside_cell(self) -> str:
        if self.beside is None:
            return ""
        if self.beside.value is None:
            return self.beside.what
        return f"{self.beside.what}: {amount(self.beside.value, self.unit)}"

    def wanted_cell(self) -> str:
        if self.wanted is None:
            return ""
        unit = self.unit if self.wanted.of == "ours" else ""
        return f"{self.wanted.of} {self.wanted.sign} {self.wanted.bound:g} {unit}".rstrip()

    def as_data(self) -> dict[str, object]:
        beside = None if self.beside is None else {"what": self.beside.what, "value": self.beside.value}
        wanted = None
        if self.wanted is not None:
            wanted = {"of": self.wanted.of, "sign": self.wanted.sign, "bound": self.wanted.bound}
        return {
            "what": self.what,
            "ours": self.ours,
            "unit": self.unit,
            "beside": beside,
            "ratio": self.ratio,
            "wanted": wanted,
            "met": self.met,
            "notes": self.notes,
        }


def amount(value: float, unit: str) -> str:
    return f"{value:.3g} {unit}" if value < 100 else f"{value:.0f} {unit}"


def table(figures: Sequence[Figure]) -> str:
    """A Markdown table with its columns in line, and the notes below it."""
    rows = [COLUMNS, *(figure.cells() for figure in figures)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(COLUMNS))]
    lines = ["| " + " | ".join(map(str.ljust, row, widths)) + " |" for row in rows]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    notes = [f"- {note}" for figure in figures for note in figure.notes]
    return "\n".join([*lines, "", *notes] if notes else lines)


def machine() -> dict[str, object]:
    """Where and with what the figures were taken."""
    return {
        "rules": "interpreted" if is_interpreted() else "compiled",
        "cpu": cpu_model(),
        "cores": os.cpu_count(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.machine()}",
    }


def is_interpreted() -> bool:
    return str(sleuth.rules.game.__file__).endswith(".py")


def cpu_model() -> str:
    described = Path("/proc/cpuinfo")
    if described.exists():
        for line in described.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "unknown"


def heading() -> str:
    return f"{where()}; the median of short runs taken in turn with those of the peer."


def where() -> str:
    here = machine()
    return f"Rules {here['rules']}; {here['cpu']}, {here['cores']} cores; {here['python']}, {here['system']}"


def put_into(page: Path, report: str, section: str = "figures") -> None:
    """Replace what stands between the two marks of a page."""
    text = page.read_text(encoding="utf-8")
    first, last = f"<!-- {section}: begin -->", f"<!-- {section}: end -->"
    before, begin, rest = text.partition(first)
    _, end, after = rest.partition(last)
    if not begin or not end:
        sys.exit(f"{page}: there is no section between {first} and {last}")
    page.write_text(f"{before}{first}\n{report}\n{last}{after}", encoding="utf-8")
