"""Bots by their names."""

from __future__ import annotations

import pytest

from fullsteam.bots import BOTS, LEVELS, Budget, bot, budget
from fullsteam.bots.foreign import ForeignBot
from fullsteam.bots.simple import GreedyBot
from fullsteam.bots.thinker import SearchBot, room_settings
from fullsteam.games import ROOMS
from fullsteam.kernel.info import GameError


def test_budgets() -> None:
    assert budget("50ms") == Budget(seconds=0.05)
    assert budget("2s") == Budget(seconds=2.0)
    assert budget("1.5s") == Budget(seconds=1.5)
    assert budget("400i") == Budget(rounds=400)
    assert [str(budget(text)) for text in ("50ms", "2s", "400i")] == ["50ms", "2s", "400i"]


@pytest.mark.parametrize("text", ["", "50", "ms", "-1s", "0ms", "1.5i", "1h", "1e3ms"])
def test_bad_budgets(text: str) -> None:
    with pytest.raises(GameError, match="50ms, 2s or 400i"):
        budget(text)


def test_levels_think_as_long_as_promised() -> None:
    assert LEVELS == ["novice", "club", "expert", "champion"]
    assert [str(BOTS[name].think) for name in LEVELS] == ["None", "20ms", "100ms", "300ms"]
    assert all(level.style for level in BOTS.values())


def test_a_name_carries_settings_and_time() -> None:
    player = bot("search:widen=6:guided=yes:curiosity=0.5@400i")
    assert isinstance(player, SearchBot)
    assert player.own == {"widen": 6, "guided": True, "curiosity": 0.5}
    assert player.think == Budget(rounds=400)
    given = bot("club", Budget(seconds=1.0))
    assert isinstance(given, SearchBot) and given.think == Budget(seconds=1.0)
    own = bot("club@7i", Budget(seconds=1.0))
    assert isinstance(own, SearchBot) and own.think == Budget(rounds=7)
    novice = bot("novice")
    assert isinstance(novice, GreedyBot) and novice.whim == 200


def test_a_program_is_a_name_too() -> None:
    player = bot("exec:./me@home --fast@50ms")
    assert isinstance(player, ForeignBot)
    assert player.argv == ["./me@home", "--fast"] and player.deadline == 0.05
    plain = bot("exec:./me@home", Budget(seconds=0.2))
    assert isinstance(plain, ForeignBot) and plain.argv == ["./me@home"] and plain.deadline == 0.2


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("clever", 'there is no bot "clever"; bots: random, novice'),
        ("search:deep=3", 'a search has no setting "deep"; settings: curiosity'),
        ("search:widen=yes", 'widen cannot be "True"'),
        ("search:guided=1", 'guided cannot be "1"'),
        ("search:widen", 'widen cannot be ""'),
        ("greedy@5ms", "greedy does not think"),
        ("club@soon", "thinking time is written like"),
        ("exec:", "exec: needs a command"),
        ("exec:'", "cannot be read"),
    ],
)
def test_bad_names_are_told_in_a_sentence(name: str, said: str) -> None:
    with pytest.raises(GameError) as error:
        bot(name)
    assert said in str(error.value)


def test_every_room_furnishes_every_level() -> None:
    """bots.toml, where there is one, holds settings that exist."""
    for room in ROOMS.values():
        for level in LEVELS:
            room_settings(room, level)
