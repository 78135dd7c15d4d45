"""What the pages show is so: sessions and Python examples are run, records replayed, links followed."""

from __future__ import annotations

import doctest
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sleuth.engine import Engine
from sleuth.record import read_record
from sleuth.record.replaying import check

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
FENCED = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#:\s]+)?(?:#([^)\s]+))?\)")
LEFT_OUT = "…"


def examples(language: str) -> Iterator[tuple[str, str]]:
    """Every fenced block of a kind, with a name that says where it stands."""
    for page in PAGES:
        text = page.read_text("utf-8")
        for found in FENCED.finditer(text):
            if found[1] == language:
                line = text.count("\n", 0, found.start()) + 1
                yield f"{page.relative_to(ROOT)}:{line}", found[2]


def named(blocks: Iterator[tuple[str, str]]) -> list[object]:
    return [pytest.param(block, id=name) for name, block in blocks]


def unfolded(session: str) -> Iterator[tuple[str, str]]:
    """Requests and answers; a line that begins with a space goes on with the one before."""
    lines = re.sub(r"\n +", "", session).splitlines()
    for asked, answered in zip(lines[::2], lines[1::2], strict=True):
        assert asked.startswith("> ")
        assert answered.startswith("< ")
        yield asked[2:], answered[2:]


def fits(shown: str, answer: str) -> bool:
    """Whether an answer is what the page shows, where … may stand for anything."""
    return re.fullmatch(".*".join(map(re.escape, shown.split(LEFT_OUT))), answer) is not None


@pytest.mark.parametrize("session", named(examples("session")))
def test_the_engine_answers_as_a_session_shows(session: str) -> None:
    engine = Engine()
    for request, shown in unfolded(session):
        answer = engine.answer(request.encode()).decode()
        assert fits(shown, answer), f"{request} is answered {answer}"


@pytest.mark.parametrize("text", named(examples("record")))
def test_a_record_that_is_shown_replays_and_fits_its_commitment(text: str) -> None:
    record, problems = read_record(text)
    assert problems == []
    assert record is not None
    assert check(record).problems == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_python_examples_of_a_page_do_what_they_say(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    blocks = [found[2] for found in FENCED.finditer(page.read_text("utf-8")) if found[1] == "python"]
    example = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, page.name, str(page), 0)
    said: list[str] = []
    doctest.DocTestRunner(verbose=False).run(example, out=said.append)
    assert said == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_to_files_and_headings_that_are_there(page: Path) -> None:
    for path, heading in LINK.findall(page.read_text("utf-8")):
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{page.name} links to {path}"
        if heading and target.suffix == ".md":
            assert heading in headings(target), f"{page.name} links to {path}#{heading}"


def headings(page: Path) -> set[str]:
    """The names by which the headings of a page are linked to."""
    titles = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


def test_a_difference_would_be_seen() -> None:
    assert fits('{"ok":true,…}', '{"ok":true,"seat":1}')
    assert not fits('{"ok":true,"seat":2}', '{"ok":true,"seat":1}')
    assert list(unfolded('> {"op":\n    "legal"}\n< {…}\n')) == [('{"op":"legal"}', "{…}")]
