"""Which lines a test comes by: those that no test reaches need not be tried, and the others only by the tests that do."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import CodeType, FrameType
from typing import Any, TypeAlias

Lines: TypeAlias = dict[str, list[int]]  # name of a file -> its lines
Trace: TypeAlias = Callable[[FrameType, str, Any], Any]


class Tracer:
    """Notes the lines of these files that are run. A function of which every line was seen is not followed any more."""

    def __init__(self, files: dict[str, str]) -> None:
        self.files = files  # path -> name
        self.codes: dict[int, CodeType] = {}  # by identity: codes are equal by what is in them, and slow to compare
        self.unseen: dict[int, set[int]] = {}

    def start(self) -> None:
        sys.settrace(self.call)

    def stop(self) -> None:
        sys.settrace(None)

    def call(self, frame: FrameType, event: str, arg: Any) -> Trace | None:
        code = frame.f_code
        unseen = self.unseen.get(id(code))
        if unseen is None:
            self.codes[id(code)] = code
            unseen = self.unseen[id(code)] = set()
            if code.co_filename in self.files:
                unseen.update(lines_of(code))
                unseen.discard(code.co_firstlineno)  # the line of the def: seen by calling it
        return self.line if unseen else None

    def line(self, frame: FrameType, event: str, arg: Any) -> Trace:
        unseen = self.unseen[id(frame.f_code)]
        unseen.discard(frame.f_lineno)
        if not unseen:
            frame.f_trace_lines = False
        return self.line

    def lines(self) -> Lines:
        out: dict[str, set[int]] = {}
        for key, code in self.codes.items():
            if code.co_filename in self.files:
                out.setdefault(self.files[code.co_filename], set()).update(lines_of(code) - self.unseen[key])
        return {file: sorted(lines) for file, lines in out.items()}


def lines_of(code: CodeType) -> set[int]:
    return {line for start, end, line in code.co_lines() if line is not None}
