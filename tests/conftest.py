"""Tests run compiled (make test); those of kernel, games and bots also on the Python source (FULLSTEAM_PURE=1)."""

import importlib.util
from pathlib import Path

import pytest

import fullsteam

SOURCE = Path(fullsteam.__file__).parent


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to test compiled modules that are older than their source, or to pretend that there are any."""
    import os

    if os.environ.get(fullsteam.PURE) == "1":
        return
    if not fullsteam.compiled():
        raise pytest.UsageError(
            "there are no compiled modules: install a C compiler and run `make test`, or set FULLSTEAM_PURE=1"
        )
    spec = importlib.util.find_spec(fullsteam.LIBRARY)
    assert spec and spec.origin
    library = Path(spec.origin)
    for module in SOURCE.glob("*/**/*.so"):
        source = module.with_name(module.name.partition(".")[0] + ".py")
        if source.stat().st_mtime > library.stat().st_mtime:
            raise pytest.UsageError(
                f"{source.name} is newer than its compiled module: run `make test`, or set FULLSTEAM_PURE=1"
            )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests marked `heavy` search deep or start many processes: up to forty times slower interpreted, and no less true
    compiled. They run in the compiled half of `make test` only; pytest counts them as deselected here."""
    if not fullsteam.compiled():
        heavy = [item for item in items if item.get_closest_marker("heavy")]
        items[:] = [item for item in items if item not in heavy]
        config.hook.pytest_deselected(items=heavy)


def pytest_report_header(config: pytest.Config) -> str:
    return f"fullsteam {fullsteam.__version__}, {'compiled' if fullsteam.compiled() else 'interpreted'}"
