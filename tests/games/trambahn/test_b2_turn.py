"""B2 A turn."""

from fullsteam.games.trambahn.rules import (
    DRAW,
    END_OF_TURN,
    GAME,
    INCOME,
    PASSENGERS,
    REFILL,
    STATIONS,
    TRAMWAYS,
    TURN,
    dissolve,
    show_trams,
)
from fullsteam.games.trambahn.state import Table
from fullsteam.kernel.core import CHANCE
from fullsteam.kernel.ints import empty, ints
from games.trambahn.table import (
    cards,
    column,
    draw_all,
    empty_deck,
    labels,
    legal,
    listening,
    new,
    play,
    refused,
    told,
    waiting,
)


def hand(text: str, *columns: str, tram: str = "horse") -> Table:
    """Seat 1 holds these cards and has these columns, all with a tram."""
    s = listening(Table())
    s.players[0].hand = cards(text)
    s.players[0].columns = [column(c, tram) for c in columns]
    return s


# --- the order of the steps


def test_B2_1_the_steps_come_in_order_without_going_back() -> None:
    s = new()
    draw_all(s)
    assert GAME.step(s).name == "passengers"
    mine = labels(s.players[0].hand).split()
    assert refused(s, f"cash {mine[0]}") == "B2.1 not_now 0"
    play(s, legal(s)[0])
    play(s, "done")
    assert GAME.step(s).name == "stations"
    assert refused(s, legal(s)[1].replace("station", "cash")[:-2]) == "B2.2 not_now 0"
    assert refused(s, "passenger b1 blue") == "B2.2 not_now 0"
    play(s, "done")
    assert GAME.step(s).name == "income"
    assert refused(s, "buy horse 1") == "B2.3 not_now 0"
    play(s, "done")
    assert GAME.actors(s) == [CHANCE]  # no column without a tram: B2.4 is not asked; on to B2.5


def test_B2_1_only_the_active_player_acts() -> None:
    s = new()
    draw_all(s)
    assert legal(s, 1) == [] and refused(s, "done", seat=1) == "B2.1 not_your_turn 0"


# --- B2.1 passengers


def test_B2_1_a_station_goes_to_its_own_row() -> None:
    s = hand("b7 r3")
    s.then(PASSENGERS.by(0))
    assert legal(s) == ["passenger b7 blue", "passenger r3 red"]
    assert refused(s, "passenger b7 red") == "B2.1 wrong_row b7 red 0"
    assert refused(s, "passenger g1 green") == "B2.1 not_in_hand g1 0"
    play(s, "passenger b7 blue")
    assert GAME.view(s, 1)["passengers"]["blue"] == ["b7"]  # type: ignore[index]
    assert told(s, 1) == ["waits 1 b7 blue 0"]


def test_B2_1_a_conductor_goes_to_any_row() -> None:
    s = hand("b7 cond")
    s.then(PASSENGERS.by(0))
    assert legal(s)[1:] == [f"passenger cond {line}" for line in ("blue", "red", "green", "yellow")]
    play(s, "passenger cond green")
    assert s.crowd(2) == 1


def test_B2_1_one_is_a_must_the_second_is_not_there_is_no_third() -> None:
    s = hand("b1 b2 r3")
    s.plan(PASSENGERS.auto(0), STATIONS.auto(0))
    GAME.settle(s)
    assert refused(s, "done") == "B2.1 must_place 0"
    play(s, "passenger b1 blue")
    assert legal(s) == ["done", "passenger b2 blue", "passenger r3 red"]
    play(s, "passenger r3 red")
    assert GAME.step(s).name == "stations"
    assert refused(s, "passenger b2 blue") == "B2.2 not_now 0"


def test_B2_1_the_second_may_be_declined() -> None:
    s = hand("b1 b2")
    s.plan(PASSENGERS.auto(0), STATIONS.auto(0))
    GAME.settle(s)
    play(s, "passenger b1 blue")
    play(s, "done")
    assert GAME.step(s).name == "stations" and s.waiting.size == 1


def test_B2_1_the_fourth_passenger_brings_a_scoring_at_once() -> None:
    s = hand("b9 r3", "b1 b2")
    s.waiting = waiting("b3 b4 cond>blue")
    s.then(PASSENGERS.by(0))
    play(s, "passenger b9 blue")
    assert s.scorings == 1 and s.players[0].score == 4 and s.crowd(0) == 0
    assert legal(s) == ["done", "passenger r3 red"]


