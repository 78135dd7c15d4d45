"""Suspicion by rules of thumb: keep the note card well, ask for what is unknown, accuse when sure."""

from __future__ import annotations

from typing import Any

from sleuth.minds.thumb.grid import Grid
from sleuth.minds.thumb.liking import any_of, best, once_in
from sleuth.rules.dealer import Dealer


def choose(view: dict[str, Any], legal: list[str], chooser: Dealer) -> str:
    grid = Grid(view)
    phase = view["phase"]
    if phase == "move":
        return best(legal, lambda action: liking_of_step(view, action, grid), chooser)
    if phase == "reveal":
        return best(legal, lambda action: len(grid.shown_to.get(action.partition(":")[2], ())), chooser)
    if phase == "answer":
        return answer(view, legal, grid, chooser)
    if phase == "conclude":
        return "accuse" if grid.crimes() == [tuple(view["suspicion"])] else "pass"
    return suspect(legal, grid, chooser)


def liking_of_step(view: dict[str, Any], action: str, grid: Grid) -> float:
    """A step takes a card (S10), and should lead where a question teaches most."""
    place = view["pawns"][view["seat"]]
    card = 0.0
    if action != "stay":
        place = view["board"].index(action.partition(":")[2])
        card = 1.5 if view["deck"] else 0.0
    targets = [there for there, room in enumerate(view["board"]) if is_worth_asking(room, grid)]
    return card - min([steps_between(place, there) for there in targets], default=0)


def is_worth_asking(room: str, grid: Grid) -> bool:
    """While the room of the crime is open, any that may be it; then one that nobody can show."""
    suspected = grid.suspected(2)
    if len(suspected) > 1:
        return room in suspected
    return room in suspected or grid.holder.get(room) == grid.me


def steps_between(place: int, there: int) -> int:
    """S6, S9: on the grid of three by three."""
    return abs(place // 3 - there // 3) + abs(place % 3 - there % 3)


def answer(view: dict[str, Any], legal: list[str], grid: Grid, chooser: Dealer) -> str:
    """Show what this player has seen, or others have; hide a new card behind a Diversion now and then."""
    shows = [action for action in legal if action.startswith("show:")]
    if not shows:
        return "none" if "none" in legal else legal[0]

    def liking(action: str) -> float:
        seen_by = grid.shown_to.get(action.partition(":")[2], set())
        return 10.0 * (view["turn"] in seen_by) + len(seen_by)

    choice = best(shows, liking, chooser)
    if "divert" in legal and liking(choice) == 0 and once_in(4, chooser):
        return "divert"
    return choice


def suspect(legal: list[str], grid: Grid, chooser: Dealer) -> str:
    crimes = grid.crimes()
    asks = [action for action in legal if action.startswith("ask:")]
    if len(crimes) == 1:
        accusation = "accuse:" + ",".join(crimes[0])
        if accusation in legal:
            return accusation
    least_known = min(grid.known_of(int(action.split(":")[1])) for action in asks)
    asked = [action for action in asks if grid.known_of(int(action.split(":")[1])) == least_known]
    if asked[0].count(":") == 1:  # S14: drunk, only whom to ask is left to choose
        return any_of(asked, chooser)
    own = mixed_in(grid, chooser)
    return best(asked, lambda action: liking_of_question(action, grid, own), chooser)


def mixed_in(grid: Grid, chooser: Dealer) -> int:
    """Now and then one of the cards named is one's own, so that an answer tells more: 0 the suspect, 1 the weapon."""
    return int(chooser.below(3)) if len(grid.suspected(0)) + len(grid.suspected(1)) > 4 else -1


def liking_of_question(action: str, grid: Grid, own: int) -> float:
    """Ask for what can be the crime; what is known to lie with others says nothing."""
    liked = 0.0
    for kind, card in enumerate(action.split(":")[2].split(",")):
        if card in grid.suspected(kind):
            liked += 1.0
        elif grid.holder.get(card) == grid.me:
            liked += 2.0 if kind == own else 0.5
    return liked
