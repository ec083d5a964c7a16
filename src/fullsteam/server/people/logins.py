"""Which account a login and a password open, together: several people may have chosen the same login, and nobody is told
(docs/decisions/0013). However many there are, and if there is none, finding out takes the same time."""

from __future__ import annotations

import hmac

from fullsteam.server.people import passwords
from fullsteam.server.store import Store, User, people


class Logins:
    def __init__(self, store: Store, key: str) -> None:
        self.store = store
        self.key = key.encode()

    def salt(self, login: str) -> bytes:
        """One for all accounts of a login, so that one hash is compared with all of theirs; no other server has it."""
        return hmac.digest(self.key, b"salt " + login.encode(), "sha256")[:16]

    async def find(self, login: str, password: str) -> tuple[User | None, str]:
        """The account, and the password as it is stored. Two hashes each time: what was stored before 0.3, with a salt of its
        own, is compared by itself, and where there is no such thing a dummy is."""
        accounts = await self.store.read(people.accounts_of, login)
        hashed = await passwords.hashed(password, self.salt(login))
        found = None
        for user, stored in accounts:
            if hmac.compare_digest(stored.encode(), hashed.encode()):
                found = user
        older = [(user, stored) for user, stored in accounts if salted(stored) != salted(hashed)]
        for user, stored in older:
            if await passwords.matches(stored, password):
                found = user
        if not older:
            await passwords.matches(passwords.dummy(), password)
        return found, hashed


def salted(stored: str) -> str:
    """How it was hashed, and with what salt: all but the hash."""
    return stored.rpartition("$")[0]
