"""Written positions of Suspicion: what can never be is refused, what merely never was is not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.rules.clauses.suspicion_positions import CRIME, GAME, position, whole

from sleuth.rules.dealer import SeededDealer
from sleuth.rules.refusal import Refusal

Change = Callable[[dict[str, Any]], None]


def setting(**said: Any) -> Change:
    return lambda written: written.update(said)


def a_card_twice(written: dict[str, Any]) -> None:
    written["hands"][0][0] = written["hands"][1][0]


def evidence_missing(written: dict[str, Any]) -> None:
    written["deck"] = [card for card in written["deck"] if card in ("reveal", "absinthe", "diversion")]


def a_card_twice_in_a_hand(written: dict[str, Any]) -> None:
    written["hands"][0][0] = written["hands"][0][1]


def too_many_diversions(written: dict[str, Any]) -> None:
    written["discard"] = ["diversion"]


def a_hand_too_small(written: dict[str, Any]) -> None:
    written["deck"].append(written["hands"][0].pop())


def a_reveal_in_hand(written: dict[str, Any]) -> None:
    written["deck"].remove("reveal")
    written["hands"][0].append("reveal")


def evidence_discarded(written: dict[str, Any]) -> None:
    written["discard"] = [written["hands"][0].pop()]


SAID = ["green", "poison", "conservatory"]
NEVER = {
    "a card twice": (a_card_twice, "suspicion-count"),
    "evidence missing": (evidence_missing, "suspicion-count"),
    "a card twice in a hand": (a_card_twice_in_a_hand, "card-twice"),
    "too many Diversions": (too_many_diversions, "suspicion-count"),
    "a hand too small": (a_hand_too_small, "suspicion-hand"),
    "a Reveal a Secret in hand": (a_reveal_in_hand, "state-no-such"),
    "evidence discarded": (evidence_discarded, "state-no-such"),
    "a crime of two suspects": (setting(crime={**CRIME, "weapon": "green"}), "state-no-such"),
    "no crime": (setting(crime=None), "suspicion-crime"),
    "a room twice": (setting(board=["library"] * 9), "card-twice"),
    "a pawn off the board": (setting(pawns=[9, 4, 4, 4]), "state-no-number"),
    "a number that is none": (setting(turn=True), "state-no-number"),
    "a fifth seat of four": (setting(turn=4), "state-no-number"),
    "out by halves": (setting(out=[0, False, False, False]), "state-no-flag"),
    "the turn of one who is out": (setting(out=[True, False, False, False]), "suspicion-turn-out"),
    "all out and not over": (setting(out=[True] * 4), "over-or-not"),
    "over in the middle of a turn": (setting(over=True, winners=[0]), "over-or-not"),
    "over without saying so": (setting(phase="over"), "over-or-not"),
    "winners before the end": (setting(winners=[]), "state-winners"),
    "over without a reason": (setting(phase="over", over=True, winners=[]), "suspicion-winners"),
    "another's win": (setting(phase="over", over=True, winners=[1]), "suspicion-winners"),
    "a suspicion before the step": (setting(suspicion=SAID), "suspicion-in-phase"),
    "a suspicion elsewhere": (
        setting(phase="answer", asked=1, suspicion=["green", "poison", "library"]),
        "suspicion-elsewhere",
    ),
    "an answer to nothing": (setting(phase="answer", asked=1), "suspicion-in-phase"),
    "an answer of nobody": (setting(phase="answer", suspicion=SAID), "suspicion-in-phase"),
    "an answer to oneself": (setting(phase="answer", asked=0, suspicion=SAID), "suspicion-in-phase"),
    "one passed over": (setting(phase="answer", asked=3, suspicion=SAID, passed=[1]), "suspicion-in-phase"),
    "asked twice": (setting(phase="answer", asked=1, suspicion=SAID, passed=[1]), "suspicion-in-phase"),
    "concluded too soon": (setting(phase="conclude", suspicion=SAID, passed=[1, 2]), "suspicion-in-phase"),
    "a drunken conclusion": (
        setting(phase="conclude", suspicion=SAID, passed=[1, 2, 3], drunk=True),
        "suspicion-in-phase",
    ),
    "drunk before the step": (setting(drunk=True), "suspicion-in-phase"),
    "somebody asked before the step": (setting(asked=1), "suspicion-in-phase"),
    "an unknown key": (setting(culprit=1), "state-unknown-key"),
}


@pytest.mark.parametrize("name", NEVER)
def test_what_can_never_be_is_refused(name: str) -> None:
    change, reason = NEVER[name]
    written = position()
    change(written)
    with pytest.raises(Refusal) as refusal:
        GAME.read(written)
    assert (refusal.value.code, refusal.value.reason) == ("bad-state", reason)


def test_only_five_players_choose_what_is_revealed() -> None:
    GAME.read(position(5, phase="reveal", discard=["reveal"]))
    with pytest.raises(Refusal) as refusal:
        GAME.read(position(4, phase="reveal", discard=["reveal"]))
    assert refusal.value.reason == "suspicion-in-phase"


def test_a_limit_that_is_reached_has_ended_the_game() -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.read(position(options={"max_turns": 3}, turns_taken=[1, 1, 1, 0]))
    assert refusal.value.reason == "over-or-not"


NEVER_REACHED = [
    {"pawns": [0, 8, 2, 6]},
    {"discard": ["absinthe"] * 4 + ["diversion"] * 5},
    {"turns_taken": [0, 7, 0, 2]},
    {"phase": "suspect", "drunk": True, "suspicion": SAID},
    {"phase": "answer", "asked": 1, "passed": [2, 3], "suspicion": SAID, "drunk": True},
    {"phase": "conclude", "passed": [3, 1, 2], "suspicion": SAID},
    {"phase": "over", "over": True, "winners": [0]},
    {"phase": "over", "over": True, "winners": [], "out": [True] * 4},
    {
        "phase": "over", "over": True, "winners": [], "options": {"max_turns": 4}, "turns_taken": [1] * 4,
        "suspicion": SAID, "asked": 3, "passed": [1, 2],
    },
]  # fmt: skip


@pytest.mark.parametrize("said", NEVER_REACHED)
def test_what_merely_never_was_is_read_and_written_as_it_was(said: dict[str, Any]) -> None:
    written = position(**said)
    again = whole(GAME.read(written))
    for hand in written["hands"]:
        hand.sort(key=GAME_ORDER.index)
    del written["rng"]
    assert again == written


GAME_ORDER = [
    "peacock", "scarlett", "white", "mustard", "green", "plum",
    "poison", "ice-pick", "revolver", "shears", "poker", "candlestick",
    "staircase", "lounge", "billiards", "library", "conservatory", "studio", "trophy-hall", "kitchen",
    "dining-room", "diversion",
]  # fmt: skip


def test_hands_and_discard_are_written_in_the_order_of_the_rules() -> None:
    hand = ["diversion", "library", "staircase", "poker", "white"]
    written = position(hands={0: hand}, discard=["diversion", "reveal", "absinthe"])
    again = whole(GAME.read(written))
    assert again["hands"][0] == ["white", "poker", "staircase", "library", "diversion"]
    assert again["discard"] == ["reveal", "absinthe", "diversion"]


@pytest.mark.parametrize("text", ["go:attic", "Stay", "ask:5:plum,poison", "ask:1:poison,plum", "accuse:", ""])
def test_no_other_text_is_an_action(text: str) -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.parse(text)
    assert refusal.value.reason == "suspicion-notation"


def test_no_hand_is_longer_than_the_longest() -> None:
    for seed in range(30):
        state = GAME.new(2, {"investigation": {"diversion": 14}}, SeededDealer(str(seed)))
        written = whole(state)
        evidence = [card for card in written["deck"] if card not in ("reveal", "absinthe", "diversion")]
        assert len(written["hands"][0]) + len(evidence) + 14 <= GAME.longest_hand
