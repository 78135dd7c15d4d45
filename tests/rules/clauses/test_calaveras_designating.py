"""Calaveras, C17-C23: designating a suspect."""

from __future__ import annotations

import pytest
from tests.rules.clauses.calaveras_positions import Sitting, lay


def designated(table: Sitting) -> tuple[int, str] | None:
    """Who was designated in the last turn, and by which clause."""
    if not table.happened("designate"):
        return None
    fact = table.fact("designate")
    return fact.seat, fact.clause


def test_C17_with_one_card_in_the_middle_nobody_is_designated() -> None:
    table = lay("C", shown=["", "C", "C", "C"])
    table.do("C@I")
    assert designated(table) is None


def test_C17_with_two_cards_in_the_middle_somebody_can_be() -> None:
    table = lay("C", shown=["", "C", "C", "C"], suspect="H")
    table.do("C@I")
    assert designated(table) == (0, "C19")


def test_C17_two_cards_on_one_zone_are_enough() -> None:
    table = lay("C", shown=["", "H"], suspect="H")
    table.do("C@S")
    assert designated(table) == (1, "C20")


def test_C18_one_location_in_the_innocent_zone_makes_a_seat_innocent() -> None:
    table = lay("A", shown=["", "CHAPL", "HAP", ""], innocent="C", suspect="H")
    table.do("A@S")  # seat 1 has more against it, but is innocent
    assert designated(table) == (2, "C20")


def test_C19_if_every_seat_but_one_is_innocent_that_one_is_designated() -> None:
    table = lay("A", shown=["C", "C", "H", "A"], innocent="C")
    table.do("A@I")
    assert designated(table) == (2, "C19")


def test_C19_even_with_no_location_before_it_and_none_in_the_suspect_zone() -> None:
    table = lay("A", shown=["C", "C", "", "A"], innocent="C")
    table.do("A@I")
    assert designated(table) == (2, "C19")
    assert table.fact("designate").suspect == []


@pytest.mark.parametrize("alone", range(6))
def test_C19_holds_for_each_of_six_seats(alone: int) -> None:
    shown = ["" if seat == alone else "C" for seat in range(6)]
    table = lay("A", players=6, shown=shown, innocent="C")
    table.do("A@I")
    assert designated(table) == (alone, "C19")


def test_C20_the_seat_with_the_most_suspect_locations_is_designated() -> None:
    table = lay("L", shown=["H", "HP", "P", ""], suspect="HP")
    table.do("L@S")
    assert designated(table) == (1, "C20")


def test_C20_one_suspect_location_is_enough_if_no_other_seat_has_one() -> None:
    table = lay("L", shown=["H", "C", "C", ""], suspect="H")
    table.do("L@I")
    assert designated(table) == (0, "C20")


def test_C20_a_seat_alone_at_the_top_is_designated_though_others_below_are_tied() -> None:
    table = lay("L", players=6, shown=["H", "H", "HPA", "HP", "HP", ""], suspect="HPA")
    table.do("L@I")
    assert designated(table) == (2, "C20")


def test_C21_if_two_seats_share_the_highest_count_nobody_is_designated() -> None:
    table = lay("L", shown=["HP", "HP", "P", ""], suspect="HP")
    table.do("L@I")
    assert designated(table) is None
    assert (table.innocent, table.suspect, table.points) == ("L", "HP", [0, 0, 0, 0])
    assert table.turn == 1


def test_C21_if_no_seat_shows_a_suspect_location_nobody_is_designated() -> None:
    table = lay("L", shown=["C", "C", "", ""], suspect="HP")
    table.do("L@S")
    assert designated(table) is None


def test_C21_if_all_seats_are_innocent_nobody_is_designated() -> None:
    table = lay("L", shown=["CH"] * 4, suspect="H", innocent="C")
    table.do("L@S")
    assert designated(table) is None


@pytest.mark.parametrize(("players", "ghost"), [(3, 3), (5, 5)])
def test_C21_a_ghost_can_be_designated_like_any_seat(players: int, ghost: int) -> None:
    shown = [""] * ghost + ["H"]
    table = lay("A", players=players, shown=shown, suspect="H")
    table.do("A@S")
    assert designated(table) == (ghost, "C20")


def test_C21_a_ghost_that_is_not_innocent_keeps_another_from_being_the_only_one() -> None:
    table = lay("A", players=3, shown=["", "C", "C", ""], innocent="C")
    table.do("A@I")
    assert designated(table) is None


@pytest.mark.parametrize(("innocent", "suspect", "points"), [("C", "", 2), ("CP", "L", 4), ("CP", "LH", 5)])
def test_C22_the_points_are_the_number_of_cards_in_both_zones(innocent: str, suspect: str, points: int) -> None:
    table = lay("A", shown=["C", "C", "", "C"], innocent=innocent, suspect=suspect, points=[1, 1, 1, 1])
    table.do("A@S")
    assert table.points == [1, 1, 1 + points, 1]
    fact = table.fact("designate")
    assert (fact.seat, fact.points, fact.total) == (2, points, 1 + points)


def test_C23_the_cards_of_both_zones_are_discarded_and_those_before_seats_stay() -> None:
    table = lay("A", shown=["CA", "C", "HP", "C"], innocent="C", suspect="P")
    table.do("A@S")
    assert (table.innocent, table.suspect, table.discard) == ("", "", "CAP")
    assert table.shown == ["CA", "C", "HP", "C"]
    assert (table.fact("designate").innocent, table.fact("designate").suspect) == (["C"], ["A", "P"])


def test_C23_nobody_is_designated_twice_for_the_same_cards() -> None:
    table = lay("A", shown=["C", "C", "", "C"], innocent="C")
    table.do("A@S")
    table.do(next(action for action in table.legal() if action[0] != "X"))
    assert designated(table) is None
