"""V0: the box and the board."""

from pathlib import Path

import pytest

from fullsteam.games.volldampf.board import BOARDS, load_board
from fullsteam.games.volldampf.components import CARDS, CONTENTS, GOODS, MOST_MARKS, ROUTES, SYMBOLS
from fullsteam.games.volldampf.rules import GAME, game_on
from fullsteam.kernel.info import GameError
from fullsteam.kernel.rng import Rng, stream
from games.volldampf.table import ROOM, WORDS, bare, dealt, give, let_chance, random_game, view

GERMANY = (BOARDS / "germany.toml").read_text(encoding="utf-8")
BOARD = GAME.board


def names_of(colour: str) -> set[str]:
    return {name for i, name in enumerate(BOARD.names) if GOODS[BOARD.colour[i]] == colour}


def test_V0_1_contents() -> None:
    assert CONTENTS == {
        "routes": 48,
        "track": 96,
        "goods": 40,
        "goods_cards": 18,
        "actions": 14,
        "bonds": 24 + 12 * 5,
        "order_cards": 6,
    }
    s = bare()
    assert s.routes_everywhere() == [8] * 6 and s.goods_everywhere() == [10] * 4 and s.cards_everywhere() == [2] * 7
    assert len(ROUTES) == len(SYMBOLS) == 6 and dict(zip(ROUTES, SYMBOLS, strict=True))["green"] == "octagon"
    assert len(CARDS) == 7


def test_V0_2_german_and_foreign_cities_and_one_piece_a_link() -> None:
    german = {BOARD.names[i] for i in range(BOARD.cities) if BOARD.german(i)}
    assert german == names_of("blue") | names_of("violet")
    assert not german & (names_of("red") | names_of("yellow"))


def test_V0_3_the_board_germany() -> None:
    assert BOARD.cities == 28 and BOARD.links == 54
    assert [sum(1 for r in BOARD.route if r == k) for k in range(6)] == [9] * 6
    assert names_of("red") == {"London", "Paris", "Warszawa", "København"}
    assert names_of("yellow") == {"Rotterdam", "Brüssel", "Praha", "Königsberg"}
    assert names_of("violet") == {
        "Hamburg",
        "Rostock",
        "Breslau",
        "Magdeburg",
        "Leipzig",
        "Kassel",
        "Dortmund",
        "Mannheim",
        "Nürnberg",
        "München",
    }
    assert len(names_of("blue")) == 10
    facts = dict(zip(WORDS.link.labels, WORDS.link.facts, strict=True))
    assert facts["kiel-hamburg"] == {"from": "Kiel", "to": "Hamburg", "route": "green", "symbol": "octagon", "cost": 3}
    assert facts["dresden-breslau"]["cost"] == 6 and facts["dresden-breslau"]["route"] == "black"
    for k in range(BOARD.links):  # outer links cost 10, inner ones less
        outer = not (BOARD.german(BOARD.link_a[k]) and BOARD.german(BOARD.link_b[k]))
        assert (BOARD.cost[k] == 10) == outer, BOARD.link_id(k)


def test_V0_4_goods_cards_name_every_city_twice_but_london_and_koenigsberg() -> None:
    named = list(BOARD.cards)
    for i in range(BOARD.cities):
        assert named.count(i) == (1 if BOARD.ids[i] in ("london", "koenigsberg") else 2), BOARD.ids[i]
    neighbours = {frozenset((BOARD.link_a[k], BOARD.link_b[k])) for k in range(BOARD.links)}
    for g in range(18):
        card = named[3 * g : 3 * g + 3]
        assert len(set(card)) == 3
        assert not any(frozenset((a, b)) in neighbours for a in card for b in card if a != b), f"card {g + 1}"


def refused(tmp_path: Path, old: str, new: str, count: int = -1) -> str:
    assert old in GERMANY, f"{old} is not in germany.toml"
    file = tmp_path / "bad.toml"
    file.write_text(GERMANY.replace(old, new, count), encoding="utf-8")
    with pytest.raises(GameError) as error:
        load_board(file)
    return str(error.value)


def extra_city(ident: str, colour: str) -> str:
    return f'[[cities]]\nid = "{ident}"\nname = "X"\ncolour = "{colour}"\nlon = 1\nlat = 1\n\n'


