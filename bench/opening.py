"""How long a table of 500 moves takes to be opened from the store."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from live import SEATS, NoBots, row_of
from sleuth.rules import GAMES
from sleuth.rules.dealer import dealer_of_move
from sleuth.rules.match import begin
from sleuth.table.around import Around
from sleuth.table.house import House
from sleuth.table.model import Entry, Person, Seat
from sleuth.table.store import Store

MOVES = 500
TIMES = 15
SECRET = "opening"  # noqa: S105 (of a game that nobody plays)


async def opening(folder: Path) -> float:
    """Seconds, the median."""
    store = await Store.open(f"sqlite:///{folder}/opening.sqlite")
    now = datetime.now(UTC)
    for seat in range(SEATS):
        await store.add_person(Person(f"p{seat}", f"Player {seat}", None, 1, now, now))
    row = replace(row_of("calaveras", SECRET, now), secret=SECRET, started=now)
    await store.create_table(row, [Seat(row.id, seat, f"p{seat}") for seat in range(SEATS)])
    for entry in long_game(row.id):
        await store.append(entry)
    took: list[float] = []
    for _ in range(TIMES):
        house = House(Around(store, NoBots()))
        begun = perf_counter()
        table = await house.table(row.id)
        took.append(perf_counter() - begun)
        assert table.on == MOVES
        await house.stop()
    await store.close()
    return median(took)


def long_game(table: str) -> list[Entry]:
    """Calaveras that never fills the middle, so that nobody is ever designated."""
    game = GAMES["calaveras"]
    match = begin(game, game.agree(SEATS, {}), dealer_of_move(SECRET, 0))
    chance = Random(1)
    entries: list[Entry] = []
    for number in range(1, MOVES + 1):
        state = match.state
        seat = int(state.deciding())
        legal = [text for text in map(game.format, state.legal()) if text == "X" or text[-1] not in "IS"]
        action = chance.choice(legal)
        match.do(game.parse(action), dealer_of_move(SECRET, number))
        now = datetime.now(UTC)
        entries.append(Entry(table, number, "move", seat, action, f"{seat}.{number}", "person", f"p{seat}", now, 1.0))
    return entries
