"""A seed that nobody can steer: what it is the hash of, what a host gains by trying, and every way to cheat is seen."""

from __future__ import annotations

import random
import subprocess
import sys
from hashlib import sha256
from math import sqrt
from statistics import mean, stdev

import pytest

from fullsteam.games import room
from fullsteam.kernel.record import RecordError, Share, parse_record
from fullsteam.play import fairness
from fullsteam.play.match import Match
from fullsteam.play.verify import check_commitment, verify

TRAMBAHN = room("trambahn")
SEED, ANNA, BO = bytes(range(32)), "a1" * 32, "b2" * 32


def promised(secret: str) -> str:
    return fairness.promise(bytes.fromhex(secret))


def share(seat: int, secret: str, silent: bool = False) -> Share:
    return Share(seat, promised(secret), "" if silent else secret)


def played(*shares: Share, plies: int = 10_000) -> Match:
    match = Match(TRAMBAHN, ["Anna", "Bo"], {"first": "seat1"}, SEED, shares=shares)
    while not match.over and len(match.plies) < plies:
        seat = match.actors[0]
        match.play(seat, match.perspective(seat).legal[-1])
    return match


BOTH = played(share(0, ANNA), share(1, BO)).record().written()
ONE = played(share(0, ANNA), share(1, BO, silent=True)).record().written()


# --- the seed


def test_the_seed_is_the_hash_of_lines_that_a_person_can_write_down() -> None:
    written = f"fullsteam seed 2\nserver {SEED.hex()}\nseat 1 {ANNA}\nseat 2 -\nseat 3 {BO}\n"
    shares = [share(0, ANNA), share(2, BO)]
    assert fairness.recipe(SEED, shares, 3) == written
    assert fairness.mixed(SEED, shares, 3) == sha256(written.encode()).digest()


def test_whoever_adds_something_changes_everything_whoever_adds_nothing_changes_nothing() -> None:
    silent = [share(0, ANNA), share(1, BO, silent=True)]
    assert fairness.mixed(SEED, silent, 2) == fairness.mixed(SEED, [share(0, ANNA)], 2)
    different = [[], [share(0, ANNA)], [share(1, ANNA)], [share(0, ANNA), share(1, BO)], [share(0, BO), share(1, ANNA)]]
    assert len({fairness.mixed(SEED, shares, 2) for shares in different}) == len(different)
    assert fairness.mixed(SEED, [], 2) == SEED, "nobody promised anything: as it always was"


def test_a_secret_has_64_small_hexadecimal_digits() -> None:
    assert fairness.keeps(promised(ANNA), ANNA)
    assert not fairness.keeps(promised(BO), ANNA)
    for wrong in ("", "a1", ANNA.upper(), ANNA[:-1] + "\n", " " + ANNA, ANNA + ANNA, "é" * 64):
        assert not fairness.keeps(promised(ANNA), wrong)


# --- a host who tries many seeds

TRIES, MATCHES, DICE = 1000, 120, 5
HONEST = DICE * 3.5


def luck(seed: bytes) -> int:
    """How well the first five dice of a match treat the host's own seat."""
    return sum(fairness.draw(seed, n, 6) + 1 for n in range(DICE))


def best(chance: random.Random, shares: list[Share]) -> bytes:
    """Of a thousand seeds that one with which he would fare best, as far as he knows."""
    return max((chance.randbytes(32) for _ in range(TRIES)), key=lambda seed: luck(fairness.mixed(seed, shares, 2)))


def fares(kind: str) -> tuple[float, float]:
    """How the host fares, and the standard error of that. He chooses his seed, then Anna opens her secret."""
    chance = random.Random(kind)
    found = []
    for _ in range(MATCHES):
        anna = share(0, chance.randbytes(32).hex())
        guess = [] if kind == "alone" else [Share(0, anna.promise, chance.randbytes(32).hex())]
        seed = chance.randbytes(32) if kind == "honest" else best(chance, guess)
        found.append(luck(fairness.mixed(seed, [] if kind == "alone" else [anna], 2)))
    return mean(found), stdev(found) / sqrt(MATCHES)


def test_a_host_who_tries_a_thousand_seeds_gains_much_where_he_alone_chooses() -> None:
    """Else the next test would show nothing."""
    gained, error = fares("alone")
    assert gained > HONEST + 8 > HONEST + 20 * error


