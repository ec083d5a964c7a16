"""Chance that everybody can verify.

Before the start the SHA-256 of a secret 256-bit seed is published; at the end the seed is revealed. Outcome n is drawn
from HMAC-SHA256(seed, n): nobody can foresee it, and nobody can have chosen it after the start."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

from fullsteam.kernel.core import State, heavier
from fullsteam.kernel.ints import empty
from fullsteam.kernel.room import Room

SEED_BYTES = 32
SPACE = 1 << 256


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def checked(seed: bytes) -> bytes:
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    return seed


def promise(seed: bytes) -> str:
    return sha256(seed).hexdigest()


def draw(seed: bytes, n: int, total: int) -> int:
    """0 <= result < total, all equally likely: numbers beyond the last whole multiple of total are drawn again."""
    limit = SPACE - SPACE % total
    attempt = 0
    while True:
        number = int.from_bytes(hmac.digest(seed, f"{n}/{attempt}".encode(), "sha256"), "big")
        if number < limit:
            return number % total
        attempt += 1


def outcome(room: Room, s: State, seed: bytes, n: int) -> int:
    """What chance says at ply n of a match with this seed."""
    actions, weights = empty(), empty()
    room.game.legal(s, room.game.actor(s), actions)
    room.game.weights(s, weights)
    return int(actions.items[heavier(weights, draw(seed, n, sum(weights.to_list())))])
