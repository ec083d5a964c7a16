"""V5.1, V6.5: what a link would be good for, before one builds it. Only views ask; rules never do."""

from __future__ import annotations

from mypy_extensions import i64

from fullsteam.games.volldampf.arrivals import Arrivals
from fullsteam.games.volldampf.components import GOODS, GOODS_KINDS, many
from fullsteam.games.volldampf.network import LINKS, Network, steps_for
from fullsteam.games.volldampf.state import FREE, Table
from fullsteam.kernel.ints import bit


def openings(s: Table, seat: i64) -> dict[str, object]:
    """For each link that this seat can build with its route cards and its money: the goods on the board that cannot be
    delivered today and could be then, each with the arrival that is best for this seat. The best good comes first."""
    p = s.players[seat]
    near = network_with(s, FREE, seat).near
    out: dict[str, object] = {}
    for link in range(s.board.links):
        if s.owner[link] == FREE and s.board.cost[link] <= p.cash and many(p.routes, s.board.route[link]) > 0:
            then = network_with(s, link, seat)
            found: list[tuple[int, dict[str, object]]] = []
            for i in range(len(s.goods)):
                if s.goods[i] > 0 and near[i] > LINKS and then.near[i] <= LINKS:
                    found.append(delivery(s, then, i, seat))
            found.sort(key=lambda one: -one[0])
            out[s.board.link_id(link)] = [one[1] for one in found]
    return out


def network_with(s: Table, link: i64, seat: i64) -> Network:
    """The track as it is, and with this link, if it is one, as this seat's. Not the table's own network, which is that of the
    transports."""
    owner = s.owner[:]
    if link != FREE:
        owner[link] = seat
    return Network(s.board, owner, s.seats, s.stop, s.through)


def delivery(s: Table, net: Network, i: i64, seat: i64) -> tuple[int, dict[str, object]]:
    """Goods number i of the table: its worth to this seat, and where it would go."""
    city = i // GOODS_KINDS
    good = i & 3
    ways = Arrivals(net, good, seat)
    ways.walk(city, bit(city), 0, 0, LINKS)
    ends = [end for end in range(s.board.cities) if ways.found(end)]
    to = max(ends, key=lambda end: int(ways.worth[end]))
    gains = [int(steps_for(ways.payoff[to], p)) for p in range(s.seats)]
    return int(ways.worth[to]), {"offer": f"{s.board.ids[city]} {GOODS[good]}", "to": s.board.ids[to], "gains": gains}
