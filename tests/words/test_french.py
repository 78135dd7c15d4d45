"""French says the right article, number and elision."""

from __future__ import annotations

import pytest

from sleuth.rules.calaveras.events import Designate, Draw, Move, Play
from sleuth.rules.crime_hotel.events import Relocate, Score
from sleuth.rules.facts import Event
from sleuth.rules.refusal import illegal
from sleuth.rules.suspicion.events import Deal, Go, Show
from sleuth.words import Words
from sleuth.words.telling import agents, describe, explain, service, tell

NAMES = ["Elena", "Karl", "Ariane", "Saïd"]


@pytest.mark.parametrize(
    ("game", "event", "sentence"),
    [
        ("calaveras", Draw(0, "H"), "Elena pioche l’Hôtel."),
        ("calaveras", Draw(0, "?"), "Elena pioche une carte."),
        ("calaveras", Play(1, 1, "P", "S"), "Karl joue la Cabine téléphonique dans la zone Suspect."),
        ("calaveras", Play(3, 1, "L", "2"), "Pour Saïd, Karl joue le Laboratoire devant Ariane."),
        ("calaveras", Play(1, 1, "X", None), "Karl joue un Rebondissement."),
        ("calaveras", Move("A", "2", "I"), "Aéroport : la carte passe de chez Ariane vers la zone Innocent."),
        (
            "crime-hotel",
            Score(1, ["C7"], 5, 0, 5),
            "Karl marque 5 points : hypothèses justes : colonne 7 (5), prime 0.",
        ),
        (
            "crime-hotel",
            Score(1, [], 0, 0, 0),
            "Karl marque 0 point : hypothèses justes : rien (0), prime 0.",
        ),
        (
            "crime-hotel",
            Relocate(0, "F2", "R27"),
            "Elena déplace un détective : il quitte l’étage 2 pour la chambre 27.",
        ),
        ("suspicion", Go(0, "studio", "library"), "Elena quitte l’atelier pour la bibliothèque."),
        ("suspicion", Show(3, 1, 2, "green"), "Karl montre le révérend Olive à Ariane."),
        ("suspicion", Show(3, 1, 2, "?"), "Karl montre une carte à Ariane."),
        (
            "suspicion",
            Deal(1, ["plum", "poison", "studio"]),
            "Karl reçoit professeur Violet, poison et atelier.",
        ),
        ("suspicion", Deal(1, ["?", "?", "?"]), "Karl reçoit 3 cartes."),
    ],
)
def test_a_sentence(game: str, event: Event, sentence: str) -> None:
    assert tell(Words("fr"), game, event, NAMES).replace("\u00a0", " ") == sentence


@pytest.mark.parametrize(("points", "phrase"), [(1, "1 point de soupçon,"), (3, "3 points de soupçon,")])
def test_points_are_counted(points: int, phrase: str) -> None:
    event = Designate(0, points, points, "C20", ["A"], ["H", "C"])
    assert phrase in tell(Words("fr"), "calaveras", event, NAMES)


def test_equal_cards_are_named_once() -> None:
    sentence = tell(Words("fr"), "suspicion", Deal(1, ["diversion", "diversion", "studio"]), NAMES)
    assert sentence == "Karl reçoit Diversion ×2 et atelier."


def test_an_action_names_seats_by_name_and_number() -> None:
    assert describe(Words("fr"), "calaveras", "H@2", NAMES) == "Hôtel devant Ariane (siège 2)"


def test_a_refusal_names_cards_and_seats() -> None:
    refusal = illegal("card-not-there", "C13", card="H", place="2")
    said = explain(Words("fr"), "calaveras", refusal).replace("\u00a0", " ")
    assert said.startswith("Il n’y a pas de carte « Hôtel » à déplacer devant le siège 2")


def test_partners_are_agents_of_one_service() -> None:
    words = Words("fr")
    four = agents(words, 4, None)
    assert [four[0], four[2]] == ["Elena Koltsova", "Karl Popov"]
    six = agents(words, 6, 5)
    assert [six[1], six[4]] == ["Françoise Dujardin", "Saïd Djalal"]
    assert six[5] == "Dorothy Blake (fantôme)"
    assert {service(words, 6, seat) for seat in (1, 4)} == {"Services français"}
