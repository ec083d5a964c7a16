"""make play (tools/start): what it says, in which order, and that each thing that is missing is one sentence with the remedy.

Nothing is installed here: the folder is a small one whose Makefile calls programs that only pretend."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from serverkit.faults import until
from serverkit.servers import free_port

ROOT = Path(__file__).parent.parent.parent
PYTHON = str(Path(sys.executable).resolve())
WITHOUT_RIGHTS = ["setpriv", "--bounding-set=-all", "--inh-caps=-all"]  # root, but files and ports are as for anyone else
ORDINARY = ("make", "sh", "touch", "mkdir", "nice", "cat", "chmod", "cp", "sleep")
MAKEFILE = """
.venv/playing:
	pip install
	mkdir -p .venv/bin && cp server .venv/bin/python
	touch $@
page: page.html
page.html:
	npm install
	touch $@
.venv/built:
	compile
	touch $@
"""
SERVER = f"""#!{PYTHON}
import http.server, os, sys
class Answer(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.end_headers()
    def log_message(self, *_): pass
print("server", os.environ.get("FULLSTEAM_PURE"), *sys.argv[3:], flush=True)
http.server.HTTPServer(("127.0.0.1", int(sys.argv[sys.argv.index("--port") + 1])), Answer).serve_forever()
"""


class Clone:
    """A folder, the programs one finds there, and who is at it."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "clone"
        self.bin = folder / "bin"
        self.port = free_port()
        self.env = {"PATH": str(self.bin), "PYTHONPATH": str(folder / "shadow"), "CC": "cc"}
        self.before: list[str] = []
        shutil.copytree(ROOT / "tools" / "start", self.root / "tools" / "start", ignore=shutil.ignore_patterns("__pycache__"))
        (self.root / "Makefile").write_text(MAKEFILE)
        (self.root / "server").write_text(SERVER)
        (self.root / "server").chmod(0o755)
        self.bin.mkdir()
        (folder / "shadow").mkdir()
        for name in ORDINARY:
            (self.bin / name).symlink_to(shutil.which(name) or name)
        for name in ("pip", "npm", "compile", "cc"):
            self.program(name)
        self.program("node", "echo v22.12.0")

    def program(self, name: str, script: str = "") -> None:
        (self.bin / name).write_text(f"#!/bin/sh\n{script}\n")
        (self.bin / name).chmod(0o755)

    def shadow(self, name: str, text: str) -> None:
        """A module of Python that is not as it should be."""
        (self.bin.parent / "shadow" / f"{name}.py").write_text(text)

    def start(self, host: str = "127.0.0.1", port: str = "") -> subprocess.Popen[str]:
        command = [*self.before, PYTHON, "tools/start", host, port or str(self.port)]
        return subprocess.Popen(command, cwd=self.root, env=self.env, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def refusal(self, **how: str) -> str:
        """The one sentence with which it ends."""
        process = self.start(**how)
        told, sentence = process.communicate(timeout=60)
        assert process.returncode == 2 and sentence.count("\n") == 1, (told, sentence)
        assert sentence.startswith("fullsteam: ")
        return sentence.removeprefix("fullsteam: ").strip()


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path)


def as_anyone(clone: Clone) -> None:
    """Not as root, also where the tests run as root."""
    clone.shadow("sitecustomize", "import os; os.geteuid = lambda: 1000")


def lines_until(process: subprocess.Popen[str], word: str) -> list[str]:
    assert process.stdout is not None
    lines = []
    for line in process.stdout:
        lines.append(line.strip())
        if word in line:
            return lines
    raise AssertionError(f"it never said {word!r}, but {lines}")


def stop(process: subprocess.Popen[str]) -> None:
    process.send_signal(signal.SIGTERM)
    process.communicate(timeout=60)


def answers(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as page:
            return bool(page.status == 200)
    except OSError:
        return False


def test_it_plays_on_the_source_and_compiles_meanwhile(clone: Clone) -> None:
    process = clone.start()
    lines = lines_until(process, "Compiling the rules beside it: bots will think some forty times faster: done")
    said = "\n".join(lines)
    assert "Installing Python packages …" in said and "Building the page: done (" in said
    server = next(line for line in lines if line.startswith("server"))
    assert server == f"server 1 serve --open --plain-log --host 127.0.0.1 --port {clone.port} --compiled-when .venv/built"
    assert lines.index(server) < lines.index(next(line for line in lines if line.startswith("Compiling"))), "page first"
    assert (clone.root / ".venv" / "built").exists()
    stop(process)
    assert not answers(clone.port), "the server goes with the command that started it"


def test_the_second_time_there_is_nothing_to_do(clone: Clone) -> None:
    first = clone.start()
    lines_until(first, "faster: done")
    stop(first)
    second = clone.start()
    assert lines_until(second, "server") == [f"server None serve --open --plain-log --host 127.0.0.1 --port {clone.port}"]
    stop(second)


def test_old_compiled_modules_do_not_count_while_new_ones_are_made(clone: Clone) -> None:
    """The stamp tells the server's bots that they may be used; a stale one would."""
    (clone.root / "Makefile").write_text(MAKEFILE.replace(".venv/built:\n", ".venv/built: rules.py\n"))
    (clone.root / ".venv").mkdir()
    (clone.root / ".venv" / "built").touch()
    os.utime(clone.root / ".venv" / "built", (0, 0))
    (clone.root / "rules.py").touch()
    clone.program("compile", "exec sleep 60")
    process = clone.start()
    lines_until(process, "Compiling")
    assert not (clone.root / ".venv" / "built").exists()
    stop(process)
    assert not (clone.root / ".venv" / "built").exists(), "a compiler that was stopped has made nothing"


def test_python_is_too_old(clone: Clone) -> None:
    clone.shadow("sitecustomize", "import sys; sys.version_info = (3, 9, 2, 'final', 0)")
    assert clone.refusal() == "Fullsteam needs Python 3.11 or newer, and this is 3.9.2: make play PYTHON=python3.11"


def test_the_port_is_taken(clone: Clone) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", clone.port))
        taken.listen()
        assert clone.refusal() == f"port {clone.port} is taken by another program: make play PORT=8080"
    assert clone.refusal(port="70000") == "there is no port 70000: make play PORT=8080"
    assert clone.refusal(port="http") == "a port is a number, not 'http': make play PORT=8080"
    assert clone.refusal(host="192.0.2.77") == "this machine cannot listen at 192.0.2.77: make play HOST=127.0.0.1"


def test_the_folder_is_not_ones_own(clone: Clone) -> None:
    if os.geteuid() == 0:
        clone.before = [shutil.which(WITHOUT_RIGHTS[0]) or "", *WITHOUT_RIGHTS[1:]]
    clone.root.chmod(0o555)
    wanted = f"there is no right to write into {clone.root}: clone Fullsteam into a folder of your own."
    assert clone.refusal() == wanted


def test_system_packages_are_named_to_who_may_not_install_them(clone: Clone) -> None:
    as_anyone(clone)
    clone.program("apt-get", "exit 9")
    (clone.bin / "node").unlink()
    (clone.bin / "npm").unlink()
    clone.shadow("ensurepip", "raise ImportError")
    assert clone.refusal() == "system packages are missing: sudo apt-get install python3-venv nodejs npm"


def test_without_apt_they_are_named_too(clone: Clone) -> None:
    (clone.bin / "npm").unlink()
    assert clone.refusal() == "install npm, which this machine does not have."


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may install")
def test_root_gets_only_what_is_missing(clone: Clone) -> None:
    (clone.bin / "npm").unlink()
    clone.program("apt-get", f'echo "$@" >> asked\ncp {clone.bin}/pip {clone.bin}/npm')
    process = clone.start()
    assert lines_until(process, "server")[:2] == [
        "Installing system packages (npm) …",
        "Installing system packages (npm): done (0 s).",
    ]
    assert (clone.root / "asked").read_text().splitlines()[-1] == "install -y -qq npm"
    stop(process)


def test_node_is_too_old(clone: Clone) -> None:
    clone.program("node", "echo v18.19.0")
    assert clone.refusal() == "Node v18.19.0 is too old to build the page: install Node 20.19 or newer (https://nodejs.org)."


AWAY = "could not be fetched: connect this machine to the network and run make play again (details: build/play/"
FAILURES = [
    ("pip", "ERROR: No matching distribution found for rich", f"Python packages {AWAY}playing.log)."),
    ("npm", "npm error code EAI_AGAIN", f"the page {AWAY}page.log)."),
    (
        "pip",
        "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device",
        "the disk is full: make room for Python packages (some 500 MB) and run make play again.",
    ),
    (
        "npm",
        "npm error code EACCES",
        "there is no right to install the page here: run make play in a folder of your own (details: build/play/page.log).",
    ),
    ("npm", "Unexpected token", "the page could not be made: build/play/page.log says why."),
]


@pytest.mark.parametrize(("program", "said", "sentence"), FAILURES)
def test_what_fails_is_a_sentence_and_the_next_try_is_free(clone: Clone, program: str, said: str, sentence: str) -> None:
    other = "npm" if program == "pip" else "pip"
    clone.program(other, "exec sleep 60")  # it is not waited for
    clone.program(program, f"cat <<END\n{said}\nEND\nexit 1")
    assert clone.refusal() == sentence
    clone.program(program)
    clone.program(other)
    process = clone.start()
    lines_until(process, "server")
    stop(process)


def test_without_a_compiler_one_plays_all_the_same(clone: Clone) -> None:
    as_anyone(clone)
    clone.program("apt-get")
    (clone.bin / "cc").unlink()
    process = clone.start()
    last = lines_until(process, "You can play all the same.")[-1]
    assert "sudo apt-get install gcc libc6-dev" in last and "to compile the rules" in last
    until(lambda: answers(clone.port), "the server answers")
    stop(process)


def test_the_makefile_has_the_steps() -> None:
    for target in (".venv/playing", "page", ".venv/built"):
        asked = subprocess.run(["make", "--question", "--silent", target], cwd=ROOT, capture_output=True, check=False)
        assert asked.returncode in (0, 1), asked.stderr
