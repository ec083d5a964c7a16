"""More tables of the database (schema.py): what matches that are taken apart need, and puzzles made of some."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, String, Table, Text

from fullsteam.server.store.schema import metadata

analyses = Table(  # matches taken apart: asked for once, found out once
    "analyses",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("asked_by", ForeignKey("users.id", ondelete="SET NULL"), index=True),  # None: he is forgotten
    Column("asked", BigInteger, nullable=False),
    Column("state", String(8), nullable=False),  # waiting, done, failed; running: waiting, and its worker lives
    Column("done", Integer, nullable=False),  # moments
    Column("total", Integer, nullable=False),  # 0: not known yet
    Column("tries", Integer, nullable=False),  # how often it was taken up since something came of it
    Column("why", Text, nullable=False),  # it failed
    Column("worker", String(64)),  # the process that works on it
    Column("until", BigInteger, nullable=False),  # nobody else takes it up before then
    Column("data", LargeBinary),  # JSON of Analysis, compressed; without names
    Index("analyses_by_state", "state", "asked"),
)

analysis_pieces = Table(  # what was found out so far: who takes it up goes on from there
    "analysis_pieces",
    metadata,
    Column("table_id", ForeignKey("analyses.table_id", ondelete="CASCADE"), primary_key=True),
    Column("first", Integer, primary_key=True),  # the first of its moments
    Column("numbers", Text, nullable=False),  # all of them: JSON
    Column("data", LargeBinary, nullable=False),
)

puzzles = Table(  # the first answer of somebody to each
    "puzzles",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("puzzle", String(40), primary_key=True),
    Column("day", Integer, primary_key=True, autoincrement=False),  # since 1970, if it was the puzzle of that day; else 0
    Column("at", BigInteger, nullable=False),
    Column("choice", String(200), nullable=False),
    Column("solved", Boolean, nullable=False),
)
