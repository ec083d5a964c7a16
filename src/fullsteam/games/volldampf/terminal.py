"""The table in a terminal. Colours never stand alone: routes and goods have symbols, players letters."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.text import Text

from fullsteam.drawing import (
    LETTERS,
    Say,
    View,
    clip,
    flow,
    grid,
    heading,
    label,
    pad,
    parts,
    plate,
    side_by_side,
    style_of,
    titled,
    width_of,
)
from fullsteam.games.volldampf.building import BARGAIN_PRICE
from fullsteam.games.volldampf.chart import Chart, Road, Spot, spread

ROUTES = {
    "green": ("⬢", "bold green"),
    "orange": ("↯", "bold dark_orange"),
    "brown": ("✚", "bold orange4"),
    "grey": ("♣", "bold grey62"),
    "white": ("☾", "bold bright_white"),
    "black": ("★", "bold grey42"),
}
GOODS = {
    "blue": ("●", "bold dodger_blue1"),
    "violet": ("■", "bold medium_orchid"),
    "red": ("▲", "bold red"),
    "yellow": ("◆", "bold yellow"),
}
MAPPED = 80  # columns from which on there is a map; below, cities stand in lists
WIDEST = 110
LETTERED = {"discard"}  # what goes away
FOLDED = {"replan", "bargain"}  # dozens of answers that one seldom wants


def draw(view: View, seat: int, names: list[str], say: Say, colours: Sequence[str] = ()) -> Group:
    return parts(
        lambda width: chart(view, say, colours, width) if width >= MAPPED else lists(view, say, colours, width),
        lambda width: middle(view, names, say, colours, width),
        lambda width: players(view, seat, names, say, colours, width),
    )


def symbol(table: dict[str, tuple[str, str]], name: str) -> Text:
    return Text(*table[name])


def symbols(table: dict[str, tuple[str, str]], found: list[str]) -> Text:
    return Text("").join([symbol(table, name) for name in found])


def letter(seat: int, colours: Sequence[str]) -> Text:
    return Text(LETTERS[seat], style_of(seat, colours))


def travelled(view: View) -> list[str]:
    found: list[str] = view["transport"]["path"] or (view["delivered"] or {}).get("path", [])
    return found


# --- The map


def chart(view: View, say: Say, colours: Sequence[str], width: int) -> list[Text]:
    """The map; below it whose track is which, and the prices that found no room."""
    wide = min(width, WIDEST)
    xs = spread({city["id"]: city["lon"] for city in view["board"]["cities"]})
    ys = spread({city["id"]: -city["lat"] for city in view["board"]["cities"]})
    spots = {}
    for city in view["board"]["cities"]:
        here = view["transport"]["at"] == city["id"]
        name = Text(city["name"], "bold reverse" if here else "")
        spots[city["id"]] = Spot(xs[city["id"]], ys[city["id"]], symbol(GOODS, city["colour"]), waiting(view, city["id"], name))
    links = {link["id"]: link for link in view["board"]["links"]}
    drawn = Chart(wide, wide * 3 // 8)
    lines = drawn.draw(spots, [road(view, link, colours) for link in links.values()])
    lost = [way(view, links[f"{road.a}-{road.b}"], colours) for road in drawn.lost if not road.built]
    for p in range(len(view["players"])):
        own = [
            Text(link_name(view, link), "bold reverse" if link in travelled(view) else "")
            for link, q in view["track"].items()
            if q == p
        ]
        lines += titled(plate(p, colours).append(" ", "default on default"), own, width, " · ") if own else []
    return [*(line for line in lines if line.plain.strip()), *flow(lost, width, " · ")]


def lists(view: View, say: Say, colours: Sequence[str], width: int) -> list[Text]:
    return [*cities(view, say, width), *track(view, say, colours, width)]


def link_name(view: View, link: str) -> str:
    return "–".join(city_name(view, city) for city in link.split("-"))


def way(view: View, link: View, colours: Sequence[str]) -> Text:
    """A link with its cost, or with the letter of its owner."""
    owner = view["track"].get(link["id"])
    style = "bold reverse" if link["id"] in travelled(view) else "" if owner is not None else "dim"
    out = Text(link_name(view, link["id"]), style).append(" ", "default on default")
    return out.append(str(link["cost"])) if owner is None else out.append(letter(owner, colours))


def waiting(view: View, city: str, name: Text) -> Text:
    """A city's name, and in brackets the goods that wait there."""
    goods = view["goods"].get(city, [])
    return name.append("[", "dim").append(symbols(GOODS, goods)).append("]", "dim") if goods else name


