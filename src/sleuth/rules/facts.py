"""Facts and who is told them: the root of every event."""

from __future__ import annotations

from types import ModuleType
from typing import Any, ClassVar, Self

import msgspec

UNKNOWN = "?"
NOBODY = 0


class Event(msgspec.Struct, frozen=True, tag_field="type"):
    """Something that happened at the table; everyone is told all of it.

    An event whose class says `chance` holds what the dealer did; a record must write it down.
    """

    chance: ClassVar[bool] = False
    private: ClassVar[bool] = False

    @property
    def kind(self) -> str:
        return str(self.__struct_config__.tag)

    def seen_by(self, seat: int | None) -> Self:
        """The event as a seat is told it, or an onlooker (None)."""
        return self

    def teaches(self, seat: int) -> bool:
        """Whether that seat learns from it, privately, something of cards that are not its own."""
        return False


class PrivateEvent(Event, frozen=True):
    """An event of which everyone is told the fields in `open`, and only the audience all the others."""

    private: ClassVar[bool] = True
    open: ClassVar[tuple[str, ...]] = ()

    def audience(self) -> int:
        """The seats that are told everything, as bits."""
        return NOBODY

    def seen_by(self, seat: int | None) -> Self:
        if seat is not None and self.audience() >> seat & 1:
            return self
        told = {
            name: getattr(self, name) if name in self.open else hidden(getattr(self, name))
            for name in self.__struct_fields__
        }
        return type(self)(**told)


def hidden(value: str | list[str]) -> Any:
    """A card, or a list of cards, face down."""
    return UNKNOWN if isinstance(value, str) else [UNKNOWN] * len(value)


def types_in(module: ModuleType) -> dict[str, type[Event]]:
    """The events of a game by their type, as its events module lists them."""
    return {
        str(found.__struct_config__.tag): found
        for found in vars(module).values()
        if isinstance(found, type) and issubclass(found, Event) and found not in (Event, PrivateEvent)
    }
