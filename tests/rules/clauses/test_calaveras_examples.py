"""Calaveras: the ten examples of the booklet."""

from __future__ import annotations

import pytest
from tests.rules.clauses.calaveras_positions import lay


def test_example_1_a_laboratory_where_there_is_none_stays() -> None:
    table = lay("L")
    table.do("L@0")
    assert table.shown[0] == "L"


def test_example_2_a_second_carnival_before_oneself_and_both_go() -> None:
    table = lay("C", shown=["C"])
    table.do("C@0")
    assert (table.shown[0], table.discard) == ("", "CC")


def test_example_3_a_hotel_before_another_player_stays() -> None:
    table = lay("H")
    table.do("H@1")
    assert table.shown[1] == "H"


@pytest.mark.parametrize("zone", ["S", "I"])
def test_example_4_a_laboratory_on_suspect_stays_and_a_second_takes_both_away(zone: str) -> None:
    table = lay(hands=["LHH", "LHH", "CCC", "CCC"])
    table.do("L@S")
    assert table.suspect == "L"
    table.do(f"L@{zone}")
    assert (table.innocent, table.suspect, table.discard) == ("", "", "LL")


def test_example_5_an_x_moves_the_hotel_from_one_player_to_another() -> None:
    table = lay("X", shown=["", "H"])
    table.do("X:H@1>2")
    assert (table.shown[1], table.shown[2]) == ("", "H")


def test_example_6_the_only_seat_without_airport_or_phone_booth_is_designated() -> None:
    table = lay("P", shown=["A", "P", "H", "AP"], innocent="A")
    table.do("P@I")
    fact = table.fact("designate")
    assert (fact.seat, fact.clause, fact.suspect) == (2, "C19", [])


def test_example_7_the_only_one_not_innocent_who_shows_the_hotel_is_designated() -> None:
    table = lay("H", shown=["", "H", "HC", "C"], innocent="C")
    table.do("H@S")
    assert (table.fact("designate").seat, table.fact("designate").clause) == (1, "C20")


def test_example_8_the_seat_with_two_suspect_locations_against_one_is_designated() -> None:
    table = lay("L", shown=["H", "P", "PL", ""], suspect="HP")
    table.do("L@S")
    assert (table.fact("designate").seat, table.fact("designate").clause) == (2, "C20")


def test_example_9_three_cards_in_the_middle_give_three_points_and_are_discarded() -> None:
    table = lay("P", shown=["C", "C", "H", "C"], innocent="C", suspect="H")
    table.do("P@I")
    assert table.points == [0, 0, 3, 0]
    assert (table.innocent, table.suspect, table.discard) == ("", "", "CHP")


def test_example_10_nicole_goes_to_the_fewest_points_then_to_the_most_cards() -> None:
    table = lay("C", points=[2, 1, 3, 2])
    table.do("C@I")
    assert table.nicole == 1
    table = lay("C", points=[2, 1, 1, 2], shown=["", "HA", "P"], nicole=2)
    table.do("C@I")
    assert table.nicole == 1
