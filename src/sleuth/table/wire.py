"""Every message of a table's socket, both ways. Unknown fields are refused.

Frames of items are put together from parts that several readers share (`live.py`); these classes say
what the whole looks like, and the tests read every frame with them.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import Meta, Struct

Id: TypeAlias = Annotated[
    str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$", description="chosen by the client, new each time")
]
On: TypeAlias = Annotated[int, Meta(ge=0, description="how many entries the table had when this was decided")]
Text: TypeAlias = Annotated[str, Meta(max_length=4000)]


class Message(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Something a client or the table says."""


# From a client


class Move(Message, frozen=True, tag="move"):
    """Make a move, in the notation of the rules."""

    id: Id
    on: On
    action: Annotated[str, Meta(max_length=200)]


class Undo(Message, frozen=True, tag="undo"):
    """Take back the last own decision."""

    id: Id
    on: On


class Say(Message, frozen=True, tag="say"):
    """Say something to the table, or to the own team."""

    id: Id
    text: Text
    to: Annotated[str, Meta(pattern="^(table|team)$")] = "table"


class Phrase(Message, frozen=True, tag="phrase"):
    """Say one of the quick phrases; everyone reads it in their own language."""

    id: Id
    phrase: Annotated[str, Meta(max_length=60)]


class Note(Message, frozen=True, tag="note"):
    """Keep the notes of the own seat."""

    id: Id
    notes: dict[str, Any]


class Mute(Message, frozen=True, tag="mute"):
    """Hear a person no longer, or again."""

    person: Annotated[str, Meta(max_length=60)]
    muted: bool


class Ping(Message, frozen=True, tag="ping"):
    """Ask whether the table is there."""


FromClient: TypeAlias = Move | Undo | Say | Phrase | Note | Mute | Ping


# From the table


class Item(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something told at the table; bare where this reader may not know it."""

    n: int
    what: dict[str, Any] | None = None


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """When the decision must be made, and the seconds each player has left; none where there is no such limit."""

    until: float | None
    left: list[float] | None


class Welcome(Message, frozen=True, tag="welcome"):
    """Everything this reader may know now; items after number `n` follow."""

    epoch: str
    n: int
    table: dict[str, Any]
    seat: int | None
    view: dict[str, Any] | None
    log: list[dict[str, Any]]
    on: int
    deciding: int | None
    legal: list[str] | None
    may_undo: bool
    clock: Clock | None
    talk: list[dict[str, Any]]
    notes: dict[str, Any] | None
    muted: list[str]


class Items(Message, frozen=True, tag="items"):
    """What happened, with the keys of the view that it changed."""

    items: list[Item]
    changes: dict[str, Any]
    on: int
    deciding: int | None
    legal: list[str] | None
    may_undo: bool
    clock: Clock | None = None


class Ack(Message, frozen=True, tag="ack"):
    """It is done and kept; for a decision `on` is its number, for the rest the number of entries now."""

    id: str
    on: int


class Error(Message, frozen=True, tag="error"):
    """It was refused, and changed nothing."""

    id: str
    code: str
    clause: str
    message: str
    on: int


class Notes(Message, frozen=True, tag="notes"):
    """The notes of this seat, changed on another device."""

    notes: dict[str, Any]


class Pong(Message, frozen=True, tag="pong"):
    """The table is there."""


class Bye(Message, frozen=True, tag="bye"):
    """The socket closes; come back with the last number you have."""

    why: str


FromTable: TypeAlias = Welcome | Items | Ack | Error | Notes | Pong | Bye

READ: Final = msgspec.json.Decoder(FromClient)
ENCODER: Final = msgspec.json.Encoder()
encode = ENCODER.encode
