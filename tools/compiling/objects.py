"""Compile C texts, several at once, each only once: what was made stays in a store under the hash of all that made it."""

from __future__ import annotations

import functools
import hashlib
import os
import shlex
import subprocess
import sys
import sysconfig
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

KEPT_DAYS = 14  # what no build has used for so long is forgotten

SAID = 20  # lines of a compiler's complaint that are passed on


class CannotCompile(Exception):
    """There is no compiler, or it refuses; says why in its words."""


def digest(parts: Iterable[str | bytes]) -> str:
    """One name for all of it; the parts are told apart by their lengths."""
    sha = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        sha.update(f"{len(data)}:".encode() + data)
    return sha.hexdigest()[:40]


def run(command: Sequence[str], what: str) -> str:
    try:
        done = subprocess.run(command, check=False, capture_output=True, text=True, errors="replace")
    except OSError as error:
        raise CannotCompile(f"{what}: {error}") from error
    if done.returncode != 0:
        said = "\n".join(done.stderr.strip().splitlines()[:SAID])
        raise CannotCompile(f"{what}: {said or f'the compiler ended with {done.returncode}'}")
    return done.stdout


@dataclass(frozen=True)
class Compiler:
    """A C compiler in the manner of Unix, with its flags and the folders of its headers."""

    command: tuple[str, ...]
    flags: tuple[str, ...]
    folders: tuple[Path, ...] = ()

    @functools.cached_property
    def kind(self) -> str:
        """Other compiler, flags or headers make other objects."""
        headers = sorted(file for folder in self.folders for file in folder.glob("**/*.h"))
        return digest(
            [run([*self.command, "--version"], "the compiler"), *self.command, *self.flags, *map(Path.read_bytes, headers)]
        )

    def compile(self, source: Path, target: Path) -> None:
        folders = [f"-I{folder}" for folder in self.folders]
        run([*self.command, *self.flags, *folders, "-c", str(source), "-o", str(target)], source.name)

    def link(self, objects: Iterable[Path], target: Path) -> None:
        shared = shlex.split(sysconfig.get_config_var("LDSHARED") or "cc -shared")[1:]
        more = shlex.split(os.environ.get("LDFLAGS", ""))
        run([*self.command, *shared, *map(str, objects), *more, "-o", str(target)], target.name)


def python_compiler(flags: Iterable[str], folders: Iterable[Path]) -> Compiler:
    """The one this Python was made with, or CC, with Python's flags before ours."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    python = shlex.split(sysconfig.get_config_var("CFLAGS") or "") + shlex.split(sysconfig.get_config_var("CCSHARED") or "")
    includes = dict.fromkeys([Path(sysconfig.get_path("include")), Path(sysconfig.get_path("platinclude")), *folders])
    own = shlex.split(os.environ.get("CFLAGS", ""))
    return Compiler(tuple(command), (*python, *flags, *own), tuple(includes))


class Store:
    """A folder of files made before, each named by the hash of all that made it. A file appears whole or not at all."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def has(self, name: str) -> bool:
        return (self.folder / name).is_file()

    def get(self, name: str, make: Callable[[Path], None]) -> Path:
        place = self.folder / name
        if place.is_file():
            os.utime(place)  # used today
        else:
            new = self.folder / f"new-{os.getpid()}-{threading.get_ident()}-{name}"
            try:
                make(new)
                new.replace(place)
            finally:
                new.unlink(missing_ok=True)
        return place

    def forget_old(self) -> None:
        for file in self.folder.iterdir():
            if file.stat().st_mtime < time.time() - KEPT_DAYS * 86400:
                file.unlink(missing_ok=True)


class Progress:
    """One line, written over on a terminal; elsewhere only its beginning."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.done = 0
        self.terminal = sys.stderr.isatty()
        if total and not self.terminal:
            print(f"compiling {total} units", file=sys.stderr, flush=True)

    def step(self) -> None:
        self.done += 1
        if self.terminal:
            end = "\n" if self.done == self.total else ""
            print(f"\rcompiling {self.done} of {self.total} units", end=end, file=sys.stderr, flush=True)


class Objects:
    """Objects of one compiler. `texts`, name to C text, are written into `work`, where the compiler's words find them."""

    def __init__(self, compiler: Compiler, store: Store, work: Path) -> None:
        self.compiler = compiler
        self.store = store
        self.work = work
        self.compiled: list[str] = []  # this time, not taken from the store

    def name(self, text: str) -> str:
        return digest([self.compiler.kind, text]) + ".o"

    def make(self, texts: dict[str, str]) -> dict[str, Path]:
        """Long ones first, on all cores. The first that fails ends it."""
        missing = [unit for unit, text in texts.items() if not self.store.has(self.name(text))]
        missing.sort(key=lambda unit: -len(texts[unit]))
        progress = Progress(len(missing))
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            waiting = [pool.submit(self.one, unit, texts[unit]) for unit in missing]
            try:
                for future in as_completed(waiting):
                    future.result()
                    progress.step()
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise
        self.compiled = sorted(missing)
        return {unit: self.one(unit, text) for unit, text in texts.items()}

    def one(self, unit: str, text: str) -> Path:
        def compile(target: Path) -> None:
            source = self.work / f"{unit}.c"
            source.parent.mkdir(parents=True, exist_ok=True)
            source.write_text(text, encoding="utf-8")
            self.compiler.compile(source, target)

        return self.store.get(self.name(text), compile)

    def linked(self, objects: Iterable[Path], suffix: str) -> Path:
        objects = list(objects)
        name = digest([self.compiler.kind, os.environ.get("LDFLAGS", ""), *(file.name for file in objects)]) + suffix
        return self.store.get(name, lambda target: self.compiler.link(objects, target))
