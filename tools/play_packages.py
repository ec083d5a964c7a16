"""The pinned packages with which one can play on a file: those of the server, without what it never imports there.

Run by `make lock` in the environment that it pins."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, requires, version

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

UNUSED = {
    "greenlet",  # SQLAlchemy's asynchronous half
    "httpx",  # Litestar's test client
    "litestar-htmx",
    "polyfactory",  # examples in Litestar's OpenAPI pages
    "psycopg",  # PostgreSQL
    "pycparser",  # cffi's own compiler
    "rich-click",  # Litestar's command line
}


def needed(name: str, extras: frozenset[str] = frozenset()) -> set[str]:
    """The names of a package's requirements and of theirs."""
    found: set[str] = set()
    for line in requires(name) or ():
        wanted = Requirement(line)
        asked = any(wanted.marker.evaluate({"extra": extra}) for extra in {"", *extras}) if wanted.marker else True
        other = canonicalize_name(wanted.name)
        if asked and other not in UNUSED and other not in found:
            found |= {other} | needed(other, frozenset(wanted.extras))
    return found


def pins() -> list[str]:
    found = []
    for name in needed("fullsteam", frozenset({"server"})):
        try:
            found.append(f"{name}=={version(name)}")
        except PackageNotFoundError:  # of another platform
            continue
    return sorted(found)


if __name__ == "__main__":
    print("\n".join(pins()))
