"""Cards, places and actions of Calaveras as numbers and as text.

Kinds are numbered in the order of the rules, the Unexpected Development last. A place is a seat from
0 to 5, the Innocent zone or the Suspect zone.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sleuth.rules.refusal import Refusal, illegal, shortly

KINDS: Final = "CHAPLX"  # C1, C2
X: Final = 5
INNOCENT: Final = 6  # C3
SUSPECT: Final = 7  # C3
PLACES: Final = "012345IS"

# Actions: kind * 8 + place, then X alone, then X_MOVE + kind * 64 + source * 8 + target.
X_ALONE: Final = 40
X_MOVE: Final = 41
ACTIONS: Final = 361


def names(kinds: i64) -> list[str]:
    """A set of kinds by name, in the order of the rules."""
    return [KINDS[kind] for kind in range(6) if (kinds >> kind) & 1]


def format_action(action: int) -> str:
    if action < X_ALONE:
        return f"{KINDS[action >> 3]}@{PLACES[action & 7]}"
    if action == X_ALONE:
        return "X"
    move = action - X_MOVE
    return f"X:{KINDS[move >> 6]}@{PLACES[move >> 3 & 7]}>{PLACES[move & 7]}"


def parse_action(text: str) -> int:
    if text == "X":
        return X_ALONE
    if len(text) == 3 and text[1] == "@":
        kind, place = KINDS.find(text[0]), PLACES.find(text[2])
        if 0 <= kind < X and place >= 0:
            return kind * 8 + place
    if len(text) == 7 and text[:2] == "X:" and text[3] == "@" and text[5] == ">":
        kind, source, target = KINDS.find(text[2]), PLACES.find(text[4]), PLACES.find(text[6])
        if 0 <= kind < X and source >= 0 and target >= 0:
            return X_MOVE + kind * 64 + source * 8 + target
    raise no_action(text)


def no_action(text: str) -> Refusal:
    return illegal("calaveras-notation", action=shortly(text))
