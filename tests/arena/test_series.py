"""Deals, line-ups, seatings; games of the same number are the same."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from fullsteam.arena.game import Result, play_game
from fullsteam.arena.ratings import rated, seat_shares, standings, wilson
from fullsteam.arena.series import Series
from fullsteam.games import ROOMS
from fullsteam.kernel.info import GameError
from fullsteam.kernel.record import parse_record, replay

GAME = next(iter(ROOMS))
LARGE = max(ROOMS, key=lambda game: ROOMS[game].info.max_players)
MANY = ROOMS[LARGE].info.max_players


def series(*bots: str, game: str = GAME, players: int = 2) -> Series:
    return Series(game, players, bots, 5).checked()


def test_two_bots_play_every_deal_on_both_sides() -> None:
    one = series("greedy", "random")
    assert one.seatings == [("greedy", "random"), ("random", "greedy")]
    assert [one.deal(n) for n in range(6)] == [0, 0, 1, 1, 2, 2]
    assert one.whole(1) == 2 and one.whole(4) == 4


def test_more_bots_than_seats_play_every_pair() -> None:
    pairs = series("greedy", "novice", "random").seatings
    assert len(pairs) == 6 and len(set(pairs)) == 6


def test_fewer_bots_than_seats_the_last_one_fills_up() -> None:
    one = series("greedy", "random", game=LARGE, players=MANY)
    assert len(one.seatings) == MANY
    assert all(seating.count("greedy") == 1 for seating in one.seatings)
    assert {seating.index("greedy") for seating in one.seatings} == set(range(MANY))


def test_equal_seatings_count_once() -> None:
    assert len(series("greedy", "random", "greedy", "random", game=LARGE, players=4).seatings) == 2 or MANY < 4


def test_bad_series() -> None:
    with pytest.raises(GameError, match="two bots or more"):
        series("greedy")
    with pytest.raises(GameError, match="all the same"):
        series("greedy", "greedy")
    with pytest.raises(GameError, match="there is no bot"):
        series("greedy", "clever")
    with pytest.raises(GameError, match="players, not 99"):
        series("greedy", "random", players=99)
    with pytest.raises(GameError, match="thinking time"):
        Series(GAME, 2, ("greedy", "random"), 1, {}, "soon").checked()


def untimed(result: Result) -> dict[str, object]:
    return {**result.as_json(), "seconds": []}


@pytest.mark.parametrize("game", ROOMS)
def test_the_same_number_is_the_same_game_and_its_record_replays(game: str) -> None:
    one = replace(series("greedy", "random", game=game, players=ROOMS[game].info.min_players), records=True)
    first, again, other = play_game(one, 0), play_game(one, 0), play_game(one, 2)
    assert untimed(first) == untimed(again) and first.record != other.record
    record = parse_record(first.record)
    assert record.names == list(one.seating(0))
    for s in replay(ROOMS[game], record):
        last = s
    assert [ROOMS[game].game.score(last, seat) for seat in range(one.players)] == first.scores
    assert json.loads(json.dumps(first.as_json())) == first.as_json()


def test_a_deal_begins_alike_on_both_sides() -> None:
    one = replace(series("greedy", "random"), records=True)
    texts = [parse_record(play_game(one, n).record).moves for n in range(3)]
    opening = next(i for i, move in enumerate(texts[0]) if move.seat >= 0)
    assert opening > 5
    assert texts[0][:opening] == texts[1][:opening] != texts[2][:opening]


def test_search_with_rounds_is_the_same_twice() -> None:
    one = series("search:cut=4@6i", "random")
    assert untimed(play_game(one, 1)) == untimed(play_game(one, 1))


# --- ratings


def result(number: int, bots: list[str], winner: int, scores: list[int] | None = None) -> Result:
    seats = range(len(bots))
    places = [1 if seat == winner else 2 for seat in seats]
    points = [1.0 if seat == winner else 0.0 for seat in seats]
    return Result(number, bots, scores or [0] * len(bots), places, points, 1, None, "", "", [0.0] * len(bots), [0] * len(bots))


def test_wilson() -> None:
    low, high = wilson(0.5, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(1.0, 10)[0] == pytest.approx(0.7225, abs=1e-4) and wilson(1.0, 10)[1] == pytest.approx(1.0)
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_who_wins_more_is_rated_higher_and_surer_with_more_games() -> None:
    one = series("greedy", "random")
    results = [result(n, list(one.seating(n)), list(one.seating(n)).index("greedy" if n % 4 else "random")) for n in range(80)]
    rows = standings(one, results)
    assert [row.bot for row in rows] == ["greedy", "random"]
    assert rows[0].share == 0.75 and rows[0].seats == 80
    few, many = rated(one, results[:8]), rated(one, results)
    assert few["greedy"][1] > many["greedy"][1]
    assert few["greedy"][0] > few["random"][0]


def test_a_bot_on_several_seats_counts_on_each() -> None:
    one = series("greedy", "random", game=LARGE, players=3)
    results = [result(n, list(one.seating(n)), 0) for n in range(3)]
    rows = {row.bot: row for row in standings(one, results)}
    assert rows["greedy"].seats == 3 and rows["random"].seats == 6
    assert rows["greedy"].points == 1 and rows["random"].points == 2
    assert [share for share, _ in seat_shares(one, results)] == [1.0, 0.0, 0.0]


def test_who_ends_ahead_of_others_beats_them_though_somebody_else_wins() -> None:
    one = series("greedy", "random", game=LARGE, players=4)
    places = [[1, 2, 3, 4], [4, 1, 3, 2], [2, 3, 2, 1], [2, 2, 2, 2]]  # greedy moves from seat to seat
    results = [replace(result(n, list(one.seating(n)), 0), places=row) for n, row in enumerate(places)]
    greedy = [row[list(one.seating(n)).index("greedy")] for n, row in enumerate(places)]
    assert greedy == [1, 2, 2, 2]
    rows = {row.bot: row for row in standings(one, results)}
    behind = (3, 2, 1.5, 1.5)  # of three opponents each
    assert rows["greedy"].met == 12 and rows["greedy"].ahead == sum(behind)
    assert rows["greedy"].beats == pytest.approx(8 / 12) and rows["random"].beats == pytest.approx(4 / 12)
    assert rows["greedy"].beats_interval == wilson(8 / 12, 4)


def test_lost_games_count_for_nobody() -> None:
    one = series("greedy", "random")
    gone = replace(result(0, ["greedy", "random"], 0), lost=True)
    assert all(row.seats == 0 for row in standings(one, [gone]))
