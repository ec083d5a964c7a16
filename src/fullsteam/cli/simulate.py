"""fullsteam simulate: many games at once, for figures."""

from __future__ import annotations

import json
import multiprocessing
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import fullsteam
from fullsteam.bots import bot, check_bot
from fullsteam.bots.worker import at_work, deaf_to_ctrl_c, send_away
from fullsteam.cli.options import Board, Game, Json, Options, rule_options, text_of
from fullsteam.games import room
from fullsteam.kernel.box import head_of
from fullsteam.kernel.core import CHANCE, NOBODY, State
from fullsteam.kernel.record import Move, Record, state_hash
from fullsteam.kernel.rng import Rng, stream
from fullsteam.kernel.room import Room
from fullsteam.play.boxes import with_board
from fullsteam.play.perspective import Perspective
from fullsteam.play.text import Speaker

CHUNKS = 64  # pieces the work is cut into: progress, and even shares for the workers


@dataclass(frozen=True)
class Job:
    """Some games of a series. Game number i is the same whoever plays it, and in what order."""

    game: str
    players: int
    options: dict[str, str]
    seed: int
    first: int
    games: int
    bots: str
    record: str
    box: str


@dataclass
class Sum:
    games: int = 0
    choices: int = 0
    wins: list[float] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    tallies: dict[str, int] = field(default_factory=dict)

    def add(self, other: Sum) -> None:
        self.games += other.games
        self.choices += other.choices
        self.wins = added(self.wins, other.wins)
        self.scores = added(self.scores, other.scores)
        for name, n in other.tallies.items():
            self.tallies[name] = self.tallies.get(name, 0) + n


def added(a: list[Any], b: list[Any]) -> list[Any]:
    return [x + y for x, y in zip(a, b, strict=True)] if a else b


