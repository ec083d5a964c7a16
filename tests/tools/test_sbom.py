"""make sbom: every pinned package, in the shape of CycloneDX 1.6, and the same bytes each time."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import sbom

ROOT = Path(__file__).parent.parent.parent
PART = {
    "type": "object",
    "additionalProperties": False,
    "required": ["type", "name", "version", "bom-ref", "purl", "scope"],
    "properties": {
        "type": {"enum": ["application", "library"]},
        "bom-ref": {"type": "string", "minLength": 1},
        "name": {"type": "string", "minLength": 1},
        "version": {"type": "string", "minLength": 1},
        "scope": {"enum": ["required", "optional", "excluded"]},
        "purl": {"type": "string", "pattern": "^pkg:(pypi|npm)/[^@]+@[^@]+$"},
        "licenses": {"type": "array", "maxItems": 1, "items": {"required": ["expression"]}},
        "hashes": {
            "type": "array",
            "items": {"properties": {"alg": {"const": "SHA-512"}, "content": {"pattern": "^[0-9a-f]{128}$"}}},
        },
    },
}
SHAPE = {  # the part of CycloneDX 1.6's schema that is used here
    "type": "object",
    "additionalProperties": False,
    "required": ["bomFormat", "specVersion", "serialNumber", "version", "metadata", "components", "dependencies"],
    "properties": {
        "$schema": {"const": "http://cyclonedx.org/schema/bom-1.6.schema.json"},
        "bomFormat": {"const": "CycloneDX"},
        "specVersion": {"const": "1.6"},
        "serialNumber": {"pattern": "^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},
        "version": {"type": "integer", "minimum": 1},
        "metadata": {"type": "object", "required": ["component", "tools"]},
        "components": {"type": "array", "minItems": 1, "uniqueItems": True, "items": PART},
        "dependencies": {"type": "array", "items": {"required": ["ref", "dependsOn"]}},
    },
}


@pytest.fixture(scope="module")
def bill() -> dict[str, Any]:
    return sbom.bill()


def test_it_has_the_shape_of_cyclonedx(bill: dict[str, Any]) -> None:
    jsonschema.validate(bill, SHAPE)
    refs = [part["bom-ref"] for part in bill["components"]]
    assert len(refs) == len(set(refs))
    assert all(set(d["dependsOn"]) <= set(refs) for d in bill["dependencies"])
    assert json.dumps(bill) == json.dumps(sbom.bill())


def test_every_pinned_package_is_in_it(bill: dict[str, Any]) -> None:
    purls = {part["purl"]: part["scope"] for part in bill["components"]}
    for line in (ROOT / "requirements.txt").read_text().split():
        name, version = line.split("==")
        assert f"pkg:pypi/{re.sub('[-_.]+', '-', name).lower()}@{version}" in purls, line
    for line in (ROOT / "requirements-play.txt").read_text().split():
        name, version = line.split("==")
        assert purls[f"pkg:pypi/{name}@{version}"] == "required"
    lock = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    for path, about in lock.items():
        if path:
            name = path.rpartition("node_modules/")[2].replace("@", "%40")
            assert f"pkg:npm/{name}@{about['version']}" in purls, path


def test_files_that_do_not_agree_are_told(tmp_path: Path) -> None:
    (tmp_path / "requirements.txt").write_text("one==1.0\ntwo==2.0\n")
    (tmp_path / "requirements-play.txt").write_text("two==2.1\n")
    with pytest.raises(SystemExit, match="do not agree about two: make lock"):
        sbom.python_parts(tmp_path)
