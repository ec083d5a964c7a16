"""fullsteam replay: read a record, check it, look at any moment of it."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from fullsteam.cli.boards import room_of
from fullsteam.cli.errors import UserError, in_words
from fullsteam.cli.keeping import read_record, read_secret
from fullsteam.cli.options import Board, Json, Lang
from fullsteam.drawing import NARROWEST
from fullsteam.kernel.core import ONLOOKER, State
from fullsteam.kernel.record import IllegalMove, Record, parse_record
from fullsteam.kernel.record import replay as states
from fullsteam.kernel.room import Room
from fullsteam.play.text import Speaker, language
from fullsteam.play.verify import Verified, check_commitment
from fullsteam.play.verify import verify as check


def replay(
    file: Annotated[str, typer.Argument(help="A record; - for standard input.")],
    verify: Annotated[bool, typer.Option("--verify", help="Only check: moves, shuffle, result.")] = False,
    commitment: Annotated[
        list[str] | None,
        typer.Option(metavar="HASH", help="With --verify: the server's, as it was seen before the match; 2=HASH: of seat 2."),
    ] = None,
    at: Annotated[int | None, typer.Option("--at", min=0, metavar="PLY", help="Show the table after so many plies.")] = None,
    board: Board = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Tell a recorded game, show the table at a ply, or verify it."""
    if verify and at is not None:
        raise UserError("--verify checks the whole record; leave out --at")
    if commitment and not verify:
        raise UserError("--commitment is compared by --verify")
    record = read(file)
    for seen in commitment or ():
        check_commitment(record, seen.strip().lower())
    spoken = language(lang)
    r = room_of(record, board, spoken)
    try:
        if verify:
            verified(r, record, as_json, len(commitment or ()))
        else:
            tell(r, record, at, spoken, as_json)
    except IllegalMove as error:
        raise in_words(error, r, record, spoken) from None


def read(file: str) -> Record:
    """Of a game that goes on its seed lies beside it: whoever has that file may verify the shuffle already."""
    if file == "-":
        return parse_record(sys.stdin.read())
    record = read_record(Path(file))
    secret = read_secret(Path(file)) if record.scores is None else None
    record.seed = secret.seed.hex() if secret is not None else record.seed
    return record


def verified(r: Room, record: Record, as_json: bool, compared: int) -> None:
    found = check(r, record)
    if as_json:
        print(json.dumps({"verified": True, **asdict(found)}))
        return
    scores = "scores " + " ".join(map(str, found.scores))
    ended = f"broken off ({found.broken_off}), {scores}" if found.broken_off else "not over yet"
    result = f"over, {scores}" if found.over else ended
    sources = f"; {seed_of(found)}" if found.scheme > 1 and (found.over or found.broken_off) else ""
    moves = f"{found.moves} moves, {found.by_chance} of them by chance, all legal"
    known = "; as committed to before the match" if compared else ""
    print(f"verified: {moves}; {result}; shuffle {found.shuffle}{sources}{known}")


def seed_of(found: Verified) -> str:
    """Who chose the seed together, and who had promised to but did not."""
    said = f"the seed is of the server and of {seats(found.added)}" if found.added else "the seed is of the server alone"
    return f"{said}; {seats(found.silent)} promised a secret and stayed silent" if found.silent else said


def seats(numbers: list[int]) -> str:
    return f"seat{'s' if len(numbers) > 1 else ''} {', '.join(map(str, numbers))}"


def tell(r: Room, record: Record, at: int | None, lang: str, as_json: bool) -> None:
    """The log as an onlooker hears it; with `at`, the table at that moment. For machines: a JSON object a line."""
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
                if event.seen_by(ONLOOKER) and as_json:
                    print(json.dumps({"ply": ply, "event": r.game.happenings.text(event.code), "number": event.number}))
                elif event.seen_by(ONLOOKER):
                    console.print(f"[dim]{ply:4}[/]  {escape(speaker.event(event))}", highlight=False)
        elif ply == at:
            break
        s.events = []
    assert s is not None
    if as_json:
        print(json.dumps({"ply": len(record.moves) if at is None else at, "view": r.game.view(s, ONLOOKER)}))
    elif at is not None or not r.game.actors(s):
        table = r.module("terminal").draw(r.game.view(s, ONLOOKER), ONLOOKER, record.names, speaker)
        console.print(table, width=max(NARROWEST, console.width))
