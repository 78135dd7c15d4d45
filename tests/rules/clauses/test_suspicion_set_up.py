"""Suspicion S1-S8: the cards, the deal, the board and what lies open."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.rules.clauses.suspicion_positions import (
    CRIME,
    EVIDENCE,
    GAME,
    asked,
    do,
    new,
    position,
    seen,
    whole,
)

from sleuth.rules.dealer import SeededDealer
from sleuth.rules.facts import Event
from sleuth.rules.refusal import Refusal
from sleuth.rules.suspicion import events
from sleuth.rules.suspicion.notation import ROOMS, SUSPECTS, WEAPONS

PLAYERS = [2, 3, 4, 5]


def test_S1_there_are_six_suspects_six_weapons_and_nine_rooms() -> None:
    assert SUSPECTS == ["peacock", "scarlett", "white", "mustard", "green", "plum"]
    assert WEAPONS == ["poison", "ice-pick", "revolver", "shears", "poker", "candlestick"]
    assert len(ROOMS) == 9
    assert ROOMS[-2:] == ["kitchen", "dining-room"]


@pytest.mark.parametrize("players", PLAYERS)
def test_S1_every_piece_of_evidence_is_in_the_game_once(players: int) -> None:
    written = whole(new(players))
    crime = written["crime"]
    hands = written["hands"]
    deck = written["deck"]
    cards = [*crime.values(), *deck, *(card for hand in hands for card in hand)]
    evidence = Counter(card for card in cards if card in SUSPECTS + WEAPONS + ROOMS)
    assert evidence == Counter(SUSPECTS + WEAPONS + ROOMS)


def test_S2_five_reveal_a_secret_four_absinthe_five_diversions() -> None:
    deck = Counter(whole(new(4))["deck"])
    assert (deck["reveal"], deck["absinthe"], deck["diversion"]) == (5, 4, 5)


def test_S2_the_counts_can_be_chosen_at_the_table() -> None:
    state = new(4, investigation={"reveal": 0, "absinthe": 14, "diversion": 1})
    deck = whole(state)["deck"]
    assert [deck.count(kind) for kind in ("reveal", "absinthe", "diversion")] == [0, 14, 1]


def test_S2_more_than_fourteen_of_a_kind_are_refused() -> None:
    with pytest.raises(Refusal) as refusal:
        new(4, investigation={"reveal": 15})
    assert refusal.value.code == "bad-option"


@pytest.mark.parametrize("players", [1, 6])
def test_S3_two_to_five_may_play(players: int) -> None:
    with pytest.raises(Refusal) as refusal:
        new(players)
    assert refusal.value.code == "bad-option"


def test_S3_there_is_a_board_card_for_each_room_and_a_pawn_for_each_player() -> None:
    written = whole(new(3))
    assert sorted(written["board"]) == sorted(ROOMS)
    assert written["pawns"] == [4, 4, 4]


def test_S4_the_crime_is_one_suspect_one_weapon_and_one_room() -> None:
    for seed in "abcdefgh":
        crime = whole(new(4, seed))["crime"]
        assert crime["suspect"] in SUSPECTS
        assert crime["weapon"] in WEAPONS
        assert crime["room"] in ROOMS


@pytest.mark.parametrize(("players", "dealt", "deck"), [(2, 6, 20), (3, 5, 17), (4, 4, 16), (5, 3, 17)])
def test_S5_so_many_are_dealt_and_the_rest_goes_into_the_deck(players: int, dealt: int, deck: int) -> None:
    view = seen(new(players), None)
    assert view["hands"] == [["?"] * dealt] * players
    assert view["deck"] == deck


def test_S5_no_investigation_card_is_dealt() -> None:
    for seed in "abcdefgh":
        hands = whole(new(2, seed))["hands"]
        assert all(card in SUSPECTS + WEAPONS + ROOMS for hand in hands for card in hand)


def test_S6_the_rooms_lie_at_random_and_all_pawns_stand_on_the_centre() -> None:
    boards = {str(whole(new(4, seed))["board"]) for seed in "abcdefgh"}
    assert len(boards) == 8
    assert whole(new(4))["pawns"] == [4, 4, 4, 4]


def test_S7_the_first_player_is_drawn_at_random() -> None:
    assert {new(4, str(seed)).deciding() for seed in range(40)} == {0, 1, 2, 3}


def test_S7_the_first_player_can_be_chosen_at_the_table() -> None:
    assert {new(4, str(seed), first=2).deciding() for seed in range(10)} == {2}


def test_S7_the_turn_passes_to_the_next_seat() -> None:
    state = asked(1, turn=3, hands={1: ["green", "poison", "shears", "studio"]})
    do(state, "show:green")
    assert state.deciding() == 0


def test_S8_a_seat_sees_its_own_hand_and_how_many_cards_the_others_hold() -> None:
    state = GAME.read(position(hands={1: ["green", "poison", "shears", "studio", "diversion"]}))
    view = seen(state, 1)
    assert view["hands"] == [
        ["?"] * 4,
        ["green", "poison", "shears", "studio", "diversion"],
        ["?"] * 4,
        ["?"] * 4,
    ]
    assert view["deck"] == 15
    assert view["crime"] is None
    assert "rng" not in view


def test_S8_board_pawns_discard_and_who_is_out_lie_open() -> None:
    written = position(discard=["reveal", "absinthe"], pawns=[0, 1, 2, 3], out=[False, True, False, False])
    written["turns_taken"] = [1, 1, 1, 1]
    view = seen(GAME.read(written), None)
    for key in ("board", "pawns", "discard", "out"):
        assert view[key] == written[key]


def test_S8_nobody_is_told_the_crime_the_deck_or_another_hand_at_the_set_up() -> None:
    told: list[Event] = []
    GAME.new(4, {}, SeededDealer("a"), told)
    for seat in (None, 0, 3):
        seen = [event.seen_by(seat) for event in told]
        assert events.Crime("?", "?", "?") in seen
        assert events.ShuffleEvidence(["?"] * 18) in seen
        assert events.ShuffleDeck(["?"] * 16) in seen
        dealt = [event for event in seen if isinstance(event, events.Deal)]
        assert [event.cards == ["?"] * 4 for event in dealt] == [other != seat for other in range(4)]


def test_the_cards_of_the_tests_are_those_of_the_rules() -> None:
    assert sorted([*EVIDENCE, *CRIME.values()]) == sorted(SUSPECTS + WEAPONS + ROOMS)
