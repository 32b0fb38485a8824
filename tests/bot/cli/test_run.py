"""`python -m bot run`: whenever the bot can't go online, it gives a sentence and an exit code."""

import logging
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from math import inf
from pathlib import Path
from time import sleep
from typing import Any

import discord
import pytest
from discord.http import Route

from bot.__main__ import main
from bot.app import SevenSeas
from bot.host.errors import CONFIGURATION
from tests.amounts import amount, one_of
from tests.bot.cli.test_commands import UNUSABLE, make_unusable
from tests.sources import ROOT
from tests.stand_in.instead import beside
from tests.stand_in.limits import Fault
from tests.stand_in.online import TOKEN

UNKNOWN = Fault(401, told={"message": "401: Unauthorized", "code": 0})
PAGE = b"<html><body>Please log in to the hotel's network</body></html>"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder without .env, with a token and a database of its own."""
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_APPLICATION_ID", "DECKS_DIR", "LOG_LEVEL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("DATABASE", str(tmp_path / "seas.db"))
    handler, mask = signal.getsignal(signal.SIGTERM), os.umask(0o022)
    writers, level = logging.root.handlers[:], logging.root.level
    yield tmp_path
    signal.signal(signal.SIGTERM, handler)
    os.umask(mask)
    logging.root.handlers[:] = writers
    logging.root.setLevel(level)


@contextmanager
def answered(fault: Fault) -> Iterator[list[str]]:
    """Answer every request to Discord like this; the paths that were asked for."""
    asked: list[str] = []
    with beside() as there:
        there.rest.heard = asked.append
        there.rest.faults.add(replace(fault, times=inf))
        yield asked


def test_a_proxy_gets_the_requests_instead_of_discord(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with answered(UNKNOWN) as asked:
        proxy = Route.BASE.removesuffix("/api/v10")
        monkeypatch.setattr(Route, "BASE", "https://discord.invalid/api/v10")
        monkeypatch.setenv("DISCORD_API", f"{proxy}/")
        code, sentence = failed(capsys)
    assert code == CONFIGURATION
    assert "does not know this DISCORD_TOKEN" in sentence
    assert asked, "under the path of Discord's API, without which nothing is heard here"


def failed(capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """The exit code of `run`, and its one sentence."""
    code = main(["run"])
    told = [line for line in capsys.readouterr().err.splitlines() if "seven-seas: " in line]
    assert len(told) == 1
    assert "Traceback" not in told[0]
    return code, told[0]


@pytest.mark.parametrize("status", [200, 403])
def test_a_web_page_instead_of_discord_is_reported(
    folder: Path, capsys: pytest.CaptureFixture[str], status: int
) -> None:
    """By then there is a database, in which seeds and hands lie: only its owner can read it."""
    with answered(Fault(status, told=PAGE, kind="text/html")):
        code, told = failed(capsys)
    assert code == CONFIGURATION
    assert "web page" in told
    assert {path.stat().st_mode & 0o077 for path in folder.glob("seas.db*")} == {0}


@pytest.mark.parametrize(
    ("fault", "code", "words"),
    one_of(
        [
            (4004, CONFIGURATION, "does not know this DISCORD_TOKEN"),
            (4014, CONFIGURATION, "intents"),
            (4000, 1, "cannot be reached"),
        ],
        several=True,
    ),
)
def test_the_reason_why_discord_closes_a_connection_is_reported(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    fault: int,
    code: int,
    words: str,
) -> None:
    class Socket:
        close_code = fault

    async def at_once(*_: Any) -> None: ...

    async def closed(*_: Any) -> None:
        if fault == 4014:
            raise discord.PrivilegedIntentsRequired(None)
        raise discord.ConnectionClosed(Socket(), shard_id=None)  # type: ignore[arg-type]

    monkeypatch.setattr(SevenSeas, "login", at_once)
    monkeypatch.setattr(SevenSeas, "connect", closed)
    assert failed(capsys)[0] == code
    capsys.readouterr()
    assert words in failed(capsys)[1]


@pytest.mark.parametrize("fault", UNUSABLE)
def test_an_unusable_database_is_reported_before_the_login(
    folder: Path, capsys: pytest.CaptureFixture[str], fault: str
) -> None:
    words = make_unusable(folder / "seas.db", fault)
    with answered(Fault(200, told=PAGE, kind="text/html")) as asked:
        code, told = failed(capsys)
    assert (code, asked) == (CONFIGURATION, [])
    assert words in told


@pytest.mark.parametrize("line", ["run", "db check"])
@pytest.mark.parametrize("page", [0, 1, 2])
def test_for_damaged_pages_the_remedy_and_the_newest_sound_backup_are_named(
    folder: Path, capsys: pytest.CaptureFixture[str], line: str, page: int
) -> None:
    assert main(["db", "upgrade"]) == 0
    content = (folder / "seas.db").read_bytes()
    damaged = content[: page * 4096].ljust(len(content), b"\xff")
    (folder / "seas.db").write_bytes(damaged)

    def told() -> str:
        capsys.readouterr()
        assert main(line.split()) == (CONFIGURATION if line == "run" else 1)
        said = capsys.readouterr()
        return said.out + said.err

    backups = folder / "backups"
    remedy = "put back a backup with `db restore FILE`."
    assert f"{remedy} None in {backups} is sound.\n" in told()
    backups.mkdir()
    for day, copy in enumerate((content, content, damaged), 10):
        (backups / f"2026-11-{day}-000000.db").write_bytes(copy)
    assert f"{remedy} The newest sound one is {backups}/2026-11-11-000000.db.\n" in told()


def test_unusable_decks_are_reported(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "seven.toml").write_text("[classic")
    monkeypatch.setenv("DECKS_DIR", str(folder))
    code, told = failed(capsys)
    assert code == CONFIGURATION
    assert "seven.toml" in told


ASKED_EARLY = """
import os, signal, sys, weakref

