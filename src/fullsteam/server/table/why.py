"""Why a choice is not allowed, as it is told to a page. Nothing is played."""

from __future__ import annotations

from typing import Any

from fullsteam.kernel.words import NotationError
from fullsteam.play.match import Match


def why(match: Match, seat: int, text: str) -> dict[str, Any]:
    """What a move would be answered: legal, or the reason, paragraph, word and number of the refusal."""
    try:
        no = match.game.refusal(match.state, seat, match.game.verbs.parse(text))
    except NotationError as error:
        return {"legal": False, "reason": "notation", "rule": "", "text": str(error), "number": 0}
    if no is None:
        return {"legal": True, "reason": "", "rule": "", "text": "", "number": 0}
    word = match.game.refusals.text(no.code)
    return {"legal": False, "reason": "rule", "rule": no.rule, "text": word, "number": int(no.number)}
