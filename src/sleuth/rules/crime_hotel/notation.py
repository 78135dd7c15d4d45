"""Rooms, spaces, departments and actions of Crime Hotel as numbers and as text.

Card 11 is number 0 and card 39 number 26: floor by floor, so that a higher card has a higher number.
Spaces: the floors 0 to 2, the columns 3 to 11, the rooms from 12 on, in the order of the cards.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sleuth.rules.bits import shifted
from sleuth.rules.refusal import Refusal, illegal, shortly

CARDS: Final = 27
COLUMNS: Final = 9  # rooms on a floor
FIRST_COLUMN: Final = 3
FIRST_ROOM: Final = 12
SPACES: Final = 39  # H2: three floors, nine columns, twenty-seven rooms
SEATS: Final = 4  # at most

DEPARTMENTS: Final = ["relocate", "exchange", "look", "deputy", "bonus"]  # H3
RELOCATE: Final = 0
EXCHANGE: Final = 1
LOOK: Final = 2
DEPUTY: Final = 3
BONUS: Final = 4

# Actions. Plays come first: the number of the card.
GUESS: Final = 27  # + space
DO_DEPUTY: Final = 66
DO_BONUS: Final = 67
RELOCATE_NONE: Final = 68
DO_LOOK: Final = 69  # + seat
DO_RELOCATE: Final = 73  # + source * 39 + target
DO_EXCHANGE: Final = 1594  # see exchange_action
LARGEST_EXCHANGE: Final = 5


def binomials() -> list[i64]:
    """n choose k at n * 6 + k."""
    table: list[i64] = [0] * ((CARDS + 1) * 6)
    for n in range(CARDS + 1):
        table[n * 6] = 1
        for k in range(1, min(n, LARGEST_EXCHANGE) + 1):
            table[n * 6 + k] = table[(n - 1) * 6 + k - 1] + table[(n - 1) * 6 + k]
    return table


CHOOSE: Final[list[i64]] = binomials()


def choose(n: i64, k: i64) -> i64:
    return CHOOSE[n * 6 + k]


def actions_up_to(size: i64) -> i64:
    """How many actions there are when at most `size` cards are exchanged."""
    total: i64 = DO_EXCHANGE
    for k in range(1, size + 1):
        total += SEATS * choose(CARDS, k)
    return total


ACTIONS: Final[i64] = actions_up_to(LARGEST_EXCHANGE)


def exchange_action(seat: i64, size: i64, rank: i64) -> i64:
    """Exchanges stand by the number of cards, then by seat, then by the rank of the set of cards.

    The rank of a set is its combinatorial number: the sum of c choose i, where c is its i-th lowest card.
    """
    return actions_up_to(size - 1) + seat * choose(CARDS, size) + rank


def exchange_size(action: i64) -> i64:
    """How many cards an exchange gives."""
    size: i64 = 1
    while action >= actions_up_to(size):
        size += 1
    return size


def exchange_seat(action: i64, size: i64) -> i64:
    return (action - actions_up_to(size - 1)) // choose(CARDS, size)


def exchange_cards(action: i64, size: i64) -> i64:
    """The cards an exchange gives, as a set."""
    rank = (action - actions_up_to(size - 1)) % choose(CARDS, size)
    cards: i64 = 0
    card: i64 = CARDS
    for k in range(size, 0, -1):
        card -= 1
        while choose(card, k) > rank:
            card -= 1
        rank -= choose(card, k)
        cards |= shifted(1, card)
    return cards


def number_of(card: i64) -> int:
    """What is printed on a card."""
    return int(10 * (card // COLUMNS) + card % COLUMNS + 11)


def numbers(cards: i64) -> list[int]:
    """A set of cards as printed, rising."""
    return [number_of(card) for card in range(CARDS) if (cards >> card) & 1]


NUMBERS: Final[list[int]] = [number_of(card) for card in range(CARDS)]


def space_name(space: i64) -> str:
    if space < FIRST_COLUMN:
        return f"F{space + 1}"
    if space < FIRST_ROOM:
        return f"C{space - FIRST_COLUMN + 1}"
    return f"R{number_of(space - FIRST_ROOM)}"


SPACE_NAMES: Final[list[str]] = [space_name(space) for space in range(SPACES)]


def format_action(action: int) -> str:
    if action < GUESS:
        return str(NUMBERS[action])
    if action < DO_DEPUTY:
        return SPACE_NAMES[action - GUESS]
    if action < DO_LOOK:
        return ["deputy", "bonus", "relocate"][action - DO_DEPUTY]
    if action < DO_RELOCATE:
        return f"look:{action - DO_LOOK}"
    if action < DO_EXCHANGE:
        move = action - DO_RELOCATE
        return f"relocate:{SPACE_NAMES[move // SPACES]}>{SPACE_NAMES[move % SPACES]}"
    size = exchange_size(action)
    cards = ",".join(str(number) for number in numbers(exchange_cards(action, size)))
    return f"exchange:{exchange_seat(action, size)}:{cards}"


def parse_action(text: str) -> int:
    for card in range(CARDS):
        if text == str(NUMBERS[card]):
            return card
    if text in SPACE_NAMES:
        return GUESS + SPACE_NAMES.index(text)
    words = text.split(":")
    if words[0] == "exchange" and len(words) == 3:
        return parse_exchange(text, words[1], words[2])
    if words[0] == "relocate" and len(words) == 2:
        return parse_relocate(text, words[1])
    for action in range(DO_DEPUTY, DO_RELOCATE):
        if text == format_action(action):
            return action
    raise no_action(text)


def parse_relocate(text: str, move: str) -> int:
    source, _, target = move.partition(">")
    if source in SPACE_NAMES and target in SPACE_NAMES:
        return DO_RELOCATE + SPACE_NAMES.index(source) * SPACES + SPACE_NAMES.index(target)
    raise no_action(text)


def parse_exchange(text: str, seat: str, given: str) -> int:
    """The cards must be rising, so that an exchange has one name only."""
    names = [str(number) for number in NUMBERS]
    cards = given.split(",")
    if len(seat) != 1 or seat not in "0123" or len(cards) > LARGEST_EXCHANGE:
        raise no_action(text)
    rank: i64 = 0
    before = -1
    for place, name in enumerate(cards):
        card = names.index(name) if name in names else -1
        if card <= before:
            raise no_action(text)
        rank += choose(card, place + 1)
        before = card
    return int(exchange_action(int(seat), len(cards), rank))


def no_action(text: str) -> Refusal:
    return illegal("crime-notation", action=shortly(text))
