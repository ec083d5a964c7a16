"""The drawings of a report: lines for chances, bars for luck. Colours that everybody can tell apart (Okabe and Ito), and for
each seat a letter and a dash of its own besides. Words stand outside the drawing, so that they are read at any width."""

from __future__ import annotations

from typing import NamedTuple

from fullsteam.analysis.found import Analysis
from fullsteam.analysis.measure import BLUNDER, MISTAKE

WIDTH, HEIGHT = 1000, 400


class Dye(NamedTuple):
    colour: str
    dash: str


DYES = [
    Dye("#0072b2", ""),
    Dye("#d55e00", "9 4"),
    Dye("#009e73", "2 3"),
    Dye("#a26b00", "12 3 2 3"),
    Dye("#b0518a", "5 2 2 2 2 2"),
    Dye("#444444", "1 4"),
]
LETTERS = "ABCDEF"
MARKED = {MISTAKE: "?", BLUNDER: "??"}


def badge(seat: int) -> str:
    dash = f" stroke-dasharray='{DYES[seat].dash}'" if DYES[seat].dash else ""
    line = f"<svg class='dash' viewBox='0 0 26 8' aria-hidden='true'><path d='M0 4H26'{dash}/></svg>"
    return f"<span class='badge dye{seat}'><b>{LETTERS[seat]}</b>{line}</span>"


def courses(found: Analysis) -> list[list[float]]:
    """The chances of every seat before each moment, and in the end."""
    seats = range(len(found.seats))
    return [[moment.before.values[q] for moment in found.moments] + [found.seats[q].result] for q in seats]


def graph(found: Analysis, said: str, moment: str, told: int) -> str:
    """told: so many choices of each seat are spoken of below, and can be touched here."""
    last = len(found.moments)
    paths = []
    for q, course in enumerate(courses(found)):
        at = " ".join(f"{WIDTH * n / last:.1f},{HEIGHT * (1 - value):.1f}" for n, value in enumerate(course))
        dash = f" stroke-dasharray='{DYES[q].dash}'" if DYES[q].dash else ""
        paths.append(f"<polyline class='dye{q}' points='{at}'{dash}/>")
    rules = "".join(f"<path class='rule' d='M0 {y}H{WIDTH}'/>" for y in (0, HEIGHT // 4, HEIGHT // 2, 3 * HEIGHT // 4, HEIGHT))
    drawing = f"<svg viewBox='0 0 {WIDTH} {HEIGHT}' preserveAspectRatio='none' role='img' aria-label='{said}'>"
    axis = "".join(f"<span style='top:{100 - value}%'>{value} %</span>" for value in (100, 75, 50, 25, 0))
    along = "".join(f"<span>{last * k // 4}</span>" for k in range(5))
    return (
        f"<div class='graph'><div class='axis' aria-hidden='true'>{axis}</div>"
        f"<div class='field'>{drawing}{rules}{''.join(paths)}</svg>{dots(found, told)}</div></div>"
        f"<div class='along' aria-hidden='true'>{along}</div><p class='axisname' aria-hidden='true'>{moment}</p>"
    )


def dots(found: Analysis, told: int) -> str:
    """Mistakes and blunders, where they were made; a touch leads to what is said of them."""
    last, out = len(found.moments), []
    shown = {moment.number for q in range(len(found.seats)) for moment in found.worst(q)[:told]}
    for moment in found.moments:
        if moment.mark in MARKED and moment.number in shown:
            x, y = 100 * moment.number / last, 100 * (1 - moment.before.values[moment.seat])
            place = f"left:{x:.1f}%;top:{y:.1f}%"
            said = f"{LETTERS[moment.seat]} {moment.number}"
            sign = MARKED[moment.mark]
            dye = f"dot dye{moment.seat}"
            out.append(f"<a class='{dye}' href='#c{moment.number}' style='{place}' aria-label='{said}'>{sign}</a>")
    return "".join(out)


def bars(found: Analysis, seat: int, said: str) -> str:
    """One bar a draw: up for what it gave, down for what it took."""
    last = len(found.moments)
    most = max([0.05, *(abs(moment.parts[q].draw) for moment in found.moments for q in range(len(found.seats)))])
    wide = max(2.0, WIDTH / last)
    out = []
    for moment in found.moments:
        if value := moment.parts[seat].draw:
            tall = 50 * abs(value) / most
            top = 50 - tall if value > 0 else 50
            out.append(f"<rect x='{WIDTH * moment.number / last:.1f}' y='{top:.1f}' width='{wide:.1f}' height='{tall:.1f}'/>")
    drawing = (
        f"<svg class='bars dye{seat}' viewBox='0 0 {WIDTH} 100' preserveAspectRatio='none' role='img' aria-label='{said}'>"
    )
    return f"{drawing}<path class='rule' d='M0 50H{WIDTH}'/>{''.join(out)}</svg>"
