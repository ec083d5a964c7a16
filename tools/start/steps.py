"""Steps of the way, each told in words with its seconds; what a program says meanwhile goes into a log file."""

from __future__ import annotations

import http.client
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

from needs import ANYWHERE, ROOT, Missing

LOGS = ROOT / "build" / "play"
FULL = ("No space left on device", "ENOSPC")
FORBIDDEN = ("Permission denied", "EACCES", "EPERM")
AWAY = (
    *("NewConnectionError", "ConnectTimeoutError", "ReadTimeoutError", "Name or service not known"),
    *("Temporary failure in name resolution", "No matching distribution found", "Max retries exceeded"),
    *("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "ENOTCACHED", "ENETUNREACH"),
)
MAKE = ("make", "--silent", f"PYTHON={sys.executable}")
OTHERS = ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")  # of the make that started this


def outside_make() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in OTHERS}


def up_to_date(*targets: str) -> bool:
    asked = [*MAKE, "--question", *targets]
    return subprocess.call(asked, cwd=ROOT, env=outside_make(), stderr=subprocess.DEVNULL) == 0


class Steps:
    """Leaving it stops what still runs."""

    def __init__(self) -> None:
        self.running: list[subprocess.Popen[bytes]] = []
        self.stopped = False

    def __enter__(self) -> Steps:
        return self

    def __exit__(self, *_: object) -> None:
        self.stopped = True
        for process in self.running:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGTERM)
                process.wait()

    def say(self, words: str) -> None:
        if not self.stopped:
            print(words, flush=True)

    def make(self, target: str, doing: str, what: str, spare: bool = False) -> None:
        """One target of the Makefile. spare: with what processors have to spare."""
        self.run([*MAKE, target], doing, what, Path(target).name, spare)

    def install(self, packages: list[str], why: str = "") -> None:
        """System packages, where there is apt and the right to use it."""
        if not shutil.which("apt-get"):
            raise Missing(f"install {' and '.join(packages)} {why}".rstrip() + ", which this machine does not have.")
        if os.geteuid() != 0:
            asked = f"sudo apt-get install {' '.join(packages)}"
            raise Missing(f"system packages are missing{' ' + why if why else ''}: {asked}")
        said = f"Installing system packages ({' '.join(packages)})"
        script = f"apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq {' '.join(packages)}"
        self.run(["sh", "-c", script], said, "system packages", "system", False)

    def run(self, command: list[str], doing: str, what: str, name: str, spare: bool) -> None:
        began = time.monotonic()
        self.say(f"{doing} …")
        log = LOGS / f"{name}.log"
        log.parent.mkdir(parents=True, exist_ok=True)
        with log.open("wb") as out:
            nice = ["nice", "-n", "15"] if spare and shutil.which("nice") else []
            process = subprocess.Popen(
                [*nice, *command], cwd=ROOT, env=outside_make(), stdout=out, stderr=out, stdin=subprocess.DEVNULL,
                start_new_session=True,
            )  # fmt: skip
            self.running.append(process)
            failed = process.wait() != 0
        if failed:
            raise Missing(why_failed(what, log))
        self.say(f"{doing}: done ({time.monotonic() - began:.0f} s).")

    def side_by_side(self, *steps: Callable[[], None]) -> None:
        """Until all are done; the first that fails is told, and ends the others."""
        failures: list[BaseException] = []

        def guarded(step: Callable[[], None]) -> None:
            try:
                step()
            except BaseException as error:
                failures.append(error)

        threads = [threading.Thread(target=guarded, args=(step,), daemon=True) for step in steps]
        for thread in threads:
            thread.start()
        while any(thread.is_alive() for thread in threads) and not failures:
            threads[0].join(0.1)
            threads[-1].join(0.1)
        if failures:
            raise failures[0]

    def answers(self, host: str, port: int) -> bool:
        here = "127.0.0.1" if host in ANYWHERE else host
        connection = http.client.HTTPConnection(here, port, timeout=5)
        try:
            connection.request("GET", "/healthz")
            return connection.getresponse().status == 200
        except (OSError, http.client.HTTPException):
            return False
        finally:
            connection.close()


def why_failed(what: str, log: Path) -> str:
    said = log.read_text(encoding="utf-8", errors="replace")
    more = log.relative_to(ROOT)
    if any(sign in said for sign in FULL):
        return f"the disk is full: make room for {what} (some 500 MB) and run make play again."
    if any(sign in said for sign in AWAY):
        return f"{what} could not be fetched: connect this machine to the network and run make play again (details: {more})."
    if any(sign in said for sign in FORBIDDEN):
        return f"there is no right to install {what} here: run make play in a folder of your own (details: {more})."
    return f"{what} could not be made: {more} says why."
