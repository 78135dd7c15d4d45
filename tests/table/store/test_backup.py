"""An archive holds the whole house, and moves it from any database to any other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.table.postgres import kinds
from tests.table.store.house import NOON, entry, fill, furnish, person

from sleuth.cli import main
from sleuth.rules.refusal import Refusal
from sleuth.table.backup import back_up, restore
from sleuth.table.settings import Settings, signing_key
from sleuth.table.store import Store

pytestmark = pytest.mark.anyio

House = Callable[[str], Settings]


@pytest.fixture
def house(tmp_path: Path, new_database: Callable[[str], str]) -> House:
    """A new and empty house with a database of a kind."""

    def made(kind: str) -> Settings:
        database = new_database(kind)
        return Settings(data=tmp_path / database.rpartition("/")[2].replace(".", "-"), database_url=database)

    return made


async def inhabit(settings: Settings) -> None:
    store = await Store.open(settings.database)
    await fill(store)
    await store.close()


@pytest.mark.parametrize("to", kinds())
@pytest.mark.parametrize("source", kinds())
def test_a_house_moves_whole(source: str, to: str, house: House, tmp_path: Path) -> None:
    old, new = house(source), house(to)
    asyncio.run(inhabit(old))
    rows = asyncio.run(back_up(old, tmp_path / "first"))
    assert asyncio.run(restore(new, tmp_path / "first")) == rows == 14
    asyncio.run(back_up(new, tmp_path / "second"))
    assert (tmp_path / "first").read_bytes() == (tmp_path / "second").read_bytes()
    assert signing_key(new) == signing_key(old)


async def test_the_archive_is_for_its_owner_alone_and_takes_the_place_of_none(house: House, tmp_path: Path) -> None:
    settings = house("sqlite")
    await inhabit(settings)
    await back_up(settings, tmp_path / "archive")
    assert (tmp_path / "archive").stat().st_mode & 0o777 == 0o600
    with pytest.raises(Refusal, match="archive-exists"):
        await back_up(settings, tmp_path / "archive")


async def test_a_key_that_is_set_stays_out_of_the_archive(house: House, tmp_path: Path) -> None:
    house_key = house("sqlite")
    settings = Settings(data=house_key.data, database_url=house_key.database_url, secret_key="k" * 32)
    await inhabit(settings)
    await back_up(settings, tmp_path / "archive")
    assert b'"key":null' in (tmp_path / "archive").read_bytes()
    assert b"kkkk" not in (tmp_path / "archive").read_bytes()


async def test_a_backup_while_games_go_on_is_of_one_moment(house: House, tmp_path: Path) -> None:
    settings = house("sqlite")
    store = await Store.open(settings.database)
    await furnish(store, tables=2)
    for number in range(1, 100):
        await store.append(entry(number, table="t1"))
        await store.append(entry(number, table="t2"))

    async def play() -> None:
        for number in range(100, 1000):
            await store.append(entry(number, table="t1"))
            await store.append(entry(number, table="t2"))

    playing = asyncio.create_task(play())
    await asyncio.sleep(0.01)
    await back_up(settings, tmp_path / "archive")
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    await store.close()
    copy = house("sqlite")
    await restore(copy, tmp_path / "archive")
    store = await Store.open(copy.database)
    first, second = len(await store.entries("t1")), len(await store.entries("t2"))
    await store.close()
    assert first - second in (0, 1)
    assert first >= 99


async def test_a_house_with_people_in_it_is_not_restored_over(house: House, tmp_path: Path) -> None:
    old, new = house("sqlite"), house("sqlite")
    await inhabit(old)
    await back_up(old, tmp_path / "archive")
    store = await Store.open(new.database)
    await store.add_person(person("eve", created=NOON))
    await store.close()
    with pytest.raises(Refusal, match="archive-not-empty"):
        await restore(new, tmp_path / "archive")


def damaged(lines: list[bytes], how: str) -> list[bytes]:
    """The archive with its fifth line no longer as it was."""
    if how == "changed":
        return [*lines[:4], lines[4].replace(b"t1", b"t2", 1), *lines[5:]]
    if how == "cut short":
        return [*lines[:4], lines[4][:20]]
    if how == "lost":
        return lines[:4] + lines[5:]
    if how == "twice":
        return [*lines[:4], lines[3], *lines[4:]]
    return [*lines[:4], lines[5], lines[4], *lines[6:]]


@pytest.mark.parametrize("how", ["changed", "cut short", "lost", "twice", "moved"])
async def test_a_damaged_line_is_named_and_nothing_is_restored(house: House, tmp_path: Path, how: str) -> None:
    old, new = house("sqlite"), house("sqlite")
    await inhabit(old)
    await back_up(old, tmp_path / "archive")
    lines = (tmp_path / "archive").read_bytes().splitlines(keepends=True)
    (tmp_path / "archive").write_bytes(b"".join(damaged(lines, how)))
    with pytest.raises(Refusal, match="archive-damaged") as refusal:
        await restore(new, tmp_path / "archive")
    assert refusal.value.details == {"line": 5}
    store = await Store.open(new.database)
    assert await store.person("ada") is None
    await store.close()


@pytest.mark.parametrize("keep", [0, 1, 5])
async def test_an_archive_that_breaks_off_is_refused(house: House, tmp_path: Path, keep: int) -> None:
    settings = house("sqlite")
    await inhabit(settings)
    await back_up(settings, tmp_path / "archive")
    lines = (tmp_path / "archive").read_bytes().splitlines(keepends=True)
    (tmp_path / "archive").write_bytes(b"".join(lines[:keep]))
    with pytest.raises(Refusal, match="archive-cut"):
        await restore(house("sqlite"), tmp_path / "archive")


async def test_a_file_of_something_else_is_refused_at_its_first_line(house: House, tmp_path: Path) -> None:
    (tmp_path / "archive").write_bytes(b"Dear diary\n")
    with pytest.raises(Refusal, match="archive-damaged"):
        await restore(house("sqlite"), tmp_path / "archive")


def test_the_commands_say_what_they_did_or_why_not(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old, new, file = house("sqlite"), house("sqlite"), str(tmp_path / "archive")
    asyncio.run(inhabit(old))
    there = ["--data", str(old.data), "--database-url", old.database]
    assert main(["backup", file, *there]) == 0
    assert "14" in capsys.readouterr().out
    assert main(["backup", file, *there]) == 1
    assert "already" in capsys.readouterr().err
    assert main(["restore", file, "--lang", "fr", "--data", str(new.data)]) == 0
    assert "14 lignes" in capsys.readouterr().out
    assert main(["backup", file, "--data", str(tmp_path / "nowhere")]) == 1
    assert "no database" in capsys.readouterr().err
