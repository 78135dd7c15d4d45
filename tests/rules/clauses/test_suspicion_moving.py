"""Suspicion S9-S14: a step, and the card it brings."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.clauses.suspicion_positions import (
    GAME,
    ROOMS,
    after,
    asked,
    do,
    kinds,
    legal,
    new,
    position,
    refused,
    seen,
    suspecting,
    unanswered,
    whole,
)

from sleuth.rules.dealer import SeededDealer
from sleuth.rules.facts import Event
from sleuth.rules.suspicion import events

HAND = ["green", "poison", "shears", "studio"]


def test_S9_a_step_leads_to_a_neighbouring_room_and_no_other() -> None:
    for place, beside in [(0, [1, 3]), (1, [0, 2, 4]), (2, [1, 5]), (3, [0, 4, 6]), (8, [5, 7])]:
        state = GAME.read(position(pawns=[place, 4, 4, 4]))
        assert legal(state) == sorted(f"go:{ROOMS[other]}" for other in beside)
        wrong = refused(state, f"go:{ROOMS[(place + 4) % 9]}")
        assert (wrong.reason, wrong.clause) == ("suspicion-not-neighbour", "S9")


def test_S9_the_room_one_stands_in_is_no_neighbour() -> None:
    wrong = refused(GAME.read(position()), "go:conservatory")
    assert wrong.details == {"room": "conservatory", "here": "conservatory"}


def test_S9_staying_is_refused_on_the_first_turn() -> None:
    wrong = refused(GAME.read(position(turns_taken=[0, 1, 1, 1])), "stay")
    assert (wrong.reason, wrong.clause) == ("suspicion-must-move", "S9")


def test_S9_staying_is_allowed_on_a_later_turn() -> None:
    state = GAME.read(position(turns_taken=[1, 0, 0, 0]))
    assert "stay" in legal(state)
    written = after(state, "stay")
    assert (written["phase"], written["pawns"]) == ("suspect", [4, 4, 4, 4])


@pytest.mark.parametrize("phase", ["suspect", "answer", "conclude"])
def test_S9_a_step_comes_at_the_beginning_of_the_turn(phase: str) -> None:
    state = {"suspect": suspecting(), "answer": asked(), "conclude": unanswered()}[phase]
    wrong = refused(state, "go:kitchen")
    assert (wrong.reason, wrong.clause, wrong.details) == ("suspicion-phase", "S9", {"phase": phase})


def test_S10_whoever_moves_takes_the_top_card() -> None:
    state = GAME.read(position(top="green"))
    do(state, "go:lounge")
    written = whole(state)
    hands, deck = written["hands"], written["deck"]
    assert "green" in hands[0]
    assert len(deck) == 15


def test_S10_whoever_stays_takes_none() -> None:
    before = position(top="green", turns_taken=[1, 0, 0, 0])
    written = after(GAME.read(before), "stay")
    assert (written["hands"], written["deck"]) == (whole(GAME.read(before))["hands"], before["deck"])


def test_S10_nothing_is_taken_from_an_empty_deck_and_used_cards_stay_used() -> None:
    used = ["reveal"] * 5 + ["absinthe"] * 4 + ["diversion"] * 5
    before = position(2, discard=used)
    before["hands"][0].extend(before["deck"])
    before["deck"] = []
    state = GAME.read(before)
    assert kinds(do(state, "go:lounge")) == ["go"]
    written = whole(state)
    assert (written["deck"], written["discard"]) == ([], used)


def test_S11_evidence_is_kept_unseen_by_others() -> None:
    state = GAME.read(position(top="green"))
    told = do(state, "go:lounge")
    assert told[-1] == events.Keep(0, "green")
    assert told[-1].seen_by(0) == told[-1]
    assert told[-1].seen_by(1) == events.Keep(0, "?")
    assert told[-1].seen_by(None) == events.Keep(0, "?")


def test_S12_others_cannot_tell_a_kept_diversion_from_evidence() -> None:
    hands = {
        0: ["peacock", "scarlett", "ice-pick", "lounge"],
        1: ["kitchen", "poison", "shears", "studio"],
        2: ["white", "mustard", "revolver", "library"],
        3: ["conservatory", "poker", "staircase", "billiards"],
    }
    evidence = GAME.read(position(top="green", hands=hands))
    diversion = GAME.read(position(top="diversion", hands=hands))
    told = [do(evidence, "go:lounge"), do(diversion, "go:lounge")]
    for seat in (None, 1, 2, 3):
        assert [event.seen_by(seat) for event in told[0]] == [event.seen_by(seat) for event in told[1]]
        assert seen(evidence, seat) == seen(diversion, seat)
    assert seen(evidence, 0) != seen(diversion, 0)


def test_S12_a_diversion_is_kept_in_hand() -> None:
    state = GAME.read(position(top="diversion", hands={0: HAND}))
    do(state, "go:lounge")
    assert seen(state, 0)["hands"][0] == ["green", "poison", "shears", "studio", "diversion"]


def test_S13_the_next_player_picks_blindly_a_card_that_is_shown_to_everyone_and_goes_back() -> None:
    state = GAME.read(position(top="reveal", hands={0: HAND}))
    told = do(state, "go:lounge", [[6]])  # the poison
    assert told[1:] == [events.TakeReveal(0, 1), events.RevealPick(0, 1, "poison")]
    assert told[-1].seen_by(None) == told[-1]
    written = whole(state)
    assert written["hands"][0] == HAND
    assert (written["discard"], written["phase"]) == (["reveal"], "suspect")


def test_S13_the_next_player_picks_even_when_out() -> None:
    out = [False, True, False, False]
    state = GAME.read(position(top="reveal", hands={0: HAND}, out=out, turns_taken=[1, 1, 0, 0]))
    assert do(state, "go:lounge", [[4]])[-1] == events.RevealPick(0, 1, "green")


def test_S13_after_the_last_seat_seat_0_picks() -> None:
    state = GAME.read(position(top="reveal", hands={3: HAND}, turn=3))
    assert do(state, "go:lounge", [[4]])[-1] == events.RevealPick(3, 0, "green")


def test_S13_any_card_of_the_hand_can_be_picked_a_diversion_as_well() -> None:
    picked = {"green": 0, "poison": 0, "shears": 0, "studio": 0, "diversion": 0}
    for seed in range(600):
        state = GAME.read(position(top="reveal", hands={0: [*HAND, "diversion", "diversion"]}))
        told: list[Event] = []
        state.apply(GAME.parse("go:lounge"), SeededDealer(str(seed)), told)
        shown = told[-1]
        assert isinstance(shown, events.RevealPick)
        picked[shown.card] += 1
    assert all(70 < picked[card] < 130 for card in HAND)
    assert 160 < picked["diversion"] < 240


def test_S13_with_five_players_the_taker_chooses_the_card() -> None:
    hand = ["green", "poison", "shears", "diversion", "diversion"]
    state = GAME.read(position(5, top="reveal", hands={0: hand}))
    assert do(state, "go:lounge")[-1] == events.TakeReveal(0, 0)
    assert (state.deciding(), whole(state)["phase"]) == (0, "reveal")
    assert legal(state) == ["reveal:diversion", "reveal:green", "reveal:poison", "reveal:shears"]
    assert do(state, "reveal:diversion") == [events.RevealChoice(0, "diversion")]
    written = whole(state)
    assert (written["hands"][0], written["phase"]) == (hand, "suspect")


def test_S13_only_a_card_of_the_own_hand_can_be_chosen() -> None:
    state = GAME.read(position(5, phase="reveal", discard=["reveal"], hands={0: HAND[:3]}))
    for action, card in [("reveal:studio", "studio"), ("reveal:diversion", "diversion")]:
        wrong = refused(state, action)
        assert (wrong.reason, wrong.clause) == ("card-not-in-hand", "S13")
        assert wrong.details == {"card": card, "seat": 0}


def test_S13_nothing_is_chosen_without_a_reveal_a_secret() -> None:
    assert refused(suspecting(hands={0: HAND}), "reveal:green").clause == "S13"


def drunk(**said: Any) -> dict[str, Any]:
    said = {"phase": "suspect", "drunk": True, "discard": ["absinthe"], **said}
    return position(suspicion=["green", "poker", "conservatory"], **said)


def test_S14_absinthe_draws_suspect_and_weapon_and_the_room_is_where_the_pawn_stands() -> None:
    state = GAME.read(position(top="absinthe"))
    told = do(state, "go:lounge", [[5], [0]])
    assert told[-1] == events.Absinthe(0, "plum", "poison", "lounge")
    written = whole(state)
    assert (written["suspicion"], written["drunk"]) == (["plum", "poison", "lounge"], True)
    assert (written["discard"], written["phase"]) == (["absinthe"], "suspect")


def test_S14_each_suspect_and_weapon_is_equally_likely() -> None:
    drawn: dict[str, int] = {}
    for seed in range(600):
        state = GAME.read(position(top="absinthe"))
        state.apply(GAME.parse("go:lounge"), SeededDealer(str(seed)))
        for name in whole(state)["suspicion"][:2]:
            drawn[name] = drawn.get(name, 0) + 1
    assert len(drawn) == 12
    assert all(65 < times < 135 for times in drawn.values())


def test_S14_the_player_still_chooses_whom_to_ask_first() -> None:
    state = GAME.read(drunk())
    assert legal(state) == ["ask:1", "ask:2", "ask:3"]
    assert do(state, "ask:2") == [events.Ask(0, 2, "green", "poker", "conservatory", True)]
    assert state.deciding() == 2


def test_S14_a_drunken_suspicion_is_not_chosen() -> None:
    wrong = refused(GAME.read(drunk()), "ask:1:green,poker")
    assert (wrong.reason, wrong.clause) == ("suspicion-drunk-ask", "S14")
    assert wrong.details == {"suspect": "green", "weapon": "poker"}


@pytest.mark.parametrize("action", ["accuse:plum,candlestick,dining-room", "accuse"])
def test_S14_an_absinthe_turn_allows_no_accusation(action: str) -> None:
    wrong = refused(GAME.read(drunk()), action)
    assert (wrong.reason, wrong.clause) == ("suspicion-drunk-accuse", "S14")


def test_S14_an_unanswered_drunken_suspicion_ends_the_turn_at_once() -> None:
    crime = {"suspect": "green", "weapon": "poker", "room": "conservatory"}
    state = GAME.read(drunk(crime=crime))
    told = [kinds(do(state, action)) for action in ("ask:2", "none", "none", "none")]
    assert told[-1] == ["nothing", "unanswered", "turn"]
    written = whole(state)
    assert (written["turn"], written["phase"]) == (1, "move")
    assert (written["suspicion"], written["drunk"], written["passed"]) == (None, False, [])


def test_S14_a_sober_player_names_suspect_and_weapon() -> None:
    wrong = refused(suspecting(), "ask:1")
    assert (wrong.reason, wrong.clause) == ("suspicion-name-them", "S15")


def test_a_game_begins_with_a_step() -> None:
    state = new(5)
    assert all(action.startswith("go:") for action in legal(state))
