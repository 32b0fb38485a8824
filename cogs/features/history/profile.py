"""Profiles: the totals of somebody's games."""

from dataclasses import asdict
from typing import Final

import discord
from discord import app_commands

from cogs.context.permissions import anywhere
from cogs.context.services import Interaction, server_of
from cogs.features.history.presses import ASKED, MOST_MARKS, Somebody, name_of, refused
from cogs.routing.bot import Commands
from cogs.routing.request import Handling, Handlings, Request
from cogs.ui.answer import Answer, in_words, page_answer
from cogs.ui.page import Accent, Button, Page, leaves, turns
from cogs.ui.routes import ProfileLeaf
from cogs.ui.spoken import shown_name
from engine.results.past import profile_of


async def profile(request: Request, at: ProfileLeaf, member: Somebody | None = None) -> Answer:
    """A leaf of the totals of somebody's games in this server. member: as that of `history`.

    Outside of servers, their own games alone.
    """
    say, user, further = request.say, at.user, list[str]()
    if (unseen := await refused(request, user, member)) is not None:
        return unseen
    name = await name_of(request, user, member)
    if user != request.user:
        met = await request.services.records.met(server_of(request.interaction), request.user)
        both = next((m for m in met if m.user == user), None)
        message = "profile-together" if both else "profile-never-met"
        further.append(say(message, name=name, **(asdict(both) if both else {})))
    text, ways = await _profile(request, user, *further)
    if not text:
        return in_words(say("history-none", name=name, what="all", alone=0), accent=Accent.BOARD)
    leaf = min(at.number, len(told := leaves(text)) - 1)
    extra = turns(say, [ProfileLeaf(user, number) for number in range(len(told))], leaf)
    where = "server" if request.interaction.guild_id else "chat"
    blocks = (f"### {say('profile-title', name=name, where=where)}", told[leaf])
    return page_answer(say, Page(Accent.BOARD, blocks, ways, extra=extra))


async def _profile(request: Request, user: int, *further: str) -> tuple[str, tuple[Button, ...]]:
    """Somebody's profile, "" if they have finished no game here, and ways on."""
    say, records, told = request.say, request.services.records, list[str | Button]()
    guild = request.interaction.guild_id or 0
    results = await records.results_of(user, guild)
    nights = await request.services.nights.records.results_of(guild, user)
    for feature in request.features:
        if feature.profile:
            told += await feature.profile(request, say, user, bool(results or nights))
    if not results and not told:
        return "", ()
    marks, totals = await records.marks_of(guild, user), profile_of(results)
    more = [*(line for line in told if isinstance(line, str)), *further]
    often = (await records.met(guild, user))[:ASKED]
    named = await request.services.may_name(guild, (met.user for met in often))
    if (met := next((met for met in often if met.user in named), None)) is not None:
        called = shown_name(say, await records.name_in(guild, met.user) or "")
        more.append(say("profile-favourite", name=called, **asdict(met)))
    known = request.services.evenings
    over = [e for e in await known.of(guild or None, user) if e[-1].is_last(known.clock.now())]
    scores = [evening.score for evening in await known.read(over)]
    places = [each.place for s in scores if len(s) > 1 for each in s if each.user == user]
    more += [say("profile-evenings", won=places.count(1), count=len(places))] if places else []
    lines = [
        say("profile-game", game=say(f"game-{key}"), games=count.games, won=count.won)
        for key, count in totals.games.items()
    ]
    earned = [say("profile-mark", mark=say(f"mark-{mark}"), count=n) for mark, n in marks.items()]
    count = say("profile-count", games=totals.count.games, won=totals.count.won)
    marked = [say("profile-marks"), *earned[:MOST_MARKS]] if earned else []
    parts = filter(None, ([count, *more] if results else more, lines, marked))
    return "\n\n".join(map("\n".join, parts)), tuple(way for way in told if isinstance(way, Button))


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
