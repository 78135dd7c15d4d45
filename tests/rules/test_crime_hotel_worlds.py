"""Crime Hotel: worlds drawn for a seat agree with everything it was told, hidden exchanges and all."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from sleuth.rules.crime_hotel import events
from sleuth.rules.crime_hotel.game import CrimeHotel
from sleuth.rules.dealer import SeededDealer
from sleuth.rules.facts import Event
from sleuth.rules.match import Match

GAME = CrimeHotel()
EXCHANGES = {"relocate": 2, "exchange": [1, 2, 1, 2, 1], "look": [2, 3], "deputy": 0, "bonus": [3]}
Hands = list[set[Any]]


def could_be(hands: Hands, told: list[Event], leads: dict[int, int], seat: int) -> bool:
    """Whether these hands can have come about, going back from the last thing told to the first."""
    if not told:
        return True
    event, before = told[-1], told[:-1]
    if isinstance(event, events.Play):
        hand = hands[event.seat] | {event.card}
        led = leads[len(before)] // 10
        if event.card // 10 != led and any(card // 10 == led for card in hand):  # H8
            return False
        return could_be(changed(hands, {event.seat: hand}), before, leads, seat)
    if isinstance(event, events.Look) and event.seat == seat and not set(event.cards) <= hands[event.other]:
        return False
    if isinstance(event, events.Exchange):
        return any(could_be(earlier, before, leads, seat) for earlier in taken_back(hands, event))
    return could_be(hands, before, leads, seat)


def taken_back(hands: Hands, event: events.Exchange) -> list[Hands]:
    """The hands as they may have been before an exchange."""
    gave, drew = hands[event.seat], hands[event.other]
    number = len(event.given)
    if "?" in event.given:
        pairs = [
            (set(given), set(received))
            for given in combinations(drew, number)
            for received in combinations(gave, number)
        ]
    else:
        pairs = [(set(event.given), set(event.received))]
    return [
        changed(hands, {event.seat: (gave - received) | given, event.other: (drew - given) | received})
        for given, received in pairs
        if given <= drew and received <= gave
    ]


def changed(hands: Hands, others: dict[int, set[Any]]) -> Hands:
    return [others.get(seat, hand) for seat, hand in enumerate(hands)]


def leads_of(told: list[Event]) -> dict[int, int]:
    """The card that led, for each play told."""
    leads: dict[int, int] = {}
    lead = 0
    for at, event in enumerate(told):
        if isinstance(event, events.Play):
            lead = lead or event.card
            leads[at] = lead
        elif isinstance(event, events.Park):
            lead = 0
    return leads


def check_world(match: Match, seat: int, dealer: SeededDealer) -> None:
    told = match.log_of(seat)
    begins = max(at for at, event in enumerate(told) if isinstance(event, events.Investigation))
    told = told[begins:]
    world: dict[str, Any] = GAME.write(match.resample(seat, dealer))
    assert GAME.view(GAME.read({**world, "rng": ""}), seat) == GAME.view(match.state, seat)
    assert could_be([set(hand) for hand in world["hands"]], told, leads_of(told), seat)


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("desks", [{}, EXCHANGES])
def test_a_world_can_have_come_about(players: int, desks: dict[str, object]) -> None:
    chooser, dealer = SeededDealer("choices"), SeededDealer("worlds")
    for number in range(3):
        told: list[Event] = []
        state = GAME.new(players, {"desks": desks}, SeededDealer(f"worlds {number}"), told)
        match = Match(GAME, state, told)
        while not state.is_over():
            for seat in range(players):
                check_world(match, seat, dealer)
            match.do(int(state.nth_legal(chooser.below(state.count_legal()))), chooser)


def test_every_card_unseen_may_be_the_murderer() -> None:
    told: list[Event] = []
    state = GAME.new(4, {}, SeededDealer("any"), told)
    match, dealer = Match(GAME, state, told), SeededDealer("worlds")
    table = GAME.write(state)
    hands: Any = table["hands"]
    unseen = {table["murderer"]}.union(*hands[1:])
    assert {GAME.write(match.resample(0, dealer))["murderer"] for _ in range(400)} == unseen


def test_what_happened_since_a_position_was_loaded_is_used() -> None:
    """The trick's leader is not told, but follows from who played last and from the cards that parked."""
    told: list[Event] = []
    state = GAME.new(4, {"first": 0}, SeededDealer("loaded"), told)
    chooser = SeededDealer("choices")
    for _ in range(2):
        state.apply(state.nth_legal(chooser.below(state.count_legal())), chooser)
    match = Match(GAME, GAME.read({**GAME.write(state), "rng": ""}))
    while GAME.write(match.state)["investigation"] == 1:
        for seat in range(4):
            world = match.resample(seat, chooser)
            assert GAME.view(world, seat) == GAME.view(match.state, seat)
        match.do(int(match.state.nth_legal(chooser.below(match.state.count_legal()))), chooser)


def test_who_did_not_follow_had_none_of_the_floor() -> None:
    """Seat 1 answers 11 with 31: of what is unseen, 17 and 18 lie elsewhere."""
    position: dict[str, Any] = GAME.write(GAME.new(3, {"first": 0}, SeededDealer("void")))
    position["hands"] = [
        [11, 12, 13, 14, 15, 16],
        [31, 32, 33, 34, 35, 36],
        [17, 21, 22, 23, 24, 37],
    ]
    position["murderer"] = 18
    position["searched"] = [19, 25, 26, 27, 28, 29, 38, 39]
    match = Match(GAME, GAME.read({**position, "rng": ""}))
    dealer = SeededDealer("worlds")
    match.do(GAME.parse("11"), dealer)
    match.do(GAME.parse("31"), dealer)
    for _ in range(50):
        hands: Any = GAME.write(match.resample(0, dealer))["hands"]
        assert not {17, 18} & set(hands[1])
