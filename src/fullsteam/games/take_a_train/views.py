"""T1.1: what a seat may know (T1.1r2), and how to imagine the rest."""

from __future__ import annotations

from mypy_extensions import i64

from fullsteam.games.take_a_train.components import (
    AUCTION,
    BLANK,
    FACE_DOWN,
    GOODS,
    LOCOS,
    NOTHING,
    OBJECTIVE,
    TARGET_COUNT,
    number_of,
)
from fullsteam.games.take_a_train.consequences import collects, prices, second_bids, still_in, takes, target_names, unpaid
from fullsteam.games.take_a_train.draft import price
from fullsteam.games.take_a_train.objectives import reward
from fullsteam.games.take_a_train.state import GAME_OVER, Kept, Player, Table
from fullsteam.games.take_a_train.wagons import display_size, price_of
from fullsteam.kernel.ints import Ints, bit, ints
from fullsteam.kernel.rng import Rng

STAGES = ["setup", "auction", "wagons", "over"]


class Seen(Kept):
    """The game, and what a seat sees of it."""

    def view(self, s: Table, seat: i64) -> dict[str, object]:
        """Built up from nothing: what is not written here, nobody sees. seat -1: an onlooker."""
        out: dict[str, object] = {
            "round": s.round,
            "stage": STAGES[s.stage],
            "starter": s.starter + 1,
            "auction": AUCTION.labels[s.auction] if s.auction != NOTHING else None,
            "tokens_used": [AUCTION.labels[k] for k in range(len(AUCTION.labels)) if s.used >> k & 1],
            "lot": lot_view(s),
            "display": [s.figures.card.labels[card] for card in s.display.to_list()],
            "display_size": display_size(s.seats),
            "pile": s.deck.total,
            "discard": {s.figures.card.labels[card]: n for card, n in enumerate(s.discard.to_list()) if n > 0},
            "gone": [name for k, name in enumerate(["bin", "storage"]) if s.gone >> k & 1],
            "limit": s.limit,
            "passes": s.passes,
            "bonuses": s.bonuses,
            "order": [seat + 1 for seat in s.order.to_list()],
            "rewards": {OBJECTIVE.labels[k]: int(reward(s, k)) for k in range(TARGET_COUNT)},
            "players": [player_view(s, q, seat) for q in range(s.seats)],
        }
        if not s.figures.own:
            out["figures"] = {s.figures.loco.labels[k]: s.figures.loco.facts[k] for k in range(LOCOS)}
            out["prices"] = [int(price) for price in s.figures.prices]
        return out

    def redeal(self, s: Table, seat: i64, rng: Rng) -> Table:
        """A table that looks the same from this seat. Secret are only objectives not yet done and, in a rotating auction, the
        locos in hand and kept; money can be computed from what everybody saw (T2.9)."""
        t = Table(s.seats, s)
        redeal_targets(t, seat, rng)
        for p in t.players:
            if p.hand != 0:  # somebody has some already; the deal need not begin with the first seat
                redeal_hands(t, seat, rng)
                break
        return t


def lot_view(s: Table) -> dict[str, object]:
    """T1.1 Bids are shown once they are revealed."""
    still = still_in(s)
    return {
        "pile": s.pool.left(),
        "shown": names(s, s.shown),
        "aside": names(s, s.aside),
        "recent": names(s, s.recent),
        "mixed": names(s, s.pool.sure),  # seen before, now in the pile or face down before somebody
        "loco": s.figures.loco.labels[s.lot] if s.lot != NOTHING else None,
        "opener": s.opener + 1 if s.opener != NOTHING else None,
        "bid": s.bid if s.leader != NOTHING else None,
        "leader": s.leader + 1 if s.leader != NOTHING else None,
        "choosers": [q + 1 for q in range(s.seats) if s.choosers >> q & 1],
        "in": [q + 1 for q in range(s.seats) if still >> q & 1],
        "second": second_bids(s),
        "bids": [amount if amount >= 0 else None for amount in s.bids.to_list()],
    }


def names(s: Table, locos: i64) -> list[str]:
    return [s.figures.loco.labels[k] for k in range(LOCOS) if locos >> k & 1]


def player_view(s: Table, q: i64, seat: i64) -> dict[str, object]:
    """T1.1 Option money: purses are hidden or open; what was paid everybody saw (T1.1r2). T1.4r1 A face-down
    loco has no face."""
    p = s.players[q]
    place = s.token(q)
    return {
        "money": p.cash if q == seat or s.money_open or s.stage == GAME_OVER else None,
        "objectives": target_names(p.targets) if q == seat else None,
        "done": target_names(p.done),
        "secret_objectives": number_of(p.targets & ~p.done),
        "locos": [train_view(s, p, n, q == seat) for n in range(3)] if len(p.trains) > 0 else bare_locos(s, p),
        "paid": p.paid,
        "power": p.power(s.figures),
        "hand": names(s, p.hand) if q == seat or passed_on(s, q, seat) else [BLANK] * number_of(p.hand),
        "kept": names(s, p.kept) if q == seat else [BLANK] * number_of(p.kept),
        "due": price(s, p) if unpaid(s, p) else None,
        "prices": prices(s, p, q == seat),
        "collects": collects(s, p, q == seat),
        "token": place + 1 if place != NOTHING else None,
        "price": price_of(s, place) if place != NOTHING else None,
        "profit": p.profit,
    }


