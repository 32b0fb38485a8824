"""Anything on Discord that the bot has stored may be gone: each reference has its answer."""

import ast
from dataclasses import fields
from pathlib import Path
from typing import Any, Final

import pytest

from cogs.context.preferences import ServerSettings
from engine.tables.model.table import Happening, Invitation, Person, Player, TableSettings, Timing
from tests.e2e.comings import Scene
from tests.e2e.said import shows
from tests.e2e.test_mornings import posts, to_morning

CLOSED: Final = "e2e/test_channels.py test_a_deleted_channel_closes_its_table"
REPLACED: Final = "e2e/test_channels.py test_a_seat_whose_owner_left_the_server_goes_to_a_mate"
REMOVED: Final = (
    "e2e/test_retention.py test_a_server_that_removed_the_bot_is_forgotten_after_30_days"
)
FORGOTTEN: Final = "e2e/test_privacy.py test_a_forgotten_person_who_returns_is_somebody_new"
DROPPED: Final = "e2e/test_gone.py test_a_setting_of_a_channel_that_is_gone_is_dropped"
DUELS_GO: Final = "e2e/test_duels.py test_a_duel_that_cannot_be_taken_says_why"
WITH_PEOPLE: Final = ("results", "ratings", "tries")
NIGHTS_GO: Final = "data/test_night_store.py test_nights_go_with_their_server_and_with_their_time"
NO_TRACE: Final = "data/test_people.py test_no_byte_of_a_forgotten_person_stays"
WHEN_GONE: Final = {
    "tables.guild": REMOVED,
    "tables.channel": CLOSED,
    "tables.owner": FORGOTTEN,
    "tables.host": "e2e/test_leaving.py test_the_host_hands_the_role_over_or_leaves_it_behind",
    "Player.user": REPLACED,
    "Player.taken_from": REPLACED,
    "Person.user": (
        "engine/tables/test_rated_doors.py test_the_name_of_a_removed_person_is_forgotten_too"
    ),
    "Invitation.guests": (
        "e2e/test_challenge.py test_a_seat_is_free_again_when_it_is_declined_or_after_a_while"
    ),
    "messages.channel": (
        "e2e/test_refusing_places.py "
        "test_a_channel_that_was_deleted_while_nobody_looked_closes_its_table"
    ),
    "messages.message": (
        "e2e/test_faults_of_discord.py test_a_message_deleted_before_it_was_stored_is_sent_again"
    ),
    "outbox.guild": "cogs/messages/test_outbox.py test_a_server_of_another_process_is_left_alone",
    "outbox.channel": (
        "cogs/messages/test_outbox.py "
        "test_a_place_that_cannot_be_posted_to_is_given_up_and_a_fault_that_passes_is_not"
    ),
    "outbox.message": "cogs/messages/test_outbox.py test_a_post_is_changed_for_the_last_time_once",
    "settings.id": REMOVED,
    "ServerSettings.channels": DROPPED,
    "ServerSettings.daily": DROPPED,
    "calls.guild": REMOVED,
    "calls.user": (
        "e2e/test_openings.py test_fifty_are_called_at_most_and_the_next_time_the_others_first"
    ),
    **{f"duels.{who}": DUELS_GO for who in ("user", "reader")},
    "feats.user": FORGOTTEN,
    **{f"{of}.guild": REMOVED for of in WITH_PEOPLE},
    **{f"{of}.user": FORGOTTEN for of in WITH_PEOPLE},
    **{f"{of}.guild": NIGHTS_GO for of in ("nights", "night_results")},
    "night_results.user": NO_TRACE,
    "puzzles.user": "data/test_events.py test_a_puzzle_outlives_its_table_and_has_one_answer",
    "nights.organiser": NO_TRACE,
    "nights.channel": "e2e/test_club_night.py test_a_night_ends_with_its_channel",
}
"""The tests of stored references to something on Discord that is gone by then.

The games of somebody who left their server stay until that person asks to be forgotten.
"""
OTHERS: Final = (
    "abroad among arranged aside at began begins bucket by chose clock crew cut cuts day deadline "
    "ended entry epoch expires first forewarned game games happened holder id invitation is_known "
    "iterations key kicked kind language last last_seen left lesson level lost luck mark measure "
    "missed move moves mu mu_before mute name night nonce nudged nudging number opened options "
    "overtime people phase place played players points pool posted queue ranked rated remark "
    "rematch_of reminded reminded_at rests review rival round rules scope seat seats seed seq "
    "settings shard shuffle side sigma sigma_before since stand_in start started state status "
    "suspended table_id tenths termination thread timing told took_over total until value version "
    "votes voyage weight won words added answered choice origin puzzle solved"
)
"""The names of columns and fields that are no such reference."""


