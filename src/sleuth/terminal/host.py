"""The host of a game at a terminal: tells what happens, asks, and listens."""

from __future__ import annotations

from pathlib import Path
from shlex import quote
from typing import Final

from sleuth.rules.facts import Event
from sleuth.rules.refusal import Refusal
from sleuth.terminal import draw_calaveras, draw_crime_hotel, draw_suspicion
from sleuth.terminal.asking import Unclear, command, find_move, parse_kindly, readable
from sleuth.terminal.help import clauses_now
from sleuth.terminal.paper import Paper, printable
from sleuth.terminal.phrases import joined
from sleuth.terminal.saves import may_be_overwritten, save, why
from sleuth.terminal.sitting import Sitting
from sleuth.terminal.steps import Step, labels
from sleuth.words import Words
from sleuth.words.clauses import CLAUSES
from sleuth.words.telling import describe, explain, tell

TABLES: Final = {"calaveras": draw_calaveras, "crime-hotel": draw_crime_hotel, "suspicion": draw_suspicion}
USUAL_LOG: Final = 20


class Host:
    """Leads one game from where it stands to its end, or until the player leaves."""

    def __init__(self, paper: Paper, words: Words, sitting: Sitting, names: list[str]) -> None:
        self.paper = paper
        self.words = words
        self.sitting = sitting
        self.names = names
        self.drawn = False  # whether the table as it is now was shown
        self.kept = False  # whether the game as it is now is on disk
        self.leaving = False

    @property
    def game(self) -> str:
        return self.sitting.game.id

    def say(self, message: str, style: str = "", /, **values: str | int) -> None:
        self.paper.say(self.words.say(message, **values), style)

    # The course of a game

    def lead(self) -> None:
        self.keep()
        self.show_table()
        while not self.sitting.is_over() and not self.leaving:
            if self.sitting.is_mine():
                self.let_player_decide()
            else:
                self.tell(self.sitting.let_other_move())
                self.keep()
        if self.leaving:
            self.say_goodbye()
        else:
            self.finish()

    def tell(self, told: list[Event]) -> None:
        self.drawn = False
        for event in told:
            self.paper.say(tell(self.words, self.game, event.seen_by(self.sitting.seat), self.names))

    def keep(self) -> None:
        """Write the game down; it goes on even if that fails."""
        try:
            save(self.sitting.record, self.sitting.path)
            self.kept = True
        except OSError as problem:
            self.kept = False
            self.say("terminal-not-saved", "bold", path=str(self.sitting.path), problem=why(problem))

    def say_goodbye(self) -> None:
        if self.kept:
            self.say("terminal-goodbye", path=quote(str(self.sitting.path)))
        else:
            self.say("terminal-goodbye-unkept")

    def show_table(self) -> None:
        view = self.sitting.view()
        if self.paper.plain:
            for line in TABLES[self.game].lines(self.words, view, self.names):
                self.paper.say(line)
        else:
            self.paper.show(TABLES[self.game].draw(self.words, view, self.names))
        self.drawn = True

    def finish(self) -> None:
        """The end: who has won, everything that was hidden, and where it is written."""
        self.show_table()
        winners = self.sitting.match.state.winners()
        result = "won" if self.sitting.seat in winners else "lost" if winners else "nobody"
        self.say(f"terminal-result-{result}", "bold")
        deck = self.sitting.game.write(self.sitting.match.state).get("deck")
        if isinstance(deck, list):
            cards = joined(self.words, [self.words.say(f"{self.game}-card-{card}") for card in deck])
            self.say("terminal-deck-left", cards=cards)
        self.say("terminal-secret", secret=printable(self.sitting.record.secret))
        if self.kept:
            self.say("terminal-record", path=str(self.sitting.path))

    # A decision

    def let_player_decide(self) -> None:
        if not self.drawn and not self.paper.plain:
            self.show_table()
        self.paper.say()
        self.say("terminal-decide", "bold", name=self.names[int(self.sitting.match.state.deciding())])
        step = Step(self.game, self.sitting.legal())
        self.list(step)
        while not self.leaving:
            line = self.paper.ask(self.words.say("terminal-prompt"))
            if line is None:
                self.leaving = True
                return
            try:
                chosen = self.answer(readable(self.words, line), step)
            except Unclear as unclear:
                self.paper.say(str(unclear))
            except Refusal as refusal:
                self.paper.say(self.why_not(refusal))
            else:
                if chosen is True:
                    return
                step = chosen if isinstance(chosen, Step) else step

    def list(self, step: Step) -> None:
        for number, text in enumerate(labels(step, self.words, self.names, self.sitting.view()), start=1):
            self.paper.say(f"{number:>3}. {text}")

    def answer(self, line: str, step: Step) -> Step | bool:
        """Do what a line says: a new step to choose at, True when the decision is made, False when it is not."""
        name, rest = command(self.words, line)
        if name == "back" or not line:
            again = Step(self.game, self.sitting.legal()) if name else step
            self.list(again)
            return again
        if name:
            return self.obey(name, rest)
        if line.isdecimal() and len(line) < 4 and line not in step.legal:
            chosen = self.numbered(step, int(line))
            if isinstance(chosen, Step):
                self.list(chosen)
                return chosen
            return self.make(chosen)
        return self.make(find_move(self.words, self.sitting.game, line, self.sitting.legal()))

    def numbered(self, step: Step, number: int) -> str | Step:
        if not 1 <= number <= len(step.groups):
            raise Unclear(self.words.say("terminal-no-number", number=number, last=len(step.groups)))
        return step.take(number)

    def make(self, action: str) -> bool:
        told = self.sitting.do(action)
        self.keep()
        self.tell(told)
        return True

    def why_not(self, refusal: Refusal) -> str:
        said = printable(explain(self.words, self.game, refusal))
        return self.words.say("terminal-by-clause", why=said, clause=refusal.clause) if refusal.clause else said

    # Commands

    def obey(self, name: str, rest: str) -> bool:
        """Carry out a command; whether a new decision must be asked for."""
        if name == "quit":
            self.leaving = True
        elif name == "undo":
            return self.undo()
        elif name == "table":
            self.show_table()
        elif name == "log":
            self.show_log(rest)
        elif name == "save":
            self.save_copy(rest)
        elif rest:
            self.explain_one(rest)
        else:
            self.explain_all()
        return False

    def undo(self) -> bool:
        if not self.sitting.undo():
            self.say("terminal-no-undo")
            return False
        self.keep()
        self.drawn = False
        self.say("terminal-undone")
        return True

    def show_log(self, rest: str) -> None:
        if rest and not (rest.isdecimal() and len(rest) < 6):
            raise Unclear(self.words.say("terminal-log-number", text=rest))
        log = self.sitting.match.log_of(self.sitting.seat)
        last = int(rest) if rest else USUAL_LOG
        for event in log[max(0, len(log) - last) :]:
            self.paper.say(tell(self.words, self.game, event, self.names))

    def save_copy(self, rest: str) -> None:
        self.keep()
        if not rest:
            if self.kept:
                self.say("terminal-record", path=str(self.sitting.path))
            return
        try:
            path = Path(rest).expanduser().absolute()
            if not may_be_overwritten(path):
                raise Unclear(self.words.say("terminal-other-file", path=rest))
            save(self.sitting.record, path)
        except (OSError, RuntimeError) as problem:  # expanduser knows no such user
            raise Unclear(self.words.say("terminal-not-saved", path=rest, problem=why(problem))) from None
        self.say("terminal-record", path=str(path))

    def explain_all(self) -> None:
        self.say("terminal-help")
        for clause in clauses_now(self.sitting.view()):
            self.paper.say(f"{clause}. {self.words.say(f'clause-{clause}')}")

    def explain_one(self, text: str) -> None:
        """`? C13` says what a clause is about, `? L@2` whether a move is legal and where it leads."""
        for clause in (clause for clauses in CLAUSES.values() for clause in clauses):
            if clause.lower() == text.lower():
                self.paper.say(f"{clause}. {self.words.say(f'clause-{clause}')}")
                return
        action = parse_kindly(self.sitting.game, text)
        refusal = self.sitting.match.state.verify(action)
        if refusal is not None:
            raise refusal
        phrase = describe(self.words, self.game, self.sitting.game.format(action), self.names)
        self.say("terminal-legal", move=phrase)
        for event in self.sitting.foresee(action):
            self.paper.say(f"- {tell(self.words, self.game, event, self.names)}")
