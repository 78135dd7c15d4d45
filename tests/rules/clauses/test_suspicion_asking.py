"""Suspicion S15-S19, S24, S25: a suspicion and the answers to it."""

from __future__ import annotations

import pytest
from tests.rules.clauses.suspicion_positions import after, asked, do, kinds, legal, refused, suspecting, whole

from sleuth.rules.suspicion import events

# Named in `asked`: Green, the poison, the conservatory. Seat 1 has two of them, seat 3 one, seat 2 none.
HANDS = {
    0: ["peacock", "scarlett", "ice-pick", "lounge"],
    1: ["green", "poison", "shears", "studio"],
    2: ["white", "mustard", "revolver", "library"],
    3: ["conservatory", "poker", "kitchen", "billiards"],
}
WITH_DIVERSIONS = {seat: [*hand, "diversion"] for seat, hand in HANDS.items()}


def test_S15_any_suspect_and_weapon_may_be_named_and_anyone_else_asked() -> None:
    asks = [action for action in legal(suspecting()) if action.startswith("ask:")]
    assert len(asks) == 3 * 36
    assert {action.split(":")[1] for action in asks} == {"1", "2", "3"}


def test_S15_the_room_is_the_one_the_pawn_stands_in() -> None:
    state = suspecting(pawns=[5, 4, 4, 4])
    assert do(state, "ask:2:plum,poison") == [events.Ask(0, 2, "plum", "poison", "studio", False)]
    written = whole(state)
    assert written["suspicion"] == ["plum", "poison", "studio"]
    assert (written["phase"], written["asked"], state.deciding()) == ("answer", 2, 2)


def test_S15_own_cards_may_be_named() -> None:
    assert "ask:1:peacock,ice-pick" in legal(suspecting(hands=HANDS))


def test_S15_nobody_asks_oneself() -> None:
    wrong = refused(suspecting(), "ask:0:plum,poison")
    assert (wrong.reason, wrong.clause) == ("suspicion-ask-oneself", "S15")


def test_S15_nobody_asks_a_player_who_is_not_there() -> None:
    wrong = refused(suspecting(3), "ask:3:plum,poison")
    assert (wrong.reason, wrong.clause, wrong.details) == ("no-such-seat", "S15", {"seat": 3, "last": 2})


def test_S15_a_suspicion_must_be_voiced_or_an_accusation_made() -> None:
    assert all(action.startswith(("ask:", "accuse:")) for action in legal(suspecting()))


def test_S15_one_who_is_out_may_be_asked_first() -> None:
    state = suspecting(out=[False, False, True, False], turns_taken=[0, 0, 1, 0])
    do(state, "ask:2:plum,poison")
    assert state.deciding() == 2


def test_S16_exactly_one_named_card_is_shown_of_the_holders_choice() -> None:
    assert legal(asked(1, hands=HANDS)) == ["show:green", "show:poison"]
    assert legal(asked(3, hands=HANDS)) == ["show:conservatory"]


def test_S16_a_holder_cannot_say_none() -> None:
    wrong = refused(asked(1, hands=HANDS), "none")
    assert (wrong.reason, wrong.clause) == ("suspicion-must-show", "S16")
    assert wrong.details == {"cards": ["green", "poison"]}


def test_S16_a_card_that_was_not_named_is_not_shown() -> None:
    wrong = refused(asked(1, hands=HANDS), "show:shears")
    assert (wrong.reason, wrong.clause) == ("suspicion-not-named", "S16")


@pytest.mark.parametrize("card", ["conservatory", "library"])
def test_S16_a_card_that_is_not_held_is_not_shown(card: str) -> None:
    wrong = refused(asked(1, hands=HANDS), f"show:{card}")
    assert (wrong.reason, wrong.clause) == ("card-not-in-hand", "S16")
    assert wrong.details == {"card": card, "seat": 1}


def test_S16_only_the_two_learn_which_card_was_shown() -> None:
    (shown, *_) = do(asked(1, hands=HANDS, turns_taken=[1, 1, 1, 0]), "show:poison")
    assert shown == events.Show(3, 1, 0, "poison")
    assert [shown.seen_by(seat) == shown for seat in (0, 1, 2, 3)] == [True, True, False, False]
    assert shown.seen_by(None) == events.Show(3, 1, 0, "?")


