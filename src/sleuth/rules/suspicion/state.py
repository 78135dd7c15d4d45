"""Suspicion: one position, and the turn that leads to the next."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sleuth.rules.bits import count, shifted
from sleuth.rules.dealer import Dealer
from sleuth.rules.facts import Event
from sleuth.rules.game import NO_SEAT, State
from sleuth.rules.refusal import Refusal
from sleuth.rules.suspicion import choices, events
from sleuth.rules.suspicion.notation import (
    ABSINTHE,
    ACCUSE,
    ACCUSE_THAT,
    ANSWER,
    ASK,
    ASK_DRUNK,
    CARDS,
    CONCLUDE,
    DIVERSION,
    DIVERT,
    EVIDENCE,
    MOVE,
    NONE,
    OVER,
    PASS,
    PIECES,
    REVEAL,
    REVEAL_CARD,
    REVEALING,
    ROOMS,
    SHOW,
    STAY,
    SUSPECT,
    SUSPECTS,
    WEAPONS,
    evidence_names,
    triple_names,
)
from sleuth.rules.suspicion.setup import House, SuspicionSetup

DEALT: Final = [0, 0, 6, 5, 4, 3]  # S5: cards dealt to each of so many players
CENTRE: Final = 4  # S6
NO_TRIPLE: Final = -1
SIX: Final = 63  # the six suspects, or the six weapons, as a set


@final
class SuspicionState(State):
    """One position of Suspicion.

    `hands` has a set of evidence for each seat. `diversions` (in hands) has four bits for each seat, `pawns`
    four bits for the place of each (S3), `out` a bit for each. `discard` counts the discarded investigation
    cards, four bits for each kind. `crime` and `suspicion` are three pieces of evidence as one number.
    `passed` has an octal digit for each seat that had nothing or diverted, its number and one, the first
    lowest. The next card of the deck is the last of the list.
    """

    def __init__(
        self,
        setup: SuspicionSetup,
        house: House,
        crime: i64,
        hands: list[i64],
        diversions: i64,
        deck: list[i64],
        discard: i64,
        pawns: i64,
        turn: i64,
        turns_taken: list[i64],
        out: i64,
        phase: i64,
        suspicion: i64,
        asked: i64,
        passed: i64,
        drunk: bool,
        winner: i64,
    ) -> None:
        self.setup = setup
        self.house = house
        self.crime = crime
        self.hands = hands
        self.diversions = diversions
        self.deck = deck
        self.discard = discard
        self.pawns = pawns
        self.turn = turn
        self.turns_taken = turns_taken
        self.out = out
        self.phase = phase
        self.suspicion = suspicion
        self.asked = asked
        self.passed = passed
        self.drunk = drunk
        self.winner = winner

    def copy(self) -> SuspicionState:
        return SuspicionState(
            self.setup,
            self.house,
            self.crime,
            self.hands[:],
            self.diversions,
            self.deck[:],
            self.discard,
            self.pawns,
            self.turn,
            self.turns_taken[:],
            self.out,
            self.phase,
            self.suspicion,
            self.asked,
            self.passed,
            self.drunk,
            self.winner,
        )

    # Looking

    def deciding(self) -> i64:
        if self.phase == OVER:
            return NO_SEAT
        return self.asked if self.phase == ANSWER else self.turn

    def is_over(self) -> bool:
        return self.phase == OVER

    def players_count(self) -> i64:
        return self.setup.players

    def winners(self) -> list[int]:
        return [] if self.winner == NO_SEAT else [int(self.winner)]  # S26, S27

    def diversions_of(self, seat: i64) -> i64:
        return (self.diversions >> (4 * seat)) & 15

    def hand_size(self, seat: i64) -> i64:
        return count(self.hands[seat]) + self.diversions_of(seat)

    def place(self, seat: i64) -> i64:
        return (self.pawns >> (4 * seat)) & 15

    def room(self, seat: i64) -> i64:
        return self.house.room_at[self.place(seat)]

    def discarded(self, kind: i64) -> i64:
        return (self.discard >> (4 * (kind - REVEAL))) & 15

    def is_out(self, seat: i64) -> bool:
        return (self.out >> seat) & 1 == 1

    def all_out(self) -> bool:
        return self.out == shifted(1, self.setup.players) - 1

    def next_seat(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < self.setup.players else 0

    def passed_seats(self) -> list[i64]:
        """The seats that had nothing or diverted, in order."""
        seats: list[i64] = []
        digits = self.passed
        while digits:
            seats.append((digits & 7) - 1)
            digits >>= 3
        return seats

    def turns(self) -> i64:
        """The finished turns of all players together."""
        total: i64 = 0
        for seat in range(self.setup.players):
            total += self.turns_taken[seat]
        return total

    # Deciding

    def legal(self) -> list[i64]:
        return choices.legal(self)

    def count_legal(self) -> i64:
        return choices.count_legal(self)

    def nth_legal(self, n: i64) -> i64:
        return choices.nth_legal(self, n)

    def verify(self, action: i64) -> Refusal | None:
        return choices.verify(self, action)

    # A turn: move, then suspect or accuse

    def play(self, action: i64, dealer: Dealer, told: list[Event] | None) -> None:
        if action < STAY:
            self.go(action, dealer, told)
        elif action == STAY:
            self.stay(told)
        elif action < ASK:
            self.reveal(action - REVEAL_CARD, told)
        elif action < ASK_DRUNK:
            asked = action - ASK
            self.suspicion = asked % 36 * 9 + self.room(self.turn)
            self.ask(asked // 36, told)
        elif action < SHOW:
            self.ask(action - ASK_DRUNK, told)
        elif action < DIVERT:
            self.show(action - SHOW, told)
        elif action <= NONE:
            self.pass_on(action == DIVERT, told)
        elif action < ACCUSE_THAT:
            self.accuse(action - ACCUSE, "S20", told)
        elif action < PASS:
            self.accuse(self.suspicion, "S22", told)
        else:
            self.decline(told)

    def go(self, room: i64, dealer: Dealer, told: list[Event] | None) -> None:
        """S9: a step to a neighbouring room; S10: the top card of the deck."""
        seat = self.turn
        if told is not None:
            told.append(events.Go(int(seat), ROOMS[self.room(seat)], ROOMS[room]))
        shift = 4 * seat
        self.pawns += (self.house.place_of[room] - self.place(seat)) << shift
        self.phase = SUSPECT
        if not self.deck:
            return
        card = self.deck.pop()
        if card == REVEAL:
            self.take_reveal(dealer, told)
        elif card == ABSINTHE:
            self.take_absinthe(dealer, told)
        else:
            if card < PIECES:  # S11
                self.hands[seat] = self.hands[seat] | shifted(1, card)
            else:  # S12
                self.diversions += shifted(1, shift)
            if told is not None:
                told.append(events.Keep(int(seat), CARDS[card]))

    def stay(self, told: list[Event] | None) -> None:
        """S10: whoever stays takes no card."""
        if told is not None:
            told.append(events.Stay(int(self.turn), ROOMS[self.room(self.turn)]))
        self.phase = SUSPECT

    def take_reveal(self, dealer: Dealer, told: list[Event] | None) -> None:
        """S13: the next player picks blindly; with five players the taker chooses."""
        seat = self.turn
        self.discard += 1
        chooses = self.setup.players == 5
        by = seat if chooses else self.next_seat(seat)
        if told is not None:
            told.append(events.TakeReveal(int(seat), int(by)))
        if chooses:
            self.phase = REVEALING
            return
        cards = self.hands[seat] | ((shifted(1, self.diversions_of(seat)) - 1) << PIECES)
        card = dealer.pick(cards)
        if told is not None:
            told.append(events.RevealPick(int(seat), int(by), self.shown(card)))

    def reveal(self, card: i64, told: list[Event] | None) -> None:
        """S13: the taker, one of five, has chosen the card that is shown to all."""
        if told is not None:
            told.append(events.RevealChoice(int(self.turn), self.shown(card)))
        self.phase = SUSPECT

    def shown(self, card: i64) -> str:
        return EVIDENCE[card] if card < PIECES else CARDS[DIVERSION]

    def take_absinthe(self, dealer: Dealer, told: list[Event] | None) -> None:
        """S14: this turn's suspicion is drunken."""
        self.discard += 16
        suspect = dealer.pick(SIX)
        weapon = dealer.pick(SIX)
        room = self.room(self.turn)
        self.suspicion = suspect * 54 + weapon * 9 + room
        self.drunk = True
        if told is not None:
            told.append(events.Absinthe(int(self.turn), SUSPECTS[suspect], WEAPONS[weapon], ROOMS[room]))

    def ask(self, asked: i64, told: list[Event] | None) -> None:
        """S14, S15: the suspicion is voiced."""
        self.asked = asked
        self.phase = ANSWER
        if told is not None:
            three = triple_names(int(self.suspicion))
            told.append(events.Ask(int(self.turn), int(asked), *three, self.drunk))

    def show(self, card: i64, told: list[Event] | None) -> None:
        """S16, S17: a shown card ends the turn."""
        if told is not None:
            told.append(events.Show(int(self.turns()), int(self.asked), int(self.turn), EVIDENCE[card]))
        self.end_turn(told)

    def pass_on(self, diverting: bool, told: list[Event] | None) -> None:
        """S18, S24: nothing was shown; the next player to the right is asked, if there is one
        left; whoever is out answers too (S19)."""
        seat = self.asked
        if diverting:
            self.diversions -= shifted(1, 4 * seat)
            self.discard += 256
        if told is not None:
            told.append(events.Divert(int(seat)) if diverting else events.Nothing(int(seat)))
        shift: i64 = 0
        while self.passed >> shift:
            shift += 3
        self.passed |= (seat + 1) << shift
        following = self.next_seat(seat)
        if following == self.turn:
            following = self.next_seat(following)
        if following != (self.passed & 7) - 1:
            self.asked = following
            if told is not None:
                told.append(events.AskNext(int(self.turn), int(following)))
            return
        self.asked = NO_SEAT
        if told is not None:
            told.append(events.Unanswered(int(self.turn), self.drunk))
        if self.drunk:  # S14
            self.end_turn(told)
        else:  # S22, S25
            self.phase = CONCLUDE

    def accuse(self, triple: i64, clause: str, told: list[Event] | None) -> None:
        """S20-S22: the accuser looks at the crime."""
        seat = self.turn
        right = triple == self.crime
        if told is not None:
            told.append(events.Accuse(int(seat), *triple_names(int(triple)), clause))
            verdict = events.Right if right else events.Wrong
            told.append(verdict(int(seat), *triple_names(int(self.crime))))
        if right:
            self.winner = seat
        else:  # S21, S23
            self.out |= shifted(1, seat)
        self.end_turn(told)

    def decline(self, told: list[Event] | None) -> None:
        """S22: the unanswered suspicion stays a suspicion."""
        if told is not None:
            told.append(events.Decline(int(self.turn)))
        self.end_turn(told)

    def end_turn(self, told: list[Event] | None) -> None:
        """The next player who is not out begins a turn, unless the game has ended."""
        self.turns_taken[self.turn] = self.turns_taken[self.turn] + 1
        limit = self.setup.max_turns
        last = limit > 0 and self.turns() >= limit  # S27
        if last or self.winner != NO_SEAT or self.all_out():  # S26
            self.phase = OVER
            if told is not None:
                self.tell_end(told)
            return
        self.suspicion = NO_TRIPLE
        self.asked = NO_SEAT
        self.passed = 0
        self.drunk = False
        self.phase = MOVE
        self.turn = self.next_seat(self.turn)
        while self.is_out(self.turn):  # S23
            self.turn = self.next_seat(self.turn)
        if told is not None:
            told.append(events.Turn(int(self.turn), int(self.turns())))

    def hand_names(self, seat: i64) -> list[str]:
        """A hand in the order of the rules, Diversions last."""
        return evidence_names(self.hands[seat]) + [CARDS[DIVERSION]] * int(self.diversions_of(seat))

    def tell_end(self, told: list[Event]) -> None:
        """S26a: a finished game hides nothing."""
        clause = "S21" if self.winner != NO_SEAT else "S26" if self.all_out() else "S27"
        hands = [self.hand_names(seat) for seat in range(self.setup.players)]
        told.append(events.End(self.winners(), clause, list(triple_names(int(self.crime))), hands))
