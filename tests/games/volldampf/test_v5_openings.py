"""V5.1 in the view: which deliveries a link would open to him who can build it."""

from typing import Any

import pytest

from fullsteam.games.volldampf.building import BUILDING
from fullsteam.games.volldampf.state import Table
from fullsteam.games.volldampf.transport import TRANSPORT
from fullsteam.kernel.core import ONLOOKER
from games.volldampf.table import bare, build, front, go, lay, may, say, view


def north() -> Table:
    """Kiel and Hamburg are joined, by seat 1; a blue good in Kiel, a violet one in Berlin. Seat 0 has a green and an
    orange card and 5 marks."""
    s = bare(3)
    build(s, 1, "kiel-hamburg")
    lay(s, "kiel", "blue")
    lay(s, "berlin", "violet")
    front(s, 0, "green", "orange")
    s.players[0].cash = 5
    return go(s, BUILDING.auto(0))


def opens(s: Table, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = view(s, seat)["opens"]
    return found


def test_V5_1_a_link_opens_the_deliveries_that_were_impossible_before() -> None:
    found = opens(north())
    assert found["hamburg-bremen"] == [{"offer": "kiel blue", "to": "bremen", "gains": [1, 1, 0]}]
    assert found["rostock-berlin"] == [{"offer": "berlin violet", "to": "rostock", "gains": [1, 0, 0]}]
    assert found["rostock-stettin"] == []


def test_V5_1_only_links_that_can_be_built_are_looked_at() -> None:
    s = north()
    assert sorted(f"build {link}" for link in opens(s)) == sorted(text for text in may(s) if text.startswith("build "))
    assert "bremen-london" not in opens(s)  # ten marks
    assert "dresden-berlin" not in opens(s)  # black


@pytest.mark.parametrize("seat", [1, 2, ONLOOKER])
def test_V5_1_only_he_who_builds_is_told(seat: int) -> None:
    assert opens(north(), seat) == {}


def test_V6_5_what_was_looked_at_while_building_is_not_what_trains_run_on() -> None:
    """A view must not leave its imagined track behind: transports see what was built, and nothing else."""
    s = north()
    opens(s)
    say(s, "build hamburg-bremen")
    opens(s)
    s.agenda.size = 0
    go(s, TRANSPORT.auto(0))
    assert may(s) == ["done", "name kiel blue"]


def test_V6_1_a_link_opens_ways_of_six_links_and_none_of_seven() -> None:
    """To London it is five links from Stettin, six from Breslau, seven from Berlin."""
    s = bare(3)
    build(s, 1, "hamburg-bremen", "kiel-hamburg", "kiel-rostock", "rostock-stettin", "stettin-breslau", "berlin-breslau")
    for place in ("stettin", "breslau", "berlin"):
        lay(s, place, "red")
    front(s, 0, "green")
    s.players[0].cash = 10
    found = opens(go(s, BUILDING.auto(0)))["bremen-london"]
    assert sorted(one["offer"] for one in found) == ["breslau red", "stettin red"]
