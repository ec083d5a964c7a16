"""An analysis in words: what happened at a moment, and why an answer is better. In French, English or German."""

from __future__ import annotations

from copy import copy
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from fullsteam.analysis.found import Analysis
from fullsteam.analysis.measure import Moment, Seat
from fullsteam.analysis.reasons import OWN, Reason, sign_id
from fullsteam.kernel.core import CHANCE
from fullsteam.kernel.room import Room
from fullsteam.play.text import Speaker

TOLD = 3  # outcomes of one run of draws; the others are counted


@cache
def bundle(lang: str) -> FluentBundle:
    out = FluentBundle([lang], use_isolating=False)
    out.add_resource(FluentResource((Path(__file__).parent / "text" / f"{lang}.ftl").read_text(encoding="utf-8")))
    return out


class Phrases:
    """Says what an analysis, a hint or a puzzle speaks of: choices, draws, reasons."""

    def __init__(self, room: Room, lang: str, names: list[str]) -> None:
        self.lang = lang
        self.verbs = room.game.verbs
        self.speaker = Speaker(room, lang, names)

    def __call__(self, message: str, **args: str | int) -> str:
        pattern = bundle(self.lang).get_message(message).value
        assert pattern is not None, f"no text {message}"
        text, errors = bundle(self.lang).format_pattern(pattern, args)
        assert not errors, f"{message}: {errors}"
        return str(text)

    def calling(self, names: list[str]) -> Phrases:
        """The same where others sit: texts are read only once."""
        other = copy(self)
        other.speaker = copy(self.speaker)
        other.speaker.names = names
        return other

    def title(self, seat: int, actions: list[int], step: str) -> str:
        """What was chosen (by whom) or drawn."""
        if seat != CHANCE:
            return f"{self.speaker.seat(seat)}: {self.choice(actions[0], step)}"
        told = [self.drawn(action) for action in actions[:TOLD]]
        more = len(actions) - len(told)
        told += [self("and-more", number=more)] if more else []
        return self("by-chance", what=", ".join(told))

    def drawn(self, action: int) -> str:
        return self.speaker(f"verb-{self.verbs.word(action).name}", **self.speaker.args(self.verbs, action, 0))

    def choice(self, action: int, step: str) -> str:
        return self.speaker.choice(action, step)

    def turned(self, number: int, changes: list[float], title: str) -> str:
        """A turning point, told for the seat it changed most."""
        q = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
        said = self("turning-line", moment=number, change=f"{points(changes[q])} %", seat=self.speaker.seat(q))
        return f"{said}. {title}"

    def reason(self, reason: Reason) -> str:
        """A number with its sign in front, or a thing that one has or has not."""
        sign, many = sign_id(reason.sign), max(1, round(abs(reason.number)))
        what, more = self.speaker(sign, number=many), reason.number > 0
        who = "reason" if reason.whose == OWN else "rivals"
        if what == self.speaker(sign, number=many + 1):
            return self(f"{who}-{'yes' if more else 'no'}", what=what)
        return self(f"{who}-count", what=f"{'+' if more else '−'}{what}")


class Words(Phrases):
    """Says what an analysis found."""

    def __init__(self, found: Analysis, lang: str) -> None:
        super().__init__(found.room, lang, found.record.names)
        self.found = found

    def happened(self, moment: Moment) -> str:
        return self.title(moment.seat, moment.actions, moment.step)

    def reasons(self, moment: Moment) -> str:
        """ "for you about +4 steps of income; for each rival about −2 marks"."""
        return "; ".join(self.reason(reason) for reason in self.found.reasons(moment))


def added_up(seat: Seat) -> list[str]:
    """Start, the four parts and the result, in whole points that add up as they are shown: what rounding leaves over goes where
    it shows least."""
    p = seat.parts
    exact = [100 * value for value in (seat.start, p.own, p.others, p.draw, p.unknown)]
    whole, result = [round(value) for value in exact], round(100 * seat.result)
    while (off := result - sum(whole)) != 0:
        step = 1 if off > 0 else -1
        nearest = max(range(len(whole)), key=lambda i: step * (exact[i] - whole[i]))
        whole[nearest] += step
    return [f"{whole[0]} %", *(points(value / 100) for value in whole[1:]), f"{result} %"]


def points(value: float) -> str:
    """A change of chance, in points: +31, −4, 0."""
    number = round(100 * value)
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"
