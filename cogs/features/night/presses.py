"""/night: plan a club night, and every press on one."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Final

import discord

from cogs.context.gone import elsewhere, known_settings
from cogs.context.permissions import FOR_NIGHTS, missing_among, missing_here
from cogs.context.preferences import ZONE
from cogs.context.services import server_of
from cogs.features.night import page as pages
from cogs.features.night import plan as plans
from cogs.features.night import results as scores
from cogs.features.night.halls import shown
from cogs.features.night.records import league_of, nights_of
from cogs.features.night.results import Shown
from cogs.mentions.asking import Occasion, promised
from cogs.mentions.decision import Reason
from cogs.routing.request import Handling, Handlings, Request
from cogs.surfaces.token import in_ephemeral
from cogs.table.pages.lobby import cut_form, typed_form, word_shown
from cogs.table.pages.menus import OwnGames, ways_to_play
from cogs.table.pages.refusal_words import missing_words, refusal_words
from cogs.ui.answer import Answer, Kind, in_words, page_answer
from cogs.ui.custom_ids import CustomId
from cogs.ui.layout import TableButton, container, paged, rows_of, words
from cogs.ui.names import clock_time
from cogs.ui.page import HAND, NO_TABLE, Accent, Button, Page, Style
from cogs.ui.routes import ClubAct, Learn, OfClub, PlanClub, Verb
from engine.events import night as transitions
from engine.events.field import results_at
from engine.events.night import CHECK_IN, Night, Phase, Round
from engine.events.nights import joined
from engine.events.standing import Why, deal_of_the_night, score_of
from engine.tables.model.quiet import find_zone, local_time
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import AtNight, ChannelPlace, Person, number_of
from engine.tables.transitions import seating


async def night(request: Request) -> Answer:
    """The night of this channel; without one its plan, for those who may announce it.

    It begins with the choices of the server's last night, and if that was here, a week later at
    its time. Others read who can plan one, or while a series goes on, when its next night is.
    """
    say, interaction, nights = request.say, request.interaction, request.services.nights
    here = getattr(interaction.channel, "parent_id", None) or interaction.channel_id or 0
    found = await nights.at(server_of(interaction), here)
    if found is not None and not found.is_over:
        return await now_page(request, found)
    then = None if found is None else nights.following(found)
    last = found or await nights.records.latest_in(server_of(interaction))
    same = plans.USUAL if last is None else replace(pages.again(last.plan), weekly=False)
    follows = then is None and last is not None and last.channel == here
    same = replace(same, start=same.start * follows) if plans.is_offered(same) else plans.USUAL
    if then is None and await organises(request, None):
        return await plan(request, same)
    asked = [f"<@{last.organiser}>"] if last and last.is_over and last.organiser else []
    roles = guild.roles if (guild := interaction.guild) else ()
    planner = (await known_settings(request.services.preferences, guild)).planner
    asked += [f"<@&{planner}>"] if planner else []
    able = [r for r in roles if r.permissions.manage_events or r.permissions.administrator]
    asked += [r.mention for r in able if not r.managed] or [f"<@{guild and guild.owner_id}>"]
    told, ways = say("club-none", names=", ".join(dict.fromkeys(asked))), list[Button]()
    if found is not None and then is not None:
        told = say("club-series", at=f"<t:{int(then)}:F>")
        if await organises(request, found):
            to = OfClub(ClubAct.WEEKLY, found.id)
            ways.append(pages.switch(say, "club-weekly-button", to, on=True))
            ways.append(Button(say("club-another-button"), same, emoji="📣"))
    ways.append(Button(say("open-button"), Verb.NEW_TABLE, emoji="🆕"))
    ways.append(Button(say("alone-button"), Verb.CONTINUE, emoji="🤖"))
    if last is not None and last.is_over:
        ways.append(Button(say("club-history-button"), OfClub(ClubAct.NIGHTS)))
        ways.append(Button(say("club-league-button"), OfClub(ClubAct.LEAGUE), emoji="🏆"))
    return page_answer(say, Page(Accent.HAND, (told,), extra=tuple(ways)))


async def plan(request: Request, wanted: PlanClub) -> Answer:
    """The plan of a night with one more choice, its announcement, or its change.

    Those who may not plan see the night that is planned here, or who can plan one.
    """
    say, preferences, user, note = request.say, request.services.preferences, request.user, ""
    former = await request.services.nights.found(wanted.night) if wanted.night else None
    if not await organises(request, former):
        return await night(request)
    if not plans.is_offered(wanted):
        raise Refused(Refusal.BAD_CHOICE)
    if wanted.at == "announce":
        return await _announced(request, wanted, former)
    before, form = preferences.zone(user), None
    if wanted.at in ("zone", "weekly") and not request.values:
        asked, title = CustomId(NO_TABLE, 0, wanted), say("quiet-zone")
        form = typed_form(asked, title, title, say("quiet-zone-meaning"), plans.LONGEST_ZONE)
    elif wanted.at in ("zone", "weekly"):
        if (found := await asyncio.to_thread(find_zone, request.value)) is None:
            note = say("quiet-no-zone")
        else:
            await preferences.prefer(user, ZONE, found)
            if former is not None and wanted.at == "weekly":
                return await moved(request, OfClub(ClubAct.WEEKLY, former.id), former)
            if former is None or wanted.start != pages.again(former.plan).start:
                wanted = plans.zoned(wanted, before, found)
    if wanted.at not in plans.SELECTS:
        wanted = replace(wanted, at="")
    now, zone = request.services.clock.now(), preferences.zone(user)
    wanted = plans.coming(wanted, now, zone)
    return Answer(plans.plan_page(say, wanted, now, zone, note), form=form)


async def _announced(request: Request, wanted: PlanClub, former: Night | None) -> Answer:
    """Announce the planned night in this channel, or change the former one."""
    say, interaction, services = request.say, request.interaction, request.services
    channel, now, nights = interaction.channel, services.clock.now(), services.nights
    new = plans.planned(wanted, now, former.plan.start if former else 0.0)
    missing = missing_here(interaction) + missing_among(interaction.app_permissions, FOR_NIGHTS)
    away = missing_words(say, missing) if missing else await elsewhere(services, interaction)
    if former is not None:
        made = await nights.change(former.id, transitions.changed, new, now)
    elif not isinstance(channel, discord.TextChannel) or channel.is_news():
        return in_words(say("club-no-threads"))
    elif away:
        return in_words(away)
    else:
        made = await nights.announce(request.user, ChannelPlace(channel.guild.id, channel.id), new)
    is_open, opens = made.phase is Phase.OPEN, f"<t:{int(new.start - CHECK_IN)}:f>"
    day = local_time(new.start, services.preferences.zone(made.organiser or 0)).weekday()
    weekly = {"weekly": new.weekly, "weekday": day, "time": clock_time(new.start)}
    told = say("club-announced", new=former is None, at=opens, open=is_open, **weekly)
    acts = (ClubAct.HERE, ClubAct.BEGIN) if is_open else (ClubAct.COMING,)
    ways = await _ways(request, made, *acts, first=Style.MAIN)
    ways += [pages.to_night(say, made)] * (not is_open) + await _ways(request, made, ClubAct.CHANGE)
    return Answer(container(Accent.SCORING, (told,), rows_of(ways)))


async def on_night(request: Request, route: OfClub) -> Answer:
    """Answer a press on a night of this server; one that comes too late shows it as it is now."""
    if route.act in RECORDS:
        way = Button(request.say("club-night-button"), OfClub(ClubAct.NOW), emoji="🌙")
        none = Page(Accent.BOARD, (request.say("club-no-records", act=route.act.value),), (way,))
        return await RECORDS[route.act](request, route) or page_answer(request.say, none)
    if not route.night:
        return await night(request)
    found = await request.services.nights.found(route.night)
    if found.guild != server_of(request.interaction):
        raise Refused(Refusal.NIGHT_OVER)
    try:
        return await ACTS[route.act](request, route, found)
    except Refused as refused:
        if not refused.refusal.value.startswith("night"):  # it is none of a night
            raise
        found = await request.services.nights.found(route.night)
        if refused.refusal is Refusal.NIGHT_LATE:  # the page says so itself
            return await table(request, route, found)
        return await noted(request, found, refusal_words(request.say, refused, request.user))


async def now_page(request: Request, night: Night, note: str = "") -> Answer:
    """A reader's own copy of the night's announcement, as it is now."""
    found = await shown(request.services, night, request.user)
    layout = pages.announcement(request.say, found, request.user, note=note)
    return Answer(layout, separate=not in_ephemeral(request.interaction))


async def noted(request: Request, night: Night, note: str, *ways: TableButton) -> Answer:
    """Answer somebody in words; in their own copy of the announcement it is as it is now, too."""
    if in_ephemeral(request.interaction):
        return await now_page(request, night, note)
    rows = rows_of([*ways, pages.to_night(request.say, night)])
    return Answer(container(Accent.HAND, (note,), rows), separate=True)


async def _ways(
    request: Request, night: Night, *acts: pages.Act, first: Style = Style.PLAIN
) -> list[TableButton]:
    """Those of these presses that do something now for this person, who may have planned it."""
    found, user = await shown(request.services, night, request.user), request.user
    ways = pages.ways_of(request.say, found, user, organises=user == night.organiser)
    return pages.pressed(map(ways.get, acts), first)


async def organises(request: Request, night: Night | None) -> bool:
    """True if the person may look after this night of this server; None: plan a new one."""
    interaction, guild = request.interaction, server_of(request.interaction)
    planner = (await request.services.preferences.server(guild)).planner
    roles = {role.id for role in getattr(interaction.user, "roles", ())}
    may = interaction.permissions.manage_events or planner in roles
    return (may or night.organiser == request.user) and night.guild == guild if night else may


async def comes(request: Request, route: OfClub, night: Night) -> Answer:
    """Note whether somebody comes to the night."""
    say, change, coming = request.say, request.services.nights.change, route.act is ClubAct.COMING
    night = await change(night.id, transitions.answered, _guest(request), coming=coming)
    if not coming:
        return await noted(request, night, say("club-absent-done", open=night.phase is Phase.OPEN))
    opens = night.plan.start - CHECK_IN
    occasion = Occasion(Reason.NIGHT, night.id)
    without = await promised(request.services, occasion, request.user, at=opens)
    told = say("club-coming-done", at=f"<t:{int(opens)}:f>", without=without or "nothing")
    return await noted(request, night, told, *await _ways(request, night, ClubAct.ABSENT, Learn))


async def check_in(request: Request, _: OfClub, night: Night) -> Answer:
    """Check somebody in, or let them into a running night."""
    now, change = request.services.clock.now(), request.services.nights.change
    first = night.comes_in(request.user, now)
    night = await change(night.id, transitions.checked_in, _guest(request), now)
    if night.phase is Phase.RUNNING:
        return await noted(request, night, _seat(request, night, first, came=True))
    if in_ephemeral(request.interaction):
        return await now_page(request, night)
    lines = pages.people_words(request.say, await shown(request.services, night), request.user)
    told = [*lines[:2], f"-# {request.say(f'game-{night.plan.game}-play')}"]
    begins = request.user == night.organiser and pages.expected(night) == []
    style = Style.MAIN if begins else Style.PLAIN
    ways = await _ways(request, night, ClubAct.BEGIN, ClubAct.ABSENT, Learn, first=style)
    return await noted(request, night, "\n".join(told), *ways)


def _seat(request: Request, night: Night, first: int, *, came: bool = False) -> str:
    """The first deal in which somebody has a seat; if it is late, the deals that a ranking needs.

    came: they have come just now, and read in any case what a ranking needs.
    """
    at, values = night.next_at or 0.0, pages.late_values(night, request.user, first)
    soon = "soon" if at > request.services.clock.now() else "waits"
    values |= {"when": "later" if night.round else soon, "at": clock_time(at)}
    return request.say("club-late-done", came=came, **values)


async def cut(request: Request, _: OfClub, night: Night) -> Answer:
    """Cut the decks of the night with the typed word; without one, ask for it."""
    say = request.say
    transitions.refuse_unless(night, Phase.OPEN)
    if not request.values:
        form = cut_form(say, CustomId(NO_TABLE, 0, OfClub(ClubAct.CUT, night.id)))
        return Answer(words(Accent.HAND, say("cut-typed")), separate=True, form=form)
    now, change = request.services.clock.now(), request.services.nights.change
    night = await change(night.id, transitions.checked_in, _guest(request), now, request.value)
    guest = night.guest(request.user)
    word = word_shown(say, guest.cut if guest else "")
    return await noted(request, night, say("club-cut", word=word))


def _guest(request: Request) -> Person:
    return Person(request.user, request.interaction.user.display_name)


async def table(request: Request, _: OfClub, night: Night) -> Answer:
    """The way to somebody's table of this round; for others, how far the night is."""
    say, user = request.say, request.user
    found, played = await shown(request.services, night, user), night.round
    own = pages.own_table(found, user)
    if own is not None:
        thread, ways = f"<#{number_of(own.place)}>", pages.back_way(say, own, user)
        told = say("club-table", round=len(night.rounds), thread=thread, left=len(ways) > 0)
        return await noted(request, night, told, *ways)
    if night.is_over:
        raise Refused(Refusal.NIGHT_OVER)
    done = await _done(request, found, played) if played and user in played.people else None
    if done is None and user in night.players:
        return await noted(request, night, _seat(request, night, len(night.rounds) + 1))
    return await now_page(request, night, done or "")


