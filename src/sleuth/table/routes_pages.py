"""The pages, until there is a better one: lists, a form, and the facts of a table."""

from __future__ import annotations

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.response import Redirect

from sleuth.rules.refusal import Refusal
from sleuth.table.errors import STATUS, language_of, words_in
from sleuth.table.guard import address
from sleuth.table.house import Wish
from sleuth.table.model import LivePace, Person
from sleuth.table.pages import STYLE, home, sorry, table_page
from sleuth.table.sockets import find_table
from sleuth.table.telling import STAND_IN
from sleuth.table.visitors import Asking, Rooms
from sleuth.words.telling import explain


def apology(request: Asking, refusal: Refusal) -> Response[str]:
    """A refusal as a page."""
    words = words_in(language_of(request))
    status = STATUS.get(refusal.code, 400)
    return Response(sorry(words, explain(words, "", refusal)), status_code=status, media_type=MediaType.HTML)


@get("/", media_type=MediaType.HTML)
async def front(request: Asking, rooms: Rooms, person: Person) -> str:
    words = words_in(language_of(request))
    return home(words, person.name, await rooms.house.lobby(), await rooms.house.mine(person.id))


@get("/style.css", media_type=MediaType.CSS)
async def style() -> str:
    return STYLE


@post("/new")
async def new(request: Asking, rooms: Rooms, person: Person) -> Redirect:
    """A table against bots, from the form."""
    form = await request.form()
    players = str(form.get("players", ""))
    number = int(players) if players.isascii() and players.isdigit() and len(players) < 3 else -1
    rooms.limits.tables.take(person.id)
    pace: LivePace = {"kind": "live", "per_move": None, "per_player": None}
    table = await rooms.house.create(person, Wish(str(form.get("game", "")), number, {}, pace, public=False))
    await rooms.house.sit(table.row.id, person, 0)
    for seat in range(1, table.row.players):
        await rooms.house.set_bot(table.row.id, person, seat, STAND_IN)
    await rooms.house.start(table.row.id, person)
    return Redirect(f"/t/{table.row.id}", status_code=303)


@get("/t/{id:str}", media_type=MediaType.HTML)
async def table(request: Asking, rooms: Rooms, id: str) -> str:
    live = await find_table(rooms, id, address(request.scope))
    chosen = [(name, msgspec.json.encode(value).decode()) for name, value in live.row.options.items()]
    return table_page(words_in(language_of(request)), live.facts(), chosen)


pages = Router(
    "/",
    route_handlers=[front, style, new, table],
    exception_handlers={Refusal: apology},
    include_in_schema=False,
)
