"""Bots in any language: a child process that reads and writes lines of JSON. The messages stand in docs/bots.md.

The child sees what a Perspective shows and nothing else. Whatever it does (silence, noise, death) ends in one BotError.
It says in its hello which version of the protocol it speaks: 1 (or nothing), notations; 2, the numbers that learning programs
read as well, and what its seat was told."""

from __future__ import annotations

import json
import os
import selectors
import shlex
import signal
import subprocess
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from fullsteam.bots.base import Bot, BotError, Sitting
from fullsteam.bots.budget import Budget
from fullsteam.kernel.box import head_of
from fullsteam.kernel.core import Event
from fullsteam.kernel.features import names
from fullsteam.kernel.info import GameError
from fullsteam.kernel.rng import Rng
from fullsteam.kernel.room import Room
from fullsteam.play.perspective import Perspective

PROTOCOLS = [1, 2]
PARTS = ["view", "legal", "observation", "mask", "events"]  # of a question in version 2; a child says which it wants
START = 5.0  # seconds a child may take to say hello
GRACE = 0.5  # seconds beyond the deadline that the way there and back may take
LONGEST = 1 << 20  # bytes of a line
USUAL = Budget(seconds=1.0)

Message = dict[str, Any]
Trace = Callable[[str, str], None]  # direction, line


