"""fullsteam train: what it writes, where, and what it refuses. The champion that came with the package is never touched."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from cli.test_commands import refused, run
from fullsteam.arena.series import Series
from fullsteam.arena.store import Store
from fullsteam.bots import bot
from fullsteam.bots.thinker import SearchBot, room_weights
from fullsteam.games import room
from fullsteam.kernel.info import GameError

GAME = room("trambahn")
SHIPPED = GAME.folder / "weights.toml"
SMALL = ("train", "trambahn", "--games", "40", "--bot", "greedy")


@pytest.fixture(autouse=True)
def unchanged() -> object:
    before = SHIPPED.read_bytes()
    yield
    assert SHIPPED.read_bytes() == before, "training has changed the champion of the package"


def test_it_writes_into_the_folder_of_who_trains_and_says_how_to_use_it(tmp_path: Path) -> None:
    done = run(*SMALL, XDG_DATA_HOME=str(tmp_path))
    file = tmp_path / "fullsteam" / "weights" / "trambahn.toml"
    assert f"written to {file}" in done.stdout and f"champion:weights={file},champion" in done.stdout
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    assert data["loss"] < data["ignorance"] and list(data["weights"]) == GAME.game.sign_names()
    assert list(file.parent.iterdir()) == [file], "nothing else is left"
    before = file.read_bytes()
    again = run(*SMALL, "--seed", "2", code=2, XDG_DATA_HOME=str(tmp_path))
    assert "is there already: --force" in " ".join(again.stderr.split()) and file.read_bytes() == before
    run(*SMALL, "--seed", "2", "--force", XDG_DATA_HOME=str(tmp_path))
    assert file.read_bytes() != before
    arena = ("arena", "trambahn", "--games", "2", "--think", "3i")
    run(*arena, "--bots", f"champion:weights={file},champion", XDG_STATE_HOME=str(tmp_path))


def test_what_is_worse_than_knowing_nothing_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "bad.toml"
    said = refused("train", "trambahn", "--games", "10", "--bot", "random", "--out", str(out))
    assert "nothing was learnt, and nothing is written" in said and "(knowing nothing: 0.6931)" in said
    assert list(tmp_path.iterdir()) == []


def test_a_place_that_cannot_be_written_is_told_before_the_first_game() -> None:
    """A million games would take days."""
    said = refused("train", "trambahn", "--games", "1000000", "--bot", "expert@10s", "--out", "/proc/weights.toml")
    assert "/proc" in said


def test_weights_of_ones_own(tmp_path: Path) -> None:
    mine = tmp_path / "mine@home.toml"
    mine.write_bytes(SHIPPED.read_bytes())
    player = bot(f"champion:weights={mine}")
    assert isinstance(player, SearchBot) and player.weights(GAME) == room_weights(GAME)
    assert isinstance(quick := bot(f"search:widen=6:weights={mine}@7i"), SearchBot)
    assert quick.own == {"learnt": True, "widen": 6} and str(quick.think) == "7i"
    other = room("volldampf")
    with pytest.raises(GameError, match="other signs than volldampf has"):
        player.check(other)
    with pytest.raises(GameError, match="No such file"):
        bot("champion:weights=/no/such/file")
    (tmp_path / "noise").write_text("hm = [")
    with pytest.raises(GameError, match="no file of fullsteam train"):
        bot(f"champion:weights={tmp_path / 'noise'}").check(GAME)
    said = refused("arena", "volldampf", "--bots", f"champion:weights={mine},greedy", "--games", "1000000")
    assert "other signs" in said, "told before the first game"


def test_a_series_is_not_gone_on_with_by_other_weights(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_bytes(SHIPPED.read_bytes())
    series = Series("trambahn", 2, (f"champion:weights={mine}", "greedy"), 1).checked()
    Store(tmp_path / "series", series)
    mine.write_text(SHIPPED.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    with pytest.raises(GameError, match="another series"):
        Store(tmp_path / "series", series)
