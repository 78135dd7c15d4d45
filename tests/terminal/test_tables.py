"""How the tables are drawn: as they were approved, within their width, and with nothing said by colour alone."""

from __future__ import annotations

import io
import re
from functools import cache
from pathlib import Path

import pytest
from rich.console import Console

from sleuth.minds.thumb import choose
from sleuth.rules import GAMES
from sleuth.rules.dealer import SeededDealer
from sleuth.rules.match import Match, begin
from sleuth.terminal.host import TABLES
from sleuth.terminal.playing import story_name
from sleuth.words import Words

GOLDEN = Path(__file__).parents[1] / "golden" / "tables"
SETTINGS = [
    ("calaveras", 5, 11),
    ("calaveras", 4, 1000),
    ("crime-hotel", 4, 30),
    ("crime-hotel", 3, 1000),
    ("suspicion", 5, 30),
    ("suspicion", 4, 1000),
]
EVERY = pytest.mark.parametrize(("game", "players", "moves"), SETTINGS)


@cache
def match_after(game: str, players: int, moves: int) -> Match:
    rulebook, dealer = GAMES[game], SeededDealer("tables")
    match = begin(rulebook, rulebook.agree(players, {}), dealer)
    for _ in range(moves):
        if match.state.is_over():
            break
        legal = sorted(rulebook.format(action) for action in match.state.legal())
        match.do(rulebook.parse(choose(game, match.view(int(match.state.acting())), legal, dealer)), dealer)
    return match


def names(words: Words, game: str, players: int) -> list[str]:
    seats = players + players % 2 if game == "calaveras" else players
    return [story_name(words, game, players, seat) for seat in range(seats)]


def drawn(words: Words, match: Match, seat: int | None, width: int, colour: bool = False) -> str:
    paper = io.StringIO()
    game = match.game.id
    console = Console(file=paper, width=width, force_terminal=colour, color_system="truecolor" if colour else None)
    players = int(match.state.players_count())
    console.print(TABLES[game].draw(words, match.view(seat), names(words, game, players)))
    return "".join(f"{line.rstrip()}\n" for line in paper.getvalue().splitlines())


@pytest.mark.parametrize("language", ["en", "fr"])
@EVERY
def test_tables_look_as_approved(
    request: pytest.FixtureRequest, game: str, players: int, moves: int, language: str
) -> None:
    words, match = Words(language), match_after(game, players, moves)
    lines = TABLES[game].lines(words, match.view(0), names(words, game, players))
    text = drawn(words, match, 0, 80) + "\n" + "\n".join(lines) + "\n"
    path = GOLDEN / f"{game}-{players}-{'end' if match.state.is_over() else moves}-{language}.txt"
    if request.config.getoption("--write-tables"):
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text("utf-8")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [60, 80])
@EVERY
def test_tables_fit_their_width(game: str, players: int, moves: int, width: int, language: str) -> None:
    words, match = Words(language), match_after(game, players, moves)
    lines = drawn(words, match, 0, width).splitlines()
    assert max(len(line) for line in lines) <= width
    assert not any("…" in line for line in lines)


@EVERY
def test_onlookers_see_a_table_without_hands(game: str, players: int, moves: int) -> None:
    match = match_after(game, players, moves)
    table = drawn(Words("en"), match, None, 80)
    assert ("holds" in table) == (match.state.is_over() and game != "crime-hotel")


@EVERY
def test_colour_says_nothing_that_signs_do_not(game: str, players: int, moves: int) -> None:
    match = match_after(game, players, moves)
    coloured = drawn(Words("en"), match, 0, 80, colour=True)
    assert "\x1b[" in coloured
    bare = re.sub(r"\x1b\[[0-9;]*m", "", coloured)
    without = "".join(f"{line.rstrip()}\n" for line in bare.splitlines())
    assert without == drawn(Words("en"), match, 0, 80)
    signs = {"calaveras": "▲●■"[: 2 + (players > 4)], "crime-hotel": "ABCD"[:players], "suspicion": "ABCDE"[:players]}
    assert all(sign in without for sign in signs[game])
