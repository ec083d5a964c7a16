"""Words become sentences, in three languages."""

import re
from pathlib import Path

import pytest

import fullsteam.cli
import fullsteam.drawing
import fullsteam.server.api.games
from fullsteam.games import room
from fullsteam.kernel.core import Event, Refusal
from fullsteam.kernel.info import GameError
from fullsteam.kernel.rulebook import LANGUAGES
from fullsteam.play.text import MissingText, Speaker, language, shared_sentences
from fullsteam.testing.texts import messages

TRAMBAHN = room("trambahn")
GAME = TRAMBAHN.game
AUCTIONS = room("take-a-train")


def say(lang: str) -> Speaker:
    return Speaker(TRAMBAHN, lang, ["Anna", "Bo"])


def event(lang: str, text: str, number: int = 0) -> str:
    return say(lang).event(Event(GAME.happenings.parse(text), number, -1))


def test_events_with_plurals_and_grammar() -> None:
    assert event("en", "scores 1 blue", 12) == "Anna scores 12 points on the blue line."
    assert event("en", "scores 1 blue", 1) == "Anna scores 1 point on the blue line."
    assert event("fr", "scores 2 green", 0) == "Bo ne marque rien sur la ligne verte."
    assert event("de", "lost 2 red", 1) == "Bo hat keine Tram für eine rote Spalte aus einer Karte; sie wird abgebaut."
    assert event("de", "draws 1 cond") == "Anna zieht einen Schaffner."
    assert event("de", "draws 1 g3") == "Anna zieht Grün 3."
    assert event("fr", "draws 1 cond") == "Anna pioche un conducteur."


def test_choices_and_questions() -> None:
    action = GAME.verbs.parse("passenger b7 blue")
    assert say("de").choice(action, "passengers") == "Blau 7 wartet an der blauen Endstation"
    assert say("fr").choice(0, "stations") == "Fini de construire"
    assert say("en").question("passengers", 1) == "Place a second passenger?"


def test_numbers_are_written_as_the_language_writes_them() -> None:
    bid = AUCTIONS.game.verbs.parse("bid 1050")
    said = [Speaker(AUCTIONS, lang, ["Anna", "Bo"]).choice(bid, "") for lang in ("en", "de", "fr")]
    assert said == ["Bid $1,050", "1.050 $ bieten", "Miser 1\u202f050 $"]


def test_refusals_begin_with_their_rule() -> None:
    code = GAME.refusals.parse("too_low g3 1")
    assert say("en").refusal(Refusal(code, 9, "B2.2")) == "B2.2: The green 3 is too low for column 1: values must rise above 9."
    assert say("fr").refusal(Refusal(GAME.refusals.parse("over"), 0, "")) == "La partie est finie."


def test_what_is_missing_is_an_error() -> None:
    with pytest.raises(MissingText):
        say("en")("no-such-message")
    with pytest.raises(MissingText):
        say("en")("step-stations", "no-such-attribute")
    with pytest.raises(MissingText):
        say("en")("event-begins")  # without its variable


def test_the_language_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    for lang, spoken in (("de_AT.UTF-8", "de"), ("fr", "fr"), ("C.UTF-8", "en"), ("ja_JP", "en")):
        monkeypatch.setenv("LANG", lang)
        assert language() == spoken
    assert language("fr") == "fr"
    with pytest.raises(GameError):
        language("tlh")


def test_shared_sentences_are_the_same_in_all_languages_and_all_used() -> None:
    found = {lang: messages(shared_sentences(lang)) for lang in LANGUAGES}
    assert found["fr"] == found["en"] == found["de"]
    files = [*Path(fullsteam.cli.__file__).parent.glob("*.py"), Path(fullsteam.server.api.games.__file__)]
    files += [Path(fullsteam.drawing.__file__), Path(fullsteam.play.text.__file__)]
    source = "\n".join(file.read_text(encoding="utf-8") for file in files)
    used = set(re.findall(r"""["']((?:table|undo|record|learn)-[a-z-]+|games-ours|option-value|label|cited)["']""", source))
    assert {name for name in found["en"] if not name.startswith("refusal-")} == used
