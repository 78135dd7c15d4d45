"""Positions of Calaveras for the clauses: what matters is said, the rest of the 48 cards is filled in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from sleuth.rules import GAMES
from sleuth.rules.dealer import Dealer, SeededDealer
from sleuth.rules.facts import Event
from sleuth.rules.game import State
from sleuth.rules.refusal import Refusal

CALAVERAS = GAMES["calaveras"]
KINDS = "CHAPLX"
DEFAULTS: dict[str, object] = {
    "location_copies": 8,
    "first": "random",
    "twist_optional": False,
    "max_turns": None,
}


class Sitting:
    """A table at one moment, and what was told there since."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.told: list[Event] = []

    def do(self, *actions: str, dealer: Dealer | None = None) -> list[Event]:
        """Make moves; give what was told of the last."""
        for action in actions:
            self.told = []
            self.state.apply(CALAVERAS.parse(action), dealer or SeededDealer("clauses"), self.told)
        return self.told

    def refusal(self, action: str) -> tuple[str, str]:
        """For what reason and by which clause an action is refused; empty where it is legal."""
        number = CALAVERAS.parse(action)
        refusal = self.state.verify(number)
        assert (refusal is None) == (number in self.state.legal())
        return ("", "") if refusal is None else (refusal.reason, refusal.clause)

    def legal(self) -> list[str]:
        return sorted(CALAVERAS.format(action) for action in self.state.legal())

    def __getattr__(self, key: str) -> Any:
        """Anything of the written position; cards as one word."""
        value = CALAVERAS.write(self.state)[key]
        if key in ("innocent", "suspect", "discard", "deck"):
            return word(value)
        if key in ("hands", "shown"):
            assert isinstance(value, list)
            return [word(cards) for cards in value]
        return value

    def happened(self, *kinds: str) -> list[str]:
        """The types of what was told last, of some types only where they are named."""
        return [event.kind for event in self.told if not kinds or event.kind in kinds]

    def fact(self, kind: str) -> Any:
        """The one event of a type that was told last."""
        (found,) = [event for event in self.told if event.kind == kind]
        return found


def word(cards: object) -> str:
    assert isinstance(cards, list)
    return "".join(cards)


def lay(
    hand: str = "",
    *,
    players: int = 4,
    turn: int = 0,
    shown: Sequence[str] = (),
    innocent: str = "",
    suspect: str = "",
    points: Sequence[int] = (),
    nicole: int = 0,
    deck: str | None = None,
    discard: str = "",
    hands: Sequence[str] | None = None,
    turns_played: int = 0,
    **options: object,
) -> Sitting:
    """A position in which the seat whose turn it is plays from a hand that begins with `hand`.

    The rest of the cards fills the hands and then the deck; where the deck is given, the discard pile.
    """
    all_options = {**DEFAULTS, **options}
    seats = 4 if players <= 4 else 6
    ghost = seats - 1 if players < seats else None
    piles = [list(cards) for cards in shown] + [[] for _ in range(seats - len(shown))]
    copies = all_options["location_copies"]
    assert isinstance(copies, int)
    rest = Counter(dict.fromkeys(KINDS[:5], copies) | {"X": 48 - 5 * copies})
    rest.subtract("".join(shown) + innocent + suspect + discard + (deck or ""))
    if hands is None:
        player = turn - seats // 2 if turn == ghost else turn
        hands = filled_hands(hand, player, players, rest)
    else:
        rest.subtract("".join(hands))
    assert min(rest.values()) >= 0, "more cards than there are"
    left = list(rest.elements())
    written: dict[str, object] = {
        "game": "calaveras",
        "players": players,
        "options": all_options,
        "rng": "",
        "seats": seats,
        "ghost": ghost,
        "turn": turn,
        "turns_played": turns_played,
        "hands": [list(cards) for cards in hands] + [[]] * (seats - players),
        "shown": piles,
        "innocent": list(innocent),
        "suspect": list(suspect),
        "deck": left if deck is None else list(deck),
        "discard": list(discard) + ([] if deck is None else left),
        "points": [*points, *[0] * (seats - len(points))],
        "nicole": nicole,
        "culprit": None,
        "over": False,
        "winners": None,
    }
    return Sitting(CALAVERAS.read(written))


def filled_hands(hand: str, player: int, players: int, rest: Counter[str]) -> list[str]:
    """Three cards for everyone, of those of which most are left."""
    rest.subtract(hand)
    hands = [hand if seat == player else "" for seat in range(players)]
    for seat in range(players):
        while len(hands[seat]) < 3:
            card = max(KINDS, key=lambda kind: rest[kind])
            hands[seat] += card
            rest[card] -= 1
    return hands


def set_up(players: int = 4, seed: str = "a deal", **options: object) -> Sitting:
    """A game that begins."""
    told: list[Event] = []
    sitting = Sitting(CALAVERAS.new(players, options, SeededDealer(seed), told))
    sitting.told = told
    return sitting


def is_refused(options: dict[str, object], players: int = 4) -> str:
    """For what reason options are refused; empty where they are not."""
    try:
        CALAVERAS.new(players, options, SeededDealer("options"))
    except Refusal as refusal:
        return refusal.reason
    return ""