def test_he_gains_nothing_where_one_person_adds_a_secret() -> None:
    tried, error = fares("tries")
    assert abs(tried - HONEST) < 3 * error
    honest, other = fares("honest")
    assert abs(tried - honest) < 3 * sqrt(error**2 + other**2)


# --- what records say


def test_records_say_who_added_to_the_seed() -> None:
    for text, added, silent in ((BOTH, [1, 2], []), (ONE, [1], [2])):
        record = parse_record(text)
        assert record.written() == text
        found = verify(TRAMBAHN, record)
        assert (found.scheme, found.added, found.silent, found.shuffle) == (2, added, silent, "verified")
    alone = played().record()
    assert "fairness" not in alone.written() and "secret" not in alone.written()
    assert verify(TRAMBAHN, alone).scheme == 1


def test_before_the_end_a_record_tells_promises_and_no_secret() -> None:
    match = played(share(0, ANNA), share(1, BO), plies=50)
    text = match.record().written()
    assert promised(ANNA) in text and promised(BO) in text
    assert not any(secret in text for secret in (ANNA, BO, SEED.hex(), match.seed.hex()))
    assert verify(TRAMBAHN, parse_record(text)).shuffle == "still secret"
    with pytest.raises(RecordError, match="what people added to the seed is still secret"):
        Match.resume(TRAMBAHN, match.record(), SEED)


def test_a_match_resumes_from_a_record_that_tells_its_secrets() -> None:
    assert Match.resume(TRAMBAHN, parse_record(BOTH), SEED).record().written() == BOTH


# --- cheating

OTHER = "c3" * 32
HEAD = f"fairness 2\nsecret-sha256 1 {promised(ANNA)}\nsecret-sha256 2 {promised(BO)}\n"
TAIL = f"secret 1 {ANNA}\nsecret 2 {BO}\n"
DRAWN = r'line \d+: chance says ".*", but the seed gives ".*"'
CHEATS = [
    ("another seed", [(SEED.hex(), OTHER)], "the seed is not the one promised before the start"),
    (
        "another seed, and its promise",
        [(SEED.hex(), OTHER), (fairness.promise(SEED), promised(OTHER))],
        DRAWN,
    ),
    ("a secret changed", [(f"secret 1 {ANNA}", f"secret 1 {OTHER}")], "the secret of seat 1 is not the one it promised"),
    ("a secret cut", [(f"secret 1 {ANNA}", f"secret 1 {ANNA[:-2]}")], "the secret of seat 1 is not the one it promised"),
    ("a secret left out", [(f"secret 1 {ANNA}\n", "")], 'neither opens it nor says "silent 1"'),
    ("a secret called silent", [(f"secret 1 {ANNA}", "silent 1")], DRAWN),
    ("secrets exchanged", [(TAIL, f"secret 1 {BO}\nsecret 2 {ANNA}\n")], "the secret of seat 1 is not the one it promised"),
    (
        "a promise changed",
        [(f"secret-sha256 1 {promised(ANNA)}", f"secret-sha256 1 {promised(OTHER)}")],
        "seat 1 is not the one",
    ),
    ("a promise left out", [(f"secret-sha256 1 {promised(ANNA)}\n", "")], "seat 1 promised no secret"),
    (
        "promise and secret changed",
        [(ANNA, OTHER), (promised(ANNA), promised(OTHER))],
        DRAWN,
    ),
    ("one person left out", [(f"secret-sha256 1 {promised(ANNA)}\n", ""), (f"secret 1 {ANNA}\n", "")], DRAWN),
    ("all left out", [(HEAD, ""), (TAIL, "")], DRAWN),
    ("the line fairness left out", [("fairness 2\n", "")], 'secrets need the line "fairness 2"'),
    ("promises left out", [(HEAD, "fairness 2\n"), (TAIL, "")], 'has no line "secret-sha256"'),
    ("an unknown scheme", [("fairness 2", "fairness 3")], 'not "3"'),
    ("no promise of the server", [(f"seed-sha256 {fairness.promise(SEED)}\n", "")], "no seed was promised"),
    ("all kept secret", [(f"seed {SEED.hex()}\n{TAIL}", "")], "the promised seed is not revealed"),
    ("a secret twice", [(TAIL, TAIL + f"secret 1 {ANNA}\n")], "or its secret stands here twice"),
    ("a secret for nobody", [(TAIL, TAIL + f"secret 3 {ANNA}\n")], "seat 3 promised no secret"),
    ("silent, with a secret", [(f"secret 1 {ANNA}", f"silent 1 {ANNA}")], 'it is "secret SEAT NUMBER" or "silent SEAT"'),
    ("a promise that is none", [(promised(ANNA), "77")], "this is no SHA-256"),
    ("a seat that is none", [("secret-sha256 2", "secret-sha256 7"), ("secret 2", "secret 7")], "there is no seat 7 among 2"),
]


