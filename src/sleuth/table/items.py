"""Items: what is told at a table, numbered without gaps, the same numbers for everyone.

Each is put into words for the wire once. Who is not in its audience gets what is open of it, if only its number.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Set
from dataclasses import dataclass
from typing import Final

from sleuth.rules.facts import Event
from sleuth.table.wire import encode

KEPT: Final = 500  # items, for those who come back
ALL: Final = -1  # as an audience: every seat, as bits


@dataclass(slots=True)
class Item:
    """One item as each reader gets it."""

    n: int
    open: bytes
    told: bytes | None = None  # to the audience, where it gets more than the others
    audience: int = 0  # seats as bits
    speaker: str = ""  # the person whom a reader may have muted
    worded: dict[str, bytes] | None = None  # by language, where that matters

    def seen_by(self, seat: int | None, language: str, muted: Set[str]) -> bytes:
        if self.speaker and self.speaker in muted:
            return bare(self.n)
        if self.worded is not None:
            return self.worded.get(language, self.open)
        if self.told is not None and seat is not None and self.audience >> seat & 1:
            return self.told
        return self.open


def bare(n: int) -> bytes:
    return b'{"n":%d}' % n


def numbered(n: int, what: bytes) -> bytes:
    return b'{"n":%d,"what":%b}' % (n, what)


class Items:
    """The last items of a table."""

    def __init__(self) -> None:
        self.n = 0
        self.kept: deque[Item] = deque(maxlen=KEPT)

    def keep(self, item: Item) -> Item:
        self.kept.append(item)
        return item

    def next(self) -> int:
        self.n += 1
        return self.n

    def fact(self, event: Event) -> Item:
        """Something that happened in the game; its audience is told all of it."""
        n = self.next()
        told = numbered(n, b'{"type":"fact","fact":%b}' % encode(event))
        if not event.private:
            return self.keep(Item(n, told))
        masked = numbered(n, b'{"type":"fact","fact":%b}' % encode(event.seen_by(None)))
        audience = event.audience()  # type: ignore[attr-defined]  # what is private has an audience
        return self.keep(Item(n, masked, told, audience))

    def open(self, what: dict[str, object]) -> Item:
        """Something for everyone."""
        n = self.next()
        return self.keep(Item(n, numbered(n, encode(what))))

    def said(
        self, what: dict[str, object], speaker: str, audience: int, worded: dict[str, dict[str, object]] | None
    ) -> Item:
        """Something a person said, to all or to some seats, in the reader's language where it is a phrase."""
        n = self.next()
        told = numbered(n, encode(what))
        item = Item(n, told, speaker=speaker)
        if audience != ALL:
            item.open, item.told, item.audience = bare(n), told, audience
        if worded is not None:
            item.worded = {language: numbered(n, encode(each)) for language, each in worded.items()}
        return self.keep(item)

    def after(self, last: int) -> list[Item] | None:
        """What a reader missed who has the items up to `last`; None if that is too old, or was never told."""
        missed = self.n - last
        if not 0 <= missed <= len(self.kept):
            return None
        return list(self.kept)[len(self.kept) - missed :]
