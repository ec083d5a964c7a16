"""T1.1: what the table in a terminal shows is what the view says, whole, at every width and in every language."""

import re
from typing import Any

import pytest

from fullsteam.games import room
from fullsteam.games.take_a_train.figures import OWN
from fullsteam.play.text import Speaker
from fullsteam.testing.tables import NAMES, WIDTHS, lines, moments

ROOM = room("take-a-train")


def plain(text: str) -> str:
    """Numbers as the view writes them, words with one blank between them."""
    return re.sub(r"(?<=\d)[\u202f\u00a0.,](?=\d{3})", "", " ".join(text.split(" "))).replace("\u00a0", " ")


@pytest.mark.parametrize("lang", ["fr", "en", "de"])
def test_T1_1_every_figure_is_shown_whole(lang: str) -> None:
    say = Speaker(ROOM, lang, NAMES)
    for s, seat, _ in moments(ROOM, 50):
        view = ROOM.game.view(s, seat)
        for width in WIDTHS:
            check(view, plain(" ".join(" ".join(lines(ROOM, view, seat, say, width)).split(" "))), say)


def check(view: dict, text: str, say: Speaker) -> None:  # type: ignore[type-arg]
    text = re.sub(r"[ ─]+", " ", text)
    for q, player in enumerate(view["players"]):
        if player["money"] is not None:
            assert f"{plain(say('ui-purse', money=say('ui-sum', number=player['money'])))}" in text
        assert plain(say("ui-power", number=player["power"])) in text
        if player["due"] is not None:
            assert plain(say("ui-due", number=player["due"])) in text
        for train in player["locos"]:
            assert not train["wagons"] or f"= {train['worth']} $" in text
        for name in player["objectives"] or player["done"]:
            assert f"({view['rewards'][name]} $)" in text
    lot = view["lot"]
    if view["stage"] == "auction" and lot["leader"]:
        assert plain(say("ui-standing", amount=lot["bid"], name=NAMES[lot["leader"] - 1])) in text
    if view["stage"] == "wagons":
        assert plain(say("ui-limit", number=view["limit"])) in text and f" {view['pile']} " in text


def test_T2_4_the_bids_of_a_lot_that_is_over_are_gone_and_who_opens_is_named() -> None:
    lot: dict[str, Any] = {
        "shown": [],
        "loco": None,
        "leader": None,
        "bid": None,
        "opener": None,
        "bids": [100, 200],
        "aside": [],
        "pile": 3,
    }
    view = {"round": 1, "auction": "preempted", "stage": "auction", "starter": 1, "lot": lot}
    say, terminal = Speaker(ROOM, "en", NAMES), ROOM.module("terminal")
    asked = "\n".join(line.plain for line in terminal.middle(view, NAMES, say, 80))
    assert "Bids" not in asked and "Anna starts the round" in asked
    lot |= {"shown": OWN.loco.labels[:1], "opener": 3}
    shown = "\n".join(line.plain for line in terminal.middle(view, NAMES, say, 80))
    assert "200 $" in shown and "Cleo opens this lot" in shown


def test_T2_6_answers_say_what_they_cost_and_bring() -> None:
    say, terminal = Speaker(ROOM, "en", NAMES), ROOM.module("terminal")
    loco = OWN.loco.labels[0]
    me = {"money": 5000, "prices": {loco: 1400}, "price": 300, "collects": {"adds": 600, "objectives": ["special"]},
          "locos": [{"loco": loco, "takes": {"food100": {"adds": 200, "ends": True, "objectives": []}}}]}  # fmt: skip
    view = {"players": [me], "rewards": {"special": 300}, "lot": {"bids": [400], "second": True}}

    def brings(text: str, step: str = "") -> str:
        return str(terminal.brings(view, 0, step, text, say)).replace(",", "")

    assert brings("bid 1350") == "leaves you 3250 $", "both secret bids are paid"
    assert brings(f"keep {loco}") == "all you keep then costs 1400 $ leaves you 3600 $"
    assert brings("replace food100", "turn") == "costs 300 $ leaves you 4700 $" and brings("replace food100", "replacing") == ""
    assert brings(f"attach food100 {loco}") == "+200 $ · ends the stage"
    assert brings("collect bonus") == "+600 $ · a special card taken: +300 $"
