"""What the player has written: a number of the list, a move, a command, or something to be told kindly about."""

from __future__ import annotations

from typing import Final

from sleuth.rules.game import Game
from sleuth.rules.refusal import Refusal
from sleuth.terminal.paper import LONGEST_LINE, is_visible
from sleuth.words import Words

COMMANDS: Final = ("log", "undo", "save", "quit", "table", "back")


class Unclear(Exception):
    """Nothing can be done with what was written; the sentence says why."""


def command(words: Words, line: str) -> tuple[str, str]:
    """The command in a line and what follows it, or two empty texts."""
    if line.startswith("?"):
        return "?", line[1:].strip()
    word, _, rest = line.partition(" ")
    for name in COMMANDS:
        if word.lower() in (name, words.say(f"terminal-command-{name}")):
            return name, rest.strip()
    return "", ""


def readable(words: Words, line: str) -> str:
    """The line, if it is one that a person may have meant to write."""
    if len(line) > LONGEST_LINE:
        raise Unclear(words.say("terminal-too-long", length=len(line), most=LONGEST_LINE))
    if not is_visible(line) or "�" in line:
        raise Unclear(words.say("terminal-no-text"))
    return line


def find_move(words: Words, game: Game, text: str, legal: list[str]) -> str:
    """The legal move a text means, small or large letters, or so far as it goes; else Unclear or a Refusal."""
    wanted = "".join(text.split()).lower()
    exact = [action for action in legal if action.lower() == wanted]
    if exact:
        return exact[0]
    begun = [action for action in legal if action.lower().startswith(wanted)]
    if len(begun) == 1:
        return begun[0]
    if begun:
        some = ", ".join(begun[:6]) + (", …" if len(begun) > 6 else "")
        raise Unclear(words.say("terminal-which", text=text, count=len(begun), some=some))
    return game.format(parse_kindly(game, text))


def parse_kindly(game: Game, text: str) -> int:
    """A move in the notation of the rules, whatever the size of its letters."""
    head, colon, rest = "".join(text.split()).partition(":")
    for tried in (text, text.upper(), text.lower(), head.lower() + colon + rest.upper()):
        try:
            return game.parse(tried)
        except Refusal:
            continue
    return game.parse(text)
