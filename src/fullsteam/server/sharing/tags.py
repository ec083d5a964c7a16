"""The page's HTML with what a link says of itself (Open Graph), in the reader's language."""

from __future__ import annotations

import re
from html import escape

from fullsteam.server.sharing.drawing import HEIGHT, WIDTH
from fullsteam.server.sharing.saying import Card

LOCALES = {"fr": "fr_FR", "en": "en_GB", "de": "de_DE"}
TITLE = re.compile(r"<title>.*?</title>", re.S)
OLD = re.compile(r'\s*<meta name="description"[^>]*>')


def tagged(html: str, card: Card, site: str, path: str, picture: str, found: bool, page: str) -> str:
    """site: this server's own address. picture: the path of the card's. page: the fingerprint of the page's files."""
    tags = {
        "og:site_name": "Fullsteam",
        "og:type": "website",
        "og:title": card.title,
        "og:description": card.text,
        "og:url": site + path,
        "og:locale": LOCALES[card.lang],
        "og:image": site + picture,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": card.title,
    }
    names = {"description": card.text, "twitter:card": "summary_large_image", "fullsteam:page": page}
    if not found:
        names["robots"] = "noindex"  # a table, an invitation, an address that leads nowhere
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items()]
    lines += [f'<meta name="{name}" content="{escape(value)}" />' for name, value in names.items()]
    head = "\n    ".join([f"<title>{escape(card.title)}</title>", *lines])
    return TITLE.sub(lambda _: head, OLD.sub("", html), count=1)
