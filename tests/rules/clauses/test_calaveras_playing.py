"""Calaveras, C10-C14: playing a card."""

from __future__ import annotations

import pytest
from tests.rules.clauses.calaveras_positions import lay, set_up

PLACES = ["0", "1", "2", "3", "I", "S"]


def test_C10_a_location_played_before_oneself_stays() -> None:
    table = lay("L", shown=["C"])
    table.do("L@0")
    assert (table.shown[0], table.discard) == ("CL", "")


def test_C10_a_second_copy_before_oneself_takes_both_away() -> None:
    table = lay("C", shown=["CL"])
    table.do("C@0")
    assert (table.shown[0], table.discard) == ("L", "CC")
    assert (table.fact("cancel").card, table.fact("cancel").at) == ("C", "0")


def test_C10_a_location_one_does_not_hold_cannot_be_played_before_oneself() -> None:
    assert lay("LLX").refusal("C@0") == ("card-not-in-hand", "C10")


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_C11_a_location_may_be_played_before_any_other_seat_and_stays(seat: int) -> None:
    table = lay("L", shown=["L"])
    table.do(f"L@{seat}")
    assert (table.shown[0], table.shown[seat]) == ("L", "L")


@pytest.mark.parametrize(("players", "seat"), [(4, 1), (4, 2), (3, 3), (5, 5)])
def test_C11_a_second_copy_before_another_seat_ghost_or_not_takes_both_away(players: int, seat: int) -> None:
    table = lay("L", players=players, shown=["L"] * (seat + 1))
    table.do(f"L@{seat}")
    assert (table.shown[seat], table.discard) == ("", "LL")


def test_C11_a_location_one_does_not_hold_cannot_be_played_before_another() -> None:
    assert lay("LLX").refusal("C@2") == ("card-not-in-hand", "C11")


@pytest.mark.parametrize(("zone", "key"), [("I", "innocent"), ("S", "suspect")])
def test_C12_a_location_played_on_a_zone_stays(zone: str, key: str) -> None:
    table = lay("L")
    table.do(f"L@{zone}")
    assert getattr(table, key) == "L"


@pytest.mark.parametrize("named", ["I", "S"])
@pytest.mark.parametrize("lies", ["I", "S"])
def test_C12_a_second_copy_in_the_middle_takes_both_away_whichever_zone_is_named(named: str, lies: str) -> None:
    table = lay("L", innocent="L") if lies == "I" else lay("L", suspect="L")
    table.do(f"L@{named}")
    assert (table.innocent, table.suspect, table.discard) == ("", "", "LL")
    assert table.fact("cancel").at == lies


def test_C12_cards_before_seats_do_not_cancel_with_the_middle() -> None:
    table = lay("L", shown=["L", "L", "L", "L"])
    table.do("L@S")
    assert (table.suspect, table.discard) == ("L", "")


def test_C12_a_location_one_does_not_hold_cannot_be_played_on_a_zone() -> None:
    assert lay("LLX").refusal("C@I") == ("card-not-in-hand", "C12")


def test_C13_an_x_moves_a_card_from_seat_to_seat_and_is_discarded() -> None:
    table = lay("X", shown=["H", "C"])
    table.do("X:H@0>1")
    assert (table.shown[0], table.shown[1], table.discard) == ("", "CH", "X")


def test_C13_a_card_moved_to_a_seat_that_shows_it_goes_with_that_copy() -> None:
    table = lay("X", shown=["H", "CH"])
    table.do("X:H@0>1")
    assert (table.shown[0], table.shown[1], table.discard) == ("", "C", "HHX")


def test_C13_a_card_moves_from_seat_to_zone_and_from_zone_to_seat() -> None:
    table = lay("X", shown=["H"])
    table.do("X:H@0>S")
    assert (table.shown[0], table.suspect) == ("", "H")
    table = lay("X", innocent="H")
    table.do("X:H@I>3")
    assert (table.innocent, table.shown[3]) == ("", "H")


def test_C13_a_card_from_a_seat_cancels_with_its_copy_in_either_zone() -> None:
    for zone in "IS":
        table = lay("X", shown=["H"], suspect="H")
        table.do(f"X:H@0>{zone}")
        assert (table.shown[0], table.innocent, table.suspect, table.discard) == ("", "", "", "HHX")


def test_C13_a_card_moves_between_the_zones_without_meeting_itself() -> None:
    table = lay("X", suspect="H")
    table.do("X:H@S>I")
    assert (table.innocent, table.suspect, table.discard) == ("H", "", "X")
    table = lay("X", innocent="H")
    table.do("X:H@I>S")
    assert (table.innocent, table.suspect, table.discard) == ("", "H", "X")


def test_C13_a_card_from_a_zone_cancels_with_its_copy_before_the_seat() -> None:
    table = lay("X", shown=["", "H"], suspect="H")
    table.do("X:H@S>1")
    assert (table.shown[1], table.suspect, table.discard) == ("", "", "HHX")


def test_C13_only_a_card_that_lies_there_can_be_moved_and_only_elsewhere() -> None:
    table = lay("X", shown=["H"], suspect="C")
    assert table.refusal("X:C@0>1") == ("card-not-there", "C13")
    assert table.refusal("X:H@S>1") == ("card-not-there", "C13")
    assert table.refusal("X:H@0>0") == ("same-place", "C13")
    assert table.refusal("X:C@S>S") == ("same-place", "C13")
    moves = [f"X:H@0>{place}" for place in PLACES if place != "0"]
    moves += [f"X:C@S>{place}" for place in PLACES if place != "S"]
    assert sorted(moves) == [action for action in table.legal() if action[0] == "X"]


def test_C13_without_an_x_nothing_is_moved() -> None:
    table = lay("CCC", shown=["H"])
    assert table.refusal("X:H@0>1") == ("card-not-in-hand", "C13")
    assert table.refusal("X") == ("card-not-in-hand", "C13")


def test_C13a_an_x_must_move_a_card_if_there_is_one() -> None:
    assert lay("X", shown=["", "H"]).refusal("X") == ("twist-must-move", "C13a")
    assert lay("X", suspect="H").refusal("X") == ("twist-must-move", "C13a")


def test_C13a_an_x_at_an_empty_table_is_discarded_with_no_effect() -> None:
    table = lay("X")
    assert "X" in table.legal()
    table.do("X")
    assert (table.discard, table.fact("play").to, table.happened("move")) == ("X", None, [])


def test_C13a_with_twist_optional_an_x_may_have_no_effect_at_any_time() -> None:
    table = lay("X", shown=["H"], twist_optional=True)
    assert "X" in table.legal()
    table.do("X")
    assert (table.shown[0], table.discard) == ("H", "X")


def test_C14_a_seat_never_shows_more_than_five_locations_one_of_each() -> None:
    table = lay("C", shown=["CHAPL"])
    table.do("C@0")
    assert table.shown[0] == "HAPL"
    table = set_up(first=0)
    for _ in range(80):
        if not table.over:
            table.do(table.legal()[-1])
        assert all(len(set(cards)) == len(cards) <= 5 for cards in table.shown)
