"""The deck of Calaveras, packed so that a position is copied in no time."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from sleuth.rules.bits import shifted
from sleuth.rules.dealer import Dealer

# Three words of sixteen cards, three bits a card; the next card is the one put last.


@final
class Deck:
    """A pile of cards, taken from the top only."""

    def __init__(self, first: i64, second: i64, third: i64, size: i64) -> None:
        self.first = first
        self.second = second
        self.third = third
        self.size = size

    def copy(self) -> Deck:
        return Deck(self.first, self.second, self.third, self.size)

    def put(self, kind: i64) -> None:
        if self.size < 16:
            self.first = (self.first << 3) | kind
        elif self.size < 32:
            self.second = (self.second << 3) | kind
        else:
            self.third = (self.third << 3) | kind
        self.size += 1

    def take(self) -> i64:
        self.size -= 1
        if self.size < 16:
            kind = self.first & 7
            self.first >>= 3
        elif self.size < 32:
            kind = self.second & 7
            self.second >>= 3
        else:
            kind = self.third & 7
            self.third >>= 3
        return kind

    def shuffle_in(self, counts: i64, dealer: Dealer) -> None:
        """Put cards, of which `counts` has six bits for each kind, in an order, each equally likely."""
        total: i64 = 0
        rest = counts
        while rest:
            total += rest & 63
            rest >>= 6
        while total:
            card = dealer.draw(counts, total)
            counts -= shifted(1, 6 * card)
            total -= 1
            self.put(card)

    def cards(self) -> list[int]:
        """All its cards, the next first."""
        rest = self.copy()
        return [int(rest.take()) for _ in range(self.size)]
