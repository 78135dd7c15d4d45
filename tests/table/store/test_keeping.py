"""What is kept comes back as it was."""

from __future__ import annotations

from datetime import timedelta

import pytest
from tests.table.store.house import NOON, entry, fill, furnish, person, said, table

from sleuth.table.model import Seat, Token
from sleuth.table.store import FORGOTTEN, Store, Taken

pytestmark = pytest.mark.anyio


async def test_a_person_comes_back_as_they_were(store: Store) -> None:
    await store.add_person(person("ada", password="hash"))
    assert await store.person("ada") == person("ada", password="hash")
    assert await store.person("nobody") is None


async def test_a_person_changes(store: Store) -> None:
    await store.add_person(person("ada"))
    await store.save_person("ada", name="Countess", sessions=2, seen=NOON + timedelta(days=1))
    changed = person("ada", name="Countess", sessions=2, seen=NOON + timedelta(days=1))
    assert await store.person("ada") == changed


async def test_only_those_with_a_password_are_found_by_name_however_it_is_written(store: Store) -> None:
    await store.add_person(person("guest", name="Zoë"))
    assert await store.person_named("Zoë") is None
    await store.add_person(person("zoe", name="Zoë", password="hash"))
    found = await store.person_named("ZOE\u0308")
    assert found is not None
    assert found.id == "zoe"


async def test_two_people_with_passwords_do_not_share_a_name(store: Store) -> None:
    await store.add_person(person("ada", name="Ada", password="hash"))
    await store.add_person(person("guest", name="ada"))
    with pytest.raises(Taken):
        await store.save_person("guest", password="another")
    with pytest.raises(Taken):
        await store.add_person(person("third", name="ADA", password="third"))
    await store.save_person("guest", name="Bea", password="another")
    with pytest.raises(Taken):
        await store.save_person("guest", name="aDa")


async def test_a_table_comes_back_as_it_was_agreed(store: Store) -> None:
    await furnish(store)
    assert await store.table("t1") == table()
    assert await store.seats("t1") == [Seat("t1", 0, person="ada"), Seat("t1", 1, person="ben")]
    assert await store.table("t2") is None


async def test_a_table_changes(store: Store) -> None:
    await furnish(store)
    await store.save_table("t1", status="over", ended=NOON, winners=[], options={"first": 1})
    assert await store.table("t1") == table(status="over", ended=NOON, winners=[], options={"first": 1})
    await store.save_seat(Seat("t1", 1, bot="recruit"))
    assert (await store.seats("t1"))[1] == Seat("t1", 1, bot="recruit")


async def test_a_table_is_made_with_all_its_seats_or_not_at_all(store: Store) -> None:
    await furnish(store)
    with pytest.raises(Taken):
        await store.create_table(table("t2"), [Seat("t2", 0), Seat("t2", 0)])
    assert await store.table("t2") is None


async def test_tables_are_found_by_who_may_want_them(store: Store) -> None:
    await furnish(store)
    later = NOON + timedelta(hours=1)
    await store.create_table(table("open", status="open", created=later, host="ben"), [Seat("open", 0)])
    await store.create_table(table("secret", status="open", public=False), [Seat("secret", 0, person="ben")])
    await store.create_table(table("old", status="over", ended=NOON), [Seat("old", 0, person="ben")])
    await store.create_table(table("older", status="over", ended=NOON - timedelta(1)), [Seat("older", 0, person="ben")])
    assert [row.id for row in await store.open_tables()] == ["open", "t1"]
    assert [row.id for row in await store.unfinished()] == ["t1"]
    assert {row.id for row in await store.tables_of("ben")} == {"t1", "open", "secret", "old", "older"}
    assert [row.id for row in await store.finished("ben", 10)] == ["old", "older"]
    assert [row.id for row in await store.finished("ben", 1)] == ["old"]
    assert await store.finished("ada", 10) == []


async def test_the_last_talk_comes_back_in_order(store: Store) -> None:
    await furnish(store)
    assert await store.last_talk("t1") == 0
    for number in range(1, 6):
        await store.add_talk(said(number))
    assert await store.talk("t1", 3) == [said(3), said(4), said(5)]
    assert await store.last_talk("t1") == 5
    with pytest.raises(Taken):
        await store.add_talk(said(5))


async def test_notes_are_of_one_seat_and_the_last_ones_count(store: Store) -> None:
    await furnish(store)
    await store.save_notes("t1", 0, {"text": "the vicar?"})
    await store.save_notes("t1", 0, {"text": "the cook!"})
    assert await store.notes("t1", 0) == {"text": "the cook!"}
    assert await store.notes("t1", 1) == {}


async def test_a_reader_mutes_and_listens_again(store: Store) -> None:
    await furnish(store)
    for _ in range(2):
        await store.save_mute("ada", "ben", quiet=True)
    assert await store.mutes("ada") == {"ben"}
    assert await store.mutes("ben") == set()
    await store.save_mute("ada", "ben", quiet=False)
    assert await store.mutes("ada") == set()


async def test_tokens_are_found_by_their_hash_until_dropped(store: Store) -> None:
    await furnish(store)
    token = Token("5ha256", "ada", "t1", 0, NOON)
    await store.add_token(token)
    assert await store.token("5ha256") == token
    assert await store.tokens_of("ada") == [token]
    await store.drop_token("5ha256")
    assert await store.token("5ha256") is None


async def test_who_is_forgotten_leaves_only_what_they_decided(store: Store) -> None:
    await fill(store)
    before = await store.entries("t1")
    await store.forget_person("ada")
    gone = await store.person("ada")
    assert gone is not None
    assert (gone.name, gone.password, gone.sessions) == (FORGOTTEN, None, 2)
    assert await store.entries("t1") == before
    assert [talk.person for talk in await store.talk("t1", 9)] == ["ben"]
    assert await store.notes("t1", 0) == {}
    assert await store.notes("t1", 1) == {"text": "Ada?"}
    assert await store.mutes("ben") == set()
    assert await store.tokens_of("ada") == []


async def test_all_that_is_kept_about_someone_is_theirs_to_see_and_nothing_more(store: Store) -> None:
    await fill(store)
    kept = await store.everything_of("ada")
    assert [kept["person"][0]["name"], len(kept["entries"]), len(kept["talk"])] == ["Ada", 2, 1]
    assert kept["notes"] == [{"table": "t1", "seat": 0, "notes": {"grid": [[1, None], [0, 2]]}}]
    everything = repr(kept)
    assert entry(1).action in everything
    for private in ("butler", "hash of", "5ha256", "Ada?"):
        assert private not in everything
