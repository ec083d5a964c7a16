"""The parts of a soak: what each runs, and what its figures must be."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from fullsteam.games import ROOMS
from serverkit.secrets import CHANNELS

PYTHON = sys.executable
ROOT = Path(__file__).parent.parent.parent.parent
MUTANTS = ROOT / "tools" / "mutants"


@dataclass(frozen=True)
class Step:
    """A command whose last line is a JSON object of figures; pytest is counted by what it says at its end."""

    name: str
    command: tuple[str, ...]
    env: Mapping[str, str] = field(default_factory=dict)
    needs: Path | None = None  # where that is missing it is not run
    result: Path | None = None  # the figures are in this file instead, by file of the source


@dataclass(frozen=True)
class Target:
    """A figure of all steps together (added up, or the worst), and what it must be."""

    figure: str
    least: float | None = None
    most: float | None = None
    over: Callable[[list[float]], float] = sum

    def held(self, value: float) -> bool:
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)

    def said(self) -> str:
        if self.least == self.most:
            return f"{self.least:g}"
        return f"≥ {self.least:,.0f}" if self.least is not None else f"≤ {self.most:g}"


@dataclass(frozen=True)
class Part:
    name: str
    what: str
    steps: tuple[Step, ...]
    targets: tuple[Target, ...]


def none(figure: str) -> Target:
    return Target(figure, 0, 0)


def program(name: str, module: str, *options: object, needs: Path | None = None) -> Step:
    return Step(name, (PYTHON, "-m", module, *map(str, options)), needs=needs)


def pytest(name: str, *paths: str, **env: str) -> Step:
    """In one process: several steps run beside each other, if wished."""
    return Step(name, (PYTHON, "-m", "pytest", "-q", "-n", "0", *paths), env)


def sizes() -> list[tuple[str, int]]:
    """Every game at every size of table."""
    infos = [room.info for room in ROOMS.values()]
    return [(info.id, players) for info in infos for players in range(info.min_players, info.max_players + 1)]


def rules() -> Part:
    laws = [
        program(f"{game}-{n}", "serverkit.rules", "--game", game, "--players", n, "--matches", 10_000, "--bots", 1_000)
        for game, n in sizes()
    ]
    referees = [
        pytest(f"referee-{game}", f"tests/referee/test_{game.replace('-', '_')}.py", FULLSTEAM_GAMES="10000") for game in ROOMS
    ]
    books = pytest("books", "tests/games", FULLSTEAM_GAMES="10000")
    return Part(
        "rules",
        "10 000 random and 1 000 bots' matches of every game and size keep all laws; a second referee agrees at every ply",
        (*laws, *referees, books),
        (
            Target("matches", 10_000 * len(sizes())),
            Target("bots' matches", 1_000 * len(sizes())),
            none("broken"),
            none("failed"),
        ),
    )


def kills() -> Part:
    def chunk(database: str, k: int) -> Step:
        options = ["--kills", 50, "--acks", 12_500, "--seed", k + 1, *(["--postgresql"] if database == "postgresql" else [])]
        return program(f"{database}-{k + 1}", "serverkit.kills", *options)

    return Part(
        "kills",
        "SIGKILL 200 times on SQLite and 200 times on PostgreSQL while people play: what was acknowledged stands, once",
        tuple(chunk(database, k) for database in ("sqlite", "postgresql") for k in range(4)),
        (Target("kills", 400), Target("acks", 100_000), none("lost"), none("doubled"), none("split")),
    )


def races() -> Part:
    return Part(
        "races",
        "three processes on one PostgreSQL, people who want the same at once, bad lines, a database that restarts",
        (
            *(program(f"contests-{k + 1}", "serverkit.races", "--rounds", 25, "--seed", k + 1) for k in range(4)),
            *(program(f"weather-{k + 1}", "serverkit.weather", "--seconds", 240, "--seed", k + 1) for k in range(4)),
        ),
        (Target("contests", 1_000), none("undecided"), Target("acks", 10_000), Target("restarts", 20), none("faults")),
    )


def secrets() -> Part:
    """In portions: a pair goes over nine channels, most of them real sockets and requests."""
    steps = [
        program(f"{game}-{k + 1}", "serverkit.secrets", "--game", game, "--pairs", 1_000, "--seed", k + 1)
        for k in range(10)
        for game in ROOMS
    ]
    return Part(
        "secrets",
        "10 000 pairs of truths a game and channel that a seat cannot tell apart: the same bytes",
        tuple(steps),
        (
            *(Target(f"pairs: {channel}", 10_000 * len(ROOMS)) for channel in CHANNELS),
            none("told apart"),
            none("planted leaks missed"),
        ),
    )


def floods() -> Part:
    return Part(
        "floods",
        "one client sends as much as it can of what is no message; meanwhile somebody else asks for a pong, and fifty play",
        (
            program("floods", "serverkit.floods", "--seconds", 30),
            program("club", "serverkit.floods", "--seconds", 15, "--club", 25),
        ),
        (
            Target("worst pong ms", most=250, over=max),
            Target("worst pong ms without standing in line", most=250, over=max),
            Target("most MB more", most=60, over=max),
            Target("moves of the club", 3_000),
            none("disturbed"),
        ),
    )


def hostile() -> Part:
    return Part(
        "hostile",
        "a million hostile frames and requests against a running server",
        tuple(program(f"hostile-{k + 1}", "serverkit.hostile", "--many", 100_000, "--seed", k + 1) for k in range(10)),
        (
            Target("sent", 1_000_000),
            none("restarts"),
            none("silent 500s"),
            none("errors"),
            Target("MB more", most=50, over=max),
        ),
    )


def remedies() -> Part:
    return Part(
        "remedies",
        "what was done about each finding of the review is taken out again, one after the other: its tests notice",
        (program("remedies", "serverkit.remedies"),),
        (Target("taken out", 40), none("not noticed")),
    )


def letters() -> Part:
    return Part(
        "letters",
        "SIGKILL 50 times between a move and the message about it, on each database: each comes, once",
        (program("sqlite", "serverkit.letters"), program("postgresql", "serverkit.letters", "--postgresql")),
        (Target("kills", 100), none("lost"), none("doubled")),
    )


def lives() -> Part:
    return Part(
        "lives",
        "people come, leave, give up, remind, vote and return at random, and the server is killed: no table hangs",
        tuple(program(f"lives-{k + 1}", "serverkit.lives", "--lives", 50, "--seed", k + 1) for k in range(4)),
        (Target("lives", 200), none("hung")),
    )


def others() -> list[Part]:
    starved = ROOT / "tests" / "serverkit" / "starved.py"
    load = ("--minutes", 120, "--out", "build/soak/load.jsonl")
    return [
        Part(
            "mutation",
            "faults planted in the rules are found by their tests",
            (Step("mutants", (PYTHON, str(MUTANTS)), needs=MUTANTS, result=ROOT / "build" / "mutants" / "result.json"),),
            (Target("mutants", 1), none("survived")),
        ),
        Part(
            "starved",
            "600 tables of bots of one host; somebody else's bot answers",
            (program("starved", "serverkit.starved", "--tables", 600, needs=starved),),
            (Target("tables", 600), Target("ratio", most=2, over=max)),
        ),
        Part(
            "load",
            "two hours of people who play: nothing grows",
            (program("load", "serverkit.load", *load),),
            (
                Target("minutes", 120),
                Target("growth of memory", most=1.05, over=max),
                none("lost"),
                none("doubled"),
                none("errors"),
            ),
        ),
        Part(
            "upgrades",
            "matches, records and databases of every release live on",
            (pytest("releases", "tests/releases"),),
            (Target("passed", 1), none("failed")),
        ),
    ]


def all_parts() -> dict[str, Part]:
    """In the order in which they run: what is short and what guards people's moves first."""
    parts = [kills(), letters(), lives(), races(), floods(), hostile(), secrets(), rules(), remedies(), *others()]
    return {part.name: part for part in parts}
