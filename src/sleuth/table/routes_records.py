"""What a seat may know of a game now, and records of games."""

from __future__ import annotations

import msgspec
from litestar import Response, Router, get

from sleuth.record import write_record
from sleuth.record.replaying import as_seen_by
from sleuth.rules.refusal import Refusal
from sleuth.table import wire
from sleuth.table.errors import refusals
from sleuth.table.guard import address
from sleuth.table.model import Person
from sleuth.table.sockets import find_table, visitor_for
from sleuth.table.visitors import Asking, Rooms


@get("/view", summary="All you may know", responses=refusals(401, 404))
async def view(request: Asking, rooms: Rooms, player: Person, id: str) -> wire.Welcome:
    """The same as the first frame of a socket."""
    table = await find_table(rooms, id, address(request.scope))
    visitor = visitor_for(request, player)
    visitor.seat = table.seat_of(player.id)
    if visitor.seat is None and not table.may_look_on(visitor):
        raise Refusal("no-onlookers", "table-no-onlookers")
    visitor.muted = set(await rooms.store.mutes(player.id))
    notes = await table.notes_of(visitor)
    return msgspec.json.decode(table.welcome_of(visitor, notes), type=wire.Welcome)


@get("/record", summary="The record of the game", responses=refusals(401, 404), media_type="text/plain")
async def record(request: Asking, rooms: Rooms, player: Person, id: str, seat: int | None = None) -> Response[str]:
    """The whole record when the game is over, with the secret that proves the deal. During the game, only as
    your own seat may read it. With `seat`, as that seat might have read it."""
    table = await find_table(rooms, id, address(request.scope))
    over = table.row.status == "over"
    if seat is not None and not over and seat != table.seat_of(player.id):
        raise Refusal("not-over", "table-record-later")
    found = await rooms.house.record(id, player.id)
    if seat is not None and over:
        if not 0 <= seat < found.players:
            raise Refusal("no-seat", "table-no-seat", "", {"seat": seat})
        found = as_seen_by(found, seat)
    headers = {"content-disposition": f'attachment; filename="{table.row.game}.sleuth"'}
    return Response(write_record(found), media_type="text/plain", headers=headers)


records = Router("/api/tables/{id:str}", route_handlers=[view, record], tags=["play"])
