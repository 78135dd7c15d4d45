"""The tables that every proof about all games is held at, and random games on them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec

from sleuth.rules import GAMES
from sleuth.rules.dealer import Dealer, SeededDealer
from sleuth.rules.facts import Event
from sleuth.rules.game import Game, State
from sleuth.rules.options import Counts, Flag, Option, Whole
from sleuth.rules.refusal import Refusal

MOVES = 600  # no random game goes on for longer here


@dataclass(frozen=True, eq=False)
class Table:
    """A game, a number of players and options."""

    game: Game
    players: int
    options: dict[str, Any]

    def __str__(self) -> str:
        options = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.id}-{self.players}" + (f"-{options}" if options else "")

    def new(self, dealer: Dealer, told: list[Event] | None = None) -> State:
        return self.game.new(self.players, self.options, dealer, told)

    def all_options(self) -> dict[str, object]:
        """Every option of the table, defaults filled in."""
        options = self.written(self.new(SeededDealer("options")))["options"]
        assert isinstance(options, dict)
        return options

    def written(self, state: State) -> dict[str, object]:
        """The whole position as `read` takes it; the engine's `rng` is none of the rules' business."""
        return {**self.game.write(state), "rng": ""}

    def views(self, state: State) -> list[bytes]:
        """What each seat sees, and at last an onlooker."""
        return [encoded(self.game.view(state, seat)) for seat in [*range(self.players), None]]


@dataclass
class Playthrough:
    """A game as it was played: each position, the action chosen there, and what happened up to it."""

    table: Table
    states: list[State] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    told: list[list[Event]] = field(default_factory=list)

    def early(self) -> State:
        """A position soon after the beginning."""
        return self.states[min(6, len(self.states) - 1)]

    def log(self, position: int) -> list[Event]:
        """All events up to a position."""
        return [event for events in self.told[: position + 1] for event in events]

    def log_of(self, position: int, seat: int | None) -> list[Event]:
        return [event.seen_by(seat) for event in self.log(position)]


def encoded(thing: object) -> bytes:
    return msgspec.json.encode(thing, order="deterministic")


@cache
def a_game(table: Table) -> Playthrough:
    """One game at a table, the longest of a few, played once for all proofs."""
    games = [play_at_random(table, f"game {number} at {table}") for number in range(3)]
    return max(games, key=lambda game: len(game.actions))


def play_at_random(table: Table, seed: str, moves: int = MOVES) -> Playthrough:
    """A game of random moves, every position of it kept."""
    dealer = SeededDealer(seed)
    chooser = SeededDealer("choices/" + seed)
    game = Playthrough(table, told=[[]])
    game.states.append(table.new(dealer, game.told[0]))
    while len(game.actions) < moves and not game.states[-1].is_over():
        state = game.states[-1].copy()
        game.actions.append(int(state.nth_legal(chooser.below(state.count_legal()))))
        game.told.append([])
        state.apply(game.actions[-1], dealer, game.told[-1])
        game.states.append(state)
    return game


def refusal_of(doing: Callable[[], object]) -> Refusal | None:
    """How something is refused, or None where it is not."""
    try:
        doing()
    except Refusal as refusal:
        return refusal
    return None


def extremes(option: Option) -> list[object]:
    """The values of an option that differ most from its default."""
    if isinstance(option, Flag):
        return [not option.default]
    if isinstance(option, Whole):
        return [option.low, option.high if option.high < 1000 else 30]
    if isinstance(option, Counts):
        return [dict.fromkeys(option.counts, option.low), dict.fromkeys(option.counts, option.high)]
    return [0]


def playable(game: Game, options: dict[str, object]) -> bool:
    """Whether a game can be set up so; some options cannot take all their values at once."""
    return refusal_of(lambda: game.new(game.players[0], options, SeededDealer("playable"))) is None


def plain_tables() -> list[Table]:
    """Every game with every number of players."""
    return [Table(game, players, {}) for game in GAMES.values() for players in game.players]


def all_tables() -> list[Table]:
    """These, and for each game each option at its extremes with the fewest and the most players."""
    tables = plain_tables()
    for game in GAMES.values():
        for option in game.options:
            for value in extremes(option):
                if playable(game, {option.name: value}):
                    counts = (game.players[0], game.players[-1])
                    tables += [Table(game, count, {option.name: value}) for count in counts]
    return tables


PLAIN_TABLES = plain_tables()
TABLES = all_tables()
