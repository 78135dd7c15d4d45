"""The text protocol: every request answered, every refusal clear, nothing changed by one."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sleuth.engine import Engine
from sleuth.rules import GAMES
from sleuth.rules.suspicion.notation import EVIDENCE, ROOMS, SUSPECTS, WEAPONS

TABLES = [(game.id, players) for game in GAMES.values() for players in game.players]

KINDS = {"suspect": SUSPECTS, "weapon": WEAPONS, "room": ROOMS}
WORDS = {"poison": "poison", "library": "library", "plum": "Professor Plum"}


def ask(engine: Engine, request: object) -> dict[str, Any]:
    """The answer to a request, given as text or as what JSON makes of it."""
    line = request if isinstance(request, bytes) else json.dumps(request).encode()
    answer = engine.answer(line)
    assert b"\n" not in answer
    answered: dict[str, Any] = json.loads(answer)
    return answered


def new(game: str, players: int, **more: object) -> Engine:
    engine = Engine()
    answer = ask(engine, {"op": "new", "game": game, "players": players, "seed": "a", **more})
    assert answer["ok"], answer
    return engine


def code_of(answer: dict[str, Any]) -> str:
    assert answer["ok"] is False
    assert set(answer["error"]) <= {"code", "clause", "message"}
    assert len(answer["error"]["message"]) < 600
    return str(answer["error"]["code"])


def test_games_lists_the_three_with_their_names_players_and_options() -> None:
    answer = ask(Engine(), {"op": "games"})
    games = {game["id"]: game for game in answer["games"]}
    assert list(games) == ["calaveras", "crime-hotel", "suspicion"]
    assert games["calaveras"]["players"] == [3, 4, 5, 6]
    assert games["crime-hotel"]["players"] == [3, 4]
    assert games["suspicion"]["players"] == [2, 3, 4, 5]
    assert games["calaveras"]["name"] == {"en": "The Calaveras Incident", "fr": "Mission Calaveras"}
    assert games["calaveras"]["options"] == {
        "location_copies": 8,
        "first": "random",
        "twist_optional": False,
        "max_turns": None,
    }
    assert games["crime-hotel"]["options"] == {
        "desks": {"relocate": 2, "exchange": [1, 2], "look": [1, 2], "deputy": 2, "bonus": [2, 3]},
        "first": "random",
        "beginner": False,
    }
    assert games["suspicion"]["options"] == {
        "investigation": {"reveal": 5, "absinthe": 4, "diversion": 5},
        "first": "random",
        "max_turns": None,
    }


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_same_words_give_the_same_game(game: str, players: int) -> None:
    request = {"op": "new", "game": game, "players": players, "options": {}, "seed": "any text"}
    first, second = ask(Engine(), request), ask(Engine(), request)
    assert first == second
    assert "seed" not in first
    other = ask(Engine(), request | {"seed": "another text"})
    assert other["state"] != first["state"]


def test_without_a_seed_one_is_drawn_and_told() -> None:
    request = {"op": "new", "game": "suspicion", "players": 4}
    drawn, again = ask(Engine(), request), ask(Engine(), request)
    assert drawn["seed"] != again["seed"]
    told = ask(Engine(), request | {"seed": drawn["seed"]})
    assert told["state"] == drawn["state"]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_loaded_state_goes_on_identically(game: str, players: int) -> None:
    played = new(game, players)
    ask(played, {"op": "playout", "seed": "b", "limit": 7})
    state = ask(played, {"op": "state"})["state"]
    loaded = Engine()
    assert ask(loaded, {"op": "load", "state": state}) == {"ok": True}
    assert ask(loaded, {"op": "state"})["state"] == state
    request = {"op": "playout", "seed": "c"}
    assert ask(loaded, request) == ask(played, request)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_playout_is_what_its_actions_do_one_by_one(game: str, players: int) -> None:
    together, apart = new(game, players), new(game, players)
    answer = ask(together, {"op": "playout", "seed": "p"})
    for action in answer["actions"]:
        legal = ask(apart, {"op": "legal"})
        assert action in legal["actions"]
        assert legal["actions"] == sorted(legal["actions"])
        done = ask(apart, {"op": "do", "action": action})
        assert done["ok"]
        assert all("type" in event for event in done["events"])
    assert done["state"] == answer["state"]
    assert answer["state"]["over"] is True
    assert ask(apart, {"op": "legal"}) == {"ok": True, "seat": None, "actions": []}
    assert code_of(ask(apart, {"op": "do", "action": action})) == "game-over"
    assert ask(apart, {"op": "playout", "seed": "p"})["actions"] == []


def test_a_playout_stops_at_its_limit() -> None:
    engine = new("calaveras", 4)
    before = ask(engine, {"op": "state"})["state"]
    assert ask(engine, {"op": "playout", "seed": "", "limit": 0}) == {
        "ok": True,
        "actions": [],
        "state": before,
    }
    assert len(ask(engine, {"op": "playout", "seed": "", "limit": 3})["actions"]) == 3
    assert ask(engine, {"op": "playout", "limit": 10**30})["state"]["over"]


def test_a_ghost_decides_through_its_partner_and_has_no_eyes() -> None:
    engine = new("calaveras", 3, options={"first": 2})
    assert "player" not in ask(engine, {"op": "legal"})
    ask(engine, {"op": "playout", "seed": "x", "limit": 1})
    legal = ask(engine, {"op": "legal"})
    assert (legal["seat"], legal["player"]) == (3, 1)
    assert code_of(ask(engine, {"op": "view", "seat": 3})) == "bad-request"
    assert ask(engine, {"op": "view", "seat": None})["view"]["hands"] == [["?"] * 3, ["?"] * 3, ["?"] * 3, []]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_view_shows_the_own_hand_and_no_other(game: str, players: int) -> None:
    engine = new(game, players)
    ask(engine, {"op": "playout", "seed": "v", "limit": 1})
    state = ask(engine, {"op": "state"})["state"]
    for seat in [*range(players), None]:
        view = ask(engine, {"op": "view", "seat": seat})["view"]
        assert set(view) == set(state) - {"rng"} | {"seat", "known", "log"}
        for other, hand in enumerate(state["hands"]):
            assert view["hands"][other] == (hand if other == seat else ["?"] * len(hand))
        if "deck" in state:
            assert view["deck"] == len(state["deck"])
        for hidden in {"crime", "murderer"} & set(state):
            assert view[hidden] is None
    ask(engine, {"op": "playout", "seed": "w"})
    state = ask(engine, {"op": "state"})["state"]
    view = ask(engine, {"op": "view", "seat": None})["view"]
    for opened in {"hands", "crime", "murderer"} & set(state):
        assert view[opened] == state[opened]


def test_what_a_seat_was_shown_is_known_to_it_alone() -> None:
    engine = new("suspicion", 4)
    for seed in range(200):
        ask(engine, {"op": "new", "game": "suspicion", "players": 4, "seed": str(seed)})
        answer = ask(engine, {"op": "playout", "seed": "s", "limit": 3})
        shown = [action for action in answer["actions"] if action.startswith("show:")]
        if shown:
            break
    log = ask(engine, {"op": "view", "seat": 0})["view"]["log"]
    event = next(event for event in log if event["type"] == "show")
    card = shown[0].removeprefix("show:")
    views = {seat: ask(engine, {"op": "view", "seat": seat})["view"] for seat in range(4)}
    assert [fact["card"] for fact in views[event["to"]]["known"]] == [card]
    for seat, view in views.items():
        seen = next(each["card"] for each in view["log"] if each["type"] == "show")
        assert seen == (card if seat in (event["seat"], event["to"]) else "?")
        assert bool(view["known"]) == (seat == event["to"])


BEFORE_A_GAME = [
    (b"", "bad-json"),
    (b"{", "bad-json"),
    (b"nonsense", "bad-json"),
    (b'{"op":NaN}', "bad-json"),
    (b'{"op":"games"} x', "bad-json"),
    (b'{"op":"\xff"}', "bad-json"),
    (b"[" * 100_000, "bad-json"),
    (b'{"op":' + b"[" * 50_000 + b"]" * 50_000 + b"}", "bad-json"),
    (b'{"op":1e999}', "bad-request"),
    (b"[]", "bad-request"),
    (b"17", "bad-request"),
    (b"null", "bad-request"),
    (b'"' + b"x" * 1_000_000 + b'"', "bad-request"),
    ({}, "bad-request"),
    ({"op": "dance"}, "bad-request"),
    ({"op": ["new"]}, "bad-request"),
    ({"op": "games", "extra": 1}, "bad-request"),
    ({"op": "new", "game": "suspicion"}, "bad-request"),
    ({"op": "new", "players": 3}, "bad-request"),
    ({"op": "new", "game": "chess", "players": 2}, "unknown-game"),
    ({"op": "new", "game": 3, "players": 2}, "unknown-game"),
    ({"op": "new", "game": "calaveras", "players": 2}, "bad-option"),
    ({"op": "new", "game": "calaveras", "players": 7}, "bad-option"),
    ({"op": "new", "game": "calaveras", "players": True}, "bad-option"),
    ({"op": "new", "game": "calaveras", "players": 4.0}, "bad-option"),
    ({"op": "new", "game": "calaveras", "players": "4"}, "bad-option"),
    ({"op": "new", "game": "calaveras", "players": 10**40}, "bad-option"),
    ({"op": "new", "game": "calaveras", "players": 4, "options": []}, "bad-option"),
    ({"op": "new", "game": "calaveras", "players": 4, "options": {"beginner": True}}, "bad-option"),
    ({"op": "new", "game": "calaveras", "players": 4, "options": {"location_copies": 0}}, "bad-option"),
    ({"op": "new", "game": "calaveras", "players": 4, "options": {"location_copies": 10}}, "bad-option"),
    ({"op": "new", "game": "calaveras", "players": 4, "options": {"location_copies": True}}, "bad-option"),
    ({"op": "new", "game": "calaveras", "players": 3, "options": {"first": 3}}, "bad-option"),
    ({"op": "new", "game": "calaveras", "players": 3, "options": {"twist_optional": 1}}, "bad-option"),
    ({"op": "new", "game": "calaveras", "players": 3, "options": {"max_turns": 0}}, "bad-option"),
    ({"op": "new", "game": "crime-hotel", "players": 4, "options": {"desks": {"deputy": 1}}}, "bad-option"),
    ({"op": "new", "game": "crime-hotel", "players": 4, "options": {"desks": {"spa": 1}}}, "bad-option"),
    ({"op": "new", "game": "crime-hotel", "players": 4, "options": {"desks": {"look": [0]}}}, "bad-option"),
    (
        {"op": "new", "game": "suspicion", "players": 4, "options": {"investigation": {"reveal": -1}}},
        "bad-option",
    ),
    ({"op": "new", "game": "suspicion", "players": 4, "options": {"investigation": 14}}, "bad-option"),
    ({"op": "new", "game": "suspicion", "players": 4, "seed": 5}, "bad-request"),
    ({"op": "load"}, "bad-request"),
    ({"op": "load", "state": []}, "bad-state"),
    ({"op": "load", "state": {}}, "bad-state"),
    ({"op": "load", "state": {"game": "chess"}}, "bad-state"),
    ({"op": "state"}, "no-game"),
    ({"op": "view", "seat": 0}, "no-game"),
    ({"op": "view"}, "bad-request"),
    ({"op": "legal"}, "no-game"),
    ({"op": "do", "action": "L@2"}, "no-game"),
    ({"op": "playout"}, "no-game"),
]


@pytest.mark.parametrize(("request_", "code"), BEFORE_A_GAME)
def test_a_bad_request_is_refused_by_code(request_: object, code: str) -> None:
    engine = Engine()
    assert code_of(ask(engine, request_)) == code
    assert ask(engine, {"op": "games"})["ok"]


IN_A_GAME = [
    ({"op": "view", "seat": 4}, "bad-request"),
    ({"op": "view", "seat": -1}, "bad-request"),
    ({"op": "view", "seat": True}, "bad-request"),
    ({"op": "view", "seat": 1.5}, "bad-request"),
    ({"op": "view", "seat": "0"}, "bad-request"),
    ({"op": "do"}, "bad-request"),
    ({"op": "do", "action": 5}, "bad-request"),
    ({"op": "do", "action": ""}, "illegal-action"),
    ({"op": "do", "action": "castle"}, "illegal-action"),
    ({"op": "do", "action": "x" * 1_000_000}, "illegal-action"),
    ({"op": "playout", "limit": -1}, "bad-request"),
    ({"op": "playout", "limit": 1.5}, "bad-request"),
    ({"op": "playout", "limit": True}, "bad-request"),
    ({"op": "playout", "limit": None}, "bad-request"),
    ({"op": "playout", "seed": 1}, "bad-request"),
    ({"op": "new", "game": "calaveras", "players": 99}, "bad-option"),
    ({"op": "load", "state": {"game": "suspicion"}}, "bad-state"),
]


@pytest.mark.parametrize("table", TABLES)
def test_a_refused_request_changes_nothing(table: tuple[str, int]) -> None:
    engine = new(*table)
    ask(engine, {"op": "playout", "seed": "r", "limit": 4})
    before = [ask(engine, {"op": "state"}), ask(engine, {"op": "view", "seat": 1})]
    for request, code in IN_A_GAME:
        if request != {"op": "view", "seat": 4} or table[1] <= 4:
            assert code_of(ask(engine, request)) == code, request
    assert [ask(engine, {"op": "state"}), ask(engine, {"op": "view", "seat": 1})] == before


def test_an_illegal_action_names_its_clause() -> None:
    engine = new("suspicion", 4)
    answer = ask(engine, {"op": "do", "action": "stay"})
    assert (answer["error"]["code"], answer["error"]["clause"]) == ("illegal-action", "S9")


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_state_with_anything_broken_is_refused_or_taken_whole(game: str, players: int) -> None:
    """Each value of a state is replaced by things it may not be: no crash, and nothing half taken."""
    engine = new(game, players)
    ask(engine, {"op": "playout", "seed": "m", "limit": 6})
    state = ask(engine, {"op": "state"})["state"]
    junk: list[object] = [None, True, -1, 1.5, 99, 10**30, "x" * 1000, [], ["C", "C"], [[]], {}, {"a": 1}]
    for key in state:
        for value in junk:
            broken = state | {key: value}
            answer = ask(engine, {"op": "load", "state": broken})
            if answer["ok"]:
                assert ask(engine, {"op": "state"})["state"] == broken, key
                assert ask(engine, {"op": "playout", "seed": "j", "limit": 2000})["ok"]
                ask(engine, {"op": "load", "state": state})
            else:
                assert code_of(answer) == "bad-state", (key, value)
        without = {other: value for other, value in state.items() if other != key}
        assert code_of(ask(engine, {"op": "load", "state": without})) == "bad-state"
    assert code_of(ask(engine, {"op": "load", "state": state | {"spy": 1}})) == "bad-state"
    assert ask(engine, {"op": "state"})["state"] == state


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_card_twice_is_refused(game: str, players: int) -> None:
    engine = new(game, players)
    state = ask(engine, {"op": "state"})["state"]
    hands = state["hands"]
    hands[1][0] = hands[0][0] if game != "calaveras" else "C"
    if game == "calaveras":
        hands[0] = hands[1] = ["C", "C", "C"]
        state["deck"][:6] = ["C"] * 6
    assert code_of(ask(engine, {"op": "load", "state": state})) == "bad-state"


@settings(max_examples=300)
@given(st.binary(max_size=200))
def test_any_bytes_get_one_answer(line: bytes) -> None:
    answer = json.loads(Engine().answer(line))
    assert answer["ok"] in (True, False)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)
OPS = st.sampled_from(["games", "new", "load", "state", "view", "legal", "do", "playout"])
KEYS = st.sampled_from(["game", "players", "options", "seed", "state", "seat", "action", "limit", "x"])


@settings(max_examples=300)
@given(OPS, st.dictionaries(KEYS, JSON, max_size=4))
def test_any_request_gets_one_answer_without_a_trace(op: str, more: dict[str, object]) -> None:
    engine = new("calaveras", 4)
    line = json.dumps({**more, "op": op}).encode()
    answer = engine.answer(line)
    assert b"Traceback" not in answer
    assert json.loads(answer)["ok"] in (True, False)


@pytest.mark.parametrize("held", [["poison"], ["poison", "library"], ["poison", "library", "plum"]])
def test_having_none_is_refused_in_words_however_many_one_holds(held: list[str]) -> None:
    engine = new("suspicion", 2, options={"first": 0})
    state = ask(engine, {"op": "state"})["state"]
    named = ["plum", "poison", "library"]
    cards = [state["crime"][kind] for kind in ("suspect", "weapon", "room")] + [
        card for card in [*state["hands"][0], *state["hands"][1], *state["deck"]] if card in EVIDENCE
    ]
    others = [card for card in cards if card not in named]
    away = [card for card in named if card not in held]
    hand = [*held, *others[: 6 - len(held)]]
    rest = [*away, *others[6 - len(held) :]]
    crime = {kind: next(card for card in rest if card in known) for kind, known in KINDS.items()}
    rest = [card for card in rest if card not in crime.values()]
    investigation = [card for card in state["deck"] if card not in EVIDENCE]
    state |= {
        "crime": crime,
        "hands": [sorted(rest[:6], key=EVIDENCE.index), sorted(hand, key=EVIDENCE.index)],
        "deck": rest[6:] + investigation,
        "phase": "answer",
        "asked": 1,
        "suspicion": ["plum", "poison", state["board"][4]],
    }
    room = state["board"][4]
    if room != "library":  # the pawn stands in the centre, so the library is laid there
        place = state["board"].index("library")
        state["board"][4], state["board"][place] = "library", room
        state["suspicion"][2] = "library"
    assert ask(engine, {"op": "load", "state": state}) == {"ok": True}
    answer = ask(engine, {"op": "do", "action": "none"})
    assert (code_of(answer), answer["error"]["clause"]) == ("illegal-action", "S16")
    assert all(WORDS[card] in answer["error"]["message"] for card in held)
    assert ask(engine, {"op": "state"})["state"] == state
