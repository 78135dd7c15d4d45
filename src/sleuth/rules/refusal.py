"""How the rules say no. The words for each reason live in the catalogue."""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from mypy_extensions import mypyc_attr

Detail: TypeAlias = str | int | list[str]


@mypyc_attr(allow_interpreted_subclasses=True)  # rooms that are not compiled have refusals of their own
class Refusal(Exception):
    """Something asked for is not possible: what kind of no, why, and by which clause if one forbids it."""

    def __init__(self, code: str, reason: str, clause: str = "", details: dict[str, Detail] | None = None) -> None:
        super().__init__(code, reason, clause, details)
        self.code = code
        self.reason = reason
        self.clause = clause
        self.details: dict[str, Detail] = details or {}


def illegal(reason: str, clause: str = "", **details: Detail) -> Refusal:
    return Refusal("illegal-action", reason, clause, details)


def bad_state(reason: str, **details: Detail) -> Refusal:
    return Refusal("bad-state", reason, "", details)


def bad_option(reason: str, **details: Detail) -> Refusal:
    return Refusal("bad-option", reason, "", details)


def shortly(value: object) -> str:
    """A value as it was given, in JSON, cut short, to be named in a refusal."""
    try:
        text = msgspec.json.encode(value, enc_hook=repr).decode()
    except (OverflowError, TypeError, ValueError):  # too large a number, or nothing that JSON knows
        text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
