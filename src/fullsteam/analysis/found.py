"""What an analysis found."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from fullsteam.analysis.course import Course, course
from fullsteam.analysis.measure import Moment, Seat, moments, seats_of, turning_points
from fullsteam.analysis.outlook import LEAST, Answer, Outlook
from fullsteam.analysis.reasons import Reason, reasons
from fullsteam.analysis.work import Done, Progress, all_moments, rounds_for
from fullsteam.games import room as room_named
from fullsteam.kernel.core import CHANCE
from fullsteam.kernel.record import Record, as_recorded
from fullsteam.kernel.room import Room

FORMAT = "fullsteam-analysis 1"


@dataclass
class Analysis:
    """A finished match, explained."""

    room: Room
    record: Record
    rounds: int
    seed: int
    moments: list[Moment]
    seats: list[Seat]
    turning: list[int]  # numbers of moments

    def worst(self, seat: int) -> list[Moment]:
        """Its choices that lost something, the dearest first."""
        own = [moment for moment in self.moments if moment.seat == seat and moment.loss > 0]
        return sorted(own, key=lambda moment: (-moment.loss, moment.number))

    def reasons(self, moment: Moment) -> list[Reason]:
        """Why the best answer is better than the one that was given; empty where that was the best."""
        return [] if moment.weighed is None else self.why_better(moment, moment.weighed.answers[moment.weighed.given])

    def why_better(self, moment: Moment, answer: Answer) -> list[Reason]:
        """The same of any answer; empty of the best."""
        if moment.weighed is None or answer is moment.weighed.answers[0]:
            return []
        return reasons(self.room, moment.seat, moment.weighed.answers[0], answer, self.late(moment))

    def late(self, moment: Moment) -> float:
        """How much of the match was over, 0 to 1."""
        return moment.first / max(1, len(self.record.moves))

    def as_json(self) -> dict[str, Any]:
        """Everything, as JSON takes it; docs/analysis.md says what each field means."""
        return {
            "format": FORMAT,
            "game": self.record.game,
            "rules": self.record.rules_version,
            "players": self.record.players,
            "names": self.record.names,
            "scores": self.record.scores,
            "rounds": self.rounds,
            "seed": self.seed,
            "seats": [seat.as_json() for seat in self.seats],
            "turning": self.turning,
            "moments": [self.moment_json(moment) for moment in self.moments],
        }

    def moment_json(self, moment: Moment) -> dict[str, Any]:
        notation = self.room.game.verbs.text
        out: dict[str, Any] = {
            "number": moment.number,
            "first": moment.first,
            "last": moment.last,
            "seat": None if moment.seat == CHANCE else moment.seat,
            "chances": moment.before.values,
            "errors": moment.before.errors,
            "parts": [asdict(parts) for parts in moment.parts],
        }
        if moment.weighed is None:
            return {**out, "drawn": [notation(action) for action in moment.actions]}
        weighed = moment.weighed
        return {
            **out,
            "step": moment.step,
            "given": notation(moment.actions[0]),
            "mark": moment.mark,
            "loss": weighed.loss,
            "answers": [self.answer_json(moment, answer) for answer in weighed.answers],
            "tried": weighed.tried,
            "offered": weighed.offered,
            "reasons": [asdict(reason) for reason in self.reasons(moment)],
        }

    def answer_json(self, moment: Moment, answer: Answer) -> dict[str, Any]:
        text = self.room.game.verbs.text(answer.action)
        why = [asdict(reason) for reason in self.why_better(moment, answer)]
        return {"choice": text, "values": answer.values, "behind": answer.behind, "error": answer.error, "reasons": why}


def analyse(
    record: Record,
    rounds: int = 0,
    seconds: float = 0.0,
    workers: int = 1,
    seed: int = 1,
    room: Room | None = None,
    progress: Progress | None = None,
) -> Analysis:
    """Analyse a finished match. `rounds`: imagined worlds for each of the last few answers to a question (0: what suits the
    game); the same rounds and seed give the same numbers, on any machine, with any number of workers. `seconds`: as many rounds
    as fit into this time instead. RecordError: the record breaks the rules; GameError: it cannot be analysed."""
    found = course(room or room_named(record.game), record)
    outlook = Outlook(found.room, record.players, rounds, seed)
    if seconds > 0:
        rounds = rounds_for(found, seconds, workers, seed)
    rounds = max(LEAST, rounds or outlook.rounds)
    return put_together(found, outlook, rounds, seed, all_moments(found, rounds, seed, workers, progress))


def put_together(found: Course, outlook: Outlook, rounds: int, seed: int, done: list[Done]) -> Analysis:
    """What was found out about every moment becomes an analysis."""
    end = outlook.chances(found.end, len(done))
    chances = [*(one.chances for one in done), end]
    listed = moments(found.stretches, chances, [one.weighed for one in done])
    seats = seats_of(listed, chances[0], end)
    room = as_recorded(found.room, found.record)
    return Analysis(room, found.record, rounds, seed, listed, seats, turning_points(listed))
