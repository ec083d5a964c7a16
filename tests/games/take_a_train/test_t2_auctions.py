"""T2.1 passing, T2.2 blind, T2.3 double blind, T2.5 open: how one bids."""

import pytest

from fullsteam.games.take_a_train.rules import GAME
from games.take_a_train.table import asked, auction, choices, later, mask, money, play, refused, seen, show, told

# --- T2.1 Passing


def test_T2_1_starter_shows_three_picks_one_and_opens() -> None:
    s = auction("passing", 3)
    assert asked(s) == "show *"
    show(s, "s50", "s80", "e210")
    assert asked(s) == "opener 1" and choices(s, 1) == ["offer s50", "offer s80", "offer e210"]
    assert refused(s, "1 offer s65") == ("not_there", "T2.7", 0)
    assert refused(s, "1 done") == ("must_choose", "T2.7", 0)
    assert refused(s, "1 bid 500") == ("not_now", "T2.7", 0)
    play(s, "1 offer e210")
    assert choices(s, 1)[0] == "bid 900" and choices(s, 1)[-1] == "bid 5000"
    assert refused(s, "1 bid 850") == ("too_low", "T2.1", 900)
    assert refused(s, "1 bid 5050") == ("too_high", "T1.3", 5000)
    assert refused(s, "1 done") == ("must_bid", "T2.1", 0)
    assert refused(s, "1 offer s50") == ("not_now", "T2.1", 0)


@pytest.mark.parametrize("players", [2, 6])
def test_T2_1_clockwise_raise_or_pass_the_last_one_in_pays(players: int) -> None:
    s = auction("passing", players)
    show(s, "s50", "s80", "e210")
    play(s, "1 offer s80", "1 bid 200")
    for seat in range(2, players + 1):
        assert asked(s) == f"call {seat}" and choices(s, seat)[:2] == ["done", f"bid {200 + 50 * (seat - 1)}"]
        play(s, f"{seat} bid {200 + 50 * (seat - 1)}")
    for seat in range(1, players):
        assert asked(s) == f"call {seat}"
        play(s, f"{seat} done")
    price = 200 + 50 * (players - 1)
    assert money(s) == [5000] * (players - 1) + [5000 - price] and s.players[players - 1].locos == mask("s80")
    assert s.aside == mask("s50", "e210") and told(s)[-1] == f"sold {players} s80 {price}"


def test_T2_1_a_pass_is_for_this_loco_only() -> None:
    s = auction("passing", 3)
    show(s, "s50", "s80", "e210")
    play(s, "1 offer s80", "1 bid 200", "2 done", "3 bid 250")
    assert asked(s) == "call 1"  # not 2: he has passed
    assert refused(s, "1 bid 250") == ("too_low", "T2.1", 300)
    assert refused(s, "1 bid 5050") == ("too_high", "T1.3", 5000)
    assert refused(s, "1 offer s50") == ("not_now", "T2.1", 0)
    assert refused(s, "2 bid 300")[0] == "not_your_turn"
    play(s, "1 done")
    show(s, "s95", "s110", "s126")
    assert asked(s) == "opener 2"
    play(s, "2 offer s95", "2 bid 300")
    assert asked(s) == "call 3"


def test_T2_9_passing_who_cannot_raise_has_passed() -> None:
    s = auction("passing", 3, [5000, 200, 5000])
    show(s, "s50", "s80", "e210")
    play(s, "1 offer s80", "1 bid 200")
    assert asked(s) == "call 3" and told(s)[-1] == "passes 2 0"
    play(s, "3 done")
    assert s.players[0].locos == mask("s80")


# --- T2.2 Blind


