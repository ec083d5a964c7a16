"""A game from outside the house, in plain Python, passes the same suite."""

from conformance.penny.rules import GAME
from fullsteam.kernel.core import ALL, ANY, seat_of
from fullsteam.kernel.room import Room
from fullsteam.testing import Conformance
from fullsteam.testing.walk import walk

ROOM = Room("conformance.penny")


class TestPenny(Conformance):
    room = ROOM
    games = 8


def test_the_walks_meet_sealed_and_open_frames_and_ties() -> None:
    kinds = {seat_of(p.state.agenda.items[p.state.agenda.size - 1]) for n in range(8) for p in walk(ROOM, n)}
    assert {ALL, ANY} <= kinds


def test_sealed_answers_come_in_any_order_and_stay_secret() -> None:
    s = GAME.new(2, {"coins": "six"}, 1)
    for text in ("drawn apple", "drawn clock", "drawn brooch"):
        GAME.play(s, -2, GAME.verbs.parse(text))
    assert GAME.actors(s) == [0, 1]
    one, two = s.clone(), s.clone()
    GAME.play(one, 1, GAME.verbs.parse("bid 3"))
    GAME.play(two, 1, GAME.verbs.parse("bid 5"))
    assert GAME.actors(one) == [0] and GAME.view(one, 0) == GAME.view(two, 0)
    assert GAME.legal_list(one, 1) == [] and len(GAME.legal_list(one, 0)) == 7
    GAME.play(one, 0, GAME.verbs.parse("bid 2"))
    assert one.won == [[], [1]] and one.coins == [6, 3] and one.sealed is None


def test_a_raise_asks_the_others_again() -> None:
    s = GAME.new(2, {"coins": "six"}, 1)
    for text in ("drawn apple", "drawn clock", "drawn brooch"):
        GAME.play(s, -2, GAME.verbs.parse(text))
    GAME.play(s, 0, GAME.verbs.parse("bid 2"))
    GAME.play(s, 1, GAME.verbs.parse("bid 2"))
    assert GAME.actors(s) == [1]
    GAME.play(s, 1, GAME.verbs.parse("bid 4"))
    assert GAME.actors(s) == [0]
    refusal = GAME.refusal(s, 0, GAME.verbs.parse("bid 4"))
    assert refusal is not None and (refusal.rule, refusal.number) == ("P2.2", 5)
    GAME.play(s, 0, 0)
    assert s.won == [[], [1]] and s.coins == [6, 2]
