"""How the server says no: one shape for every refusal, in the reader's language, never a stack trace."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec

from sleuth.rules.refusal import Refusal
from sleuth.table.logs import log
from sleuth.words import LANGUAGES, Words
from sleuth.words.telling import explain

# What a refusal's code is as the status of an HTTP answer; any other is 400.
STATUS: Final = {
    "not-signed-in": 401,
    "wrong-password": 403,
    "forbidden": 403,
    "not-host": 403,
    "not-seated": 403,
    "not-found": 404,
    "no-table": 404,
    "wrong-method": 405,
    "taken": 409,
    "stale": 409,
    "not-your-turn": 409,
    "illegal-action": 409,
    "game-over": 409,
    "too-large": 413,
    "too-many": 429,
    "failed": 500,
    "store-full": 507,
}
OF_STATUS: Final = {404: "web-not-found", 405: "web-wrong-method", 413: "web-too-large", 415: "web-media-type"}
CODES: Final = {404: "not-found", 405: "wrong-method", 413: "too-large"}
FAILED: Final = 500


class Wrong(msgspec.Struct, omit_defaults=True):
    """What was wrong."""

    code: Annotated[str, msgspec.Meta(description="a word for programs", examples=["not-your-turn"])]
    message: Annotated[str, msgspec.Meta(description="a sentence for people, in the reader's language")]
    clause: Annotated[str, msgspec.Meta(description="the clause of the rules that forbids it", examples=["C19"])] = ""


class ErrorAnswer(msgspec.Struct):
    """The answer to everything that is refused."""

    error: Wrong


EXAMPLE: Final = ErrorAnswer(Wrong("bad-request", "There is no seat 7 here; seats are numbered 0 to 3."))


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors of a route, for its documentation; some can befall every request."""
    said = {
        400: "What was sent is not what this takes.",
        401: "Nobody is signed in, or the token is not known.",
        403: "You may not do this.",
        404: "There is no such thing, or it is not for you.",
        405: "This address does not take that method.",
        409: "Not possible as things stand.",
        413: "Too much was sent.",
        429: "Too many requests, or wrong guesses; the header Retry-After says how long to wait.",
        507: "The disk is full; nothing was stored.",
    }
    return {
        status: ResponseSpec(ErrorAnswer, description=said[status], generate_examples=False)
        for status in sorted({400, 403, 405, 429, *statuses})
    }


@cache
def words_in(language: str) -> Words:
    """Kept, because the catalogue takes long to read."""
    return Words(language)


def reader_of(headers: str) -> str:
    """The language a browser asks for first among those spoken here."""
    wanted: list[tuple[float, str]] = []
    for part in headers[:200].split(","):
        tongue, _, quality = part.partition(";q=")
        try:
            weight = float(quality or 1)
        except ValueError:
            continue
        wanted.append((-weight, tongue.strip().partition("-")[0].lower()))
    return next((tongue for _, tongue in sorted(wanted, key=lambda each: each[0]) if tongue in LANGUAGES), LANGUAGES[0])


def wrong(refusal: Refusal, language: str, game: str = "") -> Wrong:
    """A refusal in words."""
    return Wrong(refusal.code, explain(words_in(language), game, refusal), refusal.clause)


def language_of(request: Request[Any, Any, Any]) -> str:
    return reader_of(request.headers.get("accept-language", ""))


def refused(request: Request[Any, Any, Any], refusal: Refusal) -> Response[ErrorAnswer]:
    """The answer to a request that was refused."""
    status = STATUS.get(refusal.code, 400)
    request.app.state.metrics.refused.labels(refusal.code).inc()
    game = str(request.scope["state"].get("game", ""))
    seconds = refusal.details.get("seconds")
    headers = {"retry-after": str(seconds)} if status == STATUS["too-many"] and seconds else {}
    return Response(ErrorAnswer(wrong(refusal, language_of(request), game)), status_code=status, headers=headers)


def not_http(request: Request[Any, Any, Any], problem: HTTPException) -> Response[ErrorAnswer]:
    """What the framework refuses before a route is asked."""
    status = problem.status_code
    if status >= FAILED:
        return failed(request, problem)
    reason = OF_STATUS.get(status, "web-unreadable")
    return refused(request, Refusal(CODES.get(status, "bad-request"), reason))


def failed(request: Request[Any, Any, Any], problem: Exception) -> Response[ErrorAnswer]:
    """A fault of ours: told without saying anything of what is inside."""
    log.error("failed", exc_info=problem, extra={"route": request.scope.get("path_template", "")})
    sentence = words_in(language_of(request)).say("refusal-web-failed")
    return Response(ErrorAnswer(Wrong("failed", sentence)), status_code=FAILED)
