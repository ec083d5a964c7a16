"""VA.3, VA.4, VA.6, VA.7, VA.9, VA.10: the action cards of the transport phase."""

from fullsteam.games.volldampf.components import GOODS, GOODS_KINDS
from fullsteam.games.volldampf.rules import GAME
from fullsteam.games.volldampf.state import Table
from fullsteam.games.volldampf.transport import COMPARING, SUBSIDISING, TRANSPORT, TRANSPORTS
from fullsteam.games.volldampf.turns import MOVE
from fullsteam.games.volldampf.views import moving
from fullsteam.kernel.core import CHANCE
from fullsteam.kernel.ints import ints
from games.volldampf.table import bare, build, city, give, go, goods_at, heard, lay, may, new, no, say, step, throw, view
from games.volldampf.test_v6_transport import LINE, line


def transport(s: Table, seat: int = 0) -> Table:
    return go(s, TRANSPORT.auto(seat))


# --- VA.3 Schnelle Lok


def test_VA_3_before_naming_up_to_7_links() -> None:
    s = line()
    lay(s, "kiel", "yellow")
    give(s, 0, "fast_engine")
    transport(s)
    assert may(s) == ["done", "fast"]
    say(s, "fast")
    assert may(s) == ["done", "name kiel yellow"] and view(s, -1)["transport"]["limit"] == 7
    say(s, "name kiel yellow", *[f"along {name}" for name in LINE])
    assert s.players[0].income == 7


def test_VA_3_or_before_the_route_after_the_window() -> None:
    s = line()
    lay(s, "kiel", "blue")
    give(s, 0, "fast_engine")
    transport(s)
    say(s, "name kiel blue")
    assert may(s) == ["fast", "along kiel-hamburg"]
    say(s, "fast")
    assert may(s) == ["along kiel-hamburg"]
    say(s, "along kiel-hamburg")
    assert no(s, "fast") == "not_now V6.1"  # the route has begun


def test_VA_3_one_a_transport_and_only_who_holds_it() -> None:
    s = line()
    lay(s, "kiel", "blue")
    give(s, 0, "fast_engine", "fast_engine")
    transport(s)
    say(s, "fast")
    assert no(s, "fast") == "already_fast VA.3"
    say(s, "name kiel blue")
    assert no(s, "fast") == "already_fast VA.3"
    say(s, *[f"along {name}" for name in LINE[:2]], "done")
    lay(s, "kiel", "blue")
    transport(s, 1)
    assert no(s, "fast") == "not_in_hand fast_engine V6.1"
    say(s, "name kiel blue")
    say(s, "done")  # seat 0 is asked for a Sabotage
    assert no(s, "fast") == "not_in_hand fast_engine V6.1"


def test_VA_3_VA_3r1_holds_for_another_good_after_a_sabotage_but_not_for_the_next_transport() -> None:
    s = line()
    lay(s, "kiel", "yellow", "blue")
    give(s, 0, "fast_engine")
    give(s, 1, "sabotage")
    transport(s)
    say(s, "fast", "name kiel blue", "sabotage")
    assert may(s) == ["done", "name kiel yellow"]
    say(s, "name kiel yellow")
    say(s, *[f"along {name}" for name in LINE])
    assert s.players[0].income == 7
    lay(s, "kiel", "yellow")
    transport(s)
    assert no(s, "name kiel yellow") == "out_of_reach kiel yellow 6 V6.5"


# --- VA.4 Subvention


def subsidy(*holders: int, players: int = 3, income: tuple[int, ...] = (4, 4, 9)) -> Table:
    s = line(players)
    lay(s, "kiel", "violet", "violet", "blue")
    for seat in holders:
        give(s, seat, "subsidy")
    for seat in range(players):
        s.players[seat].income = income[seat]
    return s


