"""Plays with the keyboard alone: shortcuts to the board and the question, arrows, tab, enter."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import TimeoutError

from browserkit.driver import LOOK, Driver

WHERE = """() => {
  const at = document.activeElement;
  return { lost: at === document.body || at === null, mark: at?.dataset?.mark ?? '', choice: at?.dataset?.choice ?? '' };
}"""


FOCUSED = "() => document.activeElement !== null && document.activeElement !== document.body"


class KeyboardDriver(Driver):
    """The same, without ever touching anything."""

    def touch(self, look: dict[str, Any]) -> str:
        self.touches += 1
        if look["board"] and not (look["buttons"] and self.rng.random() < 0.3):
            self.page.keyboard.press("b")
            for _ in range(self.rng.randrange(4)):
                self.page.keyboard.press(self.rng.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Tab"]))
            at = self.page.evaluate(WHERE)
            if at["mark"] in ("possible", "selected"):
                self.page.keyboard.press("Enter")
                return ""
        if self.page.evaluate(LOOK)["buttons"]:
            self.page.keyboard.press("p")
            at = self.page.evaluate(WHERE)
            same = self.page.evaluate(LOOK)["moment"] == look["moment"]  # in an outcry others may be faster
            assert at["choice"] or not same, f"P should lead to the buttons, not to {at}"
            self.page.keyboard.press("Enter")
        return ""

    def settled(self, moment: int) -> dict[str, Any]:
        look = super().settled(moment)
        try:  # at the end of a match the result comes when the last scene is over
            self.page.wait_for_function(FOCUSED, timeout=2_000)
        except TimeoutError:
            raise AssertionError(f"the focus is lost after {moment}") from None
        return look
