"""A club night, from its plan to its places, with private threads for its tables."""

from engine.events.night import Night, Phase
from tests.e2e.conftest import permit
from tests.e2e.said import shows
from tests.e2e.stage import Stage


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
    """The open night of the server."""
    (night,) = await stage.bot.services.nights.open_in(stage.env.guild.id)
    return night


async def test_a_night_that_begins_now_is_open_at_once(stage: Stage) -> None:
    """Everybody sees how many are here."""
    assert shows(await planned(stage, "Game=7", "Rounds=2", "Seats=2"), "club-announced")
    assert shows(stage.texts()[-1], "club-open", late=True)
    assert (await night_of(stage)).phase is Phase.OPEN
    assert shows(await stage.press("Ben", "I'm here"), "club-here-done", alone=True)
    assert shows(await stage.press("Chloé", "I'm here"), "club-here-done", alone=False)
    assert shows(stage.texts()[-1], "club-here", count=2, names="Ben, Chloé")
