"""Profiles: the totals of somebody's games, for the reader or for everybody."""

from typing import Final

import discord
from discord import app_commands

from cogs.context.permissions import anywhere
from cogs.context.services import Interaction, server_of
from cogs.features.history.presses import ASKED, MOST_MARKS, Somebody, name_of, points_of, refused
from cogs.routing.bot import Commands
from cogs.routing.request import Handling, Handlings, Request
from cogs.routing.sharing import share
from cogs.surfaces.token import in_ephemeral
from cogs.ui.answer import Answer, in_words, page_answer
from cogs.ui.layout import paged, words
from cogs.ui.page import HAND, NO_TABLE, RULE, Accent, Button, Page, Say, Style
from cogs.ui.routes import Verb
from cogs.ui.spoken import shown_name
from engine.games import GAMES
from engine.results.past import OfGame, profile_of


async def profile(request: Request, user: int, member: Somebody | None = None) -> Answer:
    """The totals of somebody's games in this server; people can post their own."""
    say, guild, further = request.say, server_of(request.interaction), []
    if (unseen := await refused(request, user, member)) is not None:
        return unseen
    name = await name_of(request, user, member)
    if user != request.user:
        met = await request.services.records.met(guild, request.user)
        both = next((m for m in met if m.user == user), None)
        counted = {"games": both.games, "ahead": both.ahead, "behind": both.behind} if both else {}
        message = "profile-together" if both else "profile-never-met"
        further.append(say(message, name=name, **counted))
    page = await _profile(request, say, user, name, *further)
    if page is None:
        return in_words(say("history-none", name=name, what="all"), accent=Accent.BOARD)
    if user == request.user:
        pin = Button(say("profile-post-button"), Verb.SHARE_PROFILE, Style.MAIN, "📌")
        page = Page(page.accent, page.blocks, extra=(pin,))
    return page_answer(say, page)


async def post(request: Request) -> Answer:
    """Show the person's own profile to the channel, in the language of the server.

    A press in a public message shows the profile to the person first.
    """
    interaction, say = request.interaction, request.say
    if not in_ephemeral(interaction):
        return await profile(request, request.user)
    public = await request.services.public_say(interaction)
    name = shown_name(public, interaction.user.display_name)
    page = await _profile(request, public, request.user, name)
    if page is None:
        return in_words(say("history-none", name="you", what="all"), accent=Accent.BOARD)
    if (refusal := await share(request, paged(page, public, NO_TABLE, 0, HAND))) is not None:
        return refusal
    return Answer(words(Accent.BOARD, say("profile-posted")))


async def _profile(request: Request, say: Say, user: int, name: str, *further: str) -> Page | None:
    """The page of somebody's profile; None if they have finished no game here."""
    guild, records = server_of(request.interaction), request.services.records
    results = await records.results_of(user, guild)
    more = list[str]()
    for feature in request.features:
        if feature.profile:
            more += await feature.profile(request, say, user, bool(results))
    if not results and not more:
        return None
    marks = await records.marks_of(guild, user)
    totals, more = profile_of(results), [*more, *further]
    if totals.streak > 1:
        more.append(say("profile-streak", count=totals.streak))
    often = (await records.met(guild, user))[:ASKED]
    named = await request.services.may_name(guild, (met.user for met in often))
    if (met := next((met for met in often if met.user in named), None)) is not None:
        called = shown_name(say, await records.name_in(guild, met.user) or "")
        more.append(say("profile-favourite", name=called, games=met.games))
    lines = [_of_game(say, key, of_game) for key, of_game in totals.games.items()]
    earned = [say("profile-mark", mark=say(f"mark-{mark}"), count=n) for mark, n in marks.items()]
    count = say("profile-count", games=totals.count.games, won=totals.count.won)
    blocks = [f"### {say('profile-title', name=name)}", count, RULE]
    blocks += ["\n".join(lines), *((RULE, "\n".join(more)) if more else ())]
    if earned:
        blocks += [RULE, "\n".join((say("profile-marks"), *earned[:MOST_MARKS]))]
    return Page(Accent.BOARD, tuple(blocks))


def _of_game(say: Say, key: str, of_game: OfGame) -> str:
    """A game with its totals; small below it, the wins by number of players."""
    most, fewest = (points_of(say, key, of) for of in (of_game.most, of_game.fewest))
    best, worst = (fewest, most) if GAMES[key].traits.fewer_wins else (most, fewest)
    games, won = of_game.count.games, of_game.count.won
    first = say("profile-game", game=say(f"game-{key}"), games=games, won=won)
    points = say("profile-points", best=best, worst=worst)
    seats = [
        say("profile-seats", seats=players, games=count.games, won=count.won)
        for players, count in of_game.seats.items()
    ]
    return f"{first}\n-# {points}\n-# {' · '.join(seats)}"


class ProfileCommands(Commands):
    """Totals of games; only the person who asks sees them, until they post them."""

    @app_commands.command()
    @anywhere
    async def profile(
        self, interaction: Interaction, member: discord.Member | discord.User | None = None
    ) -> None:
        """Show the totals of somebody's games here."""
        whose = (member or interaction.user).id
        await self._router.answer(interaction, lambda request: profile(request, whose, member))


HANDLERS: Final[Handlings] = {Verb.SHARE_PROFILE: Handling(post)}
