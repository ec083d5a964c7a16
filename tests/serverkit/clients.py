"""A person with a browser: cookies, CSRF, HTTP, sockets."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect


class Client:
    """Somebody. With a name he is a guest at once."""

    def __init__(self, url: str, name: str | None = None) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=120, verify=False)  # no https here: spare the certificates
        self.http.get("/healthz").raise_for_status()
        if name is not None:
            self.me = self.post("/api/guest", {"name": name}, 201)

    def __del__(self) -> None:
        self.http.close()

    def csrf(self) -> dict[str, str]:
        if "csrf" not in self.http.cookies:
            self.http.get("/")
        return {"x-csrf-token": self.http.cookies.get("csrf") or ""}

    def get(self, path: str, status: int = 200, **params: Any) -> Any:
        return checked(self.http.get(path, params=params), status)

    def post(self, path: str, data: object = None, status: int = 200) -> Any:
        return checked(self.http.post(path, json=data, headers=self.csrf()), status)

    def delete(self, path: str, status: int = 204) -> Any:
        return checked(self.http.delete(path, headers=self.csrf()), status)

    def patch(self, path: str, data: object, status: int = 200) -> Any:
        return checked(self.http.patch(path, json=data, headers=self.csrf()), status)

    def put(self, path: str, data: object, status: int = 200) -> Any:
        return checked(self.http.put(path, json=data, headers=self.csrf()), status)

    def create(self, game: str, seats: list[dict[str, str]], status: int = 201, **more: Any) -> Any:
        return self.post("/api/tables", {"game": game, "seats": seats, **more}, status)

    def cookie_header(self) -> dict[str, str]:
        return {"cookie": "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)}

    def table(self, table_id: str) -> Table:
        return Table(self.url, table_id, self.cookie_header())


def checked(answer: httpx.Response, status: int) -> Any:
    assert answer.status_code == status, (
        f"{answer.request.method} {answer.request.url}: {answer.status_code} {answer.text[:300]}"
    )
    kind = answer.headers.get("content-type", "")
    return answer.json() if "json" in kind and "ndjson" not in kind else answer.text


class Table:
    """A socket at a table."""

    def __init__(self, url: str, table_id: str, headers: dict[str, str]) -> None:
        self.address = url.replace("http", "ws", 1) + f"/api/tables/{table_id}/socket"
        self.headers = headers
        self.socket: ClientConnection | None = None

    async def __aenter__(self) -> Table:
        self.socket = await connect(self.address, additional_headers=self.headers, compression=None, max_size=2**22)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self.socket is not None
        await self.socket.close()

    async def say(self, type_: str, **fields: Any) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps({"type": type_, **fields}))

    async def raw(self) -> str:
        assert self.socket is not None
        data = await asyncio.wait_for(self.socket.recv(), 120)
        assert isinstance(data, str)
        return data

    async def hear(self, *types: str) -> Any:
        """The next message of one of these types; others are passed over."""
        while True:
            message = json.loads(await self.raw())
            if not types or message["type"] in types:
                return message

    async def hello(self, last: int | None = None, **more: Any) -> Any:
        await self.say("hello", protocol=1, last=last, **more)
        return await self.hear("welcome")


async def news_of(table: Table) -> Any:
    return await table.hear("news")


def run(work: Coroutine[Any, Any, Any], seconds: float = 120) -> Any:
    """A scene with sockets, from a test that has no loop."""
    return asyncio.run(asyncio.wait_for(work, seconds))
