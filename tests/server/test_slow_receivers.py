"""A receiver that answers byte by byte, or never, by every way: the others are told in time, moves wait for nobody, and what
did not arrive is tried again. And how long a message takes, by all three ways at once."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from fullsteam.server.notices import hooks, mail
from fullsteam.server.store import notices as sql
from serverkit import Client, Threaded, seated
from serverkit.faults import until
from serverkit.receivers import Browser, mail_server, web
from serverkit.waking import DAYS, asked, play, turns

ENOUGH = 2.0  # seconds that a receiver may take in these tests
IN_TIME = 5.0  # seconds from the move to the message


class Drip:
    """Takes connections; says one byte now and then, or nothing at all, and never ends."""

    def __init__(self, words: bytes) -> None:
        self.words = words
        self.taken = 0
        self.over = threading.Event()
        self.server = socket.create_server(("127.0.0.1", 0))
        self.port = self.server.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        while True:
            try:
                connection, _ = self.server.accept()
            except OSError:
                return
            self.taken += 1
            threading.Thread(target=self.drip, args=(connection,), daemon=True).start()

    def drip(self, connection: socket.socket) -> None:
        with connection:
            for byte in self.words:
                try:
                    connection.send(bytes([byte]))
                except OSError:
                    return
                if self.over.wait(0.3):
                    return
            self.over.wait(60)


@contextmanager
def dripping(words: bytes) -> Iterator[Drip]:
    running = Drip(words)
    yield running
    running.over.set()
    running.server.close()


SLOW_HTTP = b"HTTP/1.1 200 OK\r\nx-slow: " + b"a" * 400
SLOW_SMTP = b"220 " + b"a" * 400


def outcome(server: Threaded, way: str, what: str) -> float:
    return float(server.process.metrics.notices.labels(way, what)._value.get())


def put_up(bo: Client, server: Threaded, way: str, port: int, receiver: Any) -> None:
    """Bo has a good hook, and this bad way."""
    bo.put("/api/me/notices", {"days": ["turn"]})
    bo.post("/api/me/channels", {"kind": "hook", "url": receiver.url}, 201)
    url = f"http://127.0.0.1:{port}/slow"
    if way == "mail":
        target = {"address": "bo@example.org"}
    elif way == "push":
        target = {**Browser(receiver).subscription(), "endpoint": url}
    else:
        target = {"url": url, "style": "json"}
    new = sql.Channel("slow", bo.me["id"], way, target, True, 1)
    server.process.store.write_now(sql.add_channel, new)


@pytest.mark.parametrize("words", ["byte by byte", "never"])
@pytest.mark.parametrize("way", ["push", "mail", "hook"])
def test_who_is_slow_harms_nobody(way: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hooks, "SECONDS", ENOUGH)
    monkeypatch.setattr(mail, "SECONDS", ENOUGH)
    said = b"" if words == "never" else SLOW_SMTP if way == "mail" else SLOW_HTTP
    with dripping(said) as slow, web() as good:
        smtp: dict[str, Any] = {}
        if way == "mail":
            smtp = {"smtp": f"smtp://127.0.0.1:{slow.port}?plain=1", "mail_from": "house@example.org"}
        with Threaded(str(tmp_path / "a.db"), private_hooks=True, **smtp) as server:
            anna, bo, table_id = seated(server, **DAYS)
            put_up(bo, server, way, slow.port, good)
            turns(server, [anna, bo], table_id, 1)
            good.wait_for(1, IN_TIME + 10)
            until(lambda: slow.taken == 1, "the slow one was asked")
            # He keeps a connection for as long as he may; meanwhile moves are answered, and the next news is told elsewhere.
            began = time.monotonic()
            found = asked(bo, server, table_id)
            assert found is not None
            play(bo, table_id, found)
            assert time.monotonic() - began < ENOUGH
            until(lambda: outcome(server, way, "put off") >= 1, "given up for now, and tried again later", 30)
            assert outcome(server, "hook", "sent") >= 1


def test_a_message_comes_within_five_seconds_by_all_ways_at_once(tmp_path: Path) -> None:
    """From the move that asks him until it has arrived, six times; printed, since it is what one waits for."""
    took: list[float] = []
    with mail_server() as (box, smtp), web() as pushed, web() as hooked:
        config: dict[str, Any] = {"smtp": smtp, "mail_from": "house@example.org", "private_hooks": True}
        with Threaded(str(tmp_path / "a.db"), **config) as server:
            anna, bo, table_id = seated(server, **DAYS)
            bo.put("/api/me/notices", {"days": ["turn"]})
            bo.post("/api/me/channels", {"kind": "push", **Browser(pushed).subscription()}, 201)
            bo.post("/api/me/channels", {"kind": "hook", "url": hooked.url}, 201)
            way = sql.Channel("mail", bo.me["id"], "mail", {"address": "bo@example.org"}, True, 1)
            server.process.store.write_now(sql.add_channel, way)
            for round_ in range(1, 7):
                turns(server, [anna, bo], table_id, 1)
                began = time.monotonic()
                until(lambda n=round_: min(len(box.got), len(pushed.got), len(hooked.got)) >= n, "all three have it", 30)  # type: ignore[misc]
                took.append(time.monotonic() - began)
                turns(server, [anna, bo], table_id, 0)
    print(f"from the move to the last of three ways: worst {max(took):.2f} s, best {min(took):.2f} s")
    assert sorted(took)[len(took) // 2] < IN_TIME


def test_slow_receivers_of_many_people_do_not_fill_the_post(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Eight hooks that never answer, at one host: whose hook does is told in time all the same."""
    monkeypatch.setattr(hooks, "SECONDS", 20.0)
    with dripping(b"") as slow, web() as good, Threaded(str(tmp_path / "a.db"), private_hooks=True) as server:
        anna, bo, table_id = seated(server, **DAYS)
        bo.put("/api/me/notices", {"days": ["turn"]})
        for n in range(8):
            new = sql.Channel(
                f"slow{n}", bo.me["id"], "hook", {"url": f"http://127.0.0.1:{slow.port}/{n}", "style": "json"}, True, 1
            )
            server.process.store.write_now(sql.add_channel, new)
        cara, dan, other = seated(server, **DAYS)
        dan.put("/api/me/notices", {"days": ["turn"]})
        dan.post("/api/me/channels", {"kind": "hook", "url": good.url}, 201)
        turns(server, [anna, bo], table_id, 1)
        until(lambda: slow.taken >= 4, "the slow ones are being asked")
        began = time.monotonic()
        turns(server, [cara, dan], other, 1)
        good.wait_for(1, 20)
        assert time.monotonic() - began < 15  # not after the slow ones
