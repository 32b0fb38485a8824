"""Lessons: recorded moves that a learner makes again, and what is said at each of them."""

from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest

from bot.texts.decks import read_lessons
from data import SHIPPED
from engine.core import RoundEnded, choices_by_default
from engine.events.lessons import Lesson, read_lesson, script
from engine.games import GAMES
from engine.games.seven_seals.view import View as SealsView
from engine.players import Question, answered
from engine.players.base import QUICK
from engine.tables.model.refusals import Refusal
from engine.tables.model.table import Status
from engine.tables.record import BadRecord
from engine.tables.service import Tables
from engine.tables.transitions.lobby import read_options
from engine.tables.view import TableView
from tests.catalogue import CATALOGUE, SAY
from tests.data.sqlite import StoreInMemory
from tests.engine.tables.at_the_gate import ANNA, Ticks, refusal, user

LESSONS = read_lessons()


class Thinks:
    """Thinks for the computers at once, and counts how often it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    async def choose(self, question: Question) -> Any:
        """The move of this level with this luck."""
        self.asked += 1
        return answered(replace(question, budget=QUICK))


async def begun(game: str) -> tuple[Tables, TableView, Thinks]:
    """The tables, a lesson of this game at its first step, and who thinks for the computers."""
    lesson, thinks = LESSONS[game], Thinks()
    tables = Tables(
        StoreInMemory(), Ticks(), GAMES, thinker=thinks, script=partial(script, LESSONS)
    )
    choices = choices_by_default(GAMES[game])
    new = tables.own.prepared(ANNA, game, choices, lesson.computers, lesson.settings, lesson.seed)
    seen = await tables.own.open(replace(new, options=lesson.options))
    return tables, seen, thinks


async def pressed(tables: Tables, seen: TableView, index: int) -> TableView:
    """The table after the learner's move of this index."""
    return await tables.play(seen.table.id, user(ANNA), seen.version, index=index)


@pytest.mark.parametrize("luck", range(3))
@pytest.mark.parametrize("game", LESSONS)
async def test_a_lesson_has_eight_to_fourteen_steps_and_ends_with_a_score(
    game: str, luck: int
) -> None:
    """Whatever the learner chooses in the free steps; computers think in those alone."""
    tables, seen, thinks = await begun(game)
    choice = Random(luck)
    lesson = LESSONS[game]
    numbers = list[int]()
    free = list[bool]()
    while seen.table.is_open:
        assert seen.lesson is not None
        assert seen.lesson.is_free is (seen.lesson.index is None)
        assert seen.lesson.is_free or not thinks.asked
        assert seen.lesson.steps == lesson.steps
        assert not seen.lesson.is_over
        assert not seen.undo
        numbers.append(seen.lesson.number)
        free.append(seen.lesson.is_free)
        index = seen.lesson.index
        seen = await pressed(
            tables, seen, choice.randrange(len(seen.moves)) if index is None else index
        )
    assert sorted(set(numbers)) == [*range(1, lesson.steps + 1)]
    assert numbers == sorted(numbers)
    assert len(set(zip(numbers, free, strict=True)) & {(n, True) for n in numbers}) == lesson.free
    assert 8 <= lesson.steps <= 14
    assert seen.lesson is not None
    assert seen.lesson.is_over
    assert any(isinstance(event, RoundEnded) for event in seen.from_own), "it ends with a score"
    assert seen.table.status is Status.CLOSED
    assert not await tables.own.running(user(ANNA))


async def to_the_free_steps(game: str) -> tuple[Tables, TableView]:
    """A lesson where the learner's own choice begins."""
    tables, seen, _ = await begun(game)
    while seen.lesson is not None and seen.lesson.index is not None:
        seen = await pressed(tables, seen, seen.lesson.index)
    return tables, seen


async def test_the_fresh_hand_of_seals_has_five_cards_and_may_be_predicted_in_any_way() -> None:
    tables, seen = await to_the_free_steps("seven-seals")
    view: SealsView = seen.view
    assert len(view.hand) == view.tricks_in_round == 5
    assert view.seals.saboteur is None
    assert not any(view.tricks)
    assert len(seen.moves) > 100
    assert view.sheet.round == 2
    lesson = LESSONS["seven-seals"]
    assert (lesson.rounds, lesson.free) == (2, 2), "the prediction, and the tricks"
    assert all("saboteur" not in row.move for row in lesson.rows)
    saboteur = GAMES["seven-seals"].read_move("saboteur")
    seen = await pressed(tables, seen, seen.moves.index(saboteur))
    while seen.table.is_open:
        seen = await pressed(tables, seen, 0)
    assert seen.lesson is not None
    assert seen.lesson.is_over


async def test_each_of_the_last_cards_of_7_seas_can_be_played() -> None:
    """A learner who repeats the lesson meets the same computers."""
    ends = []
    for _ in range(2):
        tables, seen = await to_the_free_steps("seven-seas")
        played = {move.card for move in seen.moves}
        assert played == set(seen.view.hand)
        assert len(played) == LESSONS["seven-seas"].free == 3
        assert any(move.take for move in seen.moves), "there is something to decide"
        while seen.table.is_open:
            seen = await pressed(tables, seen, 0)
        ends.append(seen.from_own)
    assert ends[0] == ends[1]


@pytest.mark.parametrize("game", LESSONS)
async def test_another_move_than_the_one_that_is_taught_is_refused(game: str) -> None:
    tables, seen, _ = await begun(game)
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
        seen = await pressed(tables, seen, seen.lesson.index)
    assert refused_somewhere


def test_each_step_has_its_note_and_its_answer_to_another_press() -> None:
    """In a free step no press is another one."""
    for game, lesson in LESSONS.items():
        for number in range(1, lesson.steps + 1):
            assert SAY.has(f"lesson-{game}-{number}")
            is_free = number > lesson.steps - lesson.free
            assert SAY.has(f"lesson-{game}-{number}-wrong") is not is_free
        assert not SAY.has(f"lesson-{game}-{lesson.steps + 1}")


@pytest.mark.parametrize("language", CATALOGUE.languages)
def test_the_end_says_in_three_lines_what_was_learnt(language: str) -> None:
    for say in (CATALOGUE.say(language), CATALOGUE.in_words(language)):
        for game in LESSONS:
            lines = say(f"lesson-{game}-end").splitlines()
            assert len(lines) == 3
            assert all(lines)


def test_a_record_that_is_no_lesson_is_refused() -> None:
    with pytest.raises(BadRecord):
        read_lesson("")
    text = (SHIPPED / "lessons/seven-seas.txt").read_text("utf-8")
    assert isinstance(read_lesson(text), Lesson)
    for wrong in (text.replace('[Free "3"]', '[Free "some"]'), text.replace("[Level1", "[Other1")):
        with pytest.raises(BadRecord):
            read_lesson(wrong)
    with pytest.raises(BadRecord):
        read_lesson(text[: text.index("1. 0")])


def test_a_lesson_is_played_by_the_rules_as_they_are_by_default() -> None:
    """Its record's options differ from those of a new table in what shortens the round alone."""
    for game, lesson in LESSONS.items():
        rules = GAMES[game]
        options = rules.options(**choices_by_default(rules))
        assert len(lesson.computers) + 1 in rules.seats_for(options)
        changed: dict[str, dict[str, Any]] = {
            "seven-seas": {"short": True},
            "seven-seals": {"hand": 5, "starter": 0},
        }
        assert read_options(rules, lesson.options) == replace(options, **changed.get(game, {}))
