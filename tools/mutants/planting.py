"""A fault is planted into the running program: into a function that is loaded, or into a module that is still to be loaded."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator, Sequence
from functools import cached_property
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from types import CodeType, FunctionType, ModuleType

from mutants.operators import Mutant
from mutants.sources import Source


def changed_code(source: Source, mutant: Mutant) -> tuple[FunctionType, CodeType] | None:
    """A function that is loaded, and its code with the fault in it: put there, whoever holds the function has the changed one.
    None: it has no place there, as when `super` is no longer called."""
    function = loaded(importlib.import_module(source.module), mutant.function)
    if function is None:
        return None
    text = mutant.planted(source.path.read_bytes())
    for code in codes(compile(text, str(source.path), "exec", dont_inherit=True)):
        same_place = code.co_firstlineno == function.__code__.co_firstlineno
        if same_place and code.co_qualname == mutant.function and code.co_freevars == function.__code__.co_freevars:
            return function, code
    return None


def loaded(module: ModuleType, name: str) -> FunctionType | None:
    found: object = module
    for part in name.split("."):
        found = vars(found).get(part)
        if found is None:
            return None
    if isinstance(found, property):
        found = found.fget
    elif isinstance(found, cached_property):
        found = found.func
    found = getattr(found, "__func__", found)  # of a class, not of its objects
    found = getattr(found, "__wrapped__", found)
    return found if isinstance(found, FunctionType) else None


def codes(code: CodeType) -> Iterator[CodeType]:
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield part
            yield from codes(part)


def plant_before_loading(source: Source, mutant: Mutant) -> None:
    """Nothing of this module may have been imported yet."""
    assert source.module not in sys.modules, f"{source.module} is loaded already"
    import fullsteam  # noqa: F401  # it puts a finder of its own first

    text = mutant.planted(source.path.read_bytes())

    class Changed(SourceFileLoader):
        def get_code(self, fullname: str) -> CodeType:
            return compile(text, self.path, "exec", dont_inherit=True)

    class Finder:
        @staticmethod
        def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
            if name != source.module:
                return None
            return spec_from_file_location(name, source.path, loader=Changed(name, str(source.path)))

    sys.meta_path.insert(0, Finder)