def road(view: View, link: View, colours: Sequence[str]) -> Road:
    a, b = link["id"].split("-")
    owner = view["track"].get(link["id"])
    if owner is None:
        sign, style = ROUTES[link["route"]]
        return Road(a, b, Text(f"{sign}{link['cost']}", style), style, built=False)
    ink = "bold " + style_of(owner, colours).rpartition(" on ")[2]
    return Road(a, b, letter(owner, colours), "reverse " + ink if link["id"] in travelled(view) else ink, built=True)


def track(view: View, say: Say, colours: Sequence[str], width: int) -> list[Text]:
    """The six regions: their links with cost, or with the letter of their owner."""
    out = []
    for route in ROUTES:
        pieces = [way(view, link, colours) for link in view["board"]["links"] if link["route"] == route]
        head = symbol(ROUTES, route).append(f" {say('label', title=say('route', label=route))} ")
        out += titled(head, pieces, width, " · ")
    return out


def cities(view: View, say: Say, width: int) -> list[Text]:
    """One column a city colour; behind each city the goods that wait there."""
    blocks = []
    for colour in GOODS:
        rows = [Text.assemble(symbol(GOODS, colour), " ", say("good", label=colour))]
        for city in view["board"]["cities"]:
            if city["colour"] == colour:
                here = view["transport"]["at"] == city["id"]
                rows.append(waiting(view, city["id"], Text(city["name"], "bold reverse" if here else "")))
        blocks.append(rows)
    return side_by_side(blocks, width) if width_of(blocks[0]) * 2 < width else [line for block in blocks for line in block]


# --- What lies beside it


def middle(view: View, names: list[str], say: Say, colours: Sequence[str], width: int) -> list[Text]:
    counts = [
        ("ui-bag", view["bag"]),
        ("ui-bonds-left", "∞" if view["stock"] is None else view["stock"]),
        ("ui-route-deck", view["route_deck"]),
        ("ui-card-deck", view["cards_deck"]),
    ]
    out = heading(Text(f"{say('ui-round')} {view['round']}/{view['rounds']}", "bold"), width)
    out += flow([label(say, title).append(str(value), "not bold") for title, value in counts], width, "   ")
    groups = [Text(f"{i}) ").append(symbols(ROUTES, group)) for i, group in enumerate(view["groups"], 1) if group]
    if view["loose"]:
        groups.append(Text(f"{say('ui-loose')} ").append(symbols(ROUTES, view["loose"])))
    if groups:
        out += titled(label(say, "ui-groups"), groups, width, "   ")
    trip = view["transport"]
    if trip["good"] is not None or trip["freight"] is not None:
        out += flow(journey(view, names, say, colours), width)
    return out


def journey(view: View, names: list[str], say: Say, colours: Sequence[str]) -> list[Text]:
    """The good on its way: from where, how far, what it brings so far."""
    trip = view["transport"]
    if trip["good"] is None:
        return [label(say, "ui-freight").append(symbol(GOODS, trip["freight"]))]
    out = [
        label(say, "ui-transport").append(symbol(GOODS, trip["good"])).append(f" {city_name(view, trip['from'])}", "not bold")
    ]
    out.append(Text(f"{len(trip['path'])}/{trip['limit']}"))
    return out + [
        letter(q, colours).append(f" +{steps}", "default on default") for q, steps in enumerate(trip["gains"]) if steps
    ]


def city_name(view: View, city: str) -> str:
    return str(next(c["name"] for c in view["board"]["cities"] if c["id"] == city))


FIGURES = {
    "ui-order": "rank",
    "ui-income": "income",
    "ui-bonds": "bonds",
    "ui-result": "result",
    "ui-cash": "cash",
    "ui-bid": "bid",
}


def players(view: View, seat: int, names: list[str], say: Say, colours: Sequence[str], width: int) -> list[Text]:
    """A line of figures each, and below it what one holds."""
    order = [*view["order"], *(p for p in range(len(names)) if p not in view["order"])]
    rows = [[Text(), *(Text(say(title), "bold") for title in FIGURES)]]
    for p in order:
        me = view["players"][p]
        name = Text("▸" if p in view["active"] else " ").append(clip(names[p], max(10, width - 48)))
        name.stylize("bold" if p == seat else "")
        figures = [Text(str(me[key]) if me[key] or key != "rank" else "…") for key in FIGURES.values()]
        rows.append([plate(p, colours).append(name), *figures])
    lines = grid(rows, right=range(1, 7), gap=1)
    out = [*heading(Text(say("ui-companies")), width), lines[0]]
    for p, line in zip(order, lines[1:], strict=True):
        out += [line, *holding(view["players"][p], say, width)]
    return out


