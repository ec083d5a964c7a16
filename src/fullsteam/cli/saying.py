"""What the command line says in the language of whoever types: its help, its headings, its errors."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from fullsteam.kernel.rulebook import LANGUAGES
from fullsteam.play.text import language


def wished(arguments: list[str]) -> str | None:
    """--lang fr, --lang=fr: help is written before anybody has read the arguments properly."""
    for i, word in enumerate(arguments):
        if word == "--lang" and i + 1 < len(arguments):
            return arguments[i + 1]
        if word.startswith("--lang="):
            return word.partition("=")[2]
    return None


def spoken() -> str:
    """Of these arguments, else of the machine. A language there is not is refused later, in this one."""
    asked = wished(sys.argv[1:])
    return asked if asked in LANGUAGES else language(None)


@cache
def bundle(lang: str) -> FluentBundle:
    out = FluentBundle([lang], use_isolating=False)
    out.add_resource(FluentResource((Path(__file__).parent / "text" / f"{lang}.ftl").read_text(encoding="utf-8")))
    return out


def tell(message: str, **args: str | int) -> str:
    words = bundle(spoken())
    found = words.get_message(message).value
    assert found is not None, f"no text {message}"
    text, errors = words.format_pattern(found, args)
    assert not errors, f"{message}: {errors}"
    return str(text)


def knows(message: str) -> bool:
    return bundle(spoken()).has_message(message)
