"""Turns are announced once, what is shown is remembered, and late boards catch up."""

import asyncio
import math
from itertools import combinations, pairwise
from types import SimpleNamespace
from typing import Any, TypeAlias

import discord
import pytest
from discord import ui

from cogs.context.refusals import Notices
from cogs.mentions.decision import PATIENCE
from cogs.messages.announcements import HERE, SECONDS_BETWEEN_MENTIONS, Announcements, Presence
from cogs.messages.publisher import CATCHING_UP_AT_ONCE, ChannelPublisher
from cogs.messages.shown import fingerprint
from cogs.messages.throttle import TABLES_AT_ONCE, Throttle
from cogs.ui.custom_ids import CustomId
from cogs.ui.layout import TableSelect, button, container, rows_of
from cogs.ui.page import RULE, Accent, MakeMove, ShowPage, Style
from cogs.ui.routes import Verb
from engine.tables.schedule import Schedule
from tests.engine.tables.sim_time import SimTime

Called: TypeAlias = list[tuple[int, float]]
"""The tables whose people were mentioned, and when, in seconds since the start."""


def announcing(time: SimTime, load: float) -> tuple[Announcements, Called]:
    """Announcements under this load, and what they have called."""
    room: Any = SimpleNamespace(backlog=0.0, load=load, clock=time)
    called, start = Called(), time.now()

    def call(table: int) -> None:
        called.append((table, time.now() - start))

    return Announcements(room, call, room, room, Schedule(time, time.sleep)), called


async def test_a_table_forgotten_when_its_mention_is_due_is_not_announced(
    caplog: pytest.LogCaptureFixture,
) -> None:
    time = SimTime()
    announcements, called = announcing(time, 0.0)
    for table in (1, 2):
        announcements._wait(table, time.now() - 1)
    announcements.forget(1)  # before the loop comes to the ring
    await time.advance(PATIENCE)
    assert [table for table, _ in called] == [2]
    assert not caplog.records, "no KeyError, and no second try"


async def test_the_higher_the_load_the_later_mentions_come() -> None:
    """A mention takes two of the requests: with half of them made, it is twice as late."""
    time = SimTime()
    announcements, called = announcing(time, 0.25)
    announcements._wait(1, time.now() + PATIENCE)
    await time.advance(1.5 * PATIENCE - 1)
    assert called == []
    await time.advance(2)
    assert [table for table, _ in called] == [1]


@pytest.mark.parametrize("load", [0.0, 0.9])
async def test_under_full_load_mentions_come_one_after_the_other(load: float) -> None:
    """However many are due at once, and none later than thrice the patience; else at once."""
    time, tables = SimTime(), 200
    announcements, called = announcing(time, load)
    for table in range(tables):
        announcements._wait(table, time.now() + PATIENCE)
    await time.advance(PATIENCE)
    assert len(called) == (tables if load == 0 else 0)
    announcements.forget(3)  # its turn is over
    await time.advance(3 * PATIENCE)
    assert len({table for table, _ in called}) == len(called) == tables - (load > 0)
    assert max(at for _, at in called) <= 3 * PATIENCE
    spaced = [at for _, at in called if at < 3 * PATIENCE - SECONDS_BETWEEN_MENTIONS]
    if load > 0:
        steps = [after - before for before, after in pairwise(spaced)]
        assert min(steps) >= SECONDS_BETWEEN_MENTIONS
        assert len(spaced) == pytest.approx(PATIENCE / SECONDS_BETWEEN_MENTIONS, abs=2)


async def no_hand(*_: int) -> None:
    """Return None: nobody's hand is open."""


def test_an_active_person_is_present_for_a_while_unless_forgotten() -> None:
    time = SimTime()
    presence = Presence(time, no_hand)
    for user in (101, 102):
        presence.note(7, user)
    assert presence.is_here(7, 101)
    presence.forget(101)
    assert [presence.is_here(7, user) for user in (101, 102)] == [False, True]
    time.jump(HERE)
    assert not presence.is_here(7, 102)


