"""The record of a game: one text file, from which the game is played again without drawing anything."""

from sleuth.record.model import Move, Problem, Record, commitment_of
from sleuth.record.reader import read_record
from sleuth.record.replaying import Replay, record_of, replay
from sleuth.record.writer import write_record

__all__ = [
    "Move",
    "Problem",
    "Record",
    "Replay",
    "commitment_of",
    "read_record",
    "record_of",
    "replay",
    "write_record",
]
