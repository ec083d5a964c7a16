"""One contract for both stores: what holds for SQLite holds for PostgreSQL."""

from __future__ import annotations

import ast
import multiprocessing
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, func, select, text, update

import fullsteam.server
from fullsteam.server.store import (
    Entry,
    Seat,
    Store,
    StoreError,
    TableRow,
    Terms,
    User,
    keepers,
    open_store,
    own,
    people,
    profiles,
    schema,
    sitting,
    tables,
)
from fullsteam.server.store.jobs import Job
from fullsteam.server.store.schema import entries


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = open_store(database)
    yield opened
    opened.close()


ROW = TableRow("table", "game", 1, 2, {"o": "v"}, Terms(choice=5.0), "anna", "open", True, "ab" * 32, 7)
CHAIRS = [Seat(0, "person", "anna", "Anna", "", None), Seat(1, "person", None, "", "", None)]


def furnish(store: Store, row: TableRow = ROW, chairs: list[Seat] = CHAIRS) -> None:
    if store.read_now(people.get_user, "anna") is None:
        store.write_now(people.add_user, User("anna", "Anna", None, 1))
        store.write_now(people.add_user, User("bo", "Bo", "bo", 2), "hash")
    store.write_now(tables.add_table, row, chairs)


def entry(n: int, move_id: str | None = None, seat: int | None = 0, table: str = "table") -> Entry:
    return Entry(table, n, "move", seat, f"move {n}", "* card\n* card", move_id, "user:anna", 1000 + n)


def test_what_is_written_is_read(store: Store) -> None:
    furnish(store)
    assert store.read_now(tables.get_table, "table") == ROW
    assert store.read_now(tables.seats_of, "table") == CHAIRS
    assert store.append_now([entry(0), entry(1, "m1")]) and store.append_now([entry(2)])
    assert store.read_now(tables.log, "table") == [entry(0), entry(1, "m1"), entry(2)]
    assert store.read_now(tables.log, "table", 2) == [entry(2)]
    assert store.read_now(tables.get_table, "nowhere") is None


def test_a_number_is_given_once(store: Store) -> None:
    furnish(store)
    assert store.append_now([entry(0)])
    assert not store.append_now([entry(0, "other")])
    assert store.read_now(tables.log, "table") == [entry(0)]


def test_a_move_id_counts_once_per_seat(store: Store) -> None:
    furnish(store)
    assert store.append_now([entry(0, "m")])
    assert not store.append_now([entry(1, "m")])
    assert store.append_now([entry(1, "m", seat=1)])
    assert store.append_now([entry(2, None)]) and store.append_now([entry(3, None)])


def test_a_job_goes_in_whole_or_not_at_all(store: Store) -> None:
    furnish(store)
    assert store.append_now([entry(0)])
    assert not store.append_now([entry(1), entry(0)])
    assert store.read_now(tables.log, "table") == [entry(0)]


