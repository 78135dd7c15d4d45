"""What can happen in Crime Hotel. Cards are the numbers printed on them, "?" face down."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from sleuth.rules.facts import Event, PrivateEvent

Card: TypeAlias = int | Literal["?"]


class First(Event, frozen=True, tag="first"):
    """H6: who leads first, drawn at random or agreed before."""

    chance: ClassVar[bool] = True
    seat: int
    drawn: bool


class Investigation(Event, frozen=True, tag="investigation"):
    """H26, H27: an investigation begins."""

    number: int
    leader: int


class Shuffle(PrivateEvent, frozen=True, tag="shuffle"):
    """H5, H26: the cards in their new order: six for each seat, the murderer's room, the searched rooms."""

    chance: ClassVar[bool] = True
    cards: list[Card]


class Deal(PrivateEvent, frozen=True, tag="deal"):
    """H5: a player is dealt cards."""

    open: ClassVar[tuple[str, ...]] = ("seat",)
    seat: int
    cards: list[Card]

    def audience(self) -> int:
        return 1 << self.seat


class Searched(Event, frozen=True, tag="searched"):
    """H5: the rooms that are searched before the first round."""

    rooms: list[int]


class Play(Event, frozen=True, tag="play"):
    """H8: a player plays a card."""

    seat: int
    card: int


class Park(Event, frozen=True, tag="park"):
    """H9: the cards of a trick and their players from the highest down: to their rooms, and to the bays."""

    seats: list[int]
    cards: list[int]


class Car(Event, frozen=True, tag="car"):
    """H10: the player of the highest card takes the police car."""

    seat: int


class TakeBack(Event, frozen=True, tag="take-back"):
    """H29: a detective leaves its bay and nothing is done."""

    seat: int


class Guess(Event, frozen=True, tag="guess"):
    """H13: a detective goes from its bay to a space of the hotel."""

    seat: int
    space: str


class Desk(Event, frozen=True, tag="desk"):
    """H16: a detective goes from its bay to a desk of a department; desks count from 1."""

    seat: int
    department: str
    desk: int


class Relocate(Event, frozen=True, tag="relocate"):
    """H17: a detective moves within the hotel."""

    seat: int
    source: str
    to: str


class Exchange(PrivateEvent, frozen=True, tag="exchange"):
    """H18: `seat` gives cards to `other` and receives as many, in the order drawn."""

    chance: ClassVar[bool] = True
    open: ClassVar[tuple[str, ...]] = ("seat", "other")
    seat: int
    other: int
    given: list[Card]
    received: list[Card]

    def audience(self) -> int:
        return 1 << self.seat | 1 << self.other

    def teaches(self, seat: int) -> bool:
        return seat in (self.seat, self.other)


class Look(PrivateEvent, frozen=True, tag="look"):
    """H19: `seat` is shown cards of `other`, in the order drawn; even `other` does not learn which."""

    chance: ClassVar[bool] = True
    open: ClassVar[tuple[str, ...]] = ("seat", "other")
    seat: int
    other: int
    cards: list[Card]

    def audience(self) -> int:
        return 1 << self.seat

    def teaches(self, seat: int) -> bool:
        return seat == self.seat


class Last(Event, frozen=True, tag="last"):
    """H23: a player's last card is shown and laid on its room."""

    seat: int
    card: int


class Murderer(Event, frozen=True, tag="murderer"):
    """H23: the murderer's room is shown."""

    room: int


class Score(Event, frozen=True, tag="score"):
    """H24, H21: a player's points of the investigation: `guesses` for the right spaces, and `bonus`."""

    seat: int
    right: list[str]
    guesses: int
    bonus: int
    points: int


class End(Event, frozen=True, tag="end"):
    """H28: who wins, and by what: total, car, third, second, first (investigation), or shared."""

    winners: list[int]
    totals: list[int]
    because: str
