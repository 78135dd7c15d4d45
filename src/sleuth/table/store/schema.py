"""The tables of the database, the same in SQLite and PostgreSQL.

Columns are called as in `sleuth.table.model`. Entries may only be added: triggers, made with the first
migration, refuse to change or remove one.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    text,
)
from sqlalchemy.types import TypeDecorator

EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
TICK: Final = timedelta(microseconds=1)


class Moment(TypeDecorator[datetime]):
    """A moment in UTC, kept as microseconds since 1970, exact and alike in both databases."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:
        return None if value is None else (value - EPOCH) // TICK

    def process_result_value(self, value: int | None, dialect: Dialect) -> datetime | None:
        return None if value is None else EPOCH + value * TICK


metadata: Final = MetaData(
    naming_convention={
        "pk": "%(table_name)s_pk",
        "fk": "%(table_name)s_%(column_0_name)s_fk",
        "uq": "%(table_name)s_%(column_0_N_name)s_key",
        "ix": "%(table_name)s_%(column_0_N_name)s",
    }
)

people: Final = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("folded", String, nullable=False),  # the name as it is compared
    Column("password", String),
    Column("sessions", Integer, nullable=False),
    Column("created", Moment, nullable=False),
    Column("seen", Moment, nullable=False),
)
# Those who sign in by name and password are told apart by name.
Index(
    "people_folded",
    people.c.folded,
    unique=True,
    sqlite_where=text("password IS NOT NULL"),
    postgresql_where=text("password IS NOT NULL"),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("aid", String, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("pace", JSON, nullable=False),
    Column("grace", Integer, nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("team_chat", Boolean, nullable=False),
    Column("onlookers", Boolean, nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False, index=True),
    Column("status", String, nullable=False, index=True),
    Column("secret", String, nullable=False),
    Column("commitment", String, nullable=False),
    Column("rematch_of", String),
    Column("created", Moment, nullable=False),
    Column("started", Moment),
    Column("ended", Moment),
    Column("winners", JSON(none_as_null=True)),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", ForeignKey("people.id"), index=True),
    Column("bot", String),
)

entries: Final = Table(
    "entries",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", String, nullable=False),
    Column("id", String, nullable=False),
    Column("by", String, nullable=False),
    Column("person", ForeignKey("people.id"), index=True),
    Column("at", Moment, nullable=False),
    Column("spent", Float, nullable=False),
    UniqueConstraint("table", "id"),
    sqlite_with_rowid=False,
)

talk: Final = Table(
    "talk",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("name", String, nullable=False),
    Column("seat", Integer),
    Column("to", String, nullable=False),
    Column("text", String, nullable=False),
    Column("phrase", String),
    Column("at", Moment, nullable=False),
    sqlite_with_rowid=False,
)

notes: Final = Table(
    "notes",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("notes", JSON, nullable=False),
)

mutes: Final = Table(
    "mutes",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("muted", ForeignKey("people.id"), primary_key=True, index=True),
)

tokens: Final = Table(
    "tokens",
    metadata,
    Column("hash", String, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("table", ForeignKey("tables.id")),
    Column("seat", Integer),
    Column("created", Moment, nullable=False),
)
