"""The rules of the three games: pure, typed, compiled where there is a compiler."""

from __future__ import annotations

from typing import Final

from sleuth.rules.calaveras.game import Calaveras
from sleuth.rules.game import Game

GAMES: Final[dict[str, Game]] = {game.id: game for game in (Calaveras(),)}
