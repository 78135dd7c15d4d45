"""A program that appends to some tables as fast as it can, and says a line for each entry that is kept.

    python -m tests.table.store.writing DATABASE [MOST-BYTES-OF-A-FILE]

With a limit it goes on until the store is full, lifts the limit, and goes on a little.
"""

from __future__ import annotations

import asyncio
import os
import resource
import sys

from tests.table.store.house import entry

from sleuth.table.store import Store, StoreFull

TABLES = 8
LONG = "x" * 2000


async def append_for_ever(store: Store, table: str, action: str) -> None:
    number = len(await store.entries(table))
    while True:
        number += 1
        await store.append(entry(number, table=table, action=action))
        os.write(1, f"{table} {number}\n".encode())


async def write(database: str) -> None:
    store = await Store.open(database)
    await asyncio.gather(*(append_for_ever(store, f"t{table}", "stay") for table in range(1, TABLES + 1)))


async def fill_up(database: str, most: int) -> None:
    store = await Store.open(database)
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, hard))
    try:
        await append_for_ever(store, "t1", LONG)
    except StoreFull as full:
        os.write(1, f"{full.reason}\n".encode())
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    number = len(await store.entries("t1")) + 1
    await store.append(entry(number))
    os.write(1, f"t1 {number}\n".encode())
    await store.close()


if __name__ == "__main__":
    asyncio.run(fill_up(sys.argv[1], int(sys.argv[2])) if len(sys.argv) > 2 else write(sys.argv[1]))
