"""Boxes: one text each, every mistake named with its place, and rooms that play with them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from boxkit import GAMES, box_of, mistakes
from boxkit.breaking import broken, file_of
from fullsteam.bots import bot
from fullsteam.games import ROOMS
from fullsteam.kernel.box import LARGEST, BoxError, hash_of, head_of
from fullsteam.kernel.info import GameError
from fullsteam.kernel.lines import lines_of
from fullsteam.kernel.record import RecordError, parse_record
from fullsteam.kernel.rng import stream
from fullsteam.kernel.rulebook import LANGUAGES
from fullsteam.play.boxes import BadBox, Sayer, with_board
from fullsteam.play.match import Match
from fullsteam.play.verify import verify
from fullsteam.testing.texts import messages

MANY = int(os.environ.get("FULLSTEAM_BROKEN_BOXES", "60"))  # of each game; make soak: 500


@pytest.mark.parametrize("game", GAMES)
def test_a_box_has_one_text_however_it_was_typed(game: str) -> None:
    kind, box = ROOMS[game].box_kind, box_of(game)
    assert kind is not None
    assert kind.read(box.text).good() == box and hash_of(box.text) == box.hash
    typed = "\ufeff# mine\r\n" + file_of(box.data).replace("\n", "   # so\r\n") + 'note = "of 1999"\r\n'
    assert kind.read(typed.encode()).good() == box and kind.read_data(box.data).good() == box
    assert all(line == line.strip() for line in box.text.splitlines()) and "#" not in box.text
    assert head_of(box.text) == {"name": box.name, "title": box.title, "hash": box.hash}
    nameless = {key: value for key, value in box.data.items() if key not in ("game", "title")}
    assert kind.read_data(nameless).good().title == box.name


def test_what_is_no_box_at_all() -> None:
    game = GAMES[0]
    text = box_of(game).text
    assert mistakes(game, b"name = \xff") == [": The file is not text in UTF-8. (V0.5)"]
    assert mistakes(game, "name = = 1")[0].startswith(": This cannot be read as TOML (")
    assert mistakes(game, text + "#" * LARGEST)[0].startswith(": A box has at most 32,768 bytes; this one has ")
    for n in (30, 5000):
        assert mistakes(game, f"name = {'[' * n}{']' * n}")[0].startswith(": Tables and lists are nested too deeply: 8 levels")
    assert mistakes(game, "")[0] == "name: “name” is missing. (V0.5)"
    kind = ROOMS[game].box_kind
    assert kind is not None
    assert [m.code for m in kind.read_data([]).mistakes.found] == ["wrong-kind"]
    long = kind.read_data({f"x{n}": n for n in range(70)})
    assert len(long.mistakes.found) == 50 and long.mistakes.left_off > 0


def test_every_mistake_has_its_line() -> None:
    text = 'a = 1\n[b]\nc = [\n  [1, "]"], # [\n  { d = 2 },\n]\n\n[[e]]\nf = """\n"x"\n"""\n'
    text += "g = 1979-05-27 07:32:00\n[[e]]\n\"h i\".j = 'k'\n"
    found = {".".join(map(str, path)): line for path, line in lines_of(text).items()}
    assert found == {
        **{"a": 1, "b": 2, "b.c": 3, "b.c.0": 4, "b.c.0.0": 4, "b.c.0.1": 4, "b.c.1": 5, "b.c.1.d": 5},
        **{"e": 8, "e.0": 8, "e.0.f": 9, "e.0.g": 12, "e.1": 13, "e.1.h i": 14, "e.1.h i.j": 14},
    }


@pytest.mark.parametrize("game", GAMES)
def test_broken_files_are_refused_with_file_place_and_rule(tmp_path: Path, game: str) -> None:
    """Whatever is in a file: a sentence with its line or place and a paragraph, or it is good."""
    file = tmp_path / "broken.toml"
    refused = 0
    for number in range(MANY):
        how, text = broken(game, number)
        file.write_bytes(text)
        try:
            with_board(ROOMS[game], file, LANGUAGES[number % 3])
        except BadBox as error:
            refused += 1
            assert re.match(r"broken\.toml, (line|ligne|Zeile) \d+", str(error)) or how in ("large", "deep"), (
                f"{number} {how}: {error}"
            )
            assert str(error).startswith("broken.toml") and re.search(r"\([VTF]0\.\d(r1)?\)", str(error)), f"{number}: {error}"
    assert refused > 0.85 * MANY


@pytest.mark.parametrize("game", GAMES)
def test_sentences_about_mistakes_are_there_in_all_languages_and_none_is_unused(game: str) -> None:
    room = ROOMS[game]
    shared = Path(sys.modules[Sayer.__module__].__file__ or "").parent / "text" / "box"
    code = "".join(p.read_text(encoding="utf-8") for p in (Path(str(room.folder)) / "box.py",))
    kernel = "".join(
        (Path(sys.modules[m].__file__ or "")).read_text(encoding="utf-8")
        for m in ("fullsteam.kernel.box", "fullsteam.kernel.shape")
    )
    for folder, source in ((room.folder / "text" / "box", code), (shared, kernel)):
        told = {lang: messages((folder / f"{lang}.ftl").read_text(encoding="utf-8")) for lang in LANGUAGES}
        assert told["fr"] == told["en"] == told["de"]  # the same sentences, with the same numbers
        named = {name.removeprefix("box-") for name in told["en"]} - {"line", "more"}
        said = set(re.findall(r'\.add\(\s*"([a-z0-9-]+)"', source)) | set(re.findall(r'"(wrong-count(?:-exact)?)"', source))
        assert named == said


@pytest.mark.parametrize("game", GAMES)
def test_a_match_with_a_box_is_recorded_replayed_and_verified(game: str) -> None:
    room = ROOMS[game].with_box(box_of(game).text)
    match = Match(room, ["Anna", "Bo"], seed=bytes(32))
    player, luck = bot("greedy"), stream(1, 2)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, player.choose(match.perspective(seat), luck))
    text = match.record().written()
    record = parse_record(text)
    assert record.written() == text and record.box == box_of(game).text
    assert verify(ROOMS[game], record).shuffle == "verified"  # from the record alone
    assert Match.resume(ROOMS[game], record, bytes(32)).over
    with pytest.raises(RecordError, match=r"line 5: these lines are not those of the box"):
        parse_record(text.replace("| name =", "| nam =", 1))
    lost = text.replace(f"box {box_of(game).hash}", f"box {hash_of('name = 1' + chr(10))}")
    forged = re.sub(r"(\| .*\n|\|\n)+", "| name = 1\n", lost)
    with pytest.raises(RecordError, match="line 5: "):
        verify(ROOMS[game], parse_record(forged))
    with pytest.raises(RecordError, match="another board"):
        verify(room, parse_record(Match(ROOMS[game], ["Anna", "Bo"], seed=bytes(32)).record().written()))


def test_rooms_without_a_box_say_so() -> None:
    with pytest.raises(GameError, match="trambahn cannot be played on another board"):
        ROOMS["trambahn"].with_box("name = 'x'")
    with pytest.raises(BoxError):
        ROOMS[GAMES[0]].with_box("name = 'x'")


def test_a_record_of_before_is_replayed_with_its_file(tmp_path: Path) -> None:
    """Up to 0.2 records named board and hash only."""
    game = "volldampf"
    file = tmp_path / "mine.toml"
    file.write_text("# mine\n" + box_of(game).text, encoding="utf-8")
    room = ROOMS[game].on_board(file)
    record = Match(room, ["Anna", "Bo"], seed=bytes(32)).record()
    old = re.sub(r"box .*\n(\|.*\n)+", f"board {room.board}\n", record.written())
    assert room.board.startswith("mine ") and f"board {room.board}" in old
    assert not verify(room, parse_record(old)).over
    with pytest.raises(RecordError, match="line 5: the record was played on another board"):
        verify(ROOMS[game], parse_record(old))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_says_what_is_wrong_in_the_readers_language(tmp_path: Path, lang: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(box_of("volldampf").text.replace('"a2", "a3"', '"a2", "a9"'), encoding="utf-8")
    command = [sys.executable, "-m", "fullsteam.cli.main", "play", "volldampf", "--board", str(file), "--lang", lang]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    said = {
        "en": r"mine\.toml, line \d+, routes \d, links \d, 2: There is no city “a9”\. \(V0\.5\)",
        "fr": r"mine\.toml, ligne \d+, routes \d, links \d, 2: Il n’y a pas de ville «.a9.»\. \(V0\.5\)",
        "de": r"mine\.toml, Zeile \d+, routes \d, links \d, 2: Es gibt keine Stadt „a9“\. \(V0\.5\)",
    }
    assert ran.returncode == 2 and re.search(said[lang], " ".join(ran.stderr.split())), ran.stderr