def test_S16_the_shown_card_stays_in_the_hand() -> None:
    assert after(asked(1, hands=HANDS), "show:poison")["hands"][1] == HANDS[1]


def test_S17_a_shown_card_ends_the_questioning_and_the_turn() -> None:
    state = asked(1, hands=HANDS)
    assert kinds(do(state, "show:green")) == ["show", "turn"]
    written = whole(state)
    assert (written["turn"], written["phase"], written["turns_taken"]) == (1, "move", [1, 0, 0, 0])
    assert (written["asked"], written["suspicion"], written["passed"]) == (None, None, [])


def test_S18_one_who_has_none_says_so_and_the_next_to_the_right_is_asked() -> None:
    state = asked(2, hands=HANDS)
    assert legal(state) == ["none"]
    assert do(state, "none") == [events.Nothing(2), events.AskNext(0, 3)]
    written = whole(state)
    assert (written["asked"], written["passed"]) == (3, [2])
    assert written["suspicion"] == ["green", "poison", "conservatory"]


def test_S18_the_asking_player_is_left_out() -> None:
    state = asked(3, hands=WITH_DIVERSIONS)
    do(state, "divert")
    assert state.deciding() == 1


def test_S18_questioning_ends_when_all_others_were_asked_once() -> None:
    state = asked(2, hands=WITH_DIVERSIONS)
    written = after(state, "none", "divert", "divert")
    assert (written["phase"], written["asked"], written["passed"]) == ("conclude", None, [2, 3, 1])
    assert state.deciding() == 0


def test_S18_with_two_players_there_is_nobody_else_to_ask() -> None:
    state = asked(1, 2, hands={1: ["white", "mustard", "revolver", "library", "studio", "lounge"]})
    assert after(state, "none")["phase"] == "conclude"


def test_S19_players_who_are_out_still_answer() -> None:
    state = asked(1, hands=HANDS, out=[False, True, True, True], turns_taken=[1, 1, 1, 1])
    assert legal(state) == ["show:green", "show:poison"]
    assert after(state, "show:green")["turn"] == 0


def test_S24_a_diversion_may_be_shown_instead_of_a_named_card() -> None:
    state = asked(1, hands=WITH_DIVERSIONS)
    assert legal(state) == ["divert", "show:green", "show:poison"]
    assert do(state, "divert") == [events.Divert(1), events.AskNext(0, 2)]
    written = whole(state)
    assert (written["hands"][1], written["discard"]) == (HANDS[1], ["diversion"])
    assert (written["asked"], written["passed"]) == (2, [1])


def test_S24_a_diversion_may_be_shown_by_one_who_holds_no_named_card() -> None:
    assert legal(asked(2, hands=WITH_DIVERSIONS)) == ["divert", "none"]


def test_S24_without_a_diversion_nobody_diverts() -> None:
    wrong = refused(asked(1, hands=HANDS), "divert")
    assert (wrong.reason, wrong.clause) == ("card-not-in-hand", "S24")
    assert wrong.details == {"card": "diversion", "seat": 1}


def test_S24_only_one_who_is_asked_diverts() -> None:
    wrong = refused(suspecting(hands=WITH_DIVERSIONS), "divert")
    assert (wrong.reason, wrong.clause) == ("suspicion-phase", "S24")


def test_S24_players_who_are_out_may_divert() -> None:
    state = asked(1, hands=WITH_DIVERSIONS, out=[False, True, False, False], turns_taken=[1, 1, 1, 1])
    assert "divert" in legal(state)


def test_S25_where_only_diversions_were_shown_nobody_had_information() -> None:
    state = asked(1, hands=WITH_DIVERSIONS)
    told = [do(state, "divert") for _ in range(3)]
    assert told[-1] == [events.Divert(3), events.Unanswered(0, False)]
    assert legal(state) == ["accuse", "pass"]


@pytest.mark.parametrize("action", ["ask:1:plum,poison", "show:green", "none", "accuse", "pass"])
def test_nothing_but_a_step_begins_a_turn(action: str) -> None:
    state = asked(1, hands=HANDS)
    do(state, "show:green")
    wrong = refused(state, action)
    assert (wrong.reason, wrong.details) == ("suspicion-phase", {"phase": "move"})
