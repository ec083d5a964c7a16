"""A hint: what strong bots would choose for a seat, and why, by what it may know."""

from __future__ import annotations

from typing import Any, NamedTuple

from fullsteam.analysis.pieces import answer_of, fitting, in_words
from fullsteam.analysis.reasons import reasons
from fullsteam.analysis.words import Phrases
from fullsteam.bots.judge import MILLE
from fullsteam.kernel.rng import stream
from fullsteam.play.perspective import Perspective
from fullsteam.server.thinking.pool import Thought, position

MOST = 3  # answers
SECONDS = 0.6  # of a core that weighing them may take; somebody waits


class Advice(NamedTuple):
    thought: Thought
    lang: str
    names: tuple[str, ...]


def advise(a: Advice) -> list[dict[str, Any]]:
    """The best answers, the best first. Reasons of the first: why it beats the second; of the others: what the first gives
    more. Runs in a worker."""
    t, s = a.thought, position(a.thought).clone()
    perspective = Perspective(t.room, s, t.seat)
    say = Phrases(t.room, a.lang, list(a.names))
    step = perspective.step
    if len(perspective.legal) == 1:
        only = perspective.legal[0]
        return [{"choice": say.verbs.text(only), "text": say.choice(only, step), "behind": 0.0, "error": 0.0, "reasons": []}]
    found = fitting(t.room, t.players, 0, SECONDS, perspective, None, len(t.plies))
    late = int(t.room.game.progress(perspective.imagine(stream(0, len(t.plies))))) / MILLE
    best = found.answers[:MOST]
    out = []
    for answer in best:
        told = answer_of(t.room, t.seat, late, found, answer)
        if answer is best[0]:
            told["reasons"] = [vars(reason) for reason in reasons(t.room, t.seat, best[0], best[1], late)]
        said = {"choice": told["choice"], "text": say.choice(answer.action, step)}
        figures = {"behind": told["behind"], "error": told["error"]}
        out.append({**said, **figures, "reasons": [{"text": why["text"]} for why in in_words(say, told["reasons"])]})
    return out
