"""The core loop's smaller promises: what an observation says of the question, secret answers imagined anew, who shares what."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from fullsteam.games import ROOMS, room
from fullsteam.kernel.core import Step, b_of
from fullsteam.kernel.features import Block, flags
from fullsteam.kernel.info import GameError, GameInfo, Option, Version
from fullsteam.kernel.ints import empty
from fullsteam.kernel.record import Record, RecordError, replay, whole
from fullsteam.kernel.rng import Rng
from fullsteam.kernel.room import Room
from fullsteam.kernel.rulebook import RulebookError, parse_rulebook
from fullsteam.kernel.words import DONE, clipped
from fullsteam.testing.walk import walk

TRAMBAHN = room("trambahn")
EVERY_ROOM = pytest.mark.parametrize("room", ROOMS.values(), ids=lambda room: room.info.id)


@EVERY_ROOM
def test_an_observation_says_which_step_asks_whom(room: Room) -> None:
    game = room.game
    for p in walk(room, 1):
        players = range(p.state.seats)
        for seat in players:
            out = empty()
            game.observe(p.state, seat, out)
            first = out.to_list()[: len(game.questions)]
            asked = out.to_list()[len(first) : len(first) + len(players)]
            assert first == [int(name == game.step(p.state).name) for name in game.questions]
            assert asked == [int((seat + k) % len(players) in game.actors(p.state)) for k in players]


def test_an_observation_asks_nothing_when_the_game_is_over() -> None:
    s = TRAMBAHN.new(2, {})
    TRAMBAHN.game.playout(s, Rng(1))
    out = empty()
    TRAMBAHN.game.observe(s, 0, out)
    assert not any(out.to_list()[: len(TRAMBAHN.game.questions) + 2])


def test_only_steps_that_ask_are_questions() -> None:
    assert "passengers" in TRAMBAHN.game.questions and "turn" not in TRAMBAHN.game.questions


def sealed_answers(seat: int, other: int) -> tuple[set[int], set[int]]:
    """Volldampf, VA.8: everybody answers in secret. What `seat` imagines of its own answer and of the other's "done"."""
    volldampf = room("volldampf")
    own: set[int] = set()
    others: set[int] = set()
    for n in range(3, 40, 2):
        for p in walk(volldampf, n):
            answers = p.state.sealed
            if answers is None or other >= p.state.seats:
                continue
            if answers.items[seat] == DONE and answers.items[other] == DONE:
                for seed in range(30):
                    imagined = volldampf.game.imagine(p.state, seat, Rng(seed)).sealed
                    assert imagined is not None
                    own.add(int(imagined.items[seat]))
                    others.add(int(imagined.items[other]))
        if len(others) > 1:
            break
    return own, others


def test_secret_answers_of_others_are_imagined_anew_the_own_one_is_known() -> None:
    own, others = sealed_answers(0, 1)
    assert own == {DONE} and DONE in others and len(others) > 1


def test_who_has_not_answered_in_secret_has_not_in_imagination() -> None:
    penny = Room("conformance.penny")
    s = penny.new(2, {})
    while len(penny.game.actors(s)) < 2:
        penny.game.play(s, penny.game.actors(s)[0], penny.game.legal_list(s, penny.game.actors(s)[0])[0])
    penny.game.play(s, 0, penny.game.legal_list(s, 0)[1])
    for seat in range(2):
        imagined = penny.game.imagine(s, seat, Rng(1)).sealed
        assert imagined is not None and imagined.items[0] >= 0 and imagined.items[1] == -1


@EVERY_ROOM
def test_what_the_winners_gain_the_others_lose(room: Room) -> None:
    players = room.info.max_players
    s = room.new(players, {})
    room.game.playout(s, Rng(3))
    won = [room.game.payoff(s, seat) for seat in range(players)]
    gains = [room.game.utility(s, seat) for seat in range(players)]
    assert sum(won) == pytest.approx(1.0) and sum(gains) == pytest.approx(0.0)
    if max(won) == 1.0:
        assert sorted(set(gains)) == [pytest.approx(-1 / (players - 1)), 1.0]


