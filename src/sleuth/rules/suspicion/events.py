"""What can happen in Suspicion."""

from __future__ import annotations

from typing import ClassVar

from sleuth.rules.facts import Event, PrivateEvent


class First(Event, frozen=True, tag="first"):
    """S7: who begins, drawn at random or agreed before."""

    chance: ClassVar[bool] = True
    seat: int
    drawn: bool


class Crime(PrivateEvent, frozen=True, tag="crime"):
    """S4: three cards are put aside, unseen by all."""

    chance: ClassVar[bool] = True
    suspect: str
    weapon: str
    room: str


class ShuffleEvidence(PrivateEvent, frozen=True, tag="shuffle-evidence"):
    """S5: the other evidence in its new order, the card dealt first in front."""

    chance: ClassVar[bool] = True
    cards: list[str]


class Deal(PrivateEvent, frozen=True, tag="deal"):
    """S5: a player is dealt cards."""

    open: ClassVar[tuple[str, ...]] = ("seat",)
    seat: int
    cards: list[str]

    def audience(self) -> int:
        return 1 << self.seat


class ShuffleDeck(PrivateEvent, frozen=True, tag="shuffle-deck"):
    """S5: the investigation deck, next card first. Everyone sees only how many cards it has."""

    chance: ClassVar[bool] = True
    deck: list[str]


class Board(Event, frozen=True, tag="board"):
    """S6: the rooms as they lie, row by row."""

    chance: ClassVar[bool] = True
    rooms: list[str]


class Turn(Event, frozen=True, tag="turn"):
    """A turn begins; `turn` is how many were finished before it."""

    seat: int
    turn: int


class Go(Event, frozen=True, tag="go"):
    """S9: a player steps into a neighbouring room."""

    seat: int
    source: str
    room: str


class Stay(Event, frozen=True, tag="stay"):
    """S9: a player stays in a room."""

    seat: int
    room: str


class Keep(PrivateEvent, frozen=True, tag="keep"):
    """S11, S12: a player keeps the card taken from the deck, evidence or a Diversion."""

    open: ClassVar[tuple[str, ...]] = ("seat",)
    seat: int
    card: str

    def audience(self) -> int:
        return 1 << self.seat


class TakeReveal(Event, frozen=True, tag="take-reveal"):
    """S13: a player takes Reveal a Secret; `by` picks the card to be shown to all."""

    seat: int
    by: int


class RevealPick(Event, frozen=True, tag="reveal-pick"):
    """S13: the card of `seat` that `by` has picked blindly is shown to all."""

    chance: ClassVar[bool] = True
    seat: int
    by: int
    card: str


class RevealChoice(Event, frozen=True, tag="reveal-choice"):
    """S13: with five players, the card a player has chosen to show to all."""

    seat: int
    card: str


class Absinthe(Event, frozen=True, tag="absinthe"):
    """S14: a player takes Absinthe; the suspect and the weapon of the drunken suspicion are drawn."""

    chance: ClassVar[bool] = True
    seat: int
    suspect: str
    weapon: str
    room: str


class Ask(Event, frozen=True, tag="ask"):
    """S14, S15: a suspicion is voiced, and `asked` is the first to answer."""

    seat: int
    asked: int
    suspect: str
    weapon: str
    room: str
    drunk: bool


class AskNext(Event, frozen=True, tag="ask-next"):
    """S18: the next player is asked for the same three."""

    seat: int
    asked: int


class Show(PrivateEvent, frozen=True, tag="show"):
    """S16: a card is shown to the player who asked, in the turn after `turn` finished ones."""

    open: ClassVar[tuple[str, ...]] = ("turn", "seat", "to")
    turn: int
    seat: int
    to: int
    card: str

    def audience(self) -> int:
        return 1 << self.seat | 1 << self.to

    def teaches(self, seat: int) -> bool:
        return seat == self.to


class Nothing(Event, frozen=True, tag="nothing"):
    """S18: the one asked has none of the three."""

    seat: int


class Divert(Event, frozen=True, tag="divert"):
    """S24: the one asked shows a Diversion instead."""

    seat: int


class Unanswered(Event, frozen=True, tag="unanswered"):
    """S22, S25: all others were asked and nobody has shown one of the three."""

    seat: int
    drunk: bool


class Decline(Event, frozen=True, tag="decline"):
    """S22: the player does not turn the unanswered suspicion into an accusation."""

    seat: int


class Accuse(Event, frozen=True, tag="accuse"):
    """S20, S22: an accusation, for all to hear."""

    seat: int
    suspect: str
    weapon: str
    room: str
    clause: str


class Right(Event, frozen=True, tag="right"):
    """S21: the accusation is right, and the crime is shown to all."""

    seat: int
    suspect: str
    weapon: str
    room: str


class Wrong(PrivateEvent, frozen=True, tag="wrong"):
    """S21: the accusation is wrong: the player is out, and alone has seen the crime told here."""

    open: ClassVar[tuple[str, ...]] = ("seat",)
    seat: int
    suspect: str
    weapon: str
    room: str

    def audience(self) -> int:
        return 1 << self.seat

    def teaches(self, seat: int) -> bool:
        return seat == self.seat


class End(Event, frozen=True, tag="end"):
    """S26, S26a, S27: how it ended, and all that was hidden in hands and in the crime."""

    winners: list[int]
    clause: str
    crime: list[str]
    hands: list[list[str]]
