"""Golden playthroughs: all that can be observed of some random games, as text that people review.

python -m fullsteam.testing.golden FOLDER writes them anew; a test compares them line by line."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from fullsteam.games import ROOMS
from fullsteam.kernel.core import CHANCE, ONLOOKER, State
from fullsteam.kernel.record import state_hash
from fullsteam.kernel.room import Room
from fullsteam.testing.walk import table, walk

WALKS = 2  # a number of players each, default options and others in turn
VIEW_EVERY = 60  # plies between two pictures of the table


def files(room: Room) -> dict[str, str]:
    """The playthroughs of a room: file name -> text."""
    counts = room.info.max_players - room.info.min_players + 1
    return {f"{n:02}-{table(room, n).players}p.txt": "\n".join(lines(room, n)) + "\n" for n in range(max(WALKS, counts))}


def lines(room: Room, n: int) -> Iterator[str]:
    t = table(room, n)
    yield f"{room.info.id}, rules version {room.info.rules_version}, walk {n}: {t.players} players, {json.dumps(t.options)}"
    s: State | None = None
    for p in walk(room, n):
        s = p.state
        yield from happened(room, s)
        if p.ply % VIEW_EVERY == 0:
            yield from pictures(room, s)
        step = room.game.step(s)
        yield f"{p.ply:4} {step.name} {step.rule}: {legal(room, p.legal)}"
        yield f"     {'*' if p.seat == CHANCE else p.seat + 1} {room.game.verbs.text(p.choice)}"
    assert s is not None
    yield from happened(room, s)
    yield from pictures(room, s)
    scores = [int(room.game.score(s, seat)) for seat in range(s.seats)]
    yield f"over: scores {scores}, places {room.game.places(s)}, state {state_hash(s)[:16]}"


def legal(room: Room, actions: list[int]) -> str:
    """The choices; of many only the first and the last."""
    texts = [room.game.verbs.text(action) for action in actions]
    return " | ".join(texts if len(texts) <= 9 else [*texts[:6], f"… {len(texts)} in all …", texts[-1]])


def happened(room: Room, s: State) -> Iterator[str]:
    """The events since the last choice, each with its audience."""
    for e in s.events or []:
        audience = [str(seat + 1) for seat in range(s.seats) if e.seen_by(seat)]
        to = "all" if e.to == -1 else "".join(audience) + ("+" if e.seen_by(ONLOOKER) else "")
        yield f"       {to}: {room.game.happenings.text(e.code)} {e.number}"
    s.events = []


def pictures(room: Room, s: State) -> Iterator[str]:
    for seat in range(ONLOOKER, s.seats):
        view = json.dumps(room.game.view(s, seat), ensure_ascii=False)
        yield f"     view of {'an onlooker' if seat == ONLOOKER else seat + 1}: {view}"


def write(folder: Path) -> None:
    for game_id, room in ROOMS.items():
        (folder / game_id).mkdir(parents=True, exist_ok=True)
        for name, text in files(room).items():
            (folder / game_id / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
