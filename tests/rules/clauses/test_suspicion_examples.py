"""The examples of the rules of Suspicion."""

from __future__ import annotations

from tests.rules.clauses.suspicion_positions import (
    after,
    asked,
    do,
    legal,
    new,
    refused,
    seen,
    suspecting,
    unanswered,
)

HANDS = {
    0: ["peacock", "scarlett", "ice-pick", "lounge"],
    1: ["green", "poison", "shears", "studio"],
    2: ["white", "mustard", "revolver", "library"],
    3: ["conservatory", "poker", "kitchen", "billiards"],
}


def test_example_1_four_players_are_dealt_four_cards_and_sixteen_are_left() -> None:
    view = seen(new(4), None)
    assert (view["hands"], view["deck"]) == ([["?"] * 4] * 4, 16)


def test_example_2_on_the_first_turn_four_rooms_are_open_and_staying_is_not() -> None:
    state = new(4)
    assert len(legal(state)) == 4
    assert refused(state, "stay").clause == "S9"


def test_example_3_the_holder_of_two_named_cards_must_show_either_or_divert() -> None:
    assert legal(asked(1, hands=HANDS)) == ["show:green", "show:poison"]
    hands = {**HANDS, 1: [*HANDS[1], "diversion"]}
    assert legal(asked(1, hands=hands)) == ["divert", "show:green", "show:poison"]


def test_example_4_the_next_to_the_right_is_asked_for_the_same_three() -> None:
    written = after(asked(2, hands=HANDS), "none")
    assert (written["asked"], written["suspicion"]) == (3, ["green", "poison", "conservatory"])


def test_example_5_after_a_diversion_the_next_player_is_asked() -> None:
    state = asked(1, hands={**HANDS, 1: [*HANDS[1], "diversion"]})
    do(state, "divert")
    assert (state.deciding(), legal(state)) == (2, ["none"])


def test_example_6_only_the_unanswered_three_may_be_accused() -> None:
    assert legal(unanswered()) == ["accuse", "pass"]
    assert refused(unanswered(), "accuse:green,candlestick,dining-room").clause == "S22"


def test_example_7_after_a_wrong_accusation_the_player_is_out_and_still_answers() -> None:
    state = suspecting(hands={**HANDS, 1: ["green", "poison", "shears", "studio"]})
    do(state, "accuse:white,poker,studio")
    assert seen(state, 1)["crime"] is None
    state = asked(0, turn=1, hands=HANDS, out=[True, False, False, False], turns_taken=[1, 0, 0, 0],
                  suspicion=["peacock", "poison", "conservatory"])  # fmt: skip
    assert legal(state) == ["show:peacock"]
