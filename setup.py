"""Compile kernel, games and search as one unit with mypyc where it can be done; else ship the same source as plain Python.

FULLSTEAM_PURE=1 never compiles; FULLSTEAM_COMPILE=1 fails when compiling fails; default: try, fall back.
All else stands in pyproject.toml."""

import os
import re
import shutil
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

PLAIN = {"__init__.py", "info.py", "record.py", "room.py", "rulebook.py", "teach.py", "terminal.py"}  # no hot path

TRASHCAN = re.compile(r"(\)\n\s*\{\n)\s*CPy_TRASHCAN_BEGIN\(self, \w+\)\n(.*?)\s*CPy_TRASHCAN_END\(self\)", re.DOTALL)


def modules() -> list[str]:
    house = Path("src/fullsteam")
    files = [*(house / "kernel").glob("*.py"), *(house / "games").glob("*/*.py"), house / "bots" / "judge.py", house / "bots" / "search.py"]
    return sorted(str(file) for file in files if file.name not in PLAIN)


def without_wrong_trashcan(extension: Extension) -> None:
    """Python's trashcan (objects freed more than 50 deep, as in a long chain, are put off) writes into the head that only
    objects known to the garbage collector have. mypyc 2.4.1 uses it for acyclic classes too, which have none: memory is
    destroyed. Take it out there; tests/kernel/test_containers.py frees a long chain."""
    for source in extension.sources:
        if Path(source).name.startswith("__native"):
            text = Path(source).read_text(encoding="utf-8")
            Path(source).write_text(TRASHCAN.sub(r"\1\2", text), encoding="utf-8")


def extensions() -> list[Extension]:
    must = os.environ.get("FULLSTEAM_COMPILE") == "1"
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if os.environ.get("FULLSTEAM_PURE") == "1" or not (must or shutil.which(compiler.split()[0])):
        return []
    try:
        from mypyc.build import mypycify

        found: list[Extension] = list(mypycify(modules(), opt_level="3", debug_level="0"))  # type: ignore[arg-type]
    except (ImportError, SystemExit) as error:
        if must:
            raise
        print(f"fullsteam: not compiled ({error})")
        return []
    for extension in found:
        without_wrong_trashcan(extension)
        extension.optional = not must
        extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition"]
    return found


setup(ext_modules=extensions())
