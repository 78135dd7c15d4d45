"""What each seat sees of the game, and what of it a move has changed.

Most of a view lies open to everyone: it is looked at and encoded once for all. Views are the only source.
"""

from __future__ import annotations

from typing import Final

from sleuth.rules.facts import Event
from sleuth.rules.match import Match
from sleuth.table.wire import encode

OWN: Final = ("hands", "crime", "murderer")  # keys that differ from seat to seat


class Showing:
    """The views as they were told last."""

    def __init__(self, match: Match) -> None:
        self.readers: list[int | None] = [None, *range(int(match.state.players_count()))]
        self.open = match.game.view(match.state, None)
        self.own = {reader: own_part(match, reader) for reader in self.readers}

    def changes(self, match: Match, told: list[Event], everything: bool = False) -> dict[int | None, bytes]:
        """The keys that changed, for each reader, as the inside of a JSON object."""
        before, self.open = self.open, match.game.view(match.state, None)
        shared = encode(
            {key: value for key, value in self.open.items() if key not in OWN and (everything or before[key] != value)}
        )[1:-1]
        private = [event for event in told if event.private]
        changed: dict[int | None, bytes] = {}
        for reader in self.readers:
            learnt = everything
            if reader is not None:
                for event in private:
                    learnt = learnt or event.teaches(reader)
            changed[reader] = joined(shared, self.own_changes(match, reader, learnt, everything))
        return changed

    def own_changes(self, match: Match, reader: int | None, learnt: bool, everything: bool) -> bytes:
        before = self.own[reader]
        now = own_part(match, reader) if reader is not None else {key: self.open[key] for key in before}
        self.own[reader] = now
        changed = {key: value for key, value in now.items() if everything or before[key] != value}
        if everything:
            changed["seat"] = reader
        if learnt:
            changed["known"] = [event.seen_by(reader) for event in match.known_to(reader)]
        return encode(changed)[1:-1] if changed else b""


def own_part(match: Match, reader: int | None) -> dict[str, object]:
    view = match.game.view(match.state, reader)
    return {key: view[key] for key in OWN if key in view}


def joined(shared: bytes, own: bytes) -> bytes:
    return shared + b"," + own if shared and own else shared or own
