"""The suite can fail: every fault planted into the tiny game is caught by its law."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from conformance.penny import rules as penny
from conformance.penny.rules import House, Penny
from fullsteam.kernel.core import EVERYBODY, Frame, Refusal
from fullsteam.kernel.features import Block
from fullsteam.kernel.ints import Ints
from fullsteam.kernel.rng import Rng
from fullsteam.kernel.room import Room
from fullsteam.kernel.words import DONE
from fullsteam.testing import citations, laws, texts
from serverkit.rules import Campaign


def room_of(game: Penny) -> Room:
    room = Room("conformance.penny")
    room.__dict__["game"] = game  # instead of the one its module holds
    return room


def caught(game: Penny, law: Callable[[Room, int], None], says: str) -> None:
    with pytest.raises(AssertionError, match=says):
        law(room_of(game), 8)


def with_step(old: object, new: object) -> Penny:
    steps = [penny.FAVOURITE, penny.PRIZE_STEP, penny.ROUND, penny.BIDS, penny.OUTCRY]
    return Penny([new if step is old else step for step in steps])  # type: ignore[misc]


@pytest.fixture(autouse=True)
def steps_numbered_again() -> object:
    """A faulty game shares its steps with the sound one."""
    yield
    Penny()


def test_the_sound_game_passes_all_laws() -> None:
    room = room_of(Penny())
    for law in (
        laws.legal_lists,
        laws.clones,
        laws.records,
        laws.census,
        laws.secrets,
        laws.events,
        laws.observations,
        laws.refusals,
        laws.bounds,
    ):
        law(room, 4)


def test_the_long_campaign_tells_what_breaks() -> None:
    class Leaky(Penny):
        def features(self, s: House, seat: int, out: Ints) -> None:
            super().features(s, seat, out)
            out.items[out.size - 1] = s.favourites[1 - seat % 2] + 1

    def broken(game: Penny) -> list[str]:
        campaign = Campaign(room_of(game), 2)
        campaign.play(150, "matches", bots=False)
        assert campaign.counted["matches"] == 150
        return campaign.broken

    assert broken(Penny()) == []
    assert "can tell an imagined position by" in broken(Leaky())[0]


def test_a_view_that_shows_a_secret() -> None:
    class Leaky(Penny):
        def view(self, s: House, seat: int) -> dict[str, object]:
            return super().view(s, seat) | {"sum": sum(s.favourites)}

    caught(Leaky(), laws.secrets, "looks different")


def test_an_observation_that_shows_a_secret() -> None:
    class Leaky(Penny):
        def features(self, s: House, seat: int, out: Ints) -> None:
            super().features(s, seat, out)
            out.items[out.size - 1] = s.favourites[1 - seat % 2] + 1

    caught(Leaky(), laws.observations, "can tell an imagined position by")


def test_an_observation_of_another_length_than_described() -> None:
    class Long(Penny):
        def features(self, s: House, seat: int, out: Ints) -> None:
            super().features(s, seat, out)
            out.push(0)

    caught(Long(), laws.observations, "are described")


def test_an_observation_beyond_its_bounds() -> None:
    class Narrow(Penny):
        def blocks(self, players: int) -> list[Block]:
            return [
                Block(b.name, b.about, b.low, 5 if b.name == "coins" else b.high, b.labels) for b in super().blocks(players)
            ]

    caught(Narrow(), laws.observations, "coins.me is 6, not between 0 and 5")


def test_an_observation_with_two_numbers_of_one_name() -> None:
    class Twice(Penny):
        def blocks(self, players: int) -> list[Block]:
            return [Block(b.name.replace("won", "coins"), b.about, b.low, b.high, b.labels) for b in super().blocks(players)]

    caught(Twice(), laws.observations, "one name")


def test_an_observation_nobody_describes() -> None:
    class Mute(Penny):
        def blocks(self, players: int) -> list[Block]:
            return [Block(b.name, "", b.low, b.high, b.labels) for b in super().blocks(players)]

    caught(Mute(), laws.observations, "not described")


def test_an_imagination_that_knows_too_much() -> None:
    class Knowing(Penny):
        def redeal(self, s: House, seat: int, rng: Rng) -> House:
            return s.clone()

    caught(Knowing(), laws.secrets, "never imagines anything else")


def test_an_imagination_that_peeks() -> None:
    class Peeking(Penny):
        def redeal(self, s: House, seat: int, rng: Rng) -> House:
            return super().redeal(s, seat, Rng(7 + sum(s.favourites)))

    caught(Peeking(), laws.secrets, "depends on what the seat cannot know")


def test_an_imagination_that_loses_something() -> None:
    class Losing(Penny):
        def redeal(self, s: House, seat: int, rng: Rng) -> House:
            t = super().redeal(s, seat, rng)
            t.bank += 1
            return t

    caught(Losing(), laws.secrets, "makes or loses")


def test_choices_that_depend_on_a_secret_of_others() -> None:
    class Telling(penny.Bids):
        def legal(self, s: House, f: Frame, seat: int, out: Ints) -> None:
            for amount in range(s.coins[seat] + (s.favourites[1 - seat % 2] == 0)):
                out.push(penny.BID.of(amount))
            if out.size == 0:
                out.push(penny.BID.of(0))

    game = with_step(penny.BIDS, faulty := Telling("bids", "P2.1"))
    faulty.id = penny.BIDS.id
    caught(game, laws.secrets, "choices tell a secret")


def test_an_event_for_the_wrong_ears() -> None:
    class Shouting(penny.Favourite):
        def give(self, s: House, seat: int, kind: int) -> None:
            s.favourites[seat] = kind
            s.tell(penny.FAVOURS, seat, kind, to=EVERYBODY)

    caught(with_step(penny.FAVOURITE, Shouting("favourite", "P1.2", penny.DRAWN)), laws.events, "only by its events")


def test_an_event_whose_number_tells_a_secret() -> None:
    class Winking(penny.Prize):
        def give(self, s: House, seat: int, kind: int) -> None:
            super().give(s, seat, kind)
            s.tell(penny.OFFERED, kind, number=s.favourites[0])

    caught(with_step(penny.PRIZE_STEP, Winking("prize", "P2.1", penny.DRAWN)), laws.secrets, "shows it a secret")


def test_what_the_rules_reveal_is_no_leak() -> None:
    class Revealing(penny.Prize):
        def give(self, s: House, seat: int, kind: int) -> None:
            super().give(s, seat, kind)
            s.tell(penny.OFFERED, kind, number=s.favourites[0])
            s.reveal()

    laws.secrets(room_of(with_step(penny.PRIZE_STEP, Revealing("prize", "P2.1", penny.DRAWN))), 8)


def test_asking_who_gives_a_secret_away() -> None:
    class Pointing(penny.Prize):
        def give(self, s: House, seat: int, kind: int) -> None:
            super().give(s, seat, kind)
            s.agenda.pop()
            s.then(penny.BIDS.all(3 if s.favourites[0] == kind and s.seats == 3 else 2**s.seats - 1))

    class Telltale(Penny):
        def redeal(self, s: House, seat: int, rng: Rng) -> House:
            t = super().redeal(s, seat, rng)
            if s.seats == 3 and s.prize >= 0 and t.sealed is None and s.agenda.size and self.step(s) is penny.BIDS:
                t.agenda.pop()
                t.then(penny.BIDS.all(3 if t.favourites[0] == s.prize else 7))
            return t

    steps = [penny.FAVOURITE, Pointing("prize", "P2.1", penny.DRAWN), penny.ROUND, penny.BIDS, penny.OUTCRY]
    caught(Telltale(steps), laws.secrets, "who is asked|choices tell")


def test_weights_that_do_not_fit() -> None:
    class Weightless(penny.Prize):
        def weights(self, s: House, f: Frame, out: Ints) -> None:
            out.push(0)

    caught(with_step(penny.PRIZE_STEP, Weightless("prize", "P2.1", penny.DRAWN)), laws.legal_lists, "weights do not fit")


def test_a_clone_that_shares() -> None:
    class Shared(House):
        def clone(self) -> House:
            t = Shared(self.seats, self)
            t.won = self.won
            return t

    class Sharing(Penny):
        def new(self, players: int, options: dict[str, str], rules: int) -> House:
            return Shared(players, super().new(players, options, rules))

    caught(Sharing(), laws.clones, "clone")


def test_state_outside_the_state() -> None:
    class Moody(penny.Bids):
        asked = 0

        def legal(self, s: House, f: Frame, seat: int, out: Ints) -> None:
            Moody.asked += 1
            for amount in range(1 + Moody.asked % 2):
                out.push(penny.BID.of(amount))

    caught(with_step(penny.BIDS, Moody("bids", "P2.1")), laws.side_by_side, "part ways")


def test_choices_out_of_order() -> None:
    class Unsorted(penny.Bids):
        def legal(self, s: House, f: Frame, seat: int, out: Ints) -> None:
            for amount in range(s.coins[seat], -1, -1):
                out.push(penny.BID.of(amount))

    caught(with_step(penny.BIDS, Unsorted("bids", "P2.1")), laws.legal_lists, "not ascending")


def test_no_choice_at_all() -> None:
    class Mute(penny.Bids):
        def legal(self, s: House, f: Frame, seat: int, out: Ints) -> None:
            pass

    caught(with_step(penny.BIDS, Mute("bids", "P2.1")), laws.legal_lists, "offers nothing")


def test_chance_that_takes_another_way() -> None:
    class Loaded(penny.Prize):
        def sample(self, s: House, f: Frame, rng: Rng) -> int:
            return penny.DRAWN.of(s.prizes.pick(s.prizes.total - 1 - rng.below(s.prizes.total)))

    caught(with_step(penny.PRIZE_STEP, Loaded("prize", "P2.1", penny.DRAWN)), laws.legal_lists, "another way")


def test_a_coin_from_nowhere() -> None:
    class Generous(penny.Prize):
        def give(self, s: House, seat: int, kind: int) -> None:
            super().give(s, seat, kind)
            s.coins[0] += s.rounds == 3

    caught(with_step(penny.PRIZE_STEP, Generous("prize", "P2.1", penny.DRAWN)), laws.census, "census changed")


def test_a_dump_that_forgets() -> None:
    class Forgetful(Penny):
        def load(self, data: dict[str, object]) -> House:
            s = super().load(data)
            s.rounds = 0
            return s

    caught(Forgetful(), laws.records, "not the same state")


def test_a_playout_that_goes_astray() -> None:
    class Hasty(penny.Prize):
        def roll(self, s: House, f: Frame, rng: Rng) -> int:
            return super().roll(s, f, rng) + 1

    caught(with_step(penny.PRIZE_STEP, Hasty("prize", "P2.1", penny.DRAWN)), laws.playouts, "counts other choices")


def test_a_game_beyond_its_bounds() -> None:
    class Long(Penny):
        def tallies(self, s: House) -> dict[str, int]:
            return {"rounds": s.rounds + 1}

    caught(Long(), laws.bounds, "more than 5")


def test_a_refusal_without_a_paragraph() -> None:
    class Curt(penny.Bids):
        def refuse(self, s: House, f: Frame, seat: int, action: int) -> Refusal:
            return Refusal(DONE, 0, "P9.9")

    caught(with_step(penny.BIDS, Curt("bids", "P2.1")), laws.refusals, "without a paragraph")


def test_texts_that_are_missing_unused_or_broken() -> None:
    room = Room("conformance.penny")
    sound = {lang: room.sentences(lang) for lang in ("fr", "en", "de")}

    def with_text(lang: str, change: Callable[[str], str]) -> Room:
        other = Room("conformance.penny")
        faulty = {**sound, lang: change(sound[lang])}
        other.__dict__["sentences"] = faulty.__getitem__
        return other

    texts.complete(room)
    faults: list[tuple[str, Callable[[str], str], str]] = [
        ("de", lambda t: t.replace("event-wins", "event-loses"), "missing .*event-wins"),
        ("de", lambda t: t.replace("tip-bids", "tip-none"), "missing .*tip-bids"),
        ("fr", lambda t: t.replace("goal =", "aim ="), "missing .*goal"),
        ("fr", lambda t: t + "\nverb-fly = fly\n", "unused .*verb-fly"),
        ("fr", lambda t: t.replace("{ $amount }", "{ $sum }"), "which nobody gives"),
        ("de", lambda t: t.replace("You cannot pay { $amount }, only { $number }", "Too much"), "other things than en"),
        ("en", lambda t: t + "\nbroken = {\n", "not Fluent"),
    ]
    for lang, change, says in faults:
        with pytest.raises(AssertionError, match=says):
            texts.complete(with_text(lang, change))


def test_paragraphs_nobody_cites(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"not cited by code: \['P0.3'\]"):
        other = Room("conformance.penny")
        book = other.rulebooks["en"]
        book.paragraphs["P0.3"] = book.paragraphs["P0.1"]
        citations.all_cited(other, tmp_path)
    with pytest.raises(AssertionError, match="not cited by a test"):
        room = Room("conformance.penny")
        room.rulings.clear()
        citations.all_cited(room, tmp_path)


@pytest.mark.parametrize("fault", [{"minutes": (60, 30)}, {"age": 0}, {"audience": "everybody"}])
def test_a_game_that_nobody_can_choose_by_its_card(fault: dict[str, object]) -> None:
    room = Room("conformance.penny")
    texts.card(room)
    room.__dict__["info"] = replace(room.info, **fault)  # type: ignore[arg-type]
    with pytest.raises(AssertionError, match="penny: "):
        texts.card(room)