def test_B2_1_the_third_passenger_brings_none() -> None:
    s = hand("b9 r3", "b1 b2")
    s.waiting = waiting("b3 b4")
    s.then(PASSENGERS.by(0))
    play(s, "passenger b9 blue")
    assert s.scorings == 0 and s.crowd(0) == 3


def test_B2_1r1_the_second_may_go_to_the_row_just_emptied() -> None:
    s = hand("b9 cond")
    s.waiting = waiting("b1 b2 b3")
    s.then(PASSENGERS.by(0))
    play(s, "passenger b9 blue")
    play(s, "passenger cond blue")
    assert s.scorings == 1 and s.crowd(0) == 1


def test_B2_1r1_the_second_may_bring_a_second_scoring() -> None:
    s = hand("b9 r9")
    s.waiting = waiting("b1 b2 b3 r1 r2 r3")
    s.then(PASSENGERS.by(0))
    play(s, "passenger b9 blue")
    play(s, "passenger r9 red")
    assert s.scorings == 2 and s.waiting.size == 0


# --- B2.2 stations


def test_B2_2_example_a_green_3_cannot_join_4_7_9() -> None:
    s = hand("g3", "g4 g7 g9")
    s.then(STATIONS.by(0))
    assert legal(s) == ["done", "station g3 2"]
    assert refused(s, "station g3 1") == "B2.2 too_low g3 1 9"
    play(s, "station g3 2")
    assert GAME.view(s, 1)["players"][0]["columns"][1]["cards"] == ["g3"]  # type: ignore[index]


def test_B2_2_B2_2r3_values_rise_strictly_with_gaps() -> None:
    s = hand("g4 g9", "g4")
    s.then(STATIONS.by(0))
    assert refused(s, "station g4 1") == "B2.2 too_low g4 1 4"
    play(s, "station g9 1")
    assert labels(s.players[0].columns[0].cards()) == "g4 g9"


def test_B2_2_a_column_has_one_line() -> None:
    s = hand("r9", "g4")
    s.then(STATIONS.by(0))
    assert refused(s, "station r9 1") == "B2.2 other_line r9 1 0"
    play(s, "station r9 2")


def test_B2_2_several_columns_of_one_line_and_any_number_of_cards() -> None:
    s = hand("b1 b2 b3 b4 b5")
    s.then(STATIONS.by(0))
    for move in ("station b1 1", "station b2 2", "station b3 1", "station b4 2", "station b5 2"):
        play(s, move)
    assert [labels(c.cards()) for c in s.players[0].columns] == ["b1 b3", "b2 b4 b5"]


def test_B2_2_after_a_10_a_column_is_closed_also_to_conductors() -> None:
    s = hand("r5 cond", "r3 r10", "b3")
    s.then(STATIONS.by(0))
    assert refused(s, "station cond 1") == "B2.2 closed 1 0" and refused(s, "station r5 1") == "B2.2 closed 1 0"
    play(s, "station cond 2")


def test_B2_2_only_cards_in_hand_and_only_columns_that_are_there() -> None:
    s = hand("b1 cond", "b3")
    s.then(STATIONS.by(0))
    assert refused(s, "station b9 1") == "B2.2 not_in_hand b9 0"
    assert refused(s, "station b1 3") == "B2.2 no_column 3 2"
    play(s, "station b1 2")


def test_B2_2_it_may_be_left_out_and_an_empty_hand_is_not_asked() -> None:
    s = hand("b1")
    s.plan(STATIONS.auto(0), INCOME.auto(0))
    GAME.settle(s)
    play(s, "done")
    assert GAME.step(s).name == "income" and s.players[0].hand.size == 1
    s = hand("")
    s.then(STATIONS.auto(0))
    GAME.settle(s)
    assert GAME.actors(s) == []


def test_B2_2r1_a_conductor_may_not_begin_a_column() -> None:
    s = hand("cond", "b3")
    s.then(STATIONS.by(0))
    assert legal(s) == ["done", "station cond 1"]
    assert refused(s, "station cond 2") == "B2.2 conductor_first 0"


def test_B2_2r2_conductors_do_not_change_the_value_to_beat() -> None:
    s = hand("b4 cond cond", "b3")
    s.then(STATIONS.by(0))
    play(s, "station cond 1")
    play(s, "station cond 1")
    play(s, "station b4 1")
    assert labels(s.players[0].columns[0].cards()) == "b3 cond cond b4"
    s.players[0].hand = cards("b4")
    s.then(STATIONS.by(0))
    assert refused(s, "station b4 1") == "B2.2 too_low b4 1 4"


