"""What a record holds."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256

from sleuth.rules import GAMES
from sleuth.rules.facts import Event
from sleuth.rules.game import Game
from sleuth.rules.refusal import Detail

NOBODY = "nobody"


@dataclass
class Problem:
    """Something wrong in a record: the line it stands in (0 for the whole), why, and with what."""

    line: int
    reason: str
    details: dict[str, Detail] = field(default_factory=dict)


@dataclass
class Move:
    """A move, what chance and secret cards it brought, and what was remarked about it.

    The set-up is a move too, number 0, of no seat and with no action.
    """

    number: int
    seat: int = -1
    action: str = ""
    facts: list[Event] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)
    tags: list[tuple[str, str]] = field(default_factory=list)
    line: int = 0


@dataclass
class Record:
    """A game as it was written down."""

    game: str
    players: int
    options: dict[str, object]
    names: list[str]
    rules: int = 1
    date: str = ""
    commitment: str = ""
    secret: str = ""
    winners: list[int] | None = None  # none before the end, empty when nobody won
    seen_by: int | None = None
    moves: list[Move] = field(default_factory=list)

    @property
    def rulebook(self) -> Game:
        return GAMES[self.game]


def commitment_of(secret: str) -> str:
    """What a table publishes before the first move: only this secret fits it."""
    return "sha256:" + sha256(f"sleuth/{secret}".encode()).hexdigest()


def is_written(event: Event) -> bool:
    """Whether a record must write an event down: all others follow from the moves."""
    return event.chance or event.private