async def test_each_stored_reference_says_what_happens_when_it_is_gone(stage: Scene) -> None:
    """A new column or field names its test here, or is named among the others."""
    read: Any = stage.bot.store.read
    stored = {
        f"{table}.{column}"
        for (table,) in await read("SELECT name FROM sqlite_master WHERE type = 'table'")
        if not table.startswith("sqlite_")
        for (column,) in await read("SELECT name FROM pragma_table_info(?)", (table,))
    }
    others = OTHERS.split()
    for part in (Player, Person, Invitation, Happening, TableSettings, Timing, ServerSettings):
        stored |= {f"{part.__name__}.{field.name}" for field in fields(part)}
    assert WHEN_GONE.keys() - stored == set()
    assert {name for name in stored - WHEN_GONE.keys() if name.split(".")[1] not in others} == set()
    for test in WHEN_GONE.values():
        path, _, name = test.partition(" ")
        source = ast.parse((Path(__file__).parents[1] / path).read_text())
        assert name in {getattr(each, "name", "") for each in source.body}, test


async def settings(stage: Scene, **wanted: Any) -> None:
    for name, value in wanted.items():
        await stage.bot.services.preferences.set_server(stage.env.guild.id, name, value)


async def deleted(stage: Scene, channel: Any, *, while_offline: bool) -> None:
    """The channel is deleted, with an event or without."""
    if while_offline:
        stage.env.backend.channels.pop(channel.id)
        stage.env.backend.guilds[stage.env.guild.id].channel_ids.remove(channel.id)
        await stage.restart()
    else:
        stage.env.backend.delete_channel(channel.id)
    await stage.settled()


@pytest.mark.parametrize("while_offline", [False, True])
async def test_a_setting_of_a_channel_that_is_gone_is_dropped(
    managed: Scene, while_offline: bool
) -> None:
    """A manager reads so, once. Nobody is sent to the channel, and the morning post is off."""
    cove = managed.env.guild.create_text_channel("cove")
    await managed.settled()
    await settings(managed, channels=[cove.id], daily=cove.id)
    await deleted(managed, cove, while_offline=while_offline)
    mornings = managed.bot.services.preferences.mornings
    assert bool(await mornings()) is while_offline, "an event tells at once"
    await to_morning(managed)
    assert await mornings() == {}
    assert shows(await managed.type("Anna", "table open"), "lobby-opened")
    await managed.closes("Anna")
    for times in (1, 0):
        said = await managed.type("Grace", "settings")
        assert shows(said, "settings-channels")
        assert shows(said, "settings-daily", channel="none")
        assert shows(said, "settings-lost", what="everywhere") is bool(times)
        assert shows(said, "settings-lost", what="daily") is bool(times)
        assert str(cove.id) not in said
    assert posts(managed) == []


@pytest.mark.parametrize("while_offline", [False, True])
async def test_a_refused_manager_learns_that_a_channel_is_gone(
    managed: Scene, while_offline: bool
) -> None:
    """Others read where tables can be opened, without the channel that is gone."""
    cove, bay = map(managed.env.guild.create_text_channel, ("cove", "bay"))
    await managed.settled()
    await settings(managed, channels=[cove.id, bay.id])
    await deleted(managed, cove, while_offline=while_offline)
    for who, told in (("Anna", False), ("Grace", True), ("Grace", False)):
        said = await managed.type(who, "table open")
        assert shows(said, "open-elsewhere", channels=f"<#{bay.id}>")
        assert shows(said, "settings-lost", what="fewer") is told


async def test_a_channel_that_cannot_be_seen_for_a_while_stays_in_the_settings(
    managed: Scene,
) -> None:
    """An archived thread is in no list of channels, and Discord may be out of order."""
    await settings(managed, daily=5)
    for status, code in ((500, 0), (403, 50001)):
        managed.env.inject_error("GET", "/channels/*", status=status, code=code, times=None)
        assert "<#5>" in await managed.type("Grace", "settings")
        managed.env.backend.faults.clear()
    assert shows(await managed.type("Grace", "settings"), "settings-lost", what="daily")
