"""T1 Set-up and frame, T5 next round and end."""

import pytest

from fullsteam.games.take_a_train.components import AUCTIONS, number_of
from fullsteam.games.take_a_train.lots import face_down_for_all
from fullsteam.games.take_a_train.rules import GAME, NEW_ROUND
from fullsteam.games.take_a_train.views import lot_view
from fullsteam.games.take_a_train.wagons import PROFITS
from fullsteam.kernel.core import CHANCE
from fullsteam.kernel.ints import bit, empty
from fullsteam.kernel.rng import Rng, stream
from games.take_a_train.table import (
    ROOM,
    asked,
    auction,
    choices,
    fresh,
    later,
    load,
    mask,
    money,
    play,
    refused,
    seen,
    show,
    told,
    wagon_stage,
)


def test_T1_1_purse_and_three_secret_objectives() -> None:
    s = fresh(4)
    play(s, "* first 3")
    assert asked(s) == "deal *"
    play(s, "* objective fuel", "* objective coal", "* objective food")
    assert money(s) == [5000] * 4
    assert seen(s, 3)["players"][2]["objectives"] == ["fuel", "food", "coal"]
    assert seen(s, 2)["players"][2]["objectives"] is None
    assert seen(s, 2)["players"][2]["secret_objectives"] == 3
    heard = s.events
    assert told(s, 3)[1:] == ["dealt 3 fuel 0", "dealt 3 coal 0", "dealt 3 food 0"]
    s.events = heard
    assert told(s, 1)[1:] == ["got 3 0"] * 3


def test_T1_1_all_get_three_and_the_rest_stay_unseen() -> None:
    s = fresh(6)
    while asked(s) != "token_drawn *":
        GAME.play(s, CHANCE, GAME.sample(s, Rng(3)))
    assert [number_of(p.targets) for p in s.players] == [3] * 6 and s.rest == 0
    s = auction("open", 2)
    assert number_of(s.rest) == 18  # (the test table takes them back)


def test_T1_1r1_first_starter_at_random_then_to_the_left() -> None:
    s = fresh(3)
    assert GAME.legal_list(s, CHANCE) == [GAME.verbs.parse(f"first {q}") for q in (1, 2, 3)]
    assert refused(s, "1 first 1")[0] == "not_your_turn"
    play(s, "* first 3")
    assert told(s) == ["begins 3 0"]
    while asked(s) != "token_drawn *":
        GAME.play(s, CHANCE, GAME.sample(s, Rng(3)))
    starters: list[int] = []
    rng = stream(1, 1)
    while asked(s) != "over":
        actor = GAME.actor(s)
        legal = GAME.legal_list(s, actor)
        GAME.play(s, actor, legal[rng.below(len(legal))])
        if not starters or starters[-1] != s.starter + 1:
            starters.append(s.starter + 1)
    assert starters == [3, 1, 2]


@pytest.mark.parametrize(("option", "purse"), [("hidden", None), ("open", 5000)])
def test_T1_1_option_money(option: str, purse: int | None) -> None:
    s = auction("blind", 3, money=option)
    players = seen(s, 1)["players"]
    assert [p["money"] for p in players] == [5000, purse, purse]
    onlooker = seen(s, 0)["players"]
    assert [p["money"] for p in onlooker] == [purse] * 3


def test_T1_1r2_what_was_paid_is_public_the_purse_is_not() -> None:
    s = auction("passing", 2)
    show(s, "s50", "s65", "s80")
    play(s, "1 offer s80", "1 bid 700", "2 done")
    paid = [p["paid"] for p in seen(s, 0)["players"]]
    assert paid == [700, 0]
    before = seen(s, 2)
    s.players[0].cash += 1950
    assert seen(s, 2) == before


def test_T1_2_three_locos_a_player_and_no_token_twice() -> None:
    for players in range(2, 7):
        assert auction("passing", players).unsold() == 3 * players
    s = auction("rotating", 2)
    s.agenda = empty()
    s.then(NEW_ROUND.auto(1))
    GAME.settle(s)
    left = [GAME.verbs.text(a) for a in GAME.legal_list(s, CHANCE)]
    assert left == [f"token {name}" for name in AUCTIONS if name != "rotating"]


def test_T1_2_after_round_3_the_game_ends() -> None:
    s = auction("blind", 2)
    s.agenda = empty()
    s.round = 3
    s.then(NEW_ROUND.auto(0))
    GAME.settle(s)
    assert asked(s) == "over" and told(s) == ["owns 1 5000", "owns 2 5000"]
    assert refused(s, "1 done") == ("over", "T5.2", 0)


def test_T1_3_bids_in_steps_of_50_up_to_what_one_has() -> None:
    s = auction("blind", 2, [330, 200])  # (an odd purse cannot arise, but would not be overbid)
    show(s, "s50", "e210", "e194")
    assert choices(s, 1) == ["bid 100", "bid 150", "bid 200", "bid 250", "bid 300"]
    assert refused(s, "1 bid 350") == ("too_high", "T1.3", 330)
    assert refused(s, "2 bid 250") == ("too_high", "T1.3", 200)
    with pytest.raises(ValueError, match="amount"):
        play(s, "1 bid 125")


@pytest.mark.parametrize("kind", ["blind", "double_blind"])
def test_T1_3_the_starter_decides_ties_himself_included(kind: str) -> None:
    s = auction(kind, 3)
    show(s, "s50", "s65", "s80")
    play(s, "1 offer s80", "2 bid 300", "1 bid 300", "3 bid 250")
    if kind == "double_blind":
        play(s, "1 bid 0", "2 bid 0", "3 bid 0")
    assert asked(s) == "tie 1" and choices(s, 1) == ["award 1", "award 2"]
    assert refused(s, "1 award 3") == ("not_tied", "T1.3", 0)
    assert refused(s, "1 done") == ("must_choose", "T1.3", 0)
    assert refused(s, "1 bid 50") == ("not_now", "T1.3", 0)
    other = s.clone()
    play(s, "1 award 1")
    GAME.play(other, 0, GAME.verbs.parse("award 2"))
    assert money(s) == [4700, 5000, 5000] and [int(p.cash) for p in other.players] == [5000, 4700, 5000]


