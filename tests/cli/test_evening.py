"""An evening at the terminal: real processes, real files. What is typed is what is played, and a game can be left."""

import errno
import re
import stat
from pathlib import Path

import pytest

import fullsteam
from cli.test_commands import refused, run
from fullsteam.games import ROOMS
from fullsteam.kernel.record import parse_record
from fullsteam.kernel.rulebook import LANGUAGES
from fullsteam.testing import wording
from fullsteam.testing.texts import messages


def test_three_bonds_are_three(tmp_path: Path) -> None:
    """The first question of Volldampf asks for a number: typed is taken, whatever stands where in the list."""
    file = tmp_path / "mine.txt"
    args = ("play", "volldampf", "--players", "2", "--seat", "1", "-o", "first=seat1", "--record", str(file))
    shown = run(*args, stdin="200\n3\nq\n").stdout
    assert "V3.1: You can take" in shown or "V3.1: 200 is not possible" in shown
    mine = [move.text for move in parse_record(file.read_text(encoding="utf-8")).moves if move.seat == 0]
    assert mine[0] == "borrow 3"


def test_1350_bids_1350_and_an_odd_amount_cites_the_rule(tmp_path: Path) -> None:
    """Somewhere in a match of Take a Train amounts are asked for; passing everything else leads there."""
    file = tmp_path / "mine.txt"
    lines = "bid 1\n123\n1 350\n" * 40
    shown = run("play", "take-a-train", "--lang", "fr", "--record", str(file), stdin=lines).stdout
    bids = {move.text for move in parse_record(file.read_text(encoding="utf-8")).moves if move.seat == 0 and "bid" in move.text}
    assert bids <= {"bid 1350"}
    assert not bids or "T1.3\u00a0: 123 n’est pas possible" in shown


def test_capitals_are_as_good(tmp_path: Path) -> None:
    args = ("play", "trambahn", "-o", "first=seat1", "--record", str(tmp_path / "mine.txt"))
    shown = run(*args, stdin="DONE\nQ\n").stdout
    assert "B2.1: Each turn begins with at least one passenger" in shown and "Left before the end" in shown
    assert run("rules", "trambahn", "b2.4").stdout == run("rules", "trambahn", "B2.4").stdout


