"""Match: committed chance, refusals, undo, listeners, records."""

import pytest

from conformance.penny.rules import GAME as PENNY
from fullsteam.bots import bot
from fullsteam.games import ROOMS, room
from fullsteam.kernel.core import CHANCE, Game, State
from fullsteam.kernel.info import GameError
from fullsteam.kernel.record import RecordError, parse_record, state_hash
from fullsteam.kernel.rng import Rng
from fullsteam.kernel.room import Room
from fullsteam.play import fairness
from fullsteam.play.match import Match, NothingToUndo, Ply, Refused
from fullsteam.play.verify import verify

SEED = bytes(range(32))
TRAMBAHN = room("trambahn")


def played(match: Match, plies: int = 10_000, name: str = "random") -> Match:
    rng, player = Rng(3), bot(name)
    while not match.over and len(match.plies) < plies:
        seat = match.actors[0]
        match.play(seat, player.choose(match.perspective(seat), rng))
    return match


@pytest.mark.parametrize("game_id", ROOMS)
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_whole_matches_replay_and_verify(game_id: str, name: str) -> None:
    r = room(game_id)
    match = played(Match(r, ["A", "B"][: r.info.min_players] + ["C"] * (r.info.min_players - 2), seed=SEED), name=name)
    record = match.record()
    again = parse_record(record.written())
    assert [(m.seat, m.text) for m in again.moves] == [(m.seat, m.text) for m in record.moves]
    found = verify(r, again)
    assert found.over and found.shuffle == "verified" and found.moves == len(match.plies)
    assert record.state == state_hash(match.state) and record.seed == SEED.hex()


def test_the_same_seed_gives_the_same_match_another_does_not() -> None:
    one, two, other = (played(Match(TRAMBAHN, ["A", "B"], seed=seed)) for seed in (SEED, SEED, bytes(32)))
    assert one.record() == two.record() != other.record()


def test_a_seed_is_drawn_and_kept_secret_until_the_end() -> None:
    match = Match(TRAMBAHN, ["A", "B"])
    record = match.record()
    assert len(match.seed) == 32 and record.promise == fairness.promise(match.seed)
    assert match.seed.hex() not in record.written()
    assert verify(TRAMBAHN, record).shuffle == "still secret"
    assert match.seed.hex() in played(match).record().written()


def test_draws_are_even_and_depend_on_the_ply() -> None:
    counts = [0] * 6
    for n in range(6000):
        counts[fairness.draw(SEED, n, 6)] += 1
    assert sum((c - 1000) ** 2 / 1000 for c in counts) < 20.5  # 5 degrees of freedom, 1 in 1000
    assert fairness.draw(SEED, 5, 1) == 0 and fairness.draw(SEED, 1, 2**200) != fairness.draw(SEED, 2, 2**200)


def test_a_refused_move_changes_nothing() -> None:
    match = Match(TRAMBAHN, ["A", "B"], {"first": "seat1"}, SEED)
    before = state_hash(match.state)
    with pytest.raises(Refused) as error:
        match.play_text(0, "done")
    assert error.value.refusal.rule == "B2.1"
    with pytest.raises(Refused):
        match.play_text(1, "done")
    assert state_hash(match.state) == before and all(ply.seat == CHANCE for ply in match.plies)


def test_unknown_options_and_player_counts() -> None:
    with pytest.raises(GameError, match='trambahn has no option "speed"; options: first, lost_columns'):
        Match(TRAMBAHN, ["A", "B"], {"speed": "high"})
    with pytest.raises(GameError, match='option first of trambahn cannot be "me"; it is random or seat1'):
        Match(TRAMBAHN, ["A", "B"], {"first": "me"})
    with pytest.raises(GameError, match="trambahn is for 2 players, not 3"):
        Match(TRAMBAHN, ["A", "B", "C"])


# --- undo


def test_undo_goes_back_to_the_last_revealed_information_and_no_further() -> None:
    match = Match(TRAMBAHN, ["A", "B"], {"first": "seat1"}, SEED)
    start = state_hash(match.state)
    with pytest.raises(NothingToUndo):
        match.undo(0)  # the cards dealt are seen
    match.play(0, match.perspective(0).legal[0])
    middle = state_hash(match.state)
    match.play(0, match.perspective(0).legal[1])
    with pytest.raises(NothingToUndo):
        match.undo(1)
    match.undo(0)
    assert state_hash(match.state) == middle
    match.undo(0)
    assert state_hash(match.state) == start
    with pytest.raises(NothingToUndo):
        match.undo(0)


