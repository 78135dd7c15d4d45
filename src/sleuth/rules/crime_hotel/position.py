"""Positions of Crime Hotel as plain data: written whole, seen by one seat, and read with suspicion."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sleuth.rules.bits import count, shifted
from sleuth.rules.crime_hotel.notation import (
    CARDS,
    DEPARTMENTS,
    NUMBERS,
    SPACE_NAMES,
    SPACES,
    numbers,
)
from sleuth.rules.crime_hotel.scoring import winners_and_why
from sleuth.rules.crime_hotel.setup import DETECTIVES, INVESTIGATIONS, ROUNDS, CrimeHotelSetup
from sleuth.rules.crime_hotel.state import ACT, ALL_CARDS, OVER, PLAY, CrimeHotelState
from sleuth.rules.facts import UNKNOWN
from sleuth.rules.options import is_whole
from sleuth.rules.reading import Reading, different_seats, listed, whole
from sleuth.rules.refusal import bad_state, shortly

PHASES: Final = ["play", "act", "over"]
MOST_POINTS: Final = 200
KEYS: Final = [
    "game", "players", "options", "rng", "investigation", "round", "phase", "leader", "turn", "car",
    "murderer", "hands", "trick", "bays", "searched", "guesses", "desks", "scores", "over", "winners",
]  # fmt: skip


def open_part(state: CrimeHotelState) -> dict[str, object]:
    """What lies open to everyone (H7)."""
    setup = state.setup
    return {
        "game": "crime-hotel",
        "players": int(setup.players),
        "options": setup.written_options(),
        "investigation": int(state.investigation),
        "round": int(state.round),
        "phase": PHASES[state.phase],
        "leader": int(state.leader),
        "turn": int(state.turn),
        "car": int(state.car),
        "trick": [
            [int(state.after(state.leader, step)), NUMBERS[(state.trick >> (5 * step)) & 31]]
            for step in range(state.played())
        ],
        "bays": [int(((state.bays >> (3 * place)) & 7) - 1) for place in range(state.parked())],
        "searched": numbers(state.searched),
        "guesses": guesses_of(state),
        "desks": {
            name: [int(entry & 3) for entry in state.desks if entry >> 2 == department]
            for department, name in enumerate(DEPARTMENTS)
        },
        "scores": scores_of(state),
        "over": state.is_over(),
        "winners": state.winners() if state.is_over() else None,
    }


def guesses_of(state: CrimeHotelState) -> dict[str, list[int]]:
    """The spaces that hold detectives, each with its seats in order of arrival."""
    found: dict[str, list[int]] = {}
    for space in range(SPACES):
        seats = [int(entry & 3) for entry in state.guesses if entry >> 2 == space]
        if seats:
            found[SPACE_NAMES[space]] = seats
    return found


def scores_of(state: CrimeHotelState) -> list[list[int]]:
    return [
        [int(points) for points in state.scores[first : first + INVESTIGATIONS]]
        for first in range(0, len(state.scores), INVESTIGATIONS)
    ]


def write(state: CrimeHotelState) -> dict[str, object]:
    position = open_part(state)
    position["murderer"] = NUMBERS[state.murderer]
    position["hands"] = [numbers(state.hand(seat)) for seat in range(state.setup.players)]
    return position


def view(state: CrimeHotelState, seat: int | None) -> dict[str, object]:
    position = open_part(state)
    position["murderer"] = NUMBERS[state.murderer] if state.is_over() else None
    position.update(own_part(state, seat))
    return position


def own_part(state: CrimeHotelState, seat: int | None) -> dict[str, object]:
    """What is not the same for every seat (H7)."""
    hands = [
        numbers(state.hand(other)) if other == seat else [UNKNOWN] * count(state.hand(other))
        for other in range(state.setup.players)
    ]
    return {"hands": hands}


def read(given: Reading, setup: CrimeHotelSetup) -> CrimeHotelState:
    players = int(setup.players)
    state = CrimeHotelState(setup, given.whole("leader", 0, players - 1))
    state.investigation = given.whole("investigation", 1, INVESTIGATIONS)
    state.round = given.whole("round", 1, ROUNDS)
    state.phase = given.one_of("phase", PHASES)
    state.car = given.whole("car", 0, players - 1)
    read_turn(state, given)
    read_cards(state, given)
    state.guesses = read_guesses(given, players)
    state.desks = read_desks(given, setup)
    check_detectives(state)
    state.scores = read_scores(given, players)
    check_end(state, given)
    return state


def read_turn(state: CrimeHotelState, given: Reading) -> None:
    """H8, H11: the trick goes clockwise from its leader; in the bays the first is the next to act."""
    players = int(state.setup.players)
    turn = given.whole("turn", 0, players - 1)
    trick = given.items("trick", 0, players - 1 if state.phase == PLAY else 0)
    for step, written in enumerate(trick):
        seat, number = listed(f"trick[{step}]", written, 2, 2)
        if whole(f"trick[{step}]", seat, 0, players - 1) != state.after(state.leader, step):
            raise bad_state("crime-trick-order", seat=shortly(seat), right=int(state.after(state.leader, step)))
        state.trick |= shifted(card_of(f"trick[{step}]", number), 5 * step)
    bays = different_seats("bays", given.value("bays"), players)
    most = (2 if state.setup.beginner else players) if state.phase == ACT else 0
    listed("bays", bays, 1 if state.phase == ACT else 0, most)
    for place, seat in enumerate(bays):
        state.bays |= shifted(seat + 1, 3 * place)
    right = turn
    if state.phase == PLAY:
        right = int(state.after(state.leader, len(trick)))
    elif state.phase == ACT:
        right = bays[0]
    if turn != right:
        raise bad_state("crime-turn", turn=turn, right=right)
    state.turn = turn


def card_of(key: str, number: object) -> int:
    if not is_whole(number, 11, 39) or number not in NUMBERS:
        raise bad_state("crime-no-card", key=key, value=shortly(number))
    assert isinstance(number, int)
    return NUMBERS.index(number)


def read_cards(state: CrimeHotelState, given: Reading) -> None:
    """H1, H5: each card is in one place; hands have as many as the round leaves them."""
    players = int(state.setup.players)
    state.murderer = card_of("murderer", given.value("murderer"))
    seen: i64 = shifted(1, state.murderer)
    for step in range(state.played()):
        seen = add_card("trick", seen, (state.trick >> (5 * step)) & 31)
    for seat, written in enumerate(given.items("hands", players, players)):
        key = f"hands[{seat}]"
        size = hand_size(state, seat)
        for number in listed(key, written, size, size):
            card = card_of(key, number)
            seen = add_card(key, seen, card)
            state.change_hand(seat, shifted(1, card))
    for number in given.items("searched", 0, CARDS):
        card = card_of("searched", number)
        seen = add_card("searched", seen, card)
        state.searched |= shifted(1, card)
    if seen != ALL_CARDS:
        missing = ", ".join([str(number) for number in numbers(ALL_CARDS & ~seen)])
        raise bad_state("crime-cards-missing", cards=missing)


def add_card(key: str, seen: i64, card: i64) -> i64:
    if (seen >> card) & 1:
        raise bad_state("card-twice", key=key, card=str(NUMBERS[card]))
    return seen | shifted(1, card)


def hand_size(state: CrimeHotelState, seat: i64) -> int:
    """H5, H8: six cards, less one for each round in which the seat has played."""
    if state.phase == OVER:
        return 0
    for step in range(state.played()):
        if state.after(state.leader, step) == seat:
            return int(6 - state.round)
    return int((7 if state.phase == PLAY else 6) - state.round)


def read_guesses(given: Reading, players: int) -> list[i64]:
    """H14: a seat has one detective at most in a space."""
    written = given.value("guesses")
    if not isinstance(written, dict):
        raise bad_state("state-no-object", value=shortly(written))
    found: list[i64] = []
    for name, seats in written.items():
        if name not in SPACE_NAMES:
            raise bad_state("crime-no-space", key="guesses", value=shortly(name))
        found.extend(
            [SPACE_NAMES.index(name) * 4 + seat for seat in different_seats(f"guesses.{name}", seats, players)]
        )
    return found


def read_desks(given: Reading, setup: CrimeHotelSetup) -> list[i64]:
    """H16, H29: no more detectives than desks; beginners take none."""
    departments = Reading(given.value("desks"), DEPARTMENTS)
    found: list[i64] = []
    for department, name in enumerate(DEPARTMENTS):
        most = 0 if setup.beginner else len(setup.desks[department])
        key = f"desks.{name}"
        seats = listed(key, departments.value(name), 0, most)
        found.extend([department * 4 + whole(key, seat, 0, int(setup.players) - 1) for seat in seats])
    return found


def check_detectives(state: CrimeHotelState) -> None:
    """H4: five of each player, in the hotel, on desks and in the bays; one who is to act can."""
    for seat in range(int(state.setup.players)):
        found = state.detectives(seat)
        for place in range(state.parked()):
            if ((state.bays >> (3 * place)) & 7) - 1 == seat:
                found += 1
        if found > DETECTIVES:
            raise bad_state("crime-detectives", seat=seat, count=int(found), most=DETECTIVES)
    if state.phase == ACT and not state.count_legal():
        raise bad_state("crime-no-desk-left", seat=int(state.turn))


def read_scores(given: Reading, players: int) -> list[i64]:
    found: list[i64] = []
    for seat, written in enumerate(given.items("scores", players, players)):
        key = f"scores[{seat}]"
        found.extend([whole(key, points, 0, MOST_POINTS) for points in listed(key, written, 3, 3)])
    return found


def check_end(state: CrimeHotelState, given: Reading) -> None:
    """H28: it is over after the fifth round of the third investigation, and then someone has won."""
    if given.flag("over") != state.is_over():
        raise bad_state("over-or-not", over=str(given.flag("over")).lower())
    if state.is_over() and (state.investigation != INVESTIGATIONS or state.round != ROUNDS):
        raise bad_state("crime-over-early", investigation=int(state.investigation), round=int(state.round))
    winners = winners_and_why(state.scores, state.car)[0] if state.is_over() else None
    if given.value("winners") != winners:
        raise bad_state("state-winners", winners=str(winners))
