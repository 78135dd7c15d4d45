"""Crime Hotel, H21 and H23 to H28: how an investigation and the game end, and who has won."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.clauses.crime_hotel_positions import GAME, at, bad, board, do, legal, position, seen

from sleuth.rules.crime_hotel import events
from sleuth.rules.game import State
from sleuth.rules.refusal import Refusal

SAM, RYAN, NOAH = 0, 1, 2


def last_act(players: int = 3, **said: Any) -> State:
    """The last detective of an investigation is about to guess; it is seat 0's."""
    return at(players, **{"round": 5, "bays": [SAM], "murderer": 27, **said})


def scored(state: State, guess: str) -> list[events.Score]:
    return [event for event in do(state, guess) if isinstance(event, events.Score)]


def test_example_4_the_scores() -> None:
    desks = {"bonus": [NOAH, RYAN]}
    state = last_act(guesses={"F2": [SAM], "R27": [RYAN], "C1": [NOAH]}, desks=desks)
    sam, ryan, noah = scored(state, "C7")
    assert (sam.points, ryan.points, noah.points) == (7, 13, 0)
    assert (ryan.guesses, ryan.bonus, ryan.right) == (10, 3, ["R27"])


def test_H21_the_bonus_counts_for_each_correct_guess() -> None:
    state = last_act(guesses={"F2": [SAM], "R27": [SAM]}, desks={"bonus": [SAM]})
    assert scored(state, "C7")[SAM] == events.Score(SAM, ["F2", "C7", "R27"], 17, 6, 23)


def test_H21_of_two_bonus_desks_only_the_higher_counts() -> None:
    state = last_act(desks={"bonus": [SAM, SAM]})
    assert scored(state, "C7")[SAM].bonus == 3


def test_H21_without_a_correct_guess_the_bonus_is_nothing() -> None:
    state = last_act(desks={"bonus": [SAM, SAM]})
    assert scored(state, "C8")[SAM].points == 0


def test_H23_the_last_cards_are_shown_from_the_car_on_and_then_the_murderer() -> None:
    state = last_act(car=1, hands={0: [11], 1: [22], 2: [33]})
    told = do(state, "F1")
    shown = told.index(events.Last(1, 22))
    assert told[shown : shown + 4] == [
        events.Last(1, 22),
        events.Last(2, 33),
        events.Last(0, 11),
        events.Murderer(27),
    ]


def test_H24_several_right_guesses_add_up() -> None:
    state = last_act(guesses={"F2": [SAM], "R27": [SAM]})
    assert scored(state, "C7")[SAM].points == 17


def test_H24_scores_are_kept_for_each_investigation() -> None:
    state = last_act(investigation=2, scores=[[3, 0, 0], [4, 0, 0], [5, 0, 0]])
    do(state, "R27")
    assert board(state)["scores"] == [[3, 10, 0], [4, 0, 0], [5, 0, 0]]


def test_H25_two_players_on_one_space_both_score() -> None:
    state = last_act(guesses={"R27": [RYAN]}, desks={"deputy": [SAM]})
    sam, ryan, _ = scored(state, "R27")
    assert (sam.points, ryan.points) == (10, 10)


def test_H26_detectives_come_back_and_all_cards_are_dealt_anew() -> None:
    state = last_act(guesses={"F2": [SAM]}, desks={"bonus": [RYAN]})
    do(state, "F1")
    table = board(state)
    assert (table["investigation"], table["round"], table["phase"]) == (2, 1, "play")
    assert table["guesses"] == {}
    assert not any(table["desks"].values())
    assert [len(hand) for hand in table["hands"]] == [6, 6, 6]
    assert len(table["searched"]) == 8


def test_H27_the_car_leads_the_next_investigation() -> None:
    state = last_act(car=2)
    assert events.Investigation(2, 2) in do(state, "F1")
    assert (board(state)["leader"], state.deciding()) == (2, 2)


def end(scores: list[list[int]], car: int = 0) -> events.End:
    """The end of a game in which nobody scores in the third investigation but as is said."""
    state = last_act(investigation=3, car=car, scores=scores)
    told = do(state, "C1")
    ending = told[-1]
    assert isinstance(ending, events.End)
    return ending


def test_H28_the_highest_total_wins() -> None:
    assert end([[1, 2, 0], [0, 5, 0], [4, 0, 0]]) == events.End([1], [3, 5, 4], "total")


def test_H28_a_tie_goes_to_the_car() -> None:
    assert end([[1, 4, 0], [0, 5, 0], [4, 0, 0]], car=0) == events.End([0], [5, 5, 4], "car")


def test_H28_else_to_the_third_investigation() -> None:
    state = last_act(investigation=3, car=2, scores=[[2, 8, 0], [10, 10, 0], [0, 0, 0]])
    assert do(state, "R27")[-1] == events.End([0], [20, 20, 0], "third")


def test_H28_then_to_the_second_and_the_first() -> None:
    assert end([[6, 4, 0], [5, 5, 0], [0, 0, 0]], car=2).winners == [1]
    assert end([[6, 4, 0], [5, 5, 0], [0, 0, 0]], car=2).because == "second"


def test_H28_else_the_win_is_shared() -> None:
    assert end([[6, 4, 0], [6, 4, 0], [0, 0, 0]], car=2) == events.End([0, 1], [10, 10, 0], "shared")


def test_H28_only_those_still_tied_are_compared() -> None:
    state = at(4, round=5, investigation=3, bays=[0], car=3, murderer=27, guesses={"C7": [1]},
               scores=[[0, 10, 0], [0, 5, 0], [3, 7, 0], [0, 0, 0]])  # fmt: skip
    ending = do(state, "F1")[-1]
    assert ending == events.End([1], [10, 10, 10, 0], "third")


def test_H28_the_game_ends_after_three_investigations() -> None:
    state = last_act(investigation=3, guesses={"R27": [RYAN]}, desks={"bonus": [RYAN]})
    do(state, "F1")
    table = board(state)
    assert (table["phase"], table["over"], table["winners"]) == ("over", True, [RYAN])
    assert (table["investigation"], table["round"], table["murderer"]) == (3, 5, 27)
    assert table["hands"] == [[], [], []]
    assert len(table["searched"]) == 26
    assert table["guesses"] == {"F1": [SAM], "R27": [RYAN]}
    assert table["desks"]["bonus"] == [RYAN]
    assert seen(state, 0) == seen(state, None) == table
    assert legal(state) == []
    with pytest.raises(Refusal) as refusal:
        do(state, "F1")
    assert refusal.value.code == "game-over"


def test_H28_only_a_right_end_is_read() -> None:
    state = last_act(investigation=3)
    do(state, "R27")
    over = {**board(state), "rng": ""}
    assert GAME.write(GAME.read(over)) == board(state)
    assert bad({**over, "winners": [1]}) == "state-winners"
    assert bad({**over, "over": False}) == "over-or-not"
    assert bad({**over, "round": 4}) == "crime-over-early"
    assert bad({**position(), "over": True}) == "over-or-not"


def test_H28_a_score_must_be_a_number() -> None:
    assert bad(position(scores=[[0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, True]])) == "state-no-number"
    assert bad(position(scores=[[0, 0, 0]] * 3)) == "state-length"
