"""V0: the box and the board."""

from typing import Any

import pytest

from boxkit import mistakes
from fullsteam.games.volldampf.board import BOARDS
from fullsteam.games.volldampf.box import BOX, game_with
from fullsteam.games.volldampf.components import CARDS, CONTENTS, FORMER_SYMBOLS, GOODS, MARKS, MOST_MARKS, ROUTES, SYMBOLS
from fullsteam.games.volldampf.rules import GAME
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
    assert not set(SYMBOLS) & {"circle", "square", "triangle", "diamond"}  # the shapes of goods and cities
    assert len(CARDS) == 7


def test_V0_1_whatever_somebody_may_own_can_be_bid() -> None:
    assert MARKS.labels == [str(n) for n in range(MOST_MARKS + 1)]


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


def refused(old: str, new: str, count: int = -1) -> str:
    assert old in GERMANY, f"{old} is not in germany.toml"
    return mistakes("volldampf", GERMANY.replace(old, new, count))[0]


def extra_city(ident: str, colour: str) -> str:
    return f'[[cities]]\nid = "{ident}"\nname = "X"\ncolour = "{colour}"\nlon = 1\nlat = 1\n\n'


BAD = {
    "german": (
        "[[routes]]",
        "".join(extra_city(f"x{i}", "blue") for i in range(3)) + "[[routes]]",
        "cities: 23 cities are German",
    ),
    "few links": (
        '    ["kiel", "koebenhavn", 10],\n    ["rostock", "koebenhavn", 10],\n',
        "",
        "routes 1, links: There are 7 here; it should be 8 to 250.",
    ),
    "cut off": (
        "[[routes]]",
        extra_city("nowhere", "red") + "[[routes]]",
        "cities 29: No way leads from “berlin” to “nowhere”.",
    ),
    "the first cut off": (
        '[[cities]]\nid = "berlin"',
        extra_city("nowhere", "red") + '[[cities]]\nid = "berlin"',
        "cities 2: No way leads from “nowhere” to “berlin”.",
    ),
    "unknown city on a card": (
        '["berlin", "kassel", "paris"]',
        '["berlin", "atlantis", "paris"]',
        "goods_cards, cards 1, 2: There is no city “atlantis”.",
    ),
    "same city on a card": (
        '["berlin", "kassel", "paris"]',
        '["berlin", "berlin", "paris"]',
        "goods_cards, cards 1, 2: The card names “berlin” twice.",
    ),
    "short card": (
        '["berlin", "kassel", "paris"]',
        '["berlin", "paris"]',
        "goods_cards, cards 1: There are 2 values here; 3 are needed.",
    ),
    "cards missing": ('    ["berlin", "kassel", "paris"],\n', "", "goods_cards, cards: There are 17 here; it should be 18."),
    "cost 0": (
        '["kiel", "hamburg", 3]',
        '["kiel", "hamburg", 0]',
        "routes 1, links 3, 3: 0 is not allowed: the number lies between 1 and 99.",
    ),
    "cost of 23 digits": (
        '["kiel", "hamburg", 3]',
        '["kiel", "hamburg", 12345678901234567890123]',
        "routes 1, links 3, 3: 12345678901234567890123 is not allowed",
    ),
    "cost 2.5": (
        '["kiel", "hamburg", 3]',
        '["kiel", "hamburg", 2.5]',
        "routes 1, links 3, 3: A whole number is needed, not 2.5.",
    ),
    "cost true": (
        '["kiel", "hamburg", 3]',
        '["kiel", "hamburg", true]',
        "routes 1, links 3, 3: A whole number is needed, not true.",
    ),
    "to itself": ('["kiel", "hamburg", 3]', '["kiel", "kiel", 3]', "routes 1, links 3: The link leads from “kiel” to itself."),
    "twice": (
        '["kiel", "hamburg", 3]',
        '["rostock", "kiel", 3]',
        "routes 1, links 4: “kiel” and “rostock” are linked already (routes 1, links 3).",
    ),
    "unknown end": (
        '["kiel", "hamburg", 3]',
        '["kiel", "atlantis", 3]',
        "routes 1, links 3, 2: There is no city “atlantis”.",
    ),
    "no link": ('["kiel", "hamburg", 3]', '["kiel", "hamburg"]', "routes 1, links 3: There are 2 values here; 3 are needed."),
    "two of an id": ('id = "bremen"', 'id = "dresden"', "cities 3, id: City 2 has the id “dresden” already."),
    "id with a blank": (
        'id = "bremen"',
        'id = "bre men"',
        "cities 2, id: “bre men” is no short name: no blanks and no hyphens.",
    ),
    "no name": ('name = "Bremen"', 'name = ""', "cities 2, name: There must be something here."),
    "city colour": (
        'name = "Bremen"\ncolour = "blue"',
        'name = "Bremen"\ncolour = "pink"',
        "cities 2, colour: “pink” is not possible; choose one of: blue, violet, red, yellow.",
    ),
    "place": ("lon = 8.80", 'lon = "west"', "cities 2, lon: A number is needed, not west."),
    "nan": ("lon = 8.80", "lon = nan", "cities 2, lon: A number is needed, not nan."),
    "inf": ("lon = 8.80", "lon = -inf", "cities 2, lon: -inf is not allowed: the number lies between -10,000 and 10,000."),
    "label": ('label = "left"', 'label = "inside"', "cities 2, label: “inside” is not possible"),
    "few reds": ('colour = "red"', 'colour = "yellow"', "cities: There is no city of colour “red”; at least 2 are needed."),
    "route colour": ('colour = "orange"', 'colour = "pink"', "routes 2, colour: “pink” is not possible"),
    "symbol": ('symbol = "bolt"', 'symbol = "star"', "routes 2, symbol: The symbol of colour “orange” is “bolt”."),
    "colour twice": (
        'colour = "orange"\nsymbol = "bolt"',
        'colour = "green"',
        "routes 2, colour: The links of colour “green” stand",
    ),
    "no name of the board": ('name = "germany"\n', "", "name: “name” is missing."),
    "no cities": (
        "[[cities]]",
        "[[towns]]",
        "towns: “towns” is unknown here; known are: game, name, title, cities, routes, goods",
    ),
    "links no list": (
        "links = [",
        "tracks = [",
        "routes 1, tracks: “tracks” is unknown here; known are: colour, symbol, links.",
    ),
    "another game": ('name = "germany"', 'game = "trambahn"\nname = "germany"', "game: “trambahn” is not possible"),
}


