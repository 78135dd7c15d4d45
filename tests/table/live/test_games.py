"""Whole games at live tables: everyone is told all they may know, and nothing gets lost."""

from __future__ import annotations

import pytest
from tests.table.live.fakes import Client, Trial, run

from sleuth.record import read_record, write_record
from sleuth.record.replaying import check
from sleuth.rules import GAMES
from sleuth.table.recording import record_for_seat, record_of_table
from sleuth.table.telling import teams_of

TABLES = [(game.id, players) for game in GAMES.values() for players in game.players]
EVERY = pytest.mark.parametrize(("game", "players"), TABLES)


@EVERY
def test_after_each_move_what_was_folded_is_what_a_fresh_welcome_tells(game: str, players: int) -> None:
    async def scenario() -> None:
        trial = Trial(game, players)
        live = await trial.sit_down("onlooker")
        moves = 0
        while live.decider is not None and moves < 60:
            moves += await trial.play(4, f"{moves}")
            for client in trial.clients.values():
                assert client.knows() == (await fresh(trial, client)).knows()
        assert moves

    run(scenario())


async def fresh(trial: Trial, like: Client) -> Client:
    """What someone would be told who came only now, without being seen to come."""
    again = Client(trial.live, like.visitor)
    notes = await trial.live.notes_of(like.visitor)
    like.visitor.outbox.put(trial.live.welcome_of(like.visitor, notes))
    again.read()
    return again


@EVERY
def test_a_game_played_to_its_end_has_a_record_that_proves_itself(game: str, players: int) -> None:
    async def scenario() -> None:
        trial = Trial(game, players, options={} if game == "crime-hotel" else {"max_turns": 30})
        live = await trial.sit_down()
        await trial.play(careful=False)
        assert live.row.status == "over"
        assert trial.store.rows[live.row.id].status == "over"
        end = trial.clients["p0"].table
        assert (end["secret"], end["winners"]) == ("planted", live.row.winners)
        entries = await trial.store.entries(live.row.id)
        text = write_record(record_of_table(live.row, [f"P{seat}" for seat in range(players)], entries))
        record, problems = read_record(text)
        assert record is not None
        assert problems == []
        assert record.secret
        assert check(record).problems == []

    run(scenario())


@EVERY
def test_a_table_rebuilt_from_its_entries_is_the_same_table(game: str, players: int) -> None:
    async def scenario() -> None:
        trial = Trial(game, players)
        live = await trial.sit_down()
        await trial.play(25)
        again = await trial.reopened()
        for seat in [None, *range(players)]:
            assert again.view(seat) == live.view(seat)
        assert (again.on, again.decider, again.legal) == (live.on, live.decider, live.legal)
        assert again.life != live.life

    run(scenario())


@EVERY
def test_bots_play_a_game_with_a_person_and_are_shown_what_their_seat_may_know(game: str, players: int) -> None:
    async def scenario() -> None:
        trial = Trial(game, players, bots=range(1, players), options={} if game == "crime-hotel" else {"max_turns": 20})
        await trial.sit_down()
        await trial.play()
        assert trial.live.row.status == "over"
        assert trial.bots.shown
        for view in trial.bots.shown:
            hands = view["hands"]
            assert isinstance(hands, list)
            others = [hand for seat, hand in enumerate(hands) if seat != view["seat"]]
            assert all(card == "?" for hand in others for card in hand)

    run(scenario())


def test_whoever_comes_back_gets_just_what_was_missed() -> None:
    async def scenario() -> None:
        trial = Trial("suspicion", 4, options={"max_turns": 40})
        live = await trial.sit_down()
        for missed in (0, 1, 5, 20):
            gone = trial.clients.pop("p2")
            other = await trial.come("p2")  # a second device, that plays on
            await trial.play(missed, f"{missed}")
            gone.read()
            last, epoch, knew = gone.n, gone.epoch, gone.knows()
            live.disconnect(other.visitor)
            live.disconnect(gone.visitor)
            assert knew == gone.knows()
            back = await trial.come("p2", epoch=epoch, last=last)
            back.n, back.table, back.view, back.log = gone.n, gone.table, gone.view, gone.log
            back.talk = gone.talk
            back.read()
            assert back.knows() == (await fresh(trial, back)).knows()

    run(scenario())


def test_too_old_or_of_another_life_is_a_fresh_start() -> None:
    async def scenario() -> None:
        trial = Trial("crime-hotel", 4)
        live = await trial.sit_down()
        for _ in range(600):
            live.tell_table()
            trial.clients["p1"].read()
        epoch = trial.clients["p1"].epoch
        for wrong in (
            (epoch, 3),
            ("another.1", live.items.n),
            (epoch, live.items.n + 1),
            (epoch[:-1] + "0", live.items.n),
        ):
            back = await trial.come("p1", epoch=wrong[0], last=wrong[1])
            assert type(back.read()[0]).__name__ == "Welcome"

    run(scenario())


def test_a_seats_own_record_hides_what_the_seat_may_not_know_and_has_its_notes() -> None:
    async def scenario() -> None:
        trial = Trial("suspicion", 3)
        live = await trial.sit_down()
        await trial.play(12)
        whole = record_of_table(live.row, ["A", "B", "C"], await trial.store.entries(live.row.id))
        text = write_record(record_for_seat(whole, 1, {"text": "the plum\u2028it was"}))
        assert "planted" not in text
        assert "crime suspect=? weapon=? room=?" in text
        assert "the plum" in text
        assert read_record(text)[1] == []

    run(scenario())


@pytest.mark.parametrize(("players", "teams"), [(3, 2), (4, 2), (5, 3), (6, 3)])
def test_C6_partners_sit_across_from_each_other(players: int, teams: int) -> None:
    async def scenario() -> None:
        trial = Trial("calaveras", players)
        live = await trial.sit_down()
        told = teams_of(live.row)
        assert told is not None
        assert live.course is not None
        assert len(told) == teams
        view = live.view(None)
        assert view is not None
        assert view["seats"] == 2 * teams

    run(scenario())
