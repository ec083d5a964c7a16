"""Is a record true? Every move legal, every chance outcome the one the seed gives, the result as written."""

from __future__ import annotations

from dataclasses import dataclass

from fullsteam.kernel.core import CHANCE, State
from fullsteam.kernel.record import Record, RecordError, Share, as_recorded, replay, state_hash
from fullsteam.kernel.room import Room
from fullsteam.play import fairness


@dataclass(frozen=True)
class Verified:
    moves: int
    by_chance: int
    over: bool
    shuffle: str  # "verified", "still secret" (the game goes on) or "not promised" (simulated)
    scores: list[int]
    scheme: int  # 1: the server alone chose the seed; 2: people added to it
    added: list[int]  # the seats, as the record counts them, whose secrets are in the seed, and
    silent: list[int]  # those that promised one and did not open it
    broken_off: str  # why the match ended before the game did; empty: it did not


def verify(room: Room, record: Record) -> Verified:
    """RecordError names the first line that is not true."""
    seed = revealed_seed(record)
    room = as_recorded(room, record)
    for number, s in enumerate(replay(room, record)):
        if record.given <= number < len(record.moves) and seed is not None and room.game.actors(s) == [CHANCE]:
            check_chance(room, record, s, seed, number)
    by_chance = sum(move.seat == CHANCE for move in record.moves)
    over = not room.game.actors(s)
    check_result(room, record, s, over)
    if (over or record.broken_off) and record.promise and seed is None:
        raise record.wrong("seed-sha256", "the match is over, but the promised seed is not revealed")
    shuffle = "verified" if seed is not None else "still secret" if record.promise else "not promised"
    scores = [int(room.game.score(s, seat)) for seat in range(record.players)]
    added = [share.seat + 1 for share in record.shares if share.secret]
    silent = [share.seat + 1 for share in record.shares if share.secret == ""]
    scheme = 2 if record.shares else 1
    return Verified(len(record.moves), by_chance, over, shuffle, scores, scheme, added, silent, record.broken_off)


def check_commitment(record: Record, seen: str) -> None:
    """Is this what somebody noted before the match? "HASH": of the server; "2=HASH": of seat 2; "2=-": seat 2 had promised
    nothing when all secrets were opened. A record that was forged from its first line to its last agrees with itself, but not
    with this; nor does one of a match in which a secret was opened early, before the others had promised theirs."""
    who, _, promised = seen.rpartition("=")
    known = fairness.HEX.fullmatch(promised) or (who and promised == "-")
    if not known or (who and not who.isdecimal()):
        raise RecordError(f'"{seen}" is no commitment: 64 digits from 0 to f, of a seat "2=" and 64 digits, or "2=-"')
    if not who:
        if promised != record.promise:
            raise record.wrong("seed-sha256", "the server's commitment is not the one that was seen before the match")
        return
    found = [share.promise for share in record.shares if share.seat == int(who) - 1]
    if found != [promised] and not (promised == "-" and not found):
        raise record.wrong(
            f"secret-sha256 {who}", f"the commitment of seat {who} is not the one that was seen before the match"
        )


def revealed_seed(record: Record) -> bytes | None:
    """That chance drew from; None: it is still secret, or there was none."""
    check_promises(record)
    if not record.seed:
        return None
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        raise record.wrong("seed", "the seed is no hexadecimal number") from None
    if fairness.promise(seed) != record.promise:
        raise record.wrong("seed", "the seed is not the one promised before the start (seed-sha256)")
    for share in record.shares:
        check_share(record, share)
    return fairness.mixed(seed, record.shares, record.players)


def check_promises(record: Record) -> None:
    """Does the head promise all that it says people added?"""
    if record.shares and not record.promise:
        raise record.wrong("fairness", "people added to a seed, but no seed was promised (seed-sha256)")
    for share in record.shares:
        if not fairness.HEX.fullmatch(share.promise):
            raise record.wrong(f"secret-sha256 {share.seat + 1}", "this is no SHA-256: 64 digits from 0 to f")


def check_share(record: Record, share: Share) -> None:
    seat = share.seat + 1
    if share.secret is None:
        why = f'seat {seat} promised a secret, but the record neither opens it nor says "silent {seat}"'
        raise record.wrong(f"secret-sha256 {seat}", why)
    if share.secret and not fairness.keeps(share.promise, share.secret):
        raise record.wrong(f"secret {seat}", f"the secret of seat {seat} is not the one it promised (secret-sha256 {seat})")


def check_chance(room: Room, record: Record, s: State, seed: bytes, number: int) -> None:
    move = record.moves[number]
    drawn = room.game.verbs.text(fairness.outcome(room, s, seed, number))
    if drawn != move.text:
        raise RecordError(f'line {move.line}: chance says "{move.text}", but the seed gives "{drawn}"')


def check_result(room: Room, record: Record, s: State, over: bool) -> None:
    """An end is written if and only if there is one, and as it is."""
    if not over and record.scores is None:
        return
    if over and record.broken_off:
        raise record.wrong("broken-off", "the record says that the match was broken off, but the game is over")
    if not over and not record.broken_off:
        raise record.wrong("end", 'the record says "end", but the game is not over')
    if record.scores is None:
        raise RecordError(f'line {record.moves[-1].line}: the game is over, but the record has no "end" and scores')
    scores = [int(room.game.score(s, seat)) for seat in range(record.players)]
    if scores != record.scores:
        raise record.wrong("scores", f"the record says {record.scores}, but the moves give {scores}")
    if state_hash(s) != record.state:
        raise record.wrong("state", "the last position is not the one that the record names")
