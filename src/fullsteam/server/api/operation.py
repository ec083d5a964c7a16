"""For those who run the server: is it alive, is it ready, what are its figures."""

from __future__ import annotations

import hmac
from ipaddress import ip_address
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import PermissionDeniedException

import fullsteam
from fullsteam.server.api.parameters import TheDesk, TheProcess
from fullsteam.server.thinking import Rank


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
async def metrics(request: Request[Any, Any, Any], process: TheProcess, desk: TheDesk) -> bytes:
    """To this machine, and to who knows the token of the set-up: figures tell much about a small club."""
    if not may_see_figures(process.config.metrics_token, request):
        raise PermissionDeniedException("the figures are for this machine, or with the token of FULLSTEAM_METRICS_TOKEN")
    m = process.metrics
    m.tables.set(len(process.tables))
    m.kept.set(len(process.keeper.drivers))
    for rank in Rank:
        m.thoughts.labels(rank.name.lower()).set(process.turns.length(rank))
    m.commits.set(process.store.commits)
    m.studying.set(len(desk.running))
    return m.text()


def may_see_figures(token: str, request: Request[Any, Any, Any]) -> bool:
    given = request.headers.get("authorization", "").encode()
    if token and hmac.compare_digest(given, f"Bearer {token}".encode()):
        return True
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False


HANDLERS = [healthz, readyz, metrics]