def test_T1_3r1_who_opened_the_lot_decides_even_if_the_right_was_handed_on() -> None:
    s = auction("blind", 3, [50, 1000, 1000])
    show(s, "s50", "s65", "s80")
    assert "hands_on 1 2 0" in told(s)
    play(s, "2 offer s80", "1 bid 0", "2 bid 200", "3 bid 200")
    assert asked(s) == "tie 2"


def test_T1_4_with_three_locos_out_of_the_auction() -> None:
    s = later("passing", {2: ["e130", "e150", "e170"]}, 3)
    show(s, "s50", "s65", "s80")
    play(s, "1 offer s50", "1 bid 100")
    assert asked(s) == "call 3"
    play(s, "3 done")
    show(s, "s95", "s110", "s126")
    assert asked(s) == "opener 3"


def test_T1_4_who_cannot_pay_ends_with_face_down_locos() -> None:
    s = auction("passing", 2, [0, 50])
    assert asked(s) == "draw *" and told(s)[:3] == ["no_sale 0", "takes_blind 1 3", "takes_blind 2 3"]
    assert [p.down for p in s.players] == [3, 3] and s.players[0].power(GAME.figures) == 0


def test_T1_4_unsold_locos_are_no_longer_shown() -> None:
    s = later("passing", {2: ["e130", "e150", "e170"]}, 3)
    show(s, "s50", "s65", "s80")
    face_down_for_all(s)
    assert (s.shown, s.aside) == (0, 0) and [p.down for p in s.players] == [3, 0, 3]


def test_T1_4r1_a_face_down_loco_has_no_face() -> None:
    s = auction("passing", 2, [0, 0])
    locos = seen(s, 1)["players"][0]["locos"]
    assert [t["loco"] for t in locos] == ["down1", "down2", "down3"] and {t["factor"] for t in locos} == {0}
    assert s.players[0].speed(GAME.figures) == 0 and s.players[0].locos == 0


def test_T5_1_everything_is_shuffled_again_but_bin_and_storage() -> None:
    s = wagon_stage([["s50"], ["s65"]], ["food50", "bin", "storage", "food50", "food50", "food50"])
    assert s.gone == 3
    load(s, 1, "s50", "coal250", "coal250")
    s.agenda = empty()
    s.plan(PROFITS.auto(), NEW_ROUND.auto(1))
    GAME.settle(s)
    assert s.display.size == 3  # the end of the round lies there to be looked at
    play(s, "* token open")
    assert s.deck.total == 85 and s.deck.counts[18] == s.deck.counts[19] == 0 and s.limit == 5
    assert s.unsold() == 6 and not s.players[0].locos and not s.players[0].trains and s.pool.maybe == mask(*ALL_LOCOS)


ALL_LOCOS = [label for label in GAME.verbs.by_name["loco"].domains[0].labels if not label.startswith("down")]


def test_T5_1_a_special_that_was_not_shown_stays_in_the_game() -> None:
    s = auction("blind", 2)
    s.gone = 1
    s.new_wagons()
    assert s.deck.counts[18] == 0 and s.deck.counts[19] == 1 and s.deck.total == 86


def test_T5_2_richest_wins_then_objectives_then_shared() -> None:
    s = auction("blind", 3, [3000, 3000, 2950])
    s.players[2].done = 7
    assert GAME.places(s) == [1, 1, 3] and GAME.payoff(s, 0) == 0.5
    s.players[1].done = 1
    assert GAME.places(s) == [2, 1, 3] and GAME.payoff(s, 1) == 1.0 and GAME.payoff(s, 0) == 0.0
    assert [GAME.score(s, q) for q in range(3)] == [3000, 3000, 2950]


def test_T5_2r1_purses_are_shown_at_the_end() -> None:
    s = auction("blind", 2)
    s.agenda = empty()
    s.round = 3
    before = [p["money"] for p in seen(s, 1)["players"]]
    s.then(NEW_ROUND.auto(0))
    GAME.settle(s)
    after = [p["money"] for p in seen(s, 1)["players"]]
    assert before == [5000, None] and after == [5000, 5000]


def test_T1_2_all_player_counts_play_three_rounds() -> None:
    for players in range(2, 7):
        s = fresh(players)
        GAME.playout(s, stream(players, 9))
        assert GAME.tallies(s)["rounds"] == 3


def test_T1_2_tallies_are_of_a_player_and_round() -> None:
    s = fresh(2)
    s.round = 3
    for p, profit, wagons in zip(s.players, (600, 900), (7, 12), strict=True):
        p.profit, p.wagons = profit, wagons
    assert GAME.tallies(s) == {"rounds": 3, "profit": 250, "wagons": 3, "objectives": 0}


def test_T1_1_the_first_starter_is_drawn_or_it_is_seat_1() -> None:
    def may_begin(**options: str) -> list[str]:
        s = GAME.new(3, ROOM.info.options_for(options), ROOM.rules)
        return [GAME.verbs.text(action) for action in GAME.legal_list(s, CHANCE)]

    assert may_begin() == ["first 1", "first 2", "first 3"]
    assert may_begin(first="seat1") == ["first 1"]


def test_T2_4_the_view_names_who_has_still_to_choose() -> None:
    s = auction("blind", 3)
    s.choosers = bit(0) | bit(2)
    assert lot_view(s)["choosers"] == [1, 3]
