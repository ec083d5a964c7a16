"""What is compiled here, and how it comes beside its source.

All compiled code is one library (`fullsteam/compiled__mypyc.*.so`); the small modules beside the sources only point into it.
The package looks for the library first: without it, it runs the Python source, whatever small modules lie there (see
fullsteam/__init__.py). So the library is taken away before anything else changes and put back last, in one step: who starts
meanwhile, or after a crash in the middle, runs the source, never half of each, never code older than its source."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import sys
import sysconfig
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from compiling.objects import CannotCompile, Compiler, Objects, Store, digest, python_compiler
from compiling.units import alone, stem

# No hot path.
PLAIN = {"__init__.py", "box.py", "info.py", "lines.py", "mistakes.py", "record.py", "room.py", "rulebook.py", "shape.py"}
PLAIN |= {"chart.py", "teach.py", "terminal.py"}
GROUP = "fullsteam.compiled"
LIBRARY = "fullsteam/compiled__mypyc"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"

# What each is worth: docs/guide/fast-code.md. No warnings: nobody here reads them, and with mypyc's -Werror a compiler that
# learns a new one would leave us without compiled code.
FLAGS = ("-O3", "-g0", "-w", "-fvisibility=hidden")

Files = dict[str, Path]  # where it belongs, from the source folder on: where it lies


class House:
    """A checkout: sources below src/, all that is made on the way below build/."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.src = root / "src"
        self.build = root / "build"
        self.record = self.build / "compiled.json"

    def sources(self) -> list[Path]:
        """Whatever the compiled text may depend on."""
        rooms = self.src / "fullsteam"
        thinking = [rooms / "bots" / "judge.py", rooms / "bots" / "search.py"]
        return sorted([*rooms.glob("kernel/*.py"), *rooms.glob("games/*.py"), *rooms.glob("games/*/*.py"), *thinking])

    def modules(self) -> list[str]:
        """What is compiled, as mypyc wants it: from the root on. (Tracebacks name these paths.)"""
        files = [file for file in self.sources() if file.name not in PLAIN]
        return [str(file.relative_to(self.root)) for file in files]

    def fingerprint(self) -> str:
        """Of the sources and all that turns them into modules."""
        machinery = sorted((self.root / "tools" / "compiling").glob("*.py"))
        files = [*self.sources(), *machinery, self.root / "pyproject.toml"]
        named = [part for file in files for part in (str(file.relative_to(self.root)), file.read_bytes())]
        return digest([*named, sys.version, SUFFIX, version("mypy"), version("librt"), python_compiler(FLAGS, ()).kind])

    # ------------------------------------------------------------------------------------------------- making

    def c_texts(self) -> tuple[dict[str, str], dict[str, str], Compiler]:
        """The units of the library, the small modules (where they belong: their text), and the compiler for both."""
        from mypyc.build import mypycify

        os.environ.setdefault("MYPY_CACHE_DIR", str(self.build / "mypy"))
        out = self.build / "c"
        shutil.rmtree(out, ignore_errors=True)
        with contextlib.chdir(self.root):
            try:
                library, *small = mypycify(self.modules(), multi_file=True, group_name=GROUP, target_dir=str(out))
            except SystemExit as error:
                raise CannotCompile(f"mypyc refuses: {error}") from error
        sources = [Path(file) for file in library.sources]
        texts = {stem(file): file.read_text(encoding="utf-8") for file in sources}
        main = out / "fullsteam" / "__native_compiled.c"
        outer, inner = main.with_suffix(".h"), main.with_name("__native_internal_compiled.h")
        units = alone(texts, stem(main), outer.read_text(encoding="utf-8"), inner.read_text(encoding="utf-8"))
        shims = {one.name.replace(".", "/"): Path(next(iter(one.sources))).read_text(encoding="utf-8") for one in small}
        folders = [Path(folder) for folder in library.include_dirs if Path(folder) != out]
        return units, shims, python_compiler(FLAGS, folders)

    def made(self) -> Files:
        """Everything compiled: what is not in the store by now is made."""
        units, shims, compiler = self.c_texts()
        store = Store(self.build / "objects")
        objects = Objects(compiler, store, self.build / "units")
        done = objects.make(units | shims)
        files = {LIBRARY: objects.linked([done[name] for name in sorted(units)], ".so")}
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            linked = pool.map(lambda name: objects.linked([done[name]], ".so"), shims)
            files.update(zip(shims, linked, strict=True))
        store.forget_old()
        return {name + SUFFIX: file for name, file in files.items()}

    # ----------------------------------------------------------------------------------------------- in place

    def library(self) -> Path:
        return self.src / (LIBRARY + SUFFIX)

    def fresh(self) -> bool:
        """Is what lies beside the sources made from them as they are?"""
        try:
            record = json.loads(self.record.read_text(encoding="utf-8"))
            there = all((self.src / name).is_file() for name in record["files"])
            return bool(there and record["library"] == stamp(self.library()) and record["fingerprint"] == self.fingerprint())
        except (OSError, ValueError, KeyError, CannotCompile, PackageNotFoundError):
            return False

    def take_away_stale(self) -> None:
        """Without its library the other compiled modules do not count."""
        with self.lock():
            if not self.fresh():
                self.library().unlink(missing_ok=True)

    def in_place(self) -> None:
        """Compile beside the sources, if that is not done yet. Sources changed meanwhile: once more."""
        with self.lock():
            while not self.fresh():
                self.library().unlink(missing_ok=True)  # from now on the source runs
                started, fingerprint = time.time(), self.fingerprint()
                files = self.made()
                if self.fingerprint() == fingerprint:
                    self.put(files, fingerprint, started)

    def put(self, files: Files, fingerprint: str, started: float) -> None:
        """The small modules, then the library, as old as the sources it was made from."""
        library = LIBRARY + SUFFIX
        wanted = {self.src / name for name in files}
        for old in [*self.src.glob("*__mypyc*.so"), *self.src.glob(f"fullsteam/**/*{SUFFIX}")]:
            if old not in wanted:
                old.unlink()
        for name, file in files.items():
            if name != library:
                replace(self.src / name, file)
        replace(self.src / library, file=files[library], mtime=started)
        record = {"fingerprint": fingerprint, "files": sorted(files), "library": stamp(self.library())}
        self.record.write_text(json.dumps(record), encoding="utf-8")

    @contextlib.contextmanager
    def lock(self) -> Iterator[None]:
        """One at a time; the second waits, and mostly finds all done."""
        import fcntl

        self.build.mkdir(exist_ok=True)
        with (self.build / "lock").open("w") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                print("waiting for another compile", file=sys.stderr, flush=True)
                fcntl.flock(file, fcntl.LOCK_EX)
            yield


def stamp(file: Path) -> list[int]:
    state = file.stat()
    return [state.st_size, state.st_mtime_ns]


def replace(place: Path, file: Path, mtime: float | None = None) -> None:
    """Put a copy there in one step."""
    new = place.with_name(f"{place.name}.new")
    shutil.copyfile(file, new)
    if mtime is not None:
        os.utime(new, (mtime, mtime))
    new.replace(place)
