"""make play: from a fresh clone to a page in the browser, in words; what is missing is one sentence with the remedy.

Only Python's own library: this runs before anything is installed. What each step does stands in the Makefile; here stand their
order, what is said meanwhile, and how the modules that are compiled beside a running server come to its bots."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable

from needs import ANYWHERE, ROOT, Missing, check_folder, check_port, check_python, find_compiler, find_tools
from steps import Steps, up_to_date

BUILT = ".venv/built"  # the stamp of make: the compiled modules are there, all of them
SOURCE = "FULLSTEAM_PURE"


def main(host: str, port: int) -> int:
    check_python(sys.version_info[:3])
    check_folder(ROOT)
    check_port(host, port)
    stop_with(lambda: sys.exit(143))
    with Steps() as steps:
        if not up_to_date(".venv/playing", "page"):
            get_ready(steps)
        if host in ANYWHERE:
            steps.say("Phones and other machines in this network can join; for this machine alone: make play HOST=127.0.0.1")
        command = [".venv/bin/python", "-m", "fullsteam.cli.main", "serve", "--open", "--plain-log"]
        command += ["--host", host, "--port", str(port)]
        os.environ["PYTHONPATH"] = str(ROOT / "src")
        os.chdir(ROOT)
        if os.environ.get(SOURCE) == "1" or up_to_date(BUILT):
            os.execv(command[0], command)
        return play_while_compiling(steps, command, lambda: steps.answers(host, port))


def get_ready(steps: Steps) -> None:
    """Packages and page, side by side."""
    find_tools(steps, page=not up_to_date("page"))
    steps.side_by_side(
        lambda: steps.make(".venv/playing", "Installing Python packages", "Python packages"),
        lambda: steps.make("page", "Building the page", "the page"),
    )


def play_while_compiling(steps: Steps, command: list[str], answers: Callable[[], bool]) -> int:
    """On the Python source at once. When the compiled modules are there the server's bots take them; the server itself does at
    its next start (docs/decisions/0011-play-first-compile-meanwhile.md)."""
    (ROOT / BUILT).unlink(missing_ok=True)
    server = subprocess.Popen([*command, "--compiled-when", BUILT], env={**os.environ, SOURCE: "1"})
    stop_with(server.terminate)  # it drains
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches it by itself
    threading.Thread(target=compile_meanwhile, args=(steps, server, answers), daemon=True).start()
    code = server.wait()
    return code if code >= 0 else 128 - code


def stop_with(stop: Callable[[], object]) -> None:
    """Who stops this stops what it has started."""
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda *_: stop())


def compile_meanwhile(steps: Steps, server: subprocess.Popen[bytes], answers: Callable[[], bool]) -> None:
    """After the page is open, and only with what processors have to spare."""
    while server.poll() is None and not answers():
        time.sleep(0.1)
    try:
        if server.poll() is None:
            find_compiler(steps)
            os.environ["FULLSTEAM_COMPILE"] = "1"  # what fails shall say so
            steps.make(BUILT, "Compiling the rules beside it: bots will think some forty times faster", "the rules", spare=True)
    except Missing as missing:
        steps.say(f"{missing} You can play all the same.")


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1], int(sys.argv[2])))
    except Missing as missing:
        print(f"fullsteam: {missing}", file=sys.stderr)
        sys.exit(2)
    except ValueError:
        print(f"fullsteam: a port is a number, not {sys.argv[2]!r}: make play PORT=8080", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
