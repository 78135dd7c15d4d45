"""Records as text."""

from __future__ import annotations

import msgspec

from sleuth.record.model import NOBODY, Move, Record
from sleuth.rules.facts import Event

FIRST_LINE = "sleuth record 1"


def write_record(record: Record) -> str:
    """The record as one text; what would not be read again as it was is refused."""
    lines = [FIRST_LINE, *(f"{key}: {one_line(key, value)}" for key, value in header(record) if value)]
    for move in record.moves:
        lines.append("")
        lines.extend(move_lines(move))
    return "\n".join(lines) + "\n"


def header(record: Record) -> list[tuple[str, str]]:
    seats = [(f"seat {seat}", name) for seat, name in enumerate(record.names)]
    return [
        ("game", record.game),
        ("rules", str(record.rules)),
        ("players", str(record.players)),
        ("options", msgspec.json.encode(record.options, order="sorted").decode()),
        *seats,
        ("date", record.date),
        ("seen by", "" if record.seen_by is None else str(record.seen_by)),
        ("commitment", record.commitment),
        ("secret", record.secret),
        ("result", result(record.winners)),
    ]


def result(winners: list[int] | None) -> str:
    if winners is None:
        return ""
    return " ".join(map(str, winners)) or NOBODY


def move_lines(move: Move) -> list[str]:
    first = f"{move.number}. {move.seat} {one_line('action', move.action)}" if move.number else "0."
    return [
        first,
        *(f"  = {fact(event)}" for event in move.facts),
        *(f"  @ {one_word(key)} {one_line(key, value)}".rstrip() for key, value in move.tags),
        *(f"  # {line}" for comment in move.comments for line in comment.splitlines()),
    ]


def fact(event: Event) -> str:
    """`draw seat=0 card=H`: the type, then each field; a list is joined by commas, `-` is nothing."""
    fields = msgspec.to_builtins(event)
    kind = fields.pop("type")
    return " ".join([kind, *(f"{name}={value(given)}" for name, given in fields.items())])


def value(given: object) -> str:
    if given is None:
        return "-"
    if isinstance(given, bool):
        return "yes" if given else "no"
    if isinstance(given, list):
        return ",".join(str(each) for each in given)
    return str(given)


def one_line(key: str, text: str) -> str:
    if text != text.strip() or any(ord(sign) < 32 or sign in "\x7f\x85\u2028\u2029" for sign in text):
        raise ValueError(f"{key} must be one line of plain text without space around it: {text[:60]!r}")
    return text


def one_word(key: str) -> str:
    if not key or not all(sign.isalnum() or sign in "-_" for sign in key):
        raise ValueError(f"a tag's key must be one word of letters, digits, - and _: {key[:60]!r}")
    return key
