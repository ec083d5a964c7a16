"""What a reader saw of the news: each piece as it came onto the board, and what became of its scene."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page

from browserkit.browsers import Reader
from browserkit.tables import table_of_bots
from fullsteam.games import ROOMS
from serverkit import Threaded

# What must be seen of each game, and for how long it stays after its scene: milliseconds.
MATTERS = {
    "take-a-train": {"sold": 2000, "earns": 2000, "achieves": 2000},
    "trambahn": {"scoring": 700, "bonus": 700},
    "voll-in-fahrt": {"pushes": 700, "crashes": 700, "home": 700, "wins": 700},
    "volldampf": {"delivers": 700, "sabotaged": 700, "income": 700, "final": 700},
}
# Pictures of such a scene that lie on the board meanwhile.
PICTURES = {
    "crashes": ".burst",
    "scoring": ".rung",
    "delivers": ".arrived",
    "sold": ".news",
    "income": ".veil",
    "earns": ".veil",
}
LATE = 40  # milliseconds a timer may be early or late

# Notes with their time: what the page reports of its news, what is said large over the board, what the log beside it says.
WATCH = """
window.seen = [];
const note = (what, more) => window.seen.push({ at: performance.now(), what, ...more });
document.addEventListener('fullsteam:news', ({ detail }) => note(detail.what, detail));
addEventListener('DOMContentLoaded', () => {
  const up = new Map();
  const look = () => {
    for (const kind of ['.caption', '.news', '.veil', '.burst', '.rung', '.arrived']) {
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
    const first = document.querySelector('#drawer [data-told]');
    if (table && first) {
      const [shown, told] = [Number(table.dataset.moment), Number(first.dataset.told)];
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
    for i, j in pairwise(pieces):
        moment = notes[i]["moment"]
        of = {note["what"]: note["at"] for note in notes[i:] if note.get("moment") == moment and note["what"] != "shown"}
        begun, ended = of.get("begun"), of.get("ended")
        out.append(Shown(moment, notes[i]["at"], notes[j]["at"], notes[i]["still"], begun, ended, "cut" in of))
    return out


def players(game: str) -> int:
    return min(4, ROOMS[game].info.max_players)


def watching(browser: Browser, server: Threaded, game: str, **settings: Any) -> tuple[Reader, str]:
    """Somebody looks on from the beginning."""
    reader = Reader(browser, server.url, **{"speed": "normal", **settings})
    watch(reader.context)
    reader.go("/")
    table = table_of_bots(reader, game, players(game))
    reader.page.goto(f"{server.url}/t/{table}")
    reader.page.locator("[data-moment]").wait_for()
    return reader, table


def told(page: Page, table: str) -> dict[int, list[str]]:
    """The words of each moment, by the server's own log."""
    log = page.evaluate("async table => (await fetch(`/api/tables/${table}/log`)).json()", table)
    return {moment["n"]: [event["text"].split()[0] for event in moment["events"]] for moment in log}


def check(game: str, pieces: list[Shown], log: dict[int, list[str]], notes: list[dict[str, Any]]) -> int:
    """Every moment was shown, one by one; how many of them mattered."""
    moments = [piece.moment for piece in pieces]
    assert moments == list(range(moments[0], moments[0] + len(moments))), "none was left out"
    assert not [note for note in notes if note["what"] == "ahead"], "the log never runs ahead of the board"
    mattered = 0
    pictures: dict[str, list[Shown]] = {}
    for piece in pieces[1:]:  # when one comes in, what was before is not played
        held = max((MATTERS[game].get(word, 0) for word in log[piece.moment]), default=0)
        if held == 0:
            continue
        said = f"{game}, moment {piece.moment}: {log[piece.moment]}"
        assert not piece.still and not piece.cut, f"{said} was cut"
        assert piece.begun is not None and piece.ended is not None, f"{said} was not played: {piece}"
        assert piece.until - piece.ended >= held - LATE, f"{said} was gone after {piece.until - piece.ended:.0f} ms"
        mattered += 1
        for word in set(log[piece.moment]) & set(PICTURES):
            pictures.setdefault(PICTURES[word], []).append(piece)
    for kind, of in pictures.items():
        up = [(note["from"], note["at"]) for note in notes if note["what"] == "up" and note["kind"] == kind]
        for piece in of:
            there = max((min(b, piece.until) - max(a, piece.since) for a, b in up), default=0.0)
            assert there > 500, f"{game}, moment {piece.moment}: {kind} was to be seen for {there:.0f} ms"
    return mattered
