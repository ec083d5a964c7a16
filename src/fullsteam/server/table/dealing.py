"""The match of a table: from its seed, what people added to it, and what was played before."""

from __future__ import annotations

from fullsteam.kernel.core import CHANCE
from fullsteam.kernel.record import Move
from fullsteam.kernel.room import Room
from fullsteam.play.match import Match
from fullsteam.server.store import TableRow
from fullsteam.server.table import shares


def dealt(room: Room, row: TableRow, names: list[str], added: str = "") -> Match:
    """added: as the first entry of the log has it (shares.py); ValueError if it cannot be read."""
    return Match(room, names, row.options, bytes.fromhex(row.seed), given_moves(row.given), shares.read(added))


def given_moves(text: str) -> list[Move]:
    """The plies of another match, as TableRow.given keeps them."""
    moves = []
    for line in text.splitlines():
        who, _, notation = line.partition(" ")
        moves.append(Move(CHANCE if who == "*" else int(who) - 1, notation))
    return moves
