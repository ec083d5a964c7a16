"""The laws of versions: every known version of the rules lives on, plays to the end and has its own texts."""

from __future__ import annotations

import json

from fullsteam.kernel.core import CHANCE, State
from fullsteam.kernel.info import GameError
from fullsteam.kernel.record import Move, Record, parse_record, replay, state_hash
from fullsteam.kernel.rng import Rng
from fullsteam.kernel.room import Room
from fullsteam.kernel.rulebook import LANGUAGES
from fullsteam.testing.citations import languages_agree
from fullsteam.testing.laws import refusals
from fullsteam.testing.walk import start, table, walk


def known(room: Room) -> None:
    """Ascending, the newest last, each with the release that brought it and what it changed; others are refused."""
    numbers = [v.number for v in room.info.versions]
    assert numbers and numbers == sorted(set(numbers)), f"{room.info.id}: its versions are not ascending: {numbers}"
    assert numbers[-1] == room.info.rules_version, f"{room.info.id}: rules_version is not the newest of {numbers}"
    for v in room.info.versions:
        assert v.release, f"{room.info.id}: version {v.number} names no release"
        assert v.changes or v.number == numbers[0], f"{room.info.id}: version {v.number} changes no paragraph"
    refused(room, numbers[-1] + 1, "newer release")
    refused(room, numbers[0] - 1, "no longer kept")
    for o in room.info.options:
        assert o.since <= 1 or o.since in numbers, f"option {o.name} came with version {o.since}, which is not known"
        assert o.since <= 1 or o.before in o.values, f"option {o.name} does not say what means as before"


def refused(room: Room, version: int, why: str) -> None:
    try:
        room.by(version)
    except GameError as error:
        assert why in str(error), error
        return
    raise AssertionError(f"{room.info.id} plays version {version}, which it does not know")


def played(room: Room, games: int) -> None:
    """Each version plays to the end; copies, dumps, what a seat imagines, records and refusals keep to it."""
    for version in room.info.versions:
        old = room.by(version.number)
        for n in range(games):
            s = start(old, table(old, n))
            carried(old, s, f"version {version.number}, the set-up of walk {n}")
            moves: list[Move] = []
            for p in walk(old, n):
                s = p.state
                moves.append(Move(p.seat, old.game.verbs.text(p.choice)))
                if p.ply % 13 == n % 13:
                    carried(old, s, f"version {version.number}, ply {p.ply} of walk {n}")
            recorded(room, old, n, moves, s)
        refusals(old, games, 29)


def carried(room: Room, s: State, where: str) -> None:
    """The state and whatever is made from it know by which version they are played."""
    dumped = room.game.load(json.loads(json.dumps(s.dump())))
    imagined = room.game.imagine(s, 0, Rng(1)) if room.game.actors(s) != [CHANCE] else s
    for name, t in (("the state", s), ("a clone", s.clone()), ("load(dump)", dumped), ("what a seat imagines", imagined)):
        assert t.rules == room.rules, f"{where}: {name} is played by version {t.rules}"


def recorded(room: Room, old: Room, n: int, moves: list[Move], end: State) -> None:
    """A record of an old match replays in the room of the newest rules as it was."""
    t = table(old, n)
    record = Record(room.info.id, old.rules, t.players, t.options, [f"P{i}" for i in range(t.players)], moves=moves)
    last = ""
    for s in replay(room, parse_record(record.written())):
        last = state_hash(s)
    assert last == state_hash(end), f"walk {n}: a record of version {old.rules} replays to something else"


def texts(room: Room) -> None:
    """Each version has its book, complete in all languages, and differs from the one before in what it says it changed."""
    for version in room.info.versions:
        languages_agree(room.by(version.number))
    for before, version in zip(room.info.versions, room.info.versions[1:], strict=False):
        for lang in LANGUAGES:
            changed = differences(room.by(before.number), room.by(version.number), lang)
            assert changed == set(version.changes), (
                f"{room.info.id}, {lang}: version {version.number} says it changed {sorted(version.changes)}, but its texts "
                f"differ in {sorted(changed)} from what is kept in {room.was(before.number).name}/"
            )


def differences(one: Room, two: Room, lang: str) -> set[str]:
    a, b = texts_of(one, lang), texts_of(two, lang)
    return {rule for rule in {*a, *b} if a.get(rule) != b.get(rule)}


def texts_of(room: Room, lang: str) -> dict[str, str]:
    paragraphs = {p.id: p.text for p in room.rulebooks[lang].paragraphs.values()}
    return paragraphs | {r.id: r.texts[lang] for r in room.rulings.values()}
