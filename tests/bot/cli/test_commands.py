"""`python -m bot`: a fault that a host can mend is one sentence, never a traceback."""

import json
import re
import shlex
import sqlite3
from contextlib import closing
from errno import EACCES
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from discord.app_commands import CommandTree

from bot.__main__ import main
from bot.arguments import COMMANDS, parser
from bot.cli.sync import CommandSender
from bot.host.errors import CONFIGURATION
from bot.host.single_instance import single_instance
from bot.texts import card_pictures
from cogs.messages.publisher import ChannelPublisher
from tests.data.sqlite import holds, traces
from tests.stand_in.online import TOKEN

ANNA = 7 * 10**17


@pytest.fixture(autouse=True)
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every command runs in a folder without .env, with nothing set."""
    monkeypatch.chdir(tmp_path)
    for name in (
        "DISCORD_TOKEN",
        "DISCORD_APPLICATION_ID",
        "DATABASE",
        "DATABASE_URL",
        "DECKS_DIR",
    ):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def host_error(capsys: pytest.CaptureFixture[str], line: str) -> str:
    """The one sentence on stderr with which this command fails."""
    assert main(shlex.split(line)) in (1, CONFIGURATION)
    told = capsys.readouterr().err
    assert told.startswith("seven-seas: ")
    assert told.count("\n") == 1
    return told


def answer(capsys: pytest.CaptureFixture[str], line: str) -> str:
    """The output of this command when all is well."""
    assert main(shlex.split(line)) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return said.out


def test_without_a_command_it_is_run() -> None:
    assert parser().parse_args([]).module == parser().parse_args(["run"]).module == "bot.cli.run"


def test_every_command_names_itself() -> None:
    for name, (module, _, _) in COMMANDS.items():
        line = "db check" if name == "db" else name
        assert parser().parse_args(shlex.split(line)).module == module


@pytest.mark.parametrize("line", ["", "run", "sync"])
def test_a_missing_token_is_reported(capsys: pytest.CaptureFixture[str], line: str) -> None:
    assert "DISCORD_TOKEN is not set" in host_error(capsys, line)


def test_faulty_settings_have_their_own_exit_code(monkeypatch: pytest.MonkeyPatch) -> None:
    """The systemd unit restarts after every other failure."""
    monkeypatch.setenv("LOG_LEVEL", "LOUD")
    assert main(["run"]) == CONFIGURATION
    assert main(["db", "current"]) == CONFIGURATION
    monkeypatch.delenv("LOG_LEVEL")
    assert main(["db", "current"]) == 1


def test_check_finds_everything_ready_with_the_links_of_the_token_and_makes_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, empty_folder: Path
) -> None:
    said = answer(capsys, "check")
    assert "seven-seas.db will be made" in said
    assert f"all {len(card_pictures.NAMES)} are there" in said
    assert "/table" in said
    assert "set OWNER_GUILD" in said
    assert list(empty_folder.iterdir()) == []
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("OWNER_GUILD", "77")
    said = answer(capsys, "check")
    assert "group chats" in said
    invite, install = (line for line in said.splitlines() if "client_id=123456789012345678" in line)
    assert "permissions=" in invite
    assert "integration_type=1" in install
    assert TOKEN not in said
    assert "/owner is in server 77 only" in said


def test_sync_sends_the_commands_and_the_pictures(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setattr("bot.connection.picture_sync.PAUSE", 0)
    sent: list[str] = []

    async def login(sender: Any, token: str) -> None:
        assert token == TOKEN
        await sender.load()

    async def sync(tree: Any, *, guild: Any = None) -> list[Any]:
        return list(tree.get_commands(guild=guild))

    async def fetch(_: Any) -> list[Any]:
        return []

    async def create(_: Any, *, name: str, image: bytes) -> str:
        assert image.startswith(b"\x89PNG")
        sent.append(name)
        return f"<:{name}:1>"

    monkeypatch.setattr(CommandSender, "login", login)
    monkeypatch.setattr(CommandTree, "sync", sync)
    monkeypatch.setattr(CommandSender, "fetch_application_emojis", fetch)
    monkeypatch.setattr(CommandSender, "create_application_emoji", create)
    said = answer(capsys, "sync")
    count = len(card_pictures.NAMES)
    assert re.search(r"^\d+ commands sent to all servers\.$", said, re.MULTILINE)
    assert f"{count} pictures sent, 0 kept, 0 outdated ones removed" in said
    assert len(set(sent)) == count
    monkeypatch.setenv("OWNER_GUILD", "77")
    assert "\n1 commands sent to server 77.\n" in answer(capsys, "sync"), "those of the owner, too"


@pytest.mark.parametrize(
    ("name", "found", "line", "said"),
    [
        ("bot.texts.card_pictures.FOLDER", Path(), "check", "pictures of cards are missing"),
        ("data.base.disk._file_system", lambda _: "nfs4", "check", "is on nfs4: a database needs"),
        ("bot.cli.sandbox.find_spec", lambda _: None, "sandbox", '.lock -e ".[sandbox]"'),
    ],
    ids=["pictures", "a local disk", "the libraries of the sandbox"],
)
def test_a_command_reports_what_it_lacks(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    found: object,
    line: str,
    said: str,
) -> None:
    """Without pictures a game would be played with signs, and nobody would know why."""
    monkeypatch.setattr(name, found)
    assert said in host_error(capsys, line)


def test_a_missing_folder_is_reported(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE", "no/such/folder/seas.db")
    assert "no/such/folder yet: the first start" in host_error(capsys, "check")


UNUSABLE = {
    "foreign": ("CREATE TABLE theirs (x)", "belongs to another program"),
    "newer": (
        "PRAGMA application_id = 928204097; PRAGMA user_version = 1000",
        "has version 1000, but this program knows only",
    ),
    "damaged": (None, "cannot be used"),
}


def make_unusable(path: Path, fault: str) -> str:
    """Make a database that no command can use; returns a part of the sentence about it."""
    script, words = UNUSABLE[fault]
    if script is None:
        path.write_bytes(b"no database, but a letter to the editor" * 100)
    else:
        with closing(sqlite3.connect(path)) as connection:
            connection.executescript(script)
    return words


@pytest.mark.parametrize("fault", UNUSABLE)
@pytest.mark.parametrize(
    "line", ["check", "db upgrade", "db check", "db backup copy.db", "sandbox --database {}"]
)
def test_an_unusable_database_is_reported_and_stays_as_it_is(
    capsys: pytest.CaptureFixture[str], line: str, fault: str
) -> None:
    path = Path("seven-seas.db")
    words, before = make_unusable(path, fault), path.read_bytes()
    told = host_error(capsys, line.format(path))
    assert words in told
    assert path.name in told
    assert path.read_bytes() == before


def test_the_database_is_made_checked_and_copied(capsys: pytest.CaptureFixture[str]) -> None:
    assert "seven-seas.db has version" in answer(capsys, "db upgrade")
    assert "the newest is" in answer(capsys, "db current")
    assert "is sound" in answer(capsys, "db check")
    assert "is copied to copy.db" in answer(capsys, "db backup copy.db")
    assert "copy.db is sound" in answer(capsys, "db check --database copy.db")
    assert "is sound" in answer(capsys, "check")
    Path("backups").mkdir()
    (wrong := Path("backups/9999-01-01-000000.db")).touch()
    assert f"{wrong}\n" in answer(capsys, "check")
    assert "exists already" in host_error(capsys, "db backup copy.db")
    assert "kept as seven-seas.db.before-1" in answer(capsys, "db restore copy.db")
    assert "there is no database lost.db" in host_error(capsys, "db restore lost.db")
    Path("copies").mkdir()
    assert "is copied to copies/" in answer(capsys, "db backup copies")
    with single_instance(Path("seven-seas.db")):
        assert "another bot is running" in host_error(capsys, "db restore copy.db")


def test_a_folder_for_backups_that_is_missing_or_of_another_user_is_named(
    capsys: pytest.CaptureFixture[str], empty_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A missing one becomes no file, or the backup of every later night would be refused."""

    def refuse(path: Path, *_: object) -> None:
        raise PermissionError(EACCES, "Permission denied", str(path))

    answer(capsys, "db upgrade")
    for name in ("backups", "backups/"):
        assert "there is no folder backups: make it" in host_error(capsys, f"db backup {name}")
    assert not (empty_folder / "backups").exists()
    monkeypatch.setattr(Path, "touch", refuse)  # the tests may run as root, who may write anywhere
    said = host_error(capsys, "db backup copy.db")
    assert said == "seven-seas: copy.db.part cannot be used: Permission denied\n"


