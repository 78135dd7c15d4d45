"""`sleuth play`: from what was asked for on the command line to a game, new or taken up again."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any, Final

import msgspec

from sleuth.record import Record
from sleuth.rules import GAMES
from sleuth.rules.game import Game
from sleuth.rules.refusal import Refusal, shortly
from sleuth.terminal.host import Host
from sleuth.terminal.paper import Paper, printable
from sleuth.terminal.saves import last_unfinished, load, new_path, why
from sleuth.terminal.sitting import Sitting, sit_down, sit_down_again
from sleuth.words import Words
from sleuth.words.telling import agents, explain

LAST: Final = ""  # --resume without a file: the last game that has not ended
LONGEST_NAME: Final = 40


@dataclass
class Wishes:
    """What was asked for; what was not is chosen or asked."""

    game: str | None = None
    players: int | None = None
    seat: int = 0
    name: str | None = None
    options: list[str] = field(default_factory=list)
    seed: str | None = None
    save: str | None = None
    resume: str | None = None


class Impossible(Exception):
    """What was asked for cannot be; the sentence says why."""


def play(wishes: Wishes, words: Words, paper: Paper) -> int:
    """A whole game, or a part of one; the exit code. Leaving in the middle loses nothing."""
    host: Host | None = None
    try:
        sitting = find_sitting(wishes, words, paper)
        if sitting is None:
            return 0
        host = Host(paper, words, sitting, names_of(words, sitting.record))
        welcome(host, resumed=wishes.resume is not None)
        host.lead()
    except KeyboardInterrupt:
        paper.say()
        if host is not None:
            host.keep()
            host.say_goodbye()
    return 0


def find_sitting(wishes: Wishes, words: Words, paper: Paper) -> Sitting | None:
    if wishes.resume is not None:
        return resumed(wishes.resume, words)
    wanted = wishes.game or ask_game(words, paper)
    if wanted is None:
        return None
    if wanted not in GAMES:
        known = ", ".join(GAMES)
        raise Impossible(words.say("refusal-unknown-game", value=printable(shortly(wanted)), known=known))
    try:
        return new_sitting(wishes, GAMES[wanted], words)
    except Refusal as refusal:
        raise Impossible(printable(explain(words, wanted, refusal))) from None


def ask_game(words: Words, paper: Paper) -> str | None:
    """Which game, by its number or its name; None when nothing is answered."""
    games = list(GAMES.values())
    paper.say(words.say("terminal-which-game"))
    for number, game in enumerate(games, start=1):
        paper.say(f"{number:>3}. {game.title[words.language]}  [{game.id}]")
    while True:
        line = paper.ask(words.say("terminal-prompt"))
        if line is None:
            return None
        wanted = line.lower()
        for number, game in enumerate(games, start=1):
            if wanted == str(number) or (wanted and game.id.startswith(wanted)):
                return game.id
        if wanted in ("quit", words.say("terminal-command-quit")):
            return None
        paper.say(words.say("terminal-no-number", number=printable(line)[:20], last=len(games)))


def new_sitting(wishes: Wishes, game: Game, words: Words) -> Sitting:
    players = 4 if wishes.players is None else wishes.players
    setup = game.agree(players, dict(read_option(words, text) for text in wishes.options))
    if not 0 <= wishes.seat < players:
        raise Impossible(words.say("terminal-no-seat", seat=wishes.seat, last=players - 1))
    names = [story_name(words, game.id, players, seat) for seat in range(players)]
    if wishes.name is not None:
        names[wishes.seat] = own_name(words, wishes.name)
    now = datetime.now().astimezone()
    path = new_path(game.id, f"{now:%Y%m%d-%H%M%S}")
    if wishes.save is not None:
        path = Path(wishes.save).absolute()
        if path.exists():
            raise Impossible(words.say("terminal-file-exists", path=printable(wishes.save)))
    secret = secrets.token_hex(16) if wishes.seed is None else own_seed(words, wishes.seed)
    return sit_down(game, setup, wishes.seat, names, secret, path, f"{now:%Y-%m-%d}")


def read_option(words: Words, text: str) -> tuple[str, Any]:
    """`name=value`; the value is JSON, or else a word."""
    name, equals, value = text.partition("=")
    if not equals:
        raise Impossible(words.say("terminal-option-shape", text=printable(text)))
    try:
        return name, msgspec.json.decode(value)
    except (msgspec.DecodeError, RecursionError):
        return name, value


def own_name(words: Words, name: str) -> str:
    name = name.strip()
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise Impossible(words.say("terminal-name", most=LONGEST_NAME))
    return name


def own_seed(words: Words, seed: str) -> str:
    if not seed or seed != seed.strip() or len(seed) > 1000 or not seed.isprintable():
        raise Impossible(words.say("terminal-seed"))
    return seed


def story_name(words: Words, game: str, players: int, seat: int) -> str:
    if game == "calaveras":
        return agents(words, 4 if players <= 4 else 6, None)[seat]  # C6
    return words.say(f"terminal-name-{game}-{seat}")


def names_of(words: Words, record: Record) -> list[str]:
    """The names at all seats; a ghost is called by its character (C7)."""
    names = [printable(name) for name in record.names]
    if record.game == "calaveras" and record.players % 2:
        names.append(story_name(words, "calaveras", record.players, record.players))
    return names


def resumed(wanted: str, words: Words) -> Sitting:
    path = last_unfinished() if wanted == LAST else Path(wanted).absolute()
    if path is None:
        raise Impossible(words.say("terminal-nothing-to-resume"))
    try:
        record = load(path)
    except OSError as problem:
        raise Impossible(words.say("terminal-not-read", path=str(path), problem=why(problem))) from None
    sitting = None if record is None else sit_down_again(record, path)
    if sitting is None:
        raise Impossible(words.say("terminal-no-record", path=str(path)))
    return sitting


def welcome(host: Host, resumed: bool) -> None:
    sitting = host.sitting
    host.paper.say(sitting.game.title[host.words.language], "bold")
    host.say("terminal-welcome", name=host.names[sitting.seat], seat=sitting.seat)
    host.say("terminal-commitment", commitment=sitting.record.commitment)
    if resumed:
        host.say("terminal-resumed", moves=len(sitting.record.moves) - 1)
    else:
        host.tell(sitting.match.log[:])
