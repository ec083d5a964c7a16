"""docs/protocol.md says what the server does: every example is compared with what is really sent."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec

from fullsteam.server.hosting import By, carry_out
from fullsteam.server.hosting.acts import Announce, Unsay
from fullsteam.server.lobby import NewTable
from fullsteam.server.wire import protocol
from serverkit import Client, Threaded, run

PAGE = (Path(__file__).parent.parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = [
    (label.strip(), json.loads(text)) for label, text in re.findall(r"<!-- (.*?) -->\n```json\n(.*?)```", PAGE, re.DOTALL)
]
GAMES_OWN = {"view", "options", "events", "moments", "legal", "seats", "invites", "chat"}  # lists and the game's own words


def shape(value: Any, key: str = "") -> Any:
    """Keys, in their order, and kinds; what differs from match to match is left out."""
    if key in ("view", "options", "invites"):
        return "…"
    if isinstance(value, dict):
        return {k: shape(v, k) for k, v in value.items()}
    if isinstance(value, list):
        return [shape(value[0])] if value and isinstance(value[0], dict) else "list"
    return "…"


def example(label: str) -> Any:
    found = [value for name, value in EXAMPLES if name == label]
    assert len(found) == 1, f"docs/protocol.md has {len(found)} examples of {label}"
    return found[0]


def test_every_message_a_client_may_send_has_an_example_and_every_example_is_one() -> None:
    shown = {type(protocol.decoder.decode(json.dumps(value))) for name, value in EXAMPLES if name == "client"}
    assert shown == set(get_args(protocol.Said))
    assert msgspec.convert(example("request: table"), NewTable).terms.bank == 600


def test_examples_of_the_server_are_what_it_sends(server: Threaded) -> None:
    anna, bo = Client(server.url, "Anna"), Client(server.url, "Bo")
    table = anna.post("/api/tables", example("request: table"), 201)
    assert shape(table) == shape(example("answer: table"))
    sent: dict[str, Any] = {}

    async def scene() -> None:
        async with anna.table(table["id"]) as a:
            sent["welcome"] = await a.hello()
            bo.post(f"/api/tables/{table['id']}/join", {"invite": table["invites"]["1"]})
            sent["table"] = await a.hear("table")
            await a.say("open", seat=0, secret=bytes(range(32)).hex())
            first = await a.hear("news")
            order = example("server: orders")["orders"]
            await a.say("auto", orders=order)
            sent["orders"] = await a.hear("orders")
            await a.say("auto", orders=[])
            await a.say("chat", text="Good luck!")
            sent["chat"] = await a.hear("chat")
            for act in (Unsay(line=sent["chat"]["lines"][0]["id"]), Announce(texts={"en": "Restart at nine"}, days=1)):
                server.process.store.write_now(carry_out, act, By(), server.process.now())
            sent["unsaid"] = await a.hear("unsaid")
            sent["announcements"] = await a.hear("announcements")
            await a.say("ping", t=1.0)
            sent["pong"] = await a.hear("pong")
            await a.say("move", move_id="1", decision=first["decision"]["id"], text="done")
            sent["refused"] = await a.hear("refused")
            await a.say("move", move_id="2", decision=first["decision"]["id"], text=first["decision"]["legal"][0])
            sent["ack"] = await a.hear("ack")
            sent["news"] = await a.hear("news")

    run(scene())
    for kind, message in sent.items():
        assert shape(message) == shape(example(f"server: {kind}")), kind
    assert {name for name, _ in EXAMPLES if name.startswith("server: ")} == {f"server: {kind}" for kind in sent}
    assert list(sent["orders"]["orders"][0]) == list(example("server: orders")["orders"][0])


def test_refusal_reasons_on_the_page_are_those_in_the_source() -> None:
    source = "".join(f.read_text() for f in Path(protocol.__file__).parent.parent.rglob("*.py"))
    used = set(re.findall(r'refused\(\s*"([a-z ]+)"', source))
    assert used == set(
        re.findall(r"`([a-z ]+)`", PAGE[PAGE.index("Refused. `rule`") : PAGE.index("<!-- server: refused -->")])
    ) - {"text"}


def test_every_address_on_the_page_exists(server: Threaded) -> None:
    paths = Client(server.url).get("/api/schema/openapi.json")["paths"]
    known = {re.sub(r"\{.*?\}", "{}", path) for path in paths} | {"/api/tables/{}/socket", "/api/schema/openapi.json"}
    told = {re.sub(r"\{.*?\}", "{}", path) for path in re.findall(r"/api/[a-z{}|_/.-]+", PAGE)}
    assert told and told <= known, told - known
    unsaid = known - told - {"/api/tables/{}/recap", "/healthz", "/readyz", "/metrics"}
    assert not unsaid, f"not on the page: {unsaid}"
