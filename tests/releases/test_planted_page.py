"""After a rules fix the page shows every table the paragraph it is played by: old ones the old, new ones the new."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from browserkit import Reader, chromium
from fullsteam.server.api.page import PAGE
from releases.kept import Kept, people
from releases.planted import FIXES, MARK, planted_source, served

pytestmark = pytest.mark.heavy
KEPT = Kept("0.1")


def test_old_and_new_tables_show_their_own_paragraph(tmp_path: Path) -> None:
    source = planted_source(tmp_path / "src")
    shutil.copytree(PAGE, source / "fullsteam" / "server" / "page")
    KEPT.fill(str(tmp_path / "kept.db"))
    with served(source, "0.1", str(tmp_path / "kept.db")) as url, chromium() as browser:
        anna = people(url, KEPT)[0]
        for game, fix in FIXES.items():
            old = next(m["id"] for m in KEPT.matches["running"] if m["game"] == game)
            new = anna.create(game, [{"kind": "me"}, {"kind": "bot", "level": "random"}])["id"]
            shown(browser, url, old, fix.paragraph, "0.1.0")
            shown(browser, url, new, fix.paragraph, "")


def shown(browser: Browser, url: str, table: str, paragraph: str, release: str) -> None:
    """Somebody looks on, opens the rules beside the board, and from there the whole book."""
    reader = Reader(browser, url)
    reader.go(f"/t/{table}")
    reader.page.locator("#tab-rules").click()
    is_by(reader.page.locator("#drawer"), paragraph, release)
    reader.go(str(reader.page.locator("#drawer a[target=_blank][href*='#']").get_attribute("href")))
    is_by(reader.page.locator("main"), paragraph, release)
    reader.close()


def is_by(rules: Locator, paragraph: str, release: str) -> None:
    text = rules.locator(f"[data-paragraph='{paragraph}']")
    expect(text).to_be_visible()
    if release:
        expect(text).not_to_contain_text(MARK)
        expect(rules.get_by_text(f"Played by the rules of release {release}")).to_be_visible()
    else:
        expect(text).to_contain_text(MARK)
        expect(rules.get_by_text("Played by the rules of release")).to_have_count(0)