class Shown(ChannelPublisher):
    """Publishes nothing: counts how many tables are being shown at once."""

    def __init__(self) -> None:
        unused: Any = None
        tables: Any = SimpleNamespace(table=lambda _: None)
        throttle = Throttle(asyncio.sleep, a_second=math.inf)
        services = SimpleNamespace(tables=tables, records=unused, forced=unused)
        posting: Any = SimpleNamespace(throttle=throttle, services=services)
        schedule = Schedule(SimTime())
        presence: Any = SimpleNamespace(clock=SimTime())
        super().__init__(posting, unused, presence, schedule, Notices(), 0.0)
        self.now, self.most, self.all = 0, 0, 0

    async def _publish(self, table_id: int, pending: Any) -> None:
        self.now += 1
        self.most, self.all = max(self.most, self.now), self.all + 1
        await asyncio.sleep(0.001)
        self.now -= 1


@pytest.mark.parametrize(
    ("catches_up", "most"), [(True, CATCHING_UP_AT_ONCE), (False, TABLES_AT_ONCE)]
)
async def test_few_stories_are_read_at_a_time_and_changes_shown_as_discord_allows(
    *, catches_up: bool, most: int
) -> None:
    publisher = Shown()
    for table in range(5 * CATCHING_UP_AT_ONCE):
        publisher.refresh(table, catches_up=catches_up)
    await asyncio.gather(*publisher._tasks.values())
    assert publisher.all == 5 * CATCHING_UP_AT_ONCE
    assert publisher.most == most


async def test_once_it_has_stopped_nothing_more_is_shown() -> None:
    """Another process shows what happens from then on."""
    publisher = Shown()
    await publisher.stop()
    publisher.refresh(1)
    await asyncio.sleep(0.01)
    assert publisher.all == 0
    await publisher.stop()


class Changing(Shown):
    """A table at which something happens whenever it is shown."""

    async def _publish(self, table_id: int, pending: Any) -> None:
        await super()._publish(table_id, pending)
        self._queue(table_id)


async def test_a_table_that_is_shown_counts_as_posted_although_it_has_changed_since() -> None:
    """Else its host would read that nothing can be posted here."""
    publisher = Changing()
    publisher.seconds_between_edits = 60.0
    publisher.refresh(1)
    assert await asyncio.wait_for(publisher.posted(1), 1) is None
    await publisher.stop()


WORDS = ("### Anna is choosing…", "You hold 🥃8")


def hand(
    *words: str, accent: Accent = Accent.HAND, version: int = 7, **given: Any
) -> ui.LayoutView:
    """Words above a button."""
    press = {"route": MakeMove(1), "label": "8 rum", **given}
    return container(accent, words or WORDS, rows_of([button(1, version, **press)]))


def choice(*options: discord.SelectOption, words: str = "Take what?") -> ui.LayoutView:
    select = TableSelect(CustomId(1, 7, None), words, list(options))
    return container(Accent.HAND, WORDS, [ui.ActionRow(select)])


def option(**given: Any) -> discord.SelectOption:
    return discord.SelectOption(**{"label": "8 rum", "value": "move:1", **given})


def test_every_difference_that_a_reader_sees_counts() -> None:
    pages = [
        hand(),
        hand("### Ben is choosing…", WORDS[1]),
        hand(WORDS[0], RULE, WORDS[1]),
        hand(WORDS[1], WORDS[0]),
        hand(accent=Accent.NICK),
        hand(label="9 rum"),
        hand(style=Style.GAIN),
        hand(emoji="🥃"),
        hand(emoji="<:s_rum8:123456789012345678>"),
        hand(disabled=True),
        hand(route=MakeMove(2)),
        hand(route=MakeMove(1, sure=True)),
        hand(route=ShowPage("1")),
        hand(route=Verb.UNDO),
        choice(option()),
        choice(option(), words="Keep what?"),
        choice(option(), option(value="move:2")),
        choice(option(label="9 rum")),
        choice(option(description="a point")),
        choice(option(emoji="🥃")),
    ]
    alike = [
        (a, b)
        for a, b in combinations(range(len(pages)), 2)
        if fingerprint(pages[a]) == fingerprint(pages[b])
    ]
    assert not alike


def test_the_same_words_are_another_hand_in_another_turn_but_not_at_another_version() -> None:
    """Moves of an older turn are stale; out of turn, buttons of an older hand can be pressed."""
    assert fingerprint(hand()) == fingerprint(hand(version=8))
    assert fingerprint(choice(option())) == fingerprint(choice(option()))
    older, newer = fingerprint(hand(), turn=7), fingerprint(hand(version=8), turn=7)
    assert older == newer != fingerprint(hand(version=8), turn=8)
