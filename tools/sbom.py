"""What this software is made of, as a CycloneDX bill of materials (JSON): `make sbom`.

Written from the files that pin everything, so that it needs neither a network nor what they name: requirements.txt and
requirements-play.txt (Python) and web/package-lock.json (the page). The same files give the same bytes."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import sys
import uuid
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PINNED = re.compile(r"^(?P<name>[A-Za-z0-9._-]+)==(?P<version>[^\s;]+)", re.MULTILINE)
VERSION = re.compile(r'^__version__ = "(.+)"', re.MULTILINE)


def python_parts(root: Path) -> list[dict[str, Any]]:
    """Required: what playing needs; the rest is for tests, research and clusters."""
    pinned = {canonical(m["name"]): m["version"] for m in PINNED.finditer((root / "requirements.txt").read_text())}
    play = {canonical(m["name"]): m["version"] for m in PINNED.finditer((root / "requirements-play.txt").read_text())}
    wrong = sorted(name for name, version in play.items() if pinned.get(name) != version)
    if wrong:
        sys.exit(f"requirements-play.txt and requirements.txt do not agree about {', '.join(wrong)}: make lock")
    return [
        part("pkg:pypi/" + name, name, version, "required" if name in play else "optional")
        for name, version in sorted(pinned.items())
    ]


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def page_parts(root: Path) -> list[dict[str, Any]]:
    """Required: what is built into the page, or builds it; what checks and tests it is not."""
    packages = json.loads((root / "web/package-lock.json").read_text())["packages"]
    found: dict[str, dict[str, Any]] = {}
    for path, about in sorted(packages.items()):
        if not path:
            continue  # the page itself
        name = path.rpartition("node_modules/")[2]
        made = part(
            "pkg:npm/" + name.replace("@", "%40"), name, about["version"], "optional" if about.get("dev") else "required"
        )
        if isinstance(about.get("license"), str):
            made["licenses"] = [{"expression": about["license"]}]
        if str(about.get("integrity", "")).startswith("sha512-"):
            digest = base64.b64decode(about["integrity"].removeprefix("sha512-")).hex()
            made["hashes"] = [{"alg": "SHA-512", "content": digest}]
        known = found.setdefault(made["purl"], made)
        if made["scope"] == "required":
            known["scope"] = "required"
    return list(found.values())


def part(purl: str, name: str, version: str, scope: str) -> dict[str, Any]:
    full = f"{purl}@{version}"
    return {"type": "library", "bom-ref": full, "name": name, "version": version, "scope": scope, "purl": full}


def bill(root: Path = ROOT) -> dict[str, Any]:
    found = VERSION.search((root / "src/fullsteam/__init__.py").read_text())
    version = found[1] if found else "0"
    parts = python_parts(root) + page_parts(root)
    own = f"pkg:pypi/fullsteam@{version}"
    content = hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, own + content)}",
        "version": 1,
        "metadata": {
            "component": {"type": "application", "bom-ref": own, "name": "fullsteam", "version": version, "purl": own},
            "tools": {"components": [{"type": "application", "name": "tools/sbom.py", "version": version}]},
        },
        "components": parts,
        "dependencies": [{"ref": own, "dependsOn": sorted(p["bom-ref"] for p in parts if p["scope"] == "required")}],
    }


def main() -> None:
    where = Path(sys.argv[1])
    where.parent.mkdir(parents=True, exist_ok=True)
    made = bill()
    where.write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")
    required = sum(p["scope"] == "required" for p in made["components"])
    print(f"{where}: {len(made['components'])} parts, {required} of them needed to play")


if __name__ == "__main__":
    main()
