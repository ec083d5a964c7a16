"""Those that come with the games hold when they are measured anew; and whoever looks for his own finds them, is told what is
wrong, and can stop at any time."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from analysis.matches import played
from cli.test_commands import refused, run
from conformance.newer import newer_room
from fullsteam.analysis.puzzles import CLEARLY, Match, Mine, Puzzle, PuzzleError, Puzzles, check, puzzles_of, read, written
from fullsteam.analysis.puzzles.looking import auction
from fullsteam.games import ROOMS
from fullsteam.kernel.record import parse_record
from fullsteam.kernel.room import Room
from fullsteam.testing import puzzles as laws
from serverkit.faults import until

FRESH = 4711  # a seed that no puzzle was found with
SAMPLE = 4  # of each game, measured anew here; all of them by `make puzzles`
THIRTY = 30


@pytest.mark.parametrize("game", ROOMS)
def test_a_sample_holds_when_it_is_measured_anew(game: str) -> None:
    kept = puzzles_of(ROOMS[game])
    some = sorted(kept.puzzles, key=lambda puzzle: (len(puzzle.answers), puzzle.id))[:SAMPLE]
    for puzzle in some:
        found = check(ROOMS[game], kept, puzzle, kept.rounds // 2, FRESH)
        assert found.holds(puzzle), f"{puzzle.id}: {found}"


@pytest.mark.parametrize("game", ROOMS)
def test_there_are_enough_of_many_kinds(game: str) -> None:
    kept, info = puzzles_of(ROOMS[game]), ROOMS[game].info
    assert len(kept.puzzles) >= THIRTY and kept.made.startswith(f"fullsteam puzzles {game} ")
    counts = Counter(kept.players(puzzle) for puzzle in kept.puzzles)
    assert len(counts) >= min(3, info.max_players - info.min_players + 1), counts
    done = Counter((puzzle.step, puzzle.best.choice.partition(" ")[0]) for puzzle in kept.puzzles)
    assert len(done) >= 2 and max(done.values()) <= 0.75 * len(kept.puzzles), done
    assert len({puzzle.level for puzzle in kept.puzzles}) == 3
    assert len(written(kept)) < 400_000, "keep it small"
    assert read(written(kept)) == kept


def test_what_does_not_hold_is_noticed() -> None:
    """Each law of puzzles can be broken, and is."""
    room = ROOMS["trambahn"]
    kept = puzzles_of(room)
    one = kept.puzzles[0]

    def with_one(puzzle: Puzzle) -> Puzzles:
        record = parse_record(kept.matches[one.match].record)
        record.moves = record.moves[: one.ply]
        return replace(kept, puzzles=[puzzle], matches={one.match: Match(record.written())})

    laws.reached(room, with_one(one))
    laws.clear(room, with_one(one))
    swapped = replace(one, answers=(replace(one.answers[1], behind=0.0), replace(one.answers[0], behind=0.2), *one.answers[2:]))
    assert not check(room, with_one(swapped), swapped, 50, FRESH).holds(swapped), "another answer was called the best"
    for wrong in (replace(one, seat=1 - one.seat), replace(one, step="nonsense"), replace(one, answers=one.answers[:-1])):
        with pytest.raises(AssertionError):
            laws.reached(room, with_one(wrong))
    near = replace(one.answers[1], behind=CLEARLY - 0.01)
    for wrong in (replace(one, obvious=one.best.choice), replace(one, answers=(one.answers[0], near, *one.answers[2:]))):
        with pytest.raises(AssertionError):
            laws.clear(room, with_one(wrong))


def test_a_rules_fix_leaves_puzzles_as_they_were(tmp_path: Path) -> None:
    """They are played by the version in their records, though there is a newer one (docs/guide/releases.md)."""
    room = newer_room(tmp_path / "penny")
    old = room.by(1)
    record = played_by(old)
    match = Match(record)
    kept = Puzzles("penny", matches={"m": match}, puzzles=[])
    ply = len(match.read().moves)
    puzzle = Puzzle("m-1", "m", ply, 0, "", 1, 0.5, "", ())
    played_room, s = kept.position(room, puzzle)
    assert room.rules == 2 and played_room.rules == 1 and s.rules == 1


def played_by(room: Room) -> str:
    return f"fullsteam-record 1\ngame {room.info.id}\nrules {room.rules}\nplayers 2\nmoves\n"


def test_a_game_without_puzzles_is_fine() -> None:
    penny = Room("conformance.penny")
    assert puzzles_of(penny).puzzles == []
    for law in (laws.reached, laws.clear, laws.spoken):
        law(penny)


def test_no_puzzle_asks_for_an_amount() -> None:
    for game, room in ROOMS.items():
        for puzzle in puzzles_of(room).puzzles:
            assert not auction(room, [room.game.verbs.parse(answer.choice) for answer in puzzle.answers]), f"{game} {puzzle.id}"


# --- the command


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Matches in which there are puzzles: those that ours come from, and one more."""
    folder = tmp_path_factory.mktemp("records")
    kept = puzzles_of(ROOMS["voll-in-fahrt"])
    for name in [puzzle.match for puzzle in kept.puzzles if puzzle.level == 1][:3]:
        (folder / f"{name}.txt").write_text(longer(kept, name))
    (folder / "other.txt").write_text(played("voll-in-fahrt", 2, 8).written())
    return folder


