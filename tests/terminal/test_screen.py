"""The game in a real terminal, and as a program at the end of a pipe."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

SLEUTH = [sys.executable, "-m", "sleuth.cli"]
LONG = 30.0  # seconds, when something has gone wrong


def heed_interrupts() -> None:
    """A shell that runs the tests in the background has them ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A program that believes it is looked at."""

    def __init__(self, data: Path, *arguments: str) -> None:
        self.screen, other = pty.openpty()
        environment = os.environ | {
            "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "50", "LANG": "C.UTF-8", "XDG_DATA_HOME": str(data)
        }  # fmt: skip
        for name in ("NO_COLOR", "LC_ALL", "LC_MESSAGES"):
            environment.pop(name, None)
        self.program = subprocess.Popen(
            [*SLEUTH, *arguments],
            stdin=other,
            stdout=other,
            stderr=other,
            env=environment,
            start_new_session=True,
            preexec_fn=heed_interrupts,
        )
        os.close(other)
        self.text = ""

    def write(self, line: str) -> None:
        os.write(self.screen, line.encode())

    def wait_for(self, words: str) -> None:
        """Read until these words are on the screen."""
        start, end = len(self.text), time.monotonic() + LONG
        while words not in self.text[start:]:
            assert time.monotonic() < end, self.text
            if select.select([self.screen], [], [], 0.1)[0]:
                try:
                    self.text += os.read(self.screen, 65536).decode("utf-8", "replace")
                except OSError:  # the program has closed its side
                    assert words in self.text[start:], self.text
                    return

    def close(self) -> int:
        try:
            return self.program.wait(LONG)
        finally:
            self.program.kill()
            self.program.wait()
            os.close(self.screen)


def test_in_a_terminal_the_table_is_drawn_and_moves_are_taken(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "suspicion", "--seed", "a", "--option", "first=0")
    terminal.wait_for("> ")
    assert "┌" in terminal.text
    assert "\x1b[" in terminal.text
    terminal.write("1\n")
    terminal.wait_for("> ")
    assert "Agatha goes from" in terminal.text
    terminal.write("quit\n")
    terminal.wait_for("Until next time")
    assert terminal.close() == 0


def test_control_c_is_a_polite_goodbye(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "calaveras", "--option", "first=0")
    terminal.wait_for("> ")
    time.sleep(0.5)  # Python hears no signal between writing its prompt and listening for the answer
    terminal.program.send_signal(signal.SIGINT)
    terminal.wait_for("Until next time")
    assert terminal.close() == 0
    assert "Traceback" not in terminal.text


def test_a_closed_terminal_loses_nothing(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "calaveras", "--seed", "a", "--option", "first=0")
    terminal.wait_for("> ")
    terminal.write("C@0\n")
    terminal.wait_for("> ")
    terminal.program.send_signal(signal.SIGHUP)
    terminal.close()
    again = run(tmp_path, "play", "--resume", typed="log 99\n")
    assert "plays the Carnival in front of Elena Koltsova" in again.stdout.decode()


def test_no_colour_is_kept_to(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "calaveras", "--no-colour", "--option", "first=0")
    terminal.wait_for("> ")
    terminal.write("quit\n")
    terminal.wait_for("Until next time")
    terminal.close()
    assert not any(f"\x1b[{colour}m" in terminal.text for colour in range(30, 50))


def run(data: Path, *arguments: str, typed: str | bytes = "", **environment: str) -> subprocess.CompletedProcess[bytes]:
    clean = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LC_MESSAGES", "LANG")}
    return subprocess.run(
        [*SLEUTH, *arguments],
        input=typed if isinstance(typed, bytes) else typed.encode(),
        capture_output=True,
        env=clean | {"XDG_DATA_HOME": str(data)} | environment,
        timeout=LONG,
        check=False,
    )


def test_a_pipe_gets_plain_text_and_its_end_is_a_goodbye(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "calaveras", typed="1\n1\n")
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"\x1b" not in done.stdout
    assert b"Until next time" in done.stdout


def test_binary_junk_gets_an_answer(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "calaveras", "--option", "first=0", typed=bytes(range(256)) + b"\n\xff\xfe\n1\n")
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"no text" in done.stdout


@pytest.mark.parametrize(
    "speaking", [{"LANG": "fr_FR.UTF-8"}, {"LC_ALL": "fr_CA"}, {"LC_MESSAGES": "fr", "LANG": "en"}]
)
def test_the_language_of_the_system_is_spoken(tmp_path: Path, speaking: dict[str, str]) -> None:
    assert "À bientôt" in run(tmp_path, "play", "calaveras", **speaking).stdout.decode()


def test_the_language_asked_for_comes_first(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "calaveras", "--lang", "en", LANG="fr_FR.UTF-8")
    assert b"Until next time" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["play", "chess"], 1),
        (["play", "calaveras", "--players", "7"], 1),
        (["play", "--resume", "/nowhere"], 1),
        (["play", "--players", "many"], 2),
        (["dance"], 2),
        ([], 2),
        (["play", "--lang", "tlh"], 2),
    ],
)
def test_what_cannot_be_is_said_on_the_other_stream(tmp_path: Path, arguments: list[str], code: int) -> None:
    done = run(tmp_path, *arguments)
    assert done.returncode == code
    assert done.stdout == b""
    assert done.stderr != b""
    assert b"Traceback" not in done.stderr


def test_a_listener_who_leaves_is_no_error(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*SLEUTH, "play", "calaveras"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ | {"XDG_DATA_HOME": str(tmp_path)},
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.close()
        program.stdin.write(b"1\n1\n" * 50)
        program.stdin.close()
        assert program.wait(LONG) == 0
        assert program.stderr.read() == b""


def test_version_says_how_the_rules_run(tmp_path: Path) -> None:
    said = run(tmp_path, "version").stdout.decode()
    assert said.startswith("sleuth ")
    assert "the rules run" in said


def test_help_needs_neither_the_rules_nor_rich() -> None:
    code = "import sys, sleuth.cli; print(*sorted(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, timeout=LONG).stdout.split()
    assert not {b"rich", b"fluent", b"msgspec", b"sleuth.rules", b"sleuth.terminal"} & set(loaded)
