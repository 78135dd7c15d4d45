"""Who is at a table: presence, grace, stand-ins, and tables that everyone has left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sleuth.rules.refusal import Refusal
from sleuth.table.timing import Timer
from sleuth.table.visitor import Chair, Visitor

if TYPE_CHECKING:
    from sleuth.table.live import LiveTable


MOST_DEVICES: Final = 8  # of a person in a seat


class Attendance:
    """Keeps the chairs of those who are away."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.abandoned: Timer | None = None

    def is_live(self) -> bool:
        return self.table.row.pace["kind"] == "live"

    def somebody(self) -> bool:
        """Whether anyone is there for whom the game should go on. Games over days wait for nobody."""
        table = self.table
        if not self.is_live():
            return True
        awaited = False
        for chair in table.chairs:
            if chair.person:
                if chair.devices:
                    return True
                awaited = True
        return not awaited and bool(table.visitors)

    def begin(self) -> None:
        """At first nobody is there."""
        for chair in self.table.chairs:
            self.wait_for(chair)
        self.watch()

    def let_in(self, visitor: Visitor) -> None:
        """Refuse one device too many in a seat."""
        chair = self.table.chair_of(visitor.seat)
        if chair is not None and chair.devices >= MOST_DEVICES:
            raise Refusal("too-many", "table-devices", "", {"most": MOST_DEVICES})

    def came(self, visitor: Visitor) -> None:
        chair = self.table.chair_of(visitor.seat)
        if chair is not None:
            chair.devices += 1
            if chair.grace is not None:
                chair.grace.cancel()
                chair.grace = None
            if chair.devices == 1:
                chair.stood_in = False
                self.table.tell_presence(chair)
        self.watch()

    def went(self, visitor: Visitor) -> None:
        chair = self.table.chair_of(visitor.seat)
        if chair is not None and chair.devices:
            chair.devices -= 1
            if not chair.devices:
                self.table.tell_presence(chair)
                self.wait_for(chair)
        self.watch()

    def wait_for(self, chair: Chair) -> None:
        """Keep a chair for its grace time; then a bot stands in."""
        if chair.person is None or chair.devices or chair.stood_in or chair.grace is not None:
            return
        if self.is_live() and self.table.row.status == "playing":
            chair.grace = self.table.around.time.later(self.table.row.grace, lambda: self.stand_in(chair))

    def stand_in(self, chair: Chair) -> None:
        chair.grace = None
        if chair.person is not None and not chair.devices and self.table.row.status == "playing":
            chair.stood_in = True
            self.table.tell_presence(chair)
            self.table.prompter.prompt()

    def watch(self) -> None:
        """A live table at which nobody is for a while is closed."""
        wanted = self.is_live() and self.table.row.status in ("open", "playing") and not self.somebody()
        if wanted and self.abandoned is None:
            self.abandoned = self.table.around.time.later(self.table.around.abandon, self.close)
        elif not wanted and self.abandoned is not None:
            self.abandoned.cancel()
            self.abandoned = None

    def close(self) -> None:
        self.abandoned = None
        self.table.around.start(self.table.close())

    def stop(self) -> None:
        for timer in (self.abandoned, *(chair.grace for chair in self.table.chairs)):
            if timer is not None:
                timer.cancel()
        self.abandoned = None
        for chair in self.table.chairs:
            chair.grace = None
