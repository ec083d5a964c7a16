"""Records: broken ones are refused with one sentence that names the line."""

import pytest

from fullsteam.games import room
from fullsteam.kernel.record import IllegalMove, Record, RecordError, parse_record, replay
from fullsteam.play.match import Match
from fullsteam.play.verify import verify

TRAMBAHN = room("trambahn")
SEED = bytes(range(32))


def text(plies: int = 40) -> str:
    match = Match(TRAMBAHN, ["Anna", "Bo b"], {"first": "seat1"}, SEED)
    while not match.over and len(match.plies) < plies:
        seat = match.actors[0]
        match.play(seat, match.perspective(seat).legal[-1])
    return match.record().written()


WHOLE = text(5000)
PART = text()


def error(broken: str) -> str:
    with pytest.raises(RecordError) as found:
        record = parse_record(broken)
        assert verify(TRAMBAHN, record)
    return str(found.value)


def test_a_record_goes_round() -> None:
    for written in (WHOLE, PART):
        record = parse_record(written)
        assert record.written() == written and record.names == ["Anna", "Bo b"]
        assert verify(TRAMBAHN, record).over == (written is WHOLE)


def test_comments_and_blank_lines_are_passed_over() -> None:
    assert parse_record("# hello\n\n" + PART.replace("moves\n", "moves\n# here it begins\n\n")).written() == PART


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("fullsteam-record 1", "fullsteam-record 9", 'line 1: this is no record; it should begin with "fullsteam-record 1"'),
        ("game trambahn\n", "", 'line 8: the head of the record has no line "game"'),
        ("players 2", "players two", 'line 4: players needs a number, not "two"'),
        ("players 2", "players 3", "line 4: trambahn is for 2 players, not 3"),
        ("rules 1", "rules 7", "line 3: trambahn cannot be played here by version 7 of its rules: a newer release made it"),
        (
            "option first=seat1",
            "option first=me",
            'line 5: option first of trambahn cannot be "me"; it is random or seat1',
        ),
        ("option first=seat1", "colour red", 'line 5: "colour red" does not belong into the head of a record'),
        ("seat 2", "seat 1", 'line 8: "seat 1 Bo b" does not belong into the head of a record, or not twice'),
        ("seat 2", "seat 9", "line 8: there is no seat 9 among 2 players"),
        ("option lost_columns=notes", "option first=seat1", 'line 6: "option first=seat1" does not belong'),
        ("players 2", "players ²", 'line 4: players needs a number, not "²"'),
        ("* card", "1 " + "x" * 10**6, 'line 11: "' + "x" * 59 + "…"),
        ("moves\n", "", 'line 49: the record breaks off before its line "moves"'),
        ("* card", "3 card", 'line 11: "3 card'),
        ("* card", "* cart", "line 11: "),
    ],
)
def test_broken_records(old: str, new: str, sentence: str) -> None:
    assert old in PART
    assert error(PART.replace(old, new, 1)).startswith(sentence)


def test_an_illegal_move_names_line_and_rule() -> None:
    lines = PART.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("1 "))
    lines[at] = "1 done"
    with pytest.raises(IllegalMove) as found:
        list(replay(TRAMBAHN, parse_record("\n".join(lines))))
    assert found.value.line == at + 1 and found.value.refusal.rule == "B2.1"
    lines[at] = "2 done"
    assert error("\n".join(lines)) == f'line {at + 1}: "2 done" is not allowed (B2.1)'


def test_a_move_after_the_end() -> None:
    assert "not allowed (B4.1)" in error(WHOLE.replace("end\n", "1 done\nend\n"))


def test_false_results_and_false_shuffles() -> None:
    assert error(WHOLE.replace("scores ", "scores 9")).endswith("but the moves give " + str(parse_record(WHOLE).scores))
    assert "the last position is not the one that the record names" in error(WHOLE.replace("state ", "state 0"))
    assert error(WHOLE.replace(f"seed {SEED.hex()}", f"seed {bytes(32).hex()}")).endswith(
        "the seed is not the one promised before the start (seed-sha256)"
    )
    assert error(WHOLE.replace(f"seed {SEED.hex()}", "seed xyz")).endswith("the seed is no hexadecimal number")
    assert 'the record says "end", but the game is not over' in error(PART + "end\nscores 0 0\nstate x\n")
    cut = WHOLE[: WHOLE.index("end\n")]
    assert error(cut).endswith('the game is over, but the record has no "end" and scores')
    assert error(cut + "end\nstate x\n").endswith('after "end" there is no line "scores"')
    assert error(cut + "end\nscores --5 ²\nstate x\n").endswith('scores needs a number, not "--5"')
    assert error(WHOLE.replace("state ", "scores 1 2\nstate ")).endswith('"scores 1 2" does not belong after "end"')
    assert error(WHOLE[: WHOLE.index("seed 0")]).endswith("the match is over, but the promised seed is not revealed")
    assert error(WHOLE + "more\n").endswith('"more" does not belong after "end"')
    assert error(WHOLE + "broken-off resigned\n").endswith("that the match was broken off, but the game is over")
    assert error(WHOLE + "broken-off\n").endswith('"broken-off" says why')


def test_chance_that_the_seed_does_not_give() -> None:
    first = WHOLE.splitlines()[10]
    other = "* card b2" if first != "* card b2" else "* card b3"
    assert error(WHOLE.replace(first, other, 1)).startswith(f'line 11: chance says "{other[2:]}", but the seed gives')


def test_a_simulated_record_promises_nothing() -> None:
    record = Record("trambahn", 1, 2, TRAMBAHN.info.options_for({}), ["a", "b"])
    assert verify(TRAMBAHN, record).shuffle == "not promised"