def passed_on(s: Table, q: i64, seat: i64) -> bool:
    """T2.6 Does q hold what this seat has just passed on to him?"""
    return seat >= 0 and q == (seat + 1) % s.seats and s.players[q].kept != 0


def train_view(s: Table, p: Player, n: i64, own: bool) -> dict[str, object]:
    t = p.trains[n]
    return {
        "loco": s.figures.loco.labels[t.loco],
        "factor": t.factor(),
        "multiplier": t.extra == 1,
        "goods": GOODS[t.goods] if t.goods != NOTHING else None,
        "wagons": [s.figures.card.labels[card] for card in t.cards()],
        "worth": t.worth(),
        "takes": takes(s, p, n, own),
    }


def bare_locos(s: Table, p: Player) -> list[dict[str, object]]:
    """In stage 1: a loco and nothing on it."""
    own: list[i64] = [k for k in range(LOCOS) if p.locos >> k & 1]
    first = len(own)
    own += [FACE_DOWN + first + k for k in range(p.down)]
    return [
        {
            "loco": s.figures.loco.labels[k],
            "factor": s.figures.factor[k] if k < FACE_DOWN else 0,
            "multiplier": False,
            "goods": None,
            "wagons": [],
            "worth": 0,
            "takes": {},
        }
        for k in own
    ]


# --- Imagination


def redeal_targets(t: Table, seat: i64, rng: Rng) -> None:
    """T4.1 Nobody gets one that he would have been paid for already."""
    owner = ints([-2] * TARGET_COUNT)  # -2: not to be dealt, -1: free
    missing: i64 = 0
    for q in range(t.seats):
        if q != seat:
            p = t.players[q]
            missing |= number_of(p.targets & ~p.done) << 4 * q
            t.rest |= p.targets & ~p.done
            p.targets = p.done
    for k in range(TARGET_COUNT):
        if t.rest >> k & 1:
            owner.items[k] = -1
    for q in range(t.seats):
        for i in range(missing >> 4 * q & 15):
            found = find_target(t, owner, q, rng, 0)
            assert found != 0, "the true deal is a possible one"
    for k in range(TARGET_COUNT):
        q = owner.items[k]
        if q >= 0:
            t.players[q].targets |= bit(k)
            t.rest &= ~bit(k)


def find_target(t: Table, owner: Ints, q: i64, rng: Rng, tried: i64) -> i64:
    """Give q one more: a free one at random; if he may have none of them, one of another's who finds a new one. Which
    ones were tried; 0 if all in vain."""
    missed = t.players[q].missed
    free: i64 = 0
    for k in range(TARGET_COUNT):
        if owner.items[k] == -1 and not missed >> k & 1:
            free += 1
    if free > 0:
        r = rng.below(free)
        for k in range(TARGET_COUNT):
            if owner.items[k] == -1 and not missed >> k & 1:
                if r == 0:
                    owner.items[k] = q
                    return tried | bit(k)
                r -= 1
    for k in range(TARGET_COUNT):
        other = owner.items[k]
        if other >= 0 and other != q and not missed >> k & 1 and not tried >> k & 1:
            tried |= bit(k)
            owner.items[k] = q
            if find_target(t, owner, other, rng, tried) != 0:
                return tried
            owner.items[k] = other
    return 0


def redeal_hands(t: Table, seat: i64, rng: Rng) -> None:
    """T2.6 I know my own locos and those that I have just passed to the left. The others may be any, those in the box, too."""
    unseen = t.pool.maybe
    for q in range(t.seats):
        if q != seat:
            p = t.players[q]
            unseen |= p.kept
            if not passed_on(t, q, seat):
                unseen |= p.hand
    left = number_of(unseen)
    for q in range(t.seats):
        if q != seat:
            p = t.players[q]
            kept = any_locos(unseen, number_of(p.kept), left, rng)
            if not passed_on(t, q, seat):
                unseen &= ~kept
                p.hand = any_locos(unseen, number_of(p.hand), number_of(unseen), rng)
                unseen &= ~p.hand
            p.kept = kept
            unseen &= ~kept
            left = number_of(unseen)
    t.pool.maybe = unseen


def any_locos(unseen: i64, n: i64, left: i64, rng: Rng) -> i64:
    """n of those unseen, of which there are `left`."""
    chosen: i64 = 0
    for k in range(LOCOS):
        if unseen >> k & 1:
            if rng.below(left) < n:
                chosen |= bit(k)
                n -= 1
            left -= 1
    return chosen
