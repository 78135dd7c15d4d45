"""Calaveras by rules of thumb: see where each move leads on the open table, and like what helps the team."""

from __future__ import annotations

from typing import Any, Final

from sleuth.minds.thumb.liking import best
from sleuth.rules.calaveras.game import Calaveras
from sleuth.rules.calaveras.notation import INNOCENT, KINDS, SUSPECT
from sleuth.rules.calaveras.state import CalaverasState
from sleuth.rules.dealer import Dealer, SeededDealer
from sleuth.rules.facts import UNKNOWN

GAME: Final = Calaveras()
VICTORY: Final = 1000.0
FAILURE: Final = -300.0  # C27: nobody wins; better than another team's victory


def choose(view: dict[str, Any], legal: list[str], chooser: Dealer) -> str:
    table = imagine(view)
    team = view["turn"] % (view["seats"] // 2)
    return best(legal, lambda action: liking(after(table, action), team), chooser)


def imagine(view: dict[str, Any]) -> CalaverasState:
    """A position with the open table of a view; the cards that cannot be seen are dealt anyhow."""
    unseen = hidden_cards(view)
    hands = [[unseen.pop() if card == UNKNOWN else card for card in hand] for hand in view["hands"]]
    position = {key: value for key, value in view.items() if key not in ("seat", "known", "log")}
    state = GAME.read(position | {"rng": "", "hands": hands, "deck": unseen})
    assert isinstance(state, CalaverasState)
    return state


def hidden_cards(view: dict[str, Any]) -> list[str]:
    """C2: the cards that the view does not show."""
    copies = view["options"]["location_copies"]
    seen = [card for hand in view["hands"] + view["shown"] for card in hand]
    seen += view["innocent"] + view["suspect"] + view["discard"]
    hidden: list[str] = []
    for kind in KINDS:
        total = 48 - 5 * copies if kind == "X" else copies
        hidden += [kind] * (total - seen.count(kind))
    return hidden


def after(table: CalaverasState, action: str) -> CalaverasState:
    state = table.copy()
    state.play(GAME.parse(action), SeededDealer(""), None)
    return state


def liking(state: CalaverasState, team: int) -> float:
    """How good the open table is for a team."""
    if state.over:
        winners = state.winners()
        if not winners:
            return FAILURE
        return VICTORY if team in winners else -VICTORY
    seats = int(state.setup.seats)
    teams = seats // 2
    mine, theirs = [team, team + teams], [seat for seat in range(seats) if seat % teams != team]
    liked = 3.0 if state.nicole in mine else 0.0
    liked += mean([state.points_of(seat) for seat in theirs]) - mean([state.points_of(seat) for seat in mine])
    liked += 0.25 * (min(distrust(state, seat) for seat in theirs) - min(distrust(state, seat) for seat in mine))
    liked += mean([danger(state, seat) for seat in theirs]) - mean([danger(state, seat) for seat in mine])
    return liked


def distrust(state: CalaverasState, seat: int) -> float:
    """C24: Nicole looks at points first, then at how many locations lie there."""
    return int(state.points_of(seat)) - len(kinds(state, seat)) / 8


def danger(state: CalaverasState, seat: int) -> float:
    """How near a seat is to being designated, and how much that would cost it (C18-C22)."""
    shown, innocent, suspect = kinds(state, seat), kinds(state, INNOCENT), kinds(state, SUSPECT)
    stake = len(innocent) + len(suspect) + 1
    if shown & innocent:
        return -0.1 * stake * len(shown & innocent)
    return 0.2 * stake * len(shown & suspect)


def kinds(state: CalaverasState, place: int) -> set[int]:
    there = int(state.at(place))
    return {kind for kind in range(5) if there >> kind & 1}


def mean(numbers: list[Any] | list[float]) -> float:
    return sum(float(number) for number in numbers) / len(numbers)