# --- B2.3 income


def test_B2_3_any_number_of_hand_cards_become_notes() -> None:
    s = hand("b1 b2 cond")
    s.then(INCOME.auto(0))
    GAME.settle(s)
    assert legal(s) == ["done", "cash b1", "cash b2", "cash cond"]
    assert refused(s, "cash b3") == "B2.3 not_in_hand b3 0"
    play(s, "cash cond")
    play(s, "cash b1")
    play(s, "done")
    assert labels(s.players[0].notes) == "cond b1" and labels(s.players[0].hand) == "b2"


def test_B2_3r1_notes_are_as_old_as_they_were_laid() -> None:
    s = hand("b1 b2")
    s.players[0].notes = cards("y1")
    s.then(INCOME.auto(0))
    GAME.settle(s)
    play(s, "cash b2")
    play(s, "cash b1")
    s.players[0].columns = [column("r1 cond r3"), column("g2", "horse"), column("g1 g5")]
    dissolve(s, 0)
    assert labels(s.players[0].notes) == "y1 b2 b1 r1 cond r3 g1 g5"


# --- B2.4 trams


def rich(notes: int, market: list[int], *columns: str) -> Table:
    s = listening(Table())
    s.players[0].notes = ints(list(range(notes)))
    s.players[0].columns = [column(c) for c in columns]
    s.market = ints(market)
    s.then(TRAMWAYS.auto(0))
    GAME.settle(s)
    return s


def test_B2_4_example_steam_and_horse_cost_15_notes() -> None:
    s = rich(16, [2, 2, 3], "b1", "r1")
    play(s, "buy steam 1")
    assert s.players[0].notes.size == 6
    play(s, "buy horse 2")
    assert s.players[0].notes.size == 1 and s.spent.size == 15 and s.market.to_list() == [2]
    assert [c.tram for c in s.players[0].columns] == [3, 2]


def test_B2_4_notes_only_and_enough_of_them() -> None:
    s = rich(9, [2, 3, 4], "b1")
    s.players[0].hand = cards("y1 y2 y3 y4 y5 y6")  # hand cards do not pay
    assert legal(s) == ["done", "buy horse 1"]
    assert refused(s, "buy steam 1") == "B2.4 too_dear steam 1" and refused(s, "buy electric 1") == "B2.4 too_dear electric 6"
    s = rich(4, [2, 3, 4], "b1")
    assert GAME.actors(s) == []  # all can see that he cannot pay: not asked
    s = rich(5, [2, 3, 4], "b1")
    assert legal(s) == ["done", "buy horse 1"]


def test_B2_4_exactly_enough_notes_are_enough() -> None:
    s = rich(10, [2, 2, 3], "b1", "r1")
    play(s, "buy horse 1")
    assert s.players[0].notes.size == 5
    assert refused(s, "buy horse 1") == "B2.4 has_tram 1 0"  # not for want of money
    assert legal(s) == ["done", "buy horse 2"]


def test_B2_4_only_market_trams_and_no_refill_during_the_turn() -> None:
    s = rich(60, [2, 2], "b1", "r1", "g1")
    assert refused(s, "buy steam 1") == "B2.4 not_offered steam 0"
    play(s, "buy horse 1")
    play(s, "buy horse 2")
    assert GAME.actors(s) == [] and s.market.size == 0  # nothing left: not asked for the third


def test_B2_4_any_order_and_any_column_without_a_tram() -> None:
    s = rich(60, [2, 3, 4], "b1", "r1", "g1")
    play(s, "buy electric 3")
    assert refused(s, "buy horse 3") == "B2.4 has_tram 3 0" and refused(s, "buy horse 4") == "B2.4 no_column 4 3"
    play(s, "buy horse 2")
    play(s, "done")
    assert [c.tram for c in s.players[0].columns] == [0, 2, 4]


def test_B2_4_without_a_new_column_nothing_is_asked() -> None:
    s = rich(60, [2, 3, 4])
    assert GAME.actors(s) == []


def test_B2_4r1_the_oldest_notes_pay() -> None:
    s = rich(8, [2, 3, 4], "y1")
    play(s, "buy horse 1")
    assert labels(s.spent) == "b1 b2 b3 b4 b5" and labels(s.players[0].notes) == "b6 b7 b8"


