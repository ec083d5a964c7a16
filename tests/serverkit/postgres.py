"""A real PostgreSQL for tests: its own cluster in a temporary folder, run as an unprivileged user, gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

from serverkit.servers import free_port


def program(name: str) -> str:
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = shutil.which(name, path=os.pathsep.join([*map(str, folders), os.environ.get("PATH", "")]))
    assert found is not None, f"PostgreSQL's {name} is missing: install Debian's package postgresql"
    return found


def unprivileged() -> str | None:
    """PostgreSQL does not run as root."""
    if os.getuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    raise AssertionError("root cannot start PostgreSQL, and there is neither a user postgres nor nobody")


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a running server: postgresql://…/postgres."""
    user = unprivileged()
    with tempfile.TemporaryDirectory(prefix="fullsteam-pg-") as folder:
        data = Path(folder) / "data"
        if user is not None:
            shutil.chown(folder, user)
        made = subprocess.run(
            [program("initdb"), "-D", str(data), "-U", "fullsteam", "-A", "trust", "-E", "UTF8", "--no-sync"],
            check=False,
            user=user,
            cwd=folder,
            capture_output=True,
            text=True,
        )
        assert made.returncode == 0, made.stderr
        port = free_port()
        quick = ["-c", "fsync=off", "-c", "max_connections=200"]  # the machine will not lose power in a test
        where = ["-D", str(data), "-p", str(port), "-k", folder, "-c", "listen_addresses=127.0.0.1"]
        with (Path(folder) / "log").open("wb") as log:
            process = subprocess.Popen([program("postgres"), *where, *quick], user=user, cwd=folder, stdout=log, stderr=log)
        try:
            url = f"postgresql://fullsteam@127.0.0.1:{port}/postgres"
            wait_for(url, process)
            yield url
        finally:
            process.send_signal(signal.SIGINT)  # fast: whoever is still connected is cut off
            process.wait(120)


def wait_for(url: str, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + 120
    while True:
        assert process.poll() is None, "PostgreSQL has ended"
        try:
            psycopg.connect(url, connect_timeout=2).close()
            return
        except psycopg.OperationalError:
            assert time.monotonic() < deadline, "PostgreSQL does not answer"
            time.sleep(0.05)


def new_database(url: str, name: str) -> str:
    with psycopg.connect(url, autocommit=True) as c:
        c.execute(f'CREATE DATABASE "{name}"'.encode())
    return url.rpartition("/")[0] + "/" + name
