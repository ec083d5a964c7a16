"""The picture of a card: an SVG made of the game's own picture and a few words, drawn by resvg. No browser, no network, no
fonts but those in this folder."""

from __future__ import annotations

import asyncio
import re
import sys
from asyncio.subprocess import PIPE
from collections import OrderedDict
from functools import cache
from html import escape
from pathlib import Path

from fullsteam.games import ROOMS
from fullsteam.server.sharing.saying import Card, say

WIDTH, HEIGHT = 1200, 630  # what every messenger shows whole
COLUMN = 540  # the words; the rest is the game's picture
EDGE = 56
KEPT = 200  # pictures that are remembered
PATIENCE = 20.0  # seconds for one
PAINTER = """import sys, resvg_py
svg, fonts = sys.stdin.buffer.read().decode(), sys.argv[1:]
png = resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=fonts, font_family="Inter")
sys.stdout.buffer.write(bytes(png))"""
FONTS = [str(file) for file in sorted((Path(__file__).parent / "fonts").glob("*.ttf"))]
PAPER, CARD, INK, MUTED, BRASS, GO = "#f6f0e2", "#fffbf2", "#1f2328", "#5f594d", "#8f5b12", "#0b6e4f"
PLACES = ("#b7791f", "#8a8f98", "#9a5a2c")  # gold, silver, bronze
ROOT = re.compile(r"<svg[^>]*>")
UNDRAWN = re.compile("[^\u0020-\u007e\u00a0-\u024f\u0370-\u03ff\u0400-\u04ff\u2010-\u2027\u202f\u2030-\u203a]")
# How wide letters are, in parts of their height; the others are about 0.57.
NARROW, WIDE = frozenset("iljtfrI.,:;'’!|()[] ·"), frozenset("mwMWŒœ@%ЖШЩЮжшщю")


class Undrawn(RuntimeError):
    """A picture that could not be drawn; the text says why."""


def drawable(text: str) -> str:
    """Without what our fonts do not have."""
    return " ".join(UNDRAWN.sub("", text).split())


def width_of(text: str, size: float) -> float:
    """Rather too much than too little: nothing may run into the picture."""
    widths = (0.34 if c in NARROW else 0.92 if c in WIDE else 0.7 if c.isupper() else 0.59 for c in text)
    return size * sum(widths)


def fitted(text: str, size: float, room: float) -> str:
    """Cut off with an ellipsis where it is too long."""
    if width_of(text, size) <= room:
        return text
    while text and width_of(text + "…", size) > room:
        text = text[:-1]
    return text.rstrip() + "…"


def lines_of(text: str, size: float, room: float, most: int) -> list[str]:
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width_of(longer, size) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return [fitted(line, size, room) for line in lines]


def written(text: str, x: float, y: float, size: float, family: str = "Inter", fill: str = INK, anchor: str = "start") -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{family}" font-size="{size:g}" fill="{fill}" text-anchor="{anchor}">'
        f"{escape(text)}</text>"
    )


@cache
def picture(game: str) -> str:
    """As the page draws it; a game that brought none has plain paper."""
    file = ROOMS[game].folder / "picture.svg" if game in ROOMS else None
    return file.read_text(encoding="utf-8") if file is not None and file.exists() else ""


def placed(game: str, x: float, y: float, width: float, height: float) -> str:
    frame = f'<svg x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" viewBox="0 0 320 200" '
    ground = f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{PAPER}"/>'
    return ground + ROOT.sub(lambda _: frame + 'preserveAspectRatio="xMidYMid slice">', picture(game), count=1)


def picture_of(card: Card) -> str:
    """The game's; of the house that of the youngest players'."""
    game = card.game or min(ROOMS, key=lambda game: ROOMS[game].info.age)
    return placed(game, COLUMN, 0, WIDTH - COLUMN, HEIGHT)


def podium(card: Card, top: float) -> str:
    out = []
    for i, (place, name) in enumerate(card.places[:6]):
        y = top + i * 52
        fill = PLACES[place - 1] if place <= len(PLACES) else MUTED
        out.append(f'<circle cx="{EDGE + 20}" cy="{y - 10:g}" r="20" fill="{fill}"/>')
        out.append(written(str(place), EDGE + 20, y - 1, 26, "Fraunces", "#ffffff", "middle"))
        shown = fitted(drawable(name) or "–", 30, COLUMN - 2 * EDGE - 56)
        out.append(written(shown, EDGE + 56, y, 30))
    return "".join(out)


def rails(y: float) -> str:
    """The line that everything here runs on."""
    ties = f'<path d="M0 {y + 9:g}H{COLUMN}" stroke="{BRASS}" stroke-opacity=".35" stroke-width="18" stroke-dasharray="9 15"/>'
    return ties + f'<path d="M0 {y + 4:g}H{COLUMN}M0 {y + 14:g}H{COLUMN}" stroke="{INK}" stroke-width="3"/>'


def svg(card: Card) -> str:
    room = COLUMN - 2 * EDGE
    size = min(76.0, 76.0 * room / width_of(card.heading, 76.0))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{CARD}"/>',
        picture_of(card),
        f'<rect width="{COLUMN}" height="{HEIGHT}" fill="{CARD}"/>',
        f'<rect x="{COLUMN - 4}" width="4" height="{HEIGHT}" fill="{BRASS}"/>',
        written("Fullsteam" if card.game else say(card.lang, "home-title").partition("· ")[2], EDGE, 84, 26, "Inter", BRASS),
        written(card.heading, EDGE, 176, size, "Fraunces"),
        rails(566),
    ]
    if card.places:
        parts.append(podium(card, 256))
    else:
        for i, line in enumerate(lines_of(drawable(card.text), 31, room, 5 if card.sign else 6)):
            parts.append(written(line, EDGE, 240 + 44 * i, 31, fill=MUTED))
    if card.sign:
        wide = width_of(card.sign, 30) + 64
        parts.append(f'<rect x="{EDGE}" y="460" width="{wide:g}" height="68" rx="12" fill="{GO}"/>')
        parts.append(written(card.sign, EDGE + wide / 2, 504, 30, fill="#ffffff", anchor="middle"))
    return "".join([*parts, "</svg>"])


class Studio:
    """Draws one picture at a time, in a process of its own: resvg lets nobody else in this one work meanwhile. The newest are
    remembered; who asks for one that is being drawn gets that."""

    def __init__(self) -> None:
        self.drawn: OrderedDict[Card, asyncio.Task[bytes]] = OrderedDict()
        self.easel = asyncio.Semaphore(1)

    async def png(self, card: Card) -> bytes:
        if card not in self.drawn:
            self.drawn[card] = asyncio.create_task(self.draw(card))
            if len(self.drawn) > KEPT:
                self.drawn.popitem(last=False)
        task = self.drawn[card]
        self.drawn.move_to_end(card)
        try:
            return await asyncio.shield(task)
        except Undrawn:
            self.drawn.pop(card, None)
            raise

    async def draw(self, card: Card) -> bytes:
        async with self.easel:
            return await run(svg(card))


async def run(text: str) -> bytes:
    program = [sys.executable, "-c", PAINTER, *FONTS]
    process = await asyncio.create_subprocess_exec(*program, stdin=PIPE, stdout=PIPE, stderr=PIPE)
    try:
        out, said = await asyncio.wait_for(process.communicate(text.encode()), PATIENCE)
    except TimeoutError:
        process.kill()
        await process.wait()
        raise Undrawn("it took too long") from None
    if process.returncode != 0:
        raise Undrawn(said.decode(errors="replace")[-300:])
    return out
