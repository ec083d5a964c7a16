"""V0.6: what the table in a terminal shows is what the view says, whole, at every width; a map from 80 columns on."""

import re

import pytest
from rich.text import Text

from fullsteam.drawing import LETTERS
from fullsteam.games import room
from fullsteam.games.volldampf.chart import Chart
from fullsteam.play.text import Speaker
from fullsteam.testing.tables import NAMES, WIDTHS, lines, moments

ROOM = room("volldampf")
GOODS = {"blue": "●", "violet": "■", "red": "▲", "yellow": "◆"}
FIGURES = ("income", "bonds", "result", "cash", "bid")


@pytest.mark.parametrize("lang", ["fr", "en", "de"])
def test_V0_6_every_figure_is_shown_whole(lang: str) -> None:
    say = Speaker(ROOM, lang, NAMES)
    for s, seat, _ in moments(ROOM, 50):
        view = ROOM.game.view(s, seat)
        for width in WIDTHS:
            rows = lines(ROOM, view, seat, say, width)
            goods_lie_with_their_cities(view, "\n".join(rows))
            players_have_their_figures(view, rows)
            if width < 80:
                links_are_listed(view, " ".join(" ".join(rows).split()))
            else:
                links_are_on_the_map(view, "\n".join(rows))


def goods_lie_with_their_cities(view: dict, text: str) -> None:  # type: ignore[type-arg]
    for city in view["board"]["cities"]:
        goods = "".join(GOODS[good] for good in view["goods"].get(city["id"], []))
        assert (f"{city['name']}[{goods}]" if goods else city["name"]) in text, city["name"]
        assert goods or f"{city['name']}[" not in text


def players_have_their_figures(view: dict, rows: list[str]) -> None:  # type: ignore[type-arg]
    for p, player in enumerate(view["players"]):
        row = next(row for row in rows if row.startswith(f" {LETTERS[p]} ") and "–" not in row)
        assert row.split()[-5:] == [str(player[key]) for key in FIGURES]


def links_are_listed(view: dict, text: str) -> None:  # type: ignore[type-arg]
    names = {city["id"]: city["name"] for city in view["board"]["cities"]}
    for link in view["board"]["links"]:
        owner = view["track"].get(link["id"])
        a, b = link["id"].split("-")
        assert f"{names[a]}–{names[b]} {link['cost'] if owner is None else LETTERS[owner]}" in text


def links_are_on_the_map(view: dict, text: str) -> None:  # type: ignore[type-arg]
    """Every price stands on the map, or in the list of those without room; whose track is which is listed."""
    names = {city["id"]: city["name"] for city in view["board"]["cities"]}
    free = [link for link in view["board"]["links"] if link["id"] not in view["track"]]
    listed = {
        link["id"]
        for link in free
        if re.search(rf"{names[link['id'].split('-')[0]]}–{names[link['id'].split('-')[1]]} \d", text)
    }
    marked = sorted(int(n) for n in re.findall(r"[⬢↯✚♣☾★](\d+)", text))
    assert marked == sorted(link["cost"] for link in free if link["id"] not in listed)
    for link in view["track"]:
        a, b = link.split("-")
        assert f"{names[a]}–{names[b]}" in text


def test_V3_1_answers_say_what_they_cost_and_bring() -> None:
    view = {
        "board": {"cities": [{"id": "kiel", "name": "Kiel"}, {"id": "paris", "name": "Paris"}],
                  "links": [{"id": "kiel-paris", "cost": 10, "route": "green"}]},
        "bond": {"brings": 6, "dividend": 1, "dividends": 4, "points": 1},
        "groups": [["green", "black"], []], "highest_bid": 3, "opens": {"kiel-paris": [
            {"offer": "kiel red", "to": "paris", "gains": [2, 0, 1]}]},
        "transport": {"offers": {"kiel red": {"paris": [2, 0, 1], "kiel": [1, 0, 0]}}, "best": {"kiel red": {"to": "paris"}}},
        "players": [{"cash": 12, "bonds": 1, "income": 2, "bid": 0, "passing": {"card": 3, "pays": 2}}, {"bid": 3}, {"bid": 1}],
    }  # fmt: skip
    say, terminal = Speaker(ROOM, "en", NAMES), ROOM.module("terminal")

    def brings(text: str, step: str = "") -> str:
        return str(terminal.brings(view, 0, step, text, say))

    assert brings("borrow 3") == "+18 now, −3 a round (4 rounds), −3 at the end" and brings("borrow 0") == ""
    assert brings("bid 5") == "leaves you 7 if you pay it"
    assert brings("done", "bidding") == "turn-order card 3; you pay 2"
    assert brings("choose 1") == "green, black"
    assert brings("build kiel-paris") == (
        "costs 10, leaves you 2 · 1 good could then travel, at best red from Kiel to Paris (A +2, C +1)"
    )
    assert brings("name kiel red") == "to Paris: A +2, C +1 · 1 other end"
    assert terminal.asked(view, 0, "bidding", say) == "Highest bid: 3 (B). You have 12."


def test_V0_6_a_price_stands_in_the_middle_of_its_link_or_beside_it_where_that_is_taken() -> None:
    chart = Chart(41, 3)
    assert chart.marked((0, 1), (40, 1), Text("1234")) and "".join(chart.taken[x, 1][0] for x in range(18, 22)) == "1234"
    assert chart.marked((0, 1), (40, 1), Text("56")) and "".join(chart.taken[x, 1][0] for x in range(16, 18)) == "56"
    assert not Chart(1, 1).marked((0, 0), (0, 0), Text("12"))
