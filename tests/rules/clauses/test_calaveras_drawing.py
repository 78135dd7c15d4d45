"""Calaveras, C15-C16: drawing, and the order of a turn."""

from __future__ import annotations

from tests.rules.clauses.calaveras_positions import Sitting, lay, set_up

ALL = "CHAPL"


def nearly_all_on_the_table() -> Sitting:
    """Six seats, 29 cards on the table, 18 in hands, one in the deck and none discarded."""
    return lay(
        players=6,
        hands=["LXX", "LXX", "CXX", "CXX", "HHA", "APP"],
        shown=[ALL, ALL, ALL, ALL, ALL, ""],
        innocent="C",
        suspect="HAP",
        deck="L",
    )


def nothing_to_draw(turn: int = 0) -> Sitting:
    """Six seats, 34 cards on the table and 14 in hands; the last seat holds none."""
    return lay(
        players=6,
        turn=turn,
        hands=["CX", "CXX", "HXX", "AXX", "PLX", ""],
        shown=["HAPL", ALL, ALL, ALL, ALL, ALL],
        innocent=ALL,
        deck="",
    )


def test_C15_after_playing_the_player_draws_back_up_to_three_cards() -> None:
    table = lay("HCC", deck="AP")
    table.do("H@0")
    assert (table.hands[0], table.deck) == ("CCA", "P")


def test_C15_a_hand_that_lacks_more_is_filled_too() -> None:
    table = lay(hands=["H", "CCC", "AAA", "PPP"], deck="LAXC")
    table.do("H@0")
    assert (table.hands[0], table.deck) == ("ALX", "C")


def test_C15_others_draw_nothing() -> None:
    table = lay("H")
    before = table.hands
    table.do("H@0")
    assert table.hands[1:] == before[1:]


def test_C15_as_soon_as_the_last_card_is_drawn_the_discard_pile_becomes_the_deck() -> None:
    table = lay("H", deck="A")
    discarded = table.discard
    table.do("H@0")
    assert table.happened("shuffle", "draw") == ["draw", "shuffle"]
    assert (sorted(table.deck), table.discard) == (sorted(discarded), "")


def test_C15_a_draw_that_finds_the_deck_empty_shuffles_first() -> None:
    table = lay("H", deck="")
    discarded = len(table.discard)
    table.do("H@0")
    assert table.happened("shuffle", "draw") == ["shuffle", "draw"]
    assert (len(table.deck), table.discard, len(table.hands[0])) == (discarded - 1, "", 3)


def test_C15_a_deck_that_runs_out_in_the_middle_of_a_draw_is_made_anew_and_drawn_from() -> None:
    table = lay(hands=["H", "CCC", "AAA", "PPP"], deck="LA")
    table.do("H@0")
    assert table.happened("shuffle", "draw") == ["draw", "draw", "shuffle", "draw"]
    assert len(table.hands[0]) == 3


def test_C15_the_x_just_played_is_in_the_new_deck() -> None:
    table = lay("XCC", hands=["XXX", "XXX", "XXC", "HHH"], deck="A")
    table.do("X")
    assert (table.deck.count("X"), table.discard) == (1, "")


def test_C15_cards_just_cancelled_are_in_the_new_deck() -> None:
    table = lay(hands=["LLL", "LLL", "LCC", "HHH"], shown=["L"], deck="A")
    table.do("L@0")
    assert (table.deck.count("L"), table.discard) == (2, "")


def test_C15_cards_discarded_later_in_the_turn_beside_an_empty_deck_wait_for_the_next_draw() -> None:
    table = nearly_all_on_the_table()
    table.do("L@S")
    assert table.happened("draw", "shuffle", "designate") == ["draw", "designate"]
    assert (table.deck, table.discard) == ("", ALL)
    table.do("L@5")
    assert table.happened("draw", "shuffle") == ["shuffle", "draw"]
    assert (len(table.deck), table.discard) == (4, "")


def test_C15a_with_deck_and_discard_empty_nothing_is_drawn() -> None:
    table = nothing_to_draw()
    table.do("C@0")
    assert table.happened("draw", "shuffle") == []
    assert (table.hands[0], table.turn) == ("X", 1)


def test_C15a_a_seat_with_no_card_to_play_is_passed_over() -> None:
    table = nothing_to_draw(turn=4)
    table.do("P@4")  # which cancels, so that there is something to draw for seat 4
    assert table.happened("pass-over") == ["pass-over"]
    assert table.fact("pass-over").seat == 5
    assert (table.turn, table.turns_played, table.hands[5]) == (0, 1, "")
    assert table.happened("designate") == []


def test_C16_a_turn_is_play_nicole_draw_designate_nicole_end() -> None:
    table = lay("X", shown=["C", "CH"], suspect="HA", points=[5, 5, 6, 6], nicole=1)
    table.do("X:H@1>0")
    assert table.happened() == ["play", "move", "nicole", "draw", "designate", "nicole", "end"]


def test_C16_a_cancelled_card_is_gone_before_nicole_walks_and_the_player_draws() -> None:
    table = lay("H", shown=["H", "C"], nicole=0)
    table.do("H@0")
    assert table.happened() == ["play", "cancel", "nicole", "draw"]


def test_C16_then_it_is_the_next_seats_turn_clockwise() -> None:
    for turn in range(4):
        table = lay("H", turn=turn)
        table.do("H@0")
        assert (table.turn, table.turns_played) == ((turn + 1) % 4, 1)


def test_C16_a_drawn_card_is_told_before_the_points() -> None:
    table = lay("H", shown=["", "H", "C", "C"], innocent="C", nicole=2, deck="AA")
    table.do("H@S")
    assert table.happened("draw", "designate") == ["draw", "designate"]


def test_C16_a_game_begins_with_no_turn_played() -> None:
    assert set_up().turns_played == 0
