"""Lessons on the simulated Discord: where they are offered, and what they outlive."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.texts.decks import read_lessons
from cogs.context.preferences import WORDS
from cogs.ui.page import MakeMove
from cogs.ui.spoken import spoken
from engine.games import GAMES
from tests.amounts import amount, one_of
from tests.catalogue import CATALOGUE
from tests.e2e.comings import Scene
from tests.e2e.playing import first_way
from tests.e2e.positions import begin_seven_in_round
from tests.e2e.said import shows
from tests.e2e.stage import button_labels, buttons, press_id, text_of
from tests.e2e.test_solo import own_table

LESSONS = read_lessons()
SOME = [*LESSONS][: amount(1, len(LESSONS))]
"""The steps of another game are other words, which `test_for_a_screen_reader` has of each."""
LEARN = "Learn it in three minutes"
ON = "Go on"
BLUE = 1
FACES = Path(__file__).parents[1] / "cogs/faces"


def score_of(game: str) -> list[str]:
    """Words of the score that ends a lesson: a line for each point or player."""
    file = FACES / game.replace("-", "_") / "lesson_score.txt"
    return file.read_text("utf-8").splitlines()


async def follow(stage: Scene, who: str, label: str = "") -> str:
    """Press the first thing that a step offers, or this button, and return what is shown then."""
    if label:
        return await stage.press_hand(who, label)
    return await stage.take(who, *first_way(stage.hands[who]))


async def past_the_score(stage: Scene, told: str) -> str:
    """The step behind the score of a round, or what is shown already."""
    has_score = ON in button_labels(stage.hands["Anna"])
    return await follow(stage, "Anna", ON) if has_score else told


async def played_out(stage: Scene, game: str) -> str:
    """Press through a lesson; the score that it ends with.

    The coach's line is right above the buttons; only what its step is about can be pressed.
    """
    told = await stage.type("Anna", "learn", game=game)
    while (seen := await own_table(stage)) is not None:
        told = await past_the_score(stage, told)
        step = f"**Step {seen.lesson.number} of {seen.lesson.steps}**"
        assert told.splitlines()[-1].startswith(step)
        shown = stage.hands["Anna"]
        if first_way(shown)[1] is None:
            offered = [b["label"] for b in buttons(shown) if not b.get("disabled")]
            others = set(offered[1:]) - {"Back"}  # seals of a prediction, and free steps
            assert seen.lesson.is_free or all(label[-1].isdecimal() for label in others)
        told = await follow(stage, "Anna")
    assert stage.messages() == []
    return told


def test_every_game_has_a_lesson_and_words_of_its_score() -> None:
    assert set(LESSONS) == set(GAMES)
    assert all(map(score_of, GAMES))


async def test_a_newcomer_is_offered_the_lesson_once_and_keeps_the_seat(stage: Scene) -> None:
    await stage.open("Anna", game="seven")
    told = await stage.press("Ben", "Join")
    assert shows(told, "lobby-joined")
    assert shows(told, "lesson-offer", game=7)
    seat = stage.hands["Ben"]
    assert button_labels(seat) == [LEARN]
    assert "Step 1 of" in await stage.press_hand("Ben", LEARN)
    assert shows(text_of(seat), "lobby-joined")
    await stage.press("Ben", "Leave")
    assert not shows(await stage.press("Ben", "Join"), "lesson-offer", game=7)
    await stage.restart()
    await stage.press("Ben", "Leave")
    assert not shows(await stage.press("Ben", "Join"), "lesson-offer", game=7)


@pytest.mark.parametrize("game", one_of(GAMES))
async def test_the_lesson_is_offered_behind_how_to_play_and_in_help(
    stage: Scene, game: str
) -> None:
    await stage.open("Anna", game=game)
    await stage.goes("Ben", "More", "How to play")
    assert button_labels(stage.hands["Ben"])[0] == LEARN
    assert "Step 1 of" in await stage.press_hand("Ben", LEARN)
    assert (await own_table(stage, "Ben")).table.game == game
    name = stage.bot.catalogue.say()(f"game-{game}")
    assert "Step 1 of" in await stage.goes("Chloé", "/help", f"Learn {name}")
    assert (await own_table(stage, "Chloé")).table.game == game


async def test_learn_starts_again_and_solo_continues(stage: Scene) -> None:
    await stage.type("Anna", "learn", game="seven")
    first = await own_table(stage)
    await follow(stage, "Anna")
    assert "Step 2 of" in await stage.goes("Anna", "/solo", "Go on")
    assert (await own_table(stage)).table.id == first.table.id
    assert shows(await stage.type("Anna", "learn", game="seven"), "own-game", kind="lesson")
    assert "Step 1 of" in await stage.press_hand("Anna", "Start a new one")
    assert (await own_table(stage)).table.id != first.table.id


@pytest.mark.slow
@pytest.mark.parametrize("game", SOME)
async def test_every_step_survives_a_restart_and_answers_another_press_with_why(
    stage: Scene, game: str
) -> None:
    """In the lesson's words, above the coach's line, with the hand as it was."""
    say, told = stage.bot.catalogue.say(), await stage.type("Anna", "learn", game=game)
    for step in range(1, LESSONS[game].steps + 1):
        assert f"Step {step} of" in await past_the_score(stage, told)
        await stage.restart()
        told = await stage.goes("Anna", "/solo", "Go on")
        assert f"Step {step} of" in await past_the_score(stage, told)
        seen = await own_table(stage)
        if len(seen.moves) > 1 and not seen.lesson.is_free:
            other = press_id(MakeMove(int(not seen.lesson.index)), seen.table.id, seen.version)
            told = await stage.forge("Anna", other, on=stage.hands["Anna"])
            why, line = told.splitlines()[-2:]
            assert why == say(f"lesson-{game}-{step}-wrong")
            assert f"Step {step} of" in line
            assert (await own_table(stage)).version == seen.version
        while f"Step {step} of" in (told := await follow(stage, "Anna")):
            pass
    assert shows(await past_the_score(stage, told), "lesson-over")


@pytest.mark.slow
@pytest.mark.parametrize("game", LESSONS)
async def test_in_screen_reader_text_the_coach_comes_first_and_without_signs(
    stage: Scene, game: str
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
        told = await past_the_score(stage, await follow(stage, "Anna"))
    end = say(f"lesson-{game}-end")
    assert spoken(end) == end
    assert end.split("\n", 1)[0] in told


@pytest.mark.parametrize("game", SOME)
async def test_a_lesson_ends_with_a_score_then_three_lines_then_a_real_game(
    stage: Scene, game: str
) -> None:
    """The score, what was learnt and the game are one blue press apart."""
    told = await played_out(stage, game)
    assert [words for words in score_of(game) if words not in told] == []
    assert [*map(styled, buttons(stage.hands["Anna"]))] == [(ON, BLUE)]
    told = await follow(stage, "Anna", ON)
    say = stage.bot.catalogue.say()
    assert say(f"lesson-{game}-end") in told.replace("\u2060", "")
    assert len(say(f"lesson-{game}-end").splitlines()) == 3
    first, *others = map(styled, buttons(stage.hands["Anna"]))
    assert first == (("Set sail", 3) if game == "seven-seas" else ("Play a real one", BLUE))
    assert [label for label, style in others if style == BLUE] == []
    await follow(stage, "Anna", "Play a real one")
    seen = await own_table(stage)
    assert seen.lesson is None
    assert (seen.table.game, seen.table.players[1].level) == (game, "deckhand")
    assert len(seen.table.players) == GAMES[game].traits.alone
    assert await stage.bot.store.results_of(stage.people["Anna"].id) == ()


def styled(button: Any) -> tuple[str, int]:
    return button["label"], button["style"]


@pytest.mark.parametrize("again", ["press", "restart"])
async def test_the_last_press_of_a_lesson_made_twice_shows_its_score_again(
    stage: Scene, again: str
) -> None:
    """Nothing is lost by a second press, nor behind it, nor by a restart in between."""
    await stage.type("Anna", "learn", game="seven")
    while (seen := await own_table(stage)) is not None:
        last = press_id(MakeMove(seen.lesson.index), seen.table.id, seen.version)
        score = await follow(stage, "Anna")
    if again == "restart":
        await stage.restart()
    assert await stage.forge("Anna", last, on=stage.hands["Anna"]) == score
    end = await follow(stage, "Anna", ON)
    assert shows(end, "lesson-over", game=7)
    assert await stage.forge("Anna", last, on=stage.hands["Anna"]) == score
    assert await follow(stage, "Anna", ON) == end


async def test_the_saboteur_of_seals_is_offered_once_it_is_explained(stage: Scene) -> None:
    told = await stage.type("Anna", "learn", game="seven-seals")
    while not (seen := await own_table(stage)).lesson.is_free:
        assert "aboteur" not in told
        assert "Saboteur" not in button_labels(stage.hands["Anna"])
        if seen.lesson.number == 4:
            assert shows(told, "lesson-seven-seals-4")
        told = await follow(stage, "Anna")
    assert "round 1" in told
    assert not shows(told, "lesson-seven-seals-8")
    assert shows(told, "seven-seals-scored")
    assert shows(await past_the_score(stage, told), "lesson-seven-seals-8")
    assert "Saboteur" in button_labels(stage.hands["Anna"])


@pytest.mark.parametrize("language", CATALOGUE.languages)
def test_each_card_of_7_is_named_where_it_is_played(language: str) -> None:
    assert CATALOGUE.say(language)("lesson-seven-7").count("4") >= 2


NEW = {game: f"first-words-{game}" for game in GAMES}


@pytest.mark.parametrize("game", one_of(GAMES))
async def test_the_first_hand_explains_the_words_until_the_first_move(
    stage: Scene, game: str
) -> None:
    assert shows(await stage.type("Anna", "solo", game=game), NEW[game])
    assert LEARN in button_labels(stage.hands["Anna"])
    assert shows(await stage.goes("Anna", "/solo", "Go on"), NEW[game]), "until the first move"
    await stage.press_something("Anna", Random(1))
    assert not shows(stage.hand_text("Anna"), NEW[game])
    assert LEARN not in button_labels(stage.hands["Anna"])
    assert not shows(await stage.goes("Anna", "/solo", "Go on"), NEW[game])


@pytest.mark.slow
async def test_a_person_who_has_finished_such_a_game_gets_no_explanations(
    stage: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_seven_in_round(7)
    await stage.open_table("seven", ["Anna", "Ben"])
    assert shows(await stage.press("Anna", "My hand"), NEW["seven"])
    await stage.play_on(Random(2))
    assert not shows(await stage.type("Anna", "solo", game="seven"), NEW["seven"])
    await stage.open("Chloé", game="seven")
    assert not shows(await stage.press("Ben", "Join"), "lesson-offer")
    await stage.restart()
    assert not shows(await stage.type("Anna", "solo", game="seven", seats=3), NEW["seven"])

    async def asked(*_: object) -> None:
        raise AssertionError("the store is asked once")

    with monkeypatch.context() as patched:
        patched.setattr(stage.bot.services.records, "results_of", asked)
        assert not shows(await stage.type("Anna", "solo", game="seven", seats=3), NEW["seven"])
    stage.bot.services.forget(stage.people["Anna"].id)
    assert not stage.bot.services.versed
    assert shows(await stage.type("Anna", "solo", game="seven-seas"), NEW["seven-seas"])
