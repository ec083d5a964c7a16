"""The laws of puzzles, where a room has them: each is reached by the rules it was found by, has one answer that is clearly best
by the figures it came with, and can be told in all languages. Whether those figures are right is measured elsewhere."""

from __future__ import annotations

from collections import Counter

from fullsteam.analysis.puzzles import A_MATCH, ALIKE, CLEARLY, FEWEST, MOST, SURELY, Puzzles, puzzles_of
from fullsteam.analysis.words import Phrases
from fullsteam.kernel.record import as_recorded, replay
from fullsteam.kernel.room import Room
from fullsteam.kernel.rulebook import LANGUAGES
from fullsteam.play.perspective import Perspective


def reached(room: Room, kept: Puzzles | None = None) -> None:
    """Every match is played again once; where a puzzle is, its seat is asked, and its answers are all there are."""
    kept = puzzles_of(room) if kept is None else kept
    assert kept.game == room.info.id, f"{room.info.id}: these are puzzles of {kept.game}"
    for name, match in kept.matches.items():
        record = match.read()
        asked = {puzzle.ply: puzzle for puzzle in kept.puzzles if puzzle.match == name}
        assert asked and max(asked) == len(record.moves), f"{room.info.id}: match {name} is longer than its puzzles need"
        for ply, s in enumerate(replay(room, record)):
            if (puzzle := asked.get(ply)) is not None:
                p = Perspective(as_recorded(room, record), s, puzzle.seat)
                legal = {p.notation(action) for action in p.legal}
                assert legal == {answer.choice for answer in puzzle.answers}, f"{puzzle.id}: other answers than {legal}"
                assert p.step == puzzle.step and puzzle.obvious in legal, f"{puzzle.id}: another question"


def clear(room: Room, kept: Puzzles | None = None) -> None:
    """By their figures; and they are not the same again and again."""
    kept = puzzles_of(room) if kept is None else kept
    ids = [puzzle.id for puzzle in kept.puzzles]
    assert len(set(ids)) == len(ids), f"{room.info.id}: two puzzles of one name"
    for puzzle in kept.puzzles:
        assert FEWEST <= len(puzzle.answers) <= MOST and puzzle.level in (1, 2, 3), puzzle.id
        assert puzzle.best.behind == 0 and puzzle.obvious != puzzle.best.choice, f"{puzzle.id}: rules of thumb find it"
        for answer in puzzle.answers[1:]:
            assert answer.behind - SURELY * answer.error >= CLEARLY - 1e-3, f"{puzzle.id}: {answer.choice} is as good"
    most = Counter(puzzle.match for puzzle in kept.puzzles)
    alike = Counter((puzzle.match, puzzle.step) for puzzle in kept.puzzles)
    assert all(n <= A_MATCH for n in most.values()) and all(n <= ALIKE for n in alike.values()), f"{room.info.id}: {alike}"


def spoken(room: Room, kept: Puzzles | None = None) -> None:
    """Every answer and every reason has its sentence."""
    kept = puzzles_of(room) if kept is None else kept
    for lang in LANGUAGES if kept.puzzles else ():
        say = Phrases(room, lang, [str(seat + 1) for seat in range(room.info.max_players)])
        for puzzle in kept.puzzles:
            for answer in puzzle.answers:
                assert say.choice(room.game.verbs.parse(answer.choice), puzzle.step)
                assert all(say.reason(reason) for reason in answer.reasons)
