"""Presses about a finished daily deal: its result, sharing, and the others' games."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

import discord

from cogs.context.gone import known_settings
from cogs.context.permissions import can_read
from cogs.context.services import Services, server_of
from cogs.faces import FACES
from cogs.features.daily.morning import next_morning, weeks_in
from cogs.features.daily.page import (
    Around,
    Streak,
    first_lines,
    intro_page,
    others_page,
    own_week_line,
    play_button,
    result_page,
    share_line,
    social,
    uncounted_page,
    week_blocks,
    yesterday_line,
)
from cogs.mentions.asking import Occasion, promised
from cogs.mentions.callees import want_calls
from cogs.mentions.decision import Reason
from cogs.messages.throttle import without_errors
from cogs.routing import sharing
from cogs.routing.request import Feature, Handling, Handlings, Request, alone
from cogs.routing.watching import has_tried, listed
from cogs.surfaces.render import render
from cogs.surfaces.token import TokenSurface, in_ephemeral, surface_of
from cogs.table.pages.board import standing_line
from cogs.table.pages.hand import hand_answer
from cogs.table.pages.lesson import first_words, primer
from cogs.table.pages.lobby import newcomers
from cogs.table.pages.own_games import last_minute, next_line, next_sea
from cogs.ui.answer import Answer, in_words, page_answer
from cogs.ui.face import last_scoring
from cogs.ui.layout import paged
from cogs.ui.names import names_of
from cogs.ui.page import HAND, NO_TABLE, Accent, Button, Page, Say, Style, leaves
from cogs.ui.routes import Others, Quick, RankingLeaf, Remind, Verb
from cogs.ui.spoken import shown_name
from engine.events.crew import PERSON
from engine.events.daily import (
    CALLED,
    LEVEL,
    SEATS_OF_DAY,
    DailyDeal,
    First,
    is_forgiven,
    longest_streak,
    marks_of,
    streak_at,
)
from engine.tables.model.kind import DAY, Ending, kind_of
from engine.tables.model.refusals import Refusal, Refused, Unreadable
from engine.tables.model.result import begins, counts_until, week_of
from engine.tables.model.table import Table, owner_of


async def today(request: Request) -> Answer:
    """A page about today's deal before a person's first of its game; else as `begin`."""
    services, say, deal = request.services, request.say, request.services.deals.today
    if not await services.deals.is_new(request.user):
        return await begin(request)
    streak = await streak_of(services, request.user, deal.day)
    press = Button(say("daily-begin-button"), Verb.BEGIN_DAILY, Style.MAIN, "🃏")
    new = await primer(services, say, request.user, deal.game, press)
    page = intro_page(say, deal, streak, new)
    return replace(page_answer(say, page), separate=not in_ephemeral(request.interaction))


async def begin(request: Request) -> Answer:
    """The hand of today's deal, or the result if the person has finished it.

    A message that everybody sees stays above it.
    """
    services, say, you = request.services, request.say, alone(request.interaction)
    mates = newcomers(say, [LEVEL] * (SEATS_OF_DAY - 1), you)
    seen = await services.deals.open(you, mates, request.interaction.guild_id)
    apart = not in_ephemeral(request.interaction)
    if not seen.table.is_open:
        return replace(await result_answer(request, seen.table), separate=apart)
    note = _late_note(request, seen.table)
    if not note:
        words = await first_words(services, say, seen, request.user)  # they need the room
        begins_now = not any(seen.from_own[: seen.own_events]) and not words
        yesterday = await _yesterday(request) if begins_now else ""
        at = last_minute(begins(services.deals.today.day + 1))
        note = f"{yesterday}\n{say('daily-until', at=at)}\n{words}".strip()
    return replace(hand_answer(say, seen, note=note), table=seen.table, separate=apart)


async def _yesterday(request: Request) -> str:
    """The person's place in yesterday's deal; "" if they have none, or it may still change."""
    deals, guild = request.services.deals, request.interaction.guild_id
    yesterday = deals.today.day - 1
    if deals.counts(yesterday):
        return ""
    comparison = await deals.comparison(yesterday, request.user, guild)
    return "" if comparison is None else yesterday_line(request.say, comparison)


CREW_WITHIN: Final = 20.0
"""Seconds that a result waits for the crew; then it is shown, and filled in later."""
SECONDS_TO_SHOW: Final = 3.0
"""Seconds after which an answer has arrived and can be changed."""
_FILLED_IN: set[asyncio.Task[None]] = set()
"""The tasks of results that wait for their crew: asyncio keeps no references to tasks."""
MOST_RESULTS: Final = 5
"""The number of results of a deal that are shown, best first."""


async def scoring(request: Request) -> Answer:
    """The scoring of the last round of the person's own deal, below the result."""
    say, seen = request.say, await request.tables.view(request.table_id, request.user)
    table = seen.table
    kind = kind_of(table)
    is_deal = kind.alone and kind.ending is Ending.DEAL and not table.is_open
    if not is_deal or owner_of(table) != request.user:
        raise Refused(Refusal.NO_TABLE)
    blocks = last_scoring(FACES[table.game], say, seen, names_of(table, seen.seat, say))
    sail = await next_sea(request.services, say, request.user)
    to_others = social(say) if kind is DAY and blocks else ()
    ways = (*to_others, *filter(None, [sail]), Button(say("alone-button"), Quick("")))
    page = Page(Accent.SCORING, blocks or (say("daily-given-up"),), ways)
    return Answer(paged(page, say, table.id, 0, HAND), game=table.game, separate=True)


