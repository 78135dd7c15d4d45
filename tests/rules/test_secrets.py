"""What a seat cannot know never reaches it: not by a view, an action, an event or a world drawn for it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.rules.tables import TABLES, Playthrough, Table, a_game, encoded, play_at_random

from sleuth.rules.dealer import SeededDealer
from sleuth.rules.facts import UNKNOWN, Event, PrivateEvent
from sleuth.rules.game import State

EVERY = pytest.mark.parametrize("table", TABLES, ids=str)


def other_world(game: Playthrough, position: int, seat: int, seed: str) -> State:
    """A position that agrees with all the seat was told, most likely another one."""
    table = game.table
    told = game.log_of(position, seat)
    return table.game.resample(game.states[position], seat, told, SeededDealer(seed))


def check_seat(game: Playthrough, position: int, seat: int) -> bool:
    """Prove it for one seat at one position; say whether the other world was another."""
    table, state = game.table, game.states[position]
    world = other_world(game, position, seat, f"{position}/{seat}")
    table.game.read(table.written(world))
    assert encoded(table.game.view(world, seat)) == encoded(table.game.view(state, seat))
    assert encoded(table.game.view(world, None)) == encoded(table.game.view(state, None))
    assert world.deciding() == state.deciding()
    assert world.acting() == state.acting()
    if state.acting() == seat:
        assert world.legal() == state.legal()
    again = table.game.resample(world, seat, game.log_of(position, seat), SeededDealer(f"{position}/{seat}"))
    assert encoded(table.written(again)) == encoded(table.written(world)), "it looked at what is hidden"
    return encoded(table.written(world)) != encoded(table.written(state))


def check_game(game: Playthrough, step: int) -> None:
    for seat in range(game.table.players):
        positions = range(0, len(game.states) - 1, step)
        others = [check_seat(game, position, seat) for position in positions]
        assert any(others)
        check_seat(game, len(game.states) - 1, seat)


@EVERY
def test_two_positions_that_differ_in_what_a_seat_cannot_know_are_one_to_it(table: Table) -> None:
    game = a_game(table)
    check_game(game, 5 + len(game.states) // 20)


@pytest.mark.soak
@EVERY
def test_they_are_one_to_it_all_along_many_games(table: Table, many: Callable[[int, int], int]) -> None:
    for number in range(many(1, 20)):
        check_game(play_at_random(table, f"secrets {number}", 200), many(4, 1))


@EVERY
def test_a_position_out_of_nowhere_has_other_worlds_too(table: Table) -> None:
    state = a_game(table).early()
    for seat in range(table.players):
        world = table.game.resample(state, seat, [], SeededDealer("nowhere"))
        table.game.read(table.written(world))
        assert encoded(table.game.view(world, seat)) == encoded(table.game.view(state, seat))


@EVERY
def test_looking_for_other_worlds_changes_nothing(table: Table) -> None:
    game = a_game(table)
    middle = len(game.states) // 2
    before = encoded(table.written(game.states[middle]))
    other_world(game, middle, 0, "look")
    assert encoded(table.written(game.states[middle])) == before


@EVERY
def test_a_private_event_tells_outsiders_its_open_fields_only(table: Table) -> None:
    for event in a_game(table).log(len(a_game(table).states)):
        for seat in [*range(table.players), None]:
            told = event.seen_by(seat)
            if not isinstance(event, PrivateEvent):
                assert told is event
            elif seat is not None and event.audience() >> seat & 1:
                assert told == event
            else:
                check_masked(event, told)


def check_masked(event: PrivateEvent, told: Event) -> None:
    assert told.kind == event.kind
    for name in event.__struct_fields__:
        if name in event.open:
            assert getattr(told, name) == getattr(event, name)
        else:
            assert set(encoded(getattr(told, name))) <= set(f'["{UNKNOWN}",]'.encode())


@EVERY
def test_a_view_has_the_keys_of_the_position_but_not_its_chance(table: Table) -> None:
    state = a_game(table).early()
    keys = set(table.game.write(state)) - {"rng"}
    for seat in [*range(table.players), None]:
        assert set(table.game.view(state, seat)) - {"rng"} == keys
