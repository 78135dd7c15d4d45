"""Bots in worker processes, so that no table waits for another's thoughts.

A worker is sent what a seat is told, as plain data, and nothing else: it has no way to the position.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeAlias

import msgspec

from sleuth.minds.thumb import choose
from sleuth.rules import GAMES
from sleuth.rules.dealer import SeededDealer
from sleuth.rules.facts import Event

Task: TypeAlias = tuple[str, bytes, list[str], str]  # the game, the view as JSON, the legal actions, a seed


def think(task: Task) -> str:
    """What a worker does: read the view, and choose."""
    game, told, legal, seed = task
    view: dict[str, Any] = msgspec.json.decode(told)
    for key in ("known", "log"):
        view[key] = [read_event(game, event) for event in view[key]]
    return choose(game, view, legal, SeededDealer(seed))


def read_event(game: str, told: dict[str, Any]) -> Event:
    return msgspec.convert(told, GAMES[game].events[told["type"]])


class Players:
    """The workers of a house. One that dies is replaced, and its task done again."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self.pool: Executor | None = None

    async def choose(self, game: str, view: dict[str, object], legal: list[str], seed: str) -> str:
        task = (game, msgspec.json.encode(view), legal, seed)
        for _ in range(2):
            pool = self.pool = self.pool or ProcessPoolExecutor(self.workers, get_context("spawn"))
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, task)
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = None
                pool.shutdown(wait=False)
        return legal[SeededDealer(seed).below(len(legal))]  # the game goes on, whatever befell the workers

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
