"""Is a chance of 70 % one? Bots play matches; at some moments of each the analysis says how likely every seat is to win; in
the end one sees who won.

python bench/calibration.py play trambahn --players 2 --matches 400 --seed 500      (goes on where it was stopped)
python bench/calibration.py report [--picture docs/pictures/calibration.svg]        (a table of all that was played)

What was found lies in build/calibration/, a line a match. Ten bins of equal width; "gap" is the mean distance between what was
said and what came, each bin by what lies in it; Brier scores (less is better) of the analysis, of a fan of who leads by score,
and of prospect alone, turned into chances as well as hindsight can."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from math import exp
from pathlib import Path
from typing import Any

from fullsteam.analysis import Outlook
from fullsteam.bots import bot
from fullsteam.games import room
from fullsteam.kernel.core import CHANCE, State
from fullsteam.kernel.rng import stream
from fullsteam.kernel.room import Room
from fullsteam.play.perspective import Perspective

FOLDER = Path("build/calibration")
BOTS = {"trambahn": "champion@32i", "voll-in-fahrt": "champion@32i", "volldampf": "expert@16i", "take-a-train": "expert@16i"}
EVERY = 12  # moments between two looks, on average
BINS = 10

Row = dict[str, Any]


def one_match(r: Room, players: int, name: str, seed: int, rounds: int) -> Row:
    """A match of bots, looked at now and then: chances, scores and prospects of every seat there, and how it ended."""
    rng, game, player = stream(seed, players), r.game, bot(name)
    outlook = Outlook(r, players, rounds)
    s = r.new(players, {})
    looks: list[Row] = []
    moment, thinking, looking = 0, 0.0, 0.0
    while actors := game.actors(s):
        seat = actors[0] if len(actors) == 1 else actors[rng.below(len(actors))]
        moment += 1
        if rng.below(EVERY) == 0:
            began = time.thread_time()
            looks.append(seen(outlook, s, moment, players))
            looking += time.thread_time() - began
        began = time.thread_time()
        action = game.sample(s, rng) if seat == CHANCE else player.choose(Perspective(r, s, seat), rng)
        thinking += time.thread_time() - began
        game.play(s, seat, action)
    won = [float(game.payoff(s, seat)) for seat in range(players)]
    return {"seed": seed, "bot": name, "rounds": outlook.rounds, "won": won, "looks": looks, "seconds": round(looking, 2)}


def seen(outlook: Outlook, s: State, moment: int, players: int) -> Row:
    game = outlook.room.game
    return {
        "chances": [round(value, 5) for value in outlook.chances(s, moment).values],
        "scores": [int(game.score(s, seat)) for seat in range(players)],
        "prospects": [int(game.prospect(s, seat)) for seat in range(players)],
    }


def play(game: str, players: int, matches: int, seed: int, name: str, rounds: int) -> None:
    r = room(game)
    FOLDER.mkdir(parents=True, exist_ok=True)
    file = FOLDER / f"{game}-{players}.jsonl"
    done = {json.loads(line)["seed"] for line in file.read_text().splitlines()} if file.exists() else set()
    for number in range(seed, seed + matches):
        if number not in done:
            with file.open("a") as out:
                print(json.dumps(one_match(r, players, name, number, rounds)), file=out, flush=True)


# --- What was found


def pairs(rows: list[Row], key: str) -> Iterator[tuple[list[float], list[float]]]:
    for row in rows:
        for look in row["looks"]:
            yield look[key], row["won"]


def leader(numbers: list[float]) -> list[float]:
    most = max(numbers)
    return [(number == most) / numbers.count(most) for number in numbers]


def softly(numbers: list[float], scale: float) -> list[float]:
    most = max(numbers)
    weights = [exp((number - most) / scale) for number in numbers]
    return [weight / sum(weights) for weight in weights]


def brier(said: Iterator[tuple[list[float], list[float]]]) -> float:
    """Mean squared distance, over seats and looks."""
    distances = [(p - w) ** 2 for chances, won in said for p, w in zip(chances, won, strict=True)]
    return sum(distances) / len(distances)


def best_softly(rows: list[Row]) -> float:
    """The best that prospect alone could have said, with the one scale that suits all these looks."""
    spread = [max(look["prospects"]) - min(look["prospects"]) for row in rows for look in row["looks"]]
    usual = max(1.0, sum(spread) / len(spread))
    tried = [usual * 1.25**k for k in range(-20, 12)]
    return min(brier((softly(p, scale), won) for p, won in pairs(rows, "prospects")) for scale in tried)


def bins(rows: list[Row]) -> list[tuple[float, float, int]]:
    """Of each bin: what was said on average, how often it came, how many."""
    out = []
    flat = [(p, w) for chances, won in pairs(rows, "chances") for p, w in zip(chances, won, strict=True)]
    for k in range(BINS):
        inside = [(p, w) for p, w in flat if k == min(BINS - 1, int(p * BINS))]
        if inside:
            out.append((sum(p for p, _ in inside) / len(inside), sum(w for _, w in inside) / len(inside), len(inside)))
    return out


def gap(found: list[tuple[float, float, int]]) -> float:
    return sum(abs(said - came) * n for said, came, n in found) / sum(n for _, _, n in found)


def report(picture: Path | None) -> None:
    print("| game | players | bots | matches | looks | gap, points | Brier | score leader | prospect alone |")
    print("|---|--:|---|--:|--:|--:|--:|--:|--:|")
    charts = []
    for file in sorted(FOLDER.glob("*.jsonl")):
        rows = [json.loads(line) for line in file.read_text().splitlines()]
        game, players = file.stem.rsplit("-", 1)
        found = bins(rows)
        looks = sum(len(row["looks"]) for row in rows)
        figures = (brier(pairs(rows, "chances")), brier((leader(p), w) for p, w in pairs(rows, "scores")), best_softly(rows))
        bot_names = ", ".join(sorted({row["bot"] for row in rows}))
        numbers = " | ".join(f"{figure:.4f}" for figure in figures)
        print(f"| {game} | {players} | `{bot_names}` | {len(rows)} | {looks} | {100 * gap(found):.1f} | {numbers} |")
        charts.append((f"{game}, {players}", found))
    if picture is not None:
        draw(charts, picture)


def draw(charts: list[tuple[str, list[tuple[float, float, int]]]], picture: Path) -> None:
    """Small squares side by side: what was said to the right, what came upwards; the nearer to the diagonal the better."""
    size, pad = 150, 34
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {len(charts) * (size + pad) + pad} {size + 2 * pad}" ']
    parts.append('font-family="sans-serif" font-size="11"><rect width="100%" height="100%" fill="#fff"/>')
    for n, (title, found) in enumerate(charts):
        x, y = pad + n * (size + pad), pad
        parts.append(f'<text x="{x}" y="{y - 10}">{title}</text>')
        parts.append(f'<rect x="{x}" y="{y}" width="{size}" height="{size}" fill="none" stroke="#999"/>')
        parts.append(f'<path d="M{x} {y + size}L{x + size} {y}" stroke="#bbb"/>')
        most = max(count for _, _, count in found)
        for said, came, count in found:
            r = 2 + 4 * (count / most) ** 0.5
            parts.append(f'<circle cx="{x + said * size:.1f}" cy="{y + size - came * size:.1f}" r="{r:.1f}" fill="#0072b2"/>')
        parts.append(f'<text x="{x}" y="{y + size + 14}">0</text><text x="{x + size - 24}" y="{y + size + 14}">100 %</text>')
    picture.write_text("".join(parts) + "</svg>\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("game", choices=sorted(BOTS))
    playing.add_argument("--players", type=int, default=2)
    playing.add_argument("--matches", type=int, default=400)
    playing.add_argument("--seed", type=int, default=500)
    playing.add_argument("--bot", default="")
    playing.add_argument("--rounds", type=int, default=0)
    telling = commands.add_parser("report")
    telling.add_argument("--picture", type=Path)
    a = parser.parse_args()
    if a.command == "report":
        report(a.picture)
    else:
        play(a.game, a.players, a.matches, a.seed, a.bot or BOTS[a.game], a.rounds)


if __name__ == "__main__":
    main()
