"""Positions of Crime Hotel written down for the tests, each from an ordinary one by what is said of it."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from sleuth.rules.crime_hotel.game import CrimeHotel
from sleuth.rules.crime_hotel.notation import NUMBERS
from sleuth.rules.dealer import ReplayDealer, SeededDealer
from sleuth.rules.facts import Event
from sleuth.rules.game import State
from sleuth.rules.refusal import Refusal

GAME = CrimeHotel()
DESKS = {"relocate": 2, "exchange": [1, 2], "look": [1, 2], "deputy": 2, "bonus": [2, 3]}
DEPARTMENTS = list(DESKS)


def position(players: int = 4, **said: Any) -> dict[str, Any]:
    """Seat 0 leads the first round; hands hold what they are said to hold, filled up from the low cards.

    Whatever lies nowhere else is searched. The murderer is in 39, unless said otherwise. Saying `bays`
    means that players act.
    """
    options = {"desks": DESKS, "first": "random", "beginner": False, **said.pop("options", {})}
    bays = said.get("bays", [])
    number = said.get("round", 1)
    leader = said.get("leader", 0)
    trick = said.get("trick", [])
    murderer = said.pop("murderer", 39)
    hands = {seat: list(cards) for seat, cards in said.pop("hands", {}).items()}
    placed = [murderer, *[card for _, card in trick], *[card for cards in hands.values() for card in cards]]
    rest = [card for card in NUMBERS if card not in placed]
    for seat in range(players):
        has_played = bool(bays) or seat in [player for player, _ in trick]
        cards = hands.setdefault(seat, [])
        while len(cards) < 7 - number - has_played:
            cards.append(rest.pop(0))
    return {
        "game": "crime-hotel",
        "players": players,
        "options": options,
        "rng": "",
        "investigation": 1,
        "round": number,
        "phase": "act" if bays else "play",
        "leader": leader,
        "turn": bays[0] if bays else (leader + len(trick)) % players,
        "car": leader,
        "murderer": murderer,
        "hands": [sorted(hands[seat]) for seat in range(players)],
        "trick": [list(play) for play in trick],
        "bays": list(bays),
        "searched": rest,
        "guesses": {},
        "scores": [[0, 0, 0] for _ in range(players)],
        "over": False,
        "winners": None,
        **said,
        "desks": {**{name: [] for name in DEPARTMENTS}, **said.get("desks", {})},
    }


def at(players: int = 4, **said: Any) -> State:
    return GAME.read(position(players, **said))


def do(state: State, *actions: str, chance: list[int] | None = None) -> list[Event]:
    """Make moves; `chance` are the cards that come up, else they come as they come."""
    told: list[Event] = []
    dealer = SeededDealer("a test")
    replay = ReplayDealer()
    for card in chance or []:
        drawn: list[i64] = [NUMBERS.index(card)]
        replay.expect([drawn])
    for action in actions:
        state.apply(GAME.parse(action), replay if chance is not None else dealer, told)
    return told


def refused(state: State, action: str) -> str:
    """The clause that forbids the action, or nothing."""
    refusal = state.verify(GAME.parse(action))
    return "" if refusal is None else refusal.clause


def legal(state: State) -> list[str]:
    return sorted([GAME.format(action) for action in state.legal()])


def board(state: State) -> dict[str, Any]:
    return GAME.write(state)


def seen(state: State, seat: int | None) -> dict[str, Any]:
    return GAME.view(state, seat)


def bad(position: dict[str, Any]) -> str:
    """The reason why a position is not read, or nothing."""
    try:
        GAME.read(position)
    except Refusal as refusal:
        return refusal.reason
    return ""


def bad_table(players: object, **options: object) -> str:
    """The reason why a table is not set up, or nothing."""
    try:
        GAME.new(players, options, SeededDealer("a test"))
    except Refusal as refusal:
        return refusal.reason
    return ""
