"""Voll in Fahrt, refereed in plain Python: the game is one conversation, told in the order of the rules."""

from __future__ import annotations

from dataclasses import dataclass, field

from referee import CHANCE
from referee.talking import Talk, Talking, ask, chance, places

LANES = ["outer", "middle", "inner"]
CELLS = {  # F0.3, F0.5: cells of S0 to S4 on the lanes 0, 1, 2
    "standard": [(4, 4, 4), (13, 11, 9), (13, 11, 9), (13, 11, 9), (4, 4, 4)],
    "long": [(5, 5, 5), (15, 13, 11), (15, 13, 11), (15, 13, 11), (5, 5, 5)],
}
BUFFER = -1
DEAD = 3  # the slot towards the middle (F0.2)
RAILS = {  # F0.4, way A: entry slot, exit slot, cells
    "blue": [(0, BUFFER, 2), (1, 0, 3), (2, 1, 3), (3, 2, 3)],
    "red": [(0, 1, 3), (1, 0, 3), (2, 2, 3), (3, 3, 3)],
    "yellow": [(0, 2, 3), (1, BUFFER, 2), (2, 1, 3), (3, 3, 3)],
}
ROLLS = [f"{one} {two}" for one in range(1, 7) for two in range(1, 7)]


@dataclass(frozen=True)
class Cell:
    """A cell of a lane of a section ("S0" ...), or of a rail of a platform ("blue" ...), counted as they lie in way A."""

    part: str
    track: int
    number: int


@dataclass
class Player:
    locos: dict[int, Cell] = field(default_factory=dict)  # those on the board
    home: set[int] = field(default_factory=set)  # those in sheds
    tiles: int = 0

    def hand(self) -> list[int]:
        return [loco for loco in (1, 2, 3, 4) if loco not in self.locos and loco not in self.home]


class Over(Exception):
    """The game ends at once."""


