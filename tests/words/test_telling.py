"""Everything that happens in the three games, and everything that can be done, has words."""

from __future__ import annotations

from importlib import import_module

import pytest

from sleuth.rules import GAMES
from sleuth.rules.calaveras import events as calaveras
from sleuth.rules.crime_hotel import events as crime_hotel
from sleuth.rules.dealer import SeededDealer
from sleuth.rules.facts import Event
from sleuth.rules.game import Game
from sleuth.rules.match import begin
from sleuth.rules.suspicion import events as suspicion
from sleuth.words import LANGUAGES, Words
from sleuth.words.telling import describe, tell

NAMES = ["Elena", "Karl", "Françoise", "Saïd", "William", "Dorothy"]
TABLES = [(game, players) for game in GAMES for players in GAMES[game].players]
SELDOM: dict[str, list[Event]] = {
    "calaveras": [calaveras.PassOver(1)],
    "crime-hotel": [crime_hotel.TakeBack(1)],
    "suspicion": [suspicion.Right(1, "plum", "poison", "studio")],
}
SPEECHLESS = ("{", "}", "None", "True", "False", "[", "]")  # what is left where words were missing


def random_game(game: Game, players: int, seed: str) -> tuple[list[Event], set[str]]:
    """What happened in a random game, and all that could have been done."""
    dealer = SeededDealer(seed)
    match = begin(game, game.agree(players, {}), dealer)
    possible: set[str] = set()
    for _ in range(300):
        if match.state.is_over():
            break
        possible.update(game.format(action) for action in match.state.legal()[:400:7])
        match.do(match.state.nth_legal(dealer.below(match.state.count_legal())), dealer)
    return match.log, possible


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_game_can_be_told_to_everyone_and_its_actions_described(game: str, players: int, language: str) -> None:
    words = Words(language)
    log, possible = random_game(GAMES[game], players, "told")
    told = [event.seen_by(seat) for event in log for seat in (None, *range(players))] + log
    sentences = {tell(words, game, event, NAMES) for event in told}
    sentences |= {describe(words, game, action, NAMES) for action in possible}
    for sentence in sentences:
        assert not any(sign in sentence for sign in SPEECHLESS), sentence


@pytest.mark.parametrize("game", GAMES)
def test_every_type_of_event_was_told(game: str) -> None:
    rulebook = GAMES[game]
    met = {event.kind for event in SELDOM[game]}
    for players in rulebook.players:
        for number in range(8):
            met |= {event.kind for event in random_game(rulebook, players, f"game {number}")[0]}
    assert met == types_of_events(game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_random_games_seldom_meet_can_be_told(game: str, language: str) -> None:
    for event in SELDOM[game]:
        assert NAMES[1] in tell(Words(language), game, event, NAMES)


def types_of_events(game: str) -> set[str]:
    module = import_module(f"sleuth.rules.{game.replace('-', '_')}.events")
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return {str(kind.__struct_config__.tag) for kind in kinds if kind.__module__ == module.__name__}
