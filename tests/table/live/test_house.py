"""The house: creating, sitting, hosting, rematches, lists, and tables let go and opened again."""

from __future__ import annotations

from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.table.live.fakes import BEGAN, UNHURRIED, FakeBots, FakeStore, FakeTime, run

from sleuth.record import write_record
from sleuth.rules.refusal import Refusal
from sleuth.table.around import Around
from sleuth.table.house import House, Wish
from sleuth.table.keeping import Keeping
from sleuth.table.live import LiveTable
from sleuth.table.model import Person
from sleuth.table.store import Store

ANN, BEN, CAT = (Person(name, name.title(), None, 0, BEGAN, BEGAN) for name in ("ann", "ben", "cat"))
WISH = Wish("calaveras", 4, {}, UNHURRIED)


class Trial:
    def __init__(self, store: Store | None = None) -> None:
        self.kept = FakeStore()
        self.store: Keeping = store or self.kept
        self.time = FakeTime()
        self.around = Around(self.store, FakeBots(), self.time, forced_pace=0.0, bots_pace=(0.0, 0.0))
        self.house = House(self.around)
        self.kept.people = {person.id: person for person in (ANN, BEN, CAT)}

    async def begun(self, wish: Wish = WISH) -> LiveTable:
        """Ann and Ben against two bots."""
        live = await self.house.create(ANN, wish)
        table = live.row.id
        await self.house.sit(table, ANN, 0)
        await self.house.sit(table, BEN, 1)
        for seat in range(2, wish.players):
            await self.house.set_bot(table, ANN, seat, "recruit")
        return await self.house.start(table, ANN)

    async def later(self, seconds: float) -> None:
        await self.time.go_on(seconds, self.around)


async def refused(doing: Coroutine[Any, Any, Any]) -> str:
    with pytest.raises(Refusal) as caught:
        await doing
    return str(caught.value.reason)


def test_a_table_is_made_sat_at_and_begun() -> None:
    async def scenario() -> None:
        trial = Trial()
        house = trial.house
        live = await house.create(ANN, WISH)
        table = live.row.id
        assert len(table) == 10
        assert live.facts()["commitment"]
        assert live.facts()["secret"] is None
        await house.sit(table, ANN, 0)
        await house.sit(table, ANN, 2)
        assert [chair.person for chair in live.chairs] == [None, None, "ann", None]
        assert await refused(house.sit(table, BEN, 2)) == "table-seat-taken"
        assert await refused(house.sit(table, BEN, 4)) == "table-no-seat"
        assert await refused(house.set_bot(table, BEN, 0, "recruit")) == "table-not-host"
        assert await refused(house.set_bot(table, ANN, 0, "genius")) == "table-level"
        assert await refused(house.start(table, ANN)) == "table-free-seats"
        for seat in (0, 1, 3):
            await house.set_bot(table, ANN, seat, "recruit")
        await house.set_bot(table, ANN, 3, None)
        await house.sit(table, BEN, 3)
        await house.start(table, ANN)
        assert await refused(house.start(table, ANN)) == "table-not-open"
        assert await refused(house.sit(table, CAT, 0)) == "table-not-open"
        assert live.facts()["teams"] == [[0, 2], [1, 3]]

    run(scenario())


def test_what_cannot_be_is_refused() -> None:
    async def scenario() -> None:
        house = Trial().house
        assert await refused(house.create(ANN, replace(WISH, game="chess"))) == "table-game"
        assert await refused(house.create(ANN, replace(WISH, players=7))) == "option-players"
        assert await refused(house.create(ANN, replace(WISH, options={"more": 1}))) == "option-unknown"
        assert await refused(house.table("nowhere")) == "table-none"

    run(scenario())


def test_the_host_passes_the_table_on_and_leaving_hands_it_over() -> None:
    async def scenario() -> None:
        trial = Trial()
        live = await trial.begun()
        table = live.row.id
        assert await refused(trial.house.pass_host(table, ANN, "cat")) == "table-not-seated"
        await trial.house.pass_host(table, ANN, "ben")
        assert await refused(trial.house.set_chat(table, ANN, False)) == "table-not-host"
        await trial.house.set_chat(table, BEN, False)
        assert trial.kept.rows[table].chat is False
        await trial.house.leave(table, BEN)
        assert trial.kept.rows[table].host == "ann"
        assert live.chairs[1].bot == "recruit"

    run(scenario())


def test_lists_say_whose_turn_it_is_and_who_sits_with_whom() -> None:
    async def scenario() -> None:
        trial = Trial()
        live = await trial.begun(replace(WISH, options={"first": 1}))
        await trial.house.create(CAT, replace(WISH, public=False))
        lobby = await trial.house.lobby()
        assert [line["id"] for line in lobby] == [live.row.id]
        assert lobby[0]["teams"] == [[0, 2], [1, 3]]
        assert [line["my_turn"] for line in await trial.house.mine("ben")] == [True]
        assert [line["my_turn"] for line in await trial.house.mine("ann")] == [False]
        assert await trial.house.mine("nobody") == []

    run(scenario())


