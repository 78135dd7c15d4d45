"""Programs at the table: the example of the documentation plays a game as it is."""

from __future__ import annotations

import json
import subprocess
import sys
import time

import httpx
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


def test_a_token_for_a_seat_is_for_that_seat_only(server: Running) -> None:
    host, person = server.guest(), server.guest()
    table, other = (host.post("/api/tables", json={"game": "calaveras", "players": 3}).json()["id"] for _ in range(2))
    at = f"/api/tables/{table}"
    assert person.post("/api/me/tokens", json={"seat": 1}).status_code == 400
    assert person.post("/api/me/tokens", json={"table": table, "seat": 3}).status_code == 400
    token = person.post("/api/me/tokens", json={"table": table, "seat": 1}).json()["token"]
    program = server.client()
    program.headers["Authorization"] = f"Bearer {token}"
    assert program.post(f"{at}/seats/2", json={}).json()["error"]["code"] == "forbidden"
    assert program.get(f"/api/tables/{other}/view").status_code == 403
    assert program.get(f"{at}/view").json()["seat"] is None
    assert program.post(f"{at}/seats/1", json={}).status_code == 200
    assert program.get(f"{at}/view").json()["seat"] == 1
    assert program.post(f"{at}/resume").status_code == 403, "that is for people"
    assert person.post(f"{at}/seats/2", json={}).status_code == 200, "the person moves to another seat"
    for asked in (program.get(f"{at}/view"), program.get(f"{at}/record"), program.get(f"{at}/stream")):
        assert asked.json()["error"]["code"] == "forbidden"
    move = {"id": "m1", "on": 0, "action": "X"}
    assert program.post(f"{at}/moves", json=move).json()["error"]["code"] == "forbidden"


def test_a_seats_stream_tells_nothing_of_the_seat_its_person_takes_later(server: Running) -> None:
    people = [server.guest() for _ in range(3)]
    host, person, third = people
    table = host.post("/api/tables", json={"game": "calaveras", "players": 3}).json()["id"]
    at = f"/api/tables/{table}"
    assert person.post(f"{at}/seats/1", json={}).status_code == 200
    token = person.post("/api/me/tokens", json={"table": table, "seat": 1}).json()["token"]
    headers = {"Authorization": f"Bearer {token}"}
    with httpx.Client(base_url=server.url, timeout=10).stream("GET", f"{at}/stream", headers=headers) as stream:
        lines = stream.iter_lines()
        assert json.loads(next(lines))["seat"] == 1
        assert person.post(f"{at}/seats/2", json={}).status_code == 200
        assert third.post(f"{at}/seats/1", json={}).status_code == 200
        assert host.post(f"{at}/start").status_code == 200
        for line in lines:
            told = json.loads(line)
            assert told.get("seat") is None
            hands = told.get("changes", {}).get("hands")
            if hands:
                assert {card for hand in hands for card in hand} == {"?"}
                break
