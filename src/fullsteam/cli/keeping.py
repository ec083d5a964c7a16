"""The files of a game at the terminal: the record, and beside it, until the game is over, its seed.

The seed must not stand in the record of a game that goes on: who reads it knows every card to come. But without it the game
could be neither gone on with nor verified. So it lies beside it, for its owner's eyes only."""

from __future__ import annotations

import contextlib
import os
from dataclasses import dataclass
from pathlib import Path

from fullsteam.cli.errors import Told
from fullsteam.kernel.record import Record, parse_record
from fullsteam.play import fairness

SUFFIX = ".seed"
FORMAT = "fullsteam-seed 1"
PRIVATE = 0o600


@dataclass(frozen=True)
class Secret:
    """What the record does not say: the seed, who of those at the table is the person, and who plays the others."""

    seed: bytes
    seat: int
    bots: str
    colour: str = ""

    def written(self) -> str:
        lines = [FORMAT, f"seed {self.seed.hex()}", f"seat {self.seat + 1}", f"bots {self.bots}"]
        return "\n".join([*lines, *([f"colour {self.colour}"] if self.colour else [])]) + "\n"


def beside(file: Path) -> Path:
    return file.with_name(file.name + SUFFIX)


def read_record(file: Path) -> Record:
    try:
        return parse_record(file.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise Told("not-text", file=str(file)) from None


def read_secret(file: Path) -> Secret | None:
    """Of the record in this file; None: there is none."""
    try:
        text = beside(file).read_text(encoding="utf-8")
    except FileNotFoundError:
        return None
    except UnicodeDecodeError:
        raise Told("broken-seed", file=str(beside(file))) from None
    first, *lines = text.splitlines() or [""]
    said = {key: value for key, _, value in (line.partition(" ") for line in lines)}
    try:
        seed = fairness.checked(bytes.fromhex(said["seed"]))
        if first != FORMAT:
            raise ValueError(first)
        return Secret(seed, int(said["seat"]) - 1, said["bots"], said.get("colour", ""))
    except (KeyError, ValueError):
        raise Told("broken-seed", file=str(beside(file))) from None


class Keeper:
    """Writes a game down, whole, after every choice: whatever happens, what was written before is still there."""

    def __init__(self, file: Path, secret: Secret, force: bool = False) -> None:
        """Told where a game lies there already."""
        self.file = file
        self.secret = secret
        self.usual = not file.exists() or file.is_file()  # a device has neither a name to rename to nor a seed beside it
        if file.is_file() and not force:
            raise Told("file-exists", file=str(file))
        self.kept = False

    @classmethod
    def going_on(cls, file: Path, secret: Secret) -> Keeper:
        keeper = cls(file, secret, force=True)
        keeper.kept = True
        return keeper

    def save(self, record: Record) -> None:
        """An unwritable place is told by the first one."""
        if not self.usual:
            self.file.write_text(record.written(), encoding="utf-8")
            return
        fresh = self.file.with_name(self.file.name + ".new")
        try:
            fresh.write_text(record.written(), encoding="utf-8")
            self.keep_seed(over=record.scores is not None)
            fresh.replace(self.file)
        finally:
            with contextlib.suppress(OSError):
                fresh.unlink(missing_ok=True)

    def keep_seed(self, over: bool) -> None:
        """Over: the record has it itself."""
        if over:
            beside(self.file).unlink(missing_ok=True)
        elif not self.kept:
            beside(self.file).unlink(missing_ok=True)
            handle = os.open(beside(self.file), os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE)
            with os.fdopen(handle, "w", encoding="utf-8") as out:
                out.write(self.secret.written())
            self.kept = True
