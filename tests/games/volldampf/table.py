"""Positions for the tests of Volldampf, written as people say them."""

from __future__ import annotations

from typing import Any

from fullsteam.games import room
from fullsteam.games.volldampf.components import CARDS, GOODS, GOODS_KINDS, ROUTES, one, pile_of
from fullsteam.games.volldampf.rules import GAME
from fullsteam.games.volldampf.state import Table
from fullsteam.kernel.core import CHANCE
from fullsteam.kernel.ints import ints
from fullsteam.kernel.rng import Rng, stream

ROOM = room("volldampf")
WORDS = GAME.words


def new(players: int = 4, **options: str) -> Table:
    """Before the set-up; somebody listens."""
    s = GAME.new(players, ROOM.info.options_for(options), ROOM.rules)
    s.events = []
    return s


def bare(players: int = 4, **options: str) -> Table:
    """An empty table in round 1: seats in turn order, nothing built, no goods, nothing to do."""
    s = new(players, **options)
    s.agenda.size = 0
    s.order = ints(list(range(players)))
    for seat in range(players):
        s.players[seat].rank = seat + 1
    s.round = 1
    return s


def dealt(players: int = 4, seed: int = 1, **options: str) -> Table:
    """Set up by chance, up to the first decision."""
    s = new(players, **options)
    let_chance(s, Rng(seed))
    return s


def let_chance(s: Table, rng: Rng) -> None:
    while GAME.actor(s) == CHANCE:
        GAME.play(s, CHANCE, GAME.sample(s, rng))


def go(s: Table, *frames: int) -> Table:
    """These come next, in this order; run up to the first decision."""
    for frame in reversed(frames):
        s.then(frame)
    GAME.settle(s)
    return s


def say(s: Table, *texts: str, seat: int | None = None) -> Table:
    """One choice after the other, each by whoever must choose (or by this seat)."""
    for text in texts:
        who = GAME.actor(s) if seat is None else seat
        action = GAME.verbs.parse(text)
        refusal = GAME.refusal(s, who, action)
        assert refusal is None, f"{text}: {GAME.refusals.text(refusal.code)} {refusal.rule}"
        GAME.play(s, who, action)
    return s


def no(s: Table, text: str, seat: int | None = None) -> str:
    """Why not: the refusal, its number if there is one, and its rule."""
    who = GAME.actor(s) if seat is None else seat
    refusal = GAME.refusal(s, who, GAME.verbs.parse(text))
    assert refusal is not None, f"{text} is allowed"
    number = f" {refusal.number}" if refusal.number else ""
    return f"{GAME.refusals.text(refusal.code)}{number} {refusal.rule}"


def may(s: Table, seat: int | None = None) -> list[str]:
    """What the one who must choose (or this seat) may do."""
    who = GAME.actor(s) if seat is None else seat
    return [GAME.verbs.text(action) for action in GAME.legal_list(s, who)]


def step(s: Table) -> str:
    """The step that waits, and for whom."""
    actors = GAME.actors(s)
    return f"{GAME.step(s).name} {' '.join(str(seat) for seat in actors)}" if actors else "over"


def heard(s: Table, seat: int = -1) -> list[str]:
    """Events this seat has seen, with their numbers; forgotten afterwards by nobody."""
    words = GAME.happenings
    return [f"{words.text(e.code)} {e.number}" for e in s.events or [] if e.seen_by(seat)]


def kind(card: str) -> int:
    return CARDS.index(card)


def give(s: Table, seat: int, *cards: str) -> None:
    """Action cards, from the deck."""
    for card in cards:
        s.deck.take(kind(card))
        s.gain_card(seat, kind(card))


def throw(s: Table, *cards: str) -> None:
    """Action cards, from the deck to the discards."""
    for card in cards:
        s.deck.take(kind(card))
        s.used += one(kind(card))


def routes(*colours: str) -> int:
    return pile_of([ROUTES.index(colour) for colour in colours])


def front(s: Table, seat: int, *colours: str) -> None:
    """Route cards in front of a player, from the deck."""
    for colour in colours:
        s.route_deck.take(ROUTES.index(colour))
    s.players[seat].routes = routes(*colours)


def city(name: str) -> int:
    return WORDS.city.index(name)


def link(name: str) -> int:
    return WORDS.link.index(name)


def build(s: Table, owner: int, *links: str) -> None:
    """Track on the board."""
    for name in links:
        s.owner[link(name)] = owner
        s.players[owner].pieces -= 1
    s.net = None


def lay(s: Table, place: str, *colours: str) -> None:
    """Goods onto a city, from the bag."""
    for colour in colours:
        s.bag.take(GOODS.index(colour))
        s.lay(city(place), GOODS.index(colour))


def goods_at(s: Table, place: str) -> list[str]:
    return [g for k, g in enumerate(GOODS) for i in range(s.goods[GOODS_KINDS * city(place) + k])]


def view(s: Table, seat: int) -> dict[str, Any]:
    return GAME.view(s, seat)


def random_game(players: int, n: int, **options: str) -> Table:
    s = GAME.new(players, ROOM.info.options_for(options), ROOM.rules)
    GAME.playout(s, stream(n, players))
    return s