def test_rivals_in_one_process_exactly_one_wins(store: Store) -> None:
    furnish(store)
    for n in range(30):
        results: list[bool] = []
        barrier = threading.Barrier(4)

        def write(who: int, n: int = n, results: list[bool] = results, barrier: threading.Barrier = barrier) -> None:
            barrier.wait()
            results.append(store.append_now([entry(n, f"{who}-{n}", seat=who)]))

        threads = [threading.Thread(target=write, args=(who,)) for who in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(results) == [False, False, False, True]
    assert [e.n for e in store.read_now(tables.log, "table")] == list(range(30))


def race(database: str, who: int, rounds: int) -> list[int]:
    """In a process of its own: which numbers did I win?"""
    store = open_store(database)
    won = [n for n in range(rounds) if store.append_now([entry(n, f"{who}-{n}", seat=who)])]
    store.close()
    return won


@pytest.mark.heavy
def test_rivals_in_two_processes_exactly_one_wins(store: Store, database: str) -> None:
    furnish(store)
    with ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn")) as pool:
        won = [future.result() for future in [pool.submit(race, database, who, 200) for who in range(2)]]
    assert sorted(won[0] + won[1]) == list(range(200))
    written = store.read_now(tables.log, "table")
    assert [e.seat for e in written] == [0 if n in set(won[0]) else 1 for n in range(200)]


def test_a_transaction_that_fails_leaves_nothing(store: Store) -> None:
    furnish(store)

    def half(c: object) -> None:
        people.rename(c, "anna", "Somebody")  # type: ignore[arg-type]
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        store.write_now(half)
    user = store.read_now(people.get_user, "anna")
    assert user is not None and user.name == "Anna"
    assert store.append_now([entry(0)])  # and the writer lives


# --- what is written together


@contextmanager
def held(store: Store) -> Iterator[None]:
    """The writer waits; what is asked for meanwhile piles up."""
    go, waits = threading.Event(), threading.Event()

    def wait(c: object) -> None:
        waits.set()
        go.wait(30)

    submit(store, wait)
    assert waits.wait(30)
    try:
        yield
    finally:
        go.set()


def submit(store: Store, work: Any) -> Future[Any]:
    done = store._submit(Job(work))
    assert isinstance(done, Future)
    return done


def written(c: Connection) -> int:
    return int(c.execute(select(func.count()).select_from(entries)).scalar_one())


def test_one_bad_job_does_not_spoil_the_others(store: Store) -> None:
    """All in one group: an entry of no table is refused by the database, the others are on the disk."""
    furnish(store)
    with held(store):
        done = [submit(store, [e]) for e in (entry(0), entry(0, table="nowhere"), entry(1))]
    assert done[0].result(30) and done[2].result(30)
    with pytest.raises(StoreError):
        done[1].result(30)
    assert store.read_now(tables.log, "table") == [entry(0), entry(1)]


def test_an_error_of_the_database_is_a_store_error(store: Store) -> None:
    """Whatever the driver calls it, whoever waits is told in one sentence."""

    def wrong(c: Connection) -> None:
        c.execute(text("SELECT * FROM nowhere"))

    for ask in (store.read_now, store.write_now):
        with pytest.raises(StoreError) as caught:
            ask(wrong)
        assert "\n" not in str(caught.value) and "nowhere" in str(caught.value)
    with pytest.raises(StoreError):
        store.append_now([entry(0, table="nowhere")])


def test_moves_do_not_wait_for_other_writes(store: Store) -> None:
    """A stream of other writes holds nothing up: after each of them come the moves that wait."""
    furnish(store)
    with held(store):
        before = submit(store, written)
        moved = submit(store, [entry(0)])
        after = submit(store, written)
    assert moved.result(30)
    assert (before.result(30), after.result(30)) == (1, 1)


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_two_processes_that_write_many_tables_do_not_block_each_other(store: Store, database: str) -> None:
    """The same rows in opposite order, again and again: one of both wins each, nobody fails."""
    names = [f"t{i:02}" for i in range(40)]
    for name in names:
        furnish(store, msgspec.structs.replace(ROW, id=name))
    other = open_store(database)
    barrier = threading.Barrier(2)
    won: dict[Store, list[list[bool]]] = {store: [], other: []}

    def write(into: Store, order: list[str]) -> None:
        for n in range(25):
            barrier.wait(30)
            won[into].append(into._insert([Job([entry(n, table=name)]) for name in order]))

    threads = [threading.Thread(target=write, args=a) for a in ((store, names), (other, names[::-1]))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    other.close()
    for mine, theirs in zip(won[store], won[other], strict=True):
        assert all(a != b for a, b in zip(mine, theirs[::-1], strict=True))


def test_a_seat_is_taken_once_and_an_invited_one_wants_its_code(store: Store) -> None:
    invited = [CHAIRS[0], msgspec.structs.replace(CHAIRS[1], invite="secret")]
    furnish(store, chairs=invited)
    take = sitting.take_seat
    assert not store.write_now(take, "table", 1, "bo", "Bo", None)
    assert not store.write_now(take, "table", 1, "bo", "Bo", "wrong")
    assert store.write_now(take, "table", 1, "bo", "Bo", "secret")
    assert not store.write_now(take, "table", 1, "anna", "Anna", "secret")
    assert not store.write_now(take, "table", 0, "bo", "Bo", None)
    assert store.read_now(sitting.invited, "secret") == ("table", 1)


def test_a_table_starts_once_when_full_and_ends_once(store: Store) -> None:
    furnish(store)
    assert not store.write_now(tables.start, "table", 5)
    assert store.write_now(sitting.take_seat, "table", 1, "bo", "Bo", None)
    assert store.write_now(tables.start, "table", 5) and not store.write_now(tables.start, "table", 6)
    assert store.write_now(sitting.leave_seat, "table", "bo") == 0
    assert store.write_now(tables.finish, "table", [3, 4], [2, 1], 9)
    assert not store.write_now(tables.finish, "table", [5, 5], [1, 1], 9)
    row = store.read_now(tables.get_table, "table")
    assert row is not None and (row.status, row.scores, row.started, row.ended) == ("over", [3, 4], 5, 9)


def test_a_seat_of_a_closed_table_is_not_taken(store: Store) -> None:
    furnish(store)
    assert store.write_now(tables.close, "table", 7)
    assert not store.write_now(sitting.take_seat, "table", 1, "bo", "Bo", None)


def test_where_everybody_takes_one_seat_nobody_takes_two(store: Store) -> None:
    furnish(store)
    take = sitting.take_seat
    assert not store.write_now(take, "table", 1, "anna", "Anna", None, None, sitting.ANY_LOOK, True)
    assert store.write_now(take, "table", 1, "anna", "Anna", None)


def test_the_lobby_shows_public_tables_newest_first(store: Store) -> None:
    furnish(store)
    furnish(store, msgspec.structs.replace(ROW, id="newer", created=9))
    furnish(store, msgspec.structs.replace(ROW, id="private", public=False))
    assert [row.id for row in store.read_now(tables.lobby, "open", 10)] == ["newer", "table"]
    assert [row.id for row in store.read_now(tables.lobby, "open", 1, 1)] == ["table"]
    assert {row.id for row in store.read_now(tables.tables_of, "anna")} == {"newer", "table", "private"}
    assert store.read_now(tables.open_tables_of, "anna") == 3


def test_tables_are_kept_by_one_process_until_its_lease_ends(store: Store) -> None:
    furnish(store)
    store.write_now(sitting.take_seat, "table", 1, "bo", "Bo", None)
    store.write_now(tables.start, "table", 5)
    assert store.write_now(keepers.keep, "one", 100, 200) == ["table"]
    assert store.write_now(keepers.keep, "two", 150, 250) == []
    assert store.write_now(keepers.keep, "one", 190, 290) == ["table"]
    assert store.read_now(keepers.all_keepers) == ["one"]
    assert store.write_now(keepers.keep, "two", 291, 400) == ["table"]
    store.write_now(keepers.release, "two")
    assert store.read_now(keepers.all_keepers) == []


def test_a_process_says_once_that_it_lives_and_nothing_if_it_keeps_nothing(store: Store) -> None:
    furnish(store)
    said = select(schema.keepers.c.name, schema.keepers.c.until)
    assert store.write_now(keepers.keep, "one", 100, 200) == []
    assert store.read_now(lambda c: c.execute(said).all()) == []
    store.write_now(sitting.take_seat, "table", 1, "bo", "Bo", None)
    store.write_now(tables.start, "table", 5)
    store.write_now(keepers.keep, "one", 100, 200)
    assert store.read_now(keepers.mine_and_lost, "one", 150) == (["table"], False)
    store.write_now(keepers.live, "one", 250)
    assert store.read_now(lambda c: c.execute(said).all()) == [("one", 250)]
    kept = select(schema.tables.c.keeper, schema.tables.c.kept_until)
    assert store.read_now(lambda c: c.execute(kept).all()) == [("one", 200)]
    assert store.read_now(keepers.mine_and_lost, "two", 249) == ([], False)
    assert store.read_now(keepers.mine_and_lost, "two", 251) == ([], True)


def test_of_two_processes_that_take_over_at_the_same_time_one_gets_it(store: Store) -> None:
    """The other waits for it, and does not know yet that it lives."""
    furnish(store)
    store.write_now(sitting.take_seat, "table", 1, "bo", "Bo", None)
    store.write_now(tables.start, "table", 5)
    taken, go = threading.Event(), threading.Event()

    def slowly(c: Connection) -> list[str]:
        found = keepers.keep(c, "one", 100, 200)
        taken.set()
        assert go.wait(30)
        return found

    other = open_store(store.url)
    with ThreadPoolExecutor(2) as both:
        first = both.submit(store.write_now, slowly)
        assert taken.wait(30)
        second = both.submit(other.write_now, keepers.keep, "two", 100, 200)
        if store.postgresql:
            waits = text("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")
            while not store.read_now(lambda c: c.scalar(waits)):
                assert not second.done(), "it did not wait"
        go.set()
        assert (first.result(30), second.result(30)) == (["table"], [])
    other.close()


def test_a_release_that_did_not_know_keepers_is_not_robbed(store: Store) -> None:
    """It says in the table itself until when it lives."""
    furnish(store)
    store.write_now(sitting.take_seat, "table", 1, "bo", "Bo", None)
    store.write_now(tables.start, "table", 5)
    store.write_now(lambda c: c.execute(update(schema.tables).values(keeper="old", kept_until=300)))
    assert store.write_now(keepers.keep, "new", 299, 400) == []
    assert store.write_now(keepers.keep, "new", 301, 400) == ["table"]


def test_what_was_written_goes_from_the_log_into_the_file_beside_the_writer(tmp_path: Path) -> None:
    file = tmp_path / "tidy.db"
    store = open_store(str(file))
    try:
        furnish(store)
        store.append_now([Entry("table", n, "move", text="x" * 4000, at=n) for n in range(100)])
        deadline = time.monotonic() + 30
        while file.stat().st_size < 400_000:  # a hundred pages: far fewer than those at which SQLite does it by itself
            assert time.monotonic() < deadline, "nothing was moved"
            time.sleep(0.02)
    finally:
        store.close()


def test_sessions_and_tokens_end(store: Store) -> None:
    furnish(store)
    store.write_now(people.add_session, "hash", "anna", 10, 20)
    found = store.read_now(people.session_user, "hash", 15)
    assert found is not None and found[0].id == "anna" and found[1] == 20
    assert store.read_now(people.session_user, "hash", 20) is None
    store.write_now(people.add_token, "t", "id", "bo", "my bot", "play read", 1)
    assert store.read_now(people.token_user, "t") == (User("bo", "Bo", "bo", 2), frozenset({"play", "read"}))
    assert not store.write_now(people.drop_token, "anna", "id") and store.write_now(people.drop_token, "bo", "id")
    assert store.read_now(people.token_user, "t") is None


def test_a_login_is_shared_by_so_many_and_each_has_a_handle_of_his_own(store: Store) -> None:
    furnish(store)
    store.write_now(people.make_account, "anna", "bo", "hash")
    assert [(user.id, user.login) for user, _ in store.read_now(people.accounts_of, "bo")] == [("bo", "bo"), ("anna", "bo")]
    for i in range(2, people.NAMESAKES):
        store.write_now(people.add_user, User(f"more{i}", "More", "bo", 3), "hash")
    with pytest.raises(people.LoginTaken):
        store.write_now(people.add_user, User("last", "Last", "bo", 3), "hash")
    store.write_now(own.forget, "anna")
    store.write_now(people.add_user, User("last", "Last", "bo", 3), "hash")
    assert len(store.read_now(people.accounts_of, "bo")) == people.NAMESAKES
    assert store.read_now(people.accounts_of, "b") == store.read_now(people.accounts_of, "nobody") == []


def test_who_is_forgotten_leaves_no_name(store: Store) -> None:
    furnish(store)
    store.write_now(tables.add_chat, "table", "anna", "Anna", "hello", 1)
    store.write_now(people.put_rating, "anna", "game", 25.0, 8.0)
    exported = store.read_now(own.export, "anna")
    assert [line["text"] for line in exported["chat"]] == ["hello"] and exported["seats"][0]["table_id"] == "table"
    store.write_now(own.forget, "anna")
    user = store.read_now(people.get_user, "anna")
    assert user is not None and user.deleted and user.name == own.ANONYMOUS
    assert [s.name for s in store.read_now(tables.seats_of, "table")] == [own.ANONYMOUS, ""]
    assert store.read_now(tables.chat_of, "table") == [] and store.read_now(profiles.ladder, "game", None) == []


def test_orders_and_chat(store: Store) -> None:
    furnish(store)
    store.write_now(tables.put_orders, "table", 0, "[1]")
    store.write_now(tables.put_orders, "table", 0, "[2]")
    store.write_now(tables.put_orders, "table", 1, "[3]")
    store.write_now(tables.put_orders, "table", 1, "")
    assert store.read_now(tables.orders_of, "table") == {0: "[2]"}
    assert not store.write_now(tables.change_orders, "table", 0, lambda text: text == "[1]", "[4]")  # given anew meanwhile
    assert store.write_now(tables.change_orders, "table", 0, lambda text: text == "[2]", "[5]")
    assert store.read_now(tables.orders_of, "table") == {0: "[5]"}
    numbers = [store.write_now(tables.add_chat, "table", "anna", "Anna", f"line {i}", i) for i in range(3)]
    assert numbers == sorted(numbers)
    assert [line["text"] for line in store.read_now(tables.chat_of, "table", 2)] == ["line 1", "line 2"]


def test_a_fact_is_remembered(store: Store) -> None:
    assert store.write_now(people.fact, "key", "first") == "first"
    assert store.write_now(people.fact, "key", "second") == "first"


def test_opening_again_finds_everything(store: Store, database: str) -> None:
    furnish(store)
    store.append_now([entry(0)])
    again = open_store(database)
    assert again.read_now(tables.log, "table") == [entry(0)]
    again.close()
    with pytest.raises(StoreError, match="closed"):
        again.append_now([entry(1)])


def test_sqlite_is_safe_against_power_loss(tmp_path: object) -> None:
    store = open_store(f"{tmp_path}/safe.db")
    with store.engine.connect() as c:
        assert c.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert c.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
    store.close()


@pytest.mark.parametrize("database", ["mysql://x/y", "/nowhere/at/all/x.db", "postgresql://nobody@127.0.0.1:1/x"])
def test_a_database_that_cannot_be_used_is_one_sentence(database: str) -> None:
    with pytest.raises(StoreError) as caught:
        open_store(database).close()
    assert "\n" not in str(caught.value) and "://" in str(caught.value)


def test_what_threads_read_is_known_before_there_are_threads() -> None:
    """Where two threads are the first to read one kind of Struct, msgspec 0.22 ends the process. So decoders are made when
    their module is imported; only the configuration, which is read before there are threads, is not."""
    known = {"msgspec.convert", "msgspec.json.Decoder", "msgspec.json.decode"}
    found = []
    for path in Path(fullsteam.server.__file__).parent.rglob("*.py"):
        functions = [n for n in ast.walk(ast.parse(path.read_text())) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]
        calls = [n for function in functions for n in ast.walk(function) if isinstance(n, ast.Call)]
        typed = [
            c for c in calls if ast.unparse(c.func) in known and (len(c.args) > 1 or c.keywords or "Decoder" in ast.unparse(c))
        ]
        found += [path.name] * len(typed)
    assert found == ["config.py"]
