"""How the server is set up: a TOML file, then the environment, then the command line; the last word counts.

A setting `public-url` of the file is SLEUTH_PUBLIC_URL in the environment. Unsafe ones are refused with
words, and no refusal repeats a secret.
"""

from __future__ import annotations

import os
import secrets
import stat
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from sleuth.rules.refusal import Detail, Refusal, shortly

ENVIRONMENT: Final = "SLEUTH_"
NOT_OURS: Final = {"SLEUTH_SETTINGS", "SLEUTH_COMPILE"}  # where the file is; how the package is built
SECRET: Final = {"secret-key", "database-url"}
KEY_LENGTH: Final = 32  # bytes
KEY_FILE: Final = "key"
DATABASE_FILE: Final = "sleuth.sqlite"


@dataclass(frozen=True, slots=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = field(default_factory=lambda: default_folder())
    database_url: str = field(default="", repr=False)  # none: a SQLite file in the data folder
    public_url: str = ""  # how people reach the table; none: as a machine's own user does
    metrics_for: str = ""  # addresses or networks that may read /metrics besides this machine, with commas
    secret_key: str = field(default="", repr=False)  # none: one is made and kept in the data folder

    @property
    def database(self) -> str:
        return self.database_url or f"sqlite:///{self.data / DATABASE_FILE}"

    @property
    def secure(self) -> bool:
        """Whether people come by https, so that cookies may insist on it."""
        return self.public_url.startswith("https:")


def networks(written: str) -> list[IPv4Network | IPv6Network]:
    """The addresses and networks of a list with commas."""
    try:
        return [ip_network(each.strip()) for each in written.split(",") if each.strip()]
    except ValueError:
        raise bad_setting("settings-metrics-for", value=shortly(written)) from None


def default_folder() -> Path:
    """The folder of a user's data, by the custom of the desktop."""
    kept = os.environ.get("XDG_DATA_HOME", "")
    return (Path(kept) if kept else Path.home() / ".local" / "share") / "sleuth" / "table"


NAMES: Final = tuple(setting.name.replace("_", "-") for setting in fields(Settings))


def bad_setting(reason: str, **details: Detail) -> Refusal:
    return Refusal("bad-setting", reason, "", details)


def read_settings(file: Path | None, environment: Mapping[str, str], given: Mapping[str, object]) -> Settings:
    """The settings, checked. What is given as None was not given."""
    where = file or (Path(environment["SLEUTH_SETTINGS"]) if environment.get("SLEUTH_SETTINGS") else None)
    found = {**(from_file(where) if where else {}), **from_environment(environment)}
    found |= {name: value for name, value in given.items() if value is not None}
    settings = Settings(**{name.replace("-", "_"): typed(name, value) for name, value in found.items()})
    check(settings)
    return settings


def from_file(file: Path) -> dict[str, object]:
    try:
        found = tomllib.loads(file.read_text("utf-8"))
        mode = file.stat().st_mode
    except (OSError, ValueError) as problem:
        raise bad_setting("settings-file", path=str(file), problem=str(problem)) from None
    check_names(found)
    if found.keys() & SECRET and mode & (stat.S_IRGRP | stat.S_IROTH):
        raise bad_setting("settings-file-open", path=str(file))
    return found


def from_environment(environment: Mapping[str, str]) -> dict[str, object]:
    ours = {name: value for name, value in environment.items() if name.startswith(ENVIRONMENT)}
    found: dict[str, object] = {
        name.removeprefix(ENVIRONMENT).lower().replace("_", "-"): value
        for name, value in ours.items()
        if name not in NOT_OURS
    }
    check_names(found)
    return found


def check_names(found: Mapping[str, object]) -> None:
    for name in found:
        if name not in NAMES:
            raise bad_setting("settings-unknown", name=shortly(name), known=", ".join(NAMES))


def typed(name: str, value: object) -> Any:
    """The value of a setting, as its field wants it."""
    if name == "port":
        if isinstance(value, str) and value.isascii() and value.isdigit():
            value = int(value)
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 65535:
            raise bad_setting("settings-port", value=shortly(value))
        return value
    if name == "data" and isinstance(value, str | Path) and str(value):
        return Path(value).expanduser().absolute()
    if not isinstance(value, str) or name == "data":
        raise bad_setting("settings-text", name=name)
    return value


# What would be unsafe


def check(settings: Settings) -> None:
    check_database(settings.database)
    networks(settings.metrics_for)
    if settings.public_url:
        check_public_url(settings.public_url)
    elif not is_loopback(settings.host):
        raise bad_setting("settings-public", host=shortly(settings.host))
    if settings.secret_key and len(settings.secret_key.encode()) < KEY_LENGTH:
        raise bad_setting("settings-secret-key", length=len(settings.secret_key.encode()), least=KEY_LENGTH)


def check_database(database: str) -> None:
    try:
        url = make_url(database)
    except (ArgumentError, ValueError):
        raise bad_setting("settings-database") from None
    if url.drivername not in ("sqlite", "postgresql"):
        raise bad_setting("settings-database")
    if url.drivername == "sqlite" and (not url.database or url.database.startswith(("file:", ":memory:"))):
        raise bad_setting("settings-database-memory")


def check_public_url(public: str) -> None:
    try:
        url = urlsplit(public)
        good = is_origin(url) and url.port != 0
    except ValueError:
        good = False
    if not good:
        raise bad_setting("settings-public-url", value=shortly(public.rpartition("@")[2]))
    if url.scheme == "http" and not is_loopback(url.hostname or ""):
        raise bad_setting("settings-public-http", value=shortly(public))


def is_origin(url: SplitResult) -> bool:
    """Whether an address has a scheme, a host and perhaps a port, and nothing else."""
    more = url.path.strip("/") or url.query or url.fragment or "@" in url.netloc
    return url.scheme in ("http", "https") and bool(url.hostname) and not more


def is_loopback(host: str) -> bool:
    """Whether only programs of this machine reach a host."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


# The data folder


def make_folder(settings: Settings) -> None:
    """Make the data folder if need be, for its owner alone; refuse one that others may write to."""
    try:
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        mode = settings.data.stat().st_mode
    except OSError as problem:
        raise bad_setting("settings-data", path=str(settings.data), problem=problem.strerror or "") from None
    if mode & stat.S_IWOTH:
        raise bad_setting("settings-data-open", path=str(settings.data))


def signing_key(settings: Settings) -> bytes:
    """The key that signs cookies: the one that is set, or one made once and kept in the data folder."""
    if settings.secret_key:
        return settings.secret_key.encode()
    make_folder(settings)
    path = settings.data / KEY_FILE
    try:
        if not path.exists():
            write_key(settings, secrets.token_urlsafe(KEY_LENGTH).encode())
        mode, key = path.stat().st_mode, path.read_bytes()
    except OSError as problem:
        raise bad_setting("settings-data", path=str(path), problem=problem.strerror or "") from None
    if mode & (stat.S_IRWXG | stat.S_IRWXO):
        raise bad_setting("settings-key-open", path=str(path))
    if len(key) < KEY_LENGTH:
        raise bad_setting("settings-key-short", path=str(path), length=len(key), least=KEY_LENGTH)
    return key


def write_key(settings: Settings, key: bytes) -> None:
    """Keep a key in the data folder, whole or not at all."""
    path = settings.data / KEY_FILE
    fresh = path.with_name(f".{KEY_FILE}.{secrets.token_hex(4)}")
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
