"""The checker of histories finds what is planted, and nothing in a true one."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from fullsteam.server.store import Entry
from serverkit.histories import Ack, History, Read, Seen, faults, of


def log() -> list[Entry]:
    start = Entry("t", 0, "start", None, "", "", None, "server", 1000)
    return [start, *(Entry("t", n, "move", n % 2, f"go {n}", "", f"m{n}", "user:u", 1000 + n) for n in range(1, 6))]


def told(entries: list[Entry]) -> History:
    """Everything to one, in two parts to another, who hung up between; each move acknowledged, one of them twice."""
    moments = tuple(map(of, entries))
    acks = [Ack(e.seat, e.move_id, e.text, e.n) for e in entries if e.move_id is not None and e.seat is not None]
    reads = [
        Read("anna", None, 5, moments),
        Read("bo", None, 2, moments[:3]),
        Read("bo", 2, 5, moments[3:]),
        Read("bo", 5, 5, ()),
    ]
    return History([*acks, acks[-1]], reads)


def test_a_true_history_has_no_fault() -> None:
    assert faults(log(), told(log())) == []


def test_an_onlooker_who_left_early_has_seen_a_prefix() -> None:
    assert faults(log(), History(reads=[Read("carl", None, 3, tuple(map(of, log()[:4])))])) == []


def lose(entries: list[Entry], h: History) -> None:
    entries.pop()


def gap(entries: list[Entry], h: History) -> None:
    del entries[3]


def twice(entries: list[Entry], h: History) -> None:
    entries.append(msgspec.structs.replace(entries[2], n=6, at=2000))


def another_text(entries: list[Entry], h: History) -> None:
    entries[4] = msgspec.structs.replace(entries[4], text="stay")


def another_place(entries: list[Entry], h: History) -> None:
    h.acks.append(h.acks[0]._replace(n=3))


def somebody_elses(entries: list[Entry], h: History) -> None:
    h.acks[1] = h.acks[1]._replace(move_id="m9")


def split(entries: list[Entry], h: History) -> None:
    """Two processes told two truths about one number; the clock says which stands."""
    entries[5] = msgspec.structs.replace(entries[5], at=1999)


def missed(entries: list[Entry], h: History) -> None:
    h.reads[2] = h.reads[2]._replace(moments=h.reads[2].moments[1:])


def told_twice(entries: list[Entry], h: History) -> None:
    h.reads[2] = h.reads[2]._replace(last=3)


def ahead(entries: list[Entry], h: History) -> None:
    h.reads.append(Read("bo", 5, 6, (Seen(6, "move", 0, 1006),)))


def back_in_time(entries: list[Entry], h: History) -> None:
    entries[3] = msgspec.structs.replace(entries[3], at=5)


PLANTED: dict[Callable[[list[Entry], History], None], str] = {
    lose: "the ack of m5 (seat 1) at 5 does not stand",
    gap: "entry 3 has number 4",
    twice: "move_id m2 of seat 0 stands 2 times",
    another_text: "m4 was go 4, but stay stands",
    another_place: "m1 was promised 1 and 3",
    somebody_elses: "the ack of m9 (seat 0) at 2 does not stand",
    split: "anna was told Seen(n=5, kind='move', seat=1, at=1005), but",
    missed: "bo had 2 and was told [4, 5] up to 5",
    told_twice: "bo had 3 and was told [3, 4, 5] up to 5",
    ahead: "bo was told 6, which does not stand",
    back_in_time: "entry 3 is older than entry 2",
}


@pytest.mark.parametrize("plant", PLANTED)
def test_a_planted_fault_is_found(plant: Callable[[list[Entry], History], None]) -> None:
    entries = log()
    history = told(entries)
    plant(entries, history)
    found = faults(entries, history)
    assert any(PLANTED[plant] in sentence for sentence in found), found