class VollInFahrt(Talking):
    """The referee."""

    def __init__(self, players: int, options: dict[str, str]) -> None:
        self.options = options
        self.cells = CELLS[options["board"]]
        self.players = [Player() for seat in range(players)]
        self.bays = {1: "blue", 2: "red", 3: "yellow"}
        self.open = 0
        self.ways: dict[str, str] = {}
        self.stock = 12
        self.begin()

    def scores(self) -> list[int]:
        return [len(player.home) for player in self.players]

    def places(self) -> list[int]:
        """F5.4"""
        return places([(len(player.home), *self.furthest(player)) for player in self.players])

    def furthest(self, player: Player) -> tuple[int, int]:
        return max([self.progress(cell) for cell in player.locos.values()], default=(-1, 0))

    def progress(self, cell: Cell) -> tuple[int, int]:
        """Later in S0 B0 S1 B1 ...; in the same part the one with fewer cells left."""
        if cell.part in RAILS:
            return 2 * self.bay_of(cell.part) + 1, self.ridden(cell) - self.length(cell)
        return 2 * int(cell.part[1]), cell.number - self.length(cell)

    def game(self) -> Talk[None]:
        """F1.1"""
        may_begin = 1 if self.options["first"] == "seat1" else len(self.players)
        seat = int((yield from chance("first", [str(1 + seat) for seat in range(may_begin)]))) - 1
        for colour in RAILS:
            text = yield {CHANCE: {f"laid {colour} A", f"laid {colour} B"}}
            self.ways[colour] = text[1].split()[2]
        try:
            while True:
                yield from self.turns(seat)
                seat = (seat + 1) % len(self.players)
        except Over:
            return

    # F2 A turn

    def turns(self, seat: int) -> Talk[None]:
        """F2.5: one turn, and perhaps a second one."""
        player = self.players[seat]
        double, loco = yield from self.turn(seat, {1, 2, 3, 4})
        if not double or loco == 0:
            return
        if loco in player.home and self.options["double_after_home"] == "no":
            return
        text = yield from ask(seat, {"done", "again"})
        if text == "again":
            yield from self.turn(seat, {1, 2, 3, 4} if loco in player.home else {loco})

    def turn(self, seat: int, allowed: set[int]) -> Talk[tuple[bool, int]]:
        """F2.1: was it a double, and which loco was driven (0: none)?"""
        colour = yield from self.hand_in_a_tile(seat)
        if colour:
            text = (yield {CHANCE: {f"dice {roll}" for roll in ROLLS}})[1]
        else:
            text = (yield {CHANCE: {f"roll {colour} {roll}" for colour in RAILS for roll in ROLLS}})[1]
            colour = text.split()[1]
        one, two = [int(die) for die in text.split()[-2:]]
        yield from self.slide(seat, colour)
        loco = yield from self.move(seat, one + two, allowed)
        return one == two, loco

    def hand_in_a_tile(self, seat: int) -> Talk[str]:
        """F6.2: the colour that was named, or ""."""
        player = self.players[seat]
        if player.tiles == 0:
            return ""
        text = yield from ask(seat, {"done"} | {f"repair {colour}" for colour in RAILS})
        if text == "done":
            return ""
        player.tiles -= 1
        self.stock += 1
        return text.split()[1]

    def slide(self, seat: int, colour: str) -> Talk[None]:
        """F2.2"""
        left = self.bay_of(colour)
        ways = {"A", "B"}
        if self.options["turning"] == "strict" and (left + 2) % 4 == self.open:
            ways -= {self.ways[colour]}
        text = yield from ask(seat, {f"platform {colour} {way}" for way in ways})
        self.ways[colour] = text.split()[2]
        del self.bays[left]
        self.bays[self.open] = colour
        self.open = left

    def move(self, seat: int, points: int, allowed: set[int]) -> Talk[int]:
        """F2.3, F3.2: which loco was driven, 0 for none."""
        player = self.players[seat]
        choices = {f"drive {loco}" for loco in player.locos if loco in allowed}
        entering = [loco for loco in player.hand() if loco in allowed]
        if entering:
            choices |= {f"enter {name}" for lane, name in enumerate(LANES) if not self.standing_on(Cell("S0", lane, 1))}
        if not choices:
            return 0
        verb, what = (yield from ask(seat, choices)).split()
        if verb == "drive":
            loco = int(what)
        else:
            loco = entering[0]
            player.locos[loco] = Cell("S0", LANES.index(what), 1)
            points -= 1
        self.drive(seat, loco, points)
        return loco

    # F3 Pushing, F4 Accidents, F5 Finish

    def drive(self, seat: int, loco: int, points: int) -> None:
        """F2.4, F3.1, F4.1, F5.1"""
        if self.at_the_finish(seat, loco):
            self.bring_home(seat, loco)
            return
        pushed = False
        while points > 0:
            ahead = self.ahead(self.players[seat].locos[loco])
            if ahead is None:
                self.accident(seat, loco)
                return
            if others := self.standing_on(ahead):
                seat, loco = others[0]
                pushed = True
                continue
            self.players[seat].locos[loco] = ahead
            points -= 1
            if self.at_the_finish(seat, loco) and not pushed:
                self.bring_home(seat, loco)
                return
        if pushed and self.at_the_finish(seat, loco) and self.options["pushed_home"] == "crash":  # F5.2
            self.accident(seat, loco)

    def ahead(self, cell: Cell) -> Cell | None:
        """The next cell; None where there is an accident (F4.1)."""
        if cell.part in RAILS:
            if self.ridden(cell) < self.length(cell):
                return Cell(cell.part, cell.track, cell.number + (1 if self.ways[cell.part] == "A" else -1))
            slot = self.ends(cell.part, cell.track)[1]
            return None if slot in (BUFFER, DEAD) else Cell(f"S{self.bay_of(cell.part) + 1}", slot, 1)
        if cell.number < self.length(cell):
            return Cell(cell.part, cell.track, cell.number + 1)
        return self.onto_platform(int(cell.part[1]), cell.track)

    def onto_platform(self, bay: int, lane: int) -> Cell | None:
        """From the last cell of a section; no bay follows the finish, and none may be open."""
        colour = self.bays.get(bay, "")
        for rail, (entry, leave, cells) in enumerate(RAILS.get(colour, [])):
            if self.ends(colour, rail)[0] == lane:
                return Cell(colour, rail, 1 if self.ways[colour] == "A" else cells)
        return None

    def ends(self, colour: str, rail: int) -> tuple[int, int]:
        """F0.4: entry and exit slot as the platform lies; turned, rail (a, b) leads from 3-b to 3-a."""
        entry, leave = RAILS[colour][rail][:2]
        if self.ways[colour] == "A":
            return entry, leave
        return BUFFER if leave == BUFFER else 3 - leave, 3 - entry

    def length(self, cell: Cell) -> int:
        return RAILS[cell.part][cell.track][2] if cell.part in RAILS else self.cells[int(cell.part[1])][cell.track]

    def ridden(self, cell: Cell) -> int:
        """F2.2: cell k of n is cell n+1-k when the platform lies turned."""
        return cell.number if self.ways[cell.part] == "A" else self.length(cell) + 1 - cell.number

    def bay_of(self, colour: str) -> int:
        return next(bay for bay, platform in self.bays.items() if platform == colour)

    def standing_on(self, cell: Cell) -> list[tuple[int, int]]:
        return [(seat, loco) for seat, player in enumerate(self.players) for loco, at in player.locos.items() if at == cell]

    def at_the_finish(self, seat: int, loco: int) -> bool:
        cell = self.players[seat].locos[loco]
        return cell.part == "S4" and cell.number == self.length(cell)

    def bring_home(self, seat: int, loco: int) -> None:
        """F5.1, F5.4"""
        player = self.players[seat]
        del player.locos[loco]
        player.home.add(loco)
        if len(player.home) == 3:
            raise Over

    def accident(self, seat: int, loco: int) -> None:
        """F4.1, F6.1"""
        player = self.players[seat]
        del player.locos[loco]
        if self.options["repair"] == "on" and self.stock > 0:
            self.stock -= 1
            player.tiles += 1
