"""make quick: every change finds its tests, and every test is found by some change."""

from __future__ import annotations

from pathlib import Path

import pytest
import quick

from fullsteam.games import ROOMS

TESTS = quick.ROOT / "tests"


def sources() -> list[str]:
    """Every folder of the source that holds a file of git."""
    files = quick.git("ls-files", "src", "web", "bench", "tools", "examples", "docs", "tests")
    return sorted({str(Path(file).parent) + "/" for file in files})


def all_tests() -> list[str]:
    return sorted(str(file.relative_to(quick.ROOT)) for file in TESTS.rglob("test_*.py"))


def reached(path: str) -> list[str]:
    """Test files that a change of this file runs."""
    found = [quick.ROOT / test for test in quick.plan([path]).tests]
    files = [file for place in found for file in ([place] if place.is_file() else place.rglob("test_*.py"))]
    return [str(file.relative_to(quick.ROOT)) for file in files]


def test_every_folder_leads_to_tests() -> None:
    lost = [folder for folder in sources() if not reached(folder + "something.py")]
    assert lost == [], "tell ROOMS in tools/quick.py which tests a change there can touch"


def test_every_test_is_reached_by_a_change_of_the_source() -> None:
    """Not only by a change of itself."""
    folders = [folder for folder in sources() if not folder.startswith("tests/")]
    found = {test for folder in [*folders, "src/fullsteam/"] for test in reached(folder + "something.py")}
    assert sorted(set(all_tests()) - found) == [], "tell ROOMS in tools/quick.py where a change can touch it"


def test_what_the_table_names_is_there() -> None:
    assert [room for room in quick.ROOMS if not (quick.ROOT / room).exists() and not room.endswith("server/page/")] == []
    named = {test for tests in quick.ROOMS.values() for test in tests} | set(quick.EVERY_ROOM_OF_THE_SERVER)
    assert [test for test in sorted(named) if not (TESTS / test).exists()] == []


def test_every_room_of_the_server_has_a_line_of_its_own() -> None:
    rooms = {path.parent.name for path in (quick.ROOT / quick.SERVER).glob("*/__init__.py")}
    assert [room for room in sorted(rooms) if f"{quick.SERVER}{room}/" not in quick.ROOMS] == []


@pytest.mark.parametrize("game", ROOMS)
def test_a_game_runs_its_own_tests_only(game: str) -> None:
    folder = ROOMS[game].package.rpartition(".")[2]
    plan = quick.plan([f"src/fullsteam/games/{folder}/rules.py"])
    assert plan.games == {folder} and plan.python and not plan.page
    assert plan.tests == [f"tests/games/{folder}", "tests/conformance/test_games.py", "tests/conformance/test_golden.py"]
    sentences = quick.plan([f"src/fullsteam/games/{folder}/text/de.ftl"])
    assert sentences.page == [f"src/games/{game}/index.ts"], "the board of the page speaks them too"
    assert (quick.ROOT / "web" / sentences.page[0]).exists()


def test_the_kernel_runs_the_promises_of_all_games() -> None:
    plan = quick.plan(["src/fullsteam/kernel/core.py", "src/fullsteam/games/trambahn/rules.py"])
    assert plan.games == set() and {"tests/kernel", "tests/conformance", "tests/games"} <= set(plan.tests)


def test_a_page_part_runs_no_python_check() -> None:
    plan = quick.plan(["web/src/games/trambahn/Hand.svelte"])
    assert not plan.python and plan.page == ["src/games/trambahn/Hand.svelte"] and plan.tests == ["tests/web"]
    assert "src/games/trambahn/layout.test.ts" in quick.texts(plan.page)


def test_a_changed_test_runs_and_a_removed_one_does_not() -> None:
    assert quick.plan(["tests/server/test_chat.py"]).tests == ["tests/server/test_chat.py"]
    assert quick.plan(["tests/server/test_no_longer_here.py"]).tests == []
    assert quick.plan(["tests/games/trambahn/table.py"]).tests[0] == "tests/games/trambahn"
    assert quick.plan(["tests/serverkit/clients.py"]).tests == ["tests/server"]


def test_a_folder_that_is_run_swallows_its_files() -> None:
    assert quick.nearest(["tests/a/test_b.py", "tests/a", "tests/c", "tests/c"]) == ["tests/a", "tests/c"]