def test_VA_4_one_extra_transport_for_who_is_last() -> None:
    s = go(subsidy(1), COMPARING.auto())
    assert step(s) == "subsidising 1" and may(s) == ["done", "subsidy"]
    say(s, "subsidy")
    assert step(s) == "naming 1" and may(s) == ["name kiel blue", "name kiel violet"]
    assert no(s, "done") == "may_not_decline VA.4"
    say(s, "name kiel violet", "along kiel-hamburg", "done")
    assert step(s) == "over" and s.players[0].income == 5 and s.players[1].missed == 0


def test_VA_4_not_for_others_and_one_may_keep_it() -> None:
    s = go(subsidy(2), COMPARING.auto())
    assert step(s) == "over"  # seat 2 is not last
    s = go(subsidy(1), COMPARING.auto())
    say(s, "done")
    assert step(s) == "over" and s.players[1].held == 1


def test_VA_4_VA_4r1_positions_are_compared_once_in_turn_order_each_before_the_next() -> None:
    s = go(subsidy(0, 1), COMPARING.auto())
    assert step(s) == "subsidising 0"
    say(s, "subsidy", "name kiel violet")
    assert step(s) == "saboteurs 1"  # seat 1 holds a card
    say(s, "done", "along kiel-hamburg", "done")
    assert s.players[0].income == 5 and step(s) == "subsidising 1"  # seat 0 is no longer last; seat 1 was, and may
    say(s, "subsidy", "name kiel blue", "along kiel-hamburg", "along hamburg-hannover", "done")
    assert step(s) == "over"


def test_VA_4_VA_4r2_one_a_player_a_round() -> None:
    s = subsidy(1)
    give(s, 1, "subsidy")
    go(s, COMPARING.auto())
    say(s, "subsidy", "name kiel violet", "along kiel-hamburg", "done")
    assert step(s) == "over" and s.players[1].held == 1


def test_VA_4_VA_4r3_only_if_some_good_can_be_delivered_on_the_board_as_it_is() -> None:
    s = bare(3)
    build(s, 0, *LINE)
    lay(s, "kiel", "yellow")  # 7 links: a fast engine in hand does not count
    give(s, 1, "subsidy", "fast_engine")
    go(s, COMPARING.auto())
    assert step(s) == "subsidising 1" and no(s, "subsidy") == "nothing_to_deliver VA.4"
    assert no(s, "fast") == "not_now VA.4"
    s = bare(3)
    give(s, 1, "sabotage")
    go(s, COMPARING.auto())
    assert no(s, "subsidy") == "not_in_hand subsidy VA.4"


def test_VA_4_VA_9_a_new_plan_may_come_before() -> None:
    s = bare(3)
    build(s, 0, *LINE)
    lay(s, "paris", "violet")
    give(s, 1, "subsidy", "new_plan")
    go(s, COMPARING.auto())
    assert may(s) == ["done", "replan paris violet"]
    say(s, "replan paris violet", "put kiel", "subsidy")
    assert step(s) == "naming 1"


def test_VA_4_never_earns_a_card_not_even_sabotaged() -> None:
    s = bare(3)
    build(s, 0, "kiel-hamburg")
    lay(s, "kiel", "violet")
    give(s, 1, "subsidy")
    give(s, 2, "sabotage")
    go(s, TRANSPORTS.auto())
    while step(s) != "subsidising 1":
        say(s, "done")
    assert [p.missed for p in s.players] == [2, 2, 2]  # transports declined before do not matter
    say(s, "subsidy", "name kiel violet", "sabotage")
    assert step(s) == "over"
    assert [p.missed for p in s.players] == [2, 2, 2]


def test_VA_4_a_sabotaged_one_must_deliver_another_colour_if_it_can() -> None:
    s = subsidy(1)
    give(s, 2, "sabotage")
    go(s, COMPARING.auto())
    say(s, "subsidy", "name kiel violet", "sabotage")
    assert may(s) == ["name kiel blue"] and no(s, "done") == "may_not_decline VA.4"
    s = subsidy(1)
    give(s, 1, "fast_engine")
    give(s, 2, "sabotage", "sabotage")
    go(s, COMPARING.auto())
    say(s, "subsidy", "name kiel violet", "sabotage", "name kiel blue", "sabotage")
    assert may(s) == ["done", "fast"]  # nothing can be delivered any more
    say(s, "done")
    assert s.players[1].missed == 0


