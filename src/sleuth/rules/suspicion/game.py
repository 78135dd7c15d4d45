"""The facts of Suspicion and the ways into it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sleuth.rules.bits import shifted
from sleuth.rules.dealer import Dealer
from sleuth.rules.facts import UNKNOWN, Event
from sleuth.rules.game import NO_SEAT, Game, Setup, State
from sleuth.rules.options import UNLIMITED, Counts, First, Option, Whole
from sleuth.rules.reading import Reading
from sleuth.rules.suspicion import events, position, worlds
from sleuth.rules.suspicion.notation import (
    ACTIONS,
    CARDS,
    DIVERSION,
    EVIDENCE,
    MOVE,
    PIECES,
    ROOMS,
    SUSPECTS,
    WEAPONS,
    cards_of,
    format_action,
    parse_action,
    triple_names,
)
from sleuth.rules.suspicion.setup import House, SuspicionSetup
from sleuth.rules.suspicion.state import CENTRE, DEALT, NO_TRIPLE, SIX, SuspicionState

NINE: Final = 0b111111111  # the nine rooms as a set
LONGEST_HAND: Final = 26  # two players: 6 cards dealt, the 6 other pieces of evidence, 14 Diversions


@final
class Suspicion(Game):
    """Suspicion."""

    def __init__(self) -> None:
        options: list[Option] = [
            Counts("investigation", {"reveal": 5, "absinthe": 4, "diversion": 5}, 0, 14),
            First(),
            Whole("max_turns", None, 1, UNLIMITED),
        ]
        super().__init__("suspicion", {"en": "Suspicion", "fr": "Suspicion"}, [2, 3, 4, 5], options, events)
        self.longest_hand = LONGEST_HAND

    def actions(self, options: dict[str, object]) -> int:
        return ACTIONS

    def format(self, action: int) -> str:
        return format_action(action)

    def parse(self, text: str) -> int:
        return parse_action(text)

    def setup(self, players: i64, options: dict[str, object]) -> Setup:
        return SuspicionSetup(players, options)

    def begin(self, setup: Setup, dealer: Dealer, told: list[Event] | None = None) -> State:
        assert isinstance(setup, SuspicionSetup)
        seats = setup.players
        first = setup.first
        if first == NO_SEAT:
            first = dealer.pick(shifted(1, seats) - 1)  # S7
        suspect = dealer.pick(SIX)  # S4
        weapon = dealer.pick(SIX)
        crime = suspect * 54 + weapon * 9 + dealer.pick(NINE)
        cards = evidence_without(crime)
        dealer.shuffle(cards)  # S5
        dealt: i64 = DEALT[seats]
        deck = cards[seats * dealt :]
        deck.extend(setup.investigation_cards)
        dealer.shuffle(deck)
        rooms: list[i64] = [0, 1, 2, 3, 4, 5, 6, 7, 8]
        dealer.shuffle(rooms)  # S6
        hands: list[i64] = []
        pawns: i64 = 0
        turns_taken: list[i64] = []
        for seat in range(seats):
            hand: i64 = 0
            for n in range(seat * dealt, (seat + 1) * dealt):
                hand |= shifted(1, cards[n])
            hands.append(hand)
            pawns |= shifted(CENTRE, 4 * seat)
            turns_taken.append(0)
        state = SuspicionState(
            setup, House(rooms), crime, hands, 0, deck, 0, pawns, first, turns_taken,
            0, MOVE, NO_TRIPLE, NO_SEAT, 0, False, NO_SEAT,
        )  # fmt: skip
        if told is not None:
            tell_set_up(state, cards, told)
        return state

    def read(self, written: dict[str, object]) -> State:
        given = Reading(written, position.KEYS)
        setup = self.read_setup(given)
        assert isinstance(setup, SuspicionSetup)
        return position.read(given, setup)

    def write(self, state: State) -> dict[str, object]:
        assert isinstance(state, SuspicionState)
        return position.write(state)

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        assert isinstance(state, SuspicionState)
        return position.view(state, seat)

    def own(self, state: State, seat: int | None) -> dict[str, object]:
        assert isinstance(state, SuspicionState)
        return position.own_part(state, seat)

    def resample(self, state: State, seat: int, told: list[Event], dealer: Dealer) -> State:
        assert isinstance(state, SuspicionState)
        return worlds.resample(state, seat, told, dealer)

    def seen_action(self, state: State, action: str, seat: int | None) -> str:
        assert isinstance(state, SuspicionState)
        told = seat is not None and seat in (state.deciding(), state.turn)  # S16
        return action if told or not action.startswith("show:") else f"show:{UNKNOWN}"

    def outcomes(self, event: Event) -> list[list[i64]]:
        if isinstance(event, events.First):
            return [[event.seat]] if event.drawn else []
        if isinstance(event, events.Crime):
            suspect, weapon = SUSPECTS.index(event.suspect), WEAPONS.index(event.weapon)
            return [[suspect], [weapon], [ROOMS.index(event.room)]]
        if isinstance(event, events.ShuffleEvidence):
            return [[EVIDENCE.index(card) for card in event.cards]]
        if isinstance(event, events.ShuffleDeck):
            return [[CARDS.index(card) for card in reversed(event.deck)]]
        if isinstance(event, events.Board):
            return [[ROOMS.index(room) for room in event.rooms]]
        if isinstance(event, events.RevealPick):
            return [[PIECES if event.card == CARDS[DIVERSION] else EVIDENCE.index(event.card)]]
        if isinstance(event, events.Absinthe):
            return [[SUSPECTS.index(event.suspect)], [WEAPONS.index(event.weapon)]]
        return []


def evidence_without(crime: i64) -> list[i64]:
    """S5: all evidence but the crime, in order."""
    aside = cards_of(crime)
    return [card for card in range(PIECES) if not (aside >> card) & 1]


def tell_set_up(state: SuspicionState, cards: list[i64], told: list[Event]) -> None:
    told.append(events.First(int(state.turn), state.setup.first == NO_SEAT))
    told.append(events.Crime(*triple_names(int(state.crime))))
    told.append(events.ShuffleEvidence([EVIDENCE[card] for card in cards]))
    seats = range(int(state.setup.players))
    told.extend([events.Deal(seat, state.hand_names(seat)) for seat in seats])
    told.append(events.ShuffleDeck([CARDS[card] for card in reversed(state.deck)]))
    told.append(events.Board([ROOMS[room] for room in state.house.room_at]))
    told.append(events.Turn(int(state.turn), 0))
