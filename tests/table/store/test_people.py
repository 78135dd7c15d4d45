"""Who someone is, on one device or several, and how they leave."""

from __future__ import annotations

from datetime import timedelta

import msgspec
import pytest
from itsdangerous import URLSafeSerializer
from tests.table.store.house import entry, table

from sleuth.rules.refusal import Refusal
from sleuth.table.people import People
from sleuth.table.store import FORGOTTEN, Store

pytestmark = pytest.mark.anyio

KEY = b"k" * 32
PASSWORD = "correct horse"


@pytest.fixture
def people(store: Store) -> People:
    return People(store, KEY)


async def test_a_guest_is_known_again_by_the_cookie(people: People) -> None:
    guest = await people.welcome("  Miss   Scarlet ")
    assert (guest.name, guest.password) == ("Miss Scarlet", None)
    assert await people.who(people.cookie(guest)) == guest


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\u202eb", "a\x00b", "zero\u200bwidth", "\ud800"])
async def test_a_name_is_short_and_visible(people: People, name: str) -> None:
    with pytest.raises(Refusal, match="table-name"):
        await people.welcome(name)


async def test_a_cookie_that_we_did_not_sign_is_nobodys(people: People, store: Store) -> None:
    guest = await people.welcome("Guest")
    good = people.cookie(guest)
    for cookie in (None, "", "x", good[:-1], good[1:], "é", People(store, b"o" * 32).cookie(guest)):
        assert await people.who(cookie) is None
    assert await people.who(str(URLSafeSerializer(KEY, salt="something else").dumps([guest.id, 1]))) is None


async def test_who_comes_back_is_noted_once_an_hour(people: People, store: Store) -> None:
    guest = await people.welcome("Guest")
    cookie = people.cookie(guest)
    long_ago = guest.seen - timedelta(hours=2)
    await store.save_person(guest.id, seen=long_ago)
    seen = await people.who(cookie)
    assert seen is not None
    assert seen.seen >= guest.seen
    assert await people.who(cookie) == seen


async def test_with_a_password_one_is_the_same_person_elsewhere(people: People) -> None:
    guest = await people.welcome("Ada")
    await people.set_password(guest, PASSWORD)
    elsewhere = await people.sign_in("ADA", PASSWORD)
    assert elsewhere == guest
    assert elsewhere.password is not None
    assert elsewhere.password.startswith("$argon2id$")


async def test_a_wrong_name_and_a_wrong_password_are_refused_alike(people: People) -> None:
    guest = await people.welcome("Ada")
    await people.welcome("Ben")
    await people.set_password(guest, PASSWORD)
    for name, password in (("Ada", "wrong horse"), ("Eve", PASSWORD), ("Ben", PASSWORD), ("Ada", "x" * 1000)):
        with pytest.raises(Refusal, match="table-sign-in") as refusal:
            await people.sign_in(name, password)
        assert refusal.value.details == {}


async def test_a_password_is_changed_by_who_knows_it_and_others_are_signed_out(people: People) -> None:
    ada = await people.welcome("Ada")
    await people.set_password(ada, PASSWORD)
    before = people.cookie(ada)
    with pytest.raises(Refusal, match="password-wrong"):
        await people.set_password(ada, "another horse", old="guessed")
    await people.set_password(ada, "another horse", old=PASSWORD)
    assert await people.who(before) is None
    assert await people.who(people.cookie(ada)) == ada
    assert await people.sign_in("Ada", "another horse") == ada


async def test_a_password_is_neither_short_nor_endless(people: People) -> None:
    ada = await people.welcome("Ada")
    for password in ("short", "x" * 201):
        with pytest.raises(Refusal, match="password-length"):
            await people.set_password(ada, password)


async def test_a_name_with_a_password_is_one_persons(people: People) -> None:
    ada, other = await people.welcome("Ada"), await people.welcome("ada")
    await people.set_password(ada, PASSWORD)
    with pytest.raises(Refusal, match="name-taken"):
        await people.set_password(other, PASSWORD)
    assert other.password is None
    await people.rename(other, "Eve")
    await people.set_password(other, PASSWORD)
    with pytest.raises(Refusal, match="name-taken"):
        await people.rename(other, "ADA")
    assert other.name == "Eve"


async def test_signing_out_everywhere_ends_every_cookie(people: People) -> None:
    guest = await people.welcome("Ada")
    cookie = people.cookie(guest)
    await people.sign_out_everywhere(guest)
    assert await people.who(cookie) is None
    assert await people.who(people.cookie(guest)) == guest


async def test_who_leaves_takes_their_data_along_and_leaves_their_moves(people: People, store: Store) -> None:
    ada = await people.welcome("Ada")
    await people.set_password(ada, PASSWORD)
    cookie = people.cookie(ada)
    await store.create_table(table(host=ada.id), [])
    await store.append(entry(person=ada.id))
    exported = msgspec.json.encode(await people.export(ada))
    assert b'"Ada"' in exported
    assert b"argon2" not in exported
    await people.forget(ada)
    assert await people.who(cookie) is None
    with pytest.raises(Refusal, match="table-sign-in"):
        await people.sign_in("Ada", PASSWORD)
    assert await store.entries("t1") == [entry(person=ada.id)]
    assert (await people.export(ada))["person"][0]["name"] == FORGOTTEN
