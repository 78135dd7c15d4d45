"""What each seat sees of the game, and what of it a move has changed.

Most of a view lies open to everyone: it is looked at and encoded once for all. What is each seat's own the game
says; views and those parts of them are the only source.
"""

from __future__ import annotations

from sleuth.rules.facts import Event
from sleuth.rules.match import Match
from sleuth.table.wire import encode


class Showing:
    """The views as they were told last."""

    def __init__(self, match: Match) -> None:
        self.readers: list[int | None] = [None, *range(int(match.state.players_count()))]
        self.open = match.game.view(match.state, None)
        self.own = {reader: match.game.own(match.state, reader) for reader in self.readers}

    def changes(self, match: Match, told: list[Event], everything: bool = False) -> dict[int | None, bytes]:
        """The keys that changed, for each reader, as the inside of a JSON object."""
        before, self.open = self.open, match.game.view(match.state, None)
        shared = encode(
            {
                key: value
                for key, value in self.open.items()
                if (everything or before[key] != value) and key not in self.own[None]
            }
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
        now = match.game.own(match.state, reader)
        self.own[reader] = now
        changed = {key: value for key, value in now.items() if everything or before[key] != value}
        if everything:
            changed["seat"] = reader
        if learnt:
            changed["known"] = [event.seen_by(reader) for event in match.known_to(reader)]
        return encode(changed)[1:-1] if changed else b""


def joined(shared: bytes, own: bytes) -> bytes:
    return shared + b"," + own if shared and own else shared or own
