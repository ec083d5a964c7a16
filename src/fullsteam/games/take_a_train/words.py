"""The vocabulary of Take a Train: what one may do, what may happen, and why something is not allowed.

Every box has as many locos and kinds of cards, so codes are the same in all; with another box they only have other names
(renamed)."""

from __future__ import annotations

from typing import Final

from fullsteam.games.take_a_train.components import AMOUNT, AUCTION, OBJECTIVE, PLACE, SEAT
from fullsteam.games.take_a_train.figures import OWN, Figures
from fullsteam.kernel.core import refusals
from fullsteam.kernel.words import Domain, Lexicon, Word, verbs

LOCO: Final[Domain] = OWN.loco
CARD: Final[Domain] = OWN.card

# What one may do (action 0 is always "done") ...
FIRST: Final[Word] = Word("first", "T1.1", [SEAT])  # said by chance
TARGET: Final[Word] = Word("objective", "T1.1", [OBJECTIVE])  # said by chance
TOKEN: Final[Word] = Word("token", "T1.2", [AUCTION])  # said by chance
DRAWN_LOCO: Final[Word] = Word("loco", "T1.2", [LOCO])  # said by chance
DRAWN_CARD: Final[Word] = Word("card", "T3.2", [CARD])  # said by chance
OFFER: Final[Word] = Word("offer", "T2.1", [LOCO])
BID: Final[Word] = Word("bid", "T1.3", [AMOUNT])
AWARD: Final[Word] = Word("award", "T1.3", [SEAT])
CHOOSE: Final[Word] = Word("choose", "T2.4", [LOCO])
KEEP: Final[Word] = Word("keep", "T2.6", [LOCO])
TURN_OVER: Final[Word] = Word("turn_over", "T2.6", [LOCO])
BUY: Final[Word] = Word("buy", "T2.8", [LOCO])
REPLACE: Final[Word] = Word("replace", "T3.3", [CARD])
ATTACH: Final[Word] = Word("attach", "T3.4", [CARD, LOCO])
COLLECT: Final[Word] = Word("collect", "T3.7", [CARD])
VERBS: Final[Lexicon] = verbs(
    [FIRST, TARGET, TOKEN, DRAWN_LOCO, DRAWN_CARD, OFFER, BID, AWARD, CHOOSE, KEEP, TURN_OVER, BUY, REPLACE, ATTACH, COLLECT]
)

