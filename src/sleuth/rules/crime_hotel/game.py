"""The facts of Crime Hotel and the ways into it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from sleuth.rules.bits import shifted
from sleuth.rules.crime_hotel import events, investigation, position, worlds
from sleuth.rules.crime_hotel.notation import NUMBERS, actions_up_to, format_action, parse_action
from sleuth.rules.crime_hotel.options import Desks
from sleuth.rules.crime_hotel.setup import DEALT, CrimeHotelSetup
from sleuth.rules.crime_hotel.state import CrimeHotelState
from sleuth.rules.dealer import Dealer
from sleuth.rules.facts import UNKNOWN, Event
from sleuth.rules.game import NO_SEAT, Game, Setup, State
from sleuth.rules.options import First, Flag
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
            events,
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

    def setup(self, players: i64, options: dict[str, object]) -> Setup:
        return CrimeHotelSetup(players, options)

    def begin(self, setup: Setup, dealer: Dealer, told: list[Event] | None = None) -> State:
        assert isinstance(setup, CrimeHotelSetup)
        first = setup.first
        if first == NO_SEAT:
            first = dealer.pick(shifted(1, setup.players) - 1)  # H6
        if told is not None:
            told.append(events.First(int(first), setup.first == NO_SEAT))
        state = CrimeHotelState(setup, first)
        investigation.begin(state, dealer, told)
        return state

    def read(self, written: dict[str, object]) -> State:
        given = Reading(written, position.KEYS)
        setup = self.read_setup(given)
        assert isinstance(setup, CrimeHotelSetup)
        return position.read(given, setup)

    def write(self, state: State) -> dict[str, object]:
        assert isinstance(state, CrimeHotelState)
        return position.write(state)

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        assert isinstance(state, CrimeHotelState)
        return position.view(state, seat)

    def own(self, state: State, seat: int | None) -> dict[str, object]:
        assert isinstance(state, CrimeHotelState)
        return position.own_part(state, seat)

    def resample(self, state: State, seat: int, told: list[Event], dealer: Dealer) -> State:
        assert isinstance(state, CrimeHotelState)
        return worlds.resample(state, seat, told, dealer)

    def seen_action(self, state: State, action: str, seat: int | None) -> str:
        if not action.startswith("exchange:"):
            return action
        exchange, other, cards = action.split(":")
        if seat is not None and seat in (state.deciding(), int(other)):  # H18
            return action
        return f"{exchange}:{other}:{','.join([UNKNOWN] * len(cards.split(',')))}"

    def outcomes(self, event: Event) -> list[list[i64]]:
        if isinstance(event, events.First):
            return [[event.seat]] if event.drawn else []
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