async def _end(request: Request, table: Table) -> Answer | None:
    """The result of the day of this table; None if it has none."""
    return await result_answer(request, table) if kind_of(table) is DAY else None


async def result_answer(request: Request, table: Table, before: Sequence[str] = ()) -> Answer:
    """The result of a daily deal for the person at this table, which is over; before: above it.

    If the crew is still playing after some seconds, the result is filled in later.
    """
    services, say, day = request.services, request.say, table.day or 0
    deals, user, guild = services.deals, owner_of(table), request.interaction.guild_id
    deal, over = DailyDeal(day), day < deals.today.day
    comparison = await deals.comparison(day, user, guild, CREW_WITHIN)
    if comparison is None:
        late = (table.ended or 0.0) >= counts_until(day)
        done, following = await deals.has_ended(user), await next_line(services, say, user)
        page = uncounted_page(say, deal, late=late, over=over, done=done, following=following)
    else:
        around = await _around(request, table, () if before else comparison.firsts)
        page = result_page(say, deal, comparison, around, before, over=over)
        if not comparison.crew:
            filled = _filled_in(request, surface_of(request.interaction), table, before)
            _FILLED_IN.add(task := asyncio.create_task(without_errors(filled)))
            task.add_done_callback(_FILLED_IN.discard)
    return Answer(paged(page, say, table.id, 0, HAND), game=deal.game, table=table)


async def _around(request: Request, table: Table, firsts: Sequence[First]) -> Around:
    """The streak, the game and its first choice, and the buttons that this place offers."""
    services, user, guild = request.services, request.user, request.interaction.guild_id
    day, face = table.day or 0, FACES[table.game]
    reminder = None
    if guild is not None and (await services.preferences.server(guild)).daily is not None:
        reminder = CALLED in await services.calls.wanted(guild, user)
    course = list[str]()
    with suppress(Unreadable):
        told, say = await request.tables.replay(table.id), request.say
        last = told.seen(len(told.steps) - 1, PERSON)
        course.append("-# " + standing_line(face, say, last, names_of(table, PERSON, say)))
        first = [*first_lines(say, told, face, PERSON, firsts)][:1]
        course += [line for line in first if len(leaves("\n".join([line] * 4))) == 1]  # it is short
    streak, done = await streak_of(services, user, day), await services.deals.has_ended(user)
    # a phone has room for one way back
    sail = None if reminder is not None else await next_sea(services, request.say, user)
    of = {"sea": False, "streak": not streak.forgiven, "review": True}
    following = await next_line(services, request.say, user, **of)
    return Around(streak, reminder, course, following, done=done, sail=sail)


async def _filled_in(
    request: Request, surface: TokenSurface, table: Table, before: Sequence[str]
) -> None:
    """Fill in the answer on this surface once the crew has played."""
    services = request.services
    await asyncio.sleep(SECONDS_TO_SHOW)
    played = await services.deals.played(table.day or 0, None)
    if played.crew and surface.shown is not None:
        answer = await result_answer(request, table, before)
        sent = render(request.say, answer.layout, pictures=services.pictures, game=answer.game)
        await surface.change(surface.shown, sent)


async def remind(request: Request, route: Remind) -> Answer:
    """Begin or end the daily mention in this server's morning post; the result with a note."""
    services, user, guild = request.services, request.user, request.interaction.guild
    member, table = request.interaction.user, await services.tables.found(request.table_id)
    is_own = kind_of(table) is DAY and owner_of(table) == user
    if guild is None or not isinstance(member, discord.Member) or not is_own:
        raise Refused(Refusal.BAD_CHOICE)
    before = await services.calls.wanted(guild.id, user)
    games = {*before} - {CALLED} | ({CALLED} if route.on else set())
    await want_calls(services, guild.id, user, games)
    channel = (await known_settings(services.preferences, guild)).daily
    note = request.say("daily-reminded", without="unasked", channel="")
    if route.on and channel:
        sees, at = await can_read(guild, channel, member), next_morning(services.clock.now())
        morning = Occasion(Reason.MORNING, guild.id)
        without = await promised(services, morning, user, at=at, sees=sees)
        note = request.say("daily-reminded", without=without or "nothing", channel=f"<#{channel}>")
    return await result_answer(request, table, [note])


async def streak_of(services: Services, user: int, day: int) -> Streak:
    """Somebody's streak after this day."""
    played = {each for each in await services.deals.records.days_of(user) if each <= day}
    return Streak(streak_at(played, day), is_forgiven(played, day))


