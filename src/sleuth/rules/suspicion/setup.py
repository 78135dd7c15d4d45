"""What stays the same through a game of Suspicion: what was agreed, and the house."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from sleuth.rules.game import NO_SEAT, Setup
from sleuth.rules.suspicion.notation import ABSINTHE, CARDS, DIVERSION, REVEAL


def investigation(options: dict[str, object], kind: i64) -> int:
    """S2: how many investigation cards there are of a kind."""
    counts = options["investigation"]
    assert isinstance(counts, dict)
    number = counts[CARDS[kind]]
    assert isinstance(number, int)
    return number


@final
class SuspicionSetup(Setup):
    """How many play, who begins, for how long, and with which investigation cards."""

    def __init__(self, players: i64, options: dict[str, object]) -> None:
        super().__init__(players, options)
        first, max_turns = options["first"], options["max_turns"]
        self.first: i64 = first if isinstance(first, int) else NO_SEAT
        self.max_turns: i64 = max_turns if isinstance(max_turns, int) else -1
        self.investigation_cards: list[i64] = []
        for kind in (REVEAL, ABSINTHE, DIVERSION):
            self.investigation_cards.extend([kind] * investigation(options, kind))


@final
class House:
    """S6: the nine rooms as they lie; nothing moves them during a game."""

    def __init__(self, room_at: list[i64]) -> None:
        self.room_at = room_at
        self.place_of: list[i64] = [0] * 9
        for place in range(9):
            self.place_of[room_at[place]] = place
