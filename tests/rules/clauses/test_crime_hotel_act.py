"""Crime Hotel, H16 to H22a: what the departments do, and when they do nothing. H29: beginners."""

from __future__ import annotations

from tests.rules.clauses.crime_hotel_positions import at, bad, board, do, legal, position, refused

from sleuth.rules.crime_hotel import events
from sleuth.rules.dealer import SeededDealer

BAY_TWO = [1, 2, 3]  # of four players: seat 1 is to take a desk


def test_H16_the_leftmost_free_desk_is_taken() -> None:
    state = at(bays=BAY_TWO)
    assert do(state, "bonus") == [events.Desk(1, "bonus", 1)]
    assert do(state, "bonus") == [events.Desk(2, "bonus", 2)]
    assert board(state)["desks"]["bonus"] == [1, 2]


def test_H16_a_department_with_no_free_desk_is_closed() -> None:
    full = {"relocate": [0, 2], "exchange": [0, 3], "look": [2, 3], "deputy": [0, 0]}
    state = at(bays=BAY_TWO, desks=full)
    assert legal(state) == ["bonus"]
    card = board(state)["hands"][1][0]
    for action in ("relocate", "relocate:F1>F2", f"exchange:0:{card}", "look:0", "deputy"):
        assert refused(state, action) == "H16"


def test_H16_more_detectives_than_desks_are_not_read() -> None:
    assert bad(position(desks={"bonus": [0, 1, 2]})) == "state-length"
    assert bad(position(desks={"bonus": [0, 0]})) == ""


def test_H16_a_bay_without_any_desk_left_is_not_read() -> None:
    full = {"relocate": [0, 2], "exchange": [0, 3], "look": [2, 3], "deputy": [0, 0], "bonus": [2, 3]}
    assert bad(position(bays=BAY_TWO, desks=full)) == "crime-no-desk-left"


def test_H17_one_of_ones_own_detectives_moves_at_once() -> None:
    state = at(bays=BAY_TWO, guesses={"F1": [1], "C2": [0], "R33": [1]})
    told = do(state, "relocate:F1>C7")
    assert told == [events.Desk(1, "relocate", 1), events.Relocate(1, "F1", "C7")]
    assert board(state)["guesses"] == {"C2": [0], "C7": [1], "R33": [1]}
    assert board(state)["desks"]["relocate"] == [1]


def test_H17_only_ones_own_and_only_to_an_empty_space() -> None:
    state = at(bays=BAY_TWO, guesses={"F1": [1], "C2": [0], "R33": [1]})
    for action in ("relocate:C2>C7", "relocate:C5>C7", "relocate:F1>C2", "relocate:F1>R33", "relocate:F1>F1"):
        assert refused(state, action) == "H17"
    assert sum(1 for action in legal(state) if action.startswith("relocate")) == 2 * 36


def test_H18_cards_change_hands() -> None:
    state = at(bays=BAY_TWO, hands={1: [11, 12, 13, 14, 15], 2: [21, 22, 23, 24, 25]})
    told = do(state, "exchange:2:14", chance=[22])
    assert told == [events.Desk(1, "exchange", 1), events.Exchange(1, 2, [14], [22])]
    assert board(state)["hands"][1] == [11, 12, 13, 15, 22]
    assert board(state)["hands"][2] == [14, 21, 23, 24, 25]


def test_H18_the_second_desk_moves_two_cards_drawn_from_the_hand_as_it_was() -> None:
    hands = {1: [11, 12, 13, 14, 15], 2: [21, 22, 23, 24, 25]}
    state = at(bays=BAY_TWO, hands=hands, desks={"exchange": [0]})
    do(state, "exchange:2:11,15", chance=[25, 21])
    assert board(state)["hands"][1] == [12, 13, 14, 21, 25]
    for _ in range(20):  # given cards never come back
        state = at(bays=BAY_TWO, hands=hands, desks={"exchange": [0]})
        do(state, "exchange:2:11,15")
        assert not {11, 15} & set(board(state)["hands"][1])


def test_H18_only_the_two_learn_which_cards_moved() -> None:
    event = events.Exchange(1, 2, [14], [22])
    assert event.seen_by(1) == event.seen_by(2) == event
    assert event.seen_by(0) == event.seen_by(None) == events.Exchange(1, 2, ["?"], ["?"])


def test_H18_another_player_and_as_many_cards_as_the_desk_says() -> None:
    state = at(bays=BAY_TWO, hands={1: [11, 12, 13, 14, 15], 2: [21]})
    for action in ("exchange:1:11", "exchange:2:11,12", "exchange:2:21"):
        assert refused(state, action) == "H18"
    assert sum(1 for action in legal(state) if action.startswith("exchange")) == 3 * 5
    state = at(3, bays=[1, 2])
    assert refused(state, "exchange:3:11") == "H18"


