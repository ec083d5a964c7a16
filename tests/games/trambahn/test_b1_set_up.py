"""B1 Set-up, and who knows what."""

from fullsteam.games.trambahn.rules import GAME, INCOME, TRAMWAYS, dissolve
from fullsteam.games.trambahn.state import Table
from fullsteam.kernel.core import CHANCE, ONLOOKER
from games.trambahn.table import card, cards, column, draw_all, legal, listening, new, play, refused, told, waiting


def test_B1_1_pile_of_120_and_three_trams() -> None:
    s = new("random")
    assert s.deck.total == 120 and GAME.view(s, 0)["market"] == ["horse"] * 3 and GAME.view(s, 0)["trams_left"] == 13


def test_B1_2r1_first_player_at_random_or_seat1() -> None:
    s = new("random")
    assert GAME.actors(s) == [CHANCE] and legal(s, CHANCE) == ["first 1", "first 2"]
    assert refused(s, "first 1", seat=0) == "B1.2 not_your_turn 0"
    play(s, "first 2", CHANCE)
    draw_all(s)
    assert GAME.actors(s) == [1]
    s = new("seat1")
    draw_all(s)
    assert GAME.actors(s) == [0]


def test_B1_2_twelve_notes_for_the_first_fifteen_for_the_other() -> None:
    for first, notes in (("first 1", [12, 15]), ("first 2", [15, 12])):
        s = new("random")
        play(s, first, CHANCE)
        draw_all(s)
        assert [p.notes.size for p in s.players] == notes
        assert all(note == "?" for seat in (0, 1) for note in GAME.view(s, seat)["players"][seat]["notes"])  # type: ignore[index]


def test_B1_3_hands_of_six_pile_of_81() -> None:
    s = new()
    draw_all(s)
    assert [p.hand.size for p in s.players] == [6, 6] and s.deck.total == 81


def test_B1_3r1_order_of_dealing() -> None:
    s = new("random")
    play(s, "first 2", CHANCE)
    draw_all(s)
    dealt = [e.split()[1] for e in told(s) if e.startswith(("dealt", "drew"))]
    assert dealt == ["2"] * 12 + ["1"] * 15 + ["2"] * 6 + ["1"] * 6


def test_B1_4_hands_are_secret_counts_are_public() -> None:
    s = new()
    draw_all(s)
    mine, yours, watching = (GAME.view(s, seat)["players"] for seat in (0, 1, ONLOOKER))
    assert "?" not in mine[0]["hand"] and yours[1]["hand"].count("?") == 0  # type: ignore[index]
    assert mine[1]["hand"] == yours[0]["hand"] == watching[0]["hand"] == ["?"] * 6  # type: ignore[index]
    assert len([e for e in told(s, 0) if e.startswith("draws 1")]) == 6
    assert not [e for e in told(s, 0) if e.startswith("drew 1")]  # he sees the face, the others that he drew
    assert not [e for e in told(s, 1) if e.startswith("draws 1")] and not [e for e in told(s) if e.startswith("draws")]


def test_B1_4r1_own_cashed_notes_are_known_to_their_owner_alone() -> None:
    s = listening(Table())
    s.players[0].hand = cards("b7 r3")
    s.then(INCOME.auto(0))
    GAME.settle(s)
    play(s, "cash r3")
    seen = [GAME.view(s, seat)["players"][0]["notes"] for seat in (0, 1, ONLOOKER)]  # type: ignore[index]
    assert seen == [["r3"], ["?"], ["?"]]
    assert (told(s, 0), told(s, 1), told(s)) == (["cashes 1 r3 0"], ["cashed 1 0"], ["cashed 1 0"])


def test_B1_4r1_lost_columns_are_known_to_both() -> None:
    s = Table()
    s.players[1].columns = [column("b1 b2")]
    dissolve(s, 1)
    seen = [GAME.view(s, seat)["players"][1]["notes"] for seat in (0, 1)]  # type: ignore[index]
    assert seen == [["b1", "b2"], ["b1", "b2"]]


def test_B1_4r2_discarded_passengers_are_public_discarded_notes_secret() -> None:
    s = Table()
    s.waiting = waiting("b1 b2 b3 b4")
    s.send_off(0)
    s.players[0].notes = cards("y9 y8 y7 y6 y5")
    s.players[0].columns = [column("r1")]
    s.market = cards("b3")  # tram 2, a horse car
    s.then(TRAMWAYS.by(0))
    play(s, "buy horse 1")
    for seat in (0, 1, ONLOOKER):
        view = GAME.view(s, seat)
        assert view["discard"] == {"b1": 1, "b2": 1, "b3": 1, "b4": 1}
        assert view["discarded_notes"] == ["?"] * 5
        assert view["scorings"] == 0 and view["trams_left"] == 16
    s.players[1].score, s.players[1].bonus = 12, 24
    for seat in (0, 1, ONLOOKER):
        shown = GAME.view(s, seat)["players"][1]  # type: ignore[index]
        assert (shown["score"], shown["bonus"]) == (12, 24)


def test_B1_4r2_what_one_cashed_oneself_one_knows_in_the_discards_too() -> None:
    s = Table()
    s.players[0].hand = cards("b7")
    s.then(INCOME.by(0))
    play(s, "cash b7")
    s.pay(0, 1)
    assert GAME.view(s, 0)["discarded_notes"] == ["b7"] and GAME.view(s, 1)["discarded_notes"] == ["?"]
    assert card("b7") == 6
