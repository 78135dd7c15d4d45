"""Suspicion S20-S23, S26, S27: accusations, and how it ends."""

from __future__ import annotations

import pytest
from tests.rules.clauses.suspicion_positions import (
    CRIME,
    GAME,
    after,
    asked,
    do,
    kinds,
    legal,
    position,
    refused,
    seen,
    suspecting,
    unanswered,
    whole,
)

from sleuth.rules.game import State
from sleuth.rules.refusal import Refusal
from sleuth.rules.suspicion import events

RIGHT = "accuse:plum,candlestick,dining-room"
WRONG = "accuse:plum,candlestick,kitchen"
HANDS = {1: ["green", "poison", "shears", "studio"]}


def test_S20_instead_of_a_suspicion_any_three_may_be_accused_wherever_the_pawn_stands() -> None:
    accusations = [action for action in legal(suspecting()) if action.startswith("accuse:")]
    assert len(accusations) == 6 * 6 * 9
    assert RIGHT in accusations


@pytest.mark.parametrize("state", [GAME.read(position()), asked(1)], ids=["before the step", "after a suspicion"])
def test_S20_an_accusation_comes_at_the_start_of_the_suspicion_phase(state: State) -> None:
    wrong = refused(state, RIGHT)
    assert (wrong.reason, wrong.clause) == ("suspicion-phase", "S20")


def test_S20_an_accusation_names_all_three() -> None:
    wrong = refused(suspecting(), "accuse")
    assert (wrong.reason, wrong.clause) == ("suspicion-name-crime", "S20")


def test_S21_a_right_accusation_is_shown_to_all_and_wins() -> None:
    state = suspecting()
    told = do(state, RIGHT)
    three = ("plum", "candlestick", "dining-room")
    assert told[:2] == [events.Accuse(0, *three, "S20"), events.Right(0, *three)]
    assert (state.is_over(), state.winners()) == (True, [0])
    assert whole(state)["turns_taken"] == [1, 0, 0, 0]


def test_S21_a_wrong_accusation_shows_the_crime_to_the_accuser_alone() -> None:
    state = suspecting()
    told = do(state, WRONG)
    assert told[0] == events.Accuse(0, "plum", "candlestick", "kitchen", "S20")
    assert told[1] == events.Wrong(0, "plum", "candlestick", "dining-room")
    assert [told[1].seen_by(seat) == told[1] for seat in (0, 1, 2, 3)] == [True, False, False, False]
    assert told[1].seen_by(None) == events.Wrong(0, "?", "?", "?")
    assert [seen(state, seat)["crime"] for seat in (None, 0, 1)] == [None, CRIME, None]


def test_S21_the_wrong_accuser_is_out_and_the_turn_ends() -> None:
    written = after(suspecting(), WRONG)
    assert (written["out"], written["turn"], written["phase"]) == ([True, False, False, False], 1, "move")


def test_S22_an_unanswered_suspicion_may_be_turned_into_an_accusation_or_not() -> None:
    assert legal(unanswered()) == ["accuse", "pass"]


def test_S22_it_is_accused_unchanged() -> None:
    wrong = refused(unanswered(), WRONG)
    assert (wrong.reason, wrong.clause) == ("suspicion-only-that", "S22")
    state = unanswered()
    assert do(state, "accuse")[0] == events.Accuse(0, "plum", "candlestick", "dining-room", "S22")
    assert state.winners() == [0]


def test_S22_an_unanswered_suspicion_can_be_a_wrong_accusation() -> None:
    written = after(unanswered(suspicion=["plum", "poker", "dining-room"]), "accuse")
    assert (written["out"], written["turn"]) == ([True, False, False, False], 1)


def test_S22_declining_ends_the_turn() -> None:
    state = unanswered()
    assert kinds(do(state, "pass")) == ["decline", "turn"]
    assert (state.deciding(), whole(state)["out"]) == (1, [False] * 4)


@pytest.mark.parametrize("action", ["accuse", "pass"])
def test_S22_only_an_unanswered_suspicion_can_be_concluded(action: str) -> None:
    wrong = refused(asked(1), action)
    assert (wrong.reason, wrong.clause) == ("suspicion-phase", "S22")


def test_S23_one_who_is_out_takes_no_more_turns() -> None:
    state = suspecting(out=[False, True, True, False], turns_taken=[1, 1, 1, 1])
    assert after(state, WRONG)["turn"] == 3


def test_S23_one_who_is_out_keeps_the_hand() -> None:
    hand = ["green", "poison", "shears", "studio"]
    assert after(suspecting(hands={0: hand}), WRONG)["hands"][0] == hand


def test_S26_when_everybody_is_out_nobody_wins() -> None:
    state = suspecting(out=[False, True, True, True], turns_taken=[1, 1, 1, 1])
    told = do(state, WRONG)
    assert kinds(told) == ["accuse", "wrong", "end"]
    assert (state.is_over(), state.winners(), legal(state)) == (True, [], [])


def test_S26_a_finished_game_refuses_every_action() -> None:
    state = suspecting()
    do(state, RIGHT)
    for action in (0, 300, 565):
        wrong = state.verify(action)
        assert isinstance(wrong, Refusal)
        assert (wrong.code, wrong.reason) == ("game-over", "game-over")


@pytest.mark.parametrize("last", [RIGHT, WRONG])
def test_S26a_a_finished_game_hides_neither_hands_nor_crime(last: str) -> None:
    state = suspecting(out=[False, True, True, True], turns_taken=[1, 1, 1, 1])
    end = do(state, last)[-1]
    written = whole(state)
    for seat in (None, 0, 2):
        view = seen(state, seat)
        assert (view["hands"], view["crime"]) == (written["hands"], CRIME)
        assert isinstance(view["deck"], int)
    assert isinstance(end, events.End)
    assert (end.hands, end.crime) == (written["hands"], list(CRIME.values()))
    assert end.seen_by(None) == end


def test_S27_a_set_number_of_turns_ends_the_game_without_a_winner() -> None:
    state = asked(1, hands=HANDS, options={"max_turns": 4}, turns_taken=[1, 1, 1, 0])
    told = do(state, "show:poison")
    assert kinds(told) == ["show", "end"]
    assert (state.is_over(), state.winners()) == (True, [])


def test_S27_the_last_turn_stays_to_be_seen() -> None:
    state = asked(1, hands=HANDS, options={"max_turns": 4}, turns_taken=[1, 1, 1, 0])
    written = after(state, "show:poison")
    assert (written["phase"], written["over"], written["turn"], written["asked"]) == ("over", True, 0, 1)
    assert (written["suspicion"], written["turns_taken"]) == (
        ["green", "poison", "conservatory"],
        [2, 1, 1, 0],
    )


def test_S27_the_last_turn_can_still_win() -> None:
    state = suspecting(options={"max_turns": 1})
    do(state, RIGHT)
    assert state.winners() == [0]


def test_S27_without_a_limit_play_goes_on() -> None:
    state = asked(1, hands=HANDS, turns_taken=[2**53 - 1] * 4)
    do(state, "show:poison")
    assert not state.is_over()
