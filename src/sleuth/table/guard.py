"""The door of the server: every request passes here, and every answer."""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sleuth.rules.refusal import Refusal
from sleuth.table.errors import STATUS, ErrorAnswer, reader_of, wrong
from sleuth.table.logs import log
from sleuth.table.security import HEADERS, ONLY_SECURE, SAFE_METHODS, Limits, check_origin

QUIET: Final = ("/health", "/metrics")
POLICY: Final = 1008  # of a WebSocket that is closed because it may not be here


class Guard:
    """Adds the headers that every answer has, and turns away what comes from elsewhere or too often."""

    def __init__(self, app: ASGIApp, limits: Limits, public_url: str | None) -> None:
        self.app = app
        self.limits = limits
        self.public_url = public_url
        secure = bool(public_url and public_url.startswith("https:"))
        self.headers = [*HEADERS, ONLY_SECURE] if secure else [*HEADERS]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])  # lifespan, which is no ScopeType, passes here too
        if kind == "http":
            await self.let_in(scope, receive, send)
        elif kind == "websocket":
            await self.let_socket_in(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def let_in(self, scope: Any, receive: Receive, send: Send) -> None:
        began = perf_counter()
        status = 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *self.headers]
            await send(message)

        try:
            self.check(scope)
        except Refusal as refusal:
            await refuse(scope, refusal, answer)
        else:
            try:
                await self.app(scope, receive, answer)
            except Exception as problem:
                log.error("failed", exc_info=problem, extra={"route": scope.get("path_template", "")})
                if not status:
                    await refuse(scope, Refusal("failed", "web-failed"), answer)
        if scope["path"] not in QUIET:
            took = round(1000 * (perf_counter() - began), 1)
            route = scope.get("path_template", "")  # the route, not the path: a table's address lets people in
            log.info(
                "request", extra={"method": scope["method"], "route": route, "status": status, "milliseconds": took}
            )

    async def let_socket_in(self, scope: Any, receive: Receive, send: Send) -> None:
        try:
            check_origin(dict(scope["headers"]), self.public_url)
            self.limits.requests.take(address(scope))
        except Refusal as refusal:
            log.info("socket refused", extra={"why": refusal.reason})
            await receive()
            await send({"type": "websocket.close", "code": POLICY, "reason": refusal.code})
        else:
            await self.app(scope, receive, send)

    def check(self, scope: Any) -> None:
        self.limits.requests.take(address(scope))
        if scope["method"] not in SAFE_METHODS:
            check_origin(dict(scope["headers"]), self.public_url)


def address(scope: Any) -> str:
    """Who calls, as the server was told; behind a proxy uvicorn has already put the caller's in its place."""
    return str((scope.get("client") or ("", 0))[0])


async def refuse(scope: Any, refusal: Refusal, send: Send) -> None:
    language = reader_of(dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1"))
    body = msgspec.json.encode(ErrorAnswer(wrong(refusal, language)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if "seconds" in refusal.details:
        headers.append((b"retry-after", str(refusal.details["seconds"]).encode()))
    status = STATUS.get(refusal.code, 400)
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
