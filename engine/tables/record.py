"""A finished game as a text file: tags, then moves; see record.md."""

import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from textwrap import wrap
from typing import Final

from engine.core import AnyGame
from engine.games import GAMES
from engine.players.base import Level
from engine.tables.model.refusals import Unreadable
from engine.tables.model.table import OwnPlace, Player, Status, Table, TableSettings
from engine.tables.ports import MoveRow
from engine.tables.position import mover_of
from engine.tables.replay import Replay, replay_of
from engine.tables.transitions.shuffle import tag_lines

FORMAT: Final = "1"
LONGEST_RECORD: Final = 1_000_000
NOBODY: Final = 0
"""The owner of the place of an imported table: the text has no ids."""
WIDTH: Final = 100
TAG: Final = re.compile(r'\[([A-Za-z][A-Za-z0-9_-]*) "((?:[^"\\]|\\.)*)"\]')
MOVE: Final = re.compile(r"(\d{1,6})\. (\d)([ctf]?) (.+)")
MADE_BY: Final = ("", "c", "t", "f")
"""The sign behind the seat, for each `By`."""
TIED: Final = "\u00a0"
"""Placeholder for the spaces within a move while its lines are wrapped."""


class BadRecord(ValueError):
    """The text isn't a record of a game, or its moves contradict its tags; in one sentence."""


def write_record(replay: Replay, further: Mapping[str, str] | None = None) -> str:
    """The text of a finished game; further: more tags by name."""
    tags = {**_tags(replay.table, replay), **(further or {})}
    head = tag_lines({name: " ".join(value.splitlines()) for name, value in tags.items()})
    pieces = []
    for number, row in enumerate(replay.rows, 1):
        by = MADE_BY[mover_of(replay.table, row)]
        pieces.append(f"{number}. {row.seat}{by} {row.move};".replace(" ", TIED))
    moves = " ".join(pieces)
    lines = wrap(moves, WIDTH, break_long_words=False, break_on_hyphens=False)
    return "\n".join([head, "", *(line.replace(TIED, " ") for line in lines)]) + "\n"


def _tags(table: Table, replay: Replay) -> dict[str, str]:
    started = table.opened if table.started is None else table.started
    tags = {
        "Seven-Seas": FORMAT,
        "Game": table.game,
        "Table": str(table.id),
        "Date": f"{datetime.fromtimestamp(started, UTC):%Y.%m.%d}",
        "Started": _moment(started),
        "Ended": _moment(started if table.ended is None else table.ended),
        "Status": table.status.value,
        "Rated": "yes" if table.settings.rated else "no",
        "Players": str(len(table.players)),
    }
    for seat, player in enumerate(table.players):
        tags[f"Player{seat}"] = player.name
        if player.level is not None:
            tags[f"Level{seat}"] = player.level.value
    tags |= {"Options": table.options, "Seed": str(table.seed)}
    return tags | _ending(replay)


def _ending(replay: Replay) -> dict[str, str]:
    """How the game ended; {} if it was closed early."""
    outcome = replay.outcome
    if outcome is None:
        return {}
    return {
        "Places": " ".join(map(str, outcome.places)),
        "Points": " ".join(map(str, outcome.points)),
        "Termination": outcome.termination.value,
    }


def read_record(text: str, games: Mapping[str, AnyGame] = GAMES) -> Replay:
    """The game of a `write_record` text, without ids and unknown tags; raises BadRecord."""
    if len(text) > LONGEST_RECORD:
        raise BadRecord(f"it is longer than the {LONGEST_RECORD} characters that a game can have")
    lines = text.lstrip("\ufeff").splitlines()
    tags, begun = read_tags(lines)
    if tags.get("Seven-Seas") != FORMAT:
        raise BadRecord("it is no record of a game of Seven Seas that this version knows")
    game = games.get(tags.get("Game", ""))
    if game is None:
        raise BadRecord(f"the game {tags.get('Game', '?')!r} is unknown here")
    try:
        table = _table(tags)
    except (KeyError, ValueError, OverflowError) as error:
        raise BadRecord(f"one of its tags cannot be read: {error}") from error
    try:
        replay = replay_of(game, table, tuple(_rows("\n".join(lines[begun:]))))
    except Unreadable as error:
        raise BadRecord("its moves do not fit its game, options and seed") from error
    ending = _ending(replay)
    if (table.status is Status.FINISHED) is not bool(ending):
        raise BadRecord(f"it says that the game was {table.status.value}, which its moves deny")
    for name, value in ending.items():
        if tags.get(name) != value:
            raise BadRecord(f"it says {name} {tags.get(name)!r}, but its moves amount to {value!r}")
    return replay


def read_tags(lines: Sequence[str]) -> tuple[dict[str, str], int]:
    """The tags by name, and the index of the first line behind them."""
    tags: dict[str, str] = {}
    for number, line in enumerate(lines):
        if not line.startswith("["):
            if line.strip():
                return tags, number
            continue
        found = TAG.fullmatch(line.rstrip())
        if found is None:
            raise BadRecord(f"its line {number + 1} is no tag")
        tags.setdefault(found[1], re.sub(r"\\(.)", r"\1", found[2]))
    return tags, len(lines)


def _table(tags: Mapping[str, str]) -> Table:
    """The table that the tags describe; KeyError or ValueError if they don't describe any."""
    seats = range(int(tags["Players"]))
    levels = {seat: tags[f"Level{seat}"] for seat in seats if f"Level{seat}" in tags}
    players = tuple(
        Player(tags[f"Player{seat}"], None, Level(levels[seat]) if seat in levels else None)
        for seat in seats
    )
    status = Status(tags["Status"])
    if status not in (Status.FINISHED, Status.CLOSED):
        raise ValueError(status)
    started = _seconds(tags["Started"])
    return Table(
        id=int(tags["Table"].removeprefix("night-").partition("-round-")[0]),
        place=OwnPlace(NOBODY),
        host=None,
        game=tags["Game"],
        options=tags["Options"],
        players=players,
        status=status,
        opened=started,
        started=started,
        ended=_seconds(tags["Ended"]),
        seed=int(tags["Seed"]),
        settings=TableSettings(rated=tags.get("Rated") == "yes"),
    )


def _rows(body: str) -> Iterator[MoveRow]:
    *moves, rest = body.split(";")
    if rest.strip():
        raise BadRecord("it is cut off, or something follows its last move")
    for seq, move in enumerate(" ".join(each.split()) for each in moves):
        found = MOVE.fullmatch(move)
        if found is None or int(found[1]) != seq + 1:
            raise BadRecord(f"where its move {seq + 1} should stand, there is {move[:40]!r}")
        yield MoveRow(seq, int(found[2]), found[4], 0.0, MADE_BY.index(found[3]))


def _moment(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%dT%H:%M:%SZ}"


def _seconds(moment: str) -> float:
    return datetime.strptime(moment, "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=UTC).timestamp()
