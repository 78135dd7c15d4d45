"""One person at a table with players by rules of thumb, and the record that is kept of it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sleuth.minds.thumb import choose
from sleuth.record import Record, commitment_of, record_of, replay
from sleuth.record.replaying import add_move
from sleuth.rules.dealer import SeededDealer, dealer_of_move
from sleuth.rules.facts import Event
from sleuth.rules.game import Game, Setup
from sleuth.rules.match import Match, begin
from sleuth.rules.undoing import OPEN, is_open

SEAT_TAG: Final = "terminal-seat"  # on the set-up: where the person sits


class Sitting:
    """The game, who sits where, and the file it is kept in."""

    def __init__(self, match: Match, record: Record, seat: int, path: Path) -> None:
        self.match = match
        self.record = record
        self.seat = seat
        self.path = path
        self.before: Match | None = None  # the last own decision, while it can still be taken back

    @property
    def game(self) -> Game:
        return self.match.game

    def is_over(self) -> bool:
        return self.match.state.is_over()

    def is_mine(self) -> bool:
        """Whether the person decides now, for the own seat or a ghost's (C7)."""
        return int(self.match.state.acting()) == self.seat

    def legal(self) -> list[str]:
        return [self.game.format(action) for action in self.match.state.legal()]

    def view(self) -> dict[str, object]:
        return self.match.view(self.seat)

    def do(self, action: str) -> list[Event]:
        """The person's move; a refused one changes nothing."""
        before = self.match.copy()
        told = self.make(self.game.parse(action))
        self.before = before if is_open(self.game.id, told) else None
        return told

    def let_other_move(self) -> list[Event]:
        """The move of the player by rules of thumb who decides now."""
        self.before = None
        number = len(self.record.moves)
        chooser = SeededDealer(f"{self.record.secret}/thumb/{number}")
        view = self.match.view(int(self.match.state.acting()))
        return self.make(self.game.parse(choose(self.game.id, view, self.legal(), chooser)))

    def make(self, action: int) -> list[Event]:
        seat = int(self.match.state.deciding())
        told = self.match.do(action, dealer_of_move(self.record.secret, len(self.record.moves)))
        add_move(self.record, seat, self.game.format(action), told)
        if self.is_over():
            self.record.winners = self.match.state.winners()
        return told

    def undo(self) -> bool:
        """Take back the last own decision, if nothing came of it but what everyone could foresee."""
        if self.before is None:
            return False
        self.match, self.before = self.before, None
        self.record.moves.pop()
        return True

    def foresee(self, action: int) -> list[Event]:
        """What a legal move would bring on the open table; nothing of chance or hidden things."""
        told: list[Event] = []
        self.match.state.copy().play(action, SeededDealer(""), told)
        return [event.seen_by(self.seat) for event in until_hidden(self.game.id, told)]


def until_hidden(game: str, told: list[Event]) -> list[Event]:
    """The events that were certain; a Calaveras draw decides nothing of what follows it (C16)."""
    certain: list[Event] = []
    for event in told:
        if event.kind in OPEN[game]:
            certain.append(event)
        elif event.kind not in ("draw", "shuffle"):
            break
    return certain


def sit_down(game: Game, setup: Setup, seat: int, names: list[str], secret: str, path: Path, date: str) -> Sitting:
    """A new game."""
    match = begin(game, setup, dealer_of_move(secret, 0))
    record = record_of(match, names, setup, match.log)
    record.secret = secret
    record.commitment = commitment_of(secret)
    record.date = date
    record.moves[0].tags.append((SEAT_TAG, str(seat)))
    return Sitting(match, record, seat, path)


def sit_down_again(record: Record, path: Path) -> Sitting | None:
    """A game from its record, where it was left; None if that was no game at a terminal, or is damaged."""
    seat = dict(record.moves[0].tags).get(SEAT_TAG, "") if record.moves else ""
    if not seat.isdecimal() or not record.secret:
        return None
    replayed = replay(record)
    if replayed.problems or replayed.match is None or not replayed.match.has_eyes(int(seat)):
        return None
    return Sitting(replayed.match, record, int(seat), path)
