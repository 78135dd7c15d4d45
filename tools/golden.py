"""Writes golden records: one random game of each kind and player count, for every later version to replay.

Records that are already there stay as they are; `--anew` writes all of them again.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from sleuth.record import Record, commitment_of, record_of, write_record
from sleuth.record.replaying import add_move
from sleuth.rules import GAMES
from sleuth.rules.dealer import SeededDealer, dealer_of_move
from sleuth.rules.game import Game
from sleuth.rules.match import begin

FOLDER = Path(__file__).parent.parent / "tests" / "golden" / "records"
OPTIONS: dict[str, list[dict[str, object]]] = {
    "calaveras": [{}, {"location_copies": 9, "twist_optional": True, "first": 0, "max_turns": 40}],
    "crime-hotel": [{}, {"beginner": True, "first": 1}],
    "suspicion": [{}, {"investigation": {"reveal": 3, "absinthe": 8, "diversion": 3}, "first": 1, "max_turns": 12}],
}


def played(game: Game, players: int, options: dict[str, object], seed: str) -> Record:
    """A game of random moves, played to the end and written down."""
    secret = f"golden {seed}"
    setup = game.agree(players, options)
    match = begin(game, setup, dealer_of_move(secret, 0))
    record = record_of(match, [f"Player {seat}" for seat in range(players)], setup, match.log[:])
    record.secret, record.commitment = secret, commitment_of(secret)
    chooser = SeededDealer(f"choices {seed}")
    while not match.state.is_over():
        seat = int(match.state.deciding())
        action = match.state.nth_legal(chooser.below(match.state.count_legal()))
        told = match.do(action, dealer_of_move(secret, len(record.moves)))
        add_move(record, seat, game.format(action), told)
    record.winners = match.state.winners()
    return record


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--anew", action="store_true")
    anew = arguments.parse_args().anew
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in GAMES.values():
        for players in game.players:
            for number, options in enumerate(OPTIONS[game.id]):
                name = f"{game.id}-{players}-{number}"
                path = FOLDER / f"{name}.sleuth"
                if anew or not path.exists():
                    path.write_text(write_record(played(game, players, options, name)), "utf-8")


if __name__ == "__main__":
    main()
