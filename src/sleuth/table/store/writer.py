"""The one writer: whatever arrives during a commit is stored together by the next."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Final, Protocol, TypeAlias

from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.ext.asyncio import AsyncEngine

from sleuth.table.store.errors import StoreFull, meaning

MOST: Final = 1000  # changes in one transaction

Step: TypeAlias = tuple[Executable, dict[str, Any]]
Change: TypeAlias = Sequence[Step]  # stored whole or not at all
Outcome: TypeAlias = Exception | None


class Committing(Protocol):
    """Where changes go: each is stored and committed, or has its own reason why not."""

    async def commit(self, changes: list[Change]) -> list[Outcome]: ...

    async def close(self) -> None: ...


class ToFile:
    """SQLite, by its plain driver in a thread of its own."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="sleuth-writer")

    async def commit(self, changes: list[Change]) -> list[Outcome]:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.store, changes)

    def store(self, changes: list[Change]) -> list[Outcome]:
        with self.engine.connect() as connection:
            return carry_out(connection, changes)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.engine.dispose)
        self.thread.shutdown()


class ToServer:
    """PostgreSQL."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def commit(self, changes: list[Change]) -> list[Outcome]:
        async with self.engine.connect() as connection:
            return await connection.run_sync(carry_out, changes)

    async def close(self) -> None:
        await self.engine.dispose()


def carry_out(connection: Connection, changes: list[Change]) -> list[Outcome]:
    """Store all changes in one transaction. If that fails because of some, those alone are left out."""
    try:
        with connection.begin():
            together([step for change in changes for step in change], connection)
    except Exception as problem:  # whatever it is, it is handed to those who wait
        if isinstance(meaning(problem), StoreFull) or len(changes) == 1:
            return [meaning(problem)] * len(changes)
        return one_by_one(changes, connection)
    return [None] * len(changes)


def together(steps: Sequence[Step], connection: Connection) -> None:
    for statement, run in groupby(steps, key=lambda step: step[0]):
        connection.execute(statement, [values for _, values in run])


def one_by_one(changes: list[Change], connection: Connection) -> list[Outcome]:
    try:
        with connection.begin():
            outcomes = [alone(change, connection) for change in changes]
    except Exception as problem:
        return [meaning(problem)] * len(changes)
    return outcomes


def alone(change: Change, connection: Connection) -> Outcome:
    savepoint = connection.begin_nested()
    try:
        together(change, connection)
    except Exception as problem:
        savepoint.rollback()
        return meaning(problem)
    savepoint.commit()
    return None


@dataclass
class Writer:
    """Takes changes, and answers each when it is committed."""

    to: Committing
    waiting: list[tuple[Change, asyncio.Future[None]]] = field(default_factory=list)
    work: asyncio.Task[None] | None = None

    async def write(self, *steps: Step) -> None:
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((steps, answer))
        if self.work is None or self.work.done():
            self.work = asyncio.create_task(self.commit_all())
        await answer

    async def commit_all(self) -> None:
        while self.waiting:
            taken, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
            try:
                outcomes = await self.to.commit([change for change, _ in taken])
            except Exception as problem:  # the database cannot be reached
                outcomes = [problem] * len(taken)
            for (_, answer), outcome in zip(taken, outcomes, strict=True):
                if answer.done():  # nobody waits any more
                    continue
                if outcome is None:
                    answer.set_result(None)
                else:
                    answer.set_exception(outcome)

    async def close(self) -> None:
        """Store what has arrived, then stop."""
        if self.work is not None:
            await self.work
        await self.to.close()
