"""/leaderboard: the rankings of a server's rated games."""

from typing import Final

from discord import app_commands

from cogs.context.options import GAME_CHOICES
from cogs.context.services import ASKED_AT_ONCE, Interaction, place_of, server_of
from cogs.features.ratings.page import (
    PLACES,
    POOLS,
    RankingPage,
    leaderboard_page,
    list_name,
    own_line,
    pool_words,
    ranking_blocks,
    values_of,
)
from cogs.routing.bot import Commands
from cogs.routing.request import Feature, Handling, Handlings, Request
from cogs.routing.sharing import share
from cogs.surfaces.token import in_ephemeral
from cogs.ui.answer import Answer, page_answer
from cogs.ui.layout import words
from cogs.ui.page import Accent, Say
from cogs.ui.routes import PostRanking, RankingLeaf
from engine.events.standing import NIGHTS, league
from engine.results.ratings import pool_of, ranking, without_place
from engine.tables.model.table import Status


async def leaderboard(request: Request, game: str | None) -> Answer:
    """The ranking of a game in this server; by default of the one played here or last.

    A game for two and for more players has two rankings: that of the reader's last rated game comes
    first.
    """
    services, guild = request.services, server_of(request.interaction)
    table = services.tables.at(place_of(request.interaction))
    if table is not None and game is None:
        game = table.game
    results = await services.records.results_of(request.user, guild)
    recent = [pool_of(last.game, last.seats) for last in reversed(results) if last.rated]
    if table is not None and table.status is Status.RUNNING:
        recent.insert(0, pool_of(table.game, len(table.players)))
    known = [*recent, *await services.ratings.pools(guild), *POOLS]
    pool = next(p for p in known if game is None or p.partition("/")[0] == game)
    return await turn(request, RankingLeaf(pool))


async def turn(request: Request, leaf: RankingLeaf) -> Answer:
    """A page of a ranking; of a pool that there is no more, the first one's."""
    if leaf.pool not in POOLS:
        leaf = RankingLeaf(POOLS[0])
    shown = await _ranking(request, request.say, leaf, request.user)
    guild = server_of(request.interaction)
    pools = await request.services.ratings.pools(guild)
    nights = bool(league(await request.services.nights.records.latest(guild, NIGHTS)))
    return page_answer(request.say, leaderboard_page(request.say, shown, pools, nights=nights))


async def post(request: Request, leaf: PostRanking) -> Answer:
    """Show a page to everybody in the channel, in the language of the server.

    A press in a public message shows the page to the person first.
    """
    if not in_ephemeral(request.interaction) or leaf.pool not in POOLS:
        return await turn(request, leaf)
    public = await request.services.public_say(request.interaction)
    layout = words(Accent.SCORING, *ranking_blocks(public, await _ranking(request, public, leaf)))
    done = words(Accent.SCORING, request.say("leaderboard-posted"))
    return await share(request, layout) or Answer(done)


async def _ranking(request: Request, say: Say, leaf: RankingLeaf, reader: int = 0) -> RankingPage:
    """A page of a ranking with its names, and with a line about the reader, if any."""
    services, guild = request.services, server_of(request.interaction)
    now = services.clock.now()
    found = await services.ratings.candidates(guild, leaf.pool)
    further = without_place(found, now)[:ASKED_AT_ONCE]  # of the others, the first ones
    asked = [*(p.user for p in ranking(found, now)), *(other.user for other in further)]
    named = await services.may_name(guild, asked)
    listed = [candidate for candidate in found if candidate.user in named]
    placed = ranking(listed, now)
    leaves = max(1, -(-len(placed) // PLACES))
    leaf = RankingLeaf(leaf.pool, min(leaf.number, leaves - 1))
    places = placed[leaf.number * PLACES :][:PLACES]
    others = without_place(listed, now)[:PLACES] if leaf.number == leaves - 1 else ()
    users = (*(p.user for p in places), *(other.user for other in others))
    names = {u: list_name(say, await services.records.name_in(guild, u)) for u in users}
    mine = next((c for c in found if c.user == reader), None)
    unlisted = mine is not None and await services.preferences.is_unlisted(reader)
    line = own_line(say, mine, placed, now, unlisted=unlisted)
    return RankingPage(leaf, leaves, places, names, line, others)


class RatingCommands(Commands):
    """Rankings; only the person who asks sees them, until they post them."""

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.choices(game=GAME_CHOICES)
    async def leaderboard(self, interaction: Interaction, game: str | None = None) -> None:
        """Show the rankings of this server's rated games."""
        await self._router.answer(interaction, lambda request: leaderboard(request, game))


async def _profile(request: Request, say: Say, user: int, has_played: bool) -> list[str]:
    """The lines of a profile about ratings."""
    if not has_played:
        return []
    ratings = await request.services.ratings.of_person(user)
    pools = {pool: pool_words(say, pool) for pool in ratings}
    return [say("rating-in-profile", pool=pools[p], **values_of(r)) for p, r in ratings.items()]


HANDLERS: Final[Handlings] = {
    RankingLeaf: Handling(turn),
    PostRanking: Handling(post),
}

FEATURE: Final = Feature(profile=_profile)
