"""The server itself: its health, its measures, and the description of its API."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Response, Router, get
from sqlalchemy.exc import SQLAlchemyError

from sleuth.rules.refusal import Refusal
from sleuth.table.errors import language_of, refusals, words_in
from sleuth.table.examples import description
from sleuth.table.forms import Health
from sleuth.table.guard import address
from sleuth.table.metrics import is_among, is_loopback
from sleuth.table.pages import api_page
from sleuth.table.settings import networks
from sleuth.table.visitors import Asking, Rooms

PROMETHEUS = "text/plain; version=0.0.4"


@get("/health", summary="Whether the server is well", tags=["server"])
async def health(rooms: Rooms) -> Response[Health]:
    """200 when it is and its database answers, else 503."""
    try:
        await rooms.store.unfinished()
    except (SQLAlchemyError, OSError):
        return Response(Health(False), status_code=503)
    return Response(Health(not rooms.sockets.stopping), status_code=503 if rooms.sockets.stopping else 200)


@get("/metrics", summary="Measures for Prometheus", tags=["server"], media_type="text/plain", responses=refusals())
async def metrics(request: Asking, rooms: Rooms) -> Response[bytes]:
    """Only to this machine itself, not through a proxy, and to those the setting `metrics-for` names."""
    caller = address(request.scope)
    itself = is_loopback(caller) and "x-forwarded-for" not in request.headers
    if not itself and not is_among(caller, networks(rooms.settings.metrics_for)):
        raise Refusal("forbidden", "web-metrics")
    return Response(rooms.metrics.text(), media_type=PROMETHEUS)


@get("/api/openapi.json", summary="This description", include_in_schema=False)
async def openapi(request: Asking) -> dict[str, Any]:
    return description(request.app)


@get("/api", media_type=MediaType.HTML, include_in_schema=False)
async def api(request: Asking) -> str:
    """The description as a page."""
    return api_page(words_in(language_of(request)), description(request.app))


server = Router("/", route_handlers=[health, metrics, openapi, api])
