"""The deal of the day when it is over: how it went, shared, and how others of the server played."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from discord import app_commands

from cogs.context.permissions import anywhere, lacks_to_post
from cogs.context.services import Interaction, Services
from cogs.faces import FACES
from cogs.features.daily.page import (
    Streak,
    others_page,
    result_page,
    share_line,
    shared_page,
    uncounted_page,
)
from cogs.routing import sharing
from cogs.routing.bot import Commands
from cogs.routing.finished import has_tried, listed
from cogs.routing.request import Handling, Handlings, Request, alone
from cogs.surfaces.token import in_ephemeral
from cogs.table.pages.hand import hand_answer
from cogs.table.pages.lobby import computer_name
from cogs.ui.answer import Answer, in_words
from cogs.ui.face import last_scoring
from cogs.ui.layout import paged
from cogs.ui.names import names_of
from cogs.ui.page import HAND, NO_TABLE, Accent, Say, Verb
from cogs.ui.spoken import shown_name
from engine.events.daily import LEVEL, SEATS, DailyDeal, is_forgiven, streak_at
from engine.events.deals import PERSON, Placed
from engine.players.base import Level
from engine.tables.model.result import day_of
from engine.tables.model.table import Player, Table, owner_of
from engine.tables.own import round_points
from engine.tables.view import TableView


async def today(services: Services, say: Say, interaction: Interaction) -> Answer:
    """The hand of today's deal, as it is; its score if the person has finished it."""
    you = alone(interaction)
    seen = await services.deals.open(you, mates(say, you), interaction.guild_id)
    if not seen.table.is_open:
        return await result_answer(services, say, seen.table)
    began = any(event for event in seen.since[: seen.own_events])
    return replace(
        hand_answer(say, seen, note="" if began else say("daily-begin")), table=seen.table
    )


async def press(request: Request) -> Answer:
    """The same by a button, also on a public message."""
    answer = await today(request.services, request.say, request.interaction)
    return replace(answer, separate=not in_ephemeral(request.interaction))


SHOWN: Final = 10
"""The number of results of a deal that are shown, best first."""
LONGEST_DAY: Final = 6
"""The most digits that the number of a day can have."""


def mates(say: Say, first: Player) -> tuple[Player, ...]:
    """The computers on the other seats of a deal. first: the person or captain who plays it."""
    players: tuple[Player, ...] = (first,)
    while len(players) < SEATS:
        players += (Player(computer_name(say, players, LEVEL), None, LEVEL),)
    return players[1:]


async def scored_answer(services: Services, say: Say, seen: TableView) -> Answer:
    """The score right after the last move, below the result of the round."""
    face, names = FACES[seen.table.game], names_of(seen.table, seen.seat, say)
    return await result_answer(services, say, seen.table, last_scoring(face, say, seen, names))


async def result_answer(
    services: Services, say: Say, table: Table, before: Sequence[str] = ()
) -> Answer:
    """The result of a daily deal for the person at this table, which is over; before: above it."""
    deals, user = services.deals, owner_of(table)
    deal = DailyDeal(table.settings.day or 0)
    over = deal.day < deals.today.day
    comparison = await deals.comparison(deal.day, user)
    if comparison is None:
        late = day_of(table.ended or 0.0) != deal.day
        page = uncounted_page(say, deal, late=late, over=over)
    else:
        streak = await streak_of(services, user, deal.day)
        page = result_page(say, deal, comparison, streak, before, over=over)
    return Answer(paged(page, say, table.id, 0, HAND), game=deal.game, table=table)


async def streak_of(services: Services, user: int, day: int) -> Streak:
    """The streak that somebody had when they had played this day."""
    played = {each for each in await services.deals.records.days_of(user) if each <= day}
    return Streak(streak_at(played, day), is_forgiven(played, day))


def late_note(services: Services, say: Say, table: Table) -> str:
    """A note that the day of this table's deal is over; "" at any other table."""
    if table.settings.day is None or services.deals.is_today(table):
        return ""
    return say("daily-late-note")


async def share(request: Request) -> Answer:
    """Post a result for everybody, where the place lets the person; else show it to be copied."""
    services, interaction, say = request.services, request.interaction, request.say
    day = _day(request)
    comparison = await services.deals.comparison(day, request.user)
    found = await services.deals.records.try_of(day, request.user)
    if comparison is None or found is None or found.table is None:
        return in_words(say("daily-gone"))
    streak = await streak_of(services, request.user, day)
    table = await services.tables.found(found.table)
    key = (request.user, table.id, interaction.channel_id or 0)
    if key in services.shared:
        return await result_answer(services, say, table, [say("daily-shared-already")])

    public = await services.public_say(interaction)
    name = shown_name(public, interaction.user.display_name)
    page = shared_page(public, name, share_line(public, DailyDeal(day), comparison, streak))
    if await sharing.share(request, paged(page, public, NO_TABLE, 0, HAND), key=key) is not None:
        line = share_line(say, DailyDeal(day), comparison, streak)
        copy = say("daily-copy", who=lacks_to_post(interaction) or "bot")
        return in_words(copy, f"```\n{line}\n```", accent=Accent.SCORING)
    answer = await result_answer(services, say, table, [say("daily-shared")])
    return replace(answer, separate=not in_ephemeral(interaction))


async def others(request: Request) -> Answer:
    """The best result anywhere, this server's and a captain's, to watch after one's own try."""
    services = request.services
    say = request.say
    day = _day(request)
    guild = request.interaction.guild_id
    if not await has_tried(services, request.user, day):
        return in_words(say("daily-others-wait"))
    found = [] if guild is None else await listed(services, guild, day, request.user, SHOWN)
    here = [each.user for each in found]
    best = [e for e in await listed(services, None, day, request.user) if e.user not in here]
    comparison = await services.deals.comparison(day, request.user)
    captains = [] if comparison is None else await _captain(request, DailyDeal(day))
    page = others_page(say, DailyDeal(day), comparison, found, best, captains, request.user)
    return Answer(paged(page, say, NO_TABLE, 0, HAND), separate=True)


async def _captain(request: Request, deal: DailyDeal) -> list[Placed]:
    """How a captain played a deal; [] if that isn't kept any more."""
    say, host = request.say, request.interaction.application_id
    first = Player(computer_name(say, (), Level.CAPTAIN), None, Level.CAPTAIN)
    told = await request.services.deals.captains(deal, (first, *mates(say, first)), host)
    points = None if told is None else round_points(told.story)
    if told is None or points is None:
        return []
    return [Placed(host, told.table.id, points[PERSON], told.table.players[PERSON].name)]


def _day(request: Request) -> int:
    """The day that the argument names; 0, which has no deal, if it names none."""
    digits = request.argument.removeprefix("-")
    return int(request.argument) if digits.isdecimal() and len(digits) <= LONGEST_DAY else 0


class DailyCommands(Commands):
    """The same deal for everybody; all but what they share is answers that only they see."""

    @app_commands.command()
    @anywhere
    async def daily(self, interaction: Interaction) -> None:
        """Play today's deal."""
        services, say = self._router.services, self._router.say(interaction)
        await self._router.answer(interaction, partial(today, services, say, interaction))


HANDLERS: Final[Handlings] = {
    Verb.DAILY: Handling(press),
    (Verb.SHARE, "day"): Handling(share),
    Verb.OTHERS: Handling(others),
}
