"""Chat: who may, and that each line is told once, whichever process has written it."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import insert

from fullsteam.server.store.schema import chats
from serverkit import GAME, Client, Threaded, run, seated


def test_chat_is_for_people_and_at_public_tables_not_for_guests(server: Threaded) -> None:
    anna, bo, table_id = seated(server)
    public = seated(server, public=True)[2]

    async def talk() -> None:
        async with anna.table(table_id) as a, bo.table(table_id) as b, Client(server.url).table(table_id) as nobody:
            for socket in (a, b, nobody):
                await socket.hello()
            await a.say("chat", text="  good \n luck ")
            assert (await b.hear("chat"))["lines"][0]["text"] == "good luck"
            assert (await nobody.hear("chat"))["lines"][0]["name"] == "Anna"
            await nobody.say("chat", text="hm")
            assert (await nobody.hear("refused"))["reason"] == "chat"
        async with bo.table(table_id) as b:
            assert [line["text"] for line in (await b.hello())["chat"]] == ["good luck"]
        async with bo.table(public) as b:
            await b.hello()
            await b.say("chat", text="hm")
            assert (await b.hear("refused"))["reason"] == "chat"

    run(talk())


def write(server: Threaded, table_id: str, user: Client, number: int, text: str) -> None:
    """As another process does: its number was drawn before others, its commit came later."""
    line = {"id": number, "table_id": table_id, "user_id": user.me["id"], "name": "Bo", "text": text, "at": 1}
    server.process.store.write_now(lambda c: c.execute(insert(chats).values(**line)).rowcount)
    keeper = server.process.keeper.task
    assert keeper is not None
    asyncio.run_coroutine_threadsafe(server.process.heard(f"chat {table_id}"), keeper.get_loop()).result(30)


def test_a_line_that_was_committed_late_is_told_and_none_twice(server: Threaded) -> None:
    anna, bo = Client(server.url, "Anna"), Client(server.url, "Bo")
    table_id = anna.create(GAME, [{"kind": "me"}, {"kind": "open"}])["id"]

    async def listen() -> list[Any]:
        async with anna.table(table_id) as a, bo.table(table_id) as late:
            await a.hello()
            await asyncio.to_thread(write, server, table_id, bo, 1002, "second")
            await late.hello()  # what he reads here does not hide from others what they have not heard
            await asyncio.to_thread(write, server, table_id, bo, 1001, "first")
            await asyncio.to_thread(write, server, table_id, bo, 1003, "third")
            await bo_says(late)
            out = []
            while "fourth" not in out:
                out += [line["text"] for line in (await a.hear("chat"))["lines"]]
            return out

    async def bo_says(socket: Any) -> None:
        await socket.say("chat", text="fourth")
        await socket.hear("chat")

    assert run(listen(), 30) == ["second", "first", "third", "fourth"]
