"""python -m fullsteam.testing.trace PACKAGE [WALKS]: one hash over all that can be observed in some walks.

It must be the same compiled or not, on any Python, under any PYTHONHASHSEED."""

from __future__ import annotations

import json
import sys
from hashlib import sha256

from fullsteam import compiled
from fullsteam.kernel.core import ONLOOKER
from fullsteam.kernel.record import state_hash
from fullsteam.kernel.room import Room
from fullsteam.testing.laws import numbers
from fullsteam.testing.walk import walk, written


def trace(room: Room, walks: int) -> str:
    digest = sha256()
    for n in range(walks):
        s = None
        for p in walk(room, n):
            s = p.state
            seen = [written(room, s.events, seat) for seat in range(ONLOOKER, s.seats)]
            s.events = []
            digest.update(json.dumps([p.seat, p.choice, p.legal, seen]).encode())
            if p.ply % 10 == 0:
                views = [room.game.view(s, seat) for seat in range(ONLOOKER, s.seats)]
                imagined = [state_hash(room.game.imagine(s, seat, p.rng)) for seat in range(ONLOOKER, s.seats)]
                observed = [numbers(room, s, seat) for seat in range(s.seats)]
                digest.update(json.dumps([views, imagined, observed]).encode())
        assert s is not None
        seen = [written(room, s.events, seat) for seat in range(ONLOOKER, s.seats)]
        scores = [[room.game.score(s, seat), room.game.standing(s, seat)] for seat in range(s.seats)]
        digest.update(json.dumps([state_hash(s), scores, seen]).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    walks = int(sys.argv[2]) if len(sys.argv) > 2 else 4
    print("compiled" if compiled() else "interpreted", trace(Room(sys.argv[1]), walks))