def test_VA_4_other_cards_apply_to_it() -> None:
    s = subsidy(1)
    give(s, 1, "fast_engine", "extra_freight", "new_plan")
    go(s, COMPARING.auto())
    say(s, "subsidy")
    assert may(s)[:2] == ["fast", "extra"] and "replan kiel blue" in may(s)


def test_VA_10_subvention_asks_everyone_last_with_a_card_unless_both_lie_open() -> None:
    s = subsidy()
    give(s, 0, "sabotage")
    give(s, 2, "subsidy")
    assert step(go(s, COMPARING.auto())) == "subsidising 0"  # seat 1 has no card, seat 2 is not last
    assert may(s) == ["done"]
    s = subsidy()
    give(s, 0, "sabotage")
    throw(s, "subsidy", "subsidy")
    assert step(go(s, COMPARING.auto())) == "over"
    assert step(go(s, SUBSIDISING.auto(0))) == "over"


# --- VA.6 Sabotage


def named(players: int = 4) -> Table:
    s = line(players)
    lay(s, "kiel", "violet", "blue")
    lay(s, "hannover", "violet")
    return s


def test_VA_6_closes_the_colour_for_this_transport() -> None:
    s = named()
    give(s, 1, "sabotage")
    transport(s)
    say(s, "name kiel violet")
    assert step(s) == "saboteurs 1" and may(s) == ["done", "sabotage"]
    say(s, "sabotage")
    assert step(s) == "naming 0" and may(s) == ["done", "name kiel blue"]
    assert no(s, "name hannover violet") == "colour_closed violet VA.6"
    assert view(s, -1)["transport"]["closed"] == ["violet"]
    assert "sabotaged 2 1 violet 0" in heard(s)
    say(s, "done")  # V6.4 or makes none: this earns a card
    assert s.players[0].missed == 1
    transport(s)
    assert "name hannover violet" in may(s)  # only that transport


def test_VA_6_closed_colours_add_up() -> None:
    s = named()
    give(s, 1, "sabotage")
    give(s, 3, "sabotage")
    transport(s)
    say(s, "name kiel violet", "sabotage", "name kiel blue")
    assert step(s) == "saboteurs 3"  # seat 1 has no card left
    say(s, "sabotage")
    assert step(s) == "over" and s.players[0].missed == 1  # nothing else to deliver


def test_VA_6_VA_6r1_one_by_one_in_turn_order_after_him_going_round_the_first_ends_it() -> None:
    s = named()
    for seat in (0, 1, 3):
        give(s, seat, "sabotage" if seat else "subsidy")
    s.order.items[0], s.order.items[3] = 3, 0
    s.players[0].rank, s.players[3].rank = 4, 1  # order 3 1 2 0
    transport(s, 1)
    say(s, "name kiel violet")
    assert step(s) == "saboteurs 0"  # after 1 comes 2, without cards, then 0
    assert no(s, "sabotage") == "not_in_hand sabotage VA.6" and no(s, "bid 1") == "not_now VA.6"
    say(s, "done")
    assert step(s) == "saboteurs 3"
    say(s, "done")
    assert step(s) == "route 1"
    say(s, "along kiel-hamburg", "done")
    lay(s, "kiel", "violet")
    transport(s, 2)
    say(s, "name kiel violet", "done", "sabotage")  # 0 says no, 3 plays
    assert step(s) == "naming 2"  # seat 1 is not asked any more


def test_VA_10_sabotage_asks_everyone_else_with_a_card_unless_both_lie_open() -> None:
    s = named()
    give(s, 0, "fast_engine")
    give(s, 2, "subsidy")
    transport(s)
    say(s, "name kiel violet")
    assert step(s) == "saboteurs 2" and may(s) == ["done"]
    s = named()
    give(s, 2, "subsidy")
    throw(s, "sabotage", "sabotage")
    transport(s)
    say(s, "name kiel violet")
    assert step(s) == "route 0"


