"""What the page must know to draw the first draws of a match again without asking the server: which lots lie in which bag,
and how often chance draws from each before anybody has chosen anything.

python -m fullsteam.testing.bags FOLDER writes FOLDER/<game>/bags.json anew; a test compares them."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from typing import Any

from fullsteam.games import ROOMS
from fullsteam.kernel.core import CHANCE
from fullsteam.kernel.record import replay
from fullsteam.kernel.room import Room
from fullsteam.play import fairness
from fullsteam.play.match import Match

TRIES = 16  # matches: what is the same in all of them does not depend on what was drawn before

Lots = list[tuple[str, int]]
Opening = list[tuple[Lots, str]]  # of a match: what lay in the bag at each draw, and what came


def opening(room: Room, players: int, options: dict[str, str], n: int) -> Opening:
    """Every draw before the first choice of a person."""
    seed = sha256(f"opening {n}".encode()).digest()
    match = Match(room, ["?"] * players, options, seed)
    out: Opening = []
    for s, ply in zip(replay(room, match.record()), match.plies, strict=False):
        if ply.seat != CHANCE:
            break
        actions, weights = fairness.lots(room, s)
        texts = [room.game.verbs.text(action) for action in actions.to_list()]
        out.append((list(zip(texts, weights.to_list(), strict=True)), room.game.verbs.text(ply.action)))
    return out


def without(lots: Lots, drawn: str) -> Lots:
    """The bag after a lot was taken out."""
    less = [(text, weight - (text == drawn)) for text, weight in lots]
    return [(text, weight) for text, weight in less if weight]


def drawn_from(openings: list[Opening]) -> list[Lots]:
    """The bag of each draw as it was when it was full, as far as what lies in a bag follows from that and from what was drawn
    from it before, in all of these matches."""
    out: list[Lots] = []
    left: list[dict[str, Lots]] = [{} for _ in openings]  # by full bag
    for draws in zip(*openings, strict=False):
        full = next((key for key in left[0] if all(a.get(key) == lots for a, (lots, _) in zip(left, draws, strict=True))), None)
        if full is None and all(lots == draws[0][0] for lots, _ in draws):
            full = json.dumps(draws[0][0])
        if full is None:
            break
        for bags, (lots, drawn) in zip(left, draws, strict=True):
            bags[full] = without(lots, drawn)
        out.append([(text, weight) for text, weight in json.loads(full)])
    return out


@dataclass
class Bags:
    room: Room
    known: list[Lots] = field(default_factory=list)

    def plan(self, players: int, options: dict[str, str]) -> list[tuple[int, int]]:
        """Which bag, how often."""
        found = drawn_from([opening(self.room, players, options, n) for n in range(TRIES)])
        return [(bag, len(list(same))) for bag, same in groupby(self.number(lots) for lots in found)]

    def number(self, lots: Lots) -> int:
        if lots not in self.known:
            self.known.append(lots)
        return self.known.index(lots)


def settled(room: Room) -> dict[str, str]:
    return room.info.options_for({}, room.rules)


def sizes(room: Room) -> range:
    return range(room.info.min_players, room.info.max_players + 1)


def that_matter(room: Room) -> dict[str, tuple[str, ...]]:
    """Options that change which bags there are, or how often is drawn from them."""
    bags, usual = Bags(room), settled(room)

    def matters(name: str, value: str) -> bool:
        return any(bags.plan(n, usual) != bags.plan(n, {**usual, name: value}) for n in sizes(room))

    return {o.name: o.values for o in room.info.options if any(matters(o.name, value) for value in o.values)}


def combinations(options: dict[str, tuple[str, ...]]) -> Iterator[dict[str, str]]:
    if not options:
        yield {}
        return
    *names, last = options
    for chosen in combinations({name: options[name] for name in names}):
        for value in options[last]:
            yield {**chosen, last: value}


def written(room: Room) -> dict[str, Any]:
    bags, usual, matter = Bags(room), settled(room), that_matter(room)
    plans = {
        " ".join([str(n), *chosen.values()]): bags.plan(n, {**usual, **chosen})
        for n in sizes(room)
        for chosen in combinations(matter)
    }
    options = {name: usual[name] for name in matter}
    return {"rules": room.info.rules_version, "options": options, "plans": plans, "bags": bags.known}


def text(room: Room) -> str:
    """A line a bag, so that a change is seen."""
    found = written(room)
    bags = ",\n".join(f"    {json.dumps(lots)}" for lots in found["bags"])
    plans = ",\n".join(f"    {json.dumps(key)}: {json.dumps(plan)}" for key, plan in found["plans"].items())
    head = f'  "rules": {found["rules"]},\n  "options": {json.dumps(found["options"])},\n'
    return f'{{\n{head}  "plans": {{\n{plans}\n  }},\n  "bags": [\n{bags}\n  ]\n}}\n'


def main() -> None:
    for game, room in ROOMS.items():
        if (folder := Path(sys.argv[1], game)).exists():  # a game nobody has drawn a board for needs none
            (folder / "bags.json").write_text(text(room), encoding="utf-8")


if __name__ == "__main__":
    main()
