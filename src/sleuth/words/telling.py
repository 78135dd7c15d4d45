"""Turns events and actions into sentences: each field becomes words, then a message is said with them.

A noun of the catalogue has forms beside its bare name (`card`, `card-the`, `card-of`), so that a
sentence can use the one its grammar needs. `card-id` is the value as the rules write it, for choosing
between sentences: `none` for nothing, `hidden` for what this seat may not know.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from sleuth.rules.facts import UNKNOWN, Event

if TYPE_CHECKING:
    from sleuth.rules.refusal import Refusal
    from sleuth.words import Words

SERVICES: Final = ("kgb", "france", "cia")
MOST_SEATS: Final = 6
EACH_SEAT: Final = {"hands", "totals"}  # lists that hold something for each seat

# Fields that hold a seat's number, and fields that hold a noun, whose messages begin so.
SEATS: Final = {
    "calaveras": {"seat", "player", "source", "to", "winners", "culprit"},
    "crime-hotel": {"seat", "seats", "other", "leader", "winners"},
    "suspicion": {"seat", "asked", "by", "to", "winners"},
}
NOUNS: Final = {
    "calaveras": {
        "card": "card", "cards": "card", "innocent": "card", "suspect": "card",
        "to": "place", "source": "place", "at": "place", "place": "place",
    },
    "crime-hotel": {"department": "department", "space": "space", "right": "space", "source": "space", "to": "space"},
    "suspicion": {
        "card": "card", "cards": "card", "crime": "card", "hands": "card", "suspect": "card", "weapon": "card",
        "room": "card", "rooms": "card", "source": "card", "here": "card",
    },
}  # fmt: skip

# The notation of actions, and what each is called in the catalogue.
ACTIONS: Final = {
    "calaveras": {
        r"X": "nothing",
        r"X:(?P<card>.)@(?P<source>.)>(?P<to>.)": "move",
        r"(?P<card>.)@(?P<to>.)": "play",
    },
    "crime-hotel": {
        r"(?P<card>\d\d)": "play",
        r"(?P<space>[FCR]\d+)": "guess",
        r"relocate": "relocate-nothing",
        r"relocate:(?P<source>\w+)>(?P<to>\w+)": "relocate",
        r"exchange:(?P<seat>\d):(?P<cards>.+)": "exchange",
        r"look:(?P<seat>\d)": "look",
        r"deputy": "deputy",
        r"bonus": "bonus",
    },
    "suspicion": {
        r"go:(?P<room>.+)": "go",
        r"stay": "stay",
        r"reveal:(?P<card>.+)": "reveal",
        r"ask:(?P<seat>\d):(?P<suspect>.+),(?P<weapon>.+)": "ask",
        r"ask:(?P<seat>\d)": "ask-drunk",
        r"show:(?P<card>.+)": "show",
        r"divert": "divert",
        r"none": "none",
        r"accuse:(?P<suspect>.+),(?P<weapon>.+),(?P<room>.+)": "accuse",
        r"accuse": "accuse-that",
        r"pass": "pass",
    },
}


def tell(words: Words, game: str, event: Event, names: list[str]) -> str:
    """The sentence for an event, with the seats called by their names."""
    fields = {field: getattr(event, field) for field in event.__struct_fields__}
    values: dict[str, str | int] = {}
    for field, value in fields.items():
        values |= worded(words, game, field, value, names)
        if field != "seat" and field in SEATS[game] and value == fields.get("seat"):
            values[f"{field}-id"] = "same"
    return words.say(f"event-{game}-{event.kind}", **values)


def describe(words: Words, game: str, action: str, names: list[str]) -> str:
    """The phrase for an action, to be chosen from a list."""
    numbered = [words.say("seat-numbered", name=name, number=seat) for seat, name in enumerate(names)]
    for notation, kind in ACTIONS[game].items():
        found = re.fullmatch(notation, action)
        if found:
            values: dict[str, str | int] = {}
            for field, text in found.groupdict().items():
                values |= worded(words, game, field, read_field(field, text), numbered)
            return words.say(f"action-{game}-{kind}", **values)
    raise ValueError(action)


def read_field(field: str, text: str) -> object:
    """A field of an action's notation as the value that an event would have there."""
    if field == "seat":
        return int(text)
    return text.split(",") if field == "cards" else text


def explain(words: Words, game: str, refusal: Refusal) -> str:
    """Why something was refused. Seats are told by number, because what was asked for names them so."""
    values: dict[str, str | int] = {
        field: ", ".join(value) if isinstance(value, list) else value for field, value in refusal.details.items()
    }
    if refusal.code == "illegal-action":
        numbers = [words.say("seat-number", number=seat) for seat in range(MOST_SEATS)]
        for field, value in refusal.details.items():
            if field in NOUNS[game]:
                values |= worded(words, game, field, value, numbers)
    return words.say(f"refusal-{refusal.reason}", **values)


def agents(words: Words, seats: int, ghost: int | None) -> list[str]:
    """C4, C6, C7: the characters at the seats of Calaveras; partners serve the same service."""
    teams = seats // 2
    names = [words.say(f"calaveras-agent-{SERVICES[seat % teams]}-{seat // teams}") for seat in range(seats)]
    if ghost is not None:
        names[ghost] = words.say("calaveras-ghost", name=names[ghost])
    return names


def service(words: Words, seats: int, seat: int) -> str:
    """C4: the service that a seat of Calaveras serves."""
    return words.say(f"calaveras-service-{SERVICES[seat % (seats // 2)]}")


def worded(words: Words, game: str, field: str, value: object, names: list[str]) -> dict[str, str | int]:
    """A field as words, in all its forms."""
    if isinstance(value, list):
        return {field: listed(words, game, field, value, names), f"{field}-count": len(value)}
    forms = noun(words, game, field, value, names)
    said: dict[str, str | int] = {f"{field}-{form}" if form else field: text for form, text in forms.items()}
    if type(value) is int and field not in SEATS[game]:
        said[field] = value
    said[f"{field}-id"] = "none" if value is None else "hidden" if value == UNKNOWN else str(value)
    return said


def noun(words: Words, game: str, field: str, value: object, names: list[str]) -> dict[str, str]:
    """One thing in all forms that the catalogue has of it."""
    if isinstance(value, int) and field in SEATS[game]:
        return {"": names[value]}
    kind = NOUNS[game].get(field)
    if kind is None or not isinstance(value, str):
        return {"": str(value)}
    if value == UNKNOWN:
        return words.forms("card-hidden")
    if kind == "place" and value.isdigit():
        return words.forms("calaveras-place-seat", None, name=names[int(value)])
    if kind == "space":
        return words.forms(f"crime-hotel-space-{value[0]}", None, number=value[1:])
    return words.forms(f"{game}-{kind}-{value}")


def listed(words: Words, game: str, field: str, values: list[Any], names: list[str]) -> str:
    """Several things as one phrase: equal ones counted, the last joined by "and"."""
    if not values:
        return words.say("list-empty")
    if field in EACH_SEAT:
        each = [worded(words, game, "cards", value, names)["cards"] for value in values]
        parts = [words.say("list-of", name=names[seat], list=of) for seat, of in enumerate(each)]
        return words.say("list-break").join(parts)
    if values[0] == UNKNOWN:
        return words.say("cards-hidden", count=len(values))
    parts = [
        name if count == 1 else words.say("list-several", name=name, count=count)
        for name, count in Counter(noun(words, game, field, value, names)[""] for value in values).items()
    ]
    if len(parts) == 1:
        return parts[0]
    return words.say("list-and", first=", ".join(parts[:-1]), last=parts[-1])
