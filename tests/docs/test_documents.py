"""What the documents say is true."""

import doctest
import re
from pathlib import Path

import fullsteam
from fullsteam.cli.main import app

ROOT = Path(__file__).parent.parent.parent


def test_the_python_of_the_readme_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried >= 10 and failed == 0


def test_the_commands_of_the_readme_exist() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    used = {name.replace("-", "_") for name in re.findall(r"^\$ \.venv/bin/fullsteam ([\w-]+)", readme, re.MULTILINE)}
    known = {command.callback.__name__ for command in app.registered_commands if command.callback}
    assert used == known
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(re.findall(r"make ([a-z]+)\b", readme)) <= targets


def test_ci_runs_the_test_command_of_the_readme() -> None:
    assert "make test" in (ROOT / ".ci/run").read_text(encoding="utf-8").splitlines()[-1]


def test_the_changelog_begins_with_this_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## (\S+)", changelog, re.MULTILINE)
    assert next(heading for heading in headings if heading != "Unreleased") == fullsteam.__version__


def test_every_decision_is_listed() -> None:
    listed = (ROOT / "docs/decisions/README.md").read_text(encoding="utf-8")
    assert all(page.name in listed for page in (ROOT / "docs/decisions").glob("0*.md"))


def test_links_between_documents_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]:
        for link in re.findall(r"\]\((?!https?:)([^)#]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), f"{page.name} links to {link}"
