"""Where people, tables and games are kept: SQLite or PostgreSQL, behind one class."""

from sleuth.table.store.errors import StoreFull, Taken
from sleuth.table.store.store import FORGOTTEN, Store

__all__ = ["FORGOTTEN", "Store", "StoreFull", "Taken"]
