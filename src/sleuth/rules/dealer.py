"""Chance. Whoever plays a game hands a dealer in; the rules never look for one."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from mypy_extensions import i64

from sleuth.rules.bits import count, nth

WORD: Final = 0xFFFFFFFF
DIGITS: Final = "0123456789abcdef"


class Dealer:
    """Shuffles decks and picks among what is possible."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely."""
        raise NotImplementedError(f"{type(self).__name__} draws no numbers")

    def shuffle(self, cards: list[i64]) -> None:
        """Put cards in an order, each equally likely."""
        i: i64 = len(cards) - 1
        while i > 0:
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1

    def pick(self, bits: i64) -> i64:
        """One of a set's members, each equally likely."""
        return nth(bits, self.below(count(bits)))

    def draw(self, counts: i64, total: i64) -> i64:
        """The kind of one card out of `total`, of which `counts` has six bits for each kind."""
        n = self.below(total)
        kind: i64 = 0
        while n >= counts & 63:
            n -= counts & 63
            counts >>= 6
            kind += 1
        return kind


class SeededDealer(Dealer):
    """Draws from sfc32, a small fast counting generator, begun by the SHA-256 of a text.

    The same text gives the same chance on every machine. Four 32-bit words are all it remembers.
    """

    def __init__(self, seed: str) -> None:
        digest = sha256(seed.encode("utf-8", "surrogatepass")).digest()
        self.a: i64 = int.from_bytes(digest[0:4], "big")
        self.b: i64 = int.from_bytes(digest[4:8], "big")
        self.c: i64 = int.from_bytes(digest[8:12], "big")
        self.counter: i64 = int.from_bytes(digest[12:16], "big")

    def below(self, n: i64) -> i64:
        # A 32-bit word times n has the number in its upper half; the few words that would
        # favour some numbers over others are drawn again.
        product = self.word() * n
        low = product & WORD
        if low < n:
            unfair = (0x100000000 - n) % n
            while low < unfair:
                product = self.word() * n
                low = product & WORD
        return product >> 32

    def word(self) -> i64:
        drawn = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = ((((self.c << 21) & WORD) | (self.c >> 11)) + drawn) & WORD
        return drawn

    def text(self) -> str:
        """What it remembers, so that another dealer can go on from here."""
        return f"{self.a:08x}{self.b:08x}{self.c:08x}{self.counter:08x}"


def dealer_from(text: str) -> SeededDealer:
    """The dealer that `text()` described; any other text begins one of its own."""
    dealer = SeededDealer(text)
    if len(text) == 32 and all(digit in DIGITS for digit in text):
        dealer.a = int(text[0:8], 16)
        dealer.b = int(text[8:16], 16)
        dealer.c = int(text[16:24], 16)
        dealer.counter = int(text[24:32], 16)
    return dealer


def dealer_of_move(secret: str, move: int) -> SeededDealer:
    """The dealer of one move at a table: whoever saw all earlier chance still cannot foretell this one."""
    return SeededDealer(f"{secret}/{move}")


class ReplayDealer(Dealer):
    """Gives out what chance did before, and draws nothing."""

    def __init__(self) -> None:
        self.outcomes: list[list[i64]] = []

    def expect(self, outcomes: list[list[i64]]) -> None:
        self.outcomes.extend(outcomes)

    def shuffle(self, cards: list[i64]) -> None:
        order = self.next()
        if sorted(order) != sorted(cards):
            raise ReplayError("shuffle")
        cards[:] = order

    def pick(self, bits: i64) -> i64:
        member = self.next_one()
        if not (bits >> member) & 1:
            raise ReplayError("pick")
        return member

    def draw(self, counts: i64, total: i64) -> i64:
        kind = self.next_one()
        if not (counts >> (6 * kind)) & 63:
            raise ReplayError("draw")
        return kind

    def next_one(self) -> i64:
        outcome = self.next()
        if len(outcome) != 1:
            raise ReplayError("one")
        return outcome[0]

    def next(self) -> list[i64]:
        if not self.outcomes:
            raise ReplayError("missing")
        return self.outcomes.pop(0)


class ReplayError(Exception):
    """What is said to have happened by chance cannot have happened."""
