"""Counts the sequences of actions from fixed deals: a frozen proof of what is legal when.

python tools/perft.py          compares with tests/golden/perft.json
python tools/perft.py --write  writes it
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from sleuth.rules import GAMES
from sleuth.rules.dealer import SeededDealer, dealer_from
from sleuth.rules.game import State

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden" / "perft.json"
STARTS = [0, 9, 31]  # how many random moves lie before the position that is counted from
LEAVES = 6000  # as deep as this many sequences allow


def perft(state: State, dealer: str, depth: int) -> int:
    """The number of sequences of so many actions; each goes on with the same chance."""
    if depth == 0 or state.is_over():
        return int(depth == 0)
    if depth == 1:
        return int(state.count_legal())
    leaves = 0
    for action in state.legal():
        after = state.copy()
        chance = dealer_from(dealer)
        after.apply(action, chance)
        leaves += perft(after, chance.text(), depth - 1)
    return leaves


def counts(state: State, dealer: str) -> list[int]:
    """For one action, for two, and so on."""
    found: list[int] = []
    depth = 1
    while not found or 0 < found[-1] * max(2, found[0]) <= LEAVES:
        found.append(perft(state, dealer, depth))
        depth += 1
    return found


def all_counts() -> dict[str, list[int]]:
    found = {}
    for game in GAMES.values():
        for players in game.players:
            for moves in STARTS:
                name = f"{game.id}, {players} players, after {moves} moves"
                dealer = SeededDealer(name)
                state = game.new(players, {}, dealer)
                for _ in range(moves):
                    if not state.is_over():
                        state.apply(state.nth_legal(dealer.below(state.count_legal())), dealer)
                found[name] = counts(state, dealer.text())
    return found


def main(arguments: list[str]) -> int:
    found = all_counts()
    if arguments == ["--write"]:
        lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(numbers)}" for name, numbers in found.items())
        GOLDEN.write_text(f"{{\n{lines}\n}}\n", "utf-8")
        return 0
    frozen = json.loads(GOLDEN.read_text("utf-8"))
    for name in sorted({*frozen, *found}):
        if frozen.get(name) != found.get(name):
            print(f"{name}: frozen {frozen.get(name)}, now {found.get(name)}")
    return int(frozen != found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
