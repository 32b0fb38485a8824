"""`replay` prints a finished game."""

import asyncio
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import replace
from itertools import count, islice
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.cli.replay import MOST_BYTES
from data.store import SqlStore
from engine.core import choices_by_default
from engine.games import GAMES
from engine.tables.model.table import ChannelPlace, Player, Status
from engine.tables.ports import MoveRow
from engine.tables.transitions.lobby import opened
from tests.lab.players.matches import Match, record

GAME = GAMES["letter-of-marque"]
PLAYERS = tuple(Player(name, user) for user, name in enumerate(("Anna", "Ben", "Chloé")))


OPTIONS = choices_by_default(GAME)
SEED = 7


def whole_game(seats: int = len(PLAYERS)) -> Iterator[MoveRow]:
    """The first legal move each time."""
    state, _ = GAME.deal(GAME.options(**OPTIONS), seats, SEED)
    for number in count():
        if not (movers := GAME.to_move(state)):
            return
        move = GAME.legal_moves(state, movers[0])[0]
        yield MoveRow(number, movers[0], GAME.write_move(move), 1.0)
        state, _ = GAME.apply(state, movers[0], move)


def played_table(
    path: Path,
    status: Status,
    rows: Iterable[MoveRow] | None = None,
    players: tuple[Player, ...] = PLAYERS,
) -> int:
    """A table of these moves in this database, a whole game by default; its id."""

    async def stored() -> int:
        store = await SqlStore.open(path)
        new = opened(GAME, ChannelPlace(1, 2), players[0], OPTIONS, 0.0)
        ended = None if status is Status.RUNNING else 2.0
        new = replace(new, players=players, status=status, seed=SEED, started=1.0, ended=ended)
        table = await store.add_table(new)
        for row in whole_game() if rows is None else rows:
            await store.add_move(table.id, row)
        await store.close()
        return table.id

    return asyncio.run(stored())


def test_the_story_of_a_table_is_that_of_its_exported_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """It names the players and their moves."""
    path, file = tmp_path / "seas.db", tmp_path / "game.txt"
    number = played_table(path, Status.FINISHED)
    asked, told = ["replay", str(number), "--database", str(path)], []
    for words in (
        [*asked, "--export"],
        asked,
        ["replay", str(file)],
        ["replay", str(file), "--export"],
    ):
        assert main(words) == 0
        told.append(capsys.readouterr().out)
        file.write_text(told[0], "utf-8")
    assert told == [told[0], told[1], told[1], told[0]]
    lines = told[1].splitlines()
    assert lines[0] == f"table {number}: letter-of-marque, finished, seed 7"
    assert any(line.startswith("1. ") and "Anna" in line for line in lines)
    assert any(line.startswith("    ") and "Chloé" in line for line in lines)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"hello", "it is no record of a game"),
        (b"\xff\xfe", "it is not text"),
        (b" " * (MOST_BYTES + 1), "too big"),
        (None, "No such file"),
    ],
)
def test_a_file_that_is_no_game_is_answered_in_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes | None, said: str
) -> None:
    file = tmp_path / "game.txt"
    if content is not None:
        file.write_bytes(content)
    assert main(["replay", str(file)]) == 1
    told = capsys.readouterr()
    assert said in told.err
    assert told.err.count("\n") == 1
    assert told.out == ""


@pytest.mark.parametrize(
    ("status", "rows", "game", "words"),
    [
        (Status.FINISHED, None, "toy", "unknown here"),
        (Status.CLOSED, [MoveRow(0, 0, "castle", 1.0)], GAME.key, "played by other rules"),
        (Status.RUNNING, [*islice(whole_game(), 3)], GAME.key, "still secret"),
        (Status.LOBBY, [*islice(whole_game(), 3)], GAME.key, "still secret"),
    ],
)
def test_a_table_without_a_story_is_refused_and_stays_as_it_is(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    status: Status,
    rows: list[MoveRow] | None,
    game: str,
    words: str,
) -> None:
    path = tmp_path / "seas.db"
    number = played_table(path, status, rows)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE tables SET game = ?", (game,))
    before = path.read_bytes()
    for further in ((), ("--export",)):
        assert main(["replay", str(number), "--database", str(path), *further]) == 1
        said = capsys.readouterr()
        assert words in said.err
        assert said.out == ""
    assert path.read_bytes() == before


def test_notes_of_a_file_are_printed_below_their_moves(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Control signs, which a terminal would obey, are left out."""
    file = tmp_path / "game.txt"
    text = record(Match("seven", ("random", "random"), 3))
    text = text.replace("; 2. ", "; {Bold.\x1b[2J} 2. ").replace("\n1. ", "\n{Deal.}1. ")
    file.write_text(text, "utf-8")
    assert main(["replay", str(file)]) == 0
    told = capsys.readouterr().out
    before, after = told.index("\n1. "), told.index("\n2. ")
    assert "    {Deal.}" in told[:before]
    assert "    {Bold.[2J}" in told[before:after]
    assert main(["replay", str(file), "--export"]) == 0
    assert "{Bold.\x1b[2J}" in capsys.readouterr().out
