"""Talk at a table: plain text, not too long and not too often, and the quick phrases of each game."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sleuth.rules.game import Game
from sleuth.rules.refusal import Refusal
from sleuth.table.items import ALL
from sleuth.table.model import Hearers, TableRow, Talk
from sleuth.table.visitor import Visitor
from sleuth.words import LANGUAGES, Words

LONGEST: Final = 300
PHRASES: Final = 6  # of each game
BURST: Final = 5.0  # so many at once,
A_SECOND: Final = 0.5  # and then so many a second
KEPT: Final = 100
SPEAKING: Final = {language: Words(language) for language in LANGUAGES}


def phrases_of(game: str) -> list[str]:
    return [f"phrase-{game}-{number}" for number in range(1, PHRASES + 1)]


def phrase_in(language: str, phrase: str) -> str:
    game, _, number = phrase.removeprefix("phrase-").rpartition("-")
    return SPEAKING[language].say(f"phrase-{game}-{number}")


@dataclass(slots=True)
class Breath:
    """How much someone may still say now."""

    left: float
    at: datetime

    def take(self, now: datetime) -> bool:
        self.left = min(BURST, self.left + (now - self.at).total_seconds() * A_SECOND)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Talking:
    """What may be said at one table, by whom and to whom, and what was said last."""

    def __init__(self, game: Game, row: TableRow, said: Sequence[Talk], last: int) -> None:
        self.game = game
        self.row = row
        self.said = list(said)
        self.last = last
        self.breaths: dict[str, Breath] = {}

    def team_of(self, seat: int) -> int:
        """C6: partners sit across from each other; as bits."""
        teams = (self.row.players + self.row.players % 2) // 2
        return sum(1 << other for other in range(self.row.players) if other % teams == seat % teams)

    def audience(self, said: Talk) -> int:
        return ALL if said.to == "table" or said.seat is None else self.team_of(said.seat)

    def compose(self, visitor: Visitor, text: str, to: Hearers, phrase: str | None, now: datetime) -> Talk:
        """Something to be said, or the refusal."""
        if phrase is not None and phrase not in phrases_of(self.row.game):
            raise Refusal("bad-talk", "table-phrase")
        if not self.row.chat:
            raise Refusal("bad-talk", "table-chat-off")
        if to == "team" and (visitor.seat is None or not self.row.team_chat or not self.game.teams):
            raise Refusal("bad-talk", "table-no-team-chat")
        text = plain_text(text)
        if phrase is None and not text:
            raise Refusal("bad-talk", "table-talk-empty")
        if len(text) > LONGEST:
            raise Refusal("bad-talk", "table-talk-long", "", {"length": len(text), "most": LONGEST})
        breath = self.breaths.setdefault(visitor.person, Breath(BURST, now))
        if not breath.take(now):
            raise Refusal("too-often", "table-talk-often")
        self.last += 1
        return Talk(self.row.id, self.last, visitor.person, visitor.name, visitor.seat, to, text, phrase, now)

    def keep(self, said: Talk) -> None:
        self.said.append(said)
        del self.said[:-KEPT]

    def heard_by(self, visitor: Visitor) -> list[dict[str, object]]:
        """What was said before, as a visitor may read it."""
        return [
            told(said, visitor.language)
            for said in self.said
            if said.person not in visitor.muted
            and (self.audience(said) == ALL or (visitor.seat is not None and self.audience(said) >> visitor.seat & 1))
        ]


def told(said: Talk, language: str) -> dict[str, object]:
    return {
        "type": "talk",
        "number": said.number,
        "person": said.person,
        "name": said.name,
        "seat": said.seat,
        "to": said.to,
        "text": said.text if said.phrase is None else phrase_in(language, said.phrase),
        "phrase": said.phrase,
        "at": said.at.timestamp(),
    }


def in_each_language(said: Talk) -> dict[str, dict[str, object]] | None:
    return None if said.phrase is None else {language: told(said, language) for language in LANGUAGES}


def plain_text(text: str) -> str:
    """One line without control signs, nor signs that turn the direction of what follows."""
    kept = [sign if unicodedata.category(sign)[0] != "C" or sign == "\u200d" else " " for sign in text]
    return " ".join("".join(kept).split())
