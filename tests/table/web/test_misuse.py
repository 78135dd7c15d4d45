"""Whatever is sent: an answer in words, no stack trace, no change, and nobody else is harmed."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.table.web.running import Running, cookie_of, table_of
from websockets.asyncio.client import ClientConnection, connect

from sleuth.table import forms, wire
from sleuth.table.errors import ErrorAnswer

KINDS = ("move", "undo", "say", "phrase", "note", "mute", "ping", "", "welcome", "items")
VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
FIELDS = st.sampled_from(("id", "on", "action", "text", "to", "phrase", "notes", "person", "muted", "more"))
MESSAGES = st.builds(
    lambda kind, fields: json.dumps({"type": kind, **fields}),
    st.sampled_from(KINDS),
    st.dictionaries(FIELDS, VALUES, max_size=5),
)
ANYTHING = MESSAGES | st.text(max_size=200) | st.binary(max_size=200) | st.just("[" * 5000)


def socket_of(server: Running, table: str) -> str:
    return f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"


def state_of(person: httpx.Client, table: str) -> tuple[Any, ...]:
    told = person.get(f"/api/tables/{table}/view").json()
    return told["on"], told["view"], told["log"], told["deciding"]


async def told_until_pong(socket: ClientConnection) -> list[dict[str, Any]]:
    await socket.send('{"type":"ping"}')
    told: list[dict[str, Any]] = []
    while not told or told[-1]["type"] != "pong":
        told.append(json.loads(await asyncio.wait_for(socket.recv(), 10)))
    return told


def test_no_message_harms_a_table(server: Running) -> None:
    people = [server.guest() for _ in range(3)]
    table = table_of(people[0], people, "crime-hotel")
    before = state_of(people[1], table)
    loop = asyncio.new_event_loop()
    cookie = {"Cookie": cookie_of(people[2])}
    socket = loop.run_until_complete(connect(socket_of(server, table), additional_headers=cookie).__aenter__())

    @given(ANYTHING)
    @settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
    def send(message: str | bytes) -> None:
        async def answers() -> list[dict[str, Any]]:
            await socket.send(message)
            return await told_until_pong(socket)

        for told in loop.run_until_complete(answers()):
            assert told["type"] in ("welcome", "items", "ack", "error", "pong", "notes")
            assert told.get("code") != "failed", (message, told)
            assert "Traceback" not in str(told)

    send()
    loop.run_until_complete(socket.close())
    loop.close()
    assert state_of(people[1], table) == before
    assert '"event":"failed"' not in server.log.read_text()


def test_a_message_too_long_is_answered(server: Running) -> None:
    people = [server.guest() for _ in range(3)]
    table = table_of(people[0], people, "calaveras")

    async def shout() -> dict[str, Any]:
        cookie = {"Cookie": cookie_of(people[0])}
        async with connect(socket_of(server, table), additional_headers=cookie) as socket:
            await socket.send(json.dumps({"type": "say", "id": "x", "text": "a" * 20_000}))
            return next(told for told in await told_until_pong(socket) if told["type"] == "error")

    assert asyncio.run(shout())["code"] == "too-large"


def test_whoever_is_nobody_may_only_look(server: Running) -> None:
    people = [server.guest() for _ in range(3)]
    table = table_of(people[0], people, "calaveras")

    async def look() -> list[dict[str, Any]]:
        async with connect(socket_of(server, table)) as socket:
            await socket.send(json.dumps({"type": "say", "id": "x", "text": "hello"}))
            return await told_until_pong(socket)

    told = asyncio.run(look())
    assert told[0]["seat"] is None
    assert [each["code"] for each in told if each["type"] == "error"] == ["not-signed-in"]


def test_a_table_that_is_not_there_is_told(server: Running) -> None:
    async def look() -> dict[str, Any]:
        async with connect(socket_of(server, "nowhere")) as socket:
            told: dict[str, Any] = json.loads(await socket.recv())
            return told

    assert asyncio.run(look())["code"] == "no-table"


@pytest.fixture(scope="module")
def description(server: Running) -> dict[str, Any]:
    told: dict[str, Any] = httpx.get(f"{server.url}/api/openapi.json").json()
    return told


def test_the_description_is_whole(description: dict[str, Any]) -> None:
    """Every route says what it does and how it refuses."""
    for path, methods in description["paths"].items():
        for method, operation in methods.items():
            assert operation["summary"], (path, method)
            assert operation["description"], (path, method)
            if path != "/health":
                assert "400" in operation["responses"], (path, method)


def test_no_request_of_the_description_makes_the_server_fail(server: Running, description: dict[str, Any]) -> None:
    schema = schemathesis.openapi.from_dict(description)
    cookie = {"Cookie": cookie_of(server.guest())}

    for result in schema.get_all_operations():
        operation = result.ok()  # type: ignore[union-attr]  # a route that cannot be read fails the test here
        if operation.path.endswith("/stream") or operation.path == "/metrics":
            continue

        @given(operation.as_strategy())
        @settings(max_examples=12, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        def ask(case: schemathesis.Case[Any]) -> None:
            answer = case.call(base_url=server.url, headers=cookie)
            assert answer.status_code < 500, (case.path, answer.text)
            assert "Traceback" not in answer.text

        ask()
    assert '"event":"failed"' not in server.log.read_text()


def test_the_description_has_a_true_example_of_every_body(server: Running) -> None:
    described = server.client().get("/api/openapi.json").json()
    kinds = {**vars(forms), "Welcome": wire.Welcome, "ErrorAnswer": ErrorAnswer}
    seen = set()
    for body in bodies(described):
        schema, example = body["schema"], body["example"]
        if schema.get("type") == "array":
            schema, (example,) = schema["items"], example
        if "$ref" in schema:
            name = schema["$ref"].rpartition("/")[2]
            msgspec.convert(example, kinds[name])
            seen.add(name)
    assert {"NewTable", "TableFacts", "PostedMove", "Ack", "Me", "ErrorAnswer"} <= seen


def bodies(described: dict[str, Any]) -> list[dict[str, Any]]:
    return [
        body["content"]["application/json"]
        for routes in described["paths"].values()
        for route in routes.values()
        for body in [route.get("requestBody", {}), *route["responses"].values()]
        if "application/json" in body.get("content", {})
    ]
