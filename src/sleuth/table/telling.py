"""How a table is told: to each reader what may be known, put together once for all who see the same."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_urlsafe
from typing import TYPE_CHECKING, Final

from sleuth.rules import GAMES
from sleuth.table.around import Around
from sleuth.table.course import Course
from sleuth.table.items import Item, Items
from sleuth.table.model import Seat, TableRow
from sleuth.table.showing import Showing
from sleuth.table.talking import Talking
from sleuth.table.visitor import Chair, Visitor
from sleuth.table.wire import encode

if TYPE_CHECKING:
    from sleuth.table.attendance import Attendance
    from sleuth.table.prompting import Prompter

STAND_IN: Final = "recruit"
NOTHING_NEW: Final[dict[int | None, bytes]] = {}
YES_NO: Final = (b"false", b"true")


class Telling:
    """What there is to tell of a table, and to whom."""

    attendance: Attendance
    prompter: Prompter

    def __init__(
        self, row: TableRow, seats: Sequence[Seat], names: dict[str, str], around: Around, talking: Talking
    ) -> None:
        self.row = row
        self.around = around
        self.game = GAMES[row.game]
        self.chairs = [Chair(seat.seat, seat.person, names.get(seat.person or "", ""), seat.bot) for seat in seats]
        self.life = token_urlsafe(6)
        self.items = Items()
        self.visitors: set[Visitor] = set()
        self.course: Course | None = None
        self.showing: Showing | None = None
        self.decider: int | None = None  # the player who decides, also for a ghost
        self.legal: list[str] = []
        self.legal_told = b"null"
        self.talking = talking

    @property
    def on(self) -> int:
        return 0 if self.course is None else self.course.entries

    def tell_table(self) -> None:
        self.tell([self.items.open({"type": "table", "table": self.facts()})])

    def tell_presence(self, chair: Chair) -> None:
        present = {"seat": chair.seat, "present": chair.devices > 0, "stood_in": chair.stood_in}
        self.tell([self.items.open({"type": "presence", **present})])

    def tell(self, items: list[Item], changes: dict[int | None, bytes] = NOTHING_NEW) -> None:
        """One frame to everyone; the same for all who see the same, and put together once."""
        alike = not any(item.speaker for item in items)
        made: dict[int | None, bytes] = {}
        slow: list[Visitor] = []
        for visitor in self.visitors:
            frame = made.get(visitor.seat) if alike else None
            if frame is None:
                frame = made[visitor.seat] = self.frame(visitor, items, changes.get(visitor.seat, b""))
            if not visitor.outbox.put(frame):
                slow.append(visitor)
        for visitor in slow:
            self.disconnect(visitor)

    def frame(self, visitor: Visitor, items: list[Item], changes: bytes) -> bytes:
        seat = visitor.seat
        seen = b",".join([item.seen_by(seat, visitor.language, visitor.muted) for item in items])
        return b'{"type":"items","items":[%b],"changes":{%b},%b}' % (seen, changes, self.standing(seat))

    def standing(self, seat: int | None) -> bytes:
        """How the game stands for a seat, as the inside of an object."""
        deciding = mine = undo = False
        if self.course is not None:
            deciding = self.decider is not None
            mine = deciding and seat == self.decider and self.row.status == "playing"
            undo = seat is not None and self.course.may_undo(seat) and self.row.status == "playing"
        clock = self.prompter.clock() if deciding and self.has_clock() else None
        return b'"on":%d,"deciding":%b,"legal":%b,"may_undo":%b,"clock":%b' % (
            self.on,
            b"%d" % int(self.course.match.state.deciding()) if deciding and self.course is not None else b"null",
            self.legal_told if mine else b"null",
            YES_NO[undo],
            encode(clock) if clock else b"null",
        )

    def has_clock(self) -> bool:
        pace = self.row.pace
        return pace["kind"] == "days" or pace["per_move"] is not None or pace["per_player"] is not None

    def epoch_of(self, visitor: Visitor) -> str:
        """One life of the table in memory, as one seat was told it."""
        return f"{self.life}.{'o' if visitor.seat is None else visitor.seat}"

    def whole_view(self, seat: int | None) -> bytes:
        view = self.view(seat)
        return b"" if view is None else encode(view)[1:-1]

    def view(self, seat: int | None) -> dict[str, object] | None:
        """All a seat may see, but for the log."""
        if self.course is None:
            return None
        view = self.course.match.view(seat)
        del view["log"]
        return view

    def welcome_of(self, visitor: Visitor, notes: dict[str, object] | None) -> bytes:
        seat = visitor.seat
        parts = {
            "epoch": self.epoch_of(visitor),
            "n": self.items.n,
            "table": self.facts(),
            "seat": seat,
            "view": self.view(seat),
            "log": [] if self.course is None else self.course.match.log_of(seat),
            "talk": self.talking.heard_by(visitor),
            "notes": notes,
            "muted": sorted(visitor.muted),
        }
        return b'{"type":"welcome",%b,%b}' % (encode(parts)[1:-1], self.standing(seat))

    def facts(self) -> dict[str, object]:
        """What everyone may know of the table; the secret only when all is over."""
        row = self.row
        over = row.status == "over"
        return {
            "id": row.id,
            "game": row.game,
            "players": row.players,
            "options": row.options,
            "aid": row.aid,
            "public": row.public,
            "pace": row.pace,
            "grace": row.grace,
            "chat": row.chat,
            "team_chat": row.team_chat,
            "onlookers": row.onlookers,
            "host": row.host,
            "status": row.status,
            "commitment": row.commitment,
            "secret": row.secret if over else None,
            "winners": row.winners if over else None,
            "rematch_of": row.rematch_of,
            "stand_in": STAND_IN,
            "teams": teams_of(row),
            "seats": [chair.facts() for chair in self.chairs],
        }

    def disconnect(self, visitor: Visitor) -> None:
        """Someone goes, or was too slow."""
        if visitor in self.visitors:
            self.visitors.discard(visitor)
            self.attendance.went(visitor)
            if not self.attendance.somebody():
                self.prompter.prompt()


def teams_of(row: TableRow) -> list[list[int]] | None:
    """Who sits with whom, ghosts included (C6, C7)."""
    if not GAMES[row.game].teams:
        return None
    seats = row.players + row.players % 2
    return [[seat, seat + seats // 2] for seat in range(seats // 2)]
