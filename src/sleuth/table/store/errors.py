"""How the store says no."""

from __future__ import annotations

from typing import Final

from sqlalchemy.exc import DBAPIError

from sleuth.rules.refusal import Refusal

# By the names of SQLite and the numbers of PostgreSQL.
UNIQUE: Final = ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_ROWID", "23505")
FULL: Final = ("SQLITE_FULL", "SQLITE_IOERR", "53100")


class Taken(Refusal):
    """The number, id or name is there already; nothing was stored."""

    def __init__(self) -> None:
        super().__init__("taken", "table-taken")


class StoreFull(Refusal):
    """The disk takes no more; nothing was stored."""

    def __init__(self) -> None:
        super().__init__("store-full", "table-store-full")


def meaning(problem: Exception) -> Exception:
    """What a database's complaint means to those who use the store."""
    name = named(problem)
    if name in UNIQUE:
        return Taken()
    return StoreFull() if name.startswith(FULL) else problem


def named(problem: Exception) -> str:
    cause = problem.orig if isinstance(problem, DBAPIError) else problem
    return str(getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None) or "")
