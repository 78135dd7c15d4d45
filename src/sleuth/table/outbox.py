"""Frames on their way to one socket: bounded, so that nobody ever waits for a slow reader."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from sleuth.table.wire import Bye, encode

MOST_FRAMES: Final = 256
MOST_BYTES: Final = 512 * 1024


class Outbox:
    """What the table has told and the socket has not taken yet."""

    def __init__(self, frames: int = MOST_FRAMES, size: int = MOST_BYTES) -> None:
        self.frames: deque[bytes] = deque()
        self.most = frames
        self.room = size
        self.closed = False
        self.waiting: asyncio.Future[None] | None = None

    def put(self, frame: bytes) -> bool:
        """Add a frame; False when the reader is too slow, who then is told to resume and gets no more."""
        if self.closed:
            return False
        self.room -= len(frame)
        if self.room < 0 or len(self.frames) >= self.most:
            self.frames.clear()
            self.close("slow")
            return False
        self.frames.append(frame)
        self.wake()
        return True

    def close(self, why: str) -> None:
        """Say goodbye; frames put before are still sent."""
        if not self.closed:
            self.closed = True
            self.frames.append(encode(Bye(why)))
            self.wake()

    def wake(self) -> None:
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    async def take(self) -> list[bytes]:
        """All frames there are, as soon as there is one; none when it was closed and all were taken."""
        while not self.frames and not self.closed:
            self.waiting = asyncio.get_running_loop().create_future()
            await self.waiting
        taken = list(self.frames)
        self.frames.clear()
        self.room += sum(map(len, taken))
        return taken
