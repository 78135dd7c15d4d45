"""Whole games through real sockets, with people who come and go and say what they should not."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from tests.table.web.player import Player
from tests.table.web.running import Running, table_of

from sleuth.record import read_record
from sleuth.record.replaying import check

GAMES = {"calaveras": 4, "crime-hotel": 3, "suspicion": 4}


def record_is_true(client: httpx.Client, table: str) -> list[str]:
    """The record of a finished game passes `sleuth record check`; its actions."""
    record, problems = read_record(client.get(f"/api/tables/{table}/record").text)
    assert record is not None
    assert not problems
    assert not check(record).problems
    assert record.secret
    return [move.action for move in record.moves[1:]]


def nothing_lost(players: list[Player], actions: list[str]) -> None:
    """Every acknowledged move is where it was acknowledged, and none is there twice."""
    acked = [(number, player.sent[key]["action"]) for player in players for key, number in player.acked.items()]
    assert len({number for number, _ in acked}) == len(acked), "two moves acknowledged as the same"
    for number, action in acked:
        assert actions[number - 1] == action


async def play_all(players: list[Player]) -> None:
    async with asyncio.timeout(40):
        await asyncio.gather(*(player.play() for player in players))


@pytest.mark.parametrize("game", GAMES)
def test_people_play_a_game_to_its_end(server: Running, game: str) -> None:
    people = [server.guest(f"P{seat}") for seat in range(GAMES[game])]
    table = table_of(people[0], people, game)
    players = [Player(person, table, seat) for seat, person in enumerate(people)]
    asyncio.run(play_all(players))
    actions = record_is_true(people[0], table)
    nothing_lost(players, actions)
    assert all(player.welcomes == 1 for player in players)
    codes = {error["code"] for player in players for error in player.errors}
    assert codes <= {"stale"}  # the table was quicker to make a forced move


@pytest.mark.parametrize("game", GAMES)
def test_the_unruly_change_nothing(server: Running, game: str) -> None:
    """Lost connections, moves sent twice, stale and illegal ones, and two devices in one seat."""
    people = [server.guest() for _ in range(GAMES[game])]
    table = table_of(people[0], people, game)
    players = [Player(person, table, seat, unruly=True) for seat, person in enumerate(people)]
    second = Player(people[0], table, 50, moves=False)
    asyncio.run(play_all([*players, second]))
    actions = record_is_true(people[0], table)
    nothing_lost(players, actions)
    codes = {error["code"] for player in players for error in player.errors}
    assert codes <= {"stale", "illegal-action", "bad-message", "not-your-turn", "not-playing"}
    for player in players:
        assert all(error["message"] for error in player.errors)


@pytest.mark.soak
def test_a_killed_server_loses_no_acknowledged_move(tmp_path: Path, many: Callable[[int, int], int]) -> None:
    """kill -9 at a random moment of each game: every client resumes, every record replays."""
    chance = random.Random(7)
    games = many(3, 200)
    made = acknowledged = kills = 0
    with Running(tmp_path) as running:
        for number in range(games):
            game = list(GAMES)[number % 3]
            people = [running.guest() for _ in range(GAMES[game])]
            table = table_of(people[0], people, game)
            players = [Player(person, table, seat) for seat, person in enumerate(people)]
            kills += asyncio.run(play_through_a_kill(running, players, chance))
            actions = record_is_true(people[0], table)
            nothing_lost(players, actions)
            made += len(actions)
            acknowledged += sum(len(player.acked) for player in players)
            for person in people:
                person.close()
    print(f"{games} games, {kills} kills, {made} moves, {acknowledged} acknowledged to players")
    assert kills > games / 2  # a quick game may be over before its moment comes


async def play_through_a_kill(running: Running, players: list[Player], chance: random.Random) -> int:
    """Play to the end; how often the server was killed: once, if the game was not over before."""
    playing = asyncio.gather(*(player.play() for player in players))
    moves = chance.randrange(10)
    async with asyncio.timeout(60):
        while not playing.done() and max(player.on for player in players) < moves:
            await asyncio.sleep(0.001)
        await asyncio.sleep(chance.uniform(0, 0.01))
        killed = not playing.done()
        if killed:
            running.kill()
            await asyncio.to_thread(running.start)
        await playing
    return int(killed)
