"""Compile kernel and games as one unit with mypyc where it can be done; else ship the same source as plain Python.

FULLSTEAM_PURE=1 never compiles; FULLSTEAM_COMPILE=1 fails when compiling fails; default: try, fall back.
All else stands in pyproject.toml."""

import os
import shutil
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

PLAIN = {"__init__.py", "info.py", "record.py", "room.py", "rulebook.py", "terminal.py"}  # read files, draw: no hot path


def modules() -> list[str]:
    files = [*Path("src/fullsteam/kernel").glob("*.py"), *Path("src/fullsteam/games").glob("*/*.py")]
    return sorted(str(file) for file in files if file.name not in PLAIN)


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
        extension.optional = not must
        extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition"]
    return found


setup(ext_modules=extensions())
