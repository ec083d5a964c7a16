"""People who want the same at the same moment, each at another process: the database alone decides, and says so to everybody.

python -m serverkit.races --rounds 100   (make soak PARTS=races)"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

from sqlalchemy import text

from fullsteam.games import ROOMS
from fullsteam.server.lobby import new_id
from fullsteam.server.people import ratings
from fullsteam.server.store import Seat, Store, TableRow, Terms, people
from fullsteam.server.store import tables as sql
from serverkit.clients import Client
from serverkit.house import FEW, PROCESSES, House, at_once, delete, house, post
from serverkit.postgres import new_database, postgres
from serverkit.rival_moves import (
    ME,
    OPEN,
    TWO,
    at_the_table,
    three_moves,
    three_orders,
    three_undos,
    thrice_the_same,
    undo_and_move,
)

MANY = next(g for g, r in ROOMS.items() if r.info.max_players > 2)
INVITE = {"kind": "invite"}
Contest = Callable[[House, random.Random], str]  # what went wrong; nothing if all is well


def of_kind(found: list[int], **wanted: int) -> str:
    """So many of each status: s200=1, s409=2."""
    counted = Counter(found)
    expected = {int(key[1:]): n for key, n in wanted.items()}
    return "" if counted == expected else f"answers {dict(counted)} instead of {expected}"


def sitting(h: House, table_id: str) -> list[str | None]:
    return [s.user_id for s in h.store.read_now(sql.seats_of, table_id)]


def status(h: House, table_id: str) -> str:
    row = h.store.read_now(sql.get_table, table_id)
    assert row is not None
    return row.status


def starts(h: House, table_id: str) -> int:
    return sum(e.kind == "start" for e in h.store.read_now(sql.log, table_id))


def spread(everybody: list[list[Client]], rng: random.Random) -> list[Client]:
    """Each at a process of his own."""
    places = rng.sample(range(PROCESSES), len(everybody))
    return [person[place] for person, place in zip(everybody, places, strict=True)]


# --- seats


def one_seat(h: House, rng: random.Random) -> str:
    host, *rivals = h.people(4)
    table = host[0].create(TWO, [ME, OPEN])["id"]
    answers = at_once(*(lambda c=c: post(c, f"/api/tables/{table}/join", {}) for c in spread(rivals, rng)))
    told = [p[0].me["id"] for p, a in zip(rivals, answers, strict=True) if a == 200]
    return of_kind(answers, s200=1, s409=2) or ("" if told == sitting(h, table)[1:] else "another sits there than was told so")


def one_invitation(h: House, rng: random.Random) -> str:
    host, *rivals = h.people(4)
    made = host[0].create(TWO, [ME, INVITE])
    wish = {"invite": made["invites"]["1"]}
    answers = at_once(*(lambda c=c: post(c, f"/api/tables/{made['id']}/join", wish) for c in spread(rivals, rng)))
    return of_kind(answers, s200=1, s409=2) or ("" if starts(h, made["id"]) == 1 else "it did not begin once")


def one_person_one_seat(h: House, rng: random.Random) -> str:
    """At a public table nobody takes two seats, though he asks at two processes."""
    host, rival = h.people(2)
    table = host[0].create(MANY, [ME, OPEN, OPEN, OPEN], public=True)["id"]
    at_once(*(lambda k=k: post(rival[k], f"/api/tables/{table}/join", {"seat": k + 1}) for k in range(PROCESSES)))
    seats = sitting(h, table).count(rival[0].me["id"])
    return "" if seats == 1 else f"he sits on {seats} seats"


def the_last_two_seats(h: House, rng: random.Random) -> str:
    host, *two = h.people(3)
    table = host[0].create(MANY, [ME, OPEN, OPEN])["id"]
    calls = [lambda c=c, k=k: post(c, f"/api/tables/{table}/join", {"seat": k + 1}) for k, c in enumerate(spread(two, rng))]
    answers = at_once(*calls)
    begun = status(h, table) == "playing" and starts(h, table) == 1
    return of_kind(answers, s200=2) or ("" if begun else f"{status(h, table)}, begun {starts(h, table)} times")


def leaving_and_the_last_seat(h: House, rng: random.Random) -> str:
    """One goes while the last comes: no match begins with an empty seat."""
    host, goes, comes = h.people(3)
    table = host[0].create(MANY, [ME, OPEN, OPEN])["id"]
    goes[0].post(f"/api/tables/{table}/join", {"seat": 1})
    left, came = at_once(
        lambda: post(goes[1], f"/api/tables/{table}/leave"), lambda: post(comes[2], f"/api/tables/{table}/join", {"seat": 2})
    )
    now, sat = status(h, table), sitting(h, table)
    if (now == "playing") != (None not in sat):
        return f"{now} with {sat.count(None)} free seats (leave {left}, join {came})"
    return "" if (left == 200) == (sat[1] is None) and came == 200 else f"leave {left}, join {came}, but {sat}"


def closing_and_the_last_seat(h: House, rng: random.Random) -> str:
    host, comes = h.people(2)
    table = host[0].create(TWO, [ME, OPEN])["id"]
    closed, came = at_once(
        lambda: delete(host[1], f"/api/tables/{table}"), lambda: post(comes[2], f"/api/tables/{table}/join", {})
    )
    now = status(h, table)
    wanted = {"closed": (204, 409), "playing": (409, 200)}.get(now)
    return "" if (closed, came) == wanted else f"{now}, though closing said {closed} and joining {came}"


def how_many_tables(h: House, rng: random.Random) -> str:
    """A host at his limit opens one more at each process."""
    host = h.somebody("Host")
    for _ in range(FEW - 1):
        stored(h, [host[0], host[0]])
    answers = at_once(*(lambda c=c: post(c, "/api/tables", {"game": TWO, "seats": [ME, OPEN]}) for c in host))
    return of_kind(answers, s201=1, s429=2)


def one_login(h: House, rng: random.Random) -> str:
    """Several people may have the same login (decision 13), each with a password of his own. Of those who ask at the same
    moment one may be told to try again; who is told that he has an account has one, and his own."""
    login = f"r{rng.getrandbits(40):x}"
    wishes = [{"login": login, "password": f"steam and whistle {k}"} for k in range(PROCESSES)]
    rivals = spread([h.somebody(f"R{k}") for k in range(PROCESSES)], rng)
    answers = at_once(*(lambda c=c, w=w: post(c, "/api/account", w) for c, w in zip(rivals, wishes, strict=True)))
    made = [wish for wish, status in zip(wishes, answers, strict=True) if status == 201]
    found = {Client(h.url(0)).post("/api/login", wish)["id"] for wish in made}
    if not made or len(found) != len(made) or set(answers) - {201, 409}:
        return f"answers {answers}, {len(found)} accounts"
    return ""


# --- once more


def one_rematch(h: House, rng: random.Random) -> str:
    two = h.people(2)
    table = over(h, [p[0] for p in two])
    answers = at_once(*(lambda c=c: c.post(f"/api/tables/{table}/rematch", None, 201) for c in spread(two, rng)))
    made = {a["id"] for a in answers}
    if len(made) != 1:
        return f"{len(made)} tables for one rematch"
    again = made.pop()
    sat = sitting(h, again)
    right = sorted(sat, key=str) == sorted(p[0].me["id"] for p in two) and status(h, again) == "playing"
    return "" if right and starts(h, again) == 1 else f"{status(h, again)}, begun {starts(h, again)} times, {sat}"


def stored(h: House, clients: list[Client], **terms: Any) -> str:
    """A table of these people, written by hand; no process has it in memory."""
    info, table_id = ROOMS[TWO].info, new_id()
    options, host = info.options_for({}), clients[0].me["id"]
    row = TableRow(table_id, TWO, info.rules_version, 2, options, Terms(**terms), host, "open", False, "5a" * 32, 1)
    chairs = [Seat(i, "person", c.me["id"], c.me["name"], "", None) for i, c in enumerate(clients)]
    h.store.write_now(sql.add_table, row, chairs)
    return table_id


def over(h: House, clients: list[Client]) -> str:
    """A match that is over, as far as its row says."""
    table_id = stored(h, clients)
    h.store.write_now(lambda c: sql.start(c, table_id, 1) and sql.finish(c, table_id, [0, 0], [1, 1], 2))
    return table_id


def two_results(h: House, rng: random.Random) -> str:
    """Two rated matches of the same people end at once: both count."""
    two = []
    for _ in range(2):
        client = Client(h.url(0))
        wish = {"login": f"q{rng.getrandbits(48):x}", "password": "steam and whistle"}
        client.me = client.post("/api/account", wish, 201)
        two.append(client)
    tables = [stored(h, two, rated=True, undo="free") for _ in range(2)]
    for table_id in tables:
        h.store.write_now(lambda c, t=table_id: c.execute(text("UPDATE tables SET status = 'playing' WHERE id = :t"), {"t": t}))

    def end(store: Store, table_id: str) -> bool:
        row, seats = store.read_now(sql.get_table, table_id), store.read_now(sql.seats_of, table_id)
        assert row is not None
        return bool(store.write_now(ratings.finish, row, seats, [1, 0], [1, 2], 2, "record", {}))

    at_once(*(lambda s=s, t=t: end(s, t) for s, t in zip((h.store, h.other), tables, strict=True)))
    found = [h.store.read_now(people.rating, c.me["id"], TWO) for c in two]
    counted = [f[2] for f in found if f is not None]
    return "" if counted == [2, 2] else f"matches counted: {counted}"


CONTESTS: dict[str, Contest] = {
    "one seat": one_seat,
    "one invitation": one_invitation,
    "one person, one seat": one_person_one_seat,
    "the last two seats": the_last_two_seats,
    "leaving and the last seat": leaving_and_the_last_seat,
    "closing and the last seat": closing_and_the_last_seat,
    "how many tables": how_many_tables,
    "one login": one_login,
    "one rematch": one_rematch,
    "two results": two_results,
    "three moves for one decision": lambda h, rng: at_the_table(h, rng, three_moves),
    "one move at three processes": lambda h, rng: at_the_table(h, rng, thrice_the_same),
    "three undos": lambda h, rng: at_the_table(h, rng, three_undos, undo="free"),
    "undo and move": lambda h, rng: at_the_table(h, rng, undo_and_move, undo="free"),
    "three orders": lambda h, rng: at_the_table(h, rng, three_orders),
}


def contested(h: House, rounds: int, seed: int) -> dict[str, list[str]]:
    """What went wrong, by contest."""
    wrong: dict[str, list[str]] = {name: [] for name in CONTESTS}
    for k in range(rounds):
        for name, contest in CONTESTS.items():
            said = contest(h, random.Random(f"{name} {seed} {k}"))
            if said:
                wrong[name].append(said)
                print(f"{name}, round {k}: {said}", file=sys.stderr, flush=True)
    return wrong


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    a = parser.parse_args()
    with postgres() as url, house(new_database(url, "races")) as h:
        wrong = contested(h, a.rounds, a.seed)
        errors = h.errors()
    undecided = {name: len(found) for name, found in wrong.items() if found}
    print(
        json.dumps({"contests": a.rounds * len(CONTESTS), "undecided": sum(undecided.values()), "errors": errors, **undecided})
    )
    sys.exit(1 if undecided or errors else 0)


if __name__ == "__main__":
    main()
