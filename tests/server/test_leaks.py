"""Over every channel of the running server: two matches that differ only in what X may not know give X the same bytes."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest

from fullsteam.bots import BOTS
from fullsteam.games import ROOMS
from fullsteam.kernel.core import CHANCE, ONLOOKER
from fullsteam.kernel.record import state_hash
from fullsteam.kernel.room import Room
from fullsteam.server.people import digest
from fullsteam.server.store import Seat, TableRow, Terms, User
from fullsteam.server.store import people as people_sql
from fullsteam.server.store import tables as sql
from serverkit import Table, Threaded, run
from serverkit.twins import Seen, Twins, twins

NOON = 1_800_000_000_000
TABLE = "leaktable"


@pytest.fixture
def pair(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Threaded, Threaded]]:
    """Two servers whose clocks stand still, and whose hearts beat fast: they take up tables at once."""
    monkeypatch.setattr("fullsteam.server.table.keeper.BEAT", 0.02)
    with Threaded(str(tmp_path / "a.db"), now=lambda: NOON) as a, Threaded(str(tmp_path / "b.db"), now=lambda: NOON) as b:
        yield a, b
        for server in (a, b):
            web(server).close()


def furnish(server: Threaded, room: Room, players: int, table_id: str, moves: list[Any]) -> None:
    """The same table on each server: same id, names, seed, terms; only what was played before differs."""
    store = server.process.store
    if store.read_now(people_sql.get_user, "u0") is None:
        for i in range(8):
            store.write_now(people_sql.add_user, User(f"u{i}", f"Player {i}", None, 1))
            store.write_now(people_sql.add_token, digest(f"token{i}"), f"t{i}", f"u{i}", "t", "play read tables", 1)
    given = "\n".join(move.written() for move in moves)
    info = room.info
    terms = Terms(choice=600.0, count=60.0)
    row = TableRow(
        table_id, info.id, info.rules_version, players, info.options_for({}), terms, "u0", "open", False, "07" * 32, NOON, given
    )
    chairs = [Seat(i, "person", f"u{i}", f"Player {i}", "", None) for i in range(players)]
    store.write_now(sql.add_table, row, chairs)
    store.write_now(sql.start, table_id, NOON)


@cache
def web(server: Threaded) -> httpx.Client:
    return httpx.Client(base_url=server.url, timeout=120, verify=False)


def ask(server: Threaded, seat: int, path: str, lines: int = 0) -> tuple[int, bytes]:
    """An answer; of one that does not end so many lines."""
    with web(server).stream("GET", path, headers=bearer(seat)) as answer:
        if not lines or answer.status_code != 200:
            return answer.status_code, answer.read()
        found = answer.iter_lines()
        return answer.status_code, "\n".join(next(found) for _ in range(lines)).encode()


def tell(server: Threaded, seat: int, path: str, data: object) -> tuple[int, bytes]:
    """A request that changes nothing here, but whose refusal must not tell either. Nobody without a token may speak."""
    answer = web(server).post(path, json=data, headers=bearer(seat) or {"authorization": "none"})
    return answer.status_code, answer.content


def bearer(seat: int) -> dict[str, str]:
    return {"authorization": f"Bearer token{seat}"} if seat >= 0 else {}


def pages(server: Threaded, seat: int, table_id: str) -> list[tuple[int, bytes]]:
    """Everything one can ask for over HTTP."""
    t = f"/api/tables/{table_id}"
    paths = [t, f"{t}/moments/0", f"{t}/moments/1", f"{t}/log", f"{t}/recap", f"{t}/record", "/api/tables?status=playing"]
    paths += [f"{t}/moments/0?seat={q}" for q in range(8)] + [f"{t}/log?seat={q}" for q in range(8)]
    if seat >= 0:
        paths.append("/api/me/tables")
    moves = [("", 0), ("done", 0), ("nonsense", 0), ("done", 99)]
    return [ask(server, seat, path) for path in paths] + [
        *(ask(server, seat, f"{t}/stream?last={last}", lines=2) for last in (-1, 0)),
        *(tell(server, seat, f"{t}/moves", {"move_id": "h", "decision": n, "text": text, "seat": 7}) for text, n in moves),
        tell(server, seat, f"{t}/join", {}),
        tell(server, seat, f"{t}/leave", None),
        tell(server, seat, f"{t}/rematch", None),
        tell(server, seat, f"{t}/branch", {"moment": 0, "seat": 0, "level": next(iter(BOTS))}),
    ]


async def heard(server: Threaded, room: Room, seat: int, table_id: str) -> list[str]:
    """Everything the socket says: hello, questions, mistakes, attempts."""
    out = []
    async with socket_of(server, seat, table_id) as t:
        await t.say("hello")
        out += [await t.raw(), await t.raw()]
        decision = json.loads(out[-1])["decision"]
        tries = [room.game.verbs.text(a) for a in range(0, int(room.game.verbs.size), max(1, int(room.game.verbs.size) // 25))]
        legal = set(decision["legal"]) if decision is not None else set()
        number = decision["id"] if decision is not None else 0
        for i, text in enumerate(tries):
            if text in legal:
                continue
            await t.say("move", move_id=f"x{i}", decision=number, text=text)
            out.append(await t.raw())
            if json.loads(out[-1])["reason"] == "stale":
                out.append(await t.raw())
        for message in (
            {"type": "resync"},
            {"type": "agree", "ask": 1, "yes": True},
            {"type": "undo", "move_id": "back", "to": 5},
            {"type": "auto", "orders": [{"step": "no such question"}]},
            {"type": "sit", "seat": 63},
            {"type": "ping"},
        ):
            await t.say(**{"type_": message.pop("type"), **message})  # type: ignore[arg-type]
            out.append(await t.raw())
    return out


def socket_of(server: Threaded, seat: int, table_id: str) -> Table:
    return Table(server.url, table_id, {"authorization": f"Bearer token{seat}"} if seat >= 0 else {})


def cases() -> list[tuple[str, int, int]]:
    """Every game; the fewest and the most players; an onlooker, the first and the last seat."""
    out = []
    for game, room in ROOMS.items():
        for players in sorted({room.info.min_players, room.info.max_players}):
            out += [(game, players, observer) for observer in (ONLOOKER, 0, players - 1)]
    return out


@pytest.mark.heavy
@pytest.mark.parametrize("game", ROOMS)
def test_an_observer_hears_the_same_of_both_truths(pair: tuple[Threaded, Threaded], game: str) -> None:
    room = ROOMS[game]
    different = compared = 0
    for _, players, observer in [case for case in cases() if case[0] == game]:
        for seed, (plies, others) in enumerate(((40, True), (60, False), (130, False))):
            found = twins(room, players, observer, plies, seed, others)
            if not found.one:
                continue
            table_id = f"{TABLE}{players}{observer + 1}{seed}"
            for server, moves in zip(pair, (found.one, found.two), strict=True):
                furnish(server, room, players, table_id, moves)
                begun(server, table_id)
            texts = [run(heard(server, room, observer, table_id), 30) for server in pair]
            assert texts[0] == texts[1], f"{game}, {players} players, observer {observer}, {plies} plies: the sockets differ"
            assert pages(pair[0], observer, table_id) == pages(pair[1], observer, table_id)
            compared += run(one_more(pair, room, found, observer, table_id))
            different += found.different
    assert different or not room.info.secret, f"{game}: no twins whose truths differ were found: the test tells nothing"
    assert compared, f"{game}: no move was compared"


@pytest.mark.heavy
def test_this_test_finds_a_planted_leak(pair: tuple[Threaded, Threaded], monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that tells a hash of the truth is caught."""
    game = next(g for g, r in ROOMS.items() if r.info.secret)
    module = sys.modules["fullsteam.server.table.news"]  # by its path one would get the function of this name
    monkeypatch.setattr(module, "asked_to_undo", lambda course: state_hash(course.match.state))
    with pytest.raises(AssertionError, match="the sockets differ"):
        test_an_observer_hears_the_same_of_both_truths(pair, game)


