"""One WebSocket for each table and device: what is told goes out as it comes, and each message is answered."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket

from sleuth.rules.refusal import Refusal
from sleuth.table import wire
from sleuth.table.errors import reader_of, words_in, wrong
from sleuth.table.guard import POLICY, address
from sleuth.table.live import LiveTable
from sleuth.table.logs import log
from sleuth.table.model import Person
from sleuth.table.protocol import short_way
from sleuth.table.security import LARGEST_MESSAGE
from sleuth.table.visitor import Visitor
from sleuth.table.visitors import ONLY_SEAT, Connection, Rooms, by_token, rooms_of, token_of, visitor_of

NOWHERE: Final = 4004  # no such table
GOING: Final = 1012  # come back

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{id:str}/socket")
async def table_socket(socket: Socket, id: str) -> None:
    """Sit or look on at a table; the protocol is in docs/api.md."""
    rooms = rooms_of(socket)
    await socket.accept()  # a browser is not told why an upgrade was refused, so every refusal comes after it
    visitor = Visitor("", "", language_of(socket))
    try:
        person = await who_calls(socket, rooms)
        visitor = visitor_for(socket, person)
        table = await find_table(rooms, id, address(socket.scope))
        async with present(socket, rooms, table, visitor):
            await converse(socket, rooms, table, visitor)
    except Refusal as refusal:
        await turn_away(socket, refusal, visitor.language)


async def who_calls(connection: Connection, rooms: Rooms) -> Person | None:
    """The person at the other end, by cookie or token; nobody in particular may look on."""
    token = token_of(connection)
    if token is None:
        return await visitor_of(connection)
    return await by_token(connection, rooms, token)


async def find_table(rooms: Rooms, id: str, caller: str) -> LiveTable:
    """The table of a link; who tries links that lead nowhere must wait."""
    rooms.limits.links.check(caller)
    try:
        return await rooms.house.table(id)
    except Refusal as refusal:
        if refusal.code == "no-table":
            rooms.limits.links.lose(caller)
        raise


async def turn_away(socket: Socket, refusal: Refusal, language: str) -> None:
    error = wire.Error("", refusal.code, "", wrong(refusal, language).message, 0)
    await socket.send_data(wire.encode(error).decode())
    await socket.close(NOWHERE if refusal.code == "no-table" else POLICY, refusal.code)


def language_of(connection: Connection) -> str:
    return reader_of(str(connection.query_params.get("lang") or "") or connection.headers.get("accept-language", ""))


def visitor_for(connection: Connection, person: Person | None) -> Visitor:
    language = language_of(connection)
    if person is None:
        return Visitor("", words_in(language).say("page-guest"), language)
    return Visitor(person.id, person.name, language, only=connection.scope["state"].get(ONLY_SEAT))


def resumed(connection: Connection) -> tuple[str, int]:
    """What a client that comes back says it has."""
    last = connection.query_params.get("last", "")
    number = int(last) if last.isascii() and last.isdigit() and len(last) < 12 else -1
    return connection.query_params.get("epoch", "")[:80], number


@asynccontextmanager
async def present(connection: Connection, rooms: Rooms, table: LiveTable, visitor: Visitor) -> AsyncIterator[None]:
    """Someone is at a table as long as this lasts."""
    rooms.sockets.add(visitor.outbox, visitor.person or address(connection.scope))
    try:
        await table.connect(visitor, *resumed(connection))
        yield
    finally:
        table.disconnect(visitor)
        rooms.sockets.remove(visitor.outbox)


async def converse(socket: Socket, rooms: Rooms, table: LiveTable, visitor: Visitor) -> None:
    telling = asyncio.create_task(tell(socket, visitor))
    listening = asyncio.create_task(listen(socket, rooms, table, visitor))  # woken without all that is around us
    try:
        await listening
    finally:
        listening.cancel()
        telling.cancel()
        await asyncio.wait([telling, listening])


async def tell(socket: Socket, visitor: Visitor) -> None:
    """Send what the table tells, until it says goodbye or nobody takes it any more."""
    protocol = short_way(socket.scope)
    visitor.outbox.send = protocol.send_now
    try:
        while frames := await visitor.outbox.take():
            await protocol.send_texts(frames)
        await socket.close(GOING)
    except (TimeoutError, RuntimeError, OSError):  # it is gone
        visitor.outbox.close("gone")


async def listen(socket: Socket, rooms: Rooms, table: LiveTable, visitor: Visitor) -> None:
    """Answer each message, in order, until the socket closes."""
    who = f"socket {id(visitor)}"
    protocol = short_way(socket.scope)
    while True:
        message = await protocol.receive()
        if message["type"] != "websocket.receive":
            return
        text = message.get("text")
        raw = text.encode() if text is not None else bytes(message.get("bytes") or b"")
        said: wire.FromClient | None = None
        try:
            rooms.limits.messages.take(who)
            said = read(raw, visitor)
            await table.obey(visitor, said)
        except Refusal as refusal:
            rooms.metrics.refused.labels(refusal.code).inc()
            table.refuse(visitor, str(getattr(said, "id", "")), refusal)
        except Exception as problem:
            log.error("failed", exc_info=problem, extra={"route": "socket"})
            table.refuse(visitor, str(getattr(said, "id", "")), Refusal("failed", "web-failed"))


def read(raw: bytes, visitor: Visitor) -> wire.FromClient:
    """The message, or the refusal of what is none; one who is nobody may only look on."""
    if len(raw) > LARGEST_MESSAGE:
        raise Refusal("too-large", "web-message-large", "", {"most": LARGEST_MESSAGE})
    try:
        said: wire.FromClient = wire.READ.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refusal("bad-message", "web-message") from None
    if not visitor.person and not isinstance(said, wire.Ping):
        raise Refusal("not-signed-in", "web-nobody")
    return said
