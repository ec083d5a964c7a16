"""A client that costs next to nothing, for campaigns of many thousand questions: blocking, no cookies of its own, no checks."""

from __future__ import annotations

import base64
import os
import socket
from http.client import HTTPConnection, HTTPResponse, RemoteDisconnected
from typing import Self

from serverkit.hostile import frame

PATIENCE = 120.0
TEXT = 0x81


class Line:
    """Requests over one connection that is kept."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.kept = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)

    def get(self, path: str, headers: dict[str, str]) -> bytes:
        """The status and the body. Where a machine is busy the server may have closed a line that was silent for long: asked
        once more."""
        try:
            answer = self.ask(path, headers)
        except (RemoteDisconnected, BrokenPipeError, ConnectionResetError):
            self.kept.close()
            answer = self.ask(path, headers)
        return str(answer.status).encode() + answer.read()

    def ask(self, path: str, headers: dict[str, str]) -> HTTPResponse:
        self.kept.request("GET", path, headers=headers)
        return self.kept.getresponse()

    def first_lines(self, path: str, headers: dict[str, str], many: int) -> bytes:
        """Of an answer that does not end."""
        line = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            line.request("GET", path, headers=headers)
            answer = line.getresponse()
            return str(answer.status).encode() + b"".join(answer.readline() for _ in range(many))
        finally:
            line.close()

    def close(self) -> None:
        self.kept.close()


class PlainSocket:
    """A websocket that says texts and hears texts."""

    def __init__(self, port: int, path: str, headers: dict[str, str]) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        wishes = {"host": "x", "upgrade": "websocket", "connection": "upgrade", "sec-websocket-version": "13", **headers}
        head = "".join(f"{name}: {value}\r\n" for name, value in {**wishes, "sec-websocket-key": key}.items())
        self.line = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self.line.sendall(f"GET {path} HTTP/1.1\r\n{head}\r\n".encode())
        self.read = self.line.makefile("rb")
        status = self.read.readline()
        assert b" 101 " in status, status
        while self.read.readline().strip():
            pass

    def say(self, text: str) -> None:
        self.line.sendall(frame(text))

    def hear(self) -> bytes:
        """The next text."""
        kind, size = self.read.read(2)
        assert kind == TEXT, f"no text, but a frame {kind:#x}"
        more = {126: 2, 127: 8}.get(size, 0)
        return self.read.read(int.from_bytes(self.read.read(more), "big") if more else size)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.read.close()
        self.line.close()
