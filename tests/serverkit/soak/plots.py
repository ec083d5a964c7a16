"""Pictures of figures over time, as SVG, with nothing but text."""

from __future__ import annotations

from collections.abc import Sequence

WIDE, HIGH, LEFT, BELOW = 720, 220, 64, 28


def ticks(least: float, most: float) -> list[float]:
    """Three or four round numbers between them."""
    span = most - least or abs(most) or 1.0
    step = 10.0 ** len(str(int(span))) if span >= 1 else 1.0
    while span / step < 3:
        step /= 2 if f"{step:g}"[0] in "1" else 2.5 if f"{step:g}"[0] == "5" else 2
    first = -(-least // step) * step
    return [round(first + k * step, 6) for k in range(int((most - first) / step) + 1)]


def line(title: str, xs: Sequence[float], ys: Sequence[float], unit: str) -> str:
    """One figure over time, in minutes."""
    low, high = min(ys), max(ys)
    low, high = (low, high) if high > low else (low - 1, high + 1)
    end = max(xs) or 1.0
    plain = HIGH - BELOW - 24

    def x(value: float) -> float:
        return LEFT + (WIDE - LEFT - 12) * value / end

    def y(value: float) -> float:
        return 24 + plain * (1 - (value - low) / (high - low))

    points = " ".join(f"{x(a):.1f},{y(b):.1f}" for a, b in zip(xs, ys, strict=True))
    marks = [
        f'<line x1="{LEFT}" x2="{WIDE - 12}" y1="{y(t):.1f}" y2="{y(t):.1f}" stroke="#ddd"/>'
        f'<text x="{LEFT - 6}" y="{y(t) + 4:.1f}" text-anchor="end">{t:g}</text>'
        for t in ticks(low, high)
    ]
    marks += [f'<text x="{x(t):.1f}" y="{HIGH - 10}" text-anchor="middle">{t / 60:g}</text>' for t in minutes(end)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="11">'
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>'
        f'<text x="{LEFT}" y="14" font-size="13">{title} ({unit}; minutes)</text>'
        f'{"".join(marks)}<polyline points="{points}" fill="none" stroke="#1f5fa8" stroke-width="1.5"/></svg>\n'
    )


def minutes(seconds: float) -> list[float]:
    step = next(s for s in (60, 300, 600, 1800, 3600, 10**9) if seconds / s <= 6)
    return [float(t) for t in range(0, int(seconds) + 1, step)]
