"""A server in a process of its own, to be asked, stopped and killed."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx

ROOT = Path(__file__).resolve().parents[3]
STARTING_SECONDS = 60.0


def free_port() -> int:
    with socket.socket() as trying:
        trying.bind(("127.0.0.1", 0))
        return int(trying.getsockname()[1])


class Running:
    """One server, perhaps many processes after each other on the same data and port."""

    def __init__(self, folder: Path, *words: str, data: Path | None = None) -> None:
        self.folder = folder
        self.words = words  # for tests.table.web.server
        self.data = data or folder / "data"
        self.port = free_port()
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None
        self.clients: list[httpx.Client] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Self:
        command = [sys.executable, "-m", "tests.table.web.server", str(self.data), str(self.port), *self.words]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log)
        end = time.monotonic() + STARTING_SECONDS
        while time.monotonic() < end:
            assert self.process.poll() is None, self.log.read_text()
            try:
                if httpx.get(f"{self.url}/health", timeout=5).status_code == 200:
                    return self
            except httpx.TransportError:
                time.sleep(0.02)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=30)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, why: BaseException | None, at: TracebackType | None) -> None:
        for client in self.clients:
            client.close()
        if self.process is not None and self.process.poll() is None:
            self.kill()

    def client(self) -> httpx.Client:
        """Someone who was never here."""
        client = httpx.Client(base_url=self.url, timeout=30)
        self.clients.append(client)
        return client

    def guest(self, name: str = "") -> httpx.Client:
        """A new person, with a cookie."""
        client = self.client()
        assert client.get("/api/me").status_code == 200
        if name:
            assert client.patch("/api/me", json={"name": name}).status_code == 200
        return client


def table_of(host: httpx.Client, people: list[httpx.Client], game: str, **wishes: Any) -> str:
    """A started table with these people in its seats, the host first."""
    made = host.post("/api/tables", json={"game": game, "players": len(people), **wishes})
    assert made.status_code == 201, made.text
    table = str(made.json()["id"])
    for seat, person in enumerate(people[1:], start=1):
        assert person.post(f"/api/tables/{table}/seats/{seat}", json={}).status_code == 200
    started = host.post(f"/api/tables/{table}/start")
    assert started.status_code == 200, started.text
    return table


def cookie_of(client: httpx.Client) -> str:
    return "; ".join(f"{name}={value}" for name, value in client.cookies.items())
