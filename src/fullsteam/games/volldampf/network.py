"""V6.1, V6.2: which deliveries the built track allows.

Nothing is built while goods travel: a Network is made once when transports begin and shared by all copies of a table.
A payoff (who gains how many steps by a delivery) is packed, four bits a seat."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fullsteam.games.volldampf.board import Board
from fullsteam.games.volldampf.components import GERMAN, GOODS_KINDS, total
from fullsteam.kernel.ints import Ints, bit, empty

LINKS: Final = 6  # V6.1 the longest route ...
FAST_LINKS: Final = 7  # VA.3 ... and with a fast engine
FAR: Final = 99
NO_PAYOFF: Final = -1
KEYS: Final = 8192  # more than there are outcomes of one city: 4 colours x 1716 payoffs (6 seats, 7 links)
STAMPED: Final[vec[i64]] = vec[i64]([0] * KEYS)  # scratch of Search: number of the search << 26 | outcome
QUEUE: Final[vec[i64]] = vec[i64]([0] * 64)  # scratch of Network
ALL_GOODS: Final = 15


@final
@mypyc_attr(acyclic=True)
class Network:
    """The built links: city i has tracks first[i] .. first[i + 1] - 1; track t leads over link link[t] to city ends[t]."""

    def __init__(self, board: Board, owner: vec[i64], seats: i64, stop: bool, through: bool) -> None:
        self.board = board
        self.seats = seats
        self.stop = stop  # option matching_city=stop: a route ends at the first matching city
        self.through = through  # option foreign=through: foreign cities may be passed
        self.first: vec[i64] = board.first[:]
        self.ends: vec[i64] = board.ends[:]
        self.link: vec[i64] = board.half[:]
        self.colour: vec[i64] = board.half[:]  # of the city it leads to
        self.gain: vec[i64] = board.half[:]  # payoff of the track: one step for its owner
        self.near: vec[i64] = vec[i64]()  # how far from city i to another one of colour g: near[4 * i + g]
        self.within: vec[i64] = vec[i64]()  # mask of colours near[] of which is at most d: within[cities * d + city]
        self.six: list[Outcomes | None] = []  # by city, when asked for
        self.seven: list[Outcomes | None] = []
        t: i64 = 0
        for city in range(board.cities):
            self.first[city] = t
            for h in range(board.first[city], board.first[city + 1]):
                k = board.half[h]
                if owner[k] >= 0:
                    self.ends[t] = board.ends[h]
                    self.link[t] = k
                    self.colour[t] = board.colour[board.ends[h]]
                    self.gain[t] = bit(4 * owner[k])
                    t += 1
        self.first[board.cities] = t
        self.measure()

    def measure(self) -> None:
        near = vec[i64]([FAR] * (GOODS_KINDS * self.board.cities))
        for city in range(self.board.cities):
            if self.first[city] < self.first[city + 1]:
                self.spread(near, city)
        self.near = near

    def spread(self, near: vec[i64], source: i64) -> None:
        """Breadth first: the distance to the nearest other city of each colour. A shortest way passes no city twice, no
        matching city, and, with option foreign=end, no foreign one."""
        colour = self.board.colour
        ends = self.ends
        seen = bit(source)
        QUEUE[0] = source
        head: i64 = 0
        tail: i64 = 1
        level: i64 = 1  # places of the queue below this are `depth` away
        depth: i64 = 0
        missing: i64 = GOODS_KINDS
        base = GOODS_KINDS * source
        while head < tail and missing > 0 and depth < FAST_LINKS:
            city = QUEUE[head]
            head += 1
            if head == 1 or self.through or self.board.german(city):
                for t in range(self.first[city], self.first[city + 1]):
                    end = ends[t]
                    if not seen >> end & 1:
                        seen |= bit(end)
                        QUEUE[tail] = end
                        tail += 1
                        if near[base + colour[end]] == FAR:
                            near[base + colour[end]] = depth + 1
                            missing -= 1
            if head == level:
                depth += 1
                level = tail

    def reaches(self, at: i64, seen: i64, left: i64, good: i64) -> bool:
        """V6.1 From here, with so many links left and these cities seen: is there a way to a city of the good's colour?"""
        board = self.board
        for t in range(self.first[at], self.first[at + 1]):
            if self.leads(self.ends[t], seen, left, good, board.colour[self.ends[t]]):
                return True
        return False

    def leads(self, end: i64, seen: i64, left: i64, good: i64, colour: i64) -> bool:
        """May the next link lead to this city?"""
        if left < 1 or seen >> end & 1:
            return False
        if colour == good:
            return True
        if self.near[GOODS_KINDS * end + good] >= left or not (self.through or self.board.german(end)):
            return False
        return self.reaches(end, seen | bit(end), left - 1, good)

    def goes_on(self, at: i64, seen: i64, left: i64, good: i64) -> bool:
        """V6.2 Arrived at a matching city: may the route go on to another one?"""
        if self.stop or not (self.through or self.board.german(at)):
            return False
        return self.reaches(at, seen, left, good)

    def outcomes(self, city: i64, limit: i64, wanted: i64) -> Outcomes:
        """All that a delivery from this city of at most so many links may bring, for goods of (at least) the wanted
        colours, a mask. Found when first asked for, and shared."""
        if len(self.six) == 0:
            self.six = [None] * int(self.board.cities)
            self.seven = [None] * int(self.board.cities)
            self.reckon()
        kept = self.six if limit == LINKS else self.seven
        found = kept[city]
        if found is not None:
            if found.wanted & wanted == wanted:
                return found
            wanted |= found.wanted
        search = Search(self)
        search.walk(city, bit(city), 0, limit, wanted)
        found = Outcomes(search.found, wanted)
        kept[city] = found
        return found

    def top(self, city: i64, limit: i64, wanted: i64, good: i64, seat: i64) -> i64:
        """The payoff that this seat likes best (liking()) for such a good from this city; NO_PAYOFF if it can go nowhere."""
        found = self.outcomes(city, limit, wanted)
        if len(found.tops) == 0:
            found.tops = self.best_of(found.found)
        return found.tops[self.seats * good + seat]

    def best_of(self, found: Ints) -> vec[i64]:
        """For each good and seat the payoff it likes best."""
        seats = self.seats
        tops = vec[i64]([NO_PAYOFF] * (GOODS_KINDS * int(seats)))
        likings = vec[i64]([-FAR] * (GOODS_KINDS * int(seats)))
        for i in range(found.size):
            payoff = payoff_of(found.items[i])
            links = total(payoff)
            base = good_of(found.items[i]) * seats
            for seat in range(seats):
                value = (2 * seats - 1) * (payoff >> 4 * seat & 15) - links
                if value > likings[base + seat]:
                    likings[base + seat] = value
                    tops[base + seat] = payoff
        return tops

    def reckon(self) -> None:
        """within[], from near[]."""
        cities = self.board.cities
        within = vec[i64]([0] * (FAST_LINKS * int(cities)))
        for i in range(len(self.near)):
            for d in range(self.near[i], FAST_LINKS):
                within[cities * d + i // GOODS_KINDS] |= bit(i & 3)
        self.within = within


@final
@mypyc_attr(acyclic=True)
class Outcomes:
    """Every distinct result (colour of the good, payoff) of a delivery from one city, for goods of the wanted colours."""

    def __init__(self, found: Ints, wanted: i64) -> None:
        self.found = found  # good << 24 | payoff
        self.wanted = wanted
        self.tops: vec[i64] = vec[i64]()  # see Network.top(), when asked for


@final
class Clock:
    """Numbers the searches, so that the scratch table need not be cleared."""

    def __init__(self) -> None:
        self.searches: i64 = 0

    def next(self) -> i64:
        self.searches = self.searches % 0xFFFFFFF + 1
        return self.searches


CLOCK: Final[Clock] = Clock()


@final
@mypyc_attr(acyclic=True)
class Search:
    """Depth-first search over all routes from a city; a set of cities is one number. Ways from which no wanted colour is
    near enough are left out."""

    def __init__(self, net: Network) -> None:
        self.net = net
        self.found: Ints = empty()
        self.stamp: i64 = CLOCK.next()
        self.mask: i64 = KEYS - 1  # a small table stays near: up to 4 seats there are 4 x 330 outcomes at most
        if net.seats <= 4:
            self.mask = KEYS // 4 - 1

    def walk(self, city: i64, seen: i64, payoff: i64, left: i64, wanted: i64) -> None:
        net = self.net
        ends = net.ends
        base = net.board.cities * (left - 1)
        for t in range(net.first[city], net.first[city + 1]):
            end = ends[t]
            if not seen >> end & 1:
                gained = payoff + net.gain[t]
                colour = net.colour[t]
                still = wanted
                if wanted >> colour & 1:
                    self.keep(colour << 24 | gained)
                    if net.stop:
                        still = wanted & ~bit(colour)
                if net.within[base + end] & still != 0 and (net.through or colour < GERMAN):
                    self.walk(end, seen | bit(end), gained, left - 1, still)

    def keep(self, key: i64) -> None:
        """Once each; the table holds the outcomes of this source, stamped with the number of the search."""
        mask = self.mask
        i = key * 40503 >> 7 & mask
        mark = self.stamp << 26 | key
        there = STAMPED[i]
        while there != mark:
            if there >> 26 != self.stamp:
                STAMPED[i] = mark
                self.found.push(key)
                return
            i = i + 1 & mask
            there = STAMPED[i]


def good_of(outcome: i64) -> i64:
    return outcome >> 24


def payoff_of(outcome: i64) -> i64:
    return outcome & 0xFFFFFF


def steps_for(payoff: i64, seat: i64) -> i64:
    """V6.3 How many steps a payoff brings this seat."""
    return payoff >> 4 * seat & 15


def liking(payoff: i64, seat: i64, seats: i64) -> i64:
    """How much a seat likes a payoff: 2 (n - 1) for each own step, less 1 for each step of another. (All steps together are as
    many as the route has links.)"""
    return (2 * seats - 1) * steps_for(payoff, seat) - total(payoff)
