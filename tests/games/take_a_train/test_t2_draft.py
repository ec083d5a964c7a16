"""T2.4 pre-empted, T2.6 rotating."""

import pytest

from fullsteam.games.take_a_train.rules import GAME
from fullsteam.games.take_a_train.words import LOCO
from fullsteam.kernel.core import CHANCE
from fullsteam.kernel.rng import Rng, stream
from games.take_a_train.table import asked, auction, choices, fresh, mask, money, paying, play, refused, seen, show, told

LOCOS = LOCO.labels[:18]

# --- T2.4 Pre-empted


@pytest.mark.parametrize("players", [2, 6])
def test_T2_4_three_lots_everyone_in_each(players: int) -> None:
    s = auction("preempted", players)
    everybody = " ".join(str(q + 1) for q in range(players))
    pile = LOCOS
    for lot in range(3):
        assert asked(s) == f"blind_bids {everybody}" and s.opener == lot % players
        play(s, *(f"{q} bid {50 * q}" for q in range(1, players + 1)))
        assert asked(s) == "show *"
        shown, pile = pile[:players], pile[players:]
        show(s, *shown)
        for q in range(players, 1, -1):  # highest bid first
            assert asked(s) == f"choice {q}" and choices(s, q) == [f"choose {a}" for a in shown]
            play(s, f"{q} choose {shown.pop()}")
        assert [p.has() for p in s.players] == [lot + 1] * players  # the last one had no choice
    assert money(s) == [5000 - 150 * q for q in range(1, players + 1)] and asked(s) == "draw *"


def test_T2_4_bids_before_locos_and_own_bid_is_paid() -> None:
    s = auction("preempted", 3)
    assert s.shown == 0
    assert refused(s, "1 done") == ("must_bid", "T2.4", 0) and refused(s, "1 bid 5050") == ("too_high", "T1.3", 5000)
    play(s, "3 bid 100", "1 bid 700", "2 bid 300")
    assert told(s) == ["had_bid 1 700 0", "had_bid 2 300 0", "had_bid 3 100 0"]
    show(s, "s50", "e194", "e210")
    assert refused(s, "1 choose s65") == ("not_there", "T2.4", 0) and refused(s, "1 done") == ("must_choose", "T2.4", 0)
    assert refused(s, "1 bid 50") == ("not_now", "T2.4", 0)
    play(s, "1 choose e210", "2 choose e194")
    assert money(s) == [4300, 4700, 4900] and s.players[2].locos == mask("s50") and asked(s) == "blind_bids 1 2 3"


def test_T2_4r1_any_number_of_zeros_and_no_minimum() -> None:
    s = auction("preempted", 3)
    play(s, "1 bid 0", "2 bid 0", "3 bid 50")
    show(s, "s50", "e194", "e210")
    play(s, "3 choose e210")  # power 900 for 50
    assert asked(s) == "next_choice 1" and money(s) == [5000, 5000, 4950]


def test_T2_4r2_the_starter_names_who_chooses_next_when_their_place_comes() -> None:
    s = auction("preempted", 4)
    play(s, "1 bid 0", "2 bid 100", "3 bid 100", "4 bid 100")
    show(s, "s50", "e170", "e194", "e210")
    assert asked(s) == "next_choice 1" and choices(s, 1) == ["award 2", "award 3", "award 4"]
    assert refused(s, "1 award 1") == ("not_tied", "T1.3", 0)
    play(s, "1 award 4", "4 choose e210")
    assert choices(s, 1) == ["award 2", "award 3"]
    play(s, "1 award 2", "2 choose s50", "3 choose e170")
    assert s.players[0].locos == mask("e194") and money(s) == [5000, 4900, 4900, 4900]
    assert s.opener == 1  # the next lot has the next starter


def test_T2_9_pre_empted_without_money_a_face_up_loco_all_the_same() -> None:
    s = auction("preempted", 3, [5000, 0, 0])
    assert asked(s) == "blind_bids 1"
    play(s, "1 bid 0")
    show(s, "s50", "e194", "e210")
    play(s, "1 award 3", "3 choose e210", "1 award 2", "2 choose s50")
    assert [p.locos for p in s.players] == [mask("e194"), mask("s50"), mask("e210")]
    s = auction("preempted", 2, [0, 0])  # nobody is asked
    assert asked(s) == "show *" and told(s) == ["had_bid 1 0 0", "had_bid 2 0 0"]


# --- T2.6 Rotating


@pytest.mark.parametrize("players", [2, 6])
def test_T2_6_keep_pass_on_keep_pass_on(players: int) -> None:
    s = auction("rotating", players, [50000] * players)
    hands = [LOCOS[3 * q : 3 * q + 3] for q in range(players)]
    for hand in hands:
        show(s, *hand)
    everybody = " ".join(str(q + 1) for q in range(players))
    assert asked(s) == f"keeping {everybody}" and choices(s, 2) == [f"keep {a}" for a in hands[1]]
    assert refused(s, f"1 keep {hands[1][0]}") == ("not_there", "T2.6", 0)
    assert refused(s, "1 done") == ("must_choose", "T2.6", 0) and refused(s, "1 bid 50") == ("not_now", "T2.6", 0)
    play(s, *(f"{q + 1} keep {hands[q][0]}" for q in range(players)))
    assert [choices(s, q + 1) for q in range(players)] == [[f"keep {a}" for a in hands[q - 1][1:]] for q in range(players)]
    play(s, *(f"{q + 1} keep {hands[q - 1][1]}" for q in range(players)))
    expected = [mask(hands[q][0], hands[q - 1][1], hands[q - 2][2]) for q in range(players)]
    assert [p.locos for p in s.players] == expected and asked(s) == "draw *"
    assert all(p.paid == p.power(GAME.figures) * p.factor(GAME.figures) for p in s.players)


