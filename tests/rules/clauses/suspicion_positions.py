"""Positions of Suspicion written down for the tests, each from an ordinary one by what is said of it."""

from __future__ import annotations

from typing import Any

import pytest

from sleuth.rules.dealer import ReplayDealer, SeededDealer
from sleuth.rules.facts import Event
from sleuth.rules.game import State
from sleuth.rules.refusal import Refusal
from sleuth.rules.suspicion.game import Suspicion

GAME = Suspicion()
ROOMS = [
    "staircase", "lounge", "billiards",
    "library", "conservatory", "studio",
    "trophy-hall", "kitchen", "dining-room",
]  # fmt: skip
CRIME = {"suspect": "plum", "weapon": "candlestick", "room": "dining-room"}
EVIDENCE = [
    "peacock", "scarlett", "white", "mustard", "green",
    "poison", "ice-pick", "revolver", "shears", "poker",
    "staircase", "lounge", "billiards", "library", "conservatory", "studio", "trophy-hall", "kitchen",
]  # fmt: skip
INVESTIGATION = ["reveal"] * 5 + ["absinthe"] * 4 + ["diversion"] * 5
DEALT = {2: 6, 3: 5, 4: 4, 5: 3}


def position(players: int = 4, top: str | None = None, **said: Any) -> dict[str, Any]:
    """A first move of seat 0; the hands are what they are said to hold, filled up from the evidence in order.

    `top` is the card on the deck. Cards of hands and of the discard pile are missing in the deck.
    """
    options: dict[str, Any] = {
        "investigation": {"reveal": 5, "absinthe": 4, "diversion": 5},
        "first": "random",
    }
    options = {**options, "max_turns": None, **said.pop("options", {})}
    crime = said.pop("crime", CRIME)
    rest = sorted({*EVIDENCE, *CRIME.values()} - set(crime.values()))
    given = said.pop("hands", {})
    rest = [card for card in rest if card != top and not any(card in hand for hand in given.values())]
    hands = []
    for seat in range(players):
        hand = list(given.get(seat, []))
        while sum(card != "diversion" for card in hand) < DEALT[players]:
            hand.append(rest.pop())
        hands.append(hand)
    gone = [card for hand in hands for card in hand] + list(said.get("discard", []))
    deck = rest + INVESTIGATION
    for card in gone:
        if card in deck and card in INVESTIGATION:
            deck.remove(card)
    if top is not None:
        if top in deck:
            deck.remove(top)
        deck.insert(0, top)
    return {
        "game": "suspicion",
        "players": players,
        "options": options,
        "rng": "",
        "board": ROOMS,
        "pawns": [4] * players,
        "crime": crime,
        "hands": hands,
        "deck": deck,
        "discard": [],
        "turn": 0,
        "turns_taken": [0] * players,
        "out": [False] * players,
        "phase": "move",
        "asked": None,
        "suspicion": None,
        "passed": [],
        "drunk": False,
        "over": False,
        "winners": None,
        **said,
    }


def suspecting(players: int = 4, **said: Any) -> State:
    """Seat 0 is about to suspect in the conservatory."""
    return GAME.read(position(players, phase="suspect", **said))


def asked(seat: int = 1, players: int = 4, **said: Any) -> State:
    """Seat 0 has named Green, the poison and the conservatory, and `seat` must answer."""
    named = {"suspicion": ["green", "poison", "conservatory"], **said}
    return GAME.read(position(players, phase="answer", asked=seat, **named))


def unanswered(players: int = 4, **said: Any) -> State:
    """Nobody had Plum, the candlestick or the dining room, where seat 0 stands."""
    named: dict[str, Any] = {
        "suspicion": ["plum", "candlestick", "dining-room"],
        "pawns": [8] + [4] * (players - 1),
    }
    return GAME.read(position(players, phase="conclude", passed=list(range(1, players)), **{**named, **said}))


def do(state: State, action: str, chance: list[list[int]] | None = None) -> list[Event]:
    """Make a move; `chance` is what the dealer then draws."""
    told: list[Event] = []
    dealer = ReplayDealer()
    dealer.expect(list(chance or []))
    state.apply(GAME.parse(action), dealer, told)
    assert not dealer.outcomes
    return told


def after(state: State, *actions: str) -> dict[str, Any]:
    """The position these moves lead to, where no chance is needed."""
    for action in actions:
        do(state, action)
    return whole(state)


def whole(state: State) -> dict[str, Any]:
    """All of the position."""
    return GAME.write(state)


def seen(state: State, seat: int | None) -> dict[str, Any]:
    """What a seat, or an onlooker, sees of it."""
    return GAME.view(state, seat)


def legal(state: State) -> list[str]:
    return sorted(GAME.format(action) for action in state.legal())


def refused(state: State, action: str) -> Refusal:
    """The refusal of a move, which changes nothing."""
    before = GAME.write(state)
    number = GAME.parse(action)
    refusal = state.verify(number)
    assert refusal is not None, f"{action} is legal"
    assert number not in state.legal()
    with pytest.raises(Refusal, match=refusal.reason):
        state.apply(number, SeededDealer(""), None)
    assert GAME.write(state) == before
    return refusal


def kinds(told: list[Event]) -> list[str]:
    return [event.kind for event in told]


def new(players: int, seed: str = "a", **options: object) -> State:
    return GAME.new(players, options, SeededDealer(seed))
