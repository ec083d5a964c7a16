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


class Cluster:
    """A PostgreSQL that can be stopped and started in the middle of something."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.user = unprivileged()
        self.port = free_port()
        self.url = f"postgresql://fullsteam@127.0.0.1:{self.port}/postgres"
        self.process: subprocess.Popen[bytes] | None = None
        if self.user is not None:
            shutil.chown(folder, self.user)
        made = subprocess.run(
            [program("initdb"), "-D", f"{folder}/data", "-U", "fullsteam", "-A", "trust", "-E", "UTF8", "--no-sync"],
            check=False,
            user=self.user,
            cwd=folder,
            capture_output=True,
            text=True,
        )
        assert made.returncode == 0, made.stderr

    def start(self) -> None:
        quick = ["-c", "fsync=off", "-c", "max_connections=200"]  # the machine will not lose power in a test
        where = ["-D", f"{self.folder}/data", "-p", str(self.port), "-k", self.folder, "-c", "listen_addresses=127.0.0.1"]
        with (Path(self.folder) / "log").open("ab") as log:
            command = [program("postgres"), *where, *quick]
            self.process = subprocess.Popen(command, user=self.user, cwd=self.folder, stdout=log, stderr=log)
        wait_for(self.url, self.process)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: fast, whoever is still connected is cut off. SIGQUIT: as if it had crashed."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(120)

    def restart(self, how: signal.Signals = signal.SIGINT) -> None:
        self.stop(how)
        self.start()


@contextmanager
def cluster() -> Iterator[Cluster]:
    with tempfile.TemporaryDirectory(prefix="fullsteam-pg-") as folder:
        made = Cluster(folder)
        made.start()
        try:
            yield made
        finally:
            made.stop()


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a running server: postgresql://…/postgres."""
    with cluster() as made:
        yield made.url


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
