"""Slow readers, idle sockets and floods of talk: the others play on, and memory stays bounded."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from tests.table.web.player import Player
from tests.table.web.running import Running, cookie_of, table_of
from websockets.asyncio.client import connect

MEGABYTE = 1024 * 1024


def memory_of(server: Running) -> int:
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return 1024 * next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


def socket_of(server: Running, table: str) -> str:
    return f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"


@pytest.mark.soak
def test_idle_sockets_and_a_slow_reader_hold_nobody_up(server: Running, many: Callable[[int, int], int]) -> None:
    people = [server.guest() for _ in range(3)]
    table = table_of(people[0], people, "crime-hotel")
    players = [Player(person, table, seat) for seat, person in enumerate(people)]
    before = memory_of(server)

    async def crowd() -> None:
        async with AsyncExitStack() as idle, asyncio.timeout(120):
            for _ in range(many(50, 1000)):
                await idle.enter_async_context(connect(socket_of(server, table), max_queue=1))
            await asyncio.gather(*(player.play() for player in players))

    asyncio.run(crowd())
    assert all(player.over for player in players)
    assert memory_of(server) - before < 300 * MEGABYTE


def test_a_flood_of_talk_is_dammed(server: Running) -> None:
    people = [server.guest() for _ in range(3)]
    table = table_of(people[0], people, "calaveras")

    async def shout() -> list[str]:
        answers: list[str] = []
        async with connect(socket_of(server, table), additional_headers={"Cookie": cookie_of(people[0])}) as socket:
            for number in range(100):
                await socket.send(json.dumps({"type": "say", "id": f"s{number}", "text": "Boo!"}))
            while len(answers) < 100:
                told = json.loads(await asyncio.wait_for(socket.recv(), 20))
                if told["type"] in ("ack", "error"):
                    answers.append(str(told.get("code", "ack")))
        return answers

    answers = asyncio.run(shout())
    assert answers.count("ack") < 20
    assert answers.count("too-often") > 80