@pytest.mark.parametrize("players", [2, 6])
def test_T2_2_all_bid_secretly_the_highest_pays(players: int) -> None:
    s = auction("blind", players)
    show(s, "s50", "s80", "e210")
    play(s, "1 offer e210")
    assert asked(s) == " ".join(["sealed", *(str(q + 1) for q in range(players))])
    assert choices(s, 1)[0] == "bid 900" and choices(s, 2)[:2] == ["bid 0", "bid 50"]
    assert refused(s, "1 bid 0") == ("too_low", "T2.2", 900) and refused(s, "2 done") == ("must_bid", "T2.2", 0)
    told(s)
    for seat in range(players, 1, -1):
        play(s, f"{seat} bid {1000 + 50 * seat}")
        assert told(s) == [] and asked(s).split()[1] == "1"  # nothing is revealed before all have bid
    play(s, "1 bid 900")
    price = 1000 + 50 * players
    assert told(s)[-1] == f"sold {players} e210 {price}" and money(s) == [5000] * (players - 1) + [5000 - price]
    assert s.aside == mask("s50", "s80")


def test_T2_2r1_a_bid_below_the_power_cannot_win() -> None:
    s = auction("blind", 3)
    show(s, "s50", "s80", "e210")
    play(s, "1 offer e210", "1 bid 900", "2 bid 850", "3 bid 0")
    assert s.players[0].locos == mask("e210") and money(s) == [4100, 5000, 5000]


def test_T2_2_revealed_bids_are_public() -> None:
    s = auction("blind", 3)
    show(s, "s50", "s80", "e210")
    play(s, "1 offer s80", "1 bid 200", "2 bid 50", "3 bid 0")
    assert [e for e in told(s) if e.startswith("had_bid")] == ["had_bid 1 200 0", "had_bid 2 50 0", "had_bid 3 0 0"]
    assert seen(s, 0)["lot"]["bids"] == [200, 50, 0]


def test_T2_9_blind_who_has_nothing_bids_0_unasked() -> None:
    s = auction("blind", 3, [1000, 0, 1000])
    show(s, "s50", "s80", "e210")
    play(s, "1 offer s80")
    assert asked(s) == "sealed 1 3"
    play(s, "3 bid 0", "1 bid 200")
    assert "had_bid 2 0 0" in told(s) and s.players[0].locos == mask("s80")


# --- T2.3 Double blind


def test_T2_3_worked_example_50_and_2500_win_with_2550() -> None:
    s = auction("double_blind", 3)
    show(s, "e210", "s50", "s65")
    play(s, "1 offer e210", "1 bid 2400", "2 bid 1000", "3 bid 50")
    assert asked(s) == "sealed 1 2 3"
    play(s, "1 bid 0", "2 bid 0", "3 bid 2500")
    assert s.players[2].locos == mask("e210") and money(s) == [5000, 5000, 2450]
    assert told(s)[-4:] == ["added 1 0 0", "added 2 0 0", "added 3 2500 0", "sold 3 e210 2550"]


def test_T2_3_with_6_players() -> None:
    s = auction("double_blind", 6)
    show(s, "e210", "s50", "s65")
    play(s, "1 offer s65", "1 bid 200", *(f"{q} bid {50 * q}" for q in range(2, 7)))
    play(s, *(f"{q} bid {50 * (7 - q)}" for q in range(1, 7)))  # totals 500, 350, 350 ...
    assert s.players[0].locos == mask("s65") and money(s) == [4500, *[5000] * 5]


def test_T2_3r1_both_bids_together_at_most_the_purse() -> None:
    s = auction("double_blind", 2, [1000, 600])
    show(s, "e150", "s50", "s65")
    play(s, "1 offer e150")
    assert refused(s, "1 bid 350") == ("too_low", "T2.3", 400)  # the starter's first bid alone is at least the power
    play(s, "1 bid 400", "2 bid 500")
    assert choices(s, 1)[-1] == "bid 600" and choices(s, 2) == ["bid 0", "bid 50", "bid 100"]
    assert refused(s, "2 bid 150") == ("too_high", "T1.3", 100)
    play(s, "1 bid 200", "2 bid 100")
    assert asked(s) == "tie 1"  # 600 and 600: ties are decided on the totals
    play(s, "1 award 2")
    assert money(s) == [1000, 0]


