"""Are all texts there, in all languages, and none too many?"""

from __future__ import annotations

import re
from collections.abc import Iterator

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from fullsteam.analysis.reasons import sign_id
from fullsteam.kernel.core import EVERYBODY, NOT_NOW, NOT_YOUR_TURN, OVER, Event, Refusal
from fullsteam.kernel.info import AUDIENCES
from fullsteam.kernel.room import Room
from fullsteam.kernel.rulebook import LANGUAGES
from fullsteam.kernel.words import DONE, Domain, Lexicon, Word
from fullsteam.play.feats import feats
from fullsteam.play.text import Speaker
from fullsteam.testing.walk import walk

GOAL = "goal"  # what wins
TIP = "tip-"  # what a question costs and brings, and what a beginner does
SHARED = {w.name for w in (OVER, NOT_YOUR_TURN, NOT_NOW)}


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(source: str) -> dict[str, set[str]]:
    """Every message and attribute ("id", "id.attribute") with its variables; a broken file is an AssertionError."""
    out: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), f"not Fluent: {entry.content!r}"
        if not isinstance(entry, ast.Message):
            continue
        for name, node in [(entry.id.name, entry.value)] + [
            (f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes
        ]:
            assert name not in out, f"{name} is there twice"
            variables = Variables()
            if node is not None:
                variables.visit(node)
            out[name] = variables.found
    return out


def word_variables(word: Word) -> set[str]:
    out = {"number"}
    for domain in word.domains:
        name = domain.name + ("2" if domain.name in out else "")
        out |= {name, f"{name}_id"}
    return out


def questions(room: Room) -> list[str]:
    """The steps that ask somebody."""
    there = messages(room.sentences(LANGUAGES[0]))
    return [step.name for step in room.game.steps if f"step-{step.name}" in there]


def wanted(room: Room) -> dict[str, set[str]]:
    """Every id that must or may be there, with the variables it may use."""
    game = room.game
    out: dict[str, set[str]] = {"title": set(), "tagline": set(), GOAL: set()}
    lexicons = [("verb", game.verbs), ("event", game.happenings), ("refusal", game.refusals)]
    for kind, lexicon in lexicons:
        for word in lexicon.words:
            if word.name not in SHARED:
                out[f"{kind}-{word.name}"] = word_variables(word)
    del out["verb-done"]  # said by the step
    for option in room.info.options:
        out[f"option-{option.name}"] = set()
        out |= {f"option-{option.name}.{value}": set() for value in option.values}
    out |= {f"{TIP}{name}": set() for name in questions(room)}  # the first time that each is asked
    out |= {sign_id(name): {"number"} for name in room.game.sign_names()}  # why one choice is better than another
    example = room.game.tallies(room.new(room.info.min_players, {}))
    if counted := feats(room):
        out |= {f"feat-{name}": set() for name in ["score", *(one.name for one in counted)]}
    return out | {f"tally-{name}": set() for name in example}


def allowed(room: Room) -> dict[str, set[str]]:
    """What may be there besides: questions of steps, members of domains, words of the terminal table."""
    out: dict[str, set[str]] = {}
    for step in room.game.steps:
        out[f"step-{step.name}"] = {"number"}
        out[f"step-{step.name}.done"] = {"number"}
    for lexicon in (room.game.verbs, room.game.happenings, room.game.refusals):
        for domain in domains(lexicon):
            out[domain.name] = {"label", *(domain.facts[0] if domain.facts else {})}
    return out


def domains(lexicon: Lexicon) -> Iterator[Domain]:
    return (domain for word in lexicon.words for domain in word.domains)


def card(room: Room) -> None:
    """What a lobby says of it before anybody knows the rules."""
    info = room.info
    low, high = info.minutes
    assert 0 < low <= high <= 600, f"{info.id}: minutes are those with the fewest and with the most players, not {info.minutes}"
    assert 3 <= info.age <= 18, f"{info.id}: nobody begins at {info.age} years"
    info.options_for(info.quick)
    assert info.audience in AUDIENCES, f"{info.id}: {info.audience} is none of {', '.join(AUDIENCES)}"


def complete(room: Room) -> None:
    """The same ids in fr, en and de; none missing, none unused; no variable that nobody gives."""
    needed, free = wanted(room), allowed(room)
    drawn = set(re.findall(r"""["'](ui-[a-z0-9-]+)["']""", (room.folder / "terminal.py").read_text(encoding="utf-8")))
    sources = {lang: messages(room.sentences(lang)) for lang in LANGUAGES}
    for lang, found in sources.items():
        where = f"{room.info.id}/text/{lang}.ftl"
        missing = sorted((set(needed) | drawn) - set(found))
        assert not missing, f"{where}: missing {missing}"
        ui = {name for name in found if name.startswith("ui-")}
        unused = sorted(set(found) - set(needed) - set(free) - ui) + sorted(ui - drawn)
        assert not unused, f"{where}: unused {unused}"
        assert set(found) == set(sources["en"]), f"{where}: other messages than en.ftl: {set(found) ^ set(sources['en'])}"
        for name, variables in found.items():
            given = needed.get(name, free.get(name))
            assert given is None or variables <= given, f"{where}: {name} uses {variables - given}, which nobody gives"
            said = {v.removesuffix("_id") for v in variables}
            assert said == {v.removesuffix("_id") for v in sources["en"][name]}, (
                f"{where}: {name} says other things than en.ftl"
            )


def spoken(room: Room, games: int) -> None:
    """Every question, choice, event and refusal met in random games can be said in every language."""
    game = room.game
    for n in range(games):
        names = [f"P{i + 1}" for i in range(room.info.max_players)]
        speakers = [Speaker(room, lang, names) for lang in LANGUAGES]
        said: set[tuple[str, int]] = set()
        for p in walk(room, n):
            step = game.step(p.state).name
            refused = game.refusal(p.state, max(p.seat, 0), p.rng.below(game.verbs.size))
            for speaker in speakers:
                for action in p.legal[:8]:
                    if (step, action) not in said:
                        assert (p.seat < 0 and action != DONE) or speaker.choice(action, step)
                if p.seat >= 0:
                    assert speaker.question(step)
                assert refused is None or speaker.refusal(refused)
                for event in p.state.events or []:
                    assert speaker.event(event)
            said |= {(step, action) for action in p.legal[:8]}
            p.state.events = []


def every_word(room: Room) -> None:
    """Each verb, event and refusal can be said in every language, with its first and its last arguments."""
    game = room.game
    for lang in LANGUAGES:
        speaker = Speaker(room, lang, ["P"] * room.info.max_players)
        for word in game.refusals.words:
            assert all(speaker.refusal(Refusal(code, 2, word.rule)) for code in ends(word))
        for word in game.happenings.words:
            assert all(speaker.event(Event(code, 2, EVERYBODY)) for code in ends(word))
        for word in game.verbs.words[1:]:
            assert all(speaker.choice(code, "") for code in ends(word))


def ends(word: Word) -> tuple[int, int]:
    return int(word.base), int(word.base + word.size - 1)
