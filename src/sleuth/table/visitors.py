"""Who asks: a person by the cookie, or a program by its token; and what the routes reach of the server."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from sleuth.rules.refusal import Refusal
from sleuth.table.errors import language_of, words_in
from sleuth.table.guard import address
from sleuth.table.house import House
from sleuth.table.metrics import Metrics
from sleuth.table.model import Person
from sleuth.table.people import People
from sleuth.table.security import SAFE_METHODS, Limits
from sleuth.table.settings import Settings
from sleuth.table.store import Store
from sleuth.table.switchboard import Sockets

COOKIE: Final = "sleuth"
COOKIE_SECONDS: Final = 400 * 24 * 60 * 60  # longer is not kept by browsers
NEW_COOKIE: Final = "new cookie"
ONLY_SEAT: Final = "only seat"  # of the token that came with a request
OF_A_SEAT: Final = "of_a_seat"  # on a route: a token for one seat may use it
BEARER: Final = "Bearer "

Asking = Request[Any, Any, Any]
Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass
class Rooms:
    """What the routes reach."""

    settings: Settings
    store: Store
    people: People
    house: House
    metrics: Metrics
    sockets: Sockets
    limits: Limits = field(default_factory=Limits)


def rooms_of(connection: Connection) -> Rooms:
    rooms: Rooms = connection.app.state.rooms
    return rooms


def provide_rooms(request: Asking) -> Rooms:
    return rooms_of(request)


async def provide_person(request: Asking) -> Person:
    """The person who asks; someone new is a guest at once. A program may not do what needs a person."""
    if token_of(request) is not None:
        raise Refusal("forbidden", "web-no-program")
    rooms = rooms_of(request)
    person = await visitor_of(request)
    if person is None:
        rooms.limits.guests.take(address(request.scope))
        person = await rooms.people.welcome(words_in(language_of(request)).say("page-guest"))
        keep_cookie(request, person)
    take_change(request, rooms, person)
    return person


async def provide_player(request: Asking) -> Person:
    """The person who asks, or for whom a program asks."""
    token = token_of(request)
    if token is None:
        return await provide_person(request)
    rooms = rooms_of(request)
    person = await by_token(request, rooms, token)
    take_change(request, rooms, person)
    return person


def take_change(request: Asking, rooms: Rooms, person: Person) -> None:
    if request.method not in SAFE_METHODS:
        rooms.limits.changes.take(person.id)


async def visitor_of(connection: Connection) -> Person | None:
    cookie = connection.cookies.get(COOKIE)
    if cookie is None:
        return None
    return await rooms_of(connection).people.who(cookie)


def token_of(connection: Connection) -> str | None:
    written = connection.headers.get("authorization", "")
    return written.removeprefix(BEARER) if written.startswith(BEARER) else None


async def by_token(connection: Connection, rooms: Rooms, token: str) -> Person:
    """The person a program acts for; a token may be for one table only, or for one seat of it."""
    caller = address(connection.scope)
    table = connection.path_params.get("id")
    rooms.limits.tokens.check(caller)
    facts = await rooms.store.token(hash_of(token))
    person = None if facts is None else await rooms.store.person(facts.person)
    if facts is None or person is None:
        rooms.limits.tokens.lose(caller)
        raise Refusal("not-signed-in", "web-token")
    if facts.table is not None and facts.table != table:
        raise Refusal("forbidden", "web-token-elsewhere")
    if facts.seat is not None and facts.table is not None:
        check_seat(connection, facts.seat, (await rooms.house.table(facts.table)).seat_of(person.id))
    connection.scope["state"][ONLY_SEAT] = facts.seat
    return person


def check_seat(connection: Connection, ours: int, sits: int | None) -> None:
    """Refuse what a token for one seat asks for another, or for the whole table."""
    wanted = int(connection.path_params.get("k", ours))
    route = connection.scope.get("route_handler")
    changes = connection.scope.get("method", "GET") not in SAFE_METHODS
    if sits not in (None, ours) or wanted != ours or (changes and not getattr(route, "opt", {}).get(OF_A_SEAT)):
        raise Refusal("forbidden", "web-token-seat", "", {"seat": ours})


def hash_of(token: str) -> str:
    """What is kept of a token; it is as long as a key, so a plain hash is enough."""
    return sha256(token.encode()).hexdigest()


def keep_cookie(request: Asking, person: Person) -> None:
    """Have the answer carry the cookie of this person."""
    request.scope["state"][NEW_COOKIE] = rooms_of(request).people.cookie(person)


def drop_cookie(request: Asking) -> None:
    request.scope["state"][NEW_COOKIE] = ""


def cookie_header(settings: Settings, value: str) -> tuple[bytes, bytes]:
    """The header that sets the cookie, or for no value takes it away."""
    made = Cookie(
        key=COOKIE,
        value=value,
        path="/",
        max_age=COOKIE_SECONDS if value else 0,
        httponly=True,
        samesite="lax",
        secure=settings.secure,
    )
    name, written = made.to_encoded_header()
    return name, written
