"""Rules of thumb for a sensible player: how good does a choice look? From what its seat may know."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fullsteam.games.volldampf.components import GOODS_KINDS, ROUTE_KINDS, many
from fullsteam.games.volldampf.features import Observed
from fullsteam.games.volldampf.network import FAST_LINKS, LINKS, NO_PAYOFF, liking
from fullsteam.games.volldampf.state import FREE, NOWHERE, Table
from fullsteam.games.volldampf.words import (
    BID,
    BORROW,
    CHOOSE,
    DISCARD,
    EXTRA,
    FAST,
    FILL,
    RENEW,
    ROB,
    SABOTAGE,
    STAKE_IT,
    SUBSIDY,
)
from fullsteam.kernel.core import Action, a_of
from fullsteam.kernel.ints import apart, bit
from fullsteam.kernel.words import DONE

NONE: Final = -1000  # worse than any delivery
LINK_MONEY: Final = 6  # marks put aside for each link to be built
GOOD_NAMING: Final = 5  # steps worth a Sabotage
USUAL: Final = 4  # own steps of a usual delivery


class Judged(Observed):
    """The game, and how a sensible player looks at it."""

    def appeal(self, s: Table, seat: i64, action: Action) -> i64:
        """Above 0: better than being done; the highest is chosen."""
        words = s.words
        if action == DONE:
            return worth(s, s.gains, seat) if s.source != NOWHERE and s.path > 0 else 0
        if words.name.holds(action):
            return best_delivery(s, seat, words.name.a(action), words.name.b(action), s.limit())
        if words.along.holds(action):
            return along(s, seat, words.along.a(action), s.links_left())
        if words.build.holds(action):
            link = words.build.a(action)
            return link_value(s, seat, link, s.board.cost[link])
        if words.bargain.holds(action):
            return link_value(s, seat, words.bargain.b(action), 5) - 6 - colour_value(s, seat, words.bargain.a(action)) // 4
        if words.put.holds(action):
            return landing(s, seat, words.put.a(action))
        if words.replan.holds(action):
            return replanning(s, seat, words.replan.a(action), words.replan.b(action))
        return other(s, seat, action)


def other(s: Table, seat: i64, action: Action) -> i64:
    if BID.holds(action):
        return 1 if BID.a(action) == s.high + 1 and s.high < willing(s, seat) else -1
    if BORROW.holds(action):
        return 0 - apart(BORROW.a(action), wanted_bonds(s, seat))
    if STAKE_IT.holds(action):
        return 0 - apart(STAKE_IT.a(action), wanted_stake(s, seat))
    if CHOOSE.holds(action):
        return pile_value(s, seat, s.groups.items[CHOOSE.a(action)])
    if DISCARD.holds(action):
        return 0 - colour_value(s, seat, DISCARD.a(action)) // 8
    if FILL.holds(action):
        return colour_value(s, seat, FILL.a(action))
    if ROB.holds(action):
        return s.players[ROB.a(action)].held
    return card_value(s, seat, action)


def card_value(s: Table, seat: i64, action: Action) -> i64:
    """Play an action card that has no target now?"""
    step = one_step(s)
    if action == FAST.of(0):
        return faster(s, seat)
    if action == EXTRA.of(0):
        return 3 * step if best_of_all(s, seat, s.limit()) < 2 * step else -1
    if action == SUBSIDY.of(0):
        return best_of_all(s, seat, LINKS)
    if action == SABOTAGE.of(0):
        return sabotage(s, seat)
    return -1 if action == RENEW.of(0) else 0


# --- Deliveries


def one_step(s: Table) -> i64:
    """What one own step is worth; a step of somebody else costs 1."""
    return 2 * (s.seats - 1)


def worth(s: Table, payoff: i64, seat: i64) -> i64:
    return liking(payoff, seat, s.seats)


def best_delivery(s: Table, seat: i64, city: i64, good: i64, limit: i64) -> i64:
    """The best outcome of taking such a good from this city."""
    top = s.network().top(city, limit, bit(good) | lying(s, city), good, seat)
    return NONE if top == NO_PAYOFF else worth(s, top, seat)


def lying(s: Table, city: i64) -> i64:
    """Mask of the colours of the goods that lie there."""
    mask: i64 = 0
    for good in range(4):
        if s.goods[4 * city + good] > 0:
            mask |= bit(good)
    return mask


def best_of_all(s: Table, seat: i64, limit: i64) -> i64:
    """The best outcome over all goods that lie on the board."""
    best: i64 = NONE
    for i in range(len(s.goods)):
        if s.goods[i] > 0 and not s.closed >> (i & 3) & 1:
            value = best_delivery(s, seat, i // 4, i & 3, limit)
            if value > best:
                best = value
    return best


def along(s: Table, seat: i64, link: i64, left: i64) -> i64:
    """The best end of a route that goes on over this link."""
    end = s.board.link_a[link] + s.board.link_b[link] - s.at
    step = one_step(s) if s.owner[link] == seat else i64(-1)
    return best_from(s, seat, end, s.seen | bit(end), worth(s, s.gains, seat) + step, left - 1, NONE)


def best_from(s: Table, seat: i64, at: i64, seen: i64, value: i64, left: i64, best: i64) -> i64:
    """The best end of a route that has come so far and is worth so much already, or `best` if there is no better one."""
    net = s.network()
    if s.board.colour[at] == s.good:
        if value > best:
            best = value
        if s.stop:
            return best
    step = one_step(s)
    if left < 1 or value + left * step <= best or not (s.through or s.board.german(at)):
        return best
    for t in range(net.first[at], net.first[at + 1]):
        end = net.ends[t]
        if not seen >> end & 1 and (net.colour[t] == s.good or net.near[GOODS_KINDS * end + s.good] < left):
            more = step if s.owner[net.link[t]] == seat else i64(-1)
            best = best_from(s, seat, end, seen | bit(end), value + more, left - 1, best)
    return best


def faster(s: Table, seat: i64) -> i64:
    """VA.3 A fast engine, if the seventh link brings a step more."""
    if s.source != NOWHERE:
        slow = best_from(s, seat, s.at, s.seen, 0, LINKS, NONE)
        fast = best_from(s, seat, s.at, s.seen, 0, FAST_LINKS, NONE)
    else:
        slow = best_of_all(s, seat, LINKS)
        fast = best_of_all(s, seat, FAST_LINKS)
    return fast + 1 if fast >= slow + one_step(s) else -1


def sabotage(s: Table, seat: i64) -> i64:
    """VA.6 Worth it against the good delivery of somebody who is not behind."""
    namer = a_of(s.agenda.items[s.agenda.size - 1])
    if s.players[namer].income < s.players[seat].income:
        return -1
    best = best_delivery(s, namer, s.source, s.good, s.limit())
    return best if best >= GOOD_NAMING * one_step(s) else -1


def landing(s: Table, seat: i64, city: i64) -> i64:
    """VA.7, VA.9 Where the good in hand should go: wherever its delivery is best."""
    if s.net is None:
        return 0
    moved = a_of(s.agenda.items[s.agenda.size - 1]) & 3  # VA.9: the step says which
    return best_delivery(s, seat, city, s.freight if s.freight != NOWHERE else moved, s.limit())


def replanning(s: Table, seat: i64, city: i64, good: i64) -> i64:
    """VA.9 Only in one's transport, and only if it saves a poor one."""
    if s.net is None or s.subsidised or best_of_all(s, seat, s.limit()) >= 2 * one_step(s):
        return -1
    best: i64 = NONE
    for target in range(s.board.cities):
        value = best_delivery(s, seat, target, good, s.limit())
        if target != city and value > best:
            best = value
    return best if best >= USUAL * one_step(s) else -1


