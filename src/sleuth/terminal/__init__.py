"""One person at a terminal, at a table with players by rules of thumb."""

from sleuth.terminal.playing import Impossible, Wishes, play

__all__ = ["Impossible", "Wishes", "play"]