def test_T2_9_double_blind_who_has_nothing_left_adds_0_unasked() -> None:
    s = auction("double_blind", 2, [1000, 600])
    show(s, "e150", "s50", "s65")
    play(s, "1 offer e150", "1 bid 400", "2 bid 600")
    assert asked(s) == "sealed 1"
    play(s, "1 bid 0")
    assert money(s) == [1000, 0] and "added 2 0 0" in told(s)


def test_T2_3_nobody_has_anything_to_add() -> None:
    s = auction("double_blind", 2, [400, 100])
    show(s, "e150", "e170", "e210")
    play(s, "1 bid 400", "2 bid 100")
    assert s.players[0].locos == mask("e150") and money(s) == [0, 100]


# --- T2.5 Open


@pytest.mark.parametrize("players", [2, 6])
def test_T2_5_anyone_raises_at_any_time_sold_when_all_have_declined(players: int) -> None:
    s = auction("open", players)
    show(s, "s80")
    assert asked(s) == "opening 1"  # one loco is shown: nothing to pick
    play(s, "1 bid 200")
    others = " ".join(str(q) for q in range(2, players + 1))
    assert asked(s) == f"outcry {others}"
    play(s, f"{players} bid 300")
    assert asked(s) == "outcry " + " ".join(str(q) for q in range(1, players))
    for seat in range(players - 1, 0, -1):
        play(s, f"{seat} done")
    assert s.players[players - 1].locos == mask("s80") and money(s)[-1] == 4700


def test_T2_5_opening_at_the_power_or_more() -> None:
    s = auction("open", 2)
    show(s, "e194")
    assert refused(s, "1 bid 650") == ("too_low", "T2.5", 700)
    play(s, "1 bid 1000", "2 done")
    assert money(s) == [4000, 5000]


def test_T2_5r1_a_raise_asks_all_again_and_nobody_raises_himself() -> None:
    s = auction("open", 4)
    show(s, "s80")
    play(s, "1 bid 200", "3 done", "2 done")
    assert asked(s) == "outcry 4"
    assert refused(s, "3 bid 250")[0] == "not_your_turn"  # declined, until somebody raises
    assert refused(s, "1 bid 250")[0] == "not_your_turn"  # the highest bidder
    assert refused(s, "4 bid 200") == ("too_low", "T2.5", 250) and refused(s, "4 bid 9000") == ("too_high", "T1.3", 5000)
    assert refused(s, "4 offer s80") == ("not_now", "T2.5", 0)
    play(s, "4 bid 250")
    assert asked(s) == "outcry 1 2 3"
    play(s, "2 bid 300", "1 done", "4 done", "3 done")
    assert s.players[1].locos == mask("s80") and money(s) == [5000, 4700, 5000, 5000]


def test_T2_9_open_who_cannot_raise_counts_as_declined() -> None:
    s = auction("open", 3, [5000, 200, 5000])
    show(s, "s80")
    play(s, "1 bid 200")
    assert asked(s) == "outcry 3"
    s = auction("open", 3, [5000, 200, 150])
    show(s, "s80")
    play(s, "1 bid 200")
    assert s.players[0].locos == mask("s80") and asked(s) == "show *"


def test_T2_5_a_player_with_three_locos_is_not_asked() -> None:
    s = later("open", {2: ["e130", "e150", "e170"]}, 3)
    show(s, "s80")
    play(s, "1 bid 200")
    assert asked(s) == "outcry 3"


def test_T2_1_one_possible_opening_is_not_asked() -> None:
    for kind in ("passing", "open"):
        s = auction(kind, 2, [200, 5000])
        show(s, *(["s80", "e170", "e210"] if kind == "passing" else ["s80"]))
        assert asked(s) in ("call 2", "outcry 2") and told(s)[-1] == "opens 1 200 0"
    assert GAME.step(s).rule == "T2.5"