def test_H19_cards_are_shown_to_the_one_who_looks() -> None:
    state = at(bays=BAY_TWO, hands={2: [21, 22, 23, 24, 25]}, desks={"look": [0]})
    before = board(state)["hands"]
    told = do(state, "look:2", chance=[24, 21])
    assert told == [events.Desk(1, "look", 2), events.Look(1, 2, [24, 21])]
    assert board(state)["hands"] == before
    assert told[1].seen_by(2) == told[1].seen_by(0) == events.Look(1, 2, ["?", "?"])


def test_H19_at_another_players_hand() -> None:
    state = at(bays=BAY_TWO)
    assert refused(state, "look:1") == "H19"
    assert [action for action in legal(state) if action.startswith("look")] == ["look:0", "look:2", "look:3"]


def test_H20_a_deputy_opens_what_others_have_taken_but_not_ones_own() -> None:
    state = at(bays=[1], guesses={"F1": [1], "C2": [0]}, desks={"deputy": [1]})
    assert refused(state, "C2") == ""
    assert refused(state, "F1") == "H14"
    do(state, "C2")
    assert board(state)["guesses"]["C2"] == [0, 1]


def test_H20_a_deputy_of_another_opens_nothing() -> None:
    assert refused(at(bays=[1], guesses={"C2": [0]}, desks={"deputy": [2]}), "C2") == "H14"


def test_H20_a_deputy_serves_to_relocate_too() -> None:
    state = at(bays=BAY_TWO, guesses={"F1": [1], "C2": [0], "R33": [1]}, desks={"deputy": [1]})
    assert refused(state, "relocate:F1>C2") == ""
    assert refused(state, "relocate:F1>R33") == "H17"
    do(state, "relocate:F1>C2")
    assert board(state)["guesses"]["C2"] == [0, 1]


def test_H22_in_the_fifth_round_one_card_moves_whatever_the_desk_says() -> None:
    state = at(bays=BAY_TWO, round=5, hands={1: [11], 2: [22]}, desks={"exchange": [0], "look": [0]})
    assert refused(state, "exchange:2:11,12") == "H22"
    other = state.copy()
    do(state, "exchange:2:11")
    assert board(state)["hands"][1:3] == [[22], [11]]
    assert do(other, "look:2")[1] == events.Look(1, 2, [22])


def test_H22_a_department_may_be_chosen_in_vain() -> None:
    state = at(bays=BAY_TWO, guesses={"C2": [0]})
    assert do(state, "relocate") == [events.Desk(1, "relocate", 1)]
    assert board(state)["guesses"] == {"C2": [0]}


def test_H22a_who_can_relocate_must() -> None:
    state = at(bays=BAY_TWO, guesses={"C2": [1]})
    assert refused(state, "relocate") == "H22a"
    assert "relocate" not in legal(state)


def test_H29_beginners_only_guess() -> None:
    state = at(options={"beginner": True}, trick=[[0, 31], [1, 32], [2, 33]], hands={3: [34]})
    told = do(state, "34")
    assert board(state)["bays"] == [3, 0]
    assert told[-2:] == [events.TakeBack(2), events.TakeBack(1)]
    assert refused(state, "bonus") == "H29"
    assert len(legal(state)) == 39
    do(state, "F1", "F2")
    assert board(state)["phase"] == "play"
    assert board(state)["guesses"] == {"F1": [3], "F2": [0]}


def test_H29_of_three_beginners_the_middle_one_takes_the_detective_back() -> None:
    state = at(3, options={"beginner": True}, trick=[[0, 31], [1, 33]], hands={2: [32]})
    do(state, "32")
    assert board(state)["bays"] == [1, 0]


def test_H29_beginners_have_no_desks() -> None:
    beginner = {"beginner": True}
    assert bad(position(options=beginner, desks={"bonus": [1]})) == "state-length"
    assert bad(position(options=beginner, bays=[0, 1, 2])) == "state-length"


def test_a_position_that_was_never_reached_is_played_to_its_end() -> None:
    """All five detectives are out in the first round, or all desks taken: then fewer are parked."""
    five = {space: [0] for space in ("F1", "F2", "F3", "C1", "C2")}
    full = {"relocate": [0, 1], "exchange": [0, 1], "look": [0, 1], "deputy": [0, 1], "bonus": [0]}
    for state in (at(guesses=five), at(3, guesses=five), at(desks=full, bays=[3, 2]), at(desks=full, round=4)):
        dealer = SeededDealer("never reached")
        while not state.is_over():
            assert bad({**board(state), "rng": ""}) == ""
            state.apply(state.nth_legal(dealer.below(state.count_legal())), dealer)
