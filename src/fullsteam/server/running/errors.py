"""What should not have happened: logged with where it happened, counted, and answered in one sentence with its number."""

from __future__ import annotations

import secrets
import traceback
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
        return asked_wrongly("this is nested too deep")
    if isinstance(error, UnicodeDecodeError) and while_reading(error):
        return asked_wrongly("this is no text in UTF-8")
    return failed(request, error, 500, "something went wrong here, and who runs this server can see what")


def while_reading(error: Exception) -> bool:
    """Was it the body of the request that could not be read? litestar knows only some of what can be wrong with one."""
    frames = traceback.extract_tb(error.__traceback__)
    return bool(frames) and frames[-1].name == "decode_json"


def asked_wrongly(sentence: str) -> Answer:
    return Response({"status_code": 400, "detail": sentence}, status_code=400)


def failed(request: Request[Any, Any, Any], error: Exception, status: int, sentence: str) -> Answer:
    number = secrets.token_hex(6)
    about = {"method": request.method, "path": request.url.path, "status": status, "request": number}
    logger.error("not done", **about, table=request.path_params.get("table_id"), error=str(error), exc_info=error)
    request.app.state.process.metrics.errors.inc()
    detail = f"{sentence} (number {number})"
    return Response({"status_code": status, "detail": detail, "request": number}, status_code=status)
