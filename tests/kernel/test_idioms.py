"""What rooms share: dice and lots, and the numbers of encoders."""

from collections import Counter

import pytest

from fullsteam.kernel.core import CHANCE, NOBODY, Frame, Game, State, refusals
from fullsteam.kernel.features import those, who
from fullsteam.kernel.idioms import SETTLED, Alike, AnySeat
from fullsteam.kernel.ints import empty
from fullsteam.kernel.rng import Rng
from fullsteam.kernel.words import Domain, Lexicon, Word, verbs

DIE = Domain("die", ["1", "2", "3"])
FIRST = Word("first", "X1", [Domain("seat", ["1", "2", "3", "4", "5"])])
DICE = Word("dice", "X1", [DIE, DIE])
VERBS = verbs([FIRST, DICE])


class Lots(State):
    """First somebody is found by lot, then he rolls."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, None)
        self.said: list[str] = []


class Who(AnySeat[Lots]):
    def apply(self, s: Lots, f: Frame, action: int) -> None:
        s.said.append(VERBS.text(action))
        s.then(ROLL.chance())


class Roll(Alike[Lots]):
    def apply(self, s: Lots, f: Frame, action: int) -> None:
        s.said.append(VERBS.text(action))


WHO, ROLL = Who("who", "X1", FIRST), Roll("roll", "X1", DICE)
GAME: Game[Lots] = Game("lots", VERBS, Lexicon([]), refusals([]), [WHO, ROLL])


def begun(seats: int = 3) -> Lots:
    s = Lots(seats)
    s.then(WHO.chance())
    return s


def outcomes(s: Lots) -> list[str]:
    weights = empty()
    GAME.weights(s, weights)
    legal = GAME.legal_list(s, CHANCE)
    assert weights.to_list() == [1] * len(legal)
    return [VERBS.text(action) for action in legal]


def test_a_lot_is_drawn_among_those_at_the_table() -> None:
    assert outcomes(begun(3)) == ["first 1", "first 2", "first 3"]
    assert outcomes(begun(2)) == ["first 1", "first 2"]


def test_where_it_is_settled_chance_only_says_so() -> None:
    s = Lots(3)
    s.then(WHO.chance(SETTLED))
    assert outcomes(s) == ["first 1"] and VERBS.text(GAME.sample(s, Rng(7))) == "first 1"


def test_dice_show_everything_their_word_can_say() -> None:
    s = begun()
    GAME.play(s, CHANCE, VERBS.parse("first 2"))
    assert outcomes(s) == [f"dice {a} {b}" for a in DIE.labels for b in DIE.labels]
    GAME.play(s, CHANCE, VERBS.parse("dice 3 1"))
    assert s.said == ["first 2", "dice 3 1"] and GAME.actor(s) == NOBODY


def test_chance_says_them_all_alike_and_the_short_cut_says_the_same() -> None:
    rng, slow = Rng(1), Rng(1)
    counted: Counter[str] = Counter()
    for _ in range(900):
        s, t = begun(), begun()
        assert GAME.playout(s, rng) == 2
        while GAME.actor(t) == CHANCE:
            GAME.play(t, CHANCE, GAME.legal_list(t, CHANCE)[slow.below(len(outcomes(t)))])
        assert s.said == t.said
        counted.update(s.said)
    assert sorted(counted) == sorted([*outcomes(begun()), *(f"dice {a} {b}" for a in DIE.labels for b in DIE.labels)])
    assert all(240 < counted[text] < 360 for text in outcomes(begun()))
    assert all(60 < n < 150 for text, n in counted.items() if text.startswith("dice"))


@pytest.mark.parametrize(
    ("one", "seat", "row"), [(0, 0, [1, 0, 0]), (2, 1, [0, 1, 0]), (0, 1, [0, 0, 1]), (1, 1, [1, 0, 0]), (-1, 2, [0, 0, 0])]
)
def test_who_counts_from_the_observer(one: int, seat: int, row: list[int]) -> None:
    out = empty()
    who(one, seat, 3, out)
    assert out.to_list() == row


@pytest.mark.parametrize(
    ("mask", "seat", "row"), [(0b011, 0, [1, 1, 0]), (0b011, 1, [1, 0, 1]), (0b100, 2, [1, 0, 0]), (0, 1, [0] * 3)]
)
def test_those_count_from_the_observer(mask: int, seat: int, row: list[int]) -> None:
    out = empty()
    those(mask, seat, 3, out)
    assert out.to_list() == row
