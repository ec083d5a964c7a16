"""The same games on a Ray cluster. Every machine of it needs the same fullsteam installed."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from typing import Any

from fullsteam.arena.game import Result, lost, play_game
from fullsteam.arena.series import Series
from fullsteam.kernel.info import GameError

TRIES = 3  # a task whose worker dies is given to another, so often
PATIENCE = 5.0  # seconds a cluster may take to answer (Ray itself tries for minutes)
LOCAL = "local"  # the address of a cluster that is started here, for this series only


def connect(address: str, workers: int) -> Any:
    try:
        import ray
    except ImportError:
        raise GameError("--ray needs Ray: pip install 'fullsteam[cluster]'") from None
    knock(address)
    quiet = {"log_to_driver": False, "logging_level": "ERROR", "configure_logging": True}
    try:
        if address == LOCAL:
            ray.init(num_cpus=workers, include_dashboard=False, **quiet)  # type: ignore[arg-type]
        else:
            ray.init(address=address, **quiet)  # type: ignore[arg-type]
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise GameError(f'no Ray cluster answers at "{address}": {" ".join(str(error).split())}') from None
    return ray


def knock(address: str) -> None:
    """GameError at once if nobody listens at host:port or ray://host:port; other addresses (auto) are Ray's own affair."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdigit():
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise GameError(f'no Ray cluster answers at "{address}": {error}') from None


def play_ray(series: Series, numbers: list[int], workers: int, address: str) -> Iterator[Result]:
    """These games, as they end; at most so many at once."""
    ray = connect(address, workers)
    try:
        task = ray.remote(max_retries=TRIES - 1, num_cpus=1)(play_game)
        waiting = numbers[::-1]
        running: dict[Any, int] = {}
        while waiting or running:
            while waiting and len(running) < workers:
                number = waiting.pop()
                running[task.remote(series, number)] = number
            for done in ray.wait(list(running))[0]:
                number = running.pop(done)
                try:
                    yield ray.get(done)
                except ray.exceptions.WorkerCrashedError:
                    yield lost(series, number, f"its worker died {TRIES} times")
    finally:
        ray.shutdown()
