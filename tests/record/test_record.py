"""Records: written strictly, read tolerantly, replayed without drawing, kept for ever."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sleuth.record import Move, Record, commitment_of, read_record, replay, write_record
from sleuth.record.replaying import as_seen_by, check
from sleuth.rules.dealer import Dealer

FOLDER = Path(__file__).parent.parent / "golden" / "records"
GOLDEN = sorted(FOLDER.glob("*.sleuth"))


def golden(path: Path) -> Record:
    record, problems = read_record(path.read_text("utf-8"))
    assert record is not None
    assert problems == []
    return record


def reasons(text: str) -> list[tuple[int, str]]:
    """What is wrong with a text, and with the game it tells."""
    record, problems = read_record(text)
    if record is not None and not problems:
        problems = check(record).problems
    return [(problem.line, problem.reason) for problem in problems]


@pytest.fixture(params=["calaveras-3-0", "crime-hotel-4-0", "suspicion-5-0"])
def text(request: pytest.FixtureRequest) -> str:
    return (FOLDER / f"{request.param}.sleuth").read_text("utf-8")


def test_every_game_and_player_count_has_golden_records() -> None:
    tables = {path.stem.rsplit("-", 1)[0] for path in GOLDEN}
    counts = {"calaveras": [3, 4, 5, 6], "crime-hotel": [3, 4], "suspicion": [2, 3, 4, 5]}
    assert tables == {f"{game}-{players}" for game, several in counts.items() for players in several}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_records_replay_to_their_result_and_fit_their_commitment(path: Path) -> None:
    assert check(golden(path)).problems == []


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_what_is_read_is_written_again_to_the_letter(path: Path) -> None:
    assert write_record(golden(path)) == path.read_text("utf-8")


def test_a_replay_draws_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []
    monkeypatch.setattr("sleuth.record.replaying.dealer_of_move", lambda *_: drawn.append(1))
    for path in GOLDEN:
        replayed = replay(golden(path))
        assert replayed.problems == []
        assert replayed.match is not None
        assert replayed.match.state.is_over()
    assert drawn == []
    with pytest.raises(NotImplementedError):
        Dealer().below(2)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_seats_record_shows_what_the_seat_was_told_and_nothing_else(path: Path) -> None:
    record = golden(path)
    record.moves[2].comments.append("planted-secret")
    replayed = replay(record)
    assert replayed.match is not None
    for seat in range(record.players):
        seen = write_record(as_seen_by(record, seat))
        assert record.secret not in seen
        assert ("planted-secret" in seen) == (record.moves[2].seat == seat)
        read, problems = read_record(seen)
        assert problems == []
        assert read is not None
        assert read.seen_by == seat
        told = [fact for move in read.moves for fact in move.facts]
        assert told == [event for event in replayed.match.log_of(seat) if event.chance or event.private]
        assert reasons(seen) == [(0, "record-seat-only")]


def test_comments_and_tags_survive() -> None:
    record = golden(GOLDEN[0])
    record.moves[1].comments = ["Why not the Hotel?", "« Parce que. »"]
    record.moves[1].tags = [("clock", "12.5"), ("remark", "bold !?"), ("empty", "")]
    read, problems = read_record(write_record(record))
    assert problems == []
    assert read is not None
    assert (read.moves[1].comments, read.moves[1].tags) == (record.moves[1].comments, record.moves[1].tags)


@pytest.mark.parametrize("name", ["two\nlines", " space", "bell\x07", "line\u2028separator"])
def test_the_writer_refuses_what_would_not_be_read_again(name: str) -> None:
    record = golden(GOLDEN[0])
    record.names[0] = name
    with pytest.raises(ValueError, match="one line"):
        write_record(record)


def test_the_writer_refuses_a_tag_of_several_words() -> None:
    record = golden(GOLDEN[0])
    record.moves.append(Move(len(record.moves), 0, "L@1", tags=[("two words", "x")]))
    with pytest.raises(ValueError, match="one word"):
        write_record(record)


def test_an_unfinished_record_replays_as_far_as_it_goes(text: str) -> None:
    record, _ = read_record(text)
    assert record is not None
    record.moves, record.winners = record.moves[:5], None
    assert reasons(write_record(record)) == []
    replayed = replay(record, upto=3)
    assert len(replayed.told) == 4


def test_a_changed_move_is_found_with_its_line(text: str) -> None:
    lines = text.split("\n")
    line = next(n for n, line in enumerate(lines) if line.startswith("1. "))
    seat = lines[line].split()[1]
    lines[line] = f"1. {seat} nonsense"
    assert [number for number, _ in reasons("\n".join(lines))] == [line + 1]


def test_a_changed_card_is_found(text: str) -> None:
    lines = text.split("\n")
    line = next(n for n, line in enumerate(lines) if "= deal seat=0" in line)
    head, cards = lines[line].rsplit("=", 1)
    lines[line] = f"{head}={','.join(reversed(cards.split(',')))}"
    assert (next(n for n, each in enumerate(lines) if each == "0.") + 1, "record-facts") in reasons("\n".join(lines))


def test_a_shuffle_with_other_cards_cannot_have_happened(text: str) -> None:
    changed = re.sub(r"(= shuffle\S* \w+=)([^,]+),([^,]+)", r"\1\2,\2", text, count=1)
    assert changed != text
    assert [reason for _, reason in reasons(changed)] == ["record-chance"]


def test_a_secret_that_does_not_fit_is_found(text: str) -> None:
    forged = re.sub("(?m)^secret: .*$", "secret: another", text)
    found = [reason for _, reason in reasons(forged)]
    assert found == ["record-commitment", "record-not-dealt"]
    committed = re.sub("(?m)^commitment: .*$", f"commitment: {commitment_of('another')}", forged)
    assert [reason for _, reason in reasons(committed)] == ["record-not-dealt"]


def test_a_wrong_result_is_found(text: str) -> None:
    for result in ("nobody", "0", "0 1 2"):
        changed = re.sub("(?m)^result: .*$", f"result: {result}", text)
        if changed != text:
            assert reasons(changed) == [(0, "record-wrong-result")]


def test_many_wrong_lines_are_all_told_with_their_numbers() -> None:
    text = golden_text().replace("sleuth record 1", "sleuth record 9")
    text = text.replace(
        "\n0.\n", "\nmood: gloomy\ngame: calaveras\n\n0.\n  = dance seat=1\n  = deal seat=0\n  ! what\nhm\n"
    )
    found = dict(reasons(text))
    lines = text.split("\n")
    assert found == {
        1: "record-first-line",
        lines.index("mood: gloomy") + 1: "record-header",
        lines.index("game: calaveras", 4) + 1: "record-header-twice",
        lines.index("  = dance seat=1") + 1: "record-fact",
        lines.index("  = deal seat=0") + 1: "record-fact-fields",
        lines.index("  ! what") + 1: "record-line",
        lines.index("hm") + 1: "record-line",
    }


def golden_text() -> str:
    return (FOLDER / "calaveras-3-0.sleuth").read_text("utf-8")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (("game: calaveras", "game: chess"), "record-game"),
        (("players: 3", "players: three"), "option-players"),
        (("players: 3", "players: 99"), "option-players"),
        (("rules: 1", "rules: 2"), "record-rules"),
        (("options: {", "options: {{"), "record-options"),
        (("options: {", 'options: {"spy":1,'), "option-unknown"),
        (("\n0.\n", "\n  = early\n\n0.\n"), "record-note-early"),
        (("\n2. ", "\n7. "), "record-move-number"),
        (("result: ", "result: the butler "), "record-result"),
    ],
)
def test_each_kind_of_mistake_has_its_name(change: tuple[str, str], reason: str) -> None:
    text = golden_text()
    assert change[0] in text
    assert reason in [found for _, found in reasons(text.replace(*change, 1))]


@settings(max_examples=200)
@given(st.text(max_size=300))
def test_any_text_is_read_without_a_fall(text: str) -> None:
    _, problems = read_record(text)
    assert problems


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_a_record_with_anything_changed_is_read_and_checked_without_a_fall(data: st.DataObject) -> None:
    text = golden_text()
    begin = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(begin, min(len(text), begin + 20)))
    changed = text[:begin] + data.draw(st.text(max_size=10)) + text[end:]
    for line, reason in reasons(changed):
        assert line >= 0
        assert reason
