"""Plays recorded games again, and writes games down as they are played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sleuth.record.model import Move, Problem, Record, commitment_of, is_written
from sleuth.rules.dealer import Dealer, ReplayDealer, ReplayError, dealer_of_move
from sleuth.rules.facts import Event
from sleuth.rules.game import NO_SEAT, Setup
from sleuth.rules.match import Match, begin
from sleuth.rules.refusal import Detail, Refusal, shortly

DEALER: Final = "dealer"  # the tag of a move that another number dealt than its own
OPEN_TAGS: Final = ("clock", DEALER)  # those that every seat may read


class Replay:
    """A record and the game it tells, as far as it has been played again."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.match: Match | None = None
        self.told: list[list[Event]] = []  # what happened at each move, the set-up first
        self.problems: list[Problem] = []

    def wrong(self, move: Move, reason: str, details: dict[str, Detail] | None = None) -> None:
        self.problems.append(Problem(move.line, reason, details or {"move": move.number}))


def replay(record: Record, upto: int | None = None) -> Replay:
    """Play a record again to the end, to a move, or to the first move that cannot be."""
    replayed = Replay(record)
    if record.seen_by is not None:
        replayed.problems.append(Problem(0, "record-seat-only", {"seat": record.seen_by}))
        return replayed
    for move in record.moves[: None if upto is None else upto + 1]:
        if not play_again(replayed, move):
            break
    return replayed


def play_again(replayed: Replay, move: Move) -> bool:
    """Make one recorded move with the chance that was written down; whether it could be."""
    record = replayed.record
    dealer = ReplayDealer()
    for fact in move.facts:
        if fact.chance:
            try:
                dealer.expect(record.rulebook.outcomes(fact))
            except (ValueError, IndexError, KeyError):
                replayed.wrong(move, "record-chance")
                return False
    try:
        told = make(replayed, move, dealer)
    except ReplayError:
        replayed.wrong(move, "record-chance")
        return False
    except Refusal as refusal:
        replayed.wrong(move, refusal.reason, refusal.details)
        return False
    if dealer.outcomes:
        replayed.wrong(move, "record-chance")
        return False
    replayed.told.append(told)
    if [event for event in told if is_written(event)] != move.facts:
        replayed.wrong(move, "record-facts")
    return True


def make(replayed: Replay, move: Move, dealer: Dealer) -> list[Event]:
    """Set the game up, or make a move of it."""
    match = replayed.match
    if match is None:
        match = begin(replayed.record.rulebook, agreed(replayed.record), dealer)
        replayed.match = match
        return match.log[:]
    if match.state.is_over():
        raise Refusal("game-over", "game-over")
    if match.state.deciding() != move.seat:
        details: dict[str, Detail] = {"seat": move.seat, "right": int(match.state.deciding())}
        raise Refusal("illegal-action", "record-seat", "", details)
    return match.do(match.game.parse(move.action), dealer)


def agreed(record: Record) -> Setup:
    return record.rulebook.agree(record.players, record.options)


def check(record: Record) -> Replay:
    """Play a record again, and hold its result and its commitment against what was played."""
    replayed = replay(record)
    match = replayed.match
    if match is None or replayed.problems:
        return replayed
    winners = match.state.winners() if match.state.deciding() == NO_SEAT else None
    if record.winners != winners:
        told = "" if winners is None else " ".join(map(str, winners)) or "nobody"
        replayed.problems.append(Problem(0, "record-wrong-result", {"result": told or "unfinished"}))
    if record.secret:
        replayed.problems.extend(check_secret(record))
    return replayed


def check_secret(record: Record) -> Iterator[Problem]:
    """Whether the secret is the one committed to, and whether it dealt these cards."""
    if record.commitment and record.commitment != commitment_of(record.secret):
        yield Problem(0, "record-commitment", {"commitment": shortly(record.commitment)})
    dealt = Replay(record)
    for move in record.moves:
        told = make(dealt, move, dealer_of_move(record.secret, dealer_number(move)))
        if [event for event in told if is_written(event)] != move.facts:
            yield Problem(move.line, "record-not-dealt", {"move": move.number})
            return


def dealer_number(move: Move) -> int:
    """The number by which a move was dealt: after one that was taken back, a later one than its own."""
    told = dict(move.tags).get(DEALER, "")
    return int(told) if told.isdecimal() and len(told) < 10 else move.number


def record_of(match: Match, names: list[str], setup: Setup, told: list[Event]) -> Record:
    """The record of a game just set up: `told` is what its set-up told."""
    return Record(
        game=match.game.id,
        players=int(setup.players),
        options=setup.options,
        names=names,
        rules=match.game.version,
        moves=[Move(0, facts=[event for event in told if is_written(event)])],
    )


def add_move(record: Record, seat: int, action: str, told: list[Event]) -> Move:
    """Write down a move that was just made."""
    move = Move(len(record.moves), seat, action, [event for event in told if is_written(event)])
    record.moves.append(move)
    return move


def as_seen_by(record: Record, seat: int) -> Record:
    """The record as one seat may read it during the game: what it was not told is `?`."""
    seen = Record(
        game=record.game,
        players=record.players,
        options=record.options,
        names=record.names,
        rules=record.rules,
        date=record.date,
        commitment=record.commitment,
        winners=record.winners,
        seen_by=seat,
    )
    replayed = Replay(record)
    for move in record.moves:
        action = move.action
        if replayed.match is not None:
            action = record.rulebook.seen_action(replayed.match.state, action, seat)
        if not play_again(replayed, move):
            break
        own = move.seat == seat
        seen.moves.append(
            Move(
                number=move.number,
                seat=move.seat,
                action=action,
                facts=[event.seen_by(seat) for event in move.facts],
                comments=move.comments if own else [],
                tags=[tag for tag in move.tags if own or tag[0] in OPEN_TAGS],
            )
        )
    return seen
