"""What others expect to find beside a project, and that it says what is true. (Images cannot be pulled here: what a container
file says is compared with the project, not built.)"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from typer.main import get_command

import fullsteam
from fullsteam.cli.main import app

ROOT = Path(__file__).parent.parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]


def read(name: str) -> Any:
    return yaml.safe_load((ROOT / name).read_text(encoding="utf-8"))


def packages(extra: str) -> set[str]:
    """All that an extra brings, through other extras of ours too."""
    found: set[str] = set()
    for line in EXTRAS[extra]:
        wanted = Requirement(line)
        found |= set().union(*map(packages, wanted.extras)) if wanted.name == "fullsteam" else {canonicalize_name(wanted.name)}
    return found


def test_extras_are_those_that_people_need() -> None:
    assert {"play", "server", "postgres", "notices", "research", "cluster", "dev"} == set(EXTRAS)
    assert "psycopg" not in packages("server") and "psycopg" in packages("postgres"), "a club on a file needs no driver"
    assert packages("play") == packages("server") < packages("postgres") < packages("dev")
    base = {canonicalize_name(Requirement(line).name) for line in PROJECT["dependencies"]}
    assert not any(base & packages(extra) for extra in EXTRAS), "nothing is listed twice"


@pytest.mark.parametrize("extra", EXTRAS)
def test_what_is_pinned_lies_within_the_bounds(extra: str) -> None:
    lines = (ROOT / "requirements.txt").read_text(encoding="utf-8").split()
    pins = {canonicalize_name(name): version for name, _, version in (line.partition("==") for line in lines)}
    for line in EXTRAS[extra]:
        wanted = Requirement(line)
        if wanted.name != "fullsteam":
            assert wanted.specifier.contains(pins[canonicalize_name(wanted.name)]), line


def test_research_goes_with_the_gymnasium_of_rllib_and_agilerl() -> None:
    """The tests of the adapters were run with 1.2.2 and 1.25.0, too."""
    bounds = {Requirement(line).name: Requirement(line).specifier for line in EXTRAS["research"]}
    assert bounds["gymnasium"].contains("1.2.2") and bounds["pettingzoo"].contains("1.25.0")


def test_the_package_says_whose_it_is_and_what_for() -> None:
    assert PROJECT["authors"] and len(PROJECT["keywords"]) > 5
    assert {"Typing :: Typed", "Topic :: Games/Entertainment :: Board Games"} <= set(PROJECT["classifiers"])


def test_a_citation_of_this_version() -> None:
    citation = read("CITATION.cff")
    assert {"cff-version", "message", "title", "authors", "version", "license"} <= citation.keys()
    assert citation["version"] == fullsteam.__version__ and citation["license"] == PROJECT["license"]


def test_the_workflow_does_what_ci_does() -> None:
    workflow = read(".github/workflows/test.yml")
    steps = workflow["jobs"]["test"]["steps"]
    assert steps[-1] == {"run": ".ci/run"} and (ROOT / ".ci/run").stat().st_mode & 0o100
    assert workflow["permissions"] == {"contents": "read"}


def known_options(command: str) -> set[str]:
    found = get_command(app).commands[command]  # type: ignore[attr-defined]
    return {option for parameter in found.params for option in parameter.opts}


def test_the_container_is_made_of_what_is_here() -> None:
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line.split(maxsplit=1) for line in text.splitlines() if line and not line.startswith("#")]
    stages = [rest for word, rest in lines if word == "FROM"]
    assert all(re.match(r"\w+:[\w.-]+", stage) and ":latest" not in stage for stage in stages), "pinned"
    for word, rest in lines:
        if word == "COPY" and "--from" not in rest:
            assert all((ROOT / source).exists() for source in rest.split()[:-1]), rest
    assert [rest for word, rest in lines if word == "USER"][-1] != "root"
    for extra in re.search(r"\[(\w+(?:,\w+)*)\]\"", text)[1].split(","):  # type: ignore[index]
        assert extra in EXTRAS
    assert set(re.findall(r'"(--[\w-]+)"', text)) <= known_options("serve")


def test_the_services_fit_together() -> None:
    compose = read("compose.yaml")
    services = compose["services"]
    server = services["server"]
    assert {word for word in server["command"] if word.startswith("--")} <= known_options("serve")
    assert f"@{next(iter(server['depends_on']))}/" in server["environment"]["FULLSTEAM_DATABASE"]
    source = "".join((ROOT / f"src/fullsteam/cli/{name}.py").read_text(encoding="utf-8") for name in ("serve", "operate"))
    assert all(f'"{name}"' in source for name in server["environment"])
    assert "server:8000" in services["caddy"]["command"]
    for service in services.values():
        for volume in service.get("volumes", []):
            assert volume.split(":")[0] in compose["volumes"]
