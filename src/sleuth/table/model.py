"""What the store keeps: people, tables, seats, what was decided at a table, and what was said there.

Secrets stay out of every `repr`, so that no log line or error can show one.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Literal, TypeAlias, TypedDict

Aid: TypeAlias = Literal["none", "facts", "certain", "odds"]
Status: TypeAlias = Literal["open", "playing", "over", "closed"]
Kind: TypeAlias = Literal["move", "undo"]
By: TypeAlias = Literal["person", "bot", "standin", "forced"]
Hearers: TypeAlias = Literal["table", "team"]


class LivePace(TypedDict):
    """Everyone is at the table; the clocks, in seconds, are of each move, of each player, or absent."""

    kind: Literal["live"]
    per_move: int | None
    per_player: int | None


class DaysPace(TypedDict):
    """Each decision may take so many days."""

    kind: Literal["days"]
    days: int


Pace: TypeAlias = LivePace | DaysPace


@dataclass(slots=True)
class Person:
    """Someone who visits; a guest has no password. Raising `sessions` signs out everywhere."""

    id: str
    name: str
    password: str | None = field(repr=False)
    sessions: int
    created: datetime
    seen: datetime


@dataclass(slots=True)
class TableRow:
    """A table and what was agreed at it."""

    id: str
    game: str
    players: int
    options: dict[str, object]
    aid: Aid
    public: bool
    pace: Pace
    grace: int  # seconds a seat is kept before a bot stands in
    chat: bool
    team_chat: bool
    onlookers: bool
    host: str
    status: Status
    secret: str = field(repr=False)
    commitment: str
    rematch_of: str | None
    created: datetime
    started: datetime | None = None
    ended: datetime | None = None
    winners: list[int] | None = None


@dataclass(slots=True)
class Seat:
    """Who sits there: a person, a bot of some level, or nobody."""

    table: str
    seat: int
    person: str | None = None
    bot: str | None = None


@dataclass(slots=True)
class Entry:
    """Something decided at a table. Entries are numbered from 1 and never change."""

    table: str
    number: int
    kind: Kind
    seat: int
    action: str
    id: str  # chosen by the client: the same id is the same decision
    by: By
    person: str | None
    at: datetime
    spent: float  # seconds of the clock


@dataclass(slots=True)
class Talk:
    """Something said at a table: a text, or a quick phrase by its name."""

    table: str
    number: int
    person: str
    name: str
    seat: int | None
    to: Hearers
    text: str
    phrase: str | None
    at: datetime


@dataclass(slots=True)
class Token:
    """A program's leave to sit for a person; only the SHA-256 of what the program holds is kept."""

    hash: str = field(repr=False)
    person: str
    table: str | None
    seat: int | None
    created: datetime
