"""A game that is left goes on as if nobody had left."""

from __future__ import annotations

import os
from itertools import islice
from pathlib import Path

import pytest
from tests.terminal.seated import drawn_numbers, moves, record_in, sit

from sleuth.rules import GAMES
from sleuth.terminal import Impossible


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_cut_in_the_middle_is_the_same_game(tmp_path: Path, game: str) -> None:
    whole, cut = tmp_path / "whole.sleuth", tmp_path / "cut.sleuth"
    lines = [action for _, action in played(game, whole)]
    half = len(lines) // 2
    sit(lines[:half], game=game, seed="cut", save=str(cut))
    assert record_in(cut).winners is None
    evening = sit(lines[half:], resume=str(cut))
    assert "The game goes on after" in evening
    assert cut.read_text("utf-8") == whole.read_text("utf-8")


def played(game: str, path: Path) -> list[tuple[int, str]]:
    """A whole game; the moves of seat 0, which the person took."""
    sit(drawn_numbers("cut"), game=game, seed="cut", save=str(path))
    return [move for move in moves(record_in(path)) if move[0] == 0]


def test_the_last_unfinished_game_is_resumed_without_naming_it(data_folder: Path) -> None:
    sit(["quit"], game="calaveras")
    sit(["quit"], game="suspicion")
    for number, file in enumerate(sorted(data_folder.iterdir())):
        os.utime(file, (number, number))
    evening = sit(["quit"], resume="")
    assert "Suspicion" in evening


def test_a_finished_game_is_not_the_one_to_go_on_with() -> None:
    sit(drawn_numbers("done"), game="calaveras", seed="done")
    with pytest.raises(Impossible, match="No unfinished game"):
        sit([], resume="")


def test_a_finished_game_named_is_shown_with_its_end(tmp_path: Path) -> None:
    path = tmp_path / "done.sleuth"
    sit(drawn_numbers("done"), game="calaveras", seed="done", save=str(path))
    assert "The shuffle was made from this secret" in sit([], resume=str(path))


def test_every_move_is_on_disk_before_the_next_question(tmp_path: Path) -> None:
    path = tmp_path / "game.sleuth"
    seen: list[int] = []

    def lines() -> object:
        for line in islice(drawn_numbers("disk"), 12):
            seen.append(len(record_in(path).moves))
            yield line

    sit(lines(), game="calaveras", seed="disk", save=str(path))  # type: ignore[arg-type] # a generator
    assert seen == sorted(seen)
    assert seen[-1] > seen[0]


@pytest.mark.parametrize("text", ["", "nonsense", "sleuth record 1\ngame: calaveras\n", "\0\1\2" * 1000])
def test_what_is_no_record_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "other.sleuth"
    path.write_text(text)
    with pytest.raises(Impossible, match="not the record"):
        sit([], resume=str(path))
    assert path.read_text() == text


def test_a_record_cut_off_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.sleuth"
    sit(["1", "1"], game="calaveras", seed="x", save=str(path))
    path.write_text(path.read_text().replace("draw seat=0 card=", "draw seat=0 card=Q"))
    with pytest.raises(Impossible, match="damaged"):
        sit([], resume=str(path))


def test_a_file_that_is_not_there_is_named() -> None:
    with pytest.raises(Impossible, match="cannot be read: No such file"):
        sit([], resume="/nowhere/at all")


def test_a_new_game_never_writes_over_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("dear diary")
    with pytest.raises(Impossible, match="needs a new file"):
        sit([], game="calaveras", save=str(path))
    evening = sit([f"save {path}", f"save {tmp_path / 'copy'}", "quit"], game="calaveras")
    assert "a file of another kind" in evening
    assert path.read_text() == "dear diary"
    assert record_in(tmp_path / "copy").game == "calaveras"


def test_the_goodbye_says_how_to_go_on(tmp_path: Path) -> None:
    path = tmp_path / "my game"
    goodbye = sit(["quit"], game="calaveras", save=str(path)).text.splitlines()[-1]
    assert goodbye.endswith(f"sleuth play --resume '{path}'")


def test_a_full_disk_does_not_end_the_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    evening = sit(["L@0", "1", "1", "table"], game="calaveras", seed="x", save=str(tmp_path / "file" / "game"))
    assert "could not be written" in evening
    assert "could not be kept" in evening
    assert "draws" in evening
