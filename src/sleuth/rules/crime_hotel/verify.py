"""Why an action of Crime Hotel is not legal now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sleuth.rules.bits import count
from sleuth.rules.crime_hotel.choices import count_relocations
from sleuth.rules.crime_hotel.notation import (
    ACTIONS,
    BONUS,
    COLUMNS,
    DEPARTMENTS,
    DEPUTY,
    DO_BONUS,
    DO_DEPUTY,
    DO_EXCHANGE,
    DO_LOOK,
    DO_RELOCATE,
    EXCHANGE,
    GUESS,
    LOOK,
    NUMBERS,
    RELOCATE,
    RELOCATE_NONE,
    SPACE_NAMES,
    SPACES,
    exchange_cards,
    exchange_seat,
    exchange_size,
    numbers,
)
from sleuth.rules.game import NO_SEAT
from sleuth.rules.refusal import Refusal, illegal

if TYPE_CHECKING:
    from sleuth.rules.crime_hotel.state import CrimeHotelState


def why_not(state: CrimeHotelState, action: i64) -> Refusal | None:
    if state.deciding() == NO_SEAT:
        return Refusal("game-over", "game-over")
    if action < 0 or action >= ACTIONS:
        return illegal("no-such-number", number=int(action))
    if not state.bays:
        return verify_play(state, action)
    if action < GUESS:
        return illegal("crime-act-now", "H12", seat=int(state.turn))
    if state.is_guessing():
        return verify_guess(state, action)
    if action < DO_DEPUTY:
        return illegal("crime-bay-assists", "H11", bay=int(state.bay()))
    department = department_of(action)
    if not state.has_desk(department):
        return illegal("crime-department-full", "H16", department=DEPARTMENTS[department])
    if department == RELOCATE:
        return verify_relocate(state, action)
    if department == EXCHANGE:
        return verify_exchange(state, action)
    if department == LOOK:
        return verify_other(state, action - DO_LOOK, "H19")
    return None


def verify_play(state: CrimeHotelState, card: i64) -> Refusal | None:
    if card >= GUESS:
        return illegal("crime-play-now", "H8", seat=int(state.turn))
    if not (state.hand(state.turn) >> card) & 1:
        return not_in_hand(state, NUMBERS[card], "H8")
    if not (state.playable() >> card) & 1:
        floor = (state.trick & 31) // COLUMNS + 1
        return illegal("crime-follow", "H8", card=NUMBERS[card], floor=int(floor))
    return None


def verify_guess(state: CrimeHotelState, action: i64) -> Refusal | None:
    if action >= DO_DEPUTY:
        if state.setup.beginner:
            return illegal("crime-beginner", "H29", department=DEPARTMENTS[department_of(action)])
        return illegal("crime-bay-guesses", "H11", bay=int(state.bay()))
    return verify_space(state, action - GUESS, "H14")


def verify_space(state: CrimeHotelState, space: i64, clause: str) -> Refusal | None:
    """H14, H17: whether a detective may go there; it may be searched already (H15)."""
    if (state.spaces_of(state.turn) >> space) & 1:
        return illegal("crime-space-own", clause, space=SPACE_NAMES[space])
    if (state.closed(state.turn) >> space) & 1:
        return illegal("crime-space-taken", clause, space=SPACE_NAMES[space])
    return None


def department_of(action: i64) -> i64:
    if action == DO_DEPUTY:
        return DEPUTY
    if action == DO_BONUS:
        return BONUS
    if action == RELOCATE_NONE:
        return RELOCATE
    return LOOK if action < DO_RELOCATE else RELOCATE if action < DO_EXCHANGE else EXCHANGE


def verify_relocate(state: CrimeHotelState, action: i64) -> Refusal | None:
    if action == RELOCATE_NONE:
        return illegal("crime-must-relocate", "H22a") if count_relocations(state) else None
    source = (action - DO_RELOCATE) // SPACES
    if not (state.spaces_of(state.turn) >> source) & 1:
        return illegal("crime-not-there", "H17", space=SPACE_NAMES[source])
    return verify_space(state, (action - DO_RELOCATE) % SPACES, "H17")


def verify_exchange(state: CrimeHotelState, action: i64) -> Refusal | None:
    size = exchange_size(action)
    refusal = verify_other(state, exchange_seat(action, size), "H18")
    if refusal is not None:
        return refusal
    right = state.number_to_move(EXCHANGE)
    if size != right:
        printed = state.setup.desks[EXCHANGE][state.taken(EXCHANGE)]
        clause = "H18" if right == printed else "H22"
        return illegal("crime-exchange-number", clause, number=int(right), given=int(size))
    missing = exchange_cards(action, size) & ~state.hand(state.turn)
    if count(missing):
        return not_in_hand(state, numbers(missing)[0], "H18")
    return None


def verify_other(state: CrimeHotelState, seat: i64, clause: str) -> Refusal | None:
    if seat >= state.setup.players:
        return illegal("no-such-seat", clause, seat=int(seat), last=int(state.setup.players - 1))
    if seat == state.turn:
        return illegal("crime-other-player", clause, seat=int(seat))
    return None


def not_in_hand(state: CrimeHotelState, number: int, clause: str) -> Refusal:
    return illegal("crime-not-in-hand", clause, card=number, seat=int(state.turn))
