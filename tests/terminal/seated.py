"""A player for the tests: lines written in advance, or drawn for as long as the game goes on."""

from __future__ import annotations

import io
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TextIO, cast

from sleuth.record import Record
from sleuth.rules.dealer import SeededDealer
from sleuth.terminal import Wishes, play
from sleuth.terminal.paper import Paper
from sleuth.terminal.saves import load
from sleuth.words import Words

MOST_LINES = 3_000


@dataclass
class Evening:
    """What was read at the table, and the record that was left."""

    text: str
    code: int

    def __contains__(self, words: str) -> bool:
        return words in self.text


class Writer(io.TextIOBase):
    """Writes one line each time one is asked for."""

    def __init__(self, lines: Iterable[str]) -> None:
        super().__init__()
        self.lines = iter(lines)

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override] # typeshed's base reads bytes
        line = next(self.lines, None)
        return "" if line is None else line + "\n"


def drawn_numbers(seed: str, most: int = MOST_LINES) -> Iterable[str]:
    """Numbers of the list, drawn without looking at it."""
    dealer = SeededDealer(seed)
    for _ in range(most):
        yield str(1 + dealer.below(6))


def sit(lines: Iterable[str], language: str = "en", **wishes: Any) -> Evening:
    """Play on plain paper."""
    paper = io.StringIO()
    code = play(Wishes(**wishes), Words(language), Paper(cast("TextIO", Writer(lines)), paper))
    return Evening(paper.getvalue(), code)


def record_in(path: Path) -> Record:
    record = load(path)
    assert record is not None
    return record


def moves(record: Record) -> list[tuple[int, str]]:
    return [(move.seat, move.action) for move in record.moves]
