"""The laws of wording hold for every text of the house, and each can fail."""

import subprocess
import sys
from pathlib import Path

import pytest

from fullsteam.kernel.rulebook import LANGUAGES
from fullsteam.testing.rulings import repeats, twice
from fullsteam.testing.wording import faults

ROOT = Path(__file__).parent.parent.parent
TEXTS = sorted(
    path.relative_to(ROOT)
    for folder in ("src/fullsteam", "web/src")
    for path in (ROOT / folder).rglob("*.ftl")
    if path.stem in LANGUAGES
)


@pytest.mark.parametrize("path", TEXTS, ids=str)
def test_every_text_keeps_the_laws(path: Path) -> None:
    assert faults((ROOT / path).read_text(encoding="utf-8"), path.stem) == []


def test_french_is_set_as_french_is_set() -> None:
    done = subprocess.run(
        [sys.executable, "tools/typography.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


BONDS = """\
verb-borrow = { $number ->
    [one] 1 emprunt
   *[other] { $number } emprunts
}
"""


def test_french_counts_nothing_like_one() -> None:
    assert faults(BONDS, "fr") == ["verb-borrow: with $number = 0, 1 the number is not seen"]
    assert faults(BONDS, "en") == []  # where one is one
    assert faults(BONDS.replace("[one] 1", "[one] { $number }"), "fr") == []
    assert faults(BONDS.replace("[one] 1 emprunt", "[0] aucun emprunt\n    [1] un emprunt"), "fr") == []


def test_a_form_for_many_says_how_many() -> None:
    assert faults(BONDS.replace("*[other] { $number }", "*[other] deux"), "de") != []


def test_a_word_that_only_agrees_with_a_number_beside_it() -> None:
    assert faults("notes = { $number ->\n    [one] billet\n   *[other] billets\n}\n", "fr") == []


def test_a_label_is_no_number() -> None:
    found = faults("verb-bid = { $marks_id ->\n    [1] bid 1 mark\n   *[other] bid { $marks } marks\n}\n", "en")
    assert found == ["verb-bid: $marks_id is a label, not a number; select by $marks"]


def test_names_instead_of_labels() -> None:
    assert faults("event-builds = { $seat } builds { $link_id }.\n", "en") == [
        "event-builds: says the label $link_id instead of its name"
    ]
    assert faults("event-builds = { $seat } builds { $link }.\n", "en") == []


def test_a_choice_fits_its_button() -> None:
    assert faults(f"verb-bid = {'{'} $marks {'}'} {'and more ' * 12}\n", "en") == ["verb-bid: longer than its place on a phone"]
    assert faults("verb-bid = bid { $marks }\n", "en") == []


def test_a_ruling_does_not_say_its_paragraph_over_again() -> None:
    paragraph = "If you are tied, you both secretly add 1 to 5 more, again and again."
    assert repeats("If you are tied, you both secretly add 1 to 5 marks.", paragraph) == "if you are tied you both secretly add"
    assert repeats("The rulebook says that tied players must raise, not how.", paragraph) == ""


def test_a_paragraph_says_nothing_twice() -> None:
    assert (
        twice("You bid once in secret. The highest pays all of it. The highest pays all of it.")
        == "The highest pays all of it."
    )
    assert twice("In the box:\n- 100 banknotes of four kinds\n- 100 banknotes of four kinds") == "- 100 banknotes of four kinds"
    assert twice("You bid once in secret. The highest pays all of it. Pay.") == ""
