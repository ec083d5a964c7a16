"""What the view says each choice would bring: trails, pushes, accidents, the way home."""

import json
from typing import Any

from fullsteam.games.voll_in_fahrt.rules import GAME
from fullsteam.games.voll_in_fahrt.state import Table
from fullsteam.kernel.core import CHANCE
from fullsteam.kernel.rng import stream
from games.voll_in_fahrt.table import ROOM, legal, play, set_up


def outlook(s: Table) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(GAME.view(s, -1)))["outlook"]
    return found


def test_F2_1_nothing_is_foreseen_before_the_dice_have_fallen() -> None:
    assert outlook(set_up("A1 S1.0.1")) == {}


def test_F2_4_a_trail_shows_every_cell_the_platforms_lie_now() -> None:
    s = play(set_up("A1 S1.1.10"), "roll red 2 3", "platform red A")
    assert outlook(s)["drive 1"] == [
        {
            "seat": 0,
            "loco": "1",
            "points": [[1, 11], [1, 10], [1, 9], [1, 8], [0, 7], [0, 6]],
            "end": "stops",
            "hazard": None,
        }
    ]
    assert list(outlook(s)) == legal(s)


def test_F2_3_entering_begins_on_the_start_cell() -> None:
    s = play(set_up("A1 S1.0.1"), "roll red 1 1", "platform red B")
    [leg] = outlook(s)["enter middle"]
    assert (leg["loco"], leg["points"], leg["end"]) == ("2", [[13, 15], [12, 15]], "stops")


def test_F3_1_all_who_are_pushed_follow_in_order() -> None:
    s = play(set_up("A1 S1.0.1 B1 S1.0.3 B2 S1.0.4"), "roll red 2 3", "platform red A")
    ways = [(leg["seat"], leg["loco"], len(leg["points"]) - 1) for leg in outlook(s)["drive 1"]]
    assert ways == [(0, "1", 1), (1, "1", 0), (1, "2", 4)]


def test_F4_1_an_accident_ends_the_last_leg_at_its_hazard() -> None:
    s = play(set_up("A1 S0.0.3 B1 S0.0.4"), "roll blue 1 2", "platform blue A")
    driven, pushed = outlook(s)["drive 1"]
    assert (driven["end"], len(driven["points"])) == ("stops", 1)
    assert (pushed["end"], pushed["hazard"], pushed["points"][-1]) == ("crashes", "buffer", [8, 16])


def test_F5_1_and_F5_2_a_driven_loco_comes_home_and_a_pushed_one_parks() -> None:
    s = play(set_up("A1 S4.0.2 A2 S4.1.1 B1 S4.1.2"), "roll red 1 2", "platform red A")
    assert outlook(s)["drive 1"][-1]["end"] == "home"
    s = play(set_up("A1 S4.0.2 A2 S4.1.1 B1 S4.1.2"), "roll red 1 1", "platform red A")
    assert outlook(s)["drive 2"][-1]["end"] == "parks"


def test_F2_2_a_slide_shows_the_rails_and_the_moves_it_leaves() -> None:
    s = play(set_up("A1 S0.1.4 A2 red.0.1"), "roll red 1 1")
    ways = outlook(s)
    assert list(ways) == ["platform red A", "platform red B"]
    assert (ways["platform red A"]["bay"], ways["platform red A"]["way"]) == ("B0", "A")
    assert ways["platform red A"]["rails"][0]["points"] == [[9, 16], [8, 16], [7, 15]]
    assert ways["platform red A"]["moves"]["drive 1"][0]["points"] == [[10, 15], [9, 15], [8, 15]]
    assert ways["platform red B"]["moves"]["drive 2"][0]["hazard"] == "dead_end"


def test_F2_5_a_second_turn_foresees_only_its_own_loco() -> None:
    s = play(set_up("A1 S1.0.1 A2 S2.0.1"), "roll red 1 1", "platform red A", "drive 2", "again", "roll blue 1 2")
    assert list(outlook(s)["platform blue A"]["moves"]) == ["drive 2"]


def test_F4_2_what_is_foreseen_is_what_happens() -> None:
    """Whole random games, both boards, with every option: each loco of the legs ends where the view said."""
    others = {"board": "long", "turning": "strict", "double_after_home": "any", "pushed_home": "crash", "repair": "on"}
    ends = set()
    for n, options in enumerate(({}, others)):
        s = GAME.new(3, ROOM.info.options_for(options), ROOM.rules)
        rng = stream(7, n)
        while s.agenda.size:
            actions = GAME.legal_list(s, GAME.actor(s))
            action = actions[rng.below(len(actions))]
            seat = GAME.actor(s)
            foreseen = {} if seat == CHANCE else GAME.view(s, seat)["outlook"]
            GAME.play(s, seat, action)
            legs = foreseen.get(GAME.verbs.text(action))  # type: ignore[attr-defined]
            if isinstance(legs, list):
                ends |= {leg["end"] for leg in legs}
                assert_came_true(s, legs)
    assert ends >= {"stops", "home", "crashes"}


def assert_came_true(s: Table, legs: list[dict[str, Any]]) -> None:
    """Nobody has moved since: a turn of the next player begins with his dice, and a loco rides only on a platform."""
    players: Any = GAME.view(s, -1)["players"]
    for leg in legs:
        loco = players[leg["seat"]]["locos"][int(leg["loco"]) - 1]
        if leg["end"] in ("stops", "parks"):
            assert loco["point"] == leg["points"][-1]
        else:
            assert loco["at"] == {"home": "shed", "crashes": "hand"}[leg["end"]]
