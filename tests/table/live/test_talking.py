"""Talk and notes."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table.live.fakes import Client, Trial, acks, errors, run

from sleuth.rules import GAMES
from sleuth.rules.refusal import Refusal
from sleuth.table import wire
from sleuth.table.notes import read_notes
from sleuth.table.talking import phrase_in, phrases_of, plain_text
from sleuth.words import LANGUAGES


def heard(client: Client) -> list[str]:
    return [said["text"] for said in client.talk]


def test_everyone_hears_the_table_and_partners_only_their_team() -> None:
    async def scenario() -> None:
        trial = Trial("calaveras", 4)
        await trial.sit_down("onlooker")
        assert acks(await trial.clients["p0"].send(type="say", id="a", text="hello <b>all</b>")) == [0]
        await trial.clients["p0"].send(type="say", id="b", text="hush", to="team")
        await trial.pass_time(0)
        assert {name: heard(client)[1:] for name, client in trial.clients.items()} == {
            "p0": ["hush"], "p1": [], "p2": ["hush"], "p3": [], "onlooker": [],
        }  # fmt: skip
        assert b"hush" not in b"".join(trial.clients["p1"].raw + trial.clients["onlooker"].raw)
        assert heard(await trial.come("p1")) == ["hello <b>all</b>"]
        assert heard(await trial.come("p2")) == ["hello <b>all</b>", "hush"]
        refused = await trial.clients["onlooker"].send(type="say", id="c", text="hush", to="team")
        assert errors(refused) == ["bad-talk"]

    run(scenario())


def test_a_game_without_teams_has_no_team_talk() -> None:
    async def scenario() -> None:
        trial = Trial("suspicion", 3)
        await trial.sit_down()
        assert errors(await trial.clients["p0"].send(type="say", id="c", text="hush", to="team")) == ["bad-talk"]

    run(scenario())


def test_talk_is_plain_limited_in_length_and_in_number() -> None:
    async def scenario() -> None:
        trial = Trial("suspicion", 3)
        live = await trial.sit_down()
        client = trial.clients["p0"]
        assert errors(await client.send(type="say", id="a", text="x" * 301)) == ["bad-talk"]
        assert errors(await client.send(type="say", id="a", text=" \n\u202e ")) == ["bad-talk"]
        for number in range(5):
            assert acks(await client.send(type="say", id=f"s{number}", text="x" * 300))
        assert errors(await client.send(type="say", id="s", text="more")) == ["too-often"]
        assert errors(await trial.clients["p1"].send(type="say", id="s", text="others may")) == []
        await trial.pass_time(2)
        assert acks(await client.send(type="say", id="s", text="again"))
        assert live.talking.last == 7

    run(scenario())


def test_text_loses_control_signs_and_turned_directions() -> None:
    assert plain_text("a\x00b\r\nc\u202ed") == "a b c d"


def test_the_host_turns_the_chat_off() -> None:
    async def scenario() -> None:
        trial = Trial("suspicion", 3, chat=False)
        await trial.sit_down()
        assert errors(await trial.clients["p1"].send(type="say", id="a", text="hello")) == ["bad-talk"]
        assert errors(await trial.clients["p1"].send(type="phrase", id="b", phrase="phrase-suspicion-1")) == [
            "bad-talk"
        ]

    run(scenario())


def test_a_phrase_is_read_by_each_in_their_language() -> None:
    async def scenario() -> None:
        trial = Trial("suspicion", 3)
        await trial.sit_down()
        french = await trial.come("p1", language="fr")
        await trial.clients["p0"].send(type="phrase", id="a", phrase="phrase-suspicion-3")
        await trial.pass_time(0)
        assert heard(trial.clients["p2"]) == ["A glass of absinthe, anyone?"]
        assert heard(french)[0].startswith("Un verre d’absinthe")
        assert heard(await trial.come("p1", language="fr")) == heard(french)
        wrong = await trial.clients["p0"].send(type="phrase", id="b", phrase="phrase-calaveras-1")
        assert errors(wrong) == ["bad-talk"]

    run(scenario())


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_six_phrases_in_each_language(game: str) -> None:
    for language in LANGUAGES:
        assert len({phrase_in(language, phrase) for phrase in phrases_of(game)}) == 6


def test_whoever_is_muted_is_a_bare_number_to_that_reader_alone() -> None:
    async def scenario() -> None:
        trial = Trial("suspicion", 3)
        await trial.sit_down()
        await trial.clients["p1"].send(type="mute", person="p0", muted=True)
        await trial.clients["p0"].send(type="say", id="a", text="blah")
        await trial.pass_time(0)
        assert (heard(trial.clients["p1"]), heard(trial.clients["p2"])) == ([], ["blah"])
        assert heard(await trial.come("p1")) == []
        await trial.clients["p1"].send(type="mute", person="p0", muted=False)
        assert heard(await trial.come("p1")) == ["blah"]

    run(scenario())


def test_notes_are_kept_for_the_seat_and_told_to_its_other_device_only() -> None:
    async def scenario() -> None:
        trial = Trial("suspicion", 3)
        await trial.sit_down("onlooker")
        first = trial.clients["p1"]
        second = await trial.come("p1")
        notes = {"grid": {"plum": ["yes", "no", "none"]}, "text": "mine-alone"}
        assert acks(await first.send(type="note", id="n", notes=notes)) == [0]
        assert [frame.notes for frame in second.read() if isinstance(frame, wire.Notes)] == [notes]
        await trial.pass_time(0)
        for name in ("p0", "p2", "onlooker"):
            assert b"mine-alone" not in b"".join(trial.clients[name].raw)
        again = await trial.come("p1")
        welcome = again.frames[0]
        assert isinstance(welcome, wire.Welcome)
        assert welcome.notes == notes
        assert errors(await trial.clients["onlooker"].send(type="note", id="n", notes={})) == ["not-yours"]

    run(scenario())


@pytest.mark.parametrize(
    ("game", "notes"),
    [
        ("suspicion", {"grid": {"plum": ["yes", "no"]}}),
        ("suspicion", {"grid": {"nobody": ["yes", "no", "none"]}}),
        ("suspicion", {"grid": {"plum": ["yes", "no", "perhaps"]}}),
        ("crime-hotel", {"rooms": {"10": "yes"}}),
        ("crime-hotel", {"grid": {}}),
        ("calaveras", {"text": "x" * 10_001}),
        ("calaveras", {"text": 5}),
    ],
)
def test_notes_that_fit_no_note_card_are_refused(game: str, notes: dict[str, Any]) -> None:
    with pytest.raises(Refusal):
        read_notes(game, 3, notes)


def test_notes_in_the_shape_of_each_game_are_kept_as_they_are() -> None:
    assert read_notes("crime-hotel", 3, {"rooms": {"27": "maybe"}}) == {"rooms": {"27": "maybe"}, "text": ""}
    assert read_notes("calaveras", 4, {"text": "x" * 10_000})["text"] == "x" * 10_000
