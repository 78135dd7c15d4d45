"""How fast the rules are, each figure beside a peer or a floor taken in the same run.

    python bench/rules.py [--only NAME] [--seconds N] [--json] [--markdown PAGE]

Playouts of Calaveras are set beside the same rules in plain C, decisions made one at a time from Python
beside OpenSpiel's C++ games driven by the same loop, starting beside a Python that does nothing.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from shutil import which
from statistics import median
from time import perf_counter
from typing import Any

from figures import Beside, Figure, Wanted, heading, machine, put_into, table
from sleuth.rules import GAMES
from sleuth.rules.dealer import SeededDealer
from sleuth.rules.game import Game, State, playout, playouts
from tally import Tally, compared, tally_of

PLAYERS = 4
SLICE = 0.2  # seconds that one short run should take
MILLION = 1e6
PLAYOUTS_WANTED = {"crime-hotel": 3.0, "suspicion": 1.5}  # million moves a second
COPY_WANTED = {"calaveras": 1.0, "crime-hotel": 2.0, "suspicion": 2.0}  # microseconds
PEERS = ("hearts", "euchre")
STARTS = 15

Side = Callable[[], float]
Measurement = Callable[[float], Iterator[Figure]]


def in_turn(seconds: float, *sides: Side) -> list[float]:
    """The median of what each side answers, asked in turn until the time is over."""
    answers: list[list[float]] = [[] for _ in sides]
    until = perf_counter() + seconds * len(sides)
    while perf_counter() < until or len(answers[0]) < 3:
        for side, given in zip(sides, answers, strict=True):
            given.append(side())
    return [median(given) for given in answers]


# Playouts, many games in one call


class Playouts:
    """Our side: short runs of random games, of about the same time each."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.dealer = SeededDealer("bench")
        self.games = 20
        self.moves = 0
        seconds = 0.0
        while seconds < SLICE / 4:
            self.games *= 2
            begin = perf_counter()
            self.speed()
            seconds = perf_counter() - begin
        self.games = max(1, int(self.games * SLICE / seconds))

    def speed(self) -> float:
        begin = perf_counter()
        self.moves = playouts(self.game, PLAYERS, {}, self.games, self.dealer)
        return self.moves / (perf_counter() - begin) / MILLION


class PlainC:
    """The other side: bench/calaveras.c, run for as many moves as ours just made."""

    def __init__(self, program: Path, ours: Playouts) -> None:
        self.program = program
        self.ours = ours
        self.seed = 0
        self.tally = Tally()

    def speed(self) -> float:
        self.seed += 1
        asked = [str(self.program), str(self.ours.moves), str(self.seed)]
        told = json.loads(subprocess.run(asked, check=True, capture_output=True).stdout)
        seconds = told.pop("seconds")
        self.tally.add(Tally(**told))
        return float(told["moves"] / seconds / MILLION)


def calaveras_playouts(seconds: float) -> Iterator[Figure]:
    what = "Calaveras, random games, 4 seats"
    wanted = Wanted("ratio", "≥", 0.30)
    ours = Playouts(GAMES["calaveras"])
    compiler = which("cc")
    if compiler is None:
        [speed] = in_turn(seconds, ours.speed)
        yield Figure(what, speed, "M moves/s", Beside("no C compiler here", None), wanted)
        return
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder, "calaveras")
        source = Path(__file__).with_name("calaveras.c")
        subprocess.run([compiler, "-O3", "-o", str(program), str(source)], check=True)
        plain = PlainC(program, ours)
        speed, c_speed = in_turn(seconds, ours.speed, plain.speed)
    same, note = compared(tally_of(GAMES["calaveras"], seconds), plain.tally)
    beside = Beside("plain C, cc -O3", c_speed)
    yield Figure(what, speed, "M moves/s", beside, wanted, notes=[note], sound=same)


def other_playouts(game: Game, seconds: float) -> Iterator[Figure]:
    [speed] = in_turn(seconds, Playouts(game).speed)
    bound = PLAYOUTS_WANTED.get(game.id)
    wanted = None if bound is None else Wanted("ours", "≥", bound)
    yield Figure(f"{name_of(game)}, random games, {PLAYERS} players", speed, "M moves/s", wanted=wanted)


# One decision at a time from Python: whole games with their deals, and the decisions alone. The deal of
# a game of OpenSpiel is made from Python too, card by card, which is how its chance is meant to be driven;
# the second clock leaves the deals out on both sides.


