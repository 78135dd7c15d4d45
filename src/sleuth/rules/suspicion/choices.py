"""Suspicion: what may be decided now, and why anything else may not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sleuth.rules.bits import count, nth
from sleuth.rules.refusal import Refusal, illegal
from sleuth.rules.suspicion.notation import (
    ACCUSE,
    ACCUSE_THAT,
    ACTIONS,
    ANSWER,
    ASK,
    ASK_DRUNK,
    CARDS,
    CONCLUDE,
    DIVERSION,
    DIVERT,
    EVIDENCE,
    MOVE,
    NONE,
    PASS,
    PHASES,
    PIECES,
    REVEAL_CARD,
    REVEAL_DIVERSION,
    REVEALING,
    ROOMS,
    SEATS,
    SHOW,
    STAY,
    SUSPECT,
    TRIPLES,
    cards_of,
    evidence_names,
    triple_names,
)

if TYPE_CHECKING:
    from sleuth.rules.suspicion.state import SuspicionState

# The places 0 to 8 lie in three rows of three (S6); those beside each one, as a set (S9).
NEIGHBOURS: Final[list[i64]] = [
    0b000001010, 0b000010101, 0b000100010,
    0b001010001, 0b010101010, 0b100010100,
    0b010001000, 0b101010000, 0b010100000,
]  # fmt: skip


def suspecting(players: int, seat: int) -> list[i64]:
    """Every suspicion of a seat (S15), then every accusation (S20)."""
    asked = [other for other in range(players) if other != seat]
    actions: list[i64] = [ASK + 36 * other + named for other in asked for named in range(36)]
    actions.extend([ACCUSE + triple for triple in range(TRIPLES)])
    return actions


SUSPECTING: Final = [
    [suspecting(players, seat) if seat < players else [] for seat in range(SEATS)] for players in range(SEATS + 1)
]
CONCLUDING: Final[list[i64]] = [ACCUSE_THAT, PASS]


def count_legal(state: SuspicionState) -> i64:
    phase = state.phase
    if phase == SUSPECT:
        others = state.setup.players - 1
        return others if state.drunk else others * 36 + TRIPLES
    if phase == ANSWER:
        return count(held_of_named(state)) + extra_answers(state)
    if phase == MOVE:
        return count(NEIGHBOURS[state.place(state.turn)]) + (1 if may_stay(state) else 0)
    if phase == CONCLUDE:
        return 2
    if phase == REVEALING:
        return count(state.hands[state.turn]) + (1 if state.diversions_of(state.turn) else 0)
    return 0


def nth_legal(state: SuspicionState, n: i64) -> i64:
    phase = state.phase
    if phase == SUSPECT:
        if state.drunk:
            return ASK_DRUNK + (n if n < state.turn else n + 1)
        asks = (state.setup.players - 1) * 36
        if n >= asks:
            return ACCUSE + n - asks
        return ASK + n + (0 if n < state.turn * 36 else 36)
    if phase == ANSWER:
        held = held_of_named(state)
        cards = count(held)
        if n < cards:
            return SHOW + nth(held, n)
        return NONE if cards == 0 and n == 0 else DIVERT
    if phase == MOVE:
        beside = NEIGHBOURS[state.place(state.turn)]
        return state.house.room_at[nth(beside, n)] if n < count(beside) else STAY
    if phase == CONCLUDE:
        return ACCUSE_THAT if n == 0 else PASS
    hand = state.hands[state.turn]
    return REVEAL_CARD + nth(hand, n) if n < count(hand) else REVEAL_DIVERSION


def legal(state: SuspicionState) -> list[i64]:
    if state.phase == SUSPECT and not state.drunk:
        return SUSPECTING[state.setup.players][state.turn][:]
    if state.phase == CONCLUDE:
        return CONCLUDING[:]
    actions: list[i64] = []
    for n in range(count_legal(state)):
        actions.append(nth_legal(state, n))  # noqa: PERF401 - a loop of native numbers
    return actions


def may_stay(state: SuspicionState) -> bool:
    """S9: not on a player's first turn."""
    return state.turns_taken[state.turn] > 0


def held_of_named(state: SuspicionState) -> i64:
    """S16: the named cards that the one asked holds."""
    return state.hands[state.asked] & cards_of(state.suspicion)


def extra_answers(state: SuspicionState) -> i64:
    """S18, S24: having none of them, and a Diversion."""
    none: i64 = 0 if held_of_named(state) else 1
    return none + (1 if state.diversions_of(state.asked) else 0)


