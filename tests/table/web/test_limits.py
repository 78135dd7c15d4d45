"""Limits and patience, by a clock of the tests' own."""

from __future__ import annotations

import pytest

from sleuth.rules.refusal import Refusal
from sleuth.table.security import Patience, Rate


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_so_many_at_once_and_then_so_many_a_second() -> None:
    clock = Clock()
    rate = Rate(3, 2, clock)
    assert [rate.wait("a") for _ in range(4)] == [0, 0, 0, 0.5]
    assert rate.wait("b") == 0
    clock.now += 0.5
    assert rate.wait("a") == 0
    with pytest.raises(Refusal, match="web-too-many"):
        rate.take("a")


def test_each_wrong_guess_doubles_the_wait() -> None:
    clock = Clock()
    patience = Patience(2, clock=clock)
    waits = []
    for _ in range(5):
        patience.lose("a")
        with_wait = patience.wrong["a"][1] - clock.now
        waits.append(with_wait)
        clock.now += with_wait
    assert waits == [0, 0, 1, 2, 4]
    patience.lose("a")
    with pytest.raises(Refusal, match="web-too-many"):
        patience.check("a", "b")
    patience.check("b")
    patience.forgive("a")
    patience.check("a")
