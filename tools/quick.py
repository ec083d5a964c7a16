"""What a change can touch, within a minute: the checks, and the tests of the rooms it lies in, on the Python source.

python tools/quick.py [--base COMMIT] [--seconds 60] [--list]      (make quick)

What has changed since the base, committed or not, is looked up in ROOMS below. `make test` runs everything."""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOUSE = "src/fullsteam/"
SERVER = HOUSE + "server/"

# Where something has changed (the longest beginning of its path counts), and which tests it can touch, nearest first. A test
# or a folder of tests touches itself; a game of the house its own rules, its promises and its golden matches (see game_of).
# tests/tools/test_quick.py holds that every folder of the source is here, and that every test is reached.
ROOMS: dict[str, tuple[str, ...]] = {
    HOUSE: ("kernel/test_house.py", "cli"),
    HOUSE + "kernel/": ("kernel", "conformance", "games", "play", "referee"),
    HOUSE + "games/": ("games", "conformance", "kernel/test_house.py", "referee"),
    HOUSE + "play/": ("play", "kernel/test_record.py", "conformance", "server/test_why.py", "server/test_profiles.py"),
    HOUSE + "bots/": ("bots", "server/test_quiet.py"),
    HOUSE + "analysis/": ("analysis", "cli/test_commands.py"),
    HOUSE + "adapters/": ("adapters", "arena/test_peers.py"),
    HOUSE + "arena/": ("arena", "bots/test_foreign.py"),
    HOUSE + "testing/": ("conformance", "docs/test_wording.py"),
    HOUSE + "cli/": ("cli", "docs", "arena/test_arena.py", "server/test_operation.py"),
    SERVER: ("server",),
    SERVER + "operating/": ("server/test_operation.py", "server/test_people.py", "server/test_closed_doors.py"),
    SERVER + "store/": (
        "server/test_store.py",
        "server/test_faults.py",
        "server/test_upgrade.py",
        "server/test_operation.py",
        "releases",
    ),
    SERVER + "wire/": (
        "server/test_protocol.py",
        "server/test_hostile.py",
        "server/test_chat.py",
        "server/test_closed_doors.py",
    ),
    SERVER + "hosting/": ("server/test_hosting.py", "cli"),
    SERVER + "notices/": ("server/test_notices.py", "server/test_protocol.py"),
    SERVER + "study/": ("server/test_study.py", "server/test_study_survives.py", "server/test_study_beside.py"),
    SERVER + "thinking/": ("server/test_thinking.py", "server/test_quiet.py", "server/test_ray.py", "server/test_kill.py"),
    SERVER + "people/": (
        "server/test_profiles.py",
        "server/test_sign_in.py",
        "server/test_people.py",
        "server/test_chat.py",
        "server/test_closed_doors.py",
        "server/test_leaks.py",
    ),
    SERVER + "table/": (
        "server/test_moves.py",
        "server/test_undo.py",
        "server/test_orders.py",
        "server/test_clocks.py",
        "server/test_fair.py",
        "server/test_faults.py",
        "server/test_rest.py",
        "server/test_why.py",
        "server/test_fanout.py",
        "server/test_upgrade.py",
        "server/test_matches.py",
        "server/test_leaks.py",
    ),
    SERVER + "sharing/": ("server/test_sharing.py",),
    SERVER + "lobby/": (
        "server/test_mine.py",
        "server/test_seats.py",
        "server/test_again.py",
        "server/test_records.py",
        "server/test_rest.py",
    ),
    SERVER + "api/": (
        "server/test_protocol.py",
        "server/test_people.py",
        "server/test_records.py",
        "server/test_closed_doors.py",
        "server/test_moves.py",
        "server/test_hostile.py",
    ),
    SERVER + "running/": ("server/test_operation.py", "server/test_kill.py", "server/test_load.py", "server/test_people.py"),
    SERVER + "page/": ("web/test_size.py",),
    "web/": ("web",),
    "docs/": ("docs", "server/test_protocol.py", "conformance/test_golden.py", "adapters/test_guide.py"),
    "examples/": ("bots/test_foreign.py",),
    "bench/": ("server/test_load.py",),
    "tools/": ("tools",),
    "tests/": (),
    "tests/golden/": ("conformance/test_golden.py",),
    "tests/serverkit/": ("server",),
    "tests/browserkit/": ("web",),
    "": ("docs", "tools"),  # README, Makefile, pyproject.toml and what else lies at the door
}
EVERY_ROOM_OF_THE_SERVER = ("server/test_rooms.py",)
LEFT_TO_MAKE_TEST = "the compiled half, matches in the browser, crowds, kills and whatever else is marked heavy"


