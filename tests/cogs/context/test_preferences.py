"""Settings are read once, change at once, and break nothing where they cannot be read."""

import asyncio
from collections.abc import Mapping

import pytest

from cogs.context import preferences
from cogs.context.preferences import MENTIONED_AT_ONCE, Mentions, Preferences, ServerSettings
from engine.tables.model.quiet import Quiet
from tests.data.sqlite import StoreInMemory


class Kept(StoreInMemory):
    """A store whose settings are read when it is let; read: how often."""

    def __init__(self) -> None:
        super().__init__()
        self.let, self.read_settings = asyncio.Event(), 0
        self.let.set()

    async def settings(self, scope: str, of: int) -> Mapping[str, str]:
        self.read_settings += 1
        found = await super().settings(scope, of)
        await self.let.wait()
        return found


async def test_an_earlier_read_does_not_overwrite_a_change() -> None:
    kept = Kept()
    settings = Preferences(kept)
    kept.let.clear()
    reading = asyncio.create_task(settings.server(1))
    await asyncio.sleep(0)
    changing = asyncio.create_task(settings.set_server(1, "clock", 60))
    await asyncio.sleep(0)
    kept.let.set()
    await reading
    assert (await changing).clock == 60
    assert (await settings.server(1)).clock == 60


async def test_unreadable_settings_become_defaults() -> None:
    kept = Kept()
    for name, value in (("clock", "{"), ("channels", "7"), ("thread", "true"), ("other", "1")):
        await kept.set_setting("guild", 1, name, value)
    assert await Preferences(kept).server(1) == ServerSettings(thread=True)


async def test_wishes_for_mentions_are_remembered_up_to_a_limit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(preferences, "REMEMBERED", 2)
    kept = Kept()
    settings = Preferences(kept)
    await settings.prefer(1, "mentions", Mentions.NEVER)
    for user in (1, 2, 3, 3):
        await settings.mentions(user)
    assert kept.read_settings == 3, "one for each person"
    assert await settings.mentions(1) is Mentions.NEVER
    assert kept.read_settings == 4


async def test_as_many_followers_are_mentioned_as_fit() -> None:
    settings = Preferences(Kept())
    for user in range(1, MENTIONED_AT_ONCE + 30):
        assert await settings.follow(7, user)
    assert len(await settings.followers(7)) == MENTIONED_AT_ONCE
    last = MENTIONED_AT_ONCE + 29
    assert not await settings.follow(7, last), "the last one follows too, and may stop it"


async def test_quiet_hours_outlast_a_restart_and_are_forgotten_with_their_person() -> None:
    """Quiet hours that can't be read, such as in an abolished zone, count as none."""
    kept = Kept()
    settings = Preferences(kept)
    await settings.prefer(1, "quiet", "1320-420")
    assert settings.quiet(1) is None
    await settings.prefer(1, "zone", "Europe/Berlin")
    for user, hours, zone in (
        (2, "late", "UTC"),
        (3, "60-120", "Europe/Atlantis"),
        (5, "60-120", "EST"),
    ):
        await kept.set_setting("user", user, "quiet", hours)
        await kept.set_setting("user", user, "zone", zone)
    settings = Preferences(kept)
    await settings.restore()
    assert settings.quiet(1) == Quiet(1320, 420, "Europe/Berlin")
    assert [settings.quiet(user) for user in (2, 3, 4)] == [None] * 3
    assert settings.quiet(5) == Quiet(60, 120, "America/New_York"), "stored before"
    settings.forget(1)
    assert (settings.quiet(1), settings.zone(1), settings.hours(1)) == (None, None, None)
