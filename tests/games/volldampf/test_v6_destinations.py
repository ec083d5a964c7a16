"""V6.1-V6.5 in the view: where a good can arrive and what the best route there brings, as the rules themselves have it."""

import json
from typing import Any

import pytest

from fullsteam.games.volldampf.components import GOODS
from fullsteam.games.volldampf.network import Network
from fullsteam.games.volldampf.rules import GAME
from fullsteam.games.volldampf.state import Table
from fullsteam.games.volldampf.transport import TRANSPORT
from fullsteam.games.volldampf.views import destinations
from fullsteam.kernel.core import ONLOOKER
from fullsteam.kernel.ints import bit
from fullsteam.kernel.rng import Rng
from games.volldampf.table import bare, build, give, go, lay, may, say, view
from games.volldampf.table import city as city_of

SQUARE = ["kiel-hamburg", "kiel-rostock", "hamburg-rostock", "rostock-berlin", "hamburg-berlin"]


def square(**options: str) -> Table:
    """Kiel, Hamburg, Rostock, Berlin; a blue good in Kiel. The straight way to Berlin is seat 1's, the way round seat 0's."""
    s = bare(3, **options)
    build(s, 0, "kiel-rostock", "hamburg-rostock")
    build(s, 1, "kiel-hamburg", "hamburg-berlin")
    build(s, 2, "rostock-berlin")
    lay(s, "kiel", "blue")
    return go(s, TRANSPORT.auto(0))


def test_V6_2_a_good_that_has_come_over_the_first_link_of_the_board_may_stay() -> None:
    s = bare(2)
    build(s, 0, s.board.link_id(0))
    here = city_of("koebenhavn")
    s.good, s.at, s.seen, s.path = GOODS.index("red"), here, bit(here) | bit(city_of("kiel")), 1
    assert destinations(s, 0) == {"koebenhavn": {"gains": [0, 0], "path": []}}
    s.path = 0
    assert destinations(s, 0) == {}


def test_V6_1_a_board_with_a_track_on_every_link() -> None:
    s = bare(2)
    board = s.board
    for link in range(board.links):
        s.owner[link] = link % 2
    net = Network(board, s.owner, s.seats, s.stop, s.through)
    assert net.first[0] == 0 and net.first[board.cities] == 2 * board.links
    for city in range(board.cities):
        tracks = range(net.first[city], net.first[city + 1])
        assert [net.link[t] for t in tracks] == [board.half[h] for h in range(board.first[city], board.first[city + 1])]
        assert all(net.colour[t] == board.colour[net.ends[t]] for t in tracks)