@pytest.mark.parametrize(
    "line", ["db current", "db check", "db backup copy.db", "db forget 7", "db export 7"]
)
def test_no_file_is_made_where_one_is_read(
    capsys: pytest.CaptureFixture[str], empty_folder: Path, line: str
) -> None:
    assert "there is no database" in host_error(capsys, line)
    assert list(empty_folder.iterdir()) == []


def test_the_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"seven-seas {version('seven-seas')}\n"
    assert f"version   {version('seven-seas')}" in answer(capsys, "check")


@pytest.mark.parametrize(
    "line",
    [
        "fly",
        "db",
        "db burn",
        "db forget Anna",
        "db export",
        "db backup copies --keep 0",
        "sandbox --players 1",
        "sandbox --players 8",
        "sandbox --port 70000",
        "sandbox --seed x",
        "sandbox --seed " + "9" * 5000,
        "sync everything",
    ],
)
def test_bad_usage_is_reported_in_one_line(capsys: pytest.CaptureFixture[str], line: str) -> None:
    with pytest.raises(SystemExit) as left:
        main(shlex.split(line))
    assert left.value.code == 2
    assert "error: " in capsys.readouterr().err.splitlines()[-1]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"hello", "it is no record of a game"),
        (b"\xff\xfe", "'utf-8' codec can't decode"),
        (None, "No such file"),
    ],
)
def test_a_file_that_is_no_game_is_answered_in_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes | None, said: str
) -> None:
    file = tmp_path / "game.txt"
    if content is not None:
        file.write_bytes(content)
    assert main(["sandbox", "--game", str(file)]) == 1
    told = capsys.readouterr()
    assert said in told.err
    assert told.err.count("\n") == 1
    assert told.out == ""


