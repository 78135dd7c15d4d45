"""What the table writes on and the player answers on: a terminal, or plain text for pipes and screen readers."""

from __future__ import annotations

import os
import sys
from typing import Any, Final, TextIO
from unicodedata import category

LONGEST_LINE: Final = 500
NARROWEST: Final = 60


class Paper:
    """Plain text, a line at a time, with no boxes and no colour."""

    plain = True

    def __init__(self, source: TextIO, target: TextIO) -> None:
        self.source = source
        self.target = target

    def say(self, text: str = "", style: str = "") -> None:
        self.target.write(text + "\n")
        self.target.flush()

    def show(self, drawing: Any) -> None:
        """A Rich drawing; plain paper is given lines instead."""
        raise NotImplementedError

    def ask(self, prompt: str) -> str | None:
        """What the player writes, or None when nothing will come any more."""
        self.target.write(prompt)
        self.target.flush()
        try:
            line = self.source.readline()
        except OSError:  # the terminal is gone
            return None
        if not self.source.isatty():  # whoever reads the transcript sees what was answered
            self.target.write(printable(line.strip()) + "\n")
        return line.strip() if line else None


class Screen(Paper):
    """A terminal, drawn on with Rich."""

    plain = False

    def __init__(self, source: TextIO, target: TextIO, colour: bool, width: int | None = None) -> None:
        super().__init__(source, target)
        from rich.console import Console

        self.console = Console(
            file=target, no_color=not colour or None, highlight=False, markup=False, emoji=False, width=width
        )
        if self.console.width < NARROWEST:
            self.console.width = NARROWEST

    def say(self, text: str = "", style: str = "") -> None:
        self.console.print(text, style=style or None)

    def show(self, drawing: Any) -> None:
        self.console.print(drawing)

    def ask(self, prompt: str) -> str | None:
        if self.source is not sys.stdin:
            return super().ask(prompt)
        try:
            return input(prompt).strip()
        except (EOFError, OSError):
            self.say()
            return None


def paper(plain: bool, colour: bool) -> Paper:
    """A screen where there is one, unless plain text is wanted."""
    for stream in (sys.stdin, sys.stdout):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:  # what cannot be read or written is replaced, never an end of the game
            reconfigure(errors="replace")
    if plain or not sys.stdout.isatty() or os.environ.get("TERM") == "dumb":
        return Paper(sys.stdin, sys.stdout)
    return Screen(sys.stdin, sys.stdout, colour)


def is_visible(text: str) -> bool:
    """Whether a text is letters, signs and spaces only; French has spaces of its own."""
    return all(sign.isprintable() or category(sign) == "Zs" for sign in text)


def printable(text: str) -> str:
    """The text, short enough and with nothing in it that steers a terminal."""
    shown = "".join(sign if is_visible(sign) else "�" for sign in text[:LONGEST_LINE])
    return shown + "…" if len(text) > LONGEST_LINE else shown
