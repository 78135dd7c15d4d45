"""A WebSocket client that costs next to nothing, so that what is measured is the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
NO_MASK = bytes(4)  # every frame of a client has a mask; this one leaves it as it is
Hear = Callable[[bytes], None]


class Socket(asyncio.Protocol):
    """One connection; `hear` is called with each text that comes."""

    def __init__(self, hear: Hear) -> None:
        self.hear = hear
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.came = b""
        self.transport: asyncio.Transport

    @classmethod
    async def connect(cls, address: str, path: str, cookie: str, hear: Hear) -> Socket:
        host, port = address.split(":")
        _, socket = await asyncio.get_running_loop().create_connection(lambda: cls(hear), host, int(port))
        asked = (
            f"GET {path} HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Cookie: {cookie}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        socket.transport.write(asked.encode())
        await socket.opened
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        came = self.came + data if self.came else data
        at = 0
        if not self.opened.done():
            at = came.find(b"\r\n\r\n") + 4
            assert came.startswith(b"HTTP/1.1 101"), came
            self.opened.set_result(None)
        while len(came) >= at + 10 or (len(came) >= at + 2 and came[at + 1] < 126):
            begin, length = at + 2, came[at + 1]
            if length > 125:
                begin += 2 if length == 126 else 8
                length = int.from_bytes(came[at + 2 : begin])
            if begin + length > len(came):
                break
            if came[at] == TEXT:
                self.hear(came[begin : begin + length])
            elif came[at] == PING:
                self.write(PONG, came[begin : begin + length])
            at = begin + length
        self.came = came[at:]

    def send(self, text: bytes) -> None:
        self.write(TEXT, text)

    def write(self, kind: int, text: bytes) -> None:
        assert len(text) < 126
        self.transport.write(b"%c%c%b%b" % (kind, 0x80 | len(text), NO_MASK, text))

    def close(self) -> None:
        self.write(CLOSE, b"")
        self.transport.close()
