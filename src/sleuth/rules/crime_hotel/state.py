"""Crime Hotel: one position, and the move that leads to the next."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sleuth.rules.bits import count, shifted
from sleuth.rules.crime_hotel import choices, events, investigation
from sleuth.rules.crime_hotel.notation import (
    BONUS,
    CARDS,
    COLUMNS,
    DEPARTMENTS,
    DEPUTY,
    DO_BONUS,
    DO_DEPUTY,
    DO_EXCHANGE,
    DO_LOOK,
    DO_RELOCATE,
    EXCHANGE,
    GUESS,
    LOOK,
    NUMBERS,
    RELOCATE,
    RELOCATE_NONE,
    SPACE_NAMES,
    SPACES,
    exchange_cards,
    exchange_seat,
    exchange_size,
    numbers,
)
from sleuth.rules.crime_hotel.scoring import totals, winners_and_why
from sleuth.rules.crime_hotel.setup import DETECTIVES, INVESTIGATIONS, ROUNDS, CrimeHotelSetup
from sleuth.rules.crime_hotel.verify import why_not
from sleuth.rules.dealer import Dealer
from sleuth.rules.facts import Event
from sleuth.rules.game import NO_SEAT, State
from sleuth.rules.refusal import Refusal

PLAY: Final = 0
ACT: Final = 1
OVER: Final = 2

ALL_CARDS: Final = 0x7FFFFFF
FLOOR: Final = 511  # the cards of the lowest floor


@final
class CrimeHotelState(State):
    """One position of Crime Hotel.

    `near` has the hands of seats 0 and 1, `far` those of 2 and 3, 27 bits each. `trick` has five bits for
    each card of the trick, the leader's lowest; `bays` three for each seat still parked, plus one, the
    next to act lowest. `guesses` has space * 4 + seat and `desks` department * 4 + seat, both in order of
    arrival, for desks fill from the left and nobody leaves them. `scores` has three for each seat.
    """

    def __init__(self, setup: CrimeHotelSetup, first: i64) -> None:
        self.setup = setup
        self.investigation: i64 = 1
        self.round: i64 = 1
        self.phase: i64 = PLAY
        self.leader = first
        self.turn = first
        self.car = first
        self.murderer: i64 = 0
        self.near: i64 = 0
        self.far: i64 = 0
        self.trick: i64 = 0
        self.bays: i64 = 0
        self.searched: i64 = 0
        self.guesses: list[i64] = []
        self.desks: list[i64] = []
        self.scores: list[i64] = [0] * (setup.players * INVESTIGATIONS)

    def copy(self) -> CrimeHotelState:
        other = CrimeHotelState(self.setup, self.leader)
        other.investigation = self.investigation
        other.round = self.round
        other.phase = self.phase
        other.turn = self.turn
        other.car = self.car
        other.murderer = self.murderer
        other.near = self.near
        other.far = self.far
        other.trick = self.trick
        other.bays = self.bays
        other.searched = self.searched
        other.guesses = self.guesses[:]
        other.desks = self.desks[:]
        other.scores = self.scores[:]
        return other

    # Looking

    def deciding(self) -> i64:
        return NO_SEAT if self.phase == OVER else self.turn

    def is_over(self) -> bool:
        return self.phase == OVER

    def players_count(self) -> i64:
        return self.setup.players

    def winners(self) -> list[int]:
        return winners_and_why(self.scores, self.car)[0]

    def hand(self, seat: i64) -> i64:
        """A seat's cards, as a set."""
        if seat < 2:
            return (self.near >> (CARDS * seat)) & ALL_CARDS
        return (self.far >> (CARDS * (seat - 2))) & ALL_CARDS

    def change_hand(self, seat: i64, cards: i64) -> None:
        """Take these cards away where the hand has them, and add them where it has not."""
        if seat < 2:
            self.near ^= cards << (CARDS * seat)
        else:
            self.far ^= cards << (CARDS * (seat - 2))

    def after(self, seat: i64, steps: i64) -> i64:
        """The seat so many steps clockwise."""
        seat += steps
        return seat if seat < self.setup.players else seat - self.setup.players

    def played(self) -> i64:
        """How many cards lie in the trick."""
        if self.phase != PLAY:
            return 0
        ahead = self.turn - self.leader
        return ahead if ahead >= 0 else ahead + self.setup.players

    def playable(self) -> i64:
        """H8: the cards that may be played, as a set."""
        hand = self.hand(self.turn)
        if self.turn == self.leader:
            return hand
        following = hand & shifted(FLOOR, COLUMNS * ((self.trick & 31) // COLUMNS))
        return following if following else hand

    def parked(self) -> i64:
        """How many detectives are still in the bays."""
        number: i64 = 0
        bays = self.bays
        while bays:
            bays >>= 3
            number += 1
        return number

    def bay(self) -> i64:
        """The number of the bay whose turn it is to act."""
        return self.setup.players - self.parked() + 1

    def is_guessing(self) -> bool:
        """H11: whether the one who acts guesses; H29: beginners always do."""
        if self.setup.beginner:
            return True
        bay = self.bay()
        return bay == 1 or bay == self.setup.players

    def spaces_of(self, seat: i64) -> i64:
        """The spaces where a seat has a detective, as a set."""
        found: i64 = 0
        for entry in self.guesses:
            if entry & 3 == seat:
                found |= shifted(1, entry >> 2)
        return found

    def closed(self, seat: i64) -> i64:
        """H14, H20: the spaces closed to a seat: its own, and those of others unless it has a Deputy."""
        deputy = DEPUTY * 4 + seat in self.desks
        found: i64 = 0
        for entry in self.guesses:
            if not deputy or entry & 3 == seat:
                found |= shifted(1, entry >> 2)
        return found

    def taken(self, department: i64) -> i64:
        """H16: how many desks of a department are taken; the next is the leftmost free one."""
        number: i64 = 0
        for entry in self.desks:
            if entry >> 2 == department:
                number += 1
        return number

    def has_desk(self, department: i64) -> bool:
        return self.taken(department) < len(self.setup.desks[department])

    def number_to_move(self, department: i64) -> i64:
        """H18, H19, H22: the number on the next desk, or the size of the hands if less.

        All hands are of one size while players act.
        """
        number = self.setup.desks[department][self.taken(department)]
        size = count(self.hand(self.turn))
        return number if number < size else size

    def detectives(self, seat: i64) -> i64:
        """How many of a seat's detectives are in the hotel and on desks."""
        number: i64 = 0
        for entry in self.guesses:
            if entry & 3 == seat:
                number += 1
        for entry in self.desks:
            if entry & 3 == seat:
                number += 1
        return number

    # Deciding

    def count_legal(self) -> i64:
        return choices.count_legal(self)

    def nth_legal(self, n: i64) -> i64:
        return choices.nth_legal(self, n)

    def legal(self) -> list[i64]:
        return choices.legal(self)

    def verify(self, action: i64) -> Refusal | None:
        return why_not(self, action)

    # A round: play, park, act in the order of the bays

    def play(self, action: i64, dealer: Dealer, told: list[Event] | None) -> None:
        if self.phase == PLAY:
            self.play_card(action, told)
            if self.turn != self.leader:
                return
            self.park(told)
        else:
            self.act(action, dealer, told)
            self.bays >>= 3
        self.next_to_act(told)
        if not self.bays:
            self.end_round(dealer, told)

    def play_card(self, card: i64, told: list[Event] | None) -> None:
        """H8"""
        self.trick |= card << (5 * self.played())
        self.change_hand(self.turn, shifted(1, card))
        if told is not None:
            told.append(events.Play(int(self.turn), NUMBERS[card]))
        self.turn = self.after(self.turn, 1)

    def park(self, told: list[Event] | None) -> None:
        """H9, H10: cards go to their rooms and detectives to the bays, the highest first."""
        players = self.setup.players
        seats: list[int] = []
        cards: list[int] = []
        shift: i64 = 0
        below: i64 = CARDS
        for place in range(players):
            highest: i64 = -1
            seat: i64 = 0
            for step in range(players):
                card = (self.trick >> (5 * step)) & 31
                if highest < card < below:
                    highest = card
                    seat = self.after(self.leader, step)
            below = highest
            self.searched |= shifted(1, highest)
            if place == 0:
                self.car = seat
            if self.parks(seat, place):
                self.bays |= (seat + 1) << shift
                shift += 3
            if told is not None:
                seats.append(int(seat))
                cards.append(NUMBERS[highest])
        self.trick = 0
        self.phase = ACT
        if told is not None:
            told.append(events.Park(seats, cards))
            told.append(events.Car(int(self.car)))
            if self.setup.beginner:
                told.extend([events.TakeBack(seat) for seat in seats[1:-1]])

    def parks(self, seat: i64, place: i64) -> bool:
        """Whether a detective stays parked: not with beginners where there would be assistance (H29).

        Nor where all five are out already, as may be in a position that was never reached.
        """
        if self.setup.beginner and 0 < place < self.setup.players - 1:
            return False
        return self.detectives(seat) < DETECTIVES

    def next_to_act(self, told: list[Event] | None) -> None:
        """The seat in the next bay.

        In a position that was never reached no desk may be left for it: its detective leaves the bay.
        """
        while self.bays:
            self.turn = (self.bays & 7) - 1
            if self.count_legal():
                return
            if told is not None:
                told.append(events.TakeBack(int(self.turn)))
            self.bays >>= 3

    def act(self, action: i64, dealer: Dealer, told: list[Event] | None) -> None:
        """H12"""
        if action < DO_DEPUTY:
            self.guesses.append((action - GUESS) * 4 + self.turn)  # H13
            if told is not None:
                told.append(events.Guess(int(self.turn), SPACE_NAMES[action - GUESS]))
        elif action == DO_DEPUTY:
            self.take_desk(DEPUTY, told)
        elif action == DO_BONUS:
            self.take_desk(BONUS, told)
        elif action == RELOCATE_NONE:
            self.take_desk(RELOCATE, told)  # H22
        elif action < DO_RELOCATE:
            self.look(action - DO_LOOK, dealer, told)
        elif action < DO_EXCHANGE:
            self.take_desk(RELOCATE, told)
            self.relocate((action - DO_RELOCATE) // SPACES, (action - DO_RELOCATE) % SPACES, told)
        else:
            size = exchange_size(action)
            self.exchange(exchange_seat(action, size), exchange_cards(action, size), dealer, told)

    def take_desk(self, department: i64, told: list[Event] | None) -> None:
        """H16"""
        self.desks.append(department * 4 + self.turn)
        if told is not None:
            told.append(events.Desk(int(self.turn), DEPARTMENTS[department], int(self.taken(department))))

    def relocate(self, source: i64, target: i64, told: list[Event] | None) -> None:
        """H17"""
        self.guesses.remove(source * 4 + self.turn)
        self.guesses.append(target * 4 + self.turn)
        if told is not None:
            told.append(events.Relocate(int(self.turn), SPACE_NAMES[source], SPACE_NAMES[target]))

    def exchange(self, other: i64, given: i64, dealer: Dealer, told: list[Event] | None) -> None:
        """H18"""
        self.take_desk(EXCHANGE, told)
        drawn = draw(self.hand(other), count(given), dealer)
        received: i64 = 0
        for card in drawn:
            received |= shifted(1, card)
        self.change_hand(self.turn, given | received)
        self.change_hand(other, given | received)
        if told is not None:
            told.append(
                events.Exchange(int(self.turn), int(other), [*numbers(given)], [NUMBERS[card] for card in drawn])
            )

    def look(self, other: i64, dealer: Dealer, told: list[Event] | None) -> None:
        """H19"""
        drawn = draw(self.hand(other), self.number_to_move(LOOK), dealer)
        self.take_desk(LOOK, told)
        if told is not None:
            told.append(events.Look(int(self.turn), int(other), [NUMBERS[card] for card in drawn]))

    # From round to round and from investigation to investigation

    def end_round(self, dealer: Dealer, told: list[Event] | None) -> None:
        if self.round < ROUNDS:
            self.round += 1
            self.lead()
            return
        investigation.finish(self, told)
        if self.investigation < INVESTIGATIONS:
            self.investigation += 1
            self.lead()
            investigation.begin(self, dealer, told)
            return
        self.phase = OVER
        if told is not None:
            winners, because = winners_and_why(self.scores, self.car)
            told.append(events.End(winners, totals(self.scores), because))

    def lead(self) -> None:
        """H4, H27: the holder of the car leads."""
        self.phase = PLAY
        self.leader = self.car
        self.turn = self.car


def draw(hand: i64, size: i64, dealer: Dealer) -> list[i64]:
    """So many cards of a hand, one by one at random."""
    drawn: list[i64] = []
    for _ in range(size):
        card = dealer.pick(hand)
        hand &= ~shifted(1, card)
        drawn.append(card)
    return drawn
