"""What stays the same through a game of Crime Hotel."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sleuth.rules.crime_hotel.notation import DEPARTMENTS
from sleuth.rules.game import NO_SEAT, Setup

INVESTIGATIONS: Final = 3  # H4
ROUNDS: Final = 5
DETECTIVES: Final = 5  # H4: of each player
DEALT: Final = 6  # H5: cards to each player


@final
class CrimeHotelSetup(Setup):
    """How many play, who leads first, and what the desks bear."""

    def __init__(self, players: i64, options: dict[str, object]) -> None:
        super().__init__(players, options)
        desks, first = options["desks"], options["first"]
        assert isinstance(desks, dict)
        self.first: i64 = first if isinstance(first, int) else NO_SEAT
        self.beginner: bool = bool(options["beginner"])
        self.desks: list[list[i64]] = [numbers_of(desks[name]) for name in DEPARTMENTS]

    def written_options(self) -> dict[str, object]:
        """The options as plain data that nobody else holds."""
        desks = self.options["desks"]
        assert isinstance(desks, dict)
        fresh = {name: desk[:] if isinstance(desk, list) else desk for name, desk in desks.items()}
        return {**self.options, "desks": fresh}


def numbers_of(desks: object) -> list[i64]:
    """The numbers of a department's desks from left to right; desks that bear none count as 0."""
    if isinstance(desks, int):
        return [0] * desks
    assert isinstance(desks, list)
    return [int(number) for number in desks]
