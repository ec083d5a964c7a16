"""The tests, collected once by pytest; each try runs some of them in a process of its own, so that nothing is left behind."""

from __future__ import annotations

import gc
import json
import os
import resource
import signal
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from types import CodeType, FunctionType
from typing import NoReturn

import pytest
from _pytest.runner import runtestprotocol

from mutants.reach import Lines, Tracer

KILLED, SURVIVED, TIMED_OUT = "killed", "survived", "timed out"
STATUS = {0: SURVIVED, 10: KILLED}
MEMORY = 3 << 30  # bytes a try may ask for: a loop that fills a list ends before the machine does
LEAST, TIMES = (
    3.0,
    8.0,
)  # seconds of CPU a test may take: at least, and as a multiple of what it takes (followed) without a fault


@dataclass
class Verdict:
    what: str
    by: str = ""  # the test that failed, or was stopped


class Suite:
    """A plugin of pytest: instead of running what was collected it gives it to `work`."""

    def __init__(self, work: Callable[[Suite], None], seconds: dict[str, float] | None = None) -> None:
        self.work = work
        self.seconds = seconds or {}  # what each test takes
        self.items: dict[str, pytest.Item] = {}

    def run(self, tests: Iterable[str]) -> int:
        """Collect the tests of these files and work with them; pytest's exit code."""
        settings = ["-qq", "-s", "-p", "no:cacheprovider"]
        return int(pytest.main([*settings, *tests], plugins=[self]))

    def pytest_configure(self) -> None:
        """The same examples in every try, and no clock that runs out on a busy machine."""
        from hypothesis import settings

        settings.register_profile("mutants", derandomize=True, deadline=None, database=None)
        settings.load_profile("mutants")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:  # while collecting
            return False
        self.items = {item.nodeid: item for item in session.items}
        gc.collect()
        gc.freeze()  # shared by all tries
        self.work(self)
        return True

    def limit(self, test: str) -> float:
        return max(LEAST, TIMES * self.seconds.get(test, 0.0))

    def passes(self, test: str) -> bool:
        return not any(report.failed for report in runtestprotocol(self.items[test], log=False, nextitem=None))

    def attempt(self, tests: Iterable[str], tell: Callable[[str], object] = lambda test: None) -> int:
        """Run these until one fails, in this process, which ends by SIGPROF where one takes too long; an exit code."""
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        for test in tests:
            tell(test)
            signal.setitimer(signal.ITIMER_PROF, self.limit(test))
            if not self.passes(test):
                return 10
        signal.setitimer(signal.ITIMER_PROF, 0)
        return 0

    def try_out(self, tests: list[str], function: FunctionType, code: CodeType) -> Verdict:
        """What becomes of a changed function, in a child of this process."""
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            function.__code__ = code
            leave(lambda: self.attempt(tests, lambda test: os.write(writing, f"{test}\n".encode())))
        os.close(writing)
        with os.fdopen(reading) as told:
            names = told.read().split("\n")
        return verdict(os.waitpid(child, 0)[1], names[-2] if len(names) > 1 else "")

    def follow(self, test: str, files: dict[str, str]) -> tuple[bool, float, Lines]:
        """Run one test as it is: does it pass, how many seconds does it take, which lines does it come by?"""
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            leave(lambda: self.followed(test, files, writing))
        os.close(writing)
        with os.fdopen(reading) as told:
            said = told.read()
        status = os.waitpid(child, 0)[1]
        if os.waitstatus_to_exitcode(status) != 0 or not said:
            return False, 0.0, {}
        passes, seconds, lines = json.loads(said)
        return passes, seconds, lines

    def followed(self, test: str, files: dict[str, str], writing: int) -> int:
        tracer, began = Tracer(files), time.process_time()
        tracer.start()
        passes = self.passes(test)
        tracer.stop()
        with os.fdopen(writing, "w") as out:
            json.dump([passes, time.process_time() - began, tracer.lines()], out)
        return 0


def verdict(status: int, last: str) -> Verdict:
    """What an exit status says. A fault that ends Python itself is a killed one too."""
    code = os.waitstatus_to_exitcode(status)
    if code == -signal.SIGPROF:
        return Verdict(TIMED_OUT, last)
    what = STATUS.get(code, KILLED)
    return Verdict(what, last if what == KILLED else "")


def leave(work: Callable[[], int]) -> NoReturn:
    """The end of a child: silent, and without the parent's farewells."""
    code = 20
    try:
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, 1)
        os.dup2(nothing, 2)
        code = work()
    finally:
        os._exit(code)
