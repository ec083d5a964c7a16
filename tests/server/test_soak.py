"""The long campaigns (make soak), short: that they run, and that they would see what they look for."""

from __future__ import annotations

import asyncio
from pathlib import Path

from serverkit import hostile
from serverkit.figures import growth, prometheus, quantile
from serverkit.kills import check
from serverkit.load import campaign, found


def test_growth_is_told_from_breathing() -> None:
    seconds = [15.0 * k for k in range(100)]
    warm = [100.0 + min(k, 20) for k in range(100)]
    assert growth(seconds, warm).none
    assert growth(seconds, [v + 3 * (k % 2) for k, v in enumerate(warm)]).none
    leak = growth(seconds, [v + 0.2 * k for k, v in enumerate(warm)])
    assert not leak.none
    assert 40 < leak.slope < 60  # 0.2 every 15 seconds


def test_figures_of_prometheus_are_summed_over_their_labels() -> None:
    text = '# HELP a b\nentries{by="bot",kind="move"} 2.0\nentries{by="person",kind="move"} 3.0\nx 1\n'
    assert prometheus(text) == {"entries": 5.0, "x": 1.0}
    assert quantile([3.0, 1.0, 2.0], 0.5) == 2.0


def test_people_play_for_a_while_and_nothing_is_lost(tmp_path: Path) -> None:
    """The load campaign, six seconds of it."""
    database = str(tmp_path / "load.db")
    samples, crowd = asyncio.run(campaign(database, 0.1, 8, 100, 1, tmp_path / "load.jsonl"))
    assert len(samples) == 6
    result = found(samples, check(database, crowd.scene))
    assert result["acks"] > 100
    verdicts = result["verdicts"]
    assert verdicts["nothing lost or doubled"]
    assert verdicts["no errors"]
    assert verdicts["everybody was told what he should be"]


def test_hostile_frames_and_requests_leave_a_running_server_up(tmp_path: Path) -> None:
    """The hostile campaign, a few thousand of its million."""
    found = hostile.campaign(str(tmp_path / "hostile.db"), 3000, 5)
    assert found["sent"] >= 3000 and found["restarts"] == 0 and found["500s"] == 0 and found["errors"] == 0, found
