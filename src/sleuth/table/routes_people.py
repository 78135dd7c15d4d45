"""Who you are: a guest at first, the same person everywhere with a password, gone when you like."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any, Final

from litestar import Response, Router, delete, get, patch, post

from sleuth.rules.refusal import Refusal
from sleuth.table import model
from sleuth.table.errors import refusals
from sleuth.table.forms import Leave, Me, NewPassword, NewToken, OldToken, Rename, SignIn, Token, TokenFacts
from sleuth.table.guard import address
from sleuth.table.model import Person
from sleuth.table.visitors import Asking, Rooms, drop_cookie, hash_of, keep_cookie

MOST_TOKENS: Final = 20
WRONG: Final = ("table-password-wrong", "table-sign-in")


@contextmanager
def guessing(rooms: Rooms, whose: str, caller: str) -> Iterator[None]:
    """Wrong passwords make the next try wait, sooner for one name than for one address."""
    limits = rooms.limits
    limits.passwords.check(whose)
    limits.callers.check(caller)
    try:
        yield
    except Refusal as refusal:
        if refusal.reason in WRONG:
            limits.passwords.lose(whose)
            limits.callers.lose(caller)
            raise Refusal("wrong-password", refusal.reason, "", refusal.details) from None
        raise


async def facts_of(rooms: Rooms, person: Person) -> Me:
    tokens = [
        TokenFacts(token.hash, token.table, token.seat, token.created)
        for token in await rooms.store.tokens_of(person.id)
    ]
    return Me(person.id, person.name, person.password is None, tokens)


@get("/", summary="Who you are", responses=refusals(401))
async def me(rooms: Rooms, player: Person) -> Me:
    """Someone new becomes a guest, and is given the cookie that says so."""
    return await facts_of(rooms, player)


@patch("/", summary="Be called differently", responses=refusals(409))
async def rename(rooms: Rooms, person: Person, data: Rename) -> Me:
    """The new name is seen at all tables from the next event on."""
    await rooms.people.rename(person, data.name)
    return await facts_of(rooms, person)


@post("/password", summary="Set or change the password", status_code=200, responses=refusals(409))
async def set_password(request: Asking, rooms: Rooms, person: Person, data: NewPassword) -> Me:
    """Other devices are signed out."""
    with guessing(rooms, f"password of {person.id}", address(request.scope)):
        await rooms.people.set_password(person, data.new, data.old or "")
    rooms.sockets.drop(person.id)
    keep_cookie(request, person)
    return await facts_of(rooms, person)


@post("/sign-in", summary="Be the same person here", status_code=200, responses=refusals())
async def sign_in(request: Asking, rooms: Rooms, data: SignIn) -> Me:
    """After some wrong passwords each further one makes the next wait longer, by name and by address."""
    by_name = f"name {data.name.casefold()}"
    with guessing(rooms, by_name, address(request.scope)):
        person = await rooms.people.sign_in(data.name, data.password)
    rooms.limits.passwords.forgive(by_name)
    keep_cookie(request, person)
    return await facts_of(rooms, person)


@post("/sign-out-everywhere", summary="Sign out on all devices but this", status_code=200, responses=refusals())
async def sign_out_everywhere(request: Asking, rooms: Rooms, person: Person) -> Me:
    """All cookies given so far are worth nothing any more, and sockets opened with them close."""
    await rooms.people.sign_out_everywhere(person)
    rooms.sockets.drop(person.id)
    keep_cookie(request, person)
    return await facts_of(rooms, person)


@get("/export", summary="All that is kept of you", responses=refusals())
async def export(rooms: Rooms, person: Person) -> Response[dict[str, Any]]:
    """One JSON object, as a file."""
    kept = await rooms.people.export(person)
    return Response(kept, headers={"content-disposition": 'attachment; filename="sleuth.json"'})


@delete("/", summary="Delete yourself", responses=refusals(401))
async def leave(request: Asking, rooms: Rooms, person: Person, data: Leave) -> None:
    """Games of others stay whole; your name is taken out of them."""
    if person.password is not None:
        with guessing(rooms, f"password of {person.id}", address(request.scope)):
            if not await rooms.people.fits(person.password, data.password or ""):
                raise Refusal("wrong-password", "table-password-wrong")
    for table in await rooms.store.tables_of(person.id):
        if table.status in ("open", "playing") and (await rooms.house.table(table.id)).seat_of(person.id) is not None:
            await rooms.house.leave(table.id, person)
    await rooms.people.forget(person)
    rooms.sockets.drop(person.id)
    drop_cookie(request)


@post("/tokens", summary="A token for a program", responses=refusals())
async def new_token(rooms: Rooms, person: Person, data: NewToken) -> Token:
    """The program may then sit and play for you. The token is told only now."""
    if len(await rooms.store.tokens_of(person.id)) >= MOST_TOKENS:
        raise Refusal("not-possible", "web-tokens", "", {"most": MOST_TOKENS})
    if data.table is not None:
        players = (await rooms.house.table(data.table)).row.players
        if data.seat is not None and data.seat >= players:
            raise Refusal("no-seat", "table-no-seat", "", {"seat": data.seat})
    elif data.seat is not None:
        raise Refusal("bad-request", "web-token-which")
    token = secrets.token_urlsafe(32)
    kept = model.Token(hash_of(token), person.id, data.table, data.seat, datetime.now(UTC))
    await rooms.store.add_token(kept)
    return Token(token)


@delete("/tokens", summary="Take back a token", responses=refusals(404))
async def drop_token(rooms: Rooms, person: Person, data: OldToken) -> None:
    """Programs that hold it can do nothing any more."""
    if data.hash not in [token.hash for token in await rooms.store.tokens_of(person.id)]:
        raise Refusal("not-found", "web-token-unknown")
    await rooms.store.drop_token(data.hash)


people = Router("/api/me", route_handlers=[me, rename, set_password, export, leave, new_token, drop_token], tags=["me"])
signing = Router("/api", route_handlers=[sign_in, sign_out_everywhere], tags=["me"])
