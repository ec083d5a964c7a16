"""A room of the house: the folder of one game, and all that stands in it."""

from __future__ import annotations

import importlib
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from types import ModuleType

from fullsteam.kernel.core import Game, State
from fullsteam.kernel.info import GameError, GameInfo, load_info
from fullsteam.kernel.rulebook import LANGUAGES, Rulebook, Ruling, load_rulebook, load_rulings


class Room:
    """`package` is importable: its rules module holds GAME; beside it lie game.toml, rulebook/, rulings.toml and text/."""

    def __init__(self, package: str, board: Path | None = None) -> None:
        self.package = package
        self.board_file = board  # another board than the game's own

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
        room = Room(self.package, file)
        assert room.game  # a wrong board is told at once
        return room

    @cached_property
    def rulebooks(self) -> dict[str, Rulebook]:
        return {lang: load_rulebook(self.folder / "rulebook" / f"{lang}.md") for lang in LANGUAGES}

    @cached_property
    def rulings(self) -> dict[str, Ruling]:
        return load_rulings(self.folder / "rulings.toml")

    def sentences(self, lang: str) -> str:
        """The Fluent source of its words."""
        return (self.folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8")

    def new(self, players: int, options: dict[str, str]) -> State:
        """A fresh position; GameError if there is no such table."""
        return self.game.new(self.info.check_players(players), self.info.options_for(options))
