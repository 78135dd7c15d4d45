"""`sleuth engine` as another program meets it."""

from __future__ import annotations

import json
import subprocess
import sys


def talk(lines: bytes) -> list[dict[str, object]]:
    done = subprocess.run(
        [sys.executable, "-m", "sleuth.cli", "engine"],
        input=lines,
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_one_answer_a_line_in_order_and_nothing_else() -> None:
    answers = talk(
        b'{"op":"games"}\n\n   \n{"op":"legal"}\r\nnonsense\n'
        b'{"op":"new","game":"calaveras","players":4,"seed":"a"}\r\n{"op":"legal"}'
    )
    assert [answer["ok"] for answer in answers] == [True, False, False, True, True]


def test_the_end_of_input_ends_it_quietly() -> None:
    assert talk(b"") == []


def test_a_million_characters_and_deep_nesting_leave_it_alive() -> None:
    lines = [b"x" * 1_000_000, b"[" * 1_000_000, b'{"op":"do","action":"' + b"y" * 1_000_000 + b'"}']
    answers = talk(b"\n".join([*lines, b'{"op":"games"}']))
    assert [answer["ok"] for answer in answers] == [False, False, False, True]


def test_the_same_seed_gives_the_same_game_in_every_process() -> None:
    lines = b'{"op":"new","game":"suspicion","players":5,"seed":"z"}\n{"op":"playout","seed":"y"}'
    assert talk(lines) == talk(lines)
