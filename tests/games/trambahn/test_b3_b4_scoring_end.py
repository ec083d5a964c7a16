"""B3 Scoring, B4 End."""

from fullsteam.games.trambahn.rules import END_OF_TURN, GAME, PASSENGERS, STATIONS
from fullsteam.games.trambahn.state import Table
from fullsteam.kernel.rng import stream
from games.trambahn.table import cards, column, legal, listening, new, play, refused, told, waiting


def before_scoring(*mine: tuple[str, str]) -> Table:
    """Seat 1 holds b8 and will fill the blue row; his columns are these."""
    s = listening(Table())
    s.players[0].hand = cards("b8")
    s.players[0].columns = [column(text, tram) for text, tram in mine]
    s.waiting = waiting("b5 b6 cond>blue")
    s.then(PASSENGERS.by(0))
    return s


def test_B3_1_example_four_cards_of_one_point_under_steam_are_12() -> None:
    s = before_scoring(("b1 b2 b3 b4", "steam"))
    play(s, "passenger b8 blue")
    assert s.players[0].score == 12 and told(s)[1:] == ["scoring blue 1", "scores 1 blue 12", "scores 2 blue 0"]


def test_B3_1_both_score_every_column_of_that_line_and_no_other() -> None:
    s = before_scoring(("b1 b7", "horse"), ("b10", "electric"), ("r1 r2 r10", "electric"))
    s.players[1].columns = [column("b9 b10", "steam"), column("g1", "horse")]
    play(s, "passenger b8 blue")
    assert [p.score for p in s.players] == [3 * 2 + 3 * 4, 5 * 3]


def test_B3_1_conductors_count_nothing() -> None:
    s = before_scoring(("b1 cond cond", "electric"))
    play(s, "passenger b8 blue")
    assert s.players[0].score == 4


def test_B3_1r1_a_scoring_counts_even_if_nobody_has_a_column() -> None:
    s = before_scoring()
    play(s, "passenger b8 blue")
    assert s.scorings == 1 and [p.score for p in s.players] == [0, 0]


def test_B3_2_the_passengers_are_discarded_columns_stay() -> None:
    s = before_scoring(("b1", "horse"))
    s.waiting.push(20 + 64 * 2)  # a green one waits elsewhere
    play(s, "passenger b8 blue")
    view = GAME.view(s, 1)
    assert view["discard"] == {"b5": 1, "b6": 1, "b8": 1, "cond": 1}
    assert view["passengers"] == {"blue": [], "red": [], "green": ["g1"], "yellow": []}
    assert len(s.players[0].columns) == 1


def eight(text: str, hand: str) -> Table:
    s = listening(Table())
    s.players[0].columns = [column(text, "electric")]
    s.players[0].hand = cards(hand)
    s.then(STATIONS.auto(0))
    GAME.settle(s)
    return s


def test_B3_3_the_eighth_card_scores_its_column_for_its_owner_alone() -> None:
    s = eight("b1 b2 b3 b4 b7 cond cond", "b10")
    s.players[1].columns = [column("b1", "horse")]
    play(s, "station b10 1")
    assert (s.players[0].bonus, s.players[0].score) == ((1 + 1 + 1 + 1 + 2 + 3) * 4, 0)
    assert s.players[1].bonus == s.players[1].score == 0 and s.scorings == 0
    assert told(s)[-1] == "bonus 1 blue 36"


def test_B3_3_the_seventh_card_brings_nothing() -> None:
    s = eight("b1 b2 b3 b4 b7 cond", "b10")
    play(s, "station b10 1")
    assert s.players[0].bonus == 0


def test_B3_3r1_B3_3r2_conductors_count_as_cards_and_later_cards_add_nothing() -> None:
    s = eight("b1 b2 b3 b4 b7 cond cond", "b10 cond")
    play(s, "station cond 1")
    assert s.players[0].bonus == 24
    play(s, "station b10 1")
    assert s.players[0].bonus == 24 and s.scorings == 0


def test_B3_4_every_column_at_a_scoring_has_its_tram() -> None:
    for n in range(20):
        s = new()
        rng = stream(n, 0)
        while GAME.actors(s):
            seat = GAME.actor(s)
            legal_now = GAME.legal_list(s, seat)
            if seat >= 0 and GAME.step(s).name == "passengers":
                assert all(c.tram for p in s.players for c in p.columns)
            assert all(c.tram or c.size <= 5 for p in s.players for c in p.columns)
            GAME.play(s, seat, GAME.sample(s, rng) if seat < 0 else legal_now[rng.below(len(legal_now))])


def test_B4_1_the_tenth_scoring_ends_the_game_in_mid_turn() -> None:
    s = before_scoring(("b1 b2", "horse"))
    s.players[0].hand = cards("b8 r1 r2")
    s.scorings = 9
    s.agenda.size = 0
    s.plan(PASSENGERS.by(0), STATIONS.auto(0), END_OF_TURN.auto(0))
    play(s, "passenger b8 blue")
    assert GAME.actors(s) == [] and s.scorings == 10 and s.players[0].score == 4 and s.players[0].hand.size == 2
    assert told(s)[-1] == "last 0" and legal(s) == []
    assert refused(s, "passenger r1 red") == "B4.1 over 0"


def test_B4_1_the_ninth_does_not() -> None:
    s = before_scoring()
    s.players[0].hand = cards("b8 r1 r2")
    s.scorings = 8
    play(s, "passenger b8 blue")
    assert GAME.actors(s) == [0] and s.scorings == 9


def ended(scores: tuple[int, int], bonuses: tuple[int, int], notes: tuple[str, str]) -> Table:
    s = Table()
    for p, score, bonus, text in zip(s.players, scores, bonuses, notes, strict=True):
        p.score, p.bonus, p.notes = score, bonus, cards(text)
    return s


def test_B4_2_most_points_bonuses_included() -> None:
    s = ended((30, 40), (15, 0), ("", "b1 b2 b3"))
    assert [GAME.score(s, seat) for seat in (0, 1)] == [45, 40] and GAME.places(s) == [1, 2]
    assert [GAME.payoff(s, seat) for seat in (0, 1)] == [1.0, 0.0]


def test_B4_2_one_point_outweighs_any_notes() -> None:
    s = ended((41, 40), (0, 0), ("", " ".join(["b2"] * 100)))
    assert GAME.places(s) == [1, 2]


def test_B4_2_tied_more_notes_win() -> None:
    s = ended((40, 40), (0, 0), ("b1", "b1 b2"))
    assert GAME.places(s) == [2, 1]


def test_B4_2r1_still_tied_the_victory_is_shared() -> None:
    s = ended((40, 20), (0, 20), ("b1 b2", "b1 b2"))
    assert GAME.places(s) == [1, 1] and [GAME.payoff(s, seat) for seat in (0, 1)] == [0.5, 0.5]


def test_B4_3_at_most_49_turns() -> None:
    longest = 0
    for n in range(100):
        s = new()
        GAME.playout(s, stream(n, 1))
        longest = max(longest, s.turns)
    assert 20 < longest <= 49


def test_B3_3_the_bonus_of_both_players_is_told_in_figures() -> None:
    s = new()
    s.players[0].bonus, s.players[1].bonus = 16, 3
    assert GAME.tallies(s)["bonus_points"] == 19
