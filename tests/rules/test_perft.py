"""The numbers of action sequences from fixed deals are those that were frozen."""

from __future__ import annotations

import json

from tools import perft


def test_the_counts_are_those_that_were_frozen() -> None:
    assert perft.all_counts() == json.loads(perft.GOLDEN.read_text("utf-8"))
