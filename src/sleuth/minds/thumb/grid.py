"""The note card of a careful player of Suspicion: who holds what, by what one seat was told.

Evidence never leaves a hand once it is there, so whatever is placed stays placed.
"""

from __future__ import annotations

from itertools import product
from typing import Any, Final

from sleuth.rules.facts import UNKNOWN, Event
from sleuth.rules.suspicion import events
from sleuth.rules.suspicion.notation import EVIDENCE, ROOMS, SUSPECTS, WEAPONS

KINDS: Final = (SUSPECTS, WEAPONS, ROOMS)


class Grid:
    """What a seat, or an onlooker (None), knows of every piece of evidence."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.me: int | None = view["seat"]
        self.seats = list(range(view["players"]))
        self.holder: dict[str, int] = {}  # evidence whose holder is certain
        self.lacks: dict[int, set[str]] = {seat: set() for seat in self.seats}
        self.shown_by: list[tuple[int, set[str]]] = []  # a seat, and the cards one of which it has
        self.shown_to: dict[str, set[int]] = {}  # own cards, and who has seen them
        self.ruled_out: set[tuple[str, ...]] = set()  # wrong accusations
        self.crime: dict[int, str] = {}  # certain parts of the crime, by kind
        self.asked_for: tuple[str, ...] = ()
        for event in view["log"]:
            self.note(event)
        for seat, hand in enumerate(view["hands"]):
            for card in hand:
                if card in EVIDENCE:
                    self.holder[card] = seat
        self.deck_is_empty = view["deck"] == 0
        self.conclude()

    def note(self, event: Event) -> None:
        if isinstance(event, events.Ask):
            self.asked_for = (event.suspect, event.weapon, event.room)
        elif isinstance(event, events.Nothing):
            self.lacks[event.seat] |= set(self.asked_for)  # S18
        elif isinstance(event, events.Keep):
            self.lacks[event.seat] = set()  # S11: it may be any of them now
        elif isinstance(event, events.Show):
            self.note_show(event)
        elif isinstance(event, events.RevealPick | events.RevealChoice):
            if event.card in EVIDENCE:
                self.holder[event.card] = event.seat
                self.shown_to.setdefault(event.card, set()).update(self.seats)
        elif isinstance(event, events.Accuse):
            self.ruled_out.add((event.suspect, event.weapon, event.room))
        elif isinstance(event, events.Wrong) and event.suspect != UNKNOWN:
            self.crime = dict(enumerate((event.suspect, event.weapon, event.room)))  # S21

    def note_show(self, event: events.Show) -> None:
        if event.card == UNKNOWN:
            self.shown_by.append((event.seat, set(self.asked_for) - self.lacks[event.seat]))
            return
        self.holder[event.card] = event.seat
        self.shown_to.setdefault(event.card, set()).add(event.to)

    def conclude(self) -> None:
        """Whoever showed one of three, two of which lie elsewhere, has the third."""
        known = -1
        while known != len(self.holder) + len(self.crime):
            known = len(self.holder) + len(self.crime)
            for seat, cards in self.shown_by:
                left = {card for card in cards if self.can_hold(seat, card)}
                if len(left) == 1:
                    self.holder[left.pop()] = seat
            self.conclude_crime()

    def conclude_crime(self) -> None:
        """The last of a kind that lies nowhere else; or, with the deck used up, one that nobody can have."""
        for kind, cards in enumerate(KINDS):
            left = [card for card in cards if card not in self.holder]
            if len(left) > 1 and self.deck_is_empty:
                nobodys = [card for card in left if not any(self.can_hold(seat, card) for seat in self.seats)]
                left = nobodys or left
            if len(left) == 1:
                self.crime[kind] = left[0]

    def can_hold(self, seat: int, card: str) -> bool:
        if card in self.holder:
            return self.holder[card] == seat
        if card in self.crime.values() or seat == self.me:
            return False
        return card not in self.lacks[seat]

    def suspected(self, kind: int) -> list[str]:
        """The cards of a kind that can be part of the crime."""
        if kind in self.crime:
            return [self.crime[kind]]
        return [card for card in KINDS[kind] if card not in self.holder]

    def crimes(self) -> list[tuple[str, ...]]:
        """Every crime the facts allow."""
        every = product(*(self.suspected(kind) for kind in range(3)))
        return [crime for crime in every if crime not in self.ruled_out]

    def known_of(self, seat: int) -> int:
        """How many cards of a hand are certain."""
        return list(self.holder.values()).count(seat)
