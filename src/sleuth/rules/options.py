"""The options of a game: their defaults, their ranges, and how a wrong one is refused."""

from __future__ import annotations

from typing import Final

from sleuth.rules.refusal import bad_option, shortly

RANDOM: Final = "random"
UNLIMITED: Final = 2**53  # whole numbers up to here are the same in every JSON reader


class Option:
    """One option of a table."""

    kind = "option"

    def __init__(self, name: str, default: object) -> None:
        self.name = name
        self.default = default

    def read(self, value: object, seats: list[int]) -> object:
        """The value, or the refusal that says what would be right. `seats` are those that may be first."""
        raise NotImplementedError(type(self).__name__)


class Whole(Option):
    """A whole number in a range, or none where the default is none."""

    kind = "whole"

    def __init__(self, name: str, default: int | None, low: int, high: int) -> None:
        super().__init__(name, default)
        self.low = low
        self.high = high

    def read(self, value: object, seats: list[int]) -> object:
        if value is None and self.default is None:
            return None
        if is_whole(value, self.low, self.high):
            return value
        reason = "option-whole" if self.default is not None else "option-whole-or-none"
        raise bad_option(reason, option=self.name, value=shortly(value), low=self.low, high=self.high)


class Flag(Option):
    """Yes or no."""

    kind = "flag"

    def read(self, value: object, seats: list[int]) -> object:
        if isinstance(value, bool):
            return value
        raise bad_option("option-flag", option=self.name, value=shortly(value))


class First(Option):
    """Who begins: drawn at random, or a seat."""

    kind = "first"

    def __init__(self) -> None:
        super().__init__("first", RANDOM)

    def read(self, value: object, seats: list[int]) -> object:
        if value == RANDOM or (is_whole(value, 0, seats[-1]) and value in seats):
            return value
        raise bad_option("option-first", value=shortly(value), low=seats[0], high=seats[-1])


class Counts(Option):
    """How many of each of several things."""

    kind = "counts"

    def __init__(self, name: str, default: dict[str, int], low: int, high: int) -> None:
        super().__init__(name, default)
        self.counts = default
        self.low = low
        self.high = high

    def read(self, value: object, seats: list[int]) -> object:
        given = keys_of(self.name, value, list(self.counts))
        read: dict[str, int] = {}
        for name, default in self.counts.items():
            number = given.get(name, default)
            if not is_whole(number, self.low, self.high) or not isinstance(number, int):
                raise bad_option(
                    "option-whole",
                    option=f"{self.name}.{name}",
                    value=shortly(number),
                    low=self.low,
                    high=self.high,
                )
            read[name] = number
        return read


def is_whole(value: object, low: int, high: int) -> bool:
    """Whether value is a whole number in the range; true and 1.0 are none."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def keys_of(option: str, value: object, known: list[str]) -> dict[str, object]:
    """The parts of an option that has named parts, each of them known."""
    if not isinstance(value, dict):
        raise bad_option("option-parts", option=option, value=shortly(value), known=", ".join(known))
    for name in value:
        if name not in known:
            raise bad_option("option-part", option=option, part=shortly(name), known=", ".join(known))
    return value


def read_options(known: list[Option], given: dict[str, object], seats: list[int]) -> dict[str, object]:
    """Every option of a game, defaults filled in."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise bad_option("option-unknown", option=shortly(name), known=", ".join(names))
    return {
        option.name: option.read(given[option.name], seats) if option.name in given else option.default
        for option in known
    }
