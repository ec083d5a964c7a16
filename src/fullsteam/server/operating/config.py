"""How a server is set up: from the command line, handed to worker processes through the environment."""

from __future__ import annotations

import os
from collections.abc import Sequence

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
    bots: str = "1"  # processes (as many again for tables where nobody waits), or ray:ADDRESS
    compiled_when: str = ""  # a file: since it is there, compiled modules are; bots then think in processes that use them
    bot_delay: float = 0.0  # seconds a bot waits at least, so that people can follow
    auto_delay: tuple[float, float] = (0.5, 2.5)  # seconds before an auto action in a live match: nobody shall notice it
    auto_delay_slow: tuple[float, float] = (5.0, 40.0)  # the same by correspondence
    grace: float = 60.0  # seconds after a start in which nobody's time runs out
    opening: float = 3.0  # seconds that a match waits for the secrets that people add to its seed
    proxies: str = ""  # addresses and networks whose X-Forwarded-For is believed
    # Limits (--limit NAME=NUMBER; docs/guide/server.md), for a club of fifty behind one router.
    requests: int = 3000  # a minute and address, and as many handshakes of sockets
    logins: int = 100  # a minute and address: guests, accounts, log-ins
    accounts: int = 60  # an hour and address
    pictures: int = 60  # of links, a minute and address: each may have to be drawn
    connections: int = 400  # of an address at a time
    connections_all: int = 4000  # at a time
    head: int = 16 * 1024  # bytes of request line and headers
    head_seconds: float = 10.0  # in which they must have come
    body_seconds: float = 20.0  # in which a body must have come, or an answer be read on
    messages: float = 20.0  # a second and socket
    frames: float = 60.0  # of any kind, pings and fragments too, a second and socket
    bytes: float = 32 * 1024.0  # a second and socket
    fragments: int = 16  # of one message
    chat: int = 30  # lines a minute and person at a table, and of all who only look on there together
    sockets: int = 10  # a person
    tables: int = 50  # a person may host at a time, not counting those that are over
    unattended: int = 2  # matches of bots alone of one host that go on though nobody looks
    unattended_all: int = 20  # the same of all
    analyses: int = 3  # of matches that somebody has asked for and that are not done yet
    analyses_all: int = 60  # the same of all
    analysis_rounds: int = 0  # of each choice in an analysis; 0: what suits the game, as `fullsteam analyse` has it
    reports: int = 10  # a person may make a day
    abandoned: float = 200.0  # days after which a table at which nothing happens is closed; no clock runs that long
    club: str = ""  # a code that whoever comes for the first time must know; empty: anybody may come
    guests: bool = True  # may people play without an account?
    mail_accounts: bool = False  # an account has an address that was confirmed
    url: str = ""  # where people find this server: stands in what they are sent
    smtp: str = ""  # smtp://name:password@host:587, smtps://…:465; empty: no mail
    mail_from: str = ""  # the address mails come from
    private_hooks: bool = False  # messages may go into private networks, unencrypted: for tests, and for a house of one's own
    metrics_token: str = ""  # who has it may read /metrics from elsewhere; empty: only this machine may
    log_json: bool = True
    log_moves: bool = False  # a line for every move too

    def limited(self, wishes: Sequence[str]) -> Config:
        """With other limits, as --limit and FULLSTEAM_LIMITS have them: "requests=6000". SetUpError says what is wrong."""
        changed: dict[str, float] = {}
        for wish in wishes:
            name, _, number = wish.partition("=")
            if name not in LIMITS:
                raise SetUpError(f'there is no limit "{name}"; limits: {", ".join(LIMITS)}')
            try:
                changed[name] = LIMITS[name](number)
            except ValueError:
                raise SetUpError(f'limit {name} is a number, not "{number}"') from None
            if not 0 < changed[name] < 10**12:
                raise SetUpError(f"limit {name} is more than 0")
        return msgspec.structs.replace(self, **changed)

    def to_environment(self) -> None:
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()


LIMITS: dict[str, type[int] | type[float]] = {
    "requests": int,
    "logins": int,
    "accounts": int,
    "pictures": int,
    "connections": int,
    "connections_all": int,
    "head": int,
    "head_seconds": float,
    "body_seconds": float,
    "messages": float,
    "frames": float,
    "bytes": float,
    "fragments": int,
    "chat": int,
    "sockets": int,
    "tables": int,
    "reports": int,
    "analyses": int,
    "analyses_all": int,
    "unattended": int,
    "unattended_all": int,
    "opening": float,
}


def from_environment() -> Config:
    return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=Config)
