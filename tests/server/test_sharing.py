"""What a link says of itself: the tags in the page's HTML and the picture, and nothing that is private."""

from __future__ import annotations

import struct
from html import unescape
from pathlib import Path
from re import findall
from typing import Any

import pytest

from fullsteam.games import ROOMS
from fullsteam.server.sharing import accepted
from fullsteam.server.sharing.drawing import drawable, lines_of, width_of
from fullsteam.server.store import tables as sql
from serverkit import GAME, Client, Threaded

TITLE = ROOMS[GAME].info.title
HEAVIEST = 160_000  # bytes: half of what messengers still show


def tags(client: Client, path: str, lang: str = "en") -> dict[str, str]:
    html = client.http.get(path, headers={"accept": "text/html", "accept-language": lang}).text
    return {name: unescape(value) for name, value in findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)"', html)}


def picture(client: Client, found: dict[str, str]) -> bytes:
    assert found["og:image"].startswith(client.url)
    answer = client.http.get(found["og:image"].removeprefix(client.url))
    assert answer.status_code == 200 and answer.headers["content-type"] == "image/png"
    assert answer.headers["cache-control"] == "public, max-age=600"
    return answer.content


def is_a_card(png: bytes) -> bool:
    """Whole, of the size that the tags say, and light."""
    size = struct.unpack(">II", png[16:24])
    return png[:8] == b"\x89PNG\r\n\x1a\n" and png[-8:-4] == b"IEND" and size == (1200, 630) and len(png) < HEAVIEST


def open_table(host: Client, *seats: str, **more: Any) -> Any:
    return host.create(GAME, [{"kind": "me"}, *({"kind": kind} for kind in seats)], **more)


def over(server: Threaded, host: Client, friend: Client, public: bool) -> str:
    table_id: str = open_table(host, "open", public=public)["id"]
    friend.post(f"/api/tables/{table_id}/join", {})
    server.process.store.write_now(sql.finish, table_id, [3, 9], [2, 1], 77)
    return table_id


def test_an_invitation_names_game_host_and_free_seats(server: Threaded) -> None:
    anna, someone = Client(server.url, 'Anna "A" <b>'), Client(server.url)
    made = open_table(anna, "invite")
    for path in (f"/join/{made['invites']['1']}", f"/t/{open_table(anna, 'open')['id']}"):
        found = tags(someone, path)
        assert found["og:title"] == f"Come and play {TITLE}" and found["robots"] == "noindex"
        assert found["og:description"] == found["description"] == 'Anna "A" <b> keeps a seat for you. One seat is free.'
        assert found["og:url"] == server.url + path
        assert is_a_card(picture(someone, found))
    assert "garde une place" in tags(someone, path, "fr-CH, de;q=0.7")["og:description"]
    assert "hält dir einen Platz frei" in tags(someone, path, "es, de-AT;q=0.5")["og:description"]


def test_of_a_private_table_only_the_game_is_told(server: Threaded) -> None:
    anna, bo, someone = Client(server.url, "Anna"), Client(server.url, "Boleslav"), Client(server.url)
    invited = open_table(anna, "invite")["id"]
    playing = open_table(anna, "open")["id"]
    bo.post(f"/api/tables/{playing}/join", {})
    finished = over(server, anna, bo, public=False)
    plain = tags(someone, f"/games/{GAME}")
    for table_id in (invited, playing, finished):
        found = tags(someone, f"/t/{table_id}")
        assert found["og:title"] == f"{TITLE} · Fullsteam" and found["og:description"] == plain["og:description"]
        assert not any(name in value for value in found.values() for name in ("Anna", "Boleslav"))
        assert picture(someone, found) == picture(someone, plain)


def test_a_public_match_names_who_plays_and_who_won(server: Threaded) -> None:
    anna, bo, someone = Client(server.url, "Anna"), Client(server.url, "Bo"), Client(server.url)
    playing = open_table(anna, "open", public=True)["id"]
    bo.post(f"/api/tables/{playing}/join", {})
    assert tags(someone, f"/t/{playing}")["og:description"] == "Anna · Bo"
    found = tags(someone, f"/t/{over(server, anna, bo, public=True)}", "de")
    assert found["og:title"] == f"Bo hat {TITLE} gewonnen" and found["og:description"] == "1. Bo · 2. Anna"
    assert is_a_card(picture(someone, found))


def test_what_leads_nowhere_says_what_the_house_says(server: Threaded) -> None:
    someone = Client(server.url)
    home = tags(someone, "/")
    assert "robots" not in home and is_a_card(picture(someone, home))
    closed = open_table(anna := Client(server.url, "Anna"), "open")["id"]
    anna.delete(f"/api/tables/{closed}")
    for path in ("/t/nothing", "/join/nobody", f"/t/{closed}", "/games/chess"):
        assert tags(someone, path)["og:title"] == home["og:title"]
    for path in ("/cards/t/nothing.png", "/cards/join/x.png"):
        assert someone.http.get(path).content == picture(someone, home)
    someone.get("/cards/me/x.png", 404)
    someone.get("/cards/t/x.svg", 404)


@pytest.mark.parametrize("game", ROOMS)
def test_every_game_has_a_picture_of_its_own(server: Threaded, game: str) -> None:
    someone = Client(server.url)
    png = picture(someone, tags(someone, f"/rules/{game}"))
    assert is_a_card(png) and png != picture(someone, tags(someone, "/"))


def test_an_unknown_address_is_a_page_to_a_browser_and_an_error_to_a_program(server: Threaded) -> None:
    someone = Client(server.url)
    page = someone.http.get("/nowhere/at/all", headers={"accept": "text/html,*/*"})
    assert page.status_code == 404 and '<div id="app">' in page.text and 'content="noindex"' in page.text
    for path, accept in (("/nowhere", "*/*"), ("/api/nowhere", "text/html"), ("/assets/gone.js", "*/*")):
        answer = someone.http.get(path, headers={"accept": accept})
        assert answer.status_code == 404 and answer.json()["detail"]


def test_pictures_are_limited_and_drawn_once(tmp_path: Path) -> None:
    with Threaded(str(tmp_path / "pictures.db"), pictures=3) as server:
        someone = Client(server.url)
        assert [someone.http.get("/cards/home.png").status_code for _ in range(4)] == [200, 200, 200, 429]


def test_the_language_that_is_liked_best() -> None:
    wishes = {"": "en", "fr": "fr", "es,it": "en", "en;q=0.2, de;q=0.9": "de", "de;q=0, fr;q=0.1": "fr", "de;q=x,fr": "fr"}
    assert {header: accepted(header) for header in wishes} == wishes


def test_words_stay_within_their_column() -> None:
    assert drawable("Łukasz \U0001f682 Дима\u202e 李") == "Łukasz Дима"
    lines = lines_of("W" * 90 + " and a friend of a friend who came along", 31, 400, 3)
    assert len(lines) == 3 and all(width_of(line, 31) <= 400 for line in lines) and lines[0].endswith("…")