def ask(*_):
    os.kill(os.getpid(), signal.SIGTERM)

class Asked:
    def find_spec(self, name, *_):
        if name == "bot.arguments":
            %s

class Thing:
    pass

sys.meta_path.insert(0, Asked())
from bot.__main__ import main
main(["run"])
"""


@pytest.mark.parametrize("asks", ["ask()", "weakref.finalize(Thing(), ask)"])
def test_a_stop_before_the_start_ends_cleanly(asks: str) -> None:
    """A stop that comes while the bot is still being loaded is no failure.

    Nor is it lost where Python ignores exceptions, as when a thing is thrown away.
    """
    ended = subprocess.run(
        [sys.executable, "-c", ASKED_EARLY % asks],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        check=False,
        timeout=60,
        capture_output=True,
    )
    assert (ended.returncode, ended.stderr) == (0, b"")


TRIES = amount(11, 66)
SECONDS = 1.65
"""After which a bot on a machine of its own is at the login."""


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_sigterm_ends_a_start_at_any_moment_without_a_traceback(tmp_path: Path) -> None:
    """Nobody answers at the address in Discord's place."""
    address = {"DISCORD_TOKEN": TOKEN, "DISCORD_API": "http://127.0.0.1:9"}
    for moment in range(TRIES):
        start = subprocess.Popen(
            [sys.executable, "-m", "bot", "run"],
            cwd=tmp_path,
            env={**os.environ, **address, "PYTHONPATH": str(ROOT), "DATABASE": f"{moment}.db"},
            stderr=subprocess.PIPE,
            text=True,
        )
        sleep(SECONDS * moment / TRIES)
        start.send_signal(signal.SIGTERM)
        _, told = start.communicate(timeout=60)
        assert "Traceback" not in told, told
        assert "Event loop is closed" not in told
        early = -signal.SIGTERM  # Python itself was starting
        assert start.returncode in (0, early), told
