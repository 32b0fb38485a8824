"""House rules belong to their game: another game's rule of the same name takes nothing from it."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord.app_commands import Choice, Command

from bot.i18n import Catalogue
from cogs.table import with_house_rules
from cogs.ui.choices import RuleOption, rule_options
from cogs.ui.menus import NoSuchValue, own_values, values_words
from engine.core import HouseRule
from engine.games import GAMES
from tests.engine.toy_game import TOY, ToyGame

SAY = Catalogue(strict=True).say("en")
SEVEN_SEAS = GAMES["seven-seas"]


class WordyGame(ToyGame):
    key = "wordy"
    house_rules = (
        HouseRule("target", ("near", "far"), "near"),
        HouseRule("rounds", (1,), 1),
        HouseRule("pairs", (0, 2), 0),
    )


def option(name: str, *games: Any) -> RuleOption:
    return next(each for each in rule_options(games) if each.name == name)


def values(choices: tuple[Choice[Any], ...]) -> list[Any]:
    return [choice.value for choice in choices]


def test_rules_of_one_name_share_an_option_that_offers_the_values_of_all() -> None:
    shared = option("target", SEVEN_SEAS, TOY)
    assert shared.kind is int
    assert values(shared.choices) == [7, 11, 14, 21]
    assert values(option("target", TOY, SEVEN_SEAS).choices) == [7, 21, 11, 14]


def test_rules_of_one_name_and_several_kinds_are_offered_as_text() -> None:
    shared = option("target", SEVEN_SEAS, WordyGame())
    assert shared.kind is str
    assert values(shared.choices) == ["7", "11", "14", "near", "far"]
    assert values(option("pairs", TOY, WordyGame()).choices) == ["False", "True", "0", "2"]
    assert option("pairs", TOY).choices == ()


def test_a_command_has_each_option_once() -> None:
    async def opened(interaction: discord.Interaction, **choices: Any) -> None: ...

    options = rule_options([SEVEN_SEAS, TOY])
    command: Any = Command(name="open", description="-", callback=with_house_rules(options, opened))
    assert [parameter.name for parameter in command.parameters] == [o.name for o in options]
    assert len({each.name for each in options}) == len(options)


@pytest.mark.parametrize("sent", [21, "21"])
def test_what_is_given_becomes_a_value_of_the_game_that_was_chosen(sent: object) -> None:
    assert own_values(TOY, {"target": sent, "rounds": 2}) == {"target": 21, "rounds": 2}
    assert own_values(WordyGame(), {"target": "far", "pairs": "2"}) == {"target": "far", "pairs": 2}


def test_a_name_that_the_game_does_not_know_is_left_to_its_options_to_refuse() -> None:
    assert own_values(TOY, {"teams": True}) == {"teams": True}


def test_a_value_of_another_game_is_refused_in_words_that_name_the_games_own() -> None:
    with pytest.raises(NoSuchValue) as refused:
        own_values(SEVEN_SEAS, {"target": 21})
    words = values_words(SAY, refused.value.game, refused.value.rule)
    assert words == "Space to reach in 7 Seas may be: 7, 11, 14. Choose one of these."
