"""Is every board whole at every size? Over recorded positions, by what the gallery measures (web/src/gallery/measure)."""

from __future__ import annotations

import json
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from browserkit.gallery import Gallery

LANGS = ("de", "fr", "en")  # in turns: the longest words first
KNOWN = Path(__file__).parent.parent / "web" / "layouts_known.toml"


@dataclass(frozen=True)
class Finding:
    """What is wrong, wherever it is the same thing: one line of a report."""

    game: str
    size: str
    kind: str
    where: str


@dataclass
class Survey:
    """What was looked at, and what was found; of each finding one example, with a picture."""

    looks: Counter[tuple[str, str]] = field(default_factory=Counter)  # game and size: positions that were measured
    found: Counter[Finding] = field(default_factory=Counter)
    examples: dict[Finding, str] = field(default_factory=dict)
    complaints: list[str] = field(default_factory=list)

    def look(self, gallery: Gallery, game: str, positions: Iterable[int], pictures: Path | None = None) -> None:
        """At each position; where something is asked also after a first touch."""
        for n in positions:
            lang = LANGS[(n + n // 3) % 3]
            shown = gallery.show(game, n, lang=lang)
            where = f"#game={game}&position={n}&lang={lang}&width={gallery.size.width} ({shown['kind']})"
            self.take(gallery, game, where, pictures)
            if gallery.touch():
                self.take(gallery, game, where + ", touched", pictures)
            self.looks[game, str(gallery.size)] += 1
        self.complaints += gallery.complaints
        gallery.complaints.clear()

    def take(self, gallery: Gallery, game: str, where: str, pictures: Path | None) -> None:
        for one in gallery.measure():
            finding = Finding(game, str(gallery.size), one["kind"], one["where"])
            self.found[finding] += 1
            if finding not in self.examples:
                self.examples[finding] = f"{one['what']}; {where}"
                if pictures is not None:
                    gallery.picture(one, pictures / f"{len(self.examples):03}-{game}-{gallery.size}-{one['kind']}.png")

    def said(self, finding: Finding) -> str:
        how = f"{self.found[finding]} times"
        return f"{finding.game} {finding.size} {finding.kind} {finding.where}: {how}, e.g. {self.examples[finding]}"


def known() -> dict[tuple[str, str, str], dict[str, Any]]:
    """Findings that are to be mended, or are explained: what is not here is new."""
    listed = tomllib.loads(KNOWN.read_text(encoding="utf-8")).get("known", [])
    return {(one["game"], one["kind"], one["where"]): one for one in listed}


def new(survey: Survey) -> list[Finding]:
    listed = known()
    return [f for f in survey.found if f.size not in listed.get((f.game, f.kind, f.where), {}).get("sizes", [])]


def gone(survey: Survey) -> list[str]:
    """Of those that are known, at sizes that were looked at, what is not found any more: to be taken from the list."""
    found = {(f.game, f.kind, f.where, f.size) for f in survey.found}
    return [
        f"{game} {size} {kind} {where}"
        for (game, kind, where), one in known().items()
        for size in one["sizes"]
        if (game, size) in survey.looks and (game, kind, where, size) not in found
    ]


def table(survey: Survey) -> str:
    """Games by sizes: how many positions, and in how many ways something is wrong."""
    sizes = sorted({size for _, size in survey.looks}, key=lambda size: -int(size.split("x")[0]))
    lines = ["| game | " + " | ".join(sizes) + " |", "|---" * (len(sizes) + 1) + "|"]
    for game in dict.fromkeys(game for game, _ in survey.looks):
        cells = []
        for size in sizes:
            ways = [f for f in survey.found if (f.game, f.size) == (game, size)]
            kinds = Counter(f.kind for f in ways)
            what = ", ".join(f"{many} {kind}" for kind, many in kinds.items()) or "nothing"
            cells.append(f"{survey.looks[game, size]} positions: {what}")
        lines.append(f"| {game} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def kept(survey: Survey) -> dict[str, Any]:
    """As it is written down, for who puts several together."""
    looks = [[game, size, many] for (game, size), many in survey.looks.items()]
    found = [[f.game, f.size, f.kind, f.where, many, survey.examples[f]] for f, many in survey.found.items()]
    return {"looks": looks, "found": found}


def together(files: Iterable[Path]) -> Survey:
    out = Survey()
    for file in sorted(files):
        read = json.loads(file.read_text(encoding="utf-8"))
        for game, size, many in read["looks"]:
            out.looks[game, size] += many
        for *what, many, example in read["found"]:
            out.found[Finding(*what)] += many
            out.examples[Finding(*what)] = example
    return out


def toml(survey: Survey) -> str:
    """What was found, as the list of known ones has it: reasons are kept."""
    listed = known()
    keys = sorted({(f.game, f.kind, f.where) for f in survey.found})
    out = []
    for key in keys:
        game, kind, where = key
        sizes = [f.size for f in survey.found if (f.game, f.kind, f.where) == key]
        why = listed.get(key, {}).get("why", "")
        out.append(
            f'[[known]]\ngame = "{game}"\nkind = "{kind}"\nwhere = "{where}"\nsizes = {sorted(sizes)!r}\nwhy = "{why}"\n'
        )
    return "\n".join(out).replace("'", '"')


def report(folder: Path) -> None:
    """Of all that was measured last: the table, then every finding, the most frequent first; and the list of known ones."""
    survey = together(folder.glob("*/kept.json"))
    lines = [table(survey), "", *map(survey.said, sorted(survey.found, key=lambda f: (f.game, f.size, -survey.found[f])))]
    (folder / "report.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    (folder / "found.toml").write_text(toml(survey), encoding="utf-8")
    print("\n".join(lines))


if __name__ == "__main__":
    report(Path(sys.argv[1]))
