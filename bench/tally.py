"""Whether two programs play the same game, as far as the numbers of many random games can tell."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from time import perf_counter

from sleuth.rules.dealer import SeededDealer
from sleuth.rules.game import Game, playout

TOO_FAR = 4.0  # standard errors between two figures that should be the same


@dataclass
class Tally:
    """How random games went, for two programs to be compared."""

    games: int = 0
    moves: int = 0
    squares: float = 0.0
    wins: tuple[int, int] = (0, 0)
    nobody: int = 0

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.moves += other.moves
        self.squares += other.squares
        self.wins = (self.wins[0] + other.wins[0], self.wins[1] + other.wins[1])
        self.nobody += other.nobody

    @property
    def length(self) -> float:
        return self.moves / self.games

    @property
    def length_variance(self) -> float:
        """Of the mean length."""
        return (self.squares / self.games - self.length**2) / self.games

    def shares(self) -> list[float]:
        return [won / self.games for won in (*self.wins, self.nobody)]

    def distances(self, other: Tally) -> list[float]:
        """How many standard errors apart the mean lengths and the shares of wins are."""
        apart = [(self.length - other.length) / sqrt(self.length_variance + other.length_variance)]
        for mine, theirs in zip(self.shares(), other.shares(), strict=True):
            both = (mine * self.games + theirs * other.games) / (self.games + other.games)
            variance = both * (1 - both) * (1 / self.games + 1 / other.games)
            apart.append((mine - theirs) / sqrt(variance) if variance else 0.0)
        return apart


def tally_of(game: Game, seconds: float) -> Tally:
    """As many random games of four players by our rules as there is time for."""
    dealer = SeededDealer("bench: the same rules?")
    setup = game.agree(4, {})
    tally = Tally()
    until = perf_counter() + seconds
    while perf_counter() < until:
        state = game.begin(setup, dealer)
        length = len(playout(state, dealer, dealer, 1_000_000))
        winners = state.winners()
        wins = (int(winners == [0, 2]), int(winners == [1, 3]))
        tally.add(Tally(1, length, length**2, wins, int(not winners)))
    return tally


def compared(ours: Tally, plain: Tally) -> tuple[bool, str]:
    """Whether both programs play the same game, as far as numbers can tell, and a sentence that says it."""
    distances = ours.distances(plain)
    same = all(abs(distance) < TOO_FAR for distance in distances)
    pairs = [f"mean length {ours.length:.2f} and {plain.length:.2f} moves"]
    for name, mine, theirs in zip(("team 0", "team 1", "nobody"), ours.shares(), plain.shares(), strict=True):
        pairs.append(f"{name} wins {mine:.2%} and {theirs:.2%}")
    apart = ", ".join(f"{distance:+.1f}" for distance in distances)
    verdict = "the same game" if same else "NOT the same game, the ratio means nothing"
    return same, (
        f"Ours and plain C play {verdict}: {'; '.join(pairs)} "
        f"({ours.games:,} and {plain.games:,} games; {apart} standard errors apart)."
    )
