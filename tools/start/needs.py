"""What must be there before anything can be installed. Each thing that is not is a sentence with the remedy."""

from __future__ import annotations

import errno
import os
import re
import shutil
import socket
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from steps import Steps

ROOT = Path(__file__).resolve().parent.parent.parent
ANYWHERE = ("0.0.0.0", "::")
PYTHON = (3, 11)
NODE = (20, 19)  # what Vite asks for


class Missing(Exception):
    """The text is one sentence: what is missing, and what to do."""


def check_python(version: tuple[int, ...]) -> None:
    if version < PYTHON:
        here = ".".join(map(str, version))
        raise Missing(f"Fullsteam needs Python 3.11 or newer, and this is {here}: make play PYTHON=python3.11")


def check_folder(folder: Path) -> None:
    if not os.access(folder, os.W_OK):
        raise Missing(f"there is no right to write into {folder}: clone Fullsteam into a folder of your own.")


def check_port(host: str, port: int) -> None:
    other = 8080 if port != 8080 else 8090
    if not 0 < port < 65536:
        raise Missing(f"there is no port {port}: make play PORT={other}")
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                raise Missing(f"port {port} is taken by another program: make play PORT={other}") from None
            if error.errno == errno.EACCES:
                raise Missing(f"there is no right to listen on port {port}: make play PORT={other}") from None
            raise Missing(f"this machine cannot listen at {host}: make play HOST=127.0.0.1") from None


def find_tools(steps: Steps, page: bool) -> None:
    """A virtual environment needs ensurepip, the page Node: installed where that is allowed, else named."""
    wanted = [] if can_import("ensurepip") else ["python3-venv"]
    if page:
        wanted += [package for command, package in (("node", "nodejs"), ("npm", "npm")) if not shutil.which(command)]
    if wanted:
        steps.install(wanted)
    if page:
        check_node(shutil.which("node") or "node")


def can_import(module: str) -> bool:
    """In the Python that will make the environment."""
    return subprocess.call([sys.executable, "-c", f"import {module}"], stderr=subprocess.DEVNULL) == 0


def check_node(node: str) -> None:
    said = subprocess.run([node, "--version"], check=False, stdout=subprocess.PIPE, text=True).stdout.strip()
    found = tuple(int(part) for part in re.findall(r"\d+", said)[:2])
    if found < NODE:
        raise Missing(f"Node {said} is too old to build the page: install Node 20.19 or newer (https://nodejs.org).")


def find_compiler(steps: Steps) -> None:
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    wanted = [] if shutil.which(compiler.split()[0]) else ["gcc", "libc6-dev"]
    if not Path(sysconfig.get_paths()["include"], "Python.h").exists():
        wanted.append("python3-dev")
    if wanted:
        steps.install(wanted, "to compile the rules (bots then think some forty times faster)")
