"""The application: everything put together."""

from __future__ import annotations

import asyncio
import faulthandler
import gc
import multiprocessing
import os
import secrets
import signal
import sys
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Literal

import structlog
from litestar import Litestar, Request, Router
from litestar.di import Provide
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR
from litestar.stores.memory import MemoryStore

import fullsteam
from fullsteam.server.api import (
    boxes,
    games,
    history,
    hosting,
    house,
    lessons,
    mine,
    notices,
    operation,
    page,
    people,
    play,
    profiles,
    puzzles,
    records,
    sign_up,
    study,
    tables,
)
from fullsteam.server.api.socket import table_socket
from fullsteam.server.hosting import Warden
from fullsteam.server.notices import Post
from fullsteam.server.operating import Config, from_environment, set_up_logs
from fullsteam.server.people import Authentication, Csrf, Guard
from fullsteam.server.running.errors import store_away, unexpected
from fullsteam.server.store import StoreError, open_store
from fullsteam.server.store.people import fact
from fullsteam.server.study import Desk
from fullsteam.server.table import Process, take_up_past
from fullsteam.server.thinking import make_pools
from fullsteam.server.wire import household
from fullsteam.server.wire.border import Border

BODY = 64 * 1024  # bytes of a request
COUNTERS = ("rate_limit", "logins", "cards", "accounts")  # stores that count requests
SWEEP = 60.0  # seconds between two sweeps
logger = structlog.get_logger()


def create() -> Border:
    """What uvicorn calls in every worker."""
    config = from_environment()
    leave_with_parent()
    app = Border(make_app(config), config)
    tune_python()
    return app


def tune_python() -> None:
    """Nearly everything here is freed by counting references; a collector that looks through all tables in memory every
    few hundred messages takes a third of the time. What was imported is never looked at again, young circles rarely, and
    old ones once in ten minutes (Keeper.beat). And a thread that has written moves to the disk shall not wait for its turn
    longer than that took. Should a library crash, the log says where each thread was."""
    faulthandler.enable()
    sys.setswitchinterval(0.0005)
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 200, 1_000_000)


def leave_with_parent() -> None:
    """A worker whose parent was killed drains and ends: nobody would stop it any more."""
    parent = multiprocessing.parent_process()

    def wait() -> None:
        assert parent is not None
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    if parent is not None:
        threading.Thread(target=wait, daemon=True, name="parent").start()


def make_app(config: Config, now: Callable[[], int] | None = None) -> Litestar:
    set_up_logs(config.log_json)
    store = open_store(config.database)
    key = store.write_now(fact, "key", secrets.token_hex(32))
    process = Process(store, make_pools(config.bots, config.compiled_when), config, now)
    guard = Guard(store, config.secure, process.now, key)
    process.forget_identities = guard.forget
    letters = Post(process, key)
    warden = Warden(process)
    desk = Desk(process)
    dsn = store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False) if store.postgresql else ""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        others = await join_others(process, dsn) if dsn else None
        broom = asyncio.create_task(sweep(app))
        await letters.open()
        await warden.open()
        await process.keeper.open()
        await desk.open()
        past = asyncio.create_task(take_up_past(process))
        rules = "compiled" if fullsteam.compiled() else "interpreted"
        logger.info("open", database=store.engine.url.render_as_string(), process=process.name, rules=rules)
        yield
        broom.cancel()
        past.cancel()
        await desk.close()
        await warden.close()
        await letters.close()
        await process.close()
        if others is not None:
            await leave_others(others)
        logger.info("closed", process=process.name)

    limit = counted("minute", config.requests, 0, exclude=["^/healthz", "^/readyz", "^/metrics", "^/assets"])
    strict = counted("minute", config.logins, 1)
    drawn = counted("minute", config.pictures, 2)
    strictest = counted("hour", config.accounts, 3)
    middleware = [
        limit.middleware,
        DefineMiddleware(Authentication, exclude=["^/healthz", "^/readyz", "^/metrics"]),
        DefineMiddleware(Csrf, guard=guard),
    ]
    registry = Router("/", route_handlers=[people.account, *sign_up.COUNTED], middleware=[strictest.middleware])
    entrance = Router("/", route_handlers=[registry, *people.OPEN, *house.OPEN, *sign_up.OPEN], middleware=[strict.middleware])
    cards = Router("/", route_handlers=page.PICTURES, middleware=[drawn.middleware])
    files = page.Page()
    process.page = files.fingerprint
    api = Router(
        "/api",
        route_handlers=[
            entrance,
            *people.HANDLERS,
            *games.HANDLERS,
            *lessons.HANDLERS,
            *boxes.HANDLERS,
            *tables.HANDLERS,
            *mine.HANDLERS,
            *play.HANDLERS,
            *records.HANDLERS,
            *study.HANDLERS,
            *notices.HANDLERS,
            *history.HANDLERS,
            *profiles.HANDLERS,
            *puzzles.HANDLERS,
            *house.HANDLERS,
            *hosting.HANDLERS,
        ],
    )
    return Litestar(
        route_handlers=[api, table_socket, *operation.HANDLERS, cards, page.home, page.page],
        middleware=middleware,
        lifespan=[life],
        dependencies={
            "process": Provide(lambda: process, sync_to_thread=False),
            "guard": Provide(lambda: guard, sync_to_thread=False),
            "warden": Provide(lambda: warden, sync_to_thread=False),
            "desk": Provide(lambda: desk, sync_to_thread=False),
            "post": Provide(lambda: letters, sync_to_thread=False),
            "files": Provide(page_files(files), sync_to_thread=False),
        },
        openapi_config=OpenAPIConfig(
            "Fullsteam", fullsteam.__version__, path="/api/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
        request_max_body_size=BODY,
        exception_handlers={StoreError: store_away, HTTP_500_INTERNAL_SERVER_ERROR: unexpected},
        state=app_state(process, guard, desk),
    )


def counted(period: Literal["minute", "hour"], most: int, store: int, exclude: list[str] | None = None) -> RateLimitConfig:
    """So many requests of each household."""

    def whose(request: Request[Any, Any, Any]) -> str:
        return household(request.client.host) if request.client else ""

    return RateLimitConfig((period, most), store=COUNTERS[store], exclude=exclude, identifier_for_request=whose)


async def sweep(app: Litestar) -> None:
    """Addresses that have not asked for a minute need not be counted any more."""
    while True:
        await asyncio.sleep(SWEEP)
        for name in COUNTERS:
            store = app.stores.get(name)
            if isinstance(store, MemoryStore):
                await store.delete_expired()


async def join_others(process: Process, dsn: str) -> asyncio.Task[None]:
    """Not open before it hears what other processes write."""
    from fullsteam.server.wire.fanout import Fanout  # PostgreSQL's driver is slow to import, and a SQLite file needs none

    fanout = Fanout(dsn, process.name, process.heard, process.metrics.errors.inc)
    process.tell_others = fanout.note
    task = asyncio.create_task(fanout.run())
    await fanout.ready.wait()
    return task


async def leave_others(task: asyncio.Task[None]) -> None:
    """It closes its connections. Told again until it has ended: the driver of a database that is away may wait for an answer
    first."""
    while not task.done():
        task.cancel()
        await asyncio.wait([task], timeout=0.5)


def page_files(files: page.Page) -> Callable[[], page.Page]:
    return lambda: files


def app_state(process: Process, guard: Guard, desk: Desk) -> Any:
    from litestar.datastructures import State

    return State({"process": process, "guard": guard, "desk": desk})
