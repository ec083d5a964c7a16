"""Passwords: kept as argon2 hashes, compared in a thread, as slowly for a login that does not exist."""

from __future__ import annotations

import asyncio
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

HASHER = PasswordHasher()
WEAKEST = 2  # of zxcvbn's scores 0 to 4: a million guesses
TWO_AT_ONCE = asyncio.Semaphore(2)  # argon2 takes 64 MB each


@cache
def dummy() -> str:
    """Compared where there is no such login, so that the answer takes as long."""
    return HASHER.hash("nobody has this password")


def common(password: str, about: list[str]) -> bool:
    """Is it one that everybody tries first: of a list, of keys side by side, or of what is known about its owner?"""
    from zxcvbn import zxcvbn  # its lists take a while to read, and most servers never need them

    return int(zxcvbn(password[:100], user_inputs=about)["score"]) < WEAKEST


async def hashed(password: str, salt: bytes) -> str:
    async with TWO_AT_ONCE:
        return await asyncio.to_thread(HASHER.hash, password, salt=salt)


async def matches(stored: str, password: str) -> bool:
    async with TWO_AT_ONCE:
        try:
            return await asyncio.to_thread(HASHER.verify, stored, password)
        except VerificationError:
            return False
