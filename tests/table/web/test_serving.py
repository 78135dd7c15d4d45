"""`sleuth serve`: starting, being in the way, and stopping."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
from tests.table.web.running import Running, cookie_of, table_of
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

SERVE = [sys.executable, "-m", "sleuth.cli", "serve"]


def test_serving_prints_its_address_and_stops_in_peace(tmp_path: Path) -> None:
    command = [*SERVE, "--port", "0", "--data", str(tmp_path / "data")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as serving:
        assert serving.stdout is not None
        try:
            address = serving.stdout.readline().split()[-1]
            well = httpx.get(f"{address}health", timeout=30).json()
            serving.send_signal(signal.SIGINT)
            _, said = serving.communicate(timeout=30)
        finally:
            serving.kill()
    assert well == {"ok": True}
    assert "Traceback" not in said
    assert all(json.loads(line) for line in said.splitlines())


def test_a_busy_port_is_refused_in_words(server: Running, tmp_path: Path) -> None:
    command = [*SERVE, "--lang", "fr", "--port", str(server.port), "--data", str(tmp_path / "data")]
    refused = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert refused.returncode == 1
    assert "Un autre programme" in refused.stderr


def test_to_listen_to_others_without_an_address_is_refused(tmp_path: Path) -> None:
    command = [*SERVE, "--host", "0.0.0.0", "--data", str(tmp_path / "data")]  # noqa: S104 (refused)
    refused = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, env=os.environ)
    assert refused.returncode == 1
    assert "public-url" in refused.stderr


def test_sockets_are_told_to_come_back(tmp_path: Path) -> None:
    with Running(tmp_path) as running:
        people = [running.guest() for _ in range(3)]
        table = table_of(people[0], people, "calaveras")
        url = f"{running.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"

        async def stay() -> list[str]:
            told: list[str] = []
            async with connect(url, additional_headers={"Cookie": cookie_of(people[0])}) as socket:
                told.append(str(await socket.recv()))
                stopping = asyncio.create_task(asyncio.to_thread(running.stop))
                try:
                    while True:
                        told.append(str(await asyncio.wait_for(socket.recv(), 20)))
                except ConnectionClosed:
                    await stopping
            return told

        assert json.loads(asyncio.run(stay())[-1]) == {"type": "bye", "why": "restart"}
        running.start()
        assert people[0].get(f"/api/tables/{table}/view").json()["seat"] == 0
