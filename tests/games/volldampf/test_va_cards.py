"""VA.1, VA.2, VA.8: how action cards are dealt, and Alles neu."""

from fullsteam.games.volldampf.cards import DEALING, DRAWING, RENEWING, forget, show
from fullsteam.games.volldampf.components import ALL_NEW, CARDS, many, one
from fullsteam.games.volldampf.rules import GAME
from fullsteam.games.volldampf.state import Table
from fullsteam.kernel.core import CHANCE
from fullsteam.kernel.rng import Rng
from games.volldampf.table import bare, give, go, heard, kind, lay, may, no, routes, say, step, throw, view


def earners(s: Table) -> list[int]:
    """Who draws, in order."""
    go(s, DEALING.auto())
    out = []
    while step(s) != "over":
        assert step(s) == f"draw_card {CHANCE}"
        say(s, may(s, CHANCE)[0])
        out.append(int([e for e in heard(s) if e.startswith("drew")][-1].split()[1]) - 1)
    return out


def with_income(*incomes: int) -> Table:
    s = bare(len(incomes))
    for seat, income in enumerate(incomes):
        s.players[seat].income = income
    return s


def test_VA_1_everyone_in_the_last_place_gets_a_card() -> None:
    assert earners(with_income(5, 3, 4)) == [1]
    assert earners(with_income(5, 3, 3, 9)) == [1, 2]
    assert earners(with_income(0, 0)) == [0, 1]


def test_VA_2_one_for_each_transport_not_made_all_of_his_before_the_next() -> None:
    s = with_income(5, 3, 4)
    s.players[0].missed = 2
    s.players[1].missed = 1
    s.order.items[0], s.order.items[2] = 2, 0
    assert earners(s) == [1, 1, 0, 0] and [p.missed for p in s.players] == [0, 0, 0]


def test_VA_1_VA_2_everybody_hears_why_somebody_gets_cards() -> None:
    s = with_income(5, 3, 4)
    s.players[0].missed = 2
    s.players[1].missed = 1
    earners(s)
    why = [e for e in heard(s) if e.startswith(("is_last", "idle"))]
    assert why == ["idle 1 2", "is_last 2 1", "idle 2 1"]


def test_VA_2_VA_2r1_none_after_the_last_round() -> None:
    s = with_income(5, 3, 4)
    s.round = s.rounds
    assert earners(s) == []
    s.round = s.rounds - 1
    assert earners(s) == [1]


def test_VA_2_hands_are_secret_sizes_public() -> None:
    s = go(bare(3), DRAWING.auto(1, 1))
    say(s, "card sabotage")
    assert heard(s, 1) == ["draws 2 sabotage 0"] and heard(s, 0) == heard(s, -1) == ["drew 2 0"]
    assert view(s, 0)["players"][1]["hand"] == ["?"]


def test_VA_2_played_cards_go_open_to_the_discards() -> None:
    s = bare(3)
    give(s, 0, "new_plan")
    s.play_card(0, kind("new_plan"))
    assert view(s, -1)["cards_discards"] == ["new_plan"] and heard(s) == ["plays 1 new_plan 0"]


def test_VA_2_VA_2r2_deck_empty_the_discards_are_shuffled_when_needed_not_before() -> None:
    s = bare(3)
    throw(s, *[card for card in CARDS for _ in range(2)][1:])
    go(s, DRAWING.auto(0, 1))
    say(s, "card fast_engine")
    assert s.deck.total == 0 and s.used > 0  # not before a card must be drawn
    go(s, DRAWING.auto(1, 1))
    assert s.deck.total == 13 and s.used == 0 and heard(s)[-1] == "cards_shuffled 13"
    say(s, "card sabotage")


def all_in_hands() -> Table:
    s = bare(3)
    give(s, 0, *CARDS[:3])
    give(s, 1, *CARDS[3:], *CARDS[:2])
    give(s, 2, *CARDS[2:])
    return s


def test_VA_2_VA_2r3_both_empty_draw_from_the_hand_of_a_player_of_ones_choice() -> None:
    s = go(all_in_hands(), DRAWING.auto(0, 1))
    assert step(s) == "robbing 0" and may(s) == ["rob 2", "rob 3"]
    assert no(s, "rob 1") == "nobody_to_rob 1 VA.2" and no(s, "done") == "must_choose VA.2" and no(s, "bid 1") == "not_now VA.2"
    say(s, "rob 2")
    assert step(s) == f"robbed_card {CHANCE}"
    say(s, "card sabotage")
    assert s.players[0].held == 4 and s.players[1].held == 5 and s.cards_everywhere() == [2] * 7


def test_VA_2_VA_2r3_one_possible_victim_or_none() -> None:
    s = bare(3)
    give(s, 0, *[card for card in CARDS for _ in range(2)])
    go(s, DRAWING.auto(1, 1))
    assert step(s) == f"robbed_card {CHANCE}"  # only one has cards: not asked
    say(s, "card subsidy")
    assert s.players[1].held == 1 and s.players[0].held == 13
    s = bare(3)
    give(s, 0, *[card for card in CARDS for _ in range(2)])
    go(s, DRAWING.auto(0, 1))
    assert step(s) == "over" and heard(s) == ["no_card_left 1 0"]


