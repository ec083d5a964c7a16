"""A room of the house: the folder of one game, and all that stands in it."""

from __future__ import annotations

import importlib
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from types import ModuleType

from fullsteam.kernel.core import Event, Game, State
from fullsteam.kernel.info import GameError, GameInfo, load_info
from fullsteam.kernel.rulebook import LANGUAGES, Rulebook, Ruling, load_rulebook, load_rulings


class Room:
    """`package` is importable: its rules module holds GAME; beside it lie game.toml, rulebook/, rulings.toml and text/."""

    def __init__(self, package: str, board: Path | None = None, rules: int | None = None) -> None:
        self.package = package
        self.board_file = board  # another board than the game's own
        self.wished = rules  # the version of the rules that is played by here; None: the newest
        self.others: dict[int, Room] = {}  # the same room by the other versions

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
        rules = self.module("rules")
        game: Game[State] = rules.GAME if self.board_file is None else rules.game_on(self.board_file)
        return game

    @cached_property
    def board(self) -> str:
        """Names another board in records: its file and what is in it. Empty: the game's own."""
        if self.board_file is None:
            return ""
        return f"{self.board_file.stem} {sha256(self.board_file.read_bytes()).hexdigest()[:16]}"

    def on_board(self, file: Path | None) -> Room:
        """The same room with the board of this file on the table; GameError if that cannot be."""
        if file is None:
            return self
        if not hasattr(self.module("rules"), "game_on"):
            raise GameError(f"{self.info.id} cannot be played on another board")
        room = Room(self.package, file, self.wished)
        assert room.game  # a wrong board is told at once
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
            made = Room(self.package, self.board_file, self.info.check_rules(rules))
            made.__dict__.update(folder=self.folder, info=self.info, game=self.game)
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
