"""Puts the evidence in places so that every rule is kept: at random, the tightest rule first."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sleuth.rules.bits import count, lowest, places, shifted
from sleuth.rules.dealer import Dealer
from sleuth.rules.suspicion.notation import FIRST_ROOM, FIRST_WEAPON, PIECES

# The places: the three of the crime, the deck, then those of the hands; at most 62, for there are no more
# than 48 cards to be kept.
DECK: Final = 3
FIRST_HAND: Final = 4
NOWHERE: Final = -1


@final
class Rule:
    """At least so many, and at most so many, of the cards lie in the places."""

    def __init__(self, cards: i64, places: i64, least: i64, most: i64) -> None:
        self.cards = cards
        self.places = places
        self.least = least
        self.most = most
        self.lying: i64 = 0


@final
class Search:
    """A search that comes back from every blind alley, so that it finds a way wherever there is one."""

    def __init__(self, cards: i64, not_the_crime: list[i64], dealer: Dealer) -> None:
        self.cards = cards
        self.not_the_crime = not_the_crime
        self.dealer = dealer
        self.rules: list[Rule] = []
        self.own_rule: list[Rule] = [Rule(0, 0, 0, 0) for _ in range(DECK)]  # of each place
        self.known: set[tuple[int, int, int, int]] = set()
        self.everywhere: i64 = 0
        self.may_lie: list[i64] = [0] * PIECES
        self.place_of: list[i64] = [NOWHERE] * PIECES
        self.crime: i64 = 0

    def crime_is_among(self, suspects: i64, weapons: i64, rooms: i64) -> None:
        """S4: one card of each kind."""
        for place, cards in enumerate((suspects, weapons, rooms)):
            self.own_rule[place] = self.add_place(place, cards, 1, 1)

    def add_place(self, place: i64, cards: i64, least: i64, most: i64) -> Rule:
        """A place that holds so many of the cards that may lie there."""
        bit = shifted(1, place)
        self.everywhere |= bit
        for card in places(cards):
            self.may_lie[card] |= bit
        rule = Rule(cards, bit, least, most)
        self.rules.append(rule)
        if place >= DECK:
            self.own_rule.append(rule)
        return rule

    def add_rule(self, rule: Rule) -> None:
        """A rule of what was learnt; hearing the same again teaches nothing."""
        key = (int(rule.cards), int(rule.places), int(rule.least), int(rule.most))
        if key not in self.known:
            self.known.add(key)
            self.rules.append(rule)

    def forbid(self, cards: i64, where: i64) -> None:
        for card in places(cards):
            self.may_lie[card] &= ~where

    def run(self) -> None:
        """Place every card."""
        self.spare_what_must_be_full()
        for card in places(self.cards):
            self.rules.append(Rule(shifted(1, card), self.everywhere, 1, PIECES))
        if not self.place_rest(self.cards):
            raise AssertionError("what was told cannot all be true")

    def spare_what_must_be_full(self) -> None:
        """Only so many cards may lie elsewhere that enough are left for the places that must be full."""
        elsewhere = self.everywhere
        spare = count(self.cards)
        for rule in self.rules:
            if rule.least == rule.most:
                elsewhere &= ~rule.places
                spare -= rule.least
        self.rules.append(Rule(self.cards, elsewhere, 0, spare))

    def place_rest(self, left: i64) -> bool:
        """Place the cards that are left; when they cannot be placed, leave all as it was."""
        tried: list[i64] = []
        while True:
            if not left and self.all_kept():
                return True
            options = self.tightest(left)
            if not options:
                break
            option = self.draw(options)
            card = option & 31
            place = option >> 5
            self.lay(card, place, 1)
            if not self.crime_excluded() and self.place_rest(left ^ shifted(1, card)):
                return True
            self.lay(card, place, -1)
            self.may_lie[card] ^= shifted(1, place)
            tried.append(option)
        for option in tried:
            self.may_lie[option & 31] |= shifted(1, option >> 5)
        return False

    def all_kept(self) -> bool:
        return all(rule.lying >= rule.least for rule in self.rules)

    def tightest(self, left: i64) -> list[i64]:
        """The cards and places by which the rule with the least choice can be kept; none if one cannot be."""
        open_places = self.everywhere
        for rule in self.rules:
            if rule.lying >= rule.most:
                open_places &= ~rule.places
        best: list[i64] = []
        least_choice: i64 = 1 << 20
        for rule in self.rules:
            missing = rule.least - rule.lying
            if missing <= 0:
                continue
            options: list[i64] = []
            able: i64 = 0
            rest = rule.cards & left
            while rest:
                card = lowest(rest)
                rest &= rest - 1
                where = self.may_lie[card] & open_places & rule.places
                if where:
                    able += 1
                while where:
                    options.append(lowest(where) << 5 | card)
                    where &= where - 1
            if able < missing:
                return []
            choice: i64 = len(options) - missing
            if choice < least_choice:
                least_choice = choice
                best = options
        return best

    def draw(self, options: list[i64]) -> i64:
        """One of them; a place is the likelier the more room it has."""
        total: i64 = 0
        for option in options:
            total += self.room(option >> 5)
        chosen = self.dealer.below(total)
        for option in options:
            chosen -= self.room(option >> 5)
            if chosen < 0:
                return option
        raise AssertionError("a number below the total")

    def room(self, place: i64) -> i64:
        rule = self.own_rule[place]
        return rule.most - rule.lying

    def lay(self, card: i64, place: i64, by: i64) -> None:
        """Lay a card on a place, or take it back (-1)."""
        self.place_of[card] = place if by > 0 else NOWHERE
        if place < DECK:
            self.crime ^= shifted(1, card)
        for rule in self.rules:
            if (rule.cards >> card) & 1 and (rule.places >> place) & 1:
                rule.lying += by

    def crime_found(self) -> i64:
        """The three cards of the crime as one number."""
        suspect, weapon, room = places(self.crime)
        return suspect * 54 + (weapon - FIRST_WEAPON) * 9 + room - FIRST_ROOM

    def crime_excluded(self) -> bool:
        """S21: a wrong accusation named other three."""
        return count(self.crime) == 3 and self.crime in self.not_the_crime
