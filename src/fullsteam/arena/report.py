"""report.html: one file, readable for years, with four plots (matplotlib, drawn into the page)."""

from __future__ import annotations

import io
from html import escape
from pathlib import Path
from typing import Any

from fullsteam.arena.game import Result
from fullsteam.arena.ratings import seat_shares, standings
from fullsteam.arena.series import Series
from fullsteam.games import room
from fullsteam.kernel.box import head_of
from fullsteam.kernel.info import GameError

PAPER, CARD, INK, MUTED, LINE, SIGNAL = "#f6f0e2", "#fffbf2", "#1f2328", "#6b6558", "#d8cdb6", "#b3261e"
STYLE = f"""
body {{ font: 16px/1.5 system-ui, sans-serif; color: {INK}; background: {PAPER} }}
body {{ max-width: 64rem; margin: 2rem auto; padding: 0 1rem; font-variant-numeric: tabular-nums }}
h1, h2 {{ font-family: Georgia, serif; line-height: 1.2; margin: 2rem 0 .5rem }}
h1 {{ font-size: 2.5rem; margin-top: 0 }}
h2 {{ font-size: 1.25rem }}
.scroll {{ overflow-x: auto }}
table {{ border-collapse: collapse; width: 100% }}
th {{ color: {MUTED}; font-weight: 600; font-size: .875rem }}
th, td {{ text-align: right; padding: .375rem .75rem; border-bottom: 1px solid {LINE}; white-space: nowrap }}
th:first-child, td:first-child {{ text-align: left; padding-left: 0; white-space: normal; overflow-wrap: anywhere }}
p.made {{ color: {MUTED} }}
code {{ font-size: .875rem; overflow-wrap: anywhere }}
.plots {{ display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr)); margin-top: 2rem }}
figure {{ margin: 0; padding: 1rem; background: {CARD}; border: 1px solid {LINE}; border-radius: 10px }}
svg {{ width: 100%; height: auto }}
"""
LOOK: dict[Any, Any] = {  # of the plots
    "font.family": ["DejaVu Sans"],
    "font.size": 10,
    "axes.titlesize": 12,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.titlepad": 12,
    "text.color": INK,
    "axes.labelcolor": MUTED,
    "axes.edgecolor": LINE,
    "xtick.color": MUTED,
    "ytick.color": MUTED,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "svg.hashsalt": "fullsteam",  # the same plot is the same file
}
LONGEST = 22  # letters of a bot's name in a plot


def write_report(file: Path, series: Series, results: list[Result], figures: dict[str, Any], command: str) -> None:
    title = f"{room(series.game).info.title}, {series.players} players"
    if series.box:
        title += f", box {head_of(series.box)['title']}"
    page = "\n".join(
        [
            '<!doctype html><html lang="en"><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>Arena: {escape(title)}</title><style>{STYLE}</style>",
            f"<h1>{escape(title)}</h1>",
            f"<p>{figures['games']} games, seed {series.seed}. Every deal was played once per seating.",
            f"Shares and ratings stand with the interval that holds the truth 19 times of 20.{thinking(figures)}</p>",
            standings_table(figures),
            duels(series, results),
            faults(figures),
            '<div class="plots">',
            *(f"<figure>{svg}</figure>" for svg in plots(series, results)),
            "</div>",
            f'<p class="made">Made by <code>{escape(command)}</code></p></html>',
        ]
    )
    fresh = file.with_suffix(".new")
    fresh.write_text(page, encoding="utf-8")
    fresh.replace(file)


def thinking(figures: dict[str, Any]) -> str:
    return f" Time to think: {escape(figures['think'])} a choice." if figures["think"] else ""


def standings_table(figures: dict[str, Any]) -> str:
    head = (
        "<tr><th>Bot<th>Rating<th>95 %<th>Won<th>95 %<th>Ahead of one<th>Seats<th>Mean score<th>Forfeits<th>ms a thought</tr>"
    )
    rows = []
    for row in figures["standings"]:
        low, high = row["rating_95"]
        least, most = row["share_95"]
        rows.append(
            f"<tr><td>{escape(row['bot'])}<td>{row['rating']:.2f}<td>{low:.1f} to {high:.1f}<td>{row['share']:.1%}"
            f"<td>{least:.1%} to {most:.1%}<td>{row['beats']:.1%}<td>{row['seats']}<td>{row['mean_score']}<td>{row['forfeits']}"
            f"<td>{figures['run']['mean_thought_ms'][row['bot']]}</tr>"
        )
    return f'<div class="scroll"><table>{head}{"".join(rows)}</table></div>'


