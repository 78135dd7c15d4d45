"""Calaveras, C24-C25: Nicole's trust."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.rules.clauses.calaveras_positions import lay


def walks_to(points: Sequence[int], shown: Sequence[str], nicole: int = 0, players: int = 4) -> int:
    """Where Nicole stands after a card that changes nothing else."""
    table = lay("C", players=players, points=points, shown=shown, nicole=nicole)
    table.do("C@I")
    stands: int = table.nicole
    assert bool(table.happened("nicole")) == (stands != nicole)
    return stands


def test_C24_nicole_goes_to_the_seat_with_the_fewest_points() -> None:
    assert walks_to([1, 2, 0, 3], ["CHA", "CHAPL", "", "H"]) == 2


def test_C24_among_several_to_the_one_with_the_most_locations() -> None:
    assert walks_to([1, 1, 1, 2], ["H", "HA", "", "HAPL"]) == 1


def test_C24_locations_of_seats_with_more_points_do_not_matter() -> None:
    assert walks_to([2, 1, 1, 2], ["CHAPL", "H", "", "CHAPL"]) == 1


def test_C24_if_she_is_among_those_tied_she_stays() -> None:
    assert walks_to([0, 0, 1, 1], ["H", "P", "CHA", ""], nicole=1) == 1


def test_C24_she_stays_even_when_her_seat_is_not_among_those_tied() -> None:
    assert walks_to([0, 0, 1, 1], ["H", "P", "CHA", ""], nicole=3) == 3
    assert walks_to([0, 0, 0, 1], ["H", "P", "", ""], nicole=2) == 2


def test_C24_with_no_points_and_no_cards_she_stays() -> None:
    assert walks_to([0, 0, 0, 0], ["", "", "", ""], nicole=2) == 2


def test_C24_where_she_already_belongs_she_stays_and_nothing_is_told() -> None:
    assert walks_to([0, 1, 1, 1], ["", "", "", ""], nicole=0) == 0


@pytest.mark.parametrize("seat", range(6))
def test_C24_each_of_six_seats_can_have_her(seat: int) -> None:
    points = [0 if other == seat else 1 for other in range(6)]
    assert walks_to(points, [], nicole=(seat + 1) % 6, players=6) == seat
    shown = ["HA" if other == seat else "H" for other in range(6)]
    assert walks_to([3] * 6, shown, nicole=(seat + 1) % 6, players=6) == seat


def test_C24_she_walks_when_the_played_card_has_arrived() -> None:
    table = lay("C", shown=["H", "P"], nicole=0)
    table.do("C@1")
    assert (table.nicole, table.fact("nicole").because) == (1, "locations")


def test_C24_both_cards_of_a_cancelled_pair_are_gone_when_she_looks() -> None:
    table = lay("C", shown=["C", "CP"], nicole=1)
    table.do("C@1")
    assert (table.shown[1], table.nicole) == ("P", 1)  # one against one now
    table = lay("C", shown=["HP", "CP"], nicole=1)
    table.do("C@1")
    assert table.nicole == 0


def test_C24_a_moved_card_has_arrived_when_she_looks() -> None:
    table = lay("X", shown=["H", "PA"], nicole=1)
    table.do("X:P@1>0")
    assert table.nicole == 0


def test_C24_she_looks_again_after_points_have_been_given() -> None:
    table = lay("C", shown=["", "C", "C", "C"], suspect="H", points=[0, 1, 2, 2], nicole=0)
    table.do("C@I")
    assert table.happened("nicole", "designate") == ["designate", "nicole"]
    fact = table.fact("nicole")
    assert (fact.source, fact.to, fact.because) == (0, 1, "points")


@pytest.mark.parametrize(("players", "ghost"), [(3, 3), (5, 5)])
def test_C25_nicole_may_stand_with_a_ghost(players: int, ghost: int) -> None:
    assert walks_to([1] * ghost, [], nicole=0, players=players) == ghost
