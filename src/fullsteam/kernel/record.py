"""The record: what was played, line by line, and nothing else. States, views and events are derived from it.

fullsteam-record 1
game trambahn
rules 1
players 2
box 9f2c…                       only where it was played with a box: the SHA-256 of its lines, which follow
| game = "volldampf"
option first=random
seat 1 Anna
seat 2 random
seed-sha256 3a7f…              the promise made before the start
fairness 2                     only where people added secrets of their own to the seed (play/fairness.py)
secret-sha256 1 b04e…          the promise of seat 1
given 12                       only where a match goes on from another: so many moves were played there
moves
* first 1                      said by chance
1 passenger b7 blue
end                            these lines only when the match is over
scores 54 38
state 9c01…                    hash of the last state
broken-off resigned            only where the match ended before the game did, and why
seed 77e2…                     the promise kept
secret 1 5d19…                 that of seat 1 too; or "silent 1": it did not open its secret, and added nothing
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import NamedTuple

from fullsteam.kernel.box import BoxError, hash_of
from fullsteam.kernel.core import CHANCE, Refusal, State
from fullsteam.kernel.info import GameError
from fullsteam.kernel.room import Room
from fullsteam.kernel.words import NotationError, clipped

FORMAT = "fullsteam-record 1"
BY_CHANCE = "*"
SHARED = "2"  # the scheme in which people add to the seed; without this line the server chose it alone


class RecordError(ValueError):
    """A record that cannot be read or replayed; the text names the line."""


class IllegalMove(RecordError):
    """A move of a record that the rules refuse; the sentence is made from the refusal."""

    def __init__(self, line: int, move: str, refusal: Refusal) -> None:
        super().__init__(f'line {line}: "{clipped(move)}" is not allowed ({refusal.rule or "the game is over"})')
        self.line = line
        self.move = move
        self.refusal = refusal


class Move(NamedTuple):
    seat: int  # or CHANCE
    text: str  # notation
    line: int = 0  # of the file it was read from

    def written(self) -> str:
        return f"{BY_CHANCE if self.seat == CHANCE else self.seat + 1} {self.text}"


class Share(NamedTuple):
    """What a person adds to the seed."""

    seat: int
    promise: str  # SHA-256 of his secret, hexadecimal
    secret: str | None = None  # hexadecimal; empty: he stayed silent; None: not told (yet)

    def kept(self) -> str:
        return f"secret {self.seat + 1} {self.secret}" if self.secret else f"silent {self.seat + 1}"


@dataclass
class Record:
    game: str
    rules_version: int
    players: int
    options: dict[str, str]
    names: list[str]
    promise: str = ""  # SHA-256 of the seed, hexadecimal; empty: chance did not come from a committed seed
    moves: list[Move] = field(default_factory=list)
    scores: list[int] | None = None  # these three once the game is over
    state: str = ""
    seed: str = ""
    given: int = 0  # so many moves come from another match: this one's seed does not speak for them
    box: str = ""  # the text of the box it was played with
    board: str = ""  # Room.board: instead of the box, in records from before there were any
    shares: list[Share] = field(default_factory=list)  # by seat; none: the server alone chose the seed
    broken_off: str = ""  # why the match ended before the game did
    lines: dict[str, int] = field(default_factory=dict, compare=False)  # where the head and the end of a file say what

    def wrong(self, key: str, why: object) -> RecordError:
        """An error at the line that says this."""
        return RecordError(f"line {self.lines.get(key, 1)}: {why}")

    def written(self) -> str:
        lines = [FORMAT, f"game {self.game}", f"rules {self.rules_version}", f"players {self.players}"]
        lines += [f"board {self.board}"] if self.board else []
        lines += [f"box {hash_of(self.box)}", *(f"| {line}".rstrip() for line in self.box.splitlines())] if self.box else []
        lines += [f"option {name}={value}" for name, value in self.options.items()]
        lines += [f"seat {i} {' '.join(name.split())}" for i, name in enumerate(self.names, 1)]
        lines += [f"seed-sha256 {self.promise}"] if self.promise else []
        lines += [f"fairness {SHARED}"] if self.shares else []
        lines += [f"secret-sha256 {share.seat + 1} {share.promise}" for share in self.shares]
        lines += [f"given {self.given}"] if self.given else []
        lines += ["moves", *(move.written() for move in self.moves)]
        if self.scores is not None:
            lines += ["end", f"scores {' '.join(map(str, self.scores))}", f"state {self.state}"]
            lines += [f"broken-off {self.broken_off}"] if self.broken_off else []
            lines += [f"seed {self.seed}"] if self.seed else []
            lines += [share.kept() for share in self.shares if share.secret is not None]
        return "\n".join(lines) + "\n"


def state_hash(s: State) -> str:
    return sha256(json.dumps(s.dump(), sort_keys=True, separators=(",", ":")).encode()).hexdigest()


# --- reading


def parse_record(text: str) -> Record:
    lines = [(i, line.strip()) for i, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1)]
    lines = [(i, line) for i, line in lines if line and not line.startswith("#")]
    if not lines or lines[0][1] != FORMAT:
        raise RecordError(f'line {lines[0][0] if lines else 1}: this is no record; it should begin with "{FORMAT}"')
    head, moves, tail = split_record(lines[1:])
    record = read_head(head)
    record.moves = [read_move(line, i, record.players) for i, line in moves]
    if tail:
        read_tail(record, tail)
    return record


Lines = list[tuple[int, str]]


def split_record(lines: Lines) -> tuple[Lines, Lines, Lines]:
    words = [line for _, line in lines]
    if "moves" not in words:
        raise RecordError(f'line {lines[-1][0] if lines else 1}: the record breaks off before its line "moves"')
    start = words.index("moves")
    end = words.index("end") if "end" in words else len(words)
    if end < start:
        raise RecordError(f'line {lines[end][0]}: "end" comes before "moves"')
    return lines[:start], lines[start + 1 : end], lines[end:]


def read_head(lines: Lines) -> Record:
    single: dict[str, str] = {}
    at: dict[str, int] = {}
    options: dict[str, str] = {}
    names: dict[int, str] = {}
    promises: dict[int, str] = {}
    box: list[str] = []
    for i, line in lines:
        key, _, value = line.partition(" ")
        if key == "|" and "box" in single:
            box.append(value)
        elif key == "option" and "=" in value and value.partition("=")[0] not in options:
            name, _, chosen = value.partition("=")
            options[name] = chosen
            at[f"option {name}"] = i
        elif key == "seat" and value.partition(" ")[0] not in map(str, names):
            number, _, name = value.partition(" ")
            names[whole(number, i, "seat")] = name
            at[f"seat {number}"] = i
        elif key == "secret-sha256" and value.partition(" ")[0] not in map(str, promises):
            number, _, promise = value.partition(" ")
            promises[whole(number, i, key)] = promise
            at[f"secret-sha256 {number}"] = i
        elif key in ("game", "rules", "players", "box", "board", "seed-sha256", "fairness", "given") and key not in single:
            single[key] = value
            at[key] = i
        else:
            raise RecordError(f'line {i}: "{clipped(line)}" does not belong into the head of a record, or not twice')
    for key in ("game", "rules", "players"):
        if key not in single:
            raise RecordError(f'line {lines[-1][0] if lines else 1}: the head of the record has no line "{key}"')
    players = whole(single["players"], at["players"], "players")
    named = [names.get(i, f"Player {i}") for i in range(1, players + 1)]
    for seat in names:
        if not 1 <= seat <= players:
            raise RecordError(f"line {at[f'seat {seat}']}: there is no seat {seat} among {players} players")
    rules = whole(single["rules"], at["rules"], "rules")
    given = whole(single.get("given", "0"), at.get("given", 1), "given")
    promise, board = single.get("seed-sha256", ""), single.get("board", "")
    record = Record(single["game"], rules, players, options, named, promise, given=given, board=board, lines=at)
    record.shares = [Share(seat - 1, promises[seat]) for seat in sorted(promises)]
    check_shares(record, single.get("fairness"))
    if "box" in single:
        record.box = "".join(f"{line}\n" for line in box)
        if hash_of(record.box) != single["box"]:
            raise record.wrong("box", "these lines are not those of the box that was played with: their SHA-256 is another")
    return record


def check_shares(record: Record, scheme: str | None) -> None:
    """Does the head say how the seed came to be, in a way known here?"""
    if scheme not in (None, SHARED):
        raise record.wrong("fairness", f'this release knows fairness {SHARED} and none, not "{clipped(scheme)}"')
    if scheme is not None and not record.shares:
        raise record.wrong("fairness", 'the record says that people added to the seed, but has no line "secret-sha256"')
    for share in record.shares:
        line, seat = f"secret-sha256 {share.seat + 1}", share.seat + 1
        if scheme is None:
            raise record.wrong(line, f'secrets need the line "fairness {SHARED}"')
        if not 1 <= seat <= record.players:
            raise record.wrong(line, f"there is no seat {seat} among {record.players} players")


def whole(text: str, line: int, what: str) -> int:
    if not text.isascii() or not text.removeprefix("-").isdigit() or len(text) > 7:
        raise RecordError(f'line {line}: {what} needs a number, not "{clipped(text)}"')
    return int(text)


def read_move(line: str, i: int, players: int) -> Move:
    who, _, text = line.partition(" ")
    if who == BY_CHANCE:
        return Move(CHANCE, text, i)
    if who not in [str(seat) for seat in range(1, players + 1)]:
        raise RecordError(f'line {i}: "{clipped(line)}" should begin with {BY_CHANCE} or a seat from 1 to {players}')
    return Move(int(who) - 1, text, i)


def read_tail(record: Record, lines: Lines) -> None:
    """From the line "end" on: scores and state, each once, and perhaps the seed and what people added to it."""
    record.lines["end"] = lines[0][0]
    for i, line in lines[1:]:
        key, _, value = line.partition(" ")
        if key in ("secret", "silent"):
            read_share(record, i, key, value)
            continue
        if key not in ("scores", "state", "seed", "broken-off") or key in record.lines:
            raise RecordError(f'line {i}: "{clipped(line)}" does not belong after "end"')
        record.lines[key] = i
        if key == "scores":
            record.scores = [whole(number, i, "scores") for number in value.split()]
        elif key == "state":
            record.state = value
        elif key == "seed":
            record.seed = value
        elif not value:
            raise RecordError(f'line {i}: "broken-off" says why')
        else:
            record.broken_off = value
    for key in ("scores", "state"):
        if key not in record.lines:
            raise record.wrong("end", f'after "end" there is no line "{key}"')


def read_share(record: Record, i: int, key: str, value: str) -> None:
    number, _, secret = value.partition(" ")
    seat = whole(number, i, key) - 1
    at = next((n for n, share in enumerate(record.shares) if share.seat == seat and share.secret is None), None)
    if at is None:
        raise RecordError(f"line {i}: seat {seat + 1} promised no secret, or its secret stands here twice")
    if bool(secret) != (key == "secret"):
        raise RecordError(f'line {i}: it is "secret SEAT NUMBER" or "silent SEAT"')
    record.shares[at] = record.shares[at]._replace(secret=secret)
    record.lines[f"secret {seat + 1}"] = i


# --- replaying


def replay(room: Room, record: Record) -> Iterator[State]:
    """The position before the first move and after each one. The state is the same object, moving on; clone what you
    keep. RecordError at the first move that the rules refuse."""
    room = as_recorded(room, record)
    check_head(room, record)
    s = room.new(record.players, record.options)
    s.events = []
    yield s
    for move in record.moves:
        play_written(room, s, move)
        yield s


def as_recorded(room: Room, record: Record) -> Room:
    """The room as the record has it: with its box, and what was begun by older rules is played by them."""
    try:
        if record.box and room.box is None:
            room = room.with_box(record.box)
    except BoxError as error:
        raise record.wrong("box", error) from error
    except GameError as error:
        raise record.wrong("game", error) from None
    here = room.box.text if room.box is not None else ""
    if record.board != room.board if record.board else record.box != here:
        played, found = (record.board or name_of(record.box), room.board or name_of(here))
        raise record.wrong("board", f"the record was played on another board ({played}) than this one ({found})")
    try:
        return room.by(record.rules_version)
    except GameError as error:
        raise record.wrong("rules", error) from None


def name_of(box: str) -> str:
    return f"box {hash_of(box)[:16]}" if box else "the game's own"


def check_head(room: Room, record: Record) -> None:
    key = "players"
    try:
        room.info.check_players(record.players)
        for name, value in record.options.items():
            key = f"option {name}"
            room.info.options_for({name: value}, room.rules)
    except GameError as error:
        raise record.wrong(key, error) from None


def play_written(room: Room, s: State, move: Move) -> None:
    try:
        action = room.game.verbs.parse(move.text)
    except NotationError as error:
        raise RecordError(f"line {move.line}: {error}") from None
    refusal = room.game.refusal(s, move.seat, action)
    if refusal is not None:
        raise IllegalMove(move.line, move.written(), refusal)
    room.game.play(s, move.seat, action)
