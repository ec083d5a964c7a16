"""Plays the game in words, with the keyboard alone; and reads before it chooses. Knows no game."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from browserkit.driver import LOOK
from browserkit.keyboard import WHERE, KeyboardDriver
from fullsteam.kernel.room import Room
from fullsteam.kernel.words import DONE
from fullsteam.play.text import Speaker

# The description and the choices of one and the same moment.
READ = """() => ({
  words: document.querySelector('[data-words]').innerText,
  choices: [...document.querySelectorAll('#prompt [data-choice]')].map((button) => button.dataset.choice),
})"""


class WordsDriver(KeyboardDriver):
    """Whatever can be chosen stands in the description too: one can look it up there before one chooses it."""

    def __init__(self, page: Page, seed: int, room: Room, lang: str, names: list[str]) -> None:
        super().__init__(page, seed)
        self.room = room
        self.speaker = Speaker(room, lang, names)
        self.named = 0

    def answer(self, look: dict[str, Any]) -> None:
        self.read()
        super().answer(look)

    def read(self) -> None:
        found = self.page.evaluate(READ)
        words = found["words"].lower()
        for choice in found["choices"]:
            for name in self.things(choice):
                assert name.lower() in words, f"{choice}: there is nothing about {name} in: {found['words']}"
                self.named += 1

    def things(self, choice: str) -> list[str]:
        """What a choice is about; mere numbers need not be told."""
        verbs = self.room.game.verbs
        code = verbs.parse(choice)
        if code == DONE:
            return []
        word = verbs.word(code)
        pairs = zip(word.domains, word.args(code), strict=True)
        return [self.speaker.member(domain, i) for domain, i in pairs if not domain.labels[i].isdigit()]

    def touch(self, look: dict[str, Any]) -> str:
        """P leads to the first choice, Tab to the next ones."""
        self.touches += 1
        self.page.keyboard.press("p")
        for _ in range(self.rng.randrange(min(4, len(look["buttons"])))):
            self.page.keyboard.press("Tab")
        at = self.page.evaluate(WHERE)
        same = self.page.evaluate(LOOK)["moment"] == look["moment"]  # in an outcry others may be faster
        assert at["choice"] or not same, f"Tab should lead to the next choice, not to {at}"
        self.page.keyboard.press("Enter")
        return ""
