"""Entries are added one after the other, and never change."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Executable, delete, update
from sqlalchemy.exc import DBAPIError
from tests.table.store.house import entry, furnish

from sleuth.table.store import Store, Taken
from sleuth.table.store.schema import entries

pytestmark = pytest.mark.anyio


async def test_entries_come_back_in_order_as_they_were(store: Store) -> None:
    await furnish(store)
    kept = [entry(1), entry(2, kind="undo", action=""), entry(3, by="standin", person=None, spent=0.001)]
    for each in kept:
        await store.append(each)
    assert await store.entries("t1") == kept
    assert await store.entries("t2") == []


@pytest.mark.parametrize("other", [{"id": "another"}, {"number": 2}], ids=["the number", "the id"])
async def test_what_is_there_already_is_taken_and_stays(store: Store, other: dict[str, Any]) -> None:
    await furnish(store)
    await store.append(entry(1))
    with pytest.raises(Taken):
        await store.append(replace(entry(1), **other, action="accuse"))
    assert await store.entries("t1") == [entry(1)]


async def test_the_same_number_and_id_are_free_at_another_table(store: Store) -> None:
    await furnish(store, tables=2)
    await store.append(entry(1))
    await store.append(entry(1, table="t2"))
    assert await store.entries("t2") == [entry(1, table="t2")]


async def test_of_many_who_want_a_number_at_once_one_gets_it(database: str) -> None:
    stores = [await Store.open(database) for _ in range(2)]  # as two servers on one database
    await furnish(stores[0])
    for number in range(1, 11):
        rivals = [entry(number, id=f"{number}-{rival}", action=str(rival)) for rival in range(10)]
        outcomes = await asyncio.gather(
            *(stores[rival % 2].append(each) for rival, each in enumerate(rivals)), return_exceptions=True
        )
        won = [each for each, outcome in zip(rivals, outcomes, strict=True) if outcome is None]
        lost = [outcome for outcome in outcomes if isinstance(outcome, Taken)]
        assert (len(won), len(lost)) == (1, 9)
        assert (await stores[1].entries("t1"))[-1:] == won
    for store in stores:
        await store.close()


async def test_two_servers_may_open_a_new_database_at_once(database: str) -> None:
    stores = await asyncio.gather(*(Store.open(database) for _ in range(3)))
    await furnish(stores[0])
    assert await stores[1].table("t1") == await stores[2].table("t1")
    for store in stores:
        await store.close()


async def test_what_cannot_be_stored_leaves_the_others_of_its_commit_alone(store: Store) -> None:
    await furnish(store, tables=3)
    odd = [entry(1, table="nowhere"), entry(1, action="\ud800"), entry(1), entry(1), entry(1, table="t3")]
    outcomes = await asyncio.gather(*map(store.append, odd), return_exceptions=True)
    assert [outcome is None for outcome in outcomes] == [False, False, True, False, True]
    assert isinstance(outcomes[3], Taken)
    assert not isinstance(outcomes[0], Taken)
    assert await store.entries("t1") == [entry(1)]
    assert await store.entries("t3") == [entry(1, table="t3")]


async def test_an_entry_whose_sender_has_left_is_stored_and_hinders_nobody(store: Store) -> None:
    await furnish(store)
    leaving = asyncio.ensure_future(store.append(entry(1)))
    await asyncio.sleep(0)
    leaving.cancel()
    await store.append(entry(2))
    assert await store.entries("t1") == [entry(1), entry(2)]


async def test_closing_stores_what_has_arrived(database: str) -> None:
    store = await Store.open(database)
    await furnish(store)
    arrived = [asyncio.ensure_future(store.append(entry(number))) for number in range(1, 51)]
    await asyncio.sleep(0)
    await store.close()
    assert all(each.done() and each.exception() is None for each in arrived)
    again = await Store.open(database)
    assert await again.entries("t1") == [entry(number) for number in range(1, 51)]
    await again.close()


@pytest.mark.parametrize("change", [update(entries).values(action="accuse"), delete(entries)], ids=["change", "remove"])
async def test_the_database_itself_refuses_to_change_or_remove_an_entry(store: Store, change: Executable) -> None:
    await furnish(store)
    await store.append(entry(1))
    with pytest.raises(DBAPIError, match="only added"):
        await store.writer.write((change, {}))
    assert await store.entries("t1") == [entry(1)]
