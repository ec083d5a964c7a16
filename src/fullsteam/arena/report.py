"""report.html: one file, readable for years, with four plots (matplotlib, drawn into the page)."""

from __future__ import annotations

import io
from html import escape
from pathlib import Path
from typing import Any

from fullsteam.arena.game import Result
from fullsteam.arena.ratings import seat_shares, standings
from fullsteam.arena.series import Series
from fullsteam.kernel.info import GameError

INK, STEAM, RED = "#2b2118", "#8a7f70", "#a33b20"
STYLE = """
body { font: 16px/1.5 Georgia, serif; color: #2b2118; background: #f6f0e4 }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: right; padding: .25rem .6rem; border-bottom: 1px solid #d8ccb8 }
th:first-child, td:first-child { text-align: left }
figure { margin: 1.5rem 0 }
svg { max-width: 100%; height: auto }
code { background: #ece2cf; padding: 0 .3em; overflow-wrap: anywhere }
.plots { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(24rem, 1fr)) }
"""


def write_report(file: Path, series: Series, results: list[Result], figures: dict[str, Any], command: str) -> None:
    page = "\n".join(
        [
            "<!doctype html>",
            f'<html lang="en"><meta charset="utf-8"><title>Arena: {escape(series.game)}</title><style>{STYLE}</style>',
            f"<h1>Arena: {escape(series.game)}, {series.players} players</h1>",
            f"<p>{figures['games']} games, seed {series.seed}. Every deal was played once per seating.",
            f"Made by <code>{escape(command)}</code></p>",
            standings_table(figures),
            faults(figures),
            '<div class="plots">',
            *(f"<figure>{svg}</figure>" for svg in plots(series, results)),
            "</div></html>",
        ]
    )
    fresh = file.with_suffix(".new")
    fresh.write_text(page, encoding="utf-8")
    fresh.replace(file)


def standings_table(figures: dict[str, Any]) -> str:
    head = "<tr><th>Bot<th>Rating<th>95 %<th>Won<th>95 %<th>Seats<th>Mean score<th>Forfeits<th>ms a thought</tr>"
    rows = []
    for row in figures["standings"]:
        low, high = row["rating_95"]
        least, most = row["share_95"]
        rows.append(
            f"<tr><td>{escape(row['bot'])}<td>{row['rating']:.2f}<td>{low:.1f} to {high:.1f}<td>{row['share']:.1%}"
            f"<td>{least:.1%} to {most:.1%}<td>{row['seats']}<td>{row['mean_score']}<td>{row['forfeits']}"
            f"<td>{figures['run']['mean_thought_ms'][row['bot']]}</tr>"
        )
    return f"<table>{head}{''.join(rows)}</table>"


def faults(figures: dict[str, Any]) -> str:
    lines = [
        f"<li>Game {f['game']}: {escape(f['bot'])} (seat {f['seat']}) forfeits: {escape(f['why'])} "
        f'(<a href="{escape(f["record"])}">record</a>)'
        for f in figures["forfeits"]
    ]
    lines += [f"<li>Game {f['game']} was not played: {escape(f['why'])}" for f in figures["lost"]]
    return f"<h2>Forfeits</h2><ul>{''.join(lines)}</ul>" if lines else "<p>No forfeits.</p>"


# --- plots


def plots(series: Series, results: list[Result]) -> list[str]:
    """Rating ladder, score distributions, seat advantage, game length."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise GameError("--report needs matplotlib: pip install 'fullsteam[research]'") from None
    played = [result for result in results if not result.lost]
    drawn = []
    for draw in (ladder, scores, seats, lengths):
        figure = Figure(figsize=(6, 3.6), layout="constrained", facecolor="none")
        axes = figure.add_subplot(facecolor="none")
        draw(axes, series, played)
        axes.spines[["top", "right"]].set_visible(False)
        out = io.StringIO()
        figure.savefig(out, format="svg", metadata={"Date": None})
        drawn.append(out.getvalue().partition("<svg")[2].join(["<svg", ""]))
    return drawn


def ladder(axes: Any, series: Series, results: list[Result]) -> None:
    rows = standings(series, results)[::-1]
    axes.errorbar([r.mu for r in rows], range(len(rows)), xerr=[1.96 * r.sigma for r in rows], fmt="o", color=RED, ecolor=STEAM)
    axes.set_yticks(range(len(rows)), [r.bot for r in rows])
    axes.set(title="Rating ladder (95 %)", xlabel="rating (openskill)", ylim=(-0.5, len(rows) - 0.5))


def scores(axes: Any, series: Series, results: list[Result]) -> None:
    names = [row.bot for row in standings(series, results)]
    made = [[r.scores[seat] for r in results for seat, who in enumerate(r.bots) if who == name] for name in names]
    axes.boxplot(made, showfliers=False, medianprops={"color": RED})
    axes.set_xticks(range(1, len(names) + 1), names)
    axes.set(title="Scores (quartiles)", ylabel="score")


def seats(axes: Any, series: Series, results: list[Result]) -> None:
    found = seat_shares(series, results)
    places = range(1, series.players + 1)
    shares = [share for share, _ in found]
    spans = [[share - span[0] for share, span in found], [span[1] - share for share, span in found]]
    axes.bar(places, shares, yerr=spans, color=STEAM, ecolor=INK)
    axes.axhline(1 / series.players, color=RED, linestyle="--", linewidth=1)
    axes.set_xticks(places)
    axes.set(title="Seat advantage (95 %)", xlabel="seat", ylabel="games won")


def lengths(axes: Any, series: Series, results: list[Result]) -> None:
    axes.hist([result.choices for result in results], bins=min(40, max(5, len(results) // 10)), color=STEAM)
    axes.set(title="Game length", xlabel="choices of players", ylabel="games")
