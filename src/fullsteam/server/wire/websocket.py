"""uvicorn's websocket with a short way in and out, for what is said thousands of times a second.

The handshake, pings and the close go the usual way (ASGI). A text goes from the table straight into the transport, and a
text that comes goes straight to whoever listens: no queue, no task and no pause of the reader for each message.

What comes is counted before it is parsed (bytes) and frame by frame, of whatever kind: pings and empty fragments are work, too.
It is parsed in small portions, so that nobody else waits for more than one of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from fullsteam.server.wire.budget import Budget
from fullsteam.server.wire.gate import gate_of

WIRE = "fullsteam.wire"  # where the scope of a socket keeps it
BEHIND = 256 * 1024  # bytes somebody may leave unread
PORTION = 1024  # bytes parsed in one go
BURST = 10.0  # seconds for which frames and bytes may be saved up
TOO_MUCH = 4429  # the code of a socket that is closed because too much came
REFUSED = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


def frame(text: bytes) -> bytes:
    """A text frame of a server: whole, not masked."""
    n = len(text)
    if n < 126:
        return bytes((0x81, n)) + text
    if n < 65536:
        return b"\x81\x7e" + n.to_bytes(2, "big") + text
    return b"\x81\x7f" + n.to_bytes(8, "big") + text


class Wire(WebSocketsSansIOProtocol):
    ear: Callable[[bytes], None] | None = None  # who listens; nobody: uvicorn's queue, as ever

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.gate = gate_of(self.app)
        self.bytes_in = Budget(self.gate.config.bytes, BURST)
        self.frames_in = Budget(self.gate.config.frames, BURST)

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self.client[0] if self.client else "")
        super().connection_lost(exc)
        self.ear = None  # what held this socket lets go of it: it is freed now, not when the collector comes
        if hasattr(self, "scope"):
            self.scope.pop(WIRE, None)  # type: ignore[misc]

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            if not self.handshake_initiated and not self.transport.is_closing():  # websockets gave up on it without a word
                self.transport.write(REFUSED)
                self.transport.close()
            return
        if not self.bytes_in.takes(len(data)):
            self.hang_up("too much at once")
        for start in range(0, len(data), PORTION):
            if self.disconnected or self.transport.is_closing():
                return
            super().data_received(data[start : start + PORTION] if len(data) > PORTION else data)

    # Frames, each counted.

    def handle_text(self, event: Any) -> None:
        if self.counted():
            super().handle_text(event)

    def handle_bytes(self, event: Any) -> None:
        if self.counted():
            super().handle_bytes(event)

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) >= self.gate.config.fragments:
            self.hang_up("too many fragments")
        elif self.counted():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Pongs that nobody reads are not kept for him."""
        if self.counted():
            super().handle_ping()
            if self.transport.get_write_buffer_size() > BEHIND:
                self.transport.abort()

    def handle_pong(self, event: Any) -> None:
        if self.counted():
            super().handle_pong(event)

    def counted(self) -> bool:
        if self.transport.is_closing():
            return False
        if self.frames_in.takes(1):
            return True
        self.hang_up("too many frames")
        return False

    def hang_up(self, why: str) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.close_sent = True
            self.conn.send_close(TOO_MUCH, why)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MUCH, "reason": why})
        self.transport.close()

    # The short way.

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope[WIRE] = self  # type: ignore[literal-required]

    def send_receive_event_to_app(self) -> None:
        if self.ear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        frames, self.frames = self.frames, []
        self.ear(frames[0] if len(frames) == 1 else b"".join(frames))

    def tell(self, text: bytes) -> bool:
        """Send a text now. False: he does not read what he was sent; let him go."""
        transport = self.transport
        if self.disconnected or self.close_sent or transport.is_closing():
            return True  # he is gone already
        transport.write(frame(text))
        return transport.get_write_buffer_size() < BEHIND

    def wait(self, full: bool) -> None:
        """Read on, or (he says more than can be done) let what he says wait in his own machine."""
        if not self.transport.is_closing():
            if full:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()
