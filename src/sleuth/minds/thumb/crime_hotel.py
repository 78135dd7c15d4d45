"""Crime Hotel by rules of thumb: tick off every card seen, and go where the murderer can still be."""

from __future__ import annotations

from typing import Any, Final

from sleuth.minds.thumb.liking import best
from sleuth.rules.crime_hotel import events
from sleuth.rules.dealer import Dealer

ROOMS: Final = [10 * floor + column for floor in (1, 2, 3) for column in range(1, 10)]
POINTS: Final = {"F": 2, "C": 5, "R": 10}  # H13
WORTH_A_LOOK: Final = 0.9  # for each card
WORTH_AN_EXCHANGE: Final = 0.5
WORTH_A_DEPUTY: Final = 0.8


def choose(view: dict[str, Any], legal: list[str], chooser: Dealer) -> str:
    if view["phase"] == "play":
        return best(legal, lambda card: liking_of_card(view, int(card)), chooser)
    suspected = possible_rooms(view)
    return best(legal, lambda action: liking_of_act(view, action, suspected), chooser)


def possible_rooms(view: dict[str, Any]) -> list[int]:
    """The rooms where the murderer can still be, as far as this seat has seen cards."""
    seen = set(view["searched"]) | set(view["hands"][view["seat"]]) | {card for _, card in view["trick"]}
    seen_before: set[int | str] = set()
    for event in view["log"]:
        if isinstance(event, events.Investigation):
            seen_before = set()  # H26: all cards are shuffled anew
        elif isinstance(event, events.Exchange):
            seen_before |= {*event.given, *event.received}
        elif isinstance(event, events.Look):
            seen_before |= set(event.cards)
    return [room for room in ROOMS if room not in seen | seen_before]


# Playing a card


def liking_of_card(view: dict[str, Any], card: int) -> float:
    """H11: the highest and the lowest card guess, those between get assistance."""
    trick = [played for _, played in view["trick"]]
    waiting = view["players"] - len(trick) - 1
    higher = chances_of_more(view, trick, waiting, [room for room in ROOMS if room > card], card, True)
    lower = chances_of_more(view, trick, waiting, [room for room in ROOMS if room < card], card, False)
    guessing = higher + lower
    if view["options"]["beginner"] or view["round"] > 2:
        return guessing
    return -guessing  # early, little is known, and assistance teaches or lasts


def chances_of_more(
    view: dict[str, Any], trick: list[int], waiting: int, beyond: list[int], card: int, high: bool
) -> float:
    """How likely nobody plays a card beyond this one."""
    if any((played > card) == high for played in trick):
        return 0.0
    gone = {*view["searched"], *view["hands"][view["seat"]], *trick}
    hidden = [room for room in ROOMS if room not in gone]
    share = len([room for room in beyond if room not in gone]) / max(1, len(hidden))
    return float((1 - share) ** waiting)


# Guessing


def worth(space: str, suspected: list[int]) -> float:
    """The points a guess brings on average (H24)."""
    return POINTS[space[0]] * len(rooms_of(space, suspected)) / max(1, len(suspected))


def rooms_of(space: str, rooms: list[int]) -> list[int]:
    number = int(space[1:])
    if space[0] == "R":
        return [room for room in rooms if room == number]
    return [room for room in rooms if (room // 10 if space[0] == "F" else room % 10) == number]


def liking_of_act(view: dict[str, Any], action: str, suspected: list[int]) -> float:
    kind, _, rest = action.partition(":")
    if kind == "relocate":
        source, _, target = rest.partition(">")
        return worth(target, suspected) - worth(source, suspected) if rest else -1.0
    if kind == "exchange":
        return liking_of_exchange(view, rest)
    if kind == "look":
        return WORTH_A_LOOK * number_on_desk(view, "look") - 0.01 * already_seen(view, int(rest))
    if kind == "deputy":
        return WORTH_A_DEPUTY if view["seat"] not in view["desks"]["deputy"] and view["round"] < 4 else -0.5
    if kind == "bonus":
        return liking_of_bonus(view, suspected)
    return worth(action, suspected)


def liking_of_exchange(view: dict[str, Any], rest: str) -> float:
    """What it teaches; and the cards given away are best those of the middle, which win no bay."""
    other, _, cards = rest.partition(":")
    given = [int(card) for card in cards.split(",")]
    kept = sum(abs(card - 25) for card in given) / 1000
    return WORTH_AN_EXCHANGE * len(given) - 0.01 * already_seen(view, int(other)) - kept


def number_on_desk(view: dict[str, Any], department: str) -> int:
    """The number on the leftmost free desk, or the size of the hands if that is less (H22)."""
    free = view["options"]["desks"][department][len(view["desks"][department])]
    return min(int(free), len(view["hands"][view["seat"]]))


def already_seen(view: dict[str, Any], other: int) -> int:
    return sum(1 for event in view["known"] if getattr(event, "other", None) == other)


def liking_of_bonus(view: dict[str, Any], suspected: list[int]) -> float:
    """H21: so much for each right guess, those to come counted for little."""
    if view["seat"] in view["desks"]["bonus"]:
        return -0.5
    own = [space for space, seats in view["guesses"].items() if view["seat"] in seats]
    right = sum(worth(space, suspected) / POINTS[space[0]] for space in own)
    number = view["options"]["desks"]["bonus"][len(view["desks"]["bonus"])]
    return float(number * (right + 0.15 * (5 - view["round"])))