class ForeignBot(Bot):
    """One child process; it may sit at several seats and play several games one after the other."""

    def __init__(self, command: str, think: Budget | None = None, trace: Trace | None = None) -> None:
        try:
            self.argv = shlex.split(command)
        except ValueError as error:
            raise GameError(f'the command "{command}" cannot be read: {error}') from None
        if not self.argv:
            raise GameError("exec: needs a command, as in exec:./mybot")
        self.name = shown(" ".join(Path(word).name for word in self.argv))
        self.deadline = (think or USUAL).seconds or USUAL.seconds  # rounds of search mean nothing to it
        self.trace = trace
        self.child: subprocess.Popen[bytes] | None = None
        self.rest = b""
        self.asked = 0
        self.protocol = PROTOCOLS[0]
        self.wants = PARTS
        self.title = ""  # what it calls itself
        self.told: list[Message] = []  # what its seat has heard since it was last asked

    # A game.

    def begin(self, sitting: Sitting) -> None:
        self.start()
        info, game = sitting.room.info, sitting.room.game
        self.told = []
        self.say(
            {
                "type": "hello",
                "protocol": PROTOCOLS[0],
                "protocols": PROTOCOLS,
                "game": info.id,
                "rules": sitting.room.rules,
                "players": sitting.players,
                "options": sitting.options,
                "box": None if sitting.room.box is None else {**head_of(sitting.room.box.text), "toml": sitting.room.box.text},
                "seat": sitting.seat + 1,
                "you": sitting.seat,
                "seed": sitting.seed,
                "actions": int(game.verbs.size),
                "numbers": len(names(game.observation(sitting.players))),
            }
        )
        answer = self.answer(time.monotonic() + START, "hello")
        if answer.get("type") != "hello":
            raise BotError(f'{self.name} was to answer hello, but said "{shown(answer)}"')
        self.agree(answer)

    def agree(self, hello: Message) -> None:
        """On the version, and what it wants to be told."""
        self.title = shown(str(hello.get("name", "")))
        self.protocol = hello.get("protocol", PROTOCOLS[0])
        if type(self.protocol) is not int or self.protocol not in PROTOCOLS:
            raise BotError(f"{self.name} speaks protocol {shown(self.protocol)}; here 1 and 2 are spoken")
        self.wants = hello.get("wants", PARTS)
        if not isinstance(self.wants, list) or not all(part in PARTS for part in self.wants):
            raise BotError(f'{self.name} wants "{shown(self.wants)}"; there are: {", ".join(PARTS)}')
        self.listens = self.protocol > 1 and "events" in self.wants

    def hear(self, room: Room, events: list[Event]) -> None:
        self.told += [{"text": room.game.happenings.text(event.code), "number": int(event.number)} for event in events]

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        if self.child is None:
            self.begin(Sitting(perspective.room, perspective.seats, {}, perspective.seat, int(rng.below(1 << 30))))
        self.asked += 1
        legal = perspective.legal
        self.say(self.question(perspective, legal) if self.protocol > 1 else self.first_question(perspective, legal))
        answer = self.answer(time.monotonic() + self.deadline + GRACE, "a choice")
        if answer.get("type") != "choice" or answer.get("id") != self.asked:
            raise BotError(f'{self.name} was to send choice {self.asked}, but said "{shown(answer)}"')
        if self.protocol > 1 and "action" in answer:
            action = answer["action"]
            if type(action) is not int or action not in legal:
                raise BotError(f"{self.name} chose action {shown(action)}, which is not among the legal ones")
            return action
        texts = [perspective.notation(action) for action in legal]
        if answer.get("choice") not in texts:
            raise BotError(f'{self.name} chose "{shown(answer.get("choice"))}", which is not among the legal choices')
        return legal[texts.index(answer["choice"])]

    def asking(self, perspective: Perspective) -> Message:
        """What every version says."""
        return {
            "type": "choose",
            "id": self.asked,
            "step": perspective.step,
            "rule": perspective.rule,
            "number": perspective.number,
            "deadline": self.deadline,
        }

    def first_question(self, perspective: Perspective, legal: list[int]) -> Message:
        """In version 1."""
        texts = [perspective.notation(action) for action in legal]
        return {**self.asking(perspective), "seat": perspective.seat + 1, "view": perspective.view, "legal": texts}

    def question(self, perspective: Perspective, legal: list[int]) -> Message:
        """In version 2. What is not wanted is not made."""
        makers: dict[str, Callable[[], object]] = {
            "view": lambda: perspective.view,
            "legal": lambda: [perspective.notation(action) for action in legal],
            "observation": lambda: perspective.observation,
            "mask": lambda: perspective.mask,
            "events": self.heard,
        }
        parts = {part: make() for part, make in makers.items() if part in self.wants}
        return {**self.asking(perspective), "you": perspective.seat, "actions": legal, **parts}

    def heard(self) -> list[Message]:
        told, self.told = self.told, []
        return told

    def finish(self, scores: list[int], places: list[int]) -> None:
        if self.child is not None and self.child.poll() is None:
            told = {"events": self.heard()} if self.listens else {}
            self.say({"type": "over", "scores": scores, "places": places, **told})

    # The child.

    def start(self) -> None:
        if self.child is not None and self.child.poll() is None:
            return
        self.close()
        try:
            self.child = subprocess.Popen(
                self.argv, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True, bufsize=0
            )
        except OSError as error:
            raise BotError(f"{self.name} cannot be started: {error.strerror}") from None
        assert self.child.stdout is not None and self.child.stdin is not None
        os.set_blocking(self.child.stdout.fileno(), False)
        os.set_blocking(self.child.stdin.fileno(), False)
        self.rest = b""

    def close(self) -> None:
        """Close its input, then end it and whatever it has started."""
        child, self.child = self.child, None
        if child is None:
            return
        for pipe in (child.stdin, child.stdout):
            assert pipe is not None
            pipe.close()
        with suppress(subprocess.TimeoutExpired):
            child.wait(GRACE)
        with suppress(ProcessLookupError):
            os.killpg(child.pid, signal.SIGKILL)
        child.wait()

    def say(self, message: Message) -> None:
        """Write a line; a child that does not read it in time is at fault."""
        assert self.child is not None and self.child.stdin is not None
        line = json.dumps(message, separators=(",", ":"))
        if self.trace is not None:
            self.trace("->", line)
        data = memoryview(line.encode() + b"\n")
        until = time.monotonic() + self.deadline + GRACE
        while data:
            try:
                data = data[self.child.stdin.write(data) or 0 :]
            except BrokenPipeError:
                raise BotError(f"{self.name} has stopped ({self.ending()})") from None
            if data and not ready(self.child.stdin.fileno(), selectors.EVENT_WRITE, until):
                raise BotError(f"{self.name} does not read what it is told")

    def answer(self, until: float, what: str) -> Message:
        """The next line, as an object."""
        line = self.line(until, what)
        if self.trace is not None:
            self.trace("<-", line.decode(errors="replace"))
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise BotError(f'{self.name} was to send {what}, but said "{shown(line.decode(errors="replace"))}"')
        return answer

    def line(self, until: float, what: str) -> bytes:
        assert self.child is not None and self.child.stdout is not None
        pipe = self.child.stdout.fileno()
        while b"\n" not in self.rest:
            if len(self.rest) > LONGEST:
                raise BotError(f"{self.name} sends a line without end")
            if not ready(pipe, selectors.EVENT_READ, until):
                raise BotError(f"{self.name} did not send {what} in time")
            data = os.read(pipe, 1 << 16)
            if not data:
                raise BotError(f"{self.name} has stopped ({self.ending()})")
            self.rest += data
        line, _, self.rest = self.rest.partition(b"\n")
        return line

    def ending(self) -> str:
        """How the child ended, as far as one can tell."""
        assert self.child is not None
        try:
            code = self.child.wait(GRACE)
        except subprocess.TimeoutExpired:
            return "its output is closed"
        return f"signal {-code}" if code < 0 else f"exit code {code}"


def ready(pipe: int, event: int, until: float) -> bool:
    """Wait for the pipe, until then at most."""
    with selectors.DefaultSelector() as selector:
        selector.register(pipe, event)
        return bool(selector.select(max(0.0, until - time.monotonic())))


def shown(what: object) -> str:
    text = what if isinstance(what, str) else json.dumps(what)
    return text if len(text) <= 80 else text[:77] + "…"
