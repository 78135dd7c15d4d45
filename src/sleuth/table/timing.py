"""Time at a table. Tables are handed their time, so that tests need not wait."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Protocol

from sleuth.table.model import Pace

DAY = 24 * 60 * 60


class Timer(Protocol):
    def cancel(self) -> None:
        """It is no longer wanted."""


class Time(Protocol):
    def now(self) -> datetime:
        """The moment, in UTC."""

    def later(self, seconds: float, do: Callable[[], None]) -> Timer:
        """Do something when so many seconds have passed."""


class RealTime:
    """The time of the machine and of the running event loop."""

    def now(self) -> datetime:
        return datetime.now(UTC)

    def later(self, seconds: float, do: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, do)


def seconds_left(pace: Pace, spent: float) -> float | None:
    """How long a player who has `spent` so much may take for a decision; None where there is no limit."""
    if pace["kind"] == "days":
        return float(pace["days"] * DAY)
    limits: list[float] = []
    if pace["per_move"] is not None:
        limits.append(float(pace["per_move"]))
    if pace["per_player"] is not None:
        limits.append(max(0.0, pace["per_player"] - spent))
    return min(limits, default=None)
