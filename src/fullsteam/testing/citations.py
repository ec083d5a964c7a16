"""Where is each paragraph and ruling of a rulebook cited: in the code, in the tests?"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from pathlib import Path

from fullsteam.kernel.room import Room
from fullsteam.kernel.rulebook import LANGUAGES


@dataclass(frozen=True)
class Place:
    file: Path
    line: int
    name: str  # the class or function around it


def cited(text: str, rule: str) -> bool:
    """Is the id there, in full? (B2.1 is not in B2.10 or B2.1r1.)"""
    return re.search(rf"(?<![A-Za-z0-9.]){re.escape(rule)}(?![0-9]|r[0-9])", text) is not None


def definitions(file: Path) -> list[tuple[str, int, str, str]]:
    """Every top-level class and function of a file: name, line, source, and the ids its name carries ("B2.1r1")."""
    source = file.read_text(encoding="utf-8")
    lines = source.splitlines()
    out = []
    for node in ast.parse(source).body:
        name = getattr(node, "name", "")
        if not name and isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            name = target.id if isinstance(target, ast.Name) else ""
        found = re.findall(r"_([A-Z][A-Z0-9]*)_(\d+(?:r\d+)?)(?=_|$)", name)
        ids = " ".join(f"{section}.{number}" for section, number in found)
        out.append((name, node.lineno, "\n".join(lines[node.lineno - 1 : node.end_lineno]), ids))
    return out


def code_places(room: Room) -> dict[str, list[Place]]:
    return places(room, [f for f in sorted(room.folder.glob("*.py")) if f.name != "terminal.py"], in_names=False)


def test_places(room: Room, tests: Path) -> dict[str, list[Place]]:
    return places(room, sorted(tests.glob("**/test_*.py")), in_names=True)


def places(room: Room, files: list[Path], in_names: bool) -> dict[str, list[Place]]:
    """For each id: where. In code anywhere in a definition; of tests only those whose name or docstring carries it."""
    ids = all_ids(room)
    out: dict[str, list[Place]] = {rule: [] for rule in ids}
    for file in files:
        for name, line, source, carried in definitions(file):
            if in_names and not name.startswith("test_"):
                continue
            for rule in ids:
                if cited(carried if in_names else source, rule):
                    out[rule].append(Place(file, line, name))
    return out


def all_ids(room: Room) -> list[str]:
    return [*room.rulebooks["en"].paragraphs, *room.rulings]


def languages_agree(room: Room) -> None:
    """The same sections, paragraphs and rulings in all languages."""
    english = room.rulebooks["en"]
    for lang in LANGUAGES:
        book = room.rulebooks[lang]
        assert book.ids() == english.ids(), (
            f"{room.info.id}: rulebook {lang} has other ids: {set(book.ids()) ^ set(english.ids())}"
        )
        assert all(p.text for p in book.paragraphs.values()), f"{room.info.id}: rulebook {lang} has an empty paragraph"
    assert all(r.paragraph in english.paragraphs for r in room.rulings.values()), "a ruling on no paragraph"
    assert all(all(r.texts.values()) for r in room.rulings.values()), "a ruling without its text in some language"


def rulebooks_agree(room: Room) -> None:
    """In all languages; and every cited rule exists."""
    languages_agree(room)
    known = set(room.rulebooks["en"].ids())
    words = [w for lexicon in (room.game.verbs, room.game.happenings, room.game.refusals) for w in lexicon.words]
    for rule in [w.rule for w in words] + [step.rule for step in room.game.steps] + [o.rule for o in room.info.options]:
        assert rule == "" or rule in known, f"{room.info.id} cites {rule}, which is no paragraph"


def all_cited(room: Room, tests: Path) -> None:
    """Every paragraph and ruling by code and by a test; every refusal by a test."""
    code, tested = code_places(room), test_places(room, tests)
    assert not [r for r in code if not code[r]], f"not cited by code: {[r for r in code if not code[r]]}"
    assert not [r for r in tested if not tested[r]], f"not cited by a test's name: {[r for r in tested if not tested[r]]}"
    source = "\n".join(file.read_text(encoding="utf-8") for file in tests.glob("**/*.py"))
    names = [w.name for w in room.game.refusals.words]
    untested = [name for name in names if not re.search(rf"\b{name}\b", source)]
    assert not untested, f"no test meets these refusals: {untested}"
