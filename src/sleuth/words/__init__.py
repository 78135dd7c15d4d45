"""Every sentence a person reads, in each language, from one catalogue of Fluent messages.

The first part of a message's id says which file it is in. Files are read when a message of theirs is
first said, and Fluent itself only then, because importing it takes longer than starting Python.
"""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "fr")
GAMES: Final = ("calaveras", "crime-hotel", "suspicion")
COMMON: Final = "common"
OF_TABLE: Final = ("table", "settings", "archive")  # what a refusal of the table's is about
ROOMS: Final = {
    "cli": "cli",
    "engine": "engine",
    "page": "web",
    "phrase": "table",
    "record": "record",
    "refusal": "refusals",
    "table": "table",
    "terminal": "terminal",
}


class Words:
    """The catalogue in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.loaded: set[str] = set()
        self.bundle: FluentBundle | None = None

    def say(self, message: str, /, **values: str | int) -> str:
        """The text of a message; `message.form` is one of its other forms."""
        message_id, _, form = message.partition(".")
        return self.forms(message_id, form, **values)[form]

    def forms(self, message_id: str, only: str | None = None, /, **values: str | int) -> dict[str, str]:
        """A message's text, under "", and its other forms under their names, or only one of them."""
        bundle = self.loaded_for(message_id)
        found = bundle.get_message(message_id)
        said: dict[str, str] = {}
        for form, pattern in {"": found.value, **found.attributes}.items():
            if pattern is None or (only is not None and form != only):
                continue
            text, errors = bundle.format_pattern(pattern, dict(values))
            if errors:
                raise ValueError(f"{message_id}: {errors[0]}")
            said[form] = str(text)
        return said

    def loaded_for(self, message_id: str) -> FluentBundle:
        from fluent.runtime import FluentBundle, FluentResource

        if self.bundle is None:
            self.bundle = FluentBundle([self.language], use_isolating=False)
        for resource in (COMMON, resource_of(message_id)):
            if resource not in self.loaded:
                self.bundle.add_resource(FluentResource(catalogue(self.language, resource)))
                self.loaded.add(resource)
        return self.bundle


def resource_of(message_id: str) -> str:
    """The file, without its ending, that a message is in."""
    first, _, rest = message_id.partition("-")
    if first == "clause":
        return f"clauses-{game_of_clause(rest)}"
    if message_id.startswith("refusal-web-"):
        return "web"
    if first == "refusal" and rest.partition("-")[0] in OF_TABLE:
        return "table"
    about = rest if first in ("event", "action") else message_id
    for game in GAMES:
        if about == game or about.startswith(f"{game}-"):
            return game
    return ROOMS.get(first, COMMON)


def game_of_clause(clause: str) -> str:
    """Clauses of Calaveras begin with C, of Crime Hotel with H, of Suspicion with S."""
    return dict(zip("CHS", GAMES, strict=True))[clause[0]]


def catalogue(language: str, resource: str) -> str:
    """One file of the catalogue as it is written."""
    return files(__name__).joinpath(language, f"{resource}.ftl").read_text("utf-8")


def plain(language: str, message_id: str) -> str:
    """A message of the command line, whose file is so plain that Fluent is not needed to read it."""
    for line in catalogue(language, "cli").splitlines():
        name, equals, text = line.partition(" = ")
        if equals and name == message_id:
            return text
    raise LookupError(message_id)


def language(wanted: str | None) -> str:
    """The language to speak to someone who asks for `fr`, or whose LANG is `fr_FR.UTF-8`."""
    asked = (wanted or "").replace("_", "-").partition("-")[0].partition(".")[0].lower()
    return asked if asked in LANGUAGES else LANGUAGES[0]
