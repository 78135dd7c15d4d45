"""Writes the tables of events into docs/protocol.md, from the classes of the events themselves.

python tools/event_tables.py          writes them
python tools/event_tables.py --check  fails where they are stale
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import UnionType
from typing import Literal, get_args, get_origin, get_type_hints

from sleuth.rules import GAMES
from sleuth.rules.facts import UNKNOWN, Event, PrivateEvent
from sleuth.rules.game import Game

PAGE = Path(__file__).resolve().parent.parent / "docs" / "protocol.md"
MARKED = re.compile(r"(<!-- events: begin -->\n).*?(<!-- events: end -->)", re.DOTALL)
DOCSTRING = re.compile(r"(?:(?P<clauses>[CHS]\d+[a-z]?(?:[-,] ?[CHS]\d+[a-z]?)*): )?(?P<sense>.+)", re.DOTALL)
WORDS = {int: "number", str: "text", bool: "true or false", type(None): "null"}


def tables() -> str:
    return "\n".join(line for game in GAMES.values() for line in table(game)) + "\n\n"


def table(game: Game) -> Iterator[str]:
    yield from ("", f"### {game.title['en']}", "")
    yield "| type | what happened | fields | who is told | in records | clause |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for kind, event in game.events.items():
        found = DOCSTRING.fullmatch(" ".join((event.__doc__ or "").split()))
        if found is None:
            raise ValueError(f"{event.__name__} says nothing of itself")
        sense = found["sense"][0].upper() + found["sense"][1:]
        written = "yes" if event.chance or event.private else "–"
        yield f"| `{kind}` | {sense} | {fields(event)} | {told(event)} | {written} | {found['clauses'] or '–'} |"


def fields(event: type[Event]) -> str:
    hints = get_type_hints(event)
    return "<br>".join(f"`{name}` {in_words(hints[name])}" for name in event.__struct_fields__)


def in_words(hint: object) -> str:
    """What a field may hold. That a hidden card is `?` is said once for all of them, not here."""
    if get_origin(hint) is list:
        (inner,) = get_args(hint)
        return "list of lists of texts" if inner == list[str] else f"list of {in_words(inner)}s"
    if isinstance(hint, UnionType) or get_args(hint):
        kinds = [kind for kind in get_args(hint) if kind not in (Literal["?"], UNKNOWN)]
        return " or ".join(in_words(kind) for kind in kinds)
    return WORDS[hint] if isinstance(hint, type) else str(hint)


def told(event: type[Event]) -> str:
    """Who is told what, found by asking an event whose seats are all different."""
    if not issubclass(event, PrivateEvent):
        return "everyone"
    hints = get_type_hints(event)
    seats = [name for name in event.__struct_fields__ if hints[name] is int]
    sample = event(**{name: seats.index(name) if name in seats else "" for name in event.__struct_fields__})
    audience = [f"seat `{name}`" for number, name in enumerate(seats) if sample.audience() >> number & 1]
    if not audience:
        return "nobody; everyone how many cards"
    whole = " and ".join(audience)
    return f"{whole}; everyone else only {', '.join(f'`{name}`' for name in event.open)}"


def main(arguments: list[str]) -> int:
    page = PAGE.read_text("utf-8")
    fresh = MARKED.sub(lambda found: found[1] + tables() + found[2], page)
    if arguments != ["--check"]:
        PAGE.write_text(fresh, "utf-8")
    elif fresh != page:
        print("docs/protocol.md is stale: run python tools/event_tables.py")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
