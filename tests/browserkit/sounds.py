"""The sounds of the page: what became of each that was asked for, and each by itself, rendered by the browser."""

from __future__ import annotations

from array import array
from base64 import b64decode
from math import log10
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext, Page

from fullsteam.server.api.page import PAGE

NAMES = ["dice", "card", "rail", "bump", "crash", "whistle", "bell", "gavel", "coin", "word", "turn", "end"]
RATE = 44_100
# What the page says of its sounds, and how many sources the browser was really told to start.
LISTEN = """
window.asked = [];
window.started = 0;
document.addEventListener('fullsteam:sound', ({ detail }) => asked.push({ ...detail, hidden: document.hidden }));
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...args) { window.started += 1; return start.apply(this, args); };
const loop = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...args) { window.started += 1; return loop.apply(this, args); };
"""
# Four seconds are more than any of them lasts. The same every time: nothing is varied.
RENDER = """async ([chunk, name, rate]) => {
  const { Orchestra } = await import(chunk);
  const audio = new OfflineAudioContext(1, 4 * rate, rate);
  const seconds = new Orchestra(audio).play(name, 1, 0, 0.5);
  const bytes = new Uint8Array((await audio.startRendering()).getChannelData(0).buffer);
  let text = '';
  for (let i = 0; i < bytes.length; i += 4096) text += String.fromCharCode(...bytes.subarray(i, i + 4096));
  return [seconds, btoa(text)];
}"""


class Rendered(NamedTuple):
    """A sound at full volume."""

    seconds: float  # that its strokes last; the room goes on a little
    samples: array[float]

    @property
    def peak(self) -> float:
        """In decibels of full scale."""
        return decibels(max(abs(sample) for sample in self.samples))

    def level(self, since: float, until: float) -> float:
        """Root mean square between two times, in decibels of full scale."""
        part = self.samples[int(since * RATE) : int(until * RATE)]
        return decibels((sum(sample * sample for sample in part) / len(part)) ** 0.5)


def decibels(of: float) -> float:
    return 20 * log10(max(of, 1e-9))


def listen(context: BrowserContext) -> None:
    context.add_init_script(LISTEN)


def asked(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("asked")
    return found


def chunk() -> Path:
    """The file that is loaded after the first touch."""
    (found,) = (PAGE / "assets").glob("synth-*.js")
    return found


def rendered(page: Page, name: str) -> Rendered:
    """The page must be one of ours."""
    seconds, data = page.evaluate(RENDER, [f"/assets/{chunk().name}", name, RATE])
    samples = array("f")
    samples.frombytes(b64decode(data))
    return Rendered(seconds, samples)
