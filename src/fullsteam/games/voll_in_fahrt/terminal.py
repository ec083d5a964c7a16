"""The table in a terminal. Locos show by the letter of their player and their number, platforms by letter and colour; the
cells of one rail of a platform bear the same number, so that one sees where it leads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

Say = Callable[..., str]
Point = tuple[int, int]

WIDTH = 4  # columns of a cell
PLAYERS = ("bold white on magenta", "bold black on green", "bold white on dark_orange3", "bold black on cyan")
PLATFORMS = {"blue": "white on blue", "red": "white on red", "yellow": "black on yellow"}
LANES = ("outer", "middle", "inner")
ENDS = {"buffer": "ui-buffer", "dead_end": "ui-dead-end", "no_rail": "ui-no-rail"}
RAIL = "dim"
# What a track cell looks like, by where the track comes from and where it goes: (dx, dy) in, (dx, dy) out.
TRACKS = {
    ((-1, 0), (-1, 0)): "─┼──", ((1, 0), (1, 0)): "─┼──", ((0, -1), (0, -1)): " ┼  ", ((0, 1), (0, 1)): " ┼  ",
    ((-1, 0), (0, -1)): " └──", ((0, -1), (1, 0)): " ┌──", ((1, 0), (0, 1)): "─┐  ",
}  # fmt: skip


def draw(view: dict[str, Any], seat: int, names: list[str], say: Say) -> RenderableType:
    cells: dict[Point, Text] = {}
    lay_tracks(view["board"], cells)
    lay_bays(view, cells)
    lay_locos(view, cells)
    width, height = view["board"]["grid"]
    middle = middle_lines(view, seat, names, say, (width - 8) * WIDTH)
    return Group(*(row(cells, y, width, middle) for y in range(height)), Text(), *ways(view, say))


def row(cells: dict[Point, Text], y: int, width: int, middle: list[Text]) -> Text:
    """One row of the grid; the free middle of the board holds dice and players."""
    out = Text()
    x = 0
    while x < width:
        if x == 4 and 4 <= y < 4 + len(middle):
            out.append(middle[y - 4])
            x = width - 4
        else:
            out.append(cells.get((x, y), Text(" " * WIDTH)))
            x += 1
    return out


# --- the board


def lay_tracks(board: dict[str, Any], cells: dict[Point, Text]) -> None:
    for name, points in board["lanes"].items():
        for i, (x, y) in enumerate(points):
            before = step(points[i - 1], points[i]) if i else step(points[i], points[i + 1])
            after = step(points[i], points[i + 1]) if i + 1 < len(points) else before
            cells[(x, y)] = Text(TRACKS.get((before, after), " ┼  "), RAIL)
        if name.startswith("S0"):
            cells[tuple(points[0])] = Text("─S  ", "bold green")
        if name.startswith("S4"):
            cells[tuple(points[-1])] = Text(" F  ", "bold green")
    for x, y in board["sheds"]:
        cells[(x, y)] = Text(" ∩  ", RAIL)


def step(a: list[int], b: list[int]) -> Point:
    return (b[0] - a[0], b[1] - a[1])


def lay_bays(view: dict[str, Any], cells: dict[Point, Text]) -> None:
    """The open bay empty; a platform with the number of its rail on each cell; ground where it has none."""
    for name, bay in view["board"]["bays"].items():
        colour = view["bays"][name]
        for slot in bay["slots"]:
            for x, y in slot:
                cells[(x, y)] = Text(" ·  ", RAIL) if colour is None else Text("    ", PLATFORMS[colour])
    for colour, platform in view["platforms"].items():
        for number, rail in enumerate(platform["rails"]):
            for x, y in rail["points"]:
                cells[(x, y)] = Text(f" {colour[0]}{number} ", PLATFORMS[colour])


def lay_locos(view: dict[str, Any], cells: dict[Point, Text]) -> None:
    for p, player in enumerate(view["players"]):
        for loco in player["locos"]:
            if loco["at"] == "board":
                zone, rail, _ = loco["cell"].split(".")
                cells[tuple(loco["point"])] = plate(p, loco["loco"], f"{zone[0]}{rail}" if zone in PLATFORMS else "  ")
    for (x, y), home in zip(view["board"]["sheds"], view["sheds"], strict=False):
        cells[(x, y)] = plate(home["seat"], home["loco"], "  ")


def plate(seat: int, loco: str, tail: str) -> Text:
    return Text(f"{'ABCD'[seat]}{loco}{tail}", PLAYERS[seat])


# --- the middle


def middle_lines(view: dict[str, Any], seat: int, names: list[str], say: Say, width: int) -> list[Text]:
    dice = view["dice"]
    lines = [Text(), Text(f"{say('ui-turn')} {view['turn']}", "bold"), Text()]
    if view["second_turn"]:
        lines[1].append(f"  {say('ui-second')}")
        if view["bound"]:
            lines[1].append(f" ({say('ui-loco')} {view['bound']})")
    if dice["colour"]:
        lines[2].append(f" {say('colour', label=dice['colour'])} ", PLATFORMS[dice["colour"]])
    if dice["points"][0]:
        lines[2].append("  {} + {} = {}".format(*dice["points"], sum(dice["points"])))
    lines.append(Text(f"{say('ui-open')} {say('bay', label=view['open'])}"))
    for p, player in enumerate(view["players"]):
        lines.append(player_line(view, p, player, names[p] if p < len(names) else "", seat, say))
    if view["stock"] or any(player["tiles"] for player in view["players"]):
        lines.append(Text(f"{say('ui-stock')} {view['stock']}", RAIL))
    for line in lines:
        line.pad_left(2)
        line.truncate(width, pad=True)
    return lines


def player_line(view: dict[str, Any], p: int, player: dict[str, Any], name: str, seat: int, say: Say) -> Text:
    out = Text("▶" if view["active"] == p else " ", "bold")
    out.append(f" {'ABCD'[p]} ", PLAYERS[p])
    out.append(f" {name[:9]:<9} ", "bold underline" if p == seat else "bold")
    out.append(f"{'■' * player['home']}{'□' * (3 - player['home'])} ")
    out.append(f"{say('ui-hand')} {player['hand']}")
    return out.append(f" {say('ui-tiles')} {player['tiles']}") if player["tiles"] else out


# --- below


def ways(view: dict[str, Any], say: Say) -> list[Text]:
    """Two lines a platform: where each lane leads in way A and in way B. The one it lies in is marked."""
    platforms = view["platforms"]
    roads = {(c, way): roads_of(leads, say) for c, p in platforms.items() for way, leads in p["leads"].items()}
    width = max(len(road) for found in roads.values() for road in found) + 2
    out = []
    for (colour, way), found in roads.items():
        now = way == platforms[colour]["way"]
        line = Text(f" {colour[0]} ", PLATFORMS[colour])
        line.append(f" {way}  ", "bold" if now else RAIL)
        line.append("".join(f"{road:<{width}}" for road in found), "" if now else RAIL)
        out.append(line.append(f"◀ {say('bay', label=platforms[colour]['bay'])}" if now else ""))
    return out


def roads_of(leads: list[str], say: Say) -> list[str]:
    """Lane by lane: "outer → inner", or what a loco comes to grief at."""
    ends = [say("lane", label=to) if to in LANES else say(ENDS[to]) for to in leads]
    return [f"{say('lane', label=lane)} → {end}" for lane, end in zip(LANES, ends, strict=True)]
