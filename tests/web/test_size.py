"""The page is small, and all of it comes from its own server."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Response

from browserkit import Reader
from fullsteam.games import ROOMS
from serverkit import Threaded

pytestmark = pytest.mark.heavy
FIRST_LOAD = 120_000  # bytes of JavaScript, as sent (gzip)


def test_the_first_load_is_small_and_all_from_here(browser: Browser, server: Threaded) -> None:
    reader = Reader(browser, server.url)
    answers: list[Response] = []

    def heard(answer: Response) -> None:
        answers.append(answer)

    reader.page.on("response", heard)
    reader.go("/")
    reader.page.locator("article").nth(len(ROOMS) - 1).locator("svg").first.wait_for()
    reader.page.wait_for_load_state("networkidle")
    scripts = [a for a in answers if a.url.endswith(".js")]
    assert all(a.headers["content-encoding"] == "gzip" for a in scripts)
    sizes = {a.url.rpartition("/")[2]: a.request.sizes()["responseBodySize"] for a in scripts}
    assert scripts and sum(sizes.values()) <= FIRST_LOAD, sizes
    foreign = [a.url for a in answers if not a.url.startswith(server.url)]
    assert not foreign
    reader.close()
