"""What a seat may know (T1.1), as numbers for programs that learn. Seats are counted from the observer. Purses are shown:
whoever counted along knows them (T1.1r2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fullsteam.games.take_a_train.auctions import TIE
from fullsteam.games.take_a_train.components import (
    AUCTION,
    BONUS_MONEY,
    BONUSES,
    FACE_DOWN,
    GOODS,
    KINDS,
    LOCOS,
    OBJECTIVE,
    OBJECTIVES_PAY,
    PURSE,
    RICHEST,
    TARGET_COUNT,
    number_of,
)
from fullsteam.games.take_a_train.draft import NEXT_CHOICE
from fullsteam.games.take_a_train.figures import Figures
from fullsteam.games.take_a_train.state import Player, Table
from fullsteam.games.take_a_train.trains import Train
from fullsteam.games.take_a_train.views import STAGES, Seen, passed_on
from fullsteam.kernel.core import ALL, a_of, b_of, seat_of, step_of
from fullsteam.kernel.features import Block, around, flags, one_of, those, who
from fullsteam.kernel.ints import Ints

AUCTIONS: Final = 6
TRAINS: Final = 3
TRACKS: Final = 8  # numbers a train


class Observed(Seen):
    """The game, and what a seat may know of it as numbers."""

    def blocks(self, players: i64) -> list[Block]:
        seats = around(players)
        figures = self.figures
        engines = figures.loco.labels[:LOCOS]
        kinds = figures.card.labels
        return [
            Block("round", "the round", 0, 3),
            Block("stage", "1 if this is the stage", 0, 1, STAGES),
            Block("starter", "1 if this seat is the starter of the round", 0, 1, seats),
            Block("auction", "1 if this is the auction of the round", 0, 1, AUCTION.labels),
            Block("token_used", "1 if this auction has been drawn", 0, 1, AUCTION.labels),
            Block("shown", "1 if this loco lies in the display", 0, 1, engines),
            Block("lot", "1 if this loco is the lot", 0, 1, engines),
            Block("aside", "1 if this loco is set aside", 0, 1, engines),
            Block("mixed", "1 if this loco was seen and is now in the pile or face down", 0, 1, engines),
            Block("hand", "1 if I may keep this loco (T2.6)", 0, 1, engines),
            Block("kept", "1 if I have kept this loco, in secret (T2.6)", 0, 1, engines),
            Block("passed", "1 if I have just passed this loco to the left (T2.6)", 0, 1, engines),
            Block("locos_left", "locos in the face-down pile", 0, LOCOS),
            Block("bid", "the highest open bid", 0, RICHEST),
            Block("leader", "1 if this seat made it", 0, 1, seats),
            Block("opener", "1 if this seat opened the lot", 0, 1, seats),
            Block("bids", "the bid of this seat that was revealed; -1: none", -1, RICHEST, seats),
            Block("choosers", "1 if this seat has still to choose a loco (T2.4)", 0, 1, seats),
            Block("tied", "1 if this seat is among those one may name (T1.3)", 0, 1, seats),
            Block("second", "1 if the second sealed bid is asked for (T2.3)", 0, 1),
            Block("replaced", "1 if the cards of this turn have been replaced (T3.3)", 0, 1),
            Block("display", "wagon cards of this kind in the display", 0, 5, kinds),
            Block("pile", "wagon cards of this kind in the pile", 0, max(figures.copies), kinds),
            Block("gone", "1 if this card has left the game (T3.6)", 0, 1, ["bin", "storage"]),
            Block("limit", "so many wagons on a loco end the stage (T3.5)", 5, 6),
            Block("passes", "passes in a row", 0, 6),
            Block("bonuses", "bonus cards taken this round (T3.7)", 0, BONUSES),
            Block("objective", "1 if this objective is mine", 0, 1, OBJECTIVE.labels),
            Block("done", "1 if this objective was paid, to anybody", 0, 1, OBJECTIVE.labels),
            *[block for who in seats for block in player_blocks(figures, who)],
        ]

    def features(self, s: Table, seat: i64, out: Ints) -> None:
        me = s.players[seat]
        left = (seat + 1) % s.seats
        out.push(s.round)
        one_of(s.stage, len(STAGES), out)
        who(s.starter, seat, s.seats, out)
        one_of(s.auction, AUCTIONS, out)
        flags(s.used, AUCTIONS, out)
        flags(s.shown, LOCOS, out)
        one_of(s.lot, LOCOS, out)
        flags(s.aside, LOCOS, out)
        flags(s.pool.sure, LOCOS, out)
        flags(me.hand, LOCOS, out)
        flags(me.kept, LOCOS, out)
        flags(s.players[left].hand if passed_on(s, left, seat) else 0, LOCOS, out)
        out.push(s.pool.left())
        bidding(s, seat, out)
        question(s, seat, out)
        wagons(s, out)
        flags(me.targets, TARGET_COUNT, out)
        done: i64 = 0
        for p in s.players:
            done |= p.done
        flags(done, TARGET_COUNT, out)
        for k in range(s.seats):
            player(s, (seat + k) % s.seats, out)


def player_blocks(figures: Figures, who: str) -> list[Block]:
    earned = figures.best_profit + BONUSES * BONUS_MONEY  # in a round, at most
    most = RICHEST if figures.own else PURSE + 2 * earned + OBJECTIVES_PAY  # at the beginning of the last one
    return [
        Block(f"{who}.money", "money", 0, most + earned),
        Block(f"{who}.paid", "paid for locos this round", 0, most),
        Block(f"{who}.profit", "profit of all rounds (T3.8)", 0, 3 * earned),
        Block(f"{who}.secret", "objectives not yet done", 0, 3),
        Block(f"{who}.done", "objectives done", 0, 3),
        Block(f"{who}.token", "place in the order, from 1; 0: none yet (T3.1)", 0, 6),
        Block(f"{who}.hand", "locos in the hand", 0, 3),
        Block(f"{who}.kept", "locos kept in secret", 0, 3),
        *[block for n in range(1, TRAINS + 1) for block in train_blocks(figures, f"{who}.train{n}")],
    ]


def train_blocks(figures: Figures, train: str) -> list[Block]:
    fastest = max([int(speed) for speed in figures.speed])
    best = max([int(factor) for factor in figures.factor]) + 1
    return [
        Block(f"{train}.loco", "which loco, 1 to 18 in the order of shown, 19 to 21 face down; 0: none", 0, LOCOS + 3),
        Block(f"{train}.power", "its power", 0, figures.dearest),
        Block(f"{train}.speed", "its speed", 0, fastest),
        Block(f"{train}.factor", "its multiplier, with the multiplier card", 0, best),
        Block(f"{train}.card", "1 if the multiplier card lies beside it", 0, 1),
        Block(f"{train}.goods", "what it carries, 1 to 6: " + ", ".join(GOODS) + "; 0: nothing", 0, 6),
        Block(f"{train}.wagons", "wagons", 0, 7),
        Block(f"{train}.worth", "profit if the round ended now", 0, figures.best_profit),
    ]


def bidding(s: Table, seat: i64, out: Ints) -> None:
    out.push(s.bid if s.leader >= 0 else 0)
    who(s.leader, seat, s.seats, out)
    who(s.opener, seat, s.seats, out)
    for k in range(s.seats):
        q = (seat + k) % s.seats
        out.push(s.bids.items[q] if q < s.bids.size else -1)
    those(s.choosers, seat, s.seats, out)


def question(s: Table, seat: i64, out: Ints) -> None:
    """What the frame says: whom one may name, the second bid, cards replaced."""
    tied: i64 = 0
    second: i64 = 0
    replaced: i64 = 0
    if s.agenda.size > 0:
        f = s.agenda.items[s.agenda.size - 1]
        if seat_of(f) == ALL:
            second = b_of(f)
        elif seat_of(f) >= 0:
            replaced = b_of(f)
            if step_of(f) == TIE.id or step_of(f) == NEXT_CHOICE.id:
                tied = a_of(f)
    those(tied, seat, s.seats, out)
    out.push(second)
    out.push(replaced)


def wagons(s: Table, out: Ints) -> None:
    at = out.zeros(2 * KINDS)
    items = out.items
    for i in range(s.display.size):
        items[at + s.display.items[i]] += 1
    counts = s.deck.counts
    for kind in range(KINDS):
        items[at + KINDS + kind] = counts[kind]
    flags(s.gone, 2, out)
    out.push(s.limit)
    out.push(s.passes)
    out.push(s.bonuses)


def player(s: Table, q: i64, out: Ints) -> None:
    p = s.players[q]
    out.push(p.cash)
    out.push(p.paid)
    out.push(p.profit)
    out.push(number_of(p.targets & ~p.done))
    out.push(number_of(p.done))
    out.push(s.token(q) + 1)
    out.push(number_of(p.hand))
    out.push(number_of(p.kept))
    at = out.zeros(TRAINS * TRACKS)
    if len(p.trains) > 0:
        for t in p.trains:
            loco(s.figures, t.loco, at, out)
            train(t, at, out)
            at += TRACKS
    else:
        bare(s.figures, p, at, out)


def bare(figures: Figures, p: Player, at: i64, out: Ints) -> None:
    """In stage 1: locos and nothing on them."""
    for k in range(LOCOS):
        if p.locos >> k & 1:
            loco(figures, k, at, out)
            at += TRACKS
    for k in range(p.down):
        out.items[at] = FACE_DOWN + number_of(p.locos) + k + 1
        at += TRACKS


def loco(figures: Figures, k: i64, at: i64, out: Ints) -> None:
    out.items[at] = k + 1
    if k < FACE_DOWN:
        out.items[at + 1] = figures.power[k]
        out.items[at + 2] = figures.speed[k]
        out.items[at + 3] = figures.factor[k]


def train(t: Train, at: i64, out: Ints) -> None:
    out.items[at + 3] = t.factor()
    out.items[at + 4] = t.extra
    out.items[at + 5] = t.goods + 1
    out.items[at + 6] = t.size
    out.items[at + 7] = t.worth()