BAD = {
    "german": ("[[routes]]", "".join(extra_city(f"x{i}", "blue") for i in range(3)) + "[[routes]]", "cities: 23 German"),
    "few links": (
        '    ["kiel", "koebenhavn", 10],\n    ["rostock", "koebenhavn", 10],\n',
        "",
        "routes: 7 links of colour green",
    ),
    "cut off": ("[[routes]]", extra_city("nowhere", "red") + "[[routes]]", "city 29 (nowhere): no way leads there from berlin"),
    "unknown city on a card": (
        '["berlin", "kassel", "paris"]',
        '["berlin", "atlantis", "paris"]',
        'goods card 1: there is no city "atlantis"',
    ),
    "same city on a card": (
        '["berlin", "kassel", "paris"]',
        '["berlin", "berlin", "paris"]',
        "goods card 1: names berlin twice",
    ),
    "short card": ('["berlin", "kassel", "paris"]', '["berlin", "paris"]', "goods card 1: must name 3 cities"),
    "cards missing": ('    ["berlin", "kassel", "paris"],\n', "", "goods_cards: there must be 18 cards"),
    "cost 0": (
        '["kiel", "hamburg", 3]',
        '["kiel", "hamburg", 0]',
        "green link 3 (kiel-hamburg): cost 0 is no positive whole number",
    ),
    "cost 2.5": ('["kiel", "hamburg", 3]', '["kiel", "hamburg", 2.5]', "green link 3 (kiel-hamburg): cost 2.5"),
    "to itself": ('["kiel", "hamburg", 3]', '["kiel", "kiel", 3]', "green link 3 (kiel-kiel): leads from a city to itself"),
    "twice": ('["kiel", "hamburg", 3]', '["rostock", "kiel", 3]', "green link 4 (kiel-rostock): there are two links"),
    "unknown end": (
        '["kiel", "hamburg", 3]',
        '["kiel", "atlantis", 3]',
        'green link 3 (kiel-atlantis): there is no city "atlantis"',
    ),
    "no link": ('["kiel", "hamburg", 3]', '["kiel", "hamburg"]', "green link 3: must be [city, city, cost]"),
    "two of an id": ('id = "bremen"', 'id = "dresden"', "city 3 (dresden): there are two cities of this id"),
    "id with a blank": ('id = "bremen"', 'id = "bre men"', "city 2: needs an id without blanks"),
    "no name": ('name = "Bremen"', 'name = ""', "city 2 (bremen): needs a name"),
    "city colour": ('name = "Bremen"\ncolour = "blue"', 'name = "Bremen"\ncolour = "pink"', 'city 2 (bremen): colour "pink"'),
    "place": ("lon = 8.80", 'lon = "west"', "city 2 (bremen): lon must be a number"),
    "label": ('label = "left"', 'label = "inside"', 'label "inside" is none of'),
    "few reds": ('colour = "red"', 'colour = "yellow"', "cities: 0 of colour red; at least 2"),
    "route colour": ('colour = "orange"', 'colour = "pink"', 'routes 2: colour "pink"'),
    "symbol": ('symbol = "triangle"', 'symbol = "star"', "routes 2 (orange): its symbol is triangle"),
    "no name of the board": ('name = "germany"\n', "", "name: is missing"),
    "no cities": ("[[cities]]", "[[towns]]", "cities: there must be tables [[cities]]"),
    "links no list": ("links = [", "tracks = [", "routes 1 (green): needs a list of links"),
}


@pytest.mark.parametrize("case", BAD)
def test_V0_5_a_bad_board_is_refused_with_the_place(tmp_path: Path, case: str) -> None:
    old, new, complaint = BAD[case]
    text = refused(tmp_path, old, new, 1 if old == "[[routes]]" else -1)
    assert text.startswith("board bad.toml, ") and complaint in text and text.endswith("(V0.5)"), text


def test_V0_5_files_that_are_no_boards(tmp_path: Path) -> None:
    with pytest.raises(GameError, match="cannot be read"):
        load_board(tmp_path / "none.toml")
    (tmp_path / "odd.toml").write_text("this is = = no TOML", encoding="utf-8")
    with pytest.raises(GameError, match=r"odd\.toml: no TOML file"):
        load_board(tmp_path / "odd.toml")


def test_V0_5_at_most_22_german_cities_are_fine(tmp_path: Path) -> None:
    more = "".join(extra_city(f"x{i}", "violet") for i in range(2))
    ways = '    ["berlin", "x0", 1],\n    ["berlin", "x1", 1],\n    ["kiel", "hamburg", 3],'
    file = tmp_path / "good.toml"
    text = GERMANY.replace("[[routes]]", more + "[[routes]]", 1).replace('    ["kiel", "hamburg", 3],', ways)
    file.write_text(text, encoding="utf-8")
    assert load_board(file).cities == 30


