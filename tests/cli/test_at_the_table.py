"""The terminal table with its questions and answers, in this process: what is asked twice, what is taken back, what is told."""

from pathlib import Path

import pytest

from fullsteam.bots import bot
from fullsteam.cli.company import Company
from fullsteam.cli.keeping import Keeper, Secret
from fullsteam.cli.play import TerminalTable
from fullsteam.drawing import COLOURS, seat_colours
from fullsteam.games import room
from fullsteam.play.match import Match
from fullsteam.play.text import Speaker


def sit(tmp_path: Path, game: str, typed: list[str], seed: bytes = bytes(32), **options: str) -> TerminalTable:
    r = room(game)
    match = Match(r, ["Ada", "Bot"], options, seed)
    keeper = Keeper(tmp_path / "game.txt", Secret(match.host_seed, 0, "greedy"))
    table = TerminalTable(match, 0, Company(match, 0, "greedy"), Speaker(r, "en", match.names), keeper)
    answers = iter(typed)

    def ask() -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    table.ask = ask  # type: ignore[method-assign]
    return table


def moves(table: TerminalTable) -> list[str]:
    return [table.match.game.verbs.text(ply.action) for ply in table.match.plies if ply.seat == 0]


def test_a_column_is_not_lost_by_one_hasty_answer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One new column, and no tram for it: passing is asked about, the same answer again means it."""
    begin = ["1", "p", "1", "p", "p"]
    table = sit(tmp_path, "trambahn", [*begin, "p", "h"], first="seat1")
    table.run()
    assert moves(table)[-1] == "done" and table.match.perspective(0).step == "tramways", "it was asked, not done"
    assert "1 column without a tram leaves the table. Type the same again if you mean it." in capsys.readouterr().out
    (tmp_path / "game.txt").unlink()
    table = sit(tmp_path, "trambahn", [*begin, "p", "p"], first="seat1")
    table.run()
    assert table.match.plies[-1].number > 0 and moves(table).count("done") >= 4


def test_taking_back_takes_what_had_one_answer_with_it(tmp_path: Path) -> None:
    """Ada names a good that has only one way to go, and takes that back."""
    table = sit(tmp_path, "volldampf", [], first="seat1")
    rng, own = table.company.rng, bot("greedy")
    while not table.match.over:
        if table.me not in table.match.actors:
            table.others_choose()
            continue
        perspective = table.match.perspective(0)
        before = len(table.match.plies)
        if len(perspective.legal) == 1:
            table.pass_over(perspective)
            continue
        action = own.choose(perspective, rng)
        table.match.play(0, action)
        follows = table.match.perspective(0) if table.me in table.match.actors else None
        if follows is not None and len(follows.legal) == 1 and table.match.can_undo(0):
            table.pass_over(follows)
            if table.match.can_undo(0):
                assert "(the only possible answer)" in " ".join(table.news)
                assert table.undone() and len(table.match.plies) == before
                return
    pytest.fail("no such moment in this game")


def test_everybody_has_a_colour_of_his_own_and_one_the_one_he_wished() -> None:
    for wished in ["", *COLOURS]:
        for me in range(6):
            found = seat_colours(me, wished, 6)
            assert len(set(found)) == 6 and (not wished or found[me] == wished)


def test_what_cannot_be_written_leaves_the_old_file(tmp_path: Path) -> None:
    table = sit(tmp_path, "trambahn", ["1"], first="seat1")
    table.run()
    kept = (tmp_path / "game.txt").read_text(encoding="utf-8")
    (tmp_path / "game.txt.new").mkdir()
    with pytest.raises(OSError, match=r"game\.txt\.new"):
        table.save()
    assert (tmp_path / "game.txt").read_text(encoding="utf-8") == kept
