"""Typed moves: in notation and in the words of each language."""

import re
from functools import cache, partial

import pytest

from cogs.faces import FACES
from cogs.table import typed
from cogs.table.typed import OFFERS, meant, notation, offered
from engine.games.letter_of_marque.moves import SetSail
from engine.games.seven import GAME as SEVEN
from engine.games.seven_seals import GAME as SEALS
from engine.games.seven_seas import GAME as SEAS
from engine.tables.view import TableView
from tests.amounts import amount
from tests.catalogue import CATALOGUE, HEARD
from tests.cogs.faces.letter_of_marque.played import after
from tests.cogs.faces.letter_of_marque.test_face import at_sea
from tests.cogs.faces.moments import Moment, moments

MOMENTS: dict[str, Moment] = {
    "seven-seas": next(moments(SEAS, SEAS.options(), 4, seed=1)),
    "letter-of-marque": after(3, *at_sea(True, True, True), (0, SetSail())),
    "seven": next(moments(SEVEN, SEVEN.options(), 3, seed=1)),
    "seven-seals": next(moments(SEALS, SEALS.options(), 4, seed=1)),
}
"""The first choice of a game; in Letter of Marque of a ship for the treasure turned up."""


def asked(moment: Moment) -> TableView:
    """The table as the first player to move sees it."""
    return moment.seen(moment.game.to_move(moment.position.state)[0])


@pytest.mark.parametrize("key", MOMENTS)
@pytest.mark.parametrize("language", CATALOGUE.languages)
async def test_each_move_is_found_by_its_own_suggestion(
    language: str, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    say, moment = CATALOGUE.in_words(language), MOMENTS[key]
    seen = asked(moment)
    told = cache(partial(typed.label, FACES[key], say, seen))
    monkeypatch.setattr(typed, "label", lambda *given: told(given[-1]))  # each is asked for often
    choices = await offered(say, seen, "")
    assert len(choices) == min(OFFERS, len(seen.moves))
    for choice in choices[:: amount(9, 1)]:
        (index,) = await meant(say, seen, choice.value.upper())
        assert notation(seen, index) == choice.value
        assert choice in await offered(say, seen, choice.name)


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("2 red 1 blue", "predict R2 B1"),
        ("2red, 1blue", "predict R2 B1"),
        ("r2 b1", "predict R2 B1"),
        ("no trick", "predict none"),
        ("sab", "saboteur"),
    ],
)
async def test_a_prediction_is_offered_as_it_is_typed(typed: str, written: str) -> None:
    seen = asked(MOMENTS["seven-seals"])
    assert written in [choice.value for choice in await offered(HEARD, seen, typed)]


@pytest.mark.parametrize("language", CATALOGUE.languages)
async def test_the_examples_of_the_help_are_understood_in_each_language(language: str) -> None:
    say = CATALOGUE.in_words(language)
    example = re.findall(r"/play ([^`]+)", CATALOGUE.say(language)("help-typing-seven-seals"))
    seen = asked(MOMENTS["seven-seals"])
    assert "predict R2 B1" in [choice.value for choice in await offered(say, seen, *example)]
