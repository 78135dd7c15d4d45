"""Those at a table: the chairs of the players, and each device that is connected."""

from __future__ import annotations

from dataclasses import dataclass, field

from sleuth.table.outbox import Outbox
from sleuth.table.timing import Timer


@dataclass(slots=True)
class Chair:
    """A player's seat and who is in it."""

    seat: int
    person: str | None = None
    name: str = ""
    bot: str | None = None
    devices: int = 0  # with which its person is there
    stood_in: bool = False  # a bot plays until the person returns
    grace: Timer | None = None

    def facts(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "person": self.person,
            "name": self.name,
            "bot": self.bot,
            "present": self.devices > 0,
            "stood_in": self.stood_in,
        }


@dataclass(slots=True, eq=False)
class Visitor:
    """One device of one person at one table."""

    person: str
    name: str
    language: str
    seat: int | None = None
    only: int | None = None  # the seat a program's token is for, where it is for one
    outbox: Outbox = field(default_factory=Outbox)
    muted: set[str] = field(default_factory=set)
