"""V6.1, V6.2: where a good can arrive, and the best way there for the one who takes it. Only views ask; rules never do."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fullsteam.games.volldampf.components import GERMAN, GOODS_KINDS, total
from fullsteam.games.volldampf.network import Network, steps_for
from fullsteam.kernel.ints import bit

NONE: Final = -99  # worse than any route
OWN: Final = 16  # an own step outweighs whatever the others gain


@final
@mypyc_attr(acyclic=True)
class Arrivals:
    """By city: the best payoff for one seat (most steps of its own, then fewest for the others) and its route, packed like
    Table.path. Of equal ones the first found, in the order of the board."""

    def __init__(self, net: Network, good: i64, seat: i64) -> None:
        self.net = net
        self.good = good
        self.seat = seat
        self.worth: vec[i64] = vec[i64]([NONE] * int(net.board.cities))
        self.payoff: vec[i64] = vec[i64]([0] * int(net.board.cities))
        self.path: vec[i64] = vec[i64]([0] * int(net.board.cities))

    def walk(self, city: i64, seen: i64, payoff: i64, path: i64, left: i64) -> None:
        """All routes on from here with so many links left; ways from which no matching city is near enough are left out."""
        net = self.net
        for t in range(net.first[city], net.first[city + 1]):
            end = net.ends[t]
            if not seen >> end & 1:
                gained = payoff + net.gain[t]
                way = path << 8 | net.link[t] + 1
                matching = net.colour[t] == self.good
                if matching:
                    self.keep(end, gained, way)
                passable = (net.through or net.colour[t] < GERMAN) and not (matching and net.stop)
                if passable and net.near[GOODS_KINDS * end + self.good] < left:
                    self.walk(end, seen | bit(end), gained, way, left - 1)

    def keep(self, city: i64, payoff: i64, path: i64) -> None:
        own = steps_for(payoff, self.seat)
        worth = OWN * own + own - total(payoff)
        if worth > self.worth[city]:
            self.worth[city] = worth
            self.payoff[city] = payoff
            self.path[city] = path

    def found(self, city: i64) -> bool:
        return self.worth[city] > NONE
