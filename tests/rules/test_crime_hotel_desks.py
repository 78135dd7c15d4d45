"""Crime Hotel with other desks than the printed ones: a random game agrees with itself."""

from __future__ import annotations

from typing import Any

import pytest
from mypy_extensions import i64

from sleuth.rules.crime_hotel.game import CrimeHotel
from sleuth.rules.dealer import ReplayDealer, SeededDealer
from sleuth.rules.facts import Event

GAME = CrimeHotel()
TABLES: list[tuple[int, dict[str, object]]] = [
    (4, {"desks": {"exchange": [1, 3], "look": [5, 5]}}),
    (3, {"desks": {"relocate": 0, "exchange": [], "look": [1], "deputy": 0, "bonus": [10, 1, 1, 1]}}),
]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_random_game_with_other_desks_agrees_with_itself(players: int, options: dict[str, object]) -> None:
    dealer, chooser = SeededDealer("dealer"), SeededDealer("chooser")
    told: list[Event] = []
    state = GAME.new(players, options, dealer, told)
    actions: list[i64] = []
    while not state.is_over():
        written: dict[str, Any] = GAME.write(state)
        assert GAME.write(GAME.read({**written, "rng": ""})) == written
        legal = state.legal()
        assert len(set(legal)) == len(legal) == state.count_legal()
        assert [state.nth_legal(n) for n in range(len(legal))] == legal
        assert [GAME.parse(GAME.format(action)) for action in legal] == legal
        if len(actions) % 7 == 0:
            every = range(GAME.actions(written["options"]))
            assert [action for action in every if state.verify(action) is None] == sorted(legal)
        actions.append(legal[chooser.below(len(legal))])
        before = state.copy()
        state.apply(actions[-1], dealer, told)
        assert GAME.write(before) == written
    replay = ReplayDealer()
    for event in told:
        replay.expect(GAME.outcomes(event))
    again: list[Event] = []
    other = GAME.new(players, options, replay, again)
    for action in actions:
        other.apply(action, replay, again)
    assert again == told
    assert not replay.outcomes


def test_every_action_has_one_name() -> None:
    every = GAME.actions({"desks": {"exchange": [5]}})
    assert all(GAME.parse(GAME.format(action)) == action for action in [*range(3200), *range(3200, every, 97)])
