"""How fast decisions are kept: many tables append at once, each waiting until its entry is committed.

    python bench/store.py [DATABASE …]

Beside it, as the floor, one table alone: each entry then has a commit of its own.
"""

from __future__ import annotations

import asyncio
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

import uvloop

from sleuth.table.model import Entry, Person, TableRow
from sleuth.table.store import Store

WRITERS = 50
SECONDS = 3.0


async def measure(database: str) -> None:
    store = await Store.open(database)
    now = datetime.now(UTC)
    person = Person(f"bench-{now.timestamp()}", "Bench", None, 1, now, now)
    await store.add_person(person)
    for writers in (1, WRITERS):
        tables = [f"{person.id}-{writers}-{number}" for number in range(writers)]
        for table in tables:
            await store.create_table(a_table(table, person), [])
        used, start = time.process_time(), time.perf_counter()
        rows = sum(await asyncio.gather(*(append(store, table, person, start + SECONDS) for table in tables)))
        took, used = time.perf_counter() - start, time.process_time() - used
        kind = database.partition(":")[0]
        print(f"{kind:<10} {writers:>3} writers {rows / took:>7.0f} entries/s {used / rows * 1e6:>5.0f} µs CPU each")
    await store.close()


async def append(store: Store, table: str, person: Person, until: float) -> int:
    number = 0
    while time.perf_counter() < until:
        number += 1
        now = datetime.now(UTC)
        entry = Entry(table, number, "move", number % 4, "L@2", f"{number:016x}", "person", person.id, now, 1.5)
        await store.append(entry)
    return number


def a_table(name: str, host: Person) -> TableRow:
    return TableRow(
        id=name,
        game="calaveras",
        players=4,
        options={},
        aid="none",
        public=False,
        pace={"kind": "live", "per_move": None, "per_player": None},
        grace=60,
        chat=True,
        team_chat=False,
        onlookers=True,
        host=host.id,
        status="playing",
        secret="",
        commitment="",
        rematch_of=None,
        created=host.created,
    )


def main(databases: list[str]) -> None:
    with TemporaryDirectory(dir=Path.cwd()) as folder:
        for database in databases or [f"sqlite:///{folder}/bench.sqlite"]:
            uvloop.run(measure(database))


if __name__ == "__main__":
    main(sys.argv[1:])
