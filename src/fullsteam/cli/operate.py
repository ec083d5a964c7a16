"""fullsteam doctor, backup, restore: for those who run a server."""

from __future__ import annotations

import importlib.util
import shutil
import sys
from pathlib import Path
from typing import Annotated

import typer

import fullsteam
from fullsteam.cli.errors import UserError
from fullsteam.cli.serve import DATABASE, Database, needs_server


def doctor(database: Database = DATABASE) -> None:
    """Is everything there that a server needs? Says what is, what is not, and what to do."""
    how = "compiled" if fullsteam.compiled() else "interpreted (some forty times slower: install gcc and python3-dev)"
    print(f"fullsteam {fullsteam.__version__}, Python {sys.version.split()[0]}, rules {how}")
    with needs_server():
        from fullsteam.server.api.page import HOW, PAGE
        from fullsteam.server.running.backup import how_it_is, rules_needed

        print("page: built" if (PAGE / "index.html").exists() else HOW)
        print(f"ray (bots on other machines): {'installed' if importlib.util.find_spec('ray') else 'not installed'}")
        if "://" not in database and not Path(database).exists():
            folder = Path(database).absolute().parent
            if not folder.is_dir():
                raise UserError(f"{folder}: there is no such folder")
            print(f"database: {database} will be made when the server starts")
        else:
            print(f"database: {'PostgreSQL' if '://' in database else database}, {how_it_is(database)}")
            for line in rules_needed(database):
                print(line)
        if "://" not in database:
            free = shutil.disk_usage(Path(database).absolute().parent).free
            print(f"disk: {free // 2**20} MB free")
            if free < 100 * 2**20:
                raise UserError("less than 100 MB free on the disk of the database")
    print("all well")


def backup(
    target: Annotated[Path, typer.Argument(help="The file to write; it must not exist.")], database: Database = DATABASE
) -> None:
    """A consistent copy of everything, also while the server runs."""
    with needs_server():
        from fullsteam.server.running import backup as backups

        rows = backups.backup(database, target)
    print(f"{target}: {rows} rows, {target.stat().st_size // 1024} kB")


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `backup` wrote.")],
    database: Database = DATABASE,
    verify: Annotated[bool, typer.Option("--verify", help="Then replay every match.")] = False,
) -> None:
    """Fill a new database from a backup."""
    with needs_server():
        from fullsteam.server.running import backup as backups

        print(f"{backups.restore(file, database)} rows restored")
        if not verify:
            return
        good, bad = 0, []
        for row, wrong in backups.verify_all(database):
            if wrong:
                bad.append(f"{row.id}: {wrong}")
            else:
                good += 1
        print(f"{good} tables replay to what is written")
        if bad:
            raise UserError(f"{len(bad)} tables do not: {'; '.join(bad[:5])}")
