"""A table to be tried: kept in memory, with a time that stands still until it is moved on."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable, Coroutine
from copy import deepcopy
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any

import msgspec

from sleuth.record import commitment_of
from sleuth.rules import GAMES
from sleuth.rules.dealer import SeededDealer
from sleuth.table import wire
from sleuth.table.around import Around
from sleuth.table.live import LiveTable
from sleuth.table.model import Entry, Pace, Person, Seat, TableRow, Talk
from sleuth.table.store.errors import StoreFull, Taken
from sleuth.table.visitor import Visitor

BEGAN = datetime(2026, 3, 1, 12, tzinfo=UTC)
UNHURRIED: Pace = {"kind": "live", "per_move": None, "per_player": None}
FRAMES: msgspec.json.Decoder[wire.FromTable] = msgspec.json.Decoder(wire.FromTable)


@dataclass(order=True)
class FakeTimer:
    at: datetime
    order: int
    do: Callable[[], None] = field(compare=False)
    cancelled: bool = field(default=False, compare=False)

    def cancel(self) -> None:
        self.cancelled = True


class FakeTime:
    def __init__(self) -> None:
        self.moment = BEGAN
        self.timers: list[FakeTimer] = []
        self.orders = count()

    def now(self) -> datetime:
        return self.moment

    def later(self, seconds: float, do: Callable[[], None]) -> FakeTimer:
        timer = FakeTimer(self.moment + timedelta(seconds=seconds), next(self.orders), do)
        heapq.heappush(self.timers, timer)
        return timer

    async def go_on(self, seconds: float, around: Around) -> None:
        """Let time pass, and all that is due happen in its order."""
        until = self.moment + timedelta(seconds=seconds)
        await around.finish()
        while self.timers and self.timers[0].at <= until:
            timer = heapq.heappop(self.timers)
            if not timer.cancelled:
                self.moment = max(self.moment, timer.at)
                timer.do()
                await around.finish()
        self.moment = until


class FakeBots:
    """Choose by chance, and remember what they were shown."""

    def __init__(self) -> None:
        self.shown: list[dict[str, object]] = []
        self.first: Callable[[], Coroutine[Any, Any, None]] | None = None

    async def choose(self, game: str, view: dict[str, object], legal: list[str], seed: str) -> str:
        self.shown.append(view)
        if self.first is not None:
            await self.first()
        return legal[SeededDealer(seed).below(len(legal))]


class FakeStore:
    def __init__(self) -> None:
        self.rows: dict[str, TableRow] = {}
        self.sat: dict[str, list[Seat]] = {}
        self.log: dict[str, list[Entry]] = {}
        self.said: list[Talk] = []
        self.people: dict[str, Person] = {}
        self.noted: dict[tuple[str, int], dict[str, Any]] = {}
        self.muted: set[tuple[str, str]] = set()
        self.full = False
        self.before_append: Callable[[Entry], Coroutine[Any, Any, None]] | None = None

    async def append(self, entry: Entry) -> None:
        if self.before_append is not None:
            await self.before_append(entry)
        if self.full:
            raise StoreFull
        kept = self.log.setdefault(entry.table, [])
        if any(entry.number == other.number or entry.id == other.id for other in kept):
            raise Taken
        kept.append(replace(entry))

    async def entries(self, table: str) -> list[Entry]:
        return list(self.log.get(table, []))

    async def create_table(self, row: TableRow, sat: Any) -> None:
        self.rows[row.id] = deepcopy(row)
        self.sat[row.id] = [replace(seat) for seat in sat]

    async def table(self, id: str) -> TableRow | None:
        return deepcopy(self.rows.get(id))

    async def save_table(self, id: str, **changed: Any) -> None:
        for name, value in changed.items():
            setattr(self.rows[id], name, value)

    async def seats(self, table: str) -> list[Seat]:
        return [replace(seat) for seat in self.sat[table]]

    async def save_seat(self, seat: Seat) -> None:
        self.sat[seat.table][seat.seat] = replace(seat)

    async def open_tables(self) -> list[TableRow]:
        return [deepcopy(row) for row in self.rows.values() if row.public and row.status in ("open", "playing")]

    async def tables_of(self, person: str) -> list[TableRow]:
        return [
            deepcopy(row)
            for row in self.rows.values()
            if row.host == person or any(seat.person == person for seat in self.sat[row.id])
        ]

    async def unfinished(self) -> list[TableRow]:
        return [deepcopy(row) for row in self.rows.values() if row.status == "playing"]

    async def person(self, id: str) -> Person | None:
        return self.people.get(id)

    async def add_talk(self, said: Talk) -> None:
        self.said.append(said)

    async def last_talk(self, table: str) -> int:
        return max((said.number for said in self.said if said.table == table), default=0)

    async def talk(self, table: str, limit: int) -> list[Talk]:
        return [said for said in self.said if said.table == table][-limit:]

    async def notes(self, table: str, seat: int) -> dict[str, Any]:
        return self.noted.get((table, seat), {})

    async def save_notes(self, table: str, seat: int, kept: dict[str, Any]) -> None:
        self.noted[table, seat] = kept

    async def mutes(self, person: str) -> set[str]:
        return {other for one, other in self.muted if one == person}

    async def save_mute(self, person: str, other: str, muted: bool) -> None:
        (self.muted.add if muted else self.muted.discard)((person, other))


class Client:
    """A page at the table: it keeps what it was told, and folds what changes it."""

    def __init__(self, live: LiveTable, visitor: Visitor) -> None:
        self.live = live
        self.visitor = visitor
        self.raw: list[bytes] = []
        self.frames: list[wire.FromTable] = []
        self.n = 0
        self.epoch = ""
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.log: list[dict[str, Any]] = []
        self.talk: list[dict[str, Any]] = []
        self.standing: tuple[object, ...] = ()
        self.names = count()

    def read(self) -> list[wire.FromTable]:
        """Take the frames that came since the last time."""
        came = [FRAMES.decode(raw) for raw in self.visitor.outbox.frames]
        self.raw += self.visitor.outbox.frames
        self.visitor.outbox.frames.clear()
        self.visitor.outbox.room = 1 << 20
        for frame in came:
            if isinstance(frame, wire.Welcome):
                self.be_welcomed(frame)
            elif isinstance(frame, wire.Items):
                self.fold(frame)
        self.frames += came
        return came

    def be_welcomed(self, frame: wire.Welcome) -> None:
        self.n, self.epoch, self.table, self.view = frame.n, frame.epoch, frame.table, frame.view
        self.log, self.talk = frame.log, frame.talk
        self.standing = (frame.on, frame.deciding, frame.legal, frame.may_undo)

    def fold(self, frame: wire.Items) -> None:
        for item in frame.items:
            assert item.n == self.n + 1, "a gap"
            self.n = item.n
            if item.what is not None:
                self.take(item.what)
        if frame.changes:
            self.view = {**(self.view or {}), **frame.changes}
        self.standing = (frame.on, frame.deciding, frame.legal, frame.may_undo)

    def take(self, what: dict[str, Any]) -> None:
        kind = what["type"]
        if kind == "fact":
            self.log.append(what["fact"])
        elif kind == "undo":
            del self.log[len(self.log) - what["facts"] :]
        elif kind == "table":
            self.table = what["table"]
        elif kind == "presence":
            self.table["seats"][what["seat"]] |= {"present": what["present"], "stood_in": what["stood_in"]}
        elif kind == "talk":
            self.talk.append(what)

    def knows(self) -> tuple[object, ...]:
        return (self.table, self.view, self.log, self.talk, self.standing)

    async def send(self, **message: Any) -> list[wire.FromTable]:
        await self.live.receive(self.visitor, msgspec.json.encode(message))
        return self.read()

    async def move(self, action: str, id: str = "", on: int | None = None) -> list[wire.FromTable]:
        return await self.send(
            type="move", id=id or f"m{next(self.names)}", on=self.live.on if on is None else on, action=action
        )


class Trial:
    """One table with its people, and what surrounds it."""

    def __init__(self, game: str, players: int, seed: str = "planted", **changed: Any) -> None:
        self.time = FakeTime()
        self.store = FakeStore()
        self.bots = FakeBots()
        self.around = Around(self.store, self.bots, self.time, forced_pace=0.0, bots_pace=(0.0, 0.0))
        options = GAMES[game].agree(players, changed.pop("options", {})).options
        self.row = TableRow(
            id="trialtable", game=game, players=players, options=options, aid="none", public=True, pace=UNHURRIED,
            grace=60, chat=True, team_chat=True, onlookers=True, host="p0", status="open", secret=seed,
            commitment=commitment_of(seed), rematch_of=None, created=BEGAN,
        )  # fmt: skip
        self.bot_seats: set[int] = set(changed.pop("bots", ()))
        for name, value in changed.items():
            setattr(self.row, name, value)
        self.sat = [
            Seat(self.row.id, seat, None, "recruit") if seat in self.bot_seats else Seat(self.row.id, seat, f"p{seat}")
            for seat in range(players)
        ]
        self.store.rows[self.row.id] = self.row
        self.store.sat[self.row.id] = self.sat
        self.clients: dict[str, Client] = {}

    def people(self) -> list[str]:
        return [seat.person for seat in self.sat if seat.person]

    async def sit_down(self, *onlookers: str) -> LiveTable:
        """Everyone comes, and the game begins."""
        self.live = LiveTable(self.row, self.sat, {name: name.upper() for name in self.people()}, (), self.around)
        for person in [*self.people(), *onlookers]:
            await self.come(person)
        await self.live.start()
        await self.pass_time(0)
        return self.live

    async def reopened(self) -> LiveTable:
        """The same table in another life, from what is stored."""
        row = await self.store.table(self.row.id)
        assert row is not None
        entries = await self.store.entries(row.id)
        return LiveTable(row, self.sat, {name: name.upper() for name in self.people()}, entries, self.around)

    async def come(self, person: str, language: str = "en", epoch: str = "", last: int = -1) -> Client:
        visitor = Visitor(person, person.upper(), language)
        await self.live.connect(visitor, epoch, last)
        client = Client(self.live, visitor)
        if last < 0:
            client.read()
        self.clients[person] = client
        return client

    async def pass_time(self, seconds: float) -> None:
        await self.time.go_on(seconds, self.around)
        for client in self.clients.values():
            client.read()

    def decider(self) -> Client:
        assert self.live.decider is not None
        return self.clients[f"p{self.live.decider}"]

    async def play(self, moves: int = 1000, seed: str = "moves", careful: bool = True) -> int:
        """Random legal moves of the people, until the end or so many; the careful never accuse."""
        chooser = SeededDealer(seed)
        made = 0
        while self.live.decider is not None and made < moves:
            legal = self.live.legal
            if careful:
                legal = [action for action in legal if not action.startswith("accuse")] or legal
            await self.decider().move(legal[chooser.below(len(legal))])
            await self.pass_time(0)
            made += 1
        return made


def run(scenario: Coroutine[Any, Any, None]) -> None:
    asyncio.run(scenario)


def errors(frames: list[wire.FromTable]) -> list[str]:
    return [frame.code for frame in frames if isinstance(frame, wire.Error)]


def acks(frames: list[wire.FromTable]) -> list[int]:
    return [frame.on for frame in frames if isinstance(frame, wire.Ack)]
