"""Passwords: kept as argon2 hashes, compared in a thread, as slowly for a login that does not exist."""

from __future__ import annotations

import asyncio
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

HASHER = PasswordHasher()
TWO_AT_ONCE = asyncio.Semaphore(2)  # argon2 takes 64 MB each


@cache
def dummy() -> str:
    """Compared where there is no such login, so that the answer takes as long."""
    return HASHER.hash("nobody has this password")


async def hashed(password: str) -> str:
    async with TWO_AT_ONCE:
        return await asyncio.to_thread(HASHER.hash, password)


async def matches(stored: str, password: str) -> bool:
    async with TWO_AT_ONCE:
        try:
            return await asyncio.to_thread(HASHER.verify, stored, password)
        except VerificationError:
            return False
