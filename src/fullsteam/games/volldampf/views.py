"""V0.6: what a seat may know (V0.6r1), and how to imagine the rest."""

from __future__ import annotations

from mypy_extensions import i64

from fullsteam.games.volldampf.arrivals import Arrivals
from fullsteam.games.volldampf.auctions import due, still_in
from fullsteam.games.volldampf.board import Board
from fullsteam.games.volldampf.bonds import MARKS_A_POINT
from fullsteam.games.volldampf.building import BUILDING
from fullsteam.games.volldampf.components import (
    BLANK,
    CARDS,
    GOODS,
    GOODS_CARDS,
    GOODS_KINDS,
    GROUP_SIZE,
    NAMED,
    ROUTES,
    many,
    one,
    pile_list,
    total,
)
from fullsteam.games.volldampf.network import steps_for
from fullsteam.games.volldampf.openings import openings
from fullsteam.games.volldampf.state import NOWHERE, Kept, Table
from fullsteam.games.volldampf.transport import NAMING, ROUTE, SABOTEURS
from fullsteam.games.volldampf.turns import MOVE
from fullsteam.kernel.bags import Bag
from fullsteam.kernel.core import a_of, seat_of, step_of
from fullsteam.kernel.ints import bit
from fullsteam.kernel.rng import Rng


class Seen(Kept):
    """The game, and what a seat sees of it."""

    def view(self, s: Table, seat: i64) -> dict[str, object]:
        """V0.6r1 Built up from nothing: what is not written here, nobody sees. seat -1: an onlooker."""
        row = seat if seat >= 0 else s.seats
        return {
            "board": board_view(s.board),
            "round": s.round,
            "rounds": s.rounds,
            "goods": {s.board.ids[city]: goods for city in range(s.board.cities) if (goods := goods_at(s, city))},
            "track": {s.board.link_id(k): s.owner[k] for k in range(s.board.links) if s.owner[k] >= 0},
            "bag": s.bag.total,
            "goods_deck": s.goods_deck.total,
            "goods_discards": [goods_card(s, card) for card in range(GOODS_CARDS) if s.goods_used >> card & 1],
            "route_deck": s.route_deck.total,
            "group_size": GROUP_SIZE[s.seats - 2],
            "groups": [colours(pile) for pile in s.groups.to_list()],
            "loose": colours(s.loose),
            "spent_routes": colours(s.spent),
            "stock": s.stock if s.limited else None,
            "bond": bond_view(s),
            "cards_deck": s.deck.total,
            "cards_discards": [CARDS[kind] for kind in pile_list(s.used)],
            "order": s.order.to_list(),
            "active": [q for q in self.actors(s) if q >= 0],
            "highest_bid": s.high,
            "opens": openings(s, seat) if builds(s, seat) else {},
            "transport": trip_view(s, seat),
            "delivered": delivery_view(s),
            "players": [player_view(s, p, seat, row) for p in range(s.seats)],
        }

    def redeal(self, s: Table, seat: i64, rng: Rng) -> Table:
        """A table that looks the same from this seat: all action cards and route cards it cannot see are mixed and dealt
        again. What it is certain to have seen in other hands stays there."""
        t = s.clone()
        row = seat if seat >= 0 else s.seats
        for p in range(s.seats):
            if p != seat:
                known = t.knows(row, p)
                give_back(t.players[p].hand - known, t.deck)
                t.players[p].hand = known
        for p in range(s.seats):
            if p != seat:
                for k in range(t.players[p].held - total(t.players[p].hand)):
                    t.players[p].hand += one(t.deck.draw(rng))
        if s.hidden.total > 0:
            mix_routes(t, rng)
        forget_robberies(t, seat)
        return t


