"""Settings: the environment wins over .env, bad values get one sentence, the example has all."""

import base64
import os
import re
from dataclasses import astuple
from pathlib import Path

import pytest

from bot.config import Settings, read_settings, settings_file, token_of
from bot.host.errors import SettingsError
from data.base.ports import ShardRange

APPLICATION = 123456789012345678
TOKEN = base64.urlsafe_b64encode(str(APPLICATION).encode()).decode().rstrip("=")
TOKEN += ".GabcDe." + "x" * 38
BAD = Path(__file__).with_name("bad_values.txt").read_text("utf-8")
"""A variable, a bad value, and what is said of good ones."""
NOWHERE = Path("no-such-file.env")
NOBODY = 65534


def read(**given: str) -> Settings:
    return read_settings(given, NOWHERE)


def test_the_environment_wins_over_the_file(tmp_path: Path) -> None:
    written = tmp_path / ".env"
    written.write_text("LOG_LEVEL=debug\nDATABASE='from file.db'\n", encoding="utf-8")
    settings = read_settings({"DATABASE": "from-environment.db"}, written)
    assert settings.database == Path("from-environment.db")
    assert settings.log_level == "debug"


@pytest.mark.parametrize(
    ("written", "is_same"),
    [
        ("KEEP_DAYS=30", True),
        ("  KEEP_DAYS = 30  \n# a month\nUNKNOWN=1 # of another program", True),
        ("CONTACT='ask in #help'\nSOURCE_URL=\"https://example.org/#code\"", True),
        ("KEEP_DAYS=7 # days\nKEEP_DAYS=30\n", True),
        ("KEEP_DAYS=30 # a month", False),
        ("DATABASE='/var/lib/seas.db' # the tables", False),
        ("CONTACT=ask in #help", False),
        ("KEEP_DAYS= # for ever", False),
        ("export KEEP_DAYS=30", False),
        ("CONTACT=${HOME}", False),
        ('CONTACT="a \\"captain\\""', False),
    ],
)
def test_a_file_that_a_service_reads_differently_is_refused(
    tmp_path: Path, written: str, is_same: bool
) -> None:
    """systemd keeps a comment behind a value, so it stopped a service that `check` had passed."""
    dotenv = tmp_path / ".env"
    dotenv.write_text(written, encoding="utf-8")
    if is_same:
        assert read_settings({}, dotenv) != read_settings({}, NOWHERE)
        return
    with pytest.raises(SettingsError, match=r"a service would read [A-Z_]+ differently") as told:
        read_settings({}, dotenv)
    assert "30" not in str(told.value).replace(str(tmp_path), "")


def test_a_credential_of_systemd_is_the_token(tmp_path: Path) -> None:
    """Its unit may pass on a blank one from `.env` beside it."""
    (tmp_path / "DISCORD_TOKEN").write_text(f"{TOKEN}\n", encoding="utf-8")
    given = read(DISCORD_TOKEN="", CREDENTIALS_DIRECTORY=str(tmp_path))
    assert (given.token, given.application) == (TOKEN, APPLICATION)
    (tmp_path / "DISCORD_TOKEN").unlink()
    assert read(DISCORD_TOKEN=TOKEN, CREDENTIALS_DIRECTORY=str(tmp_path)).token == TOKEN


def test_a_command_knows_the_settings_of_the_installation_it_belongs_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file in the folder where it is typed goes first."""
    here, installation = tmp_path / "here", tmp_path / "installation"
    here.mkdir()
    installation.mkdir()
    (installation / ".env").write_text("DATABASE=there.db\n", encoding="utf-8")
    monkeypatch.chdir(here)
    assert settings_file(installation / ".venv") == installation / ".env"
    (here / ".env").write_text("DATABASE=here.db\n", encoding="utf-8")
    assert settings_file(installation / ".venv").resolve() == (here / ".env").resolve()


def test_in_a_folder_that_is_closed_to_the_bot_the_settings_of_the_service_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`runuser` keeps the folder, which after a login is root's home."""
    monkeypatch.chdir(tmp_path)
    mode, user = tmp_path.stat().st_mode, os.geteuid()
    tmp_path.chmod(0)
    try:
        if user == 0:  # root may enter every folder
            os.seteuid(NOBODY)
        assert settings_file(Path("/opt/seven-seas/.venv")) == Path("/opt/seven-seas/.env")
    finally:
        os.seteuid(user)
        tmp_path.chmod(mode)


def test_a_tilde_is_the_home_in_every_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    (tmp_path / "decks").mkdir()
    settings = read(DATABASE="~/seas.db", DECKS_DIR="~/decks", BACKUPS="~/copies")
    assert (settings.database, settings.decks) == (tmp_path / "seas.db", tmp_path / "decks")
    assert settings.backups == tmp_path / "copies"


def test_every_setting_has_a_default_and_blank_values_count_as_unset() -> None:
    assert read() == read(DATABASE=" ", LOG_LEVEL="", COMPUTER_WORKERS="\t") == Settings()


