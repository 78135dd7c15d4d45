"""How fast tables are: M tables of four sockets, beside a bare route that stores a line and tells four.

    python bench/server.py [--tables 10 100 500] [--seconds 5] [--markdown PAGE]

The server runs in a process of its own on one core, the players in this one on another. Nothing is asserted.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import uvloop

from figures import put_into, where
from opening import MOVES, opening
from sockets import Socket

ROOT = Path(__file__).resolve().parents[1]
SEATS = 4
GAME = "crime-hotel"
TABLES_EACH = 10  # of four people
CORES = sorted(os.sched_getaffinity(0))
STANDING = re.compile(rb'"on":(\d+),"deciding":(\w+),"legal":(null|\[[^]]*\]),')


@dataclass
class Run:
    """One measurement."""

    pause: float
    end: float
    chance: random.Random = field(default_factory=lambda: random.Random(1))
    moves: int = 0
    own: float = 0.0  # CPU seconds of the players
    latencies: list[float] = field(default_factory=list)

    def heard(self, sent: float) -> None:
        """The last of the four was told."""
        now = time.perf_counter()
        if now < self.end:
            self.moves += 1
            self.latencies.append(now - sent)


@dataclass
class Table:
    """Four players, and when the move under way was sent."""

    players: list[Player] = field(default_factory=list)
    run: Run | None = None
    sent: float = 0.0
    heard: int = 0
    over: bool = False


class Player:
    """Moves as soon as it is asked, or at the pace."""

    socket: Socket

    def __init__(self, table: Table) -> None:
        self.table = table
        self.asked: tuple[bytes, list[bytes]] | None = None

    def hear(self, frame: bytes) -> None:
        standing = STANDING.search(frame, max(0, frame.rfind(b'"on":')))
        if standing is None:
            return  # an answer, not news
        table = self.table
        if table.sent and b'"fact"' in frame and frame.startswith(b'{"type":"items"'):
            table.heard += 1
            table.over = table.over or standing[2] == b"null"
            if table.heard == SEATS and table.run is not None:
                table.run.heard(table.sent)
        if standing[3] != b"null":
            self.asked = standing[1], standing[3][2:-2].split(b'","')
            self.think()

    def think(self) -> None:
        run = self.table.run
        if run is None or self.asked is None or time.perf_counter() > run.end:
            return
        if run.pause:
            asyncio.get_running_loop().call_later(run.pause * run.chance.uniform(0.5, 1.5), self.move)
        else:
            self.move()

    def move(self) -> None:
        table = self.table
        if self.asked is None or table.run is None or time.perf_counter() > table.run.end:
            return
        (on, legal), self.asked = self.asked, None
        action = legal[int(table.run.chance.random() * len(legal))]
        table.sent, table.heard = time.perf_counter(), 0
        self.socket.send(b'{"type":"move","id":"m%b","on":%b,"action":"%b"}' % (on, on, action))


@dataclass
class Room:
    """Four sockets of the bare route, of which one speaks."""

    run: Run
    sockets: list[Socket] = field(default_factory=list)
    sent: float = 0.0
    heard: int = 0

    def say(self) -> None:
        self.sent, self.heard = time.perf_counter(), 0
        self.sockets[0].send(b'{"type":"move","id":"m1","on":1,"action":"L@2"}')

    def hear(self, _frame: bytes) -> None:
        self.heard += 1
        if self.heard == SEATS:
            self.run.heard(self.sent)
            if time.perf_counter() < self.run.end:
                self.say()


@contextmanager
def server(kind: str) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as folder:
        command = [sys.executable, "-m", "bench.served", kind, folder]
        process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        os.sched_setaffinity(process.pid, {CORES[0]})
        assert process.stdout is not None
        try:
            port = int(process.stdout.readline())
            yield process, f"127.0.0.1:{port}"
        finally:
            process.kill()
            process.wait()


def cpu_of(process: subprocess.Popen[bytes]) -> float:
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(process: subprocess.Popen[bytes]) -> int:
    lines = Path(f"/proc/{process.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


async def open_tables(address: str, count: int) -> list[Table]:
    """Tables with four people each, dealt; the same four sit at many."""
    tables: list[Table] = []
    while len(tables) < count:
        cookies: list[str] = []
        clients = [httpx.AsyncClient(base_url=f"http://{address}", timeout=60) for _ in range(SEATS)]
        for client in clients:
            await client.get("/api/me")
            cookies.append("; ".join(f"{name}={value}" for name, value in client.cookies.items()))
        tables += [await open_table(address, clients, cookies) for _ in range(min(TABLES_EACH, count - len(tables)))]
        for client in clients:
            await client.aclose()
    return tables


async def open_table(address: str, clients: list[httpx.AsyncClient], cookies: list[str]) -> Table:
    wish = {"game": GAME, "players": SEATS}
    made = await clients[0].post("/api/tables", json=wish)
    assert made.status_code == 201, made.text
    id = made.json()["id"]  # noqa: A001 (a table's)
    for seat in range(1, SEATS):
        await clients[seat].post(f"/api/tables/{id}/seats/{seat}", json={})
    started = await clients[0].post(f"/api/tables/{id}/start")
    assert started.status_code == 200, started.text
    table = Table()
    for cookie in cookies:
        player = Player(table)
        player.socket = await Socket.connect(address, f"/api/tables/{id}/socket", cookie, player.hear)
        table.players.append(player)
    return table


async def play(tables: list[Table], run: Run) -> None:
    """Play every game to its end, or until the time is out."""
    for table in tables:
        table.run = run
        for player in table.players:
            player.think()
    while time.perf_counter() < run.end and not all(table.over for table in tables):
        await asyncio.sleep(0.01)


async def floor(address: str, count: int, seconds: float) -> Run:
    """The bare route: each line is stored and told to the four of its room."""
    run = Run(0.0, 0.0)
    rooms = [Room(run) for _ in range(count)]
    for number, room in enumerate(rooms):
        room.sockets = [await Socket.connect(address, f"/floor/{number}", "", room.hear) for _ in range(SEATS)]
    run.end = time.perf_counter() + seconds
    own = time.process_time()
    for room in rooms:
        room.say()
    await asyncio.sleep(seconds)
    run.own = time.process_time() - own
    return run


COLUMNS = (
    "tables", "moves/s", "CPU s per 1,000", "p50 ms", "p95 ms", "p99 ms", "KB a table", "the players' core"
)  # fmt: skip


def tell(label: str, run: Run, seconds: float, cpu: float, memory: float | None = None) -> str:
    """One row of the table."""
    ordered = sorted(run.latencies) or [0.0]
    marks = [1000 * ordered[min(len(ordered) - 1, int(len(ordered) * part))] for part in (0.5, 0.95, 0.99)]
    cells = [
        label,
        f"{run.moves / seconds:,.0f}",
        f"{1000 * cpu / max(1, run.moves):.3f}",
        *(f"{mark:.1f}" for mark in marks),
        "" if memory is None else f"{memory:.0f}",
        f"{run.own / seconds:.0%} busy",
    ]
    row = f"| {' | '.join(cells)} |"
    print(row, flush=True)
    return row


def measure(tables: int, seconds: float) -> Iterator[str]:
    with server("floor") as (process, address):
        began = cpu_of(process)
        run = uvloop.run(floor(address, tables, seconds))
        yield tell(f"bare route, {tables}", run, seconds, cpu_of(process) - began)
    for label, pause in (("full load", 0.0), ("paced", 1.0)):
        with server("table") as (process, address):
            yield uvloop.run(measure_tables(process, address, tables, seconds, f"{label}, {tables}", pause))


async def measure_tables(
    process: subprocess.Popen[bytes], address: str, count: int, seconds: float, label: str, pause: float
) -> str:
    """Games to their ends, wave after wave, until they took the time; only playing is measured."""
    first = await open_tables(address, 1)  # what a server needs once is not counted for each table
    before = memory_of(process)
    run = Run(pause, 0.0)
    took = cpu = 0.0
    each: float | None = None
    while took < seconds:
        tables = await open_tables(address, count)
        if each is None:
            each = (memory_of(process) - before) / count
        began, start = cpu_of(process), time.perf_counter()
        own = time.process_time()
        run.end = start + seconds - took
        await play(tables, run)
        took += time.perf_counter() - start
        cpu += cpu_of(process) - began
        run.own += time.process_time() - own
        for player in (player for table in tables for player in table.players):
            player.socket.close()
    for player in first[0].players:
        player.socket.close()
    return tell(label, run, took, cpu, each)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, nargs="+", default=[10, 100, 500])
    asked.add_argument("--seconds", type=float, default=5.0)
    asked.add_argument("--markdown", type=Path, metavar="PAGE", help="put the table into this page")
    given = asked.parse_args()
    (ROOT / "build").mkdir(exist_ok=True)
    os.sched_setaffinity(0, {CORES[-1]})
    rows = [f"| {' | '.join(COLUMNS)} |", f"| --- |{' ---: |' * (len(COLUMNS) - 1)}"]
    print("\n".join(rows))
    for tables in given.tables:
        rows += measure(tables, given.seconds)
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as folder:
        opened = f"A table of {MOVES} moves is opened in {1000 * uvloop.run(opening(Path(folder))):.1f} ms."
    print(opened)
    if given.markdown:
        put_into(given.markdown, "\n".join([f"{where()}.", "", *rows, "", opened]), "tables")


if __name__ == "__main__":
    main()
