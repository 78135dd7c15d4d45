"""Sets of small numbers as the bits of one whole number, at most 62 of them."""

from __future__ import annotations

from mypy_extensions import i64


def shifted(value: i64, places: i64) -> i64:
    """value << places. Compiled, a literal on the left of << would be a number of 32 bits only."""
    return value << places


def count(bits: i64) -> i64:
    """How many bits are set."""
    bits = bits - ((bits >> 1) & 0x1555555555555555)
    bits = (bits & 0x3333333333333333) + ((bits >> 2) & 0x3333333333333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F
    bits = bits + (bits >> 8)
    bits = bits + (bits >> 16)
    return (bits + (bits >> 32)) & 0x7F


def count_few(bits: i64) -> i64:
    """How many of the lowest eight bits are set, when no other is."""
    bits = bits - ((bits >> 1) & 0x55)
    bits = (bits & 0x33) + ((bits >> 2) & 0x33)
    return (bits + (bits >> 4)) & 0x0F


def count_bytes(bits: i64) -> i64:
    """How many bits are set in each of the lowest six bytes, as bytes."""
    bits = bits - ((bits >> 1) & 0x555555555555)
    bits = (bits & 0x333333333333) + ((bits >> 2) & 0x333333333333)
    return (bits + (bits >> 4)) & 0x0F0F0F0F0F0F


def lowest(bits: i64) -> i64:
    """The place of the lowest set bit."""
    return count((bits & -bits) - 1)


def nth(bits: i64, n: i64) -> i64:
    """The place of the set bit that has n set bits below it."""
    while n > 0:
        bits &= bits - 1
        n -= 1
    return lowest(bits)


def places(bits: i64) -> list[i64]:
    """The places of all set bits, rising."""
    found: list[i64] = []
    while bits:
        found.append(lowest(bits))
        bits &= bits - 1
    return found
