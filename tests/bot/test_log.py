"""Logging: one line per record, without the token."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from io import StringIO

import aiohttp
import pytest

from bot.log import set_up

TOKEN = ".".join(("x" * 24, "y" * 6, "z" * 38))


@pytest.fixture
def written() -> Iterator[StringIO]:
    """The stream that all records go to."""
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    stream = StringIO()
    set_up("INFO", TOKEN, stream)
    yield stream
    root.handlers[:] = before
    root.setLevel(level)


def test_a_record_is_one_line_with_time_level_and_name(written: StringIO) -> None:
    logging.getLogger("bot.app").warning("first\nsecond")
    line = written.getvalue()
    assert line.count("\n") == 1
    assert "WARNING bot.app: first | second" in line


def test_the_level_is_kept(written: StringIO) -> None:
    logging.getLogger("bot.app").debug("quiet")
    assert written.getvalue() == ""


def test_the_token_is_cut_out_of_messages_and_tracebacks(written: StringIO) -> None:
    try:
        raise ValueError(f"401 for Bot {TOKEN}")
    except ValueError:
        logging.getLogger("discord").exception("with %s", TOKEN)
    line = written.getvalue()
    assert TOKEN not in line
    assert line.count("[token]") == 2
    assert line.count("\n") == 1


def test_a_dropped_connection_is_told_without_a_traceback(written: StringIO) -> None:
    try:
        raise aiohttp.ServerDisconnectedError
    except aiohttp.ServerDisconnectedError:
        logging.getLogger("discord.client").exception("a reconnect in %.2fs", 1.5)
    line = written.getvalue()
    assert "a reconnect in 1.50s (ServerDisconnectedError: Server disconnected)" in line
    assert "Traceback" not in line
