"""The command line as people and scripts use it: real processes, exit codes, one sentence an error."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import fullsteam
from fullsteam.games import ROOMS
from fullsteam.kernel.ints import empty


def run(*args: str, stdin: str = "", code: int = 0, **env: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from fullsteam.cli.main import run; run()", *args]
    env = {**os.environ, "COLUMNS": "120", "LANG": "en_GB.UTF-8", **env}
    done = subprocess.run(command, input=stdin, capture_output=True, text=True, env=env, check=False)
    assert done.returncode == code, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done


def refused(*args: str, stdin: str = "") -> str:
    """The one sentence of an error; exit code 2, nothing on stdout."""
    done = run(*args, stdin=stdin, code=2)
    assert done.stdout == ""
    return " ".join(done.stderr.split())


def figures(*args: str, pure: str = os.environ.get(fullsteam.PURE, "")) -> dict[str, object]:
    found: dict[str, object] = json.loads(run("simulate", *args, "--json", FULLSTEAM_PURE=pure).stdout)
    return found


TIMES = ("seconds", "choices_per_second", "games_per_second", "compiled", "workers")


def without_times(data: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in data.items() if key not in TIMES}


def test_version_says_how_it_runs() -> None:
    how = "compiled" if fullsteam.compiled() else "interpreted"
    assert run("--version").stdout.startswith(f"fullsteam {fullsteam.__version__} ({how}, Python ")
    assert "interpreted" in run("--version", FULLSTEAM_PURE="1").stdout


def test_games_lists_every_game() -> None:
    listed = json.loads(run("games", "--json", "--lang", "fr").stdout)
    assert [game["id"] for game in listed] == list(ROOMS)
    assert all(game_id in run("games").stdout for game_id in ROOMS)
    assert "phases de score" in listed[0]["tagline"]


@pytest.mark.parametrize("lang", ["fr", "en", "de"])
def test_rules_in_three_languages(lang: str) -> None:
    whole = run("rules", "trambahn", "--lang", lang).stdout
    assert all(rule in whole for rule in ("B0.1", "B2.1", "B4.3", "B2.4r1"))
    one = run("rules", "trambahn", "B2.4", "--lang", lang).stdout
    assert "B2.4r1" in one and "B2.5" not in one.split("B2.4r2")[1]


def test_simulate_is_the_same_twice_on_several_workers_and_interpreted() -> None:
    args = ("trambahn", "--players", "2", "--games", "60", "--seed", "1")
    one = figures(*args)
    assert without_times(one) == without_times(figures(*args))
    assert without_times(one) == without_times(figures(*args, "--workers", "2"))
    assert without_times(one) == without_times(figures(*args, pure="1"))
    assert without_times(one) != without_times(figures(*args[:-1], "2"))
    for key in ("game", "players", "games", "choices", "seconds", "choices_per_second", "games_per_second", "compiled", "wins"):
        assert key in one


def test_simulate_writes_records_of_the_same_games(tmp_path: Path) -> None:
    args = ("trambahn", "--games", "5", "--seed", "3")
    recorded = figures(*args, "--record", str(tmp_path / "new"))
    assert without_times(recorded) == without_times(figures(*args))
    files = sorted((tmp_path / "new").iterdir())
    assert len(files) == 5
    said = run("replay", str(files[0]), "--verify").stdout
    assert said.startswith("verified: ") and "all legal" in said and "shuffle not promised" in said


def test_simulate_shows_a_table_to_people() -> None:
    shown = run("simulate", "trambahn", "--games", "20", "--bots", "greedy").stdout
    assert "choices/s" in shown and "█" in shown and "turns" in shown


def test_replay_tells_the_game_and_shows_any_ply(tmp_path: Path) -> None:
    figures("trambahn", "--games", "1", "--record", str(tmp_path))
    file = str(next(tmp_path.iterdir()))
    told = run("replay", file, "--lang", "de").stdout
    assert "Wertung 10 von 10" in told and "zieht eine Karte" in told
    assert "Pile: 81" in run("replay", file, "--at", "40").stdout
    assert "tenth scoring" in run("replay", "-", stdin=Path(file).read_text(encoding="utf-8")).stdout


def test_play_a_whole_game_by_numbers_and_verify_it(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    done = run(
        "play", "trambahn", "--terminal", "--bots", "random", "--record", str(file), "--name", "Ada", stdin="1\np\na\n" * 2000
    )
    assert ("Your turn, Ada" in done.stdout and "wins" in done.stdout) or "Shared victory" in done.stdout
    said = run("replay", str(file), "--verify").stdout
    assert "over, scores" in said and said.rstrip().endswith("shuffle verified")


def test_play_takes_notation_shows_rules_refuses_and_undoes(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    lines = "hop\n?\ndone\n1\nu\nu\nstation b1 1\nq\n"
    args = ("play", "trambahn", "--lang", "en", "--option", "first=seat1", "--record", str(file))
    shown = run(*args, stdin=lines).stdout
    assert "I do not understand “hop”" in shown
    assert "place one or two cards" in shown  # the rule
    assert "B2.1: Each turn begins with at least one passenger" in shown
    assert "Taken back." in shown and "There is nothing to take back" in shown
    assert "B2.1: This cannot be done now" in shown
    assert "Left before the end" in shown and "not over yet" in run("replay", str(file), "--verify").stdout


def test_play_in_french_and_german(tmp_path: Path) -> None:
    for lang, said in (("fr", "Place un passager"), ("de", "Lege einen Fahrgast")):
        shown = run("play", "trambahn", "--lang", lang, "--record", str(tmp_path / lang), stdin="q\n").stdout
        assert said in shown


# --- mistakes


def test_unknown_things_are_named(tmp_path: Path) -> None:
    assert refused("simulate", "chess") == f'fullsteam: there is no game "chess"; games: {", ".join(ROOMS)}'
    assert refused("simulate", "trambahn", "--players", "5") == "fullsteam: trambahn is for 2 players, not 5"
    assert 'trambahn has no option "x"' in refused("simulate", "trambahn", "-o", "x=1")
    assert "an option is written name=value" in refused("simulate", "trambahn", "-o", "x")
    assert 'there is no bot "clever"' in refused("simulate", "trambahn", "--bots", "clever")
    assert "has no seat 3" in refused("play", "trambahn", "--seat", "3")
    assert 'there is no language "xx"' in refused("rules", "trambahn", "--lang", "xx")
    assert 'trambahn has no rule "Z9"' in refused("rules", "trambahn", "Z9")
    assert "No such file" in refused("replay", str(tmp_path / "none.txt"))
    assert "Is a directory" in refused("replay", str(tmp_path))


def test_usage_errors_have_exit_code_2() -> None:
    run("simulate", code=2)
    run("fly", code=2)
    run("simulate", "trambahn", "--games", "many", code=2)


def test_broken_records_name_the_line_and_the_rule(tmp_path: Path) -> None:
    figures("trambahn", "--games", "1", "-o", "first=seat1", "--record", str(tmp_path))
    text = next(tmp_path.iterdir()).read_text(encoding="utf-8")
    lines = text.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("1 passenger"))
    lines[at] = "1 done"
    said = refused("replay", "-", "--lang", "fr", stdin="\n".join(lines))
    assert said.startswith(f"fullsteam: Ligne {at + 1} : « 1 done » n’est pas permis. B2.1 : Chaque tour commence")
    assert refused("replay", "-", stdin="hello").startswith("fullsteam: line 1: this is no record")
    assert refused("replay", "-", stdin=text.replace("game trambahn", "game chess")).startswith(
        "fullsteam: line 2: there is no game"
    )
    assert "there is no ply 9999" in refused("replay", "-", "--at", "9999", stdin=text)
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    assert "not even text" in refused("replay", str(binary))


def test_a_full_disk_or_forbidden_folder_is_told_before_the_first_move(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("x")
    assert "File exists" in refused("simulate", "trambahn", "--games", "1", "--record", str(blocked))
    assert "Not a directory" in refused("play", "trambahn", "--record", str(blocked / "mine.txt"), stdin="1\n")
    if Path("/dev/full").exists():
        assert "No space left on device" in refused("play", "trambahn", "--record", "/dev/full", stdin="1\n")


def test_names_are_names_not_markup(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    shown = run("play", "trambahn", "--name", "[/x][bold]Hi", "--record", str(file), stdin="1\nq\n").stdout
    assert "[/x][bold]Hi" in shown
    assert "[/x][bold]Hi" in run("replay", str(file)).stdout + run("replay", str(file), "--at", "41").stdout


def test_a_terminal_without_accents_is_no_reason_to_fail() -> None:
    assert "B2.4" in run("rules", "trambahn", "B2.4", "--lang", "fr", PYTHONIOENCODING="ascii").stdout


def test_json_for_machines(tmp_path: Path) -> None:
    rows = json.loads(run("rules", "trambahn", "B2.4", "--json").stdout)
    assert [row["id"] for row in rows] == ["B2.4", "B2.4r1", "B2.4r2"]
    assert len(json.loads(run("rules", "trambahn", "B2", "--json").stdout)) == 18
    figures("trambahn", "--games", "1", "--record", str(tmp_path))
    file = str(next(tmp_path.iterdir()))
    assert json.loads(run("replay", file, "--verify", "--json").stdout)["shuffle"] == "not promised"
    lines = [json.loads(line) for line in run("replay", file, "--json").stdout.splitlines()]
    assert lines[-2]["event"] == "last" and lines[-1]["view"]["scorings"] == 10
    assert "leave out --at" in refused("replay", file, "--verify", "--at", "3")


def test_another_board(tmp_path: Path) -> None:
    """Volldampf on a board of one's own: simulated, recorded with it, replayed from the record alone."""
    own = ROOMS["volldampf"].folder / "boards" / "germany.toml"
    board = tmp_path / "dear.toml"
    board.write_text(own.read_text(encoding="utf-8").replace("cost = 3", "cost = 4"), encoding="utf-8")
    args = ("volldampf", "--players", "3", "--games", "2", "--seed", "5")
    figures(*args, "--board", str(board), "--record", str(tmp_path / "games"))
    file = str(sorted((tmp_path / "games").iterdir())[0])
    assert "\nbox " in Path(file).read_text(encoding="utf-8")
    assert run("replay", file, "--verify").stdout.startswith("verified")
    assert "trambahn cannot be played on another board" in refused("simulate", "trambahn", "--board", str(board))
    board.write_text('name = "x"\n', encoding="utf-8")
    assert "dear.toml" in refused("simulate", "volldampf", "--board", str(board))
    assert "No such file" in refused("simulate", "volldampf", "--board", str(tmp_path / "none.toml"))


@pytest.mark.parametrize("game_id", ROOMS)
def test_observe_says_what_each_number_means(game_id: str) -> None:
    """As many rows as numbers, named, bounded and described, for every number of players."""
    room = ROOMS[game_id]
    players = room.info.max_players
    data = json.loads(run("observe", game_id, "--players", str(players), "--json").stdout)
    out = empty()
    room.game.observe(room.new(players, {}), 0, out)
    assert (data["players"], data["actions"], len(data["numbers"])) == (players, room.game.verbs.size, out.size)
    assert [row["index"] for row in data["numbers"]] == list(range(out.size))
    assert len({row["name"] for row in data["numbers"]}) == out.size
    assert all(row["low"] < row["high"] and len(row["meaning"]) > 4 for row in data["numbers"])
    table = run("observe", game_id, "--players", str(players)).stdout
    assert f"{out.size} numbers" in table and all(row["name"] in table for row in data["numbers"][:40:7])


def test_observe_refuses_what_there_is_not() -> None:
    assert 'there is no game "chess"' in refused("observe", "chess")
    assert "not 99" in refused("observe", "trambahn", "--players", "99")
