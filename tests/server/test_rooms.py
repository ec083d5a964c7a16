"""One door a room of the server: others come in by its __init__, or by one of the modules that are used whole."""

import ast
from pathlib import Path

import fullsteam.server

HOUSE = Path(fullsteam.server.__file__).parent
WHOLE = {  # modules whose functions belong to one name: sql.start, say.Move, passwords.hashed
    "store": {
        "analyses",
        "hosting",
        "keepers",
        "people",
        "played",
        "profiles",
        "puzzles",
        "reports",
        "schema",
        "shares",
        "tables",
    },
    "wire": {"border", "entrance", "fanout", "protocol"},
    "people": {"forbidden", "names", "passwords", "ratings"},
    "table": {"beginning", "chat", "orders", "undo"},
    "api": {
        "games",
        "history",
        "mine",
        "operation",
        "page",
        "people",
        "play",
        "profiles",
        "puzzles",
        "records",
        "socket",
        "tables",
    },  # each is a list of handlers
}
LONGEST = 300  # lines of a file


def modules() -> list[Path]:
    return [file for file in HOUSE.glob("*/*.py") if "migrations" not in file.parts]


def ways_in(tree: ast.AST) -> list[list[str]]:
    """What a module imports from the server: ["store", "rows"]."""
    froms = [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module]
    plain = [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    return [name.split(".")[2:] for name in froms + plain if name.startswith("fullsteam.server.")]


def test_other_rooms_are_entered_by_their_door() -> None:
    wrong = []
    for file in modules():
        for room, *rest in ways_in(ast.parse(file.read_text(encoding="utf-8"))):
            if room != file.parent.name and rest and rest[0] not in WHOLE.get(room, set()):
                wrong.append(f"{file.relative_to(HOUSE)} goes straight to {room}/{rest[0]}.py")
    assert not wrong


def test_every_room_says_in_one_sentence_what_it_is_about() -> None:
    for door in HOUSE.glob("*/__init__.py"):
        said = ast.get_docstring(ast.parse(door.read_text(encoding="utf-8")))
        assert said is not None and said.endswith(".") and "\n" not in said, door


def test_no_file_is_long() -> None:
    long = {file.name: n for file in modules() if (n := len(file.read_text(encoding="utf-8").splitlines())) > LONGEST}
    assert not long
