"""What holds in every position of every game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.rules.tables import TABLES, Playthrough, Table, a_game, encoded, play_at_random

from sleuth.rules.dealer import SeededDealer
from sleuth.rules.game import NO_SEAT, State
from sleuth.rules.refusal import Refusal

WHOLE = 1000  # up to so many numbers are all tried in each position, of more a sample
EVERY = pytest.mark.parametrize("table", TABLES, ids=str)


def points(written: dict[str, object]) -> list[int]:
    """The points of all seats, one after the other."""
    scores = written.get("points", written.get("scores", []))
    assert isinstance(scores, list)
    return [number for score in scores for number in (score if isinstance(score, list) else [score])]


def numbers_to_try(table: Table, position: int) -> list[int]:
    limit = table.game.actions(table.all_options())
    edges = [-1, 0, limit - 1, limit, limit + 7]
    if limit <= WHOLE:
        return [*range(limit), -1, limit, limit + 7]
    chooser = SeededDealer(f"numbers/{position}")
    return [*edges, *(int(chooser.below(limit)) for _ in range(40))]


def check_playthrough(game: Playthrough) -> None:
    table = game.table
    before: list[int] = []
    for state in game.states:
        written = table.written(state)
        table.game.read(written)  # which counts the cards, and refuses what can never be
        scores = points(written)
        assert all(new >= old for old, new in zip(before, scores, strict=True)) if before else True
        before = scores
        hands = written["hands"]
        assert isinstance(hands, list)
        assert all(len(hand) <= table.game.longest_hand for hand in hands)
        if state.is_over():
            assert state.deciding() == NO_SEAT
            assert state.acting() == NO_SEAT
            assert state.count_legal() == 0
            assert written["winners"] == state.winners()
        else:
            assert state.count_legal() > 0
            assert 0 <= state.acting() < table.players
            assert written["winners"] is None


@EVERY
def test_cards_are_conserved_points_only_rise_and_it_is_over_or_goes_on(
    table: Table, many: Callable[[int, int], int]
) -> None:
    check_playthrough(a_game(table))


@settings(max_examples=15, deadline=None)
@given(st.sampled_from(TABLES), st.text(max_size=4))
def test_they_hold_whatever_the_seed(table: Table, seed: str) -> None:
    check_playthrough(play_at_random(table, seed, 60))


@pytest.mark.soak
@EVERY
def test_they_hold_in_many_games(table: Table, many: Callable[[int, int], int]) -> None:
    for number in range(many(1, 200)):
        check_playthrough(play_at_random(table, f"soak {number}"))


@EVERY
def test_legal_are_exactly_the_numbers_that_verify(table: Table) -> None:
    game = a_game(table)
    for position, state in enumerate(game.states[::7]):
        legal = state.legal()
        assert len(set(legal)) == len(legal) == state.count_legal()
        assert [state.nth_legal(n) for n in range(state.count_legal())] == legal
        assert all(state.verify(action) is None for action in legal)
        tried = numbers_to_try(table, position)
        verified = {number for number in tried if state.verify(number) is None}
        assert verified == set(legal) & set(tried)


@EVERY
def test_a_refused_action_changes_nothing_and_says_why(table: Table) -> None:
    game = a_game(table)
    for position, state in enumerate(game.states[::9]):
        before = encoded(table.written(state))
        dealer = SeededDealer("untouched")
        for number in numbers_to_try(table, position)[::11]:
            refusal = state.verify(number)
            if refusal is not None:
                check_refused(state, number, dealer, refusal)
        assert encoded(table.written(state)) == before
        assert dealer.text() == SeededDealer("untouched").text()


def check_refused(state: State, number: int, dealer: SeededDealer, refusal: Refusal) -> None:
    with pytest.raises(Refusal) as raised:
        state.apply(number, dealer)
    assert raised.value.reason == refusal.reason
    assert refusal.code == ("game-over" if state.is_over() else "illegal-action")


@EVERY
def test_counting_the_actions_of_a_game_bounds_them_all(table: Table) -> None:
    limit = table.game.actions(table.all_options())
    assert all(0 <= action < limit for action in a_game(table).actions)
