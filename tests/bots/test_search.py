"""The search: sealed and open frames, chance, widening, budgets."""

from __future__ import annotations

import time

import pytest

from conformance.test_fifth_game import ROOM as PENNY
from fullsteam.bots import bot
from fullsteam.bots.judge import Judge, gain
from fullsteam.bots.search import Search, Settings
from fullsteam.bots.thinker import KINDS, room_weights
from fullsteam.games import ROOMS
from fullsteam.kernel.core import CHANCE, Game, State
from fullsteam.kernel.ints import empty
from fullsteam.kernel.rng import Rng
from fullsteam.kernel.room import Room
from fullsteam.play.perspective import Perspective
from fullsteam.testing.walk import walk

GAME: Game[State] = PENNY.game


def penny(*texts: str) -> State:
    """Penny Auction for two, with favourites and a prize drawn, then these bids: "1 bid 2"."""
    s = GAME.new(2, {"coins": "six"}, 1)
    for text in ("drawn apple", "drawn clock", "drawn brooch"):
        GAME.play(s, CHANCE, GAME.verbs.parse(text))
    for text in texts:
        GAME.play(s, CHANCE if text[0] == "*" else int(text[0]) - 1, GAME.verbs.parse(text[2:]))
    return s


def chosen(s: State, seat: int, name: str = "search@300i", seed: int = 1, room: Room = PENNY) -> str:
    return room.game.verbs.text(bot(name).choose(Perspective(room, s, seat), Rng(seed)))


def test_a_forced_choice_costs_no_thinking() -> None:
    met = 0
    for room in (PENNY, *ROOMS.values()):
        for p in walk(room, 1):
            if p.seat != CHANCE and len(p.legal) == 1:
                started = time.process_time()
                action = bot("champion@20s").choose(Perspective(room, p.state, p.seat), Rng(1))
                assert action == p.legal[0] and time.process_time() - started < 5
                met += 1
    assert met > 3, "the walks meet too few forced choices"


def test_the_same_rounds_give_the_same_choice_and_leave_the_state_alone() -> None:
    for room in ROOMS.values():
        p = next(p for p in walk(room, 1) if p.seat != CHANCE and len(p.legal) > 2 and p.ply > 20)
        before = p.state.dump()
        first = [chosen(p.state, p.seat, "search@30i", seed, room) for seed in range(4)]
        assert first == [chosen(p.state, p.seat, "search@30i", seed, room) for seed in range(4)]
        assert p.state.dump() == before


def test_secret_answers_of_others_are_thought_about_and_never_read() -> None:
    """Whatever the other has sealed, the choice is the same; and all its possible answers are tried."""
    answers = {chosen(penny(f"2 bid {n}"), 0) for n in range(6)}
    assert len(answers) == 1
    s = penny("2 bid 5")
    search = Search(GAME, GAME.imagine(s, 0, Rng(1)), 0, Rng(1), Settings())
    search.think(200, 0.0)
    tried = {(child.seat, GAME.verbs.text(child.action)) for child in search.root.children}
    assert {(seat, f"bid {n}") for seat in range(2) for n in range(7)} == tried


def test_a_sealed_answer_is_our_own_not_that_of_another() -> None:
    """The other seat has more coins, and tries them all in the tree; we can choose only what we can pay."""
    for seed in range(4):
        s = penny("1 bid 6", "2 bid 0", "* drawn clock")
        assert GAME.actors(s) == [0, 1] and len(GAME.legal_list(s, 0)) < len(GAME.legal_list(s, 1))
        search = Search(GAME, GAME.imagine(s, 1, Rng(seed)), 1, Rng(seed), Settings())
        assert search.think(300, 0.0) in GAME.legal_list(s, 1)
        search = Search(GAME, GAME.imagine(s, 0, Rng(seed)), 0, Rng(seed), Settings())
        assert search.think(300, 0.0) in GAME.legal_list(s, 0)
        assert any(child.seat == 1 and child.action not in GAME.legal_list(s, 0) for child in search.root.children)


def test_in_an_open_frame_the_observer_speaks_first_at_the_root() -> None:
    s = penny("1 bid 2", "2 bid 2")
    assert GAME.actors(s) == [1]
    search = Search(GAME, GAME.imagine(s, 1, Rng(1)), 1, Rng(1), Settings())
    search.think(100, 0.0)
    assert {child.seat for child in search.root.children} == {1}
    assert {child.action for child in search.root.children} == set(GAME.legal_list(s, 1))


def test_widening_begins_with_few_and_looks_at_more_with_time() -> None:
    room = next(iter(ROOMS.values()))
    p = max(walk(room, 2), key=lambda p: len(p.legal) if p.seat != CHANCE else 0)
    # (the walk has moved on to its end: play it again up to that place)
    p = next(q for q in walk(room, 2) if q.ply == p.ply)
    settings = Settings()
    settings.widen = 2
    many = []
    for rounds in (3, 60, 400):
        search = Search(room.game, room.game.imagine(p.state, p.seat, Rng(1)), p.seat, Rng(1), settings)
        for _ in range(rounds):
            search.round()
        many.append(len(search.root.children))
    assert many[0] == 2 < many[1] < many[2] <= len(p.legal)