def test_VA_2_VA_2r4_only_these_two_see_it() -> None:
    s = say(go(all_in_hands(), DRAWING.auto(0, 1)), "rob 2", "card sabotage")
    assert heard(s, 0) == heard(s, 1) == ["robs 1 2 sabotage 0"]
    assert heard(s, 2) == heard(s, -1) == ["robbed 1 2 0"]
    assert view(s, 1)["players"][0]["hand"] == ["sabotage", "?", "?", "?"]  # the victim knows what he lost
    assert view(s, 2)["players"][0]["hand"] == view(s, -1)["players"][0]["hand"] == ["?"] * 4
    for seed in range(10):  # and keeps it in mind when imagining
        assert GAME.redeal(s, 1, Rng(seed)).players[0].has(kind("sabotage"))
    s.play_card(0, kind("sabotage"))
    assert view(s, 1)["players"][0]["hand"] == ["?"] * 3


# --- VA.8 Alles neu


def groups(players: int = 3) -> Table:
    s = bare(players)
    for group in range(players):
        cards = ("green", "white", "black") if group else ("green", "green", "green")
        for colour in cards:
            s.route_deck.take(["green", "orange", "brown", "grey", "white", "black"].index(colour))
        s.groups.items[group] = routes(*cards)
    return s


def test_VA_8_the_only_card_of_a_colour_is_there_and_out_of_order() -> None:
    s = groups()
    s.groups.items[2] = routes("green", "white", "white")
    give(s, 1, "all_new")
    go(s, RENEWING.auto())
    say(s, "renew")
    assert no(s, "fill black") == "out_of_order black VA.8"


def test_VA_8_rearrange_the_groups_number_and_sizes_kept() -> None:
    s = groups()
    give(s, 1, "all_new")
    go(s, RENEWING.auto())
    assert step(s) == "renewing 1"
    say(s, "renew")
    assert step(s) == "rearranging 1" and may(s) == ["fill green", "fill white"]
    assert no(s, "fill grey") == "no_such_route grey VA.8" and no(s, "done") == "must_choose VA.8"
    assert no(s, "bid 1") == "not_now VA.8"
    assert no(s, "fill black") == "out_of_order black VA.8"  # two blacks cannot fill a group of three
    say(s, "fill white", "fill white")  # then only black can follow, and then two greens must
    assert may(s) == ["fill green", "fill black"]
    say(s, "fill black")
    assert step(s) == "over"  # only green is left: it fills the rest
    assert view(s, -1)["groups"] == [["white", "white", "black"], ["green", "green", "black"], ["green", "green", "green"]]
    assert s.routes_everywhere() == [8] * 6 and s.players[1].held == 0
    assert heard(s)[:2] == ["plays 2 all_new 0", "filled white 1 0"]


def test_VA_8_asked_at_once_in_secret_and_may_say_no() -> None:
    s = groups()
    give(s, 0, "all_new")
    give(s, 2, "sabotage")
    go(s, RENEWING.auto())
    assert step(s) == "renewing 0 2" and may(s, 0) == ["done", "renew"] and may(s, 2) == ["done"]
    assert no(s, "renew", 2) == "not_in_hand all_new VA.8" and no(s, "bid 1", 2) == "not_now VA.8"
    say(s, "renew", seat=0)
    assert heard(s) == [] and view(s, 2)["players"][0]["hand"] == ["?"]
    say(s, "done", seat=2)
    assert step(s) == "rearranging 0"
    s = groups()
    give(s, 0, "all_new")
    go(s, RENEWING.auto())
    say(s, "done")
    assert step(s) == "over" and s.players[0].held == 1


def test_VA_8_VA_8r1_of_several_the_lowest_turn_order_card_uses_it_the_others_keep_theirs() -> None:
    s = groups()
    give(s, 0, "all_new", "sabotage")
    give(s, 2, "all_new")
    s.order.items[0], s.order.items[2] = 2, 0
    go(s, RENEWING.auto())
    say(s, "renew", seat=0)
    say(s, "renew", seat=2)
    assert step(s) == "rearranging 2" and s.players[2].held == 0 and s.players[0].held == 2
    assert "shows 1 all_new 0" in heard(s)
    for seat in (-1, 1, 2):  # everybody has seen it
        assert view(s, seat)["players"][0]["hand"] == ["all_new", "?"]
        for seed in range(10):
            assert GAME.redeal(s, seat, Rng(seed)).players[0].has(kind("all_new"))
    while step(s) != "over":
        say(s, may(s)[0])
    go(s, RENEWING.auto())
    say(s, "renew", seat=0)
    assert view(s, 1)["players"][0]["hand"] == ["?"]


