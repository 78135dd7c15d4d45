"""Draws docs/pictures: the tables as the terminal shows them, in the middle of a game.

python tools/pictures.py          draws them
python tools/pictures.py --check  fails where they are stale
"""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT

from sleuth.rules import GAMES
from sleuth.terminal.host import Host
from sleuth.terminal.paper import Screen
from sleuth.terminal.playing import names_of, story_name
from sleuth.terminal.sitting import sit_down
from sleuth.terminal.steps import Step
from sleuth.words import Words

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
WIDTH = 88
MOMENTS = {"calaveras": 12, "crime-hotel": 20, "suspicion": 10}  # at least so many moves are made first
TOLD = 4  # moves whose events are shown above the table
# A picture loads no fonts from elsewhere.
FRAME = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL).replace("Fira Code, ", "")


def picture(game: str, moves: int) -> str:
    """The table of a game when seat 0 is asked for a decision."""
    words = Words("en")
    names = [story_name(words, game, 4, seat) for seat in range(4)]
    sitting = sit_down(GAMES[game], GAMES[game].agree(4, {"first": 0}), 0, names, "a picture", Path(), "")
    screen = Screen(io.StringIO(), io.StringIO(), colour=True, width=WIDTH)
    screen.console.record = True
    host = Host(screen, words, sitting, names_of(words, sitting.record))
    told = [sitting.let_other_move() for _ in range(moves)]
    while not sitting.is_mine():
        told.append(sitting.let_other_move())
    for events in told[-TOLD:]:
        host.tell(events)
    host.show_table()
    host.say("terminal-decide", "bold", name=names[0])
    host.list(Step(game, sitting.legal()))
    screen.console.print(words.say("terminal-prompt"))
    title = GAMES[game].title["en"]
    return screen.console.export_svg(title=title, code_format=FRAME, unique_id=f"sleuth-{game}") + "\n"


def main(arguments: list[str]) -> int:
    stale = 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game, moves in MOMENTS.items():
        path, drawn = FOLDER / f"{game}.svg", picture(game, moves)
        if arguments != ["--check"]:
            path.write_text(drawn, "utf-8")
        elif not path.exists() or path.read_text("utf-8") != drawn:
            print(f"docs/pictures/{path.name} is stale: run python tools/pictures.py")
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
