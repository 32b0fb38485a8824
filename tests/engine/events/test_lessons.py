"""Lessons: recorded moves that a learner makes again, and what is said at each of them."""

from __future__ import annotations

import pytest

from bot.texts.decks import read_lessons
from engine.core import choices_by_default
from engine.events.lessons import LEARNER, read_lesson
from engine.games import GAMES
from engine.tables.model.refusals import Refusal
from engine.tables.model.table import Status
from engine.tables.record import BadRecord
from engine.tables.service import Tables
from engine.tables.view import TableView
from tests.catalogue import SAY
from tests.engine.tables.at_the_gate import ANNA, Ticks, refusal, user
from tests.engine.tables.memory_store import MemoryStore

LESSONS = {game: lesson for game in GAMES if (lesson := read_lessons().of(game)) is not None}


async def begun(game: str) -> tuple[Tables, TableView]:
    """The tables, and a lesson of this game at its first step; no computer thinks."""
    tables, lesson = Tables(MemoryStore(), Ticks(), GAMES), LESSONS[game]
    tables.own.teach(read_lessons().script)
    choices = choices_by_default(GAMES[game])
    new = tables.own.prepared(ANNA, game, choices, lesson.computers, lesson.settings, lesson.seed)
    seen = await tables.own.open(new)
    return tables, seen


@pytest.mark.parametrize("game", LESSONS)
async def test_a_lesson_has_eight_to_fourteen_steps_and_ends_after_the_last(game: str) -> None:
    tables, seen = await begun(game)
    steps = 0
    while seen.table.is_open:
        steps += 1
        assert seen.lesson is not None
        assert seen.lesson.index is not None
        assert (seen.lesson.number, seen.lesson.steps) == (steps, LESSONS[game].steps)
        assert not seen.undo
        seen = await tables.play(seen.table.id, user(ANNA), seen.version, index=seen.lesson.index)
    assert 8 <= steps == LESSONS[game].steps <= 14
    assert seen.table.status is Status.CLOSED
    assert await tables.own.latest(user(ANNA)) is None


@pytest.mark.parametrize("game", LESSONS)
async def test_another_move_than_the_one_that_is_taught_is_refused(game: str) -> None:
    tables, seen = await begun(game)
    refused_somewhere = False
    while seen.table.is_open and seen.lesson is not None and seen.lesson.index is not None:
        for index in range(len(seen.moves)):
            if index == seen.lesson.index:
                continue
            assert (
                await refusal(tables.play(seen.table.id, user(ANNA), seen.version, index=index))
                is Refusal.NOT_THE_LESSON
            )
            refused_somewhere = True
        assert (await tables.view(seen.table.id, user(ANNA))).version == seen.version
        seen = await tables.play(seen.table.id, user(ANNA), seen.version, index=seen.lesson.index)
    assert refused_somewhere


def test_each_step_has_its_note_and_its_answer_to_another_press() -> None:
    say = SAY
    for game, lesson in LESSONS.items():
        for number in range(1, lesson.steps + 1):
            assert say.has(f"lesson-{game}-{number}")
            assert say.has(f"lesson-{game}-{number}-wrong")
        assert not say.has(f"lesson-{game}-{lesson.steps + 1}")
        assert say.has(f"lesson-{game}-end")


def test_a_record_that_is_no_lesson_is_refused() -> None:
    with pytest.raises(BadRecord):
        read_lesson("")


def test_a_lesson_is_played_by_the_rules_as_they_are_by_default() -> None:
    """A table is opened with the choices of today, so the record must have been, too."""
    for game, lesson in LESSONS.items():
        assert lesson.rows[-1].seat == LEARNER
        rules = GAMES[game]
        numbers = rules.seats_for(rules.options(**choices_by_default(rules)))
        assert len(lesson.computers) + 1 in numbers
