"""Decisions: made once however often they are sent, refused with a reason, taken back while nothing came of them."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from tests.table.live.fakes import Client, Trial, acks, errors, run

from sleuth.record import Record
from sleuth.record.replaying import check
from sleuth.table import wire
from sleuth.table.model import Entry
from sleuth.table.recording import record_of_table


def test_the_same_move_twice_is_acknowledged_twice_and_made_once() -> None:
    async def scenario() -> None:
        trial = Trial("calaveras", 4)
        live = await trial.sit_down()
        client, action = trial.decider(), live.legal[0]
        assert acks(await client.move(action, "same", 0)) == [1]
        assert acks(await client.move(action, "same", 0)) == [1]
        assert live.on == 1
        second = await trial.reopened()
        await second.connect(client.visitor)
        await second.receive(client.visitor, b'{"type":"move","id":"same","on":0,"action":"X"}')
        assert acks(client.read()) == [1]

    run(scenario())


def test_two_devices_that_send_at_once_make_one_move() -> None:
    async def scenario() -> None:
        trial = Trial("calaveras", 4)
        live = await trial.sit_down()
        one = trial.decider()
        two = await trial.come(one.visitor.person)
        raw = msgspec.json.encode({"type": "move", "id": "a", "on": 0, "action": live.legal[0]})
        other = msgspec.json.encode({"type": "move", "id": "b", "on": 0, "action": live.legal[-1]})

        async def slowly(entry: Entry) -> None:
            await asyncio.sleep(0)

        trial.store.before_append = slowly
        await asyncio.gather(
            live.receive(one.visitor, raw), live.receive(two.visitor, raw), live.receive(two.visitor, other)
        )
        assert acks(one.read()) == [1]
        told = two.read()
        assert (acks(told), errors(told)) == ([1], ["stale"])
        assert live.on == 1

    run(scenario())


def test_stale_foreign_and_illegal_moves_change_nothing() -> None:
    async def scenario() -> None:
        trial = Trial("calaveras", 4)
        live = await trial.sit_down("onlooker")
        client = trial.decider()
        other = next(each for each in trial.clients.values() if each is not client)
        before = client.knows()
        assert errors(await client.move(live.legal[0], on=5)) == ["stale"]
        assert errors(await other.move(live.legal[0])) == ["not-your-turn"]
        assert errors(await trial.clients["onlooker"].move(live.legal[0])) == ["not-your-turn"]
        assert errors(await client.move("nonsense")) == ["illegal-action"]
        assert live.on == 0
        assert client.knows() == before
        assert trial.store.log == {}

    run(scenario())


def test_an_illegal_move_is_told_its_clause_in_the_readers_language() -> None:
    async def scenario() -> None:
        trial = Trial("suspicion", 3)
        live = await trial.sit_down()
        assert live.decider is not None
        client = await trial.come(f"p{live.decider}", language="fr")
        error = (await client.move("stay"))[0]
        assert isinstance(error, wire.Error)
        assert error.clause == "S9"
        assert "salle" in error.message or "pièce" in error.message or "reste" in error.message

    run(scenario())


@pytest.mark.parametrize(
    "raw",
    [b"", b"{", b"[]", b"\xff", b'{"type":"nothing"}', b'{"type":"move"}', b'{"type":"ping","more":1}',
     b'{"type":"move","id":"~1","on":0,"action":"X"}', b'{"type":"move","id":"a","on":-1,"action":"X"}',
     b"[" * 100_000],
)  # fmt: skip
def test_what_is_no_message_is_answered_and_changes_nothing(raw: bytes) -> None:
    async def scenario() -> None:
        trial = Trial("calaveras", 3)
        live = await trial.sit_down()
        client = trial.decider()
        await live.receive(client.visitor, raw)
        assert errors(client.read()) == ["bad-message"]
        assert live.on == 0

    run(scenario())


def test_a_full_disk_refuses_with_words_and_the_game_goes_on_afterwards() -> None:
    async def scenario() -> None:
        trial = Trial("calaveras", 4)
        live = await trial.sit_down()
        client, action = trial.decider(), live.legal[0]
        trial.store.full = True
        assert errors(await client.move(action, "first")) == ["store-full"]
        assert live.on == 0
        trial.store.full = False
        assert acks(await client.move(action, "first")) == [1]

    run(scenario())


def test_a_decision_kept_by_another_process_is_made_here_too() -> None:
    async def scenario() -> None:
        trial = Trial("calaveras", 4)
        live = await trial.sit_down()
        client, legal = trial.decider(), live.legal
        elsewhere = await trial.reopened()
        await elsewhere.decide_for(live.decider or 0, 0, legal[0], "bot")
        assert errors(await client.move(legal[1])) == ["stale"]
        assert live.view(0) == elsewhere.view(0)
        assert live.on == 1

    run(scenario())


def test_a_decision_cut_off_while_it_was_stored_is_found_again() -> None:
    async def scenario() -> None:
        trial = Trial("calaveras", 4)
        live = await trial.sit_down()
        client, action = trial.decider(), live.legal[0]

        async def stored_but_cut_off(entry: Entry) -> None:
            trial.store.before_append = None
            await trial.store.append(entry)
            raise asyncio.CancelledError

        trial.store.before_append = stored_but_cut_off
        with pytest.raises(asyncio.CancelledError):
            await client.move(action, "cut", 0)
        assert live.on == 0
        assert acks(await client.move(action, "cut", 0)) == [1]
        assert live.on == 1

    run(scenario())


# Undo


async def crime_hotel() -> tuple[Trial, Client]:
    trial = Trial("crime-hotel", 3)
    await trial.sit_down()
    return trial, trial.decider()


def test_an_open_decision_is_taken_back_until_another_decides() -> None:
    async def scenario() -> None:
        trial, first = await crime_hotel()
        before = first.live.view(0)
        assert acks(await first.move(trial.live.legal[0])) == [1]
        assert first.standing[3] is True
        assert errors(await trial.decider().send(type="undo", id="u0", on=1)) == ["no-undo"]
        assert acks(await first.send(type="undo", id="u1", on=1)) == [2]
        assert first.live.view(0) == before
        assert acks(await first.send(type="undo", id="u1", on=1)) == [2]
        assert errors(await first.send(type="undo", id="u2", on=2)) == ["no-undo"]
        await first.move(trial.live.legal[1])
        await trial.pass_time(0)
        await trial.decider().move(trial.live.legal[0])
        assert errors(await first.send(type="undo", id="u3", on=trial.live.on)) == ["no-undo"]
        for client in trial.clients.values():
            client.read()
            assert client.log == msgspec.to_builtins(trial.live.course.match.log_of(client.visitor.seat))  # type: ignore[union-attr]  # it has begun

    run(scenario())


def test_what_a_bot_decided_after_it_closes_it() -> None:
    async def scenario() -> None:
        trial = Trial("crime-hotel", 3, bots=(1, 2), options={"first": 0})
        await trial.sit_down()
        await trial.clients["p0"].move(trial.live.legal[0])
        await trial.pass_time(0)
        undo = await trial.clients["p0"].send(type="undo", id="u", on=trial.live.on)
        assert errors(undo) == ["no-undo"]

    run(scenario())


@pytest.mark.parametrize("game", ["calaveras", "suspicion"])
def test_a_card_drawn_is_never_put_back(game: str) -> None:
    async def scenario() -> None:
        trial = Trial(game, 4)
        await trial.sit_down()
        client = trial.decider()
        await client.move(trial.live.legal[0])
        assert errors(await client.send(type="undo", id="u", on=trial.live.on)) == ["no-undo"]

    run(scenario())


def test_what_is_made_again_after_an_undo_is_dealt_anew_and_still_proves_itself() -> None:
    async def scenario() -> None:
        trial, first = await crime_hotel()
        await first.move(trial.live.legal[0])
        await first.send(type="undo", id="u", on=1)
        await trial.play()
        entries = await trial.store.entries(trial.live.row.id)
        assert [entry.kind for entry in entries[:3]] == ["move", "undo", "move"]
        record = record_of_table(trial.live.row, ["A", "B", "C"], entries)
        assert ("dealer", "3") in record.moves[1].tags
        assert check(record).problems == []
        without_tags(record)
        assert [problem.reason for problem in check(record).problems] == ["record-not-dealt"]

    run(scenario())


def without_tags(record: Record) -> None:
    for move in record.moves:
        move.tags = [tag for tag in move.tags if tag[0] != "dealer"]
