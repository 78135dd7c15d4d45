"""Calaveras: how the hidden cards may lie, for all that one seat has been told.

Every deck after the first is the discard pile that everyone saw grow, and every deck but the last has
been drawn to its end. So a card is known by the deck it came from: what others hold or have played
of a deck, what the seat drew of it itself and what is still in it make up just that deck.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sleuth.rules.calaveras import events
from sleuth.rules.calaveras.deck import Deck
from sleuth.rules.calaveras.notation import KINDS, X
from sleuth.rules.calaveras.setup import CalaverasSetup
from sleuth.rules.calaveras.state import HAND, NO_CARDS, CalaverasState
from sleuth.rules.dealer import Dealer
from sleuth.rules.facts import Event

SCALE: Final = 0x100000  # chances are compared as whole parts of this
FEW: Final = 4  # guesses followed at once, to begin with


@final
class Play:
    """A card that another player played, and the decks of the cards drawn since that player's last."""

    def __init__(self, player: i64, kind: i64, drawn: list[i64]) -> None:
        self.player = player
        self.kind = kind
        self.drawn = drawn


@final
class Memory:
    """What a seat remembers of the others' cards.

    `pools` has for each deck so far how many of each kind went elsewhere than to the seat itself or
    are still in it; `drawn` has for each player the decks of the cards drawn since the last play.
    """

    def __init__(self, players: i64) -> None:
        self.pools: list[list[i64]] = []
        self.plays: list[Play] = []
        self.drawn: list[list[i64]] = [[] for _ in range(players)]

    def open_deck(self, kinds: list[i64]) -> None:
        self.pools.append(kinds)

    def draw(self, player: i64, card: str, seat: i64) -> None:
        if player == seat:
            self.pools[-1][KINDS.index(card)] -= 1
        else:
            self.drawn[player].append(len(self.pools) - 1)

    def play(self, player: i64, kind: i64) -> None:
        self.plays.append(Play(player, kind, self.drawn[player]))
        self.drawn[player] = []


def resample(state: CalaverasState, seat: i64, told: list[Event], dealer: Dealer) -> CalaverasState:
    """A position that agrees with all the seat was told, in place of the true one.

    Likelier worlds come more often, though not in exact proportion.
    """
    if state.over or not told or not isinstance(told[0], events.First):
        memory = glance(state, seat)
    else:
        memory = recall(state.setup, seat, told)
    return explain(memory, dealer).world(state, seat, dealer)


def explain(memory: Memory, dealer: Dealer) -> Guess:
    """Follow all plays with several guesses at once; one that comes to nothing goes on as another.

    Where all fail they begin anew and are twice as many: what really happened is among them some time.
    """
    number: i64 = FEW
    while True:
        guesses = [begin_guess(memory) for _ in range(number)]
        for play in memory.plays:
            guesses = [guess for guess in guesses if guess.explain(play, dealer)]
            left: i64 = len(guesses)
            if left == 0:
                break
            while len(guesses) < number:
                guesses.append(guesses[dealer.below(left)].copy())
        if guesses:
            break
        number *= 2
    guess = guesses[dealer.below(number)]
    for player, drawn in enumerate(memory.drawn):
        for deck in drawn:
            guess.held[player][deck] += 1
    return guess


def begin_guess(memory: Memory) -> Guess:
    return Guess([pool[:] for pool in memory.pools], [[0] * len(memory.pools) for _ in memory.drawn])


def glance(state: CalaverasState, seat: i64) -> Memory:
    """What a look at the table shows: the rest is one deck, of which the others drew their hands."""
    memory = Memory(state.setup.players)
    unseen: list[i64] = [state.setup.copies_of(kind) for kind in range(6)]
    for kind in range(6):
        unseen[kind] -= (state.discard >> (6 * kind)) & 63
        for place in range(8):
            unseen[kind] -= (state.at(place) >> kind) & 1 if kind < X else 0
    memory.open_deck(unseen)
    for player in range(state.setup.players):
        hand = state.hand(player)
        for shift in range(0, 3 * HAND, 3):
            if (hand >> shift) & 7 == 7:
                continue
            if player == seat or state.over:
                unseen[(hand >> shift) & 7] -= 1
            else:
                memory.drawn[player].append(0)
    return memory


def recall(setup: CalaverasSetup, seat: i64, told: list[Event]) -> Memory:
    """What the seat was told since the set-up."""
    memory = Memory(setup.players)
    discard: list[i64] = [setup.copies_of(kind) for kind in range(6)]  # becomes the first deck
    for event in told:
        if isinstance(event, events.Shuffle):
            memory.open_deck(discard)
            discard = [0] * 6
        elif isinstance(event, events.Deal):
            for card in event.cards:
                memory.draw(event.seat, card, seat)
        elif isinstance(event, events.Draw):
            memory.draw(event.seat, event.card, seat)
        elif isinstance(event, events.Play):
            kind: i64 = KINDS.index(event.card)
            if event.player != seat:
                memory.play(event.player, kind)
            if kind == X:
                discard[X] += 1
        elif isinstance(event, events.Cancel):
            discard[KINDS.index(event.card)] += 2
        elif isinstance(event, events.Designate):
            for card in event.innocent + event.suspect:
                discard[KINDS.index(card)] += 1
    return memory


@final
class Guess:
    """One way in which the cards played so far may have come from the decks.

    `pools` and `held` are what is left of each deck, and of each deck in each hand.
    """

    def __init__(self, pools: list[list[i64]], held: list[list[i64]]) -> None:
        self.pools = pools
        self.held = held

    def copy(self) -> Guess:
        return Guess([pool[:] for pool in self.pools], [held[:] for held in self.held])

    def explain(self, play: Play, dealer: Dealer) -> bool:
        """Draw the deck of a played card by the chances; say whether one is possible."""
        held = self.held[play.player]
        for deck in play.drawn:
            held[deck] += 1
        decks: list[i64] = []
        chances: list[i64] = []
        total: i64 = 0
        for deck in range(len(held)):
            if held[deck] == 0 or self.pools[deck][play.kind] == 0:
                continue
            left: i64 = 0
            for number in self.pools[deck]:
                left += number
            chance = held[deck] * self.pools[deck][play.kind] * SCALE // left
            decks.append(deck)
            chances.append(chance)
            total += chance
        if not decks:
            return False
        drawn = dealer.below(total)
        chosen = 0
        while drawn >= chances[chosen]:
            drawn -= chances[chosen]
            chosen += 1
        held[decks[chosen]] -= 1
        self.pools[decks[chosen]][play.kind] -= 1
        return True

    def world(self, state: CalaverasState, seat: i64, dealer: Dealer) -> CalaverasState:
        """The position with what is left of each deck shared out among those who hold cards of it."""
        world = state.copy()
        cards: list[i64] = []
        hands: list[i64] = [NO_CARDS for _ in self.held]
        for deck in range(len(self.pools)):
            cards = [kind for kind in range(6) for _ in range(self.pools[deck][kind])]
            dealer.shuffle(cards)
            for player in range(len(hands)):
                for _ in range(self.held[player][deck]):
                    hands[player] = ((hands[player] << 3) & NO_CARDS) | cards.pop()
        world.deck = Deck(0, 0, 0, 0)
        for card in cards:
            world.deck.put(card)
        for player in range(len(hands)):
            if player != seat and not state.over:
                world.hands &= ~(NO_CARDS << (9 * player))
                world.hands |= hands[player] << (9 * player)
        return world
