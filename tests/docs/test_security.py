"""docs/security/asvs.md and findings.md: each point has a test that exists, or a reason; and what no other test tries."""

from __future__ import annotations

import ast
import re
import socket
from pathlib import Path

import pytest

from serverkit import Client, Threaded
from serverkit.remedies import Remedy, noticed, remedies

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs/security/asvs.md").read_text(encoding="utf-8")
FINDINGS = (ROOT / "docs/security/findings.md").read_text(encoding="utf-8")
CHAPTERS = range(1, 18)  # of ASVS 5.0


def points() -> list[list[str]]:
    """Rows of its tables: point, how, test or reason."""
    rows = [line.strip("|").split("|") for line in PAGE.splitlines() if line.startswith("| V")]
    return [[cell.strip() for cell in row] for row in rows]


def known_in(file: str) -> set[str]:
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


@pytest.mark.parametrize(("page", "least"), [(PAGE, 60), (FINDINGS, 40)], ids=["asvs", "findings"])
def test_every_test_that_is_named_exists(page: str, least: int) -> None:
    named = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", page)
    assert len(named) >= least
    missing = [f"{file}::{name}" for file, name in named if not (ROOT / file).exists() or name not in known_in(file)]
    assert not missing
    assert len(named) == page.count(".py::"), "each is written as a path and a name"


def test_every_point_has_a_test_or_a_reason() -> None:
    assert len(points()) > 50
    for row in points():
        assert len(row) == 3, row
        assert "::test_" in row[2] or re.fullmatch(r"Reason: .{10,}", row[2]), row[0]
        if "**Not met**" in row[1]:
            assert row[2].startswith("Reason: "), row[0]


def findings() -> list[str]:
    return [line for line in FINDINGS.splitlines() if re.match(r"\| P[123]", line)]


def test_every_finding_has_a_test() -> None:
    rows = findings()
    assert len(rows) > 30 and all("::test_" in row for row in rows)
    assert {f"P{n}" for n in range(1, 4)} == {row[2:4] for row in rows}


@pytest.mark.parametrize("row", findings(), ids=lambda row: row.split("|")[1].strip()[:30])
def test_what_was_done_about_every_finding_can_be_taken_out(row: str) -> None:
    """`make soak PARTS=remedies` does it and wants every test of a finding to fail."""
    own = [remedy for remedy in remedies() if row.startswith(f"| {remedy.finding} ")]
    named = set(re.findall(r"`(tests/[\w/]+\.py::\w+)`", row))
    assert {test for remedy in own for test in remedy.tests} == named


@pytest.mark.parametrize("remedy", remedies(), ids=lambda remedy: remedy.finding[:30])
def test_what_is_taken_out_is_there(remedy: Remedy) -> None:
    assert any(row.startswith(f"| {remedy.finding} ") for row in findings())
    for edit in remedy.out:
        source = (ROOT / "src" / "fullsteam" / edit.file).read_text(encoding="utf-8")
        assert source.count(edit.was) == 1 and edit.becomes != edit.was, edit


def test_what_tests_say_when_they_fail_is_read_from_their_summary() -> None:
    said = (
        "1 passed\nFAILED tests/a/test_b.py::test_c[x - y] - assert 1 == 2\nERROR tests/a/test_b.py::test_d\nFAILED nothing\n"
    )
    assert noticed(said) == {"tests/a/test_b.py::test_c": "assert 1 == 2", "tests/a/test_b.py::test_d": ""}


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_chapter_is_there(chapter: int) -> None:
    assert any(re.match(rf"V{chapter}\b", row[0]) for row in points())


def test_the_page_never_writes_html_that_somebody_else_wrote() -> None:
    sources = [*ROOT.glob("web/src/**/*.svelte"), *ROOT.glob("web/src/**/*.ts")]
    assert len(sources) > 100
    raw = re.compile(r"\{@html|\.innerHTML|\.outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function\(")
    found = {str(file.relative_to(ROOT)) for file in sources if raw.search(file.read_text(encoding="utf-8"))}
    assert not {name for name in found if not name.endswith(".test.ts")}


def test_no_answer_lets_a_foreign_page_read_it(tmp_path: Path) -> None:
    with Threaded(str(tmp_path / "x.db")) as server:
        anna = Client(server.url, "Anna")
        for path in ("/", "/api/me", "/api/games", "/api/nothing", "/healthz"):
            for origin in ("https://evil.example", server.url, "null"):
                for method in ("GET", "OPTIONS"):
                    answer = anna.http.request(method, path, headers={"origin": origin})
                    assert not [name for name in answer.headers if name.lower().startswith("access-control-")], path
                    assert "server" not in answer.headers, path


def test_no_path_leads_out_of_the_page(tmp_path: Path) -> None:
    ways = ("/../pyproject.toml", "/assets/../../app.py", "/..%2f..%2fapp.py", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd")
    with Threaded(str(tmp_path / "x.db")) as server:
        for way in (*ways, "/assets/..%5c..%5capp.py", "/x.db", "/__init__.py"):
            with socket.create_connection(("127.0.0.1", server.port), 30) as s:  # as it is: a client would tidy it up
                s.sendall(f"GET {way} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".encode())
                said = b"".join(iter(lambda s=s: s.recv(65536), b""))  # type: ignore[misc]
            assert said.startswith(b"HTTP/1.1 404"), (way, said[:100])