# --- Money


def wanted_bonds(s: Table, seat: i64) -> i64:
    """Enough to build with every route card of the round, and no more."""
    need = LINK_MONEY * s.group_size + 2 - s.players[seat].cash
    return (need + 5) // 6 if need > 0 else 0


def wanted_stake(s: Table, seat: i64) -> i64:
    """Who is behind stakes more; two such players never tie for ever."""
    lead = s.players[seat].income - s.players[1 - seat].income
    return 2 if lead < 0 or (lead == 0 and s.players[seat].rank == 1) else 1


def willing(s: Table, seat: i64) -> i64:
    """The highest bid that leaves the money to build."""
    spare = s.players[seat].cash - (LINK_MONEY - 1) * s.group_size
    return min(spare, 2 + s.round)


# --- Track


def pile_value(s: Table, seat: i64, pile: i64) -> i64:
    value: i64 = 0
    for colour in range(ROUTE_KINDS):
        value += many(pile, colour) * colour_value(s, seat, colour)
    return value


def colour_value(s: Table, seat: i64, colour: i64) -> i64:
    """The best link that a route card of this colour can build."""
    best: i64 = 0
    for link in range(s.board.links):
        if s.board.route[link] == colour and s.owner[link] == FREE and s.board.cost[link] <= s.players[seat].cash:
            value = link_value(s, seat, link, s.board.cost[link])
            if value > best:
                best = value
    return best


def link_value(s: Table, seat: i64, link: i64, price: i64) -> i64:
    """Links that lengthen own track, join it to that of others, lead to goods, or open a city nobody has reached."""
    a = s.board.link_a[link]
    b = s.board.link_b[link]
    value = 24 + end_value(s, seat, a) + end_value(s, seat, b) - 2 * price
    if tracks(s, a, FREE) == 0 and tracks(s, b, FREE) == 0:
        value -= 6  # far from everything
    for end in range(2):
        city = b if end == 1 else a
        if not s.board.german(city) and tracks(s, city, FREE) == 0:
            value += 10  # the only way there
    return value if value > 0 else 1


def end_value(s: Table, seat: i64, city: i64) -> i64:
    value: i64 = 0
    own = tracks(s, city, seat)
    if own == 1:
        value += 8
    elif own > 1:
        value += 4
    elif tracks(s, city, FREE) > 0:
        value += 3
    for good in range(4):
        value += min(2, s.goods[4 * city + good])
    return value


def tracks(s: Table, city: i64, seat: i64) -> i64:
    """Built links at a city: this seat's, or (FREE) anybody's."""
    n: i64 = 0
    for h in range(s.board.first[city], s.board.first[city + 1]):
        owner = s.owner[s.board.half[h]]
        if owner >= 0 and (owner == seat or seat == FREE):
            n += 1
    return n
