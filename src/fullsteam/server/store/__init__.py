"""What must survive: people, tables and the log of every match, in SQLite or PostgreSQL, with one schema."""

from fullsteam.server.store.base import Store, StoreError, open_store
from fullsteam.server.store.rows import Entry, Seat, TableRow, Terms, User

__all__ = ["Entry", "Seat", "Store", "StoreError", "TableRow", "Terms", "User", "open_store"]
