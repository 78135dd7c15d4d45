"""A full disk under a game: refused in words, nothing harmed, and on it goes when there is room again."""

from __future__ import annotations

import asyncio
import json
import resource
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from tests.table.store.test_crashes import may_mount, small_disk, whole
from tests.table.web.player import Player
from tests.table.web.running import Running, cookie_of, table_of
from tests.table.web.test_whole_games import nothing_lost, play_all, record_is_true
from websockets.asyncio.client import connect

MOST = 20  # games that are played until no room is left


def turn_of(people: list[httpx.Client], table: str) -> tuple[httpx.Client, dict[str, Any]] | None:
    """Who decides, and a move that may be made; None when the game is over."""
    for person in people:
        told = person.get(f"/api/tables/{table}/view").json()
        if told["legal"]:
            return person, {"id": f"m{told['on']}", "on": told["on"], "action": told["legal"][0]}
    return None


def play_until_refused(people: list[httpx.Client], tables: Callable[[], str]) -> tuple[str, httpx.Client, Any]:
    """Play one game after another until a move is refused: where, whose, and which."""
    for _ in range(MOST):
        table = tables()
        while turn := turn_of(people, table):
            person, move = turn
            answer = person.post(f"/api/tables/{table}/moves", json=move)
            if answer.status_code == 507:
                error = answer.json()["error"]
                assert error["code"] == "store-full"
                assert "disk" in error["message"]
                return table, person, move
            assert answer.status_code in (200, 409), answer.text
    raise AssertionError("the disk is never full")


def said_at_the_socket(server: Running, table: str, person: httpx.Client, move: dict[str, Any]) -> Any:
    async def say() -> Any:
        url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with connect(url, additional_headers={"Cookie": cookie_of(person)}) as socket:
            await socket.send(json.dumps({"type": "move", **move}))
            while True:
                told = json.loads(await asyncio.wait_for(socket.recv(), 20))
                if told["type"] in ("ack", "error"):
                    return told

    return asyncio.run(say())


def see_it_through(server: Running, fill: Callable[[], None], make_room: Callable[[], None]) -> None:
    people = [server.guest(f"P{seat}") for seat in range(3)]
    numbers = count()
    tables = [table_of(people[0], people, "crime-hotel") for _ in range(MOST)]
    fill()
    table, person, move = play_until_refused(people, lambda: tables[next(numbers)])
    before = [each.get(f"/api/tables/{table}/view").text for each in people]
    error = said_at_the_socket(server, table, person, move)
    assert (error["type"], error["code"], error["id"]) == ("error", "store-full", move["id"])
    assert error["message"]
    told = [json.loads(each.get(f"/api/tables/{table}/view").text) for each in people]
    for was, now in zip(map(json.loads, before), told, strict=True):
        assert (was["on"], was["view"], was["log"], was["legal"]) == (now["on"], now["view"], now["log"], now["legal"])
    make_room()
    assert person.post(f"/api/tables/{table}/moves", json=move).json() == {"id": move["id"], "on": move["on"] + 1}
    server.kill()
    server.start()
    players = [Player(each, table, seat) for seat, each in enumerate(people)]
    asyncio.run(play_all(players))
    actions = record_is_true(people[0], table)
    nothing_lost(players, actions)
    assert actions[move["on"]] == move["action"]
    assert whole(server.data / "sleuth.sqlite")


def test_files_that_may_not_grow(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        assert server.process is not None
        process = server.process.pid
        was = resource.prlimit(process, resource.RLIMIT_FSIZE)

        def fill() -> None:
            largest = max(path.stat().st_size for path in server.data.iterdir())
            resource.prlimit(process, resource.RLIMIT_FSIZE, (largest, was[1]))

        see_it_through(server, fill, lambda: resource.prlimit(process, resource.RLIMIT_FSIZE, was) and None)


if may_mount():

    def test_a_disk_without_room(tmp_path: Path) -> None:
        with small_disk(8) as disk, Running(tmp_path, data=disk / "data") as server:
            ballast = disk / "ballast"

            def fill() -> None:
                with ballast.open("wb", buffering=0) as file:
                    for size in (65536, 4096):
                        while room_for(file, size):
                            pass

            see_it_through(server, fill, ballast.unlink)


def room_for(file: Any, size: int) -> bool:
    try:
        return bool(file.write(bytes(size)) == size)
    except OSError:
        return False