def board_view(board: Board) -> dict[str, object]:
    """The map, which never changes; a link is named by its two cities."""
    cities: list[dict[str, object]] = []
    for i in range(board.cities):
        cities.append({"id": board.ids[i], "name": board.names[i], "colour": GOODS[board.colour[i]], **board.places[i]})
    links = [{"id": board.link_id(k), "route": ROUTES[board.route[k]], "cost": board.cost[k]} for k in range(board.links)]
    return {"name": board.name, "title": board.title, "own": board.own, "cities": cities, "links": links}


def goods_at(s: Table, city: i64) -> list[str]:
    out: list[str] = []
    for k in range(GOODS_KINDS):
        out += [GOODS[k]] * int(s.goods[GOODS_KINDS * city + k])
    return out


def goods_card(s: Table, card: i64) -> list[str]:
    return [s.board.ids[s.board.cards[NAMED * card + k]] for k in range(NAMED)]


def colours(pile: i64) -> list[str]:
    return [ROUTES[kind] for kind in pile_list(pile)]


def trip_view(s: Table, seat: i64) -> dict[str, object]:
    """The transport under way: how far the named good has come, what it brings so far, and where it can go."""
    named = s.source != NOWHERE
    hauler = transporting(s)
    return {
        "seat": hauler if hauler != NOWHERE else None,
        "good": GOODS[s.good] if named else None,
        "from": s.board.ids[s.source] if named else None,
        "at": s.board.ids[s.at] if named else None,
        "path": path_view(s, s.path) if named else [],
        "limit": s.limit(),
        "closed": [GOODS[k] for k in range(GOODS_KINDS) if s.closed >> k & 1],
        "subsidised": s.subsidised,
        "freight": GOODS[s.freight] if s.freight != NOWHERE else None,
        "moving": moving(s),
        "gains": steps(s, s.gains if named else 0),
        "destinations": destinations(s, hauler) if named and hauler != NOWHERE else {},
        **(offers(s, seat) if not named and hauler == seat and seat >= 0 else {"offers": {}, "best": {}}),
    }


def builds(s: Table, seat: i64) -> bool:
    """Is this seat asked what it builds?"""
    if seat < 0 or s.agenda.size == 0:
        return False
    f = s.agenda.items[s.agenda.size - 1]
    return step_of(f) == BUILDING.id and seat_of(f) == seat


def transporting(s: Table) -> i64:
    """Whose transport it is: he who names or chooses the route, or is waiting for the others' answers (VA.6)."""
    if s.agenda.size == 0:
        return NOWHERE
    f = s.agenda.items[s.agenda.size - 1]
    if step_of(f) == SABOTEURS.id:
        return a_of(f)
    return seat_of(f) if step_of(f) == NAMING.id or step_of(f) == ROUTE.id else NOWHERE


def destinations(s: Table, hauler: i64) -> dict[str, object]:
    """V6.1, V6.2 Every city where the good under way can still arrive: what the best route there brings everybody in all,
    and the links that remain. Best for him whose transport it is: most steps for him, then fewest for the others."""
    ways = Arrivals(s.network(), s.good, hauler)
    ways.walk(s.at, s.seen, s.gains, 0, s.links_left())
    out: dict[str, object] = {}
    if s.path > 0 and s.board.colour[s.at] == s.good:
        out[s.board.ids[s.at]] = {"gains": steps(s, s.gains), "path": []}
    for city in range(s.board.cities):
        if ways.found(city):
            out[s.board.ids[city]] = {"gains": steps(s, ways.payoff[city]), "path": path_view(s, ways.path[city])}
    return out


def offers(s: Table, seat: i64) -> dict[str, object]:
    """V6.5 To him who names a good: where each good that may be named can arrive, and what the best route there brings
    everybody; and of the best of these the route itself. Goods are called as in the notation: "berlin red"."""
    net = s.network()
    out: dict[str, object] = {}
    best: dict[str, object] = {}
    for i in range(len(s.goods)):
        city = i // GOODS_KINDS
        good = i & 3
        if s.goods[i] > 0 and net.near[i] <= s.limit() and not s.closed >> good & 1:
            ways = Arrivals(net, good, seat)
            ways.walk(city, bit(city), 0, 0, s.limit())
            ends = [end for end in range(s.board.cities) if ways.found(end)]
            name = f"{s.board.ids[city]} {GOODS[good]}"
            out[name] = {s.board.ids[end]: steps(s, ways.payoff[end]) for end in ends}
            to = max(ends, key=lambda end: int(ways.worth[end]))
            best[name] = {"to": s.board.ids[to], "path": path_view(s, ways.path[to])}
    return {"offers": out, "best": best}


