"""Chance that everybody can verify, and nobody can steer.

Before the start the SHA-256 of a secret 256-bit seed is published, its promise; at the end the seed is revealed. Outcome
n is drawn from HMAC-SHA256(seed, n): nobody can foresee it, and nobody can have chosen it after the start.

Where people take part, each may add a secret of his own: promised while the table is open, opened when all seats are
taken, revealed at the end. The match is then drawn from the hash of all of them. See docs/guide/fairness.md."""

from __future__ import annotations

import hmac
import re
import secrets
from collections.abc import Sequence
from hashlib import sha256

from fullsteam.kernel.core import State, heavier
from fullsteam.kernel.ints import Ints, empty
from fullsteam.kernel.record import Share
from fullsteam.kernel.room import Room

SEED_BYTES = 32
SPACE = 1 << 256
HEX = re.compile("[0-9a-f]{64}")  # a seed, a secret, or a promise, as it is written


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def checked(seed: bytes) -> bytes:
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    return seed


def promise(seed: bytes) -> str:
    return sha256(seed).hexdigest()


def keeps(promised: str, secret: str) -> bool:
    """Is this, in hexadecimal, the secret of which that was promised?"""
    return HEX.fullmatch(secret) is not None and promise(bytes.fromhex(secret)) == promised


def recipe(seed: bytes, shares: Sequence[Share], players: int) -> str:
    """What the seed of a match is the hash of: lines that a person can write down too. A seat that promised nothing, or
    stayed silent, has a dash."""
    added = {share.seat: share.secret for share in shares}
    lines = ["fullsteam seed 2", f"server {seed.hex()}", *(f"seat {i + 1} {added.get(i) or '-'}" for i in range(players))]
    return "".join(f"{line}\n" for line in lines)


def mixed(seed: bytes, shares: Sequence[Share], players: int) -> bytes:
    """The seed of a match: the server's own, or, where people promised to add something, the hash of all."""
    return sha256(recipe(seed, shares, players).encode()).digest() if shares else seed


def draw(seed: bytes, n: int, total: int) -> int:
    """0 <= result < total, all equally likely: numbers beyond the last whole multiple of total are drawn again."""
    limit = SPACE - SPACE % total
    attempt = 0
    while True:
        number = int.from_bytes(hmac.digest(seed, f"{n}/{attempt}".encode(), "sha256"), "big")
        if number < limit:
            return number % total
        attempt += 1


def lots(room: Room, s: State) -> tuple[Ints, Ints]:
    """What chance may say in this position, and how likely each of it is."""
    actions, weights = empty(), empty()
    room.game.legal(s, room.game.actor(s), actions)
    room.game.weights(s, weights)
    return actions, weights


def outcome(room: Room, s: State, seed: bytes, n: int) -> int:
    """What chance says at ply n of a match with this seed."""
    actions, weights = lots(room, s)
    return int(actions.items[heavier(weights, draw(seed, n, sum(weights.to_list())))])
