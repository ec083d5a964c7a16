"""What a server says when it is ready: only then, and where a phone finds it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from fullsteam.server.operating import Config
from fullsteam.server.running import greeting
from serverkit import Threaded
from serverkit.faults import until
from serverkit.servers import free_port


def test_it_greets_when_it_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """(Not by what was printed: pytest's capture cannot be read while other threads print.)"""
    asked: list[bool] = []
    told: list[str] = []
    really = greeting.answers

    def watched(url: str) -> bool:
        asked.append(really(url))
        return asked[-1]

    monkeypatch.setattr(greeting, "answers", watched)
    monkeypatch.setattr(greeting, "say", told.append)
    server = Threaded(str(tmp_path / "test.db"))
    greeting.greet_when_ready(server.config)
    until(lambda: len(asked) > 2, "it looks whether there is a server")
    assert not any(asked) and not told
    with server:
        until(lambda: bool(told), "it greets")
        assert f"ready: open http://127.0.0.1:{server.port}/" in told[0] and "--host 0.0.0.0" in told[0]
    assert not greeting.answers(f"http://127.0.0.1:{free_port()}/")


def test_a_phone_gets_a_qr_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(greeting, "own_address", lambda: "192.0.2.7")
    line, code = [said for said in greeting.greeting(Config(host="0.0.0.0", port=80, open=True)) if "not built" not in said]
    assert "http://192.0.2.7:80/" in line
    assert {"█", "▀", "▄", " ", "\n"} == set(code) and len({len(row) for row in code.splitlines()}) == 1
    assert code != greeting.qr_code("http://192.0.2.8:80/")


@pytest.mark.skipif(sys.stdout.isatty(), reason="a person sits here")
def test_logs_get_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(greeting, "own_address", lambda: "192.0.2.7")
    assert not any("█" in said for said in greeting.greeting(Config(host="0.0.0.0")))
    monkeypatch.setattr(greeting, "own_address", lambda: "")
    assert greeting.phone_address(Config(host="0.0.0.0")) == ""
