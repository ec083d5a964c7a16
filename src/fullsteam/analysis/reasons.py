"""Why is one answer better than another? The two or three largest differences between where they lead, in the game's own units.

Data only: a sign of the game (Game.signs), whose it is, and by how much it differs. Rooms have a text for each sign."""

from __future__ import annotations

from dataclasses import dataclass

from fullsteam.analysis.outlook import Answer
from fullsteam.analysis.settings import judgement, learnt
from fullsteam.kernel.room import Room

MOST = 3  # reasons
SHARE = 0.2  # of the largest one: a smaller difference is not told
OWN, RIVALS = "own", "rivals"


@dataclass
class Reason:
    """The better answer leads to so much more (below 0: less) of this sign; for who chose, or for his rivals on average."""

    sign: str
    whose: str
    number: float
    weight: float  # how much it counts: what the judgement gives for it


def reasons(room: Room, seat: int, best: Answer, given: Answer, late: float) -> list[Reason]:
    """The most telling differences, the largest first. Only what speaks for the better answer."""
    names, weights, units = room.game.sign_names(), learnt(room), judgement(room).units
    seats = len(best.signs)
    found = []
    for k, name in enumerate(names if weights else []):
        weight = weights[2 * k] + late * weights[2 * k + 1]
        gaps = [best.signs[q][k] - given.signs[q][k] for q in range(seats)]
        others = sum(gap for q, gap in enumerate(gaps) if q != seat) / (seats - 1)
        unit = units.get(name, 1)
        found.append(Reason(name, OWN, gaps[seat] / unit, weight * gaps[seat]))
        found.append(Reason(name, RIVALS, others / unit, -weight * others))
    found = [reason for reason in found if reason.weight > 0 and abs(reason.number) >= 0.5]
    found.sort(key=lambda reason: -reason.weight)
    return [reason for reason in found if reason.weight >= SHARE * found[0].weight][:MOST]


def sign_id(name: str) -> str:
    """The id of a sign's text in the room."""
    return f"sign-{name.replace(' ', '-').replace('_', '-')}"
