"""All open sockets and streams of a server, so that they can be counted, closed and told to come back."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final

from sleuth.rules.refusal import Refusal
from sleuth.table.metrics import Metrics
from sleuth.table.outbox import Outbox

MOST_OF_A_PERSON: Final = 40
MOST: Final = 10_000
GOODBYE_SECONDS: Final = 3.0


class Sockets:
    """Who is connected."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.open: dict[Outbox, str] = {}
        self.each: Counter[str] = Counter()
        self.stopping = False

    def add(self, outbox: Outbox, person: str) -> None:
        if len(self.open) >= MOST or self.each[person] >= MOST_OF_A_PERSON:
            raise Refusal("too-many", "web-sockets", "", {"most": MOST_OF_A_PERSON})
        if self.stopping:
            raise Refusal("stopping", "web-stopping")
        self.open[outbox] = person
        self.each[person] += 1
        self.metrics.sockets.inc()

    def remove(self, outbox: Outbox) -> None:
        person = self.open.pop(outbox)
        self.each[person] -= 1
        if not self.each[person]:
            del self.each[person]
        self.metrics.sockets.dec()

    def drop(self, person: str) -> None:
        """Close those of one person, who must sign in again."""
        for outbox in [outbox for outbox, whose in self.open.items() if whose == person]:
            outbox.close("signed-out")

    async def say_bye(self, why: str) -> None:
        """Tell all to come back, and wait a little while they are told."""
        self.stopping = True
        for outbox in list(self.open):
            outbox.close(why)
        loop = asyncio.get_running_loop()
        end = loop.time() + GOODBYE_SECONDS
        while self.open and loop.time() < end:
            await asyncio.sleep(0.01)
