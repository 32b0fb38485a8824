"""A game's own words are explained in the first hand of a person's first game of it, and once."""

from random import Random

import pytest

from bot.texts.i18n import Catalogue
from engine.games import GAMES
from tests.amounts import one_of
from tests.e2e.playing import open_table, play_on, press_something
from tests.e2e.positions import begin_seven_in_round
from tests.e2e.stage import Stage, button_labels

SAY = Catalogue().say()
NEW = {game: f"-# {SAY(f'first-words-{game}')}" for game in GAMES}
LEARN = "Learn it in three minutes"


@pytest.mark.parametrize("game", one_of(GAMES))
async def test_the_first_hand_explains_the_words_until_the_first_move(
    stage: Stage, game: str
) -> None:
    told = await stage.type("Anna", "solo", game=game)
    assert NEW[game] in told
    assert LEARN in button_labels(stage.hands["Anna"])
    assert NEW[game] in await stage.type("Anna", "solo"), "until the first move"
    await press_something(stage, "Anna", Random(1))
    assert NEW[game] not in stage.hand_text("Anna")
    assert LEARN not in button_labels(stage.hands["Anna"])
    assert NEW[game] not in await stage.type("Anna", "solo")


@pytest.mark.slow
async def test_a_person_who_has_finished_such_a_game_gets_no_explanations(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_seven_in_round(7)
    await open_table(stage, "seven", ["Anna", "Ben"])
    assert NEW["seven"] in await stage.press("Anna", "My hand")
    await play_on(stage, Random(2))
    assert NEW["seven"] not in await stage.type("Anna", "solo", game="seven")
    await stage.restart()
    assert NEW["seven"] not in await stage.type("Anna", "solo", game="seven", seats=3)

    async def asked(*_: object) -> None:
        raise AssertionError("the store is asked once")

    with monkeypatch.context() as patched:
        patched.setattr(stage.bot.services.records, "results_of", asked)
        assert NEW["seven"] not in await stage.type("Anna", "solo", game="seven", seats=3)
    stage.bot.services.forget(stage.people["Anna"].id)
    assert not stage.bot.services.versed
    assert NEW["seven-seas"] in await stage.type("Anna", "solo", game="seven-seas")
