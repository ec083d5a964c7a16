"""What a choice would bring, exactly and before it is made: for the view, so that no client computes a rule.

All of it follows from what lies open, but for the objectives and the locos in hand, which only their owner is told."""

from __future__ import annotations

from mypy_extensions import i64

from fullsteam.games.take_a_train.auctions import CALL, OUTCRY, SEALED, SECOND
from fullsteam.games.take_a_train.components import (
    BIN,
    BONUS,
    BONUS_MONEY,
    LOCOS,
    MULTIPLIER,
    OBJECTIVE,
    ROTATING,
    STORAGE,
    TARGET_COUNT,
    TWIN,
)
from fullsteam.games.take_a_train.draft import price
from fullsteam.games.take_a_train.objectives import by_wagons, due, took_special
from fullsteam.games.take_a_train.state import AUCTION_STAGE, WAGON_STAGE, Player, Table
from fullsteam.games.take_a_train.trains import Train
from fullsteam.games.take_a_train.wagons import push_places
from fullsteam.games.take_a_train.words import ATTACH
from fullsteam.kernel.core import a_of, b_of, step_of
from fullsteam.kernel.ints import bit, empty


def still_in(s: Table) -> i64:
    """T2.1 Who has not passed for this loco; T2.5 the highest bidder and who has not declined his bid; else all buyers."""
    if s.stage != AUCTION_STAGE:
        return 0
    if s.agenda.size > 0:
        top = s.agenda.items[s.agenda.size - 1]
        if step_of(top) == CALL.id:
            return a_of(top)
        if step_of(top) == OUTCRY.id:
            return a_of(top) | bit(s.leader)
    return s.buyers()


def second_bids(s: Table) -> bool:
    """T2.3 Are the second bids asked, the first ones lying open?"""
    if s.agenda.size == 0:
        return False
    top = s.agenda.items[s.agenda.size - 1]
    return step_of(top) == SEALED.id and b_of(top) == SECOND


# --- Stage 1: the price of a rotating auction


def unpaid(s: Table, p: Player) -> bool:
    """T2.6 All locos are shown, and his are still to be paid for."""
    shown = s.stage == AUCTION_STAGE and s.auction == ROTATING and p.locos != 0 and p.hand == 0 and p.kept == 0
    return shown and p.paid == 0


def price_with(s: Table, p: Player, locos: i64) -> i64:
    other = Player(p)
    other.locos = locos
    return price(s, other)


def prices(s: Table, p: Player, own: bool) -> dict[str, i64]:
    """T2.6 What the locos cost if this one is kept, too (only its owner is told); once all are shown: if this one is
    turned face down."""
    out: dict[str, i64] = {}
    for k in range(LOCOS):
        if unpaid(s, p):
            if p.locos >> k & 1:
                out[s.figures.loco.labels[k]] = price_with(s, p, p.locos & ~bit(k))
        elif own and p.hand >> k & 1:
            out[s.figures.loco.labels[k]] = price_with(s, p, p.kept | bit(k))
    return out


# --- Stage 2: taking a card


def takes(s: Table, p: Player, n: i64, own: bool) -> dict[str, object]:
    """T3.4, T3.7 Each displayed card that may be put to train n: what it adds to the profit (T3.8), whether it ends the
    stage (T3.5), which objectives it fulfils (T4.1; null: somebody else's)."""
    out: dict[str, object] = {}
    if s.stage != WAGON_STAGE:
        return out
    for card in s.display.to_list():
        if fits(p, card, n):
            grown = with_card(s, p.trains[n], card)
            q = Player(p)
            q.put(n, grown)
            held = by_wagons(q, grown) if card != MULTIPLIER else 0
            if card >= MULTIPLIER:
                held |= took_special()
            out[s.figures.card.labels[card]] = {
                "adds": grown.worth() - p.trains[n].worth(),
                "ends": card != MULTIPLIER and grown.size == s.limit,
                "objectives": target_names(due(p, held)) if own else None,
            }
    return out


def collects(s: Table, p: Player, own: bool) -> dict[str, object] | None:
    """T3.7 The same for the bonus card, if it is displayed."""
    if s.stage != WAGON_STAGE or not s.display.has(BONUS):
        return None
    return {"adds": BONUS_MONEY, "objectives": target_names(due(p, took_special())) if own else None}


def fits(p: Player, card: i64, n: i64) -> bool:
    """Rubbish bin and extended storage, which may lie there for a moment (T3.6), and the bonus go to no loco."""
    if card in (BIN, STORAGE, BONUS):
        return False
    places = empty()
    push_places(p, card, places)
    return places.has(ATTACH.of(card, p.trains[n].loco))


def with_card(s: Table, train: Train, card: i64) -> Train:
    if card == MULTIPLIER:
        return train.with_multiplier()
    value = s.figures.value
    return train.with_twin(value[train.first()]) if card == TWIN else train.with_wagon(card, value[card])


def target_names(mask: i64) -> list[str]:
    return [OBJECTIVE.labels[k] for k in range(TARGET_COUNT) if mask >> k & 1]
