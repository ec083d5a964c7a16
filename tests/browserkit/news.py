"""What a reader saw of the news: each piece as it came onto the board, and what became of its scene."""

from __future__ import annotations

from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext, Page

# Notes with their time: what the page reports of its news, what is said large over the board, what the log beside it says.
WATCH = """
window.seen = [];
const note = (what, more) => window.seen.push({ at: performance.now(), what, ...more });
document.addEventListener('fullsteam:news', ({ detail }) => note(detail.what, detail));
addEventListener('DOMContentLoaded', () => {
  const up = new Map();
  const look = () => {
    for (const kind of ['.caption', '.news', '.incomes', '.burst', '.rung', '.arrived']) {
      const found = document.querySelector('#board ' + kind);
      if (Boolean(found) !== up.has(kind)) {
        if (found) up.set(kind, performance.now());
        else {
          note('up', { kind, from: up.get(kind) });
          up.delete(kind);
        }
      }
    }
    const table = document.querySelector('[data-moment]');
    const first = document.querySelector('#drawer ol a.n');
    if (table && first) {
      const [shown, told] = [Number(table.dataset.moment), Number(first.textContent)];
      if (told > shown) note('ahead', { shown, told });
    }
    requestAnimationFrame(look);
  };
  look();
});
"""


class Shown(NamedTuple):
    """One piece of news: milliseconds since the page began."""

    moment: int
    since: float
    until: float
    still: bool
    begun: float | None
    ended: float | None
    cut: bool


def watch(context: BrowserContext) -> None:
    context.add_init_script(WATCH)


def noted(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("window.seen")
    return found


def shown(notes: list[dict[str, Any]]) -> list[Shown]:
    """In the order they came onto the board; of the last one nobody knows how long it stays."""
    out: list[Shown] = []
    pieces = [i for i, note in enumerate(notes) if note["what"] == "shown"]
    for i, j in zip(pieces, pieces[1:], strict=False):
        moment = notes[i]["moment"]
        of = {note["what"]: note["at"] for note in notes[i:] if note.get("moment") == moment and note["what"] != "shown"}
        begun, ended = of.get("begun"), of.get("ended")
        out.append(Shown(moment, notes[i]["at"], notes[j]["at"], notes[i]["still"], begun, ended, "cut" in of))
    return out
