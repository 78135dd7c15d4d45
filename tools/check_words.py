"""Checks the catalogue of words: both languages say the same things, and just those the code asks for.

Run by `make check`; every fault is told with its file and message.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from sleuth.rules.facts import Event
from sleuth.words import COMMON, GAMES, LANGUAGES, resource_of
from sleuth.words.clauses import CLAUSES
from sleuth.words.telling import ACTIONS, NOUNS

SOURCE = Path(__file__).resolve().parents[1] / "src" / "sleuth"
SAYING = ("say", "forms", "plain")
REFUSING = {
    **dict.fromkeys(("illegal", "bad_state", "bad_option", "bad_setting", "bad_archive", "refused"), 0),
    "Refusal": 1,
}  # where the reason stands
BREAKABLE = re.compile(r"« | »| [:;!?](?=[\s.,)]|$)")  # spaces that French typography does not break


class Parts(visitor.Visitor):
    """The variables and the other messages that a message needs."""

    def __init__(self, entry: ftl.Message) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (fluent's name)
        self.variables.add(node.id.name.partition("-")[0])  # `card-the` is a form of `card`

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 (fluent's name)
        self.references.add(node.id.name)


@dataclass
class Said:
    """One message of one language."""

    file: str
    forms: set[str]
    parts: Parts


@dataclass
class Asked:
    """What the code asks for. Where values come with a message, only they may be its variables."""

    values: dict[str, set[str] | None] = field(default_factory=dict)
    needed: dict[str, str] = field(default_factory=dict)  # message: where
    patterns: set[str] = field(default_factory=set)
    constants: set[str] = field(default_factory=set)

    def ask(self, message: str, where: str, values: set[str] | None) -> None:
        before = self.values.get(message)
        self.needed.setdefault(message, where)
        self.values[message] = values if before is None else before if values is None else before & values

    def uses(self, message: str) -> bool:
        reason = message.removeprefix("refusal-")
        if message in self.needed or {message, reason} & self.constants:
            return True
        return any(re.fullmatch(pattern, message) for pattern in self.patterns)


def check(catalogue: Path, asked: Asked) -> list[str]:
    """Every fault of the catalogue, empty when there is none."""
    faults: list[str] = []
    told = {language: read(catalogue / language, faults) for language in LANGUAGES}
    for language, other in (LANGUAGES, LANGUAGES[::-1]):
        for message, said in told[language].items():
            same = told[other].get(message)
            faults += [f"{said.file}: {message}: {fault}" for fault in compare(said, same, other)]
        faults += references(told[language])
        faults += [
            f"{where}: asks for {message}, which {language} has not"
            for message, where in asked.needed.items()
            if message not in told[language]
        ]
    first = told[LANGUAGES[0]]
    referred = set[str]().union(*(said.parts.references for said in first.values()))
    for message, said in first.items():
        if message not in referred and not asked.uses(message):
            faults.append(f"{said.file}: {message}: nothing uses it")
        values = asked.values.get(message)
        extra = needs(message, first) - values if values is not None else set()
        faults += [f"{said.file}: {message}: nobody gives it ${name}" for name in sorted(extra)]
    return faults


def read(folder: Path, faults: list[str]) -> dict[str, Said]:
    """All messages of a language; what is wrong in a file by itself is added to the faults."""
    told: dict[str, Said] = {}
    for path in sorted(folder.glob("*.ftl")):
        name = f"{folder.name}/{path.name}"
        text = path.read_text("utf-8")
        for line in text.splitlines():
            if folder.name == "fr" and BREAKABLE.search(line):
                faults.append(f"{name}: a space that may break in: {line}")
            if path.stem == "cli" and not is_plain(line):
                faults.append(f"{name}: not plain: {line}")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ftl.Junk):
                wrong = (entry.content or "").strip()[:60]
                faults.append(f"{name}: {entry.annotations[0].message} in: {wrong}")
            if not isinstance(entry, ftl.Message):
                continue
            message = entry.id.name
            if message in told:
                faults.append(f"{name}: {message}: said twice, first in {told[message].file}")
            if resource_of(message) != path.stem:
                faults.append(f"{name}: {message}: belongs in {resource_of(message)}.ftl")
            told[message] = Said(name, {attribute.id.name for attribute in entry.attributes}, Parts(entry))
    return told


def is_plain(line: str) -> bool:
    """Whether a line is empty, a comment, or a whole message without anything to work out."""
    return re.fullmatch(r"(#.*|[a-z][a-z0-9-]* = [^{}]*[^{}\s])?", line) is not None


def compare(said: Said, same: Said | None, other: str) -> Iterator[str]:
    """What one language has and the other has not."""
    if same is None:
        yield f"missing in {other}"
        return
    for name in sorted(said.forms - same.forms):
        yield f"form .{name} is missing in {other}"
    for name in sorted(said.parts.variables - same.parts.variables):
        yield f"${name} is missing in {other}"


def references(told: dict[str, Said]) -> Iterator[str]:
    """A message may only lean on those of its own file, because files are read when they are needed."""
    for message, said in told.items():
        for name in sorted(said.parts.references):
            if name not in told:
                yield f"{said.file}: {message}: refers to {name}, which is not there"
            elif resource_of(name) not in (resource_of(message), COMMON):
                yield f"{said.file}: {message}: refers to {name} in another file"


def needs(message: str, told: dict[str, Said]) -> set[str]:
    """The variables of a message and of those it refers to."""
    parts = told[message].parts
    return parts.variables.union(*(needs(name, told) for name in parts.references if name in told))


def ask_code(source: Path) -> Asked:
    """What the code asks for by say, forms and plain, and by refusing."""
    asked = Asked()
    for path in sorted(source.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                asked.constants.add(node.value.partition(".")[0])
            elif isinstance(node, ast.Call):
                ask_call(asked, node, tree, str(path.relative_to(source)))
    return asked


def ask_call(asked: Asked, call: ast.Call, tree: ast.Module, file: str) -> None:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    where = f"{file}:{call.lineno}"
    if name in SAYING:
        for argument in call.args:
            for message in constants(argument, tree):
                if "-" in message:
                    asked.ask(message.partition(".")[0], where, values_of(call))
            if isinstance(argument, ast.JoinedStr):
                asked.patterns |= pattern(argument)
    elif name in REFUSING and len(call.args) > REFUSING[name]:
        for reason in constants(call.args[REFUSING[name]], tree):
            asked.ask(f"refusal-{reason}", where, values_of(call))


def constants(node: ast.expr, tree: ast.Module) -> set[str]:
    """The texts an expression can be, as far as they are written there or given to its name."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return constants(node.body, tree) | constants(node.orelse, tree)
    if isinstance(node, ast.Name):
        given = [
            found.value
            for found in ast.walk(tree)
            if isinstance(found, ast.Assign)
            and isinstance(found.targets[0], ast.Name)
            and found.targets[0].id == node.id
            and not isinstance(found.value, ast.Name)
        ]
        return set[str]().union(*(constants(value, tree) for value in given))
    return set()


