"""Tables: what can be played, the lobby, sitting down, starting, and everything a host may do."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Router, delete, get, post

from sleuth.rules import GAMES
from sleuth.table import wire
from sleuth.table.errors import refusals
from sleuth.table.forms import (
    GameFacts,
    Listed,
    MutePerson,
    NewTable,
    OptionFacts,
    PassOn,
    SetChat,
    Sit,
    TableFacts,
)
from sleuth.table.guard import address
from sleuth.table.house import Wish
from sleuth.table.live import LiveTable
from sleuth.table.model import Person
from sleuth.table.sockets import find_table, visitor_for
from sleuth.table.visitors import OF_A_SEAT, Asking, Rooms


def facts_of(table: LiveTable) -> TableFacts:
    return msgspec.convert(table.facts(), TableFacts)


def listed(lines: list[dict[str, Any]]) -> list[Listed]:
    return msgspec.convert(lines, list[Listed])


@get("/api/games", summary="What can be played", responses=refusals(), tags=["tables"])
async def games() -> list[GameFacts]:
    """The three games with all their options."""
    return [
        GameFacts(
            id=game.id,
            name=game.title,
            players=game.players,
            options=[OptionFacts(option.name, option.kind, option.default) for option in game.options],
        )
        for game in GAMES.values()
    ]


@get("/api/me/tables", summary="My games", responses=refusals(401), tags=["me"])
async def mine(rooms: Rooms, player: Person) -> list[Listed]:
    """Where you sit, those first at which it is your turn."""
    return listed(await rooms.house.mine(player.id))


@get("/", summary="The lobby", responses=refusals())
async def lobby(rooms: Rooms) -> list[Listed]:
    """Public tables that are open or playing."""
    return listed(await rooms.house.lobby())


@post("/", summary="A new table", responses=refusals(401, 507))
async def create(rooms: Rooms, player: Person, data: NewTable) -> TableFacts:
    """The dealer's secret is drawn and committed to now. You are the host, and sit where `seat` says."""
    rooms.limits.tables.take(player.id)
    wish = Wish(
        game=data.game,
        players=data.players,
        options=data.options,
        pace=msgspec.to_builtins(data.pace),
        aid=data.aid,
        public=data.public,
        grace=data.grace,
        chat=data.chat,
        team_chat=data.team_chat,
        onlookers=data.onlookers,
    )
    table = await rooms.house.create(player, wish)
    if data.seat is not None:
        await rooms.house.sit(table.row.id, player, data.seat)
    return facts_of(table)


@get("/{id:str}", summary="A table", responses=refusals(404))
async def facts(request: Asking, rooms: Rooms, id: str) -> TableFacts:
    """What everyone may know of it; the dealer's secret only when the game is over."""
    return facts_of(await find_table(rooms, id, address(request.scope)))


@post(
    "/{id:str}/seats/{k:int}",
    summary="Sit down, or put a bot there",
    status_code=200,
    responses=refusals(401, 404),
    opt={OF_A_SEAT: True},
)
async def sit(request: Asking, rooms: Rooms, player: Person, id: str, k: int, data: Sit) -> TableFacts:
    """Before the start. Only the host seats bots."""
    await find_table(rooms, id, address(request.scope))
    if data.bot is None:
        return facts_of(await rooms.house.sit(id, player, k))
    return facts_of(await rooms.house.set_bot(id, player, k, data.bot))


@delete(
    "/{id:str}/seats/{k:int}",
    summary="Leave a seat",
    status_code=200,
    responses=refusals(401, 404),
    opt={OF_A_SEAT: True},
)
async def stand_up(request: Asking, rooms: Rooms, player: Person, id: str, k: int) -> TableFacts:
    """Your own; in a game a bot plays on. The host may free any seat before the start."""
    table = await find_table(rooms, id, address(request.scope))
    if table.seat_of(player.id) == k:
        return facts_of(await rooms.house.leave(id, player))
    return facts_of(await rooms.house.set_bot(id, player, k, None))


@post("/{id:str}/start", summary="Deal", status_code=200, responses=refusals(401, 404))
async def start(request: Asking, rooms: Rooms, player: Person, id: str) -> TableFacts:
    """The host starts when all seats are taken."""
    await find_table(rooms, id, address(request.scope))
    return facts_of(await rooms.house.start(id, player))


@post("/{id:str}/rematch", summary="Once more", responses=refusals(401, 404))
async def rematch(request: Asking, rooms: Rooms, player: Person, id: str) -> TableFacts:
    """A new table with the same people, bots and options; those at the old one are told of it."""
    await find_table(rooms, id, address(request.scope))
    rooms.limits.tables.take(player.id)
    return facts_of(await rooms.house.rematch(id, player))


@post("/{id:str}/host", summary="Pass the table on", status_code=200, responses=refusals(401, 404))
async def pass_on(request: Asking, rooms: Rooms, player: Person, id: str, data: PassOn) -> TableFacts:
    """To somebody who sits there."""
    await find_table(rooms, id, address(request.scope))
    return facts_of(await rooms.house.pass_host(id, player, data.to))


@post("/{id:str}/chat", summary="Chat on or off", status_code=200, responses=refusals(401, 404))
async def set_chat(request: Asking, rooms: Rooms, player: Person, id: str, data: SetChat) -> TableFacts:
    """The host decides."""
    await find_table(rooms, id, address(request.scope))
    return facts_of(await rooms.house.set_chat(id, player, data.chat))


@post("/{id:str}/resume", summary="Open a closed table again", status_code=200, responses=refusals(401, 404))
async def resume(request: Asking, rooms: Rooms, player: Person, id: str) -> TableFacts:
    """A live table that everyone left is closed after a while; any of its people may go on."""
    await find_table(rooms, id, address(request.scope))
    return facts_of(await rooms.house.resume(id, player))


@post("/{id:str}/mute", summary="Mute somebody", status_code=200, responses=refusals(401, 404))
async def mute(request: Asking, rooms: Rooms, player: Person, id: str, data: MutePerson) -> TableFacts:
    """What they say is no longer sent to you, at any table; nobody else is told."""
    table = await find_table(rooms, id, address(request.scope))
    visitor = visitor_for(request, player)
    await table.obey(visitor, wire.Mute(data.person, data.muted))
    return facts_of(table)


tables = Router(
    "/api/tables",
    route_handlers=[lobby, create, facts, sit, stand_up, start, rematch, pass_on, set_chat, resume, mute],
    tags=["tables"],
)
