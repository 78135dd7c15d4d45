"""Every refusal that the rules give to an action can be explained in both languages."""

from __future__ import annotations

import pytest

from sleuth.rules import GAMES
from sleuth.rules.dealer import SeededDealer
from sleuth.rules.match import begin
from sleuth.rules.refusal import Refusal
from sleuth.words import LANGUAGES, Words
from sleuth.words.telling import explain

LEFT_OUT = ("{", "}", "None")  # what is left where words were missing
FEW = {"calaveras": 3, "crime-hotel": 3, "suspicion": 5}


def refusals(game_id: str) -> list[Refusal]:
    """The different refusals of the actions of one random game, one of each reason, clause and first detail."""
    game = GAMES[game_id]
    dealer = SeededDealer("refused")
    setup = game.agree(FEW[game_id], {})
    match = begin(game, setup, dealer)
    found: dict[str, Refusal] = {}
    for _ in range(60):
        if match.state.is_over():
            break
        for action in range(0, min(game.actions(setup.options), 2000), 3):
            refusal = match.state.verify(action)
            if refusal is not None:
                found[f"{refusal.reason} {refusal.clause} {sorted(refusal.details.items())[:1]}"] = refusal
        match.do(match.state.nth_legal(dealer.below(match.state.count_legal())), dealer)
    return list(found.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_refused_action_is_explained(game: str, language: str) -> None:
    words = Words(language)
    given = refusals(game)
    assert len({refusal.reason for refusal in given}) >= 4
    for refusal in given:
        said = explain(words, game, refusal)
        assert not any(sign in said for sign in LEFT_OUT), said
