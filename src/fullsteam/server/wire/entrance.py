"""One connection before it is a request: whoever opens one must say within seconds what he wants, in so many bytes.

uvicorn's own protocol, with whichever parser is installed (httptools or h11), and a clock: for the head of a request, for its
body, and for reading the answer. Between two requests uvicorn's own clock runs (five seconds).

What comes is parsed in small portions and counted, whatever it pretends to be: also behind a request that is still answered
(only so many may wait in line), and behind a body, where headers may follow too, which nobody here reads."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from fullsteam.server.wire.gate import gate_of

PORTION = 4 * 1024  # bytes parsed in one go
LINE = 8  # requests that may wait until the one before them is answered
BODY = 2**20  # bytes of a body as it comes, in however small chunks; what is in it is limited in running/app.py
NOBODY: deque[Any] = deque(maxlen=0)
TOO_LONG = "the head of this request is too long"
TOO_SLOW = "this request took too long to come"
TOO_MANY = "too many connections; come again"
STATUS = {TOO_LONG: "431 Request Header Fields Too Large", TOO_SLOW: "408 Request Timeout", TOO_MANY: "429 Too Many Requests"}


class Entrance(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.gate = gate_of(self.app)
        self.head = 0  # bytes of a head that is not complete
        self.body = 0  # bytes of a body that is not complete
        self.in_head = False
        self.entered = ""  # the address under which it was counted
        self.deadline: asyncio.TimerHandle | None = None
        self.reading: asyncio.TimerHandle | None = None  # until when he must have read on

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if self.gate.enter(address):
            self.entered = address
            self.arm(self.gate.config.head_seconds)
        else:
            self.turn_away(TOO_MANY)

    def connection_lost(self, exc: Exception | None) -> None:
        self.disarm()
        self.resume_writing()
        if self.entered:
            self.gate.leave(self.entered)
            self.entered = ""
        self.in_line().clear()  # they hold this connection and it holds them: freed now, not when the collector comes
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PORTION):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            self.take(data[start : start + PORTION] if len(data) > PORTION else data)

    def take(self, data: bytes) -> None:
        before = self.cycle
        idle = before is None or before.response_complete
        if idle or not before.more_body:
            self.head += len(data)
            if idle and self.deadline is None:
                self.arm(self.gate.config.head_seconds)
        else:
            self.body += len(data)
        super().data_received(data)
        if self.cycle is not before:  # the head is complete
            self.head = self.body = 0
            self.disarm()
            if self.cycle.more_body:
                self.arm(self.gate.config.body_seconds)
        elif self.cycle is not None and not self.cycle.more_body and not self.head:
            self.disarm()
        if idle and self.head > self.gate.config.head:
            self.turn_away(TOO_LONG)
        elif self.head > self.gate.config.head or self.body > BODY or len(self.in_line()) > LINE:
            self.transport.abort()  # an answer is on its way: nothing can be said in between

    def in_line(self) -> deque[Any]:
        """Requests that wait for the answer before theirs; h11 reads none before it is their turn."""
        waiting: deque[Any] = getattr(self, "pipeline", NOBODY)
        return waiting

    # httptools reports headers behind a body like any other.

    def on_message_begin(self) -> None:
        self.in_head = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.in_head = False
        super().on_headers_complete()

    def on_header(self, name: bytes, value: bytes) -> None:
        if self.in_head:
            super().on_header(name, value)

    def handle_websocket_upgrade(self, *event: Any) -> None:
        """From here on it is a Wire, which also says when it is gone."""
        self.disarm()
        super().handle_websocket_upgrade(*event)

    def on_response_complete(self) -> None:
        self.disarm()
        super().on_response_complete()

    # Who does not read the answer.

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.reading is None:
            self.reading = self.loop.call_later(self.gate.config.body_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        if self.reading is not None:
            self.reading.cancel()
            self.reading = None
        if self.flow is not None:
            super().resume_writing()

    # The clock.

    def arm(self, seconds: float) -> None:
        self.disarm()
        self.deadline = self.loop.call_later(seconds, self.too_slow)

    def disarm(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def too_slow(self) -> None:
        self.deadline = None
        if self.cycle is None or self.cycle.response_complete:
            self.turn_away(TOO_SLOW)
        else:  # the body does not come; whoever waits for it hears that he has hung up
            self.transport.abort()

    def turn_away(self, why: str) -> None:
        """Answered, and closed."""
        self.disarm()
        if not self.transport.is_closing():
            said = f'{{"status_code":{STATUS[why][:3]},"detail":"{why}"}}'
            head = [f"HTTP/1.1 {STATUS[why]}", "content-type: application/json", f"content-length: {len(said)}"]
            self.transport.write("\r\n".join([*head, "connection: close", "", said]).encode())
            self.transport.close()