async def _done(request: Request, found: Shown, played: Round) -> str:
    """The results at somebody's table, which is done. Nothing else of the deal: others play it."""
    say, user, night = request.say, request.user, found.night
    own = next((each for each in found.playing if each.seat_of(user) is not None), None)
    if own is None:  # it has no room yet; the page says what that waits for
        return "" if found.waits else _seat(request, night, played.number)
    results = results_at(played, await request.tables.recount(own))
    told = [scores.table_words(say, night.plan, results, own, user)] if results else []
    score = score_of(night.plan, played := replace(played, results=results), user)
    told += [scores.own_words(say, found, played, score)] if score.why is Why.LEFT else []
    return "\n".join(told)


async def places(request: Request, route: OfClub, night: Night) -> Answer:
    """Somebody's own night, all places so far, or how a deal was counted, at first the last one.

    Everybody else sees all places in place of their own.
    """
    say, user, records = request.say, request.user, request.services.nights.records
    found = await shown(request.services, night, user)
    own = next((each for each in found.standings if each.user == user), None)
    if route.act is ClubAct.PLACES and own is not None:
        every = [t for each in night.ended for t in await records.round_of(night.id, each.number)]
        deal = deal_of_the_night(night, user)
        best = {AtNight(night.id, deal.round, e.table) for e in deal.results} if deal else set()
        kept = [t for t in every if t.seat_of(user) is not None or t.settings.night in best]
        games = [await request.tables.recount(each) for each in kept]
        return page_answer(say, scores.own_page(say, replace(found, games=games), own))
    if route.act is not ClubAct.ROUND or not night.ended:
        return page_answer(say, scores.places_page(say, found, route.leaf, user))
    played = next((each for each in night.ended if each.number == route.leaf), night.ended[-1])
    tables = await records.round_of(night.id, played.number)
    return page_answer(say, scores.round_page(say, found, user, played, tables))


