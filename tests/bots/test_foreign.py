"""Programs that play: the examples do, the bad ones lose and block nobody."""

from __future__ import annotations

import json
import shutil
import sys
import time
from pathlib import Path

import pytest

from fullsteam.arena.game import Result, play_game
from fullsteam.arena.series import Series
from fullsteam.games import ROOMS
from fullsteam.kernel.record import parse_record
from fullsteam.play.perspective import Perspective

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
PYTHON = sys.executable
GAME = next(iter(ROOMS))
HELLO = "import sys, json, time\nsays = lambda x: print(json.dumps(x), flush=True)\ninput()\nsays({'type': 'hello'})\n"
SECOND = HELLO.replace("{'type': 'hello'}", "{'type': 'hello', 'protocol': 2}")


def played(command: str, think: str = "200ms", game: str = GAME) -> Result:
    series = Series(game, 2, (f"exec:{command}", "random"), 1, {}, think)
    return play_game(series.checked(), 0)


def program(tmp_path: Path, body: str) -> str:
    file = tmp_path / "bot.py"
    file.write_text(body, encoding="utf-8")
    return f"{PYTHON} {file}"


@pytest.mark.parametrize("game", ROOMS)
def test_the_example_in_python_plays_every_game(game: str) -> None:
    result = played(f"{PYTHON} {EXAMPLES / 'first.py'}", "5s", game)
    assert result.forfeit is None and result.choices > 10


@pytest.mark.parametrize("game", ROOMS)
def test_the_example_by_numbers_plays_every_game(game: str) -> None:
    result = played(f"{PYTHON} {EXAMPLES / 'numbers.py'}", "20s", game)
    assert result.forfeit is None and result.choices > 10


def test_the_example_in_javascript_plays() -> None:
    assert shutil.which("node"), "the JavaScript example needs node: install the Debian package nodejs"
    result = played(str(EXAMPLES / "first.js"), "5s")
    assert result.forfeit is None and result.choices > 10


def test_the_examples_are_short() -> None:
    for file in EXAMPLES.iterdir():
        assert len(file.read_text(encoding="utf-8").splitlines()) <= 30, file


