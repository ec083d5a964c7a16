"""The table in a terminal. Locos show their type by letter and colour, wagons their goods by word."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from fullsteam.games.take_a_train.components import CARD, LOCO

Say = Callable[..., str]

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


def draw(view: dict[str, Any], seat: int, names: list[str], say: Say) -> RenderableType:
    order = [q - 1 for q in view["order"]] or list(range(len(view["players"])))
    others = [q for q in order if q != seat]
    mine = [player(view, seat, names, say)] if seat >= 0 else []
    return Group(*(player(view, q, names, say) for q in others), middle(view, names, say), *mine)


def loco(label: str, say: Say) -> Text:
    """S 80 200 ×2: type, speed, power, multiplier."""
    if label.startswith("down") or label == "?":
        return Text(f" {say('ui-down') if label != '?' else '?'} ", "dim reverse")
    facts = LOCO.facts[LOCO.index(label)]
    text = f" {str(facts['type'])[0].upper()} {facts['speed']} km/h · {facts['power']} · ×{facts['factor']} "
    return Text(text, TYPES[str(facts["type"])])


def wagon(label: str, say: Say) -> Text:
    facts = CARD.facts[CARD.index(label)]
    return Text(f" {say('card', label=label, **facts)} ", GOODS.get(str(facts["goods"]), SPECIAL))


def row(parts: list[Text], say: Say) -> Text:
    return Text(" ").join(parts) if parts else Text(say("ui-none"), "dim")


def line(title: str, value: Text | str) -> Text:
    return Text(f"{title}: ", "bold").append(value)


def middle(view: dict[str, Any], names: list[str], say: Say) -> RenderableType:
    token = f" · {say('auction', label=view['auction'])}" if view["auction"] else ""
    title = f"{say('ui-round', number=view['round'])}{token} · {say('ui-starter')}: {names[view['starter'] - 1]}"
    lines = auction(view["lot"], names, say) if view["stage"] in ("setup", "auction") else wagons(view, say)
    return Panel(Group(*lines), title=title, title_align="left", border_style="cyan")


def auction(lot: dict[str, Any], names: list[str], say: Say) -> list[Text]:
    out = [line(say("ui-shown"), row([loco(label, say) for label in lot["shown"]], say))]
    if lot["loco"]:
        sale = line(say("ui-lot"), loco(lot["loco"], say))
        if lot["leader"]:
            sale.append(f"   {say('ui-standing')}: {lot['bid']} $ ({names[lot['leader'] - 1]})", "bold yellow")
        out.append(sale)
    bids = [f"{names[q]} {bid} $" for q, bid in enumerate(lot["bids"]) if bid is not None]
    if bids:
        out.append(line(say("ui-bids"), ", ".join(bids)))
    out.append(line(say("ui-aside"), ", ".join(lot["aside"]) or say("ui-none")).append(f"   {say('ui-pile')}: {lot['pile']}"))
    return out


def wagons(view: dict[str, Any], say: Say) -> list[Text]:
    cards = line(say("ui-display"), row([wagon(label, say) for label in view["display"]], say))
    piles = f"{say('ui-pile')}: {view['pile']}   {say('ui-discard')}: {sum(view['discard'].values())}"
    ends = f"{say('ui-limit', number=view['limit'])}   {say('ui-passes', number=view['passes'])}"
    return [cards, Text(f"{piles}   {ends}", "dim")]


def player(view: dict[str, Any], q: int, names: list[str], say: Say) -> RenderableType:
    me = view["players"][q]
    money = f"{me['money']} $" if me["money"] is not None else say("ui-hidden")
    title = f"{names[q]} · {say('ui-money')}: {money} · {say('ui-power', number=me['power'])}"
    if me["token"]:
        title += f" · {say('ui-token')} {me['token']} ({say('ui-replace', number=me['price'])})"
    lines = [train(t, say) for t in me["locos"]] or [Text(say("ui-none"), "dim")]
    for name in ("hand", "kept"):
        if me[name]:
            title_of = say("ui-hand") if name == "hand" else say("ui-kept")
            lines.append(line(title_of, row([loco(label, say) for label in me[name]], say)))
    return Panel(Group(*lines, targets(view, me, say)), title=title, title_align="left", border_style="dim")


def train(t: dict[str, Any], say: Say) -> Text:
    out = loco(t["loco"], say)
    if t["multiplier"]:
        out.append(f" +1 = ×{t['factor']} ", SPECIAL)
    for label in t["wagons"]:
        out.append(" ").append(wagon(label, say))
    return out.append(f"  = {t['worth']} $", "bold") if t["wagons"] else out


def targets(view: dict[str, Any], me: dict[str, Any], say: Say) -> Text:
    """Own objectives in full; of others those that were paid, and how many are secret."""
    parts = []
    for name in me["objectives"] if me["objectives"] is not None else me["done"]:
        paid = f" ✓ {say('ui-done')}" if name in me["done"] else ""
        parts.append(f"{say('objective', label=name)} ({view['rewards'][name]} $){paid}")
    if me["objectives"] is None:
        parts.append(say("ui-secret", number=me["secret_objectives"]))
    return line(say("ui-objectives"), Text("; ".join(parts), "dim"))
