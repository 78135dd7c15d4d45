"""Crime Hotel, H8 to H14: playing cards, parking, guessing; the booklet's first three examples."""

from __future__ import annotations

import pytest
from tests.rules.clauses.crime_hotel_positions import GAME, at, bad, board, do, legal, position, refused

from sleuth.rules.crime_hotel import events
from sleuth.rules.refusal import Refusal

SAM, RYAN, NOAH = 0, 1, 2
EXAMPLE = {SAM: [23], RYAN: [11, 12, 14, 31, 32, 35], NOAH: [13, 24, 25, 33, 34, 36]}


def test_example_1_who_holds_the_floor_must_follow() -> None:
    state = at(3, hands=EXAMPLE)
    do(state, "23", "35")
    assert legal(state) == ["24", "25"]
    assert refused(state, "13") == "H8"
    assert refused(state, "33") == "H8"
    do(state, "25")
    assert 25 not in board(state)["hands"][NOAH]


def test_example_2_the_highest_card_takes_the_first_bay_and_the_car() -> None:
    state = at(3, hands=EXAMPLE)
    told = do(state, "23", "35", "25")
    table = board(state)
    assert table["bays"] == [RYAN, NOAH, SAM]
    assert table["car"] == RYAN
    assert {23, 25, 35} <= set(table["searched"])
    assert events.Park([RYAN, NOAH, SAM], [35, 25, 23]) in told
    assert events.Car(RYAN) in told


def test_example_3_bays_one_and_three_guess_and_bay_two_is_assisted() -> None:
    state = at(3, bays=[RYAN, NOAH, SAM])
    do(state, "R27", "bonus", "C7")
    table = board(state)
    assert table["guesses"] == {"C7": [SAM], "R27": [RYAN]}
    assert table["desks"]["bonus"] == [NOAH]


def test_H8_the_leader_plays_any_card() -> None:
    state = at(hands={0: [11, 15, 22, 28, 33, 38]})
    assert legal(state) == ["11", "15", "22", "28", "33", "38"]


def test_H8_who_has_no_card_of_the_floor_plays_any() -> None:
    state = at(hands={1: [11, 15, 19, 33, 34, 38]}, trick=[[0, 22]])
    assert legal(state) == ["11", "15", "19", "33", "34", "38"]


def test_H8_the_floor_to_follow_is_the_leaders_not_the_last_players() -> None:
    state = at(leader=3, trick=[[3, 22], [0, 31]], hands={1: [21, 32, 33, 34, 35, 36]})
    assert legal(state) == ["21"]


def test_H8_a_card_of_another_hand_cannot_be_played() -> None:
    state = at(hands={0: [11, 12, 13, 14, 15, 16], 1: [21]})
    assert refused(state, "21") == "H8"


def test_H8_cards_are_played_clockwise() -> None:
    state = at(leader=2, hands={2: [31], 3: [32], 0: [33], 1: [34]})
    for seat, card in ((2, "31"), (3, "32"), (0, "33"), (1, "34")):
        assert state.deciding() == seat
        do(state, card)


def test_H8_nothing_but_cards_while_cards_are_played() -> None:
    state = at()
    assert {refused(state, text) for text in ("F1", "bonus", "look:1", "exchange:1:11")} == {"H8"}


def test_H8_a_trick_out_of_order_is_not_read() -> None:
    assert bad(position(trick=[[1, 22]])) == "crime-trick-order"
    assert bad(position(turn=2)) == "crime-turn"


def test_H8_a_hand_of_the_wrong_size_is_not_read() -> None:
    written = position()
    written["searched"].append(written["hands"][0].pop())
    assert bad(written) == "state-length"


def test_H9_cards_rank_by_number_alone() -> None:
    state = at(leader=1, trick=[[1, 19], [2, 12], [3, 31]], hands={0: [24, 25, 26, 27, 28, 29]})
    told = do(state, "24")
    assert events.Park([3, 0, 1, 2], [31, 24, 19, 12]) in told
    assert board(state)["bays"] == [3, 0, 1, 2]
    assert board(state)["trick"] == []


def test_H10_an_off_floor_card_can_win_the_car() -> None:
    state = at(trick=[[0, 19], [1, 18], [2, 17]], hands={3: [39, 38, 37, 36, 35, 34]}, murderer=11)
    do(state, "34")
    assert board(state)["car"] == 3
    assert board(state)["leader"] == 0


def test_H10_the_car_leads_the_next_round() -> None:
    state = at(3, car=1, bays=[2], round=2)
    do(state, "F1")
    table = board(state)
    assert (table["leader"], table["turn"], table["round"], table["phase"]) == (1, 1, 3, "play")


@pytest.mark.parametrize(("players", "guessing"), [(3, [1, 3]), (4, [1, 4])])
def test_H11_the_first_and_the_last_bay_guess(players: int, guessing: list[int]) -> None:
    for bay in range(1, players + 1):
        state = at(players, bays=list(range(bay - 1, players)))
        if bay in guessing:
            assert (refused(state, "F1"), refused(state, "bonus")) == ("", "H11")
        else:
            assert (refused(state, "F1"), refused(state, "bonus")) == ("H11", "")


def test_H11_players_act_in_the_order_of_the_bays() -> None:
    state = at(bays=[3, 0, 2, 1])
    for seat, action in ((3, "F1"), (0, "bonus"), (2, "deputy"), (1, "F2")):
        assert state.deciding() == seat
        do(state, action)
    assert board(state)["phase"] == "play"


def test_H12_whoever_is_in_a_bay_must_act() -> None:
    state = at(bays=[3, 0, 2, 1])
    card = board(state)["hands"][3][0]
    assert refused(state, str(card)) == "H12"
    assert len(legal(state)) == 39


def test_H13_the_detective_goes_from_the_bay_to_the_space() -> None:
    state = at(bays=[3, 0, 2, 1])
    assert do(state, "C4") == [events.Guess(3, "C4")]
    assert board(state)["bays"] == [0, 2, 1]
    assert board(state)["guesses"] == {"C4": [3]}


def test_H14_a_space_with_a_detective_is_closed() -> None:
    state = at(bays=[3, 0, 2, 1], guesses={"C4": [1], "R27": [3]})
    assert refused(state, "C4") == "H14"
    assert refused(state, "R27") == "H14"
    assert len(legal(state)) == 37


def test_H14_a_seat_stands_in_a_space_once() -> None:
    assert bad(position(guesses={"C4": [1, 1]})) == "state-seat-twice"
    assert bad(position(guesses={"C4": [1, 2]})) == ""
    assert bad(position(guesses={"C10": [1]})) == "crime-no-space"


@pytest.mark.parametrize(
    "text",
    ["", "20", "F4", "C0", "R20", "r27", "R11 ", "relocate:", "relocate:F1", "relocate:F1>F9", "look",
     "look:4", "look:01", "exchange:1", "exchange:1:", "exchange:4:11", "exchange:1:12,11",
     "exchange:1:11,11", "exchange:1:11,12,13,14,15,16", "exchange:1:011", "deputy:1", "bonus ",
     "exchange::11"],
)  # fmt: skip
def test_notation_only_canonical_names_are_actions(text: str) -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.parse(text)
    assert refusal.value.reason == "crime-notation"
