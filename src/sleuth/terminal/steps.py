"""Choosing a move step by step: the hundreds of moves of a game as a few short lists."""

from __future__ import annotations

from typing import Any

from sleuth.words import Words
from sleuth.words.telling import describe

Path = tuple[str, ...]


class Step:
    """What can be chosen at one point: the groups of moves, in order, each under its own text."""

    def __init__(self, game: str, legal: list[str], chosen: Path = ()) -> None:
        self.game = game
        self.legal = legal
        self.chosen = chosen
        self.groups = grouped(game, legal, chosen)
        while len(self.groups) == 1 and len(legal) > 1:  # no choice yet: go on to the next step
            self.chosen += (next(iter(self.groups)),)
            self.groups = grouped(game, legal, self.chosen)

    def take(self, number: int) -> str | Step:
        """The move, or the next step, behind a number of the list."""
        part = list(self.groups)[number - 1]
        moves = self.groups[part]
        if len(moves) == 1:
            return moves[0]
        return Step(self.game, moves, (*self.chosen, part))


def grouped(game: str, legal: list[str], chosen: Path) -> dict[str, list[str]]:
    groups: dict[str, list[str]] = {}
    for action in legal:
        path = PATHS[game](action)
        groups.setdefault(path[min(len(chosen), len(path) - 1)], []).append(action)
    return groups


def calaveras_path(action: str) -> Path:
    """The card; for an Unexpected Development the card it moves; where to."""
    if action == "X":
        return ("X", "X")
    if action.startswith("X:"):
        card, _, to = action[2:].partition(">")
        return ("X", card, to)
    card, _, to = action.partition("@")
    return (card, to)


def crime_hotel_path(action: str) -> Path:
    """The department, and then who, what or whither; for a guess the kind of space, and the floor of a room."""
    kind, colon, rest = action.partition(":")
    if kind == "exchange":
        return (kind, *rest.split(":"))
    if kind == "relocate" and colon:
        source, _, to = rest.partition(">")
        return (kind, source, *space_path(to))
    if colon:
        return (kind, rest)
    return space_path(action) if action[0] in "FCR" else (action,)


def space_path(space: str) -> Path:
    return ("R", f"R{space[1]}", space) if space[0] == "R" else (space[0], space)


def suspicion_path(action: str) -> Path:
    """Whom to ask, then the suspect, then the weapon; an accusation goes on with the room."""
    kind, _, rest = action.partition(":")
    if kind == "ask" or (kind == "accuse" and rest):
        return (kind, *rest.replace(":", ",").split(","))
    return (action,)


PATHS = {"calaveras": calaveras_path, "crime-hotel": crime_hotel_path, "suspicion": suspicion_path}


# What the lists say


def labels(step: Step, words: Words, names: list[str], view: dict[str, Any]) -> list[str]:
    """The words for each line of a step's list."""
    return [label(step, part, words, names, view) for part in step.groups]


def label(step: Step, part: str, words: Words, names: list[str], view: dict[str, Any]) -> str:
    moves = step.groups[part]
    if len(moves) == 1:
        said = f"{describe(words, step.game, moves[0], names)}  [{moves[0]}]"
        return f"{said} {words.say('terminal-all-searched')}" if is_vain(moves[0], view) else said
    if step.game == "calaveras":
        return calaveras_label(part, words, names)
    if step.game == "crime-hotel":
        return crime_hotel_label(part, step.chosen, words, names)
    if step.chosen == ("ask",):
        return names[int(part)]
    if part in ("ask", "accuse"):
        return words.say(f"terminal-step-suspicion-{part}")
    return words.say(f"suspicion-card-{part}")


def calaveras_label(part: str, words: Words, names: list[str]) -> str:
    card, at, place = part.partition("@")
    said = words.say(f"calaveras-card-{card}")
    if not at:
        return said
    if place.isdecimal():
        return words.say("terminal-step-calaveras-move-seat", card=said, name=names[int(place)])
    return words.say("terminal-step-calaveras-move-zone", card=said, place=words.say(f"calaveras-place-{place}"))


def crime_hotel_label(part: str, chosen: Path, words: Words, names: list[str]) -> str:
    if part in ("relocate", "exchange", "look"):
        return words.say(f"crime-hotel-department-{part}")
    if part in ("F", "C", "R"):
        return words.say(f"terminal-step-crime-hotel-{part}")
    if chosen[:1] == ("exchange",):
        return names[int(part)]
    if chosen == ("relocate",):
        return words.say("terminal-step-crime-hotel-source", space=part)
    return words.say("terminal-step-crime-hotel-floor", floor=part[1:])


def is_vain(action: str, view: dict[str, Any]) -> bool:
    """H15: whether a space is named of which every room is searched."""
    space = action.rpartition(">")[2]
    if view["game"] != "crime-hotel" or space[0] not in "FCR":
        return False
    place = {"F": slice(0, 1), "C": slice(1, 2), "R": slice(0, 2)}[space[0]]
    rooms = [f"{floor}{column}" for floor in range(1, 4) for column in range(1, 10)]
    searched = {str(room) for room in view["searched"]}
    return all(room in searched for room in rooms if room[place] == space[1:])
