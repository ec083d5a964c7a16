"""Compile kernel, games and search with mypyc where it can be done; else ship the same source as plain Python.

FULLSTEAM_PURE=1 never compiles; FULLSTEAM_COMPILE=1 fails when compiling fails; default: try, fall back.
How it is done stands in tools/compiling; all else in pyproject.toml."""

import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
PURE = os.environ.get("FULLSTEAM_PURE") == "1"
MUST = os.environ.get("FULLSTEAM_COMPILE") == "1"


class Compile(build_ext):
    """Beside the sources (an editable install), or into the folder a wheel is made of."""

    def run(self) -> None:
        self.made: list[str] = []
        try:
            self.compile()
        except Exception as error:  # mypyc or librt missing, no compiler, one that refuses, a folder nobody may write to
            if MUST:
                raise
            print(f"fullsteam: not compiled ({error})")

    def compile(self) -> None:
        sys.path.insert(0, str(ROOT / "tools"))
        from compiling.house import House

        house = House(ROOT)
        if self.inplace:
            house.in_place()
            return
        with house.lock():
            for name, file in house.made().items():
                target = Path(self.build_lib) / name
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file, target)
                self.made.append(str(target))

    def get_outputs(self) -> list[str]:
        return self.made

    def get_output_mapping(self) -> dict[str, str]:
        return {}


library = Extension("fullsteam.compiled__mypyc", sources=[])  # tells setuptools that there is something to compile
setup(ext_modules=[] if PURE else [library], cmdclass={"build_ext": Compile})