def values_of(call: ast.Call) -> set[str] | None:
    """The names of the values given with a message, None where they are not written there."""
    if len(call.args) == 4 and isinstance(call.args[3], ast.Dict):
        return {str(key.value) for key in call.args[3].keys if isinstance(key, ast.Constant)}
    if len(call.args) == 4 or any(keyword.arg is None for keyword in call.keywords):
        return None
    return {keyword.arg for keyword in call.keywords if keyword.arg is not None}


def pattern(made: ast.JoinedStr) -> set[str]:
    """An f-string's ids as a pattern, unless `ask_games` and the reasons know them one by one."""
    parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in made.values]
    whole = "".join(parts).partition(r"\.")[0]
    return set() if re.match(r"event|action|refusal|clause|\.\+", whole) else {whole}


def ask_games(asked: Asked, games: tuple[str, ...] = GAMES) -> None:
    """The events, the actions, the nouns and the clauses of every game."""
    for game in games:
        asked.patterns |= {f"{game}-{kind}-.+" for kind in NOUNS[game].values()}
        for kind in vars(import_module(f"sleuth.rules.{game.replace('-', '_')}.events")).values():
            if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__.endswith(".events"):
                where = f"{kind.__module__}.{kind.__name__}"
                asked.ask(f"event-{game}-{kind.__struct_config__.tag}", where, set(kind.__struct_fields__))
        for notation, action in ACTIONS[game].items():
            asked.ask(f"action-{game}-{action}", "words/telling.py", set(re.compile(notation).groupindex))
        for clause in CLAUSES[game]:
            asked.ask(f"clause-{clause}", "words/clauses.py", set())


def main() -> int:
    asked = ask_code(SOURCE)
    ask_games(asked)
    faults = check(SOURCE / "words", asked)
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
