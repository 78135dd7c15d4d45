"""`sleuth record`: reads recorded games aloud, holds them against the rules, and gives them to programs."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

import msgspec

from sleuth.record import Problem, Record, read_record, replay
from sleuth.record.replaying import Replay, as_seen_by, check
from sleuth.rules.facts import Event
from sleuth.rules.refusal import Refusal
from sleuth.terminal.host import TABLES
from sleuth.terminal.paper import Paper, printable
from sleuth.terminal.playing import Impossible, names_of
from sleuth.terminal.saves import why
from sleuth.words import Words
from sleuth.words.telling import explain, tell

STDIN = "-"
MOST_PROBLEMS = 20  # are told; a file that is no record at all has one in each line


@dataclass
class Reading:
    """Which record, seen by whom, up to which move."""

    file: str
    seat: int | None = None
    at: int | None = None


def show(reading: Reading, words: Words, paper: Paper) -> int:
    """Tell the game in sentences, and draw the table as it stands at the end, or at the move asked for."""
    record, problems = read(reading.file, words)
    last = len(record.moves) - 1
    if reading.at is not None and not 0 <= reading.at <= last:
        raise Impossible(words.say("record-no-move", move=reading.at, last=last))
    if reading.seat is not None and not 0 <= reading.seat < record.players:
        raise Impossible(words.say("terminal-no-seat", seat=reading.seat, last=record.players - 1))
    if record.seen_by is not None and reading.seat not in (None, record.seen_by):
        raise Impossible(words.say("record-seen-only", seat=record.seen_by))
    paper.say(title(record, words), "bold")
    for line in heading(record, words):
        paper.say(line)
    if record.seen_by is None:
        replayed = replay(record, reading.at)
        problems = problems + replayed.problems
        tell_game(replayed, reading.seat, words, paper)
    else:
        tell_facts(record, reading.at, words, paper)
    return tell_problems(problems, record.game, words)


def read(file: str, words: Words) -> tuple[Record, list[Problem]]:
    try:
        raw = sys.stdin.buffer.read() if file == STDIN else Path(file).read_bytes()
    except OSError as problem:
        raise Impossible(words.say("record-unreadable", path=printable(file), problem=why(problem))) from None
    except ValueError as problem:  # a name with a null character
        raise Impossible(words.say("record-unreadable", path=printable(file), problem=str(problem))) from None
    record, problems = read_record(raw.decode("utf-8", "replace"))
    if record is None:
        tell_problems(problems, "", words)
        raise Impossible(words.say("record-none", path=printable(file)))
    return record, problems


def title(record: Record, words: Words) -> str:
    return f"{record.rulebook.title[words.language]} · {record.date}".removesuffix(" · ")


def heading(record: Record, words: Words) -> list[str]:
    """Who sat where, what was agreed, and how it ended."""
    names = names_of(words, record)
    said = [words.say("seat-numbered", name=name, number=seat) for seat, name in enumerate(names)]
    defaults = {option.name: option.default for option in record.rulebook.options}
    for option, value in record.options.items():
        if value != defaults[option]:
            said.append(f"{option} = {msgspec.json.encode(value).decode()}")
    if record.seen_by is not None:
        said.append(words.say("record-seen-only", seat=record.seen_by))
    return [*said, ""]


def tell_game(replayed: Replay, seat: int | None, words: Words, paper: Paper) -> None:
    """The log in sentences, then the table: seen by one seat, or with all that is hidden."""
    record = replayed.record
    names = names_of(words, record)
    for move, told in zip(record.moves, replayed.told, strict=False):
        for event in told:
            seen = event if seat is None else event.seen_by(seat)
            paper.say(f"{move.number:>3}  {tell(words, record.game, seen, names)}")
        if seat is None or move.seat == seat:
            tell_remarks(move.comments, move.tags, paper)
    match = replayed.match
    if match is None:
        return
    paper.say()
    view = match.view(seat)
    if seat is None:
        view |= match.game.write(match.state) | {"deck": view.get("deck")}
    if paper.plain:
        for line in TABLES[record.game].lines(words, view, names):
            paper.say(line)
    else:
        paper.show(TABLES[record.game].draw(words, view, names))


def tell_facts(record: Record, upto: int | None, words: Words, paper: Paper) -> None:
    """A record of one seat: its moves as text, and what the seat was told of cards."""
    names = names_of(words, record)
    for move in record.moves[: None if upto is None else upto + 1]:
        if move.number:
            paper.say(f"{move.number:>3}  {printable(f'{names[move.seat % len(names)]}: {move.action}')}")
        for fact in move.facts:
            paper.say(f"{move.number:>3}  {tell(words, record.game, fact, names)}")
        tell_remarks(move.comments, move.tags, paper)


def tell_remarks(comments: list[str], tags: list[tuple[str, str]], paper: Paper) -> None:
    for key, value in tags:
        paper.say(f"     @ {printable(key)} {printable(value)}")
    for comment in comments:
        paper.say(f"     # {printable(comment)}")


def check_file(reading: Reading, words: Words, paper: Paper) -> int:
    """Play the record again and hold its result and its commitment against what was played."""
    record, problems = read(reading.file, words)
    if not problems:
        problems = check(record).problems
    if not problems:
        paper.say(words.say("record-right", moves=len(record.moves) - 1))
        proof = "proven" if record.secret and record.commitment else "open" if record.commitment else "none"
        paper.say(words.say(f"record-commitment-{proof}"))
        if record.winners is None:
            paper.say(words.say("record-unfinished"))
    return tell_problems(problems, record.game, words)


def export(reading: Reading, words: Words, paper: Paper) -> int:
    """The game as one JSON object: the header, then each move with all that happened at it."""
    record, problems = read(reading.file, words)
    if reading.seat is not None:
        record = seen(record, reading.seat, words)
    told = [move.facts for move in record.moves]
    if record.seen_by is None and not problems:
        replayed = check(record)
        told, problems = replayed.told, replayed.problems
    if problems:
        return tell_problems(problems, record.game, words)
    paper.say(msgspec.json.encode(as_data(record, told)).decode())
    return 0


def seen(record: Record, seat: int, words: Words) -> Record:
    if not 0 <= seat < record.players:
        raise Impossible(words.say("terminal-no-seat", seat=seat, last=record.players - 1))
    if record.seen_by not in (None, seat):
        raise Impossible(words.say("record-seen-only", seat=record.seen_by or 0))
    return record if record.seen_by == seat else as_seen_by(record, seat)


def as_data(record: Record, told: list[list[Event]]) -> dict[str, object]:
    return {
        "game": record.game,
        "rules": record.rules,
        "players": record.players,
        "options": record.options,
        "names": record.names,
        "date": record.date,
        "seen_by": record.seen_by,
        "commitment": record.commitment,
        "secret": record.secret,
        "winners": record.winners,
        "moves": [
            {
                "number": move.number,
                "seat": None if move.number == 0 else move.seat,
                "action": move.action or None,
                "events": events,
                "comments": move.comments,
                "tags": dict(move.tags),
            }
            for move, events in zip(record.moves, told, strict=False)
        ],
    }


def tell_problems(problems: list[Problem], game: str, words: Words) -> int:
    """What is wrong, a line each, where errors go; the exit code."""
    for problem in problems[:MOST_PROBLEMS]:
        said = explain(words, game, Refusal("bad-record", problem.reason, "", problem.details))
        where = words.say("record-line", line=problem.line) if problem.line else words.say("record-whole")
        print(printable(f"{where} {said}"), file=sys.stderr)
    if len(problems) > MOST_PROBLEMS:
        print(words.say("record-more", more=len(problems) - MOST_PROBLEMS), file=sys.stderr)
    return 1 if problems else 0
