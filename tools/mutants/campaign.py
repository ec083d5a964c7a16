"""Fault after fault is planted and tried out."""

from __future__ import annotations

import os
import traceback
from dataclasses import dataclass, field
from hashlib import sha256

from mutants.cold import NOTHING, try_out_cold
from mutants.explained import Explained
from mutants.journal import EXPLAINED, Found, Journal
from mutants.operators import Mutant, mutants
from mutants.planting import changed_code
from mutants.reach import Lines
from mutants.sources import Source
from mutants.suite import SURVIVED, Suite, Verdict
from mutants.ways import NotGreen, Ways

UNREACHED = "no test comes by"


def all_mutants(sources: list[Source]) -> list[tuple[Source, Mutant]]:
    return [(source, mutant) for source in sources for mutant in mutants(source.path.read_bytes())]


def sampled(known: list[tuple[Source, Mutant]], many: int, seed: int) -> list[tuple[Source, Mutant]]:
    """The same ones for the same seed; a larger sample holds the smaller one."""
    order = sorted(known, key=lambda one: sha256(f"{seed} {one[0].name} {one[1].id}".encode()).digest())
    return order[:many] if many else order


@dataclass
class Campaign:
    todo: list[tuple[Source, Mutant]]
    ways: Ways
    loading: Lines  # lines that are run while modules load
    journal: Journal
    explained: list[Explained]
    workers: int = 1
    last_killer: dict[tuple[str, str], str] = field(default_factory=dict)

    def run(self, suite: Suite) -> None:
        """Called with the collected tests. What is in the journal is not tried again."""
        self.ways.learn(suite)
        left = [(source, mutant) for source, mutant in self.todo if not self.known(source, mutant)]
        self.sound([source for source, mutant in left])
        children = []
        for number in range(self.workers):
            child = os.fork()
            if child == 0:
                try:
                    self.work(suite, left[number :: self.workers])
                except BaseException:
                    traceback.print_exc()
                finally:
                    os._exit(0)  # whether all was done is seen in the journal
            children.append(child)
        for child in children:
            os.waitpid(child, 0)
        self.journal.read()

    def known(self, source: Source, mutant: Mutant) -> bool:
        """Is it in the journal? What is explained there must be explained still, what survived must not be by now."""
        found = self.journal.known.get(mutant.id)
        if found is None or found.verdict not in (EXPLAINED, SURVIVED):
            return found is not None
        return self.is_explained(source, mutant) == (found.verdict == EXPLAINED)

    def is_explained(self, source: Source, mutant: Mutant) -> bool:
        return any(entry.fits(source, mutant) for entry in self.explained)

    def sound(self, sources: list[Source]) -> None:
        """Without any fault a fresh Python must pass; else every cold try would seem to be killed. One file a room will do."""
        for source in {source.room: source for source in sources}.values():
            found = try_out_cold(source, NOTHING, self.ways.of_room(source)[:10])
            if found.what != SURVIVED:
                raise NotGreen(f"{source.name} without any fault: {found}")

    def work(self, suite: Suite, todo: list[tuple[Source, Mutant]]) -> None:
        for number, (source, mutant) in enumerate(todo, 1):
            found = self.judge(suite, source, mutant)
            self.journal.add(
                Found(
                    id=mutant.id,
                    file=source.name,
                    line=mutant.line,
                    function=mutant.function,
                    was=mutant.was,
                    becomes=mutant.becomes,
                    verdict=found.what,
                    by=found.by,
                    tests=self.journal.tests,
                )
            )
            if number % 100 == 0:
                print(f"  {number} of {len(todo)} tried", flush=True)

    def judge(self, suite: Suite, source: Source, mutant: Mutant) -> Verdict:
        if self.is_explained(source, mutant):
            return Verdict(EXPLAINED)
        tests = self.ways.by(source, mutant) if mutant.function else []
        changed = changed_code(source, mutant) if tests else None
        found = Verdict(SURVIVED, "" if tests else UNREACHED)
        if changed is not None:
            found = suite.try_out(self.lucky_first(source, mutant, tests), *changed)
            if found.by:
                self.last_killer[source.name, mutant.function] = found.by
        if found.what == SURVIVED and (self.loads(source, mutant) or (tests and changed is None)):
            found = try_out_cold(source, mutant, self.ways.of_room(source))
        return found

    def loads(self, source: Source, mutant: Mutant) -> bool:
        """Does it do its work while modules load?"""
        lines = set(self.loading.get(source.name, []))
        return not mutant.function or not lines.isdisjoint(range(mutant.line, mutant.last_line + 1))

    def lucky_first(self, source: Source, mutant: Mutant, tests: list[str]) -> list[str]:
        """What killed the last one in this function is tried first."""
        lucky = self.last_killer.get((source.name, mutant.function), "")
        return [lucky, *(test for test in tests if test != lucky)] if lucky in tests else tests
