"""Calaveras, C1-C5: the components."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.rules.clauses.calaveras_positions import CALAVERAS, is_refused, lay, set_up

from sleuth.rules.refusal import Refusal


def all_cards(copies: int = 8) -> Counter[str]:
    table = set_up(location_copies=copies)
    return Counter("".join([table.deck, *table.hands]))


@pytest.mark.parametrize("location", "CHAPL")
def test_C1_each_of_the_five_locations_is_in_the_notation_and_in_the_deck(location: str) -> None:
    assert CALAVERAS.format(CALAVERAS.parse(f"{location}@0")) == f"{location}@0"
    assert all_cards()[location] > 0


def test_C1_there_is_no_sixth_location() -> None:
    assert set(all_cards()) == set("CHAPLX")
    with pytest.raises(Refusal):
        CALAVERAS.parse("X@0")


def test_C2_there_are_48_cards_eight_of_each_kind() -> None:
    assert all_cards() == Counter("CHAPLX" * 8)


@pytest.mark.parametrize(("copies", "twists"), [(1, 43), (2, 38), (8, 8), (9, 3)])
def test_C2_with_other_location_copies_the_rest_of_the_48_are_unexpected_developments(copies: int, twists: int) -> None:
    assert all_cards(copies) == Counter("CHAPL" * copies + "X" * twists)


@pytest.mark.parametrize("copies", [0, 10, -1, True, 8.0, "8", None])
def test_C2_location_copies_is_a_whole_number_from_1_to_9(copies: object) -> None:
    assert is_refused({"location_copies": copies}) == "option-whole"


def test_C3_there_are_two_zones_and_they_are_empty_at_first() -> None:
    table = set_up()
    assert (table.innocent, table.suspect) == ("", "")


def test_C3_a_card_on_each_zone_makes_a_middle_of_two() -> None:
    table = lay("H", shown=["", "H", "C", "C"], innocent="C", nicole=2)
    table.do("H@S")  # seats 0 and 1 are not innocent, and only 1 shows the Hotel
    assert table.fact("designate").points == 2


@pytest.mark.parametrize(("players", "services"), [(3, 2), (4, 2), (5, 3), (6, 3)])
def test_C4_a_service_is_two_agents(players: int, services: int) -> None:
    assert set_up(players).seats == 2 * services


def test_C5_points_nicole_and_all_face_up_cards_are_open_to_everyone() -> None:
    table = lay("H", shown=["C", "AP"], innocent="L", suspect="P", points=[1, 2], nicole=2, discard="XX")
    for seat in [0, 1, 2, 3, None]:
        view = CALAVERAS.view(table.state, seat)
        written = CALAVERAS.write(table.state)
        for key in ("points", "nicole", "shown", "innocent", "suspect", "discard"):
            assert view[key] == written[key]


def test_C5_a_hand_is_seen_by_its_holder_alone_and_not_by_the_partner() -> None:
    table = lay(hands=["CHA", "PLX", "CCX", "HHA"])
    hands = [["C", "H", "A"], ["P", "L", "X"], ["C", "C", "X"], ["H", "H", "A"]]
    for seat in range(4):
        hidden = [hands[other] if other == seat else ["?"] * 3 for other in range(4)]
        assert CALAVERAS.view(table.state, seat)["hands"] == hidden
    assert CALAVERAS.view(table.state, None)["hands"] == [["?"] * 3] * 4


def test_C5_of_the_deck_only_its_size_is_seen() -> None:
    assert CALAVERAS.view(set_up().state, 0)["deck"] == 36


def test_C5_a_card_drawn_is_told_to_its_player_alone() -> None:
    table = lay("H", deck="CA")
    table.do("H@0")
    draw = table.fact("draw")
    assert draw.seen_by(0).card == "C"
    assert {draw.seen_by(seat).card for seat in (1, 2, 3, None)} == {"?"}
