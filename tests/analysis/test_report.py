"""The command and its report, as people and scripts use them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some

from analysis.matches import played
from cli.test_commands import refused, run
from fullsteam.analysis import Analysis, Parts, Seat, analyse
from fullsteam.analysis.report import page
from fullsteam.analysis.words import Words, added_up, bundle
from fullsteam.games import ROOMS
from fullsteam.kernel.rulebook import LANGUAGES
from fullsteam.testing.texts import messages


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "match.txt"
    file.write_text(played("voll-in-fahrt", 3, 8, "novice").written())
    return file


@pytest.fixture(scope="module", params=ROOMS)
def found(request: pytest.FixtureRequest) -> Analysis:
    return analyse(played(request.param, ROOMS[request.param].info.min_players, 8, "novice"), rounds=2)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_report_needs_nothing_else_and_has_a_table(found: Analysis, lang: str) -> None:
    html = page(found, lang)
    assert f'<html lang="{lang}">' in html and "<script" not in html
    assert not re.search(r"""(?:src|href)=["'](?!#)""", html) and "url(" not in html
    assert html.count("<tr id='m") == len(found.moments)
    for name in found.record.names:
        assert name in html
    for target in re.findall(r"href='#(\w+)'", html):
        assert f"id='{target}'" in html, f"a dot of the graph leads to {target}, which is nowhere"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_are_said_in_the_units_of_the_game(found: Analysis, lang: str) -> None:
    say = Words(found, lang)
    told = [say.reasons(moment) for moment in found.moments if found.reasons(moment)]
    assert told, "no mistake has a reason"
    for text in told:
        assert 1 <= len(text.split("; ")) <= 3


def test_a_reason_speaks_for_the_better_answer(found: Analysis) -> None:
    for moment in found.moments:
        for reason in found.reasons(moment):
            assert reason.weight > 0 and reason.sign in found.room.game.sign_names() and abs(reason.number) >= 0.5


@given(some.lists(some.floats(-3, 3), min_size=4, max_size=4), some.floats(0, 1))
def test_a_row_adds_up_as_it_is_shown(drawn: list[float], start: float) -> None:
    """Whatever is rounded: the last part makes the result 1."""
    own, others, draw, _ = drawn
    parts = Parts(own, others, draw, 1.0 - start - own - others - draw)
    shown = [int(cell.strip(" %").replace("−", "-")) for cell in added_up(Seat(start, parts, 1.0, 100.0, 1))]
    assert sum(shown[:-1]) == shown[-1] == 100
    exact = (start, own, others, draw, parts.unknown)
    assert all(abs(cell - 100 * value) < 1.5 for cell, value in zip(shown, exact, strict=False))


def test_all_languages_have_the_same_texts() -> None:
    folder = Path(str(bundle.__wrapped__.__code__.co_filename)).parent / "text"
    sources = [messages((folder / f"{lang}.ftl").read_text(encoding="utf-8")) for lang in LANGUAGES]
    assert sources[0] == sources[1] == sources[2]


def test_for_machines_the_same_twice(record: Path) -> None:
    first, again = (run("analyse", str(record), "--rounds", "2", "--json").stdout for _ in range(2))
    assert first == again
    data = json.loads(first)
    assert data["format"] == "fullsteam-analysis 1" and data["rounds"] == 2
    for seat in data["seats"]:
        assert abs(seat["start"] + sum(seat["parts"].values()) - seat["result"]) < 1e-9


def test_for_people_in_their_language(record: Path, tmp_path: Path) -> None:
    assert "Turning points" in run("analyse", str(record), "--rounds", "2", "--lang", "en").stdout
    out = tmp_path / "report.html"
    run("analyse", str(record), "--rounds", "2", "--lang", "de", "--html", str(out), "--workers", "1")
    assert "Wendepunkte" in out.read_text(encoding="utf-8")


def test_what_cannot_be_analysed_is_told_in_one_sentence(record: Path) -> None:
    whole = record.read_text()
    lines = whole.splitlines()
    start = lines.index("moves")

    def said(text: str) -> str:
        return refused("analyse", "-", "--lang", "en", stdin=text)

    running = "\n".join(lines[: start + 20])
    assert "this match is not over; it can be analysed when it is" in said(running)
    assert 'there is no game "chess"' in said(whole.replace("game voll-in-fahrt", "game chess"))
    assert "rules" in said(whole.replace("\nrules 1\n", "\nrules 99\n"))
    assert "not allowed" in said("\n".join([*lines[: start + 1], "1 drive 1", *lines[start + 1 :]]))
    assert "this is no record" in said("once upon a time")
    assert "No such file" in refused("analyse", "nowhere.txt", "--lang", "en")
    assert "leave one out" in refused("analyse", str(record), "--rounds", "3", "--time", "3s")
    assert "20s" in refused("analyse", str(record), "--time", "40i")
    broken = [*lines[: start + 20], "end", "scores 0 0 0", "state 00", "broken-off resigned"]
    assert "fullsteam:" in said("\n".join(broken))
