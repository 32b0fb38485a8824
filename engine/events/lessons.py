"""Lessons: a learner repeats the moves of a recorded game, each with a note, up to a score.

After the recorded moves a learner may have steps of their own choice, until a round is over. The
computers then choose their moves, too.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from engine.core import RoundEnded, Seat
from engine.tables.model.kind import Ending, kind_of
from engine.tables.model.position import Position
from engine.tables.model.table import Luck, Player, Table, TableSettings
from engine.tables.ports import ANY, MoveRow, Written
from engine.tables.record import BadRecord, read_record, read_tags

LEARNER: Seat = 0
"""The seat that a learner has in every lesson."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson. Its notes are messages by the number of the learner's move, from 1.

    options: the house rules, as a table stores them. computers: the players on the other seats, in
    order. rows: the recorded moves, the learner's included. free: steps of the learner's own choice
    after them; the last one lasts until the round is over. rounds: those that end in the lesson.
    """

    game: str
    seed: int
    options: str
    computers: tuple[Player, ...]
    rows: tuple[MoveRow, ...]
    free: int
    rounds: int

    @property
    def settings(self) -> TableSettings:
        """The settings of a table for this lesson."""
        return TableSettings(lesson=True, luck=Luck.SEED)

    @property
    def steps(self) -> int:
        """The number of the learner's steps."""
        return self.step(len(self.rows)) - 1 + self.free

    def step(self, version: int) -> int:
        """The number of the learner's next move, once this many moves of all were made."""
        return 1 + sum(row.seat == LEARNER for row in self.rows[:version])

    def next(self, position: Position) -> Written:
        """The next written move in this position."""
        made, number = position.moves, self.step(position.moves)
        if made < len(self.rows):
            return Written(self.rows[made].move, number, self.steps)
        own = sum(seats >> LEARNER & 1 for seats in position.movers[len(self.rows) : made])
        ended = sum(isinstance(event, RoundEnded) for event in position.story)
        is_over = not self.free or ended >= self.rounds
        if is_over:
            return Written("", self.steps + 1, self.steps)
        return Written(ANY, min(number + own, self.steps), self.steps)


def script(lessons: Mapping[str, Lesson], table: Table, position: Position) -> Written | None:
    """The move that must come in this position; None at a table without a lesson."""
    is_lesson = kind_of(table).ending is Ending.LESSON
    lesson = lessons.get(table.game) if is_lesson else None
    return None if lesson is None else lesson.next(position)


def read_lesson(text: str) -> Lesson:
    """The lesson of a record of a game, at which seat 0 is the learner's; raises BadRecord.

    A further tag, Free, has the number of the learner's free steps after the moves.
    """
    replay = read_record(text)
    table, players = replay.table, replay.table.players
    free = read_tags(text.splitlines())[0].get("Free", "0")
    if any(player.level is None for player in players[1:]):
        raise BadRecord("in a lesson all seats but the first are computers'")
    if all(row.seat != LEARNER for row in replay.rows):
        raise BadRecord("a lesson needs a move of its learner")
    if re.fullmatch("[0-9]", free) is None:
        raise BadRecord("it has a number of free steps that is no digit")
    rounds = sum(isinstance(event, RoundEnded) for event in replay.story) + (free != "0")
    return Lesson(
        game=table.game, seed=table.seed, options=table.options, computers=players[1:],
        rows=replay.rows, free=int(free), rounds=rounds,
    )  # fmt: skip
