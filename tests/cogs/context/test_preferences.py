"""Settings are read once, change at once, and break nothing where they cannot be read."""

import asyncio
from collections.abc import Mapping

import pytest

from cogs.context import preferences
from cogs.context.preferences import MENTIONED_AT_ONCE, Mentions, Preferences, ServerSettings
from engine.tables.model.quiet import Quiet


class Kept:
    """Settings in a dict; reading waits until it is let."""

    def __init__(self) -> None:
        self.values: dict[tuple[str, int], dict[str, str]] = {}
        self.let = asyncio.Event()
        self.let.set()
        self.read = 0

    async def settings(self, scope: str, of: int) -> Mapping[str, str]:
        self.read += 1
        found = dict(self.values.get((scope, of), {}))
        await self.let.wait()
        return found

    async def marked(self, scope: str, name: str) -> Mapping[int, str]:
        every = self.values.items()
        return {of: kept[name] for (kind, of), kept in every if kind == scope and name in kept}

    async def set_setting(self, scope: str, of: int, name: str, value: str | None) -> None:
        kept = self.values.setdefault((scope, of), {})
        if value is None:
            kept.pop(name, None)
        else:
            kept[name] = value


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
    kept.values["guild", 1] = {"clock": "{", "channels": "7", "thread": "true", "other": "1"}
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
    assert kept.read == 3, "one for each person"
    assert await settings.mentions(1) is Mentions.NEVER
    assert kept.read == 4


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
    kept.values["user", 2] = {"quiet": "late", "zone": "UTC"}
    kept.values["user", 3] = {"quiet": "60-120", "zone": "Europe/Atlantis"}
    kept.values["user", 5] = {"quiet": "60-120", "zone": "EST"}
    settings = Preferences(kept)
    await settings.restore()
    assert settings.quiet(1) == Quiet(1320, 420, "Europe/Berlin")
    assert [settings.quiet(user) for user in (2, 3, 4)] == [None] * 3
    assert settings.quiet(5) == Quiet(60, 120, "America/New_York"), "stored before"
    settings.forget(1)
    assert (settings.quiet(1), settings.zone(1), settings.hours(1)) == (None, None, None)
