"""Whatever happens to the server or its disk, what it said was kept is kept."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp

import asyncpg
import pytest
from tests.table.postgres import programs, runner
from tests.table.store.house import entry, furnish
from tests.table.store.writing import TABLES

from sleuth.table.store import Store, StoreFull

ROOT = Path(__file__).resolve().parents[3]
SOURCE = {**os.environ, "PYTHONPATH": f"{ROOT}:{ROOT / 'src'}"}


def writing(*arguments: str) -> subprocess.Popen[bytes]:
    program = [sys.executable, "-m", "tests.table.store.writing", *arguments]
    return subprocess.Popen(program, stdout=subprocess.PIPE, env=SOURCE, cwd=ROOT)


async def furnished(database: str, tables: int) -> None:
    store = await Store.open(database)
    await furnish(store, tables)
    await store.close()


async def kept(database: str) -> dict[str, list[int]]:
    store = await Store.open(database)
    numbers = {
        f"t{table}": [each.number for each in await store.entries(f"t{table}")] for table in range(1, TABLES + 1)
    }
    await store.close()
    return numbers


def acknowledged(said: bytes) -> set[tuple[str, int]]:
    whole = said[: said.rfind(b"\n") + 1].decode().split()
    return {(table, int(number)) for table, number in zip(whole[::2], whole[1::2], strict=True)}


@pytest.mark.soak
def test_killing_the_server_loses_nothing_it_acknowledged(database: str, many: Callable[[int, int], int]) -> None:
    asyncio.run(furnished(database, TABLES))
    chance = random.Random(13)
    said: set[tuple[str, int]] = set()
    for _ in range(many(3, 200)):
        process = writing(database)
        assert process.stdout is not None
        start = process.stdout.read(chance.randrange(10, 5000))
        process.kill()
        said |= acknowledged(start + process.stdout.read())
        process.wait()
        process.stdout.close()
        numbers = asyncio.run(kept(database))
        assert all(each == list(range(1, len(each) + 1)) for each in numbers.values())
        assert all(number <= len(numbers[table]) for table, number in said)
    assert said


def test_a_full_file_system_is_refused_and_harms_nothing(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite"
    asyncio.run(furnished(f"sqlite:///{path}", 1))
    process = writing(f"sqlite:///{path}", "500000")
    told, _ = process.communicate(timeout=60)
    *before, refusal, after = told.decode().splitlines()
    assert process.returncode == 0
    assert refusal == "table-store-full"
    assert before[-1] == f"t1 {len(before)}"
    assert after == f"t1 {len(before) + 1}"
    assert whole(path)


def whole(path: Path) -> bool:
    database = sqlite3.connect(path)
    found = database.execute("PRAGMA integrity_check").fetchall()
    database.close()
    return bool(found == [("ok",)])


# A small disk of memory, where one may be mounted


@contextmanager
def small_disk(megabytes: int) -> Iterator[Path]:
    folder = Path(mkdtemp(prefix="sleuth-disk-"))
    mounting = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=755", "none", str(folder)]
    try:
        subprocess.run(mounting, check=True, stderr=subprocess.DEVNULL)
        try:
            yield folder
        finally:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)
    finally:
        folder.rmdir()


def may_mount() -> bool:
    try:
        with small_disk(1):
            return os.geteuid() == 0
    except (OSError, subprocess.CalledProcessError):
        return False


async def fill_up(database: str, ballast: Path) -> None:
    """Append until there is no room, make some, and go on."""
    ballast.write_bytes(bytes(1 << 20))
    store = await Store.open(database)
    await furnish(store)
    number = 0
    with pytest.raises(StoreFull):  # noqa: PT012 (how many fit is for the disk to say)
        while True:
            await store.append(entry(number + 1, action=random.Random(number).randbytes(4000).hex()))
            number += 1
    assert len(await store.entries("t1")) == number > 10
    ballast.unlink()
    await store.append(entry(number + 1))
    assert len(await store.entries("t1")) == number + 1
    await store.close()


async def on_server(address: str, disk: Path) -> None:
    shutil.chown(disk, runner() or os.geteuid())
    server = await asyncpg.connect(f"{address}/postgres")
    await server.execute(f"CREATE TABLESPACE small LOCATION '{disk}'")
    await server.execute("CREATE DATABASE full_disk TABLESPACE small")
    try:
        await fill_up(f"{address}/full_disk", disk / "ballast")
    finally:
        await server.execute("DROP DATABASE full_disk WITH (FORCE)")
        await server.execute("DROP TABLESPACE small")
        await server.close()


if may_mount():

    def test_a_full_disk_is_refused_and_harms_nothing() -> None:
        with small_disk(2) as disk:
            asyncio.run(fill_up(f"sqlite:///{disk / 'house.sqlite'}", disk / "ballast"))
            assert whole(disk / "house.sqlite")

    if programs():

        def test_a_full_disk_of_the_database_server_is_refused_as_well(postgres: Callable[[], str]) -> None:
            with small_disk(16) as disk:
                asyncio.run(on_server(postgres(), disk))