@pytest.mark.parametrize("case", BAD)
def test_V0_5_a_bad_board_is_refused_with_the_place(case: str) -> None:
    old, new, complaint = BAD[case]
    text = refused(old, new, 1 if old == "[[routes]]" else -1)
    assert text.startswith(complaint) and text.endswith(("(V0.5)", "(V0.4)", "(V0.2)")), text


def test_V0_5_boards_that_name_the_symbols_of_before_are_read() -> None:
    """Up to 0.2 routes had the symbols of goods: whoever has drawn a board then can still play it."""
    old = GERMANY
    for now, before in zip(SYMBOLS, FORMER_SYMBOLS, strict=True):
        old = old.replace(f'symbol = "{now}"', f'symbol = "{before}"')
    assert old != GERMANY and BOX.read(old).good() == BOX.our_own
    without = "".join(line for line in GERMANY.splitlines(True) if not line.startswith("symbol"))
    assert BOX.read(without).good() == BOX.our_own


def test_V0_5_at_most_22_german_cities_are_fine() -> None:
    more = "".join(extra_city(f"x{i}", "violet") for i in range(2))
    ways = '    ["berlin", "x0", 1],\n    ["berlin", "x1", 1],\n    ["kiel", "hamburg", 3],'
    text = GERMANY.replace("[[routes]]", more + "[[routes]]", 1).replace('    ["kiel", "hamburg", 3],', ways)
    assert mistakes("volldampf", text) == []


def test_V0_5r1_more_than_62_cities_or_250_links_are_too_many() -> None:
    many = "".join(extra_city(f"x{i}", "red") for i in range(35))
    assert refused("[[routes]]", many + "[[routes]]", 1).startswith("cities: There are 63 here; it should be 8 to 62.")
    cities = "".join(extra_city(f"x{i}", "red") for i in range(30))
    ways = "".join(
        f'    ["x{i}", "{ident}", 9],\n'
        for i in range(30)
        for ident in ("berlin", "kiel", "koeln", "erfurt", "bremen", "paris", "praha")
    )
    text = GERMANY.replace("[[routes]]", cities + "[[routes]]", 1).replace('    ["kiel", "koebenhavn", 10],\n', ways, 1)
    assert mistakes("volldampf", text) == ["routes: There are 263 links; 250 are possible. (V0.5r1)"]


def test_V0_5_another_board_is_another_game_with_its_own_words() -> None:
    text = (
        GERMANY.replace('"kiel"', '"flensburg"').replace('"Kiel"', '"Flensburg"').replace('name = "germany"', 'name = "north"')
    )
    other = game_with(BOX.read(text.replace('    ["bremen", "london", 10],\n', "")).good().data)
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


def test_V0_5_our_map_with_other_costs_is_drawn_as_ours_another_map_is_not() -> None:
    dearer = GERMANY.replace('["kiel", "hamburg", 3]', '["kiel", "hamburg", 7]')
    moved = GERMANY.replace("lon = 8.80", "lon = 8.5")
    unlabelled = GERMANY.replace('lat = 53.08\nlabel = "left"', "lat = 53.08")
    for text, own in ((GERMANY, True), (dearer, True), (moved, False), (unlabelled, False)):
        game = game_with(BOX.read(text).good().data)
        shown: Any = game.view(game.new(2, ROOM.info.options_for({}), ROOM.rules), -1)["board"]
        assert shown["own"] is own and shown["cities"][1]["label"] == ("auto" if text is unlabelled else "left")


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
