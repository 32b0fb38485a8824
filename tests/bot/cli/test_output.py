"""Commands write every name and card to any output, and never end because of a sign."""

import asyncio
import json
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import replace
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from bot.__main__ import main
from data.store import SqlStore
from engine.core import choices_by_default
from engine.games import GAMES
from engine.tables.model.table import ChannelPlace, Player
from engine.tables.transitions.lobby import opened
from tests.amounts import one_of

NAMES = ("Zoë Łukasz", "Ольга 🏴‍☠️", "김민준", "عمر \u202e")
ODD = "жизнь 🏴\udce9"
"""A file's name, with a byte that is no text."""
ENCODINGS = ["ascii", "latin-1", "cp1252", "cp437", "utf-8", "utf-16"]


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with an open table, with a name in each of several alphabets."""
    path = tmp_path_factory.mktemp("Ольга 🏴") / "sjö.db"
    game = GAMES["letter-of-marque"]
    players = tuple(Player(name, user) for user, name in enumerate(NAMES, start=10**17))
    table = opened(game, ChannelPlace(1, 2), players[0], choices_by_default(game), 0.0)

    async def stored() -> None:
        store = await SqlStore.open(path)
        await store.add_table(replace(table, players=players))
        await store.close()

    asyncio.run(stored())
    return path


def printed(encoding: str, *words: str) -> tuple[int, bytes, bytes]:
    """The code of this command, and what it prints where outputs know only this encoding."""
    out, told = BytesIO(), BytesIO()
    streams = [TextIOWrapper(into, encoding, "strict", write_through=True) for into in (out, told)]
    with redirect_stdout(streams[0]), redirect_stderr(streams[1]):
        try:
            code = main(words)
        except SystemExit as end:
            code = int(end.code or 0)
    for stream in streams:
        stream.flush()
    return code, out.getvalue(), told.getvalue()


@pytest.mark.parametrize("encoding", one_of(ENCODINGS))
def test_every_command_prints_in_any_encoding(database: Path, encoding: str) -> None:
    """Paths and names that the output can't show are no faults either."""
    at = ("--database", str(database))
    good: list[list[str]] = [["--help"], ["--version"]]
    good += [["db", "current", *at], ["db", "check", *at]]
    for words in good:
        code, out, _ = printed(encoding, *words)
        assert (code, bool(out)) == (0, True), words
    bad = [["sandbox", "--game", ODD], [ODD], ["db", "restore", ODD, *at]]
    for words in bad:
        code, _, told = printed(encoding, *words)
        assert code in (1, 2), words
        assert b"Traceback" not in told
        assert told.decode(encoding), words


@pytest.mark.parametrize("encoding", one_of(ENCODINGS))
def test_output_for_programs_is_complete_in_any_encoding(database: Path, encoding: str) -> None:
    """The data about a person are UTF-8, as those that Discord's users get."""
    at = ("--database", str(database))
    code, data, _ = printed(encoding, "db", "export", str(10**17 + 1), *at)
    assert code == 0
    assert json.loads(data)["person"] == str(10**17 + 1)
    assert NAMES[1] in data.decode("utf-8")
