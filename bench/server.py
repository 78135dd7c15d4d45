"""How fast tables are: M tables of four sockets, beside a bare route that stores a line and tells four.

    python bench/server.py [--tables 10 100 500] [--seconds 5]

The server runs in a process of its own on one core, the players in this one on another. Nothing is asserted.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parents[1]
SEATS = 4
GAME = "crime-hotel"
TABLES_EACH = 25  # of four people
CORES = sorted(os.sched_getaffinity(0))
DECODE = msgspec.json.decode


@dataclass
class Run:
    """One measurement."""

    pause: float
    end: float
    chance: random.Random = field(default_factory=lambda: random.Random(1))
    moves: int = 0
    latencies: list[float] = field(default_factory=list)


@dataclass
class Table:
    """Four sockets, and when the move under way was sent."""

    sockets: list[ClientConnection]
    sent: float = 0.0
    heard: int = 0
    number: int = 0
    over: bool = False


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
    url = f"ws://{address}/api/tables/{id}/socket"
    sockets = [
        await connect(url, additional_headers={"Cookie": cookie}, compression=None, max_queue=None)
        for cookie in cookies
    ]
    return Table(sockets)


async def play(table: Table, run: Run) -> None:
    await asyncio.gather(*(sit(table, seat, run) for seat in range(SEATS)))


async def sit(table: Table, seat: int, run: Run) -> None:
    """Move as soon as it is one's turn, or at the pace; count until the time is out."""
    socket = table.sockets[seat]
    decided = -1
    while time.perf_counter() < run.end and not table.over:
        try:
            frame = await asyncio.wait_for(socket.recv(decode=False), max(0.05, run.end - time.perf_counter()))
        except TimeoutError:
            return
        told: dict[str, Any] = DECODE(frame)
        if told["type"] == "items":
            hear(table, told, run)
        if told.get("legal") and told["on"] > decided:
            decided = told["on"]
            if run.pause:
                await asyncio.sleep(run.pause * run.chance.uniform(0.5, 1.5))
            table.number += 1
            move = {
                "type": "move",
                "id": f"m{table.number}",
                "on": told["on"],
                "action": run.chance.choice(told["legal"]),
            }
            table.sent, table.heard = time.perf_counter(), 0
            await socket.send(msgspec.json.encode(move).decode())


def hear(table: Table, told: dict[str, Any], run: Run) -> None:
    """The last of the four to be told ends the measurement of a move."""
    if not table.sent or not any(item.get("what", {}).get("type") == "fact" for item in told["items"]):
        return
    table.heard += 1
    if table.heard == SEATS:
        run.moves += 1
        run.latencies.append(time.perf_counter() - table.sent)
    table.over = table.over or told["deciding"] is None


async def floor(address: str, count: int, seconds: float) -> Run:
    """The bare route: each line is stored and told to the four of its room."""
    run = Run(0.0, 0.0)
    url = f"ws://{address}/floor/"
    rooms = [
        [await connect(f"{url}{number}", compression=None, max_queue=None) for _ in range(SEATS)]
        for number in range(count)
    ]
    run.end = time.perf_counter() + seconds

    async def room(sockets: list[ClientConnection]) -> None:
        while time.perf_counter() < run.end:
            sent = time.perf_counter()
            await sockets[0].send('{"type":"move","id":"m1","on":1,"action":"L@2"}')
            for socket in sockets:
                await socket.recv(decode=False)
            run.moves += 1
            run.latencies.append(time.perf_counter() - sent)

    await asyncio.gather(*(room(sockets) for sockets in rooms))
    return run


def tell(label: str, run: Run, seconds: float, cpu: float, memory: str) -> None:
    ordered = sorted(run.latencies) or [0.0]
    marks = " ".join(
        f"{1000 * ordered[min(len(ordered) - 1, int(len(ordered) * part))]:7.1f}" for part in (0.5, 0.95, 0.99)
    )
    per_thousand = 1000 * cpu / max(1, run.moves)
    print(f"{label:<24} {run.moves / seconds:8.0f} moves/s {per_thousand:7.3f} s/1000 {marks} ms {memory}", flush=True)


def measure(tables: int, seconds: float) -> None:
    with server("floor") as (process, address):
        began = cpu_of(process)
        run = asyncio.run(floor(address, tables, seconds))
        tell(f"floor, {tables}", run, seconds, cpu_of(process) - began, "")
    for label, pause in (("full", 0.0), ("paced", 1.0)):
        with server("table") as (process, address):
            asyncio.run(measure_tables(process, address, tables, seconds, f"{label}, {tables}", pause))


async def measure_tables(
    process: subprocess.Popen[bytes], address: str, count: int, seconds: float, label: str, pause: float
) -> None:
    """Games to their ends, wave after wave, until they took the time; only playing is measured."""
    before = memory_of(process)
    run = Run(pause, 0.0)
    took = cpu = 0.0
    each = ""
    while took < seconds:
        tables = await open_tables(address, count)
        each = each or f"{(memory_of(process) - before) / count:.0f} KB/table"
        began, start = cpu_of(process), time.perf_counter()
        run.end = start + seconds - took
        await asyncio.gather(*(play(table, run) for table in tables))
        took += time.perf_counter() - start
        cpu += cpu_of(process) - began
        await asyncio.gather(*(socket.close() for table in tables for socket in table.sockets))
    tell(label, run, took, cpu, each)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, nargs="+", default=[10, 100, 500])
    asked.add_argument("--seconds", type=float, default=5.0)
    given = asked.parse_args()
    (ROOT / "build").mkdir(exist_ok=True)
    os.sched_setaffinity(0, {CORES[-1]})
    print(f"{'':<24} {'':>16} {'CPU':>14}     p50     p95     p99")
    for tables in given.tables:
        measure(tables, given.seconds)


if __name__ == "__main__":
    main()
