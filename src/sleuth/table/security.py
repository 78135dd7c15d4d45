"""What keeps strangers out: headers, origins, limits, and patience that runs out with those who guess."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

from sleuth.rules.refusal import Refusal

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
LARGEST_BODY: Final = 64 * 1024
LARGEST_MESSAGE: Final = 16 * 1024
MOST_KEYS: Final = 20_000  # people and addresses remembered by each kind of limit

HEADERS: Final = (
    (
        b"content-security-policy",
        (
            b"default-src 'none'; style-src 'self'; img-src 'self'; script-src 'self'; connect-src 'self'; "
            b"font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
        ),
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),  # the address of a table lets people in; others must not learn it
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
)
ONLY_SECURE: Final = (b"strict-transport-security", b"max-age=31536000")

Clock = Callable[[], float]


def same_origin(origin: str, host: str, public_url: str | None) -> bool:
    """Whether a page at `origin` is one of ours: of the public address, or of the host that was asked."""
    if public_url:
        ours = urlsplit(public_url)
        return origin == f"{ours.scheme}://{ours.netloc}"
    theirs = urlsplit(origin)
    return theirs.scheme in ("http", "https") and bool(host) and theirs.netloc == host


def check_origin(headers: dict[bytes, bytes], public_url: str | None) -> None:
    """Refuse what the page of another site asks for. Programs send no origin, and hold no cookies of others."""
    origin = headers.get(b"origin")
    host = headers.get(b"host", b"").decode("latin-1")
    if origin is not None:
        if not same_origin(origin.decode("latin-1"), host, public_url):
            raise Refusal("forbidden", "web-origin")
    elif headers.get(b"sec-fetch-site", b"none") not in (b"same-origin", b"none"):
        raise Refusal("forbidden", "web-origin")


@dataclass
class Rate:
    """So many at once, and so many a second after that, for each person or address."""

    burst: float
    per_second: float
    clock: Clock = time.monotonic
    left: OrderedDict[str, tuple[float, float]] = field(default_factory=OrderedDict)

    def wait(self, who: str) -> float:
        """Take one: 0, or how many seconds to wait for the next."""
        now = self.clock()
        tokens, since = self.left.pop(who, (self.burst, now))
        tokens = min(self.burst, tokens + (now - since) * self.per_second)
        may = tokens >= 1
        self.left[who] = (tokens - 1 if may else tokens, now)
        if len(self.left) > MOST_KEYS:
            self.left.popitem(last=False)
        return 0 if may else (1 - tokens) / self.per_second

    def take(self, who: str) -> None:
        seconds = self.wait(who)
        if seconds:
            raise too_many(seconds)


@dataclass
class Patience:
    """Wrong guesses are free at first; then each makes the next wait twice as long."""

    free: int
    longest: float = 600.0
    clock: Clock = time.monotonic
    wrong: OrderedDict[str, tuple[int, float]] = field(default_factory=OrderedDict)

    def check(self, *keys: str) -> None:
        """Refuse one who must still wait."""
        now = self.clock()
        seconds = max((self.wrong.get(key, (0, now))[1] - now for key in keys), default=0)
        if seconds > 0:
            raise too_many(seconds)

    def lose(self, *keys: str) -> None:
        """A wrong guess."""
        now = self.clock()
        for key in keys:
            guesses, until = self.wrong.pop(key, (0, now))
            if now - until > self.longest:
                guesses = 0
            guesses += 1
            delay = 0.0 if guesses <= self.free else min(self.longest, 2.0 ** (guesses - self.free - 1))
            self.wrong[key] = (guesses, now + delay)
            if len(self.wrong) > MOST_KEYS:
                self.wrong.popitem(last=False)

    def forgive(self, *keys: str) -> None:
        for key in keys:
            self.wrong.pop(key, None)


def too_many(seconds: float) -> Refusal:
    whole = int(seconds) + 1
    return Refusal("too-many", "web-too-many", "", {"seconds": whole})


@dataclass
class Limits:
    """Every limit of one server."""

    requests: Rate = field(default_factory=lambda: Rate(300, 50))  # of an address
    changes: Rate = field(default_factory=lambda: Rate(60, 5))  # of a person, all requests that change something
    guests: Rate = field(default_factory=lambda: Rate(100, 1))  # new ones, of an address
    tables: Rate = field(default_factory=lambda: Rate(30, 0.2))  # new ones, of a person
    messages: Rate = field(default_factory=lambda: Rate(60, 30))  # of a socket or program
    passwords: Patience = field(default_factory=lambda: Patience(5))  # for each name or person
    callers: Patience = field(default_factory=lambda: Patience(30))  # wrong passwords for whatever name, by address
    tokens: Patience = field(default_factory=lambda: Patience(20))
    links: Patience = field(default_factory=lambda: Patience(20))
