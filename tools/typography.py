"""python tools/typography.py [--check]: sets the French texts as French is set.

Before a colon stands a no-break space, before ; ! ? and inside « » a narrow one: no line begins with a sign, on a phone either.
Texts of games, page, terminal and cards (*.ftl), rule books (fr.md) and rulings (`fr = "…"`)."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
NO_BREAK, NARROW = "\u00a0", "\u202f"
SPACES = f"[ {NO_BREAK}{NARROW}]"


def french(text: str) -> str:
    """As it is printed. What is no prose (addresses, times, keys) has no space before its sign, and stays."""
    text = re.sub(rf"{SPACES}+:", f"{NO_BREAK}:", text)
    text = re.sub(rf"{SPACES}+([;!?])", rf"{NARROW}\1", text)
    text = re.sub(rf"«{SPACES}*", f"«{NARROW}", text)
    return re.sub(rf"{SPACES}*»", f"{NARROW}»", text)


def set_right(path: Path, text: str) -> str:
    if path.suffix == ".toml":
        return re.sub(r'^(fr = ".*)$', lambda line: french(line[1]), text, flags=re.MULTILINE)
    return "".join(line if line.startswith("#") and path.suffix == ".ftl" else french(line) for line in text.splitlines(True))


def files() -> Iterator[Path]:
    sources = [ROOT / "src" / "fullsteam", ROOT / "web" / "src"]
    for pattern in ("fr.ftl", "fr.md", "*.toml"):
        for source in sources:
            yield from sorted(source.rglob(pattern))


def main() -> None:
    wrong = []
    for path in files():
        text = path.read_text(encoding="utf-8")
        if (right := set_right(path, text)) != text:
            wrong.append(str(path.relative_to(ROOT)))
            if "--check" not in sys.argv:
                path.write_text(right, encoding="utf-8")
    if wrong and "--check" in sys.argv:
        sys.exit(f"not set as French is set; run python tools/typography.py: {', '.join(wrong)}")


if __name__ == "__main__":
    main()
