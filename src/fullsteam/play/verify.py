"""Is a record true? Every move legal, every chance outcome the one the seed gives, the result as written."""

from __future__ import annotations

from dataclasses import dataclass

from fullsteam.kernel.core import CHANCE, State
from fullsteam.kernel.record import Record, RecordError, replay, state_hash
from fullsteam.kernel.room import Room
from fullsteam.play import fairness


@dataclass(frozen=True)
class Verified:
    moves: int
    by_chance: int
    over: bool
    shuffle: str  # "verified", "still secret" (the game goes on) or "not promised" (simulated)
    scores: list[int]


def verify(room: Room, record: Record) -> Verified:
    """RecordError names the first line that is not true."""
    seed = revealed_seed(record)
    for number, s in enumerate(replay(room, record)):
        if record.given <= number < len(record.moves) and seed is not None and room.game.actors(s) == [CHANCE]:
            check_chance(room, record, s, seed, number)
    by_chance = sum(move.seat == CHANCE for move in record.moves)
    over = not room.game.actors(s)
    check_result(room, record, s, over)
    if over and record.promise and seed is None:
        raise record.wrong("seed-sha256", "the game is over, but the promised seed is not revealed")
    shuffle = "verified" if seed is not None else "still secret" if record.promise else "not promised"
    scores = [int(room.game.score(s, seat)) for seat in range(record.players)]
    return Verified(len(record.moves), by_chance, over, shuffle, scores)


def revealed_seed(record: Record) -> bytes | None:
    if not record.seed:
        return None
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        raise record.wrong("seed", "the seed is no hexadecimal number") from None
    if fairness.promise(seed) != record.promise:
        raise record.wrong("seed", "the seed is not the one promised before the start (seed-sha256)")
    return seed


def check_chance(room: Room, record: Record, s: State, seed: bytes, number: int) -> None:
    move = record.moves[number]
    drawn = room.game.verbs.text(fairness.outcome(room, s, seed, number))
    if drawn != move.text:
        raise RecordError(f'line {move.line}: chance says "{move.text}", but the seed gives "{drawn}"')


def check_result(room: Room, record: Record, s: State, over: bool) -> None:
    """An end is written if and only if there is one, and as it is."""
    if not over and record.scores is None:
        return
    if not over:
        raise record.wrong("end", 'the record says "end", but the game is not over')
    if record.scores is None:
        raise RecordError(f'line {record.moves[-1].line}: the game is over, but the record has no "end" and scores')
    scores = [int(room.game.score(s, seat)) for seat in range(record.players)]
    if scores != record.scores:
        raise record.wrong("scores", f"the record says {record.scores}, but the moves give {scores}")
    if state_hash(s) != record.state:
        raise record.wrong("state", "the last position is not the one that the record names")
