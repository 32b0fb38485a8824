"""Lessons on the simulated Discord: where they are offered, and what they outlive."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts.decks import read_lessons
from cogs.context.preferences import WORDS
from cogs.ui.spoken import spoken
from engine.games import GAMES
from tests.amounts import amount, one_of
from tests.e2e.playing import ways
from tests.e2e.stage import Stage, button_labels, text_of
from tests.e2e.test_solo import finished, own_table

LESSONS = {game: lesson for game in GAMES if (lesson := read_lessons().of(game)) is not None}
SOME = [*LESSONS][: amount(1, len(LESSONS))]
"""The steps of another game are other words, which `test_for_a_screen_reader` has of each."""
OFFER = "Learn it in three minutes"


async def follow(stage: Stage, who: str) -> str:
    """Press the first thing that a step offers, and return what is shown then."""
    message = stage.hands[who]
    custom_id, value = next(
        way for way in ways(message) if way[1] is None or way[1].startswith(("move:", "page:"))
    )
    if value is None:
        result = await stage.people[who].click(message, custom_id=custom_id)
    else:
        result = await stage.people[who].select(message, [value], custom_id=custom_id)
    return stage.answered(who, result)


async def test_every_game_has_a_lesson() -> None:
    assert set(LESSONS) == set(GAMES)


async def test_a_newcomer_is_offered_the_lesson_once_and_keeps_the_seat(stage: Stage) -> None:
    await stage.open("Anna", game="seven")
    told = await stage.press("Ben", "Join")
    assert "You have a seat" in told
    assert "New to 7?" in told
    seat = stage.hands["Ben"]
    assert button_labels(seat) == [OFFER]
    lesson = await stage.press_hand("Ben", OFFER)
    assert "Step 1 of" in lesson
    assert "You have a seat" in text_of(seat)
    await stage.press("Ben", "Leave")
    assert "New to 7?" not in await stage.press("Ben", "Join")
    await stage.restart()
    await stage.press("Ben", "Leave")
    assert "New to 7?" not in await stage.press("Ben", "Join")


@pytest.mark.slow
async def test_who_has_finished_a_game_of_the_kind_is_offered_nothing(stage: Stage) -> None:
    await finished(stage, "Ben")
    await stage.open("Anna", game="seven")
    assert "New to" not in await stage.press("Ben", "Join")


@pytest.mark.parametrize("game", one_of(GAMES))
async def test_the_lesson_stands_behind_how_to_play_and_in_help(stage: Stage, game: str) -> None:
    await stage.open("Anna", game=game)
    await stage.press("Ben", "How to play")
    assert button_labels(stage.hands["Ben"])[0] == OFFER
    assert "Step 1 of" in await stage.press_hand("Ben", OFFER)
    assert (await own_table(stage, "Ben")).table.game == game
    name = stage.bot.catalogue.say()(f"game-{game}")
    await stage.type("Chloé", "help")
    assert "Step 1 of" in await stage.press_hand("Chloé", f"Learn {name}")
    assert (await own_table(stage, "Chloé")).table.game == game


async def test_learn_starts_anew_and_solo_goes_on(stage: Stage) -> None:
    await stage.type("Anna", "learn", game="seven")
    first = await own_table(stage)
    await follow(stage, "Anna")
    told = await stage.type("Anna", "solo")
    assert "Step 2 of" in told
    assert (await own_table(stage)).table.id == first.table.id
    assert "Step 1 of" in await stage.type("Anna", "learn", game="seven")
    assert (await own_table(stage)).table.id != first.table.id


@pytest.mark.slow
@pytest.mark.parametrize("game", SOME)
async def test_a_lesson_survives_a_restart_at_every_step(stage: Stage, game: str) -> None:
    told = await stage.type("Anna", "learn", game=game)
    for step in range(1, LESSONS[game].steps + 1):
        assert f"Step {step} of" in told
        await stage.restart()
        assert f"Step {step} of" in await stage.type("Anna", "solo")
        while f"Step {step} of" in (told := await follow(stage, "Anna")):
            pass
    assert "You know" in told


@pytest.mark.slow
@pytest.mark.parametrize("game", LESSONS)
async def test_for_a_screen_reader_the_coach_speaks_first_and_without_signs(
    stage: Stage, game: str
) -> None:
    """Each step begins with its topic, with every card by its name."""
    await stage.bot.services.preferences.prefer(stage.people["Anna"].id, WORDS, "yes")
    say: Any = stage.bot.catalogue.in_words()
    told = await stage.type("Anna", "learn", game=game)
    while (seen := await own_table(stage)) is not None:
        number = seen.lesson.number
        note = say(f"lesson-{game}-{number}")
        assert spoken(note) == note, "nothing is lost where signs are left out"
        first = told.split("\n", 1)[0]
        assert first.startswith(f"Step {number} of {LESSONS[game].steps}")
        assert note.replace("**", "") in told
        told = await follow(stage, "Anna")
    end = say(f"lesson-{game}-end")
    assert spoken(end) == end
    assert end.split("\n", 1)[0] in told


@pytest.mark.slow
@pytest.mark.parametrize("game", SOME)
async def test_at_every_step_another_press_is_answered_with_why(stage: Stage, game: str) -> None:
    """In the lesson's words, above the coach's line, with the hand as it was."""
    say, anna = stage.bot.catalogue.say(), stage.people["Anna"].id
    await stage.type("Anna", "learn", game=game)
    while (seen := await own_table(stage)) is not None:
        index, number = seen.lesson.index, seen.lesson.number
        if len(seen.moves) > 1:
            other = f"7s:{seen.table.id}:{seen.version}:move:{int(not index)}"
            told = await stage.forge("Anna", other, on=stage.hands["Anna"])
            why, line = told.splitlines()[-2:]
            assert why == say(f"lesson-{game}-{number}-wrong")
            assert f"Step {number} of" in line
            assert (await own_table(stage)).version == seen.version
        with stage.env._bot_scope():
            await stage.bot.tables.play(seen.table.id, anna, seen.version, index=index)
