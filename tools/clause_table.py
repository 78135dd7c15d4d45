"""Writes docs/clauses.md: for each clause of each game where it is carried out and what proves it.

python tools/clause_table.py          writes it
python tools/clause_table.py --check  fails where it is stale, or a clause has no code or no test
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from sleuth.rules import GAMES

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "src" / "sleuth" / "rules"
WORDS = ROOT / "src" / "sleuth" / "words" / "en"
TESTS = ROOT / "tests" / "rules" / "clauses"
TABLE = ROOT / "docs" / "clauses.md"
HEAD = """# Clauses

Every clause of the rules, the code that carries it out and the tests that prove it.
Written by `python tools/clause_table.py`; change the code, not this page.
"""
CLAUSE = re.compile(r"\b([CHS])(\d+)([a-z]?)\b(?:-\1(\d+)\b)?")
IN_WORDS = re.compile(r"^clause-([CHS]\d+[a-z]?) =", re.MULTILINE)
IN_TEST = re.compile(r"test_([CHS]\d+[a-z]?)_")
EXAMPLE = re.compile(r"test_example_(\d+)_")

Places = dict[str, dict[Path, list[str]]]  # for each clause the files that have it, and what of them


def linked(places: dict[Path, list[str]]) -> str:
    return "<br>".join(
        f"[{path.stem}](../{path.relative_to(ROOT).as_posix()}): {'; '.join(names)}" for path, names in places.items()
    )


def note(places: Places, clause: str, path: Path, name: str) -> None:
    names = places.setdefault(clause, {}).setdefault(path, [])
    if name not in names:
        names.append(name)


def mentioned(text: str) -> Iterator[str]:
    """The clauses a line names; C17-C19 names three."""
    for letter, first, between, last in CLAUSE.findall(text):
        for number in range(int(first), int(last or first) + 1):
            yield f"{letter}{number}{between}"


def names_by_line(source: str) -> dict[int, str]:
    """For each line the function, class or constant it belongs to, the innermost."""
    names: dict[int, str] = {}

    def name_lines(nodes: list[ast.stmt], outer: str) -> None:
        for node in nodes:
            name = outer
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                name = f"{outer}.{node.name}" if outer else node.name
            elif not outer and isinstance(node, ast.Assign | ast.AnnAssign):
                target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                name = ast.unparse(target)
            names.update(dict.fromkeys(range(node.lineno, (node.end_lineno or node.lineno) + 1), name))
            if isinstance(node, ast.ClassDef):
                name_lines(node.body, name)

    name_lines(ast.parse(source).body, "")
    return names


def in_code(game: str) -> Places:
    places: Places = {}
    for path in sorted((RULES / game.replace("-", "_")).glob("*.py")):
        source = path.read_text("utf-8")
        names = names_by_line(source)
        for number, line in enumerate(source.splitlines(), 1):
            for clause in mentioned(line):
                note(places, clause, path, f"`{names[number]}`" if names.get(number) else "the module")
    return places


def in_tests(game: str, pattern: re.Pattern[str]) -> Places:
    places: Places = {}
    for path in sorted(TESTS.rglob(f"test_{game.replace('-', '_')}_*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            found = pattern.match(node.name) if isinstance(node, ast.FunctionDef) else None
            if found and isinstance(node, ast.FunctionDef):
                note(places, found[1], path, node.name[found.end() :].replace("_", " "))
    return places


def in_order(clause: str) -> tuple[int, str]:
    number = clause.lstrip("CHS")
    return int(number.rstrip("abc")), number


def clauses_of(game: str, code: Places, tests: Places) -> list[str]:
    """The clauses as the catalogue of words has them, and those that only code or tests know."""
    catalogue = WORDS / f"clauses-{game}.ftl"
    known = IN_WORDS.findall(catalogue.read_text("utf-8")) if catalogue.exists() else []
    return known + sorted({*code, *tests} - {*known}, key=in_order)


def section(game: str, title: str, problems: list[str]) -> str:
    code, tests = in_code(game), in_tests(game, IN_TEST)
    lines = [f"## {title}", "", "| clause | carried out in | proved by |", "| --- | --- | --- |"]
    for clause in clauses_of(game, code, tests):
        if clause not in code:
            problems.append(f"{game}: no code mentions {clause}")
        if clause not in tests:
            problems.append(f"{game}: no test is named after {clause}")
        lines.append(f"| {clause} | {linked(code.get(clause, {}))} | {linked(tests.get(clause, {}))} |")
    examples = in_tests(game, EXAMPLE)
    lines += ["", "| example | proved by |", "| --- | --- |"]
    lines += [f"| {number} | {linked(examples[number])} |" for number in sorted(examples, key=int)]
    return "\n".join(lines) + "\n"


def main(arguments: list[str]) -> int:
    problems: list[str] = []
    page = "\n".join([HEAD, *(section(game.id, game.title["en"], problems) for game in GAMES.values())])
    if arguments != ["--check"]:
        TABLE.parent.mkdir(exist_ok=True)
        TABLE.write_text(page, "utf-8")
    elif not TABLE.exists() or TABLE.read_text("utf-8") != page:
        problems.append("docs/clauses.md is stale: run python tools/clause_table.py")
    for problem in problems:
        print(problem)
    return int(bool(problems))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
