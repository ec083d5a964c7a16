"""T2.7 who opens with which locos, T2.8 the last buyer, T2.9 short of money."""

from collections import Counter

import pytest

from fullsteam.games.take_a_train.lots import OPENER
from fullsteam.games.take_a_train.pool import Pool
from fullsteam.games.take_a_train.rules import GAME
from fullsteam.kernel.core import CHANCE, a_of
from fullsteam.kernel.ints import empty
from fullsteam.kernel.rng import Rng
from games.take_a_train.table import asked, auction, choices, later, mask, money, play, refused, seen, show, told


def test_T2_7_starter_must_open_with_a_loco_he_can_pay() -> None:
    s = auction("passing", 2, [450, 5000])
    show(s, "s50", "e150", "e210")
    assert choices(s, 1) == ["offer s50", "offer e150"]
    assert refused(s, "1 offer e210") == ("cannot_pay", "T2.7", 450)
    assert refused(s, "1 done") == ("must_choose", "T2.7", 0)


def test_T2_7_one_payable_loco_is_no_question() -> None:
    s = auction("passing", 2, [450, 5000])
    show(s, "s50", "e170", "e210")
    assert asked(s) == "opening 1" and s.lot == 0


def test_T2_7_next_starter_is_the_next_buyer_left_of_who_opened() -> None:
    s = later("passing", {2: ["e130", "e150", "e170"]}, 4)
    show(s, "s50", "s65", "s80")
    play(s, "1 offer s50", "1 bid 100", "3 done", "4 bid 150", "1 done")
    show(s, "s95", "s110", "s126")
    assert asked(s) == "opener 3"  # 2 needs none


def test_T2_7r1_the_right_is_handed_on_with_the_same_locos() -> None:
    s = auction("blind", 3, [100, 150, 1000])
    show(s, "s80", "e150", "e210")
    assert asked(s) == "opener 3" and told(s)[-1] == "hands_on 1 3 0" and s.shown == mask("s80", "e150", "e210")
    play(s, "3 offer s80")
    assert asked(s) == "sealed 1 2 3" and choices(s, 3)[0] == "bid 200" and choices(s, 1) == ["bid 0", "bid 50", "bid 100"]
    play(s, "1 bid 0", "2 bid 0", "3 bid 200")
    show(s, "s50", "s65", "s95")
    assert s.opener == 0  # left of 3, who opened: 1 again


def test_T2_7r1_nobody_can_pay_any_set_aside_same_starter_shows_new_ones() -> None:
    s = auction("passing", 2, [150, 100])
    show(s, "s80", "e150", "e210")
    assert asked(s) == "show *" and told(s)[-1] == "set_aside 3" and s.aside == mask("s80", "e150", "e210")
    show(s, "e170", "s50", "e194")
    assert s.opener == 0 and asked(s) == "opening 1"


def test_T2_7r2_the_stage_ends_when_all_can_tell_that_nothing_can_be_paid() -> None:
    s = auction("open", 2, [50, 50])  # nobody can pay 100
    assert asked(s) == "draw *" and s.players[0].down == 3
    s = auction("passing", 2, [150, 100])
    show(s, "s80", "e150", "e210")
    assert asked(s) == "show *"  # s50 or d75 may still be in the pile
    show(s, "e170", "e194", "e130")
    assert asked(s) == "draw *" and "no_sale 0" in told(s) and [p.down for p in s.players] == [3, 3]


def test_T2_7_one_rich_buyer_keeps_the_stage_alive() -> None:
    s = auction("open", 2, [50, 900])
    show(s, "e210")
    assert s.players[1].locos == mask("e210") and money(s) == [50, 0]


def test_T2_7r3_pile_too_short_the_set_aside_ones_are_shuffled() -> None:
    s = auction("passing", 2)  # six locos
    show(s, "s50", "s65", "s80")
    play(s, "1 offer s50", "1 bid 100", "2 done")
    show(s, "e130", "e150")
    assert asked(s) == "show *"
    play(s, "* loco e170", "2 offer e130", "2 bid 300", "1 done")
    told(s)
    assert s.aside == 0 and s.pool.sure == mask("s65", "s80", "e150", "e170") and s.pool.left() == 4
    legal = [GAME.verbs.text(a) for a in GAME.legal_list(s, CHANCE)]
    assert legal == ["loco s65", "loco s80", "loco e150", "loco e170"]
    show(s, "s65", "s80", "e150")
    play(s, "1 offer s65", "1 bid 200", "2 done")
    assert s.pool.left() == 1 and s.aside == mask("s80", "e150")
    show(s, "e170")  # what is there ...
    assert told(s)[-1] == "reshuffled 2" and s.pool.left() == 2
    show(s, "s80", "e150")  # ... then the rest
    assert asked(s) == "opener 2"


def test_T2_7_fewer_exist_all_of_them_are_shown() -> None:
    s = later("passing", {1: ["s50", "s65"], 2: ["e130", "e150"]}, 2)
    show(s, "s80", "s95")
    assert asked(s) == "opener 1" and s.unsold() == 2


# --- T2.8 One buyer left


@pytest.mark.parametrize("kind", ["passing", "blind", "double_blind"])
def test_T2_8_the_last_buyer_chooses_and_pays_the_power(kind: str) -> None:
    s = later(kind, {1: ["s50", "s65", "s80"]}, 2, [5000, 450])
    show(s, "s95", "e150", "e210")
    assert asked(s) == "alone 2" and choices(s, 2) == ["buy s95", "buy e150"]
    assert refused(s, "2 buy e210") == ("cannot_pay", "T2.8", 450) and refused(s, "2 buy s50") == ("not_there", "T2.8", 0)
    assert refused(s, "2 done") == ("must_choose", "T2.8", 0) and refused(s, "2 bid 300") == ("not_now", "T2.8", 0)
    play(s, "2 buy e150")
    assert money(s) == [5000, 50] and s.players[1].down == 2 and asked(s) == "draw *"  # the rest is out of reach


