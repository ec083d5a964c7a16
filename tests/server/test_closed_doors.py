"""Before anything is read for somebody he is counted; and figures tell nothing that a log does not."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fullsteam.games import ROOMS
from fullsteam.server.api.operation import may_see_figures
from fullsteam.server.operating import Config
from fullsteam.server.wire import household
from fullsteam.server.wire.gate import Gate
from serverkit import GAME, Client, Threaded, free_port, run, started_process

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


# --- for whom it is counted


def test_all_addresses_of_a_house_are_one() -> None:
    """By IPv6 every house has 2**64 of them: limits for each would be none."""
    assert household("2001:db8:1:2::3") == household("2001:db8:1:2:ffff::1") != household("2001:db8:1:3::3")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") != household("192.0.2.2")
    assert household("a socket of this machine") == "a socket of this machine"
    gate = Gate(Config(connections=2, requests=2))
    addresses = [f"2001:db8::{n}" for n in range(3)]
    assert [gate.enter(address) for address in addresses] == [True, True, False]
    gate.leave(addresses[0])
    assert gate.enter(addresses[2])
    gate.leave(addresses[1])
    gate.leave(addresses[2])
    assert not gate.open and not gate.all
    assert [gate.knock(address) for address in addresses] == [True, True, False] and gate.knock("2001:db9::1")


def test_a_proxy_is_believed_whom_it_speaks_for_and_nobody_else_is(tmp_path: Path) -> None:
    def guest(port: int, said: str) -> int:
        """Straight to the door, for somebody else."""
        url = f"http://127.0.0.1:{port}"
        token = Client(url).csrf()["x-csrf-token"]
        headers = {"x-forwarded-for": said, "x-csrf-token": token, "cookie": f"csrf={token}"}
        return httpx.post(f"{url}/api/guest", json={"name": "Anna"}, headers=headers).status_code

    believed, stranger = free_port(), free_port()
    with started_process(str(tmp_path / "a.db"), believed, "--proxies", "127.0.0.1", "--limit", "logins=2"):
        house = [guest(believed, f"2001:db8::{n}") for n in range(3)]
        assert house == [201, 201, 429] and guest(believed, "2001:db9::1") == 201 and guest(believed, "192.0.2.1") == 201
    with started_process(str(tmp_path / "b.db"), stranger, "--limit", "logins=2"):
        assert [guest(stranger, f"192.0.2.{n}") for n in range(3)] == [201, 201, 429]
