"""A table in memory: the game as a fold over its entries, and everyone who is told of it.

It knows nothing of sockets: visitors have outboxes. What was decided is stored before anyone hears of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import datetime
from typing import Literal

import msgspec

from sleuth.rules import GAMES
from sleuth.rules.facts import Event
from sleuth.rules.refusal import Refusal
from sleuth.table import wire
from sleuth.table.around import Around
from sleuth.table.attendance import Attendance
from sleuth.table.course import Course
from sleuth.table.model import By, Entry, Kind, Seat, TableRow, Talk
from sleuth.table.notes import read_notes
from sleuth.table.prompting import Prompter
from sleuth.table.showing import Showing
from sleuth.table.store.errors import Taken
from sleuth.table.talking import SPEAKING, Talking, in_each_language, told
from sleuth.table.telling import Telling
from sleuth.table.visitor import Chair, Visitor
from sleuth.table.wire import encode
from sleuth.words.telling import explain


class LiveTable(Telling):
    """One table, from its being opened in memory to its being let go."""

    def __init__(
        self,
        row: TableRow,
        seats: Sequence[Seat],
        names: dict[str, str],
        entries: Sequence[Entry],
        around: Around,
        said: Sequence[Talk] = (),
        last_talk: int = 0,
    ) -> None:
        super().__init__(row, seats, names, around, Talking(GAMES[row.game], row, said, last_talk))
        self.lock = asyncio.Lock()
        self.adrift = False  # whether the store may have entries that are not in the fold
        self.attendance = Attendance(self)
        self.prompter = Prompter(self)
        if row.started is not None:
            self.deal(entries)
            if row.pace["kind"] == "days":  # the clock went on while the table was not in memory
                self.prompter.went_on(entries[-1].at if entries else row.started)
        self.attendance.begin()
        self.prompter.prompt()

    # The game

    def deal(self, entries: Sequence[Entry]) -> None:
        """Set the game up and make again what was decided."""
        self.course = Course(self.game, self.game.agree(self.row.players, self.row.options), self.row.secret)
        for entry in entries:
            self.course.add(entry)
        self.showing = Showing(self.course.match)
        self.look()

    def look(self) -> None:
        """Who decides now, and what may be decided."""
        assert self.course is not None
        state = self.course.match.state
        player = int(state.acting())
        if player < 0:
            self.decider, self.legal, self.legal_told = None, [], b"null"
            return
        self.decider = player
        self.legal = [self.game.format(action) for action in state.legal()]
        self.legal_told = encode(self.legal)

    def chair_of(self, seat: int | None) -> Chair | None:
        return None if seat is None else self.chairs[seat]

    def seat_of(self, person: str) -> int | None:
        return next((chair.seat for chair in self.chairs if chair.person == person), None)

    def place_of(self, visitor: Visitor) -> int | None:
        """The seat a device acts for; a token for one seat sees and does nothing of another."""
        seat = self.seat_of(visitor.person)
        return seat if visitor.only in (None, seat) else None

    # Decisions

    async def decide(self, visitor: Visitor, message: wire.Move | wire.Undo) -> None:
        """A person's decision: made once however often it is sent, acknowledged each time."""
        if visitor.seat is None:
            raise Refusal("not-your-turn", "table-onlooker")
        key = f"{visitor.seat}.{message.id}"
        async with self.lock:
            if self.adrift:
                await self.catch_up()
            made = self.number_of(key)
            if made:
                visitor.outbox.put(encode(wire.Ack(message.id, made)))
                return
            if isinstance(message, wire.Undo):
                entry = self.entry(visitor.seat, message.on, "undo", "", key, "person", visitor.person)
            else:
                entry = self.entry(visitor.seat, message.on, "move", message.action, key, "person", visitor.person)
            if await self.keep(entry):
                visitor.outbox.put(encode(wire.Ack(message.id, entry.number)))
                self.add(entry)
            else:
                visitor.outbox.put(encode(wire.Ack(message.id, self.number_of(key))))
        if self.row.status == "over":
            await self.save_end()

    async def decide_for(self, player: int, on: int, action: str, by: By) -> None:
        """What a bot, a stand-in or the table itself decides."""
        async with self.lock:
            if self.adrift:
                await self.catch_up()
            entry = self.entry(player, on, "move", action, f"~{on + 1}", by, None)
            if await self.keep(entry):
                self.add(entry)
        if self.row.status == "over":
            await self.save_end()

    def entry(self, player: int, on: int, kind: Kind, action: str, key: str, by: By, person: str | None) -> Entry:
        """What is to be stored, or the refusal; nothing has changed yet."""
        course = self.course
        if course is None or self.row.status != "playing":
            raise Refusal("not-playing", "table-not-playing")
        if on != course.entries:
            raise Refusal("stale", "table-stale")
        now = self.around.time.now()
        seat = player
        if kind == "undo":
            if not course.may_undo(player):
                raise Refusal("no-undo", "table-no-undo")
        else:
            if self.decider != player:
                raise Refusal("not-your-turn", "table-not-your-turn")
            state = course.match.state
            refusal = state.verify(self.game.parse(action))
            if refusal is not None:
                raise refusal
            seat = int(state.deciding())
        spent = max(0.0, (now - self.prompter.asked_at).total_seconds()) if kind == "move" else 0.0
        return Entry(self.row.id, course.entries + 1, kind, seat, action, key, by, person, now, round(spent, 3))

    async def keep(self, entry: Entry) -> bool:
        """Store it; False when it was stored and made already.

        If it is not known whether that worked, the fold is made whole before the next decision.
        """
        try:
            await self.around.store.append(entry)
        except Taken:
            await self.catch_up()
            if not self.number_of(entry.id):
                raise Refusal("stale", "table-stale") from None
            return False
        except Refusal:
            raise
        except BaseException:
            self.adrift = True
            raise
        return True

    def number_of(self, key: str) -> int:
        """The number of the decision of this id; 0 if there is none."""
        return 0 if self.course is None else self.course.numbers.get(key, 0)

    async def catch_up(self) -> None:
        """Make what is stored but was not made here."""
        for entry in await self.around.store.entries(self.row.id):
            if entry.number > self.on:
                self.add(entry)
        self.adrift = False

    def add(self, entry: Entry) -> None:
        """Make what was stored, and tell it."""
        course = self.course
        assert course is not None
        facts = len(course.match.log)
        told = course.add(entry)
        self.look()
        items = [self.items.fact(event) for event in told]
        if entry.kind == "undo":
            items.append(self.items.open({"type": "undo", "seat": entry.seat, "facts": facts - len(course.match.log)}))
        if self.decider is None and self.row.status == "playing":
            self.end(entry.at)
            items.append(self.items.open({"type": "table", "table": self.facts()}))
        self.prompter.prompt()
        self.tell(items, self.changes(told, everything=entry.kind == "undo"))

    def changes(self, told: list[Event], everything: bool = False) -> dict[int | None, bytes]:
        assert self.course is not None
        assert self.showing is not None
        return self.showing.changes(self.course.match, told, everything)

    # Beginning and end

    async def start(self) -> None:
        """Deal. The cards depend on nothing but the secret that was drawn when the table was made."""
        async with self.lock:
            if self.row.status != "open":
                raise Refusal("not-open", "table-not-open")
            if any(chair.person is None and chair.bot is None for chair in self.chairs):
                raise Refusal("not-open", "table-free-seats")
            now = self.around.time.now()
            await self.around.store.save_table(self.row.id, status="playing", started=now)
            self.row.status, self.row.started = "playing", now
            self.deal(())
            assert self.course is not None
            for chair in self.chairs:
                self.attendance.wait_for(chair)
            self.prompter.prompt()
            items = [self.items.open({"type": "table", "table": self.facts()})]
            items += [self.items.fact(event) for event in self.course.match.log]
            self.tell(items, self.changes([], everything=True))

    def end(self, at: datetime) -> None:
        assert self.course is not None
        self.row.status, self.row.ended = "over", at
        self.row.winners = self.course.match.state.winners()
        self.attendance.stop()

    async def save_end(self) -> None:
        row = self.row
        await self.around.store.save_table(row.id, status="over", ended=row.ended, winners=row.winners)

    async def close(self) -> None:
        """A table that everyone has left is closed by rule."""
        async with self.lock:
            if self.row.status in ("open", "playing") and not self.attendance.somebody():
                await self.change(status="closed")

    async def resume(self, person: str) -> None:
        """One of its people opens it again."""
        async with self.lock:
            if self.row.status != "closed":
                return
            if self.seat_of(person) is None and self.row.host != person:
                raise Refusal("not-yours", "table-not-seated")
            await self.change(status="open" if self.row.started is None else "playing")
            for chair in self.chairs:
                self.attendance.wait_for(chair)

    async def change(self, **changed: str | bool) -> None:
        """Change something of the table itself, store it and tell it."""
        await self.around.store.save_table(self.row.id, **changed)
        for name, value in changed.items():
            setattr(self.row, name, value)
        self.prompter.prompt()
        self.attendance.watch()
        self.tell_table()

    # Seats

    async def seat(self, seat: int, person: str | None, name: str = "", bot: str | None = None) -> None:
        """Put a person, a bot or nobody into a seat, store it and tell it."""
        await self.around.store.save_seat(Seat(self.row.id, seat, person, bot))
        chair = self.chairs[seat]
        left = chair.person
        if chair.grace is not None:
            chair.grace.cancel()
        self.chairs[seat] = Chair(seat, person, name if person else "", bot)
        moved = [visitor for visitor in self.visitors if visitor.person in (left, person)]
        for visitor in moved:
            visitor.seat = self.place_of(visitor)
        self.chairs[seat].devices = sum(1 for visitor in moved if visitor.seat == seat)
        self.attendance.wait_for(self.chairs[seat])
        self.attendance.watch()
        self.prompter.prompt()
        self.tell_table()
        for visitor in moved:
            await self.welcome(visitor)

    # Visitors

    async def connect(self, visitor: Visitor, epoch: str = "", last: int = -1) -> None:
        """Someone comes, or comes back and gets what was missed."""
        visitor.seat = self.place_of(visitor)
        if visitor.seat is None and not self.may_look_on(visitor):
            raise Refusal("no-onlookers", "table-no-onlookers")
        if self.row.status == "closed" and self.row.started is None:
            async with self.lock:
                await self.change(status="open")  # nothing had begun: whoever was invited may still come
        visitor.muted = set(await self.around.store.mutes(visitor.person))
        notes = await self.notes_of(visitor)
        # From here on nothing waits, so that nothing is missed.
        visitor.seat = self.place_of(visitor)
        self.attendance.let_in(visitor)
        missed = self.items.after(last) if epoch == self.epoch_of(visitor) else None
        if missed is None:
            visitor.outbox.put(self.welcome_of(visitor, notes))
        else:
            visitor.outbox.put(self.frame(visitor, missed, self.whole_view(visitor.seat)))
        self.visitors.add(visitor)
        self.attendance.came(visitor)
        self.prompter.prompt()

    def may_look_on(self, visitor: Visitor) -> bool:
        return self.row.onlookers or self.row.status == "open" or visitor.person == self.row.host

    async def welcome(self, visitor: Visitor) -> None:
        notes = await self.notes_of(visitor)
        visitor.outbox.put(self.welcome_of(visitor, notes))

    async def notes_of(self, visitor: Visitor) -> dict[str, object] | None:
        return None if visitor.seat is None else dict(await self.around.store.notes(self.row.id, visitor.seat))

    async def receive(self, visitor: Visitor, raw: bytes | str) -> None:
        """Something a visitor's device says; whatever is wrong with it is answered."""
        asked = ""
        try:
            message = wire.READ.decode(raw)
            asked = getattr(message, "id", "")
            await self.obey(visitor, message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.refuse(visitor, asked, Refusal("bad-message", "table-message"))
        except Refusal as refusal:
            self.refuse(visitor, asked, refusal)

    async def obey(self, visitor: Visitor, message: wire.FromClient) -> None:
        if isinstance(message, wire.Move | wire.Undo):
            await self.decide(visitor, message)
        elif isinstance(message, wire.Say):
            to: Literal["table", "team"] = "team" if message.to == "team" else "table"
            await self.say(visitor, message.id, message.text, to, None)
        elif isinstance(message, wire.Phrase):
            await self.say(visitor, message.id, "", "table", message.phrase)
        elif isinstance(message, wire.Note):
            await self.note(visitor, message)
        elif isinstance(message, wire.Mute):
            await self.around.store.save_mute(visitor.person, message.person, message.muted)
            for device in self.devices_of(visitor.person):
                (device.muted.add if message.muted else device.muted.discard)(message.person)
        else:
            visitor.outbox.put(encode(wire.Pong()))

    def refuse(self, visitor: Visitor, id: str, refusal: Refusal) -> None:
        why = explain(SPEAKING[visitor.language], self.row.game, refusal)
        visitor.outbox.put(encode(wire.Error(id, refusal.code, refusal.clause, why, self.on)))

    def devices_of(self, person: str) -> list[Visitor]:
        return [visitor for visitor in self.visitors if visitor.person == person]

    async def say(self, visitor: Visitor, id: str, text: str, to: Literal["table", "team"], phrase: str | None) -> None:
        said = self.talking.compose(visitor, text, to, phrase, self.around.time.now())
        await self.around.store.add_talk(said)
        self.talking.keep(said)
        visitor.outbox.put(encode(wire.Ack(id, self.on)))
        worded = in_each_language(said)
        item = self.items.said(told(said, "en"), said.person, self.talking.audience(said), worded)
        self.tell([item])

    async def note(self, visitor: Visitor, message: wire.Note) -> None:
        if visitor.seat is None:
            raise Refusal("not-yours", "table-not-seated")
        notes = read_notes(self.row.game, self.row.players, message.notes)
        await self.around.store.save_notes(self.row.id, visitor.seat, notes)
        visitor.outbox.put(encode(wire.Ack(message.id, self.on)))
        for device in self.devices_of(visitor.person):
            if device is not visitor:
                device.outbox.put(encode(wire.Notes(notes)))

    def stop(self, why: str) -> None:
        """Let the table go from memory; whoever is there is told to come back."""
        self.prompter.stop()
        self.attendance.stop()
        for visitor in self.visitors:
            visitor.outbox.close(why)
        self.visitors.clear()
