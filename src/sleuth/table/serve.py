"""`sleuth serve`: the table on a port, until it is told to stop."""

from __future__ import annotations

import errno
import gc
import socket
from typing import TYPE_CHECKING, Final

import uvicorn

from sleuth.table.app import create_app
from sleuth.table.logs import start_logging
from sleuth.table.protocol import Protocol
from sleuth.table.security import LARGEST_MESSAGE
from sleuth.table.settings import Settings, make_folder, signing_key

if TYPE_CHECKING:
    from litestar import Litestar

STOPPING_SECONDS: Final = 10
PING_SECONDS: Final = 20.0
BACKLOG: Final = 1024
COLLECTED: Final = (20_000, 50, 20)  # the thresholds of the garbage collector


class Busy(Exception):
    """The port cannot be had."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason  # a message of the command line


class Server(uvicorn.Server):
    """Before it lets go of the sockets, it tells them to come back."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self.app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.app.state.rooms.sockets.say_bye("restart")
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """The port, or Busy in words."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)  # whoever comes while the house is being opened waits at the door
    except OSError as problem:
        listening.close()
        known = {errno.EADDRINUSE: "serve-busy", errno.EACCES: "serve-not-allowed"}
        raise Busy(known.get(problem.errno or 0, "serve-no-address")) from None
    except OverflowError:
        listening.close()
        raise Busy("serve-no-address") from None
    listening.setblocking(False)
    return listening


def serve(settings: Settings, said: str) -> None:
    """Serve until interrupted or told to stop; `said` goes before the address once the port is had."""
    make_folder(settings)
    signing_key(settings)
    with listen(settings.host, settings.port) as listening:
        start_logging()
        app = create_app(settings)
        print(f"{said} {address(settings, listening)}", flush=True)
        run(app, listening, proxied=bool(settings.public_url))


def run(app: Litestar, listening: socket.socket, proxied: bool = False) -> None:
    config = uvicorn.Config(
        app,
        loop="uvloop",
        http="httptools",
        ws=Protocol,
        ws_per_message_deflate=False,
        ws_max_size=4 * LARGEST_MESSAGE,  # what is a little too large is refused in words
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=proxied,
        backlog=BACKLOG,
        timeout_graceful_shutdown=STOPPING_SECONDS,
    )
    spare_collector()
    Server(config, app).run([listening])


def spare_collector() -> None:
    """What is there from the start stays, and tables last long: seldom look for what is no longer needed."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED)


def address(settings: Settings, listening: socket.socket) -> str:
    """What to open in a browser."""
    if settings.public_url:
        return settings.public_url
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, f"[{host}]" if ":" in host else host)  # noqa: S104 (shown, not bound)
    return f"http://{shown}:{port}/"
