"""Settings come from three places, and what would be unsafe is refused with words that betray nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleuth.rules.refusal import Refusal
from sleuth.table.settings import Settings, read_settings, signing_key
from sleuth.words import LANGUAGES, Words
from sleuth.words.telling import explain


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "settings.toml"
    path.touch(0o600)
    return path


def test_without_any_the_table_is_this_machines_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    settings = read_settings(None, {}, {})
    assert (settings.host, settings.port, settings.secure) == ("127.0.0.1", 8000, False)
    assert settings.database == "sqlite:////data/sleuth/table/sleuth.sqlite"


def test_the_command_line_has_the_last_word_and_the_file_the_first(file: Path) -> None:
    file.write_text('port = 1\nhost = "::1"\npublic-url = "https://games.example.org"\n')
    environment = {"SLEUTH_PORT": "2", "SLEUTH_HOST": "127.0.0.2", "SLEUTH_SETTINGS": str(file), "PATH": "/bin"}
    settings = read_settings(None, environment, {"port": 3, "host": None})
    assert (settings.port, settings.host, settings.public_url) == (3, "127.0.0.2", "https://games.example.org")
    assert settings.secure


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"colour": "red"}, "settings-unknown"),
        ({"port": "http"}, "settings-port"),
        ({"port": "65536"}, "settings-port"),
        ({"port": "-1"}, "settings-port"),
        ({"port": "²"}, "settings-port"),
        ({"host": "0.0.0.0"}, "settings-public"),  # noqa: S104 (this is what must not be)
        ({"host": "::"}, "settings-public"),
        ({"host": "games.example.org"}, "settings-public"),
        ({"host": ""}, "settings-public"),
        ({"public-url": "http://games.example.org"}, "settings-public-http"),
        ({"public-url": "ftp://games.example.org"}, "settings-public-url"),
        ({"public-url": "games.example.org"}, "settings-public-url"),
        ({"public-url": "https://games.example.org/table"}, "settings-public-url"),
        ({"public-url": "https://games.example.org?a"}, "settings-public-url"),
        ({"public-url": "https://ada:PLANTED@games.example.org"}, "settings-public-url"),
        ({"public-url": "https://games.example.org:port"}, "settings-public-url"),
        ({"public-url": "https://[::1"}, "settings-public-url"),
        ({"secret-key": "PLANTED"}, "settings-secret-key"),
        ({"secret-key": "PLANTED".ljust(31)}, "settings-secret-key"),
        ({"database-url": "mysql://ada:PLANTED@there/house"}, "settings-database"),
        ({"database-url": "postgresql+psycopg://ada:PLANTED@there/house"}, "settings-database"),
        ({"database-url": "PLANTED"}, "settings-database"),
        ({"database-url": "sqlite://"}, "settings-database-memory"),
        ({"database-url": "sqlite:///:memory:"}, "settings-database-memory"),
        ({"database-url": "sqlite:///file:x?mode=memory&uri=true"}, "settings-database-memory"),
    ],
)
def test_what_is_wrong_or_unsafe_is_refused_with_words(given: dict[str, str], reason: str) -> None:
    environment = {"SLEUTH_" + name.upper().replace("-", "_"): value for name, value in given.items()}
    with pytest.raises(Refusal) as refusal:
        read_settings(None, environment, {})
    assert refusal.value.reason == reason
    for language in LANGUAGES:
        assert "PLANTED" not in explain(Words(language), "", refusal.value)


@pytest.mark.parametrize(
    "given",
    [
        {"host": "0.0.0.0", "public_url": "https://games.example.org"},  # noqa: S104 (behind a proxy)
        {"public_url": "http://localhost:8000/"},
        {"public_url": "http://[::1]:8000"},
        {"secret_key": "k" * 32},
        {"database_url": "postgresql://ada:secret@there/house"},
    ],
)
def test_what_is_safe_is_taken(given: dict[str, str]) -> None:
    settings = read_settings(None, {}, {name.replace("_", "-"): value for name, value in given.items()})
    for name, value in given.items():
        assert getattr(settings, name) == value


@pytest.mark.parametrize(
    "text", ["colour = 1", "port = 1.5", "port = true", "host = 5", "secret-key = []", "data = ''"]
)
def test_a_file_with_something_wrong_is_refused(file: Path, text: str) -> None:
    file.write_text(text)
    with pytest.raises(Refusal, match=r"settings-(unknown|port|text)"):
        read_settings(file, {}, {})


@pytest.mark.parametrize("content", [b"port", b"\xff", None])
def test_a_file_that_cannot_be_read_is_refused(file: Path, content: bytes | None) -> None:
    file.unlink() if content is None else file.write_bytes(content)
    with pytest.raises(Refusal, match="settings-file"):
        read_settings(file, {}, {})


def test_a_file_with_a_secret_is_its_owners_alone(file: Path) -> None:
    file.write_text(f'secret-key = "{"k" * 32}"')
    assert read_settings(file, {}, {}).secret_key == "k" * 32
    file.chmod(0o644)
    with pytest.raises(Refusal, match="settings-file-open"):
        read_settings(file, {}, {})
    file.write_text("port = 1")
    assert read_settings(file, {}, {}).port == 1


def test_the_signing_key_is_made_once_and_kept_for_its_owner(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "data")
    key = signing_key(settings)
    assert len(key) >= 32
    assert signing_key(settings) == key
    assert (settings.data / "key").stat().st_mode & 0o777 == 0o600
    assert settings.data.stat().st_mode & 0o777 == 0o700
    assert [path.name for path in settings.data.iterdir()] == ["key"]
    assert signing_key(Settings(data=tmp_path / "other")) != key
    assert signing_key(Settings(data=tmp_path / "other", secret_key="k" * 32)) == b"k" * 32


def test_a_key_that_others_may_read_or_that_is_too_short_is_refused(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    signing_key(settings)
    (tmp_path / "key").chmod(0o640)
    with pytest.raises(Refusal, match="settings-key-open"):
        signing_key(settings)
    (tmp_path / "key").chmod(0o600)
    (tmp_path / "key").write_bytes(b"short")
    with pytest.raises(Refusal, match="settings-key-short"):
        signing_key(settings)


def test_a_data_folder_that_anyone_may_write_to_is_refused(tmp_path: Path) -> None:
    (tmp_path / "open").mkdir()
    (tmp_path / "open").chmod(0o777)
    with pytest.raises(Refusal, match="settings-data-open"):
        signing_key(Settings(data=tmp_path / "open"))
    (tmp_path / "file").touch()
    with pytest.raises(Refusal, match="settings-data"):
        signing_key(Settings(data=tmp_path / "file"))


def test_no_secret_is_in_what_settings_show_of_themselves() -> None:
    settings = Settings(secret_key="PLANTED" * 5, database_url="postgresql://ada:PLANTED@there/house")
    assert "PLANTED" not in repr(settings)
