"""Small phrases that all tables share."""

from __future__ import annotations

from typing import Any

from sleuth.words import Words


def joined(words: Words, parts: list[str]) -> str:
    """Several things, the last joined by "and"; of equal ones, how many."""
    each = [part if parts.count(part) == 1 else f"{part} ×{parts.count(part)}" for part in dict.fromkeys(parts)]
    if not each:
        return words.say("list-empty")
    if len(each) == 1:
        return each[0]
    return words.say("list-and", first=", ".join(each[:-1]), last=each[-1])


def owner(words: Words, view: dict[str, Any], names: list[str], seat: int) -> str:
    """The name at a seat; the reader's own is marked."""
    return words.say("terminal-you", name=names[seat]) if seat == view["seat"] else names[seat]
