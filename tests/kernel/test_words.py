"""Words: of() and a(), b(), c() are inverse; notation goes round; mistakes are told in one sentence."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fullsteam.kernel.words import DONE, Domain, Lexicon, NotationError, Word, verbs

CARD = Domain("card", [f"c{i}" for i in range(20)])
LINE = Domain("line", ["blue", "red"])
SEAT = Domain("seat", ["1", "2", "3"])
PUT = Word("put", "X1.1", [CARD, LINE, SEAT])
TAKE = Word("take", "X1.2", [CARD])
LEXICON = verbs([PUT, TAKE])


@given(st.integers(0, 19), st.integers(0, 1), st.integers(0, 2))
def test_arguments_come_back(a: int, b: int, c: int) -> None:
    code = PUT.of(a, b, c)
    assert PUT.args(code) == [a, b, c] and PUT.holds(code) and not TAKE.holds(code)


def test_codes_are_laid_out_without_gaps() -> None:
    texts = [LEXICON.text(code) for code in range(LEXICON.size)]
    assert len(set(texts)) == LEXICON.size == 1 + 20 * 2 * 3 + 20 and texts[DONE] == "done"
    assert [LEXICON.parse(text) for text in texts] == list(range(LEXICON.size))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", '"" begins with no known word; words: done put take'),
        ("jump c1", '"jump c1" begins with no known word; words: done put take'),
        ("take", '"take" takes card, not ""'),
        ("done now", '"done" takes nothing, not "now"'),
        ("put c1 blue", '"put" takes card and line and seat, not "c1 blue"'),
        ("put c1 green 1", 'there is no line "green"; line: blue red'),
        ("take c99", 'there is no card "c99"; card: c0 c1 c2 c3 c4 … c18 c19'),
    ],
)
def test_mistakes_are_told(text: str, sentence: str) -> None:
    with pytest.raises(NotationError) as error:
        LEXICON.parse(text)
    assert str(error.value) == sentence


def test_codes_that_are_no_words() -> None:
    for code in (-1, LEXICON.size):
        with pytest.raises(NotationError):
            LEXICON.word(code)


def test_two_words_of_one_name_are_refused() -> None:
    with pytest.raises(AssertionError):
        Lexicon([Word("put", "", []), Word("put", "", [])])
