"""Positions of Suspicion drawn from those that agree with what a seat was told."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.clauses.suspicion_positions import GAME, do, position, seen, whole

from sleuth.rules.dealer import SeededDealer
from sleuth.rules.facts import Event
from sleuth.rules.game import State
from sleuth.rules.suspicion import events

DRAWS = 60
HANDS = {
    0: ["peacock", "scarlett", "ice-pick", "lounge"],
    1: ["green", "poison", "shears", "studio"],
    2: ["white", "mustard", "revolver", "library"],
    3: ["trophy-hall", "poker", "kitchen", "billiards"],
}
TABLES: list[tuple[int, dict[str, int]]] = [
    (2, {}),
    (3, {}),
    (4, {"diversion": 14}),
    (5, {}),
    (4, {"reveal": 0, "absinthe": 0, "diversion": 0}),
]


def a_game(players: int, investigation: dict[str, int], seed: str) -> tuple[State, list[Event]]:
    """The beginning of a game in which hardly anybody accuses, and nobody ends it."""
    dealer = SeededDealer(seed)
    told: list[Event] = []
    state = GAME.new(players, {"investigation": investigation}, dealer, told)
    while len(told) < 130:
        action = state.nth_legal(dealer.below(state.count_legal()))
        if GAME.format(action).startswith("accuse") and dealer.below(40):
            continue
        following, heard = state.copy(), list[Event]()
        following.apply(action, dealer, heard)
        if not following.is_over():
            state = following
            told += heard
    return state, told


def worlds(state: State, seat: int, told: list[Event], draws: int = DRAWS) -> list[dict[str, Any]]:
    """Positions drawn for a seat, each of which can be loaded and looks to it as the true one does."""
    dealer = SeededDealer("worlds")
    heard = [event.seen_by(seat) for event in told]
    found = []
    for _ in range(draws):
        world = GAME.resample(state, seat, heard, dealer)
        assert seen(world, seat) == seen(state, seat)
        found.append(whole(world))
        GAME.read({**found[-1], "rng": ""})
    return found


@pytest.mark.parametrize(("players", "investigation"), TABLES)
def test_a_drawn_position_agrees_with_everything_the_seat_was_told(players: int, investigation: dict[str, int]) -> None:
    for seed in "abc":
        state, told = a_game(players, investigation, seed)
        for seat in range(players):
            for world in worlds(state, seat, told, 5):
                agrees(world, [event.seen_by(seat) for event in told])


def agrees(world: dict[str, Any], told: list[Event]) -> None:
    """Each fact is true in the world, as far as it can be said of the hands at the end."""
    named: set[str] = set()
    accused: list[str] = []
    for at, event in enumerate(told):
        if isinstance(event, events.Ask):
            named = {event.suspect, event.weapon, event.room}
        elif isinstance(event, events.Show):
            assert ({event.card} if event.card != "?" else named) & set(world["hands"][event.seat])
        elif isinstance(event, events.Nothing):
            later = [fact for fact in told[at:] if isinstance(fact, events.Keep) and fact.seat == event.seat]
            assert len(named & set(world["hands"][event.seat])) <= len(later)
        elif isinstance(event, events.Accuse):
            accused = [event.suspect, event.weapon, event.room]
        elif isinstance(event, events.Wrong):
            assert accused != list(world["crime"].values())
        elif isinstance(event, (events.RevealPick, events.RevealChoice)) and event.card != "diversion":
            assert event.card in world["hands"][event.seat]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nothing_but_what_the_seat_may_see_is_looked_at(players: int) -> None:
    state, told = a_game(players, {}, "peek")
    for seat in range(players):
        heard = [event.seen_by(seat) for event in told]
        other = GAME.resample(state, seat, heard, SeededDealer("other"))
        drawn = GAME.resample(state, seat, heard, SeededDealer("same"))
        assert whole(GAME.resample(other, seat, heard, SeededDealer("same"))) == whole(drawn)


def test_at_the_set_up_every_other_card_can_be_the_crime() -> None:
    told: list[Event] = []
    state = GAME.new(4, {}, SeededDealer("a"), told)
    own = set(seen(state, 0)["hands"][0])
    possible = {card for world in worlds(state, 0, told, 400) for card in world["crime"].values()}
    assert len(possible) == 21 - len(own)
    assert not possible & own


def test_one_of_three_of_which_two_are_elsewhere_is_the_third() -> None:
    hands = {
        **HANDS,
        1: ["green", "mustard", "shears", "studio"],
        2: ["white", "poison", "conservatory", "library"],
    }
    state = GAME.read(position(phase="suspect", hands=hands))
    told = [*do(state, "ask:1:green,poison"), *do(state, "show:green")]
    assert all("green" in world["hands"][1] for world in worlds(state, 2, told))
    assert {"green" in world["hands"][1] for world in worlds(state, 3, told)} == {True, False}


def test_the_two_concerned_know_which_card_was_shown() -> None:
    state = GAME.read(position(phase="suspect", hands=HANDS))
    told = [*do(state, "ask:1:green,poison"), *do(state, "show:poison")]
    assert all("poison" in world["hands"][1] for world in worlds(state, 0, told))


def test_who_had_none_may_have_kept_one_later() -> None:
    state = GAME.read(position(phase="suspect", hands=HANDS, top="conservatory", turns_taken=[1, 1, 1, 1]))
    told = do(state, "ask:2:green,candlestick")
    told += do(state, "none")
    told += do(state, "none")
    told += do(state, "show:green")
    named = {"green", "candlestick", "conservatory"}
    assert not any(named & set(world["hands"][2]) for world in worlds(state, 0, told))
    for action in ("stay", "ask:0:peacock,poison", "show:peacock", "go:library"):
        told += do(state, action)
    kept = [named & set(world["hands"][2]) for world in worlds(state, 0, told, 300)]
    assert all(len(cards) <= 1 for cards in kept)
    assert any(kept)
    assert not all(kept)


def test_a_diversion_that_was_revealed_is_still_there() -> None:
    hands = {**HANDS, 0: [*HANDS[0], "diversion"]}
    state = GAME.read(position(hands=hands, top="reveal"))
    assert {"diversion" in world["hands"][0] for world in worlds(state, 2, [])} == {True, False}
    told = do(state, "go:library", [[21]])
    assert all("diversion" in world["hands"][0] for world in worlds(state, 2, told))


def test_a_diversion_was_not_kept_after_it_was_used() -> None:
    hands = {**HANDS, 1: [*HANDS[1], "diversion"]}
    state = GAME.read(position(phase="suspect", hands=hands, top="conservatory"))
    told = do(state, "ask:1:green,poison")
    told += do(state, "divert")
    told += do(state, "none")
    told += do(state, "none")
    told += do(state, "pass")
    told += do(state, "go:lounge")
    kept = {len(set(world["hands"][1]) - {"diversion"}) for world in worlds(state, 2, told)}
    assert kept == {4, 5}


def test_a_wrong_accusation_is_not_the_crime() -> None:
    state = GAME.read(position(phase="suspect", hands=HANDS))
    told = do(state, "accuse:plum,candlestick,conservatory")
    for world in worlds(state, 1, told, 300):
        assert list(world["crime"].values()) != ["plum", "candlestick", "conservatory"]


def test_one_who_is_out_knows_the_crime() -> None:
    state = GAME.read(position(phase="suspect", hands=HANDS))
    told = do(state, "accuse:plum,candlestick,conservatory")
    assert all(world["crime"] == whole(state)["crime"] for world in worlds(state, 0, told))


def test_after_the_end_only_the_deck_is_unknown() -> None:
    state = GAME.read(position(phase="suspect", hands=HANDS))
    told = do(state, "accuse:plum,candlestick,dining-room")
    for world in worlds(state, 3, told):
        assert (world["hands"], world["crime"]) == (whole(state)["hands"], whole(state)["crime"])
        assert sorted(world["deck"]) == sorted(whole(state)["deck"])


def test_a_loaded_position_is_known_by_its_looks_alone() -> None:
    state = GAME.read(position(3))
    assert len({str(world["crime"]) for world in worlds(state, 1, [])}) > 10
