"""Positions of Suspicion that agree with all a seat has been told, one of them drawn.

A piece of evidence that the seat has not placed lies in the crime, in the deck or in another hand. A hand
is several places: the cards dealt, and the cards kept later, in groups between which something was learnt
of that hand, for a card kept afterwards was not there before. What was learnt becomes rules of the form
"at least so many, and at most so many, of these cards lie in these places".
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sleuth.rules.bits import count, places, shifted
from sleuth.rules.dealer import Dealer
from sleuth.rules.facts import Event
from sleuth.rules.game import NO_SEAT
from sleuth.rules.suspicion import events
from sleuth.rules.suspicion.notation import (
    ABSINTHE,
    CARDS,
    DIVERSION,
    PIECES,
    REVEAL,
    cards_of,
)
from sleuth.rules.suspicion.search import DECK, FIRST_HAND, Rule, Search
from sleuth.rules.suspicion.setup import investigation
from sleuth.rules.suspicion.state import DEALT, NO_TRIPLE, SuspicionState

ALL: Final = 0x1FFFFF  # the 21 pieces of evidence
SUSPECT_CARDS: Final = 0x3F
WEAPON_CARDS: Final = 0xFC0
ROOM_CARDS: Final = 0x1FF000
NUMBER_OF: Final = {name: number for number, name in enumerate(CARDS)}


@final
class Learnt:
    """Something learnt of a hand when it had so many groups of kept cards."""

    def __init__(self, groups: i64, cards: i64, diversions: i64) -> None:
        self.groups = groups
        self.cards = cards  # one of them at least was there; where there are none, so many Diversions
        self.diversions = diversions


@final
class Hand:
    """What a seat was told of another hand, in order."""

    def __init__(self) -> None:
        self.kept: list[i64] = [0]  # how many cards were kept, group by group
        self.diverted: i64 = 0
        self.learnt: list[Learnt] = []
        self.without: list[Learnt] = []
        self.closed = False

    def keep(self) -> None:
        """S11, S12"""
        if self.closed:
            self.kept.append(0)
            self.closed = False
        self.kept[-1] = self.kept[-1] + 1

    def holds(self, cards: i64) -> None:
        """S13, S16: one of these cards at least."""
        self.learnt.append(Learnt(len(self.kept), cards, 0))
        self.closed = True

    def holds_none(self, cards: i64) -> None:
        """S18"""
        self.without.append(Learnt(len(self.kept), cards, 0))
        self.closed = True

    def holds_diversion(self) -> None:
        """S13: one more Diversion than were used so far."""
        self.learnt.append(Learnt(len(self.kept), 0, self.diverted + 1))
        self.closed = True

    def divert(self) -> None:
        """S24"""
        self.holds_diversion()
        self.diverted += 1


@final
class Memory:
    """What one seat was told of the others' hands and of the crime."""

    def __init__(self, state: SuspicionState, told: list[Event]) -> None:
        self.hands = [Hand() for _ in range(state.setup.players)]
        self.not_the_crime: list[i64] = []
        self.accused: i64 = NO_TRIPLE
        self.named: i64 = 0
        if state.suspicion != NO_TRIPLE and not any(isinstance(event, events.Turn) for event in told):
            self.named = cards_of(state.suspicion)  # a loaded position in the middle of this turn
        for event in told:
            self.hear(event)

    def hear(self, event: Event) -> None:
        if isinstance(event, events.Ask):
            self.named = triple_bits(event.suspect, event.weapon, event.room)
        elif isinstance(event, events.Turn):
            self.named = 0
        elif isinstance(event, events.Keep):
            self.hands[event.seat].keep()
        elif isinstance(event, events.Show):
            card = NUMBER_OF.get(event.card, -1)
            self.holds(event.seat, self.named if card < 0 else shifted(1, card))
        elif isinstance(event, events.Nothing):
            self.hands[event.seat].holds_none(self.named)
        elif isinstance(event, events.Divert):
            self.hands[event.seat].divert()
        elif isinstance(event, (events.RevealPick, events.RevealChoice)):
            card = NUMBER_OF[event.card]
            if card == DIVERSION:
                self.hands[event.seat].holds_diversion()
            else:
                self.holds(event.seat, shifted(1, card))
        elif isinstance(event, events.Accuse):
            self.accused = triple_bits(event.suspect, event.weapon, event.room)
        elif isinstance(event, events.Wrong):
            self.not_the_crime.append(self.accused)

    def holds(self, seat: i64, cards: i64) -> None:
        if cards:
            self.hands[seat].holds(cards)


