"""The table in a terminal. Lines show by colour and by letter, trams by name and factor."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

Say = Callable[..., str]

STYLES = {"b": "bold white on blue", "r": "bold white on red", "g": "bold white on dark_green", "y": "bold black on yellow"}
LINES = {"blue": "b", "red": "r", "green": "g", "yellow": "y"}
TRAMS = {"none": "", "horse": "×2", "steam": "×3", "electric": "×4"}


def draw(view: dict[str, Any], seat: int, names: list[str], say: Say) -> RenderableType:
    panels = [player(view, p, names[p], say) for p in range(2)]
    return Group(panels[1 - max(seat, 0)], middle(view, names, say), panels[max(seat, 0)])


def card(label: str) -> Text:
    """A card: its letter and value, on its line's colour; a conductor; a back."""
    if label == "?":
        return Text(" ░░ ", "dim")
    if label == "cond":
        return Text(" C  ", "bold black on white")
    return Text(f" {label.upper():<3}", STYLES[label[0]])


def cards(labels: list[str], say: Say) -> Text:
    return Text(" ").join([card(label) for label in labels]) if labels else Text(say("ui-none"), "dim")


def middle(view: dict[str, Any], names: list[str], say: Say) -> RenderableType:
    rows = Table(box=None, padding=(0, 1))
    rows.add_column(say("ui-line"))
    rows.add_column(say("ui-passengers"), min_width=22)
    for name in names:
        rows.add_column(Text(f"{say('ui-if-scored')}: {name}"), justify="right")
    for line, waiting in view["passengers"].items():
        worth = [str(p["if_scored"][line]) for p in view["players"]]
        queue = Text(" ").join([*(card(label) for label in waiting), *[Text(" ·  ", "dim")] * (4 - len(waiting))])
        rows.add_row(Text(f" {say('line', label=line):<8}", STYLES[LINES[line]]), queue, *worth)
    return Panel(Group(rows, Text(), supplies(view, say)), border_style="dim")


def supplies(view: dict[str, Any], say: Say) -> Text:
    """Market, piles and the count of scorings, in one line."""
    market = ", ".join(say("tram", label=tram) for tram in view["market"]) or say("ui-none")
    discarded = sum(view["discard"].values()) + len(view["discarded_notes"])
    out = Text()
    out.append(f"{say('ui-market')}: ", "bold").append(f"{market} ({say('ui-more-trams', number=view['trams_left'])})\n")
    for title, value in (("ui-pile", view["pile"]), ("ui-discard", discarded), ("ui-scorings", f"{view['scorings']}/10")):
        out.append(f"{say(title)}: ", "bold").append(f"{value}   ")
    return out


def player(view: dict[str, Any], p: int, name: str, say: Say) -> RenderableType:
    me = view["players"][p]
    score = f"{me['score'] + me['bonus']} {say('ui-points')} ({say('ui-bonus')} {me['bonus']})"
    columns = [column(i, c) for i, c in enumerate(me["columns"], 1)]
    head = Text()
    head.append(f"{say('ui-notes')}: ", "bold").append(f"{len(me['notes'])}   ")
    head.append(f"{say('ui-hand')}: ", "bold").append(cards(me["hand"], say))
    body = Columns(columns) if columns else Text(f"{say('ui-columns')}: {say('ui-none')}", "dim")
    lit = "bold" if view["active"] == p else "dim"
    return Panel(Group(head, Text(), body), title=Text(f"{name} · {score}"), title_align="left", border_style=lit)


def column(number: int, c: dict[str, Any]) -> Text:
    """A column, as it lies: its number, tram, cards and worth."""
    out = Text(f"{number}) ", "bold")
    out.append(f"{TRAMS[c['tram']] or '—'} ", "bold magenta" if c["tram"] != "none" else "dim")
    for label in c["cards"]:
        out.append(card(label))
    return out.append(f" = {c['worth']}  ")
