"""The next release, planted: a copy of the source in which each game has a version 2 of one paragraph, fixed as we would fix
it: game.toml names it, the step asks `s.rules`, the books have the new text and keep the old one beside them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import fullsteam
from fullsteam.games import ROOMS
from fullsteam.kernel.rulebook import LANGUAGES, load_rulebook

TESTS = Path(__file__).parent.parent
RELEASE = "9.0.0"
MARK = "(9.0)"  # what a changed paragraph begins with


@dataclass(frozen=True)
class Fix:
    paragraph: str
    file: str
    old: str
    new: str


FIXES = {
    "trambahn": Fix(  # the second player gets a note less
        "B1.2", "rules.py", "DEAL.chance(q, SECOND_NOTES)", "DEAL.chance(q, SECOND_NOTES if s.rules < 2 else SECOND_NOTES - 1)"
    ),
    "volldampf": Fix(  # everybody receives a mark more
        "V7.1", "rules.py", "        p.cash += p.income\n", "        p.cash += p.income if s.rules < 2 else p.income + 1\n"
    ),
    "take-a-train": Fix(  # the purse holds 6000
        "T1.1",
        "rules.py",
        "        s.rules = rules\n",
        "        s.rules = rules\n        for p in s.players:\n            p.cash = p.cash if rules < 2 else 6000\n",
    ),
    "voll-in-fahrt": Fix(  # a double gives nothing
        "F2.5", "rules.py", "if s.die1 == s.die2 and not s.second", "if s.rules < 2 and s.die1 == s.die2 and not s.second"
    ),
}


def planted_source(target: Path) -> Path:
    """The folder to put on the path."""
    here = Path(fullsteam.__file__).parent
    shutil.copytree(here, target / "fullsteam", ignore=shutil.ignore_patterns("*.so", "__pycache__", "page"))
    for game, fix in FIXES.items():
        folder = target / "fullsteam" / "games" / ROOMS[game].package.rpartition(".")[2]
        change(folder / fix.file, fix.old, fix.new)
        change(folder / "game.toml", "rules_version = 1", "rules_version = 2")
        with (folder / "game.toml").open("a", encoding="utf-8") as toml:
            toml.write(f'\n[[rules]]\nversion = 2\nrelease = "{RELEASE}"\nchanges = ["{fix.paragraph}"]\n')
        for lang in LANGUAGES:
            rewrite(folder / "rulebook", lang, fix.paragraph)
    return target


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{file.name} has changed: plant the fix anew"
    file.write_text(text.replace(old, new), encoding="utf-8")


def rewrite(books: Path, lang: str, paragraph: str) -> None:
    """A new text; the old one goes beside it."""
    book = load_rulebook(books / f"{lang}.md")
    old = book.paragraphs[paragraph]
    change(books / f"{lang}.md", f"**{paragraph}** ", f"**{paragraph}** {MARK} ")
    (books / "1").mkdir(exist_ok=True)
    kept = f"## {old.section} {book.sections[old.section]}\n\n**{paragraph}** {old.text}\n"
    (books / "1" / f"{lang}.md").write_text(kept, encoding="utf-8")


def environment(source: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": f"{source}{os.pathsep}{TESTS}", fullsteam.PURE: "1"}


def command(source: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """`fullsteam …` of that source."""
    line = [sys.executable, "-m", "fullsteam.cli.main", *words]
    return subprocess.run(line, env=environment(source), capture_output=True, text=True, check=False)


@contextmanager
def served(source: Path, release: str, database: str) -> Iterator[str]:
    """A server of that source; its address."""
    log = Path(database).with_suffix(".log")
    line = [sys.executable, "-m", "releases.serve", release, database]
    with log.open("a") as out:
        process = subprocess.Popen(
            line, env=environment(source), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=out, text=True
        )
    assert process.stdin is not None and process.stdout is not None
    try:
        said = next((said for said in process.stdout if said.startswith("at ")), "")
        assert said, log.read_text()[-2000:]
        yield said.split()[1]
    finally:
        process.stdin.close()
        process.stdout.read()
        process.wait(60)
        process.stdout.close()