def holding(me: View, say: Say, width: int) -> list[Text]:
    """Route cards by their symbols, action cards by their names; those nobody has seen by their number."""
    pieces = []
    if me["routes"]:
        pieces.append(label(say, "ui-routes").append(symbols(ROUTES, me["routes"])))
    cards = [say("card", label=card) for card in me["hand"] if card != "?"]
    unseen = me["hand"].count("?")
    if cards or unseen:
        pieces.append(label(say, "ui-cards").append(", ".join([*cards, *([f"{unseen} × ?"] if unseen else [])]), "not bold"))
    return [pad(4).append(line) for line in flow(pieces, width - 4)] if pieces else []


# --- answers


def brings(view: View, seat: int, step: str, text: str, say: Say) -> str:
    word, *args = text.split()
    me = view["players"][seat]
    if word == "borrow":
        return bonds(view, int(args[0]), say)
    if word in ("bid", "stake"):
        return say("ui-left", number=me["cash"] - int(args[0]))
    if word == "choose":
        return ", ".join(say("route", label=route) for route in view["groups"][int(args[0]) - 1])
    if word == "build":
        cost = next(link["cost"] for link in view["board"]["links"] if link["id"] == args[0])
        return " · ".join([say("ui-costs", price=cost, left=me["cash"] - cost), *opens(view, args[0], say)])
    if word == "bargain":
        return say("ui-costs", price=BARGAIN_PRICE, left=me["cash"] - BARGAIN_PRICE)
    if word == "name":
        return offer(view, " ".join(args), say)
    if word == "along":
        return " · ".join(arrivals(view, args[0], say))
    if word == "done" and step == "bidding" and me["passing"]:
        return say("ui-pass", **me["passing"])
    if word == "done" and step == "route":
        return gains(view, view["transport"]["destinations"][view["transport"]["at"]]["gains"], say)
    return ""


def bonds(view: View, number: int, say: Say) -> str:
    """V3.1, V7.1, VE.1"""
    bond = view["bond"]
    if number == 0:
        return ""
    each = number * bond["dividend"]
    return say("ui-bond", now=number * bond["brings"], each=each, times=bond["dividends"], points=number * bond["points"])


def gains(view: View, steps: list[int], say: Say) -> str:
    """Everybody whose income rises."""
    found = [f"{LETTERS[q]} +{n}" for q, n in enumerate(steps) if n]
    return ", ".join(found) or say("ui-nobody")


def opens(view: View, link: str, say: Say) -> list[str]:
    """How many goods could be delivered then that cannot today, and the best of them."""
    found = view["opens"].get(link, [])
    if not found:
        return []
    best = found[0]
    city, good = best["offer"].split()
    way = say("ui-delivery", good=say("good", label=good), city=city_name(view, city), to=city_name(view, best["to"]))
    return [say("ui-opens", number=len(found), best=f"{way} ({gains(view, best['gains'], say)})")]


def offer(view: View, name: str, say: Say) -> str:
    """Where it goes best, what that brings everybody, and how many other ends there are."""
    trip = view["transport"]
    if name not in trip["offers"]:
        return ""
    to = trip["best"][name]["to"]
    best = say("ui-best", to=city_name(view, to), gains=gains(view, trip["offers"][name][to], say))
    more = len(trip["offers"][name]) - 1
    return f"{best} · {say('ui-other-ends', number=more)}" if more else best


def arrivals(view: View, link: str, say: Say) -> list[str]:
    found = view["transport"]["destinations"]
    return [
        say("ui-best", to=city_name(view, city), gains=gains(view, end["gains"], say))
        for city, end in found.items()
        if end["path"][:1] == [link]
    ]


def asked(view: View, seat: int, step: str, say: Say) -> str:
    me = view["players"][seat]
    if step == "bidding":
        leader = [p for p, player in enumerate(view["players"]) if player["bid"] == view["highest_bid"] > 0]
        who = LETTERS[leader[0]] if leader else "—"
        return say("ui-ask-bid", highest=view["highest_bid"], who=who, cash=me["cash"])
    if step in ("borrowing", "sealed_bonds", "stakes", "building"):
        return say("ui-ask-cash", cash=me["cash"], income=me["income"], bonds=me["bonds"])
    if step == "route":
        trip = view["transport"]
        return say("ui-ask-route", at=city_name(view, trip["at"]), left=trip["limit"] - len(trip["path"]))
    return ""


def settles(view: View, seat: int, say: Say) -> str:
    """VE.1"""
    return say("ui-tie", number=view["players"][seat]["cash"])
