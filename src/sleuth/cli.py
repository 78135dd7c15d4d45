"""The command line: `sleuth`, with a verb for each thing a person does.

What a verb needs is imported when it is used, so that `sleuth --help` answers at once.
"""

from __future__ import annotations

import argparse
import errno
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeAlias

from sleuth.words import LANGUAGES, language, plain

REFUSED = 1

Say: TypeAlias = Callable[[str], str]
Verbs: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def main(arguments: Sequence[str] | None = None) -> int:
    """What the `sleuth` command does; the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    chosen = parser(spoken(given)).parse_args(given)
    try:
        code: int = chosen.verb(chosen)
        sys.stdout.flush()
    except OSError as lost:
        if lost.errno not in (errno.EPIPE, errno.EIO):
            print(f"sleuth: {lost}", file=sys.stderr)
            return REFUSED
        # whoever was listening has left
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 0
    return code


def spoken(given: Sequence[str]) -> str:
    """The language asked for, or that of the system."""
    early = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    early.add_argument("--lang", nargs="?")
    wanted = early.parse_known_args([word for word in given if word != "--"])[0].lang
    from_system = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return language(wanted or next((name for name in from_system if name), None))


def parser(tongue: str) -> argparse.ArgumentParser:
    def say(message: str) -> str:
        return plain(tongue, f"cli-{message}")

    every = argparse.ArgumentParser(prog="sleuth", description=say("sleuth"), allow_abbrev=False, add_help=False)
    every.add_argument("-h", "--help", action="help", help=say("help"))
    every.set_defaults(tongue=tongue)
    verbs = every.add_subparsers(metavar=say("verb"), required=True)

    def verb(name: str) -> argparse.ArgumentParser:
        return add_verb(verbs, name, say)

    add_play(verb("play"), say)
    verb("engine").set_defaults(verb=engine)
    add_record(verb("record"), say)
    add_serve(verb("serve"), say)
    for name in ("backup", "restore"):
        made = verb(name)
        made.set_defaults(verb=archive, action=name)
        made.add_argument("file", metavar="FILE", help=say("archive"))
        add_settings(made, say)
    verb("version").set_defaults(verb=version)
    return every


def add_verb(verbs: Verbs, name: str, say: Say) -> argparse.ArgumentParser:
    made: argparse.ArgumentParser = verbs.add_parser(
        name, help=say(name), description=say(name), allow_abbrev=False, add_help=False
    )
    made.add_argument("-h", "--help", action="help", help=say("help"))
    made.add_argument("--lang", choices=LANGUAGES, help=say("lang"))
    return made


def add_record(made: argparse.ArgumentParser, say: Say) -> None:
    actions = made.add_subparsers(metavar=say("action"), required=True)
    for name in ("show", "check", "export"):
        action = add_verb(actions, name, say)
        action.set_defaults(verb=record, action=name)
        action.add_argument("file", metavar="FILE", help=say("file"))
        if name != "check":
            action.add_argument("--seat", type=int, metavar="N", help=say("eyes"))
        if name == "show":
            action.add_argument("--at", type=int, metavar="MOVE", help=say("at"))
            action.add_argument("--plain", action="store_true", help=say("plain"))
        if name == "export":
            action.add_argument("--json", action="store_true", help=say("json"))


def add_settings(made: argparse.ArgumentParser, say: Say) -> None:
    """Where the server's people, tables and games are."""
    made.add_argument("--settings", type=Path, metavar="FILE", help=say("settings"))
    made.add_argument("--data", metavar="FOLDER", help=say("data"))
    made.add_argument("--database-url", metavar="URL", help=say("database"))


def add_serve(made: argparse.ArgumentParser, say: Say) -> None:
    made.set_defaults(verb=serve)
    made.add_argument("--host", metavar="HOST", help=say("host"))
    made.add_argument("--port", metavar="PORT", help=say("port"))
    made.add_argument("--public-url", metavar="URL", help=say("public"))
    add_settings(made, say)


