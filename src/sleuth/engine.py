"""`sleuth engine`: the rules driven from outside, one JSON object a line in, one a line out."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import cache
from typing import BinaryIO

import msgspec

from sleuth.rules import GAMES
from sleuth.rules.dealer import SeededDealer, dealer_from
from sleuth.rules.facts import Event
from sleuth.rules.game import Game
from sleuth.rules.match import Match, begin
from sleuth.rules.options import is_whole
from sleuth.rules.refusal import Detail, Refusal, bad_option, bad_state, shortly
from sleuth.words import Words
from sleuth.words.telling import explain

Answer = dict[str, object]
Request = dict[str, object]

USUAL_LIMIT = 10_000
LONGEST_RNG = 1_000


class Engine:
    """One game at a time, and the answers to requests about it."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.dealer = SeededDealer("")
        self.rng = ""  # how the loaded position wrote its chance, while none was drawn since
        self.untouched = ""
        self.operations: dict[str, tuple[Callable[[Request], Answer], list[str], list[str]]] = {
            "games": (self.games, [], []),
            "new": (self.new, ["game", "players"], ["options", "seed"]),
            "load": (self.load, ["state"], []),
            "state": (self.state, [], []),
            "view": (self.view, ["seat"], []),
            "legal": (self.legal, [], []),
            "do": (self.do, ["action"], []),
            "playout": (self.playout, [], ["seed", "limit"]),
        }

    def answer(self, line: bytes) -> bytes:
        """The answer to one line, whatever it holds."""
        try:
            answer = self.carry_out(read_request(line))
        except RecursionError:
            answer = refused(Refusal("bad-json", "request-too-deep"), self.playing_what())
        except Refusal as refusal:
            answer = refused(refusal, self.playing_what())
        return msgspec.json.encode(answer)

    def carry_out(self, request: Request) -> Answer:
        wanted = request.get("op")
        if not isinstance(wanted, str) or wanted not in self.operations:
            known = ", ".join(self.operations)
            raise Refusal("bad-request", "request-op", "", {"value": shortly(wanted), "known": known})
        operation, required, optional = self.operations[wanted]
        for key in request:
            if key != "op" and key not in required and key not in optional:
                details: dict[str, Detail] = {"key": shortly(key), "op": wanted}
                raise Refusal("bad-request", "request-unknown-key", "", details)
        for key in required:
            if key not in request:
                raise Refusal("bad-request", "request-missing-key", "", {"key": key, "op": wanted})
        return {"ok": True, **operation(request)}

    def games(self, request: Request) -> Answer:
        return {
            "games": [
                {
                    "id": game.id,
                    "name": game.title,
                    "players": game.players,
                    "options": {option.name: option.default for option in game.options},
                }
                for game in GAMES.values()
            ]
        }

    def new(self, request: Request) -> Answer:
        game = read_game(request["game"])
        options = request.get("options", {})
        if not isinstance(options, dict):
            raise bad_option("options-no-object", value=shortly(options))
        given = read_seed(request)
        seed = secrets.token_hex(16) if given is None else given
        dealer = SeededDealer(seed)
        self.begin(begin(game, game.agree(request["players"], options), dealer), dealer)
        return self.state(request) | ({"seed": seed} if given is None else {})

    def load(self, request: Request) -> Answer:
        written = request["state"]
        if not isinstance(written, dict):
            raise bad_state("state-no-object", value=shortly(written))
        name = written.get("game")
        if not isinstance(name, str) or name not in GAMES:
            raise bad_state("state-no-such", key="game", value=shortly(name), known=", ".join(GAMES))
        rng = written.get("rng", "")
        if not isinstance(rng, str) or len(rng) > LONGEST_RNG:
            raise bad_state("state-rng", value=shortly(rng), most=LONGEST_RNG)
        game = GAMES[name]
        self.begin(Match(game, game.read(written)), dealer_from(rng), rng)
        return {}

    def begin(self, match: Match, dealer: SeededDealer, rng: str = "") -> None:
        self.match = match
        self.dealer = dealer
        self.untouched = dealer.text()
        self.rng = rng or self.untouched

    def state(self, request: Request) -> Answer:
        match = self.playing()
        now = self.dealer.text()
        rng = self.rng if now == self.untouched else now
        return {"state": match.game.write(match.state) | {"rng": rng}}

    def view(self, request: Request) -> Answer:
        match = self.playing()
        seat = request["seat"]
        if seat is not None and not is_whole(seat, 0, int(match.state.players_count()) - 1):
            last = int(match.state.players_count()) - 1
            raise Refusal("bad-request", "request-seat", "", {"value": shortly(seat), "last": last})
        return {"view": match.view(seat if isinstance(seat, int) else None)}

    def legal(self, request: Request) -> Answer:
        match = self.playing()
        state = match.state
        if state.is_over():
            return {"seat": None, "actions": []}
        seat, player = int(state.deciding()), int(state.acting())
        actions = sorted(match.game.format(action) for action in state.legal())
        return {"seat": seat, "actions": actions} | ({"player": player} if player != seat else {})

    def do(self, request: Request) -> Answer:
        match = self.playing()
        text = request["action"]
        if not isinstance(text, str):
            raise Refusal("bad-request", "request-action", "", {"value": shortly(text)})
        if match.state.is_over():
            raise Refusal("game-over", "game-over")
        told: list[Event] = match.do(match.game.parse(text), self.dealer)
        return {"events": told} | self.state(request)

    def playout(self, request: Request) -> Answer:
        match = self.playing()
        limit = request.get("limit", USUAL_LIMIT)
        if not isinstance(limit, int) or isinstance(limit, bool) or limit < 0:
            raise Refusal("bad-request", "request-limit", "", {"value": shortly(limit)})
        seed = read_seed(request)
        chooser = SeededDealer(secrets.token_hex(16) if seed is None else seed)
        actions: list[str] = []
        while len(actions) < limit and not match.state.is_over():
            action = match.state.nth_legal(chooser.below(match.state.count_legal()))
            match.do(action, self.dealer)
            actions.append(match.game.format(action))
        return {"actions": actions} | self.state(request)

    def playing_what(self) -> str:
        return self.match.game.id if self.match is not None else ""

    def playing(self) -> Match:
        if self.match is None:
            raise Refusal("no-game", "no-game")
        return self.match


