"""The table in a terminal. Lines show by colour and by letter, trams by name and factor."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.text import Text

from fullsteam.drawing import Say, View, clip, flow, grid, heading, label, parts, plate, titled
from fullsteam.games.trambahn.components import CARD, POINTS, PRICE, TRAM

STYLES = {"b": "bold white on blue", "r": "bold white on red", "g": "bold white on dark_green", "y": "bold black on yellow"}
LINES = {"blue": "b", "red": "r", "green": "g", "yellow": "y"}
TRAMS = {"none": "—", "horse": "×2", "steam": "×3", "electric": "×4"}
FULL = 4  # passengers that bring a scoring


def draw(view: View, seat: int, names: list[str], say: Say, colours: Sequence[str] = ()) -> Group:
    me = max(seat, 0)
    return parts(
        lambda width: player(view, 1 - me, names[1 - me], say, colours, width),
        lambda width: supplies(view, say, width),
        lambda width: middle(view, names, say, colours, width),
        lambda width: player(view, me, names[me], say, colours, width),
    )


def card(name: str) -> Text:
    """A card: its letter and value, on its line's colour; a conductor; a back."""
    if name == "?":
        return Text(" ░░ ", "dim")
    if name == "cond":
        return Text(" C  ", "bold black on white")
    return Text(f" {name.upper():<3}", STYLES[name[0]])


def middle(view: View, names: list[str], say: Say, colours: Sequence[str], width: int) -> list[Text]:
    """Who waits at the termini, what a scoring of each line would bring, and what there is to buy and to draw."""
    room = max(8, (width - 35) // 2 - 4)
    heads = [plate(p, colours).append(f" {clip(name, min(room, 16))}") for p, name in enumerate(names)]
    rows = [[Text(say("ui-line"), "bold"), Text(say("ui-passengers"), "bold"), *heads]]
    for line, waiting in view["passengers"].items():
        worth = [Text(str(p["if_scored"][line]), "bold") for p in view["players"]]
        queue = Text(" ").join([*(card(name) for name in waiting), *[Text(" ·  ", "dim")] * (FULL - len(waiting))])
        rows.append([Text(f" {say('line', label=line):<8}", STYLES[LINES[line]]), queue, *worth])
    title = Text(f"{say('ui-scorings')} {view['scorings']}/10 · {say('ui-right')}")
    return [*heading(title, width), *grid(rows, right=[2, 3])]


def supplies(view: View, say: Say, width: int) -> list[Text]:
    """What there is to buy and to draw."""
    discarded = sum(view["discard"].values()) + len(view["discarded_notes"])
    counts = {tram: view["market"].count(tram) for tram in view["market"]}
    trams = [Text(f"{n} × {say('tram', label=tram)}, {say('ui-price', number=price(tram))}") for tram, n in counts.items()]
    more = Text(f"({say('ui-more-trams', number=view['trams_left'])})", "dim")
    piles = [
        label(say, title).append(str(n), "not bold") for title, n in (("ui-pile", view["pile"]), ("ui-discard", discarded))
    ]
    market = titled(label(say, "ui-market"), [*(trams or [Text(say("ui-none"))]), more], width)
    return [*market, *flow(piles, width, "   ")]


def price(tram: str) -> int:
    return int(PRICE[TRAM.index(tram)])


def player(view: View, p: int, name: str, say: Say, colours: Sequence[str], width: int) -> list[Text]:
    me = view["players"][p]
    title = plate(p, colours).append(f" {'▸ ' if view['active'] == p else ''}{clip(name, width - 45)}", "bold")
    title.append(f" · {me['score'] + me['bonus']} {say('ui-points')} ({say('ui-bonus')} {me['bonus']})")
    title.append(f" · {say('ui-notes')} {len(me['notes'])}")
    columns = [column(i, c) for i, c in enumerate(me["columns"], 1)] or [Text(say("ui-none"), "dim")]
    hand = [card(name) for name in me["hand"]] or [Text(say("ui-none"), "dim")]
    return [
        *heading(title, width),
        *titled(label(say, "ui-hand"), hand, width, " "),
        *titled(label(say, "ui-columns"), columns, width, "   "),
    ]


def column(number: int, c: View) -> Text:
    """A column, as it lies: its number, tram, cards and worth."""
    out = Text(f"{number}) ", "bold")
    out.append(f"{TRAMS[c['tram']]} ", "bold magenta" if c["tram"] != "none" else "dim")
    for name in c["cards"]:
        out.append(card(name))
    return out.append(f" = {c['worth']}")


# --- answers


def brings(view: View, seat: int, step: str, text: str, say: Say) -> str:
    """Passengers: how full the terminus is then, or what the scoring brings; stations, trams: what the column is worth then."""
    word, *args = text.split()
    me = view["players"][seat]
    if word == "passenger":
        return arrival(view, seat, args[1], say)
    if word == "station":
        c = me["columns"][int(args[1]) - 1] if int(args[1]) <= len(me["columns"]) else None
        if c is None:
            return say("ui-new-column", number=points(args[:1]))
        factor, then = TRAM.index(c["tram"]), points([*c["cards"], args[0]])
        if factor == 0:
            return say("ui-times-tram", number=then)
        return say("ui-worth-then", before=c["worth"], after=factor * then)
    if word == "cash":
        return say("ui-gives-up", number=points(args))
    if word == "buy":
        worth = TRAM.index(args[0]) * points(me["columns"][int(args[1]) - 1]["cards"])
        return say("ui-buys", price=price(args[0]), left=len(me["notes"]) - price(args[0]), worth=worth)
    return sure(view, seat, step, text, say)


def arrival(view: View, seat: int, line: str, say: Say) -> str:
    there = len(view["passengers"][line]) + 1
    mine, theirs = (view["players"][p]["if_scored"][line] for p in (seat, 1 - seat))
    if there < FULL:
        return say("ui-waiting", number=there, full=FULL)
    return say("ui-scoring-now", mine=mine, theirs=theirs)


def points(cards: list[str]) -> int:
    return sum(int(POINTS[CARD.index(name)]) for name in cards)


def sure(view: View, seat: int, step: str, text: str, say: Say) -> str:
    """B2.6 Columns without a tram go at the end of the turn."""
    bare = sum(c["tram"] == "none" for c in view["players"][seat]["columns"])
    return say("ui-lost", number=bare) if step == "tramways" and text == "done" and bare else ""


def asked(view: View, seat: int, step: str, say: Say) -> str:
    me = view["players"][seat]
    bare = sum(c["tram"] == "none" for c in me["columns"])
    return say("ui-bare", number=bare, notes=len(me["notes"])) if step in ("stations", "income", "tramways") and bare else ""


def settles(view: View, seat: int, say: Say) -> str:
    """B4.2"""
    me = view["players"][seat]
    return say("ui-tie", notes=len(me["notes"]), bonus=me["bonus"])
