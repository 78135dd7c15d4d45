"""Who someone is: guests at once, the same person elsewhere by a password, and gone when they wish."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from datetime import UTC, datetime, timedelta
from functools import partial
from hashlib import sha256
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeSerializer

from sleuth.rules.refusal import Detail, Refusal
from sleuth.table.model import Person
from sleuth.table.store import Store, Taken

LONGEST_NAME: Final = 40
PASSWORD_LENGTH: Final = (10, 200)
AT_ONCE: Final = 2  # passwords hashed at the same time; each takes 64 MB
SEEN_EVERY: Final = timedelta(hours=1)
# Nobody's password, so that signing in takes as long whether the name is known or not.
NOBODYS: Final = PasswordHasher().hash(secrets.token_hex())


def refused(reason: str, **details: Detail) -> Refusal:
    return Refusal("not-possible", reason, "", details)


class People:
    def __init__(self, store: Store, key: bytes) -> None:
        self.store = store
        self.signer = URLSafeSerializer(key, salt="sleuth-person", signer_kwargs={"digest_method": sha256})
        self.hasher = PasswordHasher()
        self.hashing = asyncio.Semaphore(AT_ONCE)

    async def welcome(self, name: str) -> Person:
        """A new guest."""
        now = datetime.now(UTC)
        person = Person(secrets.token_hex(13), good_name(name), None, sessions=1, created=now, seen=now)
        await self.store.add_person(person)
        return person

    def cookie(self, person: Person) -> str:
        """What a browser keeps to be this person, until they sign out everywhere."""
        return str(self.signer.dumps([person.id, person.sessions]))

    async def who(self, cookie: str | None) -> Person | None:
        """Whose cookie it is, if it is one of ours and still counts."""
        try:
            person_id, sessions = self.signer.loads(cookie or "")
        except BadSignature:
            return None
        person = await self.store.person(person_id)
        if person is None or person.sessions != sessions:
            return None
        now = datetime.now(UTC)
        if now - person.seen > SEEN_EVERY:
            await self.save(person, seen=now)
        return person

    async def rename(self, person: Person, name: str) -> None:
        await self.save(person, name=good_name(name))

    async def set_password(self, person: Person, password: str, old: str = "") -> None:
        """Become someone who signs in by name, or change the password; other devices are signed out."""
        least, most = PASSWORD_LENGTH
        if not least <= len(password) <= most:
            raise refused("table-password-length", least=least, most=most)
        if person.password is not None and not await self.fits(person.password, old):
            raise refused("table-password-wrong")
        hashed = await self.hash(password)
        await self.save(person, password=hashed, sessions=person.sessions + 1)

    async def sign_in(self, name: str, password: str) -> Person:
        person = await self.store.person_named(name)
        kept = NOBODYS if person is None or person.password is None else person.password
        if not await self.fits(kept, password) or person is None:
            raise refused("table-sign-in")
        if self.hasher.check_needs_rehash(kept):
            await self.save(person, password=await self.hash(password))
        return person

    async def sign_out_everywhere(self, person: Person) -> None:
        await self.save(person, sessions=person.sessions + 1)

    async def export(self, person: Person) -> dict[str, list[dict[str, Any]]]:
        """All that is kept about someone, ready for JSON."""
        return await self.store.everything_of(person.id)

    async def forget(self, person: Person) -> None:
        """Delete someone's data. What they decided stays under no name, for it is others' game too."""
        await self.store.forget_person(person.id)

    async def save(self, person: Person, **changed: object) -> None:
        try:
            await self.store.save_person(person.id, **changed)
        except Taken:
            raise refused("table-name-taken", name=str(changed.get("name", person.name))) from None
        for name, value in changed.items():
            setattr(person, name, value)

    async def hash(self, password: str) -> str:
        async with self.hashing:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def fits(self, kept: str, password: str) -> bool:
        """Whether a password is the one that was hashed."""
        if len(password) > PASSWORD_LENGTH[1]:
            return False
        async with self.hashing:
            try:
                return await asyncio.to_thread(partial(self.hasher.verify, kept, password))
            except (VerificationError, InvalidHashError):
                return False


def good_name(name: str) -> str:
    """A name as it is shown: one line of visible characters."""
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(shown) <= LONGEST_NAME:
        raise refused("table-name-length", most=LONGEST_NAME)
    if any(unicodedata.category(letter)[0] == "C" for letter in shown):
        raise refused("table-name-letters")
    return shown
