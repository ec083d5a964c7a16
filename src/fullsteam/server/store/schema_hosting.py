"""More tables of the database (schema.py): what who hosts needs, and accounts that wait to be confirmed."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Table, Text

from fullsteam.server.store.schema import metadata

sanctions = Table(  # who may not speak, or not come in, until when
    "sanctions",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(8), primary_key=True),  # mute, ban
    Column("why", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger),  # None: until somebody lifts it
)

reports = Table(  # what people tell who hosts about others
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("by", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("about", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("name", String(40), nullable=False),  # what he was called there
    Column("line", Integer),  # of the chat
    Column("said", Text, nullable=False),  # that line, as it was
    Column("reason", String(12), nullable=False),
    Column("text", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("settled", BigInteger),  # None: nobody has looked into it yet
)

announcements = Table(
    "announcements",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("texts", Text, nullable=False),  # JSON: by language
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger),
)

deeds = Table(  # what was done by who hosts; other processes see here what they must do about it
    "deeds",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("by", String(32), nullable=False),  # who; empty: on the command line
    Column("by_name", String(40), nullable=False),
    Column("what", String(12), nullable=False),
    Column("about", String(32), nullable=False),  # a person, a table, a number
    Column("name", String(40), nullable=False),  # what that was called
    Column("why", Text, nullable=False),
    Column("more", Text, nullable=False),  # JSON: the whole of it
    Column("todo", Boolean, nullable=False),  # something at tables is still to be done for it
    Index("deeds_by_about", "about"),
)

resets = Table(  # links with which somebody chooses a new password, once
    "resets",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

sign_ups = Table(  # accounts that wait until somebody opens the link in the letter: nothing of it is true before
    "sign_ups",
    metadata,
    Column("hash", String(64), primary_key=True),  # of what is in the link
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), index=True),  # the guest who asked for it; None: nobody yet
    Column("login", String(64), nullable=False),
    Column("password", Text, nullable=False),  # argon2
    Column("name", String(40), nullable=False),
    Column("mail", String(254), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)