@dataclass
class Plan:
    """What is to be run."""

    python: bool = False
    page: list[str] = field(default_factory=list)  # files of web/ that have changed
    tests: list[str] = field(default_factory=list)  # nearest first
    games: set[str] = field(default_factory=set)  # of the promises and golden matches only those of these; empty: all


def room_of(path: str) -> str:
    return max((room for room in ROOMS if path.startswith(room)), key=len)


def game_of(path: str) -> str:
    """The folder of the game a file belongs to, or nothing. (A game is a folder; nothing here names one.)"""
    found = re.match(rf"(?:{HOUSE}games|tests/games|tests/golden|web/src/games)/([\w-]+)/", path)
    return found[1].replace("-", "_") if found else ""


def touched(path: str) -> Iterator[str]:
    """Tests that a change of this file can touch, nearest first."""
    game = game_of(path)
    if path.startswith("tests/") and re.search(r"/(test_\w+|conftest)\.py$", path):
        yield path.removesuffix("/conftest.py")
    elif game and not path.startswith("web/"):
        yield from (f"tests/games/{game}", "tests/conformance/test_games.py", "tests/conformance/test_golden.py")
        return
    elif path.startswith("tests/") and room_of(path) == "tests/":
        yield beside(path)
    yield from (f"tests/{test}" for test in ROOMS[room_of(path)])
    if path.startswith(SERVER) and path.endswith(".py"):
        yield from (f"tests/{test}" for test in EVERY_ROOM_OF_THE_SERVER)


def beside(path: str) -> str:
    """The folder of the tests that a helper of theirs lies in, or below."""
    folder = Path(path).parent
    while not any((ROOT / folder).glob("test_*.py")) and folder != Path("tests"):
        folder = folder.parent
    return str(folder)


def plan(changed: Iterable[str]) -> Plan:
    out = Plan()
    rooms = set()
    for path in changed:
        out.python |= path.endswith((".py", ".toml"))
        if path.startswith("web/"):
            out.page.append(path.removeprefix("web/"))
        elif game_of(path) and path.endswith(".ftl"):
            out.page.append(f"src/games/{game_of(path).replace('_', '-')}/index.ts")  # its board speaks these sentences
        rooms.add(game_of(path) if not path.startswith("web/") else "")
        out.tests += [test for test in touched(path) if (ROOT / test).exists()]
    out.tests = nearest(out.tests)
    promises = any(test.startswith("tests/conformance") for path in changed for test in touched(path) if not game_of(path))
    out.games = set() if promises else rooms - {""}
    return out


def nearest(tests: list[str]) -> list[str]:
    """Each once; none that lies in a folder that is run anyway."""
    once = list(dict.fromkeys(tests))
    return [test for test in once if not any(test.startswith(other + "/") for other in once)]


