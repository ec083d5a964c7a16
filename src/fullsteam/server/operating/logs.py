"""Structured logs: one JSON object a line, or plain lines for a person at a terminal; what libraries say, too."""

from __future__ import annotations

import logging
import sys

import structlog


def set_up_logs(as_json: bool) -> None:
    renderer = structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer(colors=False)
    common: list[structlog.typing.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*common, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(),
        cache_logger_on_first_use=True,
    )
    lines = logging.StreamHandler(sys.stdout)
    lines.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer], foreign_pre_chain=common
        )
    )
    for name in ("uvicorn", "litestar", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [lines], False
        logger.setLevel(logging.WARNING)
