"""Whole games at the terminal, from the first question to the last card shown."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.terminal.seated import drawn_numbers, record_in, sit

from sleuth.record.replaying import check
from sleuth.rules import GAMES

TABLES = [(game.id, players) for game in GAMES.values() for players in game.players]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_game_is_played_to_its_end(tmp_path: Path, game: str, players: int, language: str) -> None:
    path = tmp_path / "game.sleuth"
    evening = sit(
        drawn_numbers("whole"), language, game=game, players=players, seat=players - 1, seed="whole", save=str(path)
    )
    record = record_in(path)
    assert evening.code == 0
    assert record.winners is not None
    assert check(record).problems == []
    assert str(path) in evening.text.splitlines()[-1]
    assert any(result in evening for result in RESULTS[language])


RESULTS = {
    "en": ["You have won.", "You have lost.", "Nobody has won."],
    "fr": ["Vous avez gagné.", "Vous avez perdu.", "Personne n’a gagné."],
}


@pytest.mark.parametrize("game", list(GAMES))
def test_plain_paper_holds_nothing_that_steers_a_terminal(game: str) -> None:
    evening = sit(drawn_numbers("plain", 60), game=game, seed="plain")
    assert all(line.isprintable() for line in evening.text.splitlines())


def test_without_a_game_the_host_asks_which() -> None:
    evening = sit(["chess", "", "2", "quit"])
    assert "no chess in the list" in evening
    assert "Investigation 1 begins" in evening


def test_the_end_of_input_while_choosing_a_game_ends_politely() -> None:
    assert sit([]).code == 0


def test_the_end_shows_all_hands_and_the_deck() -> None:
    evening = sit(drawn_numbers("end"), game="suspicion", players=3, seed="end")
    last = evening.text[evening.text.rindex("Rooms, row by row") :]
    assert "The crime: " in last
    assert all(f"{name} holds: " in last for name in ("Agatha (you)", "Basil", "Cecily"))
    assert "Left in the deck" in last


def test_an_own_name_stands_at_the_table() -> None:
    evening = sit(["quit"], game="calaveras", players=4, name="Zoé", seat=2)
    assert "You play Zoé (seat 2)" in evening


def test_options_are_those_of_the_game() -> None:
    evening = sit(drawn_numbers("short"), game="calaveras", options=["max_turns=1", "first=0"], seed="short")
    assert "The last turn allowed has been played" in evening


def test_a_ghost_plays_from_the_hand_of_its_partner() -> None:
    evening = sit(drawn_numbers("ghost", 30), game="calaveras", players=3, seat=1, seed="ghost")
    assert "Saïd Djalal, what do you do?" in evening
    assert "Françoise Dujardin, what do you do?" in evening


def test_a_space_with_nothing_left_to_search_is_warned_of() -> None:
    """H15."""
    evening = sit(drawn_numbers("vain"), game="crime-hotel", players=3, seed="vain")
    assert "nothing there is left to search" in evening
