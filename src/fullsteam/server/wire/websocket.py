"""uvicorn's websocket with a short way in and out, for what is said thousands of times a second.

The handshake, pings and the close go the usual way (ASGI). A text goes from the table straight into the transport, and a
text that comes goes straight to whoever listens: no queue, no task and no pause of the reader for each message."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

WIRE = "fullsteam.wire"  # where the scope of a socket keeps it
BEHIND = 256 * 1024  # bytes somebody may leave unread


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
