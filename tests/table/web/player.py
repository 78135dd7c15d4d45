"""A test player at a socket: keeps what it is told, chooses random legal moves, and is unruly on purpose."""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any

import httpx
from tests.table.web.running import cookie_of
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

RETRY_SECONDS = 0.05


class Player:
    """One device of one person. It comes back by itself, with the last number it has."""

    def __init__(self, client: httpx.Client, table: str, seed: int, unruly: bool = False, moves: bool = True) -> None:
        self.client = client
        self.table = table
        self.chance = random.Random(seed)
        self.unruly = unruly
        self.moves = moves
        self.name = f"p{seed}"
        self.epoch = ""
        self.last = -1
        self.on = 0
        self.status = "playing"
        self.view: dict[str, Any] = {}
        self.acked: dict[str, int] = {}  # id: number
        self.sent: dict[str, dict[str, Any]] = {}
        self.waiting: dict[str, Any] | None = None  # sent, not yet answered
        self.legal: list[str] | None = None
        self.frames: list[str] = []
        self.errors: list[dict[str, Any]] = []
        self.welcomes = 0
        self.resumed = 0
        self.numbered = 0
        self.took: list[float] = []  # seconds from each message to its answer
        self.sent_at = 0.0

    @property
    def over(self) -> bool:
        return self.status == "over"

    async def play(self) -> None:
        """Until the game is over."""
        while not self.over:
            try:
                async with connect(self.address(), additional_headers={"Cookie": cookie_of(self.client)}) as socket:
                    await self.sit(socket)
            except (ConnectionClosed, OSError, InvalidHandshake, TimeoutError):
                await asyncio.sleep(RETRY_SECONDS)

    def address(self) -> str:
        base = str(self.client.base_url).replace("http", "ws", 1).rstrip("/")
        resume = f"?epoch={self.epoch}&last={self.last}" if self.epoch else ""
        return f"{base}/api/tables/{self.table}/socket{resume}"

    async def sit(self, socket: ClientConnection) -> None:
        if self.waiting is not None:  # nobody knows whether it was made
            await socket.send(json.dumps(self.waiting))
        while not self.over:
            frame = await asyncio.wait_for(socket.recv(), 60)
            text = frame if isinstance(frame, str) else frame.decode()
            self.frames.append(text)
            told = json.loads(text)
            self.hear(told)
            self.legal = told.get("legal", self.legal)
            if self.legal and self.moves and self.waiting is None:
                await self.decide(socket, self.legal)
            if self.unruly and self.chance.random() < 0.03:
                return

    def hear(self, told: dict[str, Any]) -> None:
        kind = told["type"]
        if kind == "welcome":
            self.welcomes += 1
            self.epoch, self.last, self.on = told["epoch"], told["n"], told["on"]
            self.view, self.status = told["view"], told["table"]["status"]
        elif kind == "items":
            self.hear_items(told)
        elif kind == "ack":
            self.acked.setdefault(told["id"], told["on"])
            assert self.acked[told["id"]] == told["on"], "acknowledged twice with different numbers"
            self.settle(told["id"])
        elif kind == "error":
            self.errors.append(told)
            self.settle(told["id"])
        elif kind == "bye":
            assert told["why"] in ("restart", "idle", "slow")

    def hear_items(self, told: dict[str, Any]) -> None:
        for item in told["items"]:
            assert item["n"] == self.last + 1, "a number is missing"
            self.last = item["n"]
            what = item.get("what", {})
            if what.get("type") == "table":
                self.status = what["table"]["status"]
        self.view.update(told["changes"])
        self.on = told["on"]

    def settle(self, id: str) -> None:
        if self.waiting is not None and self.waiting["id"] == id:
            self.waiting = None
            self.took.append(time.perf_counter() - self.sent_at)

    async def decide(self, socket: ClientConnection, legal: list[str]) -> None:
        self.numbered += 1
        move_id = f"{self.name}-{self.numbered}"
        message = {"type": "move", "id": move_id, "on": self.on, "action": self.chance.choice(legal)}
        self.sent[move_id] = self.waiting = message
        self.legal = None  # until told anew
        if self.unruly:
            await self.be_unruly(socket, message)
        self.sent_at = time.perf_counter()
        await socket.send(json.dumps(message))

    async def be_unruly(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        """Say what is stale, illegal or no message at all, and say the right thing twice."""
        dice = self.chance.random()
        if dice < 0.1:
            await socket.send(json.dumps(message))
        elif dice < 0.2 and self.on:
            await socket.send(json.dumps({**message, "id": f"{message['id']}s", "on": self.on - 1}))
        elif dice < 0.3:
            await socket.send(json.dumps({**message, "id": f"{message['id']}i", "action": "nonsense"}))
        elif dice < 0.4:
            await socket.send('{"type":"move"')
        elif dice < 0.5:
            await socket.send(json.dumps({"type": "ping"}))
