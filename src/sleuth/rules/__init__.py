"""The rules of the three games: pure, typed, compiled where there is a compiler."""

from sleuth.rules.calaveras.game import Calaveras
from sleuth.rules.game import Game

GAMES: dict[str, Game] = {game.id: game for game in (Calaveras(),)}
