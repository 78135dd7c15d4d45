"""What is written is read back as it was, and nothing else is read."""

from __future__ import annotations

import copy
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.rules.tables import PLAIN_TABLES, TABLES, Table, a_game, encoded, refusal_of

from sleuth.rules import GAMES
from sleuth.rules.game import Game
from sleuth.rules.refusal import Refusal

EVERY = pytest.mark.parametrize("table", TABLES, ids=str)
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


@EVERY
def test_every_legal_action_can_be_written_and_read(table: Table) -> None:
    for state in a_game(table).states[::3]:
        legal = state.legal()
        texts = [table.game.format(action) for action in legal]
        assert len(set(texts)) == len(texts)
        assert [table.game.parse(text) for text in texts] == legal


@EVERY
def test_every_position_can_be_written_and_read(table: Table) -> None:
    for state in a_game(table).states[::3]:
        text = encoded(table.written(state))
        again = table.game.read(msgspec.json.decode(text))
        assert encoded(table.written(again)) == text
        assert table.views(again) == table.views(state)
        assert again.legal() == state.legal()


@pytest.mark.parametrize("table", PLAIN_TABLES, ids=str)
def test_a_position_lacking_a_key_or_with_one_more_is_refused_by_its_name(table: Table) -> None:
    written = table.written(a_game(table).early())
    for key in written:
        less = {other: value for other, value in written.items() if other != key}
        check_not_read(table.game, less, "state-missing-key", key)
    check_not_read(table.game, {**written, "extra": 1}, "state-unknown-key", '"extra"')


@pytest.mark.parametrize("table", PLAIN_TABLES, ids=str)
@settings(max_examples=40, deadline=None)
@given(junk=st.sampled_from([None, True, -1, 99, 1.5, "", "?", [], [[]], {}, [None], 2**70]), data=st.data())
def test_a_position_with_something_else_in_it_is_refused_or_is_what_it_says(
    table: Table, junk: Any, data: st.DataObject
) -> None:
    written: Any = copy.deepcopy(table.written(a_game(table).early()))
    place, key = written, data.draw(st.sampled_from(sorted(set(written) - {"rng"})))
    while isinstance(place[key], list) and place[key] and data.draw(st.booleans()):
        place = place[key]
        key = data.draw(st.integers(0, len(place) - 1))
    assume(type(place[key]) is not type(junk) or place[key] != junk)
    place[key] = junk
    refusal = refusal_of(lambda: table.game.read(written))
    if refusal is None:
        assert encoded(table.written(table.game.read(written))) == encoded(written)
    else:
        assert refusal.code == "bad-state"


@EVERY_GAME
@given(text=st.one_of(st.text(max_size=12), st.from_regex(r"[A-Za-z:@>,0-9 -]{1,24}", fullmatch=True)))
def test_no_other_text_is_an_action(game: Game, text: str) -> None:
    check_notation(game, text)


@EVERY_GAME
@pytest.mark.parametrize("spoilt", ["{} ", " {}", "{}\n", "{}x", "x{}", "{}@", "{}{}"])
def test_an_action_with_anything_about_it_is_none(game: Game, spoilt: str) -> None:
    state = a_game(Table(game, game.players[-1], {})).states[0]
    for action in state.legal():
        check_notation(game, spoilt.replace("{}", game.format(action)))


def check_notation(game: Game, text: str) -> None:
    """A text is refused, or is just the text of the action it means."""
    refusal = refusal_of(lambda: game.parse(text))
    if refusal is None:
        assert game.format(game.parse(text)) == text
    else:
        assert refusal.code == "illegal-action"


def check_not_read(game: Game, written: dict[str, object], reason: str, key: str) -> None:
    with pytest.raises(Refusal) as raised:
        game.read(written)
    assert (raised.value.code, raised.value.reason) == ("bad-state", reason)
    assert raised.value.details["key"] == key
