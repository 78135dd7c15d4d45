"""The house: all its tables. One is opened in memory when someone comes, and let go when nobody needs it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from datetime import timedelta
from secrets import choice, token_urlsafe
from typing import Any, Final

from sleuth.record import Record, commitment_of
from sleuth.rules import GAMES
from sleuth.rules.refusal import Refusal, shortly
from sleuth.table.around import Around
from sleuth.table.live import LiveTable
from sleuth.table.model import Aid, Pace, Person, Seat, TableRow
from sleuth.table.recording import record_for_seat, record_of_table
from sleuth.table.telling import STAND_IN, teams_of
from sleuth.table.timing import Timer, seconds_left
from sleuth.table.visitor import Chair, Visitor

LETTERS: Final = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789"
LEVELS: Final = (STAND_IN,)
LINGER: Final = 60.0  # seconds a table stays in memory when nobody is there and nothing goes on
TALK: Final = 100


@dataclass(slots=True)
class Wish:
    """What someone wants of a new table."""

    game: str
    players: int
    options: dict[str, Any]
    pace: Pace
    aid: Aid = "none"
    public: bool = True
    grace: int = 60
    chat: bool = True
    team_chat: bool = True
    onlookers: bool = True


class House:
    """Opens, lists and closes tables, and sees who may change what at them."""

    def __init__(self, around: Around) -> None:
        self.around = around
        self.store = around.store
        self.tables: dict[str, LiveTable] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.alarms: dict[str, Timer] = {}

    # Tables in memory

    async def begin(self) -> None:
        """At start nothing is opened; games over days are looked after when their time is out."""
        for row in await self.store.unfinished():
            if row.pace["kind"] == "days":
                await self.wait_for_deadline(row)

    async def wait_for_deadline(self, row: TableRow) -> None:
        entries = await self.store.entries(row.id)
        since = entries[-1].at if entries else row.started or row.created
        limit = seconds_left(row.pace, 0.0)
        assert limit is not None
        seconds = (since + timedelta(seconds=limit) - self.around.time.now()).total_seconds()
        self.ring_in(row.id, max(0.0, seconds))

    def ring_in(self, id: str, seconds: float) -> None:
        """Open a table later, whoever is there."""
        if id in self.alarms:
            self.alarms.pop(id).cancel()
        self.alarms[id] = self.around.time.later(seconds, lambda: self.around.start(self.look_after(id)))

    async def look_after(self, id: str) -> None:
        self.alarms.pop(id, None)
        await self.table(id)

    async def table(self, id: str) -> LiveTable:
        """The live table, opened from the store if it was not in memory."""
        found = self.tables.get(id)
        if found is not None:
            return found
        lock = self.opening.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                return self.tables.get(id) or await self.open(id)
        finally:
            self.opening.pop(id, None)

    async def open(self, id: str) -> LiveTable:
        row = await self.store.table(id)
        if row is None:
            raise Refusal("no-table", "table-none", "", {"table": shortly(id)})
        seats = await self.store.seats(id)
        names = await self.names({seat.person for seat in seats if seat.person})
        entries = await self.store.entries(id)
        said = await self.store.talk(id, TALK)
        live = LiveTable(row, seats, names, entries, self.around, said, await self.store.last_talk(id))
        if live.course is not None and live.decider is None and row.status == "playing":
            live.end(entries[-1].at)  # the server ended between the last move and the end
            await live.save_end()
        self.tables[id] = live
        self.linger(id)
        return live

    async def names(self, people: set[str]) -> dict[str, str]:
        found = [await self.store.person(person) for person in people]
        return {person.id: person.name for person in found if person is not None}

    def linger(self, id: str) -> None:
        self.around.time.later(LINGER, lambda: self.let_go(id))

    def let_go(self, id: str) -> None:
        """Forget a table at which nobody is and nothing goes on; it stays in the store."""
        live = self.tables.get(id)
        if live is None:
            return
        goes_on = live.row.status in ("open", "playing") and live.attendance.is_live()
        if live.visitors or goes_on or live.prompter.next is not None or live.lock.locked():
            self.linger(id)
            return
        del self.tables[id]
        live.stop("idle")
        if live.row.status == "playing" and live.decider is not None:
            self.around.start(self.wait_for_deadline(live.row))

    async def stop(self) -> None:
        """Moves under way are finished, and everyone is told to come back."""
        for timer in self.alarms.values():
            timer.cancel()
        for live in list(self.tables.values()):
            live.stop("restart")
        await self.around.finish()
        self.tables.clear()

    # Visits

    async def connect(
        self, id: str, person: Person, language: str, epoch: str = "", last: int = -1
    ) -> tuple[LiveTable, Visitor]:
        """One more device of a person at a table."""
        live = await self.table(id)
        visitor = Visitor(person.id, person.name, language)
        await live.connect(visitor, epoch, last)
        return live, visitor

    # What people do with tables

    async def create(self, person: Person, wish: Wish, rematch_of: str | None = None) -> LiveTable:
        """A new table; its secret is drawn, and committed to, before anyone sits."""
        game = GAMES.get(wish.game)
        if game is None:
            raise Refusal("unknown-game", "table-game", "", {"game": shortly(wish.game)})
        setup = game.agree(wish.players, wish.options)
        secret = token_urlsafe(32)
        row = TableRow(
            id="".join(choice(LETTERS) for _ in range(10)),
            game=wish.game,
            players=int(setup.players),
            options=setup.options,
            aid=wish.aid,
            public=wish.public,
            pace=wish.pace,
            grace=wish.grace,
            chat=wish.chat,
            team_chat=wish.team_chat,
            onlookers=wish.onlookers,
            host=person.id,
            status="open",
            secret=secret,
            commitment=commitment_of(secret),
            rematch_of=rematch_of,
            created=self.around.time.now(),
        )
        await self.store.create_table(row, [Seat(row.id, seat) for seat in range(row.players)])
        return await self.table(row.id)

    async def sit(self, id: str, person: Person, seat: int) -> LiveTable:
        live = await self.table(id)
        async with live.lock:
            if live.row.status != "open":
                raise Refusal("not-open", "table-not-open")
            chair = chair_at(live, seat)
            before = live.seat_of(person.id)
            if before == seat:
                return live
            if chair.person is not None or chair.bot is not None:
                raise Refusal("taken", "table-seat-taken", "", {"seat": seat})
            if before is not None:
                await live.seat(before, None)
            await live.seat(seat, person.id, person.name)
        return live

    async def leave(self, id: str, person: Person) -> LiveTable:
        """Leave one's seat; in a game a bot plays on."""
        live = await self.table(id)
        async with live.lock:
            seat = live.seat_of(person.id)
            if seat is None:
                raise Refusal("not-yours", "table-not-seated")
            await live.seat(seat, None, bot=STAND_IN if live.row.status in ("playing", "closed") else None)
            if live.row.host == person.id:
                others = [chair.person for chair in live.chairs if chair.person]
                if others:
                    await live.change(host=others[0])
        return live

    async def set_bot(self, id: str, person: Person, seat: int, level: str | None) -> LiveTable:
        """The host puts a bot into a seat, or sends one or a person away (None)."""
        live = await self.hosted(id, person)
        async with live.lock:
            if live.row.status != "open":
                raise Refusal("not-open", "table-not-open")
            if level is not None and level not in LEVELS:
                raise Refusal("bad-level", "table-level", "", {"level": shortly(level), "known": ", ".join(LEVELS)})
            chair = chair_at(live, seat)
            if chair.person is not None and level is not None:
                raise Refusal("taken", "table-seat-taken", "", {"seat": seat})
            await live.seat(seat, None, bot=level)
        return live

    async def start(self, id: str, person: Person) -> LiveTable:
        live = await self.hosted(id, person)
        await live.start()
        return live

    async def set_chat(self, id: str, person: Person, chat: bool) -> LiveTable:
        live = await self.hosted(id, person)
        async with live.lock:
            await live.change(chat=chat)
        return live

    async def pass_host(self, id: str, person: Person, other: str) -> LiveTable:
        live = await self.hosted(id, person)
        async with live.lock:
            if live.seat_of(other) is None:
                raise Refusal("not-yours", "table-not-seated")
            await live.change(host=other)
        return live

    async def resume(self, id: str, person: Person) -> LiveTable:
        live = await self.table(id)
        await live.resume(person.id)
        return live

    async def rematch(self, id: str, person: Person) -> LiveTable:
        """A new table like one that is over, with the same people and bots in the same seats."""
        old = await self.table(id)
        if old.row.status != "over":
            raise Refusal("not-over", "table-not-over")
        if old.seat_of(person.id) is None and old.row.host != person.id:
            raise Refusal("not-yours", "table-not-seated")
        row = old.row
        wish = Wish(
            row.game, row.players, row.options, row.pace, row.aid, row.public,
            row.grace, row.chat, row.team_chat, row.onlookers,
        )  # fmt: skip
        live = await self.create(person, wish, rematch_of=id)
        async with live.lock:
            for chair in old.chairs:
                await live.seat(chair.seat, chair.person, chair.name, chair.bot)
        old.tell([old.items.open({"type": "rematch", "table": live.row.id})])
        return live

    async def hosted(self, id: str, person: Person) -> LiveTable:
        live = await self.table(id)
        if live.row.host != person.id:
            raise Refusal("not-host", "table-not-host")
        return live

    # Lists

    async def lobby(self) -> list[dict[str, object]]:
        """Public tables that are open or playing."""
        return [await self.line(row) for row in await self.store.open_tables()]

    async def mine(self, person: str) -> list[dict[str, object]]:
        """A person's tables, those first at which it is their turn."""
        lines = [await self.line(row, person) for row in await self.store.tables_of(person)]
        return sorted(lines, key=lambda line: not line["my_turn"])

    async def line(self, row: TableRow, person: str | None = None) -> dict[str, object]:
        """A table in a list. Games under way are opened if it must be known whose turn it is."""
        seats = await self.store.seats(row.id)
        names = await self.names({seat.person for seat in seats if seat.person})
        turn: int | None = None
        if row.status == "playing" and (person is not None or row.id in self.tables):
            turn = (await self.table(row.id)).decider
        mine = next((seat.seat for seat in seats if person is not None and seat.person == person), None)
        return {
            "id": row.id,
            "game": row.game,
            "players": row.players,
            "options": row.options,
            "aid": row.aid,
            "pace": row.pace,
            "status": row.status,
            "onlookers": row.onlookers,
            "created": row.created.timestamp(),
            "teams": teams_of(row),
            "seats": [{"seat": s.seat, "name": names.get(s.person or ""), "bot": s.bot} for s in seats],
            "seat": mine,
            "turn": turn,
            "my_turn": turn is not None and turn == mine,
        }

    # Records

    async def record(self, id: str, person: str | None) -> Record:
        """The whole record of a game that is over; before that, one's own view of it."""
        live = await self.table(id)
        if live.course is None:
            raise Refusal("not-playing", "table-not-playing")
        row = live.row
        entries = await self.store.entries(id)
        names = [one_line(chair.name) or f"bot {chair.seat}" for chair in live.chairs]
        whole = record_of_table(row, names, entries)
        seat = None if person is None else live.seat_of(person)
        if seat is None:
            if row.status != "over":
                raise Refusal("not-over", "table-record-later")
            return whole
        return record_for_seat(whole, seat, await self.store.notes(id, seat))


def chair_at(live: LiveTable, seat: int) -> Chair:
    if not 0 <= seat < len(live.chairs):
        raise Refusal("no-seat", "table-no-seat", "", {"seat": seat})
    return live.chairs[seat]


def one_line(name: str) -> str:
    """A name as it can stand in a record."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())
