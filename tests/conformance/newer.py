"""The tiny game after a rules fix: version 2 gives three points for the favourite, version 1 gave two."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

from conformance.penny.rules import House, Penny
from fullsteam.kernel.info import Option, Version
from fullsteam.kernel.room import Room
from fullsteam.kernel.rulebook import LANGUAGES

FIRST, SECOND = Version(1, "0.1.0", ()), Version(2, "0.2.0", ("P3.1", "P2.2r1"))
OLD = "## P3 End\n\n**P3.1** A point a prize, two for the favourite.\n"


class Newer(Penny):
    def score(self, s: House, seat: int) -> int:
        """P3.1 A point a prize; the favourite counts two more, by the first rules one more."""
        more = 1 if s.rules < 2 else 2
        return sum(1 + more * (prize == s.favourites[seat]) for prize in s.won[seat])


def newer_room(folder: Path, game: Penny | None = None) -> Room:
    """Its texts lie in this folder: the newest ones, and beside them what they changed."""
    sound = Room("conformance.penny")
    shutil.copytree(sound.folder, folder, dirs_exist_ok=True)
    kept = folder / "rulebook" / "1"
    kept.mkdir()
    for lang in LANGUAGES:
        (kept / f"{lang}.md").write_text(OLD, encoding="utf-8")
    words = "".join(f'{lang} = "Who cannot pay more says so."\n' for lang in LANGUAGES)
    (kept / "rulings.toml").write_text(f'[[ruling]]\nid = "P2.2r1"\n{words}', encoding="utf-8")
    shouted = Option("shouted", ("loud", "low"), "P2.2", since=2, before="low")
    info = replace(sound.info, rules_version=2, versions=(FIRST, SECOND), options=(*sound.info.options, shouted))
    room = Room("conformance.penny")
    room.__dict__.update(folder=folder, info=info, game=game or Newer())
    return room
