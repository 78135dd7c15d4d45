"""The store: what is kept is written through one writer and read back as it was."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Final, Self, TypeVar

from sqlalchemy import (
    ColumnElement,
    Executable,
    RowMapping,
    Select,
    Table,
    and_,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncEngine

from sleuth.table.model import Entry, Person, Seat, TableRow, Talk, Token
from sleuth.table.store.engines import (
    file_engine,
    is_sqlite,
    migrate,
    reading_engine,
    server_engine,
    snapshot_engine,
    url_of,
)
from sleuth.table.store.schema import entries, mutes, notes, people, seats, tables, talk, tokens
from sleuth.table.store.writer import Change, File, Server, Writer

Kept = TypeVar("Kept", Person, TableRow, Seat, Entry, Talk, Token)

FORGOTTEN: Final = "—"  # the name of those who had their data deleted

ADD: Final = {table: insert(table) for table in (people, tables, seats, entries, talk, notes, mutes, tokens)}
NAMES: Final = {
    kind: tuple(field.name for field in fields(kind)) for kind in (Person, TableRow, Seat, Entry, Talk, Token)
}


class Store:
    def __init__(self, reading: AsyncEngine, snapshots: AsyncEngine, writer: Writer) -> None:
        self.reading = reading
        self.snapshots = snapshots
        self.writer = writer

    @classmethod
    async def open(cls, database: str) -> Self:
        """Open `sqlite:///file` or `postgresql://…`, and bring it up to date."""
        url = url_of(database)
        writer = Writer(File(file_engine(url)) if is_sqlite(url) else Server(server_engine(url)))
        store = cls(reading_engine(url), snapshot_engine(url), writer)
        try:
            await writer.database.do(migrate)
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Store what was asked for, then let go of the database."""
        await self.writer.close()
        await self.reading.dispose()
        await self.snapshots.dispose()

    # Games

    async def append(self, entry: Entry) -> None:
        """Store what was decided; done when it is committed. Taken if the number or the id is there already."""
        await self.writer.write((ADD[entries], values_of(entry)))

    async def entries(self, table: str) -> list[Entry]:
        return await self.all(Entry, select(entries).where(entries.c.table == table).order_by(entries.c.number))

    # Tables

    async def create_table(self, row: TableRow, sat: Sequence[Seat]) -> None:
        await self.writer.write((ADD[tables], values_of(row)), *((ADD[seats], values_of(seat)) for seat in sat))

    async def table(self, id: str) -> TableRow | None:
        return await self.one(TableRow, select(tables).where(tables.c.id == id))

    async def save_table(self, id: str, **changed: object) -> None:
        await self.writer.write((update(tables).where(tables.c.id == id).values(changed), {}))

    async def seats(self, table: str) -> list[Seat]:
        return await self.all(Seat, select(seats).where(seats.c.table == table).order_by(seats.c.seat))

    async def save_seat(self, seat: Seat) -> None:
        here = and_(seats.c.table == seat.table, seats.c.seat == seat.seat)
        await self.writer.write((update(seats).where(here).values(person=seat.person, bot=seat.bot), {}))

    async def open_tables(self) -> list[TableRow]:
        """Public tables at which one may sit down or look on."""
        shown = tables.c.public, tables.c.status.in_(("open", "playing"))
        return await self.all(TableRow, select(tables).where(*shown).order_by(tables.c.created.desc()))

    async def tables_of(self, person: str) -> list[TableRow]:
        """The tables someone sits at or is host of, the newest first."""
        theirs = or_(tables.c.host == person, tables.c.id.in_(sat_at(person)))
        return await self.all(TableRow, select(tables).where(theirs).order_by(tables.c.created.desc()))

    async def unfinished(self) -> list[TableRow]:
        """The games that go on when the server starts."""
        return await self.all(TableRow, select(tables).where(tables.c.status == "playing").order_by(tables.c.created))

    async def finished(self, person: str, limit: int) -> list[TableRow]:
        """The games someone has played to the end, the latest first."""
        theirs = tables.c.status == "over", tables.c.id.in_(sat_at(person))
        return await self.all(TableRow, select(tables).where(*theirs).order_by(tables.c.ended.desc()).limit(limit))

    # People

    async def add_person(self, person: Person) -> None:
        await self.writer.write((ADD[people], values_of(person) | {"folded": folded(person.name)}))

    async def person(self, id: str) -> Person | None:
        return await self.one(Person, select(people).where(people.c.id == id))

    async def person_named(self, name: str) -> Person | None:
        """Who signs in by this name: the one of that name who has a password."""
        wanted = people.c.folded == folded(name), people.c.password.is_not(None)
        return await self.one(Person, select(people).where(*wanted))

    async def save_person(self, id: str, **changed: object) -> None:
        """Taken if someone else with a password has the name."""
        if "name" in changed:
            changed["folded"] = folded(str(changed["name"]))
        await self.writer.write((update(people).where(people.c.id == id).values(changed), {}))

    async def forget_person(self, id: str) -> None:
        """Remove the name and all words of someone; what they decided stays, for it is others' game too."""
        at_seat = select(seats.c.seat).where(seats.c.table == notes.c.table, seats.c.seat == notes.c.seat)
        blank = {"name": FORGOTTEN, "folded": "", "password": None, "sessions": people.c.sessions + 1}
        gone: list[Executable] = [
            delete(tokens).where(tokens.c.person == id),
            delete(mutes).where(or_(mutes.c.person == id, mutes.c.muted == id)),
            delete(talk).where(talk.c.person == id),
            delete(notes).where(at_seat.where(seats.c.person == id).exists()),
            update(people).where(people.c.id == id).values(blank),
        ]
        await self.writer.write(*((statement, {}) for statement in gone))

    async def everything_of(self, person: str) -> dict[str, list[dict[str, Any]]]:
        """All that is kept about someone, by the names of the store, without what protects it."""
        here = and_(seats.c.table == notes.c.table, seats.c.seat == notes.c.seat)
        asked: dict[str, Select[Any]] = {
            "person": select(*people.c["id", "name", "created", "seen"]).where(people.c.id == person),
            "seats": select(seats).where(seats.c.person == person),
            "hosted": select(*tables.c["id", "game", "created"]).where(tables.c.host == person),
            "entries": select(entries).where(entries.c.person == person).order_by(entries.c.at),
            "talk": select(talk).where(talk.c.person == person).order_by(talk.c.at),
            "notes": select(notes).join(seats, here).where(seats.c.person == person),
            "mutes": select(mutes).where(mutes.c.person == person),
            "tokens": select(*tokens.c["table", "seat", "created"]).where(tokens.c.person == person),
        }
        async with self.snapshots.connect() as connection:
            return {
                name: [plain(row) for row in (await connection.execute(query)).mappings()]
                for name, query in asked.items()
            }

    # Talk and notes

    async def add_talk(self, said: Talk) -> None:
        await self.writer.write((ADD[talk], values_of(said)))

    async def talk(self, table: str, limit: int) -> list[Talk]:
        """The last things said at a table, in order."""
        last = select(talk).where(talk.c.table == table).order_by(talk.c.number.desc()).limit(limit)
        return (await self.all(Talk, last))[::-1]

    async def last_talk(self, table: str) -> int:
        """The number of the last thing said at a table, 0 before the first."""
        async with self.reading.connect() as connection:
            last = select(func.coalesce(func.max(talk.c.number), 0)).where(talk.c.table == table)
            number: int = (await connection.execute(last)).scalar_one()
            return number

    async def notes(self, table: str, seat: int) -> dict[str, Any]:
        async with self.reading.connect() as connection:
            kept = (await connection.execute(select(notes.c.notes).where(noted(table, seat)))).scalar_one_or_none()
        return {} if kept is None else dict(kept)

    async def save_notes(self, table: str, seat: int, kept: dict[str, Any]) -> None:
        await self.writer.write(*instead(notes, noted(table, seat), {"table": table, "seat": seat, "notes": kept}))

    async def mutes(self, person: str) -> set[str]:
        """Those whom someone does not want to read."""
        async with self.reading.connect() as connection:
            return set((await connection.execute(select(mutes.c.muted).where(mutes.c.person == person))).scalars())

    async def save_mute(self, person: str, muted: str, quiet: bool) -> None:
        this = and_(mutes.c.person == person, mutes.c.muted == muted)
        steps = instead(mutes, this, {"person": person, "muted": muted})
        await self.writer.write(*(steps if quiet else steps[:1]))

    # Programs

    async def add_token(self, token: Token) -> None:
        await self.writer.write((ADD[tokens], values_of(token)))

    async def token(self, hash: str) -> Token | None:
        return await self.one(Token, select(tokens).where(tokens.c.hash == hash))

    async def tokens_of(self, person: str) -> list[Token]:
        return await self.all(Token, select(tokens).where(tokens.c.person == person).order_by(tokens.c.created))

    async def drop_token(self, hash: str) -> None:
        await self.writer.write((delete(tokens).where(tokens.c.hash == hash), {}))

    # Reading

    async def all(self, kind: type[Kept], query: Select[Any]) -> list[Kept]:
        async with self.reading.connect() as connection:
            rows = (await connection.execute(query.with_only_columns(*columns(kind)))).all()
        return [kind(*row) for row in rows]

    async def one(self, kind: type[Kept], query: Select[Any]) -> Kept | None:
        found = await self.all(kind, query)
        return found[0] if found else None


def values_of(kept: Kept) -> dict[str, Any]:
    return {name: getattr(kept, name) for name in NAMES[type(kept)]}


def plain(row: RowMapping) -> dict[str, Any]:
    """A row whose names are simple texts, as JSON wants them."""
    return {str(name): value for name, value in row.items()}


def columns(kind: type[Kept]) -> list[ColumnElement[Any]]:
    """The columns of what is kept, in the order of its fields."""
    table = {Person: people, TableRow: tables, Seat: seats, Entry: entries, Talk: talk, Token: tokens}[kind]
    return [table.c[name] for name in NAMES[kind]]


def instead(table: Table, this: ColumnElement[bool], values: dict[str, Any]) -> Change:
    """Put a row where that one was, if there was one."""
    return (delete(table).where(this), {}), (ADD[table], values)


def noted(table: str, seat: int) -> ColumnElement[bool]:
    return and_(notes.c.table == table, notes.c.seat == seat)


def sat_at(person: str) -> Select[Any]:
    return select(seats.c.table).where(seats.c.person == person)


def folded(name: str) -> str:
    """A name as it is compared: alike however it is capitalised or encoded."""
    return unicodedata.normalize("NFKC", name).casefold()
