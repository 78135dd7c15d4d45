"""What may be done now in Crime Hotel: counted, listed, or picked by number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from sleuth.rules.bits import count, lowest, nth
from sleuth.rules.crime_hotel.notation import (
    DEPUTY,
    DO_BONUS,
    DO_DEPUTY,
    DO_LOOK,
    DO_RELOCATE,
    EXCHANGE,
    GUESS,
    LOOK,
    RELOCATE,
    RELOCATE_NONE,
    SPACES,
    choose,
    exchange_action,
)

if TYPE_CHECKING:
    from sleuth.rules.crime_hotel.state import CrimeHotelState

ALL_SPACES: Final = 0x7FFFFFFFFF
DEPARTMENT_COUNT: Final = 5
# The numbers of most actions as Python keeps them, so that listing them makes no new ones.
BOXED: Final[list[object]] = list(range(DO_RELOCATE + SPACES * SPACES))


def count_legal(state: CrimeHotelState) -> i64:
    if state.is_over():
        return 0
    if not state.bays:
        return count(state.playable())
    if state.is_guessing():
        return count(open_spaces(state))
    total: i64 = 0
    for department in range(DEPARTMENT_COUNT):
        if state.has_desk(department):
            total += count_of(state, department)
    return total


def open_spaces(state: CrimeHotelState) -> i64:
    """Where a detective of the seat that acts may go, as a set."""
    return ALL_SPACES & ~state.closed(state.turn)


def count_of(state: CrimeHotelState, department: i64) -> i64:
    """How many ways there are to take the next desk of a department."""
    if department == RELOCATE:
        moves = count_relocations(state)
        return moves if moves else 1  # H22
    if department == EXCHANGE:
        sets = choose(count(state.hand(state.turn)), state.number_to_move(EXCHANGE))
        return (state.setup.players - 1) * sets
    return state.setup.players - 1 if department == LOOK else 1


def count_relocations(state: CrimeHotelState) -> i64:
    return count(state.spaces_of(state.turn)) * count(open_spaces(state))


def nth_legal(state: CrimeHotelState, n: i64) -> i64:
    if not state.bays:
        return nth(state.playable(), n)
    if state.is_guessing():
        return GUESS + nth(open_spaces(state), n)
    department: i64 = 0
    while True:
        if state.has_desk(department):
            ways = count_of(state, department)
            if n < ways:
                return nth_of(state, department, n)
            n -= ways
        department += 1


def nth_of(state: CrimeHotelState, department: i64, n: i64) -> i64:
    if department == RELOCATE:
        if not count_relocations(state):
            return RELOCATE_NONE
        spaces = open_spaces(state)
        targets = count(spaces)
        source = nth(state.spaces_of(state.turn), n // targets)
        return DO_RELOCATE + source * SPACES + nth(spaces, n % targets)
    if department == EXCHANGE:
        hand = state.hand(state.turn)
        size = state.number_to_move(EXCHANGE)
        sets = choose(count(hand), size)
        return exchange_action(other(state, n // sets), size, rank_of_nth(hand, size, n % sets))
    if department == LOOK:
        return DO_LOOK + other(state, n)
    return DO_DEPUTY if department == DEPUTY else DO_BONUS


def other(state: CrimeHotelState, n: i64) -> i64:
    """The other seats by number."""
    return n if n < state.turn else n + 1


def rank_of_nth(hand: i64, size: i64, n: i64) -> i64:
    """The rank (see exchange_action) of one of the sets of so many cards of a hand."""
    rank: i64 = 0
    place = count(hand)
    for k in range(size, 0, -1):
        place -= 1
        while choose(place, k) > n:
            place -= 1
        n -= choose(place, k)
        rank += choose(nth(hand, place), k)
    return rank


def legal(state: CrimeHotelState) -> list[i64]:
    found: list[object] = []
    if not state.bays:
        add_members(found, state.playable(), 0)
    elif state.is_guessing():
        add_members(found, open_spaces(state), GUESS)
    else:
        add_assistance(found, state)
    return cast(list[i64], found)


def add_assistance(found: list[object], state: CrimeHotelState) -> None:
    own = state.spaces_of(state.turn)
    spaces = open_spaces(state)
    for department in range(DEPARTMENT_COUNT):
        if not state.has_desk(department):
            continue
        if department == RELOCATE and own and spaces:
            while own:
                add_members(found, spaces, DO_RELOCATE + lowest(own) * SPACES)
                own &= own - 1
        elif department == EXCHANGE:
            add_exchanges(found, state)
        else:
            found += [nth_of(state, department, n) for n in range(count_of(state, department))]


def add_exchanges(found: list[object], state: CrimeHotelState) -> None:
    """H18: each set of cards that may be given, to each other player."""
    hand = state.hand(state.turn)
    size = state.number_to_move(EXCHANGE)
    ranks = [rank_of_nth(hand, size, n) for n in range(choose(count(hand), size))]
    for n in range(state.setup.players - 1):
        first = exchange_action(other(state, n), size, 0)
        found += [first + rank for rank in ranks]


def add_members(found: list[object], bits: i64, base: i64) -> None:
    """base + each member of a set, rising."""
    while bits:
        if bits & 1:
            found.append(BOXED[base])
        bits >>= 1
        base += 1