async def more(request: Request, route: OfClub, night: Night) -> Answer:
    """Everything else that can be done with the night, or the seals of its rounds."""
    found, may = await shown(request.services, night, request.user), await organises(request, night)
    page = pages.more_page(request.say, found, request.user, organises=may, act=route.act)
    same = next((each.table.id for each in found.games), NO_TABLE)  # another table has its game
    play = ways_to_play(request.say, OwnGames(), same) if night.phase is Phase.OVER else ()
    return Answer(paged(page, request.say, NO_TABLE, 0, HAND, above=rows_of(play)))


async def moved(request: Request, route: OfClub, night: Night) -> Answer:
    """Change the night for its organiser, or for somebody who leaves; some changes ask once."""
    say, user, act = request.say, request.user, route.act
    found, now = await shown(request.services, night, user), request.services.clock.now()
    may = await organises(request, night)
    if act is not ClubAct.LEAVE and not may:
        return in_words(say("club-not-yours"))
    if act not in (ways := pages.ways_of(say, found, user, organises=may)):
        raise Refused(Refusal.NIGHT_OVER if night.is_over else Refusal.NIGHT_STALE)
    known = night.plan.weekly or request.services.preferences.zone(user)
    asks = act is ClubAct.WEEKLY and not known
    if asks or act is ClubAct.CHANGE:
        return await plan(request, replace(pages.again(night.plan, night.id), at="weekly" * asks))
    own = pages.own_table(found, user) if act is ClubAct.LEAVE else None
    begins = act is ClubAct.BEGIN
    late = pages.expected(joined(night, _guest(request), now)) if begins else None if own else ()
    if (late or act in (ClubAct.LEAVE, ClubAct.CANCEL)) and not route.sure:
        from_, at_table = ClubAct.NOW if late else ClubAct.MORE, request.table_id != NO_TABLE
        back = Verb.MORE if at_table else OfClub(from_, night.id)
        page = pages.sure_page(say, found, route, ways[act].label, back, late=late, by=user)
        return Answer(paged(page, say, request.table_id, 0, HAND))
    if own is not None:
        own = await request.tables.change(own.id, seating.left, user)
        told = say("club-done", act="seat", round=len(night.rounds), came=False, now=False)
        rows = rows_of(pages.back_way(say, own, user))
        return Answer(container(Accent.HAND, (told,), rows), kind=Kind.AWAY, table=own)
    after = await request.services.nights.change(night.id, MADE[act], _guest(request), now)
    if act is ClubAct.WEEKLY:
        return await more(request, route, after)
    opens, came = begins and night.phase is Phase.ANNOUNCED, after.players != night.players
    done = "open" if opens else "resume" if act is ClubAct.PAUSE and night.paused else act.value
    told = say("club-done", act=done, round=len(night.rounds) + 1, came=came, now=not night.round)
    ways = pages.ways_of(say, replace(found, night=after), user, organises=may)
    step = ways.get(ClubAct.HERE if act is ClubAct.LEAVE else ClubAct.PAUSE)
    to = pages.pressed([step] * (act is ClubAct.LEAVE or after.paused), Style.MAIN)
    if act is ClubAct.CANCEL:
        told = "\n".join(pages.off_words(say, replace(found, night=after)))
    return Answer(container(Accent.HAND, (told,), rows_of([*to, pages.to_night(say, night)])))


