"""fullsteam replay: read a record, check it, look at any moment of it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from fullsteam.cli.errors import UserError, in_words
from fullsteam.cli.options import Lang
from fullsteam.games import room
from fullsteam.kernel.core import ONLOOKER, State
from fullsteam.kernel.info import GameError
from fullsteam.kernel.record import IllegalMove, Record, parse_record
from fullsteam.kernel.record import replay as states
from fullsteam.kernel.room import Room
from fullsteam.play.text import Speaker, language
from fullsteam.play.verify import verify as check


def replay(
    file: Annotated[str, typer.Argument(help="A record; - for standard input.")],
    verify: Annotated[bool, typer.Option("--verify", help="Only check: moves, shuffle, result.")] = False,
    at: Annotated[int | None, typer.Option("--at", min=0, metavar="PLY", help="Show the table after so many plies.")] = None,
    lang: Lang = None,
) -> None:
    """Tell a recorded game, show the table at a ply, or verify it."""
    record = read(file)
    spoken = language(lang)
    try:
        r = room(record.game)
    except GameError as error:
        raise record.wrong("game", error) from None
    try:
        if verify:
            verified(r, record)
        else:
            tell(r, record, at, spoken)
    except IllegalMove as error:
        raise in_words(error, record, spoken) from None


def read(file: str) -> Record:
    try:
        text = sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise UserError(f"{file}: this is no record; it is not even text") from None
    return parse_record(text)


def verified(r: Room, record: Record) -> None:
    found = check(r, record)
    result = "over, scores " + " ".join(map(str, record.scores)) if record.scores else "not over yet"
    print(f"verified: {found.moves} moves, {found.by_chance} of them by chance, all legal; {result}; shuffle {found.shuffle}")


def tell(r: Room, record: Record, at: int | None, lang: str) -> None:
    """The log as an onlooker hears it; with `at`, the table at that moment."""
    console = Console()
    speaker = Speaker(r, lang, record.names)
    if at is not None and at > len(record.moves):
        raise UserError(f"the record has {len(record.moves)} plies; there is no ply {at}")
    s: State | None = None
    for s in states(r, record):  # the whole record is sound before the story begins
        pass
    for ply, s in enumerate(states(r, record)):
        if at is None:
            for event in s.events or []:
                if event.seen_by(ONLOOKER):
                    console.print(f"[dim]{ply:4}[/]  {speaker.event(event)}", highlight=False)
        elif ply == at:
            break
        s.events = []
    assert s is not None
    if at is not None or not r.game.actors(s):
        console.print(r.module("terminal").draw(r.game.view(s, ONLOOKER), ONLOOKER, record.names, speaker))
