"""Opening a database: made, brought to the schema of this release, or refused in one sentence."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from fullsteam.server.store.engine import database_url, engine
from fullsteam.server.store.errors import StoreError, reason
from fullsteam.server.store.writer import Store

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"


def migrations(connection: Connection) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def version_of(c: Connection) -> str:
    """Of the schema that is there; empty: none."""
    if not inspect(c).has_table("alembic_version"):
        return ""
    return str(c.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


def known_versions() -> list[str]:
    """Of the schema, up to the one this release uses: the files of the migrations begin with their number."""
    return sorted(file.name[:4] for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def newest_version() -> str:
    return known_versions()[-1]


def too_new(found: str) -> str:
    """What to say of a schema that only a newer release can have made; empty: this one can use it."""
    if not found or found in known_versions():
        return ""
    known = f"this one knows them up to {newest_version()}"
    return f"version {found} of the schema, which a newer release made ({known}): start that one, or restore a backup"


def migrate(connection: Connection) -> None:
    """Alembic takes half a second to import: not at every start."""
    if version_of(connection) != newest_version():
        from alembic import command

        command.upgrade(migrations(connection), "head")


def why_not(made: Engine, error: SQLAlchemyError) -> StoreError:
    return StoreError(f"the database {made.url.render_as_string()} cannot be opened: {reason(error)}")


def look_into(database: str) -> str:
    """The version of the schema of a database that is there; nothing is changed. StoreError says why not."""
    made = engine(database_url(database))
    try:
        with made.connect() as connection:
            return version_of(connection)
    except SQLAlchemyError as error:
        raise why_not(made, error) from None
    finally:
        made.dispose()


def keep_private(made: Engine) -> None:
    """A SQLite file holds seeds, hashes and the key of the cookies: nobody else on this machine may read it. (What SQLite puts
    beside it has the same rights.)"""
    path = Path(made.url.database or "") if made.dialect.name == "sqlite" else None
    if path is None or not path.parent.is_dir():
        return
    with suppress(OSError):  # why it cannot be opened is told below
        path.touch(mode=0o600, exist_ok=True)
        path.chmod(0o600)


def open_store(database: str) -> Store:
    """The store, created and migrated where needed. StoreError says in one sentence why not."""
    url = database_url(database)
    made = engine(url)
    keep_private(made)
    try:
        with made.begin() as connection:
            if made.dialect.name == "postgresql":  # several workers start at once: one migrates, the others wait
                connection.execute(text("SELECT pg_advisory_xact_lock(7134)"))
            if why := too_new(version_of(connection)):
                raise StoreError(f"the database {made.url.render_as_string()} has {why}")
            migrate(connection)
    except SQLAlchemyError as error:
        raise why_not(made, error) from None
    finally:
        made.dispose()
    return Store(url)
