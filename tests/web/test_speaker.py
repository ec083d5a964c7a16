"""The page says every sentence as the server's play/text.py does: two speakers, one voice."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from fullsteam.games import ROOMS
from fullsteam.kernel.core import Event, Refusal
from fullsteam.kernel.room import Room
from fullsteam.kernel.rulebook import LANGUAGES
from fullsteam.kernel.words import DONE, Lexicon
from fullsteam.play.text import Speaker, shared_sentences
from fullsteam.server.api.games import domains, words

WEB = Path(__file__).parent.parent.parent / "web"
NAMES = ["Anna", "Bo", "Chiara", "Dominik", "Émile", "Friederike"]
NUMBERS = (0, 1, 2, 5, 1500)  # zero, one and many; groups of digits
pytestmark = pytest.mark.heavy  # starts Node


def some(lexicon: Lexicon) -> list[int]:
    """Of every word its first, its last and some codes in between."""
    out: list[int] = []
    for word in lexicon.words:
        codes = [code for code in range(lexicon.size) if word.holds(code)]
        out += sorted({codes[i * (len(codes) - 1) // 6] for i in range(7)})
    return out


def asked_of(room: Room, lang: str) -> tuple[dict[str, Any], list[str]]:
    """What to say, and how it should sound."""
    game, speaker = room.game, Speaker(room, lang, NAMES)
    say: list[dict[str, Any]] = []
    expected: list[str] = []

    def add(kind: str, text: str, step: str, number: int, sentence: str) -> None:
        say.append({"kind": kind, "text": text, "step": step, "number": number})
        expected.append(sentence)

    for step in game.steps:
        if speaker.bundle.has_message(f"step-{step.name}"):
            for number in NUMBERS:
                add("question", "", step.name, number, speaker.question(step.name, number))
            if "done" in speaker.bundle.get_message(f"step-{step.name}").attributes:
                add("choice", "done", step.name, 0, speaker.choice(DONE, step.name))
    for code in some(game.verbs):
        if code != DONE:
            add("choice", game.verbs.text(code), "", 0, speaker.choice(code, ""))
    for code in some(game.happenings):
        for number in NUMBERS:
            add("event", game.happenings.text(code), "", number, speaker.event(Event(code, number, -1)))
    for code in some(game.refusals):
        for number in NUMBERS:
            add("refusal", game.refusals.text(code), "", number, speaker.refusal(Refusal(code, number, "")))
    lexicons = {"verbs": game.verbs, "happenings": game.happenings, "refusals": game.refusals}
    told = {**{name: words(lexicon) for name, lexicon in lexicons.items()}, "domains": domains(room)}
    source = shared_sentences(lang) + "\n" + room.sentences(lang)
    return {"lang": lang, "words": told, "names": NAMES, "source": source, "say": say}, expected


def test_the_page_speaks_as_the_server(tmp_path: Path) -> None:
    pairs = [asked_of(room, lang) for room in ROOMS.values() for lang in LANGUAGES]
    file = tmp_path / "asked.json"
    file.write_text(json.dumps([asked for asked, _ in pairs]), encoding="utf-8")
    run = subprocess.run(
        ["npx", "--no-install", "vite-node", "tools/speak.ts", str(file)],
        cwd=WEB,
        check=False,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert run.returncode == 0, run.stderr[-2000:]
    said = json.loads(run.stdout.strip().splitlines()[-1])
    for (asked, expected), sentences in zip(pairs, said, strict=True):
        for request, here, there in zip(asked["say"], expected, sentences, strict=True):
            assert here == there, (asked["lang"], request)
    assert "no text" not in run.stderr
