"""A room of the house: the folder of one game, and all that stands in it."""

from __future__ import annotations

import importlib
import tomllib
from collections import OrderedDict
from collections.abc import Iterator
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from types import ModuleType

from fullsteam.kernel.box import LARGEST, Box, BoxKind, hash_of
from fullsteam.kernel.core import Event, Game, State
from fullsteam.kernel.info import GameError, GameInfo, load_info
from fullsteam.kernel.rulebook import LANGUAGES, Rulebook, Ruling, load_rulebook, load_rulings

BOXES = 16  # rooms with boxes that are kept ready


class Room:
    """`package` is importable: its rules module holds GAME; beside it lie game.toml, rulebook/, rulings.toml and text/. box.py
    says how to enter what the book shows only as pictures."""

    def __init__(self, package: str, rules: int | None = None, box: Box | None = None) -> None:
        self.package = package
        self.box = box  # boards and figures that are played with instead of the game's own
        self.board = ""  # the file it was read from and what was in it: so records named it before they had boxes
        self.wished = rules  # the version of the rules that is played by here; None: the newest
        self.others: dict[int, Room] = {}  # the same room by the other versions
        self.boxed: OrderedDict[str, Room] = OrderedDict()  # and with the boxes that were asked for last

    @cached_property
    def folder(self) -> Path:
        file = importlib.import_module(self.package).__file__
        assert file is not None, f"{self.package} is no package with an __init__.py"
        return Path(file).parent

    def module(self, name: str) -> ModuleType:
        return importlib.import_module(f"{self.package}.{name}")

    @cached_property
    def info(self) -> GameInfo:
        return load_info(self.folder / "game.toml")

    @cached_property
    def game(self) -> Game[State]:
        game: Game[State] = self.module("rules").GAME if self.box is None else self.module("box").game_with(self.box.data)
        return game

    @cached_property
    def box_kind(self) -> BoxKind | None:
        """What is in its box; None: all its cards stand in the rulebook."""
        if not (self.folder / "box.py").exists():
            return None
        kind: BoxKind = self.module("box").BOX
        return kind

    def needs_box(self) -> BoxKind:
        if self.box_kind is None:
            raise GameError(f"{self.info.id} cannot be played on another board", "no-board", game=self.info.id)
        return self.box_kind

    def with_box(self, text: str | bytes) -> Room:
        """The same room, played with this box: with its own game, vocabulary and views. BoxError if it has mistakes."""
        if isinstance(text, str) and (known := self.boxed.get(hash_of(text))) is not None:
            return known
        return self.playing(self.needs_box().read(text).good())

    def holding(self, text: str) -> Room:
        """The same with a text that was found good when the match began: it goes on, whatever has become of the rules for boxes
        since. Empty: the room itself."""
        if not text:
            return self
        return self.boxed.get(hash_of(text)) or self.playing(Box(text, tomllib.loads(text)))

    def playing(self, box: Box) -> Room:
        made = self.boxed.get(box.hash)
        if made is None:
            made = self.boxed[box.hash] = Room(self.package, self.wished, box)
            made.__dict__.update(folder=self.folder, info=self.info, box_kind=self.box_kind)
            if len(self.boxed) > BOXES:
                self.boxed.popitem(last=False)
        return made

    def on_board(self, file: Path | None) -> Room:
        """The same room with the box of this file; GameError if that cannot be."""
        if file is None:
            return self
        kind = self.needs_box()
        with file.open("rb") as source:
            raw = source.read(LARGEST + 1)
        room = Room(self.package, self.wished, kind.read(raw).good(file.name))
        room.board = f"{file.stem} {sha256(raw).hexdigest()[:16]}"
        return room

    @property
    def rules(self) -> int:
        """The version of the rules that is played by in this room."""
        return self.info.rules_version if self.wished is None else self.wished

    def by(self, rules: int) -> Room:
        """The same room by this version of the rules, old texts and all; GameError if this release does not know it."""
        if rules == self.rules:
            self.info.check_rules(rules)
            return self
        if rules not in self.others:
            made = Room(self.package, self.info.check_rules(rules), self.box)
            made.__dict__.update(folder=self.folder, info=self.info, game=self.game, board=self.board)
            self.others[rules] = made
        return self.others[rules]

    def was(self, version: int) -> Path:
        """The folder with what the next version changed, as it was in this one."""
        return self.folder / "rulebook" / str(version)

    def versions_since(self) -> list[int]:
        """Those whose changed paragraphs lie over the newest texts, the newest first."""
        return [v.number for v in reversed(self.info.versions) if self.rules <= v.number < self.info.rules_version]

    @cached_property
    def rulebooks(self) -> dict[str, Rulebook]:
        out = {}
        for lang in LANGUAGES:
            book = load_rulebook(self.folder / "rulebook" / f"{lang}.md")
            for version in self.versions_since():
                if (file := self.was(version) / f"{lang}.md").exists():
                    book = book.with_old(load_rulebook(file))
            out[lang] = book
        return out

    @cached_property
    def rulings(self) -> dict[str, Ruling]:
        rulings = load_rulings(self.folder / "rulings.toml")
        for version in self.versions_since():
            if (file := self.was(version) / "rulings.toml").exists():
                rulings.update(load_rulings(file))
        return {ruling.id: ruling for ruling in rulings.values() if any(ruling.texts.values())}

    def parts(self) -> Iterator[tuple[str, dict[str, object]]]:
        """Every part of the box that says where it comes from: tables of components.toml and the boards of the room."""
        for file in [self.folder / "components.toml", *sorted((self.folder / "boards").glob("*.toml"))]:
            whole = tomllib.loads(file.read_text(encoding="utf-8"))
            named = {f"board {file.stem}": whole} if file.parent != self.folder else {}
            for name, value in {**named, **whole}.items():
                for table in value if isinstance(value, list) else [value]:
                    if isinstance(table, dict) and "provenance" in table:
                        yield name, table

    @cached_property
    def ours(self) -> list[str]:
        """The paragraphs that say what is our reconstruction, because the text of the rulebook does not describe it."""
        return sorted({str(table["rule"]) for _, table in self.parts() if table["provenance"] == "ours"})

    def sentences(self, lang: str) -> str:
        """The Fluent source of its words."""
        return (self.folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8")

    def ends_round(self, events: list[Event]) -> bool:
        """Is a round over with what happened?"""
        ends = [self.game.happenings.by_name[name] for name in self.info.round_ends]
        return any(word.holds(event.code) for event in events for word in ends)

    def new(self, players: int, options: dict[str, str]) -> State:
        """A fresh position; GameError if there is no such table."""
        return self.game.new(self.info.check_players(players), self.info.options_for(options, self.rules), self.rules)
