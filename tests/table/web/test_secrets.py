"""What each reader is sent, and what is logged, is searched for what they must not know."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest
from tests.table.web.knowing import Known
from tests.table.web.player import Player
from tests.table.web.running import Running, cookie_of, table_of
from tests.table.web.test_whole_games import GAMES, record_is_true

from sleuth.rules.suspicion.notation import EVIDENCE


async def watch(players: list[Player], onlooker: Player) -> None:
    async with asyncio.timeout(60):
        await asyncio.gather(*(player.play() for player in [*players, onlooker]))


def dealers_secret(server: Running, table: str) -> str:
    with sqlite3.connect(server.data / "sleuth.sqlite") as database:
        found = str(database.execute("SELECT secret FROM tables WHERE id = ?", [table]).fetchone()[0])
    database.close()
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_frame_holds_what_its_reader_may_know_and_nothing_else(server: Running, game: str) -> None:
    names = ["Zaphirella", "Quixotine", "Wolframia", "Ypsilonda"][: GAMES[game]]
    people = [server.guest(name) for name in names]
    table = table_of(people[0], people, game)
    secret = dealers_secret(server, table)
    players = [Player(person, table, seat) for seat, person in enumerate(people)]
    onlooker = Player(server.guest(), table, 99, moves=False)
    asyncio.run(watch(players, onlooker))
    known = Known(game, len(people), secret, record_is_true(people[0], table))
    for seat, reader in [*enumerate(players), (None, onlooker)]:
        known.check(seat, reader.frames)
        last = next(number for number, frame in enumerate(reader.frames) if '"status":"over"' in frame)
        assert not any(secret in frame for frame in reader.frames[:last])
        assert secret in reader.frames[last]
    said = server.log.read_text()
    cookies = [cookie_of(person) for person in people]
    for hidden in [secret, table, *names, *cookies, *EVIDENCE[:12]]:
        assert hidden not in said


def test_an_onlooker_sees_no_hand(server: Running) -> None:
    people = [server.guest() for _ in range(4)]
    table = table_of(people[0], people, "suspicion")
    seen = server.guest().get(f"/api/tables/{table}/view").json()["view"]
    assert all(card == "?" for hand in seen["hands"] for card in hand)
    assert not any(seen["crime"].values()) if isinstance(seen["crime"], dict) else seen["crime"] is None
    mine = people[1].get(f"/api/tables/{table}/view").json()["view"]
    assert "?" not in mine["hands"][1]
    assert all(card == "?" for seat in (0, 2, 3) for card in mine["hands"][seat])


def test_during_a_game_its_record_is_only_ones_own(server: Running) -> None:
    people = [server.guest() for _ in range(3)]
    table = table_of(people[0], people, "calaveras")
    secret = dealers_secret(server, table)
    record = people[1].get(f"/api/tables/{table}/record")
    assert "seen by: 1" in record.text
    assert secret not in record.text
    assert people[1].get(f"/api/tables/{table}/record", params={"seat": 2}).status_code >= 400
    assert server.guest().get(f"/api/tables/{table}/record").status_code >= 400
