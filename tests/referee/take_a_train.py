"""Take a Train, refereed in plain Python: the game is one conversation, told in the order of the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from referee.talking import Questions, Talk, Talking, ask, ask_secretly, chance, places

UNIT = 50

LOCOS = {  # T0.1: power, multiplier, km/h
    "s": [(100, 1, 50), (200, 1, 65), (200, 2, 80), (300, 2, 95), (400, 2, 110), (500, 3, 126), (600, 3, 140)],
    "d": [(100, 1, 75), (200, 1, 100), (300, 2, 120), (400, 2, 135), (600, 3, 155), (800, 4, 160)],
    "e": [(300, 1, 130), (400, 2, 150), (500, 3, 170), (700, 4, 194), (900, 4, 210)],
}
POWER = {f"{kind}{speed}": power for kind, locos in LOCOS.items() for power, factor, speed in locos}
FACTOR = {f"{kind}{speed}": factor for kind, locos in LOCOS.items() for power, factor, speed in locos}
SPEED = {f"{kind}{speed}": speed for kind, locos in LOCOS.items() for power, factor, speed in locos}

WAGONS = {  # T0.2: value, copies
    "food": [(50, 10), (100, 10), (150, 5)],
    "cattle": [(100, 7), (150, 8), (200, 4)],
    "coal": [(150, 6), (200, 6), (250, 3)],
    "fuel": [(200, 4), (250, 4), (300, 3)],
    "luxury": [(300, 3), (350, 2), (400, 2)],
    "passengers": [(400, 2), (450, 2), (500, 1)],
}
GOODS = {f"{goods}{value}": goods for goods, cards in WAGONS.items() for value, copies in cards}
VALUE = {f"{goods}{value}": value for goods, cards in WAGONS.items() for value, copies in cards}
SPECIALS = ["bin", "storage", "multiplier", "bonus", "twin"]
BOX = Counter({f"{goods}{value}": copies for goods, cards in WAGONS.items() for value, copies in cards}) + Counter(SPECIALS)

AUCTIONS = ["passing", "blind", "double_blind", "preempted", "open", "rotating"]
PRICES = [600, 500, 400, 300, 200, 100]  # T0.3

REWARDS = {  # T0.4
    "two_done": 1000,
    "fuel": 600,
    "special": 600,
    "luxury": 400,
    "three_each": 800,
    "passengers": 300,
    "first": 300,
    "diesel": 800,
    "last": 1000,
    "steam": 300,
    "electric": 1500,
    "ten_wagons": 800,
    "food": 1000,
    "all_types": 600,
    "cattle": 800,
    "fastest": 600,
    "coal": 800,
    "slowest": 1000,
}
PRINTED = {"steam": 1500, "electric": 300}
ON_ONE_LOCO = {"fuel": 3, "luxury": 2, "passengers": 2, "food": 4, "cattle": 4, "coal": 3}
OF_ONE_TYPE = {"steam": "s", "diesel": "d", "electric": "e"}


@dataclass
class Train:
    """A loco with what hangs on it and lies beside it. loco "" lies face down: no power, no speed, no type (T1.4)."""

    loco: str
    wagons: list[str] = field(default_factory=list)
    multipliers: int = 0

    def profit(self) -> int:
        """T3.8"""
        values = [VALUE[wagon] for wagon in self.wagons]
        if self.loco == "":
            return max(values, default=0)
        return sum(values) * (FACTOR[self.loco] + self.multipliers)


@dataclass
class Player:
    money: int = 5000
    objectives: list[str] = field(default_factory=list)
    done: list[str] = field(default_factory=list)
    trains: list[Train] = field(default_factory=list)
    took_special: bool = False

    def faces(self) -> list[str]:
        return [train.loco for train in self.trains if train.loco]

    def power(self) -> int:
        return sum(POWER[loco] for loco in self.faces())

    def fastest(self) -> int:
        return max([SPEED[loco] for loco in self.faces()], default=0)

    def wagons(self) -> int:
        return sum(len(train.wagons) for train in self.trains)

    def name(self, train: Train) -> str:
        """In notation a face-down loco is called by its place, behind those with a face."""
        behind = [t for t in self.trains if t.loco] + [t for t in self.trains if not t.loco]
        return train.loco or f"down{1 + [t is train for t in behind].index(True)}"


class Unsold:
    """The locos nobody owns (T2.7). Chance decides what a card is when it is turned up, so the pile is what it could be:
    `size` cards, any of `mixed` and up to `fresh` of the `unseen` ones; the rest of these lie face down before somebody or
    stayed in the box."""

    def __init__(self, locos: int) -> None:
        self.size = locos
        self.fresh = locos
        self.unseen = set(POWER)
        self.mixed: set[str] = set()
        self.aside: set[str] = set()

    def pile(self) -> set[str]:
        """What the next card could be."""
        return (self.mixed | (self.unseen if self.fresh else set())) if self.size else set()

    def possible(self) -> set[str]:
        return self.pile() | self.aside

    def left(self) -> int:
        return self.size + len(self.aside)

    def turned_up(self, loco: str) -> None:
        self.size -= 1
        if loco in self.mixed:
            self.mixed.remove(loco)
        else:
            self.unseen.remove(loco)
            self.fresh -= 1

    def reshuffle(self) -> None:
        """T2.7: the pile is empty, the set-aside ones are the new one."""
        self.size, self.fresh = len(self.aside), 0
        self.mixed, self.aside = self.aside, set()

    def take_face_down(self) -> None:
        """T2.8: one at random of all unsold ones, those set aside shuffled into the pile."""
        self.size += len(self.aside) - 1
        self.mixed, self.aside = self.mixed | self.aside, set()


class TakeATrain(Talking):
    """The referee."""

    def __init__(self, players: int, options: dict[str, str]) -> None:
        self.players = [Player() for seat in range(players)]
        self.rewards = REWARDS | (PRINTED if options["steam_electric"] == "printed" else {})
        self.rotating_sum = options["rotating"] == "sum"
        self.may_begin = ["1"] if options["first"] == "seat1" else [str(1 + seat) for seat in range(players)]
        self.gone: set[str] = set()  # rubbish bin and extended storage, once shown (T5.1)
        self.begin()

    def scores(self) -> list[int]:
        return [player.money for player in self.players]

    def places(self) -> list[int]:
        """T5.2"""
        return places([(player.money, len(player.done)) for player in self.players])

    # Who sits where, and what one may bid.

    def seats_from(self, seat: int) -> list[int]:
        """All seats, clockwise from this one."""
        count = len(self.players)
        return [(seat + i) % count for i in range(count)]

    def left_of(self, seat: int) -> list[int]:
        """The others, clockwise."""
        return self.seats_from(seat)[1:]

    def secret_bids(self, questions: Questions) -> Talk[dict[int, int]]:
        """T2.9: who has nothing to bid is not asked. (A starter with just the power is, though he has only one answer.)"""
        asked = {seat: choices for seat, choices in questions.items() if choices != {"bid 0"}}
        answers = yield from ask_secretly(asked)
        return {seat: amount(answers.get(seat, "bid 0")) for seat in questions}

    def bids(self, least: int, most: int) -> set[str]:
        """T1.3: in steps of 50."""
        return {f"bid {amount}" for amount in range(least, most + 1, UNIT)}

    # T1 Set-up and frame

    def game(self) -> Talk[None]:
        """T1.1, T1.2"""
        first = int((yield from chance("first", self.may_begin))) - 1
        objectives = set(REWARDS)
        for seat in self.seats_from(first):
            for card in range(3):
                objective = yield from chance("objective", objectives)
                objectives.remove(objective)
                self.players[seat].objectives.append(objective)
        tokens = set(AUCTIONS)
        for turn in range(3):
            starter = self.seats_from(first)[turn % len(self.players)]
            token = yield from chance("token", tokens)
            tokens.remove(token)
            yield from self.round(starter, token)

    def round(self, starter: int, token: str) -> Talk[None]:
        """T1.2, T5.1"""
        for player in self.players:
            player.trains = []
            player.took_special = False
        self.unsold = Unsold(3 * len(self.players))
        if token == "preempted":
            yield from self.preempted(starter)
        elif token == "rotating":
            yield from self.rotating(starter)
        else:
            yield from self.lots(starter, token)
        yield from self.wagon_stage(starter)

    # T2 Stage 1

    def buyers(self) -> list[int]:
        """T2.7"""
        return [seat for seat, player in enumerate(self.players) if len(player.trains) < 3]

    def sell(self, seat: int, loco: str, price: int) -> None:
        self.players[seat].money -= price
        self.players[seat].trains.append(Train(loco))

    def lots(self, starter: int, token: str) -> Talk[None]:
        """T2.7: the four auctions in which locos are sold one by one."""
        while buyers := self.buyers():
            if starter not in buyers:
                starter = next(seat for seat in self.left_of(starter) if seat in buyers)
            if self.nothing_can_be_paid(buyers):
                break
            shown = yield from self.show(1 if token == "open" else 3)
            if len(buyers) == 1:
                yield from self.last_buyer(buyers[0], shown)
                continue
            able = [seat for seat in self.seats_from(starter) if seat in buyers and self.payable(seat, shown)]
            if not able:
                self.unsold.aside |= shown
                continue
            opener = able[0]
            offers = {f"offer {loco}" for loco in self.payable(opener, shown)}
            loco = (yield from ask(opener, offers)).split()[1]
            self.unsold.aside |= shown - {loco}
            yield from self.sale(token, opener, loco, buyers)
            starter = self.left_of(opener)[0]
        for player in self.players:  # T1.4
            while len(player.trains) < 3:
                player.trains.append(Train(""))

    def nothing_can_be_paid(self, buyers: list[int]) -> bool:
        """T2.7 (and its ruling 2): as far as everybody can tell."""
        return not any(self.payable(seat, self.unsold.possible()) for seat in buyers)

    def payable(self, seat: int, locos: Iterable[str]) -> set[str]:
        return {loco for loco in locos if POWER[loco] <= self.players[seat].money}

    def show(self, count: int) -> Talk[set[str]]:
        """T2.7: pile too short: the set-aside ones are reshuffled; fewer exist: all of them."""
        shown: set[str] = set()
        while len(shown) < count and self.unsold.left() > 0:
            if self.unsold.size == 0:
                self.unsold.reshuffle()
            loco = yield from chance("loco", self.unsold.pile())
            self.unsold.turned_up(loco)
            shown.add(loco)
        return shown

    def last_buyer(self, seat: int, shown: set[str]) -> Talk[None]:
        """T2.8"""
        can = self.payable(seat, shown)
        if can:
            loco = (yield from ask(seat, {f"buy {loco}" for loco in can})).split()[1]
            self.unsold.aside |= shown - {loco}
            self.sell(seat, loco, POWER[loco])
        else:
            self.unsold.aside |= shown
            self.unsold.take_face_down()
            self.players[seat].trains.append(Train(""))

    def sale(self, token: str, opener: int, loco: str, buyers: list[int]) -> Talk[None]:
        if token == "passing":
            winner, price = yield from self.passing(opener, POWER[loco], buyers)
        elif token == "open":
            winner, price = yield from self.open(opener, POWER[loco], buyers)
        else:
            winner, price = yield from self.blind(opener, POWER[loco], buyers, twice=token == "double_blind")
        self.sell(winner, loco, price)

    def opening(self, opener: int, power: int) -> Talk[int]:
        text = yield from ask(opener, self.bids(power, self.players[opener].money))
        return amount(text)

    def passing(self, opener: int, power: int, buyers: list[int]) -> Talk[tuple[int, int]]:
        """T2.1, T2.9: who cannot raise has passed."""
        bid = yield from self.opening(opener, power)
        leader = opener
        still_in = [seat for seat in self.seats_from(opener) if seat in buyers]
        while len(still_in) > 1:
            seat = next(seat for seat in self.left_of(leader) if seat in still_in)
            text = yield from ask(seat, {"done"} | self.bids(bid + UNIT, self.players[seat].money))
            if text == "done":
                still_in.remove(seat)
            else:
                leader, bid = seat, amount(text)
        return leader, bid

    def open(self, opener: int, power: int, buyers: list[int]) -> Talk[tuple[int, int]]:
        """T2.5, T2.9"""
        bid = yield from self.opening(opener, power)
        leader = opener
        declined: set[int] = set()
        while True:
            others = [seat for seat in buyers if seat != leader and seat not in declined]
            raises = {seat: self.bids(bid + UNIT, self.players[seat].money) for seat in others}
            questions = {seat: {"done"} | bids for seat, bids in raises.items() if bids}
            if not questions:
                return leader, bid
            seat, text = yield questions
            if text == "done":
                declined.add(seat)
            else:
                leader, bid, declined = seat, amount(text), set()

    def blind(self, opener: int, power: int, buyers: list[int], twice: bool) -> Talk[tuple[int, int]]:
        """T2.2, T2.3"""
        money = {seat: self.players[seat].money for seat in buyers}
        first = {seat: self.bids(power if seat == opener else 0, money[seat]) for seat in buyers}
        totals = yield from self.secret_bids(first)
        if twice:
            second = {seat: self.bids(0, money[seat] - totals[seat]) for seat in buyers}
            added = yield from self.secret_bids(second)
            totals = {seat: totals[seat] + added[seat] for seat in buyers}
        highest = max(total for total in totals.values() if total >= power)
        winner = yield from self.decide(opener, [seat for seat in buyers if totals[seat] == highest])
        return winner, highest

    def decide(self, starter: int, tied: list[int]) -> Talk[int]:
        """T1.3: the starter decides, himself included."""
        text = yield from ask(starter, {f"award {1 + seat}" for seat in tied})
        return int(text.split()[1]) - 1

    def preempted(self, starter: int) -> Talk[None]:
        """T2.4"""
        for lot_starter in [self.seats_from(starter)[lot % len(self.players)] for lot in range(3)]:
            questions = {seat: self.bids(0, player.money) for seat, player in enumerate(self.players)}
            bids = yield from self.secret_bids(questions)
            shown = yield from self.show(len(self.players))
            while bids:
                highest = max(bids.values())
                seat = yield from self.decide(lot_starter, [seat for seat in bids if bids[seat] == highest])
                loco = (yield from ask(seat, {f"choose {loco}" for loco in shown})).split()[1]
                shown.remove(loco)
                self.sell(seat, loco, bids.pop(seat))

    def rotating(self, starter: int) -> Talk[None]:
        """T2.6"""
        hands: dict[int, set[str]] = {}
        for seat in self.seats_from(starter):
            hands[seat] = yield from self.show(3)
        kept: dict[int, list[str]] = {seat: [] for seat in hands}
        for turn in range(2):
            keeps = yield from ask_secretly({seat: {f"keep {loco}" for loco in hands[seat]} for seat in hands})
            for seat, text in keeps.items():
                kept[seat].append(text.split()[1])
            hands = {self.left_of(seat)[0]: hand - set(kept[seat]) for seat, hand in hands.items()}
        for seat in self.seats_from(starter):
            yield from self.pay(seat, kept[seat] + list(hands[seat]))

    def pay(self, seat: int, locos: list[str]) -> Talk[None]:
        """T2.6: who can must; who cannot turns one face down, then another only if he still cannot. (He is asked for the
        last one, too, though there is only one answer.)"""
        player = self.players[seat]
        while self.rotating_price(locos) > player.money:
            answer = yield {seat: {f"turn_over {loco}" for loco in locos}}
            locos = [loco for loco in locos if loco != answer[1].split()[1]]
        player.money -= self.rotating_price(locos)
        player.trains = [Train(loco) for loco in locos] + [Train("") for loco in range(3 - len(locos))]

    def rotating_price(self, locos: list[str]) -> int:
        powers = sum(POWER[loco] for loco in locos)
        return powers if self.rotating_sum else powers * max([FACTOR[loco] for loco in locos], default=0)

    # T3 Stage 2

    def wagon_stage(self, starter: int) -> Talk[None]:
        """T3.1, T3.5, T3.8"""
        seats = self.seats_from(starter)
        seats.sort(key=lambda seat: (-self.players[seat].power(), -self.players[seat].fastest()))
        self.order = seats
        self.check_objectives()
        self.cards = BOX - Counter(self.gone)
        self.discards: Counter[str] = Counter()
        self.display: list[str] = []
        self.limit = 5
        self.bonuses = 0
        yield from self.fill()
        passes = turn = 0
        while passes < len(seats):
            seat = seats[turn % len(seats)]
            card = yield from self.turn(seat)
            passes = 0 if card else passes + 1
            if card:
                self.check_objectives()
                if any(len(train.wagons) == self.limit for train in self.players[seat].trains):
                    break
                yield from self.fill()
            turn += 1
        for player in self.players:
            player.money += sum(train.profit() for train in player.trains)

    def fill(self) -> Talk[None]:
        """T3.2, T3.6"""
        yield from self.draw()
        while "storage" in self.display or "bin" in self.display:
            if "storage" in self.display:
                self.leave("storage")
                self.limit = 6
            if "bin" in self.display:
                self.leave("bin")
                self.discards.update(self.display)
                self.display = []
            yield from self.draw()

    def leave(self, card: str) -> None:
        """T3.6: it acts by being shown and leaves the game."""
        self.display.remove(card)
        self.gone.add(card)

    def draw(self) -> Talk[None]:
        """T3.2"""
        while len(self.display) < {2: 3, 3: 3, 4: 4, 5: 4, 6: 5}[len(self.players)]:
            if not self.cards:
                self.cards, self.discards = self.discards, Counter()
            if not self.cards:
                return
            card = yield from chance("card", self.cards)
            self.cards -= Counter([card])
            self.display.append(card)

    def price_of_replacing(self, seat: int) -> int:
        """T0.3"""
        place = self.order.index(seat)
        return 300 if len(self.players) == 2 and place == 1 else PRICES[place]

    def turn(self, seat: int) -> Talk[str]:
        """T3.3: the card that was taken, "" for none."""
        price = self.price_of_replacing(seat)
        takes = self.takes(seat)
        replaces = {f"replace {card}" for card in self.display} if self.players[seat].money >= price else set()
        text = yield from ask(seat, {"done"} | takes | replaces)
        if text in replaces:
            self.players[seat].money -= price
            yield from self.replace(seat, text)
            text = yield from ask(seat, {"done"} | self.takes(seat))
        if text == "done":
            return ""
        return self.take(seat, *text.split())

    def replace(self, seat: int, text: str) -> Talk[None]:
        """T3.3: one or more, discarded together, then as many are drawn."""
        thrown: list[str] = []
        while text != "done":
            card = text.split()[1]
            self.display.remove(card)
            thrown.append(card)
            text = yield from ask(seat, {"done"} | {f"replace {card}" for card in self.display})
        self.discards.update(thrown)
        yield from self.fill()

    def takes(self, seat: int) -> set[str]:
        """T3.4, T3.7"""
        player = self.players[seat]
        found = {"collect bonus"} if "bonus" in self.display else set()
        for card in self.display:
            for train in player.trains:
                if self.fits(card, train, player):
                    found.add(f"attach {card} {player.name(train)}")
        return found

    def fits(self, card: str, train: Train, player: Player) -> bool:
        if card == "bonus":
            return False
        if card == "multiplier":
            return train.loco != ""
        if card == "twin":
            return len(train.wagons) > 0
        here = {GOODS[wagon] for wagon in train.wagons}
        elsewhere = {GOODS[wagon] for other in player.trains if other is not train for wagon in other.wagons}
        return here <= {GOODS[card]} and GOODS[card] not in elsewhere

    def take(self, seat: int, verb: str, card: str, place: str = "") -> str:
        """T3.4, T3.7"""
        player = self.players[seat]
        self.display.remove(card)
        if card in SPECIALS:
            player.took_special = True
        if verb == "collect":
            player.money += 600
            self.bonuses += 1
            if self.bonuses < 10:
                self.discards["bonus"] += 1
            return card
        train = next(train for train in player.trains if player.name(train) == place)
        if card == "multiplier":
            train.multipliers += 1
        else:
            train.wagons.append(train.wagons[0] if card == "twin" else card)
        return card

    # T4 Objectives

    def check_objectives(self) -> None:
        """T4.1: paid at once, once a game, "two other objectives" last."""
        for seat, player in enumerate(self.players):
            for objective in sorted(player.objectives, key=lambda name: name == "two_done"):
                if objective not in player.done and self.holds(objective, seat):
                    player.done.append(objective)
                    player.money += self.rewards[objective]

    def holds(self, objective: str, seat: int) -> bool:
        """T4.2"""
        player = self.players[seat]
        kinds = [loco[0] for loco in player.faces()]
        speeds = [SPEED[loco] for other in self.players for loco in other.faces()]
        if objective in ON_ONE_LOCO:
            return any([GOODS[w] for w in t.wagons].count(objective) >= ON_ONE_LOCO[objective] for t in player.trains)
        if objective in OF_ONE_TYPE:
            return kinds.count(OF_ONE_TYPE[objective]) == 3
        if objective in ("fastest", "slowest"):
            wanted = max(speeds, default=0) if objective == "fastest" else min(speeds, default=0)
            return wanted in [SPEED[loco] for loco in player.faces()]
        return {
            "two_done": len(player.done) >= 2,
            "special": player.took_special,
            "three_each": all(len(train.wagons) >= 3 for train in player.trains),
            "first": self.order[0] == seat,
            "last": self.order[-1] == seat,
            "ten_wagons": player.wagons() >= 10,
            "all_types": len(set(kinds)) == 3,
        }[objective]


def amount(text: str) -> int:
    """ "bid 500": 500"""
    return int(text.split()[1])