def test_T2_6_all_keep_in_secret() -> None:
    s = auction("rotating", 3)
    show(s, "s50", "s65", "s80", "d75", "d100", "d120", "e130", "e150", "e170")
    assert told(s, 2)[:5] == ["received 1 0"] * 3 + ["receives 2 d75 0", "receives 2 d100 0"]
    play(s, "1 keep s50", "2 keep d75")
    assert told(s) == [] and asked(s) == "keeping 3"
    play(s, "3 keep e170")
    heard = s.events
    assert "keeps 2 d75 0" in told(s, 2) and "keeps 2 d75 0" not in (told(s, 1) or ["kept"])
    s.events = heard
    assert "receives 2 s65 0" in told(s, 1)  # who passed it on knows it
    assert seen(s, 1)["players"][1]["hand"] == ["s65", "s80"] and seen(s, 1)["players"][1]["kept"] == ["?"]
    assert seen(s, 3)["players"][1]["hand"] == ["?", "?"] and seen(s, 2)["players"][1]["kept"] == ["d75"]


def test_T2_6_worked_example_1100_times_4() -> None:
    s = paying(["s50", "e194", "d120"], 5000)
    assert money(s)[0] == 600 and told(s)[-1] == "pays 1 4400"


@pytest.mark.parametrize(("option", "price"), [("product", 4400), ("sum", 1100)])
def test_T2_6r1_option_rotating_product_or_sum(option: str, price: int) -> None:
    assert money(paying(["s50", "e194", "d120"], 5000, rotating=option))[0] == 5000 - price


def test_T2_6_who_can_pay_must() -> None:
    s = paying(["s50", "e194", "d120"], 4400)
    assert money(s)[0] == 0 and s.players[0].down == 0 and asked(s) == "over"


def test_T2_6r2_who_cannot_turns_one_face_down_then_another_only_if_he_still_cannot() -> None:
    s = paying(["s50", "e194", "d120"], 4350)
    assert asked(s) == "paying 1" and choices(s, 1) == ["turn_over s50", "turn_over d120", "turn_over e194"]
    assert refused(s, "1 turn_over s65") == ("not_there", "T2.6", 0) and refused(s, "1 done") == ("must_choose", "T2.6", 0)
    assert refused(s, "1 bid 50") == ("not_now", "T2.6", 0)
    play(s, "1 turn_over s50")  # (700 + 300) x 4 = 4000
    assert money(s)[0] == 350 and s.players[0].down == 1 and s.players[0].locos == mask("e194", "d120")
    s = paying(["s50", "e194", "d120"], 300)
    play(s, "1 turn_over e194")  # (100 + 300) x 2 = 800: still too dear
    assert asked(s) == "paying 1"
    play(s, "1 turn_over d120")  # 100 x 1
    assert money(s)[0] == 200 and s.players[0].down == 2


def test_T2_6_three_face_down_cost_0() -> None:
    s = paying(["s50", "e194", "d120"], 50)
    play(s, "1 turn_over e194", "1 turn_over d120", "1 turn_over s50")
    assert money(s)[0] == 50 and s.players[0].down == 3 and told(s)[-1] == "pays 1 0"


def test_T2_6r2_paid_in_seat_order_from_the_starter() -> None:
    s = auction("rotating", 3)
    show(s, "s50", "s65", "s80", "d75", "d100", "d120", "e130", "e150", "e170")
    play(s, "1 keep s50", "2 keep d75", "3 keep e130", "1 keep e150", "2 keep s65", "3 keep d100")
    pays = [e for e in told(s) if e.startswith("pays")]
    assert [e.split()[1] for e in pays] == ["1", "2", "3"]
    assert GAME.census(s)["s50"] == 1


def test_T2_6_hands_are_secret_while_they_are_dealt() -> None:
    """The deal begins with the starter, not with seat 1: what others hold by then is imagined, too."""
    for n in range(200):
        s, rng = fresh(3), stream(n, 0)
        while GAME.actors(s):
            if s.players[0].hand == 0 and s.players[1].hand != 0 and GAME.actor(s) == CHANCE:
                hands = {GAME.imagine(s, 0, Rng(k)).players[1].hand for k in range(20)}
                assert len(hands) > 1
                return
            seat = GAME.actor(s)
            legal = GAME.legal_list(s, seat)
            GAME.play(s, seat, GAME.sample(s, rng) if seat == CHANCE else legal[rng.below(len(legal))])
    raise AssertionError("no deal begins with another seat than the first")