def test_VA_8_a_shown_card_may_be_robbed_unseen() -> None:
    """VA.2: afterwards the others no longer know where it is; thief and victim do."""
    s = bare(3)
    give(s, 0, *[card for card in CARDS for _ in range(2) if card != "all_new"], "all_new")
    give(s, 2, "all_new")
    for row in (1, 2, 3):
        s.learn(row, 0, 1 << 4 * kind("all_new"))
    go(s, DRAWING.auto(1, 1))
    say(s, "rob 1", "card sabotage")
    assert "all_new" in view(s, 1)["players"][0]["hand"]  # the thief saw another card go
    assert "all_new" not in view(s, 2)["players"][0]["hand"]
    assert "sabotage" in view(s, 0)["players"][1]["hand"]


def test_VA_8_VA_8r2_leaving_all_as_it_is_counts_as_using_it() -> None:
    s = groups()
    give(s, 1, "all_new")
    before = view(s, -1)["groups"]
    go(s, RENEWING.auto())
    say(s, "renew", "fill green", "fill green", "fill green", "fill green", "fill white", "fill black")
    assert step(s) == "over" and view(s, -1)["groups"] == before and s.players[1].held == 0


def test_VA_8_every_arrangement_can_be_laid_in_one_way_only() -> None:
    s = groups(2)
    give(s, 0, "all_new")
    go(s, RENEWING.auto())
    say(s, "renew")
    found: list[object] = []
    open_ends = [s]
    while open_ends:
        t = open_ends.pop()
        if step(t) == "over":
            found.append(view(t, -1)["groups"])
            continue
        for text in may(t):
            open_ends.append(say(t.clone(), text))
    assert len(found) == 4 and all(found.count(x) == 1 for x in found)  # four greens, a white, a black


def test_VA_9_not_in_the_secret_question_of_alles_neu() -> None:
    s = groups()
    give(s, 0, "new_plan")
    lay(s, "kiel", "red")
    go(s, RENEWING.auto())
    assert no(s, "replan kiel red", 0) == "not_now VA.8"


def test_VA_10_VA_10r1_alles_neu_asks_everyone_with_an_action_card_whatever_he_holds() -> None:
    s = groups()
    give(s, 0, "sabotage")
    give(s, 1, "subsidy")
    assert step(go(s, RENEWING.auto())) == "renewing 0 1"
    s = groups()
    assert step(go(s, RENEWING.auto())) == "over"  # nobody has a card


def test_VA_10_nobody_is_asked_when_both_lie_open() -> None:
    s = groups()
    give(s, 0, "sabotage")
    throw(s, "all_new")
    assert step(go(s, RENEWING.auto())) == "renewing 0"
    s = groups()
    give(s, 0, "sabotage")
    throw(s, "all_new", "all_new")
    assert step(go(s, RENEWING.auto())) == "over"


def test_VA_2_nobody_else_imagines_what_two_saw_of_each_other() -> None:
    """The same robbery with two different cards: the third player's imagination is the same, and sound."""
    tables = [say(go(all_in_hands(), DRAWING.auto(0, 1)), "rob 2", f"card {card}") for card in ("sabotage", "subsidy")]
    for s in tables:
        t = GAME.imagine(s, 2, Rng(1))
        assert [t.knows(q, p) for q in (0, 1) for p in (0, 1) if q != p] == [t.knows(3, 1), t.knows(3, 0)]
        for q in range(3):
            assert GAME.census(GAME.imagine(t, q, Rng(2))) == GAME.census(s)
    assert tables[0].knows(0, 1) != tables[1].knows(0, 1) or tables[0].knows(1, 0) != tables[1].knows(1, 0)


def test_VA_2_what_was_known_of_a_hand_is_forgotten_when_a_card_is_robbed_from_it() -> None:
    s = bare(3)
    give(s, 1, "all_new", "sabotage")
    show(s, 1)
    show(s, 1)  # VA.8 once more: it is still one card
    assert [many(s.knows(row, 1), ALL_NEW) for row in range(4)] == [1, 0, 1, 1]
    other = s.clone()
    forget(s, 0, 1, ALL_NEW)
    assert [s.knows(row, 1) for row in (0, 2, 3)] == [0, 0, 0]  # the onlookers too
    forget(other, 0, 1, kind("sabotage"))
    assert many(other.knows(0, 1), ALL_NEW) == 1  # the thief saw that it was another one
    assert [other.knows(row, 1) for row in (2, 3)] == [0, 0]


def test_VA_2_whoever_imagines_keeps_what_he_knows_and_nobody_elses_secrets() -> None:
    s = bare(3)
    give(s, 1, "sabotage")
    s.learn(0, 1, one(kind("sabotage")))
    assert GAME.redeal(s, 0, Rng(1)).knows(0, 1) == one(kind("sabotage"))
    assert GAME.redeal(s, 2, Rng(1)).knows(0, 1) == 0
