"""V6: transport."""

import pytest

from fullsteam.games.volldampf.components import GOODS
from fullsteam.games.volldampf.network import Network, good_of, payoff_of
from fullsteam.games.volldampf.rules import GAME
from fullsteam.games.volldampf.state import Table
from fullsteam.games.volldampf.transport import NAMING, TRANSPORT, TRANSPORTS
from fullsteam.kernel.rng import stream
from games.volldampf.table import bare, build, give, go, goods_at, heard, lay, may, no, say, step, view

LINE = [
    "kiel-hamburg",
    "hamburg-hannover",
    "hannover-kassel",
    "kassel-erfurt",
    "erfurt-leipzig",
    "leipzig-dresden",
    "dresden-praha",
]


def line(players: int = 3, owner: int = 0, **options: str) -> Table:
    """Kiel - Hamburg - Hannover - Kassel - Erfurt - Leipzig - Dresden - Praha, all of one owner."""
    s = bare(players, **options)
    build(s, owner, *LINE)
    return s


def transport(s: Table, seat: int = 0) -> Table:
    return go(s, TRANSPORT.auto(seat))


def test_V6_1_two_rounds_in_turn_order() -> None:
    s = line()
    lay(s, "kiel", "violet", "violet")
    s.order.items[0], s.order.items[1] = 1, 0
    go(s, TRANSPORTS.auto())
    asked = []
    while step(s) != "over":
        asked.append(GAME.actor(s))
        say(s, "done")
    assert asked == [1, 0, 2, 1, 0, 2]


def test_V6_1_name_a_good_and_take_it_along_built_links_anybodys() -> None:
    s = line(owner=1)
    lay(s, "hamburg", "yellow")
    transport(s)
    assert may(s) == ["done", "name hamburg yellow"]
    say(s, "name hamburg yellow")
    for name in LINE[1:]:
        assert step(s) == "route 0" and may(s) == [f"along {name}"]
        say(s, f"along {name}")
    assert step(s) == "over" and s.players[1].income == 6 and s.players[0].income == 0


def test_V6_1_at_most_6_links() -> None:
    s = line()
    lay(s, "kiel", "yellow", "blue")
    transport(s)
    assert no(s, "name kiel yellow") == "out_of_reach kiel yellow 6 V6.5"
    say(s, "name kiel blue", "along kiel-hamburg", "along hamburg-hannover", "along hannover-kassel", "along kassel-erfurt")
    say(s, "along erfurt-leipzig", "along leipzig-dresden")
    assert step(s) == "over" and s.players[0].income == 6 and goods_at(s, "kiel") == ["yellow"]


def test_V6_1_V6_1r1_no_city_twice_the_starting_city_included_at_least_one_link() -> None:
    s = bare(3)
    build(s, 0, "kiel-hamburg", "kiel-rostock", "hamburg-rostock", "rostock-berlin", "bremen-dortmund")
    lay(s, "kiel", "blue", "violet")
    transport(s)
    assert may(s) == ["done", "name kiel blue", "name kiel violet"]  # not to Kiel itself, though it is blue
    say(s, "name kiel blue", "along kiel-hamburg")
    assert no(s, "along kiel-hamburg") == "twice kiel-hamburg V6.1"
    assert no(s, "along bremen-dortmund") == "not_from_here bremen-dortmund hamburg V6.1"
    assert no(s, "along hamburg-bremen") == "not_built hamburg-bremen V6.1"
    say(s, "along hamburg-rostock")
    assert no(s, "along kiel-rostock") == "twice kiel-rostock V6.1"
    assert no(s, "done") == "not_arrived V6.5"  # V6.5 naming binds
    say(s, "along rostock-berlin")
    assert step(s) == "over" and s.players[0].income == 3


def test_V6_1_only_links_from_which_a_matching_city_can_be_reached() -> None:
    s = line()
    build(s, 1, "hamburg-bremen")
    lay(s, "kiel", "yellow")
    s.fast = True
    go(s, NAMING.auto(0))
    say(s, "name kiel yellow", "along kiel-hamburg")
    assert may(s) == ["along hamburg-hannover"]
    assert no(s, "along hamburg-bremen") == "no_end hamburg-bremen 6 V6.1" and no(s, "choose 1") == "not_now V6.1"


