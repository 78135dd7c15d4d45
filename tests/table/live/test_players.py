"""Bots in worker processes."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ProcessPoolExecutor

import msgspec
import pytest
from tests.table.live.fakes import Trial, run

from sleuth.minds.thumb import choose
from sleuth.rules import GAMES
from sleuth.rules.dealer import SeededDealer
from sleuth.table.players import Players, think

TABLES = [(game.id, game.players[-1]) for game in GAMES.values()]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_view_as_plain_data_is_thought_of_as_the_view_itself(game: str, players: int) -> None:
    async def scenario() -> None:
        trial = Trial(game, players)
        live = await trial.sit_down()
        for step in range(10):
            await trial.play(3, f"{step}")
            if live.decider is None or live.course is None:
                break
            view = live.course.match.view(live.decider)
            chosen = think((game, msgspec.json.encode(view), live.legal, "seed"))
            assert chosen == choose(game, view, live.legal, SeededDealer("seed"))

    run(scenario())


def test_a_worker_that_dies_is_replaced() -> None:
    async def scenario() -> None:
        trial = Trial("calaveras", 4)
        live = await trial.sit_down()
        assert live.course is not None
        assert live.decider is not None
        players = Players()
        view = live.course.match.view(live.decider)
        first = await players.choose("calaveras", view, live.legal, "seed")
        assert first in live.legal
        assert isinstance(players.pool, ProcessPoolExecutor)
        for pid in list(players.pool._processes):
            os.kill(pid, signal.SIGKILL)
        assert await players.choose("calaveras", view, live.legal, "seed") == first
        players.close()

    run(scenario())
