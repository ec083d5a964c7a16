"""What surrounds the rules: views, the table in a terminal, rules of thumb, and the figures games must have."""

import json
from typing import Any

import pytest

from fullsteam.bots import bot
from fullsteam.games.voll_in_fahrt.rules import GAME
from fullsteam.games.voll_in_fahrt.state import Table
from fullsteam.kernel.core import CHANCE
from fullsteam.kernel.ints import empty
from fullsteam.kernel.record import state_hash
from fullsteam.kernel.rng import stream
from fullsteam.play.perspective import Perspective
from fullsteam.play.text import Speaker
from games.voll_in_fahrt.table import ROOM, legal, play, set_up, step
from serverkit.rules import Campaign

# --- views


def test_F0_2_the_view_shows_everything_to_everybody() -> None:
    s = play(set_up("A1 S1.0.7 B2 red.0.2 B1 shed"), "roll red 2 3")
    views = [json.loads(json.dumps(GAME.view(s, seat))) for seat in (-1, 0, 1)]
    assert views[0] == views[1] == views[2]
    v = views[0]
    assert v["dice"] == {"colour": "red", "points": [2, 3]}
    assert (v["bays"], v["open"], v["active"]) == ({"B0": None, "B1": "blue", "B2": "red", "B3": "yellow"}, "B0", 0)
    assert v["sheds"] == [{"seat": 1, "loco": "1"}]
    assert v["players"][0]["locos"][0] == {
        "loco": "1",
        "at": "board",
        "cell": "S1.0.7",
        "point": [0, 16],
        "ahead": "S1.0.8",
        "hazard": None,
    }
    assert [loco["at"] for loco in v["players"][1]["locos"]] == ["shed", "board", "hand", "hand"]
    assert (v["players"][1]["home"], v["players"][1]["hand"]) == (1, 2)


def test_F0_4_the_view_shows_rails_as_they_lie() -> None:
    s = set_up("A1 yellow.1.1", lies="blue B1B red B2A yellow B3B")
    platforms = json.loads(json.dumps(GAME.view(s, 0)))["platforms"]
    assert platforms["blue"]["rails"][0] == {
        "entry": None,
        "exit": 3,
        "cells": ["blue.0.2", "blue.0.1"],
        "points": [[3, 8], [3, 7]],
    }
    assert platforms["red"]["rails"][1] == {
        "entry": 1,
        "exit": 0,
        "cells": ["red.1.1", "red.1.2", "red.1.3"],
        "points": [[7, 1], [8, 1], [9, 0]],
    }
    assert platforms["blue"]["leads"] == {"A": ["buffer", "outer", "middle"], "B": ["no_rail", "outer", "middle"]}
    assert platforms["red"]["leads"] == {"A": ["middle", "outer", "inner"], "B": ["outer", "middle", "dead_end"]}
    assert platforms["yellow"]["leads"] == {"A": ["inner", "buffer", "middle"], "B": ["outer", "dead_end", "middle"]}
    loco = json.loads(json.dumps(GAME.view(s, 0)))["players"][0]["locos"][0]
    assert (loco["point"], loco["ahead"]) == ([14, 9], "S4.2.1")


def test_F4_1_the_view_warns_of_hazards() -> None:
    s = set_up("A1 S0.0.4")
    loco = json.loads(json.dumps(GAME.view(s, 0)))["players"][0]["locos"][0]
    assert (loco["ahead"], loco["hazard"]) == (None, "open_bay")


def test_F2_5_the_view_shows_the_bound_loco_and_the_last_move() -> None:
    s = play(set_up("A1 S1.0.1 A2 S2.0.1"), "roll red 1 1", "platform red A", "drive 2", "again")
    v = GAME.view(s, 1)
    assert (v["second_turn"], v["bound"], v["last_move"]) == (True, "2", {"seat": 0, "move": "drive 2"})


