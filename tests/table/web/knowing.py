"""What a reader may know at each moment of a game, from playing it again by the rules alone."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from sleuth.rules import GAMES
from sleuth.rules.dealer import dealer_of_move
from sleuth.rules.facts import Event
from sleuth.rules.match import Match, begin
from sleuth.rules.suspicion.notation import EVIDENCE

PUBLIC_KEYS = {"type", "epoch", "n", "table", "seat", "view", "log", "on", "deciding", "legal", "may_undo", "clock"}
WELCOME_KEYS = PUBLIC_KEYS | {"talk", "notes", "muted"}
ITEMS_KEYS = {"type", "items", "changes", "on", "deciding", "legal", "may_undo", "clock"}
HIDDEN_KINDS = {"crime", "shuffle-evidence", "shuffle-deck"}  # of Suspicion: of no seat while the game lasts
FOR_ONE = {"deal": "seat", "keep": "seat", "wrong": "seat"}  # of Suspicion: whose they are
WHERE_THEY_LIE = set(EVIDENCE[12:])  # the rooms, which are on the board for all to see


def plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


class Known:
    """A finished game, made again from the dealer's secret and the actions of its record."""

    def __init__(self, game: str, players: int, secret: str, actions: list[str]) -> None:
        rules = GAMES[game]
        self.game = game
        self.match: Match = begin(rules, rules.agree(players, {}), dealer_of_move(secret, 0))
        readers = [None, *range(players)]
        self.facts: list[int] = []  # how many events there are after each decision
        self.views: list[dict[int | None, Any]] = []
        self.legal: list[tuple[int, list[str]]] = []
        for number, action in enumerate([*actions, ""], start=1):
            state = self.match.state
            self.facts.append(len(self.match.log))
            self.views.append({reader: self.view(reader) for reader in readers})
            self.legal.append((int(state.acting()), [rules.format(each) for each in state.legal()] if action else []))
            if action:
                self.match.do(rules.parse(action), dealer_of_move(secret, number))
        assert self.match.state.is_over()
        self.told = {reader: plain(self.match.log_of(reader)) for reader in readers}

    def view(self, reader: int | None) -> Any:
        view = self.match.view(reader)
        del view["log"]
        return plain(view)

    def check(self, reader: int | None, frames: list[str]) -> None:
        """Every frame holds what this reader may know when it was sent, all of it, and nothing else."""
        view: dict[str, Any] = {}
        facts = 0
        for frame in frames:
            told = json.loads(frame)
            if told["type"] not in ("welcome", "items"):
                assert set(told) <= {"type", "id", "on", "code", "clause", "message"}
                continue
            on = told["on"]
            if told["type"] == "welcome":
                assert set(told) == WELCOME_KEYS
                view, facts, new = told["view"], 0, told["log"]
                assert told["seat"] == reader
                assert (told["talk"], told["notes"], told["muted"]) == ([], None if reader is None else {}, [])
            else:
                assert set(told) == ITEMS_KEYS
                view |= told["changes"]
                new = facts_of(told["items"])
            assert new == self.told[reader][facts : facts + len(new)]
            facts += len(new)
            assert facts == self.facts[on]
            assert view == self.views[on][reader]
            acting, legal = self.legal[on]
            assert told["legal"] == (legal if acting == reader and legal else None)
            if self.game == "suspicion" and legal:
                assert named(told) - WHERE_THEY_LIE <= self.may_name(reader, on)

    def may_name(self, reader: int | None, on: int) -> set[str]:
        """The evidence of Suspicion that someone may have heard of, said in other words than those of the rules."""
        return {
            card
            for event in self.match.log[: self.facts[on]]
            if hears_of(reader, event)
            for card in named(plain(event))
        }


def hears_of(reader: int | None, event: Event) -> bool:
    fields = plain(event)
    if event.kind in HIDDEN_KINDS:
        return False
    if event.kind == "show":
        return reader in (fields["seat"], fields["to"])
    return event.kind not in FOR_ONE or fields[FOR_ONE[event.kind]] == reader


def facts_of(items: list[dict[str, Any]]) -> list[Any]:
    """The events among the items; what else there is says who sits where, and no more."""
    facts = []
    for item in items:
        what = item["what"]
        if what["type"] == "fact":
            facts.append(what["fact"])
        else:
            assert what["type"] in ("table", "presence")
            assert not named(what)
    return facts


def named(told: Any) -> set[str]:
    """The evidence named anywhere in a frame, but for what its reader may decide."""
    if isinstance(told, dict):
        return {card for key, value in told.items() if key != "legal" for card in named(value)}
    if isinstance(told, list):
        return {card for value in told for card in named(value)}
    return {told} & set(EVIDENCE) if isinstance(told, str) else set()
