"""Compiles the rules with mypyc while the package is built, when there is a C compiler.

Without one, or with SLEUTH_COMPILE=0, the very same source is installed to run interpreted.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

GROUP = "sleuth_rules"
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden"]  # lets small functions be inlined
NOT_COMPILED = {
    "__init__.py",  # a compiled package cannot import its own modules while it is being imported
    "events.py",  # msgspec structs are built by msgspec's own metaclass
    "facts.py",
}


class CompileRules(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        source = Path(self.root, "src")
        for stale in source.rglob("*.so"):
            stale.unlink()
        if os.environ.get("SLEUTH_COMPILE") == "0" or not compile_rules(source):
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        if version == "editable":
            return  # the modules are found where they were built
        for shared in source.glob(f"{GROUP}__mypyc*"):
            build_data["force_include"][str(shared)] = shared.name


def compile_rules(source: Path) -> bool:
    """Build the extension modules beside their sources; say whether there is a compiler to do it."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.errors import BaseError, CCompilerError

    modules = sorted(str(path) for path in (source / "sleuth" / "rules").rglob("*.py") if path.name not in NOT_COMPILED)
    here = Path.cwd()
    os.chdir(source)
    try:
        extensions = mypycify(
            ["--strict", *(os.path.relpath(module, source) for module in modules)],
            opt_level="3",
            debug_level="0",
            group_name=GROUP,
            target_dir=str(source.parent / "build" / "mypyc"),
        )
        for extension in extensions:
            extension.extra_compile_args += FLAGS
        distribution = Distribution({"name": "sleuth", "ext_modules": extensions})
        command = distribution.get_command_obj("build_ext")
        command.inplace = True
        command.build_temp = str(source.parent / "build" / "temp")
        command.build_lib = str(source.parent / "build" / "lib")
        command.ensure_finalized()
        command.run()
    except (BaseError, CCompilerError) as missing:
        print(f"sleuth: no working C compiler, the rules will run interpreted ({missing})", file=sys.stderr)
        return False
    finally:
        os.chdir(here)
    return True
