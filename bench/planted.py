"""Is a clearly bad choice found as the worst one? python bench/planted.py [--cases 100] [--rounds 0] [--game trambahn]

Strong bots play; once one of them is made to choose something that loses 22 points of winning chance or more, by an estimate
with chance of its own, at five standard errors. Then the whole match is analysed: is that choice the worst of its seat?"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from analysis.planting import Planted, blundered
from fullsteam.analysis import Analysis, Moment, Outlook, analyse
from fullsteam.analysis.course import course
from fullsteam.games import ROOMS
from fullsteam.play.perspective import Perspective

AGAIN = 4711  # a seed that nobody else uses


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cases", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=0)
    parser.add_argument("--game", choices=list(ROOMS), action="append")
    a = parser.parse_args()
    for game in a.game or ROOMS:
        found = 0
        for number in range(1, a.cases + 1):
            planted = blundered(game, number)
            told = analyse(planted.record, rounds=a.rounds)
            worst = told.worst(planted.seat)
            if worst and worst[0].first == planted.ply:
                found += 1
            else:
                print(f"{game}: case {number} missed: {missed(told, planted)}", flush=True)
            if number % 10 == 0 or number == a.cases:
                print(f"{game}: {found} of {number} found as the worst choice", flush=True)


def missed(told: Analysis, planted: Planted) -> str:
    """What was planted, as the analysis sees it, and what it takes for worse; both once more, with other chance and twice the
    rounds: bots, too, make mistakes that are larger than what was planted."""
    own = next(m for m in told.moments if m.first == planted.ply)
    worst = told.worst(planted.seat)
    seen = f"planted at ply {planted.ply}: {told_again(told, own)}"
    return f"{seen}; worst at ply {worst[0].first}: {told_again(told, worst[0])}" if worst else f"{seen}; nothing lost anything"


def told_again(told: Analysis, moment: Moment) -> str:
    found = course(told.room, told.record)
    stretch = found.stretches[moment.number]
    outlook = Outlook(found.room, told.record.players, 2 * told.rounds, AGAIN)
    again = outlook.weighed(Perspective(found.room, stretch.state, stretch.seat), stretch.actions[0], moment.number)
    error = again.answers[again.given].error
    return f"loss {moment.loss:.3f}, again {again.loss:.3f} ± {error:.3f}"


if __name__ == "__main__":
    main()
