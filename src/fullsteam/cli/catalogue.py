"""fullsteam games, fullsteam rules: what there is, and how it is played."""

from __future__ import annotations

import json
import re
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from fullsteam.cli.errors import Told
from fullsteam.cli.options import Game, Json, Lang
from fullsteam.cli.saying import tell
from fullsteam.drawing import pad, wrapped
from fullsteam.games import ROOMS, room
from fullsteam.kernel.room import Room
from fullsteam.play.text import Speaker, language


def games(lang: Lang = None, as_json: Json = False) -> None:
    spoken = language(lang)
    if as_json:
        print(json.dumps([described(r, spoken) for r in ROOMS.values()], ensure_ascii=False, indent=1))
        return
    console = Console(highlight=False, markup=False)
    for r in ROOMS.values():
        for line in card(described(r, spoken), Speaker(r, spoken, []), console.width):
            console.print(line)
    for line in wrapped(Text(tell("games-usual"), "dim"), console.width, console.width):
        console.print(line)


games.__doc__ = tell("help-games")


def card(game: dict[str, Any], say: Speaker, width: int) -> list[Text]:
    """A game, readable on any terminal: what it is, who can play, what can be agreed on and what that means."""
    facts = tell("games-facts", players=game["players"], minutes=game["minutes"], age=game["age"])
    out = [Text(game["title"], "bold").append(f"  {game['id']}", "not bold dim")]
    out += wrapped(Text(facts), width, width) + wrapped(Text(game["tagline"]), width, width)
    if game["reconstructed"]:
        out += wrapped(Text(say("games-ours", rules=", ".join(game["reconstructed"])), "dim"), width, width)
    for option in game["options"]:
        out += wrapped(Text(f"  {option['text']}", "bold"), width, width)
        for value in option["values"]:
            means = say(f"option-{option['name']}", value)
            usual = " *" if value == option["values"][0] else ""
            line = (
                Text(f"{option['name']}={value}{usual}", "cyan")
                .append(f"  {means}", "default")
                .append(f"  {option['rule']}", "dim")
            )
            out += [pad(4).append(part) for part in wrapped(line, width - 4, width - 4)]
    return [*out, Text()]


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
        "reconstructed": r.ours,
        "options": [
            {"name": o.name, "values": o.values, "rule": o.rule, "text": say(f"option-{o.name}")} for o in info.options
        ],
    }


def rules(
    game: Game,
    rule: Annotated[str | None, typer.Argument(metavar="[ID]", help=tell("help-rule"))] = None,
    version: Annotated[int | None, typer.Option("--version", metavar="N", help=tell("help-rules-version"))] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    r, spoken = room(game), language(lang)
    r = r if version is None else r.by(version)
    rule = rule if rule is None else as_written(r, rule, spoken)
    if as_json:
        print(json.dumps(rule_json(r, rule, spoken), ensure_ascii=False, indent=1))
    else:
        show_rules(Console(), r, rule, spoken)


rules.__doc__ = tell("help-rules")


def as_written(r: Room, rule: str, lang: str) -> str:
    """b2.4 is B2.4, vs.1 is VS.1."""
    book = r.rulebooks[lang]
    known = {name.casefold(): name for name in (*book.sections, *book.paragraphs, *r.rulings)}
    return known.get(rule.casefold(), rule)


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
    raise Told("no-rule", game=r.info.id, rule=rule, sections=" ".join(book.sections))
