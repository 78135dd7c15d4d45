"""One server for the tests that only ask it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.table.web.running import Running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("server")) as running:
        yield running
