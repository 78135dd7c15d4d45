"""Writes the clauses of the catalogue at the end of each players' page of the rules.

`python tools/rules_pages.py` writes them anew; with --check it only says which pages are out of date.
"""

from __future__ import annotations

import sys
from pathlib import Path

from sleuth.words import LANGUAGES, Words
from sleuth.words.clauses import CLAUSES

PAGES = Path(__file__).resolve().parents[1] / "docs" / "rules"
BEGIN = "<!-- clauses: written by tools/rules_pages.py -->"
END = "<!-- end of clauses -->"


def with_clauses(page: str, game: str, words: Words) -> str:
    """A page with its list of clauses as the catalogue has them now."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"a page of {game} lacks the lines {BEGIN} and {END}")
    clauses = "\n".join(f"- **{clause}** {words.say(f'clause-{clause}')}" for clause in CLAUSES[game])
    return f"{before}{BEGIN}\n{clauses}\n{END}{after}"


def main(only_check: bool) -> int:
    stale = []
    for language in LANGUAGES:
        words = Words(language)
        for game in CLAUSES:
            path = PAGES / f"{game}.{language}.md"
            page = path.read_text("utf-8")
            fresh = with_clauses(page, game, words)
            if fresh == page:
                continue
            stale.append(path)
            if not only_check:
                path.write_text(fresh, "utf-8")
    if only_check:
        for path in stale:
            print(f"{path}: its clauses are not those of the catalogue; run `make docs`")
    return 1 if only_check and stale else 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
