"""The record of a table's game, from what is kept of it. Notes are kept apart: they are their seat's."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sleuth.record import Record, record_of
from sleuth.record.replaying import DEALER, add_move, as_seen_by
from sleuth.rules import GAMES
from sleuth.table.course import Course
from sleuth.table.model import Entry, TableRow

NOTES: Final = "notes"


def record_of_table(row: TableRow, names: Sequence[str], entries: Sequence[Entry]) -> Record:
    """The whole record. Only what stands is in it; what was taken back is not."""
    game = GAMES[row.game]
    setup = game.agree(row.players, row.options)
    course = Course(game, setup, row.secret)
    record = record_of(course.match, list(names), setup, course.match.log[:])
    record.date = "" if row.started is None else row.started.date().isoformat()
    record.commitment = row.commitment
    for entry in entries:
        told = course.add(entry)
        if entry.kind == "undo":
            record.moves.pop()
            continue
        move = add_move(record, entry.seat, entry.action, told)
        move.tags.append(("clock", f"{entry.spent:g}"))
        if entry.number != move.number:
            move.tags.append((DEALER, str(entry.number)))
    if course.match.state.is_over():
        record.winners = course.match.state.winners()
        record.secret = row.secret
    return record


def record_for_seat(record: Record, seat: int, notes: Mapping[str, Any] | None = None) -> Record:
    """The record as one seat may read it, with its own notes. A game that is over lies open."""
    seen = record if record.winners is not None else as_seen_by(record, seat)
    if notes:
        seen.moves[0].tags.append((NOTES, json.dumps(notes, sort_keys=True)))
    return seen
