"""How many moves a second of processor time one live table makes and tells to four seats, nothing being stored.

    python bench/live.py [--seconds N]

Also how long a table of 500 moves takes to be opened. `bench/server` measures the whole server.
"""

from __future__ import annotations

import argparse
import asyncio
from datetime import UTC, datetime
from time import perf_counter, process_time
from typing import Any

import msgspec

from sleuth.record import commitment_of
from sleuth.rules import GAMES
from sleuth.rules.dealer import SeededDealer, dealer_of_move
from sleuth.rules.match import begin
from sleuth.table.around import Around
from sleuth.table.live import LiveTable
from sleuth.table.model import Entry, Seat, TableRow
from sleuth.table.visitor import Visitor

NOW = datetime(2026, 1, 1, tzinfo=UTC)
SEATS = 4


class NoStore:
    """Keeps nothing."""

    async def append(self, entry: Entry) -> None:
        pass

    async def mutes(self, person: str) -> set[str]:
        return set()

    async def notes(self, table: str, seat: int) -> dict[str, Any]:
        return {}

    async def save_table(self, id: str, **changed: object) -> None:
        pass


class NoBots:
    async def choose(self, game: str, view: dict[str, object], legal: list[str], seed: str) -> str:
        return legal[0]


def row_of(game: str, secret: str, started: datetime | None) -> TableRow:
    return TableRow(
        id="bench", game=game, players=SEATS, options=GAMES[game].agree(SEATS, {}).options, aid="none", public=True,
        pace={"kind": "live", "per_move": None, "per_player": None}, grace=60, chat=True, team_chat=True,
        onlookers=True, host="p0", status="open" if started is None else "playing", secret=secret,
        commitment=commitment_of(secret), rematch_of=None, created=NOW, started=started,
    )  # fmt: skip


def table(game: str, secret: str, entries: list[Entry], started: datetime | None = None) -> LiveTable:
    seats = [Seat("bench", seat, f"p{seat}") for seat in range(SEATS)]
    around = Around(NoStore(), NoBots(), forced_pace=1e9)  # type: ignore[arg-type]  # it is asked for these few only
    return LiveTable(
        row_of(game, secret, started), seats, {f"p{n}": f"Player {n}" for n in range(SEATS)}, entries, around
    )


async def play(game: str, number: int) -> tuple[int, float, int]:
    """One game of random moves: how many, in what time, and how many bytes were told."""
    live = table(game, f"secret {number}", [])
    visitors = [Visitor(f"p{seat}", "", "en") for seat in range(SEATS)]
    for visitor in visitors:
        await live.connect(visitor)
    await live.start()
    chooser = SeededDealer(f"{number}")
    moves = size = 0
    seconds = 0.0
    while live.decider is not None:
        action = live.legal[chooser.below(len(live.legal))]
        raw = msgspec.json.encode({"type": "move", "id": f"m{moves}", "on": live.on, "action": action})
        begun = process_time()
        await live.receive(visitors[live.decider], raw)
        seconds += process_time() - begun
        moves += 1
        for visitor in visitors:
            size += sum(map(len, await visitor.outbox.take()))
    live.stop("restart")
    return moves, seconds, size


def entries_of(game: str, moves: int) -> tuple[str, list[Entry]]:
    """A game of so many moves, or of as many as it took."""
    best: list[Entry] = []
    secret = ""
    for number in range(200):
        match = begin(GAMES[game], GAMES[game].agree(SEATS, {}), dealer_of_move(f"{number}", 0))
        chooser = SeededDealer(f"long {number}")
        entries: list[Entry] = []
        while not match.state.is_over() and len(entries) < moves:
            action = match.state.nth_legal(chooser.below(match.state.count_legal()))
            text, seat, n = match.game.format(action), int(match.state.deciding()), len(entries) + 1
            match.do(action, dealer_of_move(f"{number}", n))
            entries.append(Entry("bench", n, "move", seat, text, f"{seat}.{n}", "bot", None, NOW, 1.0))
        if len(entries) > len(best):
            best, secret = entries, f"{number}"
        if len(best) == moves:
            break
    return secret, best


async def measure(game: str, seconds: float) -> str:
    moves = size = number = 0
    spent = 0.0
    while spent < seconds:
        made, took, told = await play(game, number)
        moves, spent, size, number = moves + made, spent + took, size + told, number + 1
    secret, entries = entries_of(game, 500)
    begun = perf_counter()
    table(game, secret, entries, NOW).stop("restart")
    opened = (perf_counter() - begun) * 1000
    return (
        f"{game:12} {moves / spent:8.0f} moves/s  {size / moves / SEATS:6.0f} bytes a move and seat"
        f"  opening {len(entries)} moves {opened:.1f} ms"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Speed of live tables.")
    parser.add_argument("--seconds", type=float, default=2.0)
    seconds = parser.parse_args().seconds
    for game in GAMES:
        print(asyncio.run(measure(game, seconds)))


if __name__ == "__main__":
    main()