def verify(state: SuspicionState, action: i64) -> Refusal | None:
    if state.is_over():
        return Refusal("game-over", "game-over")
    if action < 0 or action >= ACTIONS:
        return illegal("no-such-number", number=int(action))
    if action <= STAY:
        return verify_move(state, action)
    if action < ASK:
        return verify_reveal(state, action - REVEAL_CARD)
    if action < SHOW:
        return verify_ask(state, action)
    if action <= NONE:
        return verify_answer(state, action)
    if action < ACCUSE_THAT:
        return verify_accusation(state)
    return verify_conclusion(state, action)


def not_now(state: SuspicionState, clause: str) -> Refusal:
    return illegal("suspicion-phase", clause, phase=PHASES[state.phase])


def verify_move(state: SuspicionState, action: i64) -> Refusal | None:
    if state.phase != MOVE:
        return not_now(state, "S9")
    place = state.place(state.turn)
    here = ROOMS[state.house.room_at[place]]
    if action == STAY:
        return None if may_stay(state) else illegal("suspicion-must-move", "S9", room=here)
    if (NEIGHBOURS[place] >> state.house.place_of[action]) & 1:
        return None
    return illegal("suspicion-not-neighbour", "S9", room=ROOMS[action], here=here)


def verify_reveal(state: SuspicionState, card: i64) -> Refusal | None:
    if state.phase != REVEALING:
        return not_now(state, "S13")
    if card == PIECES:
        return None if state.diversions_of(state.turn) else not_in_hand(state.turn, DIVERSION, "S13")
    if (state.hands[state.turn] >> card) & 1:
        return None
    return not_in_hand(state.turn, card, "S13")


def verify_ask(state: SuspicionState, action: i64) -> Refusal | None:
    if state.phase != SUSPECT:
        return not_now(state, "S15")
    asked = action - ASK_DRUNK if action >= ASK_DRUNK else (action - ASK) // 36
    if asked >= state.setup.players:
        return illegal("no-such-seat", "S15", seat=int(asked), last=int(state.setup.players - 1))
    if asked == state.turn:
        return illegal("suspicion-ask-oneself", "S15", seat=int(asked))
    if action < ASK_DRUNK and state.drunk:
        suspect, weapon, _ = triple_names(int(state.suspicion))
        return illegal("suspicion-drunk-ask", "S14", suspect=suspect, weapon=weapon)
    if action >= ASK_DRUNK and not state.drunk:
        return illegal("suspicion-name-them", "S15", seat=int(asked))
    return None


def verify_answer(state: SuspicionState, action: i64) -> Refusal | None:
    if state.phase != ANSWER:
        return not_now(state, "S24" if action == DIVERT else "S16")
    if action == DIVERT:
        return None if state.diversions_of(state.asked) else not_in_hand(state.asked, DIVERSION, "S24")
    held = held_of_named(state)
    if action == NONE:
        return illegal("suspicion-must-show", "S16", cards=evidence_names(held)) if held else None
    card = action - SHOW
    if (held >> card) & 1:
        return None
    if (state.hands[state.asked] >> card) & 1:
        suspect, weapon, room = triple_names(int(state.suspicion))
        return illegal("suspicion-not-named", "S16", card=EVIDENCE[card], suspect=suspect, weapon=weapon, room=room)
    return not_in_hand(state.asked, card, "S16")


def verify_accusation(state: SuspicionState) -> Refusal | None:
    if state.phase == SUSPECT:
        return illegal("suspicion-drunk-accuse", "S14") if state.drunk else None
    if state.phase == CONCLUDE:
        suspect, weapon, room = triple_names(int(state.suspicion))
        return illegal("suspicion-only-that", "S22", suspect=suspect, weapon=weapon, room=room)
    return not_now(state, "S20")


def verify_conclusion(state: SuspicionState, action: i64) -> Refusal | None:
    if state.phase == CONCLUDE:
        return None
    if state.phase == SUSPECT and action == ACCUSE_THAT:
        return illegal("suspicion-drunk-accuse", "S14") if state.drunk else illegal("suspicion-name-crime", "S20")
    return not_now(state, "S22")


def not_in_hand(seat: i64, card: i64, clause: str) -> Refusal:
    return illegal("card-not-in-hand", clause, card=CARDS[card], seat=int(seat))