def trip(s: Table, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = view(s, seat)["transport"]
    return found


def test_V6_5_offers_name_every_good_that_may_be_named_and_its_best_payoffs() -> None:
    s = square()
    assert may(s) == ["done", "name kiel blue"]
    assert trip(s)["offers"] == {"kiel blue": {"berlin": [2, 1, 0]}}
    assert trip(s)["best"] == {"kiel blue": {"to": "berlin", "path": ["kiel-rostock", "hamburg-rostock", "hamburg-berlin"]}}
    assert trip(s)["seat"] == 0 and trip(s)["destinations"] == {}


@pytest.mark.parametrize("seat", [1, 2, ONLOOKER])
def test_V6_5_only_he_who_names_is_shown_offers(seat: int) -> None:
    assert trip(square(), seat)["offers"] == trip(square(), seat)["best"] == {}


def test_V6_1_destinations_of_the_good_under_way_with_the_best_route() -> None:
    s = say(square(), "name kiel blue")
    best = {"berlin": {"gains": [2, 1, 0], "path": ["kiel-rostock", "hamburg-rostock", "hamburg-berlin"]}}
    assert trip(s)["destinations"] == best and trip(s, ONLOOKER)["destinations"] == best
    say(s, "along kiel-hamburg")  # now the best is worse: what was ridden counts too
    assert trip(s)["destinations"] == {"berlin": {"gains": [1, 1, 1], "path": ["hamburg-rostock", "rostock-berlin"]}}


def test_V6_2_a_matching_city_one_has_reached_is_a_destination_too() -> None:
    s = square()
    build(s, 0, "stettin-berlin")
    say(s, "name kiel blue", "along kiel-rostock", "along rostock-berlin")
    assert may(s) == ["done", "along stettin-berlin"]
    assert trip(s)["destinations"] == {
        "berlin": {"gains": [1, 0, 1], "path": []},
        "stettin": {"gains": [2, 0, 1], "path": ["stettin-berlin"]},
    }


def test_V6_2_matching_city_stop_ends_the_route_there() -> None:
    s = square(matching_city="stop")
    build(s, 0, "stettin-berlin")
    assert list(trip(s)["offers"]["kiel blue"]) == ["berlin"]


def test_VA_3_a_fast_engine_shows_what_seven_links_reach() -> None:
    s = bare(3)
    build(s, 0, "kiel-hamburg", "hamburg-hannover", "hannover-kassel", "kassel-erfurt", "erfurt-leipzig", "leipzig-dresden")
    build(s, 1, "dresden-praha")
    lay(s, "kiel", "yellow")
    give(s, 0, "fast_engine")
    go(s, TRANSPORT.auto(0))
    assert trip(s)["offers"] == {}
    assert trip(say(s, "fast"))["offers"] == {"kiel yellow": {"praha": [6, 1, 0]}}


def test_VA_6_while_the_others_are_asked_the_destinations_are_open_to_all() -> None:
    s = bare(3)
    build(s, 0, *SQUARE)
    lay(s, "kiel", "blue")
    give(s, 1, "sabotage")
    say(go(s, TRANSPORT.auto(0)), "name kiel blue")
    assert GAME.actor(s) == 1 and trip(s, 1)["seat"] == 0
    assert trip(s, 1)["destinations"] == trip(s, 2)["destinations"] != {}
    say(s, "sabotage")
    assert trip(s)["destinations"] == {} and trip(s)["offers"] == {}  # blue is closed


def arrivals(s: Table) -> dict[str, tuple[int, int]]:
    """By destination: (own steps, - steps of the others) of the best route, found by playing every one of them."""
    if trip(s)["good"] is None:
        delivered = view(s, 0)["delivered"]
        gained = [p.income for p in s.players]
        return {delivered["to"]: (gained[0], -sum(gained[1:]))}
    best: dict[str, tuple[int, int]] = {}
    for choice in may(s):
        for end, worth in arrivals(say(s.clone(), choice)).items():
            best[end] = max(best.get(end, worth), worth)
    return best


@pytest.mark.parametrize("n", range(4))
def test_V6_1_destinations_are_those_of_the_rules(n: int) -> None:
    rng = Rng(n + 1)
    s = bare(3, matching_city=["pass", "stop"][n & 1], foreign=["through", "end"][n >> 1])
    free = [s.board.link_id(k) for k in range(s.board.links)]
    for piece in range(27):
        build(s, piece % 3, free.pop(rng.below(len(free))))
    for name, good in (("hannover", "blue"), ("leipzig", "violet"), ("berlin", "red"), ("koeln", "yellow")):
        lay(s, name, good)
    go(s, TRANSPORT.auto(0))
    offered = trip(s)["offers"]
    assert offered
    assert ["name " + good for good in offered] == [choice for choice in may(s) if choice.startswith("name")]
    for good, ends in offered.items():
        named = say(s.clone(), f"name {good}")
        played = arrivals(named)
        assert {end: (g[0], -sum(g[1:])) for end, g in ends.items()} == played
        best = trip(s)["best"][good]
        assert (ends[best["to"]][0], -sum(ends[best["to"]][1:])) == max(played.values())
        shown = trip(named)["destinations"]
        assert shown[best["to"]]["path"] == best["path"]
        assert {end: d["gains"] for end, d in shown.items()} == ends
        for end, d in shown.items():
            ridden = say(named.clone(), *[f"along {link}" for link in d["path"]])
            if trip(ridden)["good"] is not None:
                say(ridden, "done")
            assert view(ridden, 0)["delivered"]["to"] == end and [p.income for p in ridden.players] == d["gains"]


def test_V6_5_the_view_of_a_full_map_stays_small() -> None:
    s = bare(6)
    for k in range(48):
        build(s, k % 6, s.board.link_id(k))
    for city in range(s.board.cities):
        lay(s, s.board.ids[city], ["blue", "violet", "red", "yellow"][city & 3])
    go(s, TRANSPORT.auto(0))
    assert len(trip(s)["offers"]) > 20
    assert len(json.dumps(view(s, 0), separators=(",", ":"))) < 20_000
