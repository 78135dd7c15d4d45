"""Two games that differ only in what a seat cannot know are told to it, through real sockets, by the same bytes."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import msgspec
import pytest
from tests.table.web.running import Running, cookie_of
from tests.table.web.server import PLANTED
from tests.table.web.test_whole_games import GAMES
from websockets.asyncio.client import ClientConnection, connect

from sleuth.rules import GAMES as RULES
from sleuth.rules.dealer import ReplayDealer, ReplayError, SeededDealer, dealer_of_move
from sleuth.rules.match import Match, begin

WATCHER = 0
TRIES = 200
MOST_MOVES = 25
INVESTIGATION = 21  # from here on cards of Suspicion that everyone sees when they are taken

Outcomes = list[list[int]]


@dataclass
class Pair:
    server: Running
    people: list[httpx.Client]
    tables: list[str]
    worlds: tuple[Outcomes, Outcomes]


def world(game: str, outcomes: Outcomes) -> Match:
    dealer = ReplayDealer()
    dealer.expect([list(each) for each in outcomes])
    rules = RULES[game]
    return begin(rules, rules.agree(GAMES[game], {}), dealer)


def seen(match: Match) -> bytes:
    return msgspec.json.encode([match.view(WATCHER), [match.game.format(each) for each in watchers_moves(match)]])


def watchers_moves(match: Match) -> list[int]:
    return list(match.state.legal()) if match.state.acting() == WATCHER else []


def swapped(events: list[tuple[bool, Outcomes]], chance: random.Random) -> list[tuple[bool, Outcomes]]:
    """Two hidden cards of the set-up change places, or all cards of two kinds do."""
    hidden = [number for number, (private, _) in enumerate(events) if private]
    number = chance.choice(hidden)
    cards = list(events[number][1][0])
    i, j = chance.randrange(len(cards)), chance.randrange(len(cards))
    if chance.random() < 0.5 and max(cards[i], cards[j]) < INVESTIGATION:
        cards[i], cards[j] = cards[j], cards[i]
        return [(private, [cards] if n == number else each) for n, (private, each) in enumerate(events)]
    values = [card for n in hidden for each in events[n][1] for card in each if card < INVESTIGATION]
    a, b = chance.sample(values, 2)
    turned = {a: b, b: a}
    return [
        (private, [[turned.get(card, card) for card in each] for each in outcomes] if private else outcomes)
        for private, outcomes in events
    ]


def together(events: list[tuple[bool, Outcomes]]) -> Outcomes:
    return [outcome for _, outcomes in events for outcome in outcomes]


def two_worlds(game: str) -> tuple[Outcomes, Outcomes]:
    """Set-ups that this seat cannot tell apart, as unlike as chance makes them."""
    rules, chance = RULES[game], random.Random(game)
    first = begin(rules, rules.agree(GAMES[game], {}), SeededDealer(f"two {game}"))
    events = [(event.private, rules.outcomes(event)) for event in first.log if event.chance]
    one = together(events)
    for _ in range(TRIES):
        candidate = swapped(events, chance)
        try:
            other = world(game, together(candidate))
        except (ReplayError, IndexError):  # no such card can lie there
            continue
        if seen(other) == seen(first):
            events = candidate
    return one, together(events)


def script(one: Match, two: Match) -> list[tuple[int, str]]:
    """Moves that are legal in both worlds and tell the watcher the same: who makes them, and which."""
    chance = random.Random(3)
    made: list[tuple[int, str]] = []
    while len(made) < MOST_MOVES and not one.state.is_over():
        both = sorted(set(one.state.legal()) & set(two.state.legal()))
        chance.shuffle(both)
        for action in both:
            after = [match.copy() for match in (one, two)]
            for match in after:
                match.do(action, dealer_of_move(PLANTED, len(made) + 1))
            if seen(after[0]) == seen(after[1]) and after[0].state.acting() == after[1].state.acting():
                made.append((int(one.state.acting()), one.game.format(action)))
                one, two = after
                break
        else:
            break
    return made


def plant(server: Running, pairs: list[Pair]) -> None:
    """Put what chance does in the place of the secrets, while the server is away."""
    server.stop()
    with sqlite3.connect(server.data / "sleuth.sqlite") as database:
        for pair in pairs:
            for table, outcomes in zip(pair.tables, pair.worlds, strict=True):
                database.execute("UPDATE tables SET secret = ? WHERE id = ?", [PLANTED + json.dumps(outcomes), table])
    database.close()
    server.start()


def opened(people: list[httpx.Client], game: str) -> str:
    table = str(people[0].post("/api/tables", json={"game": game, "players": len(people)}).json()["id"])
    for seat, person in enumerate(people[1:], start=1):
        assert person.post(f"/api/tables/{table}/seats/{seat}", json={}).status_code == 200
    return table


async def listen(server: Running, table: str, people: list[httpx.Client], moves: list[tuple[int, str]]) -> list[str]:
    """Every frame the watcher is sent from before the deal to after the last of these moves."""
    url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    frames: list[str] = []
    async with connect(url, additional_headers={"Cookie": cookie_of(people[WATCHER])}) as socket:
        await hear(socket, frames, lambda told: told["type"] == "welcome")
        assert (await asyncio.to_thread(people[0].post, f"/api/tables/{table}/start")).status_code == 200
        await hear(socket, frames, lambda told: told.get("deciding") is not None)
        for on, (player, action) in enumerate(moves):
            move = {"id": f"m{on}", "on": on, "action": action}
            answer = await asyncio.to_thread(people[player].post, f"/api/tables/{table}/moves", json=move)
            assert answer.status_code == 200 or answer.json()["error"]["code"] == "stale"  # forced, and made already
            await hear(socket, frames, lambda told, on=on: told.get("on", 0) > on)
    return frames


async def hear(socket: ClientConnection, frames: list[str], enough: Any) -> None:
    while not any(enough(json.loads(frame)) for frame in frames[-3:]):
        frames.append(str(await asyncio.wait_for(socket.recv(), 10)))


def without_ids(frame: str, table: dict[str, Any], epoch: str) -> str:
    for own in (table["id"], table["commitment"], epoch):
        frame = frame.replace(own, "-")
    return frame


@pytest.fixture(scope="module")
def pairs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Pair]]:
    """Two tables of each game, in worlds that the watcher cannot tell apart, just before the deal."""
    with Running(tmp_path_factory.mktemp("worlds")) as server:
        found = {game: pair_of(server, game) for game in GAMES}
        plant(server, list(found.values()))
        yield found


def pair_of(server: Running, game: str) -> Pair:
    people = [server.guest(f"P{seat}") for seat in range(GAMES[game])]
    return Pair(server, people, [opened(people, game) for _ in range(2)], two_worlds(game))


@pytest.mark.parametrize("game", GAMES)
def test_two_worlds_are_told_by_the_same_bytes(pairs: dict[str, Pair], game: str) -> None:
    pair = pairs[game]
    moves = script(*(world(game, outcomes) for outcomes in pair.worlds))
    assert pair.worlds[0] != pair.worlds[1]
    assert len(moves) >= 5
    assert len({player for player, _ in moves}) > 1
    heard, others = [], []
    for table in pair.tables:
        frames = asyncio.run(listen(pair.server, table, pair.people, moves))
        facts = pair.people[0].get(f"/api/tables/{table}").json()
        heard.append([without_ids(frame, facts, json.loads(frames[0])["epoch"]) for frame in frames])
        others.append([person.get(f"/api/tables/{table}/view").json()["view"] for person in pair.people[1:]])
    assert heard[0] == heard[1]
    assert others[0] != others[1]
