"""Random games over all player counts: nothing is made or lost, nobody is ever below zero, everything ends.

FULLSTEAM_GAMES=10000 plays that many."""

import os

from fullsteam import compiled
from fullsteam.games.take_a_train.components import AUCTIONS, EVERY_LOCO, RICHEST, UNIT
from fullsteam.games.take_a_train.figures import OWN
from fullsteam.games.take_a_train.rules import GAME
from fullsteam.games.take_a_train.state import AUCTION_STAGE, Table
from fullsteam.kernel.rng import stream
from fullsteam.testing.walk import table
from games.take_a_train.table import ROOM, fresh

GAMES = int(os.environ.get("FULLSTEAM_GAMES", "300" if compiled() else "40"))
FROM_BANK = {"collects", "earns", "achieves"}
TO_BANK = {"sold", "pays", "pays_to_replace"}


def by_bank(s: Table) -> list[int]:
    """What each has got from the bank, by the events since last time."""
    out = [0] * s.seats
    for e in s.events or []:
        word = GAME.happenings.word(e.code)
        if word.name in FROM_BANK:
            out[word.a(e.code)] += e.number
        elif word.name in TO_BANK:
            out[word.a(e.code)] -= e.number
    s.events = []
    return out


def all_locos(s: Table) -> bool:
    """Each loco in one place; as many face down as players have; three a player are in the round."""
    masks = [s.pool.sure, s.pool.maybe, s.shown, s.aside]
    masks += [m for p in s.players for m in (p.locos, p.hand, p.kept)]
    down = sum(p.down for p in s.players)
    return sum(masks) == EVERY_LOCO and down == s.pool.blind


def test_T0_5_money_locos_and_cards_are_accounted_for_at_every_step() -> None:
    seen_auctions = set()
    for n in range(GAMES):
        t = table(ROOM, n)
        s = fresh(t.players, **t.options)
        rng = stream(n, 6)
        bids = 0
        while (actor := GAME.actor(s)) != -1:
            before = [p.cash for p in s.players]
            legal = GAME.legal_list(s, actor)
            GAME.play(s, actor, legal[rng.below(len(legal))])
            assert [p.cash for p in s.players] == [a + b for a, b in zip(before, by_bank(s), strict=True)]
            assert all(p.cash >= 0 and p.cash % UNIT == 0 for p in s.players) and max(before) <= RICHEST
            assert all_locos(s) and s.cards_everywhere() == OWN.copies
            seen_auctions.add(s.auction)
            bids = bids + 1 if s.stage == AUCTION_STAGE else 0
            assert bids < 2000, "an endless auction"
        assert s.round == 3 and number_of_tokens(s) == 3
    assert seen_auctions >= set(range(len(AUCTIONS)))


def number_of_tokens(s: Table) -> int:
    return bin(s.used).count("1")


def test_T1_2_every_game_ends_with_everybody_having_three_locos_in_each_round() -> None:
    for n in range(GAMES // 4):
        s = fresh(2 + n % 5)
        rng = stream(n, 7)
        while (actor := GAME.actor(s)) != -1:
            if GAME.step(s).name in ("draw", "turn", "replacing"):
                assert all(p.has() == 3 and len(p.trains) == 3 for p in s.players)
            legal = GAME.legal_list(s, actor)
            GAME.play(s, actor, legal[rng.below(len(legal))])
