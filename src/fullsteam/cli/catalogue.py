"""fullsteam games, fullsteam rules: what there is, and how it is played."""

from __future__ import annotations

import json
import re
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from fullsteam.cli.errors import UserError
from fullsteam.cli.options import Game, Json, Lang
from fullsteam.games import ROOMS, room
from fullsteam.kernel.room import Room
from fullsteam.play.text import Speaker, language


def games(lang: Lang = None, as_json: Json = False) -> None:
    """List the games, with players, length and rule options."""
    spoken = language(lang)
    if as_json:
        print(json.dumps([described(r, spoken) for r in ROOMS.values()], ensure_ascii=False, indent=1))
        return
    table = Table(box=None, padding=(0, 2, 1, 0))
    for title in ("Game", "Players", "Minutes", "", "Options"):
        table.add_column(title, overflow="fold")
    for r in ROOMS.values():
        game = described(r, spoken)
        options = "\n".join(f"{o['name']}={'|'.join(o['values'])}  ({o['rule']})" for o in game["options"])
        table.add_row(f"[bold]{game['id']}[/]", game["players"], game["minutes"], game["tagline"], options.replace("[", "\\["))
    Console().print(table)


def described(r: Room, lang: str) -> dict[str, Any]:
    info, say = r.info, Speaker(r, lang, [])
    return {
        "id": info.id,
        "title": say("title"),
        "tagline": say("tagline"),
        "author": info.author,
        "year": info.year,
        "players": str(info.min_players) if info.min_players == info.max_players else f"{info.min_players}–{info.max_players}",
        "minutes": info.lasts,
        "age": info.age,
        "audience": info.audience,
        "options": [
            {"name": o.name, "values": o.values, "rule": o.rule, "text": say(f"option-{o.name}")} for o in info.options
        ],
    }


def rules(
    game: Game,
    rule: Annotated[
        str | None, typer.Argument(metavar="[ID]", help="A paragraph (B2.1), section (B2) or ruling (B2.4r1).")
    ] = None,
    version: Annotated[
        int | None, typer.Option("--version", metavar="N", help="As they were in this version; else the newest.")
    ] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Show the rules of a game, or one paragraph with its rulings."""
    r, spoken = room(game), language(lang)
    r = r if version is None else r.by(version)
    if as_json:
        print(json.dumps(rule_json(r, rule, spoken), ensure_ascii=False, indent=1))
    else:
        show_rules(Console(), r, rule, spoken)


def rule_json(r: Room, rule: str | None, lang: str) -> list[dict[str, str]]:
    """Paragraphs and rulings: all, or those of a section or paragraph."""
    book = r.rulebooks[lang]
    if rule is not None:
        rule_text(r, rule, lang)  # it exists
    rows = [{"id": p.id, "kind": "paragraph", "text": p.text} for p in book.paragraphs.values()]
    rows += [{"id": x.id, "kind": "ruling", "text": x.texts[lang]} for x in r.rulings.values()]
    return [row for row in rows if rule is None or re.fullmatch(rf"{re.escape(rule)}(\.\d+)?(r\d+)?", row["id"])]


def show_rules(console: Console, r: Room, rule: str | None, lang: str) -> None:
    book = r.rulebooks[lang]
    if rule is None:
        console.print(Markdown(f"# {book.title}\n\n{book.about}"))
        wanted = list(book.sections)
    else:
        wanted = [rule]
    for one in wanted:
        console.print(Markdown(rule_text(r, one, lang)))
        console.print()


def rule_text(r: Room, rule: str, lang: str) -> str:
    """A section, paragraph or ruling as Markdown; paragraphs with their rulings."""
    book = r.rulebooks[lang]
    if rule in book.sections:
        inside = [rule_text(r, p.id, lang) for p in book.paragraphs.values() if p.section == rule]
        return f"## {rule} {book.sections[rule]}\n\n" + "\n\n".join(inside)
    if rule in book.paragraphs:
        rulings = [rule_text(r, ruling.id, lang) for ruling in r.rulings.values() if ruling.paragraph == rule]
        return "\n\n".join([f"**{rule}** {book.paragraphs[rule].text}", *rulings])
    if rule in r.rulings:
        return f"> *{rule}* {r.rulings[rule].texts[lang]}"
    raise UserError(f'{r.info.id} has no rule "{rule}"; sections: {" ".join(book.sections)}')
