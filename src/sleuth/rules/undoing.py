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


def is_open(game: str, told: list[Event]) -> bool:
    """Whether nothing of what happened was drawn by chance or was hidden before."""
    return all(event.kind in OPEN[game] for event in told)
