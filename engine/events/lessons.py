"""Lessons: a recorded game whose first moves a learner makes again, each with a note."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.core import Seat
from engine.tables.model.table import Player, Table, TableSettings
from engine.tables.ports import MoveRow, Written
from engine.tables.record import BadRecord, read_record

LEARNER: Seat = 0
"""The seat that a learner has in every lesson."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson. Its notes are messages by the number of the learner's move, from 1.

    computers: the players on the other seats, in order. rows: all moves, the learner's included.
    """

    game: str
    seed: int
    computers: tuple[Player, ...]
    rows: tuple[MoveRow, ...]

    @property
    def settings(self) -> TableSettings:
        """The settings of a table at which it is learnt."""
        return TableSettings(lesson=True)

    @property
    def steps(self) -> int:
        """How many moves the learner makes."""
        return self.step(len(self.rows)) - 1

    def step(self, version: int) -> int:
        """The number of the learner's next move, once this many moves of all were made."""
        return 1 + sum(row.seat == LEARNER for row in self.rows[:version])

    def next(self, version: int) -> Written:
        """The next written move, once this many were made."""
        is_over = version >= len(self.rows)
        return Written("" if is_over else self.rows[version].move, self.step(version), self.steps)


class Lessons:
    """All lessons, by their games."""

    def __init__(self, lessons: Mapping[str, Lesson]) -> None:
        self._lessons = lessons

    def of(self, game: str) -> Lesson | None:
        """The lesson of this game, if there is one."""
        return self._lessons.get(game)

    def script(self, table: Table, version: int) -> Written | None:
        """The move that must come at a table after this many; None at a table without a lesson."""
        lesson = self.of(table.game) if table.settings.lesson else None
        return None if lesson is None else lesson.next(version)


def read_lesson(text: str) -> Lesson:
    """The lesson of a record of a game that was closed; raises BadRecord.

    The learner has seat 0, all others are computers, and the last move is the learner's.
    """
    replay = read_record(text)
    players = replay.table.players
    if any(player.level is None for player in players[1:]):
        raise BadRecord("in a lesson all seats but the first are computers'")
    if not replay.rows or replay.rows[-1].seat != LEARNER:
        raise BadRecord("a lesson ends with a move of its learner")
    return Lesson(replay.table.game, replay.table.seed, players[1:], replay.rows)
