"""What should not have happened: logged with where it happened, counted, and answered in one sentence with its number."""

from __future__ import annotations

import secrets
from typing import Any

import structlog
from litestar import Request, Response

from fullsteam.server.store import StoreError

logger = structlog.get_logger()
Answer = Response[dict[str, Any]]


def store_away(request: Request[Any, Any, Any], error: StoreError) -> Answer:
    """Nothing was done, and it is not the asker's fault: he may come again. Why, only the log says."""
    return failed(request, error, 503, "the database does not answer; come again")


def unexpected(request: Request[Any, Any, Any], error: Exception) -> Answer:
    if isinstance(error, RecursionError):
        return Response({"status_code": 400, "detail": "this is nested too deep"}, status_code=400)
    return failed(request, error, 500, "something went wrong here, and who runs this server can see what")


def failed(request: Request[Any, Any, Any], error: Exception, status: int, sentence: str) -> Answer:
    number = secrets.token_hex(6)
    about = {"method": request.method, "path": request.url.path, "status": status, "request": number}
    logger.error("not done", **about, table=request.path_params.get("table_id"), error=str(error), exc_info=error)
    request.app.state.process.metrics.errors.inc()
    detail = f"{sentence} (number {number})"
    return Response({"status_code": status, "detail": detail, "request": number}, status_code=status)
