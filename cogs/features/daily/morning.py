"""The morning post of servers that want one: the best of yesterday's deal, and today's to play."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from cogs.context.services import Services
from cogs.features.daily.page import morning_page
from cogs.mentions.callees import callees
from cogs.mentions.decision import NOTIFIED, Reason
from cogs.messages.outbox import Outbox
from cogs.routing.watching import listed
from cogs.surfaces.render import Rendered, render
from cogs.ui.layout import paged
from cogs.ui.page import HAND, NO_TABLE
from engine.events.daily import CALLED, DailyDeal, deal_at
from engine.events.deals import Week
from engine.tables.model.result import begins, week_of
from engine.tables.model.table import ChannelPlace
from engine.tables.ports import Post

HOUR: Final = 6 * 3600
"""Seconds from the start of a day, by UTC, to its post."""
MORNING: Final = "morning"
MOST_NAMED: Final = 3
RANKED: Final = 10
"""The most people in a week's table."""


def post_mornings(outbox: Outbox) -> None:
    """Have the outbox post the daily deal each morning."""
    outbox.regularly(MORNING, partial(post_morning, outbox), next_morning)


def next_morning(now: float) -> float:
    """The time of the next morning post, in seconds since the epoch."""
    today = deal_at(now).day
    return next(at for day in (today, today + 1) if (at := begins(day) + HOUR) > now)


async def post_morning(outbox: Outbox) -> bool:
    """Post this morning's deal in each server that wants it; False if one must be tried again.

    A leftover post of an earlier day is dropped.
    """
    services = outbox.posting.services
    today = deal_at(services.clock.now()).day
    if services.clock.now() < begins(today) + HOUR:
        return True
    wanted = await services.preferences.mornings()
    posts = [Post(MORNING, str(today), guild, channel) for guild, channel in wanted.items()]
    return all([await outbox.post_once(post, partial(_page, outbox, today)) for post in posts])


async def _page(outbox: Outbox, today: int, place: ChannelPlace) -> Rendered:
    """The post of a morning, in the language of its server."""
    services = outbox.posting.services
    say = await outbox.posting.say_in(place.guild)
    yesterday = DailyDeal(today - 1)
    best = await listed(services, place.guild, yesterday.day, most=MOST_NAMED)
    tries = await services.deals.records.tries_in(place.guild, range(today - 1, today))
    client, morning = outbox.posting.client, Reason.MORNING
    mentioned, _ = await callees(services, client, place, CALLED, reason=morning, most=NOTIFIED)
    await services.calls.called(place.guild, CALLED, mentioned.users, services.clock.now())
    is_monday = yesterday.day == yesterday.week[-1]
    weeks = await weeks_in(services, place.guild, yesterday, None) if is_monday else ()
    week = -week_of(begins(yesterday.day)) if is_monday else 0
    voyage = await listed(services, place.guild, week, most=MOST_NAMED)
    page = morning_page(say, yesterday, best, len(tries), mentioned.names, weeks, voyage=voyage)
    return render(say, paged(page, say, NO_TABLE, 0, HAND), pinged=mentioned.allowed)


async def weeks_in(
    services: Services, guild: int, deal: DailyDeal, seconds: float | None
) -> Sequence[Week]:
    """The table of a deal's week, without people who may not be named; seconds: for each crew."""
    weeks = await services.deals.week_in(guild, deal.week, seconds)
    name_in = services.records.name_in
    named = await services.may_name(guild, (week.user for week in weeks))
    shown = [week for week in weeks if week.user in named][:RANKED]
    return [replace(week, name=await name_in(guild, week.user) or week.name) for week in shown]
