"""Ctrl-C, as a terminal sends it: to the command and all its processes at once. They end, soon and without a traceback."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

PATIENCE = 20.0  # seconds, on a machine where others work too; a quiet one needs two
# Who is started in the background, as these tests may be, has Ctrl-C switched off, and hands that down; a terminal does not.
COMMAND = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from fullsteam.cli import run
run()
"""
STUBBORN = """
import time
try:
    print('{"type": "hello"}', flush=True)
except OSError:  # nobody listens any more: it stays all the same
    pass
while True:
    time.sleep(60)
"""


def children(pid: int) -> list[int]:
    """All processes that this one has started, and those that these have."""
    found = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in map(int, task.read_text().split()):
            found += [child, *children(child)]
    return found


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def until(condition: Callable[[], bool], seconds: float, what: str) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, what
        time.sleep(0.05)


COMMANDS = {
    "simulate": ["simulate", "trambahn", "--games", "100000000", "--workers", "2"],
    "arena": ["arena", "trambahn", "--bots", "club@5s,greedy", "--games", "1000", "--workers", "2"],
    "ladder": ["ladder", "--game", "trambahn", "--games", "100000", "--workers", "2"],
}


@pytest.mark.parametrize("command", [*COMMANDS, "a program that does not leave", "train"])
def test_ctrl_c_ends_everything(command: str, tmp_path: Path) -> None:
    if command == "train":
        args, least = ["train", "trambahn", "--games", "100000", "--bot", "club@1s"], 0
    elif command in COMMANDS:
        args, least = COMMANDS[command], 2
    else:
        (tmp_path / "stubborn.py").write_text(STUBBORN)
        foreign = f"exec:{sys.executable} {tmp_path / 'stubborn.py'}@60s"
        args, least = ["arena", "trambahn", "--bots", f"{foreign},random", "--games", "100"], 2
    env = {**os.environ, "XDG_STATE_HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    with (tmp_path / "said").open("w+") as said:
        process = subprocess.Popen(
            [sys.executable, "-c", COMMAND, *args],
            stdout=said,
            stderr=said,
            cwd=tmp_path,
            env=env,
            start_new_session=True,
        )
        try:
            begun = (
                (lambda: len(children(process.pid)) > least) if least else (lambda: any(tmp_path.glob("fullsteam/weights/.*")))
            )
            until(begun, 120, "it did not begin")
            staff = children(process.pid)
            started = time.monotonic()
            os.killpg(process.pid, signal.SIGINT)
            assert process.wait(PATIENCE) == 130
            until(lambda: not any(map(alive, staff)), PATIENCE, "somebody is still there")
            print(f"{command}: ended after {time.monotonic() - started:.1f} s")
        finally:
            for pid in [process.pid, *children(process.pid)]:
                if alive(pid):
                    os.kill(pid, signal.SIGKILL)
            process.wait()
        said.seek(0)
        assert "Traceback" not in (text := said.read()) and "KeyboardInterrupt" not in text, text
    assert not list(tmp_path.glob("fullsteam/weights/*")), "nothing half-made is left"


def test_ctrl_c_while_the_commands_are_read(tmp_path: Path) -> None:
    """The import itself is interrupted: a module that it needs stands still until then."""
    (tmp_path / "rich.py").write_text(f"open({str(tmp_path / 'reading')!r}, 'w').close()\nimport time\ntime.sleep(600)\n")
    process = subprocess.Popen(
        [sys.executable, "-c", COMMAND, "games"],
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
    )
    until((tmp_path / "reading").exists, 60, "it did not begin")
    process.send_signal(signal.SIGINT)
    assert process.stderr is not None and process.communicate(timeout=PATIENCE)[1] == ""
    assert process.returncode == 130
