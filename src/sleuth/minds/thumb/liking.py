"""Choosing what is liked best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sleuth.rules.dealer import Dealer

EQUAL: Final = 1e-9


def best(actions: list[str], liking: Callable[[str], float], chooser: Dealer) -> str:
    """The action liked best; among equals one by chance."""
    likings = {action: liking(action) for action in sorted(actions)}
    most = max(likings.values())
    return any_of([action for action, liked in likings.items() if liked > most - EQUAL], chooser)


def any_of(actions: list[str], chooser: Dealer) -> str:
    return actions[chooser.below(len(actions))]


def once_in(times: int, chooser: Dealer) -> bool:
    return chooser.below(times) == 0
