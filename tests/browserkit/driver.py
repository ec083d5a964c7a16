"""Plays through the page: clicks what can be touched, on the board and under the question. Knows no game."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Page, TimeoutError

# What can be touched just now: elements of the board with a point that really belongs to them, and buttons.
LOOK = """() => {
  const table = document.querySelector('[data-state]');
  if (!table) return null;
  const { state, moment, step = '' } = table.dataset;
  const out = { state, moment: Number(moment), step, board: [], buttons: [] };
  if (out.state !== 'asked') return out;
  for (const element of document.querySelectorAll('#board [data-mark="possible"]')) out.board.push(element.dataset.is);
  for (const button of document.querySelectorAll('#prompt [data-choice]')) out.buttons.push(button.dataset.choice);
  return out;
}"""
# The same, as soon as a condition holds. The page is asked once and looks again when it has changed, not at every frame (the
# cores are busy with other tests). The frame after that is waited for, so that all of it is there.
LOOK_WHEN = (
    """([condition, moment, seconds]) => new Promise((resolve, reject) => {
  const look = """
    + LOOK
    + """;
  const holds = {
    mine: (now) => ['asked', 'over'].includes(now.state),
    settled: (now) => now.moment !== moment || now.state !== 'waiting',
  }[condition];
  const end = (how, what) => { clearTimeout(late); observer.disconnect(); how(what); };
  const check = () => {
    const now = look();
    if (now && holds(now)) requestAnimationFrame(() => { const then = look(); if (then && holds(then)) end(resolve, then); });
  };
  const observer = new MutationObserver(check);
  const late = setTimeout(() => end(reject, new Error(`not ${condition} after ${seconds} s`)), seconds * 1000);
  const attributeFilter = ['data-state', 'data-moment', 'data-step'];
  observer.observe(document, { subtree: true, childList: true, attributeFilter });
  check();
})"""
)
# A point of an element that is not covered by something else; null if there is none in sight.
POINT = """is => {
  const all = [...document.querySelectorAll('#board [data-mark="possible"]')].filter((e) => e.dataset.is === is);
  for (const element of all) {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const mine = (x, y) => document.elementFromPoint(x, y)?.closest('[data-is]') === element;
    const box = element.getBoundingClientRect();
    for (const fy of [0.5, 0.3, 0.7, 0.15, 0.85]) for (const fx of [0.5, 0.3, 0.7, 0.15, 0.85]) {
      const [x, y] = [box.left + box.width * fx, box.top + box.height * fy];
      if (mine(x, y)) return [x, y];
    }
    for (const line of element.querySelectorAll('path')) { // a line hits few points of its box
      const [long, to] = [line.getTotalLength(), line.getScreenCTM()];
      for (let i = 1; i < 24; i++) {
        const { x, y } = line.getPointAtLength((long * i) / 24).matrixTransform(to);
        if (mine(x, y)) return [x, y];
      }
    }
  }
  return null;
}"""


class Driver:
    """One seat of a match, played by touching."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.touches = 0
        self.answers = 0
        self.covered: set[str] = set()  # of the board, where no point could be touched
        self.steps: set[str] = set()

    def wait(self, seconds: float = 60.0) -> dict[str, Any]:
        """Until this seat is asked, or the match is over."""
        return self.when("mine", 0, seconds)

    def when(self, condition: str, moment: int, seconds: float = 60.0) -> dict[str, Any]:
        """What can be touched, as soon as this holds."""
        look: dict[str, Any] = self.page.evaluate(LOOK_WHEN, [condition, moment, seconds])
        return look

    def play(self, at_most: int = 10_000, on_step: Callable[[str], None] | None = None) -> bool:
        """Answer questions; True when the match is over."""
        for _ in range(at_most):
            look = self.wait()
            if look["state"] == "over":
                return True
            if look["step"] not in self.steps:
                self.steps.add(look["step"])
                if on_step is not None:
                    on_step(look["step"])
            self.answer(look)
        return False

    def answer(self, look: dict[str, Any]) -> None:
        """Touch until this question is answered."""
        moment, step = look["moment"], look["step"]
        for _ in range(30):
            touched = self.touch(look)
            before, look = look, self.settled(moment)
            if look["moment"] != moment or look["state"] != "asked" or look["step"] != step:
                self.answers += 1
                return
            if look == before and touched:
                self.covered.add(touched)
        raise AssertionError(f"thirty touches did not answer {step}: {look}")

    def settled(self, moment: int) -> dict[str, Any]:
        """After a touch: either something is selected, or the move is on the board."""
        return self.when("settled", moment, 20)

    def touch(self, look: dict[str, Any]) -> str:
        """Something on the board if there is, else a button; now and then a button all the same. What of the board it was."""
        self.touches += 1
        board = [is_ for is_ in look["board"] if is_ not in self.covered]
        buttons = look["buttons"]
        if board and not (buttons and self.rng.random() < 0.2):
            is_ = self.rng.choice(board)
            point = self.page.evaluate(POINT, is_)
            if point is not None:
                self.click(*point)
                return str(is_)
            self.covered.add(is_)
        if buttons:
            self.press(self.rng.choice(buttons))
        elif self.page.locator("[data-all]").get_attribute("aria-expanded") == "false":
            self.page.locator("[data-all]").click()  # out of sight on a small map: every answer is a button too
        return ""

    def click(self, x: float, y: float) -> None:
        if self.page.viewport_size and self.page.viewport_size["width"] < 600:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def press(self, choice: str) -> None:
        """The button may be gone by now: in an outcry somebody else was faster. Then the next look tells."""
        with suppress(TimeoutError):
            self.page.locator(f'#prompt [data-choice="{choice}"]').click(timeout=3000)
