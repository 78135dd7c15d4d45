"""What stays the same through a game of Calaveras."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sleuth.rules.bits import shifted
from sleuth.rules.calaveras.notation import X
from sleuth.rules.game import NO_SEAT, Setup

ALL_SEATS: Final = 0x010101010101  # times a byte: that byte for each seat


@final
class CalaverasSetup(Setup):
    """What stays the same through a game of Calaveras."""

    def __init__(self, players: i64, options: dict[str, object]) -> None:
        super().__init__(players, options)
        copies, first, max_turns = options["location_copies"], options["first"], options["max_turns"]
        assert isinstance(copies, int)
        self.seats: i64 = 4 if players <= 4 else 6  # C6
        self.teams: i64 = self.seats // 2  # C4
        self.each_seat: i64 = ALL_SEATS & (shifted(1, 8 * self.seats) - 1)
        self.ghost: i64 = NO_SEAT if players == self.seats else self.seats - 1  # C7
        self.copies: i64 = copies
        self.first: i64 = first if isinstance(first, int) else NO_SEAT
        self.twist_optional: bool = bool(options["twist_optional"])
        self.max_turns: i64 = max_turns if isinstance(max_turns, int) else -1
        self.all_cards: i64 = 0  # as the discard pile is counted
        for kind in range(6):
            self.all_cards |= self.copies_of(kind) << (6 * kind)

    def copies_of(self, kind: i64) -> i64:
        """C2: how many of the 48 cards are of a kind."""
        return self.copies if kind < X else 48 - 5 * self.copies

    def holder(self, seat: i64) -> i64:
        """C7: whose hand a seat plays from."""
        return seat - self.teams if seat == self.ghost else seat
