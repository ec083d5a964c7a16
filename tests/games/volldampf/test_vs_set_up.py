"""VS, VR, V1, V2: set-up and the beginning of a round."""

import pytest

from fullsteam.games.volldampf.rules import GAME, GOODS, GROUPS, SUPPLIES, SUPPLY
from fullsteam.kernel.core import CHANCE
from fullsteam.kernel.rng import Rng, stream
from games.volldampf.table import (
    ROOM,
    bare,
    city,
    dealt,
    go,
    goods_at,
    heard,
    lay,
    let_chance,
    new,
    no,
    random_game,
    say,
    step,
    view,
)

#         players: pieces, taken out, first cards, rounds, cards a round, group size
TABLES = {2: (18, 12, 5, 6, 1, 3), 3: (15, 3, 4, 5, 2, 3), 4: (12, 0, 2, 4, 2, 3), 5: (8, 8, 1, 4, 3, 2), 6: (8, 0, 1, 4, 4, 2)}


@pytest.mark.parametrize("players", TABLES)
def test_VS_1_pieces_marks_locos(players: int) -> None:
    s = new(players)
    for p in s.players:
        assert (p.pieces, p.cash, p.income, p.bonds, p.held) == (TABLES[players][0], 10, 0, 0, 0)


@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("first", [1, 2])
def test_VS_1_VS_1r1_a_random_player_is_first_the_others_clockwise(players: int, first: int) -> None:
    s = new(players)
    assert step(s) == f"turn_order {CHANCE}"
    assert GAME.verbs.text(GAME.legal_list(s, CHANCE)[-1]) == f"first {players}"
    say(s, f"first {first}")
    assert s.order.to_list() == [(first - 1 + k) % players for k in range(players)]
    assert [s.players[seat].rank for seat in s.order.to_list()] == list(range(1, players + 1))


@pytest.mark.parametrize("players", TABLES)
def test_VS_2_route_cards_taken_out(players: int) -> None:
    s = dealt(players)
    pieces, out, _, rounds, _, size = TABLES[players]
    assert 48 - out == rounds * players * size == s.route_deck.total + players * size
    unseen = {2: 0, 3: 3, 4: 0, 5: 2, 6: 0}[players]
    assert s.hidden.total == unseen
    assert pieces == rounds * size  # a piece for every route card
    assert s.routes_everywhere() == [8] * 6


def test_VS_2_two_or_one_of_each_colour_are_known_to_be_out() -> None:
    assert new(2).route_deck.to_list() == [6] * 6
    assert new(5).route_deck.to_list() == [7] * 6
    assert new(4).route_deck.to_list() == new(6).route_deck.to_list() == new(3).route_deck.to_list() == [8] * 6


def test_VS_2_nobody_sees_which() -> None:
    s = say(new(3), "first 1", "route green", "route green", "route black")
    assert [e for e in heard(s, 0) if "taken_out" in e] == ["taken_out 1", "taken_out 2", "taken_out 3"]
    assert s.hidden.to_list() == [2, 0, 0, 0, 0, 1]


@pytest.mark.parametrize("players", TABLES)
def test_VS_3_VS_3r1_goods_of_the_set_up_in_total(players: int) -> None:
    s = new(players)
    s.agenda.size = 0
    go(s, SUPPLIES.auto())
    let_chance(s, Rng(3))
    cards = TABLES[players][2]
    assert s.bag.total == 40 - 20 - 3 * cards and s.goods_deck.total == 18 - cards
    for i in range(s.board.cities):
        assert sum(s.goods[4 * i : 4 * i + 4]) >= (1 if s.board.german(i) else 0)


def test_VS_3_one_good_each_on_blue_and_violet_cities_first() -> None:
    s = bare()
    go(s, SUPPLIES.auto())
    for i in range(20):
        assert step(s) == f"supply {CHANCE}"
        say(s, "good blue" if i < 10 else "good red")
    assert step(s) == f"goods_card {CHANCE}"
    assert goods_at(s, "berlin") == ["blue"] and goods_at(s, "muenchen") == ["red"] and goods_at(s, "london") == []
    assert no(s, "good blue", CHANCE).endswith("V1.1")


