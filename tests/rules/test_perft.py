"""The numbers of action sequences from fixed deals are those that were frozen."""

from __future__ import annotations

import json
import sys
from pathlib import Path

TOOLS = Path(__file__).resolve().parents[2] / "tools"
sys.path.insert(0, str(TOOLS))

import perft  # noqa: E402 - it lies among the tools, which are on the path only now


def test_the_counts_are_those_that_were_frozen() -> None:
    assert perft.all_counts() == json.loads(perft.GOLDEN.read_text("utf-8"))
