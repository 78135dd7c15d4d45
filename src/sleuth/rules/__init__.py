"""The rules of the three games: pure, typed, compiled where there is a compiler."""
