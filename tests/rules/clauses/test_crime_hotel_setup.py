"""Crime Hotel, H1 to H7 and H15: what there is, how an investigation begins, what lies open."""

from __future__ import annotations

import pytest
from tests.rules.clauses.crime_hotel_positions import (
    GAME,
    at,
    bad,
    bad_table,
    board,
    do,
    legal,
    position,
    refused,
    seen,
)

from sleuth.rules.crime_hotel import events
from sleuth.rules.crime_hotel.notation import NUMBERS, SPACE_NAMES
from sleuth.rules.dealer import SeededDealer
from sleuth.rules.facts import Event


def test_H1_there_are_27_rooms_on_three_floors() -> None:
    assert [*range(11, 20), *range(21, 30), *range(31, 40)] == NUMBERS


def test_H1_no_card_is_in_two_places_and_none_is_missing() -> None:
    written = position()
    assert bad({**written, "murderer": written["searched"][0]}) == "card-twice"
    assert bad({**written, "searched": written["searched"][1:]}) == "crime-cards-missing"
    assert bad({**written, "murderer": 20}) == "crime-no-card"


def test_H2_the_hotel_has_39_spaces() -> None:
    assert len(SPACE_NAMES) == 39
    assert SPACE_NAMES[:5] == ["F1", "F2", "F3", "C1", "C2"]
    assert legal(at(bays=[0, 1, 2, 3])) == sorted(SPACE_NAMES)


def test_H3_there_are_as_many_bays_as_players() -> None:
    for players in (3, 4):
        state = at(players, trick=[[seat, 11 + seat] for seat in range(players - 1)])
        do(state, legal(state)[0])
        assert len(board(state)["bays"]) == players


def test_H3_the_desks_of_five_departments_are_in_every_position() -> None:
    assert list(board(at())["desks"]) == ["relocate", "exchange", "look", "deputy", "bonus"]


def test_H3a_each_department_has_two_desks_at_first() -> None:
    assert board(GAME.new(4, {}, SeededDealer("x")))["options"]["desks"] == {
        "relocate": 2,
        "exchange": [1, 2],
        "look": [1, 2],
        "deputy": 2,
        "bonus": [2, 3],
    }


def test_H3a_parts_of_the_desks_that_are_not_named_stay_as_they_are() -> None:
    desks = board(GAME.new(4, {"desks": {"bonus": [3, 2]}}, SeededDealer("x")))["options"]["desks"]
    assert desks["bonus"] == [3, 2]
    assert desks["exchange"] == [1, 2]


def test_H3a_ten_desks_are_needed_by_four_players_and_five_by_three() -> None:
    assert bad_table(4, desks={"relocate": 1}) == "option-desks-few"
    assert bad_table(3, desks={"relocate": 1}) == ""
    assert bad_table(3, desks={"relocate": 0, "deputy": 0, "exchange": [], "look": [1, 2]}) == "option-desks-few"


@pytest.mark.parametrize(
    ("desks", "reason"),
    [
        ([], "option-parts"),
        ({"canteen": 2}, "option-part"),
        ({"relocate": [1]}, "option-whole"),
        ({"deputy": 11}, "option-whole"),
        ({"exchange": 2}, "option-desk-numbers"),
        ({"exchange": [6]}, "option-desk-numbers"),
        ({"look": [True, 1]}, "option-desk-numbers"),
        ({"bonus": [11, 1]}, "option-desk-numbers"),
        ({"bonus": [1] * 11}, "option-desk-numbers"),
    ],
)
def test_H3a_wrong_desks_are_refused(desks: object, reason: str) -> None:
    assert bad_table(4, desks=desks) == reason


def test_H4_a_player_has_five_detectives() -> None:
    five = {space: [0] for space in ("F1", "F2", "F3", "C1", "C2")}
    assert bad(position(guesses=five)) == ""
    assert bad(position(guesses={**five, "C3": [0]})) == "crime-detectives"
    assert bad(position(guesses=five, bays=[0, 1, 2, 3])) == "crime-detectives"


def test_H5_each_player_is_dealt_six_cards_and_one_card_is_the_murderer() -> None:
    for players, searched in ((3, 8), (4, 2)):
        table = board(GAME.new(players, {}, SeededDealer("x")))
        assert [len(hand) for hand in table["hands"]] == [6] * players
        assert len(table["searched"]) == searched
        assert table["murderer"] in NUMBERS


def test_H5_any_card_may_be_the_murderer() -> None:
    dealer = SeededDealer("any")
    assert {board(GAME.new(4, {}, dealer))["murderer"] for _ in range(400)} == set(NUMBERS)


def test_H6_the_first_leader_is_drawn_or_named() -> None:
    dealer = SeededDealer("any")
    assert {GAME.new(3, {}, dealer).deciding() for _ in range(60)} == {0, 1, 2}
    named = board(GAME.new(3, {"first": 2}, dealer))
    assert (named["leader"], named["turn"], named["car"]) == (2, 2, 2)
    assert bad_table(3, first=3) == "option-first"
    assert bad_table(5) == "option-players"


def test_H7_hands_and_the_murderer_are_hidden_and_all_else_is_open() -> None:
    state = at(trick=[[0, 25]], guesses={"F2": [1]}, desks={"bonus": [2]})
    whole = board(state)
    view = seen(state, 1)
    assert view["murderer"] is None
    assert view["hands"] == [["?"] * 5, whole["hands"][1], ["?"] * 6, ["?"] * 6]
    del view["murderer"], view["hands"], whole["murderer"], whole["hands"]
    assert view == whole


def test_H7_an_onlooker_sees_no_hand() -> None:
    assert seen(at(), None)["hands"] == [["?"] * 6] * 4


def test_H7_the_deal_is_told_to_its_player_only() -> None:
    told: list[Event] = []
    GAME.new(4, {}, SeededDealer("x"), told)
    for deal in told:
        if isinstance(deal, events.Deal):
            assert deal.seen_by(deal.seat) == deal
            assert deal.seen_by((deal.seat + 1) % 4).cards == ["?"] * 6
    shuffle = told[2]
    assert isinstance(shuffle, events.Shuffle)
    assert shuffle.seen_by(0).cards == ["?"] * 27


def test_H15_a_searched_room_may_be_named() -> None:
    state = at(bays=[0, 1, 2, 3])
    room = board(state)["searched"][0]
    assert refused(state, f"R{room}") == ""


def test_H15_a_column_and_a_floor_searched_whole_may_be_named() -> None:
    hands = {0: [21, 22, 23, 24, 25], 1: [26, 27, 28, 29, 31], 2: [32, 33, 34, 35, 36]}
    state = at(3, hands=hands, murderer=38, bays=[0, 1, 2], round=1)
    assert set(range(11, 20)) < set(board(state)["searched"])
    assert refused(state, "F1") == ""
    hands = {0: [12], 1: [22], 2: [32]}
    state = at(3, hands=hands, murderer=38, bays=[0, 1, 2], round=5)
    assert refused(state, "C1") == ""