def simulate(
    game: Game,
    players: Annotated[int | None, typer.Option(help="How many players; default: the fewest.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="Number of the series: the same seed gives the same games.")] = 1,
    workers: Annotated[int, typer.Option(min=1, help="Processes side by side.")] = 1,
    bots: Annotated[str, typer.Option(help="Who plays: random or greedy.")] = "random",
    option: Options = None,
    record: Annotated[Path | None, typer.Option(help="Write a record of each game into this folder.")] = None,
    board: Board = None,
    as_json: Json = False,
) -> None:
    """Play many games without people and show the figures."""
    r = with_board(room(game), board)
    count = r.info.check_players(r.info.min_players if players is None else players)
    options = r.info.options_for(rule_options(option))
    check_bot(bots, r)
    if record is not None:
        record.mkdir(parents=True, exist_ok=True)
    jobs = list(cut(Job(game, count, options, seed, 0, games, bots, str(record or ""), text_of(r.box))))
    total, started = Sum(), time.perf_counter()
    for part in with_progress(done(jobs, workers), games):
        total.add(part)
    show(figures(jobs[0], total, time.perf_counter() - started, workers), as_json)


def cut(job: Job) -> Iterator[Job]:
    size = max(1, job.games // CHUNKS)
    for first in range(0, job.games, size):
        n = min(size, job.games - first)
        yield Job(job.game, job.players, job.options, job.seed, first, n, job.bots, job.record, job.box)


def done(jobs: list[Job], workers: int) -> Iterator[Sum]:
    if workers == 1:
        yield from map(run, jobs)
        return
    pool = ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"), initializer=at_work)
    try:
        with deaf_to_ctrl_c():
            running = [pool.submit(run, job) for job in jobs]
        for one in running:
            yield one.result()
    except BaseException:  # Ctrl-C: nobody waits for what is still under way. (Futures that are cancelled trip the pool up.)
        send_away(multiprocessing.active_children())
        raise
    finally:
        pool.shutdown()


def with_progress(parts: Iterator[Sum], games: int) -> Iterator[Sum]:
    """A bar on stderr, if a person looks."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("games", total=games)
        for part in parts:
            progress.advance(bar, part.games)
            yield part


# --- one job, in any process


def run(job: Job) -> Sum:
    r = room(job.game).holding(job.box)
    out = Sum(wins=[0.0] * job.players, scores=[0] * job.players)
    for i in range(job.first, job.first + job.games):
        s = r.game.new(job.players, job.options, r.rules)
        rng = stream(job.seed, i)
        if job.bots == "random" and not job.record:
            out.choices += r.game.playout(s, rng)
        else:
            moves = play_out(r, s, rng, job.bots)
            out.choices += len(moves)
            if job.record:
                write_record(r, job, i, s, moves)
        count(r, s, out)
    out.games = job.games
    return out


def play_out(r: Room, s: State, rng: Rng, bots: str) -> list[tuple[int, int]]:
    """Choice by choice; with random players exactly what Game.playout does."""
    player = bot(bots)
    moves = []
    while (seat := r.game.actor(s)) != NOBODY:
        action = r.game.sample(s, rng) if seat == CHANCE else player.choose(Perspective(r, s, seat), rng)
        moves.append((seat, action))
        r.game.play(s, seat, action)
    return moves


def count(r: Room, s: State, out: Sum) -> None:
    for seat in range(s.seats):
        out.wins[seat] += r.game.payoff(s, seat)
        out.scores[seat] += r.game.score(s, seat)
    for name, n in r.game.tallies(s).items():
        out.tallies[name] = out.tallies.get(name, 0) + n


def write_record(r: Room, job: Job, i: int, s: State, moves: list[tuple[int, int]]) -> None:
    names = [f"{job.bots} {seat + 1}" for seat in range(job.players)]
    played = [Move(seat, r.game.verbs.text(action)) for seat, action in moves]
    record = Record(r.info.id, r.rules, job.players, job.options, names, "", played, box=job.box)
    record.scores = [int(r.game.score(s, seat)) for seat in range(job.players)]
    record.state = state_hash(s)
    Path(job.record, f"{r.info.id}-{job.seed}-{i:06}.txt").write_text(record.written(), encoding="utf-8")


# --- showing


def figures(job: Job, total: Sum, wall: float, workers: int) -> dict[str, Any]:
    n = total.games
    return {
        "game": job.game,
        "players": job.players,
        "options": job.options,
        **({"box": head_of(job.box)} if job.box else {}),
        "bots": job.bots,
        "games": n,
        "seed": job.seed,
        "workers": workers,
        "compiled": fullsteam.compiled(),
        "choices": total.choices,
        "seconds": round(wall, 3),
        "choices_per_second": round(total.choices / wall),
        "games_per_second": round(n / wall, 1),
        "choices_per_game": round(total.choices / n, 2),
        "wins": [round(w / n, 4) for w in total.wins],
        "mean_scores": [round(x / n, 2) for x in total.scores],
        "mean_tallies": {name: round(x / n, 2) for name, x in total.tallies.items()},
    }


def show(data: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print(json.dumps(data))
        return
    how = "compiled" if data["compiled"] else "interpreted"
    console = Console()
    console.print(
        f"[bold]{data['game']}[/], {data['players']} {data['bots']} players, {data['games']} games, seed {data['seed']}: "
        f"{data['choices']} choices in {data['seconds']} s = [bold]{data['choices_per_second']:,}[/] choices/s ({how})",
        highlight=False,
    )
    table = Table(box=None)
    for title in ("Seat", "Wins", "", "Mean score"):
        table.add_column(title, justify="left" if not title else "right")
    for seat, (won, score) in enumerate(zip(data["wins"], data["mean_scores"], strict=True), 1):
        table.add_row(str(seat), f"{won:.1%}", "█" * round(40 * won), str(score))
    console.print(table)
    say = Speaker(room(data["game"]), "en", [])
    tallies = [
        f"{data['choices_per_game']} choices",
        *(f"{x} {say(f'tally-{name}')}" for name, x in data["mean_tallies"].items()),
    ]
    console.print("Per game: " + ", ".join(tallies), highlight=False)
