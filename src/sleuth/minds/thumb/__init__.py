"""Players by rules of thumb, one module for each game: quick, never foolish, and never told too much.

They decide from a seat's view and the texts of its legal actions alone. The same view, actions and
chooser give the same choice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sleuth.minds.thumb import calaveras, crime_hotel, suspicion
from sleuth.rules.dealer import Dealer

View = dict[str, Any]
CHOOSE: Final[dict[str, Callable[[View, list[str], Dealer], str]]] = {
    "calaveras": calaveras.choose,
    "crime-hotel": crime_hotel.choose,
    "suspicion": suspicion.choose,
}


def choose(game: str, view: View, legal: list[str], chooser: Dealer) -> str:
    """The action a player by rules of thumb takes in this seat."""
    return CHOOSE[game](view, legal, chooser)