def test_V6_2_V6_2r1_he_may_pass_a_matching_city_and_chooses_where_to_end() -> None:
    s = line()
    lay(s, "kiel", "violet")
    transport(s)
    say(s, "name kiel violet", "along kiel-hamburg")
    assert may(s) == ["done", "along hamburg-hannover"]  # arrive at Hamburg, or go on
    say(s, "along hamburg-hannover", "along hannover-kassel")
    assert may(s) == ["done", "along kassel-erfurt"]
    say(s, "done")
    assert step(s) == "over" and s.players[0].income == 3


def test_V6_2_option_matching_city_stop() -> None:
    s = line(matching_city="stop")
    lay(s, "kiel", "violet")
    lay(s, "hamburg", "violet")
    transport(s)
    say(s, "name kiel violet", "along kiel-hamburg")
    assert step(s) == "over" and s.players[0].income == 1
    transport(s)  # the first matching city after the starting one
    say(s, "name hamburg violet", "along hamburg-hannover", "along hannover-kassel")
    assert step(s) == "over" and s.players[0].income == 3


def foreign(**options: str) -> Table:
    s = bare(3, **options)
    build(s, 0, "rostock-koebenhavn", "kiel-koebenhavn", "kiel-hamburg")
    lay(s, "rostock", "blue")
    return transport(s)


def test_V6_2_foreign_cities_may_be_passed() -> None:
    s = foreign()
    say(s, "name rostock blue", "along rostock-koebenhavn", "along kiel-koebenhavn")
    assert s.players[0].income == 2 and step(s) == "over"


def test_V6_2_option_foreign_end() -> None:
    s = foreign(foreign="end")
    assert step(s) == "over" and s.players[0].missed == 1  # København cannot be passed
    lay(s, "koebenhavn", "blue")
    lay(s, "hamburg", "red")
    transport(s)  # but it may be the first or the last city of a route
    say(s, "name koebenhavn blue", "along kiel-koebenhavn")
    transport(s)
    say(s, "name hamburg red", "along kiel-hamburg", "along kiel-koebenhavn")
    assert step(s) == "over" and s.players[0].income == 3


def test_V6_2_foreign_end_ends_at_a_matching_foreign_city() -> None:
    s = bare(3, foreign="end")
    build(s, 0, "kiel-koebenhavn", "rostock-koebenhavn", "rostock-stettin", "stettin-breslau", "breslau-warszawa")
    lay(s, "kiel", "red")
    transport(s)
    say(s, "name kiel red", "along kiel-koebenhavn")
    assert step(s) == "over" and s.players[0].income == 1  # Warszawa would be two links too far and København is no way


def test_V6_3_each_link_gives_its_owner_a_step_at_once_and_the_good_goes_back() -> None:
    s = bare(3)
    build(s, 0, "kiel-hamburg")
    build(s, 1, "hamburg-hannover")
    build(s, 2, "hannover-kassel")
    lay(s, "kiel", "violet")
    assert s.bag.total == 39
    transport(s, 1)
    say(s, "name kiel violet", "along kiel-hamburg", "along hamburg-hannover")
    assert [p.income for p in s.players] == [0, 0, 0]
    say(s, "along hannover-kassel")
    assert [p.income for p in s.players] == [1, 1, 1] and s.bag.total == 40 and goods_at(s, "kiel") == []
    way = {"good": "violet", "to": "kassel", "path": ["kiel-hamburg", "hamburg-hannover", "hannover-kassel"]}
    assert view(s, -1)["delivered"] == way and view(s, -1)["transport"]["path"] == []
    assert heard(s)[-4:] == ["delivers 2 violet kassel 3", "advances 1 1", "advances 2 1", "advances 3 1"]


def test_V6_4_he_may_decline_or_must_if_nothing_is_possible() -> None:
    s = line()
    lay(s, "kiel", "violet")
    transport(s)
    say(s, "done")
    assert s.players[0].missed == 1 and heard(s)[-1] == "no_transport 1 0"
    s = line()
    lay(s, "kiel", "red")
    transport(s)
    assert step(s) == "over" and s.players[0].missed == 1


