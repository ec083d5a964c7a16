"""The table in a terminal. Locos show by the letter of their player and their number, platforms by letter and colour; the
cells of one rail of a platform bear the same number, so that one sees where it leads; arrows point in the direction
of travel."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.text import Text

from fullsteam.drawing import LETTERS, Say, View, clip, flow, grid, heading, pad, parts, plate, style_of, wrapped
from fullsteam.games.voll_in_fahrt.components import cell_facts

Point = tuple[int, int]
Cells = dict[Point, Text]

WIDEST = 4  # columns of a cell; a narrow terminal has three
PLATFORMS = {"blue": "white on blue", "red": "white on red", "yellow": "black on yellow"}
LANES = ("outer", "middle", "inner")
ENDS = {"buffer": "ui-buffer", "dead_end": "ui-dead-end", "no_rail": "ui-no-rail"}
RAIL = "dim"
EDGE = 4  # rows and columns of track around the free middle
ARROWS = {(-1, 0): "←", (1, 0): "→", (0, -1): "↑", (0, 1): "↓"}
EVERY = 3  # cells from arrow to arrow
# What a track looks like, by the sides it touches.
CORNERS = {
    frozenset({(-1, 0), (0, -1)}): "┘",
    frozenset({(-1, 0), (0, 1)}): "┐",
    frozenset({(1, 0), (0, -1)}): "└",
    frozenset({(1, 0), (0, 1)}): "┌",
}


def draw(view: View, seat: int, names: list[str], say: Say, colours: Sequence[str] = ()) -> Group:
    return parts(
        lambda width: board(view, say, colours, width),
        lambda width: players(view, seat, names, say, colours, width),
        lambda width: ways(view, say, width),
    )


# --- the board


def board(view: View, say: Say, colours: Sequence[str], width: int) -> list[Text]:
    across, down = view["board"]["grid"]
    wide = min(WIDEST, width // across)
    cells: Cells = {}
    lay_tracks(view["board"], cells, wide)
    lay_bays(view, cells, wide)
    lay_locos(view, cells, colours, wide)
    middle = middle_lines(view, say, (across - 2 * EDGE) * wide, down - 2 * EDGE)
    return [row(cells, y, across, wide, middle) for y in range(down)]


def row(cells: Cells, y: int, across: int, wide: int, middle: list[Text]) -> Text:
    """One row of the grid; the free middle of the board holds turn and dice."""
    out = Text()
    x = 0
    while x < across:
        if x == EDGE and EDGE <= y < EDGE + len(middle):
            out.append(middle[y - EDGE])
            x = across - EDGE
        else:
            out.append(cells.get((x, y), pad(wide)))
            x += 1
    return out


def lay_tracks(plan: View, cells: Cells, wide: int) -> None:
    for name, points in plan["lanes"].items():
        for i, (x, y) in enumerate(points):
            before = step(points[i - 1], points[i]) if i else step(points[i], points[i + 1])
            after = step(points[i], points[i + 1]) if i + 1 < len(points) else before
            cells[(x, y)] = Text(track(before, after, i % EVERY == 1 and before == after, wide), RAIL)
        if name.startswith("S0"):
            cells[tuple(points[0])] = Text(" S".ljust(wide), "bold green")
        if name.startswith("S4"):
            cells[tuple(points[-1])] = Text(" F".ljust(wide), "bold green")
    for x, y in plan["sheds"]:
        cells[(x, y)] = Text(" ∩".ljust(wide), RAIL)


def track(before: Point, after: Point, arrow: bool, wide: int) -> str:
    """A cell of track: where it comes from, where it goes, and now and then which way that is."""
    sides = frozenset({(-before[0], -before[1]), after})
    sign = ARROWS.get(after, "┼") if arrow else CORNERS.get(sides, "┼")
    left, right = ("─" if (-1, 0) in sides else " "), ("─" if (1, 0) in sides else " ")
    return left + sign + right * (wide - 2)


def step(a: list[int], b: list[int]) -> Point:
    return (b[0] - a[0], b[1] - a[1])


def lay_bays(view: View, cells: Cells, wide: int) -> None:
    """The open bay empty; a platform with the number of its rail on each cell; ground where it has none."""
    for name, bay in view["board"]["bays"].items():
        colour = view["bays"][name]
        for slot in bay["slots"]:
            for x, y in slot:
                cells[(x, y)] = Text(" ·".ljust(wide), RAIL) if colour is None else Text(" " * wide, PLATFORMS[colour])
    for colour, platform in view["platforms"].items():
        for number, rail in enumerate(platform["rails"], 1):
            for x, y in rail["points"]:
                cells[(x, y)] = Text(f" {colour[0]}{number}".ljust(wide), PLATFORMS[colour])


def lay_locos(view: View, cells: Cells, colours: Sequence[str], wide: int) -> None:
    for p, player in enumerate(view["players"]):
        for loco in player["locos"]:
            if loco["at"] == "board":
                cells[tuple(loco["point"])] = engine(p, loco["loco"], colours, wide)
    for (x, y), home in zip(view["board"]["sheds"], view["sheds"], strict=False):
        cells[(x, y)] = engine(home["seat"], home["loco"], colours, wide)


def engine(seat: int, loco: str, colours: Sequence[str], wide: int) -> Text:
    return Text(f"{LETTERS[seat]}{loco}".center(wide), style_of(seat, colours))


def middle_lines(view: View, say: Say, width: int, most: int) -> list[Text]:
    """Turn and dice, in the free middle; whatever its width."""
    dice = view["dice"]
    turn = Text(f"{say('ui-turn')} {view['turn']}", "bold")
    if view["second_turn"]:
        turn.append(f", {say('ui-second')}")
        if view["bound"]:
            turn.append(f" ({say('ui-loco')} {view['bound']})")
    thrown = Text()
    if dice["colour"]:
        thrown.append(f" {say('colour', label=dice['colour'])} ", PLATFORMS[dice["colour"]])
    if dice["points"][0]:
        thrown.append("  {} + {} = {}".format(*dice["points"], sum(dice["points"])))
    said = [turn, thrown, Text(f"{say('ui-open')} {say('bay', label=view['open'])}"), Text(say("ui-signs"), RAIL)]
    lines = [line for text in said for line in wrapped(text, width - 2, width - 2)]
    return [pad(1).append(line).append(pad(width - 1 - line.cell_len)) for line in lines[:most]]


# --- below


def players(view: View, seat: int, names: list[str], say: Say, colours: Sequence[str], width: int) -> list[Text]:
    """Of each: how many are home, in hand, and where the others are; what lies ahead of them if it is an accident."""
    out = []
    for p, player in enumerate(view["players"]):
        name = clip(names[p] if p < len(names) else "", 16)
        head = plate(p, colours).append(
            f" {'▸' if view['active'] == p else ' '}{name} ", "bold underline" if p == seat else "bold"
        )
        head.append(
            f"{'■' * player['home']}{'□' * (3 - player['home'])} {say('ui-hand')} {player['hand']}", "not bold not underline"
        )
        pieces = [head]
        if player["tiles"]:
            pieces.append(Text(f"{say('ui-tiles')} {player['tiles']}"))
        pieces += [where(p, loco, say, colours) for loco in player["locos"] if loco["at"] == "board"]
        out += flow(pieces, width, "  ", 4)
    if view["stock"] or any(player["tiles"] for player in view["players"]):
        out.append(Text(f"{say('ui-stock')} {view['stock']}", RAIL))
    return out


def where(p: int, loco: View, say: Say, colours: Sequence[str]) -> Text:
    facts = cell_facts(loco["cell"])
    out = Text(f"{LETTERS[p]}{loco['loco']}", style_of(p, colours)).append(
        f" {say('cell', label=loco['cell'], **facts)}", "default on default"
    )
    return out.append(f" ⚠ {say('hazard', label=loco['hazard'])}", "bold red") if loco["hazard"] else out


def ways(view: View, say: Say, width: int) -> list[Text]:
    """A line a platform and way: where each lane leads over it. The way it lies in is marked, with its bay."""
    platforms = view["platforms"]
    rows = [[Text(), Text(), *(Text(say("lane", label=lane), "bold") for lane in LANES), Text()]]
    for colour, platform in platforms.items():
        for way, leads in platform["leads"].items():
            now = way == platform["way"]
            style = "bold" if now else RAIL
            ends = [Text(say("lane", label=to) if to in LANES else say(ENDS[to]), style) for to in leads]
            bay = Text(say("bay", label=platform["bay"]), style) if now else Text()
            rows.append([Text(f" {colour[0]} ", PLATFORMS[colour]), Text(f"{'▸' if now else ' '}{way}", style), *ends, bay])
    return [*heading(Text(say("ui-ways")), width), *grid(rows, gap=1)]


# --- answers


def brings(view: View, seat: int, step: str, text: str, say: Say) -> str:
    """How a move ends, and who is pushed; of a platform: how each of the moves it leaves ends."""
    found = view["outlook"].get(text)
    if found is None:
        return ""
    if isinstance(found, list):
        return journey(found, say)
    ends: dict[str, list[str]] = {}
    for move, legs in found["moves"].items():
        ends.setdefault(journey(legs, say, short=True), []).append(move_name(move, say))
    return " · ".join(say("option-value", option=", ".join(moves), value=end) for end, moves in ends.items())


def move_name(move: str, say: Say) -> str:
    word, *args = move.split()
    if word == "drive":
        return f"{say('ui-loco')} {args[0]}"
    return say("lane", label=args[0]) if word == "enter" else "—"


def journey(legs: list[View], say: Say, short: bool = False) -> str:
    out = []
    for i, leg in enumerate(legs):
        end = outcome(leg, say, short)
        out.append(say("ui-pushes", who=f"{LETTERS[leg['seat']]}{leg['loco']}", end=end) if i else end)
    return ", ".join(out)


def outcome(leg: View, say: Say, short: bool) -> str:
    if leg["end"] == "crashes":
        return say("ui-accident") if short else say("ui-crash", hazard=say("hazard", label=leg["hazard"]))
    if leg["end"] in ("home", "parks"):
        return say("ui-home" if leg["end"] == "home" else "ui-parks")
    return say("ui-goes", number=len(leg["points"]) - 1)


def settles(view: View, seat: int, say: Say) -> str:
    """F5.4 Between equals: the furthest loco."""
    home = [player["home"] for player in view["players"]]
    return say("ui-furthest") if home.count(home[seat]) > 1 else ""
