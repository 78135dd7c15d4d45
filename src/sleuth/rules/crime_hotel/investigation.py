"""How an investigation begins, with the deal, and how it ends, with the murderer's room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sleuth.rules.bits import lowest, places, shifted
from sleuth.rules.crime_hotel import events
from sleuth.rules.crime_hotel.notation import BONUS, CARDS, NUMBERS, SPACE_NAMES, numbers
from sleuth.rules.crime_hotel.scoring import bonus_points, guess_points, right_spaces
from sleuth.rules.crime_hotel.setup import DEALT, INVESTIGATIONS
from sleuth.rules.dealer import Dealer
from sleuth.rules.facts import Event

if TYPE_CHECKING:
    from sleuth.rules.crime_hotel.state import CrimeHotelState


def begin(state: CrimeHotelState, dealer: Dealer, told: list[Event] | None) -> None:
    """H5, H26: detectives come back, all cards are shuffled and dealt."""
    state.round = 1
    state.guesses = []
    state.desks = []
    cards: list[i64] = list(range(CARDS))
    dealer.shuffle(cards)
    if told is not None:
        told.append(events.Investigation(int(state.investigation), int(state.leader)))
        told.append(events.Shuffle([NUMBERS[card] for card in cards]))
    next_card: i64 = 0
    for seat in range(state.setup.players):
        for _ in range(DEALT):
            state.change_hand(seat, shifted(1, cards[next_card]))
            next_card += 1
        if told is not None:
            told.append(events.Deal(int(seat), [*numbers(state.hand(seat))]))
    state.murderer = cards[next_card]
    state.searched = 0
    while next_card + 1 < CARDS:
        next_card += 1
        state.searched |= shifted(1, cards[next_card])
    if told is not None:
        told.append(events.Searched(numbers(state.searched)))


def finish(state: CrimeHotelState, told: list[Event] | None) -> None:
    show_cards(state, told)
    solution = right_spaces(state.murderer)
    for seat in range(state.setup.players):
        right = state.spaces_of(seat) & solution
        points = guess_points(right)  # H24
        bonus = bonus_points(right, bonus_numbers(state, seat))  # H21
        state.scores[seat * INVESTIGATIONS + state.investigation - 1] = points + bonus
        if told is not None:
            names = [SPACE_NAMES[space] for space in places(right)]
            told.append(events.Score(int(seat), names, int(points), int(bonus), int(points + bonus)))


def show_cards(state: CrimeHotelState, told: list[Event] | None) -> None:
    """H23: the last cards from the holder of the car on, then the murderer's room."""
    for step in range(state.setup.players):
        seat = state.after(state.car, step)
        hand = state.hand(seat)
        state.change_hand(seat, hand)
        state.searched |= hand
        if told is not None:
            told.append(events.Last(int(seat), NUMBERS[lowest(hand)]))
    if told is not None:
        told.append(events.Murderer(NUMBERS[state.murderer]))


def bonus_numbers(state: CrimeHotelState, seat: i64) -> list[i64]:
    """The numbers on the desks in Bonus where a seat has detectives."""
    found: list[i64] = []
    desk: i64 = 0
    for entry in state.desks:
        if entry >> 2 == BONUS:
            if entry & 3 == seat:
                found.append(state.setup.desks[BONUS][desk])
            desk += 1
    return found
