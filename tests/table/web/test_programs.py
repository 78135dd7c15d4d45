"""Programs at the table: the example of the documentation plays a game as it is."""

from __future__ import annotations

import subprocess
import sys
import time

from tests.table.web.running import ROOT, Running

BOT = ROOT / "docs" / "examples" / "bot.py"


def test_the_example_bot_plays_a_game_against_itself(server: Running) -> None:
    people = [server.guest(f"B{seat}") for seat in range(3)]
    wish = {"game": "calaveras", "players": 3, "seat": None}
    table = people[0].post("/api/tables", json=wish).json()["id"]
    tokens = [person.post("/api/me/tokens", json={"table": table}).json()["token"] for person in people]
    bots = [
        subprocess.Popen([sys.executable, str(BOT), server.url, table, str(seat), token], stdout=subprocess.PIPE)
        for seat, token in enumerate(tokens)
    ]
    try:
        end = time.monotonic() + 30
        while people[0].post(f"/api/tables/{table}/start").status_code != 200:
            assert time.monotonic() < end, "the bots do not sit down"
            time.sleep(0.05)
        told = [bot.communicate(timeout=60)[0] for bot in bots]
    finally:
        for bot in bots:
            bot.kill()
            bot.communicate()
    assert all(line.startswith(b"winners: [") for line in told), told


def test_a_token_is_for_its_table_and_for_playing_only(server: Running) -> None:
    person = server.guest()
    table = person.post("/api/tables", json={"game": "calaveras", "players": 3}).json()["id"]
    other = person.post("/api/tables", json={"game": "calaveras", "players": 3}).json()["id"]
    token = person.post("/api/me/tokens", json={"table": table}).json()["token"]
    program = server.client()
    program.headers["Authorization"] = f"Bearer {token}"
    assert program.get(f"/api/tables/{table}/view").status_code == 200
    assert program.get(f"/api/tables/{other}/view").status_code == 403
    assert program.post("/api/me/tokens", json={}).json()["error"]["code"] == "forbidden"
    assert program.request("DELETE", "/api/me", json={}).status_code == 403
    kept = person.get("/api/me").json()["tokens"]
    assert token not in str(kept)
    assert person.request("DELETE", "/api/me/tokens", json={"hash": kept[0]["hash"]}).status_code == 204
    assert program.get(f"/api/tables/{table}/view").status_code == 401
