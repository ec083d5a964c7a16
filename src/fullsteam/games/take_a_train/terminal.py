"""The table in a terminal. Locos show their type by letter and colour, wagons their goods by word."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group
from rich.text import Text

from fullsteam.drawing import Say, View, flow, heading, label, parts, plate, titled
from fullsteam.games.take_a_train.components import GOODS as ALL_GOODS
from fullsteam.games.take_a_train.components import UNIT
from fullsteam.games.take_a_train.figures import OWN

TYPES = {"steam": "bold white on grey30", "diesel": "bold white on dark_red", "electric": "bold black on bright_cyan"}
GOODS = {
    "food": "black on green3",
    "cattle": "black on orange3",
    "coal": "white on grey23",
    "fuel": "white on purple4",
    "luxury": "black on gold1",
    "passengers": "white on blue",
}
SPECIAL = "bold black on white"
LETTERED = {"replace", "turn_over"}  # what goes away


def draw(view: View, seat: int, names: list[str], say: Say, colours: Sequence[str] = ()) -> Group:
    order = [q - 1 for q in view["order"]] or list(range(len(view["players"])))
    seats = [*(q for q in order if q != seat), *([seat] if seat >= 0 else [])]
    at = len(seats) - 1 if seat >= 0 else len(seats)

    def one(q: int) -> Any:
        return lambda width: player(view, q, names, say, colours, width)

    return parts(*(one(q) for q in seats[:at]), lambda width: middle(view, names, say, width), *(one(q) for q in seats[at:]))


Figures = dict[str, dict[str, str | int]]  # of each loco


def figures_of(view: View) -> Figures:
    """Those of the box; else our own."""
    found: Figures | None = view.get("figures")
    return dict(zip(OWN.loco.labels, OWN.loco.facts, strict=True)) if found is None else found


def loco(name: str, figures: Figures, say: Say) -> Text:
    """S 80 km/h · 200 · ×2: type, speed, power, multiplier."""
    if name.startswith("down") or name == "?":
        return Text(f" {say('ui-down') if name != '?' else '?'} ", "dim reverse")
    facts = figures[name]
    text = f" {str(facts['type'])[0].upper()} {facts['speed']} km/h · {facts['power']} · ×{facts['factor']} "
    return Text(text, TYPES[str(facts["type"])])


def wagon(name: str, say: Say) -> Text:
    goods = name.rstrip("0123456789")
    facts: dict[str, str | int] = {"goods": goods, "value": int(name.removeprefix(goods)) if goods in ALL_GOODS else 0}
    return Text(f" {say('card', label=name, **facts)} ", GOODS.get(str(facts["goods"]), SPECIAL))


def some(pieces: list[Text], say: Say) -> list[Text]:
    return pieces or [Text(say("ui-none"), "dim")]


def middle(view: View, names: list[str], say: Say, width: int) -> list[Text]:
    """Whose lot it is, where that is known: he opens it. (The starter of the round is another in every lot.)"""
    lot = view["lot"]
    token = f" · {say('auction', label=view['auction'])}" if view["auction"] else ""
    title = Text(f"{say('ui-round', number=view['round'])}{token}", "bold")
    auctions = view["stage"] in ("setup", "auction")
    if auctions and lot["opener"]:
        title.append(f" · {say('ui-opener', name=names[lot['opener'] - 1])}", "not bold")
    else:
        title.append(f" · {say('ui-starter', name=names[view['starter'] - 1])}", "not bold")
    lines = auction(lot, figures_of(view), names, say, width) if auctions else wagons(view, say, width)
    return [*heading(title, width, "cyan"), *lines]


def auction(lot: View, figures: Figures, names: list[str], say: Say, width: int) -> list[Text]:
    out = titled(label(say, "ui-shown"), some([loco(name, figures, say) for name in lot["shown"]], say), width, " ")
    if lot["loco"]:
        sale = [loco(lot["loco"], figures, say)]
        if lot["leader"]:
            sale.append(Text(say("ui-standing", amount=lot["bid"], name=names[lot["leader"] - 1]), "bold yellow"))
        out += titled(label(say, "ui-lot"), sale, width)
    bids = [Text(f"{names[q]} {say('ui-sum', number=bid)}") for q, bid in enumerate(lot["bids"]) if bid is not None]
    if bids and (lot["loco"] or lot["shown"]):  # those of a lot that is over are no longer on the table
        out += titled(label(say, "ui-bids"), bids, width)
    aside = some([loco(name, figures, say) for name in lot["aside"]], say)
    pile = label(say, "ui-pile").append(str(lot["pile"]), "not bold")
    return [*out, *titled(label(say, "ui-aside"), aside, width, " "), pile]


def wagons(view: View, say: Say, width: int) -> list[Text]:
    cards = titled(label(say, "ui-display"), some([wagon(name, say) for name in view["display"]], say), width, " ")
    piles = [("ui-pile", view["pile"]), ("ui-discard", sum(view["discard"].values()))]
    facts = [label(say, title).append(str(n), "not bold") for title, n in piles]
    facts += [Text(say("ui-limit", number=view["limit"])), Text(say("ui-passes", number=view["passes"]))]
    return [*cards, *flow(facts, width, "   ")]


def player(view: View, q: int, names: list[str], say: Say, colours: Sequence[str], width: int) -> list[Text]:
    me = view["players"][q]
    money = say("ui-sum", number=me["money"]) if me["money"] is not None else say("ui-hidden")
    facts = [say("ui-purse", money=money), say("ui-power", number=me["power"])]
    if me["token"]:
        facts.append(f"{say('ui-token', number=me['token'])} ({say('ui-replace', number=me['price'])})")
    if me["due"] is not None:
        facts.append(say("ui-due", number=me["due"]))
    title = plate(q, colours).append(f" {names[q]}", "bold")
    lines = heading(title.append("".join(f" · {fact}" for fact in facts), "not bold"), width)
    for t in me["locos"]:
        lines += train(t, figures_of(view), say, width)
    for name, message in (("hand", "ui-hand"), ("kept", "ui-kept")):
        if me[name]:
            lines += titled(label(say, message), [loco(one, figures_of(view), say) for one in me[name]], width, " ")
    return lines + targets(view, me, say, width)


def train(t: View, figures: Figures, say: Say, width: int) -> list[Text]:
    pieces = [loco(t["loco"], figures, say)]
    if t["multiplier"]:
        pieces.append(Text(f" +1 = ×{t['factor']} ", SPECIAL))
    pieces += [wagon(name, say) for name in t["wagons"]]
    if t["wagons"]:
        pieces.append(Text(f"= {say('ui-sum', number=t['worth'])}", "bold"))
    return flow(pieces, width, " ", 4)


def targets(view: View, me: View, say: Say, width: int) -> list[Text]:
    """Own objectives in full; of others those that were paid, and how many are secret."""
    found = []
    for name in me["objectives"] if me["objectives"] is not None else me["done"]:
        paid = f" ✓ {say('ui-done')}" if name in me["done"] else ""
        found.append(Text(f"{say('objective', label=name)} ({say('ui-sum', number=view['rewards'][name])}){paid}"))
    if me["objectives"] is None:
        found.append(Text(say("ui-secret", number=me["secret_objectives"])))
    return titled(label(say, "ui-objectives"), found, width) if found else []


# --- answers


def power(view: View, name: str) -> int:
    return int(figures_of(view)[name].get("power", 0)) if not name.startswith("down") else 0


def brings(view: View, seat: int, step: str, text: str, say: Say) -> str:
    """What it costs and what is left; what a card adds."""
    word, *args = text.split()
    me = view["players"][seat]
    cash = me["money"] or 0
    if word == "bid":
        return say("ui-left", number=cash - int(args[0]) - (view["lot"]["bids"][seat] if view["lot"]["second"] else 0))
    if word == "choose":
        return say("ui-costs", price=view["lot"]["bids"][seat], left=cash - view["lot"]["bids"][seat])
    if word == "buy":
        return say("ui-costs", price=power(view, args[0]), left=cash - power(view, args[0]))
    if word == "offer":
        return say("ui-opens-at", number=power(view, args[0]))
    if word in ("keep", "turn_over") and args[0] in me["prices"]:
        price = me["prices"][args[0]]
        return say("ui-all-cost" if word == "keep" else "ui-others-cost", price=price, left=cash - price)
    if word == "replace" and step == "turn":
        return say("ui-costs", price=me["price"], left=cash - me["price"])
    if word == "collect":
        return taken(view, me["collects"], say)
    if word == "attach":
        return taken(view, next(t for t in me["locos"] if t["loco"] == args[1])["takes"].get(args[0]), say)
    return ""


def taken(view: View, take: View | None, say: Say) -> str:
    """What a card adds, whether it ends the stage, which objectives it fulfils."""
    if take is None:
        return ""
    out = say("ui-adds", number=take["adds"])
    for name in take["objectives"] or []:
        reward = say("ui-adds", number=view["rewards"][name])
        out += f" · {say('option-value', option=say('objective', label=name), value=reward)}"
    return f"{out} · {say('ui-ends')}" if take.get("ends") else out


def asked(view: View, seat: int, step: str, say: Say) -> str:
    """Before a bid: what is sold, what wins, and what one has."""
    lot, me = view["lot"], view["players"][seat]
    cash = me["money"] or 0
    if step in ("call", "outcry"):
        return say("ui-ask-raise", highest=lot["bid"] or 0, least=(lot["bid"] or 0) + UNIT, cash=cash)
    if step in ("opening", "sealed") and lot["loco"] and not lot["second"]:
        return say("ui-ask-open", least=power(view, lot["loco"]), cash=cash)
    if step == "sealed" and lot["second"]:
        return say("ui-ask-second", first=lot["bids"][seat], highest=max(b or 0 for b in lot["bids"]), cash=cash)
    if step in ("keeping", "paying", "blind_bids"):
        return say("ui-ask-cash", cash=cash)
    return ""


def settles(view: View, seat: int, say: Say) -> str:
    """T5.2"""
    return say("ui-tie", number=len(view["players"][seat]["done"]))
