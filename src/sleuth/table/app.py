"""The application: every route of the table, and the rooms they reach."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed
from time import perf_counter
from typing import Any

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme, Tag
from litestar.types import Message, Scope

from sleuth.rules.refusal import Refusal
from sleuth.table.around import Around
from sleuth.table.errors import failed, not_http, refused
from sleuth.table.guard import Guard
from sleuth.table.house import House
from sleuth.table.logs import log
from sleuth.table.metrics import Metrics
from sleuth.table.model import Entry
from sleuth.table.people import People
from sleuth.table.players import Players
from sleuth.table.programs import programs
from sleuth.table.routes_pages import pages
from sleuth.table.routes_people import people, signing
from sleuth.table.routes_records import records
from sleuth.table.routes_server import server
from sleuth.table.routes_tables import games, mine, tables
from sleuth.table.security import LARGEST_BODY, Limits
from sleuth.table.settings import Settings, make_folder, signing_key
from sleuth.table.sockets import table_socket
from sleuth.table.store import Store
from sleuth.table.switchboard import Sockets
from sleuth.table.visitors import (
    NEW_COOKIE,
    Rooms,
    cookie_header,
    provide_person,
    provide_player,
    provide_rooms,
)

MakeAround = Callable[[Store, Players], Around]


class MeasuredStore(Store):
    """The store, with a clock beside each decision."""

    metrics: Metrics

    async def append(self, entry: Entry) -> None:
        began = perf_counter()
        await super().append(entry)
        self.metrics.committed(entry.by, perf_counter() - began)


def usual_around(store: Store, bots: Players) -> Around:
    return Around(store, bots)


def create_app(settings: Settings, around: MakeAround = usual_around, limits: Limits | None = None) -> Litestar:
    """The table as an ASGI application; what it needs is opened when it starts."""
    limits = limits or Limits()

    @asynccontextmanager
    async def open_rooms(app: Litestar) -> AsyncIterator[None]:
        metrics = Metrics()
        make_folder(settings)
        store = await MeasuredStore.open(settings.database)
        store.metrics = metrics
        bots = Players()
        house = House(around(store, bots))
        metrics.tables.set_function(lambda: len(house.tables))
        people_here = People(store, signing_key(settings))
        app.state.metrics = metrics
        app.state.rooms = Rooms(settings, store, people_here, house, metrics, Sockets(metrics), limits)
        await house.begin()
        log.info("open")
        try:
            yield
        finally:
            await house.stop()
            bots.close()
            await store.close()
            log.info("closed")

    async def add_cookie(message: Message, scope: Scope) -> None:
        value = scope.get("state", {}).get(NEW_COOKIE)
        if message["type"] == "http.response.start" and value is not None:
            message["headers"] = [*message["headers"], cookie_header(settings, value)]

    app = Litestar(
        [games, mine, tables, records, programs, table_socket, people, signing, pages, server],
        lifespan=[open_rooms],
        dependencies={
            "rooms": Provide(provide_rooms, sync_to_thread=False),
            "person": Provide(provide_person),
            "player": Provide(provide_player),
        },
        exception_handlers=exception_handlers(),
        before_send=[add_cookie],
        request_max_body_size=LARGEST_BODY,
        openapi_config=openapi(),
        logging_config=None,
    )
    app.asgi_handler = Guard(app.asgi_handler, limits, settings.public_url)
    return app


def exception_handlers() -> dict[type[Exception] | int, Any]:
    return {Refusal: refused, HTTPException: not_http, Exception: failed}


def openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Sleuth",
        version=version(),
        description="Tables for three deduction games. Sockets and the course of a game: docs/api.md.",
        components=Components(
            security_schemes={
                "cookie": SecurityScheme(type="apiKey", name="sleuth", security_scheme_in="cookie"),
                "token": SecurityScheme(type="http", scheme="bearer"),
            }
        ),
        tags=[
            Tag("tables", "Tables and who sits at them"),
            Tag("play", "The course of a game"),
            Tag("me", "Who you are"),
            Tag("server", "The server itself"),
        ],
        use_handler_docstrings=True,
        path="/api/litestar",
        render_plugins=[],
    )


def version() -> str:
    try:
        return installed("sleuth")
    except PackageNotFoundError:
        return "0"
