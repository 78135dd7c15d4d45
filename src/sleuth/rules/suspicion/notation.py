"""Cards, phases and actions of Suspicion as numbers and as text.

Evidence is numbered in the order of the rules: suspects 0 to 5, weapons 6 to 11, rooms 12 to 20. Three
pieces of evidence, one of each kind, are one number too: 54 * suspect + 9 * weapon + room.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sleuth.rules.bits import places, shifted
from sleuth.rules.refusal import Refusal, illegal, shortly

SUSPECTS: Final = ["peacock", "scarlett", "white", "mustard", "green", "plum"]
WEAPONS: Final = ["poison", "ice-pick", "revolver", "shears", "poker", "candlestick"]
ROOMS: Final = [
    "staircase", "lounge", "billiards", "library", "conservatory", "studio", "trophy-hall", "kitchen",
    "dining-room",
]  # fmt: skip
EVIDENCE: Final = SUSPECTS + WEAPONS + ROOMS
INVESTIGATION: Final = ["reveal", "absinthe", "diversion"]
CARDS: Final = EVIDENCE + INVESTIGATION
FIRST_WEAPON: Final = 6
FIRST_ROOM: Final = 12
PIECES: Final = 21  # how many pieces of evidence there are
REVEAL: Final = 21
ABSINTHE: Final = 22
DIVERSION: Final = 23

# The phases of a turn.
MOVE: Final = 0
REVEALING: Final = 1
SUSPECT: Final = 2
ANSWER: Final = 3
CONCLUDE: Final = 4
OVER: Final = 5
PHASES: Final = ["move", "reveal", "suspect", "answer", "conclude", "over"]

# Actions, in blocks: go + room, stay, reveal + card, ask + 36 * seat + 6 * suspect + weapon, ask + seat,
# show + card, divert, none, accuse + three pieces of evidence, accuse, pass.
GO: Final = 0
STAY: Final = 9
REVEAL_CARD: Final = 10
REVEAL_DIVERSION: Final = 31
ASK: Final = 32
ASK_DRUNK: Final = 212
SHOW: Final = 217
DIVERT: Final = 238
NONE: Final = 239
ACCUSE: Final = 240
ACCUSE_THAT: Final = 564
PASS: Final = 565
ACTIONS: Final = 566
TRIPLES: Final = 324
SEATS: Final = 5

WORDS: Final = {STAY: "stay", DIVERT: "divert", NONE: "none", ACCUSE_THAT: "accuse", PASS: "pass"}


def cards_of(triple: i64) -> i64:
    """A suspect, a weapon and a room as a set of evidence."""
    return shifted(1, triple // 54) | shifted(1, FIRST_WEAPON + triple // 9 % 6) | shifted(1, FIRST_ROOM + triple % 9)


def triple_names(triple: int) -> tuple[str, str, str]:
    return SUSPECTS[triple // 54], WEAPONS[triple // 9 % 6], ROOMS[triple % 9]


def evidence_names(cards: i64) -> list[str]:
    return [EVIDENCE[card] for card in places(cards)]


def format_action(action: int) -> str:
    if action in WORDS:
        return WORDS[action]
    if action < STAY:
        return f"go:{ROOMS[action]}"
    if action < ASK:
        return "reveal:" + ("diversion" if action == REVEAL_DIVERSION else EVIDENCE[action - REVEAL_CARD])
    if action < ASK_DRUNK:
        asked = action - ASK
        return f"ask:{asked // 36}:{SUSPECTS[asked // 6 % 6]},{WEAPONS[asked % 6]}"
    if action < SHOW:
        return f"ask:{action - ASK_DRUNK}"
    if action < DIVERT:
        return f"show:{EVIDENCE[action - SHOW]}"
    return "accuse:" + ",".join(triple_names(action - ACCUSE))


ACTION_OF: Final = {format_action(action): action for action in range(ACTIONS)}


def parse_action(text: str) -> int:
    action = ACTION_OF.get(text)
    if action is None:
        raise no_action(text)
    return action


def no_action(text: str) -> Refusal:
    return illegal("suspicion-notation", action=shortly(text))