def duels(series: Series, results: list[Result]) -> str:
    """Who beats whom: shares of the bot on the left in games with the bot above; only where there are three or more."""
    if len(series.bots) < 3:
        return ""
    names = [row.bot for row in standings(series, results)]
    head = "<tr><th>Won against" + "".join(f"<th>{escape(short(name))}" for name in names) + "</tr>"
    rows = [f"<tr><td>{escape(mine)}" + "".join(f"<td>{duel(results, mine, other)}" for other in names) for mine in names]
    return f'<h2>Duels</h2><div class="scroll"><table>{head}{"</tr>".join(rows)}</tr></table></div>'


def duel(results: list[Result], mine: str, other: str) -> str:
    """Of the points these two made in games together, the share of the first."""
    points = [0.0, 0.0]
    for result in results:
        if mine != other and mine in result.bots and other in result.bots and not result.lost:
            for seat, name in enumerate(result.bots):
                if name in (mine, other):
                    points[name == other] += result.points[seat] / result.bots.count(name)
    return f"{points[0] / sum(points):.0%}" if sum(points) else "–"


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
        from matplotlib import rc_context
        from matplotlib.figure import Figure
    except ImportError:
        raise GameError("--report needs matplotlib: pip install 'fullsteam[research]'") from None
    played = [result for result in results if not result.lost]
    drawn = []
    with rc_context(LOOK):
        for draw in (ladder, scores, seats, lengths):
            figure = Figure(figsize=(6, 3.6), layout="constrained", facecolor="none")
            axes = figure.add_subplot(facecolor="none")
            axes.spines[["top", "right"]].set_visible(False)
            draw(axes, series, played)
            out = io.StringIO()
            figure.savefig(out, format="svg", metadata={"Date": None})
            drawn.append(out.getvalue().partition("<svg")[2].join(["<svg", ""]))
    return drawn


def short(name: str) -> str:
    return name if len(name) <= LONGEST else name[: LONGEST - 1] + "…"


def ladder(axes: Any, series: Series, results: list[Result]) -> None:
    rows = standings(series, results)[::-1]
    for n, row in enumerate(rows):
        axes.plot(row.rating, (n, n), color=LINE, linewidth=6, solid_capstyle="round")
        axes.plot(row.mu, n, "o", color=SIGNAL, markersize=8)
    axes.set_yticks(range(len(rows)), [short(row.bot) for row in rows])
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)
    axes.set(title="Rating", xlabel="openskill, with its 95 % interval", ylim=(-0.6, len(rows) - 0.4))


def scores(axes: Any, series: Series, results: list[Result]) -> None:
    names = [row.bot for row in standings(series, results)][::-1]
    made = [[r.scores[seat] for r in results for seat, who in enumerate(r.bots) if who == name] for name in names]
    ink = {"color": MUTED}
    axes.boxplot(
        made,
        orientation="horizontal",
        showfliers=False,
        patch_artist=True,
        widths=0.45,
        boxprops={"facecolor": LINE, "edgecolor": MUTED},
        whiskerprops=ink,
        capprops=ink,
        medianprops={"color": SIGNAL, "linewidth": 2},
    )
    axes.set_yticks(range(1, len(names) + 1), [short(name) for name in names])
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)
    axes.set(title="Scores", xlabel="median, quartiles and range")


def seats(axes: Any, series: Series, results: list[Result]) -> None:
    found = seat_shares(series, results)
    places = range(1, series.players + 1)
    shares = [100 * share for share, _ in found]
    spans = [[100 * (share - span[0]) for share, span in found], [100 * (span[1] - share) for share, span in found]]
    axes.bar(places, shares, width=0.5, color=LINE)
    axes.errorbar(places, shares, yerr=spans, fmt="none", ecolor=MUTED, capsize=4)
    axes.axhline(100 / series.players, color=SIGNAL, linestyle="--", linewidth=1)
    axes.set_xticks(places, [f"seat {place}" for place in places])
    axes.tick_params(axis="x", length=0)
    axes.yaxis.set_major_formatter("{x:.0f} %")
    axes.set(title="Seats", xlabel="games won, with the 95 % interval; dashed: a fair share", xlim=(0.4, series.players + 0.6))


def lengths(axes: Any, series: Series, results: list[Result]) -> None:
    axes.hist([result.choices for result in results], bins=min(40, max(5, len(results) // 10)), color=LINE, edgecolor=CARD)
    axes.locator_params(axis="y", integer=True)
    axes.set(title="Length", xlabel="choices in a game", ylabel="games")