def test_B2_4r2_no_tram_left_no_purchase_and_the_column_is_lost() -> None:
    s = rich(60, [], "b1")
    assert GAME.actors(s) == []
    s.next_tram = 16
    s.then(END_OF_TURN.auto(0))
    GAME.settle(s)
    assert s.market.size == 0 and s.players[0].columns == [] and s.players[0].notes.size == 61


# --- B2.5 refill


def test_B2_5_draw_up_to_six_and_no_more() -> None:
    s = hand("b1 b2")
    s.then(REFILL.auto(0))
    GAME.settle(s)
    draw_all(s)
    assert s.players[0].hand.size == 6 and s.deck.total == 116
    s.then(REFILL.auto(0))
    GAME.settle(s)
    assert GAME.actors(s) == []


def test_B2_5_pile_empty_each_discards_half_and_drawing_goes_on() -> None:
    s = hand("b1")
    empty_deck(s)
    s.deck.add(40)
    s.players[0].notes = cards("r1 r2 r3 r4 r5")
    s.players[1].notes = cards("g1 g2 g3 g4")
    s.throw(cards("y1 y2 y3"))
    s.then(REFILL.auto(0))
    GAME.settle(s)
    play(s, "card cond", CHANCE)
    assert [p.notes.size for p in s.players] == [3, 2] and s.deck.total == 7 and s.discard.total == 0 and s.spent.size == 0
    assert [e for e in told(s) if e.startswith(("gives", "resh"))] == ["gives_up 1 2", "gives_up 2 2", "reshuffle 7"]
    draw_all(s)
    assert s.players[0].hand.size == 6 and s.deck.total == 3


def test_B2_5_half_of_one_note_is_none() -> None:
    s = hand("b1")
    empty_deck(s)
    s.players[0].notes = cards("r1")
    s.players[1].notes = cards("g1 g2")
    s.then(REFILL.auto(0))
    GAME.settle(s)
    assert [e for e in told(s) if e.startswith(("gives", "resh"))] == ["gives_up 2 1", "reshuffle 1"]
    assert [p.notes.size for p in s.players] == [1, 1]


def test_B2_5_B2_5r4_while_the_pile_lasts_nobody_discards() -> None:
    s = hand("b1 b2 b3 b4 b5")
    empty_deck(s)
    s.deck.add(40)
    s.players[0].notes = cards("r1 r2")
    s.then(REFILL.auto(0))
    GAME.settle(s)
    draw_all(s)
    assert s.deck.total == 0 and s.players[0].notes.size == 2 and s.players[0].hand.size == 6


def test_B2_5r1_pile_and_discards_empty_draw_what_there_is() -> None:
    s = hand("b1")
    empty_deck(s)
    s.players[0].notes = cards("r1 r2 r3")
    s.then(REFILL.auto(0))
    GAME.settle(s)
    draw_all(s)
    # the pile runs out twice: 3 notes -> 2 -> 1; then there is nothing left to give up
    assert s.players[0].hand.size == 3 and s.players[0].notes.size == 1 and GAME.actors(s) == []
    assert s.deck.total == s.discard.total == s.spent.size == 0


def test_B2_5r2_hand_empty_no_passenger_both_empty_the_game_ends() -> None:
    s = hand("")
    s.players[1].hand = cards("b1")
    empty_deck(s)
    s.then(TURN.auto(0))
    GAME.settle(s)
    assert GAME.actors(s) == [1] and s.turns == 2  # seat 1 had nothing to do
    s = hand("")
    empty_deck(s)
    s.then(TURN.auto(0))
    GAME.settle(s)
    assert GAME.actors(s) == [] and told(s) == ["hands_empty 0"]
    assert refused(s, "done") == "B4.1 over 0"


def test_B2_5r3_the_oldest_notes_go_at_the_new_pile_too() -> None:
    s = hand("b1")
    empty_deck(s)
    s.players[0].notes = cards("r1 r2 r3")
    s.players[1].notes = cards("g1 g2 g3 g4 g5")
    s.then(REFILL.auto(0))
    GAME.settle(s)
    assert [labels(p.notes) for p in s.players] == ["r2 r3", "g3 g4 g5"] and s.deck.total == 3
    assert legal(s, CHANCE) == ["card r1", "card g1", "card g2"]
    assert refused(s, "card b1", CHANCE) == "B2.5 not_now 0"


def test_B2_5_chance_weighs_each_card_by_its_copies() -> None:
    s = hand("")
    empty_deck(s)
    for kind in (0, 0, 7):
        s.deck.add(kind)
    s.then(DRAW.chance(0, 1))
    weights = empty()
    GAME.weights(s, weights)
    assert legal(s, CHANCE) == ["card b1", "card b8"] and weights.to_list() == [2, 1]


