"""Reading a written position: every look-up names what it looked for, so that a refusal can."""

from __future__ import annotations

from sleuth.rules.options import is_whole
from sleuth.rules.refusal import bad_state, shortly


class Reading:
    """A position as it was written, with exactly the keys it must have."""

    def __init__(self, written: object, keys: list[str]) -> None:
        if not isinstance(written, dict):
            raise bad_state("state-no-object", value=shortly(written))
        for key in written:
            if key not in keys:
                raise bad_state("state-unknown-key", key=shortly(key))
        for key in keys:
            if key not in written:
                raise bad_state("state-missing-key", key=key)
        self.written: dict[str, object] = written

    def value(self, key: str) -> object:
        return self.written[key]

    def whole(self, key: str, low: int, high: int) -> int:
        return whole(key, self.written[key], low, high)

    def whole_or_none(self, key: str, low: int, high: int) -> int:
        """The number, or -1 for null."""
        value = self.written[key]
        return -1 if value is None else whole(key, value, low, high)

    def flag(self, key: str) -> bool:
        value = self.written[key]
        if not isinstance(value, bool):
            raise bad_state("state-no-flag", key=key, value=shortly(value))
        return value

    def one_of(self, key: str, words: list[str]) -> int:
        return one_of(key, self.written[key], words)

    def items(self, key: str, low: int, high: int) -> list[object]:
        return listed(key, self.written[key], low, high)

    def wholes(self, key: str, length: int, low: int, high: int) -> list[int]:
        """So many numbers in a range."""
        return [whole(key, value, low, high) for value in self.items(key, length, length)]

    def seats(self, key: str, seats: int) -> list[int]:
        """Different seats, in the order given."""
        return different_seats(key, self.written[key], seats)


def whole(key: str, value: object, low: int, high: int) -> int:
    if not is_whole(value, low, high) or not isinstance(value, int):
        raise bad_state("state-no-number", key=key, value=shortly(value), low=low, high=high)
    return value


def one_of(key: str, value: object, words: list[str]) -> int:
    """The place of a word among those it may be."""
    if not isinstance(value, str) or value not in words:
        raise bad_state("state-no-such", key=key, value=shortly(value), known=", ".join(words))
    return words.index(value)


def listed(key: str, value: object, low: int, high: int) -> list[object]:
    if not isinstance(value, list):
        raise bad_state("state-no-list", key=key, value=shortly(value))
    if not low <= len(value) <= high:
        raise bad_state("state-length", key=key, length=len(value), low=low, high=high)
    return value


def different_seats(key: str, value: object, seats: int) -> list[int]:
    found = [whole(key, seat, 0, seats - 1) for seat in listed(key, value, 0, seats)]
    if len(set(found)) != len(found):
        raise bad_state("state-seat-twice", key=key)
    return found
