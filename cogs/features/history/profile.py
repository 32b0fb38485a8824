"""Profiles: the totals of somebody's games."""

from typing import Final

import discord
from discord import app_commands

from cogs.context.permissions import anywhere
from cogs.context.services import Interaction, server_of
from cogs.features.history.presses import ASKED, MOST_MARKS, Somebody, name_of, refused
from cogs.routing.bot import Commands
from cogs.routing.request import Handling, Handlings, Request
from cogs.ui.answer import Answer, in_words, page_answer
from cogs.ui.page import Accent, Page, Say, leaves, turns
from cogs.ui.routes import ProfileLeaf
from cogs.ui.spoken import shown_name
from engine.results.past import profile_of


async def profile(request: Request, at: ProfileLeaf, member: Somebody | None = None) -> Answer:
    """A leaf of the totals of somebody's games in this server. member: as that of `history`."""
    say, guild, user, further = request.say, server_of(request.interaction), at.user, []
    if (unseen := await refused(request, user, member)) is not None:
        return unseen
    name = await name_of(request, user, member)
    if user != request.user:
        met = await request.services.records.met(guild, request.user)
        both = next((m for m in met if m.user == user), None)
        counted = {"games": both.games, "ahead": both.ahead, "behind": both.behind} if both else {}
        message = "profile-together" if both else "profile-never-met"
        further.append(say(message, name=name, **counted))
    told = await _profile(request, say, user, *further)
    if not told:
        return in_words(say("history-none", name=name, what="all"), accent=Accent.BOARD)
    leaf = min(at.number, len(told) - 1)
    extra = turns(say, [ProfileLeaf(user, number) for number in range(len(told))], leaf)
    blocks = (f"### {say('profile-title', name=name)}", told[leaf])
    return page_answer(say, Page(Accent.BOARD, blocks, extra=extra))


async def _profile(request: Request, say: Say, user: int, *further: str) -> list[str]:
    """The leaves of somebody's profile; [] if they have finished no game here."""
    guild, records = server_of(request.interaction), request.services.records
    results = await records.results_of(user, guild)
    nights = await request.services.nights.records.results_of(guild, user)
    more = list[str]()
    for feature in request.features:
        if feature.profile:
            more += await feature.profile(request, say, user, bool(results or nights))
    if not results and not more:
        return []
    marks = await records.marks_of(guild, user)
    totals, more = profile_of(results), [*more, *further]
    often = (await records.met(guild, user))[:ASKED]
    named = await request.services.may_name(guild, (met.user for met in often))
    if (met := next((met for met in often if met.user in named), None)) is not None:
        called = shown_name(say, await records.name_in(guild, met.user) or "")
        counted = {"games": met.games, "ahead": met.ahead, "behind": met.behind}
        more.append(say("profile-favourite", name=called, **counted))
    known = request.services.evenings
    over = [e for e in await known.of(guild, user) if e[-1].is_last(known.clock.now())]
    scores = [evening.score for evening in await known.read(over)]
    places = [each.place for s in scores if len(s) > 1 for each in s if each.user == user]
    if places:
        more.append(say("profile-evenings", won=places.count(1), count=len(places)))
    lines = [
        say("profile-game", game=say(f"game-{key}"), games=count.games, won=count.won)
        for key, count in totals.games.items()
    ]
    earned = [say("profile-mark", mark=say(f"mark-{mark}"), count=n) for mark, n in marks.items()]
    count = say("profile-count", games=totals.count.games, won=totals.count.won)
    parts = ["\n".join((*([count] if results else []), *more)), "\n".join(lines)]
    if earned:
        parts.append("\n".join((say("profile-marks"), *earned[:MOST_MARKS])))
    return leaves("\n\n".join(parts))


class ProfileCommands(Commands):
    """Totals of games; only the person who asks sees them."""

    @app_commands.command()
    @anywhere
    async def profile(
        self, interaction: Interaction, member: discord.Member | discord.User | None = None
    ) -> None:
        """Show the totals of somebody's games here."""
        at = ProfileLeaf((member or interaction.user).id, 0)
        await self._router.answer(interaction, lambda request: profile(request, at, member))


HANDLERS: Final[Handlings] = {ProfileLeaf: Handling(profile)}
