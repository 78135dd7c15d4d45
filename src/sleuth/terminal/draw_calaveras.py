"""The table of Calaveras: seats with their evidence, the middle, Nicole, and who is close to being designated."""

from __future__ import annotations

from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sleuth.minds.thumb.calaveras import imagine
from sleuth.rules.facts import UNKNOWN
from sleuth.rules.game import NO_SEAT
from sleuth.terminal.phrases import joined, owner
from sleuth.words import Words

View = dict[str, Any]
SIGNS: Final = "▲●■"  # of the teams
COLOURS: Final = ("cyan", "magenta", "yellow")


def draw(words: Words, view: View, names: list[str]) -> RenderableType:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for column in ("seat", "points", "shown", "evidence"):
        table.add_column(words.say(f"terminal-column-{column}"))
    for seat in range(view["seats"]):
        team = seat % (view["seats"] // 2)
        table.add_row(
            Text(f"{turn_sign(view, seat)}{SIGNS[team]} {seat_name(words, view, names, seat)}", COLOURS[team]),
            str(view["points"][seat]),
            " ".join(view["shown"][seat]) or "-",
            evidence(words, view, seat),
        )
    return Group(table, *(Text(line) for line in below(words, view, names)))


def lines(words: Words, view: View, names: list[str]) -> list[str]:
    said = [
        words.say(
            "terminal-calaveras-seat",
            name=seat_name(words, view, names, seat),
            seat=seat,
            sign=seat % (view["seats"] // 2) + 1,
            points=view["points"][seat],
            shown=cards(words, view["shown"][seat]),
            evidence=evidence(words, view, seat),
        )
        for seat in range(view["seats"])
    ]
    return said + below(words, view, names)


def below(words: Words, view: View, names: list[str]) -> list[str]:
    """What lies in the middle of the table, and in the hands."""
    said = [
        words.say(
            "terminal-calaveras-middle",
            innocent=cards(words, view["innocent"]),
            suspect=cards(words, view["suspect"]),
        ),
        words.say("terminal-calaveras-nicole", name=names[view["nicole"]]),
        designation(words, view, names),
        words.say(
            "terminal-calaveras-piles",
            deck=view["deck"],
            discard=len(view["discard"]),
            cards=cards(words, view["discard"]),
        ),
    ]
    for seat, hand in enumerate(view["hands"]):
        if hand and UNKNOWN not in hand:
            said.append(words.say("terminal-hand", name=owner(words, view, names, seat), cards=cards(words, hand)))
    return said


def turn_sign(view: View, seat: int) -> str:
    return "▶" if not view["over"] and view["turn"] == seat else " "


def seat_name(words: Words, view: View, names: list[str], seat: int) -> str:
    name = owner(words, view, names, seat)
    if seat == view["ghost"]:
        name = words.say("calaveras-ghost", name=name)
    return f"{name} ★Nicole" if seat == view["nicole"] else name


def cards(words: Words, kinds: list[str]) -> str:
    return joined(words, [f"{words.say(f'calaveras-card-{kind}')} ({kind})" for kind in kinds])


def evidence(words: Words, view: View, seat: int) -> str:
    """C18, C20: what the middle says of a seat."""
    shown = view["shown"][seat]
    innocent = [kind for kind in shown if kind in view["innocent"]]
    suspect = [kind for kind in shown if kind in view["suspect"]]
    if innocent:
        return words.say("terminal-calaveras-innocent", cards=" ".join(innocent))
    if suspect:
        return words.say("terminal-calaveras-suspect", cards=" ".join(suspect), count=len(suspect))
    return words.say("terminal-calaveras-neither")


def designation(words: Words, view: View, names: list[str]) -> str:
    """C17-C22: who would be designated as the table lies, or why nobody."""
    if view["over"]:
        return words.say("terminal-calaveras-over")
    middle = len(view["innocent"]) + len(view["suspect"])
    seat = int(imagine(view).designated())
    if seat == NO_SEAT:
        return nobody(words, view, names)
    if middle < 2:
        return words.say("terminal-calaveras-too-few", name=names[seat])
    return words.say("terminal-calaveras-would-be", name=names[seat], points=middle)


def nobody(words: Words, view: View, names: list[str]) -> str:
    """C20, C21: nobody has evidence against them, or several have as much."""
    counts = {
        seat: len(set(view["shown"][seat]) & set(view["suspect"]))
        for seat in range(view["seats"])
        if not set(view["shown"][seat]) & set(view["innocent"])
    }
    most = max(counts.values(), default=0)
    if most == 0:
        return words.say("terminal-calaveras-no-evidence")
    tied = [names[seat] for seat, count in counts.items() if count == most]
    return words.say("terminal-calaveras-tie", names=joined(words, tied), count=most)
