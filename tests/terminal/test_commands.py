"""What can be written besides the numbers of the list, and what comes of writing nonsense."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.terminal.seated import moves, record_in, sit

from sleuth.rules import GAMES
from sleuth.rules.suspicion.notation import ROOMS
from sleuth.terminal import Impossible
from sleuth.terminal.sitting import Sitting, sit_down

SUSPICION: dict[str, Any] = {"game": "suspicion", "players": 4, "seed": "a", "options": ["first=0"]}


def test_a_move_is_read_in_small_letters_and_by_its_beginning(tmp_path: Path) -> None:
    path = tmp_path / "game"
    sit(["c@i", "h@1"], game="calaveras", seed="a", options=["first=0"], save=str(path))
    assert moves(record_in(path))[1] == (0, "C@I")


def test_a_beginning_that_fits_several_moves_names_some_of_them() -> None:
    evening = sit(["c@"], game="calaveras", seed="a", options=["first=0"])
    assert "c@ can mean 6 moves: C@0, C@1" in evening


def test_an_illegal_move_is_refused_with_its_clause_and_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game"
    evening = sit(["L@2"], game="calaveras", seed="a", options=["first=0"], save=str(path))
    assert "(clause C11)" in evening
    assert len(moves(record_in(path))) == 1


def test_a_question_mark_tells_what_can_be_done() -> None:
    assert "C13. You may play an Unexpected Development" in sit(["?"], game="calaveras", options=["first=0"])
    assert "S9. " in sit(["?"], **SUSPICION)


def test_a_question_about_a_clause_is_answered() -> None:
    evening = sit(["? c24", "?H8", "? S26a"], game="calaveras", options=["first=0"])
    assert "C24. " in evening
    assert "H8. " in evening
    assert "S26a. " in evening


def test_a_question_about_a_move_tells_where_it_leads_and_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game"
    lines = ["? c@0", "? l@2", "? X", "? blah"]
    evening = sit(lines, game="calaveras", seed="a", options=["first=0"], save=str(path))
    assert "Yes, this can be done: Carnival in front of" in evening
    assert "- Elena Koltsova plays the Carnival in front of Elena Koltsova." in evening
    assert "(clause C11)" in evening
    assert len(moves(record_in(path))) == 1


def test_foresight_never_tells_a_card_that_is_not_drawn_yet() -> None:
    lines = [f"? go:{room}" for room in ROOMS]
    evening = sit(lines, **SUSPICION)
    asked = evening.text[evening.text.index("what do you do?") :]
    assert asked.count("Yes, this can be done") == 4
    assert "takes" not in asked
    assert "keeps" not in asked


def test_the_log_tells_the_last_events() -> None:
    evening = sit(["log 2", "log many"], **SUSPICION)
    asked = evening.text[evening.text.index("what do you do?") :]
    assert "The rooms, row by row" in asked
    assert "not many" in asked


def test_table_and_back_show_again_what_was_there() -> None:
    evening = sit(["table", "1", "back", "retour"], game="calaveras", options=["first=0"])
    assert evening.text.count("Nicole stands with") == 2
    assert evening.text.count("  1. ") >= 3


def test_commands_have_french_names_too() -> None:
    evening = sit(["annuler", "journal 1", "quitter"], "fr", game="calaveras", options=["first=0"])
    assert "Rien à reprendre" in evening
    assert "À bientôt" in evening


def test_french_keeps_its_own_spaces() -> None:
    evening = sit(["zzz\u00a0!", "\u00a0journal\u00a01"], "fr", **SUSPICION)
    assert "stay\u00a0;" in evening
    assert "�" not in evening


# Undo


def seated(game: str, until: str, seat: int = 0) -> Sitting:
    """A game in which the person is to decide and can take the action `until`."""
    rulebook = GAMES[game]
    setup = rulebook.agree(4, {})
    sitting = sit_down(rulebook, setup, seat, ["a", "b", "c", "d"], "undo", Path("unused"), "")
    while not (sitting.is_mine() and until in sitting.legal()):
        assert not sitting.is_over()
        sitting.let_other_move()
    return sitting


def test_a_stay_is_taken_back_because_nothing_came_of_it() -> None:
    sitting = seated("suspicion", "stay")
    before, written = sitting.view(), moves(sitting.record)
    sitting.do("stay")
    assert sitting.undo()
    assert sitting.view() == before
    assert moves(sitting.record) == written
    assert not sitting.undo()


def test_what_was_taken_back_can_be_decided_otherwise_with_the_same_chance() -> None:
    one, other = seated("suspicion", "stay"), seated("suspicion", "stay")
    other.do("stay")
    other.undo()
    step = next(action for action in one.legal() if action.startswith("go:"))
    assert one.do(step) == other.do(step)


def test_nothing_is_taken_back_once_another_has_decided() -> None:
    sitting = seated("suspicion", "stay")
    sitting.do("stay")
    sitting.do(sitting.legal()[0])
    sitting.let_other_move()
    assert not sitting.undo()


def test_a_question_is_not_taken_back_once_it_is_answered_by_chance_or_card() -> None:
    sitting = seated("calaveras", "H@I")
    sitting.do("H@I")
    assert not sitting.undo()


def test_a_step_that_took_a_card_is_not_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "game"
    evening = sit(["1", "undo"], save=str(path), **SUSPICION)
    assert "There is nothing to take back" in evening
    assert len(moves(record_in(path))) == 2


def test_a_move_that_others_have_answered_is_not_taken_back() -> None:
    evening = sit(["1", "1", "undo"], game="calaveras", options=["first=0"])
    assert "There is nothing to take back" in evening


# Nonsense


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("x" * 10_000, "10,000 signs long"),
        ("\x1b[2J\x07", "no text"),
        ("\0\x01\ufffd", "no text"),
        ("99", "There is no 99 in the list"),
        ("0", "There is no 0 in the list"),
        ("-1", "-1"),
        ("９", "There is no 9 in the list"),
        ("?" + "?" * 300, "?"),
        ("save /proc/nowhere/x", "could not be written"),
        ("save ~nobody-of-this-name/x", "could not be written"),
        ("accuse plum", "accuse"),
        ("go:nowhere", "go:nowhere"),
        ("{ $name }", "$name"),
        ("[bold]x[/bold]", "[bold]"),
    ],
)
def test_nonsense_gets_a_sentence_and_changes_nothing(tmp_path: Path, line: str, answer: str) -> None:
    path = tmp_path / "game"
    evening = sit([line], save=str(path), **SUSPICION)
    said = evening.text[evening.text.index("what do you do?") :].split("> ", 2)[1]
    assert answer in said
    assert len(said.splitlines()) >= 2
    assert all(text.isprintable() for text in said.splitlines())
    assert len(moves(record_in(path))) == 1


@pytest.mark.parametrize(
    ("wishes", "why"),
    [
        ({"game": "chess"}, 'no game "chess"'),
        ({"game": "x" * 10_000}, "no game"),
        ({"game": "calaveras", "players": 9}, "9 is not a number of players"),
        ({"game": "calaveras", "seat": 4}, "seats go from 0 to 3"),
        ({"game": "calaveras", "seat": -1}, "seats go from 0 to 3"),
        ({"game": "calaveras", "players": 3, "seat": 3}, "seats go from 0 to 2"),
        ({"game": "calaveras", "options": ["max_turns"]}, "write name=value"),
        ({"game": "calaveras", "options": ["max_turns=often"]}, "max_turns cannot be"),
        ({"game": "calaveras", "options": ["speed=1"]}, "no option"),
        ({"game": "calaveras", "options": ["max_turns=" + "[" * 100_000]}, "max_turns cannot be"),
        ({"game": "calaveras", "name": "x" * 10_000}, "1 to 40 signs"),
        ({"game": "calaveras", "name": "\x1b[31m"}, "1 to 40 signs"),
        ({"game": "calaveras", "seed": ""}, "seed"),
        ({"game": "calaveras", "seed": "two\nlines"}, "seed"),
    ],
)
def test_what_cannot_be_played_is_said_before_anything_is_written(
    data_folder: Path, wishes: dict[str, Any], why: str
) -> None:
    with pytest.raises(Impossible, match=why) as told:
        sit([], **wishes)
    assert str(told.value).isprintable()
    assert not data_folder.exists()
