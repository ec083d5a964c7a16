"""How a server is set up: from the command line, handed to worker processes through the environment."""

from __future__ import annotations

import os

import msgspec
from msgspec import Struct

VARIABLE = "FULLSTEAM_SERVER"


class SetUpError(ValueError):
    """The server cannot run like this; the text is one sentence for people."""


class Config(Struct, frozen=True):
    database: str = "fullsteam.db"
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    open: bool = False  # show it in a browser
    origins: tuple[str, ...] = ()  # pages of other hosts that may talk to this server; its own always may
    secure: bool = False  # reached over https (behind a proxy): __Host- cookies, HSTS
    bots: str = "1"  # processes, or ray:ADDRESS
    bot_delay: float = 0.0  # seconds a bot waits at least, so that people can follow
    auto_delay: tuple[float, float] = (0.5, 2.5)  # seconds before an auto action in a live match: nobody shall notice it
    auto_delay_slow: tuple[float, float] = (5.0, 40.0)  # the same by correspondence
    grace: float = 60.0  # seconds after a start in which nobody's time runs out
    requests: int = 600  # a minute and address
    logins: int = 20  # a minute and address: guests, accounts, log-ins
    messages: float = 20.0  # a second and socket
    sockets: int = 10  # a person
    tables: int = 50  # a person may host at a time, not counting those that are over
    abandoned: float = 200.0  # days after which a table at which nothing happens is closed; no clock runs that long
    metrics_token: str = ""  # who has it may read /metrics from elsewhere; empty: only this machine may
    log_json: bool = True
    log_moves: bool = False  # a line for every move too

    def to_environment(self) -> None:
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()


def from_environment() -> Config:
    return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=Config)
