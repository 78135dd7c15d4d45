"""Programs at the table: a seat's frames as lines of JSON, and moves by POST, in the notation of the rules."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

import msgspec
from litestar import Router, get, post
from litestar.response import Stream

from sleuth.rules.refusal import Refusal
from sleuth.table import wire
from sleuth.table.errors import refusals
from sleuth.table.forms import Ack, PostedMove
from sleuth.table.guard import address
from sleuth.table.live import LiveTable
from sleuth.table.model import Person
from sleuth.table.sockets import find_table, language_of, present, visitor_for
from sleuth.table.visitor import Visitor
from sleuth.table.visitors import OF_A_SEAT, Asking, Rooms

STILL_HERE_SECONDS: Final = 15.0  # between empty lines when nothing happens
LINES: Final = "application/x-ndjson"


@get("/stream", summary="A seat's frames as they come", responses=refusals(401, 404), media_type=LINES)
async def stream(request: Asking, rooms: Rooms, player: Person, id: str, epoch: str = "", last: int = -1) -> Stream:
    """The same frames as on the socket, one JSON object a line; an empty line now and then means all is well.
    `epoch` and `last` resume where an earlier stream ended."""
    table = await find_table(rooms, id, address(request.scope))
    visitor = visitor_for(request, player)
    if table.seat_of(player.id) is None and not table.may_look_on(visitor):
        raise Refusal("no-onlookers", "table-no-onlookers")
    return Stream(lines(request, rooms, table, visitor), media_type=LINES)


async def lines(request: Asking, rooms: Rooms, table: LiveTable, visitor: Visitor) -> AsyncIterator[bytes]:
    async with present(request, rooms, table, visitor):
        while True:
            try:
                async with asyncio.timeout(STILL_HERE_SECONDS):
                    frames = await visitor.outbox.take()
            except TimeoutError:
                yield b"\n"
                continue
            if not frames:
                return
            for frame in frames:
                yield frame + b"\n"


@post("/moves", summary="Decide", status_code=200, responses=refusals(401, 404, 409, 507), opt={OF_A_SEAT: True})
async def move(request: Asking, rooms: Rooms, player: Person, id: str, data: PostedMove) -> Ack:
    """Stored before it is answered. Sent again with the same `id` it is answered again and made once."""
    table = await find_table(rooms, id, address(request.scope))
    request.scope["state"]["game"] = table.row.game
    visitor = Visitor(player.id, player.name, language_of(request), table.seat_of(player.id))
    await table.decide(visitor, wire.Move(data.id, data.on, data.action))
    ack = msgspec.json.decode((await visitor.outbox.take())[0], type=wire.Ack)
    return Ack(ack.id, ack.on)


programs = Router("/api/tables/{id:str}", route_handlers=[stream, move], tags=["play"])
