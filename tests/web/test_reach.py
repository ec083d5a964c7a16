"""News of one's turn, chosen in the page; the worker shows a push; the links in mails want a touch."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browserkit import Reader
from serverkit import Threaded
from serverkit.faults import until
from serverkit.receivers import mail_server, web

pytestmark = pytest.mark.heavy


def test_ways_to_be_told_are_added_tried_and_removed(browser: Browser, tmp_path: Path) -> None:
    with (
        web() as receiver,
        mail_server() as (box, smtp),
        Threaded(f"sqlite:///{tmp_path}/a.db", private_hooks=True, smtp=smtp, mail_from="house@example.org") as server,
    ):
        reader = Reader(browser, server.url, "desktop", "de")
        reader.post("/api/guest", {"name": "Anna"})
        reader.context.add_init_script("localStorage.setItem('fullsteam.known', '1')")
        reader.go("/me")
        page = reader.page
        page.locator("details summary").first.click()
        page.locator("input[type=url]").fill(receiver.url)
        page.locator("form:has(input[type=url]) select").select_option("json")
        page.locator("form:has(input[type=url]) button").click()
        way = page.locator("section:has(#reach) li").first
        expect(way).to_contain_text("127.0.0.1")
        way.get_by_role("button", name="Ausprobieren").click()
        assert receiver.wait_for(1)[0]["title"].startswith("Es klappt")
        page.locator("label.tick:has-text('Ruhezeit') input").check()
        expect(page.locator("input[type=time]").first).to_have_value("22:00")
        reader.check_access("news of one's turn")
        page.locator("input[type=email]").fill("anna@example.org")
        page.locator("form:has(input[type=email]) button").click()
        mail = box.wait_for(1).get_payload(decode=True)
        assert isinstance(mail, bytes)
        link = re.findall(r"(/letter/confirm/\S+)", mail.decode())[0]
        expect(page.locator("section:has(#reach)")).to_contain_text("noch nicht bestätigt")
        reader.go(link)
        page.locator("button.go").click()
        expect(page.locator('[data-letter="done"]')).to_be_visible()
        reader.check_access("a letter")
        reader.go("/me")
        expect(page.locator("section:has(#reach) li")).to_have_count(2)
        assert "noch nicht bestätigt" not in page.locator("section:has(#reach)").inner_text()
        page.locator("section:has(#reach) li").first.get_by_role("button", name="Entfernen").click()
        expect(page.locator("section:has(#reach) li")).to_have_count(1)
        assert reader.complaints == []
        reader.close()


def test_the_worker_shows_what_is_pushed_and_the_app_can_be_installed(browser: Browser, server: Threaded) -> None:
    reader = Reader(browser, server.url, worker=True)
    page = reader.page
    reader.context.grant_permissions(["notifications"], origin=server.url)
    reader.go("/")
    page.evaluate("async () => { await navigator.serviceWorker.register('/sw.js'); await navigator.serviceWorker.ready; }")
    protocol = reader.context.new_cdp_session(page)
    protocol.send("ServiceWorker.enable")
    told = {
        "title": "It is your turn",
        "body": "Bo rolls a six.",
        "url": f"{server.url}/t/x",
        "tag": "t-x",
        "turns": 1,
        "lang": "en",
    }
    registration = page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).scope")
    versions: list[dict[str, str]] = []
    protocol.on("ServiceWorker.workerRegistrationUpdated", lambda event: versions.extend(event["registrations"]))
    protocol.send("ServiceWorker.disable")
    protocol.send("ServiceWorker.enable")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    identity = next(v["registrationId"] for v in versions if v["scopeURL"] == registration)
    message = {"origin": server.url, "registrationId": identity, "data": json.dumps(told)}
    protocol.send("ServiceWorker.deliverPushMessage", message)
    shown = "async () => (await (await navigator.serviceWorker.getRegistration()).getNotifications()).map((n) => n.title)"
    until(lambda: page.evaluate(shown) == ["It is your turn"], "the notification is shown")
    found = protocol.send("Page.getAppManifest")
    assert found["errors"] == [] and json.loads(found["data"])["start_url"] == "/"
    reader.close()
