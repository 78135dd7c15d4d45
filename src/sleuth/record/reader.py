"""Reads records, also those written by hand: what is wrong is collected, line by line, and read past."""

from __future__ import annotations

import re
from typing import get_type_hints

import msgspec

from sleuth.record.model import NOBODY, Move, Problem, Record
from sleuth.record.writer import FIRST_LINE
from sleuth.rules import GAMES
from sleuth.rules.facts import Event
from sleuth.rules.refusal import Detail, Refusal, shortly

MOVE = re.compile(r"(\d{1,9})\.(?:\s+(\d{1,2})\s+(\S+))?")
SEAT = re.compile(r"seat (\d)")
KEYS = ["game", "rules", "players", "options", "date", "seen by", "commitment", "secret", "result"]
LONGEST = 64 * 1024 * 1024


def read_record(text: str) -> tuple[Record | None, list[Problem]]:
    """The record, if a game can be made out, and everything that is wrong with the text."""
    reader = Reader()
    if len(text) > LONGEST:
        reader.wrong(0, "record-too-long", most=LONGEST)
    else:
        for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), start=1):
            reader.read(number, line.rstrip())
    return reader.finish(), reader.problems


class Reader:
    """What was read so far."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []
        self.header: dict[str, tuple[int, str]] = {}
        self.names: dict[int, str] = {}
        self.moves: list[Move] = []
        self.events: dict[str, type[Event]] = {}

    def wrong(self, line: int, reason: str, **details: Detail) -> None:
        self.problems.append(Problem(line, reason, details))

    def read(self, number: int, line: str) -> None:
        if number == 1:
            if line != FIRST_LINE:
                self.wrong(1, "record-first-line", value=shortly(line), right=FIRST_LINE)
        elif line.startswith("  "):
            self.read_note(number, line.strip())
        elif MOVE.fullmatch(line):
            self.read_move(number, line)
        elif line and not self.moves:
            self.read_header(number, line)
        elif line:
            self.wrong(number, "record-line", value=shortly(line))

    def read_header(self, number: int, line: str) -> None:
        key, colon, value = line.partition(":")
        seat = SEAT.fullmatch(key)
        if not colon or (key not in KEYS and not seat):
            self.wrong(number, "record-header", value=shortly(line), known=", ".join([*KEYS, "seat N"]))
        elif key in self.header:
            self.wrong(number, "record-header-twice", key=key)
        else:
            self.header[key] = (number, value.strip())
            if seat:
                self.names[int(seat[1])] = value.strip()

    def read_move(self, number: int, line: str) -> None:
        found = MOVE.fullmatch(line)
        if not found:
            return
        expected = len(self.moves)
        move = Move(int(found[1]), line=number)
        if found[2]:
            move.seat, move.action = int(found[2]), found[3]
        if move.number != expected or bool(found[2]) != bool(expected):
            self.wrong(number, "record-move-number", value=shortly(line), right=expected)
        self.moves.append(move)

    def read_note(self, number: int, note: str) -> None:
        if not self.moves:
            self.wrong(number, "record-note-early", value=shortly(note))
            return
        move = self.moves[-1]
        mark, _, rest = note.partition(" ")
        if mark == "=":
            self.read_fact(number, rest, move)
        elif mark == "@" and rest.strip():
            key, _, value = rest.strip().partition(" ")
            move.tags.append((key, value.strip()))
        elif mark == "#":
            move.comments.append(rest)
        else:
            self.wrong(number, "record-line", value=shortly(note))

    def read_fact(self, number: int, text: str, move: Move) -> None:
        if not self.events:
            game = self.text("game")
            self.events = GAMES[game].events if game in GAMES else {}
        kind, *fields = text.split() or [""]
        found = self.events.get(kind)
        if found is None:
            if self.events:
                self.wrong(number, "record-fact", value=shortly(kind))
            return
        try:
            move.facts.append(read_event(found, dict(each.split("=", 1) for each in fields)))
        except (ValueError, KeyError, msgspec.ValidationError):
            self.wrong(number, "record-fact-fields", value=shortly(text), fields=fields_of(found))

    def text(self, key: str) -> str:
        return self.header.get(key, (0, ""))[1]

    def line(self, key: str) -> int:
        return self.header.get(key, (0, ""))[0]

    def finish(self) -> Record | None:
        game = self.text("game")
        if game not in GAMES:
            self.wrong(self.line("game"), "record-game", value=shortly(game), known=", ".join(GAMES))
            return None
        try:
            setup = GAMES[game].agree(self.whole("players"), self.options())
        except Refusal as refusal:
            line = self.line("players" if refusal.reason == "option-players" else "options")
            self.wrong(line, refusal.reason, **refusal.details)
            return None
        players = int(setup.players)
        seen_by = self.whole("seen by") if "seen by" in self.header else None
        if seen_by is not None and not 0 <= seen_by < players:
            self.wrong(self.line("seen by"), "record-seen-by", value=seen_by, last=players - 1)
        if not self.moves:
            self.wrong(0, "record-no-moves")
        self.check_rules(GAMES[game].version)
        return Record(
            game=game,
            players=players,
            options=setup.options,
            names=[self.names.get(seat, f"{seat}") for seat in range(players)],
            rules=self.whole("rules"),
            date=self.text("date"),
            commitment=self.text("commitment"),
            secret=self.text("secret"),
            winners=self.winners(),
            seen_by=seen_by,
            moves=self.moves,
        )

    def check_rules(self, newest: int) -> None:
        if not 1 <= self.whole("rules") <= newest:
            self.wrong(self.line("rules"), "record-rules", value=shortly(self.text("rules")), newest=newest)

    def whole(self, key: str) -> int:
        text = self.text(key)
        return int(text) if re.fullmatch(r"[0-9]{1,9}", text) else -1

    def options(self) -> dict[str, object]:
        try:
            return msgspec.json.decode(self.text("options") or "{}", type=dict[str, object])
        except (msgspec.DecodeError, RecursionError):
            self.wrong(self.line("options"), "record-options", value=shortly(self.text("options")))
            return {}

    def winners(self) -> list[int] | None:
        text = self.text("result")
        if not text:
            return None
        if text == NOBODY:
            return []
        if re.fullmatch(r"\d( \d)*", text):
            return [int(seat) for seat in text.split()]
        self.wrong(self.line("result"), "record-result", value=shortly(text))
        return None


def read_event(kind: type[Event], written: dict[str, str]) -> Event:
    """The event whose fields were written as text."""
    hints = get_type_hints(kind)
    if set(written) != set(kind.__struct_fields__):
        raise KeyError(kind)
    fields = {name: read_value(text, hints[name]) for name, text in written.items()}
    return msgspec.convert(fields | {"type": kind.__struct_config__.tag}, kind, strict=False)


def read_value(text: str, kind: object) -> object:
    if text == "-" and is_optional(kind):
        return None
    if kind is bool:
        return {"yes": True, "no": False}[text]
    if "list" in str(kind):
        return text.split(",") if text else []
    return text


def is_optional(kind: object) -> bool:
    return "None" in str(kind)


def fields_of(kind: type[Event]) -> str:
    return " ".join(f"{name}=…" for name in kind.__struct_fields__)
