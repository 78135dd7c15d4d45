"""The catalogue is whole, and its check finds what is wrong with one that is not."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.check_words import Asked, ask_code, check
from tools.check_words import main as check_words
from tools.rules_pages import main as rules_pages
from tools.rules_pages import with_clauses

from sleuth.rules.refusal import Refusal
from sleuth.words import LANGUAGES, Words, catalogue, language, plain
from sleuth.words.clauses import CLAUSES
from sleuth.words.telling import explain


def test_the_catalogue_has_no_fault() -> None:
    assert check_words() == 0


def test_the_rules_pages_have_the_clauses_of_the_catalogue() -> None:
    assert rules_pages(only_check=True) == 0


def test_a_page_gets_its_clauses_between_its_marks() -> None:
    marks = "<!-- clauses: written by tools/rules_pages.py -->\nstale\n<!-- end of clauses -->"
    page = with_clauses(f"before\n{marks}\nafter", "calaveras", Words("en"))
    assert page.startswith("before\n")
    assert page.endswith("\nafter")
    assert "stale" not in page
    assert [line.split("**")[1] for line in page.splitlines() if line.startswith("- ")] == list(CLAUSES["calaveras"])


@pytest.mark.parametrize("marks", ["", "<!-- clauses: written by tools/rules_pages.py -->"])
def test_a_page_without_marks_is_told_of(marks: str) -> None:
    with pytest.raises(ValueError, match="lacks the lines"):
        with_clauses(marks, "calaveras", Words("en"))


@pytest.mark.parametrize(
    ("english", "french", "fault"),
    [
        ("a = A", "", "en/common.ftl: a: missing in fr"),
        ("", "a = A", "fr/common.ftl: a: missing in en"),
        ("a = A { $x }", "a = A", "en/common.ftl: a: $x is missing in fr"),
        ("a = A\n    .the = the A", "a = A", "en/common.ftl: a: form .the is missing in fr"),
        ("a = A\na = B", "a = A", "en/common.ftl: a: said twice"),
        ("a = A\nb = {", "a = A", "en/common.ftl: Expected"),
        ("a = A { b }", "a = A { b }", "refers to b, which is not there"),
        ("unused = A", "unused = A", "en/common.ftl: unused: nothing uses it"),
        ("a = A { $x }", "a = A { $x }", "nobody gives it $x"),
        ("refusal-a = A", "refusal-a = A", "belongs in refusals.ftl"),
        ("a = A", "a = Quoi ?", "a space that may break"),
    ],
)
def test_a_fault_is_found(tmp_path: Path, english: str, french: str, fault: str) -> None:
    for name, text in (("en", english), ("fr", french)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "common.ftl").write_text(text + "\n", "utf-8")
    asked = Asked(patterns={"[abr].*"}, values={"a": set()})
    faults = check(tmp_path, asked)
    assert any(fault in found for found in faults), faults


@pytest.mark.parametrize("line", ["cli-a = { $x }", "cli-a =", "    cli-a = A", "cli-a=A"])
def test_the_command_line_must_be_plain(tmp_path: Path, line: str) -> None:
    for name in LANGUAGES:
        (tmp_path / name).mkdir()
        (tmp_path / name / "cli.ftl").write_text(f"# Comment\n\n{line}\n", "utf-8")
    assert f"en/cli.ftl: not plain: {line}" in check(tmp_path, Asked(patterns={".*"}))


def test_what_the_code_asks_for_must_be_there(tmp_path: Path) -> None:
    code = tmp_path / "code"
    code.mkdir()
    (code / "room.py").write_text(
        'reason = "two-a" if odd else "two-b"\n'
        "raise bad_option(reason, value=1)\n"
        'raise Refusal("bad-request", "three", "", {"key": 1})\n'
        'words.say("cli-four.the", name=1)\n'
        'words.say(f"cli-five-{number}")\n',
        "utf-8",
    )
    asked = ask_code(code)
    assert asked.needed.keys() == {"refusal-two-a", "refusal-two-b", "refusal-three", "cli-four"}
    assert asked.values["refusal-three"] == {"key"}
    assert asked.values["cli-four"] == {"name"}
    assert asked.uses("cli-five-6")
    assert not asked.uses("cli-six")
    for name in LANGUAGES:
        (tmp_path / name).mkdir()
    assert "room.py:4: asks for cli-four, which en has not" in check(tmp_path, asked)


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [
        ("fr", "fr"),
        ("fr_FR.UTF-8", "fr"),
        ("FR", "fr"),
        ("en_GB", "en"),
        ("C.UTF-8", "en"),
        ("de", "en"),
        (None, "en"),
        ("", "en"),
    ],
)
def test_the_language_spoken(wanted: str | None, spoken: str) -> None:
    assert language(wanted) == spoken


def test_what_is_not_in_the_catalogue_cannot_be_said() -> None:
    with pytest.raises(LookupError):
        Words("en").say("no-such-message")
    with pytest.raises(LookupError):
        Words("en").say("calaveras-card-H.no-such-form")


def test_a_message_needs_its_values() -> None:
    with pytest.raises(ValueError, match="seat-number: Unknown external: number"):
        Words("en").say("seat-number")


def test_a_refused_position_is_explained_as_it_was_written() -> None:
    refusal = Refusal("bad-state", "card-twice", "", {"key": "shown[0]", "card": "H"})
    assert explain(Words("en"), "suspicion", refusal) == "shown[0] has H twice; it can lie there once only."


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_the_command_line_reads_the_same_with_and_without_fluent(spoken: str) -> None:
    lines = [line for line in catalogue(spoken, "cli").splitlines() if " = " in line]
    for message in (line.split(" = ")[0] for line in lines):
        assert plain(spoken, message) == Words(spoken).say(message)
    with pytest.raises(LookupError):
        plain(spoken, "cli-no-such-message")
