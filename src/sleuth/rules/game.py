"""What every game says of itself, and what can be done with every position."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from mypy_extensions import i64

from sleuth.rules.dealer import Dealer
from sleuth.rules.facts import Event, types_in
from sleuth.rules.options import Option, is_whole, read_options
from sleuth.rules.reading import Reading
from sleuth.rules.refusal import Refusal, bad_option, bad_state, shortly

NO_SEAT: Final = -1


class State:
    """All that is at one moment of a game, hidden things included, small and quick to copy.

    Actions are whole numbers; `Game.format` and `Game.parse` turn them into text and back.
    """

    def deciding(self) -> i64:
        """The seat that decides now, or NO_SEAT when the game is over."""
        raise NotImplementedError

    def acting(self) -> i64:
        """The player who decides for that seat: its own, or the partner of a ghost."""
        return self.deciding()

    def is_over(self) -> bool:
        return self.deciding() == NO_SEAT

    def winners(self) -> list[int]:
        """The seats that have won, rising; empty when nobody has."""
        raise NotImplementedError

    def players_count(self) -> i64:
        """How many players hold cards; their seats are the numbers below."""
        raise NotImplementedError

    def legal(self) -> list[i64]:
        """Every legal action, each once."""
        raise NotImplementedError

    def count_legal(self) -> i64:
        """How many legal actions there are, without listing them."""
        raise NotImplementedError

    def nth_legal(self, n: i64) -> i64:
        """One of them, by its number below count_legal()."""
        raise NotImplementedError

    def verify(self, action: i64) -> Refusal | None:
        """Why the action is not legal now, or None when it is."""
        raise NotImplementedError

    def apply(self, action: i64, dealer: Dealer, told: list[Event] | None = None) -> None:
        """Make a move and all that follows without a decision; `told` is given what happened.

        An action that is not legal is refused by raising its Refusal, and changes nothing.
        """
        refusal = self.verify(action)
        if refusal is not None:
            raise refusal
        self.play(action, dealer, told)

    def play(self, action: i64, dealer: Dealer, told: list[Event] | None) -> None:
        """`apply` for an action that is known to be legal."""
        raise NotImplementedError

    def copy(self) -> State:
        """Another state, equal now, that goes its own way."""
        raise NotImplementedError


class Setup:
    """What is agreed before the first card is dealt, and stays the same through a game."""

    def __init__(self, players: i64, options: dict[str, object]) -> None:
        self.players = players
        self.options = options


class Game:
    """The facts of one game, and the ways into it."""

    version = 1  # of the rules; records say by which they were played

    def __init__(
        self,
        id: str,
        title: dict[str, str],
        players: list[int],
        options: list[Option],
        events: ModuleType,
    ) -> None:
        self.id = id
        self.title = title
        self.players = players
        self.options = options
        self.events = types_in(events)
        self.longest_hand = 0
        self.teams = False

    def actions(self, options: dict[str, object]) -> int:
        """Every action is a number below this one: all games here can be enumerated."""
        raise NotImplementedError

    def read_players(self, players: object) -> int:
        """How many play, or the refusal."""
        low, high = self.players[0], self.players[-1]
        if is_whole(players, low, high) and isinstance(players, int):
            return players
        raise bad_option("option-players", value=shortly(players), low=low, high=high)

    def read_setup(self, given: Reading) -> Setup:
        """The players and options of a written position, every option told."""
        if given.value("game") != self.id:
            raise bad_state("state-no-such", key="game", value=shortly(given.value("game")), known=self.id)
        try:
            players = self.read_players(given.value("players"))
            options = given.value("options")
            if not isinstance(options, dict):
                raise bad_option("options-no-object", value=shortly(options))
            read = read_options(self.options, options, list(range(players)))
        except Refusal as wrong:
            raise Refusal("bad-state", wrong.reason, "", wrong.details) from None
        for option in self.options:
            if option.name not in options or options[option.name] != read[option.name]:
                raise bad_state("state-missing-key", key=f"options.{option.name}")  # it, or a part of it
        return self.setup(players, read)

    def new(
        self,
        players: object,
        options: dict[str, object],
        dealer: Dealer,
        told: list[Event] | None = None,
    ) -> State:
        """Set a game up; wrong players or options are refused."""
        return self.begin(self.agree(players, options), dealer, told)

    def agree(self, players: object, options: dict[str, object]) -> Setup:
        """What players and options come to, defaults filled in; wrong ones are refused."""
        seats = self.read_players(players)
        return self.setup(seats, read_options(self.options, options, list(range(seats))))

    def setup(self, players: i64, options: dict[str, object]) -> Setup:
        """What follows from players and options that are known to be right."""
        return Setup(players, options)

    def begin(self, setup: Setup, dealer: Dealer, told: list[Event] | None = None) -> State:
        """Deal the cards of a new game."""
        raise NotImplementedError

    def read(self, written: dict[str, object]) -> State:
        """The position that `write` wrote; what can never be is refused."""
        raise NotImplementedError

    def write(self, state: State) -> dict[str, object]:
        """The whole position, hidden things included, as plain data for JSON."""
        raise NotImplementedError

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        """The position as a seat may see it, or an onlooker (None): built only from what it may know."""
        raise NotImplementedError

    def own(self, state: State, seat: int | None) -> dict[str, object]:
        """The keys of the view that are not the same for every seat; all others are."""
        raise NotImplementedError

    def resample(self, state: State, seat: int, told: list[Event], dealer: Dealer) -> State:
        """A position drawn from those that agree with everything `told` to the seat since the set-up.

        Of the state itself only what the seat may see is looked at.
        """
        raise NotImplementedError

    def format(self, action: int) -> str:
        """The action in the notation of the rules."""
        raise NotImplementedError

    def parse(self, text: str) -> int:
        """The action a text means, or the refusal of a text that means none."""
        raise NotImplementedError

    def seen_action(self, state: State, action: str, seat: int | None) -> str:
        """The text of an action about to be made, as a seat may see it; what it may not know is `?`."""
        return action

    def outcomes(self, event: Event) -> list[list[i64]]:
        """What the dealer did to make this event, for a dealer who does it again."""
        raise NotImplementedError


def playout(state: State, dealer: Dealer, chooser: Dealer, limit: i64) -> list[i64]:
    """Go on with uniformly random legal actions to the end or the limit; say which."""
    actions: list[i64] = []
    while len(actions) < limit and not state.is_over():
        action = state.nth_legal(chooser.below(state.count_legal()))
        state.play(action, dealer, None)
        actions.append(action)
    return actions


def playouts(game: Game, players: int, options: dict[str, object], games: i64, dealer: Dealer) -> i64:
    """So many random games from the set-up to the end; the number of moves they took together."""
    moves: i64 = 0
    setup = game.agree(players, options)
    for _ in range(games):
        state = game.begin(setup, dealer)
        while not state.is_over():
            state.play(state.nth_legal(dealer.below(state.count_legal())), dealer, None)
            moves += 1
    return moves
