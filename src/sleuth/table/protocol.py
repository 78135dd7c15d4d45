"""The server's end of a WebSocket: uvicorn's, and beside it a short way out for what tables tell.

Everything that is waiting goes out in one write, without a message of its own for each frame on the way.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from typing import Any, Final, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

SHORT_WAY: Final = "sleuth.protocol"  # among the extensions of the ASGI scope
SEND_SECONDS: Final = 30.0  # what is not taken for so long never will be
TEXT: Final = 0x81  # a whole message in one frame, without a mask (RFC 6455, 5.2)


class Protocol(WebSocketsSansIOProtocol):
    """One WebSocket."""

    async def run_asgi(self) -> None:
        cast(dict[str, Any], self.scope["extensions"])[SHORT_WAY] = self
        await super().run_asgi()

    def send_now(self, texts: Iterable[bytes]) -> bool:
        """Send whole messages in one write; False if that would have to wait, or is no longer possible."""
        if not self.writable.is_set() or self.disconnected or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(b"".join([framed(text) for text in texts]))
        return True

    async def send_texts(self, texts: Iterable[bytes]) -> None:
        """Send whole messages; TimeoutError or OSError if nobody takes them."""
        async with asyncio.timeout(SEND_SECONDS):
            await self.writable.wait()
        if not self.send_now(texts):
            raise ClientDisconnected


def framed(text: bytes) -> bytes:
    """The text of a server as one frame."""
    size = len(text)
    if size < 126:
        return b"%c%c%b" % (TEXT, size, text)
    if size < 1 << 16:
        return b"%c\x7e%b%b" % (TEXT, size.to_bytes(2), text)
    return b"%c\x7f%b%b" % (TEXT, size.to_bytes(8), text)


def short_way(scope: Mapping[str, Any]) -> Protocol:
    """The socket of this scope."""
    return cast(Protocol, scope["extensions"][SHORT_WAY])
