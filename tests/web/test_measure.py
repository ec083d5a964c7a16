"""What the layouts are measured with finds each fault, and is silent where something is meant to be so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browserkit.gallery import SIZES, Gallery, serving

pytestmark = pytest.mark.heavy

LINE = "position: absolute; left: 10px; top: 10px; font: 16px sans-serif; white-space: nowrap;"
BOX = "position: absolute; left: 0; top: 0; width: 120px; height: 60px; background: #fff;"
FAULTS = {
    "a text in a box too narrow for it": ("cut", f'<p style="{LINE} width: 40px; overflow: hidden">A long line</p>'),
    "a text out of the window": ("cut", '<p style="position: fixed; left: 300px; white-space: nowrap">Longer than this</p>'),
    "a drawn text beyond its drawing": ("cut", '<svg width="40" height="20"><text x="20" y="14">Berlin</text></svg>'),
    "what is to be seen whole scrolls": (
        "cut",
        '<div data-whole style="height: 40px; overflow: auto"><div style="height: 90px"></div></div>',
    ),
    "two texts on each other": ("overlap", f'<p style="{LINE}">One</p><p style="{LINE}">Two</p>'),
    "a text under a card": ("covered", f'<p style="{LINE}">Under</p><div style="{BOX}"></div>'),
    "a text under a drawing": (
        "covered",
        f'<p style="{LINE}">Under</p><svg style="position: absolute; left: 0; top: 0; pointer-events: none" width="99">'
        '<circle cx="30" cy="20" r="30" /></svg>',
    ),
    "a small button": ("small", '<button style="width: 60px; height: 30px; min-height: 0; padding: 0">Go</button>'),
    "a button half under a box": (
        "small",
        f'<button style="position: absolute; left: 0; top: 40px; width: 60px; height: 60px"></button><div style="{BOX}"></div>',
    ),
    "a page that is too wide": ("sideways", '<div style="width: 500px; height: 1px"></div>'),
}
MEANT = {
    "it scrolls": f'<div style="{LINE} width: 40px; overflow: auto">A long line</div>',
    "it only begins here": f'<p data-brief style="{LINE} width: 40px; overflow: hidden">A long line</p>',
    "a map that can be moved": '<div data-pans><svg width="40" height="20"><text x="20" y="14">Berlin</text></svg></div>',
    "cards in a column": f'<div data-stack><p style="{LINE}">Under</p><div style="{BOX}"></div></div>',
    "a notice over it": f'<p style="{LINE}">Under</p><div data-over style="{BOX}"></div>',
    "a veil": f'<p style="{LINE}">Under</p><div style="{BOX} background: rgb(0 0 0 / 20%)"></div>',
    "only for who listens": '<p style="position: absolute; width: 1px; clip-path: inset(50%); overflow: hidden">Heard</p>',
    "what stays in sight while the rest scrolls": (
        '<div style="height: 80px; overflow: auto"><p style="margin: 30px 0 90px">Scrolls away</p>'
        '<div style="position: sticky; bottom: 0; height: 60px; background: #fff"></div></div>'
    ),
    "a link in a sentence": '<p>Read <a href="/">this</a> first.</p>',
    "large enough": '<button style="width: 44px; height: 44px; padding: 0">Go</button>',
}


@pytest.fixture(scope="module")
def phone(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    """An empty page of the gallery, on a phone."""
    empty: Path = tmp_path_factory.mktemp("positions")
    with serving(empty) as url:
        gallery = Gallery(browser, url, next(size for size in SIZES if size.width == 390))
        yield gallery
        gallery.close()


def found(phone: Gallery, html: str) -> list[str]:
    phone.page.evaluate("html => { document.getElementById('app').innerHTML = html }", html)
    return [finding["kind"] for finding in phone.measure()]


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(phone: Gallery, fault: str) -> None:
    kind, html = FAULTS[fault]
    assert found(phone, html) == [kind]


@pytest.mark.parametrize("case", MEANT)
def test_what_is_meant_to_be_so_is_none(phone: Gallery, case: str) -> None:
    assert found(phone, MEANT[case]) == []