def triple_bits(suspect: str, weapon: str, room: str) -> i64:
    return shifted(1, NUMBER_OF[suspect]) | shifted(1, NUMBER_OF[weapon]) | shifted(1, NUMBER_OF[room])


def resample(state: SuspicionState, seat: i64, told: list[Event], dealer: Dealer) -> SuspicionState:
    """One of the positions that agree with what the seat was told, itself only seen through its eyes."""
    world = state.copy()
    if not state.is_over():  # S26a
        imagine(world, state, seat, told, dealer)
    elsewhere = cards_of(world.crime)
    for other in range(state.setup.players):
        elsewhere |= world.hands[other]
    deck = places(ALL & ~elsewhere)
    for kind in (REVEAL, ABSINTHE, DIVERSION):
        left: i64 = investigation(state.setup.options, kind) - world.discarded(kind)
        if kind == DIVERSION:
            for other in range(state.setup.players):
                left -= world.diversions_of(other)
        for _ in range(left):
            deck.append(kind)
    dealer.shuffle(deck)
    world.deck = deck
    return world


def imagine(world: SuspicionState, state: SuspicionState, seat: i64, told: list[Event], dealer: Dealer) -> None:
    """Put into the world a crime and hands that the seat holds possible."""
    memory = Memory(state, told)
    unplaced = ALL & ~state.hands[seat]
    knows_crime = state.is_out(seat)  # S21
    if knows_crime:
        unplaced &= ~cards_of(state.crime)
    search = Search(unplaced, memory.not_the_crime, dealer)
    if not knows_crime:
        search.crime_is_among(SUSPECT_CARDS, WEAPON_CARDS, ROOM_CARDS)
    search.add_place(DECK, ALL, 0, deck_room(state))
    owner: list[i64] = [NO_SEAT] * FIRST_HAND
    for other in range(state.setup.players):
        if other != seat:
            add_hand(search, memory.hands[other], state, other, owner)
    search.run()
    if not knows_crime:
        world.crime = search.crime_found()
    for other in range(state.setup.players):
        if other == seat:
            continue
        hand: i64 = 0
        for card in places(unplaced):
            if owner[search.place_of[card]] == other:
                hand |= shifted(1, card)
        world.hands[other] = hand
        diversions = state.hand_size(other) - count(hand)
        world.diversions &= ~shifted(15, 4 * other)
        world.diversions |= diversions << (4 * other)


def deck_room(state: SuspicionState) -> i64:
    """How many cards of the deck are neither Reveal a Secret nor Absinthe."""
    room: i64 = len(state.deck)
    for kind in (REVEAL, ABSINTHE):
        room -= investigation(state.setup.options, kind) - state.discarded(kind)
    return room


def add_hand(search: Search, hand: Hand, state: SuspicionState, seat: i64, owner: list[i64]) -> None:
    """The places of a hand, and the rules of what was learnt of it."""
    dealt: i64 = DEALT[state.setup.players]
    first: i64 = len(owner)
    search.add_place(first, ALL, dealt, dealt)
    owner.append(seat)
    kept = hand.kept[:]
    earlier = state.hand_size(seat) + hand.diverted - dealt
    for cards in kept:
        earlier -= cards
    kept[0] = kept[0] + earlier  # kept before anything was told
    room: list[i64] = [0]
    for cards in kept:
        search.add_place(len(owner), ALL, 0, cards)
        owner.append(seat)
        room.append(room[-1] + cards)
    for learnt in hand.learnt:
        groups = (shifted(1, learnt.groups) - 1) << (first + 1)
        if learnt.cards:
            search.add_rule(Rule(learnt.cards, groups | shifted(1, first), 1, PIECES))
        else:
            search.add_rule(Rule(ALL, groups, 0, room[learnt.groups] - learnt.diversions))
    for learnt in hand.without:
        search.forbid(learnt.cards, (shifted(1, learnt.groups + 1) - 1) << first)