FAULTS = {
    "slow": (HELLO + "input()\ntime.sleep(60)", "did not send a choice in time"),
    "silent": ("import time\ntime.sleep(60)", "did not send hello in time"),
    "crashes": (HELLO + "input()\nsys.exit(3)", "has stopped (exit code 3)"),
    "killed": (HELLO + "import os\ninput()\nos.kill(os.getpid(), 9)", "has stopped (signal 9)"),
    "no JSON": (HELLO + "input()\nprint('hm', flush=True)", 'was to send a choice, but said "hm"'),
    "no object": (HELLO + "input()\nsays([1])", 'was to send a choice, but said "[1]"'),
    "wrong message": (HELLO + "input()\nsays({'type': 'hello'})", "was to send choice 1"),
    "old answer": (HELLO + "input()\nsays({'type': 'choice', 'id': 0, 'choice': 'done'})", "was to send choice 1"),
    "not legal": (HELLO + "input()\nsays({'type': 'choice', 'id': 1, 'choice': 'fly'})", 'chose "fly", which is not among'),
    "not even text": (HELLO + "input()\nsays({'type': 'choice', 'id': 1, 'choice': [1]})", "which is not among"),
    "endless line": (HELLO + "input()\nwhile 1: sys.stdout.write('x' * 65536)", "a line without end"),
    "other protocol": ('input()\nprint(\'{"type": "hello", "protocol": 3}\', flush=True)\ninput()', "here 1 and 2 are spoken"),
    "strange wish": (
        'input()\nprint(\'{"type": "hello", "protocol": 2, "wants": ["luck"]}\', flush=True)\ninput()',
        "there are: view, legal, observation, mask, events",
    ),
    "illegal number": (SECOND + "input()\nsays({'type': 'choice', 'id': 1, 'action': -1})", "chose action -1"),
    "true is no number": (SECOND + "input()\nsays({'type': 'choice', 'id': 1, 'action': True})", "chose action true"),
    "number in version 1": (HELLO + "input()\nsays({'type': 'choice', 'id': 1, 'action': 1})", 'chose "null"'),
    "deaf": (HELLO + "import os\nos.close(0)\ntime.sleep(60)", ""),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_bad_program_forfeits_with_a_clear_line(fault: str, tmp_path: Path) -> None:
    body, said = FAULTS[fault]
    started = time.monotonic()
    result = played(program(tmp_path, body))
    assert time.monotonic() - started < 30, "it held the arena up"
    assert result.forfeit == 0 and said in result.why and "bot.py" in result.why
    assert result.points == [0.0, 1.0] and result.places == [2, 1]
    assert result.record.startswith("fullsteam-record 1")  # what was played is kept


def test_a_program_that_does_not_exist_forfeits() -> None:
    assert "cannot be started: No such file or directory" in played("./no-such-bot").why


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    mark = tmp_path / "child"
    spawn = f"import subprocess\np = subprocess.Popen(['sleep', '600'])\nopen({str(mark)!r}, 'w').write(str(p.pid))\n"
    played(program(tmp_path, HELLO + spawn + "input()\ntime.sleep(60)"))
    pid = int(mark.read_text())
    until = time.monotonic() + 10
    while running(pid) and time.monotonic() < until:
        time.sleep(0.05)
    assert not running(pid)


def running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_it_hears_what_its_seat_may_know_and_how_it_ended(tmp_path: Path) -> None:
    log = tmp_path / "log"
    body = f"""
import sys, json
log = open({str(log)!r}, "w")
for line in sys.stdin:
    log.write(line); log.flush()
    m = json.loads(line)
    if m["type"] == "hello": print(json.dumps({{"type": "hello"}}), flush=True)
    if m["type"] == "choose": print(json.dumps({{"type": "choice", "id": m["id"], "choice": m["legal"][-1]}}), flush=True)
"""
    result = played(program(tmp_path, body), "5s")
    heard = [json.loads(line) for line in log.read_text().splitlines()]
    assert heard[0]["type"] == "hello" and heard[0]["game"] == GAME and heard[0]["seat"] == 1 and heard[0]["players"] == 2
    assert heard[0]["protocol"] == 1 and heard[0]["options"] == ROOMS[GAME].info.options_for({})
    asked = [m for m in heard if m["type"] == "choose"]
    assert all({"id", "seat", "step", "rule", "view", "legal", "deadline"} <= m.keys() for m in asked)
    assert heard[-1] == {"type": "over", "scores": result.scores, "places": result.places}


def test_version_2_has_numbers_and_events_and_counts_seats_from_0(tmp_path: Path) -> None:
    """All that a learning program reads, all that the seat is told, and nothing of what others are told."""
    log = tmp_path / "log"
    body = f"""
import sys, json
log = open({str(log)!r}, "w")
for line in sys.stdin:
    log.write(line); log.flush()
    m = json.loads(line)
    if m["type"] == "hello": print(json.dumps({{"type": "hello", "protocol": 2, "name": "Nora"}}), flush=True)
    if m["type"] == "choose": print(json.dumps({{"type": "choice", "id": m["id"], "action": m["actions"][-1]}}), flush=True)
"""
    series = Series(GAME, 2, ("random", f"exec:{program(tmp_path, body)}"), 1, {}, "5s", records=True).checked()
    result = play_game(series, 0)
    assert result.forfeit is None, result.why
    heard = [json.loads(line) for line in log.read_text().splitlines()]
    hello, asked, over = heard[0], heard[1:-1], heard[-1]
    assert hello["protocols"] == [1, 2] and (hello["seat"], hello["you"]) == (2, 1)
    room = ROOMS[GAME]
    record = parse_record(result.record)
    questions = iter(asked)
    events: list[dict[str, object]] = []
    s = room.new(2, series.options)
    for move in record.moves:
        if move.seat == 1:
            seen, q = Perspective(room, s, 1), next(questions)
            assert (q["you"], q["view"], q["observation"]) == (1, seen.view, seen.observation) and "seat" not in q
            assert q["actions"] == seen.legal and q["legal"] == [seen.notation(action) for action in seen.legal]
            assert q["mask"] == seen.mask and len(q["mask"]) == hello["actions"] and len(q["observation"]) == hello["numbers"]
            assert q["events"] == events and move.text == q["legal"][-1]
            events = []
        s.events = []
        room.game.play(s, move.seat, room.game.verbs.parse(move.text))
        happened = [event for event in s.events or [] if event.seen_by(1)]
        events += [{"text": room.game.happenings.text(event.code), "number": event.number} for event in happened]
    assert next(questions, None) is None
    assert over == {"type": "over", "scores": result.scores, "places": result.places, "events": events}


def test_what_a_program_does_not_want_is_not_sent(tmp_path: Path) -> None:
    body = """
import sys, json
for line in sys.stdin:
    m = json.loads(line)
    if m["type"] == "hello": print(json.dumps({"type": "hello", "protocol": 2, "wants": ["mask"]}), flush=True)
    if m["type"] == "choose":
        assert not {"view", "legal", "observation", "events"} & m.keys()
        print(json.dumps({"type": "choice", "id": m["id"], "action": m["mask"].index(1)}), flush=True)
"""
    assert played(program(tmp_path, body), "5s").forfeit is None
