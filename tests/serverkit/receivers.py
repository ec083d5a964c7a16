"""Where notices go: a push service with a browser behind it, a mail server, an address that takes hooks."""

from __future__ import annotations

import base64
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import Message as Mail
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from aiosmtpd.handlers import Message as MailHandler
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from serverkit.faults import until
from serverkit.servers import free_port


def url64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Web:
    """Takes POSTs, and answers as it was told to."""

    def __init__(self) -> None:
        self.status = 201
        self.slow = 0.0
        self.headers: dict[str, str] = {}
        self.body = b""
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        web = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                data = self.rfile.read(int(self.headers.get("content-length") or 0))
                web.got.append((self.path, {k.lower(): v for k, v in self.headers.items()}, data))
                threading.Event().wait(web.slow)
                try:
                    self.send_response(web.status)
                    for name, value in web.headers.items():
                        self.send_header(name, value)
                    self.end_headers()
                    self.wfile.write(web.body)
                except OSError:
                    pass  # he did not wait

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"

    def wait_for(self, many: int, seconds: float = 30.0) -> list[dict[str, Any]]:
        until(lambda: len(self.got) >= many, f"{many} messages", seconds)
        return [json.loads(data) for _, _, data in self.got]


class Browser:
    """What a push service delivers to: only this can read it (RFC 8291)."""

    def __init__(self, web: Web) -> None:
        self.web = web
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"0123456789abcdef"

    def subscription(self) -> dict[str, Any]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": f"{self.web.url}/push/1", "keys": {"p256dh": url64(point), "auth": url64(self.secret)}}

    def read(self, number: int, server_key: str) -> dict[str, Any]:
        """Decrypted; and was it this server that sent it, to this push service, not long ago (RFC 8292)?"""
        _, headers, data = self.web.got[number]
        said = dict(part.strip().split("=", 1) for part in headers["authorization"].removeprefix("vapid ").split(","))
        assert said["k"] == server_key
        assert Vapid02.verify(headers["authorization"])
        claims = json.loads(base64.urlsafe_b64decode(said["t"].split(".")[1] + "=="))
        assert claims["aud"] == self.web.url and time.time() < claims["exp"] < time.time() + 24 * 3600
        assert headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) > 0
        plain = http_ece.decrypt(data, private_key=self.key, auth_secret=self.secret, version="aes128gcm")
        out: dict[str, Any] = json.loads(plain)
        return out


@contextmanager
def web() -> Iterator[Web]:
    running = Web()
    thread = threading.Thread(target=running.server.serve_forever, daemon=True)
    thread.start()
    yield running
    running.server.shutdown()
    running.server.server_close()


class Mailbox(MailHandler):
    def __init__(self) -> None:
        super().__init__()
        self.got: list[Mail] = []

    def handle_message(self, message: Mail) -> None:
        self.got.append(message)

    def wait_for(self, many: int) -> Mail:
        until(lambda: len(self.got) >= many, f"{many} mails")
        return self.got[many - 1]


@contextmanager
def mail_server() -> Iterator[tuple[Mailbox, str]]:
    box = Mailbox()
    controller = Controller(box, hostname="127.0.0.1", port=free_port())
    controller.start()
    yield box, f"smtp://127.0.0.1:{controller.port}?plain=1"
    controller.stop()
