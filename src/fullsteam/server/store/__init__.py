"""What must survive: people, tables and the log of every match, in SQLite or PostgreSQL, with one schema."""

from fullsteam.server.store import schema_hosting, schema_study  # so that all tables are known
from fullsteam.server.store.engine import database_url
from fullsteam.server.store.errors import StoreError, Unreadable
from fullsteam.server.store.log import add_notices
from fullsteam.server.store.looks import colour_for
from fullsteam.server.store.opening import look_into, newest_version, open_store, too_new
from fullsteam.server.store.readiness import Readiness
from fullsteam.server.store.rows import Avatar, Colour, Entry, Look, Notice, Played, Profile, Seat, TableRow, Terms, User
from fullsteam.server.store.writer import Store

__all__ = [
    "Avatar",
    "Colour",
    "Entry",
    "Look",
    "Notice",
    "Played",
    "Profile",
    "Readiness",
    "Seat",
    "Store",
    "StoreError",
    "TableRow",
    "Terms",
    "Unreadable",
    "User",
    "add_notices",
    "colour_for",
    "database_url",
    "look_into",
    "newest_version",
    "open_store",
    "schema_hosting",
    "schema_study",
    "too_new",
]