def longer(kept: Puzzles, name: str) -> str:
    """A record ends with the puzzle; one move more, and somebody was asked."""
    record = kept.matches[name].read()
    last = next(puzzle for puzzle in kept.puzzles if puzzle.match == name and puzzle.ply == len(record.moves))
    return record.written() + f"{last.seat + 1} {last.obvious}\n"


def test_it_finds_them_again_and_goes_on_where_it_was(records: Path, tmp_path: Path) -> None:
    command = ("puzzles", "voll-in-fahrt", "--from", str(records), "--rounds", "200")
    said = run(*command, "--out", str(tmp_path / "a.json")).stdout
    found = read((tmp_path / "a.json").read_text())
    assert f"{len(found.puzzles)} of them written to {tmp_path / 'a.json'}" in said and len(found.puzzles) >= 2
    laws.reached(ROOMS["voll-in-fahrt"], found)
    laws.clear(ROOMS["voll-in-fahrt"], found)
    work = (tmp_path / "a.json.work").read_text().splitlines(keepends=True)
    (tmp_path / "b.json.work").write_text("".join(work[:2]) + work[2][:40])  # as if the plug had been pulled
    run(*command, "--out", str(tmp_path / "b.json"))
    again = read((tmp_path / "b.json").read_text())
    assert replace(again, made=found.made) == found
    assert (tmp_path / "b.json.work").read_text().splitlines()[:2] == [line.rstrip("\n") for line in work[:2]]
    assert "delete it, or choose another --out" in refused(*command, "--seed", "2", "--out", str(tmp_path / "a.json"))


INTERRUPTED = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"  # also where nobody could
COMMAND = f"{INTERRUPTED}; from fullsteam.cli.main import run; run()"


def test_it_can_be_stopped_at_any_time(records: Path, tmp_path: Path) -> None:
    """A record in which nobody was asked anything is soon done; the next one would take hours."""
    file, short, work = tmp_path / "c.json", tmp_path / "short.txt", tmp_path / "c.json.work"
    short.write_text((records / "other.txt").read_text().partition("moves\n")[0] + "moves\n")
    options = ["voll-in-fahrt", "--from", str(short), "--from", str(records), "--out", str(file), "--rounds", "100000"]
    command = [sys.executable, "-c", COMMAND, "puzzles", *options]
    at_work = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    until(work.exists, "something was found out", 60)
    at_work.send_signal(signal.SIGINT)
    _, said = at_work.communicate(timeout=60)
    assert at_work.returncode == 130 and not file.exists()
    assert said == "stopped; 0 puzzles so far, the same command goes on\n"
    assert len(Mine(work, "voll-in-fahrt", 100_000, 1).found) == 1


def test_what_is_wrong_is_told_in_one_sentence(records: Path, tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "x.json"))
    empty, text, broken = tmp_path / "empty", tmp_path / "text.txt", tmp_path / "broken.txt"
    empty.mkdir()
    text.write_text("hello\n")
    good = (records / "other.txt").read_text().replace("rules 1", "rules 99", 1)
    broken.write_text(good)
    told = {
        "there is no record in": ("trambahn", "--from", str(empty)),
        "No such file": ("trambahn", "--from", str(tmp_path / "nowhere.txt")),
        "this is no record": ("trambahn", "--from", str(text)),
        "this is a match of voll-in-fahrt, not of trambahn": ("trambahn", "--from", str(records)),
        "99": ("voll-in-fahrt", "--from", str(broken)),
        'there is no game "nonsense"': ("nonsense", "--from", str(records)),
        "--from is missing": ("trambahn",),
    }
    for sentence, args in told.items():
        assert sentence in refused("puzzles", *args, *out), sentence
    illegal = tmp_path / "illegal.txt"
    lines = (records / "other.txt").read_text().splitlines()
    at = lines.index("moves") + 1
    illegal.write_text("\n".join([*lines[: at + 12], "1 done", *lines[at + 12 :]]) + "\n")
    assert "illegal.txt: " in refused("puzzles", "voll-in-fahrt", "--from", str(illegal), *out)
    assert not (tmp_path / "x.json").exists()


def test_a_damaged_file_of_what_was_found_is_named(tmp_path: Path) -> None:
    head = json.dumps({"format": "fullsteam-puzzling 1", "game": "trambahn", "rounds": 1, "seed": 1})
    (tmp_path / "x.work").write_text(f"{head}\nnonsense\n{{}}\n")
    with pytest.raises(PuzzleError, match="line 2 is damaged"):
        Mine(tmp_path / "x.work", "trambahn", 1, 1)
    for text in ("", "[]", "{}", '{"format": "other"}', '{"format": "fullsteam-puzzles 1"}'):
        with pytest.raises(PuzzleError):
            read(text)