def git(*args: str) -> list[str]:
    done = subprocess.run(["git", *args], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.split("\n")[:-1] if done.returncode == 0 else []


def base_of(wanted: str) -> str:
    """Where this work began: the given commit, or where it left the main branch; on that branch itself, what is not pushed."""
    for name in [wanted] if wanted else ["origin/main", "main"]:
        found = git("merge-base", "HEAD", name)
        if found:
            return found[0]
    if wanted:
        sys.exit(f'quick: there is no commit "{wanted}"')
    return "HEAD"


def changed_since(base: str) -> list[str]:
    """Committed, not yet committed, and not yet known to git."""
    files = git("diff", "--name-only", "--no-renames", base) + git("ls-files", "--others", "--exclude-standard")
    return list(dict.fromkeys(files))


@dataclass
class Ran:
    name: str
    failed: bool
    said: str
    seconds: float


def command(name: str, *args: str, folder: str = "", **env: str) -> Ran:
    """Told in one line when it is well, else in full. No tests found is well."""
    began = time.monotonic()
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tools")])
    done = subprocess.run(
        args,
        cwd=ROOT / folder,
        env={**os.environ, "PYTHONPATH": paths, "FULLSTEAM_PURE": "1", **env},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    ran = Ran(name, done.returncode not in (0, 5), done.stdout.strip(), time.monotonic() - began)
    if ran.failed:
        print(ran.said, flush=True)
    last = ran.said.splitlines()[-1] if ran.said and name == "tests" else ""
    print(f"{'FAILED' if ran.failed else 'ok':6} {ran.seconds:5.1f} s  {name}  {last}", flush=True)
    return ran


def checks(p: Plan) -> Iterator[Ran]:
    """One after the other, the quickest first."""
    code = ("src", "tests", "bench", "tools", "setup.py")
    if p.python:
        yield command("ruff check", tool("ruff"), "check", "-q", *code)
        yield command("ruff format", tool("ruff"), "format", "-q", "--check", *code)
        yield command("import contracts", tool("lint-imports"))
    if p.page:
        yield command("biome", "npx", "--no-install", "biome", "check", ".", folder="web")
        files = [file for file in p.page if (ROOT / "web" / file).exists() and file.startswith("src/")]
        if files:
            related = ("npx", "--no-install", "vitest", "related", "--run", "--passWithNoTests")
            yield command("vitest", *related, *files, *texts(files), folder="web")
    if p.python:
        yield command("mypy", tool("mypy"))
    if p.page:
        yield command("svelte-check", "npx", "--no-install", "svelte-check", "--fail-on-warnings", folder="web")


def texts(files: list[str]) -> list[str]:
    """The tests that read other files as text do not import them: those of the shell always, those of a board with it."""
    games = {game_of(f"web/{file}").replace("_", "-") for file in files} - {""}
    found = [f for game in games for f in (ROOT / "web/src/games" / game).rglob("*.test.ts")]
    return ["src/shell/shell.test.ts", *(str(f.relative_to(ROOT / "web")) for f in sorted(found))]


def tests(p: Plan, until: float) -> Iterator[Ran]:
    """All at once on two processes, in the order of the plan. When the time is over the rest is left out, and counted."""
    if p.tests:
        order = ("-n", "2", "--dist", "load", "--maxschedchunk", "1", "-p", "within")
        told = {"QUICK_UNTIL": str(until), "QUICK_GAMES": ",".join(sorted(p.games))}
        yield command("tests", tool("pytest"), "-q", "-rs", "--no-header", *order, *p.tests, **told)


def tool(name: str) -> str:
    return str(Path(sys.executable).parent / name)


def summary(p: Plan, ran: list[Ran]) -> None:
    said = next((r.said for r in ran if r.name == "tests"), "")
    late = sum(int(number) for number in re.findall(r"SKIPPED \[(\d+)\].*the time is over", said))
    if late:
        print(f"not run for want of time: {late} of these tests")
    elsewhere = [room for room in sorted(f"tests/{d.name}" for d in (ROOT / "tests").iterdir() if any(d.glob("**/test_*.py")))]
    elsewhere = [room for room in elsewhere if not any(test.startswith(room) for test in p.tests)]
    print(f"not run: {LEFT_TO_MAKE_TEST}; {', '.join(elsewhere) or 'no other room'}. make test does.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--base", default="", help="what has changed since this commit (default: since the main branch)")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--list", action="store_true", help="say what would be run, and run nothing")
    a = parser.parse_args()
    until = time.time() + a.seconds
    base = base_of(a.base)
    changed = changed_since(base)
    p = plan(changed)
    print(f"{len(changed)} files changed since {base[:10]}; tests: {' '.join(p.tests) or 'none'}")
    if a.list or not changed:
        return
    with ThreadPoolExecutor(2) as lanes:
        found = [lanes.submit(list, lane) for lane in (tests(p, until - 2), checks(p))]
    ran = [r for lane in found for r in lane.result()]
    summary(p, ran)
    failed = [r.name for r in ran if r.failed]
    print(f"{sum(r.seconds for r in ran):.0f} s of work in {time.time() - until + a.seconds:.0f} s")
    if failed:
        sys.exit(f"failed: {', '.join(failed)}")


if __name__ == "__main__":
    main()
