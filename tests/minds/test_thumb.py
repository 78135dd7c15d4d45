"""Players by rules of thumb: always legal, better than chance, and knowing only what they were told."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sleuth.minds.thumb import View, choose
from sleuth.minds.thumb.crime_hotel import possible_rooms
from sleuth.minds.thumb.grid import Grid
from sleuth.rules import GAMES
from sleuth.rules.dealer import Dealer, SeededDealer
from sleuth.rules.match import Match, begin

EVERY = pytest.mark.parametrize("game", list(GAMES))
Chooser = Callable[[str, View, list[str], Dealer], str]


def at_random(game: str, view: View, legal: list[str], chooser: Dealer) -> str:
    return legal[chooser.below(len(legal))]


def new_match(game: str, players: int, seed: str, options: dict[str, object] | None = None) -> Match:
    rulebook = GAMES[game]
    return begin(rulebook, rulebook.agree(players, options or {}), SeededDealer(seed))


def legal_in(match: Match) -> list[str]:
    return sorted(match.game.format(action) for action in match.state.legal())


def play_out(match: Match, choosers: dict[int, Chooser], seed: str, limit: int = 1500) -> Match:
    """Go on to the end or the limit; seats without a chooser of their own move at random."""
    dealer, chance = SeededDealer(seed), SeededDealer(f"{seed}/choices")
    for _ in range(limit):
        if match.state.is_over():
            break
        chooser = choosers.get(int(match.state.deciding()), at_random)
        legal = legal_in(match)
        chosen = chooser(match.game.id, match.view(int(match.state.acting())), legal, chance)
        assert chosen in legal
        match.do(match.game.parse(chosen), dealer)
    return match


@pytest.mark.parametrize(
    ("game", "players"), [(game.id, players) for game in GAMES.values() for players in game.players]
)
def test_they_finish_games_with_legal_moves_only(game: str, players: int) -> None:
    for number in range(2):
        match = new_match(game, players, f"{number}")
        assert play_out(match, dict.fromkeys(range(6), choose), f"{number}").state.is_over()


def test_a_team_of_calaveras_wins_against_chance() -> None:
    """By chance a team wins fewer than half of the games."""
    games = [play_out(new_match("calaveras", 4, f"{n}"), {0: choose, 2: choose}, f"{n}") for n in range(20)]
    assert sum(match.state.winners() == [0, 2] for match in games) >= 16


@pytest.mark.parametrize(("game", "players"), [("crime-hotel", 3), ("suspicion", 3)])
def test_one_alone_wins_against_chance(game: str, players: int) -> None:
    """By chance a seat wins a third of the games or fewer."""
    games = [play_out(new_match(game, players, f"{n}"), {1: choose}, f"{n}") for n in range(20)]
    assert sum(match.state.is_over() and match.state.winners() == [1] for match in games) >= 14


@EVERY
def test_the_same_view_and_chooser_give_the_same_move(game: str) -> None:
    match = play_out(new_match(game, 4, "same"), {}, "same", 9)
    view, legal = match.view(int(match.state.acting())), legal_in(match)
    moves = {choose(game, view, legal, SeededDealer("one")) for _ in range(3)}
    assert len(moves) == 1


@EVERY
def test_what_they_cannot_know_changes_nothing(game: str) -> None:
    """The move is the same in another position that agrees with all the seat was told."""
    others = 0
    for number in range(6):
        match = play_out(new_match(game, 4, f"{number}", {}), {}, f"{number}", 12 + number)
        if match.state.is_over():
            continue
        seat = int(match.state.acting())
        other = Match(match.game, match.resample(seat, SeededDealer(f"{number}")), match.log_of(seat))
        others += match.game.write(other.state) != match.game.write(match.state)
        chosen = [choose(game, each.view(seat), legal_in(match), SeededDealer("x")) for each in (match, other)]
        assert chosen[0] == chosen[1]
    assert others > 0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_note_card_is_never_wrong(players: int) -> None:
    """Whatever the grid says is certain is so, for each seat and for an onlooker, all through the game."""
    for number in range(3):
        match = new_match("suspicion", players, f"{number}")
        while not match.state.is_over() and len(match.log) < 600:
            play_out(match, {0: choose}, f"{number}/{len(match.log)}", 7)
            truth = match.game.write(match.state)
            for seat in (None, *range(players)):
                check_grid(Grid(match.view(seat)), truth)


def check_grid(grid: Grid, truth: View) -> None:
    crime = tuple(truth["crime"].values())
    for card, holder in grid.holder.items():
        assert card in truth["hands"][holder]
    for kind, card in grid.crime.items():
        assert card == crime[kind]
    for seat in grid.seats:
        assert all(grid.can_hold(seat, card) for card in truth["hands"][seat] if card != "diversion")
    assert truth["over"] or crime in grid.crimes()


def test_an_accusation_is_made_only_when_it_is_right() -> None:
    for number in range(12):
        match = play_out(new_match("suspicion", 4, f"{number}"), dict.fromkeys(range(4), choose), f"{number}")
        assert match.state.is_over()
        assert len(match.state.winners()) == 1
        assert "wrong" not in [event.kind for event in match.log]


def test_the_murderer_is_always_among_the_possible_rooms() -> None:
    for number in range(4):
        match = new_match("crime-hotel", 4, f"{number}")
        while not match.state.is_over():
            for seat in range(4):
                assert match.game.write(match.state)["murderer"] in possible_rooms(match.view(seat))
            play_out(match, {0: choose}, f"{number}/{len(match.log)}", 5)


def test_a_guess_never_names_a_space_that_is_searched_through() -> None:
    """H15 allows it; no player with eyes does it while another space is open."""
    match = new_match("crime-hotel", 3, "vain")
    dealer = SeededDealer("vain")
    while not match.state.is_over():
        seat, legal = int(match.state.acting()), legal_in(match)
        chosen = choose("crime-hotel", match.view(seat), legal, dealer)
        if chosen[0] in "FCR":
            searched = {str(room) for room in match.view(seat)["searched"]}  # type: ignore[attr-defined] # a list
            rooms = [f"{floor}{column}" for floor in "123" for column in "123456789"]
            place = {"F": slice(0, 1), "C": slice(1, 2), "R": slice(0, 2)}[chosen[0]]
            assert not searched.issuperset(room for room in rooms if room[place] == chosen[1:])
        match.do(match.game.parse(chosen), dealer)
