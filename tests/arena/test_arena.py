"""The command: both cores, kills, resuming, forfeits, reports. With real processes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from fullsteam.arena.ladder import BEGIN, END
from fullsteam.games import ROOMS
from serverkit.faults import until

GAME = next(iter(ROOMS))
COMMAND = [sys.executable, "-c", "from fullsteam.cli.main import run; run()"]
SEARCH = "search:cut=3@4i,random"


def start(folder: Path, *args: str) -> subprocess.Popen[str]:
    env = {**os.environ, "XDG_STATE_HOME": str(folder / "state"), "COLUMNS": "150"}
    return subprocess.Popen([*COMMAND, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env, cwd=folder)


def run(folder: Path, *args: str, code: int = 0) -> tuple[str, str]:
    process = start(folder, *args)
    out, err = process.communicate(timeout=300)
    assert process.returncode == code, out + err
    assert "Traceback" not in err, err
    return out, err


def arena(folder: Path, *args: str, game: str = GAME) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run(folder, "arena", game, *args, "--json")[0])
    return found


def untimed(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key != "run"}


def lines(file: Path) -> int:
    return len(file.read_bytes().splitlines()) if file.exists() else 0


def wait_for(process: subprocess.Popen[str], file: Path, games: int) -> None:
    """Until so many games are written down."""

    def enough() -> bool:
        assert process.poll() is None, "it ended too early"
        return lines(file) >= games

    until(enough, f"{games} games", 120)


def children(pid: int) -> list[int]:
    """The workers of an arena: the children that run our code (spawn keeps a helper beside them)."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
            command = (stat.parent / "cmdline").read_bytes()
        except (FileNotFoundError, ProcessLookupError):
            continue
        if parent == pid and b"spawn_main" in command:
            found.append(int(stat.parent.name))
    return found


def test_identical_seeds_give_identical_tables_on_any_number_of_workers(tmp_path: Path) -> None:
    args = ("--bots", SEARCH, "--games", "6", "--seed", "9")
    one = arena(tmp_path, *args)
    assert one["games"] == 6 and one["run"]["new_games"] == 6
    assert untimed(one) == untimed(arena(tmp_path, *args, "--workers", "2"))
    assert untimed(one) != untimed(arena(tmp_path, *args[:-1], "10"))
    assert not list((tmp_path / "state").glob("**/*.jsonl")), "a finished series without a folder leaves nothing behind"


@pytest.mark.heavy
def test_it_survives_the_death_of_a_worker_and_its_own(tmp_path: Path) -> None:
    """Resumed after both kills, the table is that of an undisturbed run."""
    args = ["--bots", SEARCH, "--games", "30", "--seed", "3", "--workers", "2"]
    undisturbed = untimed(arena(tmp_path, *args))
    report = tmp_path / "report"
    games = report / "games.jsonl"
    process = start(tmp_path, "arena", GAME, *args, "--report", str(report))
    wait_for(process, games, 2)
    os.kill(children(process.pid)[0], signal.SIGKILL)
    wait_for(process, games, lines(games) + 4)
    process.kill()
    process.communicate()
    before = lines(games)
    assert 6 <= before < 30, "it was to be killed in the middle"
    with games.open("a") as out:
        out.write('{"number": 29, "bots": ["to')  # torn by the kill
    resumed = arena(tmp_path, *args, "--report", str(report))
    assert untimed(resumed) == undisturbed
    assert 0 < resumed["run"]["new_games"] <= 30 - before + 1
    assert arena(tmp_path, *args, "--report", str(report))["run"]["new_games"] == 0


def test_workers_leave_with_their_arena_in_the_middle_of_a_thought(tmp_path: Path) -> None:
    thought = tmp_path / "thought"
    thinker = tmp_path / "thinker.py"
    thinker.write_text(f"""import sys
input()
print('{{"type":"hello","name":"thinker"}}', flush=True)
input()
open({str(thought)!r}, "w").close()
sys.stdin.read()
""")
    bots = f"exec:{sys.executable} {thinker},random"
    process = start(tmp_path, "arena", GAME, "--bots", bots, "--games", "1", "--think", "60s")
    until(thought.exists, "a thought", 60)
    (worker,) = children(process.pid)
    process.kill()
    until(lambda: not Path(f"/proc/{worker}").exists(), "the end of the worker", 20)
    process.communicate()


@pytest.mark.heavy
def test_a_worker_that_always_dies_costs_its_game_only(tmp_path: Path) -> None:
    """A program that kills its parent, the worker: three tries, then the game counts as not played."""
    killer = tmp_path / "killer.py"
    killer.write_text("import os\ninput()\nos.kill(os.getppid(), 9)\n")
    found = arena(tmp_path, "--bots", f"exec:{sys.executable} {killer},random", "--games", "2")
    assert [game["why"] for game in found["lost"]] == ["its worker died 3 times"] * 2