def begun(server: Threaded, table_id: str) -> None:
    """The keeper starts it; ask until it has."""
    import time

    while web(server).get(f"/api/tables/{table_id}/moments/0").status_code != 200:
        time.sleep(0.02)


async def one_more(pair: tuple[Threaded, Threaded], room: Room, found: Twins, observer: int, table_id: str) -> int:
    """Somebody chooses what looks the same to the observer in both matches: he hears the same of it. 1 if there was such a
    choice after which somebody is asked: the outcome of chance may well differ, and after the end nothing is secret."""
    s, t = found.ends
    for seat in room.game.actors(s):
        both = set(room.game.legal_list(s, seat)) & set(room.game.legal_list(t, seat))
        for action in sorted(both):
            one, two = (Seen(room, state, seat, action, observer) for state in (s, t))
            if one.same(two) and one.asked not in ([CHANCE], []):
                texts = [await hear_move(server, room, seat, action, observer, table_id) for server in pair]
                assert texts[0] == texts[1], f"{room.info.id}: {room.game.verbs.text(action)} is told differently"
                return 1
    return 0


async def hear_move(server: Threaded, room: Room, seat: int, action: int, observer: int, table_id: str) -> list[str]:
    async with socket_of(server, observer, table_id) as ear, socket_of(server, seat, table_id) as hand:
        await ear.say("hello")
        out = [await ear.raw(), await ear.raw()]
        await hand.say("hello")
        await hand.hear("welcome")
        news = await hand.hear("news")
        await hand.say("move", move_id="one", decision=news["decision"]["id"], text=room.game.verbs.text(action))
        await hand.hear("ack")
        while '"moment":1' not in out[-1]:
            out.append(await ear.raw())
        await hand.say("undo", move_id="two")
        await hand.hear("ack", "refused")
        await ear.say("resync")
        while '"type":"news"' not in out[-1] or '"moments":[]' not in out[-1]:
            out.append(await ear.raw())
        return out
