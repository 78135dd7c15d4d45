"""Frames on their way to one socket: bounded, so that nobody ever waits for a slow reader."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

from sleuth.table.wire import Bye, encode

Send = Callable[[Iterable[bytes]], bool]

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
        self.send: Send | None = None  # a short way to the socket, as long as someone waits to take what it cannot
        self.sending = False

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
        if self.waiting is None or self.waiting.done() or self.sending:
            return
        if self.send is None:
            self.waiting.set_result(None)
        else:  # soon: together with what else is told meanwhile
            self.sending = True
            self.waiting.get_loop().call_soon(self.send_now, self.send)

    def send_now(self, send: Send) -> None:
        """Send what there is without waking who waits, unless there is more to do than that."""
        self.sending = False
        if self.waiting is None or self.waiting.done():
            return
        if self.closed or not send(self.frames):
            self.waiting.set_result(None)
        else:
            self.empty()

    async def take(self) -> list[bytes]:
        """All frames there are, as soon as there is one; none when it was closed and all were taken."""
        while not self.frames and not self.closed:
            self.waiting = asyncio.get_running_loop().create_future()
            await self.waiting
        taken = list(self.frames)
        self.empty()
        return taken

    def empty(self) -> None:
        self.room += sum(map(len, self.frames))
        self.frames.clear()