def test_T2_8_T2_8r2_one_payable_loco_must_be_bought() -> None:
    s = later("passing", {1: ["s50", "s65", "s80"]}, 2, [5000, 350])
    show(s, "s95", "e150", "e210")
    assert s.players[1].locos == mask("s95") and money(s) == [5000, 50]


def test_T2_8r1_open_the_last_buyer_takes_one_at_random_face_down() -> None:
    s = later("open", {1: ["s65", "s80", "s95"]}, 2, [5000, 150])
    show(s, "e210")
    assert told(s)[-1] == "takes_blind 2 1" and s.players[1].down == 1 and s.pool.blind == 1 and s.pool.left() == 2
    legal = [GAME.verbs.text(a) for a in GAME.legal_list(s, CHANCE)]
    assert "loco e210" in legal  # the one shown was mixed in: it may not be the one taken
    weights = empty()
    GAME.weights(s, weights)
    assert len(legal) == 15 and weights.to_list() == [2] * 14 + [14]  # e210 is in the round for certain, of 14 others two are
    show(s, "s50")
    assert s.players[1].locos == mask("s50") and money(s) == [5000, 50]  # payable: he must
    assert s.players[1].down == 2 and asked(s) == "draw *"  # nothing else costs 50


def test_T2_8r1_the_second_blind_loco_may_be_the_one_just_shown() -> None:
    s = later("open", {1: ["s65", "s80", "s95"]}, 2, [5000, 100])
    show(s, "e210", "e194")  # cannot pay either: two taken blind
    assert s.players[1].down == 2 and s.pool.left() == 1 and s.pool.late == mask("e194")
    weights = empty()
    GAME.weights(s, weights)
    legal = [GAME.verbs.text(a) for a in GAME.legal_list(s, CHANCE)]
    share = {text: weights.items[i] / sum(weights.to_list()) for i, text in enumerate(legal)}
    assert share["loco e194"] == 0.5 and share["loco e210"] == 0.25 and abs(share["loco s50"] - 0.25 / 13) < 1e-9
    show(s, "s50")
    assert s.players[1].locos == mask("s50") and money(s) == [5000, 0]


def test_T2_8r1_when_nothing_can_be_paid_the_missing_ones_come_at_once() -> None:
    s = later("passing", {1: ["s65", "s80", "s95"]}, 2, [5000, 50])
    assert s.players[1].down == 3 and asked(s) == "draw *"
    s = auction("blind", 2, [200, 5000])
    show(s, "s65", "e150", "e210")
    play(s, "1 bid 200", "2 bid 0")
    show(s, "e130", "e170", "e194")
    play(s, "2 offer e130", "2 bid 300")  # 1 has nothing and is not asked
    assert s.players[1].locos == mask("e130") and money(s) == [0, 4700]


def test_T2_9r1_nobody_drops_out_for_lack_of_money() -> None:
    s = auction("passing", 3, [5000, 100, 5000])
    show(s, "e150", "e170", "e210")
    play(s, "1 offer e150", "1 bid 400", "3 done")  # 2 cannot raise
    show(s, "s50", "s65", "s80")
    assert asked(s) == "call 3" and s.opener == 1 and s.leader == 1  # and now 2 opens
    play(s, "3 done", "1 done")
    assert s.players[1].locos == mask("s50")


def test_T2_9_a_buyer_without_money_is_not_asked_and_that_tells_nothing() -> None:
    s = auction("blind", 3, [1000, 0, 0])
    show(s, "s50", "s80", "e210")
    play(s, "1 offer s80")
    assert asked(s) == "sealed 1"
    assert [p["money"] for p in seen(s, 1)["players"]] == [1000, None, None]


@pytest.mark.parametrize(("few", "late"), [(2, ()), (1, ()), (2, ("s80",)), (0, ("s80",))])
def test_T2_8_every_loco_comes_as_often_as_it_weighs(few: int, late: tuple[str, ...]) -> None:
    """Some have been seen and were mixed in again, others may still lie in the box: not all are as likely."""
    s = auction("open", 2)
    sure = mask("s50", "s65", "s80")
    s.pool = Pool(sure, s.pool.maybe & ~sure, few, 0, mask(*late))
    codes, weights = empty(), empty()
    GAME.legal(s, CHANCE, codes)
    GAME.weights(s, weights)
    rng, draws = Rng(1), 4000
    drawn = Counter(int(GAME.sample(s, rng)) for k in range(draws))
    total = sum(weights.to_list())
    assert set(drawn) <= set(codes.to_list())
    for code, weight in zip(codes.to_list(), weights.to_list(), strict=True):
        assert abs(drawn[code] - draws * weight / total) < 5 * (draws * weight / total) ** 0.5, GAME.verbs.text(code)


def test_T2_8_a_loco_that_is_shown_is_no_longer_mixed_in() -> None:
    pool = Pool(mask("s50", "s65"), 0, 0, 2, mask("s50"))
    pool.take(mask("s50").bit_length() - 1)
    assert (pool.sure, pool.late) == (mask("s65"), 0)


def test_T2_7_after_the_last_seat_the_first_one_starts() -> None:
    s = later("passing", {}, 3)
    s.agenda.size = 0
    s.shown, s.lot = mask("s50"), -1
    OPENER.offer(s, 2, mask("s50").bit_length() - 1)
    assert a_of(s.agenda.items[0]) == 0
