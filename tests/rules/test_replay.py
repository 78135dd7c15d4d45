"""The same words give the same game; what chance did is said aloud; the rules draw on nothing else."""

from __future__ import annotations

import ast
import os
import random
import subprocess
import sys
import time
from hashlib import sha256
from pathlib import Path
from typing import NoReturn

import pytest
from tests.rules.tables import PLAIN_TABLES, TABLES, Playthrough, Table, a_game, encoded, play_at_random

from sleuth import rules
from sleuth.rules.dealer import ReplayDealer, ReplayError, SeededDealer, dealer_from
from sleuth.rules.facts import Event

EVERY = pytest.mark.parametrize("table", TABLES, ids=str)
SOURCES = sorted(Path(rules.__file__).parent.rglob("*.py"))
ALLOWED = {
    "__future__",
    "collections",
    "collections.abc",
    "hashlib",
    "msgspec",
    "mypy_extensions",
    "types",
    "typing",
}
UNCERTAIN = {"open", "input", "print", "eval", "exec", "hash", "id", "__import__"}


def digest(game: Playthrough) -> str:
    """All of a game in one number."""
    whole = [encoded(game.table.written(state)) for state in game.states]
    whole += [encoded(event) for event in game.log(len(game.states))]
    return sha256(b"\n".join(whole)).hexdigest()


def digests() -> list[str]:
    return [digest(play_at_random(table, "anywhere", 80)) for table in PLAIN_TABLES]


@pytest.mark.parametrize("hash_seed", ["0", "4242"])
def test_the_same_seed_is_the_same_game_in_another_process(hash_seed: str) -> None:
    source = Path(rules.__file__).parent.parent.parent
    root = Path(__file__).parent.parent.parent
    run = subprocess.run(
        [sys.executable, "-c", "from tests.rules.test_replay import digests; print(*digests())"],
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": f"{source}{os.pathsep}{root}"},
        check=True,
        capture_output=True,
        text=True,
    )
    assert run.stdout.split() == digests()


@EVERY
def test_what_chance_did_replays_the_game_without_drawing(table: Table) -> None:
    game = a_game(table)
    dealer = ReplayDealer()
    expect(dealer, table, game.told[0])
    state = table.new(dealer)
    for position, action in enumerate(game.actions):
        assert encoded(table.written(state)) == encoded(table.written(game.states[position]))
        expect(dealer, table, game.told[position + 1])
        told: list[Event] = []
        state.apply(action, dealer, told)
        assert told == game.told[position + 1]
        assert not dealer.outcomes
    assert encoded(table.written(state)) == encoded(table.written(game.states[-1]))


def expect(dealer: ReplayDealer, table: Table, told: list[Event]) -> None:
    for event in told:
        outcomes = table.game.outcomes(event)
        assert bool(outcomes) <= event.chance
        dealer.expect(outcomes)


def test_a_replay_that_is_not_told_what_chance_did_stops() -> None:
    for table in PLAIN_TABLES:
        with pytest.raises(ReplayError):
            table.new(ReplayDealer())


@EVERY
def test_no_earlier_position_changes_when_later_moves_are_made(table: Table) -> None:
    dealer = SeededDealer("aliasing")
    state = table.new(dealer)
    kept, written = [state.copy()], [encoded(table.written(state))]
    for _ in range(40):
        if state.is_over():
            break
        state.apply(state.nth_legal(dealer.below(state.count_legal())), dealer)
        kept.append(state.copy())
        written.append(encoded(table.written(state)))
    assert [encoded(table.written(copy)) for copy in kept] == written
    for copy in kept[:-1:5]:  # and a copy goes its own way
        copy.apply(copy.nth_legal(0), dealer)
    assert encoded(table.written(state)) == written[-1]


@EVERY
def test_a_position_and_its_dealer_determine_all_that_follows(table: Table) -> None:
    game = a_game(table)
    middle = len(game.actions) // 2
    ends = []
    for _ in range(2):
        state = table.game.read(table.written(game.states[middle]))
        dealer = dealer_from(SeededDealer("onwards").text())
        for _ in range(30):
            if not state.is_over():
                state.apply(sorted(state.legal())[dealer.below(state.count_legal())], dealer)
        ends.append(encoded(table.written(state)) + dealer.text().encode())
    assert ends[0] == ends[1]


def test_listening_changes_nothing() -> None:
    for table in PLAIN_TABLES:
        game = play_at_random(table, "listened to", 60)
        dealer = SeededDealer("listened to")
        state = table.new(dealer)
        for action in game.actions:
            state.apply(action, dealer)
        assert encoded(table.written(state)) == encoded(table.written(game.states[-1]))


def test_a_game_asks_neither_the_clock_nor_the_worlds_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    def caught(*_: object) -> NoReturn:
        raise AssertionError("the rules looked outside")

    monkeypatch.setattr(random, "random", caught)
    monkeypatch.setattr(random, "getrandbits", caught)
    monkeypatch.setattr(os, "urandom", caught)
    monkeypatch.setattr(time, "time", caught)
    for table in PLAIN_TABLES:
        play_at_random(table, "alone", 60)


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.name)
def test_the_rules_import_and_call_nothing_uncertain(source: Path) -> None:
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            assert all(name.name in ALLOWED for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.module in ALLOWED or str(node.module).startswith("sleuth.rules")
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in UNCERTAIN
