"""The server as the tests start it: the same process as `sleuth serve`, its bots and forced moves unhurried by nobody.

python -m tests.table.web.server DATA PORT [usual]

With `usual` the limits are those of `sleuth serve`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from sleuth.rules.dealer import Dealer, ReplayDealer, dealer_of_move
from sleuth.table import course
from sleuth.table.app import create_app
from sleuth.table.around import Around
from sleuth.table.logs import start_logging
from sleuth.table.players import Players
from sleuth.table.security import Limits, Patience, Rate
from sleuth.table.serve import listen, run
from sleuth.table.settings import Settings
from sleuth.table.store import Store

MANY = 1_000_000.0
PLANTED = "planted:"


def quick(store: Store, bots: Players) -> Around:
    return Around(store, bots, forced_pace=0.0, bots_pace=(0.0, 0.0))


def generous() -> Limits:
    """Limits that a test of something else never meets; those on guessing stay."""
    return Limits(
        requests=Rate(MANY, MANY),
        changes=Rate(MANY, MANY),
        guests=Rate(MANY, MANY),
        tables=Rate(MANY, MANY),
        messages=Rate(MANY, MANY),
        callers=Patience(1000),
        tokens=Patience(1000),
        links=Patience(1000),
    )


def planted(secret: str, move: int) -> Dealer:
    """What a test has put in place of a secret, `planted:` and the outcomes of the set-up, is what chance does then."""
    if not secret.startswith(PLANTED) or move:
        return dealer_of_move(PLANTED if secret.startswith(PLANTED) else secret, move)
    dealer = ReplayDealer()
    dealer.expect(json.loads(secret.removeprefix(PLANTED)))
    return dealer


def main(data: str, port: str, limits: str = "") -> None:
    setattr(course, "dealer_of_move", planted)  # noqa: B010 (a name that the module only borrows)
    settings = Settings(data=Path(data), port=int(port))
    with listen(settings.host, settings.port) as listening:
        start_logging()
        print(listening.getsockname()[1], flush=True)
        run(create_app(settings, quick, Limits() if limits == "usual" else generous()), listening)


if __name__ == "__main__":
    main(*sys.argv[1:])
