"""The file of a lesson, `lessons/<id>.toml` in the room of a game; what it says is beside it, in fr.ftl, en.ftl and de.ftl.

number = 1                       its place among the lessons of the game
players = 2
pupil = 1                        his seat
names = ["Frieda"]               who sits on the others
seed = "3"                       chance that is not given is drawn from it, and always the same
before = \"""                     optional: what was played before the first step
2 station r4 1
\"""
[options]
first = "seat1"
[[steps]]
id = "passenger"                 said by the text <lesson>-<id>
point = ["card:b7", "row:blue"]  what the coach points at, one after another
takes = ["passenger b7 blue"]    the answers that are taken; "a; b": first a and then b
wrong = { "done" = "none" }      answers with a sentence of their own, the attribute .none; all others have .wrong
figures = { notes = "players.0.notes" }    numbers of the position that the text says, from the pupil's view
then = \"""                       what follows, by seat: the others' moves, chance (*) where it matters
* ? 4                            four outcomes as the seed gives them, then this one
* card b3
2 passenger g5 green
\"""
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fullsteam.kernel.info import GameError
from fullsteam.kernel.record import BY_CHANCE, Move, RecordError, read_move
from fullsteam.kernel.room import Room

FOLDER = "lessons"
ANYTHING = "?"  # chance says what the seed says


class LessonError(ValueError):
    """A lesson that cannot be given: a mistake of its file. The text names lesson and step."""


@dataclass(frozen=True)
class Step:
    """One thing that the pupil does."""

    id: str
    point: tuple[str, ...]
    takes: tuple[tuple[str, ...], ...]  # each of them: answers, one after another
    wrong: dict[str, str]  # pattern of an answer: attribute of the step's text
    figures: dict[str, str]  # variable of the text: where in the pupil's view
    then: tuple[Move, ...]


@dataclass(frozen=True)
class Lesson:
    id: str
    number: int
    players: int
    pupil: int
    names: tuple[str, ...]  # of the others, by seat
    seed: str
    options: dict[str, str]
    before: tuple[Move, ...]
    steps: tuple[Step, ...]
    figures: dict[str, str] = field(default_factory=dict)  # that the last text says

    def seats(self, me: str) -> list[str]:
        """Who sits where."""
        others = list(self.names)
        return [me if seat == self.pupil else others.pop(0) for seat in range(self.players)]

    def wrong(self, step: int, why: object) -> LessonError:
        name = f"step {step + 1} ({self.steps[step].id})" if step < len(self.steps) else "its end"
        return LessonError(f"lesson {self.id}, {name}: {why}")


def lessons(room: Room) -> list[Lesson]:
    """All of a game, in order."""
    files = sorted((room.folder / FOLDER).glob("*.toml"))
    return sorted((load(file) for file in files), key=lambda found: (found.number, found.id))


def lesson(room: Room, name: str) -> Lesson:
    """One of a game, by its id."""
    known = lessons(room)
    for found in known:
        if found.id == name:
            return found
    ids = ", ".join(one.id for one in known) or "–"
    text = f'{room.info.id} has no lesson "{name}"; lessons: {ids}'
    raise GameError(text, "no-lesson", game=room.info.id, lesson=name, lessons=ids)


def sentences(room: Room, lang: str) -> str:
    """What coaches say in this game, as Fluent source."""
    return (room.folder / FOLDER / f"{lang}.ftl").read_text(encoding="utf-8")


def load(file: Path) -> Lesson:
    try:
        return read(file.stem, tomllib.loads(file.read_text(encoding="utf-8")))
    except (KeyError, TypeError, AttributeError, tomllib.TOMLDecodeError, RecordError) as error:
        raise LessonError(f"lesson {file.stem}: {error!r}") from None


def read(name: str, data: dict[str, Any]) -> Lesson:
    players = data["players"]
    if len(data["names"]) != players - 1:
        raise LessonError(f"lesson {name}: {players} players need {players - 1} names besides the pupil's")
    return Lesson(
        id=name,
        number=data["number"],
        players=players,
        pupil=data["pupil"] - 1,
        names=tuple(data["names"]),
        seed=data.get("seed", ""),
        options=data.get("options", {}),
        before=moves(data.get("before", ""), players),
        steps=tuple(read_step(step, players) for step in data["steps"]),
        figures=data.get("figures", {}),
    )


def read_step(data: dict[str, Any], players: int) -> Step:
    return Step(
        id=data["id"],
        point=tuple(data.get("point", ())),
        takes=tuple(tuple(answer.strip() for answer in way.split(";")) for way in data["takes"]),
        wrong=data.get("wrong", {}),
        figures=data.get("figures", {}),
        then=moves(data.get("then", ""), players),
    )


def moves(text: str, players: int) -> tuple[Move, ...]:
    out: list[Move] = []
    for i, line in enumerate(text.splitlines(), 1):
        words = line.split()
        if words[:2] == [BY_CHANCE, ANYTHING] and len(words) == 3:
            out += [read_move(f"{BY_CHANCE} {ANYTHING}", i, players)] * int(words[2])
        elif words and not words[0].startswith("#"):
            out.append(read_move(" ".join(words), i, players))
    return tuple(out)
