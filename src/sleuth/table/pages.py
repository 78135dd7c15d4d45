"""Pages made of plain HTML by the server, with words from the catalogue and no script."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from sleuth.rules import GAMES
from sleuth.words import Words

STYLE: Final = """
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 50rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid #8886; vertical-align: top }
form { display: flex; flex-wrap: wrap; gap: .8rem; align-items: end }
label { display: grid; gap: .2rem }
input, select, button { font: inherit; padding: .3rem .6rem }
td, code { overflow-wrap: anywhere }
"""


class Markup(str):
    """Text that is HTML already."""

    __slots__ = ()


def tag(name: str, /, *inside: str, **attributes: str) -> Markup:
    """An element; what is not Markup is escaped."""
    return Markup(f"{void(name, **attributes)}{joined(*inside)}</{name}>")


def joined(*parts: str) -> Markup:
    return Markup("".join(part if isinstance(part, Markup) else escape(part) for part in parts))


def void(name: str, /, **attributes: str) -> Markup:
    """An element without an end."""
    named = "".join(f' {key}="{escape(value)}"' for key, value in attributes.items())
    return Markup(f"<{name}{named}>")


def page(words: Words, title: str, *inside: str) -> str:
    head = joined(
        void("meta", charset="utf-8"),
        void("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("title", title),
        void("link", rel="stylesheet", href="/style.css"),
    )
    body = tag("body", tag("main", tag("h1", title), *inside))
    return "<!doctype html>\n" + tag("html", tag("head", head), body, lang=words.language)


def link(href: str, text: str) -> Markup:
    return tag("a", text, href=href)


def listing(heads: list[str], rows: list[list[str]]) -> Markup:
    first = tag("tr", *(tag("th", head, scope="col") for head in heads))
    return tag("table", first, *(tag("tr", *(tag("td", cell) for cell in row)) for row in rows))


def title_of(words: Words, game: str) -> str:
    return GAMES[game].title[words.language]


def home(words: Words, name: str, public: list[dict[str, Any]], mine: list[dict[str, Any]]) -> str:
    """The front door: what is being played, and a table of one's own against bots."""
    return page(
        words,
        "Sleuth",
        tag("p", words.say("page-welcome", name=name)),
        tag("h2", words.say("page-mine")),
        tables(words, mine, "page-mine-none"),
        tag("h2", words.say("page-public")),
        tables(words, public, "page-public-none"),
        tag("h2", words.say("page-new")),
        new_table(words),
        tag("h2", words.say("page-programs")),
        tag("p", link("/api", words.say("page-api")), " · ", link("/api/openapi.json", "OpenAPI")),
    )


def tables(words: Words, listed: list[dict[str, Any]], none: str) -> Markup:
    if not listed:
        return tag("p", words.say(none))
    heads = [words.say(f"page-{head}") for head in ("game", "players", "status")]
    rows = [
        [link(f"/t/{table['id']}", title_of(words, table["game"])), sitting(words, table), status(words, table)]
        for table in listed
    ]
    return listing(heads, rows)


def sitting(words: Words, table: dict[str, Any]) -> str:
    return ", ".join(seat_name(words, seat) for seat in table["seats"])


def seat_name(words: Words, seat: dict[str, Any]) -> str:
    if seat.get("bot"):
        return words.say("page-bot")
    return str(seat.get("name") or words.say("page-free"))


def status(words: Words, table: dict[str, Any]) -> str:
    said = words.say(f"page-status-{table['status']}")
    return f"{said} · {words.say('page-your-turn')}" if table.get("my_turn") else said


def new_table(words: Words) -> Markup:
    games = [tag("option", title_of(words, game), value=game) for game in GAMES]
    return tag(
        "form",
        tag("label", words.say("page-game"), tag("select", *games, name="game")),
        tag(
            "label",
            words.say("page-number"),
            void("input", name="players", type="number", min="2", max="6", value="4"),
        ),
        tag("button", words.say("page-begin")),
        method="post",
        action="/new",
    )


def table_page(words: Words, table: dict[str, Any], chosen: list[tuple[str, str]]) -> str:
    """What everyone may know of a table."""
    facts = [
        [words.say("page-status"), status(words, table)],
        [words.say("page-commitment"), tag("code", str(table["commitment"]))],
        *([f"{name}", value] for name, value in chosen),
    ]
    seats = [[f"{number}", seat_name(words, seat)] for number, seat in enumerate(table["seats"])]
    over = table["status"] == "over"
    record = [tag("p", link(f"/api/tables/{table['id']}/record", words.say("page-record")))] if over else []
    return page(
        words,
        title_of(words, table["game"]),
        listing([words.say("page-seat"), words.say("page-player")], seats),
        tag("h2", words.say("page-agreed")),
        tag("table", *(tag("tr", *(tag("td", cell) for cell in row)) for row in facts)),
        *record,
        tag("p", link("/", words.say("page-home"))),
    )


def api_page(words: Words, schema: dict[str, Any]) -> str:
    """The description of the HTTP API for people to read."""
    parts: list[str] = [tag("p", link("/api/openapi.json", "OpenAPI"))]
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            parts.append(tag("h2", tag("code", f"{method.upper()} {path}")))
            parts.append(tag("p", f"{operation.get('summary', '')}. {operation.get('description', '')}"))
            body = operation.get("requestBody", {}).get("content", {})
            parts += [tag("pre", shape(content["schema"], schema)) for content in body.values()]
            answers = [
                [code, answer["description"], shapes(answer, schema)] for code, answer in operation["responses"].items()
            ]
            parts.append(listing([words.say("page-code"), words.say("page-meaning"), words.say("page-body")], answers))
    return page(words, "Sleuth API", *parts)


def shapes(answer: dict[str, Any], schema: dict[str, Any]) -> Markup:
    return joined(*(tag("code", shape(content["schema"], schema)) for content in answer.get("content", {}).values()))


def shape(given: dict[str, Any], schema: dict[str, Any]) -> str:
    """What a value looks like, in short: the keys of an object with their types."""
    name = given.get("$ref", "").rpartition("/")[2]
    if name:
        found = schema["components"]["schemas"][name]
        keys = (f"{key}: {kind(value)}" for key, value in found.get("properties", {}).items())
        return f"{name} {{ {', '.join(keys)} }}"
    return f"[{shape(given['items'], schema)}]" if "items" in given else kind(given)


def kind(value: dict[str, Any]) -> str:
    if "$ref" in value:
        return str(value["$ref"].rpartition("/")[2])
    if "oneOf" in value or "anyOf" in value:
        return " | ".join(kind(each) for each in value.get("oneOf", value.get("anyOf", [])))
    if "items" in value:
        return f"[{kind(value['items'])}]"
    return str(value.get("type", "any"))


def sorry(words: Words, message: str) -> str:
    return page(words, "Sleuth", tag("p", message), tag("p", link("/", words.say("page-home"))))
