"""Positions of Calaveras as plain data: written whole, seen by one seat, and read with suspicion."""

from __future__ import annotations

from mypy_extensions import i64

from sleuth.rules.bits import shifted
from sleuth.rules.calaveras.deck import Deck
from sleuth.rules.calaveras.notation import INNOCENT, KINDS, SUSPECT, X, names
from sleuth.rules.calaveras.setup import CalaverasSetup
from sleuth.rules.calaveras.state import FATAL, HAND, NO_CARDS, CalaverasState
from sleuth.rules.facts import UNKNOWN
from sleuth.rules.game import NO_SEAT
from sleuth.rules.options import UNLIMITED
from sleuth.rules.reading import Reading, listed, one_of
from sleuth.rules.refusal import bad_state

MOST_POINTS = FATAL - 1 + 5  # C26 ends the game at once, and the middle never holds more than five
KEYS = [
    "game", "players", "options", "rng", "seats", "ghost", "turn", "turns_played", "hands", "shown",
    "innocent", "suspect", "deck", "discard", "points", "nicole", "culprit", "over", "winners",
]  # fmt: skip


def open_part(state: CalaverasState) -> dict[str, object]:
    """What lies open to everyone (C5)."""
    setup = state.setup
    return {
        "game": "calaveras",
        "players": int(setup.players),
        "options": dict(setup.options),
        "seats": int(setup.seats),
        "ghost": none_or(setup.ghost),
        "turn": int(state.turn),
        "turns_played": int(state.turns_played),
        "shown": [names(state.at(seat)) for seat in range(setup.seats)],
        "innocent": names(state.at(INNOCENT)),
        "suspect": names(state.at(SUSPECT)),
        "discard": [KINDS[kind] for kind in range(6) for _ in range((state.discard >> (6 * kind)) & 63)],
        "points": [int(state.points_of(seat)) for seat in range(setup.seats)],
        "nicole": int(state.nicole),
        "culprit": none_or(state.culprit),
        "over": state.over,
        "winners": state.winners() if state.over else None,
    }


def write(state: CalaverasState) -> dict[str, object]:
    position = open_part(state)
    position["hands"] = [hand_of(state, seat) for seat in range(state.setup.seats)]
    position["deck"] = [KINDS[card] for card in state.deck.cards()]
    return position


def view(state: CalaverasState, seat: int | None) -> dict[str, object]:
    position = open_part(state)
    position.update(own_part(state, seat))
    position["deck"] = int(state.deck.size)
    return position


def own_part(state: CalaverasState, seat: int | None) -> dict[str, object]:
    """What is not the same for every seat (C5)."""
    hands = [
        hand_of(state, other) if other == seat or state.over else [UNKNOWN] * len(hand_of(state, other))
        for other in range(state.setup.seats)
    ]
    return {"hands": hands}


def hand_of(state: CalaverasState, seat: i64) -> list[str]:
    """A seat's own cards in the order of the rules; a ghost has none."""
    if seat == state.setup.ghost:
        return []
    hand = state.hand(seat)
    cards = [int((hand >> shift) & 7) for shift in range(0, 9, 3)]
    return [KINDS[card] for card in sorted(cards) if card != 7]


def none_or(seat: i64) -> int | None:
    return None if seat == NO_SEAT else int(seat)


