"""What a seat may not know never reaches it: neither by what it would change, nor by any byte."""

from __future__ import annotations

import pytest
from tests.table.live.fakes import Client, Trial, run

from sleuth.rules import GAMES
from sleuth.rules.dealer import SeededDealer
from sleuth.rules.suspicion.notation import EVIDENCE
from sleuth.table.items import Items
from sleuth.table.showing import Showing

TABLES = [(game.id, players) for game in GAMES.values() for players in game.players]
EVERY = pytest.mark.parametrize(("game", "players"), TABLES)


@EVERY
def test_positions_that_differ_in_what_a_seat_cannot_know_are_told_to_it_by_the_same_bytes(
    game: str, players: int
) -> None:
    async def scenario() -> None:
        trial = Trial(game, players)
        live = await trial.sit_down()
        differed = 0
        for step in range(12):
            await trial.play(2, f"{step}")
            if live.decider is None:
                break
            for seat in range(players):
                differed += same_to(trial, seat, f"{step}/{seat}")
        assert differed

    run(scenario())


def same_to(trial: Trial, seat: int, seed: str) -> bool:
    """Whether another world was found; what the seat is told there is the same in any case."""
    live = trial.live
    course = live.course
    assert course is not None
    client = trial.clients[f"p{seat}"]
    before = course.match.state
    told = told_now(client)
    course.match.state = course.match.resample(seat, SeededDealer(seed))
    live.look()
    assert told_now(client) == told
    other = live.game.write(course.match.state) != live.game.write(before)
    course.match.state = before
    live.look()
    return other


def told_now(client: Client) -> list[bytes]:
    """A welcome, and the frame of a whole view, as this seat gets them now."""
    live, visitor = client.live, client.visitor
    assert live.course is not None
    showing = Showing(live.course.match)
    changes = showing.changes(live.course.match, [], everything=True)
    return [live.welcome_of(visitor, {}), live.frame(visitor, [], changes[visitor.seat])]


@EVERY
def test_the_next_happening_too_is_told_by_the_same_bytes(game: str, players: int) -> None:
    """Another's same move in two worlds; where the rules tell a seat the same of it, so do the bytes."""

    async def scenario() -> None:
        compared = 0
        for step in range(0, 20, 2):
            one, two = await begun(game, players, step), await begun(game, players, step)
            if one.live.decider is None:
                break
            seat = (one.live.decider + 1) % players
            course = two.live.course
            assert course is not None
            course.match.state = course.match.resample(seat, SeededDealer(f"{step}"))
            two.live.showing = Showing(course.match)
            two.live.look()
            both = [action for action in one.live.legal if action in two.live.legal]
            if both:
                frames = [await happening(trial, seat, both[0]) for trial in (one, two)]
                if log_of(one, seat) == log_of(two, seat):
                    compared += 1
                    assert frames[0] == frames[1]
        assert compared

    run(scenario())


async def begun(game: str, players: int, moves: int) -> Trial:
    trial = Trial(game, players)
    await trial.sit_down()
    await trial.play(moves)
    return trial


async def happening(trial: Trial, seat: int, action: str) -> list[bytes]:
    """What a seat is sent when the one who decides makes a move."""
    client = trial.clients[f"p{seat}"]
    client.raw.clear()
    await trial.decider().move(action)
    client.read()
    return client.raw


def log_of(trial: Trial, seat: int) -> list[object]:
    assert trial.live.course is not None
    return list(trial.live.course.match.log_of(seat))


@EVERY
def test_hidden_cards_are_in_no_byte_that_others_get(game: str, players: int) -> None:
    async def scenario() -> None:
        trial = Trial(game, players, "planted-secret", options={} if game == "crime-hotel" else {"max_turns": 30})
        live = await trial.sit_down("onlooker")
        await trial.play(20)
        for client in trial.clients.values():
            sent = b"".join(client.raw)
            assert b"planted-secret" not in sent
            assert live.row.commitment.encode() in sent
            assert sum(sent.count(b'"%b"' % name.encode()) for name in ("forced", "standin", "spent")) == 0
            check_hands(client)
        await trial.play()
        for client in trial.clients.values():
            assert b"planted-secret" in b"".join(client.raw)

    run(scenario())


def check_hands(client: Client) -> None:
    """Every frame's hands, and every fact, show a seat its own cards and no others."""
    seat = client.visitor.seat
    for frame in client.frames:
        view = getattr(frame, "view", None) or getattr(frame, "changes", None) or {}
        for other, hand in enumerate(view.get("hands", [])):
            assert other == seat or set(hand) <= {"?"}
        assert view.get("crime") is None or view.get("over") or (view["crime"] is not None and seat is not None)
    for fact in client.log:
        if fact["type"] in ("shuffle", "shuffle-deck", "shuffle-evidence"):
            assert set(fact.get("deck") or fact.get("cards") or []) <= {"?"}
        if fact["type"] in ("deal", "draw", "keep") and fact["seat"] != seat:
            assert set(fact.get("cards", [fact.get("card")])) == {"?"}
        if fact["type"] == "crime":
            assert fact["suspect"] == "?"
        if fact["type"] == "show" and seat not in (fact["seat"], fact["to"]):
            assert fact["card"] == "?"


def test_planted_cards_are_searched_in_every_byte_of_the_others() -> None:
    """Suspicion's hands: before anything was said, no name of another's card is in any byte but of the board."""

    async def scenario() -> None:
        trial = Trial("suspicion", 3)
        live = await trial.sit_down("onlooker")
        assert live.course is not None
        rooms = set(EVIDENCE[12:])
        hands = live.game.write(live.course.match.state)["hands"]
        assert isinstance(hands, list)
        for client in trial.clients.values():
            hidden = {card for seat, hand in enumerate(hands) if seat != client.visitor.seat for card in hand} - rooms
            sent = b"".join(client.raw)
            assert hidden
            for card in hidden:
                assert card.encode() not in sent

    run(scenario())


def test_a_private_item_is_a_bare_number_or_its_open_part_to_others() -> None:
    items = Items()
    item = items.said({"type": "talk", "text": "hush"}, "p0", 0b0101, None)
    assert item.seen_by(0, "en", set()) == b'{"n":1,"what":{"type":"talk","text":"hush"}}'
    assert item.seen_by(2, "en", set()) != b'{"n":1}'
    assert item.seen_by(1, "en", set()) == item.seen_by(None, "en", set()) == b'{"n":1}'
    assert item.seen_by(0, "en", {"p0"}) == b'{"n":1}'
