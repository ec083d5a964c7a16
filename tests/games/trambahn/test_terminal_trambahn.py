"""B1.4: what the table in a terminal shows is what the view says, whole, at every width and in every language."""

import pytest

from fullsteam.games import room
from fullsteam.play.text import Speaker
from fullsteam.testing.tables import NAMES, WIDTHS, lines, moments

ROOM = room("trambahn")


@pytest.mark.parametrize("lang", ["fr", "en", "de"])
def test_B1_4_every_figure_is_shown_whole(lang: str) -> None:
    say = Speaker(ROOM, lang, NAMES)
    for s, seat, _ in moments(ROOM, 50):
        view = ROOM.game.view(s, seat)
        for width in WIDTHS:
            check(view, lines(ROOM, view, seat, say, width), say)


def check(view: dict, rows: list[str], say: Speaker) -> None:  # type: ignore[type-arg]
    words = " ".join(rows).split()
    for line, waiting in view["passengers"].items():
        row = next(row for row in rows if row.startswith(f" {say('line', label=line)} "))
        worth = [str(player["if_scored"][line]) for player in view["players"]]
        assert row.split()[-2:] == worth and [w for w in row.split() if w != "·"][1:-2] == shown(waiting)
    for player in view["players"]:
        assert f"{player['score'] + player['bonus']} {say('ui-points')} ({say('ui-bonus')} {player['bonus']})" in " ".join(
            words
        )
        for number, column in enumerate(player["columns"], 1):
            at = next(
                i
                for i in range(len(words))
                if words[i] == f"{number})"
                and words[i + 2 :][: len(column["cards"])] == shown(column["cards"])
                and words[i + 2 + len(column["cards"]) :][:2] == ["=", str(column["worth"])]
            )
            assert at >= 0
        assert all(card in words for card in shown(player["hand"]))
    assert f"{view['scorings']}/10" in words and str(view["pile"]) in words


def shown(cards: list[str]) -> list[str]:
    return ["C" if card == "cond" else "░░" if card == "?" else card.upper() for card in cards]


def test_B2_4_answers_say_what_they_cost_and_bring() -> None:
    view = {
        "passengers": {"blue": ["b1", "b2", "b3"], "red": []},
        "players": [
            {"if_scored": {"blue": 15, "red": 0}, "notes": ["?"] * 12, "hand": ["b9"],
             "columns": [{"line": "blue", "tram": "horse", "cards": ["b1", "b6"], "worth": 4},
                         {"line": "red", "tram": "none", "cards": ["r8"], "worth": 0}]},
            {"if_scored": {"blue": 42, "red": 0}},
        ],
    }  # fmt: skip
    say, terminal = Speaker(ROOM, "en", NAMES), ROOM.module("terminal")

    def brings(text: str, step: str = "") -> str:
        return str(terminal.brings(view, 0, step, text, say))

    assert brings("passenger b9 blue") == "scoring: 15 for you, 42 for your rival"
    assert brings("passenger cond red") == "passenger 1 of 4"
    assert brings("station b9 1") == "worth 8 instead of 4"
    assert brings("station b9 3") == "a new column; 2 points times its tram"
    assert brings("buy steam 2") == "costs 10 notes, leaves 2; the column is then worth 6"
    assert brings("done", "tramways") == "1 column without a tram leaves the table."
    assert terminal.sure(view, 0, "income", "done", say) == ""
