"""The gallery of boards, to look at: python tools/gallery.py [PORT]. Every kind of moment of bots' games, without playing.

For who changes a board: `npm --prefix web run dev` beside it, and http://localhost:5173/gallery.html shows a change at once."""

from __future__ import annotations

import sys
from pathlib import Path
from threading import Event

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from browserkit.gallery import serving
from browserkit.recorded import write

POSITIONS = Path(__file__).parent.parent / "web" / "positions"  # where vite finds them too


def main() -> None:
    write(POSITIONS)
    with serving(POSITIONS, int(sys.argv[1]) if len(sys.argv) > 1 else 8010) as url:
        print(f"{url}/gallery.html  (Ctrl-C ends it)", flush=True)
        Event().wait()


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        print()
