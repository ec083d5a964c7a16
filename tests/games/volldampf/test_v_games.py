"""Whole games: nothing is made or lost, money moves only as stated, and a sensible player does sensibly.

FULLSTEAM_GAMES=10000 walks through so many games instead of a few."""

import json
from collections import Counter
from os import environ

import pytest

from fullsteam import compiled
from fullsteam.games.volldampf.rules import GAME
from fullsteam.games.volldampf.state import Table
from fullsteam.games.volldampf.words import BORROWS, DIVIDEND, INCOME, PAYS, STAKES
from fullsteam.kernel.core import CHANCE
from fullsteam.kernel.rng import Rng, stream
from games.volldampf.table import ROOM, WORDS, dealt, give, lay, new, view

GAMES = int(environ.get("FULLSTEAM_GAMES", "100" if compiled() else "10"))
MONEY = [(BORROWS, 6), (PAYS, -1), (STAKES, -1), (WORDS.builds, -1), (INCOME, 1), (DIVIDEND, -1)]
TOTALS = {"good": 40, "route": 48, "card": 14, "goods": 18, "bonds": 84}


def stated(s: Table) -> list[int]:
    """What the events say each has received and paid."""
    out = [0] * s.seats
    for event in s.events or []:
        for word, sign in MONEY:
            if word.holds(event.code):
                out[word.a(event.code)] += sign * event.number
    return out


def test_V0_1_V0_6_everything_is_conserved_and_money_moves_only_as_stated() -> None:
    values = {o.name: o.values for o in ROOM.info.options}
    for n in range(GAMES):
        rng = stream(n, 77)
        options = {name: allowed[rng.below(len(allowed))] for name, allowed in values.items()} if n % 3 == 0 else {}
        s = new(2 + n % 5, **options)
        census = GAME.census(s)
        assert check(census) == {k: v for k, v in TOTALS.items() if k != "bonds" or s.limited}
        while (seat := GAME.actor(s)) != -1:
            before = [p.cash for p in s.players]
            legal = GAME.legal_list(s, seat)
            GAME.play(s, seat, GAME.sample(s, rng) if seat == CHANCE else legal[rng.below(len(legal))])
            assert GAME.census(s) == census
            assert [p.cash for p in s.players] == [b + m for b, m in zip(before, stated(s), strict=True)]
            assert min(p.cash for p in s.players) >= 0 and min(p.income for p in s.players) >= 0
            s.events = []


def check(census: dict[str, int]) -> dict[str, int]:
    found: Counter[str] = Counter()
    for name, n in census.items():
        if not name.startswith("pieces"):
            found[name.partition("_")[0]] += n
    return dict(found)


def play_greedily(players: int, n: int) -> tuple[Table, list[int]]:
    """Everybody plays by the rules of thumb; the lengths of all deliveries."""
    s, rng = new(players), stream(n, players)
    while (seat := GAME.actor(s)) != -1:
        if seat == CHANCE:
            GAME.play(s, seat, GAME.sample(s, rng))
            continue
        legal = GAME.legal_list(s, seat)
        appeals = [GAME.appeal(s, seat, action) for action in legal]
        GAME.play(s, seat, legal[appeals.index(max(appeals))])
    return s, [e.number for e in s.events or [] if WORDS.delivers.holds(e.code)]


@pytest.mark.parametrize(("players", "expected"), [(2, 54), (3, 49), (4, 38), (5, 32), (6, 37)])
def test_VE_1_a_greedy_player_reaches_the_expected_income(players: int, expected: int) -> None:
    games = 30 if compiled() else 1
    played = [play_greedily(players, n) for n in range(games)]
    income = sum(p.income for s, _ in played for p in s.players) / players / games
    slack = 1 / 3 if compiled() else 1 / 2
    assert expected * (1 - slack) <= income <= expected * (1 + slack), income
    lengths = [n for _, deliveries in played for n in deliveries]
    assert sum(1 for n in lengths if 4 <= n <= 6) > len(lengths) / 2, Counter(lengths)


def test_V0_6_rules_of_thumb_use_only_what_the_seat_knows() -> None:
    for n in range(3):
        s, rng = new(3), stream(n, 5)
        while (seat := GAME.actor(s)) != -1:
            legal = GAME.legal_list(s, seat) if seat >= 0 else []
            if seat >= 0 and rng.below(4) == 0:
                other = GAME.imagine(s, seat, Rng(n))
                assert [GAME.appeal(s, seat, a) for a in legal] == [GAME.appeal(other, seat, a) for a in legal]
            GAME.play(s, seat, GAME.sample(s, rng) if seat == CHANCE else legal[rng.below(len(legal))])


def test_V0_6_the_view_is_plain_data() -> None:
    s = dealt(6)
    give(s, 0, "sabotage")
    lay(s, "kiel", "red")
    for seat in range(-1, 6):
        assert json.loads(json.dumps(view(s, seat))) == view(s, seat)