def read(given: Reading, setup: CalaverasSetup) -> CalaverasState:
    seats = int(setup.seats)
    if given.whole("seats", 0, 99) != seats:
        raise bad_state("calaveras-seats", seats=seats)
    if given.whole_or_none("ghost", 0, 99) != setup.ghost:
        raise bad_state("calaveras-ghost", ghost=str(none_or(setup.ghost)))
    culprit = given.whole_or_none("culprit", 0, seats - 1)
    state = CalaverasState(
        setup,
        turn=given.whole("turn", 0, seats - 1),
        turns_played=given.whole("turns_played", 0, UNLIMITED),
        hands=read_hands(given, setup),
        table=read_table(given, seats),
        deck=Deck(0, 0, 0, 0),
        discard=0,
        points=0,
        nicole=given.whole("nicole", 0, seats - 1),
        culprit=culprit,
        over=given.flag("over"),
    )
    for card in reversed(read_cards("deck", given.value("deck"))):
        state.deck.put(card)
    for card in read_cards("discard", given.value("discard")):
        state.discard += shifted(1, 6 * card)
    points = given.wholes("points", seats, 0, MOST_POINTS)
    for seat in range(seats):
        state.points |= points[seat] << (8 * seat)
    check_cards(state)
    check_end(state, given)
    return state


def read_cards(key: str, value: object, most: int = 48) -> list[i64]:
    return [one_of(key, card, list(KINDS)) for card in listed(key, value, 0, most)]


def read_hands(given: Reading, setup: CalaverasSetup) -> i64:
    hands: i64 = 0
    for seat, written in enumerate(given.items("hands", int(setup.seats), int(setup.seats))):
        hand: i64 = NO_CARDS
        cards = read_cards(f"hands[{seat}]", written, 0 if seat == setup.ghost else HAND)
        for slot, card in enumerate(cards):
            hand ^= (7 ^ card) << (3 * slot)
        if seat != setup.ghost:
            hands |= hand << (9 * seat)
    return hands


def read_table(given: Reading, seats: int) -> i64:
    table: i64 = 0
    for seat, written in enumerate(given.items("shown", seats, seats)):
        table |= read_locations(f"shown[{seat}]", written) << (8 * seat)
    innocent = read_locations("innocent", given.value("innocent"))
    suspect = read_locations("suspect", given.value("suspect"))
    if innocent & suspect:
        raise bad_state("calaveras-middle-twice", cards=", ".join(names(innocent & suspect)))
    return table | (innocent << (8 * INNOCENT)) | (suspect << (8 * SUSPECT))


def read_locations(key: str, value: object) -> i64:
    """Locations at a place, no two alike (C12, C14)."""
    found: i64 = 0
    for card in listed(key, value, 0, 5):
        bit: i64 = 1 << one_of(key, card, list(KINDS[:X]))
        if found & bit:
            raise bad_state("card-twice", key=key, card=str(card))
        found |= bit
    return found


def check_cards(state: CalaverasState) -> None:
    """C2: 48 cards, so many of each kind."""
    setup = state.setup
    cards: list[i64] = list(state.deck.cards())
    for player in range(setup.players):
        hand = state.hand(player)
        cards.extend((hand >> shift) & 7 for shift in range(0, 9, 3))
    for kind in range(6):
        found = cards.count(kind) + ((state.discard >> (6 * kind)) & 63)
        if kind < X:
            found += sum(1 for place in range(8) if (state.at(place) >> kind) & 1)
        if found != setup.copies_of(kind):
            raise bad_state("calaveras-count", card=KINDS[kind], count=int(found), right=int(setup.copies_of(kind)))


def check_end(state: CalaverasState, given: Reading) -> None:
    """C26-C28: who has seven points, whether it is over, and who then has won."""
    setup = state.setup
    fatal = [seat for seat in range(int(setup.seats)) if state.points_of(seat) >= FATAL]
    if fatal != ([] if state.culprit == NO_SEAT else [state.culprit]):
        raise bad_state("calaveras-culprit", culprit=str(none_or(state.culprit)), points=FATAL)
    last_turn = 0 <= setup.max_turns <= state.turns_played
    if state.over != (bool(fatal) or last_turn):
        raise bad_state("over-or-not", over=str(state.over).lower())
    winners = state.winners() if state.over else None
    if given.value("winners") != winners:
        raise bad_state("state-winners", winners=str(winners))
    if not state.over and state.hand(setup.holder(state.turn)) == NO_CARDS:
        raise bad_state("calaveras-turn", seat=int(state.turn))
