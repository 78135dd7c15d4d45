"""Slow readers, idle sockets and floods of talk: the others play on, and memory stays bounded."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import pytest
from tests.table.web.player import Player
from tests.table.web.running import Running, cookie_of, table_of
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sleuth.table.outbox import MOST_BYTES, MOST_FRAMES, Outbox
from sleuth.table.switchboard import MOST_OF_A_PERSON

MEGABYTE = 1024 * 1024
QUICK = 0.025  # seconds: below this nobody feels a difference, and a busy machine makes any


def memory_of(server: Running) -> int:
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return 1024 * next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


def sockets_of(server: Running) -> int:
    told = httpx.get(f"{server.url}/metrics").text
    return int(float(next(line.split()[1] for line in told.splitlines() if line.startswith("sleuth_sockets "))))


def socket_of(server: Running, table: str) -> str:
    return f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"


async def take_turns(server: Running, people: list[httpx.Client], table: str) -> float:
    """Play a game to its end; the median of the seconds from a move to its answer."""
    players = [Player(person, table, seat) for seat, person in enumerate(people)]
    async with asyncio.timeout(60):
        await asyncio.gather(*(player.play() for player in players))
    assert all(player.over and player.welcomes == 1 for player in players)
    return median([took for player in players for took in player.took])


def as_quick(busy: float, calm: float) -> bool:
    return busy < 5 * calm + QUICK


# Slow readers


def test_an_outbox_holds_so_much_and_then_only_goodbye() -> None:
    for size in (1, 1000, 40_000):
        outbox = Outbox()
        frame = b"x" * size
        while outbox.put(frame):
            assert len(outbox.frames) <= MOST_FRAMES
            assert sum(map(len, outbox.frames)) <= MOST_BYTES
        assert list(outbox.frames) == [b'{"type":"bye","why":"slow"}']
        assert not outbox.put(frame)
        assert len(outbox.frames) == 1


async def deaf(server: Running, table: str, person: httpx.Client) -> ClientConnection:
    """A device that takes its welcome and then reads no more."""
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    small.connect(("127.0.0.1", server.port))
    device = await connect(
        socket_of(server, table),
        sock=small,
        additional_headers={"Cookie": cookie_of(person)},
        max_queue=1,
        compression=None,
        ping_interval=None,
    )
    assert json.loads(await device.recv())["type"] == "welcome"
    return device


async def drown(server: Running, table: str, person: httpx.Client) -> None:
    """From another device of the same person, more notes than an outbox holds."""
    headers = {"Cookie": cookie_of(person)}
    async with connect(socket_of(server, table), additional_headers=headers) as device:
        for number in range(2 * MOST_FRAMES):
            note = {"type": "note", "id": f"n{number}", "notes": {"text": f"{number}" + "." * 9000}}
            await device.send(json.dumps(note))
            while json.loads(await asyncio.wait_for(device.recv(), 10))["type"] != "ack":
                pass


async def hear_all(device: ClientConnection) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = []
    try:
        async with asyncio.timeout(30):
            while True:
                told.append(json.loads(await device.recv()))
    except ConnectionClosed:
        return told


def test_one_who_never_reads_holds_nobody_up_and_is_told_to_come_back(server: Running) -> None:
    people = [server.guest() for _ in range(3)]
    calm_table, table = (table_of(people[0], people, "crime-hotel") for _ in range(2))

    async def play() -> tuple[float, float, list[dict[str, Any]]]:
        calm = await take_turns(server, people, calm_table)
        device = await deaf(server, table, people[0])
        before = memory_of(server)
        drowning = asyncio.create_task(drown(server, table, people[0]))
        busy = await take_turns(server, people, table)
        await drowning
        assert memory_of(server) - before < 20 * MEGABYTE
        return calm, busy, await hear_all(device)

    calm, busy, told = asyncio.run(play())
    assert as_quick(busy, calm), (busy, calm)
    assert told[-1] == {"type": "bye", "why": "slow"}
    heard = [frame for frame in told if frame["type"] == "notes"]
    assert len(heard) < 1.5 * MOST_FRAMES, "what was not taken was let go"


# Idle sockets


class Hearing(asyncio.Protocol):
    """A socket that takes all it is told and never says a word."""

    def __init__(self) -> None:
        self.begun = asyncio.get_running_loop().create_future()
        self.heard = b""

    def data_received(self, data: bytes) -> None:
        self.heard = (self.heard + data)[:300]
        if not self.begun.done() and b"welcome" in self.heard:
            self.begun.set_result(None)


async def listen_in(server: Running, table: str, person: httpx.Client) -> asyncio.Transport:
    loop = asyncio.get_running_loop()
    transport, hearing = await loop.create_connection(Hearing, "127.0.0.1", server.port)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
        f"Cookie: {cookie_of(person)}",
    ]
    transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())
    await asyncio.wait_for(hearing.begun, 20)
    return transport


@pytest.mark.soak
def test_idle_sockets_hold_nobody_up(server: Running, many: Callable[[int, int], int]) -> None:
    """A person's worth of them at the table of the game, the others at tables where nothing happens."""
    idle = many(50, 1000)
    people = [server.guest() for _ in range(3)]
    calm_table, table = (table_of(people[0], people, "crime-hotel") for _ in range(2))
    quiet = people[0].post("/api/tables", json={"game": "calaveras", "players": 3}).json()["id"]
    crowd = [server.guest() for _ in range(-(-idle // MOST_OF_A_PERSON))]

    async def play() -> tuple[float, float]:
        calm = await take_turns(server, people, calm_table)
        before = memory_of(server)
        async with AsyncExitStack() as stack:
            for number in range(idle):
                person = crowd[number // MOST_OF_A_PERSON]
                where = table if person is crowd[-1] else quiet
                stack.callback((await listen_in(server, where, person)).abort)
            assert sockets_of(server) >= idle
            busy = await take_turns(server, people, table)
            grown = memory_of(server) - before
        print(f"{idle} idle sockets: {1000 * busy:.1f} ms a move, {1000 * calm:.1f} without; {grown / MEGABYTE:.0f} MB")
        assert grown < 20 * MEGABYTE + idle * MEGABYTE / 8
        return calm, busy

    calm, busy = asyncio.run(play())
    assert as_quick(busy, calm), (busy, calm)


# Talk


def test_a_flood_of_talk_is_dammed_while_the_others_play_on(server: Running) -> None:
    people = [server.guest() for _ in range(3)]
    calm_table, table = (table_of(people[0], people, "crime-hotel") for _ in range(2))
    answers: list[str] = []

    async def shout() -> None:
        async with connect(socket_of(server, table), additional_headers={"Cookie": cookie_of(people[0])}) as device:
            for number in range(200):
                await device.send(json.dumps({"type": "say", "id": f"s{number}", "text": "Boo!"}))
            while len(answers) < 200:
                told = json.loads(await asyncio.wait_for(device.recv(), 20))
                if told["type"] in ("ack", "error"):
                    answers.append(str(told.get("code", "ack")))

    async def play() -> tuple[float, float]:
        calm = await take_turns(server, people, calm_table)
        shouting = asyncio.create_task(shout())
        busy = await take_turns(server, people, table)
        await shouting
        return calm, busy

    calm, busy = asyncio.run(play())
    assert answers.count("ack") < 20
    assert answers.count("too-often") > 170
    assert as_quick(busy, calm), (busy, calm)
