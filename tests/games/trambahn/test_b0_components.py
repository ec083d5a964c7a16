"""B0 Components."""

from fullsteam.games.trambahn.components import BOX, CARD, COLUMN, CONTENTS, COPIES, POINTS, PRICE, TRAM, TRAMS
from fullsteam.games.trambahn.rules import GAME
from games.trambahn.table import card, new


def test_B0_1_112_stations_in_four_lines_of_28() -> None:
    assert CONTENTS["stations"] == 112
    for line in "brgy":
        copies = [COPIES[card(f"{line}{value}")] for value in range(1, 11)]
        assert copies == [2, 3, 3, 3, 3, 3, 3, 3, 3, 2] and sum(copies) == 28


def test_B0_2_points_by_value() -> None:
    assert [POINTS[card(f"g{value}")] for value in range(1, 11)] == [1, 1, 1, 1, 1, 1, 2, 2, 2, 3]
    assert BOX["points"]["provenance"] == "sources"


def test_B0_3_eight_conductors_without_points() -> None:
    assert COPIES[card("cond")] == 8 and POINTS[card("cond")] == 0


def test_B0_4_sixteen_trams_in_order() -> None:
    pile = [TRAM.labels[factor] for factor in TRAMS]
    assert pile == ["horse"] * 5 + ["steam"] * 4 + ["electric"] * 7
    assert [TRAM.labels.index(name) for name in ("horse", "steam", "electric")] == [2, 3, 4]


def test_B0_5_prices_in_notes_of_1000_and_four_termini() -> None:
    assert [PRICE[TRAM.index(name)] for name in ("horse", "steam", "electric")] == [5, 10, 15]
    assert CONTENTS["termini"] == 4


def test_B0_1_and_B0_4_everything_is_on_the_table() -> None:
    census = GAME.census(new())
    assert sum(census[label] for label in CARD.labels) == 120
    assert (census["horse"], census["steam"], census["electric"]) == (5, 4, 7)


def test_B0_1_B0_3_what_texts_say_of_a_card() -> None:
    assert CARD.facts[card("r10")] == {"line": "red", "value": 10} and CARD.facts[card("b1")] == {"line": "blue", "value": 1}
    assert CARD.facts[card("cond")] == {"line": "none", "value": 0}


def test_B0_4_there_is_a_place_for_every_column_that_can_lie() -> None:
    """Each tram has its column, and of six cards one is a passenger: five more can be begun in a turn."""
    assert len(COLUMN.labels) == len(TRAMS) + 5
