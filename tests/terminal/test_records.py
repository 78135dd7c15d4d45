"""`sleuth record` as a person meets it."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from sleuth.record import read_record, write_record
from sleuth.record.replaying import as_seen_by
from sleuth.terminal.paper import Paper
from sleuth.terminal.playing import Impossible
from sleuth.terminal.records import Reading, check_file, export, show
from sleuth.words import Words

GOLDEN = Path(__file__).parent.parent / "golden" / "records"
ALL = sorted(GOLDEN.glob("*.sleuth"))


def said(action: object, reading: Reading, language: str = "en") -> tuple[int, str]:
    target = io.StringIO()
    assert callable(action)
    code = action(reading, Words(language), Paper(io.StringIO(), target))
    return code, target.getvalue()


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.stem)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_golden_record_is_told_whole_and_from_each_seat(path: Path, language: str) -> None:
    record, _ = read_record(path.read_text("utf-8"))
    assert record is not None
    for seat in [None, *range(record.players)]:
        for at in (None, 0, 3):
            code, text = said(show, Reading(str(path), seat, at), language)
            assert code == 0
            assert record.rulebook.title[language] in text
            assert "\x1b" not in text


def test_a_seat_is_not_told_what_it_could_not_know() -> None:
    path = str(GOLDEN / "calaveras-3-0.sleuth")
    _, whole = said(show, Reading(path, None, 0))
    _, seen = said(show, Reading(path, 1, 0))
    assert "Player 0 is dealt 3 cards" not in whole
    assert "Player 0 is dealt 3 cards" in seen


def test_a_right_record_is_said_to_be_right_and_proven() -> None:
    code, text = said(check_file, Reading(str(ALL[0])))
    assert code == 0
    assert "The secret fits the commitment" in text


def test_a_wrong_record_is_told_by_line_and_not_for_ever(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "forged"
    text = ALL[0].read_text("utf-8")
    path.write_text(text.replace("\n1. ", "\n1. 9", 1), "utf-8")
    code, _ = said(check_file, Reading(str(path)))
    assert code == 1
    line = text.split("\n1. ")[0].count("\n") + 2
    assert f"Line {line}:" in capsys.readouterr().err
    path.write_bytes(bytes(range(256)) * 400)
    with pytest.raises(Impossible):
        said(check_file, Reading(str(path)))
    assert len(capsys.readouterr().err.splitlines()) < 30


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.stem)
def test_the_export_is_json_with_all_that_happened(path: Path) -> None:
    code, text = said(export, Reading(str(path)))
    assert code == 0
    exported = json.loads(text)
    assert exported["moves"][-1]["events"][-1]["type"] == "end"
    assert [move["number"] for move in exported["moves"]] == list(range(len(exported["moves"])))
    code, seen = said(export, Reading(str(path), seat=0))
    assert code == 0
    assert exported["secret"] not in seen


def test_a_seats_record_is_shown_to_that_seat_alone(tmp_path: Path) -> None:
    record, _ = read_record((GOLDEN / "suspicion-4-0.sleuth").read_text("utf-8"))
    assert record is not None
    path = tmp_path / "mine"
    path.write_text(write_record(as_seen_by(record, 2)), "utf-8")
    code, text = said(show, Reading(str(path), 2))
    assert code == 0
    assert "only what seat 2 was told" in text
    with pytest.raises(Impossible, match="seat 2"):
        said(show, Reading(str(path), 1))


@pytest.mark.parametrize(
    ("reading", "why"),
    [
        (Reading("/no/such/file"), "cannot be read"),
        (Reading("a\0b"), "cannot be read"),
        (Reading(str(GOLDEN)), "cannot be read"),
        (Reading(str(ALL[0]), seat=9), "9"),
        (Reading(str(ALL[0]), seat=-1), "-1"),
        (Reading(str(ALL[0]), at=10_000), "no move"),
        (Reading(str(ALL[0]), at=-1), "no move"),
    ],
)
def test_what_cannot_be_shown_is_refused_with_words(reading: Reading, why: str) -> None:
    with pytest.raises(Impossible, match=why):
        said(show, reading)
