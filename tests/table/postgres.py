"""A PostgreSQL server for the tests, from the system's packages, on a free port and in a folder of its own."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp


def programs() -> Path | None:
    """The folder of the server's programs, of the newest version; None where there are none."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    on_path = shutil.which("initdb")
    program = found[-1] if found else Path(on_path).resolve() if on_path else None
    assert program or not os.environ.get("CI"), "PostgreSQL must be here: tools/postgres.sh"
    return program and program.parent


def kinds() -> list[str]:
    """The kinds of database the store is tested on."""
    return ["sqlite", "postgresql"] if programs() else ["sqlite"]


@contextmanager
def server() -> Iterator[str]:
    """A running server; its address, without a database."""
    tools = programs()
    assert tools is not None
    folder = Path(mkdtemp(prefix="sleuth-postgres-"))
    user = runner()
    if user is not None:
        shutil.chown(folder, user)
    try:
        options = ["--no-sync", "--auth=trust", "--username=sleuth", "--encoding=UTF8", "--locale=C", "data"]
        subprocess.run([f"{tools}/initdb", *options], check=True, cwd=folder, user=user, stdout=subprocess.DEVNULL)
        port = free_port()
        options = ["-D", "data", "-p", str(port), "-k", str(folder), "-h", "127.0.0.1", "-c", "fsync=off"]
        with (folder / "log").open("wb") as log:
            process = subprocess.Popen([f"{tools}/postgres", *options], cwd=folder, user=user, stderr=log)
        try:
            wait_until_ready(tools, process, port)
            yield f"postgresql://sleuth@127.0.0.1:{port}"
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(30)
    finally:
        shutil.rmtree(folder)


def runner() -> str | None:
    """Who runs the server: it refuses to be run by root."""
    if os.geteuid() != 0:
        return None
    return "postgres" if "postgres" in {user.pw_name for user in pwd.getpwall()} else "nobody"


def free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        port: int = asked.getsockname()[1]
        return port


def wait_until_ready(tools: Path, process: subprocess.Popen[bytes], port: int) -> None:
    question = [f"{tools}/pg_isready", "-q", "-h", "127.0.0.1", "-p", str(port)]
    for _ in range(600):
        if subprocess.run(question, check=False).returncode == 0:
            return
        assert process.poll() is None, "the server has stopped"
        time.sleep(0.05)
    raise AssertionError("the server does not answer")
