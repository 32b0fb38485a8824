"""Somebody's own results of club nights, and the league of a server."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from cogs.context.services import server_of
from cogs.features.night.amounts import tenths_of
from cogs.features.night.results import names_of
from cogs.routing.request import Feature, Request
from cogs.ui.answer import Answer, page_answer
from cogs.ui.page import RULE, Accent, Button, Page, Say, turns
from cogs.ui.routes import ClubAct, OfClub
from engine.events.standing import COUNTED, NIGHTS, InLeague, Standing, league
from engine.tables.model.quiet import local_time

ON_LEAF: Final = 8
LEAGUE_ON_LEAF: Final = 15
LEAGUE: Final = OfClub(ClubAct.LEAGUE)


async def nights_of(request: Request, route: OfClub) -> Answer | None:
    """A leaf of the reader's club nights in this server, the latest first; None: there are none."""
    say, guild = request.say, server_of(request.interaction)
    found = await request.services.nights.records.results_of(guild, request.user)
    if not found:
        return None
    leaves = range(-(-len(found) // ON_LEAF))
    leaf = min(route.leaf, leaves[-1])
    told, ways = [f"### {say('club-nights-title')}"], list[Button]()
    for each in found[leaf * ON_LEAF :][:ON_LEAF]:
        told.append(await _line(request, each))
        day = local_time(each.ended, request.services.preferences.zone(request.user))
        date = {"weekday": day.weekday(), "month": day.month, "day": day.day}
        values = {"game": say(f"game-{each.game}"), **date, **tenths_of(each.tenths)}
        ways.append(Button(say("club-night-option", **values), OfClub(ClubAct.ALL, each.night)))
    turned = turns(say, [OfClub(ClubAct.NIGHTS, leaf=each) for each in leaves], leaf)
    extra = (*turned, Button(say("club-league-button"), LEAGUE, emoji="🏆"))
    page = Page(Accent.BOARD, ("\n".join(told),), tuple(ways), say("club-nights-pick"), extra)
    return page_answer(say, page)


async def _line(request: Request, result: Standing, *, alone: bool = False) -> str:
    """Somebody's result of a night in a line, with the day of its start; alone: as their latest."""
    say, night = request.say, await request.services.nights.records.night(result.night)
    began = night.plan.start if night else result.ended
    values = {"game": say(f"game-{result.game}"), "place": result.place, "among": result.among}
    values |= {"date": f"<t:{int(began)}:d>", "ranked": result.ranked}
    return say("club-past" if alone else "club-night", **values, **tenths_of(result.tenths))


async def league_of(request: Request, at: OfClub = LEAGUE) -> Answer | None:
    """A leaf of the league, with the way back to a night; None: nobody is in it."""
    say, services, user = request.say, request.services, request.user
    guild = server_of(request.interaction)
    found = league(await services.nights.records.latest(guild, NIGHTS))
    if not found:
        return None
    named = {user, *await services.may_name(guild, [each.user for each in found])}
    names = names_of(say, [(each.user, each.name) for each in found], named)
    ways = [replace(at, leaf=n) for n in range(-(-len(found) // LEAGUE_ON_LEAF))]
    leaf, lines = min(at.leaf, len(ways) - 1), list[str]()
    for each, name in [*zip(found, names, strict=True)][leaf * LEAGUE_ON_LEAF :][:LEAGUE_ON_LEAF]:
        values = {"name": name, "nights": each.nights, **tenths_of(each.tenths)}
        line = f"{each.place}\\. {say('club-league-line', **values)}"
        lines.append(f"**{line}**" if each.user == user else line)
    how = [say("club-league-how", best=COUNTED, nights=NIGHTS), *_need(say, found, user)]
    back = [Button(say("sure-back-button"), OfClub(ClubAct.PLACES, at.night))] * bool(at.night)
    own = Button(say("club-history-button"), OfClub(ClubAct.NIGHTS))
    extra = (*turns(say, ways, leaf), *back, own)
    title, small = f"### {say('club-league-title')}", "\n".join(f"-# {line}" for line in how)
    blocks = (title, "\n".join(lines), RULE, small)
    return page_answer(say, Page(Accent.SCORING, blocks, extra=extra))


def _need(say: Say, found: Sequence[InLeague], user: int) -> list[str]:
    """The points that somebody needs for the next place of the league, or the way into it."""
    own = next((each for each in found if each.user == user), None)
    above = [(e.place, e.tenths - own.tenths) for e in found if own and e.place < own.place]
    way = "out" if own is None else "full" if own.nights == COUNTED else "more"
    values = {"way": way, "best": COUNTED}
    told = [(0, 0)] if own is None else above[-1:]
    return [say("club-league-need", place=n, **values, **tenths_of(max(1, g))) for n, g in told]


async def _profile(request: Request, say: Say, user: int, _: bool) -> list[str]:
    """The line of a profile about club nights: the best of those in which they have a place."""
    records = request.services.nights.records
    results = await records.results_of(request.interaction.guild_id or 0, user)
    ranked = [each for each in results if each.ranked]
    best, places = max((each.tenths for each in ranked), default=0), [e.place for e in ranked]
    values = {"count": len(results), "ranked": bool(ranked), **tenths_of(best)}
    values |= {"won": places.count(1), "place": min(places, default=0)}
    return [say("club-profile", **values)] if results else []


async def _past(request: Request) -> tuple[str, Button] | None:
    """The reader's latest club night in this server, and the way to all of them."""
    records, say = request.services.nights.records, request.say
    found = await records.results_of(server_of(request.interaction), request.user)
    way = Button(say("club-history-button"), OfClub(ClubAct.NIGHTS))
    return (await _line(request, found[0], alone=True), way) if found else None


FEATURE: Final = Feature(profile=_profile, past=_past, ranks=league_of)
