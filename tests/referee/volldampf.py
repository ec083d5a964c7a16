"""A second referee for Volldampf: slow, simple, and written from the rules alone, without a look at the engine.

The whole game is one generator in the order of the rulebook, a function a paragraph. It yields a question (who may
choose what) and is sent the answers. In what chance draws from, a thing stands as often as it is there."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias, TypeVar

import fullsteam
from referee import CHANCE

BOARD = tomllib.loads((Path(fullsteam.__file__).parent / "games/volldampf/boards/germany.toml").read_text(encoding="utf-8"))
COLOUR = {city["id"]: city["colour"] for city in BOARD["cities"]}
CITIES = list(COLOUR)
GERMAN, FOREIGN = ["blue", "violet"], ["red", "yellow"]  # V0.2
GOODS_CARDS = {f"g{k}": cities for k, cities in enumerate(BOARD["goods_cards"]["cards"], 1)}
ROUTES = ["green", "orange", "brown", "grey", "white", "black"]
ACTIONS = ["fast_engine", "subsidy", "bargain", "sabotage", "extra_freight", "all_new", "new_plan"]


@dataclass
class Link:
    """V0.2 A link has one colour and a cost."""

    ends: tuple[str, str]
    colour: str
    cost: int


LINKS = {f"{a}-{b}": Link((a, b), part["colour"], cost) for part in BOARD["routes"] for a, b, cost in part["links"]}

# By number of players.
OUT_EACH = {2: 2, 3: 0, 4: 0, 5: 1, 6: 0}  # VS.2
OUT_RANDOM = {2: 0, 3: 3, 4: 0, 5: 2, 6: 0}
FIRST_CARDS = {2: 5, 3: 4, 4: 2, 5: 1, 6: 1}  # VS.3
ROUNDS = {2: 6, 3: 5, 4: 4, 5: 4, 6: 4}  # VR
CARDS = {2: 1, 3: 2, 4: 2, 5: 3, 6: 4}  # V1.1
GROUP = {2: 3, 3: 3, 4: 3, 5: 2, 6: 2}  # V2.1
PAYING = {  # V4.2, in order of passing, the winner last
    3: ["half", "all", "all"],
    4: ["nothing", "half", "all", "all"],
    5: ["nothing", "half", "half", "all", "all"],
    6: ["nothing", "half", "half", "half", "all", "all"],
}

Question: TypeAlias = dict[int, list[str]]
Answers: TypeAlias = dict[int, str]
T = TypeVar("T")
Asking: TypeAlias = Generator[Question, Answers, T]


@dataclass
class Player:
    cash: int = 10  # VS.1
    bonds: int = 0
    income: int = 0
    hand: list[str] = field(default_factory=list)  # action cards
    routes: list[str] = field(default_factory=list)  # route cards in front of him
    missed: int = 0  # transports of this round not made


class Referee:
    def __init__(self, players: int, options: dict[str, str]) -> None:
        self.n = players
        self.options = options
        self.players = [Player() for seat in range(players)]
        self.order: list[int] = []  # the seats by turn-order card
        self.bag = [good for good in [*GERMAN, *FOREIGN] for copy in range(10)]
        self.goods: dict[str, list[str]] = {city: [] for city in CITIES}
        self.goods_deck, self.goods_discards = list(GOODS_CARDS), list[str]()
        self.routes = [colour for colour in ROUTES for copy in range(8)]
        self.groups: list[list[str]] = []
        self.actions, self.discards = [card for card in ACTIONS for copy in range(2)], list[str]()
        self.stock = 84
        self.owner: dict[str, int] = {}  # of each link that is built
        self.answers: Answers = {}
        self.game = self.whole_game()
        self.question: Question = next(self.game)

    # What a table asks of a referee.

    def actors(self) -> list[int]:
        return sorted(self.question)

    def legal(self, who: int) -> set[str]:
        return set(self.question[who])

    def odds(self) -> dict[str, int]:
        """Out of how many equal chances each outcome comes."""
        return Counter(self.question[CHANCE])

    def play(self, who: int, text: str) -> None:
        assert text in self.question.pop(who)
        self.answers[who] = text
        if self.question:
            return  # a secret question: others have not answered yet
        answers, self.answers = self.answers, {}
        try:
            self.question = self.game.send(answers)
        except StopIteration:
            self.question = {}

    def scores(self) -> list[int]:
        """VE.1 Income position minus the points of one's bonds."""
        return [p.income - p.bonds for p in self.players]

    def places(self) -> list[int]:
        """VE.1 Highest wins; tie: cash; still tied: shared."""
        ranks = [(p.income - p.bonds, p.cash) for p in self.players]
        return [1 + sum(other > mine for other in ranks) for mine in ranks]

    # How questions are put.

    def ask(self, who: int, choices: list[str]) -> Asking[str]:
        answers = yield {who: choices}
        return answers[who]

    def draw(self, verb: str, pile: list[str]) -> Asking[str]:
        """Something at random out of a pile."""
        answer = yield from self.ask(CHANCE, [f"{verb} {thing}" for thing in pile])
        thing = answer.split()[1]
        pile.remove(thing)
        return thing

    def decide(self, seat: int, choices: Callable[[], list[str]]) -> Asking[str]:
        """VA.9 A decision in one's own turn, before which goods may be moved. He who has a single answer and no action
        card is not asked, unless he has a good to name."""
        while True:
            allowed = choices()
            if len(allowed) == 1 and not self.players[seat].hand and not allowed[0].startswith("name"):
                return allowed[0]
            answer = yield from self.ask(seat, allowed + self.plans(seat))
            if not answer.startswith("replan"):
                return answer
            yield from self.new_plan(seat, answer)

    # The set-up.

    def whole_game(self) -> Asking[None]:
        yield from self.set_up()
        for number in range(1, ROUNDS[self.n] + 1):
            yield from self.one_round()
            if number < ROUNDS[self.n]:
                yield from self.deal_action_cards()

    def set_up(self) -> Asking[None]:
        """VS.1 Who is first is drawn, the others clockwise. VS.2 Route cards taken out. VS.3 Goods."""
        answer = yield from self.ask(
            CHANCE, [f"first {seat + 1}" for seat in range(1 if self.options["first"] == "seat1" else self.n)]
        )
        first = int(answer.split()[1]) - 1
        self.order = [(first + k) % self.n for k in range(self.n)]
        for colour in ROUTES:
            for card in range(OUT_EACH[self.n]):
                self.routes.remove(colour)
        for card in range(OUT_RANDOM[self.n]):
            yield from self.draw("route", self.routes)
        for city in CITIES:
            if COLOUR[city] in GERMAN:
                yield from self.supply(city)
        yield from self.goods_cards(FIRST_CARDS[self.n])

    def one_round(self) -> Asking[None]:
        """VR"""
        yield from self.goods_cards(CARDS[self.n])
        yield from self.open_groups()
        if self.n == 2:
            yield from self.secret_bonds()
        else:
            yield from self.bonds()
        yield from self.all_new()
        if self.n == 2:
            yield from self.stakes()
        else:
            yield from self.auction()
        yield from self.choose_groups()
        for card in range(GROUP[self.n]):
            for seat in self.order:
                yield from self.build(seat)
        yield from self.transports()
        yield from self.subsidies()
        for seat in self.order:
            self.income(self.players[seat])

    # V1 to V3.

    def goods_cards(self, number: int) -> Asking[None]:
        """V1.1 Goods cards, and the goods they bring; an empty deck is made of the discards."""
        for k in range(number):
            if not self.goods_deck:
                self.goods_deck, self.goods_discards = self.goods_discards, []
            card = yield from self.draw("goods", self.goods_deck)
            for city in GOODS_CARDS[card]:
                yield from self.supply(city)
            self.goods_discards.append(card)

    def supply(self, city: str) -> Asking[None]:
        """V1.1 One good from the bag onto a city; bag empty: none."""
        if self.bag:
            good = yield from self.draw("good", self.bag)
            self.goods[city].append(good)

    def open_groups(self) -> Asking[None]:
        """V2.1 As many open groups as players."""
        self.groups = []
        for k in range(self.n):
            group = []
            for card in range(GROUP[self.n]):
                group.append((yield from self.draw("route", self.routes)))
            self.groups.append(group)

    def borrowings(self) -> list[str]:
        """V3.1 Any number while the stock lasts; unlimited: at most 84 a decision."""
        most = 84 if self.options["bonds"] == "unlimited" else self.stock
        return [f"borrow {points}" for points in range(most + 1)]

    def borrow(self, seat: int, points: int) -> None:
        """V3.1 Six marks a point."""
        if self.options["bonds"] == "limited":
            points = min(points, self.stock)
            self.stock -= points
        self.players[seat].bonds += points
        self.players[seat].cash += 6 * points

    def bonds(self) -> Asking[None]:
        """V3.1 In turn order."""
        for seat in self.order:
            answer = yield from self.decide(seat, self.borrowings)
            self.borrow(seat, int(answer.split()[1]))

    def secret_bonds(self) -> Asking[None]:
        """V3.1 2 players: in secret; short stock serves card 1 first."""
        choices = self.borrowings()
        if len(choices) > 1:
            answers = yield {0: choices, 1: choices}
            for seat in self.order:
                self.borrow(seat, int(answers[seat].split()[1]))

    # V4.

    def auction(self) -> Asking[None]:
        """V4.1 Card 1 begins, then clockwise: more than the highest bid, or pass for good."""
        waiting = [(self.order[0] + k) % self.n for k in range(self.n)]
        bids = [0] * self.n
        passed: list[int] = []
        while len(waiting) > 1:
            seat = waiting.pop(0)
            answer = yield from self.bid(seat, max(bids))
            if answer == "done":
                passed.append(seat)
            else:
                bids[seat] = int(answer.split()[1])
                waiting.append(seat)
        passed += waiting
        for seat, share in zip(passed, PAYING[self.n], strict=True):
            self.players[seat].cash -= self.due(bids[seat], share)
        self.order = passed[::-1]

    def bid(self, seat: int, highest: int) -> Asking[str]:
        """V4.1 At least 1, jumps allowed, never more than own cash."""
        choices = ["done", *[f"bid {marks}" for marks in range(highest + 1, self.players[seat].cash + 1)]]
        return (yield from self.decide(seat, lambda: choices))

    def due(self, bid: int, share: str) -> int:
        """V4.2 Half a bid: the odd mark stays with the player, or goes to the bank."""
        if share == "half":
            return (bid + 1) // 2 if self.options["half"] == "bank" else bid // 2
        return bid if share == "all" else 0

    def stakes(self) -> Asking[None]:
        """V4.3 2 players stake in secret, again and again while they are tied and one of them can add."""
        totals = [0, 0]
        while totals[0] == totals[1] and any(p.cash for p in self.players):
            question = {
                seat: [f"stake {marks}" for marks in range(1, min(5, player.cash) + 1)]
                for seat, player in enumerate(self.players)
                if player.cash > 0
            }
            answers = {0: "stake 0", 1: "stake 0"} | (yield question)
            for seat in (0, 1):
                marks = int(answers[seat].split()[1])
                totals[seat] += marks
                self.players[seat].cash -= marks
        if totals[0] != totals[1]:
            self.order = [0, 1] if totals[0] > totals[1] else [1, 0]

    def choose_groups(self) -> Asking[None]:
        """V4.4 In the new order each chooses a group."""
        left = {f"choose {k}": group for k, group in enumerate(self.groups, 1)}
        for seat in self.order:
            answer = yield from self.decide(seat, lambda: list(left))
            self.players[seat].routes = left.pop(answer)

    # V5.

    def build(self, seat: int) -> Asking[None]:
        """V5.1 One route card: a free link of its colour at its cost, or the card is discarded. VA.5 Or a bargain."""
        player = self.players[seat]
        free = [link for link in LINKS if link not in self.owner]
        colours = set(player.routes)
        choices = [f"discard {colour}" for colour in colours]
        choices += [f"build {link}" for link in free if LINKS[link].colour in colours and LINKS[link].cost <= player.cash]
        if "bargain" in player.hand and player.cash >= 5:
            choices += [f"bargain {colour} {link}" for colour in colours for link in free]
        answer = yield from self.decide(seat, lambda: choices)
        verb, *words = answer.split()
        if verb == "discard":
            player.routes.remove(words[0])
            return
        link = words[-1]
        self.owner[link] = seat
        if verb == "bargain":
            self.play_card(seat, "bargain")
            player.cash -= 5
            player.routes.remove(words[0])
        else:
            player.cash -= LINKS[link].cost
            player.routes.remove(LINKS[link].colour)

    # V6.

    def transports(self) -> Asking[None]:
        """V6.1 Two rounds in turn order. V6.4 Who makes none earns an action card."""
        for player in self.players:
            player.missed = 0
        for turn in range(2):
            for seat in self.order:
                made = yield from self.transport(seat, False)
                if not made:
                    self.players[seat].missed += 1

    def transport(self, seat: int, subsidised: bool) -> Asking[bool]:
        """V6.1 Name a good and take it to a city of its colour. Was it done?"""
        hand = self.players[seat].hand
        limit = 6
        closed: set[str] = set()

        def choices() -> list[str]:
            names = self.deliverable(closed, limit)
            may = [] if subsidised and names else ["done"]  # VA.4 not declined if it can be done
            if "fast_engine" in hand and limit == 6:
                may.append("fast")  # VA.3
            if "extra_freight" in hand and self.bag:
                may.append("extra")  # VA.7
            return may + names

        while True:
            answer = yield from self.decide(seat, choices)
            if answer == "done":
                return False
            if answer == "fast":
                self.play_card(seat, "fast_engine")
                limit = 7
            elif answer == "extra":
                yield from self.extra_freight(seat)
            else:
                city, good = answer.split()[1:]
                if not (yield from self.sabotage(seat)):
                    yield from self.deliver(seat, city, good, limit)
                    return True
                closed.add(good)

    def deliverable(self, closed: set[str], limit: int) -> list[str]:
        """V6.5 Only a good that can be delivered now may be named."""
        return [
            f"name {city} {good}"
            for city in CITIES
            for good in set(self.goods[city]) - closed
            if any(True for link, end in self.ways_on([city], good, limit))
        ]

    def ways_on(self, path: list[str], good: str, limit: int) -> Iterator[tuple[str, str]]:
        """V6.1, V6.2 Links, and where they lead, over which this route can go on to a city of the good's colour."""
        here = path[-1]
        if len(path) > limit:
            return
        if len(path) > 1 and self.options["matching_city"] == "stop" and COLOUR[here] == good:
            return
        if len(path) > 1 and self.options["foreign"] == "end" and COLOUR[here] in FOREIGN:
            return
        for link in self.owner:
            a, b = LINKS[link].ends
            if here in (a, b):
                there = b if here == a else a
                if there not in path and self.may_arrive([*path, there], good, limit):
                    yield link, there

    def may_arrive(self, path: list[str], good: str, limit: int) -> bool:
        return COLOUR[path[-1]] == good or any(True for way in self.ways_on(path, good, limit))

    def deliver(self, seat: int, city: str, good: str, limit: int) -> Asking[None]:
        """V6.1 The route, link by link; it ends by itself where it cannot go on. V6.3 A step of income for each link's
        owner; the good goes back to the bag."""
        path, used = [city], list[str]()
        while True:
            ways = dict(self.ways_on(path, good, limit))
            choices = [f"along {link}" for link in ways]
            if used and COLOUR[path[-1]] == good:
                if not ways:
                    break
                choices.append("done")
            if not used and limit == 6 and "fast_engine" in self.players[seat].hand:
                choices.append("fast")  # VA.3
            answer = yield from self.ask(seat, choices)
            if answer == "done":
                break
            if answer == "fast":
                self.play_card(seat, "fast_engine")
                limit = 7
            else:
                link = answer.split()[1]
                used.append(link)
                path.append(ways[link])
        for link in used:
            self.players[self.owner[link]].income += 1
        self.goods[city].remove(good)
        self.bag.append(good)

    # V7.

    def income(self, player: Player) -> None:
        """V7.1 Marks for the position, then the dividend; who is short falls back."""
        player.cash += player.income
        missing = player.bonds - player.cash
        if missing <= 0:
            player.cash -= player.bonds
        elif self.options["shortage"] == "whole":
            player.income = max(0, player.income - player.bonds)
        else:
            player.cash = 0
            player.income = max(0, player.income - missing)

    # VA.

    def deal_action_cards(self) -> Asking[None]:
        """VA.1 One for everybody last in income. VA.2 And one for each transport not made, in turn order."""
        least = min(p.income for p in self.players)
        earned = [p.missed + (p.income == least) for p in self.players]
        for seat in self.order:
            for card in range(earned[seat]):
                yield from self.action_card(seat)

    def action_card(self, seat: int) -> Asking[None]:
        """VA.2 Deck empty: shuffle the discards; both empty: from another hand; nobody has one: nothing."""
        if not self.actions:
            self.actions, self.discards = self.discards, []
        pile = self.actions
        if not pile:
            victims = [f"rob {other + 1}" for other in range(self.n) if other != seat and self.players[other].hand]
            if not victims:
                return
            victim = victims[0] if len(victims) == 1 else (yield from self.ask(seat, victims))
            pile = self.players[int(victim.split()[1]) - 1].hand
        card = yield from self.draw("card", pile)
        self.players[seat].hand.append(card)

    def play_card(self, seat: int, card: str) -> None:
        """VA.2 Played cards go open to the discards."""
        self.players[seat].hand.remove(card)
        self.discards.append(card)

    def asked_for(self, card: str, seat: int) -> bool:
        """VA.10 Everyone with an action card, whatever it is, unless both copies lie in the discards."""
        return bool(self.players[seat].hand) and self.discards.count(card) < 2

    def subsidies(self) -> Asking[None]:
        """VA.4 Those last in income when the second round ends are asked in turn order."""
        least = min(p.income for p in self.players)
        for seat in [seat for seat in self.order if self.players[seat].income == least]:
            if self.asked_for("subsidy", seat):
                yield from self.subsidy(seat)

    def subsidy(self, seat: int) -> Asking[None]:
        """VA.4 One extra transport, if some good can be delivered on the board as it is."""

        def choices() -> list[str]:
            held = "subsidy" in self.players[seat].hand
            return ["done", "subsidy"] if held and self.deliverable(set(), 6) else ["done"]

        answer = yield from self.decide(seat, choices)
        if answer == "subsidy":
            self.play_card(seat, "subsidy")
            yield from self.transport(seat, True)

    def sabotage(self, seat: int) -> Asking[bool]:
        """VA.6 The others, one by one in turn order after him: the first who plays it ends the asking."""
        at = self.order.index(seat)
        for other in self.order[at + 1 :] + self.order[:at]:
            if self.asked_for("sabotage", other):
                held = "sabotage" in self.players[other].hand
                answer = yield from self.ask(other, ["done", "sabotage"] if held else ["done"])
                if answer == "sabotage":
                    self.play_card(other, "sabotage")
                    return True
        return False

    def extra_freight(self, seat: int) -> Asking[None]:
        """VA.7 Draw a good and put it on any city."""
        self.play_card(seat, "extra_freight")
        good = yield from self.draw("good", self.bag)
        answer = yield from self.ask(seat, [f"put {city}" for city in CITIES])
        self.goods[answer.split()[1]].append(good)

    def all_new(self) -> Asking[None]:
        """VA.8 All are asked in secret; the lowest turn-order card of those who would rearranges the groups."""
        question = {
            seat: ["done", "renew"] if "all_new" in self.players[seat].hand else ["done"]
            for seat in self.order
            if self.asked_for("all_new", seat)
        }
        if not question:
            return
        answers = yield question
        users = [seat for seat in self.order if answers.get(seat) == "renew"]
        if users:
            self.play_card(users[0], "all_new")
            yield from self.rearrange(users[0])

    def rearrange(self, seat: int) -> Asking[None]:
        """VA.8 Group by group, the colours of a group in the order of the box: each group is laid in one way only. Where
        one card alone fits, it is laid without asking."""
        cards = sorted([card for group in self.groups for card in group], key=ROUTES.index)
        self.groups = []
        for k in range(self.n):
            group: list[str] = []
            for missing in range(GROUP[self.n], 0, -1):
                fit = [card for card in cards if not group or ROUTES.index(card) >= ROUTES.index(group[-1])]
                fit = fit[: len(fit) - missing + 1]  # enough must follow
                choices = sorted({f"fill {card}" for card in fit})
                answer = choices[0] if len(choices) == 1 else (yield from self.ask(seat, choices))
                group.append(answer.split()[1])
                cards.remove(group[-1])
            self.groups.append(group)

    def plans(self, seat: int) -> list[str]:
        """VA.9 The goods that may be moved."""
        if "new_plan" not in self.players[seat].hand:
            return []
        return [f"replan {city} {good}" for city in CITIES for good in set(self.goods[city])]

    def new_plan(self, seat: int, plan: str) -> Asking[None]:
        """VA.9 Move one good to any other city."""
        self.play_card(seat, "new_plan")
        city, good = plan.split()[1:]
        answer = yield from self.ask(seat, [f"put {other}" for other in CITIES if other != city])
        self.goods[city].remove(good)
        self.goods[answer.split()[1]].append(good)
