"""Chromium as Debian ships it, and readers: somebody with a browser of a certain size and language."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Browser, ConsoleMessage, sync_playwright

from fullsteam.server.api.page import PAGE

CHROMIUM = Path("/usr/bin/chromium")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking", "--disable-sync"]
SIZES = {"desktop": (1440, 900), "phone": (390, 844), "zoomed": (720, 450), "tv": (1920, 1080)}  # zoomed: a desk at 200 %
CALM = {
    "speed": "none",
    "single": False,
    "tips": False,
    "muted": True,
}  # nothing moves, sounds or is answered unasked: nobody waits for it


@contextmanager
def chromium() -> Iterator[Browser]:
    if not CHROMIUM.exists():
        pytest.fail("Chromium is missing: install the Debian package chromium (tools/system-packages does, when root)")
    if not (PAGE / "index.html").exists():
        pytest.fail("the page has not been built: run `make page`")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        yield browser
        browser.close()


class Reader:
    """Somebody with a browser of his own. Whatever his console complains about is kept."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: str = "desktop",
        lang: str = "en",
        dark: bool = False,
        worker: bool = False,
        **settings: Any,
    ) -> None:
        """worker: with the one that keeps the page for times without a network; else each test would fetch all of it."""
        width, height = SIZES[size]
        phone = size == "phone"
        self.url = url
        self.size = size
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=lang,
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=2 if size == "zoomed" else 1,
            color_scheme="dark" if dark else "light",
            service_workers="allow" if worker else "block",
        )
        kept = json.dumps(json.dumps({"lang": lang, **CALM, **settings}))
        self.context.add_init_script(
            f"if (!localStorage.getItem('fullsteam.settings')) localStorage.setItem('fullsteam.settings', {kept})"
        )
        self.page = self.context.new_page()
        self.page.set_default_timeout(20_000)
        self.complaints: list[str] = []
        self.page.on("console", self.heard)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and "blocked by Playwright" not in message.text:
            self.complaints.append(message.text)

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)
        self.page.wait_for_load_state("networkidle")

    def speak(self, lang: str) -> None:
        """Switch the language, as a reader does: at any time, without a reload."""
        self.page.locator("header select").select_option(lang)
        self.page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)

    def check_access(self, where: str) -> None:
        """axe finds nothing to object to. It is brought once a document."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE_SCRIPT)
        found = self.page.evaluate("() => axe.run({ resultTypes: ['violations'] }).then((found) => found.violations)")
        said = [f"{v['id']}: {v['help']}: " + "; ".join(node["html"][:200] for node in v["nodes"][:3]) for v in found]
        assert not said, f"{where} ({self.size}): " + "\n".join(said)

    def post(self, path: str, data: object) -> Any:
        """A request of this browser, with its session, for which no page need be shown. Whoever is nobody yet becomes a guest,
        as the page would do it."""
        kept = {cookie["name"]: cookie["value"] for cookie in self.context.cookies()}
        if "csrf" not in kept:
            self.context.request.get(self.url + "/healthz")
            return self.post(path, data)
        if "fullsteam" not in kept and path != "/api/guest":
            self.post("/api/guest", {"name": "Anna"})
            self.context.add_init_script("localStorage.setItem('fullsteam.known', '1')")
            return self.post(path, data)  # with the token of the new session
        answer = self.context.request.post(self.url + path, data=data, headers={"x-csrf-token": kept["csrf"]})
        assert answer.ok, f"{path}: {answer.status} {answer.text()[:300]}"
        return answer.json()

    def close(self) -> None:
        self.context.close()
        assert not self.complaints, "\n".join(self.complaints[:10])
