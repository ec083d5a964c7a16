"""What a server says when it answers: where to open it, on this machine and on a phone."""

from __future__ import annotations

import http.client
import io
import socket
import sys
import threading
import time
import webbrowser
from urllib.parse import urlsplit

from fullsteam.server.api import page
from fullsteam.server.operating import Config

ANYWHERE = ("0.0.0.0", "::", "")
PATIENCE = 300.0  # seconds a start may take: a big database is being migrated
WHITE_ON_BLACK, PLAIN = "\033[97;40m", "\033[0m"  # whatever the colours of the terminal are
QUIET = 1  # modules of white around a QR code: terminals are narrow, and cameras can do with less than the standard's four


def address(config: Config) -> str:
    """Where somebody at this machine finds the server."""
    host = "127.0.0.1" if config.host in ANYWHERE else f"[{config.host}]" if ":" in config.host else config.host
    return f"http://{host}:{config.port}/"


def phone_address(config: Config) -> str:
    """Where a phone in this network finds it; empty: nowhere."""
    here = own_address() if config.host in ANYWHERE else ""
    return f"http://{here}:{config.port}/" if here and not here.startswith("127.") else ""


def own_address() -> str:
    """The address of this machine in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def greeting(config: Config) -> list[str]:
    """One friendly line with the address, and where a phone finds it; then what is missing."""
    said = f"Fullsteam is ready: open {address(config)}"
    if phone := phone_address(config):
        said += f" (on a phone in this network: {phone})"
    elif config.host in ("127.0.0.1", "localhost", "::1"):
        said += " (for phones in this network: --host 0.0.0.0)"
    lines = [said] if (page.PAGE / "index.html").exists() else [said, f"fullsteam: {page.HOW}"]
    return [*lines, qr_code(phone)] if phone and (config.open or sys.stdout.isatty()) else lines


def qr_code(url: str) -> str:
    import segno

    drawn = io.StringIO()
    segno.make(url, micro=False).terminal(drawn, compact=True, border=QUIET)
    code = drawn.getvalue().rstrip("\n")
    return "\n".join(f"{WHITE_ON_BLACK}{row}{PLAIN}" for row in code.split("\n")) if sys.stdout.isatty() else code


def say(line: str) -> None:
    print(line, flush=True)


def greet_when_ready(config: Config) -> None:
    """Nobody is told to open a page that does not answer. Where there is no browser the address on the screen must do."""

    def wait() -> None:
        if not wait_for(address(config)):
            return
        say("\n".join(greeting(config)))
        if config.open and not webbrowser.open(address(config)):
            say(f"fullsteam: no browser was found here; open {address(config)} yourself")

    threading.Thread(target=wait, daemon=True, name="greeting").start()


def wait_for(url: str) -> bool:
    """Until the server says that it is ready."""
    give_up = time.monotonic() + PATIENCE
    while time.monotonic() < give_up:
        if answers(url):
            return True
        time.sleep(0.05)
    return False


def answers(url: str) -> bool:
    where = urlsplit(url)
    connection = http.client.HTTPConnection(where.hostname or "", where.port, timeout=10)
    try:
        connection.request("GET", "/readyz")
        return connection.getresponse().status == 200
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()