def add_play(made: argparse.ArgumentParser, say: Say) -> None:
    made.set_defaults(verb=play)
    made.add_argument("game", nargs="?", metavar="GAME", help=say("game"))
    made.add_argument("--players", type=int, metavar="N", help=say("players"))
    made.add_argument("--seat", type=int, default=0, metavar="S", help=say("seat"))
    made.add_argument("--name", metavar="NAME", help=say("name"))
    made.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("option"))
    made.add_argument("--seed", metavar="TEXT", help=say("seed"))
    made.add_argument("--save", metavar="FILE", help=say("save"))
    made.add_argument("--resume", nargs="?", const="", metavar="FILE", help=say("resume"))
    made.add_argument("--plain", action="store_true", help=say("plain"))
    made.add_argument("--no-colour", "--no-color", action="store_true", help=say("colourless"))


# The verbs


def play(chosen: argparse.Namespace) -> int:
    from sleuth.terminal import Impossible, Wishes, play
    from sleuth.terminal.paper import paper
    from sleuth.words import Words

    wishes = Wishes(
        game=chosen.game,
        players=chosen.players,
        seat=chosen.seat,
        name=chosen.name,
        options=chosen.option,
        seed=chosen.seed,
        save=chosen.save,
        resume=chosen.resume,
    )
    try:
        return play(wishes, Words(chosen.tongue), paper(chosen.plain, colour=not chosen.no_colour))
    except Impossible as why:
        print(f"sleuth: {why}", file=sys.stderr)
        return REFUSED


def record(chosen: argparse.Namespace) -> int:
    from sleuth.terminal import Impossible
    from sleuth.terminal.paper import paper
    from sleuth.terminal.records import Reading, check_file, export, show
    from sleuth.words import Words

    reading = Reading(chosen.file, getattr(chosen, "seat", None), getattr(chosen, "at", None))
    action = {"show": show, "check": check_file, "export": export}[chosen.action]
    plain_text = chosen.action != "show" or chosen.plain
    try:
        return action(reading, Words(chosen.tongue), paper(plain_text, colour=True))
    except Impossible as why:
        print(f"sleuth: {why}", file=sys.stderr)
        return REFUSED


def serve(chosen: argparse.Namespace) -> int:
    from sleuth.rules.refusal import Refusal
    from sleuth.table.serve import Busy, serve
    from sleuth.table.settings import read_settings
    from sleuth.words import Words
    from sleuth.words.telling import explain

    names = ("host", "port", "data", "database-url", "public-url")
    given = {name: getattr(chosen, name.replace("-", "_")) for name in names}
    try:
        serve(read_settings(chosen.settings, os.environ, given), plain(chosen.tongue, "cli-serving"))
    except Refusal as refusal:
        print(f"sleuth: {explain(Words(chosen.tongue), '', refusal)}", file=sys.stderr)
        return REFUSED
    except Busy as why:
        print(f"sleuth: {plain(chosen.tongue, f'cli-{why.reason}')}", file=sys.stderr)
        return REFUSED
    return 0


def archive(chosen: argparse.Namespace) -> int:
    import asyncio

    from sleuth.rules.refusal import Refusal
    from sleuth.table.backup import back_up, restore
    from sleuth.table.settings import read_settings
    from sleuth.words import Words
    from sleuth.words.telling import explain

    words = Words(chosen.tongue)
    given = {"data": chosen.data, "database-url": chosen.database_url}
    action, done = {"backup": (back_up, "table-backed-up"), "restore": (restore, "table-restored")}[chosen.action]
    try:
        settings = read_settings(chosen.settings, os.environ, given)
        rows = asyncio.run(action(settings, Path(chosen.file)))
    except Refusal as refusal:
        print(f"sleuth: {explain(words, '', refusal)}", file=sys.stderr)
        return REFUSED
    print(words.say(done, rows=rows, path=chosen.file))
    return 0


def engine(chosen: argparse.Namespace) -> int:
    from sleuth.engine import serve

    serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0


def version(chosen: argparse.Namespace) -> int:
    from importlib.metadata import PackageNotFoundError
    from importlib.metadata import version as installed

    from sleuth.rules import bits

    try:
        number = installed("sleuth")
    except PackageNotFoundError:
        number = "?"
    compiled = not (bits.__file__ or "").endswith(".py")
    print(f"sleuth {number}, {plain(chosen.tongue, 'cli-compiled' if compiled else 'cli-interpreted')}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
