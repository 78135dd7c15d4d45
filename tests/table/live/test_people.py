"""People come and go: presence, grace, stand-ins, clocks, forced decisions, and tables that everyone has left."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table.live.fakes import Trial, errors, run

from sleuth.table.outbox import Outbox
from sleuth.table.prompting import is_forced


def by_whom(trial: Trial) -> list[str]:
    return [entry.by for entry in trial.store.log.get(trial.row.id, [])]


def test_a_bot_stands_in_after_the_grace_time_and_only_until_the_player_returns() -> None:
    async def scenario() -> None:
        trial = Trial("calaveras", 4, options={"first": 0})
        live = await trial.sit_down()
        gone = trial.clients.pop("p0")
        live.disconnect(gone.visitor)
        await trial.pass_time(59)
        assert by_whom(trial) == []
        assert trial.clients["p1"].table["seats"][0]["present"] is False
        await trial.pass_time(2)
        assert by_whom(trial) == ["standin"]
        assert trial.clients["p1"].table["seats"][0]["stood_in"] is True
        await trial.come("p0")
        assert trial.clients["p0"].visitor.seat == 0
        assert live.chairs[0].stood_in is False
        while live.decider != 0:
            await trial.play(1)
        await trial.pass_time(1000)
        assert live.decider == 0

    run(scenario())


def test_a_second_device_keeps_the_seat_present() -> None:
    async def scenario() -> None:
        trial = Trial("calaveras", 3, options={"first": 0})
        live = await trial.sit_down()
        first = trial.clients["p0"]
        await trial.come("p0")
        live.disconnect(first.visitor)
        live.disconnect(first.visitor)
        await trial.pass_time(100)
        assert live.chairs[0].devices == 1
        assert by_whom(trial) == []

    run(scenario())


def test_a_table_everyone_has_left_stands_still_is_closed_and_can_be_resumed_by_its_people() -> None:
    async def scenario() -> None:
        trial = Trial("calaveras", 4, bots=(1, 2, 3))
        live = await trial.sit_down()
        await trial.pass_time(0)
        moves = live.on
        live.disconnect(trial.clients.pop("p0").visitor)
        await trial.pass_time(599)
        assert (live.on, live.row.status) == (moves, "playing")
        await trial.pass_time(2)
        assert trial.store.rows[live.row.id].status == "closed"
        back = await trial.come("p0")
        assert errors(await back.move("X")) == ["not-playing"]
        await live.resume("p0")
        assert trial.store.rows[live.row.id].status == "playing"

    run(scenario())


@pytest.mark.parametrize(
    ("pace", "seconds"),
    [
        ({"kind": "live", "per_move": 30, "per_player": None}, 30),
        ({"kind": "live", "per_move": 30, "per_player": 20}, 20),
        ({"kind": "days", "days": 3}, 3 * 86400),
    ],
)
def test_when_time_is_out_a_stand_in_makes_that_one_decision(pace: Any, seconds: int) -> None:
    async def scenario() -> None:
        trial = Trial("calaveras", 4, pace=pace)
        live = await trial.sit_down()
        clock = live.prompter.clock()
        assert clock is not None
        assert clock["until"] == trial.time.now().timestamp() + seconds
        await trial.pass_time(seconds - 1)
        assert by_whom(trial) == []
        await trial.pass_time(1)
        assert by_whom(trial) == ["standin"]
        assert trial.store.log[live.row.id][0].spent == seconds
        await trial.pass_time(seconds - 1)
        assert len(by_whom(trial)) == 1

    run(scenario())


def test_a_players_own_clock_runs_only_while_that_player_decides() -> None:
    async def scenario() -> None:
        trial = Trial("calaveras", 4, pace={"kind": "live", "per_move": None, "per_player": 100})
        live = await trial.sit_down()
        player = live.decider
        assert player is not None
        await trial.pass_time(40)
        await trial.play(1)
        clock = live.prompter.clock()
        assert clock is not None
        left = [100.0] * 4
        left[player] = 60.0
        assert clock["left"] == left
        again = await trial.reopened()
        assert again.course is not None
        assert again.course.spent[player] == 40

    run(scenario())


def test_a_forced_decision_is_played_by_the_table() -> None:
    async def scenario() -> None:
        trial = Trial("suspicion", 2, options={"investigation": {"reveal": 0, "absinthe": 0, "diversion": 0}})
        await trial.sit_down()
        await trial.play(60)
        forced = [entry.action for entry in trial.store.log[trial.row.id] if entry.by == "forced"]
        assert "none" in forced
        assert not any(action.startswith("show:") for action in forced)

    run(scenario())


def test_haste_never_tells_of_a_hand() -> None:
    assert is_forced("suspicion", ["none"])
    assert not is_forced("suspicion", ["show:plum"])
    assert not is_forced("crime-hotel", ["23"])
    assert is_forced("crime-hotel", ["relocate"])
    assert not is_forced("calaveras", ["X", "L@2"])


def test_what_a_bot_thought_of_a_table_that_has_moved_on_is_ignored() -> None:
    async def scenario() -> None:
        trial = Trial("calaveras", 4, options={"first": 0})
        live = await trial.sit_down()
        client = trial.clients["p0"]

        async def meanwhile() -> None:
            trial.bots.first = None
            await client.move(live.legal[0])

        trial.bots.first = meanwhile
        live.prompter.late_on = 0
        await live.prompter.let_decide(0, "standin")
        assert by_whom(trial) == ["person"]

    run(scenario())


def test_whoever_comes_and_goes_does_not_delay_a_bot_nor_makes_it_think_twice() -> None:
    async def scenario() -> None:
        trial = Trial("calaveras", 4, bots=(0,), options={"first": 0})
        trial.around.bots_pace = (1.0, 1.0)
        live = await trial.sit_down()
        for _ in range(3):
            await trial.pass_time(0.4)
            onlooker = await trial.come("onlooker")
            live.disconnect(onlooker.visitor)
        assert by_whom(trial) == ["bot"]
        assert len(trial.bots.shown) == 1

    run(scenario())


def test_a_stand_in_that_still_thinks_when_the_player_is_back_decides_nothing() -> None:
    async def scenario() -> None:
        trial = Trial("calaveras", 4, options={"first": 0})
        live = await trial.sit_down()
        live.disconnect(trial.clients.pop("p0").visitor)

        async def return_now() -> None:
            await trial.come("p0")

        trial.bots.first = return_now
        await trial.pass_time(70)
        assert len(trial.bots.shown) == 1
        assert by_whom(trial) == []

    run(scenario())


def test_an_invitation_to_a_table_not_yet_begun_stays_good() -> None:
    async def scenario() -> None:
        trial = Trial("calaveras", 4)
        trial.live = await trial.reopened()
        await trial.pass_time(601)
        assert trial.store.rows[trial.row.id].status == "closed"
        assert (await trial.come("p3")).table["status"] == "open"

    run(scenario())


def test_a_slow_reader_is_told_to_resume_and_waited_for_by_nobody() -> None:
    async def scenario() -> None:
        trial = Trial("calaveras", 4)
        live = await trial.sit_down("slow")
        slow = trial.clients.pop("slow")
        slow.visitor.outbox = Outbox(frames=8)
        await trial.play(20)
        assert slow.visitor not in live.visitors
        assert list(slow.visitor.outbox.frames) == [b'{"type":"bye","why":"slow"}']
        assert await slow.visitor.outbox.take() == [b'{"type":"bye","why":"slow"}']
        assert await slow.visitor.outbox.take() == []
        assert live.on == 20

    run(scenario())


def test_an_outbox_is_bounded_in_bytes_too() -> None:
    outbox = Outbox(size=100)
    assert outbox.put(b"x" * 60)
    assert not outbox.put(b"x" * 60)
    assert not outbox.put(b"x")
