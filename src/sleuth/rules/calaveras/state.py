"""Calaveras: one position, and the turn that leads to the next."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sleuth.rules.bits import count, count_bytes, count_few, lowest, nth, shifted
from sleuth.rules.calaveras import events
from sleuth.rules.calaveras.deck import Deck
from sleuth.rules.calaveras.notation import (
    ACTIONS,
    INNOCENT,
    KINDS,
    PLACES,
    SUSPECT,
    X_ALONE,
    X_MOVE,
    X,
    names,
)
from sleuth.rules.calaveras.setup import ALL_SEATS, CalaverasSetup
from sleuth.rules.dealer import Dealer
from sleuth.rules.facts import Event
from sleuth.rules.game import NO_SEAT, State
from sleuth.rules.refusal import Refusal, illegal

HAND: Final = 3  # cards in a full hand
NO_CARDS: Final = 0o777  # a hand is three octal digits, one for each card, 7 where there is none
EACH_CARD: Final = 0o111  # the lowest bit of each card of a hand
FIVE: Final = 31  # the five locations as a set
FATAL: Final = 7  # suspicion points that end the game
SEATS_PART: Final = 0xFFFFFFFFFFFF  # the part of a table that shows the seats
ZONES_PART: Final = (FIVE << 48) | (FIVE << 56)


@final
class CalaverasState(State):
    """One position of Calaveras.

    `table` shows which locations lie at each place, a byte for each: seats 0 to 5, Innocent, Suspect.
    `points` has a byte for each seat. `hands` has three octal digits for each player, a card each,
    7 for none. `discard` counts the discarded cards, six bits for each kind.
    """

    def __init__(
        self,
        setup: CalaverasSetup,
        turn: i64,
        turns_played: i64,
        hands: i64,
        table: i64,
        deck: Deck,
        discard: i64,
        points: i64,
        nicole: i64,
        culprit: i64,
        over: bool,
    ) -> None:
        self.setup = setup
        self.turn = turn
        self.turns_played = turns_played
        self.hands = hands
        self.table = table
        self.deck = deck
        self.discard = discard
        self.points = points
        self.nicole = nicole
        self.culprit = culprit
        self.over = over

    def copy(self) -> CalaverasState:
        return CalaverasState(
            self.setup,
            self.turn,
            self.turns_played,
            self.hands,
            self.table,
            self.deck.copy(),
            self.discard,
            self.points,
            self.nicole,
            self.culprit,
            self.over,
        )

    # Looking

    def deciding(self) -> i64:
        if self.over:
            return NO_SEAT
        return self.turn

    def acting(self) -> i64:
        if self.over:
            return NO_SEAT
        return self.setup.holder(self.turn)

    def is_over(self) -> bool:
        return self.over

    def players_count(self) -> i64:
        return self.setup.players

    def winners(self) -> list[int]:
        if self.culprit == NO_SEAT or self.nicole == self.culprit:  # C27, C28
            return []
        teams = self.setup.teams
        first = self.nicole % teams
        return [int(first), int(first + teams)]  # C26

    def hand(self, player: i64) -> i64:
        return (self.hands >> (9 * player)) & NO_CARDS

    def kinds_in_hand(self) -> i64:
        """The kinds the seat whose turn it is can play, as a set."""
        hand = self.hand(self.setup.holder(self.turn))
        return ((1 << (hand & 7)) | (1 << ((hand >> 3) & 7)) | (1 << (hand >> 6))) & 63

    def at(self, place: i64) -> i64:
        """The locations at a place, as a set."""
        return (self.table >> (8 * place)) & FIVE

    def points_of(self, seat: i64) -> i64:
        return (self.points >> (8 * seat)) & 255

    # Deciding

    def count_legal(self) -> i64:
        if self.over:
            return 0
        kinds = self.kinds_in_hand()
        total = count_few(kinds & FIVE) * (self.setup.seats + 2)
        if kinds >> X:
            total += self.count_twists()
        return total

    def count_twists(self) -> i64:
        cards = count(self.table)
        if cards == 0:
            return 1
        twists = cards * (self.setup.seats + 1)
        if self.setup.twist_optional:
            twists += 1
        return twists

    def nth_legal(self, n: i64) -> i64:
        targets = self.setup.seats + 2
        locations = self.kinds_in_hand() & FIVE
        nth_card = n // targets
        if nth_card < count_few(locations):
            return nth(locations, nth_card) * 8 + self.place(n - nth_card * targets)
        n -= count_few(locations) * targets
        targets -= 1
        nth_card = n // targets
        if nth_card == count(self.table):  # C13a
            return X_ALONE
        bit = nth(self.table, nth_card)
        source = bit >> 3
        target = n - nth_card * targets
        if target >= (source if source < INNOCENT else source - INNOCENT + self.setup.seats):
            target += 1
        return X_MOVE + (bit & 7) * 64 + source * 8 + self.place(target)

    def place(self, n: i64) -> i64:
        """The places of this table in order: its seats, then the two zones."""
        return n if n < self.setup.seats else n - self.setup.seats + INNOCENT

    def legal(self) -> list[i64]:
        found: list[i64] = []
        if self.over:
            return found
        kinds = self.kinds_in_hand()
        locations = kinds & FIVE
        while locations:
            self.list_places(lowest(locations) * 8, NO_SEAT, found)
            locations &= locations - 1
        if not kinds >> X:
            return found
        cards = self.table
        while cards:
            bit = lowest(cards)
            source = bit >> 3
            self.list_places(X_MOVE + (bit & 7) * 64 + source * 8, source, found)
            cards &= cards - 1
        if not self.table or self.setup.twist_optional:  # C13a
            found.append(X_ALONE)
        return found

    def list_places(self, action: i64, besides: i64, found: list[i64]) -> None:
        """What an action comes to with each place of this table as its target, but one."""
        for n in range(self.setup.seats + 2):
            target = self.place(n)
            if target != besides:
                found.append(action + target)

    def verify(self, action: i64) -> Refusal | None:
        if self.over:
            return Refusal("game-over", "game-over")
        if action < 0 or action >= ACTIONS:
            return illegal("no-such-number", number=int(action))
        kinds = self.kinds_in_hand()
        if action < X_ALONE:
            return self.verify_location(action >> 3, action & 7, kinds)
        if not kinds >> X:
            return self.not_in_hand(X, "C13")
        if action == X_ALONE:
            if self.table and not self.setup.twist_optional:
                return illegal("twist-must-move", "C13a")
            return None
        return self.verify_move(action - X_MOVE)

    def verify_location(self, kind: i64, place: i64, kinds: i64) -> Refusal | None:
        if not self.has_place(place):
            return self.no_such_seat(place)
        if (kinds >> kind) & 1:
            return None
        return self.not_in_hand(kind, "C12" if place >= INNOCENT else "C10" if place == self.turn else "C11")

    def verify_move(self, move: i64) -> Refusal | None:
        kind = move >> 6
        source = (move >> 3) & 7
        target = move & 7
        for place in (source, target):
            if not self.has_place(place):
                return self.no_such_seat(place)
        if not (self.at(source) >> kind) & 1:
            return illegal("card-not-there", "C13", card=KINDS[kind], place=PLACES[source])
        if source == target:
            return illegal("same-place", "C13", place=PLACES[source])
        return None

    def has_place(self, place: i64) -> bool:
        return place < self.setup.seats or place >= INNOCENT

    def no_such_seat(self, place: i64) -> Refusal:
        return illegal("no-such-seat", "C6", seat=int(place), last=int(self.setup.seats - 1))

    def not_in_hand(self, kind: i64, clause: str) -> Refusal:
        seat = int(self.setup.holder(self.turn))
        return illegal("card-not-in-hand", clause, card=KINDS[kind], seat=seat)

    # A turn (C16): play, Nicole, draw, designate, Nicole again, the end or the next seat

    def play(self, action: i64, dealer: Dealer, told: list[Event] | None) -> None:
        self.play_card(action, told)
        self.send_nicole(told)
        self.draw(dealer, told)
        self.designate(told)
        self.turns_played += 1
        if self.culprit == NO_SEAT and self.turns_played != self.setup.max_turns:
            self.pass_turn(told)
            return
        self.over = True
        if told is not None:
            self.tell_end(told)

    def play_card(self, action: i64, told: list[Event] | None) -> None:
        kind: i64 = X
        if action < X_ALONE:
            kind = action >> 3
        player = self.setup.holder(self.turn)
        self.take_from_hand(player, kind)
        if told is not None:
            to = PLACES[action & 7] if kind != X else None
            told.append(events.Play(int(self.turn), int(player), KINDS[kind], to))
        if kind != X:
            self.lay(kind, action & 7, told)
            return
        if action != X_ALONE:
            self.move((action - X_MOVE) >> 6, ((action - X_MOVE) >> 3) & 7, (action - X_MOVE) & 7, told)
        self.discard += 1 << (6 * X)

    def take_from_hand(self, player: i64, kind: i64) -> None:
        other = self.hand(player) ^ (kind * EACH_CARD)  # 0 where a card is of this kind
        alike = ~(other | (other >> 1) | (other >> 2)) & EACH_CARD
        self.hands |= shifted(7, 9 * player + lowest(alike))

    def lay(self, kind: i64, place: i64, told: list[Event] | None) -> None:
        """C10, C11, C12: a location comes to a place, and cancels its like there."""
        bit = shifted(1, 8 * place + kind)
        rivals = bit
        if place >= INNOCENT:  # the middle is one place for this
            rivals = shifted(1, 8 * INNOCENT + kind) | shifted(1, 8 * SUSPECT + kind)
        if not self.table & rivals:
            self.table |= bit
            return
        if told is not None:
            at = place if self.table & bit else INNOCENT + SUSPECT - place
            told.append(events.Cancel(KINDS[kind], PLACES[at]))
        self.table &= ~rivals
        self.discard += shifted(2, 6 * kind)

    def move(self, kind: i64, source: i64, target: i64, told: list[Event] | None) -> None:
        """C13: a card goes from one place to another."""
        if told is not None:
            told.append(events.Move(KINDS[kind], PLACES[source], PLACES[target]))
        self.table ^= shifted(1, 8 * source + kind)
        self.lay(kind, target, told)

    def send_nicole(self, told: list[Event] | None) -> None:
        """C24, C25: to the fewest points, then to the most locations; if still shared she stays."""
        shown = count_bytes(self.table & SEATS_PART)
        distrust = (self.points << 3) + ALL_SEATS * 7 - shown  # a byte for each seat, below 128
        everybody = self.setup.each_seat << 7  # the highest bit of each byte
        favourite: i64 = NO_SEAT
        for seat in range(self.setup.seats):
            here = (distrust >> (8 * seat)) & 255
            trusted = (here * ALL_SEATS + (ALL_SEATS << 7) - distrust) & everybody  # as much, or more
            if trusted == shifted(128, 8 * seat):
                favourite = seat
                break
        if favourite == NO_SEAT or favourite == self.nicole:
            return
        if told is not None:
            told.append(events.Nicole(int(self.nicole), int(favourite), self.why_trusted(favourite)))
        self.nicole = favourite

    def why_trusted(self, favourite: i64) -> str:
        points = self.points_of(favourite)
        poorest = [seat for seat in range(self.setup.seats) if self.points_of(seat) == points]
        return "points" if len(poorest) == 1 else "locations"

    def draw(self, dealer: Dealer, told: list[Event] | None) -> None:
        """C15: back up to a full hand."""
        player = self.setup.holder(self.turn)
        hand = self.hand(player)
        missing = hand & (hand >> 1) & (hand >> 2) & EACH_CARD
        while missing:
            shift = 9 * player + lowest(missing)
            missing &= missing - 1
            if self.deck.size == 0 and not self.turn_discard_over(dealer, told):
                return  # C15a
            card = self.deck.take()
            self.hands ^= (7 ^ card) << shift
            if told is not None:
                told.append(events.Draw(int(player), KINDS[card]))
            if self.deck.size == 0:
                self.turn_discard_over(dealer, told)

    def turn_discard_over(self, dealer: Dealer, told: list[Event] | None) -> bool:
        """C15: shuffle the discard pile into a new deck; say whether there is one."""
        if not self.discard:
            return False
        self.deck.shuffle_in(self.discard, dealer)
        self.discard = 0
        if told is not None:
            told.append(events.Shuffle([KINDS[card] for card in self.deck.cards()]))
        return True

    def designate(self, told: list[Event] | None) -> None:
        """C17-C23: the suspect, if there is one, takes the points and the zones are emptied."""
        middle = count_few(self.at(INNOCENT) | self.at(SUSPECT))
        if middle < 2:  # C17
            return
        seat = self.designated()
        if seat == NO_SEAT:  # C21
            return
        self.points += middle << (8 * seat)  # C22
        if told is not None:
            self.tell_designation(seat, middle, told)
        middle_kinds = self.at(INNOCENT) | self.at(SUSPECT)
        while middle_kinds:
            self.discard += shifted(1, 6 * lowest(middle_kinds))
            middle_kinds &= middle_kinds - 1
        self.table &= ~ZONES_PART  # C23
        self.send_nicole(told)
        if self.points_of(seat) >= FATAL:  # C26
            self.culprit = seat

    def designated(self) -> i64:
        """C18-C21: who would be designated as the table lies, whatever the zones hold together."""
        innocents = self.table & (self.at(INNOCENT) * ALL_SEATS)
        against = count_bytes(self.table & (self.at(SUSPECT) * ALL_SEATS))
        most: i64 = 0
        alone: i64 = NO_SEAT
        last: i64 = NO_SEAT
        suspects: i64 = 0
        for seat in range(self.setup.seats):
            if (innocents >> (8 * seat)) & FIVE:  # C18
                continue
            suspects += 1
            last = seat
            cards = (against >> (8 * seat)) & 15
            if cards > most:
                most = cards
                alone = seat
            elif cards == most:
                alone = NO_SEAT
        return last if suspects == 1 else alone  # C19, C20

    def pass_turn(self, told: list[Event] | None) -> None:
        """The next seat clockwise that has a card to play (C15a)."""
        while True:
            self.turn += 1
            if self.turn == self.setup.seats:
                self.turn = 0
            if self.hand(self.setup.holder(self.turn)) != NO_CARDS:
                return
            if told is not None:
                told.append(events.PassOver(int(self.turn)))

    def tell_designation(self, seat: i64, middle: i64, told: list[Event]) -> None:
        innocent = self.at(INNOCENT)
        suspects = sum(1 for other in range(self.setup.seats) if not self.at(other) & innocent)
        told.append(
            events.Designate(
                seat=int(seat),
                points=int(middle),
                total=int(self.points_of(seat)),
                clause="C19" if suspects == 1 else "C20",
                innocent=names(innocent),
                suspect=names(self.at(SUSPECT)),
            )
        )

    def tell_end(self, told: list[Event]) -> None:
        culprit = None if self.culprit == NO_SEAT else int(self.culprit)
        clause = "C28" if culprit is None else "C27" if self.nicole == self.culprit else "C26"
        told.append(events.End(self.winners(), culprit, clause))
