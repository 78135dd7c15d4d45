"""The desks of the five departments (H3a)."""

from __future__ import annotations

from typing import Final, TypeAlias

from sleuth.rules.crime_hotel.notation import DEPARTMENTS, LARGEST_EXCHANGE
from sleuth.rules.options import Option, is_whole, keys_of
from sleuth.rules.refusal import bad_option, shortly

DesksRead: TypeAlias = dict[str, int | list[int]]

PRINTED: Final[DesksRead] = {
    "relocate": 2,
    "exchange": [1, 2],
    "look": [1, 2],
    "deputy": 2,
    "bonus": [2, 3],
}
MOST_DESKS: Final = 10
LARGEST: Final = {"exchange": LARGEST_EXCHANGE, "look": 5, "bonus": 10}


class Desks(Option):
    """How many desks a department has or, where the desks bear numbers, these numbers from left to right."""

    kind = "desks"

    def __init__(self) -> None:
        super().__init__("desks", PRINTED)

    def read(self, value: object, seats: list[int]) -> object:
        given = keys_of(self.name, value, DEPARTMENTS)
        desks: DesksRead = {}
        total = 0
        for name in DEPARTMENTS:
            read = read_department(name, given.get(name, PRINTED[name]))
            desks[name] = read
            total += len(read) if isinstance(read, list) else read
        least = 10 if len(seats) == 4 else 5
        if total < least:
            raise bad_option("option-desks-few", desks=total, least=least, players=len(seats))
        return desks


def read_department(name: str, value: object) -> int | list[int]:
    if name not in LARGEST:
        if not is_whole(value, 0, MOST_DESKS) or not isinstance(value, int):
            raise bad_option("option-whole", option=f"desks.{name}", value=shortly(value), low=0, high=MOST_DESKS)
        return value
    largest = LARGEST[name]
    if not isinstance(value, list) or len(value) > MOST_DESKS:
        raise wrong_numbers(name, value, largest)
    numbers: list[int] = []
    for number in value:
        if not is_whole(number, 1, largest):
            raise wrong_numbers(name, value, largest)
        numbers.append(number)
    return numbers


def wrong_numbers(name: str, value: object, largest: int) -> Exception:
    return bad_option(
        "option-desk-numbers",
        option=f"desks.{name}",
        value=shortly(value),
        most=MOST_DESKS,
        low=1,
        high=largest,
    )
