"""How long a reader waits: from the click until the move is painted, and tasks that keep the page from answering."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import BrowserContext, Page

WATCH = """
window.timing = { moves: [], long: [], at: null };
addEventListener('click', () => { timing.at = performance.now(); }, true);
new PerformanceObserver((list) => {
  for (const task of list.getEntries()) timing.long.push(Math.round(task.duration));
}).observe({ entryTypes: ['longtask'] });
new MutationObserver(() => {
  const began = timing.at;
  if (began === null) return;
  timing.at = null;
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => timing.moves.push(Math.round(performance.now() - began));
    channel.port2.postMessage(0);
  });
}).observe(document, { subtree: true, childList: false, attributes: true, attributeFilter: ['data-moment'] });
"""


def watch(context: BrowserContext) -> None:
    context.add_init_script(WATCH)


def measured(page: Page) -> dict[str, Any]:
    """Milliseconds since the last time: of each move, and of each task longer than 50."""
    found: dict[str, Any] = page.evaluate(
        "() => { const { moves, long } = timing; timing.moves = []; timing.long = []; return { moves, long }; }"
    )
    return found
