"""The numbers of all clauses of the rules, in order."""

from __future__ import annotations

from typing import Final


def numbered(letter: str, last: int, *between: str) -> tuple[str, ...]:
    """C1 to the last, with those that were put between two others, as C13a."""
    numbers: list[str] = []
    for number in range(1, last + 1):
        numbers.append(f"{letter}{number}")
        numbers.extend(clause for clause in between if clause[1:-1] == str(number))
    return tuple(numbers)


CLAUSES: Final = {
    "calaveras": numbered("C", 28, "C13a", "C15a"),
    "crime-hotel": numbered("H", 29, "H3a", "H22a"),
    "suspicion": numbered("S", 27, "S26a"),
}