@EVERY_ROOM
def test_a_table_is_played_by_the_rules_it_is_given(room: Room) -> None:
    assert room.game.new(room.info.min_players, room.info.options_for({}), 7).rules == 7


def test_seats_are_counted_from_one() -> None:
    assert [TRAMBAHN.info.check_seat(seat, 2) for seat in (1, 2)] == [1, 2]
    for seat in (0, 3):
        with pytest.raises(GameError, match=f"a table of 2 has no seat {seat}"):
            TRAMBAHN.info.check_seat(seat, 2)


def test_a_room_on_its_own_board_is_itself() -> None:
    assert TRAMBAHN.on_board(None) is TRAMBAHN
    with pytest.raises(GameError, match="trambahn cannot be played on another board"):
        TRAMBAHN.on_board(Path("other.toml"))


def test_what_is_not_said_is_nothing() -> None:
    assert b_of(Step("ask", "X1").all(3)) == 0 == b_of(Step("ask", "X1").any(3))
    assert Option("size", ("small", "large"), "X1").since == 1


def test_flags_are_the_bits_of_a_mask() -> None:
    out = empty()
    flags(0b1101, 5, out)
    assert out.to_list() == [1, 0, 1, 1, 0]


def test_what_somebody_wrote_is_repeated_up_to_sixty_characters() -> None:
    assert clipped("a" * 60) == "a" * 60 and clipped("a" * 61) == "a" * 59 + "…"


def test_numbers_of_a_record_have_at_most_seven_characters() -> None:
    assert whole("1234567", 1, "given") == 1234567
    with pytest.raises(RecordError, match="line 4: given needs a number"):
        whole("12345678", 4, "given")


def test_a_record_without_a_seed_does_not_speak_of_one() -> None:
    record = Record("trambahn", 1, 2, {}, ["Anna", "Bo"], scores=[1, 2], state="x")
    assert "seed" not in record.written()


def test_who_replays_a_record_hears_what_happens() -> None:
    record = Record("trambahn", 1, 2, TRAMBAHN.info.options_for({}), ["Anna", "Bo"])
    assert next(replay(TRAMBAHN, record)).events == []


def test_a_rulebook_has_a_title() -> None:
    book = parse_rulebook("# Trams\n\nAbout them.\n\n## X1 First\n\n**X1.1** Go.\n", "en.md")
    assert (book.title, book.about) == ("Trams", "About them.")


def test_a_rulebook_has_every_paragraph_once_and_in_its_section() -> None:
    head = "# Trams\n\n## X1 First\n\n**X1.1** Go.\n"
    for second in ("**X1.1** Go again.\n", "**X2.1** Elsewhere.\n"):
        with pytest.raises(RulebookError, match="is a second one or in section"):
            parse_rulebook(head + second, "en.md")


def test_a_game_knows_each_version_of_its_rules() -> None:
    info = newer_room_info()
    assert [info.version(number).number for number in (1, 2)] == [1, 2]


def newer_room_info() -> GameInfo:
    return replace(TRAMBAHN.info, rules_version=2, versions=(Version(1, "0.1.0", ()), Version(2, "0.2.0", ("B1.2",))))


def test_another_board_is_laid_where_the_game_knows_how() -> None:
    volldampf = room("volldampf")
    file = volldampf.folder / "boards" / "germany.toml"
    other = volldampf.on_board(file)
    assert other.box is not None and other.box.name == "germany" and other.board.startswith("germany ")


def test_numbers_for_programs_are_those_that_a_small_float_tells_apart() -> None:
    largest = 2**24
    assert Block("x", "", -largest, largest).high == largest
    for low, high in ((0, largest + 1), (-largest - 1, 0), (1, 1)):
        with pytest.raises(AssertionError, match="x: bounds"):
            Block("x", "", low, high)