def _late_note(request: Request, table: Table) -> str:
    """A note that the day of this table's deal is over, and whether it counts; else ""."""
    day, deals = table.day, request.services.deals
    if kind_of(table) is not DAY or day is None or day == deals.today.day:
        return ""
    if deals.counts(day):
        return request.say("daily-grace-note", at=str(int(counts_until(day))))
    return request.say("daily-late-note")


async def _share(request: Request, table: Table) -> Answer | None:
    """Post the result of the day of this table, which spoils nothing; None if it has none."""
    services, say, user = request.services, request.say, request.user
    day, interaction = table.day, request.interaction
    if day is None or kind_of(table) is not DAY:
        return None
    comparison = await services.deals.comparison(day, user, seconds=CREW_WITHIN)
    if comparison is None or owner_of(table) != user:
        return in_words(say("daily-gone"))
    if (score := comparison.score) is None:
        return in_words(say("daily-crew-plays"))
    public = await services.public_say(interaction)
    name = shown_name(public, interaction.user.display_name)
    line = share_line(public, DailyDeal(day), score, await streak_of(services, user, day))
    title = f"**{public('daily-shared-by', name=name)}**"
    page = Page(Accent.SCORING, (title, line), (play_button(public),))
    layout = paged(page, public, NO_TABLE, 0, HAND)
    key = (user, table.id, interaction.channel_id)
    done = in_words(say("daily-shared"), accent=Accent.BOARD)
    return await sharing.share(request, layout, key=key) or done


async def others(request: Request, route: Others) -> Answer:
    """Games to watch after the own try: the best anywhere, and this server's."""
    services, say, day = request.services, request.say, route.day
    guild = request.interaction.guild_id
    if not await has_tried(services, request.user, day):
        return in_words(say("daily-others-wait"))
    found = [] if guild is None else await listed(services, guild, day, request.user, MOST_RESULTS)
    here = [each.user for each in found]
    best = [e for e in await listed(services, None, day, request.user) if e.user not in here]
    deal = DailyDeal(day)
    page = others_page(say, deal, found, best, request.user, await _firsts(request, day))
    return Answer(paged(page, say, request.table_id, 0, HAND), game=deal.game, separate=True)


async def _firsts(request: Request, day: int) -> list[str]:
    """The first choices of a day's deal: the person's, and the crew's if it has played."""
    deals, user = request.services.deals, request.user
    tried, compared = await deals.records.try_of(day, user), await deals.comparison(day, user)
    with suppress(Unreadable, Refused):
        told = await request.tables.replay(tried.table if tried and tried.table else 0)
        if compared:
            face = FACES[told.table.game]
            return [*first_lines(request.say, told, face, PERSON, compared.firsts)]
    return []


async def _profile(request: Request, say: Say, user: int, _: bool) -> list[str]:
    """The lines of a profile about daily deals; to the person, their own week."""
    deals, lines = request.services.deals, list[str]()
    if days := await deals.records.days_of(user):
        longest, mark = longest_streak(days), max(marks_of(days), default=0)
        lines.append(say("profile-daily", count=len(days), longest=longest, mark=mark))
    if user == request.user:
        week = await deals.week_of(user, deals.today.week)
        lines += [] if week is None else [own_week_line(say, week)]
    return lines


async def _ranks(request: Request) -> Answer | None:
    """The results of this server's week of daily deals and its voyage; None without any."""
    say, services, guild = request.say, request.services, server_of(request.interaction)
    deal, user = services.deals.today, request.user
    weeks = await weeks_in(services, guild, deal, 0.0)
    voyage = await listed(services, guild, -week_of(begins(deal.day)), user, MOST_RESULTS)
    pools = [RankingLeaf(pool) for pool in await services.ratings.pools(guild)]
    told = [*week_blocks(say, weeks[:MOST_RESULTS], voyage, "now")]
    if not (told or pools):
        return None
    sail = await next_sea(services, say, user)
    play = play_button(say, done=await services.deals.has_ended(user))
    ways = (play, *filter(None, [sail]), *(Button(say("sure-back-button"), p) for p in pools[:1]))
    if not (told and pools):
        told.append(say("leaderboard-week-none" if pools else "leaderboard-none"))
    return page_answer(say, Page(Accent.SCORING, tuple(told), ways))


async def week(request: Request) -> Answer:
    """The results of those who play alone in this server, and the ways to play."""
    return await _ranks(request) or in_words(request.say("leaderboard-none"))


HANDLERS: Final[Handlings] = {
    Verb.DAILY: Handling(today),
    Verb.BEGIN_DAILY: Handling(begin),
    Remind: Handling(remind),
    Verb.SCORING: Handling(scoring),
    Verb.WEEK: Handling(week),
    Others: Handling(others),
}
FEATURE: Final = Feature(note=_late_note, end=_end, share=_share, profile=_profile, ranks=_ranks)
