"""Who scores how much for an investigation, and who wins the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sleuth.rules.bits import count, shifted
from sleuth.rules.crime_hotel.notation import COLUMNS, FIRST_COLUMN, FIRST_ROOM
from sleuth.rules.crime_hotel.setup import INVESTIGATIONS

FLOOR_POINTS: Final = 2  # H13
COLUMN_POINTS: Final = 5
ROOM_POINTS: Final = 10
ORDINALS: Final = ["first", "second", "third"]


def right_spaces(murderer: i64) -> i64:
    """The floor, the column and the room of the murderer, as a set of spaces."""
    return (
        shifted(1, murderer // COLUMNS)
        | shifted(1, FIRST_COLUMN + murderer % COLUMNS)
        | shifted(1, FIRST_ROOM + murderer)
    )


def guess_points(right: i64) -> i64:
    """H24: the points of right guesses, added up: a right floor and a right column bring 7 (H25)."""
    points: i64 = 0
    if right & (shifted(1, FIRST_COLUMN) - 1):
        points += FLOOR_POINTS
    if right & (shifted(1, FIRST_ROOM) - shifted(1, FIRST_COLUMN)):
        points += COLUMN_POINTS
    if right >> FIRST_ROOM:
        points += ROOM_POINTS
    return points


def bonus_points(right: i64, numbers: list[i64]) -> i64:
    """H21: for each right guess the highest number on the player's desks in Bonus."""
    highest: i64 = 0
    for number in numbers:
        if number > highest:
            highest = number
    return highest * count(right)


def totals(scores: list[i64]) -> list[int]:
    return [int(sum(scores[first : first + INVESTIGATIONS])) for first in range(0, len(scores), INVESTIGATIONS)]


def winners_and_why(scores: list[i64], car: i64) -> tuple[list[int], str]:
    """H28: the highest total; the car; the third, second, first investigation; else shared."""
    total = totals(scores)
    tied = [seat for seat in range(len(total)) if total[seat] == max(total)]
    if len(tied) == 1:
        return tied, "total"
    if car in tied:
        return [int(car)], "car"
    for investigation in range(INVESTIGATIONS - 1, -1, -1):
        most = max([scores[seat * INVESTIGATIONS + investigation] for seat in tied])
        tied = [seat for seat in tied if scores[seat * INVESTIGATIONS + investigation] == most]
        if len(tied) == 1:
            return tied, ORDINALS[investigation]
    return tied, "shared"
