"""Chat: who may, how much, that nobody passes for somebody else, and that each line is told once, whoever wrote it."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from fullsteam.server.people.names import clean, distinct, skeleton
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


# --- nobody passes for somebody else


async def heard_of(speaker: Any, listener: Any, text: str) -> Any:
    await speaker.say("chat", text=text)
    while (line := (await listener.hear("chat"))["lines"][-1])["text"] != text:
        pass
    return line


def test_who_looks_on_is_told_apart_whatever_he_calls_himself(server: Threaded) -> None:
    """Also in what was said before somebody came, and by a player who has taken another's name meanwhile."""
    anna, bo, table_id = seated(server)
    stranger, friend = Client(server.url, "аNNА "), Client(server.url, "Cleo")  # the first and last letter are Cyrillic
    bo.patch("/api/me", {"name": "Anna"})

    async def talk() -> None:
        async with AsyncExitStack() as open_:
            sockets = [await open_.enter_async_context(c.table(table_id)) for c in (anna, stranger, friend, bo)]
            for socket in sockets:
                await socket.hello()
            said = [await heard_of(socket, sockets[3], f"line {i}") for i, socket in enumerate(sockets)]
            assert [(line["name"], line["seat"]) for line in said] == [
                ("Anna", 0),
                ("аNNА (3)", None),
                ("Cleo", None),
                ("Anna (2)", 1),
            ]
        async with friend.table(table_id) as late:
            assert (await late.hello())["chat"] == said

    run(talk())


def test_an_onlooker_s_line_has_his_seat_once_he_sits(server: Threaded) -> None:
    anna, bo = Client(server.url, "Anna"), Client(server.url, "Anna")
    table_id = anna.create(GAME, [{"kind": "me"}, {"kind": "open"}])["id"]

    async def talk() -> None:
        async with bo.table(table_id) as b:
            await b.hello()
            assert (await heard_of(b, b, "may I?"))["name"] == "Anna (2)"
        await asyncio.to_thread(bo.post, f"/api/tables/{table_id}/join", {})
        async with anna.table(table_id) as a:
            (line,) = (await a.hello())["chat"]
            assert line["seat"] == 1 and line["name"] == "Anna (2)"

    run(talk())
    assert [s["name"] for s in anna.get(f"/api/tables/{table_id}")["seats"]] == ["Anna", "Anna (2)"]


def test_no_two_names_at_a_table_look_alike(server: Threaded) -> None:
    anna = Client(server.url, "Anna")
    seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "level": "random", "name": "ANNA"}, {"kind": "open"}]
    table = anna.create("volldampf", seats)
    Client(server.url, "Änna").post(f"/api/tables/{table['id']}/join", {})
    names = [s["name"] for s in anna.get(f"/api/tables/{table['id']}")["seats"]]
    assert names == ["Anna", "Anna (2)", "ANNA (3)", "Änna (4)"]


@pytest.mark.parametrize(
    ("name", "imitation"),
    [
        ("Anna", "anna"),
        ("Anna", "A n n a"),
        ("Anna", "Аnnа"),  # Cyrillic
        ("Anna", "ａｎｎａ"),  # wide
        ("Anna", "Ánnà"),
        ("Hanna", "Ηanna"),  # Greek
        ("Bill", "BiII"),
        ("Bill", "B1l1"),
        ("Olaf", "0laf"),
        ("Jürgen", "Jurgen"),
        ("Martin", "Martin."),
        ("Tim", "Tirn"),
        ("Łukasz", "lukasz"),
        ("Đorđe", "Dorde"),
    ],
)
def test_names_that_look_alike(name: str, imitation: str) -> None:
    assert name != imitation and skeleton(name) == skeleton(imitation)
    assert distinct(imitation, ["Zoe", name]) == f"{imitation} (2)" and distinct(name, ["Zoe"]) == name


@pytest.mark.parametrize(
    "pair", [("Anna", "Anne"), ("Bo", "Bob"), ("Ana", "Anna"), ("🚂", "🚃"), ("李", "王"), ("Anna", "Anna B")]
)
def test_names_that_do_not(pair: tuple[str, str]) -> None:
    assert skeleton(pair[0]) != skeleton(pair[1])


def test_a_name_is_something_one_can_see() -> None:
    assert clean(" An\u200bna\n\u202e") == "Anna" and clean("\u3164\u2800\u115f") == ""
    assert len(clean("Z\u0351\u0352\u0353\u0354\u0355oe")) == 5, "two of five accents"
    assert distinct("x" * 40, ["x" * 40]) == "x" * 35 + " (2)"


# --- so much


def test_lines_are_limited_for_each_and_for_all_who_look_on_together(tmp_path: Path) -> None:
    with Threaded(str(tmp_path / "chat.db"), chat=12) as server:  # four at once
        anna, _bo, table_id = seated(server)
        crowd = [Client(server.url, f"Crowd {i}") for i in range(3)]

        async def speak(client: Client, lines: int) -> list[str]:
            async with client.table(table_id) as t, client.table(table_id) as other:
                for socket in (t, other):
                    await socket.hello()
                answers = []
                for i in range(lines):
                    socket = (t, other)[i % 2]  # a second socket is no second voice
                    await socket.say("chat", text=f"{i}")
                    while (answer := await socket.hear("chat", "refused"))["type"] == "chat" and answer["lines"][-1][
                        "text"
                    ] != f"{i}":
                        pass
                    answers.append(answer["type"] if answer["type"] == "chat" else answer["text"])
                return answers

        async def all_speak() -> None:
            assert await speak(crowd[0], 6) == ["chat"] * 4 + ["slow down"] * 2
            for client in crowd[1:]:
                assert await speak(client, 1) == ["slow down"], "the crowd has had its share"
            assert await speak(anna, 4) == ["chat"] * 4, "those who play have theirs"

        run(all_speak(), 60)
