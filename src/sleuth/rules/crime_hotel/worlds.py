"""Crime Hotel: how the hidden cards may lie, for all that one seat has been told.

Between two exchanges lies a stretch of time in which cards leave hands only by being played. So each
card has a path: where it lay in the first stretch (a hand, or the murderer's room), and at each
exchange whether it stayed or moved. Whatever the seat was told allows a card some paths only, and
hands and exchanges have room for just so many cards.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sleuth.rules.bits import count, places, shifted
from sleuth.rules.crime_hotel import events
from sleuth.rules.crime_hotel.notation import CARDS, COLUMNS, NUMBERS, SEATS
from sleuth.rules.crime_hotel.state import ALL_CARDS, FLOOR, CrimeHotelState
from sleuth.rules.dealer import Dealer
from sleuth.rules.facts import Event

MURDERER: Final = 4  # the place beside the hands 0 to 3
EVERYWHERE: Final = 31
SCALE: Final = 0x100000000  # chances are compared as whole parts of this

# Room is counted for each place at the beginning, and for each exchange in four ways.
WAYS: Final = 4
GIVEN: Final = 0
RECEIVED: Final = 1
KEPT: Final = 2  # + GIVEN or RECEIVED: by the one who might have given, or who might have been drawn from


@final
class Swap:
    """An exchange of so many cards, between hands of so many."""

    def __init__(self, seat: i64, other: i64, cards: i64) -> None:
        self.seat = seat
        self.other = other
        self.cards = cards
        self.in_hand: i64 = 0
        self.in_other_hand: i64 = 0


@final
class Path:
    """Where a card ends, and the rooms it takes up on its way."""

    def __init__(self, place: i64, rooms: list[i64]) -> None:
        self.place = place
        self.rooms = rooms


@final
class Memory:
    """What a seat remembers of the investigation.

    `may_be` has for each stretch and each card the places it may have been in, as a set; `until` the
    stretch in which each card was played. `sizes` are the hands at the beginning, and then as they go.
    """

    def __init__(self, state: CrimeHotelState, seat: i64, told: list[Event]) -> None:
        self.seat = seat
        self.hidden = ALL_CARDS & ~state.searched
        for step in range(state.played()):
            self.hidden &= ~shifted(1, (state.trick >> (5 * step)) & 31)
        self.own = state.hand(seat)
        self.sizes: list[i64] = [count(state.hand(other)) for other in range(state.setup.players)]
        self.rewind(told)
        self.first_sizes: list[i64] = self.sizes[:]
        self.there = self.hidden  # the cards not played so far
        self.until: list[i64] = [-1] * CARDS
        self.swaps: list[Swap] = []
        self.may_be: list[list[i64]] = []
        self.begin_stretch()
        self.recall(state, told)

    def rewind(self, told: list[Event]) -> None:
        """Go back to what was hidden, and to the hands, before all that was told."""
        for event in reversed(told):
            if isinstance(event, events.Play):
                card = shifted(1, NUMBERS.index(event.card))
                self.hidden |= card
                self.sizes[event.seat] += 1
                if event.seat == self.seat:
                    self.own |= card
            elif isinstance(event, events.Exchange):
                self.own &= ~self.gained(event)
                self.own |= self.lost(event)

    def gained(self, event: events.Exchange) -> i64:
        """The cards that came to the seat itself."""
        if event.seat == self.seat:
            return set_of(event.received)
        return set_of(event.given) if event.other == self.seat else 0

    def lost(self, event: events.Exchange) -> i64:
        """The cards that the seat itself gave away."""
        if event.seat == self.seat:
            return set_of(event.given)
        return set_of(event.received) if event.other == self.seat else 0

    def begin_stretch(self) -> None:
        others = EVERYWHERE & ~shifted(1, self.seat)
        self.may_be.append([others] * CARDS)
        self.learn(self.own, shifted(1, self.seat), certain=True)

    def learn(self, cards: i64, where: i64, certain: bool = False) -> None:
        """These cards are now in one of these places."""
        stretch = self.may_be[-1]
        for card in places(cards & self.there):
            stretch[card] = where if certain else stretch[card] & where

    def recall(self, state: CrimeHotelState, told: list[Event]) -> None:
        lead: i64 = -1
        for at, event in enumerate(told):
            if isinstance(event, events.Play):
                if lead < 0:
                    lead = led(state, told, at)
                self.play(event.seat, NUMBERS.index(event.card), lead)
            elif isinstance(event, events.Park):
                lead = -1
            elif isinstance(event, events.Look) and event.seat == self.seat:
                self.learn(set_of(event.cards), shifted(1, event.other))
            elif isinstance(event, events.Exchange):
                self.exchange(event)

    def play(self, player: i64, card: i64, lead: i64) -> None:
        """H8: a card leaves its hand, and who did not follow had none of the floor."""
        played = shifted(1, card)
        self.learn(played, shifted(1, player))
        if card // COLUMNS != lead // COLUMNS and player != self.seat:
            self.learn(shifted(FLOOR, lead // COLUMNS * COLUMNS), EVERYWHERE & ~shifted(1, player))
        self.there &= ~played
        self.own &= ~played
        self.until[card] = len(self.may_be) - 1
        self.sizes[player] -= 1

    def exchange(self, event: events.Exchange) -> None:
        swap = Swap(event.seat, event.other, len(event.given))
        swap.in_hand = self.sizes[event.seat]
        swap.in_other_hand = self.sizes[event.other]
        self.swaps.append(swap)
        gained = self.gained(event)
        lost = self.lost(event)
        partner = event.other if event.seat == self.seat else event.seat
        self.learn(gained, shifted(1, partner))
        self.own = (self.own | gained) & ~lost
        self.begin_stretch()
        self.learn(lost, shifted(1, partner))


@final
class Search:
    """Finds a path for each hidden card, so that all rooms are filled."""

    def __init__(self, memory: Memory, dealer: Dealer) -> None:
        self.memory = memory
        self.dealer = dealer
        self.room: list[i64] = rooms(memory)
        self.paths: list[list[Path]] = [[] for _ in range(CARDS)]
        for card in places(memory.hidden):
            for place in places(memory.may_be[0][card]):
                if self.room[place] > 0:
                    self.walk(card, 0, place, [place])
        self.order: list[i64] = []
        self.put_in_order()
        self.dead_ends: set[tuple[i64, ...]] = set()
        self.ends: list[i64] = [-1] * CARDS

    def walk(self, card: i64, stretch: i64, place: i64, taken: list[i64]) -> None:
        """Collect the paths that go on from a place."""
        if not (self.memory.may_be[stretch][card] >> place) & 1:
            return
        swaps = self.memory.swaps
        if stretch == len(swaps) or stretch == self.memory.until[card]:
            self.paths[card].append(Path(place, taken))
            return
        swap = swaps[stretch]
        if place != swap.seat and place != swap.other:
            self.walk(card, stretch + 1, place, taken)
            return
        way: i64 = GIVEN if place == swap.seat else RECEIVED
        room = MURDERER + 1 + WAYS * stretch + way
        self.walk(card, stretch + 1, swap.seat + swap.other - place, [*taken, room])
        self.walk(card, stretch + 1, place, [*taken, room + KEPT])

    def put_in_order(self) -> None:
        """The cards with the fewest paths first, else as chance will have it."""
        cards = places(self.memory.hidden)
        self.dealer.shuffle(cards)
        most = max([len(self.paths[card]) for card in cards])
        for number in range(most + 1):
            self.order += [card for card in cards if len(self.paths[card]) == number]

    def find(self, step: i64) -> bool:
        """Choose paths for the cards from `step` on; say whether there are any."""
        if step == len(self.order):
            return True
        here = (step, *self.room)
        if here in self.dead_ends:
            return False
        card = self.order[step]
        paths = self.paths[card]
        chances = [self.chance(path) for path in paths]
        while sum(chances):
            chosen = self.choose(chances)
            self.take(paths[chosen], -1)
            if self.find(step + 1):
                self.ends[card] = paths[chosen].place
                return True
            self.take(paths[chosen], 1)
            chances[chosen] = 0
        self.dead_ends.add(here)
        return False

    def chance(self, path: Path) -> i64:
        """How likely a path is for a card of which nothing is known, as the rooms are filled now."""
        chance: i64 = SCALE
        for room in path.rooms:
            free = self.room[room]
            if free == 0:
                return 0
            if room > MURDERER:
                way = (room - MURDERER - 1) % WAYS
                free = free * SCALE // (free + self.room[room - KEPT if way >= KEPT else room + KEPT])
                chance = chance * (free // 0x10000) // 0x10000
            else:
                chance = chance * free
        return chance if chance > 0 else 1

    def choose(self, chances: list[i64]) -> i64:
        scale: i64 = 1  # a dealer draws numbers of 31 bits
        total = sum(chances)
        while total // scale > 0x3FFFFFFF:
            scale *= 2
        parts = [(chance + scale - 1) // scale for chance in chances]
        drawn = self.dealer.below(sum(parts))
        chosen = 0
        while drawn >= parts[chosen]:
            drawn -= parts[chosen]
            chosen += 1
        return chosen

    def take(self, path: Path, cards: i64) -> None:
        for room in path.rooms:
            self.room[room] += cards


def resample(state: CrimeHotelState, seat: i64, told: list[Event], dealer: Dealer) -> CrimeHotelState:
    """A position that agrees with all the seat was told, in place of the true one.

    Likelier worlds come more often, though not in exact proportion.
    """
    world = state.copy()
    if state.is_over():
        return world
    memory = Memory(state, seat, this_investigation(told))
    search = Search(memory, dealer)
    search.find(0)
    hands: list[i64] = [0] * (SEATS + 1)
    for card in places(memory.there):
        hands[search.ends[card]] |= shifted(1, card)
    for other in range(state.setup.players):
        world.change_hand(other, state.hand(other) ^ hands[other])
    world.murderer = places(hands[MURDERER])[0]
    return world


def this_investigation(told: list[Event]) -> list[Event]:
    begins = 0
    for at, event in enumerate(told):
        if isinstance(event, events.Investigation):
            begins = at
    return told[begins:]


def led(state: CrimeHotelState, told: list[Event], at: i64) -> i64:
    """The card that led a trick, of which the play told at `at` is the first that was told."""
    plays: i64 = 0
    first: i64 = 0
    for event in told[at:]:
        if isinstance(event, events.Play):
            if plays == 0:
                first = event.seat
            plays += 1
        elif isinstance(event, events.Park):
            leader = int((first + plays) % state.setup.players)
            return NUMBERS.index(event.cards[event.seats.index(leader)])
    return state.trick & 31


def rooms(memory: Memory) -> list[i64]:
    """How many cards have room at each place at the beginning, and each way at each exchange."""
    room: list[i64] = [0] * (MURDERER + 1)
    for seat, size in enumerate(memory.first_sizes):
        room[seat] = size
    room[MURDERER] = 1
    for swap in memory.swaps:
        room += [swap.cards, swap.cards, swap.in_hand - swap.cards, swap.in_other_hand - swap.cards]
    return room


def set_of(shown: list[events.Card]) -> i64:
    """Cards by the numbers printed on them, as a set; those face down are left out."""
    cards: i64 = 0
    for number in shown:
        if isinstance(number, int):
            cards |= shifted(1, NUMBERS.index(number))
    return cards
