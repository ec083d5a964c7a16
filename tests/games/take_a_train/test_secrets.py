"""What a seat may know, and what it may imagine."""

import json

import pytest

from fullsteam.games.take_a_train.components import EVERY_LOCO, number_of
from fullsteam.games.take_a_train.rules import GAME
from fullsteam.games.take_a_train.state import GAME_OVER, Table
from fullsteam.kernel.core import CHANCE
from fullsteam.kernel.rng import Rng, stream
from games.take_a_train.table import auction, cards, choices, fresh, goals, play, seen, show, wagon_stage


def dealt(players: int = 4) -> Table:
    s = fresh(players)
    rng = stream(players, 4)
    while GAME.step(s).name != "token_drawn":
        GAME.play(s, CHANCE, GAME.sample(s, rng))
    return s


def test_T1_1_objectives_of_others_are_imagined_anew() -> None:
    s = dealt()
    deals = set()
    for n in range(40):
        t = GAME.redeal(s, 0, Rng(n))
        assert t.players[0].targets == s.players[0].targets
        assert [number_of(p.targets) for p in t.players] == [3] * 4
        everything = [*(p.targets for p in t.players), t.rest]
        assert sum(everything) == (1 << 18) - 1  # each once
        deals.add(t.players[1].targets)
    assert len(deals) > 30


def test_T4_1_nobody_is_imagined_with_an_objective_he_would_have_been_paid_for() -> None:
    s = wagon_stage([["e210"], ["s50"]], ["coal150", "coal150", "coal150"])
    assert s.players[0].missed == goals("first", "fastest") and s.players[1].missed == goals("last", "slowest")
    for p, mine in zip(s.players, (goals("coal", "steam", "food"), goals("fuel", "first", "diesel")), strict=True):
        p.targets = mine
        s.rest &= ~mine
    for n in range(60):
        t = GAME.redeal(s, -1, Rng(n))
        assert all(p.targets & p.missed == 0 for p in t.players)
        assert GAME.census(t) == GAME.census(s)


def test_T4_1_a_tight_deal_is_found() -> None:
    """Only one deal is possible: redeal finds it whatever the generator says."""
    s = dealt(2)
    every = (1 << 18) - 1
    for p in s.players:
        p.missed = every & ~p.targets
    s.players[0].missed &= ~s.players[1].targets  # the first could have those of the second, not the other way round
    for n in range(60):
        t = GAME.redeal(s, -1, Rng(n))
        assert [p.targets for p in t.players] == [p.targets for p in s.players]


def test_T2_6_hands_and_kept_locos_are_imagined_anew() -> None:
    s = auction("rotating", 3)
    show(s, "s50", "s65", "s80", "d75", "d100", "d120", "e130", "e150", "e170")
    seen_hands = {GAME.redeal(s, 0, Rng(n)).players[1].hand for n in range(40)}
    assert len(seen_hands) > 20
    play(s, "1 keep s50", "2 keep d75", "3 keep e130")
    for n in range(40):
        t = GAME.redeal(s, 0, Rng(n))
        assert t.players[1].hand == s.players[1].hand  # I passed these on
        assert t.players[0].kept == s.players[0].kept and number_of(t.players[1].kept) == 1
        masks = [t.pool.maybe, *(p.hand for p in t.players), *(p.kept for p in t.players)]
        assert sum(masks) == EVERY_LOCO
    assert seen(s, 1)["players"][2]["hand"] == ["?", "?"]


def test_T2_6_secret_answers_are_imagined_from_the_imagined_hand() -> None:
    s = auction("rotating", 3)
    show(s, "s50", "s65", "s80", "d75", "d100", "d120", "e130", "e150", "e170")
    play(s, "2 keep d75")
    for n in range(20):
        t = GAME.imagine(s, 0, Rng(n))
        assert t.sealed is not None and GAME.verbs.text(t.sealed.items[1]) in choices_of(t, 2)
        GAME.playout(t, Rng(n))


def choices_of(s: Table, seat: int) -> list[str]:
    assert s.players[seat - 1].hand
    out = s.clone()
    out.agenda.items[out.agenda.size - 1] |= 1 << 15 + seat  # ask him again
    return choices(out, seat)


def others_show(s: Table, seat: int) -> bool:
    """Does this seat's view change with the purses of the others?"""
    before = json.dumps(GAME.view(s, seat), sort_keys=True)
    richer = s.clone()
    for q in range(s.seats):
        if q != seat:
            richer.players[q].cash += 12350
    return before != json.dumps(GAME.view(richer, seat), sort_keys=True)


@pytest.mark.parametrize("option", ["hidden", "open"])
def test_T1_1_purses_of_others_appear_in_no_view_unless_open(option: str) -> None:
    for n in range(5):
        s = fresh(2 + n, money=option)
        rng = stream(n, 8)
        ply = 0
        while (actor := GAME.actor(s)) != -1:
            ply += 1
            if ply % 6 == 0:
                assert all(others_show(s, seat) == (option == "open") for seat in range(-1, s.seats))
            legal = GAME.legal_list(s, actor)
            GAME.play(s, actor, legal[rng.below(len(legal))])
        assert all(others_show(s, seat) for seat in range(-1, s.seats))  # T5.2: shown at the end


TELLING = {
    "had_bid",
    "added",
    "opens",
    "raises",
    "sold",
    "pays",
    "pays_to_replace",
    "collects",
    "earns",
    "achieves",
    "in_order",
}


def test_T1_1_no_event_tells_a_purse_before_the_end() -> None:
    """Give everybody else much more money: whoever listens hears the same, as long as the same is played."""
    for n in range(10):
        s = fresh(2 + n % 5)
        rng = stream(n, 8)
        while (actor := GAME.actor(s)) != -1:
            legal = GAME.legal_list(s, actor)
            action = legal[rng.below(len(legal))]
            s.events = []
            GAME.play(s, actor, action)
            for e in s.events:
                word = GAME.happenings.word(e.code).name
                amounts = e.number >= 50 or any(d.name == "amount" for d in GAME.happenings.word(e.code).domains)
                assert not amounts or word in TELLING or (word == "owns" and s.stage == GAME_OVER), word


def test_T1_1_a_bid_not_yet_revealed_is_seen_by_nobody() -> None:
    s = auction("blind", 3)
    show(s, "s50", "s65", "s80")
    play(s, "1 offer s80")
    before = [seen(s, seat) for seat in range(4)]
    play(s, "2 bid 700")
    assert [seen(s, seat) for seat in range(4)] == before and not [e for e in s.events or [] if "bid" in str(e.code)]


def test_T3_2_the_pile_is_a_number_in_every_view() -> None:
    s = wagon_stage([["s80"], []], ["food50", "food50", "food50"])
    assert seen(s, 1)["pile"] == 84 and seen(s, 0)["discard"] == {}
    play(s, "1 replace food50", "1 done")
    cards(s, "coal150")
    assert seen(s, 0)["discard"] == {"food50": 1}
