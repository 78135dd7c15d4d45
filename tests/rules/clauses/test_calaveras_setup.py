"""Calaveras, C6-C9: the set-up."""

from __future__ import annotations

import pytest
from tests.rules.clauses.calaveras_positions import CALAVERAS, is_refused, lay, set_up

from sleuth.rules.refusal import Refusal

SEATS = [(3, 4), (4, 4), (5, 6), (6, 6)]


@pytest.mark.parametrize(("players", "seats"), SEATS)
def test_C6_three_or_four_players_use_four_seats_and_five_or_six_six(players: int, seats: int) -> None:
    assert set_up(players).seats == seats


@pytest.mark.parametrize("players", [2, 7, 0, True, "4", None, 4.0])
def test_C6_no_other_number_of_players_can_play(players: object) -> None:
    with pytest.raises(Refusal) as refused:
        CALAVERAS.read_players(players)
    assert refused.value.reason == "option-players"


@pytest.mark.parametrize(("players", "seats"), SEATS)
def test_C6_seats_play_clockwise_so_that_every_team_plays_before_any_plays_twice(players: int, seats: int) -> None:
    table = set_up(players, first=0)
    turns = []
    for _ in range(2 * seats):
        turns.append(table.turn)
        table.do(next(action for action in table.legal() if action[0] != "X"))
    assert turns == [*range(seats)] * 2


@pytest.mark.parametrize(("players", "winners"), [(4, [1, 3]), (3, [1, 3]), (6, [1, 4]), (5, [1, 4])])
def test_C6_partners_sit_opposite_each_other_and_win_together(players: int, winners: list[int]) -> None:
    shown = ["", "C", "C", "C", "C", "C"] if players > 4 else ["", "C", "C", "C"]
    points = [5, 0, 1, 1, 1, 1] if players > 4 else [5, 0, 1, 1]
    table = lay("H", players=players, shown=shown, innocent="C", points=points, nicole=1)
    table.do("H@I")
    assert table.winners == winners


def test_C6_a_seat_that_is_not_there_cannot_be_played_to() -> None:
    assert lay("H").refusal("H@4") == ("no-such-seat", "C6")
    assert lay("X", shown=["C"]).refusal("X:C@0>5") == ("no-such-seat", "C6")
    assert lay("H", players=5).refusal("H@5") == ("", "")


@pytest.mark.parametrize(("players", "ghost"), [(3, 3), (4, None), (5, 5), (6, None)])
def test_C7_the_highest_seat_is_a_ghost_with_three_or_five_players(players: int, ghost: int | None) -> None:
    table = set_up(players)
    assert table.ghost == ghost
    assert [len(hand) for hand in table.hands] == [3] * players + [0] * (table.seats - players)


@pytest.mark.parametrize(("players", "ghost", "partner"), [(3, 3, 1), (5, 5, 2)])
def test_C7_the_partner_plays_for_the_ghost_from_their_own_hand_and_refills_it(
    players: int, ghost: int, partner: int
) -> None:
    table = lay("CHX", players=players, turn=ghost, deck="AA")
    assert (table.state.deciding(), table.state.acting()) == (ghost, partner)
    assert table.refusal("A@0") == ("card-not-in-hand", "C11")
    assert table.refusal("L@5" if players == 5 else "L@3") == ("card-not-in-hand", "C10")
    table.do("H@0")
    play = table.fact("play")
    assert (play.seat, play.player) == (ghost, partner)
    assert table.fact("draw").seat == partner
    assert table.hands[partner] == "CAX"
    assert table.hands[ghost:] == [""]
    assert table.turn == 0


@pytest.mark.parametrize("players", [3, 5])
def test_C7_a_ghost_has_cards_before_it_and_points_like_any_seat(players: int) -> None:
    ghost = 3 if players == 3 else 5
    shown = ["C"] * ghost + ["H"]
    table = lay("AX", players=players, shown=shown, innocent="C", points=[1] * ghost)
    table.do("A@I")
    assert table.fact("designate").seat == ghost
    assert table.points[ghost] == 2
    assert table.shown[ghost] == "H"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_C8_every_player_is_dealt_three_cards_and_the_rest_is_the_deck(players: int) -> None:
    table = set_up(players)
    assert [len(hand) for hand in table.hands[:players]] == [3] * players
    assert len(table.deck) == 48 - 3 * players
    assert table.happened() == ["first", "shuffle"] + ["deal"] * players


def test_C8_the_deck_is_shuffled() -> None:
    assert len({set_up(seed=str(seed)).deck for seed in range(20)}) == 20


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_C9_each_player_but_never_the_ghost_may_be_drawn_to_begin(players: int) -> None:
    assert {set_up(players, seed=str(seed)).turn for seed in range(60)} == set(range(players))


@pytest.mark.parametrize("first", [0, 1, 2])
def test_C9_the_option_first_names_who_begins_and_nicole_stands_there(first: int) -> None:
    table = set_up(3, first=first)
    assert (table.turn, table.nicole, table.fact("first").seat) == (first, first, first)


def test_C9_nicole_stands_before_whoever_was_drawn() -> None:
    for seed in range(20):
        table = set_up(seed=str(seed))
        assert table.nicole == table.turn


@pytest.mark.parametrize("first", [3, -1, "0", None, True])
def test_C9_the_ghost_cannot_be_first_nor_anything_that_is_no_seat(first: object) -> None:
    assert is_refused({"first": first}, players=3) == "option-first"
