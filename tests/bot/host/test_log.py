"""Logging: one line per record, without the token."""

import logging
from collections.abc import Iterator
from io import StringIO

import aiohttp
import pytest

from bot.host.log import set_up
from data.base.database import NotWritten, UnusableDatabase

TOKEN = ".".join(("x" * 24, "y" * 6, "z" * 38))


@pytest.fixture
def written() -> Iterator[StringIO]:
    """The stream that all records go to."""
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    stream = StringIO()
    set_up("info", TOKEN, stream)
    yield stream
    root.handlers[:] = before
    root.setLevel(level)


def test_a_record_is_one_line_with_time_level_and_name(written: StringIO) -> None:
    logging.getLogger("bot.app").debug("quiet")
    logging.getLogger("bot.app").warning("first\nsecond")
    line = written.getvalue()
    assert line.count("\n") == 1
    assert "WARNING bot.app: first | second" in line


def test_a_warning_for_each_press_is_written_once_in_five_minutes(written: StringIO) -> None:
    """As after a freeze, when every answer is held back."""

    def log(seconds: float, name: str, level: str) -> None:
        told = {"name": name, "levelno": logging.getLevelName(level), "levelname": level}
        told |= {"msg": "an answer did not arrive", "created": 1_800_000_000 + seconds}
        logging.getLogger().handle(logging.makeLogRecord(told))

    for seconds in (0, 0.3, 299, 301, 302):
        log(seconds, "cogs.presses", "WARNING")
        log(seconds, "cogs.presses", "INFO")
    log(302, "bot.app", "WARNING")
    lines = written.getvalue().splitlines()
    assert sum("WARNING cogs.presses" in line for line in lines) == 2
    assert sum("INFO" in line for line in lines) == 5
    assert sum("bot.app" in line for line in lines) == 1


def test_the_token_is_cut_out_of_messages_and_tracebacks(written: StringIO) -> None:
    try:
        raise ValueError(f"401 for Bot {TOKEN}")
    except ValueError:
        logging.getLogger("discord").exception("with %s", TOKEN)
    line = written.getvalue()
    assert TOKEN not in line
    assert line.count("[token]") == 2
    assert line.count("\n") == 1


@pytest.mark.parametrize(
    ("trouble", "told"),
    [
        (aiohttp.ServerDisconnectedError(), "ServerDisconnectedError: Server disconnected"),
        (NotWritten("the disk is full"), "NotWritten: the disk is full"),
        (UnusableDatabase("seas.db is damaged"), "UnusableDatabase: seas.db is damaged"),
    ],
)
def test_network_and_disk_faults_are_logged_without_a_traceback(
    written: StringIO, trouble: Exception, told: str
) -> None:
    try:
        raise trouble
    except type(trouble):
        logging.getLogger("discord.client").exception("a reconnect in %.2fs", 1.5)
    line = written.getvalue()
    assert f"a reconnect in 1.50s ({told})" in line
    assert "Traceback" not in line
