"""What can be wrong with a database, in words for people."""

from __future__ import annotations

from sqlalchemy.exc import InterfaceError, OperationalError, SQLAlchemyError


class StoreError(ValueError):
    """A database that cannot be used; the text is one sentence for people."""


class Unreadable(StoreError):
    """A row that this release cannot read: broken, or written by a newer one. It is left alone."""


def told(error: BaseException) -> BaseException:
    """The same for everybody who asks the store, whatever the driver calls it."""
    return StoreError(f"the database says: {reason(error)}") if isinstance(error, SQLAlchemyError) else error


def reason(error: SQLAlchemyError) -> str:
    return " ".join(str(getattr(error, "orig", None) or error).split())


def away(error: BaseException) -> bool:
    """Is it the database itself, so that asking again for each job would only fail as often? (40: it took this
    transaction back, to let another one pass.)"""
    if not isinstance(error, OperationalError | InterfaceError):
        return False
    return not str(getattr(error.orig, "sqlstate", None) or "").startswith("40")
