"""People and tables to fill a store with."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from sleuth.table.model import Entry, Person, Seat, TableRow, Talk, Token
from sleuth.table.store import Store

NOON = datetime(2026, 6, 21, 12, 0, 0, 123456, tzinfo=UTC)


def person(id: str = "ada", **given: Any) -> Person:
    values = {"name": id.title(), "password": None, "sessions": 1, "created": NOON, "seen": NOON}
    return Person(id=id, **values | given)


def table(id: str = "t1", **given: Any) -> TableRow:
    values: dict[str, Any] = {
        "game": "suspicion",
        "players": 2,
        "options": {"first": "random", "drunk": True},
        "aid": "facts",
        "public": True,
        "pace": {"kind": "days", "days": 3},
        "grace": 60,
        "chat": True,
        "team_chat": False,
        "onlookers": True,
        "host": "ada",
        "status": "playing",
        "secret": "the butler",
        "commitment": "sha256:0",
        "rematch_of": None,
        "created": NOON,
    }
    return TableRow(id=id, **values | given)


def entry(number: int = 1, table: str = "t1", **given: Any) -> Entry:
    values: dict[str, Any] = {
        "kind": "move",
        "seat": 0,
        "action": "stay",
        "id": f"move-{number}",
        "by": "person",
        "person": "ada",
        "at": NOON + timedelta(seconds=number),
        "spent": 1.25,
    }
    return Entry(table=table, number=number, **values | given)


def said(number: int, person: str = "ada", **given: Any) -> Talk:
    values: dict[str, Any] = {"name": "Ada", "seat": 0, "to": "table", "text": "« Où ? » 🕵", "phrase": None, "at": NOON}
    return Talk(table="t1", number=number, person=person, **values | given)


async def furnish(store: Store, tables: int = 1) -> None:
    """Two people, and tables they sit at."""
    for name in ("ada", "ben"):
        await store.add_person(person(name))
    for name in (f"t{number}" for number in range(1, tables + 1)):
        await store.create_table(table(name), [Seat(name, 0, person="ada"), Seat(name, 1, person="ben")])


async def fill(store: Store) -> None:
    """Something of everything."""
    await furnish(store)
    await store.save_person("ada", password="hash of ada's")
    await store.append(entry(1))
    await store.append(entry(2, kind="undo", action="", spent=0.1))
    await store.append(entry(3, by="bot", person=None))
    await store.add_talk(said(1))
    await store.add_talk(said(2, person="ben", name="Ben", seat=None, text="", phrase="hmm"))
    await store.save_notes("t1", 0, {"grid": [[1, None], [0, 2]]})
    await store.save_notes("t1", 1, {"text": "Ada?"})
    await store.save_mute("ben", "ada", quiet=True)
    await store.add_token(Token("5ha256", "ada", "t1", 0, NOON))
    await store.save_table("t1", status="over", ended=NOON, winners=[1])