def read_request(line: bytes) -> Request:
    try:
        request = msgspec.json.decode(line)
    except msgspec.ValidationError:
        raise Refusal("bad-request", "request-number") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise Refusal("bad-json", "bad-json", "", {"problem": str(wrong)}) from None
    if not isinstance(request, dict):
        raise Refusal("bad-request", "request-no-object", "", {"value": shortly(request)})
    return request


def read_game(name: object) -> Game:
    if not isinstance(name, str) or name not in GAMES:
        raise Refusal("unknown-game", "unknown-game", "", {"value": shortly(name), "known": ", ".join(GAMES)})
    return GAMES[name]


def read_seed(request: Request) -> str | None:
    """The seed if one is given."""
    if "seed" not in request:
        return None
    seed = request["seed"]
    if not isinstance(seed, str):
        raise Refusal("bad-request", "request-seed", "", {"value": shortly(seed)})
    return seed


def refused(refusal: Refusal, game: str) -> Answer:
    try:
        message = explain(english(), game, refusal)
    except LookupError:  # a refusal is answered even where the catalogue should lack its words
        message = refusal.reason
    error = {"code": refusal.code, "clause": refusal.clause, "message": message}
    return {"ok": False, "error": {key: value for key, value in error.items() if value}}


@cache
def english() -> Words:
    """Kept, because the catalogue takes long to read."""
    return Words("en")


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer line after line until there are no more."""
    engine = Engine()
    for line in requests:
        if line.strip():
            answers.write(engine.answer(line) + b"\n")
            answers.flush()
