"""What can happen in Calaveras."""

from __future__ import annotations

from typing import ClassVar

from sleuth.rules.facts import Event, PrivateEvent


class First(Event, frozen=True, tag="first"):
    """C9: who begins, drawn at random or agreed before."""

    chance: ClassVar[bool] = True
    seat: int
    drawn: bool


class Shuffle(PrivateEvent, frozen=True, tag="shuffle"):
    """C8, C15: the deck has a new order, next card first. Everyone sees only how many cards it has."""

    chance: ClassVar[bool] = True
    deck: list[str]


class Deal(PrivateEvent, frozen=True, tag="deal"):
    """C8: a player is dealt cards."""

    open: ClassVar[tuple[str, ...]] = ("seat",)
    seat: int
    cards: list[str]

    def audience(self) -> int:
        return 1 << self.seat


class Draw(PrivateEvent, frozen=True, tag="draw"):
    """C15: a player draws a card."""

    open: ClassVar[tuple[str, ...]] = ("seat",)
    seat: int
    card: str

    def audience(self) -> int:
        return 1 << self.seat


class Play(Event, frozen=True, tag="play"):
    """C10-C13: a seat plays a card of `player`'s hand on a place, or X to move a card or to do nothing."""

    seat: int
    player: int
    card: str
    to: str | None


class Move(Event, frozen=True, tag="move"):
    """C13: an Unexpected Development takes a card from one place to another."""

    card: str
    source: str
    to: str


class Cancel(Event, frozen=True, tag="cancel"):
    """C10-C13: a second copy meets the first at a place, and both are discarded."""

    card: str
    at: str


class Nicole(Event, frozen=True, tag="nicole"):
    """C24: Nicole walks to the seat with the fewest points, or among those to the most locations."""

    source: int
    to: int
    because: str


class Designate(Event, frozen=True, tag="designate"):
    """C17-C23: a seat takes as many points as the two zones hold cards; the zones are emptied."""

    seat: int
    points: int
    total: int
    clause: str
    innocent: list[str]
    suspect: list[str]


class PassOver(Event, frozen=True, tag="pass-over"):
    """C15a: a seat with no card to play."""

    seat: int


class End(Event, frozen=True, tag="end"):
    """C26-C28: how it ended."""

    winners: list[int]
    culprit: int | None
    clause: str