def test_a_rematch_seats_the_same_people() -> None:
    async def scenario() -> None:
        trial = Trial()
        live = await trial.begun(replace(WISH, options={"max_turns": 4}))
        await trial.house.connect(live.row.id, ANN, "en")
        assert await refused(trial.house.rematch(live.row.id, ANN)) == "table-not-over"
        while live.decider is not None:
            await live.decide_for(live.decider, live.on, live.legal[0], "standin")
        assert await refused(trial.house.rematch(live.row.id, CAT)) == "table-not-seated"
        again = await trial.house.rematch(live.row.id, ANN)
        assert [(chair.person, chair.bot) for chair in again.chairs] == [
            ("ann", None), ("ben", None), (None, "recruit"), (None, "recruit"),
        ]  # fmt: skip
        assert again.row.secret != live.row.secret
        assert again.row.rematch_of == live.row.id

    run(scenario())


def test_an_idle_table_is_closed_let_go_and_opened_again_as_it_was() -> None:
    async def scenario() -> None:
        trial = Trial()
        live = await trial.begun(replace(WISH, options={"first": 0}))
        table = live.row.id
        live, visitor = await trial.house.connect(table, ANN, "en")
        await live.decide_for(0, 0, live.legal[0], "person")
        live.disconnect(visitor)
        view = live.view(0)
        await trial.later(800)
        assert trial.house.tables == {}
        assert trial.kept.rows[table].status == "closed"
        again = await trial.house.resume(table, BEN)
        assert again is not live
        assert again.view(0) == view
        assert again.row.status == "playing"

    run(scenario())


def test_a_game_over_days_is_looked_after_when_nobody_is_there_and_after_a_restart() -> None:
    async def scenario() -> None:
        trial = Trial()
        wish = replace(WISH, pace={"kind": "days", "days": 2}, options={"first": 0})
        live = await trial.begun(wish)
        table = live.row.id
        await trial.later(3600)
        assert trial.house.tables == {}
        await trial.house.stop()
        trial.time.timers.clear()
        trial.house = House(trial.around)
        await trial.house.begin()
        assert trial.house.tables == {}
        await trial.later(2 * 86400 - 3700)
        assert await trial.store.entries(table) == []
        await trial.later(200)
        assert [entry.by for entry in await trial.store.entries(table)] == ["standin"]

    run(scenario())


def test_a_stop_tells_everyone_to_come_back() -> None:
    async def scenario() -> None:
        trial = Trial()
        live = await trial.begun()
        _, visitor = await trial.house.connect(live.row.id, ANN, "en")
        await trial.house.stop()
        assert visitor.outbox.frames[-1] == b'{"type":"bye","why":"restart"}'

    run(scenario())


def test_the_record_is_ones_own_view_until_the_end() -> None:
    async def scenario() -> None:
        trial = Trial()
        live = await trial.begun(replace(WISH, options={"max_turns": 4}))
        table, secret = live.row.id, live.row.secret
        await live.decide_for(live.decider or 0, 0, live.legal[0], "person")
        assert await refused(trial.house.record(table, "cat")) == "table-record-later"
        assert secret not in write_record(await trial.house.record(table, "ben"))
        while live.decider is not None:
            await live.decide_for(live.decider, live.on, live.legal[0], "standin")
        await trial.store.save_notes(table, 1, {"text": "my-note"})
        assert "my-note" in write_record(await trial.house.record(table, "ben"))
        whole = write_record(await trial.house.record(table, None))
        assert secret in whole
        assert "my-note" not in whole

    run(scenario())


def test_the_store_itself_serves_a_house(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/house.db")
        for person in (ANN, BEN, CAT):
            await store.add_person(person)
        trial = Trial(store)
        live = await trial.begun(replace(WISH, options={"max_turns": 6}))
        live, visitor = await trial.house.connect(live.row.id, ANN, "en")
        await live.receive(visitor, b'{"type":"say","id":"s","text":"hello"}')
        await live.receive(visitor, b'{"type":"note","id":"n","notes":{"text":"note"}}')
        while live.decider is not None:
            await live.decide_for(live.decider, live.on, live.legal[0], "standin")
        view = live.view(0)
        await trial.house.stop()
        again = await House(trial.around).table(live.row.id)
        assert again.view(0) == view
        assert again.row.status == "over"
        assert [said.text for said in again.talking.said] == ["hello"]
        await store.close()

    run(scenario())


def test_a_game_whose_end_was_cut_off_ends_when_it_is_opened() -> None:
    async def scenario() -> None:
        trial = Trial()
        live = await trial.begun(replace(WISH, options={"max_turns": 4}))
        while live.decider is not None:
            await live.decide_for(live.decider, live.on, live.legal[0], "standin")
        table = live.row.id
        await trial.store.save_table(table, status="playing", ended=None, winners=None)
        again = await House(trial.around).table(table)
        assert again.row.status == trial.kept.rows[table].status == "over"
        assert again.row.winners == live.row.winners

    run(scenario())
