"""Calaveras, C26-C28: the end."""

from __future__ import annotations

import pytest
from tests.rules.clauses.calaveras_positions import CALAVERAS, is_refused, lay, set_up


def test_C26_seven_points_end_the_game_and_nicoles_team_wins() -> None:
    table = lay("C", shown=["", "C", "C", "C"], suspect="H", points=[5, 1, 2, 2], nicole=1)
    table.do("C@I")
    assert (table.over, table.culprit, table.nicole, table.winners) == (True, 0, 1, [1, 3])
    end = table.fact("end")
    assert (end.winners, end.culprit, end.clause) == ([1, 3], 0, "C26")


def test_C26_more_than_seven_points_end_it_too() -> None:
    table = lay("C", shown=["", "C", "C", "C"], suspect="HAPL", points=[6, 1, 2, 2], nicole=1)
    table.do("C@I")
    assert (table.over, table.points[0]) == (True, 11)


def test_C26_six_points_do_not_end_it() -> None:
    table = lay("C", shown=["", "C", "C", "C"], suspect="H", points=[4, 1, 2, 2], nicole=1)
    table.do("C@I")
    assert (table.over, table.points[0], table.winners, table.turn) == (False, 6, None, 1)


def test_C26_nicole_moves_one_last_time_before_it_ends() -> None:
    table = lay("C", shown=["", "CP", "C", "C"], suspect="H", points=[5, 6, 6, 6], nicole=0)
    table.do("C@I")
    assert (table.happened()[-2:], table.winners) == (["nicole", "end"], [1, 3])


def test_C26_a_team_wins_though_the_culprit_is_in_it() -> None:
    table = lay("C", shown=["", "C", "C", "C"], suspect="H", points=[5, 2, 1, 2], nicole=2)
    table.do("C@I")
    assert (table.culprit, table.winners) == (0, [0, 2])


@pytest.mark.parametrize(("players", "ghost", "winners"), [(3, 3, [1, 3]), (5, 5, [2, 5])])
def test_C26_a_ghost_wins_with_its_partner(players: int, ghost: int, winners: list[int]) -> None:
    table = lay(
        "C",
        players=players,
        shown=["", *["C"] * ghost],
        suspect="H",
        points=[5, *[1] * (ghost - 1)],
        nicole=ghost,
    )
    table.do("C@I")
    assert (table.nicole, table.winners) == (ghost, winners)


def test_C26_after_the_end_nothing_can_be_played_and_hands_are_open() -> None:
    table = lay("CHH", shown=["", "C", "C", "C"], suspect="H", points=[5, 1, 2, 2], nicole=1)
    table.do("C@I")
    assert table.legal() == []
    assert table.refusal("H@0") == ("game-over", "")
    assert CALAVERAS.view(table.state, None)["hands"] == CALAVERAS.write(table.state)["hands"]
    assert isinstance(CALAVERAS.view(table.state, None)["deck"], int)


def test_C27_if_nicole_stands_with_the_culprit_nobody_wins() -> None:
    table = lay("H", shown=["H"], suspect="A", points=[5, 1, 1, 1], nicole=0)
    table.do("H@S")  # the tie of the other three keeps her there
    assert (table.over, table.culprit, table.nicole, table.winners) == (True, 0, 0, [])
    assert table.fact("end").clause == "C27"


def test_C27_not_even_the_culprits_partner_wins() -> None:
    table = lay("H", players=3, shown=["", "H"], suspect="A", points=[1, 5, 1, 1], nicole=1)
    table.do("H@S")
    assert table.winners == []


def test_C28_without_a_limit_the_game_goes_on() -> None:
    table = set_up()
    assert table.options["max_turns"] is None
    assert not lay("C", turns_played=100_000).over


def test_C28_the_last_turn_of_a_limit_ends_the_game_and_nobody_wins() -> None:
    table = lay("C", turns_played=8, max_turns=10)
    table.do("C@0")
    assert (table.over, table.turns_played) == (False, 9)
    table.do(next(action for action in table.legal() if action[0] != "X"))
    assert (table.over, table.turns_played, table.culprit, table.winners) == (True, 10, None, [])
    end = table.fact("end")
    assert (end.winners, end.culprit, end.clause) == ([], None, "C28")


def test_C28_the_turns_of_all_seats_count_a_ghosts_too() -> None:
    table = lay("C", players=3, turn=3, turns_played=4, max_turns=5)
    table.do("C@0")
    assert (table.over, table.turn) == (True, 3)


def test_C28_a_culprit_in_the_last_turn_ends_it_as_ever() -> None:
    table = lay(
        "C",
        shown=["", "C", "C", "C"],
        suspect="H",
        points=[5, 1, 2, 2],
        nicole=1,
        turns_played=9,
        max_turns=10,
    )
    table.do("C@I")
    assert (table.winners, table.fact("end").clause) == ([1, 3], "C26")


@pytest.mark.parametrize("limit", [0, -1, True, 1.0, "10", 2**53 + 1])
def test_C28_a_limit_is_a_whole_number_above_0_or_none(limit: object) -> None:
    assert is_refused({"max_turns": limit}) == "option-whole-or-none"
    assert is_refused({"max_turns": None}) == is_refused({"max_turns": 1}) == ""