RECORDS: Final[Mapping[ClubAct, Callable[[Request, OfClub], Awaitable[Answer | None]]]] = {
    ClubAct.NIGHTS: nights_of,
    ClubAct.LEAGUE: league_of,
}
MADE: Final[Mapping[ClubAct, Callable[[Night, Person, float], Night]]] = {
    ClubAct.LEAVE: lambda night, person, _: transitions.gone(night, person.user),
    ClubAct.BEGIN: lambda night, person, now: transitions.rushed(joined(night, person, now), now),
    ClubAct.PAUSE: lambda night, _, now: transitions.paused(night, now),
    ClubAct.WEEKLY: lambda night, *_: transitions.repeated(night),
    ClubAct.CANCEL: lambda night, person, _: transitions.cancelled(night, person),
}
"""The changes of a night that its pages offer."""
ACTS: Final[Mapping[ClubAct, Callable[[Request, OfClub, Night], Awaitable[Answer]]]] = {
    **dict.fromkeys((ClubAct.COMING, ClubAct.ABSENT), comes),
    ClubAct.HERE: check_in,
    ClubAct.CUT: cut,
    ClubAct.TABLE: table,
    **dict.fromkeys((ClubAct.PLACES, ClubAct.ALL, ClubAct.ROUND), places),
    ClubAct.NOW: lambda request, _, night: now_page(request, night),
    **dict.fromkeys((ClubAct.SEALS, ClubAct.MORE), more),
    ClubAct.NEXT: lambda request, _, night: plan(request, pages.again(night.plan)),
    **dict.fromkeys((*MADE, ClubAct.CHANGE), moved),
}


HANDLERS: Final[Handlings] = {OfClub: Handling(on_night), PlanClub: Handling(plan, posts=True)}