def test_a_search_stops_when_nothing_can_change_its_choice() -> None:
    s = penny()
    sure = Search(GAME, GAME.imagine(s, 0, Rng(1)), 0, Rng(1), Settings())
    sure.think(1000, 0.0)
    assert sure.rounds <= 1000
    longer = Search(GAME, GAME.imagine(s, 0, Rng(1)), 0, Rng(1), Settings())
    for _ in range(1000):
        longer.round()
    assert sure.favourite().action == longer.favourite().action


@pytest.mark.parametrize("paranoid", ["yes", "no"])
@pytest.mark.parametrize("room", [PENNY, *ROOMS.values()], ids=["penny", *ROOMS])
def test_every_setting_works_at_every_table_size(room: Room, paranoid: str) -> None:
    """Whole short searches with cuts, guidance and both back-ups; results stay between 0 and 1."""
    for players in range(room.info.min_players, room.info.max_players + 1):
        s = room.new(players, {})
        rng = Rng(players)
        while room.game.actors(s) == [CHANCE]:
            room.game.play(s, CHANCE, room.game.sample(s, rng))
        seat = room.game.actor(s)
        name = f"search:paranoid={paranoid}:guided=yes:cut=6:ahead=0:look=3:whim=100:widen=3:win=0.5:curiosity=0.5@20i"
        search = bot(name).search(Perspective(room, s, seat), rng)  # type: ignore[attr-defined]
        assert search.think(20, 0.0) in room.game.legal_list(s, seat)
        assert all(0 <= child.total <= child.visits for child in search.root.children)


def test_settings_are_those_the_search_has() -> None:
    settings = Settings()
    for name, kind in KINDS.items():
        assert isinstance(getattr(settings, name), kind)


def test_a_time_budget_is_kept() -> None:
    room = next(iter(ROOMS.values()))
    p = next(p for p in walk(room, 1) if p.seat != CHANCE and len(p.legal) > 3)
    search = bot("search").search(Perspective(room, p.state, p.seat), Rng(1))  # type: ignore[attr-defined]
    started = time.thread_time()
    search.think(0, 0.2)
    assert time.thread_time() - started < 1.0
    assert search.rounds > 3


@pytest.mark.heavy
@pytest.mark.parametrize("room", ROOMS.values(), ids=list(ROOMS))
def test_search_beats_random_players(room: Room) -> None:
    """A search of few rounds wins nine games of ten and more: here it must win 7 of 8."""
    won = 0.0
    for n in range(8):
        s, rng = room.new(2, {}), Rng(n)
        players = [bot("random"), bot("random")]
        players[n % 2] = bot("expert@60i")
        while actors := room.game.actors(s):
            seat = actors[0]
            action = room.game.sample(s, rng) if seat == CHANCE else players[seat].choose(Perspective(room, s, seat), rng)
            room.game.play(s, seat, action)
        won += room.game.payoff(s, n % 2)
    assert won >= 7


# --- when to stop


def late_choice(game: str = next(iter(ROOMS))) -> tuple[Room, State, int]:
    """A position of the middle game with several choices."""
    room = ROOMS[game]
    p = next(p for p in walk(room, 1) if p.seat != CHANCE and len(p.legal) > 3 and p.ply > 40)
    return room, p.state.clone(), p.seat


def test_gain_is_what_changing_over_may_bring() -> None:
    assert gain(0.0, 1.0) == pytest.approx(0.39894, abs=1e-4)
    assert gain(1.0, 1.0) == pytest.approx(0.08332, abs=1e-4)
    assert gain(-0.5, 0.0) == 0.5 and gain(0.5, 0.0) == 0.0
    assert gain(0.3, 0.1) < gain(0.2, 0.1) < gain(0.2, 0.2)


def test_thinking_ends_when_too_little_is_to_be_gained() -> None:
    room, s, seat = late_choice()
    spent = []
    for enough in ("0", "0.01", "0.05"):
        search = bot(f"search:enough={enough}").search(Perspective(room, s, seat), Rng(1))  # type: ignore[attr-defined]
        search.think(1500, 0.0)
        spent.append(search.rounds)
    assert spent[0] > spent[1] >= spent[2] > 0


# --- judgement that was learnt


@pytest.mark.parametrize("room", [room for room in ROOMS.values() if room.game.sign_names()], ids=lambda room: room.info.id)
def test_learnt_judgement_shares_the_victory_among_the_seats(room: Room) -> None:
    weights = room_weights(room)
    names = room.game.sign_names()
    assert len(weights) == 2 * len(names) == 2 * len(set(names))
    for p in walk(room, 3):
        if p.ply % 20 == 0 and p.seat != CHANCE:
            judge = Judge(room.game, p.state.seats, 1.0, False, weights)
            judge.look(p.state)
            assert sum(judge.values) == pytest.approx(1.0) and min(judge.values) >= 0.0
            assert 0 <= room.game.progress(p.state) <= 1000
            for seat in range(p.state.seats):
                out = empty()
                room.game.signs(p.state, seat, out)
                assert out.size == len(names)