@pytest.mark.parametrize("players", TABLES)
def test_VR_1_rounds_and_everything_runs_out_exactly(players: int) -> None:
    for n in range(3):
        s = random_game(players, n)
        _, _, first, rounds, cards, _ = TABLES[players]
        assert s.round == rounds and s.route_deck.total == 0
        assert all(p.routes == 0 for p in s.players)
        assert s.goods_deck.total == 18 - first - rounds * cards >= 1  # the goods cards always suffice
        built = [sum(1 for owner in s.owner if owner == seat) for seat in range(players)]
        assert [p.pieces + b for p, b in zip(s.players, built, strict=True)] == [TABLES[players][0]] * players


def test_VR_1_phases_come_in_order() -> None:
    s = dealt(4)
    rng = stream(1, 1)
    seen: list[str] = []
    while (seat := GAME.actor(s)) != -1:
        name = GAME.step(s).name
        if s.round == 1 and (not seen or seen[-1] != name):
            seen.append(name)
        legal = GAME.legal_list(s, seat)
        GAME.play(s, seat, GAME.sample(s, rng) if seat == CHANCE else legal[rng.below(len(legal))])
    order = ["borrowing", "bidding", "choosing", "building", "naming"]
    assert [name for name in dict.fromkeys(seen) if name in order] == order


@pytest.mark.parametrize("players", TABLES)
def test_V1_1_goods_cards_a_round(players: int) -> None:
    s = dealt(players)
    assert s.round == 1
    cards = TABLES[players][2] + TABLES[players][4]
    assert 18 - s.goods_deck.total == cards and s.bag.total == 40 - 20 - 3 * cards


def test_V1_1_V1_1r2_a_good_onto_each_named_city_in_order() -> None:
    s = go(bare(), GOODS.auto(0, 1))
    say(s, "goods g1", "good red", "good blue", "good red")
    assert (goods_at(s, "berlin"), goods_at(s, "kassel"), goods_at(s, "paris")) == (["red"], ["blue"], ["red"])
    assert view(s, -1)["goods_discards"] == [["berlin", "kassel", "paris"]]
    assert step(s) == "over"


def test_V1_1_a_city_holds_any_number() -> None:
    s = bare()
    lay(s, "berlin", "red", "red", "blue")
    go(s, GOODS.auto(0, 1))
    say(s, "goods g1", "good red", "good blue", "good red")
    assert goods_at(s, "berlin") == ["blue", "red", "red", "red"]


def test_V1_1_V1_1r3_an_empty_bag_places_nothing_but_cards_are_drawn() -> None:
    s = bare()
    lay(s, "berlin", *["blue"] * 10, *["red"] * 10, *["violet"] * 10, *["yellow"] * 9)
    go(s, GOODS.auto(0, 2))
    say(s, "goods g2", "good yellow")
    assert goods_at(s, "nuernberg") == [] and step(s) == f"goods_card {CHANCE}"
    assert heard(s)[-1] == "bag_empty 0"
    say(s, "goods g3")
    assert step(s) == "over" and s.goods_deck.total == 16 and s.bag.total == 0


def test_V1_1_V1_1r1_goods_deck_empty_the_discards_are_shuffled() -> None:
    s = bare()
    for card in range(17):
        s.goods_deck.take(card)
        s.goods_used |= 1 << card
    go(s, GOODS.auto(0, 2))
    say(s, "goods g18", "good red", "good red", "good red")
    assert s.goods_deck.total == 18 and s.goods_used == 0 and "goods_shuffled 0" in heard(s)
    say(s, "goods g18")


def test_V1_1_one_supply_alone() -> None:
    s = go(bare(), SUPPLY.auto(city("kiel")))
    say(s, "good violet")
    assert goods_at(s, "kiel") == ["violet"] and heard(s)[-1] == "placed violet kiel 0"


@pytest.mark.parametrize("players", TABLES)
def test_V2_1_as_many_open_groups_as_players(players: int) -> None:
    s = go(bare(players), GROUPS.auto())
    let_chance(s, Rng(1))
    groups = view(s, -1)["groups"]
    assert len(groups) == players and all(len(group) == TABLES[players][5] for group in groups)
    assert ROOM.info.check_players(players) == players


def test_VS_1_turn_order_card_1_is_drawn_or_goes_to_seat_1() -> None:
    def may_begin(**options: str) -> list[str]:
        s = GAME.new(3, ROOM.info.options_for(options), ROOM.rules)
        return [GAME.verbs.text(action) for action in GAME.legal_list(s, CHANCE)]

    assert may_begin() == ["first 1", "first 2", "first 3"]
    assert may_begin(first="seat1") == ["first 1"]
