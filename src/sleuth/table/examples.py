"""An example of everything that is asked of the API and answered by it, for its description."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from litestar import Litestar

from sleuth.table import forms, wire
from sleuth.table.errors import ErrorAnswer, Wrong

JSON: Final = "application/json"
TABLE: Final = "q7Yx2mKp0a"
PERSON: Final = "k3v9x1q7m5t2w8r4n6p0s3d1fa"
HASH: Final = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"

SEATS: Final = [
    forms.SeatFacts(0, "Nicole", None, PERSON, present=True),
    forms.SeatFacts(1, None, "recruit"),
    forms.SeatFacts(2, None, "recruit"),
]
FACTS: Final = forms.TableFacts(
    id=TABLE,
    game="crime-hotel",
    players=3,
    options={},
    aid="none",
    public=True,
    pace=forms.LivePace(),
    grace=60,
    chat=True,
    team_chat=True,
    onlookers=True,
    host=PERSON,
    status="playing",
    commitment=HASH,
    secret=None,
    winners=None,
    rematch_of=None,
    stand_in="recruit",
    teams=None,
    seats=SEATS,
)
GIVEN: Final = (
    forms.NewTable("crime-hotel", 3, public=True),
    forms.Sit(),
    forms.PassOn(PERSON),
    forms.SetChat(False),
    forms.MutePerson(PERSON),
    forms.PostedMove("m1", 0, "17"),
    forms.Rename("Nicole"),
    forms.NewPassword("correct horse battery"),
    forms.SignIn("Nicole", "correct horse battery"),
    forms.Leave(),
    forms.NewToken(TABLE, 0),
    forms.OldToken(HASH),
    forms.Token("pU3nQxX1b4oE8kq2YwzJr6vT0mLs9dHc5aGf7iKjN_w"),
    forms.Ack("m1", 1),
    forms.Health(True),
    forms.Me(PERSON, "Nicole", False, [forms.TokenFacts(HASH, TABLE, 0, datetime(2026, 1, 1, tzinfo=UTC))]),
    forms.GameFacts(
        "suspicion",
        {"en": "Suspicion", "fr": "Suspicion"},
        [2, 3, 4, 5],
        [forms.OptionFacts("first", "first", "random")],
    ),
    forms.Listed(
        id=TABLE,
        game="crime-hotel",
        players=3,
        options={},
        aid="none",
        pace=forms.LivePace(),
        status="playing",
        onlookers=True,
        created=1767225600.0,
        teams=None,
        seats=SEATS,
        seat=0,
        turn=0,
        my_turn=True,
    ),
    FACTS,
    wire.Welcome(
        epoch="m2Xq8_aZ.0",
        n=9,
        table=msgspec.to_builtins(FACTS),
        seat=0,
        view={"game": "crime-hotel", "hands": [[17, 19, 24, 25, 35, 39], ["?"] * 6, ["?"] * 6]},
        log=[{"type": "first", "seat": 0, "drawn": True}],
        on=0,
        deciding=0,
        legal=["17", "19"],
        may_undo=False,
        clock=None,
        talk=[],
        notes={},
        muted=[],
    ),
    ErrorAnswer(Wrong("not-your-turn", "It is not your turn.")),
)
BY_NAME: Final = {type(example).__name__: msgspec.to_builtins(example) for example in GIVEN}
EXPORTED: Final = {"person": {"id": PERSON, "name": "Nicole"}}


def description(app: Litestar) -> dict[str, Any]:
    """The description of the API, with an example of each body."""
    described: dict[str, Any] = app.openapi_schema.to_schema()
    for routes in described["paths"].values():
        for route in routes.values():
            for body in [route.get("requestBody", {}), *route["responses"].values()]:
                if JSON in body.get("content", {}):
                    body["content"][JSON]["example"] = example_of(body["content"][JSON]["schema"])
    return described


def example_of(schema: dict[str, Any]) -> Any:
    if schema.get("type") == "array":
        return [example_of(schema["items"])]
    return BY_NAME[schema["$ref"].rpartition("/")[2]] if "$ref" in schema else EXPORTED