# --- B2.6 end of turn


def test_B2_6_columns_without_a_tram_become_notes_others_stay() -> None:
    s = listening(Table())
    s.players[0].columns = [column("b1 cond b2"), column("r1", "horse")]
    s.then(END_OF_TURN.auto(0))
    GAME.settle(s)
    assert labels(s.players[0].notes) == "b1 cond b2" and [labels(c.cards()) for c in s.players[0].columns] == ["r1"]
    assert "lost 1 blue 3" in told(s)


def test_B2_6_only_own_columns() -> None:
    s = Table()
    s.players[0].columns = [column("b1")]
    s.players[1].columns = [column("r1")]
    dissolve(s, 0)
    assert len(s.players[0].columns) == 0 and len(s.players[1].columns) == 1


def test_B2_6_market_back_to_three_while_trams_last() -> None:
    s = listening(Table())
    s.market = ints([2])
    s.next_tram = 4
    show_trams(s)
    assert s.market.to_list() == [2, 2, 3] and told(s) == ["offered horse 0", "offered steam 0"]
    s.market = ints([4])
    s.next_tram = 15
    show_trams(s)
    assert s.market.to_list() == [4, 4] and s.next_tram == 16


def test_B2_6r1_option_lost_columns_discard() -> None:
    s = new(lost_columns="discard")
    s.players[0].columns = [column("b1 b2"), column("r1", "horse")]
    s.players[0].notes = empty()
    dissolve(s, 0)
    assert s.players[0].notes.size == 0 and GAME.view(s, 1)["discard"] == {"b1": 1, "b2": 1}
    s = new(lost_columns="notes")
    s.players[0].columns = [column("b1 b2")]
    s.players[0].notes = empty()
    dissolve(s, 0)
    assert s.players[0].notes.size == 2 and GAME.view(s, 1)["discard"] == {}


# --- a whole turn


def test_B2_6_and_B2_4_a_whole_turn_in_its_order() -> None:
    """Passenger, stations, income, then trams, refill, and only then the loss and the new market."""
    for lost, notes in (("notes", 6 + 1 - 5 + 2), ("discard", 6 + 1 - 5)):
        s = new(lost_columns=lost)
        s.agenda.size = 0
        empty_deck(s)
        for kind in range(10):
            s.deck.add(kind)
        s.players[0].hand = cards("b1 b2 r1 r4 g7 y9")
        s.players[0].notes = cards("y1 y2 y3 y4 y5 y6")
        s.players[1].hand = cards("b9")
        s.then(TURN.auto(0))
        GAME.settle(s)
        for move in ("passenger g7 green", "done", "station b1 1", "station r1 2", "station r4 2", "done"):
            play(s, move)
        assert GAME.step(s).name == "income" and refused(s, "buy horse 1") == "B2.3 not_now 0"
        play(s, "cash y9")
        play(s, "done")
        assert GAME.step(s).name == "tramways" and refused(s, "cash b2") == "B2.4 not_now 0"
        play(s, "buy horse 1")
        assert s.market.size == 2 and GAME.actors(s) == [CHANCE]  # seven notes, two left: no second tram, so not asked
        draw_all(s)
        assert s.players[0].hand.size == 6 and s.players[0].notes.size == notes and len(s.players[0].columns) == 1
        assert s.market.size == 3 and GAME.actors(s) == [1] and s.discard.total == (0 if lost == "notes" else 2)
        order = [e.split()[0] for e in told(s)]
        assert order.index("buys") < order.index("drew") < order.index("lost") < order.index("offered") < len(order) - 1


def test_B2_5r2_what_a_lost_column_leaves_can_still_be_drawn() -> None:
    """Both hands are empty, but there will be something to draw: the game goes on."""
    for lost in ("notes", "discard"):
        s = new(lost_columns=lost)
        s.agenda.size = 0
        empty_deck(s)
        s.players[0].hand = cards("b1 b2 r1")
        s.market = empty()
        s.next_tram = 16
        s.then(TURN.auto(0))
        GAME.settle(s)
        for move in ("passenger r1 red", "done", "station b1 1", "station b2 1"):
            play(s, move)
        assert GAME.actors(s) == [CHANCE] and "hands_empty 0" not in told(s)
        draw_all(s)
        assert GAME.actors(s) == [0] or GAME.actors(s) == [1]