def played(path: Path) -> None:
    """A database with a table that is over, and one where Anna (7 · 10^17) waits for company."""
    connection = sqlite3.connect(path)
    player = '[{{"name":"Anna","user":{},"level":null,"missed":0,"left":false}}]'
    add = (
        "INSERT INTO tables (guild, channel, host, game, options, players, status, seed, opened,"
        " ended) VALUES (1, ?, ?, 'seven', '{}', ?, ?, 1, 1.0, ?)"
    )
    for channel, status, ended in ((1, "finished", 2.0), (2, "lobby", None)):
        connection.execute(add, (channel, ANNA, player.format(ANNA), status, ended))
    connection.commit()
    connection.close()


def test_personal_data_is_exported_and_forgotten(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot is not online then, so no board is drawn: the next start does."""
    path, drawn = Path("seven-seas.db"), list[int]()

    async def tend(_: ChannelPublisher, table_id: int) -> None:
        drawn.append(table_id)

    monkeypatch.setattr(ChannelPublisher, "_publish_pending", tend)
    answer(capsys, "db upgrade")
    played(path)
    Path("backups").mkdir()
    answer(capsys, "db backup backups")
    with single_instance(path):
        told = json.loads(answer(capsys, f"db export {ANNA}"))
        assert "another bot is running" in host_error(capsys, f"db forget {ANNA}")
    assert [table["status"] for table in told["tables"]] == ["lobby", "finished"]
    assert "is forgotten in seven-seas.db and its backups" in answer(capsys, f"db forget {ANNA}")
    for file in (path, *Path("backups").iterdir()):
        assert not holds(file, traces(ANNA, {"Anna"})), file
    assert json.loads(answer(capsys, f"db export {ANNA}"))["tables"] == drawn == []
    assert "is sound" in answer(capsys, "db check")
    assert "is forgotten" in answer(capsys, f"db forget {ANNA}"), "once more is fine"
    monkeypatch.setattr("bot.upkeep.people.forget_in_copies", lambda *_: (0, 2))
    assert main(["db", "forget", str(ANNA)]) == 1
    assert "2 backups could not be rewritten" in capsys.readouterr().out