def test_F0_1_the_census_notices_what_is_lost() -> None:
    s = set_up("A1 S1.0.7 B1 shed")
    counted = GAME.census(s)
    assert counted == {"locos 1": 4, "locos 2": 4, "blue": 1, "red": 1, "yellow": 1, "repair": 0}
    s.holder[s.locos[0]] = -1
    s.stock = 1
    assert {k for k, n in GAME.census(s).items() if n != counted[k]} == {"locos 1", "repair"}
    s.bays[s.lies[0] >> 1] = -1  # the blue platform is not where it says that it lies
    assert GAME.census(s)["blue"] == 0 and GAME.census(s)["red"] == 1
    s.bays[s.lies[0] >> 1] = 0
    s.sheds = empty()  # a loco that says it is in a shed, in which it is not
    assert {k for k, n in GAME.census(s).items() if n != counted[k]} == {"locos 1", "locos 2", "repair"}


def test_F0_5_a_dump_keeps_every_option() -> None:
    options = {"board": "long", "turning": "strict", "double_after_home": "any", "pushed_home": "crash", "repair": "on"}
    s = play(set_up("A1 S1.0.15 A2 S4.2.5", players=2, **options), "roll blue 1 1", "platform blue B", "drive 2", "again")
    t = GAME.load(json.loads(json.dumps(s.dump())))
    assert state_hash(t) == state_hash(s)
    assert GAME.view(t, 0) == GAME.view(s, 0)
    changed = [state_hash(s)]
    for name in ("strict", "any_after_home", "parks"):
        setattr(t, name, not getattr(t, name))
        changed.append(state_hash(t))
    assert len(set(changed)) == 4


# --- the terminal


