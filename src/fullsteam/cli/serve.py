"""fullsteam serve: tables for friends, in the network."""

from __future__ import annotations

import errno
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import typer

from fullsteam.bots import offer
from fullsteam.cli.errors import UserError

DATABASE = "fullsteam.db"
METRICS_TOKEN = "FULLSTEAM_METRICS_TOKEN"  # a secret: everybody on a machine can read command lines
SMTP = "FULLSTEAM_SMTP"  # smtp://name:password@host:587
Database = Annotated[
    str, typer.Option(help="A SQLite file (made if it is not there), or postgresql://…", envvar="FULLSTEAM_DATABASE")
]


def serve(
    database: Database = DATABASE,
    host: Annotated[
        str, typer.Option(help="Address to listen on; 0.0.0.0 lets phones in the home network join.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8000,
    workers: Annotated[int, typer.Option(min=1, help="Processes; more than one needs PostgreSQL.")] = 1,
    origin: Annotated[list[str] | None, typer.Option(help="A page of another host that may use this server.")] = None,
    secure: Annotated[bool, typer.Option("--secure", help="Reached over https, behind a proxy.")] = False,
    bots: Annotated[str, typer.Option(help="Processes in which bots think, or ray:ADDRESS.")] = "1",
    bot: Annotated[
        list[str] | None,
        typer.Option(help="A bot of your own that people may choose: NAME=python:MODULE:CLASS.", envvar="FULLSTEAM_BOTS"),
    ] = None,
    compiled_when: Annotated[
        str, typer.Option(help="A file: as soon as it is there, bots think with the modules compiled meanwhile.")
    ] = "",
    bot_delay: Annotated[float, typer.Option(min=0, max=30, help="Seconds a bot takes at least.")] = 0.3,
    proxies: Annotated[
        str, typer.Option(help="Addresses of proxies whose X-Forwarded-For is believed; with --secure this machine is one.")
    ] = "",
    url: Annotated[
        str, typer.Option(help="Where people find this server: stands in what they are sent.", envvar="FULLSTEAM_URL")
    ] = "",
    mail_from: Annotated[
        str, typer.Option(help=f"The address mails come from; their server is in {SMTP}.", envvar="FULLSTEAM_MAIL_FROM")
    ] = "",
    private_hooks: Annotated[
        bool, typer.Option("--private-hooks", help="Messages may go into private networks, unencrypted.")
    ] = False,
    club: Annotated[
        str, typer.Option(help="A code that whoever comes for the first time must know.", envvar="FULLSTEAM_CLUB")
    ] = "",
    guests: Annotated[
        bool, typer.Option("--guests/--no-guests", help="May people play without an account?", envvar="FULLSTEAM_GUESTS")
    ] = True,
    mail_accounts: Annotated[
        bool,
        typer.Option(
            "--mail-accounts", help="Accounts have an e-mail address, confirmed by a letter.", envvar="FULLSTEAM_MAIL_ACCOUNTS"
        ),
    ] = False,
    limit: Annotated[
        list[str] | None, typer.Option(help="Another limit: NAME=NUMBER (docs/guide/server.md).", envvar="FULLSTEAM_LIMITS")
    ] = None,
    show: Annotated[bool, typer.Option("--open", help="Open it in a browser.")] = False,
    plain_log: Annotated[bool, typer.Option("--plain-log", help="Log lines for people instead of JSON.")] = False,
    log_moves: Annotated[bool, typer.Option("--log-moves", help="A log line for every move too.")] = False,
) -> None:
    """Run the server: people, tables, bots."""
    check_bots(bots)
    offer(bot or [])
    check_database(database, workers)
    check_proxies(proxies)
    check_port(host, port)
    with needs_server():
        from fullsteam.server.operating import Config
        from fullsteam.server.running.serve import run

        config = Config(
            database=database,
            host=host,
            port=port,
            workers=workers,
            open=show,
            origins=tuple(origin or ()),
            secure=secure,
            bots=bots,
            compiled_when=compiled_when,
            bot_delay=bot_delay,
            club=club,
            guests=guests,
            mail_accounts=mail_accounts,
            url=url,
            smtp=checked_mail(os.environ.get(SMTP, ""), mail_from, mail_accounts),
            mail_from=mail_from,
            private_hooks=private_hooks,
            metrics_token=os.environ.get(METRICS_TOKEN, ""),
            proxies=proxies or ("127.0.0.1,::1" if secure else ""),
            log_json=not plain_log,
            log_moves=log_moves,
        )
        run(config.limited(limit or []))


@contextmanager
def needs_server() -> Iterator[None]:
    """The server is an extra; and its errors are sentences too."""
    try:
        import fullsteam.server.operating.config
        import fullsteam.server.store
    except ImportError as error:
        raise UserError(f"the server is not installed ({error.name}): pip install 'fullsteam[server]'") from None
    try:
        yield
    except (fullsteam.server.store.StoreError, fullsteam.server.operating.config.SetUpError) as error:
        raise UserError(str(error)) from None


def checked_mail(server: str, sender: str, needed: bool = False) -> str:
    """The mail server, if it can be one."""
    parts = urlsplit(server)
    if needed and not server:
        raise UserError(f"--mail-accounts needs a mail server: {SMTP}=smtp://NAME:PASSWORD@HOST:587")
    if needed and find_spec("aiosmtplib") is None:
        raise UserError("--mail-accounts needs a package more: pip install 'fullsteam[notices]'")
    if server and (parts.scheme not in ("smtp", "smtps") or not parts.hostname):
        raise UserError(f"{SMTP} is smtp://NAME:PASSWORD@HOST:587 or smtps://…:465")
    if server and "@" not in sender:
        raise UserError(f"{SMTP} needs --mail-from: the address that mails come from")
    return server


def check_bots(bots: str) -> None:
    if not bots.startswith("ray:") and not (bots.isascii() and bots.isdigit() and 1 <= int(bots) <= 256):
        raise UserError(f'--bots is a number of processes from 1 to 256, or ray:ADDRESS, not "{bots}"')


def check_database(database: str, workers: int) -> None:
    if "://" in database:
        if not database.startswith(("postgresql://", "sqlite://")):
            raise UserError(f'a database is a SQLite file or postgresql://…, not "{database}"')
    elif not Path(database).absolute().parent.is_dir():
        raise UserError(f"{Path(database).absolute().parent}: there is no such folder")
    if workers > 1 and not database.startswith("postgresql://"):
        raise UserError("several workers need PostgreSQL: --database postgresql://…")


def check_proxies(proxies: str) -> None:
    for part in filter(None, (part.strip() for part in proxies.split(","))):
        try:
            ip_network(part, strict=False)
        except ValueError:
            raise UserError(f'--proxies has addresses and networks separated by commas; "{part}" is neither') from None


def check_port(host: str, port: int) -> None:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                raise UserError(f"port {port} is taken by another program: choose another one with --port") from None
            raise UserError(f"cannot listen on {host}:{port}: {error.strerror}") from None
