"""Fullsteam: the digital home of four railway board games."""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

__version__ = "0.2.0"

PURE = "FULLSTEAM_PURE"  # set to 1: run the Python source even where compiled modules lie beside it

LIBRARY = "fullsteam.compiled__mypyc"


class SourceFirst:
    """Finds modules of this package as .py files only, never as compiled ones."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("fullsteam."):
            return None
        for folder in path or ():
            file = Path(folder) / f"{name.rpartition('.')[2]}.py"
            if file.is_file():
                return importlib.util.spec_from_file_location(name, file)
        return None  # a package: found the usual way


def library() -> bool:
    """Is the compiled code there? All of it is in one library, put in place last and taken away first: where it is missing, the
    small compiled modules beside the sources do not count. (Loaded at once, so that it is the same one to the end.)"""
    try:
        code = importlib.import_module(LIBRARY)
    except ImportError:
        return False
    code.__file__ = str(Path(__file__).parent.parent / "code")  # mypyc counts the places of its modules from here
    return True


if os.environ.get(PURE) == "1" or not library():
    sys.meta_path.insert(0, SourceFirst)


def compiled() -> bool:
    """Is the kernel that runs here compiled?"""
    from fullsteam.kernel import core

    return not str(core.__file__).endswith(".py")