# --- VA.7 Zusatzfracht


def test_VA_7_VA_7r1_draw_a_good_and_put_it_on_any_city() -> None:
    s = line()
    give(s, 0, "extra_freight")
    transport(s)
    say(s, "extra")
    assert step(s) == f"draw_freight {CHANCE}"
    say(s, "good violet")
    assert heard(s, 2)[-1] == "freight 1 violet 0" and step(s) == "put_freight 0" and len(may(s)) == 28
    assert view(s, -1)["transport"]["freight"] == "violet"
    assert no(s, "done") == "must_choose VA.7" and no(s, "bid 1") == "not_now VA.7"
    say(s, "put kiel")
    assert goods_at(s, "kiel") == ["violet"] and s.bag.total == 39
    assert step(s) == "naming 0" and may(s) == ["done", "name kiel violet"]  # at once, or decline
    say(s, "done")
    assert s.players[0].missed == 1


def test_VA_7_onto_a_foreign_city_also_after_a_sabotage() -> None:
    s = named()
    give(s, 0, "extra_freight")
    give(s, 1, "sabotage")
    transport(s)
    say(s, "name kiel violet", "sabotage", "extra", "good red", "put praha")
    assert goods_at(s, "praha") == ["red"] and step(s) == "naming 0"


def test_VA_7_not_with_an_empty_bag() -> None:
    s = line()
    give(s, 0, "extra_freight")
    lay(s, "paris", *["blue"] * 10, *["red"] * 10, *["violet"] * 10, *["yellow"] * 10)
    transport(s)
    assert may(s) == ["done"] and no(s, "extra") == "no_freight VA.7"
    s = line()
    give(s, 0, "sabotage")
    transport(s)
    assert no(s, "extra") == "not_in_hand extra_freight V6.1"


# --- VA.9 Neue Planung


def test_VA_9_a_good_is_being_moved_while_that_is_asked_and_no_longer() -> None:
    s = line()
    s.agenda = ints([MOVE.by(0, GOODS_KINDS * city("paris") + GOODS.index("violet"))])
    assert moving(s) == {"good": "violet", "from": "paris"}
    s.agenda.pop()
    assert moving(s) is None


def test_VA_9_VA_9r1_before_naming_from_any_city_to_any_other() -> None:
    s = line()
    lay(s, "paris", "violet")
    give(s, 0, "new_plan", "new_plan")
    transport(s)
    assert may(s) == ["done", "replan paris violet"] and view(s, -1)["transport"]["moving"] is None
    say(s, "replan paris violet")
    assert view(s, -1)["transport"]["moving"] == {"good": "violet", "from": "paris"}
    say(s, "put kiel")
    assert may(s) == ["done", "name kiel violet", "replan kiel violet"]
    say(s, "replan kiel violet", "put london")  # any number may be played
    assert step(s) == "over" and goods_at(s, "london") == ["violet"]  # nothing to deliver, no card left


def test_VA_9_VA_9r2_not_after_naming_unless_sabotaged_not_as_an_answer() -> None:
    s = named()
    give(s, 0, "new_plan")
    give(s, 1, "sabotage", "new_plan")
    transport(s)
    say(s, "name kiel violet")
    assert no(s, "replan kiel violet") == "not_now VA.6"  # seat 1 answers to another player
    say(s, "done")
    assert no(s, "replan kiel violet") == "not_now V6.1"  # named
    say(s, "along kiel-hamburg", "done")
    transport(s)
    say(s, "name hannover violet", "sabotage")
    assert "replan hannover violet" in may(s)


def test_VA_7_a_good_that_is_drawn_and_not_yet_put_is_kept_in_a_dump() -> None:
    s = new(3)
    s.freight = 2
    assert GAME.load(s.dump()).freight == 2
