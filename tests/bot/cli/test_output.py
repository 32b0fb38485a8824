"""Commands write every name and card to any output, and never end because of a sign."""

import json
from contextlib import redirect_stderr, redirect_stdout
from io import BytesIO, TextIOWrapper
from itertools import islice
from pathlib import Path

import pytest

from bot.__main__ import main
from engine.tables.model.table import Player, Status
from tests.amounts import one_of
from tests.bot.cli.test_replay import played_table, whole_game

NAMES = ("Zoë Łukasz", "Ольга 🏴‍☠️", "김민준", "عمر \u202e")
ODD = "жизнь 🏴\udce9"
"""A file's name, with a byte that is no text."""
ENCODINGS = ["ascii", "latin-1", "cp1252", "cp437", "utf-8", "utf-16"]
MOVES = 12
"""After which everybody has had a turn."""


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with a finished table, with a name in each of several alphabets."""
    path = tmp_path_factory.mktemp("Ольга 🏴") / "sjö.db"
    players = tuple(Player(name, user) for user, name in enumerate(NAMES, start=10**17))
    moves = islice(whole_game(len(NAMES)), MOVES)
    assert played_table(path, Status.CLOSED, moves, players) == 1
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


@pytest.mark.parametrize("encoding", one_of(ENCODINGS, 2))
def test_a_story_is_printed_in_any_encoding(database: Path, encoding: str) -> None:
    code, story, told = printed(encoding, "replay", "1", "--database", str(database))
    assert (code, told) == (0, b"")
    text = story.decode(encoding)
    assert text.startswith("table 1: letter-of-marque")
    shown = NAMES[0].encode(encoding, "replace").decode(encoding)
    assert shown in text


@pytest.mark.parametrize("encoding", one_of(ENCODINGS))
def test_every_command_prints_in_any_encoding(database: Path, encoding: str) -> None:
    """Paths and names that the output can't show are no faults either."""
    at = ("--database", str(database))
    good: list[list[str]] = [["--help"], ["check", "--words"]]
    good += [["db", "current", *at], ["db", "check", *at]]
    for words in good:
        code, out, _ = printed(encoding, *words)
        assert (code, bool(out)) == (0, True), words
    bad = [
        ["replay", "2", *at],
        ["replay", ODD],
        [ODD],
        ["db", "restore", ODD, *at],
    ]
    for words in bad:
        code, _, told = printed(encoding, *words)
        assert code in (1, 2), words
        assert b"Traceback" not in told
        assert told.decode(encoding), words


@pytest.mark.parametrize("encoding", one_of(ENCODINGS))
def test_output_for_programs_is_complete_in_any_encoding(
    database: Path, encoding: str, tmp_path: Path
) -> None:
    """A saved game and the data about a person are UTF-8, as those that Discord's users get."""
    at = ("--database", str(database))
    code, data, _ = printed(encoding, "db", "export", str(10**17 + 1), *at)
    assert code == 0
    assert json.loads(data)["person"] == str(10**17 + 1)
    code, game, _ = printed(encoding, "replay", "1", *at, "--export")
    assert code == 0
    assert all(name in game.decode("utf-8") for name in NAMES[:3])
    file = tmp_path / "game.txt"
    file.write_bytes(game)
    code, story, told = printed("utf-8", "replay", str(file))
    assert (code, told) == (0, b"")
    assert NAMES[2] in story.decode("utf-8")
