"""Writes the icons of the app, PNG in the sizes that systems ask for, from web/public/icon.svg. Needs Chromium."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from browserkit.browsers import CHROMIUM, FLAGS

PUBLIC = Path(__file__).parent.parent / "web" / "public"
# File, pixels, how much of it the drawing takes (a mask may cut off a fifth), and whether its ground goes to the edge.
ICONS = [
    ("icon-192.png", 192, 1.0, False),
    ("icon-512.png", 512, 1.0, False),
    ("icon-maskable.png", 512, 0.78, True),
    ("icon-apple.png", 180, 0.9, True),
]


def main() -> None:
    svg = (PUBLIC / "icon.svg").read_text()
    ground = re.findall(r'<rect[^>]*fill="(#\w+)"', svg)[0]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        for name, size, part, full in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            drawn = svg.replace("<svg ", f'<svg width="{size * part}" height="{size * part}" ', 1)
            style = f"margin:0;height:100vh;display:grid;place-items:center;background:{ground if full else 'transparent'}"
            page.set_content(f'<body style="{style}">{drawn}</body>')
            page.screenshot(path=PUBLIC / name, omit_background=not full)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
