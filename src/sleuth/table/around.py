"""What surrounds a table: where it is kept, its time, its bots, and how quick the table itself decides."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any, Protocol

from sleuth.table.keeping import Keeping
from sleuth.table.timing import RealTime, Time


class Bots(Protocol):
    async def choose(self, game: str, view: dict[str, object], legal: list[str], seed: str) -> str:
        """The action a bot takes in this seat."""


@dataclass(slots=True)
class Around:
    """The same for all tables of a house."""

    store: Keeping
    bots: Bots
    time: Time = field(default_factory=RealTime)
    forced_pace: float = 0.8  # seconds
    bots_pace: tuple[float, float] = (0.6, 1.5)
    abandon: float = 600.0  # seconds until a live table at which nobody is gets closed
    tasks: set[asyncio.Task[None]] = field(default_factory=set)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside what goes on; it is kept from being forgotten half done."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def finish(self) -> None:
        """Wait until all that was begun is done."""
        while self.tasks:
            await asyncio.gather(*self.tasks, return_exceptions=True)
