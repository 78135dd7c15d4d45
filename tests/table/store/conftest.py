"""Every test that asks for a `database` is run on both kinds."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from tests.table.postgres import kinds, server

from sleuth.table.store import Store

NUMBERS = count(1)


@pytest.fixture(scope="session")
def anyio_backend() -> tuple[str, dict[str, Any]]:
    return "asyncio", {"use_uvloop": True}


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """The address of the server, which is started when it is first asked for."""
    started: list[str] = []
    with ExitStack() as stack:

        def address() -> str:
            if not started:
                started.append(stack.enter_context(server()))
            return started[0]

        yield address


@pytest.fixture
def new_database(tmp_path: Path, postgres: Callable[[], str]) -> Callable[[str], str]:
    """A new and empty database of a kind."""

    def made(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tmp_path}/{next(NUMBERS)}.sqlite"
        return asyncio.run(created(postgres(), f"test_{next(NUMBERS)}"))

    return made


async def created(address: str, name: str) -> str:
    connection = await asyncpg.connect(f"{address}/postgres")
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return f"{address}/{name}"


@pytest.fixture(params=kinds())
def database(request: pytest.FixtureRequest, new_database: Callable[[str], str]) -> str:
    return new_database(request.param)


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    store = await Store.open(database)
    yield store
    await store.close()
