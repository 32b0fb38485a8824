"""A club night, from its plan to its places, with private threads for its tables."""

import asyncio
from typing import Any

import pytest

from cogs.ui.routes import ClubAct, OfClub
from engine.events.night import Night, Phase
from tests.e2e.comings import LUCK
from tests.e2e.conftest import permit
from tests.e2e.playing import play_on
from tests.e2e.said import shows
from tests.e2e.stage import Stage, press_id, text_of

PEOPLE = ("Anna", "Ben", "Chloé", "Dirk", "Esi", "Farid")


async def planned(stage: Stage, *values: str) -> str:
    """Anna announces a night with these values, each "setting=value" as the panel shows it."""
    permit(stage, "Anna", manage_events=True)
    permit(stage, create_private_threads=True)
    await stage.type("Anna", "night")
    for value in values:
        setting, _, chosen = value.partition("=")
        await stage.pick("Anna", setting)
        await stage.pick("Anna", chosen)
    return await stage.press_hand("Anna", "Announce")


async def night_of(stage: Stage) -> Night:
    (night,) = await stage.bot.services.nights.open_in(stage.env.guild.id)
    return night


def threads(stage: Stage) -> list[Any]:
    return [each for each in stage.channel.threads]


async def test_a_night(stage: Stage) -> None:
    said = await planned(stage, "Game=7", "Rounds=2", "Seats=2")
    print(said)
    print(stage.texts())
    night = await night_of(stage)
    assert night.phase is Phase.OPEN