@pytest.mark.heavy
def test_a_forfeit_is_told_and_its_record_kept(tmp_path: Path) -> None:
    report = tmp_path / "report"
    out, _ = run(tmp_path, "arena", GAME, "--bots", "exec:false,random", "--games", "2", "--report", str(report))
    assert "Game 0: exec:false forfeits: false has stopped (exit code 1)" in out
    page = (report / "report.html").read_text()
    assert "exec:false (seat 1) forfeits: false has stopped" in page and 'href="records/000000.txt"' in page
    assert (report / "records" / "000000.txt").read_text().startswith("fullsteam-record 1")
    _, err = run(tmp_path, "arena", GAME, "--bots", "exec:false,random", "--games", "2")
    assert "kept in" in err and list((tmp_path / "state").glob("**/records/000001.txt"))


@pytest.mark.heavy
@pytest.mark.parametrize("game", ROOMS)
def test_the_report_has_its_plots(tmp_path: Path, game: str) -> None:
    report = tmp_path / "report"
    info = ROOMS[game].info
    args = ("--bots", "greedy,random", "--games", "4", "--players", str(info.max_players), "--report", str(report), "--records")
    found = arena(tmp_path, *args, game=game)
    page = (report / "report.html").read_text()
    assert page.count("<svg") == 4 and "No forfeits." in page and f"seed {found['seed']}" in page
    assert "http" not in page.replace("http://www.w3.org", "").replace("http://purl.org", "").replace(
        "http://creativecommons.org", ""
    ).replace("https://matplotlib.org", ""), "the page loads something from outside"
    assert len(list((report / "records").iterdir())) == found["games"] >= 4


@pytest.mark.heavy
def test_people_get_a_table(tmp_path: Path) -> None:
    out, _ = run(tmp_path, "arena", GAME, "--bots", "greedy,random,novice", "--games", "6")
    assert "Rating" in out and "95 %" in out and "█" in out and "Won by seat 1:" in out


def test_mistakes_are_told_in_a_sentence(tmp_path: Path) -> None:
    def refused(*args: str) -> str:
        return run(tmp_path, "arena", *args, code=2)[1]

    assert "there is no game" in refused("chess", "--bots", "greedy,random")
    assert "there is no bot" in refused(GAME, "--bots", "greedy,clever")
    assert "two bots or more" in refused(GAME, "--bots", "greedy")
    assert "thinking time is written" in refused(GAME, "--bots", "greedy,random", "--think", "soon")
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter").write_text("x")
    assert "is not empty and holds no series" in refused(GAME, "--bots", "greedy,random", "--report", "full")
    arena(tmp_path, "--bots", "greedy,random", "--games", "2", "--report", "mine")
    other = refused(GAME, "--bots", "greedy,random", "--games", "2", "--seed", "2", "--report", "mine")
    assert "holds another series" in other
    assert lines(tmp_path / "mine" / "games.jsonl") == 2


@pytest.mark.heavy
def test_bot_host(tmp_path: Path) -> None:
    example = Path(__file__).parents[2] / "examples" / "bots" / "first.py"
    out, _ = run(tmp_path, "bot-host", GAME, f"{sys.executable} {example}", "--games", "2", "--against", "random", "--trace")
    assert '-> {"type":"hello"' in out and '<- {"type": "choice"' in out
    assert "game 1, seat 1 (first.py): place" in out and "game 2, seat 2 (first.py): place" in out
    out, _ = run(tmp_path, "bot-host", GAME, "false", code=1)
    assert "game 1, seat 1: forfeits: false has stopped (exit code 1)" in out


@pytest.mark.heavy
def test_simulate_and_play_take_any_bot(tmp_path: Path) -> None:
    out, _ = run(tmp_path, "simulate", GAME, "--games", "2", "--bots", "search:cut=2@2i", "--json")
    assert json.loads(out)["bots"] == "search:cut=2@2i"


@pytest.mark.heavy
def test_the_ladder_is_played_resumed_and_published(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text(f"# Bots\n\n{BEGIN}\nold\n{END}\n\nThe rest.\n")
    args = ("ladder", "--game", GAME, "--players", "2", "--games", "2", "--seed", "4", "--page", str(page), "--workers", "2")
    rows = json.loads(run(tmp_path, *args, "--json")[0])
    assert [(row["upper"], row["lower"]) for row in rows][-1] == ("champion", "expert") and len(rows) == 6
    text = page.read_text()
    assert text.startswith("# Bots") and text.endswith("The rest.\n") and "old" not in text
    assert f"| {GAME} | 2 | champion | expert |" in text
    started = time.monotonic()
    assert json.loads(run(tmp_path, *args, "--json")[0]) == rows
    assert time.monotonic() - started < 60, "nothing was to be played again"
    (tmp_path / "bare.md").write_text("# Bots\n")
    assert "has no place for the ladder" in run(tmp_path, *args, "--page", "bare.md", code=2)[1]


@pytest.mark.heavy
def test_the_same_command_on_a_real_ray_cluster(tmp_path: Path) -> None:
    """Two Ray workers give the table that two local ones give."""
    args = ("--bots", SEARCH, "--games", "6", "--seed", "9", "--workers", "2")
    assert untimed(arena(tmp_path, *args, "--ray", "local")) == untimed(arena(tmp_path, *args))


@pytest.mark.heavy
def test_a_cluster_that_does_not_answer_is_told(tmp_path: Path) -> None:
    _, err = run(tmp_path, "arena", GAME, "--bots", "greedy,random", "--games", "2", "--ray", "no-such-host:1", code=2)
    assert "no Ray cluster answers" in err
