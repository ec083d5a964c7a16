"""Before anything is read for somebody he is counted; and figures tell nothing that a log does not."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fullsteam.games import ROOMS
from fullsteam.server.api.operation import may_see_figures
from serverkit import GAME, Client, Threaded, run

BOTS = [{"kind": "bot", "level": "random"}] * ROOMS[GAME].info.min_players


async def turned_away(client: Client, table_id: str) -> bool:
    try:
        async with client.table(table_id) as t:
            await t.hello()
    except (ConnectionClosed, InvalidStatus):
        return True
    return False


def test_who_has_too_many_sockets_makes_the_server_read_nothing(tmp_path: Path) -> None:
    with Threaded(str(tmp_path / "few.db"), sockets=1) as server:
        anna = Client(server.url, "Anna")
        first, second = (anna.create(GAME, [{"kind": "me"}, {"kind": "open"}])["id"] for _ in range(2))

        async def two() -> None:
            async with anna.table(first) as t:
                await t.hello()
                server.process.tables.pop(second)
                assert await turned_away(anna, second)
                assert second not in server.process.tables
            assert not await turned_away(Client(server.url, "Bo"), second)

        run(two(), 30)


def test_handshakes_of_an_address_are_limited(tmp_path: Path) -> None:
    with Threaded(str(tmp_path / "knocks.db"), requests=12) as server:
        anna = Client(server.url, "Anna")
        table_id = anna.create(GAME, [{"kind": "me"}, {"kind": "open"}])["id"]

        async def knock() -> list[bool]:
            return [await turned_away(anna, table_id) for _ in range(30)]

        away = run(knock(), 60)
        assert not away[0] and any(away)


def test_many_tables_nobody_looks_at_leave_the_memory_soon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fullsteam.server.table.keeper.BEAT", 0.02)
    monkeypatch.setattr("fullsteam.server.table.keeper.MOST", 3)
    monkeypatch.setattr("fullsteam.server.table.keeper.RUSH", 0.0)
    with Threaded(str(tmp_path / "many.db")) as server:
        anna = Client(server.url, "Anna")
        made = [anna.create(GAME, [{"kind": "me"}, {"kind": "open"}])["id"] for _ in range(6)]
        while len(server.process.tables) > 3:
            pass
        assert len(server.process.tables) == 3
        assert [anna.get(f"/api/tables/{table_id}")["status"] for table_id in made] == ["open"] * 6


def request(host: str | None, bearer: str = "") -> Any:
    headers = {"authorization": bearer} if bearer else {}
    return SimpleNamespace(client=None if host is None else SimpleNamespace(host=host), headers=headers)


def test_figures_are_for_this_machine_or_with_the_token() -> None:
    assert may_see_figures("", request("127.0.0.1")) and may_see_figures("", request("::1"))
    for host in ("192.168.1.5", "8.8.8.8", "testclient", None):
        assert not may_see_figures("", request(host)) and not may_see_figures("", request(host, "Bearer "))
        assert may_see_figures("secret", request(host, "Bearer secret"))
        assert not may_see_figures("secret", request(host, "Bearer secreT"))


def test_figures_count_an_order_as_its_person_and_every_turn_of_a_bot(tmp_path: Path) -> None:
    with Threaded(str(tmp_path / "figures.db"), auto_delay=(0.0, 0.0)) as server:
        anna = Client(server.url, "Anna")
        table_id = anna.create(GAME, [{"kind": "me"}, *BOTS[1:]])["id"]
        steps = [{"step": step.name} for step in ROOMS[GAME].game.steps][:16]

        async def play() -> None:
            async with anna.table(table_id) as t:
                await t.hello()
                await t.say("auto", orders=steps)
                while (news := await t.hear("news"))["moment"] < 30:
                    if news["decision"] is not None and "done" not in news["decision"]["legal"]:
                        move = {"decision": news["decision"]["id"], "text": news["decision"]["legal"][0]}
                        await t.say("move", move_id=f"m{news['moment']}", **move)
                await t.say("auto", orders=[])
                await t.hear("orders")

        run(play(), 60)
        figures = anna.get("/metrics")
        assert 'by="auto"' not in figures and 'by="user",kind="move"' in figures
        turns, thoughts = (
            float(re.findall(rf"^{name} (\S+)$", figures, re.MULTILINE)[0])
            for name in (r'fullsteam_entries_total\{by="bot",kind="move"\}', "fullsteam_bot_seconds_count")
        )
        assert turns > 0 and thoughts >= turns
