"""Notes of a seat, each game's in its own shape."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from sleuth.rules.crime_hotel.notation import NUMBERS
from sleuth.rules.refusal import Refusal
from sleuth.rules.suspicion.notation import EVIDENCE

Mark: TypeAlias = Literal["none", "yes", "no", "maybe"]
Text: TypeAlias = Annotated[str, Meta(max_length=10_000)]


class Shape(Struct, forbid_unknown_fields=True):
    """The notes of any game: a text."""

    text: Text = ""

    def fits(self, players: int) -> bool:
        return True


class CalaverasNotes(Shape):
    """A text is all that is needed."""


class CrimeHotelNotes(Shape):
    """A mark for each room: is it the murderer's?"""

    rooms: dict[str, Mark] = {}

    def fits(self, players: int) -> bool:
        return set(self.rooms) <= ROOMS


class SuspicionNotes(Shape):
    """For each card a mark for each player: who holds it?"""

    grid: dict[str, list[Mark]] = {}

    def fits(self, players: int) -> bool:
        return set(self.grid) <= CARDS and all(len(marks) == players for marks in self.grid.values())


ROOMS: Final = {str(number) for number in NUMBERS}
CARDS: Final = set(EVIDENCE)
SHAPES: Final[dict[str, type[Shape]]] = {
    "calaveras": CalaverasNotes,
    "crime-hotel": CrimeHotelNotes,
    "suspicion": SuspicionNotes,
}


def read_notes(game: str, players: int, given: dict[str, Any]) -> dict[str, Any]:
    """The notes with all their parts, or the refusal of what are none."""
    try:
        notes = msgspec.convert(given, SHAPES[game])
    except msgspec.ValidationError:
        raise Refusal("bad-notes", "table-notes") from None
    if not notes.fits(players):
        raise Refusal("bad-notes", "table-notes")
    written: dict[str, Any] = msgspec.to_builtins(notes)
    return written
