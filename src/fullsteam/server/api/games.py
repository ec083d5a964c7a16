"""What a page must know of the games: options, words, sentences, rule books with their rulings."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from litestar import MediaType, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from fullsteam.bots import house_names
from fullsteam.games import ROOMS, room
from fullsteam.kernel.info import GameError
from fullsteam.kernel.room import Room
from fullsteam.kernel.rulebook import LANGUAGES
from fullsteam.kernel.words import Lexicon
from fullsteam.play.figures import positions, text_of
from fullsteam.play.text import Speaker, shared_sentences
from fullsteam.server.api.lessons import listed
from fullsteam.server.api.parameters import RulesQuery


def find(game: str, version: int | None = None) -> Room:
    try:
        return room(game) if version is None else room(game).by(version)
    except GameError as error:
        raise NotFoundException(str(error)) from None


def brief(r: Room) -> dict[str, Any]:
    i = r.info
    return {
        "id": i.id,
        "title": i.title,
        "author": i.author,
        "year": i.year,
        "players": [i.min_players, i.max_players],
        "minutes": list(i.minutes),
        "age": i.age,
        "audience": i.audience,
        "reconstructed": r.ours,
        "taglines": taglines(i.id),
        "rules": i.rules_version,
        "versions": [{"version": v.number, "release": v.release, "changes": v.changes} for v in i.versions],
        "quick": i.quick,
        "lessons": listed(i.id),
        "box": r.box_kind is not None,
        "options": [{"name": o.name, "values": o.values, "rule": o.rule} for o in i.options],
    }


@cache
def taglines(game: str) -> dict[str, str]:
    """One sentence a language, for the cards of the start page."""
    return {lang: Speaker(room(game), lang, [])("tagline") for lang in LANGUAGES}


def words(lexicon: Lexicon) -> list[dict[str, Any]]:
    return [{"name": w.name, "rule": w.rule, "domains": [d.name for d in w.domains]} for w in lexicon.words]


def domains(r: Room) -> dict[str, Any]:
    found = {}
    for lexicon in (r.game.verbs, r.game.happenings, r.game.refusals):
        for w in lexicon.words:
            for d in w.domains:
                found[d.name] = {"labels": d.labels, "facts": d.facts}
    return found


@get("/games", summary="All games", tags=["games"])
async def games() -> list[dict[str, Any]]:
    return [brief(r) for r in ROOMS.values()]


def whole(r: Room) -> dict[str, Any]:
    return {
        **brief(r),
        "verbs": words(r.game.verbs),
        "happenings": words(r.game.happenings),
        "refusals": words(r.game.refusals),
        "domains": domains(r),
        "steps": [{"name": step.name, "rule": step.rule} for step in r.game.steps],
        "secret": r.info.secret,
        "trackable": r.info.trackable,
        "round_ends": r.info.round_ends,
    }


@get("/games/{game:str}", summary="One game: options, verbs, happenings, refusals, domains, steps", tags=["games"])
async def game(game: FromPath[str]) -> dict[str, Any]:
    return whole(find(game))


@get("/games/{game:str}/text/{lang:str}", summary="The sentences (Fluent)", tags=["games"], media_type=MediaType.TEXT)
async def text(game: FromPath[str], lang: FromPath[str]) -> str:
    r = find(game)
    if lang not in LANGUAGES:
        raise NotFoundException(f"languages: {', '.join(LANGUAGES)}")
    return shared_sentences(lang) + "\n" + r.sentences(lang)


@get("/games/{game:str}/rules/{lang:str}", summary="The rule book by paragraph, with rulings", tags=["games"])
async def rules(game: FromPath[str], lang: FromPath[str], version: RulesQuery = None) -> dict[str, Any]:
    """As they were in a version; else the newest."""
    r = find(game, version)
    if lang not in LANGUAGES:
        raise NotFoundException(f"languages: {', '.join(LANGUAGES)}")
    book = r.rulebooks[lang]
    return {
        "version": r.rules,
        "release": r.info.version(r.rules).release,
        "title": book.title,
        "about": book.about,
        "sections": book.sections,
        "paragraphs": [{"id": p.id, "section": p.section, "text": p.text} for p in book.paragraphs.values()],
        "rulings": [{"id": x.id, "paragraph": x.paragraph, "text": x.texts[lang]} for x in r.rulings.values()],
        "options": option_names(game, lang),
    }


@get("/games/{game:str}/how/{lang:str}", summary="How it works: one page, and the positions of its figures", tags=["games"])
async def how(game: FromPath[str], lang: FromPath[str]) -> dict[str, Any]:
    r = find(game)
    if lang not in LANGUAGES:
        raise NotFoundException(f"languages: {', '.join(LANGUAGES)}")
    try:
        return {"text": text_of(r, lang), "figures": positions(r, LANGUAGES)}
    except GameError as error:
        raise NotFoundException(str(error)) from None


@cache
def option_names(game: str, lang: str) -> dict[str, str]:
    """What people call the options and values that rules name as commands do. A value that two options have is not said."""
    r, out = room(game), dict[str, str]()
    say = Speaker(r, lang, [])
    often = Counter(value for option in r.info.options for value in option.values)
    for option in r.info.options:
        out[option.name] = title = say(f"option-{option.name}")
        for value in option.values:
            name = say(f"option-{option.name}", value)
            out[f"{option.name}={value}"] = say("option-value", option=title, value=name)
            if often[value] == 1:
                out[value] = name
    return out


@get("/bots", summary="Levels of bots, the weakest first", tags=["games"])
async def bots() -> list[str]:
    return house_names()


HANDLERS = [games, game, text, rules, how, bots]
