"""The laws of play. Each function walks through games of a room and raises AssertionError where a promise is broken."""

from __future__ import annotations

import json

from fullsteam.kernel.core import ALL, CHANCE, ONLOOKER, State, Step, seat_of
from fullsteam.kernel.features import bounds as limits
from fullsteam.kernel.features import names
from fullsteam.kernel.ints import empty
from fullsteam.kernel.record import Record, parse_record, replay, state_hash
from fullsteam.kernel.rng import Rng, stream
from fullsteam.kernel.room import Room
from fullsteam.testing.walk import Position, last, start, table, walk, written


def top(s: State) -> int:
    return int(s.agenda.items[s.agenda.size - 1])


def some(actions: list[int], ply: int) -> list[int]:
    """All of them, or of many a dozen or two, evenly spread and others each time."""
    stride = max(1, len(actions) // 12)
    return actions[ply % stride :: stride]


def legal_lists(room: Room, games: int) -> None:
    """Ascending, unique, never empty before the end; notation goes round; nobody else may act; weights fit."""
    for n in range(games):
        for p in walk(room, n):
            offered(room, p, f"ply {p.ply} of walk {n} ({room.game.step(p.state).name})")


def offered(room: Room, p: Position, where: str) -> None:
    verbs = room.game.verbs
    assert p.legal == sorted(set(p.legal)), f"{where}: choices are not ascending and unique: {p.legal}"
    for action in p.legal:
        assert verbs.parse(verbs.text(action)) == action, f"{where}: notation of {action} does not go round"
    actors = room.game.actors(p.state)
    assert all(not room.game.legal_list(p.state, q) for q in range(p.state.seats) if q not in actors), where
    if p.seat == CHANCE:
        chance(room, p, where)


def chance(room: Room, p: Position, where: str) -> None:
    """Weights are positive and as many as outcomes; the short way to sample gives what the long way gives."""
    weights = empty()
    room.game.weights(p.state, weights)
    assert weights.size == len(p.legal) and min(weights.to_list()) > 0, f"{where}: weights do not fit the outcomes"
    one, two = Rng(p.ply), Rng(p.ply)
    f = top(p.state)
    short = room.game.sample(p.state, one)
    assert short == Step.sample(room.game.step(p.state), p.state, f, two), f"{where}: sample takes another way"
    assert one.x == two.x, f"{where}: sample uses chance differently"


def side_by_side(room: Room, games: int) -> None:
    """Two copies of the same walk, in step: no hidden state outside the state."""
    for n in range(games):
        for one, two in zip(walk(room, n), walk(room, n), strict=True):
            same = (one.seat, one.legal, one.choice) == (two.seat, two.legal, two.choice)
            assert same and state_hash(one.state) == state_hash(two.state), f"ply {one.ply} of walk {n}: two copies part ways"


def clones(room: Room, games: int, every: int = 7) -> None:
    """Every legal choice is played on a copy, to the end; neither the original nor any older copy ever changes."""
    for n in range(games):
        kept: list[tuple[State, str]] = []
        for p in walk(room, n):
            if p.ply % every != n % every:
                continue
            before = state_hash(p.state)
            kept.append((p.state.clone(), before))
            for action in some(p.legal, p.ply):
                copy = p.state.clone()
                assert state_hash(copy) == before, f"ply {p.ply} of walk {n}: a clone differs from its original"
                room.game.play(copy, p.seat, action)
                room.game.playout(copy, Rng(action))
            assert state_hash(p.state) == before, f"ply {p.ply} of walk {n}: playing on a clone changed the original"
        for copy, before in kept:
            assert state_hash(copy) == before, f"walk {n}: an old clone changed when the game went on"


def playouts(room: Room, games: int) -> None:
    """The play-out loop goes, choice by choice and with the same use of chance, where single steps go."""
    game = room.game
    for n in range(games):
        t = table(room, n)
        one, two = stream(n, 2), stream(n, 2)
        s, u = start(room, t), room.new(t.players, t.options)
        choices = 0
        while (seat := game.actor(s)) != -1:
            legal = game.legal_list(s, seat)
            game.play(s, seat, game.sample(s, one) if seat == CHANCE else legal[one.below(len(legal))])
            choices += 1
        assert game.playout(u, two) == choices, f"walk {n}: the play-out counts other choices than single steps"
        assert one.x == two.x and state_hash(s) == state_hash(u), f"walk {n}: the play-out leads elsewhere"


def records(room: Room, games: int) -> None:
    """What was played can be written, read and replayed to the same hashes; also from a dump in the middle."""
    game = room.game
    for n in range(games):
        t = table(room, n)
        record = Record(room.info.id, room.rules, t.players, t.options, [f"P{i}" for i in range(t.players)])
        hashes: list[str] = []
        loaded: State | None = None
        lines: list[str] = []
        for p in walk(room, n):
            hashes.append(state_hash(p.state))
            lines.append(f"{'*' if p.seat == CHANCE else p.seat + 1} {game.verbs.text(p.choice)}")
            if loaded is not None and p.ply % 3 == 0:
                assert state_hash(loaded) == hashes[-1], f"ply {p.ply} of walk {n}: a loaded game goes another way"
            if loaded is None or p.ply % 7 == 0:
                loaded = game.load(json.loads(json.dumps(p.state.dump())))
                assert state_hash(loaded) == hashes[-1], f"ply {p.ply} of walk {n}: load(dump) is not the same state"
            game.play(loaded, p.seat, p.choice)
        text = record.written() + "\n".join(lines) + "\n"
        again = [state_hash(s) for s in replay(room, parse_record(text))]
        assert again[: len(hashes)] == hashes, f"walk {n}: the replay has other states"


def census(room: Room, games: int) -> None:
    """Nothing is made, nothing is lost: at every step."""
    for n in range(games):
        counted = room.game.census(start(room, table(room, n)))
        s = None
        for p in walk(room, n):
            s = p.state
            now = room.game.census(s)
            if now != counted:
                changed = {
                    key: (counted.get(key), now.get(key)) for key in {*counted, *now} if counted.get(key) != now.get(key)
                }
                raise AssertionError(f"ply {p.ply} of walk {n}: the census changed: {changed}")
        assert s is not None and room.game.census(s) == counted, f"walk {n}: the census changed with the last choice"


def secrets(room: Room, games: int, every: int = 3) -> None:
    """view(imagine(s, p), p) == view(s, p), likewise the choices; imagination knows only what the seat knows."""
    different = False
    for n in range(games):
        for p in walk(room, n):
            if p.ply % every == n % every:
                different = kept_secret(room, p, f"ply {p.ply} of walk {n}") or different
    assert different or not room.info.secret, "there are secrets, but a seat never imagines anything else than the truth"


def kept_secret(room: Room, p: Position, at: str) -> bool:
    """In this position, from every seat; whether any imagines something else than the truth."""
    game, different = room.game, False
    before, counted = state_hash(p.state), game.census(p.state)
    for seat in range(ONLOOKER, p.state.seats):
        where = f"{at}, seat {seat}"
        other = game.imagine(p.state, seat, Rng(p.ply))
        assert view(room, other, seat) == view(room, p.state, seat), f"{where}: an imagined state looks different"
        assert game.legal_list(other, seat) == game.legal_list(p.state, seat), f"{where}: choices tell a secret"
        assert game.actors(other) == game.actors(p.state), f"{where}: who is asked tells a secret"
        assert game.census(other) == counted, f"{where}: imagination makes or loses things"
        one, two = game.imagine(p.state, seat, Rng(7)), game.imagine(other, seat, Rng(7))
        assert state_hash(one) == state_hash(two), f"{where}: imagination depends on what the seat cannot know"
        deeper = game.imagine(other, (seat + 1) % p.state.seats, Rng(p.ply))
        assert game.census(deeper) == counted, f"{where}: imagining within what one imagines makes or loses things"
        different = different or state_hash(game.redeal(p.state, seat, Rng(p.ply))) != before
        learns_nothing(room, p, other, seat, where)
    assert state_hash(p.state) == before, f"{at}: imagining changed the state"
    return different


def view(room: Room, s: State, seat: int) -> str:
    return json.dumps(room.game.view(s, seat))  # in the order in which it is sent


def after(room: Room, s: State, seat: int, action: int, observer: int) -> tuple[str, list[str]]:
    """What the observer sees of a choice: the table then, and the events; nothing where the rules reveal a secret."""
    copy = s.clone()
    copy.events = []
    room.game.play(copy, seat, action)
    if copy.revealed:
        return "", []
    return view(room, copy, observer), written(room, copy.events, observer)


def learns_nothing(room: Room, p: Position, other: State, seat: int, where: str) -> None:
    """In two states that a seat cannot tell apart the same choice, its own or another's or chance's, shows it the same.
    Sealed and open frames are left out (their last answer reveals the others), and what the rules reveal (State.reveal).
    So one's own open choice teaches one nothing, and may be taken back."""
    if seat_of(top(p.state)) <= ALL or p.choice not in room.game.legal_list(other, p.seat):
        return
    true, imagined = (after(room, s, p.seat, p.choice, seat) for s in (p.state, other))
    assert true == imagined or ("", []) in (true, imagined), f"{where}: {room.game.verbs.text(p.choice)} shows it a secret"


def events(room: Room, games: int, every: int = 3) -> None:
    """Events tell no more than views: choices that leave an observer with the same view are told to him alike."""
    for n in range(games):
        for p in walk(room, n):
            if p.ply % every == n % every:
                told_alike(room, p, f"ply {p.ply} of walk {n}")


def told_alike(room: Room, p: Position, where: str) -> None:
    """Where everything lies open no event can tell too much: two rolls that come to the same are told apart by the dice, which
    all have seen."""
    if not room.info.secret:
        return
    text = room.game.verbs.text
    others = [seat for seat in range(ONLOOKER, p.state.seats) if seat != p.seat]
    for seat in others if seat_of(top(p.state)) > ALL else []:
        told: dict[str, tuple[list[str], int]] = {}
        for action in some(p.legal, p.ply):
            seen, heard = after(room, p.state, p.seat, action, seat)
            first, by = told.setdefault(seen, (heard, action))
            told_apart = f"{where}: seat {seat} can tell {text(action)} from {text(by)} only by its events"
            assert heard == first, f"{told_apart}: {heard} / {first}"


def observations(room: Room, games: int, every: int = 3) -> None:
    """As many numbers as are described, each within its bounds, all names different; the same from positions a seat
    cannot tell apart; to be had at any time, also when the game is over."""
    for n in range(games):
        blocks = room.game.observation(table(room, n).players)
        called, (low, high) = names(blocks), limits(blocks)
        assert len(set(called)) == len(called), "two numbers of an observation have one name"
        assert all(block.about for block in blocks), "a number of an observation is not described"
        s = None
        for p in walk(room, n):
            s = p.state
            if p.ply % every == n % every:
                observed(room, s, f"ply {p.ply} of walk {n}", called, low, high, p.ply)
        assert s is not None
        observed(room, s, f"end of walk {n}", called, low, high, 0)


def observed(room: Room, s: State, where: str, called: list[str], low: list[int], high: list[int], seed: int) -> None:
    for seat in range(s.seats):
        seen = numbers(room, s, seat)
        assert len(seen) == len(called), f"{where}: seat {seat} sees {len(seen)} numbers, {len(called)} are described"
        for name, number, least, most in zip(called, seen, low, high, strict=True):
            assert least <= number <= most, f"{where}: {name} is {number}, not between {least} and {most}"
        other = numbers(room, room.game.imagine(s, seat, Rng(seed)), seat)
        told = [name for name, one, two in zip(called, seen, other, strict=True) if one != two]
        assert not told, f"{where}: seat {seat} can tell an imagined position by {told}"


def numbers(room: Room, s: State, seat: int) -> list[int]:
    out = empty()
    room.game.observe(s, seat, out)
    return out.to_list()


def bounds(room: Room, games: int) -> None:
    """No game is longer than it can be; somebody wins, and winners share one point."""
    game = room.game
    for n in range(games):
        t = table(room, n)
        s = room.new(t.players, t.options)
        tallies = {"choices": int(game.playout(s, stream(n, 3))), **game.tallies(s)}
        for name, most in room.info.bounds.items():
            assert tallies[name] <= most, f"walk {n}: {tallies[name]} {name}, more than {most}"
        places = game.places(s)
        assert min(places) == 1 and abs(sum(game.payoff(s, seat) for seat in range(t.players)) - 1) < 1e-9, places


def refusals(room: Room, games: int, every: int = 11) -> None:
    """Whatever is not legal is refused with a reason that names an existing paragraph; whatever is legal is not."""
    game = room.game
    known = set(room.rulebooks["en"].ids())
    for n in range(games):
        for p in walk(room, n):
            if p.ply % every == n % every:
                refused(room, p, f"ply {p.ply} of walk {n}", known)
        refusal = game.refusal(last(room, n), 0, 0)
        assert refusal is not None and game.refusals.word(refusal.code).name == "over", "a move after the end is not refused"
        assert refusal.rule in known, "a move after the end is refused without a paragraph (Game.ends)"


def refused(room: Room, p: Position, at: str, known: set[str]) -> None:
    game = room.game
    tried = [*p.legal[:5], *(p.rng.below(game.verbs.size) for _ in range(30))]
    for seat in range(p.state.seats):
        mine = game.legal_list(p.state, seat)
        for action in tried:
            refusal = game.refusal(p.state, seat, action)
            where = f"{at}: {game.verbs.text(action)}"
            assert (refusal is None) == (action in mine), f"{where}: refused and legal, or neither"
            assert refusal is None or refusal.rule in known, f"{where}: refused without a paragraph"