@pytest.mark.parametrize("lang", ["fr", "en", "de"])
@pytest.mark.parametrize("board", ["standard", "long"])
def test_F0_3_the_table_fits_a_terminal(lang: str, board: str) -> None:
    names = ["Anna", "Ben", "Cleo", "Maximiliane"]
    s = set_up("A1 S1.0.1 A2 shed B1 blue.1.2 D4 S4.0.1", players=4, board=board, repair="on")
    s.give_tiles(3, 12)
    play(s, "roll red 1 1", "platform red B", "drive 1", "again")
    view: dict[str, Any] = GAME.view(s, 0)
    say = Speaker(ROOM, lang, names)
    for width in (60, 80, 100, 120):
        ring, players, ways = ROOM.module("terminal").draw(view, 0, names, say).renderables
        rows = [line.plain for line in ring.lines(width)]
        wide = min(4, width // s.board.plan.grid[0])
        assert len(rows) == s.board.plan.grid[1] and max(map(len, rows)) <= width
        for p, player in enumerate(view["players"]):
            for loco in (loco for loco in player["locos"] if loco["at"] == "board"):
                x, y = loco["point"]
                assert rows[y][wide * x : wide * (x + 1)].strip() == f"{'ABCD'[p]}{loco['loco']}"
        for colour, platform in view["platforms"].items():
            free = [cell for rail in platform["rails"] for cell in rail["points"]]
            told = [rows[y][wide * x : wide * (x + 1)].strip() for x, y in free]
            assert all(sign[0] == colour[0] or sign[0] in "ABCD" for sign in told)
            assert {sign[1] for sign in told if sign[0] == colour[0]} <= {"1", "2", "3", "4"}, "rails are numbered from 1"
        assert {sign for sign in "".join(rows) if sign in "←→↑↓"} == set("←→↑↓"), "one sees which way it goes"
        said = "\n".join(line.plain for line in players.lines(width))
        assert "Maximiliane" in said and " 12" in said
        assert len(list(ways.lines(width))) == 8


# --- the sensible player


def best(s: Table) -> str:
    return max(legal(s), key=lambda text: GAME.appeal(s, GAME.actor(s), GAME.verbs.parse(text)))


def test_F5_1_the_sensible_player_goes_home() -> None:
    s = play(set_up("A1 S4.0.2 A2 S1.0.1 A3 S2.0.1"), "roll red 1 3", "platform red A")
    assert best(s) == "drive 1"


def test_F4_1_the_sensible_player_avoids_an_accident() -> None:
    s = play(set_up("A1 S1.0.12 A2 S0.0.1 A3 S2.0.1 A4 shed"), "roll red 2 3")
    assert best(play(s, "platform red A")) != "drive 1"


def test_F2_2_the_sensible_player_turns_the_platform_the_better_way() -> None:
    """Only A1 can drive, over the platform that comes into B0."""
    s = play(set_up("A1 S0.2.3 B1 S0.0.1 B2 S0.1.1 B3 S0.2.1"), "roll red 3 4")
    assert best(s) == "platform red A"  # in way B lane 2 leads into a dead end
    s = play(set_up("A1 S0.1.3 B1 S0.0.1 B2 S0.1.1 B3 S0.2.1"), "roll yellow 1 3")
    assert best(s) == "platform yellow B"  # in way A it would hit the buffer, in way B it stands on the dead rail, for now


def test_F2_5_the_sensible_player_takes_a_second_turn_when_it_promises_something() -> None:
    free = play(set_up("A1 S2.0.3 A2 S4.0.4 B1 S0.0.1"), "roll red 1 1", "platform red A", "drive 1")
    assert best(free) == "again"
    s = set_up("A1 S3.1.9 A2 S4.0.4 B1 S0.0.1", lies="blue B1A red B2A yellow B3B")
    play(s, "roll red 1 1", "platform red A", "drive 1")
    assert step(s) == "double 1"
    assert best(s) == "done"  # lane 1 leads into a dead end two times of three


def test_F6_2_the_sensible_player_hands_in_a_tile_where_it_helps() -> None:
    s = set_up("A1 S0.1.4 A2 shed A3 shed B1 S0.0.1 B2 S0.1.1 B3 S0.2.1", repair="on")
    s.give_tiles(0, 1)
    gains = {c: GAME.appeal(s, 0, GAME.verbs.parse(f"repair {c}")) for c in ("blue", "red", "yellow")}
    assert gains["yellow"] < gains["red"]  # yellow has no way for lane 1


# --- figures


def one_game(players: int, number: int, bots: str) -> Table:
    s = GAME.new(players, ROOM.info.options_for({}), ROOM.rules)
    rng = stream(7, number)
    player = bot(bots)
    while (seat := GAME.actor(s)) != -1:
        GAME.play(s, seat, GAME.sample(s, rng) if seat == CHANCE else player.choose(Perspective(ROOM, s, seat), rng))
    return s


@pytest.mark.parametrize(("players", "low", "high"), [(2, 33, 52), (3, 40, 68), (4, 50, 78)])
def test_F5_4_figures_of_sensible_players(players: int, low: int, high: int) -> None:
    games = [one_game(players, i, "greedy") for i in range(40)]
    moves = sum(int(s.moves) for s in games)
    assert low <= sum(int(s.turns) for s in games) / len(games) <= high
    assert 0.06 <= sum(int(s.accidents) for s in games) / moves <= 0.14
    assert 0.13 <= sum(int(s.pushes) for s in games) / moves <= 0.31


@pytest.mark.parametrize("players", [2, 3, 4])
def test_F5_4_random_games_end(players: int) -> None:
    for i in range(100):
        s = GAME.new(players, ROOM.info.options_for({}), ROOM.rules)
        assert GAME.playout(s, stream(3, i)) < ROOM.info.bounds["choices"]
        assert max(GAME.score(s, seat) for seat in range(players)) == 3


def test_F2_1_two_rolls_that_come_to_the_same_break_no_law() -> None:
    """Found among ten thousand matches: a turn in which nothing could be chosen, told apart by its dice alone."""
    Campaign(ROOM, 2).match(8925, bots=False)
