"""A record becomes a list of moments: questions with more than one answer, and draws. Whatever cannot be analysed is told in
one sentence."""

from __future__ import annotations

from dataclasses import dataclass

from fullsteam.kernel.core import CHANCE, State
from fullsteam.kernel.info import GameError
from fullsteam.kernel.record import Record, as_recorded, replay
from fullsteam.kernel.room import Room
from fullsteam.play.verify import verify


class CannotAnalyse(GameError):
    """Why this record is not analysed."""


@dataclass
class Stretch:
    """What happened from one moment to the next: one choice, or one run of draws; and what followed without a choice."""

    number: int  # its place among the moments
    first: int  # ply
    last: int  # ply, included
    seat: int  # who chose; CHANCE: nobody
    step: str  # the question
    actions: list[int]  # the choice; or what chance said
    state: State  # before it


@dataclass
class Course:
    """A finished match, taken apart."""

    room: Room
    record: Record
    stretches: list[Stretch]
    end: State


def course(room: Room, record: Record) -> Course:
    """RecordError where it breaks the rules; CannotAnalyse where there is no result to explain."""
    found = verify(room, record)
    if found.broken_off:
        raise CannotAnalyse("this match was broken off before the game was over; there is no result to explain")
    if not found.over:
        raise CannotAnalyse("this match is not over; it can be analysed when it is")
    room = as_recorded(room, record)
    out: list[Stretch] = []
    last: State | None = None
    for ply, s in enumerate(replay(room, record)):
        s.events = []
        if ply < len(record.moves):
            note(room, out, s, ply, record)
        last = s
    assert last is not None
    return Course(room, record, out, last)


def note(room: Room, out: list[Stretch], s: State, ply: int, record: Record) -> None:
    """A choice that was none goes with what came before it; draws in a row are one draw."""
    seat = record.moves[ply].seat
    action = int(room.game.verbs.parse(record.moves[ply].text))
    forced = len(room.game.legal_list(s, seat)) == 1
    if out and (forced or (seat == CHANCE and out[-1].seat == CHANCE)):
        out[-1].last = ply
        if seat == CHANCE and out[-1].seat == CHANCE:
            out[-1].actions.append(action)
        return
    if forced:
        seat = CHANCE  # the beginning: nobody had a choice, and chance had none either
    out.append(Stretch(len(out), ply, ply, seat, room.game.step(s).name, [action], s.clone()))
