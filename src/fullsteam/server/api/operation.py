"""For those who run the server: is it alive, is it ready, what are its figures. And the page itself."""

from __future__ import annotations

import gzip
import hmac
import mimetypes
from ipaddress import ip_address
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.params import FromPath

import fullsteam
from fullsteam.server.api.parameters import TheProcess
from fullsteam.server.thinking import Rank

PAGE = Path(__file__).parent.parent / "page"
HOW = "the page is not built: run `make page` (needs Node), or install a wheel, which carries it"
PACKED = (".js", ".css", ".html", ".svg", ".json")
UNBUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Fullsteam</title><h1>Fullsteam</h1>
<p>The server runs, but its page has not been built: run <code>make page</code>.</p></html>"""
ROUTES = ("t", "join", "games", "rules", "me", "lobby")  # first parts of addresses that the page itself understands


@get("/healthz", summary="Alive?", tags=["operation"])
async def healthz() -> dict[str, str]:
    return {"status": "alive", "version": fullsteam.__version__}


@get("/readyz", summary="Ready to serve?", tags=["operation"])
async def readyz(process: TheProcess) -> Response[dict[str, str]]:
    if process.draining:
        return Response({"status": "draining"}, status_code=503)
    if not await process.readiness.now():
        return Response({"status": "the database does not answer"}, status_code=503)
    return Response({"status": "ready"})


@get("/metrics", summary="Figures for Prometheus", tags=["operation"], media_type="text/plain; version=0.0.4")
async def metrics(request: Request[Any, Any, Any], process: TheProcess) -> bytes:
    """To this machine, and to who knows the token of the set-up: figures tell much about a small club."""
    if not may_see_figures(process.config.metrics_token, request):
        raise PermissionDeniedException("the figures are for this machine, or with the token of FULLSTEAM_METRICS_TOKEN")
    m = process.metrics
    m.tables.set(len(process.tables))
    m.kept.set(len(process.keeper.drivers))
    for rank in Rank:
        m.thoughts.labels(rank.name.lower()).set(process.turns.length(rank))
    m.commits.set(process.store.commits)
    return m.text()


def may_see_figures(token: str, request: Request[Any, Any, Any]) -> bool:
    given = request.headers.get("authorization", "").encode()
    if token and hmac.compare_digest(given, f"Bearer {token}".encode()):
        return True
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False


class Page:
    """The files of the page, read once: nothing else can be asked for."""

    def __init__(self, folder: Path = PAGE) -> None:
        files = [file for file in folder.glob("**/*") if file.is_file()]
        self.files = {file.relative_to(folder).as_posix(): file.read_bytes() for file in files}
        self.files.setdefault("index.html", UNBUILT)
        self.packed = {name: gzip.compress(data, 9, mtime=0) for name, data in self.files.items() if name.endswith(PACKED)}

    def answer(self, path: str, packed: bool) -> Response[bytes]:
        """packed: this browser takes gzip."""
        name = path.strip("/")
        if name in self.files and name != "index.html":
            lasting = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
            return self.file(name, mimetypes.guess_type(name)[0] or "application/octet-stream", lasting, packed)
        if name in ("", "index.html") or name.split("/")[0] in ROUTES:
            return self.file("index.html", MediaType.HTML, "no-cache", packed)
        raise NotFoundException("there is nothing here")

    def file(self, name: str, kind: str, lasting: str, packed: bool) -> Response[bytes]:
        headers = {"cache-control": lasting, "vary": "accept-encoding"}
        if packed and name in self.packed:
            return Response(self.packed[name], media_type=kind, headers={**headers, "content-encoding": "gzip"})
        return Response(self.files[name], media_type=kind, headers=headers)


def takes_gzip(request: Request[Any, Any, Any]) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


@get("/", include_in_schema=False)
async def home(request: Request[Any, Any, Any], files: NamedDependency[Page]) -> Response[bytes]:
    return files.answer("", takes_gzip(request))


@get("/{path:path}", include_in_schema=False)
async def page(request: Request[Any, Any, Any], files: NamedDependency[Page], path: FromPath[Path]) -> Response[bytes]:
    return files.answer(str(path), takes_gzip(request))


HANDLERS = [healthz, readyz, metrics]
