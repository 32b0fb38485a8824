"""Settings are read once; commands offer games by name; places have their process."""

import asyncio
from collections.abc import Mapping

import pytest

from cogs.context import preferences
from cogs.context.options import GAME_CHOICES
from cogs.context.preferences import Mentions, Preferences, ServerSettings
from cogs.context.shards import places_of
from engine.games import GAMES
from engine.tables.model.quiet import Quiet
from engine.tables.model.table import ChannelPlace, OwnPlace
from tests.catalogue import SAY
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


def test_a_game_whose_name_begins_another_is_offered_first() -> None:
    """Discord offers what fits the typed text in this order: "7" is no "7 Seas"."""
    names = [SAY(f"game-{choice.value}") for choice in GAME_CHOICES]
    assert sorted(names) == sorted(SAY(f"game-{key}") for key in GAMES)
    for at, name in enumerate(names):
        assert not [other for other in names[:at] if other.startswith(name)]


def test_a_choice_shows_the_name_of_the_game_and_how_many_can_play() -> None:
    for key, game in GAMES.items():
        least, most = min(game.seats), max(game.seats)
        assert SAY(f"choice-{key}") == f"{SAY(f'game-{key}')} · {least}-{most} players"


def test_a_channel_is_served_by_the_process_that_has_the_shard_of_its_server() -> None:
    even, odd = places_of({0}, 2), places_of({1}, 2)
    for number in range(4):
        place = ChannelPlace(number << 22, 5)
        assert even(place) is (number % 2 == 0)
        assert odd(place) is (number % 2 == 1)
    for shards in ({0}, {1}, {0, 1}, set[int]()):
        assert places_of(shards, 2)(OwnPlace(5 << 22)), "an own place is every process's"
