"""What can be asked of a run of the tests.

`--interpreted` takes the rules from their source even where compiled modules lie beside it; it must
be settled before anything of sleuth is imported, so nothing is imported here.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent
RULES = "sleuth.rules"


class FromSource:
    """Finds the modules of the rules as source, whatever else lies beside them."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name != RULES and not name.startswith(RULES + "."):
            return None
        for folder in path or ():
            module = Path(folder, name.rpartition(".")[2])
            package = module / "__init__.py"
            source = package if package.exists() else module.with_suffix(".py")
            if source.exists():
                return spec_from_file_location(
                    name,
                    source,
                    loader=SourceFileLoader(name, str(source)),
                    submodule_search_locations=[str(module)] if source == package else None,
                )
        return None


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("sleuth")
    group.addoption("--interpreted", action="store_true", help="run the rules from their source")
    group.addoption("--soak", action="store_true", help="large numbers of games")
    group.addoption("--write-tables", action="store_true", help="write tests/golden/tables anew")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--interpreted"):
        assert not any(name.split(".")[0] == "sleuth" for name in sys.modules), "sleuth was imported too early"
        sys.meta_path.insert(0, FromSource)


def pytest_report_header(config: pytest.Config) -> str:
    from sleuth.rules import bits

    return f"rules: {'interpreted' if str(bits.__file__).endswith('.py') else 'compiled'}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Soaking is for the tests that are marked: with --soak, run those alone."""
    if config.getoption("--soak"):
        items[:] = [item for item in items if item.get_closest_marker("soak")]


@pytest.fixture(scope="session")
def many(request: pytest.FixtureRequest) -> Callable[[int, int], int]:
    """How many: many(small, large) is the small number, or with --soak the large one."""
    soaking = bool(request.config.getoption("--soak"))
    return lambda small, large: large if soaking else small
