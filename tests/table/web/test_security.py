"""What keeps strangers out of the house."""

from __future__ import annotations

import asyncio
import json
import secrets
from typing import Any

import httpx
import pytest
from tests.table.web.running import Running, cookie_of, table_of
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

PASSWORD = "a long enough secret"


def test_every_answer_carries_the_headers(server: Running) -> None:
    for path in ("/", "/api", "/api/games", "/nowhere", "/t/nowhere"):
        headers = server.client().get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"


def test_no_page_has_script_or_asks_another_server(server: Running) -> None:
    for path in ("/", "/api"):
        page = server.client().get(path, headers={"accept-language": "fr"}).text
        assert '<html lang="fr">' in page
        assert "<script" not in page
        assert 'src="http' not in page
        assert 'href="http' not in page


def test_the_cookie_is_not_for_scripts_nor_for_other_sites(server: Running) -> None:
    cookie = server.client().get("/").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


@pytest.mark.parametrize(
    "headers", [{"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}]
)
def test_other_sites_change_nothing(server: Running, headers: dict[str, str]) -> None:
    person = server.guest("Me")
    answer = person.patch("/api/me", json={"name": "Evil"}, headers=headers)
    assert answer.status_code == 403
    assert answer.json()["error"]["code"] == "forbidden"
    assert person.post("/new", data={"game": "calaveras", "players": "3"}, headers=headers).status_code == 403
    assert person.get("/api/me").json()["name"] == "Me"


def test_our_own_pages_may(server: Running) -> None:
    person = server.guest()
    headers = {"origin": server.url, "sec-fetch-site": "same-origin"}
    answer = person.post("/new", data={"game": "calaveras", "players": "3"}, headers=headers)
    assert answer.status_code == 303
    assert "The dealer’s commitment" in person.get(answer.headers["location"]).text


def test_sockets_of_other_sites_are_turned_away(server: Running) -> None:
    person = server.guest()
    table = person.post("/api/tables", json={"game": "calaveras", "players": 3}).json()["id"]
    url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"

    async def knock(origin: str) -> str:
        async with connect(url, additional_headers={"Cookie": cookie_of(person), "Origin": origin}) as socket:
            return str(await socket.recv())

    with pytest.raises(InvalidStatus):
        asyncio.run(knock("https://evil.example"))
    assert json.loads(asyncio.run(knock(server.url)))["type"] == "welcome"


def test_signing_out_everywhere_ends_other_devices_and_their_sockets(server: Running) -> None:
    name = f"Ann {secrets.token_hex(4)}"
    first = server.guest(name)
    assert first.post("/api/me/password", json={"new": PASSWORD}).status_code == 200
    second = server.client()
    assert second.post("/api/sign-in", json={"name": name, "password": PASSWORD}).json()["name"] == name
    table = first.post("/api/tables", json={"game": "calaveras", "players": 3}).json()["id"]
    url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"

    async def sit() -> list[dict[str, Any]]:
        told = []
        async with connect(url, additional_headers={"Cookie": cookie_of(second)}) as socket:
            told.append(json.loads(await socket.recv()))
            assert (await asyncio.to_thread(first.post, "/api/sign-out-everywhere")).status_code == 200
            try:
                async with asyncio.timeout(10):
                    while True:
                        told.append(json.loads(await socket.recv()))
            except ConnectionClosed:
                return told

    told = asyncio.run(sit())
    assert told[0]["seat"] == 0
    assert told[-1] == {"type": "bye", "why": "signed-out"}
    assert first.get("/api/me").json()["name"] == name
    assert second.get("/api/me").json()["name"] != name


def test_guessing_a_password_is_slowed_down(server: Running) -> None:
    name = f"Bob {secrets.token_hex(4)}"
    assert server.guest(name).post("/api/me/password", json={"new": PASSWORD}).status_code == 200
    guesser = server.client()
    answers = [guesser.post("/api/sign-in", json={"name": name, "password": "wrong"}) for _ in range(12)]
    codes = [answer.status_code for answer in answers]
    assert codes[0] == 403
    assert codes[-1] == 429
    assert int(answers[-1].headers["retry-after"]) >= 1
    slowed = guesser.post("/api/sign-in", json={"name": name, "password": PASSWORD})
    assert slowed.status_code == 429, "the right one must wait too"


def test_a_deleted_person_is_gone(server: Running) -> None:
    person = server.guest("Gone")
    before = person.get("/api/me").json()["id"]
    table = table_of(person, [person, server.guest(), server.guest()], "calaveras")
    assert "Gone" in person.get("/api/me/export").text
    assert person.request("DELETE", "/api/me", json={}).status_code == 204
    assert person.get("/api/me").json()["id"] != before
    assert "Gone" not in server.guest().get(f"/api/tables/{table}").text


def test_too_large_a_body_is_refused(server: Running) -> None:
    answer = server.guest().patch("/api/me", json={"name": "x" * 100_000})
    assert answer.status_code == 413
    assert answer.json()["error"]["code"] == "too-large"


def test_measures_are_for_this_machine_only(server: Running) -> None:
    assert "sleuth_moves_total" in httpx.get(f"{server.url}/metrics").text
    behind_proxy = httpx.get(f"{server.url}/metrics", headers={"x-forwarded-for": "203.0.113.7"})
    assert behind_proxy.status_code == 403