# ... what may happen ...
BEGINS: Final[Word] = Word("begins", "T1.1", [SEAT])
DEALT: Final[Word] = Word("dealt", "T1.1", [SEAT, OBJECTIVE])  # as its owner sees it
GOT: Final[Word] = Word("got", "T1.1", [SEAT])  # as the others do
ROUND_OF: Final[Word] = Word("round", "T1.2", [SEAT])
AUCTION_IS: Final[Word] = Word("auction", "T1.2", [AUCTION])
SHOWN: Final[Word] = Word("shown", "T2.7", [LOCO])
SET_ASIDE: Final[Word] = Word("set_aside", "T2.7", [])
RESHUFFLED: Final[Word] = Word("reshuffled", "T2.7", [])
HANDS_ON: Final[Word] = Word("hands_on", "T2.7", [SEAT, SEAT])
OFFERS: Final[Word] = Word("offers", "T2.1", [SEAT, LOCO])
OPENS: Final[Word] = Word("opens", "T2.1", [SEAT, AMOUNT])
RAISES: Final[Word] = Word("raises", "T2.1", [SEAT, AMOUNT])
PASSES: Final[Word] = Word("passes", "T2.1", [SEAT])
HAD_BID: Final[Word] = Word("had_bid", "T2.2", [SEAT, AMOUNT])
ADDED: Final[Word] = Word("added", "T2.3", [SEAT, AMOUNT])
NAMES: Final[Word] = Word("names", "T1.3", [SEAT, SEAT])
DECLINES: Final[Word] = Word("declines", "T2.5", [SEAT])
SOLD: Final[Word] = Word("sold", "T2.1", [SEAT, LOCO])
RECEIVES: Final[Word] = Word("receives", "T2.6", [SEAT, LOCO])  # as he sees it, and who passed it on
RECEIVED: Final[Word] = Word("received", "T2.6", [SEAT])  # as the others do
KEEPS: Final[Word] = Word("keeps", "T2.6", [SEAT, LOCO])  # as he sees it
KEPT: Final[Word] = Word("kept", "T2.6", [SEAT])  # as the others do
REVEALS: Final[Word] = Word("reveals", "T2.6", [SEAT, LOCO])
PAYS: Final[Word] = Word("pays", "T2.6", [SEAT])
TURNS: Final[Word] = Word("turns", "T2.6", [SEAT, LOCO])
TAKES_BLIND: Final[Word] = Word("takes_blind", "T1.4", [SEAT])
NO_SALE: Final[Word] = Word("no_sale", "T2.7", [])
IN_ORDER: Final[Word] = Word("in_order", "T3.1", [SEAT, PLACE])
DISPLAYED: Final[Word] = Word("displayed", "T3.2", [CARD])
NEW_PILE: Final[Word] = Word("new_pile", "T3.2", [])
PAYS_TO_REPLACE: Final[Word] = Word("pays_to_replace", "T3.3", [SEAT])
REPLACES: Final[Word] = Word("replaces", "T3.3", [SEAT, CARD])
ATTACHES: Final[Word] = Word("attaches", "T3.4", [SEAT, CARD, LOCO])
LEAVES: Final[Word] = Word("leaves", "T3.3", [SEAT])
ALL_PASSED: Final[Word] = Word("all_passed", "T3.5", [])
FULL: Final[Word] = Word("full", "T3.5", [SEAT, LOCO])
EXTENDED: Final[Word] = Word("extended", "T3.6", [])
EMPTIED: Final[Word] = Word("emptied", "T3.6", [])
MULTIPLIES: Final[Word] = Word("multiplies", "T3.7", [SEAT, LOCO])
COLLECTS: Final[Word] = Word("collects", "T3.7", [SEAT])
BONUS_ASIDE: Final[Word] = Word("bonus_aside", "T3.7", [])
TWINS: Final[Word] = Word("twins", "T3.7", [SEAT, CARD, LOCO])
EARNS: Final[Word] = Word("earns", "T3.8", [SEAT, LOCO])
ACHIEVES: Final[Word] = Word("achieves", "T4.1", [SEAT, OBJECTIVE])
OWNS: Final[Word] = Word("owns", "T5.2", [SEAT])
HAPPENINGS: Final[Lexicon] = Lexicon(
    [BEGINS, DEALT, GOT, ROUND_OF, AUCTION_IS, SHOWN, SET_ASIDE, RESHUFFLED, HANDS_ON, OFFERS, OPENS, RAISES, PASSES]
    + [HAD_BID, ADDED, NAMES, DECLINES, SOLD, RECEIVES, RECEIVED, KEEPS, KEPT, REVEALS, PAYS, TURNS, TAKES_BLIND, NO_SALE]
    + [IN_ORDER, DISPLAYED, NEW_PILE, PAYS_TO_REPLACE, REPLACES, ATTACHES, LEAVES, ALL_PASSED, FULL, EXTENDED, EMPTIED]
    + [MULTIPLIES, COLLECTS, BONUS_ASIDE, TWINS, EARNS, ACHIEVES, OWNS]
)

# ... and why not.
MUST_CHOOSE: Final[Word] = Word("must_choose", "", [])  # cites the step it meets
NOT_THERE: Final[Word] = Word("not_there", "", [LOCO])  # not shown, not in hand, not yours: by the step
CANNOT_PAY: Final[Word] = Word("cannot_pay", "", [LOCO])  # cites the step it meets
MUST_BID: Final[Word] = Word("must_bid", "", [])
TOO_LOW: Final[Word] = Word("too_low", "", [AMOUNT])
TOO_HIGH: Final[Word] = Word("too_high", "T1.3", [AMOUNT])
NOT_TIED: Final[Word] = Word("not_tied", "T1.3", [SEAT])
NOT_SHOWN: Final[Word] = Word("not_shown", "T3.3", [CARD])
REPLACED: Final[Word] = Word("replaced", "T3.3", [])
NO_MONEY: Final[Word] = Word("no_money", "T3.3", [])
OTHER_GOODS: Final[Word] = Word("other_goods", "T3.4", [CARD, LOCO])
ELSEWHERE: Final[Word] = Word("elsewhere", "T3.4", [CARD, LOCO])
NEEDS_FACE: Final[Word] = Word("needs_face", "T3.7", [LOCO])
NEEDS_WAGON: Final[Word] = Word("needs_wagon", "T3.7", [LOCO])
ONLY_MONEY: Final[Word] = Word("only_money", "T3.7", [])
NO_BONUS: Final[Word] = Word("no_bonus", "T3.7", [CARD])
REFUSALS: Final[Lexicon] = refusals(
    [MUST_CHOOSE, NOT_THERE, CANNOT_PAY, MUST_BID, TOO_LOW, TOO_HIGH, NOT_TIED, NOT_SHOWN, REPLACED, NO_MONEY, OTHER_GOODS]
    + [ELSEWHERE, NEEDS_FACE, NEEDS_WAGON, ONLY_MONEY, NO_BONUS]
)


def renamed(lexicon: Lexicon, figures: Figures) -> Lexicon:
    """The same words, about the locos and cards of these figures."""
    others = {LOCO.name: figures.loco, CARD.name: figures.card}
    return Lexicon([Word(w.name, w.rule, [others.get(d.name, d) for d in w.domains]) for w in lexicon.words])