def doctored(changes: list[tuple[str, str]], text: str = BOTH) -> str:
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return text


@pytest.mark.parametrize(("changes", "sentence"), [cheat[1:] for cheat in CHEATS], ids=[cheat[0] for cheat in CHEATS])
def test_every_way_to_cheat_is_seen(changes: list[tuple[str, str]], sentence: str) -> None:
    with pytest.raises(RecordError, match=rf"^line \d+: .*{sentence}" if sentence != DRAWN else DRAWN):
        verify(TRAMBAHN, parse_record(doctored(changes)))


def test_another_outcome_is_seen() -> None:
    lines = BOTH.splitlines()
    dealt = [i for i, line in enumerate(lines) if line.startswith("* card")]
    first, second = dealt[0], next(i for i in dealt if lines[i] != lines[dealt[0]])
    lines[first], lines[second] = lines[second], lines[first]
    with pytest.raises(RecordError, match=f"^line {first + 1}: chance says"):
        verify(TRAMBAHN, parse_record("\n".join(lines)))


def test_a_silent_seat_that_had_opened_is_seen() -> None:
    """The other way round: somebody who stayed silent gets a secret afterwards."""
    with pytest.raises(RecordError, match=DRAWN):
        verify(TRAMBAHN, parse_record(ONE.replace("silent 2", f"secret 2 {BO}")))


# --- the same on the command line


def replayed(text: str, *more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from fullsteam.cli.main import run; run()", "replay", "-", "--verify", *more]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=False)


def test_the_command_line_says_who_added_to_the_seed() -> None:
    assert replayed(BOTH).stdout.endswith("shuffle verified; the seed is of the server and of seats 1, 2\n")
    assert replayed(ONE).stdout.endswith("of the server and of seat 1; seat 2 promised a secret and stayed silent\n")


@pytest.mark.parametrize("name", ["another seed", "a secret changed", "a secret left out", "a promise changed", "all left out"])
def test_the_command_line_sees_cheating(name: str) -> None:
    changes = next(cheat[1] for cheat in CHEATS if cheat[0] == name)
    done = replayed(doctored(changes))
    assert done.returncode == 2 and done.stdout == "" and "Traceback" not in done.stderr
    assert " ".join(done.stderr.split()).count("line ") == 1


def test_who_promised_nothing_may_be_noted_too() -> None:
    record = parse_record(played(share(0, ANNA)).record().written())
    check_commitment(record, "2=-")
    with pytest.raises(RecordError, match="the commitment of seat 1 is not the one"):
        check_commitment(record, "1=-")


def test_a_record_is_compared_with_the_commitments_that_were_seen_before_the_match() -> None:
    """A record that agrees with itself, of another match: only who noted something knows."""
    seen = ["--commitment", fairness.promise(SEED), "--commitment", f"2={promised(BO)}"]
    assert replayed(BOTH, *seen).stdout.endswith("of seats 1, 2; as committed to before the match\n")
    for other, sentence in [
        (promised(OTHER), "the server's commitment is not the one"),
        (f"1={promised(BO)}", "the commitment of seat 1 is not the one"),
        (f"3={promised(BO)}", "the commitment of seat 3 is not the one"),
        ("2=-", "the commitment of seat 2 is not the one"),  # opened early: seat 2 chose its secret after that
        ("77", "is no commitment"),
        ("-", "is no commitment"),
    ]:
        done = replayed(BOTH, *seen, "--commitment", other)
        assert done.returncode == 2 and done.stdout == "" and sentence in " ".join(done.stderr.split()), done
