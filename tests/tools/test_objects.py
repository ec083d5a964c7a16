"""The compiler's store: what was made is not made again; what made it and has changed makes it again."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from compiling.objects import KEPT_DAYS, CannotCompile, Compiler, Objects, Store

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")

TEXTS = {"one": '#include "size.h"\nint one(void) { return SIZE; }\n', "two": "int two(void) { return 2; }\n"}


@pytest.fixture
def headers(tmp_path: Path) -> Path:
    (tmp_path / "headers").mkdir()
    (tmp_path / "headers" / "size.h").write_text("#define SIZE 1\n")
    return tmp_path / "headers"


@pytest.fixture
def objects(tmp_path: Path, headers: Path) -> Callable[..., Objects]:
    """A new process, so to speak: only the store knows what was before."""

    def new(*flags: str) -> Objects:
        return Objects(Compiler(("cc",), ("-fPIC", *flags), (headers,)), Store(tmp_path / "store"), tmp_path / "work")

    return new


def test_the_same_text_is_not_compiled_again(objects: Callable[..., Objects]) -> None:
    first, again = objects(), objects()
    made = first.make(TEXTS)
    assert first.compiled == ["one", "two"] and all(file.is_file() for file in made.values())
    assert again.make(TEXTS) == made and again.compiled == []


def test_only_a_changed_text_is_compiled_again(objects: Callable[..., Objects]) -> None:
    objects().make(TEXTS)
    again = objects()
    again.make({**TEXTS, "two": "int two(void) { return 22; }\n"})
    assert again.compiled == ["two"]


def test_a_changed_flag_compiles_again(objects: Callable[..., Objects]) -> None:
    objects("-O1").make(TEXTS)
    again = objects("-O2")
    again.make(TEXTS)
    assert again.compiled == ["one", "two"]


def test_a_changed_header_compiles_again(objects: Callable[..., Objects], headers: Path) -> None:
    before = objects().make(TEXTS)["one"].read_bytes()
    (headers / "size.h").write_text("#define SIZE 7\n")
    again = objects()
    assert again.make(TEXTS)["one"].read_bytes() != before and again.compiled == ["one", "two"]


def test_a_unit_that_fails_ends_the_build_in_the_compilers_words(objects: Callable[..., Objects], tmp_path: Path) -> None:
    with pytest.raises(CannotCompile, match=r"bad\.c: (.|\n)*nowhere"):
        objects().make({**TEXTS, "bad": "int bad(void) { return nowhere; }\n"})
    left = [file.name for file in (tmp_path / "store").iterdir()]
    assert not [name for name in left if name.startswith("new-")], "half-made files are not left behind"


def test_a_missing_compiler_says_so(tmp_path: Path) -> None:
    with pytest.raises(CannotCompile, match="no-such-compiler"):
        Objects(Compiler(("no-such-compiler",), ()), Store(tmp_path / "store"), tmp_path).make(TEXTS)


def test_a_library_is_linked_once(objects: Callable[..., Objects]) -> None:
    ours = objects()
    made = ours.make(TEXTS)
    library = ours.linked(made.values(), ".so")
    made_at = library.stat().st_ino
    assert objects().linked(made.values(), ".so") == library and library.stat().st_ino == made_at


def test_what_nobody_uses_is_forgotten(objects: Callable[..., Objects], tmp_path: Path) -> None:
    made = objects().make(TEXTS)
    long_ago = time.time() - (KEPT_DAYS + 1) * 86400
    for file in made.values():
        os.utime(file, (long_ago, long_ago))
    objects().make({"one": TEXTS["one"]})  # used again
    Store(tmp_path / "store").forget_old()
    assert made["one"].is_file() and not made["two"].is_file()
