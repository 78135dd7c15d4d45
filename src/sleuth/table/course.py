"""The course of a game: a fold over what was decided at its table."""

from __future__ import annotations

from dataclasses import dataclass

from sleuth.rules.dealer import dealer_of_move
from sleuth.rules.facts import Event
from sleuth.rules.game import Game, Setup, State
from sleuth.rules.match import Match, begin
from sleuth.rules.undoing import is_open
from sleuth.table.model import Entry


@dataclass(slots=True)
class Before:
    """The position before a decision that can still be taken back."""

    state: State
    facts: int
    player: int


class Course:
    """The game as it stands after all entries so far."""

    def __init__(self, game: Game, setup: Setup, secret: str) -> None:
        self.game = game
        self.secret = secret
        self.match: Match = begin(game, setup, dealer_of_move(secret, 0))
        self.entries = 0
        self.numbers: dict[str, int] = {}  # of each decision, by its id
        self.earlier: list[Before] = []
        self.spent = [0.0] * int(setup.players)

    def add(self, entry: Entry) -> list[Event]:
        """Make a move, or take one back; what happened then is told."""
        if entry.kind == "undo":
            self.take_back()
            told: list[Event] = []
        else:
            told = self.make(entry)
        self.entries = entry.number
        self.numbers[entry.id] = entry.number
        return told

    def make(self, entry: Entry) -> list[Event]:
        match = self.match
        player = int(match.state.acting())
        before = Before(match.state.copy(), len(match.log), player)
        # The number of the entry, not of the move: what is taken back and made again is dealt anew.
        told = match.do(self.game.parse(entry.action), dealer_of_move(self.secret, entry.number))
        self.spent[player] += entry.spent
        if self.earlier and self.earlier[-1].player != player:
            self.earlier.clear()
        if entry.by == "person" and is_open(self.game.id, told):
            self.earlier.append(before)
        else:
            self.earlier.clear()
        return told

    def may_undo(self, player: int | None) -> bool:
        """Whether the last decision was this player's, and nothing came of it but what everyone could foresee."""
        return bool(self.earlier) and self.earlier[-1].player == player

    def take_back(self) -> None:
        before = self.earlier.pop()
        self.match.state = before.state
        del self.match.log[before.facts :]
