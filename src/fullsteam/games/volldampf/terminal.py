"""The table in a terminal. Colours never stand alone: routes and goods have symbols, players letters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

Say = Callable[..., str]

ROUTES = {
    "green": ("⬢", "bold green"),
    "orange": ("▲", "bold dark_orange"),
    "brown": ("■", "bold orange4"),
    "grey": ("●", "bold grey62"),
    "white": ("◆", "bold bright_white"),
    "black": ("★", "bold grey42"),
}
GOODS = {
    "blue": ("●", "bold dodger_blue1"),
    "violet": ("■", "bold medium_orchid"),
    "red": ("▲", "bold red"),
    "yellow": ("◆", "bold yellow"),
}
PLAYERS = [
    ("A", "bold white on blue"),
    ("B", "bold white on red"),
    ("C", "bold white on dark_green"),
    ("D", "bold black on dark_orange"),
    ("E", "bold white on purple4"),
    ("F", "bold white on grey30"),
]


def draw(view: dict[str, Any], seat: int, names: list[str], say: Say) -> RenderableType:
    parts = [track(view, say), cities(view, say), middle(view, names, say), players(view, seat, names, say)]
    return Group(*parts)


def letter(seat: int) -> Text:
    return Text(f" {PLAYERS[seat][0]} ", PLAYERS[seat][1])


def symbol(table: dict[str, tuple[str, str]], label: str) -> Text:
    return Text(*table[label])


def symbols(table: dict[str, tuple[str, str]], labels: list[str]) -> Text:
    return Text(" ").join([symbol(table, label) for label in labels])


# --- The map


def track(view: dict[str, Any], say: Say) -> RenderableType:
    """Six panels, one a route colour: its links with cost, or with the letter of their owner."""
    names = {c["id"]: c["name"] for c in view["board"]["cities"]}
    travelled = view["transport"]["path"] or (view["delivered"] or {}).get("path", [])
    panels = []
    for route in ROUTES:
        rows = Table(box=None, show_header=False, padding=(0, 1), width=28)
        rows.add_column(ratio=1, no_wrap=True)
        rows.add_column(justify="right", width=3)
        for link in view["board"]["links"]:
            if link["route"] == route:
                owner = view["track"].get(link["id"])
                style = "bold reverse" if link["id"] in travelled else "" if owner is not None else "dim"
                way = Text("–".join(names[city] for city in link["id"].split("-")), style)
                rows.add_row(way, Text(str(link["cost"]), "dim") if owner is None else letter(owner))
        title = Text.assemble(symbol(ROUTES, route), " ", say("route", label=route))
        panels.append(Panel(rows, title=title, title_align="left", border_style="dim", width=32))
    return Columns(panels, padding=(0, 1))


def cities(view: dict[str, Any], say: Say) -> RenderableType:
    """One column a city colour; behind each city the goods that wait there."""
    columns: list[RenderableType] = []
    for colour in GOODS:
        rows = Table(box=None, show_header=False, padding=(0, 0), width=22)
        rows.add_column(no_wrap=True)
        rows.add_column(justify="right")
        for city in view["board"]["cities"]:
            if city["colour"] == colour:
                waiting = view["goods"].get(city["id"], [])
                here = view["transport"]["at"] == city["id"]
                rows.add_row(Text(f"{city['name']} ", "bold reverse" if here else ""), symbols(GOODS, waiting))
        title = Text.assemble(symbol(GOODS, colour), " ", say("good", label=colour))
        columns.append(Group(title, rows))
    side_by_side = Table.grid(padding=(0, 2, 0, 0))
    side_by_side.add_row(*columns)
    return Panel(side_by_side, border_style="dim", width=98)


# --- What lies beside it


def middle(view: dict[str, Any], names: list[str], say: Say) -> Text:
    out = Text()
    counts = [
        ("ui-round", f"{view['round']}/{view['rounds']}"),
        ("ui-bag", view["bag"]),
        ("ui-bonds-left", "∞" if view["stock"] is None else view["stock"]),
        ("ui-route-deck", view["route_deck"]),
        ("ui-card-deck", view["cards_deck"]),
    ]
    for title, value in counts:
        out.append(f" {say(title)}: ", "bold").append(f"{value}  ")
    groups = [(i, group) for i, group in enumerate(view["groups"], 1) if group]
    if groups or view["loose"]:
        out.append(f"\n {say('ui-groups')}: ", "bold")
        for i, group in groups:
            out.append(f" {i}) ").append(symbols(ROUTES, group)).append("  ")
        if view["loose"]:
            out.append(f" {say('ui-loose')} ").append(symbols(ROUTES, view["loose"]))
    trip = view["transport"]
    if trip["good"] is not None or trip["freight"] is not None:
        out.append("\n ").append(journey(view, names, say))
    return out


def journey(view: dict[str, Any], names: list[str], say: Say) -> Text:
    """The good on its way: from where, how far, what it brings so far."""
    trip = view["transport"]
    if trip["good"] is None:
        return Text.assemble((f"{say('ui-freight')}: ", "bold"), symbol(GOODS, trip["freight"]))
    start = next(c["name"] for c in view["board"]["cities"] if c["id"] == trip["from"])
    out = Text.assemble((f"{say('ui-transport')}: ", "bold"), symbol(GOODS, trip["good"]), f" {start} ")
    out.append(f"{len(trip['path'])}/{trip['limit']} ")
    for seat, steps in enumerate(trip["gains"]):
        if steps:
            out.append("  ").append(letter(seat)).append(f" +{steps}")
    return out


def players(view: dict[str, Any], seat: int, names: list[str], say: Say) -> RenderableType:
    rows = Table(box=None, padding=(0, 1), width=98)
    rows.add_column("")
    rows.add_column("", no_wrap=True, max_width=16)
    for title in ("ui-order", "ui-income", "ui-bonds", "ui-result", "ui-cash", "ui-bid"):
        rows.add_column(say(title), justify="right")
    rows.add_column(say("ui-routes"))
    rows.add_column(say("ui-cards"), ratio=1)
    for p in [*view["order"], *[p for p in range(len(names)) if p not in view["order"]]]:
        me = view["players"][p]
        name = Text(("▸ " if p in view["active"] else "  ") + names[p], "bold" if p == seat else "")
        numbers = [str(me[key]) for key in ("income", "bonds", "result", "cash", "bid")]
        rank = str(me["rank"]) if me["rank"] else "…"
        hand = ", ".join(say("card", label=card) if card != "?" else "?" for card in me["hand"])
        rows.add_row(letter(p), name, rank, *numbers, symbols(ROUTES, me["routes"]), hand or Text("—", "dim"))
    return Panel(rows, border_style="dim", width=98)
