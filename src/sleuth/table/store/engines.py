"""Opening a database: its engines, how SQLite is set up, and bringing the schema up to date."""

from __future__ import annotations

import sqlite3
import time
from typing import Any, Final

import msgspec
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

LOG_PAGES: Final = 8000  # of 4 KB, how long the log grows before it is worked into the file
PATIENCE: Final = 10  # seconds to wait for others who write to the same file
MIGRATING: Final = 0x51E07  # two servers that start at once do not both migrate one PostgreSQL database
JSON_TEXT: Final[dict[str, Any]] = {
    "json_serializer": lambda value: msgspec.json.encode(value).decode(),
    "json_deserializer": msgspec.json.decode,
}


def url_of(database: str) -> URL:
    """The address of a database, with the driver that is used for it."""
    url = make_url(database)
    return url.set(drivername={"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}[url.drivername])


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def reading_engine(url: URL) -> AsyncEngine:
    """For single statements, each seeing what is committed."""
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT", **JSON_TEXT)
    if is_sqlite(url):
        event.listen(engine.sync_engine, "connect", set_up)
    return engine


def snapshot_engine(url: URL) -> AsyncEngine:
    """For transactions, which see one state of the database from beginning to end."""
    if not is_sqlite(url):
        return create_async_engine(url, isolation_level="REPEATABLE READ", **JSON_TEXT)
    engine = create_async_engine(url, **JSON_TEXT)
    begin_with(engine.sync_engine, "BEGIN")
    return engine


def file_engine(url: URL) -> Engine:
    """For the one thread that writes to a SQLite file."""
    engine = create_engine(url.set(drivername="sqlite"), **JSON_TEXT)
    event.listen(engine, "connect", write_ahead)
    begin_with(engine, "BEGIN IMMEDIATE")
    return engine


def server_engine(url: URL) -> AsyncEngine:
    """For writing to PostgreSQL, where others may write as well."""
    return create_async_engine(url, **JSON_TEXT)


def begin_with(engine: Engine, words: str) -> None:
    """SQLite's own transactions in place of those its Python driver guesses at."""
    event.listen(engine, "connect", set_up)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(words))


def set_up(connection: sqlite3.Connection, _entry: ConnectionPoolEntry) -> None:
    """What is committed survives a crash of the machine."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for setting in (f"busy_timeout={PATIENCE * 1000}", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def write_ahead(connection: sqlite3.Connection, _entry: ConnectionPoolEntry) -> None:
    """Readers and the writer do not wait for each other; the file remembers this.

    SQLite does not wait its turn for this one change when two servers open a new file at once, so we do.
    """
    until = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL").close()
            connection.execute(f"PRAGMA wal_autocheckpoint={LOG_PAGES}").close()
        except sqlite3.OperationalError as problem:
            if problem.sqlite_errorname != "SQLITE_BUSY" or time.monotonic() > until:
                raise
            time.sleep(0.01)
        else:
            return


def migrate(connection: Connection) -> None:
    """Bring the schema up to date, from nothing if need be."""
    with connection.begin():
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
        command.upgrade(migrations(connection), "head")


def migrations(connection: Connection | None = None) -> Config:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "sleuth.table.store:migrations")
    config.set_main_option("path_separator", "os")
    return config


def newest() -> str:
    """The schema this program knows, by its number."""
    return str(ScriptDirectory.from_config(migrations()).get_current_head())
