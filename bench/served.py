"""What bench/server.py measures: the table as it is, or a bare route that stores a line and tells four.

python -m bench.served table|floor FOLDER
"""

from __future__ import annotations

import asyncio
import sys
from collections import defaultdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from litestar import Litestar, WebSocket, websocket

from sleuth.record import commitment_of
from sleuth.table.app import create_app
from sleuth.table.around import Around
from sleuth.table.model import Entry, Person, Seat, TableRow
from sleuth.table.outbox import Outbox
from sleuth.table.players import Players
from sleuth.table.security import Limits, Rate
from sleuth.table.serve import listen, run
from sleuth.table.settings import Settings, make_folder
from sleuth.table.store import Store

REPLY = b'{"type":"items","items":[' + b" " * 273 + b"]}"
MANY = 1e9


def table(settings: Settings) -> Litestar:
    """With limits that do not limit, and forced moves made at once."""
    wide = Rate(MANY, MANY)
    limits = Limits(requests=wide, changes=wide, guests=wide, tables=wide, messages=wide)
    return create_app(settings, quick, limits)


def quick(store: Store, bots: Players) -> Around:
    return Around(store, bots, forced_pace=3600.0)


def floor(settings: Settings) -> Litestar:
    rooms: defaultdict[str, list[Outbox]] = defaultdict(list)
    numbers: defaultdict[str, int] = defaultdict(int)
    stores: list[Store] = []

    async def begin() -> None:
        make_folder(settings)
        store = await Store.open(settings.database)
        now = datetime.now(UTC)
        await store.add_person(Person("p", "p", None, 1, now, now))
        stores.append(store)

    @websocket("/floor/{room:str}")
    async def bare(socket: WebSocket[Any, Any, Any], room: str) -> None:
        await socket.accept()
        outbox = Outbox()
        if not rooms[room]:
            row = TableRow(
                room, "calaveras", 4, {}, "none", False, {"kind": "live", "per_move": None, "per_player": None},
                60, True, True, True, "p", "playing", "s", commitment_of("s"), None, datetime.now(UTC),
            )  # fmt: skip
            rooms[room].append(outbox)
            await stores[0].create_table(row, [Seat(room, 0)])
        else:
            rooms[room].append(outbox)
        telling = asyncio.create_task(tell(socket, outbox))
        while (await socket.receive())["type"] == "websocket.receive":
            numbers[room] += 1
            number = numbers[room]
            await stores[0].append(
                Entry(room, number, "move", 0, "L@2", f"m{number}", "person", "p", datetime.now(UTC), 0.0)
            )
            for each in rooms[room]:
                each.put(REPLY)
        telling.cancel()

    return Litestar([bare], on_startup=[begin], logging_config=None, openapi_config=None)


async def tell(socket: WebSocket[Any, Any, Any], outbox: Outbox) -> None:
    while frames := await outbox.take():
        for frame in frames:
            await socket.send({"type": "websocket.send", "text": frame.decode(), "bytes": None})


def main(kind: str, folder: str) -> None:
    settings = Settings(data=Path(folder) / "data", port=0)
    with listen(settings.host, settings.port) as listening:
        print(listening.getsockname()[1], flush=True)
        app = table(settings) if kind == "table" else floor(settings)
        if kind == "floor":
            app.state.rooms = Nothing()
        run(app, listening)


class Nothing:
    """No sockets to say goodbye to."""

    def __init__(self) -> None:
        self.sockets = self

    async def say_bye(self, why: str) -> None:
        """Nobody is told."""


if __name__ == "__main__":
    main(*sys.argv[1:])
