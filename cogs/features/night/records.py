"""What stays of club nights: a person's results, and the league of a server."""

from collections.abc import Sequence
from typing import Final

from cogs.context.services import server_of
from cogs.features.history.presses import name_of, refused
from cogs.features.night.page import DOT, names_of, percent
from cogs.routing.request import Feature, Request
from cogs.ui.answer import Answer, in_words, page_answer
from cogs.ui.page import RULE, Accent, Button, Page, Say, turns
from cogs.ui.routes import ClubAct, NightsLeaf, OfClub
from engine.events.league import BEST, NIGHTS, league
from engine.events.night_ports import NightResult

ON_LEAF: Final = 8
LEAGUE_ON_LEAF: Final = 15


async def nights_of(request: Request, at: NightsLeaf) -> Answer:
    """Somebody's club nights in this server, the latest first."""
    say, guild = request.say, server_of(request.interaction)
    if (unseen := await refused(request, at.user, None)) is not None:
        return unseen
    found = await request.services.nights.records.results_of(guild, at.user)
    name = await name_of(request, at.user, None)
    if not found:
        return in_words(say("club-no-nights", name=name), accent=Accent.BOARD)
    leaves = -(-len(found) // ON_LEAF)
    leaf = min(at.number, leaves - 1)
    some = found[leaf * ON_LEAF :][:ON_LEAF]
    ways = tuple(Button(_option(say, each), OfClub(ClubAct.PLACES, each.night)) for each in some)
    told = "\n".join(_night_line(say, each) for each in some)
    turned = turns(say, [NightsLeaf(at.user, each) for each in range(leaves)], leaf)
    league = Button(say("club-league-button"), OfClub(ClubAct.LEAGUE), emoji="🏆")
    blocks = (f"### {say('club-nights-title', name=name)}", told)
    page = Page(Accent.BOARD, blocks, ways, say("club-nights-pick"), (*turned, league))
    return page_answer(say, page)


def _night_line(say: Say, each: NightResult) -> str:
    """A night in a line: its date and game, the place and the share."""
    date, share = f"<t:{int(each.ended)}:d>", percent(say, each.tenths)
    values = {"place": each.place, "people": each.among, "ranked": each.ranked}
    return say("club-night", date=date, game=say(f"game-{each.game}"), share=share, **values)


def _option(say: Say, each: NightResult) -> str:
    """A night as an option, which shows no times."""
    return say("club-night-option", game=say(f"game-{each.game}"), share=percent(say, each.tenths))


async def league_of(request: Request, route: OfClub) -> Answer:
    """The league of this server's club nights."""
    say, services = request.say, request.services
    guild = server_of(request.interaction)
    found = league(await services.nights.records.latest(guild, NIGHTS))
    if not found:
        return in_words(say("club-no-league"), accent=Accent.BOARD)
    named = {request.user, *await services.may_name(guild, [each.user for each in found])}
    names = names_of(say, [(each.user, each.name) for each in found], named)
    leaves = -(-len(found) // LEAGUE_ON_LEAF)
    leaf = min(route.leaf, leaves - 1)
    first = leaf * LEAGUE_ON_LEAF
    lines = list[str]()
    for each, name in list(zip(found, names, strict=True))[first : first + LEAGUE_ON_LEAF]:
        share = percent(say, each.tenths)
        line = say("club-league-line", name=name, share=share, nights=each.nights)
        line = f"{each.place}{DOT} {line}"
        lines.append(f"**{line}**" if each.user == request.user else line)
    how = say("club-league-how", best=BEST, nights=NIGHTS)
    ways = [OfClub(ClubAct.LEAGUE, leaf=each) for each in range(leaves)]
    blocks = (f"### {say('club-league-title')}", "\n".join(lines), RULE, f"-# {how}")
    return page_answer(say, Page(Accent.SCORING, blocks, extra=turns(say, ways, leaf)))


async def _profile(request: Request, say: Say, user: int, _: bool) -> list[str]:
    """The line of a profile about club nights."""
    guild = server_of(request.interaction)
    found: Sequence[NightResult] = await request.services.nights.records.results_of(guild, user)
    if not found:
        return []
    best = percent(say, max(each.tenths for each in found))
    return [say("club-profile", count=len(found), share=best)]


FEATURE: Final = Feature(profile=_profile)
