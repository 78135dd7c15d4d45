"""The table of Crime Hotel: the front of the hotel, the detectives in it, and the police station."""

from __future__ import annotations

from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sleuth.terminal.phrases import joined, owner
from sleuth.words import Words

View = dict[str, Any]
SIGNS: Final = "ABCD"  # of the seats' detectives
COLOURS: Final = ("cyan", "magenta", "yellow", "green")
COLUMNS: Final = range(1, 10)


def draw(words: Words, view: View, names: list[str]) -> RenderableType:
    parts: list[RenderableType] = [Text(line) for line in heading(words, view)]
    parts += [front(view), Text(words.say("terminal-crime-hotel-legend"), "dim"), players(words, view, names)]
    if not view["options"]["beginner"]:
        parts.append(Text(desks(words, view)))
    return Group(*parts, *(Text(line) for line in below(words, view, names)))


def front(view: View) -> Table:
    """The hotel, the top floor first; a room that was searched is crossed out."""
    table = Table(box=box.SQUARE, padding=0, show_lines=True)
    table.add_column("", min_width=5)
    for column in COLUMNS:
        table.add_column(Text(with_detectives(view, f"C{column}"), justify="center"), min_width=4, justify="center")
    for floor in (3, 2, 1):
        rooms = [room_cell(view, 10 * floor + column) for column in COLUMNS]
        table.add_row(with_detectives(view, f"F{floor}"), *rooms)
    return table


def with_detectives(view: View, space: str) -> str:
    detectives = "".join(SIGNS[seat] for seat in view["guesses"].get(space, []))
    return f"{space}\n{detectives}"


def room_cell(view: View, room: int) -> Text:
    mark = " "
    if room in view["searched"]:
        mark = "x"
    elif view["seat"] is not None and room in view["hands"][view["seat"]]:
        mark = "*"
    detectives = "".join(SIGNS[seat] for seat in view["guesses"].get(f"R{room}", []))
    return Text(f"{room}{mark}\n{detectives}", "dim" if mark == "x" else "bold" if mark == "*" else "")


def players(words: Words, view: View, names: list[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for column in ("seat", "cards", "scores", "total"):
        table.add_column(words.say(f"terminal-column-{column}"))
    for seat in range(view["players"]):
        name = owner(words, view, names, seat)
        turn = "▶" if not view["over"] and view["turn"] == seat else " "
        car = f" ({words.say('terminal-crime-hotel-car')})" if view["car"] == seat else ""
        scores = view["scores"][seat]
        table.add_row(
            Text(f"{turn}{SIGNS[seat]} {name}{car}", COLOURS[seat]),
            str(len(view["hands"][seat])),
            " + ".join(str(points) for points in scores),
            str(sum(scores)),
        )
    return table


def lines(words: Words, view: View, names: list[str]) -> list[str]:
    said = heading(words, view)
    for seat in range(view["players"]):
        said.append(
            words.say(
                "terminal-crime-hotel-seat",
                name=owner(words, view, names, seat),
                sign=SIGNS[seat],
                seat=seat,
                cards=len(view["hands"][seat]),
                scores=" + ".join(f"{points}" for points in view["scores"][seat]),
                total=sum(view["scores"][seat]),
                car="yes" if view["car"] == seat else "no",
            )
        )
    said.append(words.say("terminal-crime-hotel-searched", rooms=numbers(words, view["searched"])))
    for space, seats in view["guesses"].items():
        held = joined(words, [names[seat] for seat in seats])
        where = words.say(f"crime-hotel-space-{space[0]}", number=space[1:])
        said.append(words.say("terminal-crime-hotel-space", space=where, names=held))
    if not view["options"]["beginner"]:
        said += [desk_line(words, view, names, department) for department in view["desks"]]
    return said + below(words, view, names)


def heading(words: Words, view: View) -> list[str]:
    return [words.say("terminal-crime-hotel-round", investigation=view["investigation"], round=view["round"])]


def below(words: Words, view: View, names: list[str]) -> list[str]:
    """The bays, the trick, and the hand."""
    said: list[str] = []
    if view["trick"]:
        played = joined(words, [f"{names[seat]} {card}" for seat, card in view["trick"]])
        said.append(words.say("terminal-crime-hotel-trick", cards=played))
    if view["bays"]:
        said.append(words.say("terminal-crime-hotel-bays", names=joined(words, bays(view, names))))
    if view["murderer"] is not None:
        said.append(words.say("terminal-crime-hotel-murderer", room=f"{view['murderer']}"))
    if view["seat"] is not None and not view["over"]:
        own = view["hands"][view["seat"]]
        hand = words.say("terminal-hand", name=owner(words, view, names, view["seat"]), cards=numbers(words, own))
        said.append(hand)
    return said


def numbers(words: Words, rooms: list[int]) -> str:
    return joined(words, [f"{room}" for room in rooms])


def bays(view: View, names: list[str]) -> list[str]:
    """Those who are still to act, each with the number of the bay (H11); beginners leave bays between empty."""
    numbers = list(range(1, view["players"] + 1))
    if view["options"]["beginner"]:
        numbers = [1, view["players"]]
    waiting = numbers[len(numbers) - len(view["bays"]) :]
    return [f"{bay}: {names[seat]}" for bay, seat in zip(waiting, view["bays"], strict=True)]


def desks(words: Words, view: View) -> str:
    """Each department with its desks: the sign of the detective there, or what is printed on a free one."""
    rows = [
        f"{words.say(f'crime-hotel-department-{department}')} {' '.join(desk_signs(view, department))}"
        for department in view["desks"]
    ]
    return words.say("terminal-crime-hotel-desks", desks=" · ".join(rows))


def desk_signs(view: View, department: str) -> list[str]:
    signs: list[str] = []
    for seat, number in desks_of(view, department):
        sign = "" if seat is None else SIGNS[seat]
        signs.append(f"[{'='.join(part for part in (sign, number) if part) or ' '}]")
    return signs


def desk_line(words: Words, view: View, names: list[str], department: str) -> str:
    """A department in words."""
    free = words.say("terminal-crime-hotel-free")
    said = [
        f"{free if seat is None else names[seat]}{f' ({number})' if number else ''}"
        for seat, number in desks_of(view, department)
    ]
    name = words.say(f"crime-hotel-department-{department}")
    return words.say("terminal-crime-hotel-department", name=name, desks=", ".join(said))


def desks_of(view: View, department: str) -> list[tuple[int | None, str]]:
    """H3, H16: the desks from left to right: whose detective is there, and the number printed."""
    printed = view["options"]["desks"][department]
    plus = "+" if department == "bonus" else ""
    numbers = [""] * printed if isinstance(printed, int) else [f"{plus}{number}" for number in printed]
    taken: list[int | None] = [*view["desks"][department], *[None] * len(numbers)]
    return list(zip(taken, numbers, strict=False))
