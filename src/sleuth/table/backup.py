"""The archive of a house: every row of the store as lines of JSON, the same for SQLite and PostgreSQL.

Each line ends with a check sum over itself and all lines before it, so that a line that was damaged, lost
or moved is found where it is. The archive holds secrets, and is written for its owner alone.
"""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator
from datetime import datetime
from pathlib import Path
from typing import Any, BinaryIO, Final
from zlib import crc32

import msgspec
from sqlalchemy import Table, insert, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from sleuth.rules.refusal import Detail, Refusal
from sleuth.table.settings import DATABASE_FILE, Settings, make_folder, signing_key, write_key
from sleuth.table.store import Store
from sleuth.table.store.engines import newest
from sleuth.table.store.errors import meaning
from sleuth.table.store.schema import Moment, metadata
from sleuth.table.store.store import plain

FIRST: Final = "sleuth-archive"
LAST: Final = "end"
BATCH: Final = 500
SUM: Final = len(',"00000000"]')


def bad_archive(reason: str, **details: Detail) -> Refusal:
    return Refusal("bad-archive", reason, "", details)


# Backing up


async def back_up(settings: Settings, file: Path) -> int:
    """Write all that is in the store into a new file, as it is at one moment; the number of rows."""
    if not settings.database_url and not (settings.data / DATABASE_FILE).exists():
        raise bad_archive("archive-no-store", path=str(settings.data / DATABASE_FILE))
    if file.exists():
        raise bad_archive("archive-exists", path=str(file))
    store = await Store.open(settings.database)
    fresh = file.with_name(file.name + ".new")
    try:
        with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
            rows = await write_archive(store, settings, out)
            out.flush()
            os.fsync(out.fileno())
        fresh.replace(file)
    except OSError as problem:
        raise unwritable(file, problem) from None
    finally:
        fresh.unlink(missing_ok=True)
        await store.close()
    return rows


def unwritable(file: Path, problem: OSError) -> Refusal:
    return bad_archive("archive-file", path=str(file), problem=problem.strerror or str(problem))


async def write_archive(store: Store, settings: Settings, out: BinaryIO) -> int:
    key = None if settings.secret_key else signing_key(settings).decode()
    total = write_line(out, FIRST, {"schema": newest(), "key": key}, 0)
    rows = 0
    async with store.snapshots.connect() as connection:
        for table in metadata.sorted_tables:
            async for row in rows_of(connection, table):
                total = write_line(out, str(table.name), row, total)
                rows += 1
    write_line(out, LAST, {"rows": rows}, total)
    return rows


async def rows_of(connection: AsyncConnection, table: Table) -> AsyncIterator[dict[str, Any]]:
    async with connection.stream(select(table).order_by(*table.primary_key)) as found:
        async for row in found.mappings():
            yield plain(row)


def write_line(out: BinaryIO, name: str, row: dict[str, Any], total: int) -> int:
    body = msgspec.json.encode([name, row])[:-1]
    total = crc32(body, total)
    out.write(b'%s,"%08x"]\n' % (body, total))
    return total


# Restoring


async def restore(settings: Settings, file: Path) -> int:
    """Fill an empty store with what an archive holds, all of it or nothing; the number of rows."""
    try:
        with file.open("rb") as archive:
            return await restore_lines(settings, read_lines(archive))
    except OSError as problem:
        raise unwritable(file, problem) from None


async def restore_lines(settings: Settings, lines: Iterator[tuple[str, dict[str, Any]]]) -> int:
    _, head = next(lines)
    if head["schema"] != newest():
        raise bad_archive("archive-schema", schema=str(head["schema"]), newest=newest())
    make_folder(settings)
    store = await Store.open(settings.database)
    try:
        async with store.snapshots.begin() as connection:
            await refuse_unless_empty(connection)
            rows = await fill(connection, lines)
            if head["key"] and not settings.secret_key:
                write_key(settings, head["key"].encode())
    except SQLAlchemyError as problem:
        raise meaning(problem) from problem
    finally:
        await store.close()
    return rows


def read_lines(archive: BinaryIO) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each line but the last, once it has proved whole."""
    total = 0
    name = ""
    for number, line in enumerate(archive, 1):
        body, written = line[: -SUM - 1], line[-SUM - 1 :]
        total = crc32(body, total)
        if name == LAST or written != b',"%08x"]\n' % total or (number == 1) != body.startswith(b'["' + FIRST.encode()):
            raise bad_archive("archive-damaged", line=number)
        name, row = msgspec.json.decode(body + b"]")
        if name != LAST:
            yield name, row
    if name != LAST:
        raise bad_archive("archive-cut")


async def refuse_unless_empty(connection: AsyncConnection) -> None:
    for table in metadata.sorted_tables:
        if (await connection.execute(select(*table.primary_key).limit(1))).first() is not None:
            raise bad_archive("archive-not-empty")


async def fill(connection: AsyncConnection, lines: Iterator[tuple[str, dict[str, Any]]]) -> int:
    rows = 0
    waiting: list[dict[str, Any]] = []
    at = ""
    for name, row in lines:
        if waiting and (name != at or len(waiting) == BATCH):
            await connection.execute(insert(metadata.tables[at]), waiting)
            waiting = []
        at = name
        waiting.append(typed(metadata.tables[name], row))
        rows += 1
    if waiting:
        await connection.execute(insert(metadata.tables[at]), waiting)
    return rows


def typed(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """A row with its moments as moments."""
    moments = [name for name in row if row[name] is not None and isinstance(table.c[name].type, Moment)]
    return row | {name: datetime.fromisoformat(row[name]) for name in moments}
