"""The limits of `sleuth serve` itself, met over HTTP and sockets. Each test calls from an address of its own."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import subprocess
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.table.web.running import Running, cookie_of, free_port
from tests.table.web.test_serving import SERVE
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sleuth.rules.refusal import Refusal
from sleuth.table.attendance import MOST_DEVICES
from sleuth.table.security import LARGEST_BODY, LARGEST_MESSAGE
from sleuth.table.settings import read_settings

GAME = {"game": "calaveras", "players": 3}


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("usual"), "usual") as running:
        yield running


def calling_from(server: Running, last: int) -> httpx.Client:
    transport = httpx.HTTPTransport(local_address=f"127.0.0.{last}")
    client = httpx.Client(base_url=server.url, transport=transport, timeout=30)
    server.clients.append(client)
    return client


def refused(answer: httpx.Response) -> bool:
    if answer.status_code != 429:
        return False
    assert answer.json()["error"]["code"] == "too-many"
    assert answer.json()["error"]["message"]
    assert int(answer.headers["retry-after"]) >= 1
    return True


def test_so_many_requests_of_one_address(usual: Running) -> None:
    client = calling_from(usual, 2)
    began = time.monotonic()
    answers = [refused(client.get("/api/games")) for _ in range(600)]
    passed = answers.count(False)
    assert not any(answers[:300])
    assert 300 <= passed <= 302 + 50 * (time.monotonic() - began)
    assert not refused(calling_from(usual, 3).get("/api/games")), "others are not kept waiting"
    time.sleep(0.2)
    assert not refused(client.get("/api/games"))


def test_so_many_new_guests_of_one_address(usual: Running) -> None:
    client = calling_from(usual, 4)
    answers = []
    for _ in range(120):
        client.cookies.clear()
        answers.append(refused(client.get("/api/me")))
    assert not any(answers[:100])
    assert answers.count(True) >= 10


def test_so_many_tables_of_one_person(usual: Running) -> None:
    client = calling_from(usual, 5)
    client.get("/api/me")
    answers = [refused(client.post("/api/tables", json=GAME)) for _ in range(40)]
    assert not any(answers[:30])
    assert answers.count(True) >= 8


def test_so_many_changes_of_one_person(usual: Running) -> None:
    client = calling_from(usual, 6)
    client.get("/api/me")
    answers = [refused(client.patch("/api/me", json={"name": "Nicole"})) for _ in range(90)]
    assert not any(answers[:60])
    assert answers.count(True) >= 10


def test_each_wrong_password_makes_the_next_wait_longer(usual: Running) -> None:
    owner, guesser = calling_from(usual, 7), calling_from(usual, 8)
    name = f"Cat {secrets.token_hex(4)}"
    assert owner.patch("/api/me", json={"name": name}).status_code == 200
    assert owner.post("/api/me/password", json={"new": "a long enough secret"}).status_code == 200
    waits: list[int] = []
    codes = []
    while len(waits) < 2:
        answer = guesser.post("/api/sign-in", json={"name": name, "password": "wrong"})
        codes.append(answer.status_code)
        if refused(answer):
            waits.append(int(answer.headers["retry-after"]))
            time.sleep(waits[-1] % 2)  # the first wait only
    assert codes == [403] * 6 + [429, 403, 429]
    assert waits == [1, 2]


def test_so_large_a_body(usual: Running) -> None:
    client = calling_from(usual, 9)
    client.get("/api/me")
    for size, status in ((LARGEST_BODY - 100, 400), (LARGEST_BODY + 1, 413)):
        assert client.patch("/api/me", json={"name": "x" * size}).status_code == status


# Sockets


def seated(server: Running, last: int) -> tuple[str, httpx.Client]:
    client = calling_from(server, last)
    table = client.post("/api/tables", json=GAME).json()["id"]
    return f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket", client


async def told(socket: ClientConnection, kind: str) -> dict[str, str]:
    async with asyncio.timeout(10):
        while True:
            frame: dict[str, str] = json.loads(await socket.recv())
            if frame["type"] in (kind, "error"):
                return frame


def test_so_large_a_message(usual: Running) -> None:
    url, client = seated(usual, 10)

    async def say() -> None:
        async with connect(url, additional_headers={"Cookie": cookie_of(client)}) as socket:
            await socket.send("x" * (LARGEST_MESSAGE + 1))
            assert (await told(socket, "pong"))["code"] == "too-large"
            await socket.send('{"type":"ping"}')
            assert (await told(socket, "pong"))["type"] == "pong"
            await socket.send("x" * (5 * LARGEST_MESSAGE))
            with pytest.raises(ConnectionClosed) as closed:
                await told(socket, "pong")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009

    asyncio.run(say())


def test_so_many_messages_of_one_socket(usual: Running) -> None:
    url, client = seated(usual, 11)

    async def say() -> Counter[str]:
        async with connect(url, additional_headers={"Cookie": cookie_of(client)}) as socket:
            for _ in range(150):
                await socket.send('{"type":"ping"}')
            frames = [await told(socket, "pong") for _ in range(150)]
        return Counter(frame.get("code", "pong") for frame in frames)

    codes = asyncio.run(say())
    assert set(codes) == {"pong", "too-many"}
    assert 60 <= codes["pong"] < 120


def test_so_many_devices_in_one_seat(usual: Running) -> None:
    url, client = seated(usual, 12)

    async def come() -> None:
        cookie = {"Cookie": cookie_of(client)}
        devices = [await connect(url, additional_headers=cookie) for _ in range(MOST_DEVICES)]
        for device in devices:
            assert (await told(device, "welcome"))["type"] == "welcome"
        async with connect(url, additional_headers=cookie) as one_more:
            assert (await told(one_more, "welcome"))["code"] == "too-many"
        await devices[0].close()
        async with connect(url, additional_headers=cookie) as instead:
            assert (await told(instead, "welcome"))["type"] == "welcome"
        for device in devices:
            await device.close()

    asyncio.run(come())


def test_strangers_of_one_address_are_no_burden_to_those_of_another(usual: Running) -> None:
    url, _ = seated(usual, 13)

    async def come(last: int) -> ClientConnection:
        return await connect(url, local_addr=(f"127.0.0.{last}", 0))

    async def crowd() -> None:
        devices = [await come(14) for _ in range(41)]
        assert (await told(devices[-1], "welcome"))["code"] == "too-many"
        devices.append(await come(15))
        assert (await told(devices[-1], "welcome"))["type"] == "welcome"
        for device in devices:
            await device.close()

    asyncio.run(crowd())


# Measures


def test_measures_may_be_opened_to_others(tmp_path: Path) -> None:
    port = free_port()
    command = [*SERVE, "--port", str(port), "--data", str(tmp_path), "--public-url", "https://games.example.org"]
    environment = {**os.environ, "SLEUTH_METRICS_FOR": "203.0.113.0/24, 2001:db8::1"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as serving:
        try:
            assert serving.stdout is not None
            serving.stdout.readline()
            statuses = [
                httpx.get(f"http://127.0.0.1:{port}/metrics", headers={"x-forwarded-for": caller}).status_code
                for caller in ("203.0.113.7", "2001:db8::1", "198.51.100.1", "203.0.113.7, 198.51.100.1")
            ]
        finally:
            serving.kill()
    assert statuses == [200, 200, 403, 403]


def test_a_list_of_networks_that_is_none_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="settings-metrics-for"):
        read_settings(None, {"SLEUTH_METRICS_FOR": "10.0.0.1/8"}, {"data": tmp_path})
