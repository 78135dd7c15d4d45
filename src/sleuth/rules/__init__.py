"""The rules of the three games: pure, typed, compiled where there is a compiler."""

from sleuth.rules.calaveras.game import Calaveras
from sleuth.rules.crime_hotel.game import CrimeHotel
from sleuth.rules.game import Game
from sleuth.rules.suspicion.game import Suspicion

GAMES: dict[str, Game] = {game.id: game for game in (Calaveras(), CrimeHotel(), Suspicion())}
