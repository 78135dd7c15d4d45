"""What requests and answers of the HTTP API hold. Unknown fields of requests are refused."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta, Struct

from sleuth.table.model import Aid, Status

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, examples=["Nicole"])]
Password: TypeAlias = Annotated[str, Meta(min_length=10, max_length=200, examples=["correct horse battery"])]
AnyPassword: TypeAlias = Annotated[str, Meta(max_length=200)]
Level: TypeAlias = Annotated[str, Meta(max_length=40, examples=["recruit"])]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=5)]


class Asked(Struct, forbid_unknown_fields=True):
    """A body of a request."""


class Rename(Asked):
    """Be called differently."""

    name: Name


class NewPassword(Asked):
    """Set or change the password; who has one must say it."""

    new: Password
    old: AnyPassword | None = None


class SignIn(Asked):
    """Be the same person on another device."""

    name: Name
    password: AnyPassword


class Leave(Asked):
    """Delete a person for good; who has a password must say it."""

    password: AnyPassword | None = None


class NewToken(Asked):
    """A token for a program: for everything of this person, for one table, or for one seat of it only."""

    table: str | None = None
    seat: SeatNumber | None = None


class OldToken(Asked):
    """Take back a token."""

    hash: Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="as GET /api/me tells it")]


class LivePace(Asked, tag_field="kind", tag="live"):
    """Everyone is there; clocks in seconds, for each decision, for each player, or neither."""

    per_move: Annotated[int, Meta(ge=5, le=86400)] | None = None
    per_player: Annotated[int, Meta(ge=30, le=86400)] | None = None


class DaysPace(Asked, tag_field="kind", tag="days"):
    """Each decision may take so many days."""

    days: Annotated[int, Meta(ge=1, le=30)]


class NewTable(Asked):
    """What is agreed at a new table; the one who asks is the host."""

    game: Annotated[str, Meta(examples=["suspicion"])]
    players: Annotated[int, Meta(ge=1, le=6, examples=[4])]
    options: Annotated[dict[str, Any], Meta(examples=[{}])] = {}
    aid: Aid = "none"
    public: bool = False
    pace: LivePace | DaysPace = msgspec.field(default_factory=LivePace)
    grace: Annotated[int, Meta(ge=0, le=86400, description="seconds before a bot stands in")] = 60
    chat: bool = True
    team_chat: bool = True
    onlookers: bool = True
    seat: SeatNumber | None = 0


class Sit(Asked):
    """Sit down, or, for the host, put a bot there."""

    bot: Level | None = None


class SetChat(Asked):
    """Let people talk, or not."""

    chat: bool


class PassOn(Asked):
    """Make somebody who sits at the table its host."""

    to: Annotated[str, Meta(max_length=60, description="the person")]


class MutePerson(Asked):
    """Hear somebody no longer, or again."""

    person: Annotated[str, Meta(max_length=60)]
    muted: bool = True


class PostedMove(Asked):
    """A decision, in the notation of the rules."""

    id: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$", description="new for each decision", examples=["m1"])]
    on: Annotated[int, Meta(ge=0, description="how many entries the table had when this was decided", examples=[0])]
    action: Annotated[str, Meta(max_length=200, examples=["stay"])]


class Me(Struct):
    """Who you are."""

    id: str
    name: str
    guest: bool
    tokens: list[TokenFacts]


class TokenFacts(Struct):
    """A token that was given to a program; the token itself is told only once."""

    hash: str
    table: str | None
    seat: int | None
    created: datetime


class Token(Struct):
    """A new token; it is not told again."""

    token: str


class Ack(Struct):
    """It is done and kept."""

    id: str
    on: int


class OptionFacts(Struct):
    """An option of a game."""

    name: str
    kind: str
    default: Any


class GameFacts(Struct):
    """What can be played."""

    id: str
    name: dict[str, str]
    players: list[int]
    options: list[OptionFacts]


class Health(Struct):
    """Whether the server is well."""

    ok: bool


class SeatFacts(Struct):
    """A seat, and who is in it."""

    seat: int
    name: str | None
    bot: str | None
    person: str | None = None
    present: bool = False
    stood_in: bool = False


class Listed(Struct):
    """A table in a list."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    aid: Aid
    pace: LivePace | DaysPace
    status: Status
    onlookers: bool
    created: float
    teams: list[list[int]] | None
    seats: list[SeatFacts]
    seat: int | None
    turn: int | None
    my_turn: bool


class TableFacts(Struct):
    """What everyone may know of a table."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    aid: Aid
    public: bool
    pace: LivePace | DaysPace
    grace: int
    chat: bool
    team_chat: bool
    onlookers: bool
    host: str
    status: Status
    commitment: Annotated[str, Meta(description="of the dealer's secret, told before the first move")]
    secret: Annotated[str, Meta(description="the dealer's, told after the last move")] | None
    winners: list[int] | None
    rematch_of: str | None
    stand_in: str
    teams: Annotated[list[list[int]], Meta(description="who sits with whom")] | None
    seats: list[SeatFacts]