def test_V6_5_V6_5r1_only_what_can_be_delivered_may_be_named_and_naming_binds() -> None:
    s = line()
    lay(s, "kiel", "violet", "red")
    lay(s, "berlin", "violet")
    transport(s)
    assert no(s, "name kiel red") == "out_of_reach kiel red 6 V6.5"
    assert no(s, "name berlin violet") == "out_of_reach berlin violet 6 V6.5"
    assert no(s, "name kiel blue") == "no_good kiel blue V6.1"
    say(s, "name kiel violet")
    assert no(s, "done") == "not_arrived V6.5"


def test_V6_5_V6_5r2_who_can_deliver_nothing_is_asked_while_he_holds_cards() -> None:
    s = line()
    give(s, 0, "sabotage")
    transport(s)
    assert step(s) == "naming 0" and may(s) == ["done"]
    say(s, "done")
    assert s.players[0].missed == 1


# --- The search for all deliveries


def brute(s: Table, net: Network, limit: int) -> set[tuple[int, int, int]]:
    """All results of deliveries by playing every route link by link."""
    found = set()

    def go_on(start: int, at: int, seen: frozenset[int], payoff: int, left: int, stopped: frozenset[int]) -> None:
        for k in range(s.board.links):
            ends = (s.board.link_a[k], s.board.link_b[k])
            if s.owner[k] < 0 or at not in ends or left == 0:
                continue
            end = ends[0] + ends[1] - at
            if end in seen:
                continue
            gained = payoff + (1 << 4 * s.owner[k])
            colour = s.board.colour[end]
            if colour not in stopped:
                found.add((start, colour, gained))
            if s.through or s.board.german(end):
                go_on(start, end, seen | {end}, gained, left - 1, stopped | {colour} if s.stop else stopped)

    for start in range(s.board.cities):
        go_on(start, start, frozenset({start}), 0, limit, frozenset())
    return found


@pytest.mark.parametrize(
    "options", [{}, {"matching_city": "stop"}, {"foreign": "end"}, {"matching_city": "stop", "foreign": "end"}]
)
@pytest.mark.parametrize("limit", [6, 7])
def test_V6_1_V6_2_the_fast_search_finds_what_playing_every_route_finds(options: dict[str, str], limit: int) -> None:
    s = bare(4, **options)
    rng = stream(limit, len(str(options)))
    for k in range(s.board.links):
        if rng.below(2):
            s.owner[k] = rng.below(4)
    net = s.network()
    found = []
    for start in range(s.board.cities):
        narrow = net.outcomes(start, limit, 1)  # first only for blue goods, then for all
        assert {good_of(x) for x in narrow.found.to_list()} <= {0}
        wide = net.outcomes(start, limit, 15)
        assert wide is net.outcomes(start, limit, 4) is s.clone().network().outcomes(start, limit, 15)  # found once, shared
        found += [(start, good_of(x), payoff_of(x)) for x in wide.found.to_list()]
        assert [x for x in found if x[0] == start and x[1] == 0] == [(start, 0, payoff_of(x)) for x in narrow.found.to_list()]
    expected = brute(s, net, limit)
    assert len(found) == len(set(found)) and set(found) == expected
    for i in range(s.board.cities):  # and a good may be named just where there is a result
        for good in range(len(GOODS)):
            assert (net.near[4 * i + good] <= limit) == any(x[0] == i and x[1] == good for x in expected)


def test_V6_1_every_route_offered_can_be_finished() -> None:
    """Random routes over random networks: the rules never lead into a dead end, and never over the limit."""
    for n in range(15):
        options = {"matching_city": ["pass", "stop"][n % 2], "foreign": ["through", "end"][n // 2 % 2]}
        s = bare(3, **options)
        rng = stream(n, 9)
        for k in range(s.board.links):
            if rng.below(3):
                s.owner[k] = rng.below(3)
        for i in range(s.board.cities):
            lay(s, s.board.ids[i], GOODS[i % 4])
        while True:
            transport(s)
            names = [text for text in may(s) if text.startswith("name")] if step(s) != "over" else []
            if not names:
                break
            say(s, names[rng.below(len(names))])
            while step(s) == "route 0":
                say(s, may(s)[rng.below(len(may(s)))])
            assert 1 <= int(next(e for e in reversed(heard(s)) if e.startswith("delivers")).split()[-1]) <= 6
