"""How the package is built."""

from __future__ import annotations

import shutil

from sleuth.rules import bits


def test_where_there_is_a_compiler_the_rules_are_compiled() -> None:
    compiled = not (bits.__file__ or "").endswith(".py")
    assert compiled or shutil.which("cc") is None