def test_the_token_names_its_application_and_is_in_no_repr() -> None:
    settings = read(DISCORD_TOKEN=TOKEN)
    assert settings.application == APPLICATION
    assert token_of(settings) == TOKEN
    proxy = "http://host:secret@10.0.0.5:3128"
    assert read(HTTPS_PROXY=proxy).proxy == proxy
    assert TOKEN not in repr(settings)
    assert "secret" not in repr(read(HTTPS_PROXY=proxy))


@pytest.mark.parametrize(
    "text",
    [
        *("secret", "a.b.c", TOKEN.replace(".", ","), TOKEN[:-20], f"Bot {TOKEN}", "é" + TOKEN),
        "x" * 24 + TOKEN[TOKEN.index(".") :],  # of no application
    ],
)
def test_a_malformed_token_is_reported_without_showing_it(text: str) -> None:
    with pytest.raises(SettingsError, match=r"DISCORD_TOKEN does not.*three parts") as told:
        read(DISCORD_TOKEN=text)
    assert text not in str(told.value)


def test_a_missing_token_is_reported_with_a_remedy() -> None:
    with pytest.raises(SettingsError, match=r"DISCORD_TOKEN is not set.*sandbox"):
        token_of(read())


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [("OWNER_GUILD", "9" * 5000, "id"), *(line.split(" | ") for line in BAD.splitlines())],
)
def test_a_bad_value_is_reported_with_its_variable(name: str, value: str, allowed: str) -> None:
    with pytest.raises(SettingsError) as told:
        read(**{"DATABASE_URL": "postgresql://seas@localhost/seas", name: value})
    sentence = str(told.value)
    assert sentence.startswith(f"{name} must be ")
    assert allowed in sentence
    assert repr(value) in sentence or name == "HTTPS_PROXY"  # it may hold a password


def test_the_contact_fits_into_a_message() -> None:
    assert read(CONTACT="Anna, anna@example.org").contact == "Anna, anna@example.org"
    with pytest.raises(SettingsError, match="CONTACT must be at most 200 characters"):
        read(CONTACT="x" * 201)


def test_a_file_that_is_no_text_is_reported(tmp_path: Path) -> None:
    written = tmp_path / ".env"
    written.write_bytes(b"DATABASE=\xff\xfe")
    with pytest.raises(SettingsError, match="cannot be read"):
        read_settings({}, written)


@pytest.mark.parametrize(
    ("name", "bad", "good"),
    [
        ("TABLES_PER_HOST", "0", "7"),
        ("TABLES_PER_SERVER", "many", "2000"),
        ("METRICS_PORT", "65536", "9100"),
        ("METRICS_ADDRESS", "example.org", "10.0.0.7"),
        ("METRICS_ADDRESS", "cafe", "FE80::1"),
        ("SOURCE_URL", "example.org", "https://example.org"),
    ],
)
def test_the_hosts_settings_are_read(name: str, bad: str, good: str) -> None:
    found, usual = (set(map(str, astuple(each))) for each in (read(**{name: good}), Settings()))
    assert found - usual == {good}
    with pytest.raises(SettingsError, match=f"^{name} must be "):
        read(**{name: bad})


def test_a_server_replaces_the_file_and_its_text_hides_the_password() -> None:
    settings = read(DATABASE_URL="postgresql://seas:hunter2@db.example:5433/seas?sslmode=require")
    assert settings.where == settings.server
    assert str(settings.where) == "postgresql://db.example:5433/seas"
    assert "hunter2" not in f"{settings!r}{settings.where!r}"
    assert read().where == Settings().database


@pytest.mark.parametrize(
    ("written", "shards"),
    [("auto", None), ("0-3/16", ShardRange(0, 3, 16)), ("2/3", ShardRange(2, 2, 3))],
)
def test_a_process_has_all_shards_or_those_that_are_named(
    written: str, shards: ShardRange | None
) -> None:
    given = {"DATABASE_URL": "postgresql://seas@localhost/seas", "SHARDS": written}
    assert read(**given).shards == shards
    assert read(**given, STANDBY="1").standby


@pytest.mark.parametrize(("name", "value"), [("SHARDS", "0-3/16"), ("STANDBY", "1")])
def test_several_processes_need_a_server(name: str, value: str) -> None:
    with pytest.raises(SettingsError, match=f"{name}={value} needs DATABASE_URL"):
        read(**{name: value})


ROOT = Path(__file__).parents[2]
EXAMPLE = (ROOT / ".env.example").read_text(encoding="utf-8")
READ = re.findall(r'"([A-Z][A-Z_]{5,})"', (ROOT / "bot/config.py").read_text(encoding="utf-8"))


def documented() -> dict[str, str]:
    """The settings in .env.example, commented lines included."""
    return dict(re.findall(r"^(?:# )?([A-Z][A-Z_]+)=(.*)$", EXAMPLE, re.MULTILINE))


def test_every_setting_is_documented_and_nothing_else() -> None:
    of_systemd = {"CREDENTIALS_DIRECTORY"}
    assert set(documented()) == set(READ) - {"WARNING"} - of_systemd


def test_the_example_shows_the_defaults() -> None:
    assert read_settings(documented(), Path("none.env")) == Settings()


def test_a_copy_of_the_example_changes_nothing(tmp_path: Path) -> None:
    copy = tmp_path / ".env"
    copy.write_text(EXAMPLE, encoding="utf-8")
    assert read_settings({}, copy) == Settings()