def test_a_game_is_never_written_over_unasked(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    run("play", "trambahn", "--record", str(file), stdin="q\n")
    before = file.read_text(encoding="utf-8")
    assert "--force" in refused("play", "trambahn", "--record", str(file), stdin="q\n")
    assert file.read_text(encoding="utf-8") == before
    run("play", "trambahn", "--record", str(file), "--force", stdin="q\n")
    assert file.read_text(encoding="utf-8") != before, "another seed"


def test_a_game_that_was_left_goes_on_and_is_verified(tmp_path: Path) -> None:
    file, seed = tmp_path / "mine.txt", tmp_path / "mine.txt.seed"
    run("play", "trambahn", "--bots", "random", "--name", "Ada", "--record", str(file), stdin="1\n1\n1\nq\n")
    assert stat.S_IMODE(seed.stat().st_mode) == 0o600
    assert seed.read_text(encoding="utf-8").split()[3] not in file.read_text(encoding="utf-8")
    assert run("replay", str(file), "--verify").stdout.rstrip().endswith("shuffle verified")
    first = parse_record(file.read_text(encoding="utf-8"))
    shown = run("play", "--resume", str(file), "--lang", "fr", stdin="p\n1\n" * 2000).stdout
    whole = parse_record(file.read_text(encoding="utf-8"))
    assert "Ada" in shown and "À toi, Ada" in shown
    assert whole.moves[: len(first.moves)] == [m._replace(line=w.line) for m, w in zip(first.moves, whole.moves, strict=False)]
    assert whole.seed and not seed.exists(), "the record has it now"
    assert run("replay", str(file), "--verify").stdout.rstrip().endswith("shuffle verified")
    assert "is over" in refused("play", "--resume", str(file))


def test_what_cannot_go_on_says_why(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    assert "No such file" in refused("play", "--resume", str(file))
    run("play", "trambahn", "--record", str(file), stdin="1\nq\n")
    assert "is a game of trambahn" in refused("play", "volldampf", "--resume", str(file))
    seed = tmp_path / "mine.txt.seed"
    kept = seed.read_text(encoding="utf-8")
    seed.write_text(re.sub(r"seed \w", "seed x", kept, count=1), encoding="utf-8")
    assert "no seed of a game" in refused("play", "--resume", str(file))
    seed.write_text(re.sub(r"(?m)^seed .*", "seed " + "0" * 64, kept), encoding="utf-8")
    assert "not the seed that was promised" in refused("play", "--resume", str(file))
    seed.unlink()
    assert "is not beside it" in refused("play", "--resume", str(file))
    assert "Which game?" in refused("play")


def test_only_what_has_changed_is_shown_and_t_shows_all(tmp_path: Path) -> None:
    args = ("play", "trambahn", "-o", "first=seat1", "--name", "Ada")
    first = run(*args, "--record", str(tmp_path / "1"), stdin="nonsense\nq\n").stdout
    again = run(*args, "--record", str(tmp_path / "2"), stdin="T\nq\n").stdout
    assert (first.count("Market:"), again.count("Market:")) == (1, 2)
    own = run(*args, "--record", str(tmp_path / "3"), stdin="1\nq\n").stdout
    assert own.count("Market:") == 1 and own.count("Ada · 0") == 2, "the market has not changed, the own hand has"


def test_questions_with_one_answer_are_told_not_asked(tmp_path: Path) -> None:
    shown = run("play", "volldampf", "--bots", "random", "--record", str(tmp_path / "v"), stdin="1\n2\n3\np\na\n" * 300).stdout
    assert "(the only possible answer)" in shown


@pytest.mark.parametrize(("lang", "said"), [("fr", "existe déjà"), ("de", "gibt es schon"), ("en", "is there already")])
def test_mistakes_are_told_in_the_chosen_language(tmp_path: Path, lang: str, said: str) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("x")
    assert said in refused("play", "trambahn", "--record", str(file), "--lang", lang)
    assert said in refused_here("play", "trambahn", "--record", str(file), lang=lang)
    words = {"fr": ("aucune option|d’option", "place 3"), "de": ("Option", "Platz 3"), "en": ("option", "seat 3")}[lang]
    assert re.search(words[0], refused("play", "trambahn", "-o", "x=1", "--lang", lang))
    assert words[1] in refused("play", "trambahn", "--seat", "3", "--lang", lang)


def refused_here(*args: str, lang: str) -> str:
    """The language of the machine."""
    done = run(*args, code=2, LANG=f"{lang}_XX.UTF-8", LC_ALL="", LC_MESSAGES="")
    return " ".join(done.stderr.split())


def test_arguments_that_are_none() -> None:
    assert "n’est pas un" not in refused("play", "--seat", "0", "trambahn", "--lang", "fr")
    assert "il faut 1 ou plus" in refused("play", "--seat", "0", "trambahn", "--lang", "fr")
    assert "eine ganze Zahl" in refused("play", "--players", "x", "trambahn", "--lang", "de")
    assert "penses-tu à --players ?" in refused("play", "--playrs", "2", "--lang", "fr")
    assert "twice" in refused("play", "trambahn", "-o", "first=seat1", "-o", "first=random")
    assert "there is no colour" in refused("play", "trambahn", "--colour", "plaid")


@pytest.mark.parametrize("lang", ["fr", "en", "de"])
def test_help_is_true_and_in_the_chosen_language(lang: str) -> None:
    shown = " ".join(run("play", "--help", "--lang", lang).stdout.split())
    assert "only table" not in shown and all(word in shown for word in ("--resume", "--force", "--colour", "champion"))
    assert {"fr": "Jouer contre", "en": "Play a game", "de": "Gegen Bots"}[lang] in shown
    assert {"fr": "par défaut", "en": "default", "de": "sonst"}[lang] in shown


@pytest.mark.parametrize("lang", ["fr", "en", "de"])
def test_games_can_be_read_on_a_narrow_terminal(lang: str) -> None:
    shown = run("games", "--lang", lang, COLUMNS="40").stdout
    assert max(map(len, shown.splitlines())) <= 40
    flat = " ".join(shown.split())
    for room in ROOMS.values():
        assert room.info.id in flat
        assert all(f"{option.name}={value}" in flat for option in room.info.options for value in option.values)
    assert {"fr": "tiré au sort", "en": "random", "de": "ausgelost"}[lang] in flat


def test_a_terminal_that_is_too_narrow_says_so(tmp_path: Path) -> None:
    shown = run("play", "trambahn", "--record", str(tmp_path / "a"), stdin="q\n", COLUMNS="50").stdout
    assert "only 50 columns" in " ".join(shown.split())
    assert "columns" not in run("play", "trambahn", "--record", str(tmp_path / "b"), stdin="q\n", COLUMNS="60").stdout


def test_a_colour_of_ones_own_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    run("play", "volldampf", "--colour", "Purple", "--record", str(file), stdin="q\n")
    assert "colour purple" in (tmp_path / "mine.txt.seed").read_text(encoding="utf-8")


def test_what_the_command_line_says_is_the_same_in_all_languages_and_all_used() -> None:
    house = Path(fullsteam.__file__).parent
    sources = {lang: (house / "cli" / "text" / f"{lang}.ftl").read_text(encoding="utf-8") for lang in LANGUAGES}
    found = {lang: messages(source) for lang, source in sources.items()}
    assert found["fr"] == found["en"] == found["de"]
    assert not [fault for lang, source in sources.items() for fault in wording.faults(source, lang)]
    code = "\n".join(file.read_text(encoding="utf-8") for file in house.rglob("*.py") if "server" not in file.parts)
    known = set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', code)) | {name for name in errno.errorcode.values()}
    unused = {name for name in found["en"] if name not in known and name.removeprefix("error-") not in known}
    assert not unused, unused
