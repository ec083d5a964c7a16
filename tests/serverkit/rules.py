"""The laws of play over thousands of matches of one game at one size of table, with all its options; and bots' matches.

python -m serverkit.rules --game trambahn --players 2 --matches 10000 --bots 1000   (make soak PARTS=rules)"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from dataclasses import dataclass, field

from msgspec.json import encode

from fullsteam.bots import bot
from fullsteam.games import ROOMS
from fullsteam.kernel.core import CHANCE, ONLOOKER, State
from fullsteam.kernel.features import bounds as limits
from fullsteam.kernel.features import names
from fullsteam.kernel.record import Move, Record, parse_record, replay, state_hash
from fullsteam.kernel.rng import Rng, stream
from fullsteam.kernel.room import Room
from fullsteam.play.perspective import Perspective
from fullsteam.testing import laws
from fullsteam.testing.walk import Position

THOROUGH = 25  # of so many matches one is looked at in every way, which takes long
EVERY, SELDOM = 7, 31  # in such a match, after so many choices; and by all laws after so many
LEVELS = ("novice", "greedy")  # they choose by rules of thumb: thinking ones would take days


@dataclass
class Campaign:
    room: Room
    players: int
    counted: Counter[str] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.known = set(self.room.rulebooks["en"].ids())
        blocks = self.room.game.observation(self.players)
        self.called, (self.low, self.high) = names(blocks), limits(blocks)

    def options(self, n: int) -> dict[str, str]:
        """All combinations in turn, as random numbers have it."""
        rng = stream(n, 0)
        known = [o for o in self.room.info.options if o.since <= self.room.rules]
        return self.room.info.options_for({o.name: o.values[rng.below(len(o.values))] for o in known} if n % 2 else {})

    def match(self, n: int, bots: bool) -> None:
        """One match, every law that a single position can break at every step."""
        game, rng = self.room.game, stream(n, 1)
        options = self.options(n)
        s = self.room.new(self.players, options)
        s.events = []
        census, choices = game.census(s), 0
        minds = [bot(LEVELS[(n + seat) % len(LEVELS)]) for seat in range(self.players)] if bots else []
        moves: list[Move] = []
        while actors := game.actors(s):
            seat = actors[rng.below(len(actors))]
            legal = game.legal_list(s, seat)
            where = f"match {n}, {self.players} players, choice {choices} ({game.step(s).name})"
            self.position(s, actors, legal, where)
            if seat == CHANCE:
                choice = game.sample(s, rng)
            elif bots:
                choice = minds[seat].choose(Perspective(self.room, s, seat), Rng(n * 7919 + choices))
            else:
                choice = legal[rng.below(len(legal))]
            assert choice in legal, f"{where}: {game.verbs.text(choice)} is not legal"
            if n % THOROUGH == 0:
                moves.append(Move(seat, game.verbs.text(choice)))
                self.look(Position(s, seat, legal, choices, Rng(choices), choice), n // THOROUGH, where)
            game.play(s, seat, choice)
            s.events = []
            assert game.census(s) == census, f"{where}: {game.verbs.text(choice)} made or lost something"
            choices += 1
        self.end(s, choices, n)
        if moves:
            self.written_down(s, options, moves, n)
        self.counted["choices"] += choices

    def position(self, s: State, actors: list[int], legal: list[int], where: str) -> None:
        assert legal, f"{where}: nothing to choose"
        assert legal == sorted(set(legal)), f"{where}: choices are not ascending"
        assert len(set(actors)) == len(actors), f"{where}: somebody is asked twice"

    def look(self, p: Position, n: int, where: str) -> None:
        if p.ply % EVERY == n % EVERY:
            self.closely(p, where)
        if p.ply % SELDOM == n % SELDOM:
            self.thorough(p, where)

    def closely(self, p: Position, where: str) -> None:
        """Copies are independent, what is loaded is what was dumped, a seat cannot see what is hidden from it, notation goes
        round."""
        game, s = self.room.game, p.state
        before = state_hash(s)
        copy = s.clone()
        game.play(copy, p.seat, p.choice)
        assert state_hash(s) == before, f"{where}: playing on a copy changed the original"
        assert state_hash(game.load(json.loads(json.dumps(s.dump())))) == before, f"{where}: load(dump) is another state"
        for other in range(ONLOOKER, self.players):
            imagined = game.imagine(s, other, Rng(len(where)))
            assert encode(game.view(imagined, other)) == encode(game.view(s, other)), f"{where}: seat {other} can tell"
            assert game.legal_list(imagined, other) == game.legal_list(s, other), f"{where}: choices of {other} tell a secret"
        laws.offered(self.room, p, where)
        self.counted["positions looked at closely"] += 1

    def thorough(self, p: Position, where: str) -> None:
        """All laws of a position, and whatever may be chosen is played to the end on a copy."""
        game, before = self.room.game, state_hash(p.state)
        laws.kept_secret(self.room, p, where)
        laws.told_alike(self.room, p, where)
        laws.observed(self.room, p.state, where, self.called, self.low, self.high, p.ply)
        laws.refused(self.room, p, where, self.known)
        for action in laws.some(p.legal, p.ply):
            copy = p.state.clone()
            game.play(copy, p.seat, action)
            game.playout(copy, Rng(action))
        assert state_hash(p.state) == before, f"{where}: playing on a copy changed the original"
        self.counted["positions looked at in every way"] += 1

    def written_down(self, s: State, options: dict[str, str], moves: list[Move], n: int) -> None:
        """What was played is written, read and played again to the same end; after it nobody may move."""
        info, game = self.room.info, self.room.game
        record = Record(info.id, self.room.rules, self.players, options, [f"P{i}" for i in range(self.players)])
        text = record.written() + "\n".join(move.written() for move in moves) + "\n"
        *_, end = replay(self.room, parse_record(text))
        assert state_hash(end) == state_hash(s), f"match {n}: its record ends elsewhere"
        refusal = game.refusal(s, 0, 0)
        assert refusal is not None and refusal.rule in self.known, f"match {n}: a move after the end is not refused"

    def end(self, s: State, choices: int, n: int) -> None:
        game = self.room.game
        tallies = {"choices": choices, **game.tallies(s)}
        for name, most in self.room.info.bounds.items():
            assert tallies[name] <= most, f"match {n}: {tallies[name]} {name}, more than {most}"
        shares = sum(game.payoff(s, seat) for seat in range(self.players))
        assert min(game.places(s)) == 1 and abs(shares - 1) < 1e-9, f"match {n}: places {game.places(s)}"

    def play(self, matches: int, name: str, bots: bool) -> None:
        for n in range(matches):
            try:
                self.match(n, bots)
            except AssertionError as error:
                self.broken.append(str(error))
            self.counted[name] += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", required=True, choices=list(ROOMS))
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--bots", type=int, default=1_000)
    a = parser.parse_args()
    began = time.monotonic()
    c = Campaign(ROOMS[a.game], a.players)
    c.play(a.matches, "matches", bots=False)
    c.play(a.bots, "bots' matches", bots=True)
    for sentence in c.broken[:50]:
        print(sentence, file=sys.stderr)
    print(json.dumps({**c.counted, "broken": len(c.broken), "seconds": round(time.monotonic() - began)}))
    sys.exit(1 if c.broken else 0)


if __name__ == "__main__":
    main()
