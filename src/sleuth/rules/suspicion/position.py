"""Positions of Suspicion as plain data: written whole, seen by one seat, and read with suspicion."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sleuth.rules.bits import count, shifted
from sleuth.rules.facts import UNKNOWN
from sleuth.rules.game import NO_SEAT
from sleuth.rules.options import UNLIMITED
from sleuth.rules.reading import Reading, listed, one_of, whole
from sleuth.rules.refusal import bad_state, shortly
from sleuth.rules.suspicion.notation import (
    ANSWER,
    CARDS,
    CONCLUDE,
    DIVERSION,
    EVIDENCE,
    INVESTIGATION,
    OVER,
    PHASES,
    PIECES,
    REVEAL,
    REVEALING,
    ROOMS,
    SUSPECT,
    SUSPECTS,
    WEAPONS,
    triple_names,
)
from sleuth.rules.suspicion.setup import House, SuspicionSetup, investigation
from sleuth.rules.suspicion.state import DEALT, NO_TRIPLE, SuspicionState

KEYS: Final = [
    "game", "players", "options", "rng", "board", "pawns", "crime", "hands", "deck", "discard", "turn",
    "turns_taken", "out", "phase", "asked", "suspicion", "passed", "drunk", "over", "winners",
]  # fmt: skip
KINDS: Final = [SUSPECTS, WEAPONS, ROOMS]
MOST_CARDS: Final = PIECES + 3 * 14  # S1, S2


def open_part(state: SuspicionState) -> dict[str, object]:
    """What lies open to everyone (S8)."""
    setup = state.setup
    seats = range(setup.players)
    spoken = state.suspicion != NO_TRIPLE
    return {
        "game": "suspicion",
        "players": int(setup.players),
        "options": dict(setup.options),
        "board": [ROOMS[room] for room in state.house.room_at],
        "pawns": [int(state.place(seat)) for seat in seats],
        "discard": [CARDS[kind] for kind in range(REVEAL, DIVERSION + 1) for _ in range(state.discarded(kind))],
        "turn": int(state.turn),
        "turns_taken": [int(turns) for turns in state.turns_taken],
        "out": [state.is_out(seat) for seat in seats],
        "phase": PHASES[state.phase],
        "asked": None if state.asked == NO_SEAT else int(state.asked),
        "suspicion": list(triple_names(int(state.suspicion))) if spoken else None,
        "passed": [int(seat) for seat in state.passed_seats()],
        "drunk": state.drunk,
        "over": state.is_over(),
        "winners": state.winners() if state.is_over() else None,
    }


def write(state: SuspicionState) -> dict[str, object]:
    position = open_part(state)
    position["crime"] = crime_of(state)
    position["hands"] = [state.hand_names(seat) for seat in range(state.setup.players)]
    position["deck"] = [CARDS[card] for card in reversed(state.deck)]
    return position


def view(state: SuspicionState, seat: int | None) -> dict[str, object]:
    """What a seat may know: its own hand, and the crime once it has looked (S21) or all is over (S26a)."""
    position = open_part(state)
    position.update(own_part(state, seat))
    position["deck"] = len(state.deck)
    return position


def own_part(state: SuspicionState, seat: int | None) -> dict[str, object]:
    """What is not the same for every seat (S21, S26a)."""
    over = state.is_over()
    hands = [
        state.hand_names(other) if other == seat or over else [UNKNOWN] * int(state.hand_size(other))
        for other in range(state.setup.players)
    ]
    return {
        "crime": crime_of(state) if over or (seat is not None and state.is_out(seat)) else None,
        "hands": hands,
    }


def crime_of(state: SuspicionState) -> dict[str, str]:
    suspect, weapon, room = triple_names(int(state.crime))
    return {"suspect": suspect, "weapon": weapon, "room": room}


def read(given: Reading, setup: SuspicionSetup) -> SuspicionState:
    players = int(setup.players)
    over = given.flag("over")
    turn = given.whole("turn", 0, players - 1)
    state = SuspicionState(
        setup,
        House(read_board(given)),
        crime=read_crime(given),
        hands=[0] * players,
        diversions=0,
        deck=read_cards("deck", given.value("deck"), CARDS),
        discard=0,
        pawns=0,
        turn=turn,
        turns_taken=read_turns(given, players),
        out=0,
        phase=given.one_of("phase", PHASES),
        suspicion=read_suspicion(given),
        asked=given.whole_or_none("asked", 0, players - 1),
        passed=0,
        drunk=given.flag("drunk"),
        winner=NO_SEAT,
    )
    state.deck.reverse()
    for card in read_cards("discard", given.value("discard"), INVESTIGATION):
        state.discard += shifted(1, 4 * card)
    for seat, place in enumerate(given.wholes("pawns", players, 0, 8)):
        state.pawns |= shifted(place, 4 * seat)
    for seat, is_out in enumerate(given.items("out", players, players)):
        if not isinstance(is_out, bool):
            raise bad_state("state-no-flag", key=f"out[{seat}]", value=shortly(is_out))
        if is_out:
            state.out |= shifted(1, seat)
    for nth, seat in enumerate(given.seats("passed", players)):
        state.passed |= shifted(seat + 1, 3 * nth)
    read_hands(given, state)
    check_cards(state)
    check_end(state, given, over)
    check_phase(state)
    return state


def read_board(given: Reading) -> list[i64]:
    """S6: each room once."""
    board: list[i64] = []
    for place, written in enumerate(given.items("board", 9, 9)):
        room = one_of(f"board[{place}]", written, ROOMS)
        if room in board:
            raise bad_state("card-twice", key="board", card=ROOMS[room])
        board.append(room)
    return board


def read_crime(given: Reading) -> i64:
    """S4: one card of each kind."""
    written = given.value("crime")
    if not isinstance(written, dict):
        raise bad_state("suspicion-crime", value=shortly(written))
    crime = Reading(written, ["suspect", "weapon", "room"])
    suspect = one_of("crime.suspect", crime.value("suspect"), SUSPECTS)
    weapon = one_of("crime.weapon", crime.value("weapon"), WEAPONS)
    return suspect * 54 + weapon * 9 + one_of("crime.room", crime.value("room"), ROOMS)


def read_suspicion(given: Reading) -> i64:
    written = given.value("suspicion")
    if written is None:
        return NO_TRIPLE
    three = [
        one_of(f"suspicion[{nth}]", name, KINDS[nth]) for nth, name in enumerate(listed("suspicion", written, 3, 3))
    ]
    return three[0] * 54 + three[1] * 9 + three[2]


def read_cards(key: str, value: object, known: list[str]) -> list[i64]:
    return [one_of(key, card, known) for card in listed(key, value, 0, MOST_CARDS)]


def read_turns(given: Reading, players: int) -> list[i64]:
    turns: list[i64] = []
    turns.extend(given.wholes("turns_taken", players, 0, UNLIMITED))
    return turns


def read_hands(given: Reading, state: SuspicionState) -> None:
    players = int(state.setup.players)
    kept = [*EVIDENCE, CARDS[DIVERSION]]
    for seat, written in enumerate(given.items("hands", players, players)):
        key = f"hands[{seat}]"
        diversions = 0
        for card in read_cards(key, written, kept):
            if card == PIECES:
                diversions += 1
            elif (state.hands[seat] >> card) & 1:
                raise bad_state("card-twice", key=key, card=EVIDENCE[card])
            else:
                state.hands[seat] |= shifted(1, card)
        right = investigation(state.setup.options, DIVERSION)
        if diversions > right:
            raise bad_state("suspicion-count", card=CARDS[DIVERSION], count=diversions, right=right)
        state.diversions |= shifted(diversions, 4 * seat)


def check_cards(state: SuspicionState) -> None:
    """S1, S2, S5: every card exists as often as it should, and no evidence ever leaves a hand."""
    setup = state.setup
    found = [0] * len(CARDS)
    for name in triple_names(int(state.crime)):
        found[EVIDENCE.index(name)] += 1
    for seat in range(setup.players):
        for name in state.hand_names(seat):
            found[CARDS.index(name)] += 1
    for card in state.deck:
        found[card] += 1
    for kind in range(REVEAL, DIVERSION + 1):
        found[kind] += int(state.discarded(kind))
    for number, name in enumerate(CARDS):
        right = 1 if number < PIECES else investigation(setup.options, number)
        if found[number] != right:
            raise bad_state("suspicion-count", card=name, count=found[number], right=right)
    for seat in range(setup.players):
        if count(state.hands[seat]) < DEALT[setup.players]:
            raise bad_state("suspicion-hand", seat=int(seat), least=DEALT[setup.players])


def check_end(state: SuspicionState, given: Reading, over: bool) -> None:
    """S26, S27: whether it is over, and who then has won."""
    limit = state.setup.max_turns
    ended = state.all_out() or 0 < limit <= state.turns()
    if over != state.is_over() or (ended and not over):
        raise bad_state("over-or-not", over=str(over).lower())
    winners = given.value("winners")
    if not over:
        if winners is not None:
            raise bad_state("state-winners", winners="None")
        if state.is_out(state.turn):
            raise bad_state("suspicion-turn-out", seat=int(state.turn))
    elif not (ended and winners == []):
        seat = [whole("winners", winner, 0, 4) for winner in listed("winners", winners, 0, 1)]
        if seat != [state.turn] or state.is_out(state.turn):
            raise bad_state("suspicion-winners", winners=shortly(winners))
        state.winner = state.turn


def check_phase(state: SuspicionState) -> None:
    """What belongs to each phase of a turn (S13-S18, S22)."""
    phase = state.phase
    if phase == REVEALING and state.setup.players != 5:  # S13
        raise wrong_in_phase(state, "phase")
    spoken = state.suspicion != NO_TRIPLE
    if spoken and state.suspicion % 9 != state.room(state.turn):  # S15
        raise bad_state("suspicion-elsewhere", room=ROOMS[state.room(state.turn)])
    voiced = spoken if phase == OVER else phase in (ANSWER, CONCLUDE)
    if spoken != (voiced or (phase == SUSPECT and state.drunk)):
        raise wrong_in_phase(state, "suspicion")
    if state.drunk and (phase == CONCLUDE or not spoken):  # S14
        raise wrong_in_phase(state, "drunk")
    if (state.asked == NO_SEAT and phase == ANSWER) or (state.asked != NO_SEAT and phase == CONCLUDE):
        raise wrong_in_phase(state, "asked")
    if not voiced:
        if state.asked != NO_SEAT:
            raise wrong_in_phase(state, "asked")
        if state.passed:
            raise wrong_in_phase(state, "passed")
    else:
        check_questioning(state)


def check_questioning(state: SuspicionState) -> None:
    """S18: one after another is asked, from whoever was the first, the asking player left out."""
    players = state.setup.players
    order = [(state.turn + n) % players for n in range(1, players)]
    if state.asked == state.turn:
        raise wrong_in_phase(state, "asked")
    passed = state.passed_seats()
    asked = passed if state.asked == NO_SEAT else [*passed, state.asked]
    if asked and asked[0] in order:
        begin = order.index(asked[0])
        run = (order[begin:] + order[:begin])[: len(asked)]
        if asked == run and (state.asked != NO_SEAT or len(run) == len(order)):
            return
    raise wrong_in_phase(state, "passed")


def wrong_in_phase(state: SuspicionState, key: str) -> Exception:
    return bad_state("suspicion-in-phase", key=key, phase=PHASES[state.phase])
