"""The page itself: its files, and its HTML with what a link says of itself. And the pictures of links."""

from __future__ import annotations

import gzip
import mimetypes
from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException, ServiceUnavailableException
from litestar.params import FromPath, FromQuery

from fullsteam.games import ROOMS
from fullsteam.server.api.parameters import TheProcess
from fullsteam.server.sharing import Card, Studio, Undrawn, accepted, for_game, for_home, for_table, tagged
from fullsteam.server.store import sitting
from fullsteam.server.store import tables as sql
from fullsteam.server.table import Process

PAGE = Path(__file__).parent.parent / "page"
HOW = "the page is not built: run `make page` (needs Node), or install a wheel, which carries it"
PACKED = (".js", ".css", ".html", ".svg", ".json")
UNBUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Fullsteam</title><h1>Fullsteam</h1>
<p>The server runs, but its page has not been built: run <code>make page</code>.</p></html>"""
# Addresses that the page itself understands begin so.
ROUTES = ("", "index.html", "t", "join", "games", "rules", "boxes", "learn", "me", "letter", "lobby", "p", "ladder", "puzzles")
SHARED = {"t": "t", "join": "join", "games": "games", "rules": "games", "learn": "games"}  # what has a card of its own
ASSETS = "public, max-age=31536000, immutable"
Asked = Request[Any, Any, Any]


class Page:
    """The files of the page, read once: nothing else can be asked for."""

    def __init__(self, folder: Path = PAGE) -> None:
        files = [file for file in folder.glob("**/*") if file.is_file()]
        self.files = {file.relative_to(folder).as_posix(): file.read_bytes() for file in files}
        self.files.setdefault("index.html", UNBUILT)
        self.html = self.files["index.html"].decode()
        self.fingerprint = sha256(self.files["index.html"]).hexdigest()[:16]  # it names all others, which are named by content
        self.packed = {name: gzip.compress(data, 9, mtime=0) for name, data in self.files.items() if name.endswith(PACKED)}
        self.studio = Studio()

    def file(self, name: str, packed: bool) -> Response[bytes]:
        """packed: this browser takes gzip."""
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        lasting = ASSETS if name.startswith("assets/") else "no-cache"
        headers = {"cache-control": lasting, "vary": "accept-encoding"}
        if packed and name in self.packed:
            return Response(self.packed[name], media_type=kind, headers={**headers, "content-encoding": "gzip"})
        return Response(self.files[name], media_type=kind, headers=headers)

    def document(self, html: str, packed: bool, status: int) -> Response[bytes]:
        headers = {"cache-control": "no-cache", "vary": "accept-encoding, accept-language"}
        data = html.encode()
        if packed:
            data, headers["content-encoding"] = gzip.compress(data, 6, mtime=0), "gzip"
        return Response(data, media_type=MediaType.HTML, headers=headers, status_code=status)


def takes_gzip(request: Asked) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


async def card_of(process: Process, kind: str, name: str, lang: str) -> Card:
    """What an address says of itself; where it leads nowhere, what the house says."""
    if kind == "games":
        return for_game(ROOMS[name], lang) if name in ROOMS else for_home(lang)
    return await process.store.read(of_table, kind, name, lang)


def of_table(c: Any, kind: str, name: str, lang: str) -> Card:
    invited = sitting.invited(c, name) if kind == "join" else None
    table_id = name if kind == "t" else invited[0] if invited is not None else ""
    row = sql.get_table(c, table_id) if table_id else None
    return for_home(lang) if row is None else for_table(row, sql.seats_of(c, row.id), lang, invited is not None)


async def written(request: Asked, process: Process, files: Page, path: str) -> Response[bytes]:
    """The page's HTML. An address that it does not understand has it too, if a browser asks for a page: it says so, and leads
    home; to programs it is an error like any other."""
    first, _, rest = path.strip("/").partition("/")
    found = first in ROUTES or (first == "admin" and may_host(request))
    if not found and (first == "api" or "text/html" not in request.headers.get("accept", "")):
        raise NotFoundException("there is nothing here")
    lang = accepted(request.headers.get("accept-language", ""))
    kind, name = SHARED.get(first, ""), rest.partition("/")[0]
    card = await card_of(process, kind, name, lang) if kind and name else for_home(lang)
    plain = card == for_home(lang)
    site = f"{'https' if process.config.secure else 'http'}://{request.headers.get('host', '')}"
    picture = f"/cards/home.png?lang={lang}" if plain else f"/cards/{kind}/{name}.png?lang={lang}&v={digest(card)}"
    listed = found and first not in ("t", "join", "admin")
    html = tagged(files.html, card, site, "/" + path.strip("/"), picture, listed, files.fingerprint)
    return files.document(html, takes_gzip(request), 200 if found else 404)


def may_host(request: Asked) -> bool:
    """To everybody else this is an address like any other that leads nowhere."""
    return request.auth.user is not None and bool(request.auth.user.admin)


def digest(card: Card) -> str:
    """Who has kept the picture of an invitation asks anew when it says something else."""
    return sha256(repr(card).encode()).hexdigest()[:8]


@get("/", include_in_schema=False)
async def home(request: Asked, process: TheProcess, files: NamedDependency[Page]) -> Response[bytes]:
    return await written(request, process, files, "")


@get("/{path:path}", include_in_schema=False)
async def page(request: Asked, process: TheProcess, files: NamedDependency[Page], path: FromPath[Path]) -> Response[bytes]:
    name = str(path).strip("/")
    if name in files.files and name != "index.html":
        return files.file(name, takes_gzip(request))
    return await written(request, process, files, name)


@get("/cards/home.png", include_in_schema=False)
async def home_picture(files: NamedDependency[Page], lang: FromQuery[str] = "en") -> Response[bytes]:
    return await picture(files, for_home(accepted(lang)))


@get("/cards/{kind:str}/{name:str}", include_in_schema=False)
async def card_picture(
    process: TheProcess, files: NamedDependency[Page], kind: FromPath[str], name: FromPath[str], lang: FromQuery[str] = "en"
) -> Response[bytes]:
    """Of a table, an invitation or a game; of what leads nowhere, the house's."""
    if kind not in SHARED.values() or not name.endswith(".png"):
        raise NotFoundException("there is nothing here")
    return await picture(files, await card_of(process, kind, name.removesuffix(".png"), accepted(lang)))


async def picture(files: Page, card: Card) -> Response[bytes]:
    try:
        data = await files.studio.png(card)
    except Undrawn as error:
        raise ServiceUnavailableException(f"the picture was not drawn: {error}") from None
    return Response(data, media_type="image/png", headers={"cache-control": "public, max-age=600"})


PICTURES = [home_picture, card_picture]
