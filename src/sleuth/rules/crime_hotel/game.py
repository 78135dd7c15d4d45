"""The facts of Crime Hotel and the ways into it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from sleuth.rules.crime_hotel import events, investigation, position
from sleuth.rules.crime_hotel.notation import NUMBERS, actions_up_to, format_action, parse_action
from sleuth.rules.crime_hotel.options import Desks
from sleuth.rules.crime_hotel.setup import DEALT, Setup
from sleuth.rules.crime_hotel.state import CrimeHotelState
from sleuth.rules.dealer import Dealer
from sleuth.rules.facts import Event
from sleuth.rules.game import Game, State
from sleuth.rules.options import RANDOM, First, Flag, read_options
from sleuth.rules.reading import Reading


@final
class CrimeHotel(Game):
    """Crime Hotel."""

    def __init__(self) -> None:
        super().__init__(
            "crime-hotel",
            {"en": "Crime Hotel", "fr": "Crime Hotel"},
            [3, 4],
            [Desks(), First(), Flag("beginner", False)],
        )
        self.longest_hand = DEALT

    def actions(self, options: dict[str, object]) -> int:
        desks = options["desks"]
        assert isinstance(desks, dict)
        return int(actions_up_to(max([0, *desks["exchange"]])))

    def format(self, action: int) -> str:
        return format_action(action)

    def parse(self, text: str) -> int:
        return parse_action(text)

    def new(
        self,
        players: object,
        options: dict[str, object],
        dealer: Dealer,
        told: list[Event] | None = None,
    ) -> State:
        count = self.read_players(players)
        setup = Setup(count, read_options(self.options, options, list(range(count))))
        first = setup.options["first"]
        if first == RANDOM:
            leads = dealer.pick((1 << count) - 1)  # H6
        else:
            assert isinstance(first, int)
            leads = first
        if told is not None:
            told.append(events.First(int(leads)))
        state = CrimeHotelState(setup, leads)
        investigation.begin(state, dealer, told)
        return state

    def read(self, written: dict[str, object]) -> State:
        given = Reading(written, position.KEYS)
        setup = Setup(*self.read_table(given))
        return position.read(given, setup)

    def write(self, state: State) -> dict[str, object]:
        assert isinstance(state, CrimeHotelState)
        return position.write(state)

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        assert isinstance(state, CrimeHotelState)
        return position.view(state, seat)

    def outcomes(self, event: Event) -> list[list[i64]]:
        if isinstance(event, events.First):
            return [[event.seat]]
        if isinstance(event, events.Shuffle):
            return [cards_of(event.cards)]
        if isinstance(event, events.Exchange):
            return [[card] for card in cards_of(event.received)]
        if isinstance(event, events.Look):
            return [[card] for card in cards_of(event.cards)]
        return []


def cards_of(shown: list[events.Card]) -> list[i64]:
    """Cards by the numbers printed on them; those face down are left out."""
    return [NUMBERS.index(number) for number in shown if isinstance(number, int)]
