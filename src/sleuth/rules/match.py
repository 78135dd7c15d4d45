"""A game under way: the position, and everything that was told since it began."""

from __future__ import annotations

from sleuth.rules.dealer import Dealer
from sleuth.rules.facts import Event
from sleuth.rules.game import Game, Setup, State


class Match:
    """One game from its set-up, or from a position that was loaded, to now."""

    def __init__(self, game: Game, state: State, log: list[Event] | None = None) -> None:
        self.game = game
        self.state = state
        self.log: list[Event] = log or []

    def do(self, action: int, dealer: Dealer) -> list[Event]:
        """Make a move; what happened is told and kept. A refused one changes nothing."""
        told: list[Event] = []
        self.state.apply(action, dealer, told)
        self.log.extend(told)
        return told

    def copy(self) -> Match:
        return Match(self.game, self.state.copy(), self.log[:])

    def has_eyes(self, seat: int) -> bool:
        """Whether a seat is a player's; a ghost sees nothing."""
        return 0 <= seat < self.state.players_count()

    def log_of(self, seat: int | None) -> list[Event]:
        """What a seat was told, or an onlooker (None)."""
        return [event.seen_by(seat) for event in self.log]

    def known_to(self, seat: int | None) -> list[Event]:
        """What a seat has privately learnt of cards that are not its own."""
        return [] if seat is None else [event for event in self.log if event.teaches(seat)]

    def view(self, seat: int | None) -> dict[str, object]:
        """Everything a seat may know, and nothing else."""
        view = self.game.view(self.state, seat)
        view["seat"] = seat
        view["known"] = [event.seen_by(seat) for event in self.known_to(seat)]
        view["log"] = self.log_of(seat)
        return view

    def resample(self, seat: int, dealer: Dealer) -> State:
        """A position drawn from those that agree with everything the seat was told."""
        return self.game.resample(self.state, seat, self.log_of(seat), dealer)


def begin(game: Game, setup: Setup, dealer: Dealer) -> Match:
    """Set a game up, and keep what is told of it."""
    told: list[Event] = []
    state = game.begin(setup, dealer, told)
    return Match(game, state, told)