def test_after_an_undo_the_match_goes_on_as_if_nothing_had_been() -> None:
    straight = played(Match(TRAMBAHN, ["A", "B"], seed=SEED))
    match = Match(TRAMBAHN, ["A", "B"], seed=SEED)
    undone = 0
    for ply in straight.plies:
        if ply.seat < 0:
            continue
        for other in match.perspective(ply.seat).legal:
            trial = match.state.clone()
            match.game.play(trial, ply.seat, other)
            if match.game.actors(trial) == [ply.seat]:  # no chance follows
                match.play(ply.seat, other)
                match.undo(ply.seat)
                undone += 1
        match.play(ply.seat, ply.action)
    assert undone > 100 and match.record() == straight.record()


def test_a_draw_cannot_be_taken_back() -> None:
    match = Match(TRAMBAHN, ["A", "B"], {"first": "seat1"}, SEED)
    while match.actors == [0]:
        match.play(0, match.perspective(0).legal[0])
    assert match.plies[-1].seat == CHANCE and not match.can_undo(0) and not match.can_undo(1)


class Revealing:
    """A game in which every choice shows a secret."""

    def __init__(self, game: Game[State]) -> None:
        self.game = game

    def __getattr__(self, name: str) -> object:
        return getattr(self.game, name)

    def play(self, s: State, seat: int, action: int) -> None:
        self.game.play(s, seat, action)
        s.reveal()


def test_what_the_rules_reveal_cannot_be_taken_back() -> None:
    match = Match(TRAMBAHN, ["A", "B"], {"first": "seat1"}, SEED)
    match.game = Revealing(match.game)  # type: ignore[assignment]
    match.play(0, match.perspective(0).legal[0])
    assert not match.can_undo(0)


def test_a_perspective_is_of_one_moment() -> None:
    match = Match(TRAMBAHN, ["A", "B"], {"first": "seat1"}, SEED)
    before = match.perspective(0)
    seen, legal = before.view, before.legal
    match.play(0, legal[0])
    assert before.view == seen and before.legal == legal != match.perspective(0).legal
    match.undo(0)
    assert match.perspective(0).legal == legal


def test_a_sealed_answer_cannot_be_taken_back() -> None:
    match = Match(Room("conformance.penny"), ["A", "B"], seed=SEED)
    match.play(0, PENNY.verbs.parse("bid 2"))
    assert not match.can_undo(0) and match.perspective(0).answer == PENNY.verbs.parse("bid 2")
    assert match.perspective(1).answer is None


class Ear:
    def __init__(self) -> None:
        self.heard: list[tuple[str, int]] = []

    def played(self, ply: Ply) -> None:
        self.heard.append(("played", ply.number))

    def taken_back(self, ply: Ply) -> None:
        self.heard.append(("taken back", ply.number))


def test_listeners_hear_every_ply_and_undo() -> None:
    match = Match(TRAMBAHN, ["A", "B"], {"first": "seat1"}, SEED)
    n, ear = len(match.plies), Ear()
    match.listeners.append(ear)
    match.play(0, match.perspective(0).legal[0])
    match.undo(0)
    assert ear.heard == [("played", n), ("taken back", n)]


def test_a_match_resumes_from_its_record() -> None:
    match = played(Match(TRAMBAHN, ["A", "B"], seed=SEED), 80)
    again = Match.resume(TRAMBAHN, parse_record(match.record().written()), SEED)
    assert state_hash(again.state) == state_hash(match.state) and again.record() == match.record()
    assert played(again).record() == played(match).record()
    with pytest.raises(RecordError, match="this is not the seed that was promised"):
        Match.resume(TRAMBAHN, match.record(), bytes(32))
    with pytest.raises(ValueError, match="a seed has 32 bytes, not 3"):
        Match(TRAMBAHN, ["A", "B"], seed=b"abc")


# --- what a seat may touch


def test_a_perspective_shows_only_its_seat() -> None:
    match = played(Match(TRAMBAHN, ["A", "B"], seed=SEED), 60)
    for seat in (0, 1):
        p = match.perspective(seat)
        assert p.view == match.game.view(match.state, seat) and p.seats == 2
        assert bool(p.legal) == (match.actors == [seat]) and p.actors == match.actors
        assert p.rule.startswith("B2.") and p.step
        assert match.game.view(p.imagine(Rng(1)), seat) == p.view
    assert not hasattr(match.perspective(0), "state")
