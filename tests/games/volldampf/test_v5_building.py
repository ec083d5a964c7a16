"""V5: building, and VA.5."""

from fullsteam.games.volldampf.building import BUILDINGS
from fullsteam.games.volldampf.rules import GAME
from fullsteam.games.volldampf.state import Table
from games.volldampf.table import bare, build, front, give, go, heard, lay, link, may, no, say, step, view


def ready(players: int = 3, *colours: str, cash: int = 20, **options: str) -> Table:
    """Everybody has the same route cards."""
    s = bare(players, **options)
    for seat in range(players):
        front(s, seat, *(colours or ("green", "white", "black")))
        s.players[seat].cash = cash
    return s


def test_V5_1_one_card_each_in_turn_order_then_the_second_then_the_third() -> None:
    s = go(ready(3), BUILDINGS.auto())
    order = []
    while step(s) != "over":
        order.append(GAME.actor(s))
        say(s, next(text for text in may(s) if text.startswith("discard")))
    assert order[:7] == [0, 1, 2, 0, 1, 2, 0] and all(p.routes == 0 for p in s.players)
    s = go(ready(5, "green", "white"), BUILDINGS.auto())
    for k in range(10):
        assert GAME.actor(s) == k % 5
        say(s, next(text for text in may(s) if text.startswith("discard")))
    assert step(s) == "over"


def test_V5_1_build_on_a_free_link_of_the_colour_and_pay() -> None:
    s = go(ready(), BUILDINGS.auto())
    say(s, "build kiel-hamburg")
    p = s.players[0]
    assert (p.cash, p.pieces, s.owner[link("kiel-hamburg")]) == (17, 14, 0)
    assert view(s, -1)["players"][0]["routes"] == ["white", "black"]
    assert view(s, -1)["spent_routes"] == ["green"] and heard(s) == ["builds 1 kiel-hamburg 3"]


def test_V5_1_refusals() -> None:
    s = go(ready(cash=9), BUILDINGS.auto())
    say(s, "build kiel-hamburg")
    assert no(s, "build kiel-hamburg") == "link_taken kiel-hamburg V5.1"
    assert no(s, "build rostock-berlin") == "wrong_colour rostock-berlin V5.1"
    assert no(s, "build bremen-london") == "too_dear bremen-london 1 V5.1"  # no borrowing
    assert no(s, "discard grey") == "no_such_route grey V5.1"
    assert no(s, "done") == "must_choose V5.1" and no(s, "bid 1") == "not_now V5.1"
    assert no(s, "build hamburg-bremen", 0) == "not_your_turn V5.1"


def test_V5_1_or_discard_the_card_it_is_out_of_the_game() -> None:
    s = go(ready(), BUILDINGS.auto())
    say(s, "discard white")
    assert s.players[0].cash == 20 and view(s, -1)["spent_routes"] == ["white"]
    assert heard(s) == ["discards 1 white 0"] and s.routes_everywhere() == [8] * 6


def test_V5_1_V5_1r1_no_connection_to_own_track_is_needed() -> None:
    s = ready()
    build(s, 0, "kiel-hamburg")
    go(s, BUILDINGS.auto())
    assert "build nuernberg-muenchen" in may(s)


def test_V5_1_V5_1r2_a_single_answer_is_not_asked_without_action_cards() -> None:
    s = ready(5, "green", cash=2)
    s.group_size = 1
    go(s, BUILDINGS.auto())
    assert step(s) == "over" and view(s, -1)["spent_routes"] == ["green"] * 5
    s = ready(5, "green", cash=2)
    s.group_size = 1
    give(s, 1, "sabotage")
    go(s, BUILDINGS.auto())
    assert step(s) == "building 1" and may(s) == ["discard green"]


def test_V5_1_a_piece_for_every_route_card() -> None:
    s = go(ready(3, "green", "orange", "brown", cash=100), BUILDINGS.auto())
    for _ in range(9):
        say(s, next(text for text in may(s) if text.startswith("build")))
    assert step(s) == "over" and [p.pieces for p in s.players] == [12, 12, 12]


def test_VA_5_pay_5_and_discard_a_route_card_to_build_anywhere() -> None:
    s = ready(cash=5)
    give(s, 0, "bargain")
    build(s, 1, "kiel-hamburg")
    go(s, BUILDINGS.auto())
    assert no(s, "build bremen-london") == "too_dear bremen-london 5 V5.1"
    assert no(s, "bargain grey bremen-london") == "no_such_route grey V5.1"
    assert no(s, "bargain green kiel-hamburg") == "link_taken kiel-hamburg V5.1"
    say(s, "bargain black bremen-london")  # whatever its colour and cost
    assert (s.players[0].cash, s.players[0].held, s.owner[link("bremen-london")]) == (0, 0, 0)
    assert view(s, -1)["players"][0]["routes"] == ["green", "white"]
    assert view(s, -1)["cards_discards"] == ["bargain"] and s.players[0].pieces == 14
    assert heard(s) == ["plays 1 bargain 0", "builds 1 bremen-london 5"]
    assert no(s, "bargain green hamburg-bremen") == "not_in_hand bargain V5.1"
    assert step(s) == "building 1"


def test_VA_5_VA_5r1_needs_5_marks_and_is_the_card_of_this_building_turn() -> None:
    s = ready(cash=4)
    give(s, 0, "bargain")
    go(s, BUILDINGS.auto())
    assert no(s, "bargain green bremen-london") == "no_money 1 VA.5"
    s = ready(cash=15)
    give(s, 0, "bargain", "bargain")
    go(s, BUILDINGS.auto())
    say(s, "bargain green bremen-london")
    assert step(s) == "building 1"  # one card a turn
    say(s, "discard green", "discard green", "bargain white kiel-hamburg")
    assert s.players[0].cash == 5 and view(s, -1)["players"][0]["routes"] == ["black"]


def test_VA_9_before_building() -> None:
    s = ready()
    give(s, 0, "new_plan")
    lay(s, "kiel", "red")
    go(s, BUILDINGS.auto())
    say(s, "replan kiel red", "put berlin")
    assert step(s) == "building 0"
    say(s, "build kiel-hamburg")
    assert step(s) == "building 1"
