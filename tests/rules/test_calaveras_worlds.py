"""Calaveras: worlds drawn for a seat agree with what the reshuffled decks were made of."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.rules.tables import Playthrough, Table, a_game

from sleuth.rules import GAMES
from sleuth.rules.calaveras.events import Deal, Draw, Shuffle
from sleuth.rules.dealer import SeededDealer

CALAVERAS = GAMES["calaveras"]
OPTIONS: list[dict[str, object]] = [{}, {"location_copies": 9}, {"location_copies": 7}]


def rest_of_the_last_deck(game: Playthrough, position: int, seat: int) -> Counter[str]:
    """What the last deck was made of, without the cards that the seat itself drew of it."""
    rest: Counter[str] = Counter()
    for event in game.log(position):
        if isinstance(event, Shuffle):
            rest = Counter(event.deck)
        elif isinstance(event, Draw) and event.seat == seat:
            rest[event.card] -= 1
        elif isinstance(event, Deal) and event.seat == seat:
            rest.subtract(event.cards)
    return rest


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("players", CALAVERAS.players)
def test_the_deck_comes_from_the_cards_that_were_shuffled_and_not_drawn_by_the_seat(
    players: int, options: dict[str, object]
) -> None:
    game = a_game(Table(CALAVERAS, players, options))
    for position in range(0, len(game.states) - 1, 1 + len(game.states) // 8):
        for seat in range(players):
            told = game.log_of(position, seat)
            world = CALAVERAS.resample(game.states[position], seat, told, SeededDealer(f"{position}"))
            written = CALAVERAS.write(world)
            deck, hands = written["deck"], written["hands"]
            assert isinstance(deck, list)
            assert isinstance(hands, list)
            rest = rest_of_the_last_deck(game, position, seat)
            assert Counter(deck) <= rest
            assert written == {**CALAVERAS.write(game.states[position]), "deck": deck, "hands": hands}


def test_every_world_of_a_beginning_is_as_likely_as_another() -> None:
    game = a_game(Table(CALAVERAS, 3, {}))
    told = game.log_of(0, 0)
    unseen = 45
    seen: Counter[str] = Counter()
    dealer = SeededDealer("likely")
    for _ in range(400):
        hands = CALAVERAS.write(CALAVERAS.resample(game.states[0], 0, told, dealer))["hands"]
        assert isinstance(hands, list)
        seen.update(hands[1])
    own = CALAVERAS.write(game.states[0])["hands"]
    assert isinstance(own, list)
    for kind in "CHAPLX":
        expected = 1200 * (8 - own[0].count(kind)) / unseen
        assert abs(seen[kind] - expected) < 5 * expected**0.5
