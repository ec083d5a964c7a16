"""The long campaigns (make soak), short: that they run, and that they would see what they look for."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from fullsteam.games import ROOMS
from fullsteam.kernel.core import State
from serverkit import hostile, rules, secrets
from serverkit.figures import growth, prometheus, quantile
from serverkit.kills import check
from serverkit.load import campaign, found
from serverkit.soak import runner
from serverkit.soak.parts import Part, Step, Target, all_parts
from serverkit.soak.plots import line
from serverkit.soak.report import report


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
    """The hostile campaign, some of its million."""
    found = hostile.campaign(str(tmp_path / "hostile.db"), 1500, 5)
    assert found["sent"] >= 1500 and found["restarts"] == 0 and found["500s"] == 0 and found["errors"] == 0, found


def test_no_channel_tells_two_truths_apart_and_planted_leaks_are_caught() -> None:
    """The secrets campaign: a few of its pairs, and a leak planted in every channel."""
    room = next(room for room in ROOMS.values() if room.info.secret)
    with secrets.servers() as both:
        found = secrets.campaign(both, room, 6, 3, list(secrets.CHANNELS))
        assert found["told apart"] == 0 and all(found[f"pairs: {c}"] == 6 for c in secrets.CHANNELS), found
        assert secrets.missed(both, room, 3, list(secrets.CHANNELS)) == []


def test_laws_hold_and_a_broken_one_is_told() -> None:
    room = next(iter(ROOMS.values()))
    good = rules.Campaign(room, room.info.min_players)
    good.play(3, "matches", bots=False)
    good.play(1, "bots' matches", bots=True)
    assert good.broken == [] and good.counted["matches"] == 3 and good.counted["bots' matches"] == 1

    class Short(rules.Campaign):
        """Ends before the match does."""

        def end(self, s: State, choices: int, n: int) -> None:
            super().end(room.new(self.players, self.options(n)), 10**9, n)

    bad = Short(room, room.info.min_players)
    bad.play(2, "matches", bots=False)
    assert len(bad.broken) == 2 and "more than" in bad.broken[0]


# --- the runner


def small(*commands: str) -> Part:
    steps = tuple(Step(f"s{k}", (sys.executable, "-c", command)) for k, command in enumerate(commands))
    return Part(
        "small", "a part of a test", steps, (Target("acks", 10), Target("lost", 0, 0), Target("worst", most=5, over=max))
    )


def say(**figures: int) -> str:
    return f"import json; print('chatter'); print(json.dumps({figures!r}))"


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for module in ("runner", "report"):
        monkeypatch.setattr(f"serverkit.soak.{module}.FOLDER", tmp_path)
    return tmp_path


def test_a_soak_goes_on_where_it_was_stopped(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    part = small(say(acks=6, lost=0, worst=2), "raise SystemExit('broke off')", say(acks=7, lost=0, worst=4))
    runner.run_part(part, anew=False)
    assert runner.verdict(part) == "unfinished" and "broke off" in capsys.readouterr().out
    mended = small("raise SystemExit('not again')", say(acks=1, lost=0, worst=3), "raise SystemExit('not again')")
    runner.run_part(mended, anew=False)
    assert "not again" not in capsys.readouterr().out
    assert runner.verdict(mended) == "held"
    found = [runner.measured(mended, target) for target in mended.targets]
    assert found == [14, 0, 4]
    text = report({"small": mended})
    assert "| small | acks | ≥ 10 | 14 | yes |" in text and "| small | lost | 0 | 0 | yes |" in text


def test_steps_run_beside_each_other_if_wished(kept: Path) -> None:
    """Each waits for the other to have begun."""

    def waits(mine: str, other: str) -> str:
        begun = f"import pathlib, time; pathlib.Path({str(kept / mine)!r}).touch(); other = pathlib.Path({str(kept / other)!r})"
        return f"""{begun}
for _ in range(3000):
    if other.exists():
        break
    time.sleep(0.01)
else:
    raise SystemExit("alone")
{say(acks=5, lost=0, worst=1)}"""

    part = small(waits("one", "two"), waits("two", "one"))
    runner.run_part(part, anew=False, jobs=2)
    assert runner.verdict(part) == "held"


def test_a_target_that_is_missed_is_said_plainly(kept: Path) -> None:
    part = small(say(acks=20, lost=1, worst=9))
    runner.run_part(part, anew=False)
    assert runner.verdict(part) == "broken"
    text = report({"small": part})
    assert "| small | lost | 0 | 1 | **no** |" in text and "| small | worst | ≤ 5 | 9 | **no** |" in text
    never = Part("other", "never run", (), (Target("acks", 1),))
    assert "| other | acks | ≥ 1 | – | not measured |" in report({"small": part, "other": never})


def test_every_part_has_steps_and_the_runner_knows_pytest() -> None:
    parts = all_parts()
    campaigns = {"rules", "mutation", "secrets", "kills", "races", "floods", "hostile", "starved", "load", "upgrades"}
    assert {*campaigns, "remedies", "letters", "lives"} == set(parts)
    assert all(part.steps for part in parts.values())
    assert runner.figures_of("..F\n1 failed, 2 passed in 3.1s\n") == {"passed": 2, "failed": 1}
    assert runner.figures_of("nothing") is None


def test_figures_may_lie_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    file.write_text('{"a.py": {"mutants": 3, "survived": 0, "doubted": 0}, "b.py": {"mutants": 4, "survived": 1}}')
    assert runner.added_up(file, 0) == {"mutants": 7, "survived": 1, "doubted": 0}
    assert runner.added_up(file, file.stat().st_mtime + 10) is None, "of an older run"


def test_a_picture_is_drawn_of_what_was_measured() -> None:
    drawn = line("Memory", [0, 60, 120], [100, 140, 120], "MB")
    assert drawn.count("<polyline") == 1 and "Memory (MB; minutes)" in drawn and ">120</text>" in drawn
