"""Which decisions leave nothing behind that could not be taken back."""

from __future__ import annotations

from typing import Final

from sleuth.rules.facts import Event

# What follows from a move on the open table alone: no chance, and nothing hidden comes to light.
OPEN: Final = {
    "calaveras": {"play", "move", "cancel", "nicole", "designate", "end"},
    "crime-hotel": {"play", "park", "car", "guess", "desk", "relocate", "take-back"},
    "suspicion": {"go", "stay", "ask", "ask-next", "nothing", "divert", "accuse", "decline", "turn"},
}
# What tells of a hand what was not known of it before.
TELLING: Final = {"play", "nothing", "divert"}


def is_open(game: str, told: list[Event]) -> bool:
    """Whether nothing of what happened was drawn by chance, or came out of a hand."""
    return all(event.kind in OPEN[game] and event.kind not in TELLING for event in told)
