"""Lessons in the terminal: each played to its end in each language, with a wrong answer wherever there is one."""

import io
from pathlib import Path

import pytest

from fullsteam.cli.main import app
from fullsteam.games import ROOMS, room
from fullsteam.kernel.rulebook import LANGUAGES
from fullsteam.play.lesson import Lesson, Pupil, lessons
from fullsteam.play.lesson.speaker import Coach
from fullsteam.play.text import Speaker

EVERY = [(game, one) for game in ROOMS for one in lessons(room(game))]
NAMES = [f"{game}-{one.id}" for game, one in EVERY]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where answers are kept."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "400")  # no sentence is broken
    return tmp_path / "fullsteam" / "lessons"


@pytest.fixture
def learn(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):  # type: ignore[no-untyped-def]
    def typed(lines: list[str], *args: str) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        app(["learn", *args], standalone_mode=False)
        return " ".join(capsys.readouterr().out.replace("│", " ").split())

    return typed


def said(text: str) -> str:
    return " ".join(text.split())


def course(game: str, one: Lesson, lang: str) -> tuple[list[str], list[str]]:
    """What is typed (a wrong answer before each right one), and what must be heard."""
    r = room(game)
    me = Speaker(r, lang, [])("table-name", number=one.pupil + 1)
    pupil, coach = Pupil(r, one, me=me), Coach(r, lang, one, me)
    lines, heard = [], []
    while not pupil.over:
        heard.append(coach.says(pupil))
        for wrong in [text for text in pupil.legal if text not in pupil.taken][:1]:
            lines.append(wrong)
            heard.append(coach.corrects(pupil, pupil.wrong(wrong)))
        lines.append(pupil.taken[0].upper())
        pupil.answer(pupil.taken[0])
    return lines, [*heard, coach.says(pupil)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "one"), EVERY, ids=NAMES)
def test_every_lesson_to_its_end(game: str, one: Lesson, lang: str, learn) -> None:  # type: ignore[no-untyped-def]
    lines, heard = course(game, one, lang)
    out = learn([*lines, "n"], game, one.id, "--lang", lang)
    at = 0
    for sentence in heard:
        found = out.find(said(sentence), at)
        assert found >= 0, f"not said, or not in its place: {sentence}"
        at = found
    assert f"fullsteam play {game} --bots novice" in out[at:]


def test_whoever_leaves_goes_on_there_and_may_go_back(learn, folder: Path) -> None:  # type: ignore[no-untyped-def]
    coach = Coach(room("trambahn"), "en", lessons(room("trambahn"))[0])
    second, column = said(coach("first-second")), said(coach("first-column"))
    out = learn(["passenger b3 blue", "q"], "trambahn", "--lang", "en")
    assert second in out and column not in out and "fullsteam learn trambahn first" in out
    assert (folder / "trambahn-first.txt").read_text() == "passenger b3 blue"
    assert said(coach("first-passenger")) not in learn(["done", "q"], "trambahn", "--lang", "en")
    out = learn(["b", "q"], "trambahn", "--lang", "en")
    assert out.index(column) < out.index(second)
    assert (folder / "trambahn-first.txt").read_text() == "passenger b3 blue"
    assert said(coach("first-passenger")) in learn(["q"], "trambahn", "--again", "--lang", "en")


def test_a_finished_lesson_begins_anew(learn) -> None:  # type: ignore[no-untyped-def]
    game, one = EVERY[0]
    lines, heard = course(game, one, "en")
    learn([*lines, "n"], game, "--lang", "en")
    assert said(heard[0]) in learn(["q"], game, one.id, "--lang", "en")


def test_answers_that_cannot_be_kept_or_read_stop_nobody(learn, folder: Path) -> None:  # type: ignore[no-untyped-def]
    (folder / "trambahn-first.txt").mkdir(parents=True)
    coach = Coach(room("trambahn"), "en", lessons(room("trambahn"))[0])
    assert said(coach("first-second")) in learn(["passenger b3 blue", "q"], "trambahn", "--lang", "en")


def test_a_number_is_an_amount_where_amounts_are_asked_for(learn) -> None:  # type: ignore[no-untyped-def]
    out = learn(["2", "4", "2", "q"], "volldampf", "--lang", "en")
    coach = Coach(room("volldampf"), "en", lessons(room("volldampf"))[0])
    at = [out.index(said(coach(name, attribute))) for name, attribute in
          (("first-bonds", ""), ("first-bid", ""), ("first-bid", "wrong"), ("first-more", ""))]  # fmt: skip
    assert at == sorted(at)


def test_what_the_rules_refuse_and_what_is_no_answer(learn) -> None:  # type: ignore[no-untyped-def]
    out = learn(["done", "hello", "99", "?", "t", "", "q"], "trambahn", "--lang", "en")
    assert "B2.1: Each turn begins with at least one passenger" in out
    assert "“hello”" in out and "“99”" in out
    assert "75 is not possible" in learn(["offer d160", "75", "q"], "take-a-train", "--lang", "en")
    assert out.count(said(Coach(room("trambahn"), "en", lessons(room("trambahn"))[0])("first-passenger"))) == 2


def test_a_real_match_follows(learn, monkeypatch: pytest.MonkeyPatch) -> None:  # type: ignore[no-untyped-def]
    asked: list[tuple[object, ...]] = []
    monkeypatch.setattr("fullsteam.cli.learn.play", lambda *args, **named: asked.append((args, named)))
    game, one = EVERY[0]
    learn([*course(game, one, "fr")[0], "oui"], game, "--lang", "fr")
    assert asked == [((game,), {"players": one.players, "bots": "novice", "lang": "fr"})]