def steps(s: Table, payoff: i64) -> list[int]:
    return [steps_for(payoff, p) for p in range(s.seats)]


def moving(s: Table) -> dict[str, str] | None:
    """VA.9 The good that is being moved."""
    if s.agenda.size == 0 or step_of(s.agenda.items[s.agenda.size - 1]) != MOVE.id:
        return None
    good = a_of(s.agenda.items[s.agenda.size - 1])
    return {"good": GOODS[good & 3], "from": s.board.ids[good // GOODS_KINDS]}


def delivery_view(s: Table) -> dict[str, object] | None:
    """The last delivery, until another good is named."""
    if s.source != NOWHERE or s.path == 0:
        return None
    return {"good": GOODS[s.good], "to": s.board.ids[s.at], "path": path_view(s, s.path)}


def path_view(s: Table, links: i64) -> list[str]:
    out: list[str] = []
    while links > 0:
        out.insert(0, s.board.link_id((links & 255) - 1))
        links >>= 8
    return out


def player_view(s: Table, p: i64, seat: i64, row: i64) -> dict[str, object]:
    player = s.players[p]
    known = player.hand if p == seat else s.knows(row, p)
    faces = [CARDS[kind] for kind in pile_list(known)]
    return {
        "cash": player.cash,
        "bonds": player.bonds,
        "income": player.income,
        "result": player.income - player.bonds,
        "pieces": player.pieces,
        "routes": colours(player.routes),
        "group": player.group if player.group > 0 else None,
        "hand": faces + [BLANK] * (int(player.held) - len(faces)),
        "rank": player.rank,
        "bid": player.bid,
        "passing": passing_view(s, p),
        "missed": player.missed,
    }


def bond_view(s: Table) -> dict[str, int]:
    """V3.1, V7.1, VE.1 What a bond taken now brings, and costs: its dividend at the end of this round and of each one to
    come, and its point at the end of the game."""
    return {"brings": MARKS_A_POINT, "dividend": 1, "dividends": s.rounds - s.round + 1, "points": 1}


def passing_view(s: Table, p: i64) -> dict[str, int] | None:
    """V4.1, V4.2 To him who is still in the auction: which turn-order card he would get if he passed now, and what he would pay
    for his bid."""
    if s.players[p].rank > 0 or s.round == 0:
        return None
    card = still_in(s)
    return {"card": card, "pays": due(s, s.players[p].bid, card)}


def forget_robberies(t: Table, seat: i64) -> None:
    """VA.2 What two others saw of each other's cards in a robbery is their secret: they now know what everybody knows."""
    known = t.known[:]
    for q in range(t.seats):
        for p in range(t.seats):
            if q != seat and p != seat and q != p:
                known[q * t.seats + p] = t.knows(t.seats, p)
    t.known = known


def mix_routes(t: Table, rng: Rng) -> None:
    """VS.2 The route cards taken out are as unknown as those in the deck."""
    unseen = t.route_deck
    unseen.pour(t.hidden)
    n = t.hidden.total
    t.hidden = t.hidden.clone()
    for kind in range(len(t.hidden.counts)):
        t.hidden.counts[kind] = 0
    t.hidden.total = 0
    for k in range(n):
        t.hidden.add(unseen.draw(rng))


def give_back(pile: i64, unseen: Bag) -> None:
    for kind in range(len(unseen.counts)):
        for k in range(many(pile, kind)):
            unseen.add(kind)
