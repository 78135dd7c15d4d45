"""The table of Suspicion: the rooms and pawns, the hands, the question, and a note card that keeps itself."""

from __future__ import annotations

from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sleuth.minds.thumb.grid import KINDS, Grid
from sleuth.rules.facts import UNKNOWN
from sleuth.terminal.phrases import joined, owner
from sleuth.words import Words

View = dict[str, Any]
SIGNS: Final = "ABCDE"  # of the seats' pawns
COLOURS: Final = ("cyan", "magenta", "yellow", "green", "blue")
HAS, LACKS, OPEN, CRIME = "●", "-", "·", "!"


def draw(words: Words, view: View, names: list[str]) -> RenderableType:
    grid = Grid(view)
    notes = Table.grid(padding=(0, 2))
    notes.add_row(note_card(words, view, grid, KINDS[:2]), note_card(words, view, grid, KINDS[2:]))
    parts: list[RenderableType] = [
        rooms(words, view),
        players(words, view, names),
        notes,
        Text(words.say("terminal-suspicion-legend"), "dim"),
    ]
    return Group(*parts, *(Text(line) for line in below(words, view, names)))


def rooms(words: Words, view: View) -> Table:
    """S6: three by three, with the pawns."""
    table = Table(box=box.SQUARE, show_header=False, show_lines=True)
    for _ in range(3):
        table.add_column(justify="center", min_width=14)
    for row in range(0, 9, 3):
        table.add_row(*(room_cell(words, view, place) for place in range(row, row + 3)))
    return table


def room_cell(words: Words, view: View, place: int) -> Text:
    pawns = pawns_at(view, place)
    return Text(f"{words.say('suspicion-card-' + view['board'][place])}\n{pawns}", "bold" if pawns else "")


def pawns_at(view: View, place: int) -> str:
    return " ".join(SIGNS[seat] for seat, pawn in enumerate(view["pawns"]) if pawn == place)


def players(words: Words, view: View, names: list[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for column in ("seat", "cards", "state"):
        table.add_column(words.say(f"terminal-column-{column}"))
    for seat in range(view["players"]):
        turn = "▶" if not view["over"] and view["turn"] == seat else " "
        table.add_row(
            Text(f"{turn}{SIGNS[seat]} {owner(words, view, names, seat)}", COLOURS[seat]),
            str(len(view["hands"][seat])),
            state_of(words, view, seat),
        )
    return table


def state_of(words: Words, view: View, seat: int) -> str:
    if view["out"][seat]:
        return words.say("terminal-suspicion-out")
    if view["over"]:
        return ""
    if view["asked"] == seat and view["phase"] == "answer":
        return words.say("terminal-suspicion-asked")
    if seat in view["passed"]:
        return words.say("terminal-suspicion-passed")
    return ""


def note_card(words: Words, view: View, grid: Grid, kinds: tuple[list[str], ...]) -> Table:
    """S3: who has each piece of evidence, as far as this seat was told."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("")
    for seat in grid.seats:
        table.add_column(SIGNS[seat])
    table.add_column("?")
    for cards in kinds:
        for card in cards:
            marks = [mark(grid, seat, card) for seat in grid.seats]
            table.add_row(words.say(f"suspicion-card-{card}"), *marks, crime_mark(grid, card))
    return table


def mark(grid: Grid, seat: int, card: str) -> str:
    if grid.holder.get(card) == seat:
        return HAS
    return OPEN if grid.can_hold(seat, card) else LACKS


def crime_mark(grid: Grid, card: str) -> str:
    """Whether a card is part of the crime."""
    if card in grid.crime.values():
        return CRIME
    kind = next(kind for kind, cards in enumerate(KINDS) if card in cards)
    return OPEN if card in grid.suspected(kind) else LACKS


def lines(words: Words, view: View, names: list[str]) -> list[str]:
    grid = Grid(view)
    said = [words.say("terminal-suspicion-rooms", rooms=", ".join(cards(words, view["board"])))]
    said += [seat_line(words, view, names, seat) for seat in grid.seats]
    for seat in grid.seats:
        held = [card for card, holder in grid.holder.items() if holder == seat and seat != view["seat"]]
        if held and not view["over"]:
            found = joined(words, cards(words, held))
            said.append(words.say("terminal-suspicion-known", name=names[seat], cards=found))
    suspected = [joined(words, cards(words, grid.suspected(kind))) for kind in range(3)]
    if not view["over"]:
        said.append(
            words.say("terminal-suspicion-suspected", suspects=suspected[0], weapons=suspected[1], rooms=suspected[2])
        )
    return said + below(words, view, names)


def seat_line(words: Words, view: View, names: list[str], seat: int) -> str:
    return words.say(
        "terminal-suspicion-seat",
        name=owner(words, view, names, seat),
        sign=SIGNS[seat],
        seat=seat,
        room=words.say(f"suspicion-card-{view['board'][view['pawns'][seat]]}"),
        cards=len(view["hands"][seat]),
        state=state_of(words, view, seat) or "-",
    )


def below(words: Words, view: View, names: list[str]) -> list[str]:
    """The deck, the question, and the hands that are open to the reader."""
    said = [words.say("terminal-suspicion-deck", deck=view["deck"])]
    if view["suspicion"] and not view["over"]:
        three = joined(words, cards(words, view["suspicion"]))
        said.append(words.say("terminal-suspicion-question", name=names[view["turn"]], cards=three))
    if view["crime"]:
        three = joined(words, cards(words, list(view["crime"].values())))
        said.append(words.say("terminal-suspicion-crime", cards=three))
    for seat, hand in enumerate(view["hands"]):
        if hand and UNKNOWN not in hand:
            held = joined(words, cards(words, hand))
            said.append(words.say("terminal-hand", name=owner(words, view, names, seat), cards=held))
    return said


def cards(words: Words, kinds: list[str]) -> list[str]:
    return [words.say(f"suspicion-card-{kind}") for kind in kinds]