def test_V0_5r1_more_than_62_cities_or_250_links_are_too_many(tmp_path: Path) -> None:
    many = "".join(extra_city(f"x{i}", "red") for i in range(35))
    assert "cities: there are 63; at most 62 are possible" in refused(tmp_path, "[[routes]]", many + "[[routes]]", 1)
    cities = "".join(extra_city(f"x{i}", "red") for i in range(30))
    ways = "".join(
        f'    ["x{i}", "{ident}", 9],\n'
        for i in range(30)
        for ident in ("berlin", "kiel", "koeln", "erfurt", "bremen", "paris", "praha")
    )
    text = GERMANY.replace("[[routes]]", cities + "[[routes]]", 1).replace('    ["kiel", "koebenhavn", 10],\n', ways, 1)
    file = tmp_path / "bad.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(GameError, match="there are 263 links; at most 250 are possible"):
        load_board(file)


def test_V0_5_another_board_is_another_game_with_its_own_words(tmp_path: Path) -> None:
    text = (
        GERMANY.replace('"kiel"', '"flensburg"').replace('"Kiel"', '"Flensburg"').replace('name = "germany"', 'name = "north"')
    )
    file = tmp_path / "north.toml"
    file.write_text(text.replace('    ["bremen", "london", 10],\n', ""), encoding="utf-8")
    other = game_on(file)
    assert other.board.links == 53 and other.verbs.size != GAME.verbs.size
    assert other.verbs.text(other.verbs.parse("build flensburg-hamburg")) == "build flensburg-hamburg"
    assert GAME.verbs.text(GAME.verbs.parse("build kiel-hamburg")) == "build kiel-hamburg"
    assert GAME.verbs.parse("bid 7") == other.verbs.parse("bid 7")  # words without a place mean the same everywhere
    for players in range(2, 7):  # both can be played in turn, in one program
        for game in (GAME, other):
            s = game.new(players, ROOM.info.options_for({}), ROOM.rules)
            game.playout(s, stream(players, 5))
            assert s.round == s.rounds
            assert game.load(s.dump()).board is game.board


def test_V0_6_what_is_public_and_what_is_secret() -> None:
    s = dealt(3)
    give(s, 0, "sabotage", "all_new")
    mine, theirs, onlooker = view(s, 0), view(s, 1), view(s, -1)
    assert mine["players"][0]["hand"] == ["sabotage", "all_new"]
    assert theirs["players"][0]["hand"] == onlooker["players"][0]["hand"] == ["?", "?"]
    for key in (
        "board",
        "goods",
        "track",
        "groups",
        "bag",
        "goods_deck",
        "route_deck",
        "cards_deck",
        "cards_discards",
        "order",
    ):
        assert mine[key] == theirs[key] == onlooker[key]
    for key in ("cash", "bonds", "income", "routes", "pieces"):
        assert [p[key] for p in mine["players"]] == [p[key] for p in theirs["players"]]
    assert mine["route_deck"] == 45 - 9 and "hidden" not in str(mine)
    assert s.hidden.total == 3


def test_V0_6r1_no_upper_end_of_bank_and_income_and_nobody_can_outgrow_the_bids() -> None:
    s = bare(3)
    s.players[0].income = 5000
    assert view(s, 0)["players"][0]["income"] == 5000
    most = max(
        p.cash for n in range(20) for players in (3, 4, 5, 6) for p in random_game(players, n, bonds="unlimited").players
    )
    assert most <= MOST_MARKS
    rounds, players = 5, 3
    steps = (2 * players + 2) * 6 + 2  # a round: all transports, both Subventionen, both fast engines
    assert 10 + 84 * 6 * rounds + sum(steps * r for r in range(1, rounds)) == MOST_MARKS


def test_V0_6_route_cards_taken_out_are_imagined_anew() -> None:
    s = dealt(3)
    seen = {tuple(GAME.redeal(s, 0, Rng(seed)).hidden.to_list()) for seed in range(20)}
    assert len(seen) > 5
    two = dealt(2)
    let_chance(two, Rng(1))
    assert two.hidden.total == 0  # VS.2 two of each colour: everybody knows them
