"""The facts of Calaveras and the ways into it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from sleuth.rules.bits import shifted
from sleuth.rules.calaveras import events, position, worlds
from sleuth.rules.calaveras.deck import Deck
from sleuth.rules.calaveras.notation import ACTIONS, KINDS, format_action, parse_action
from sleuth.rules.calaveras.setup import CalaverasSetup
from sleuth.rules.calaveras.state import HAND, NO_CARDS, CalaverasState
from sleuth.rules.dealer import Dealer
from sleuth.rules.facts import Event
from sleuth.rules.game import NO_SEAT, Game, Setup, State
from sleuth.rules.options import UNLIMITED, First, Flag, Whole
from sleuth.rules.reading import Reading


@final
class Calaveras(Game):
    """Mission Calaveras, or The Calaveras Incident."""

    def __init__(self) -> None:
        super().__init__(
            "calaveras",
            {"en": "The Calaveras Incident", "fr": "Mission Calaveras"},
            [3, 4, 5, 6],
            [
                Whole("location_copies", 8, 1, 9),
                First(),
                Flag("twist_optional", False),
                Whole("max_turns", None, 1, UNLIMITED),
            ],
            events,
        )
        self.longest_hand = HAND
        self.teams = True

    def actions(self, options: dict[str, object]) -> int:
        return ACTIONS

    def format(self, action: int) -> str:
        return format_action(action)

    def parse(self, text: str) -> int:
        return parse_action(text)

    def setup(self, players: i64, options: dict[str, object]) -> Setup:
        return CalaverasSetup(players, options)

    def begin(self, setup: Setup, dealer: Dealer, told: list[Event] | None = None) -> State:
        assert isinstance(setup, CalaverasSetup)
        first = setup.first
        if first == NO_SEAT:
            first = dealer.pick(shifted(1, setup.players) - 1)  # C9
        deck = Deck(0, 0, 0, 0)
        deck.shuffle_in(setup.all_cards, dealer)  # C8
        state = CalaverasState(setup, first, 0, 0, 0, deck, 0, 0, first, NO_SEAT, False)
        if told is not None:
            told.append(events.First(int(first), setup.first == NO_SEAT))
            told.append(events.Shuffle([KINDS[card] for card in deck.cards()]))
        for player in range(setup.players):
            hand: i64 = NO_CARDS
            for shift in range(0, 9, 3):
                hand ^= (7 ^ deck.take()) << shift
            state.hands |= hand << (9 * player)
            if told is not None:
                told.append(events.Deal(int(player), position.hand_of(state, player)))
        return state

    def read(self, written: dict[str, object]) -> State:
        given = Reading(written, position.KEYS)
        setup = self.read_setup(given)
        assert isinstance(setup, CalaverasSetup)
        return position.read(given, setup)

    def write(self, state: State) -> dict[str, object]:
        assert isinstance(state, CalaverasState)
        return position.write(state)

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        assert isinstance(state, CalaverasState)
        return position.view(state, seat)

    def own(self, state: State, seat: int | None) -> dict[str, object]:
        assert isinstance(state, CalaverasState)
        return position.own_part(state, seat)

    def resample(self, state: State, seat: int, told: list[Event], dealer: Dealer) -> State:
        assert isinstance(state, CalaverasState)
        return worlds.resample(state, seat, told, dealer)

    def outcomes(self, event: Event) -> list[list[i64]]:
        if isinstance(event, events.First):
            return [[event.seat]] if event.drawn else []
        if isinstance(event, events.Shuffle):
            return [[KINDS.index(card)] for card in reversed(event.deck)]
        return []