class Steps:
    """Our side: legal() and apply(), driven from Python."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.setup = game.agree(PLAYERS, {})
        self.random = Random(1)
        self.dealer = SeededDealer("bench")

    def speed(self, deals: bool) -> float:
        draw, dealer = self.random.random, self.dealer
        decisions = 0
        seconds = 0.0
        while seconds < SLICE:
            begin = perf_counter()
            state = self.game.begin(self.setup, dealer)
            dealt = perf_counter()
            actions = state.legal()
            while actions:
                state.apply(actions[int(draw() * len(actions))], dealer)
                decisions += 1
                actions = state.legal()
            seconds += perf_counter() - (begin if deals else dealt)
        return decisions / seconds / MILLION


class OpenSpielSteps:
    """The other side: the same loop over a game of OpenSpiel whose chance all comes before the decisions."""

    def __init__(self, pyspiel: Any, name: str) -> None:  # the bindings have no types
        self.game = pyspiel.load_game(name)
        self.random = Random(1)

    def speed(self, deals: bool) -> float:
        draw = self.random.random
        decisions = 0
        seconds = 0.0
        while seconds < SLICE:
            begin = perf_counter()
            state = self.game.new_initial_state()
            while state.is_chance_node():  # every outcome here is equally likely
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
            dealt = perf_counter()
            actions = state.legal_actions()
            while actions:
                state.apply_action(actions[int(draw() * len(actions))])
                decisions += 1
                actions = state.legal_actions()
            seconds += perf_counter() - (begin if deals else dealt)
        return decisions / seconds / MILLION


def steps(game: Game, seconds: float) -> Iterator[Figure]:
    ours = Steps(game)
    wanted = Wanted("ratio", "≥", 1)
    peers: list[OpenSpielSteps] = []
    if importlib.util.find_spec("pyspiel") is not None:
        import pyspiel

        peers = [OpenSpielSteps(pyspiel, name) for name in PEERS]
    for deals, clock in ((True, "whole games"), (False, "decisions alone")):
        what = f"{name_of(game)} from Python, {clock}"
        sides: list[Side] = [partial(ours.speed, deals), *(partial(peer.speed, deals) for peer in peers)]
        speed, *others = in_turn(seconds / 2, *sides)
        if not peers:
            missing = Beside("OpenSpiel is missing: pip install open-spiel", None)
            yield Figure(what, speed, "M decisions/s", missing, wanted)
        for name, other in zip(PEERS, others, strict=False):
            yield Figure(what, speed, "M decisions/s", Beside(f"OpenSpiel {name} (C++)", other), wanted)


# Copies


def copies(game: Game, seconds: float) -> Iterator[Figure]:
    """The time of copy(), of a position in the middle of a random game."""
    dealer = SeededDealer("bench")
    state = game.begin(game.agree(PLAYERS, {}), dealer)
    whole = len(playout(state.copy(), SeededDealer("same"), SeededDealer("same"), 1_000_000))
    playout(state, SeededDealer("same"), SeededDealer("same"), whole // 2)
    [spent] = in_turn(seconds / 2, partial(time_of_copy, state))
    bound = COPY_WANTED.get(game.id)
    wanted = None if bound is None else Wanted("ours", "<", bound)
    yield Figure(f"{name_of(game)}, copy of a position", spent, "µs", wanted=wanted)


def time_of_copy(state: State) -> float:
    rounds = 20_000
    copy = state.copy
    begin = perf_counter()
    for _ in range(rounds):
        copy()
    return (perf_counter() - begin) / rounds * MILLION


# A position keeps its size


def long_game(seconds: float) -> Iterator[Figure]:
    """Calaveras of 10,000 moves that never fill the middle, so that nobody is ever designated."""
    firsts: list[float] = []
    lasts: list[float] = []
    until = perf_counter() + seconds
    while perf_counter() < until or len(firsts) < 5:
        times = times_of_a_long_game(f"bench {len(firsts)}")
        firsts.append(median(times[:100]) * MILLION)
        lasts.append(median(times[-1_000:]) * MILLION)
    first = Beside("its first 100 moves", median(firsts))
    what = "Calaveras, the last 1,000 moves of 10,000"
    yield Figure(what, median(lasts), "µs a move", first, Wanted("ratio", "<", 1.25))


def times_of_a_long_game(seed: str) -> list[float]:
    game = GAMES["calaveras"]
    dealer = SeededDealer(seed)
    random = Random(seed)
    state = game.new(PLAYERS, {}, dealer)
    in_the_middle = {
        action for action in range(game.actions({})) if game.format(action).rpartition(">")[2][-1] in "IS"
    } - {game.parse("X")}
    times: list[float] = []
    for _ in range(10_000):
        action = random.choice([action for action in state.legal() if action not in in_the_middle])
        begin = perf_counter()
        state.apply(action, dealer)
        times.append(perf_counter() - begin)
    return times


# Starting


def starting(seconds: float) -> Iterator[Figure]:
    if importlib.util.find_spec("sleuth.cli") is None:
        print("sleuth.cli is missing: starting is not measured", file=sys.stderr)
        return
    script = which("sleuth", path=str(Path(sys.executable).parent))
    sleuth = [script] if script else [sys.executable, "-c", "import sys; from sleuth.cli import main; sys.exit(main())"]
    sides: list[tuple[str, float, Side]] = [
        ("`sleuth --help`", 150, partial(time_to_end, [*sleuth, "--help"])),
        ("`sleuth engine`, to its first answer", 200, partial(time_to_answer, [*sleuth, "engine"])),
    ]
    nothing = partial(time_to_end, [sys.executable, "-c", "pass"])
    for what, bound, side in sides:
        side()  # the first run writes the compiled bytecode of the modules
        pairs = [(side(), nothing()) for _ in range(STARTS)]
        ours, floor = (median(times) for times in zip(*pairs, strict=True))
        yield Figure(what, ours, "ms", Beside("`python -c pass`", floor), Wanted("ours", "<", bound))


def time_to_end(command: list[str]) -> float:
    begin = perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return (perf_counter() - begin) * 1_000


def time_to_answer(command: list[str]) -> float:
    begin = perf_counter()
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        engine.stdin.write(b'{"op":"games"}\n')
        engine.stdin.flush()
        answer = engine.stdout.readline()
        seconds = perf_counter() - begin
        engine.stdin.close()
    if not json.loads(answer)["ok"]:
        raise RuntimeError(f"the engine answered {answer!r}")
    return seconds * 1_000


# All of it


def name_of(game: Game) -> str:
    return game.id.replace("-", " ").title()


def measurements() -> dict[str, Measurement]:
    """Every measurement by the name that --only takes."""
    found: dict[str, Measurement] = {"playouts-calaveras": calaveras_playouts}
    games = list(GAMES.values())
    for game in games:
        if game.id != "calaveras":
            found[f"playouts-{game.id}"] = partial(other_playouts, game)
    for game in games:
        found[f"steps-{game.id}"] = partial(steps, game)
    for game in games:
        found[f"copy-{game.id}"] = partial(copies, game)
    found["long-game"] = long_game
    found["starting"] = starting
    return found


def measure(chosen: dict[str, Measurement], seconds: float) -> tuple[list[Figure], bool]:
    """The figures, and whether all were taken; Ctrl-C ends with those there are."""
    figures: list[Figure] = []
    try:
        for number, (name, measurement) in enumerate(chosen.items(), 1):
            print(f"[{number}/{len(chosen)}] {name} …", file=sys.stderr, flush=True)
            figures.extend(measurement(seconds))
    except KeyboardInterrupt:
        print("\nStopped; this was measured so far:", file=sys.stderr)
        return figures, False
    return figures, True


def main() -> int:
    known = measurements()
    parser = argparse.ArgumentParser(description="Measure the rules beside peers in the same run.")
    parser.add_argument("--only", metavar="NAME", help=f"those that begin with NAME, out of: {', '.join(known)}")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each side of a measurement (2)")
    parser.add_argument("--json", action="store_true", help="end with one line of JSON")
    parser.add_argument("--markdown", type=Path, metavar="PAGE", help="put the table into this page")
    wishes = parser.parse_args()
    chosen = {name: known[name] for name in known if name.startswith(wishes.only or "")}
    if not chosen:
        parser.error(f"no measurement begins with {wishes.only}; there are: {', '.join(known)}")
    if wishes.markdown and wishes.only:
        parser.error("--markdown wants every measurement, not --only some")
    figures, complete = measure(chosen, wishes.seconds)
    report = f"{heading()}\n\n{table(figures)}"
    print(report)
    if wishes.markdown and complete:
        put_into(wishes.markdown, report)
    if wishes.json:
        found = machine() | {"complete": complete, "figures": [figure.as_data() for figure in figures]}
        print(json.dumps(found, ensure_ascii=False))
    return 0 if complete else 130


if __name__ == "__main__":
    sys.exit(main())
