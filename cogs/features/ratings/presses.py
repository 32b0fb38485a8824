"""/leaderboard: the rankings of a server's rated games, and ratings in profiles."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from discord import app_commands

from cogs.context.options import GAME_CHOICES
from cogs.context.services import ASKED_AT_ONCE, Interaction, place_of, server_of
from cogs.routing.bot import Commands
from cogs.routing.request import Feature, Handling, Handlings, Request
from cogs.routing.sharing import share
from cogs.surfaces.token import in_ephemeral
from cogs.ui.answer import Answer, in_words, page_answer
from cogs.ui.layout import cut, words
from cogs.ui.names import escaped, short_name
from cogs.ui.page import RULE, Accent, Button, Page, Say, Style, turns
from cogs.ui.routes import ClubAct, OfClub, PostRanking, RankingLeaf, Verb
from cogs.ui.spoken import audible
from engine.events.standing import NIGHTS, league
from engine.games import GAMES
from engine.results.ratings import (
    OPPONENTS,
    SURE,
    Candidate,
    Ranked,
    Rating,
    Want,
    pool_of,
    ranking,
    wants,
    without_place,
)
from engine.tables.model.table import Status

RANKED_WIDTH: Final = 16
"""The most characters of a name that fit a phone's line."""
PLACES: Final = 10
"""Places on one page, which is about one screen of a phone."""

POOLS: Final = tuple(
    dict.fromkeys(pool_of(key, seats) for key, game in GAMES.items() for seats in game.seats)
)


async def leaderboard(request: Request, game: str | None) -> Answer:
    """The ranking of a game in this server; by default of the one played here or last.

    A game for two and for more players has two rankings: that of the reader's last rated game comes
    first. A server without rated games has those of other features, or words about all.
    """
    services, guild = request.services, server_of(request.interaction)
    pools = await services.ratings.pools(guild)
    if game is None and not pools:
        ranked = [await feature.ranks(request) for feature in request.features if feature.ranks]
        none = in_words(request.say("leaderboard-none"), accent=Accent.SCORING)
        return next(filter(None, ranked), none)
    table = services.tables.at(place_of(request.interaction))
    if table is not None and game is None:
        game = table.game
    results = await services.records.results_of(request.user, guild)
    recent = [pool_of(last.game, last.seats) for last in reversed(results) if last.rated]
    if table is not None and table.status is Status.RUNNING:
        recent.insert(0, pool_of(table.game, len(table.players)))
    pool = next(p for p in [*recent, *pools, *POOLS] if game is None or p.partition("/")[0] == game)
    return await turn(request, RankingLeaf(pool))


async def turn(request: Request, leaf: RankingLeaf) -> Answer:
    """A page of a ranking; of a pool that there is no more, the first one's."""
    say, services, guild = request.say, request.services, server_of(request.interaction)
    if leaf.pool not in POOLS:
        leaf = RankingLeaf(POOLS[0])
    first, beside = list[str](), list[Button]()
    if league(await services.nights.records.latest(guild, NIGHTS)):
        first.append(say("club-league-leads"))
        beside.append(Button(say("club-league-button"), OfClub(ClubAct.LEAGUE), emoji="🏆"))
    page = await _ranking(request, say, leaf, request.user, beside)
    others = tuple(
        Button(say("leaderboard-option", pool=pool_words(say, p), games=games), RankingLeaf(p))
        for p, games in (await services.ratings.pools(guild)).items()
        if p != leaf.pool
    )
    alone = Button(say("leaderboard-alone-button"), Verb.WEEK, emoji="🎲")
    page = replace(page, blocks=(*first, *page.blocks), buttons=others, extra=(*page.extra, alone))
    return page_answer(say, replace(page, choose=say("leaderboard-pick")))


async def post(request: Request, leaf: PostRanking) -> Answer:
    """Show a page to the channel in the server's language; a press in public shows it privately."""
    if not in_ephemeral(request.interaction) or leaf.pool not in POOLS:
        return await turn(request, leaf)
    public = await request.services.public_say(request.interaction)
    layout = words(Accent.SCORING, *(await _ranking(request, public, leaf)).blocks)
    done = words(Accent.SCORING, request.say("leaderboard-posted"))
    return await share(request, layout) or Answer(done)


async def _ranking(
    request: Request, say: Say, leaf: RankingLeaf, reader: int = 0, beside: Sequence[Button] = ()
) -> Page:
    """A page of a ranking, with a line about the reader, if any. beside: the first buttons."""
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
    lines, below = list[str](), list[str]()
    for p in places:
        name = list_name(say, await services.records.name_in(guild, p.user))
        lines.append(say("leaderboard-line", place=p.place, name=name, **values_of(p.rating)))
    for other in others:
        name = list_name(say, await services.records.name_in(guild, other.user))
        below.append(say("leaderboard-provisional-line", name=name, **values_of(other.rating)))
    mine = next((c for c in found if c.user == reader), None)
    unlisted = mine is not None and await services.preferences.is_unlisted(reader)
    own = own_line(say, mine, placed, now, unlisted=unlisted)
    numbers = {"leaf": leaf.number + 1, "leaves": leaves}
    title = say("leaderboard-title", pool=pool_words(say, leaf.pool), **numbers)
    listing = "\n".join(lines) or ("" if beside else say("leaderboard-empty"))
    rest = (RULE, "\n".join((say("leaderboard-provisional"), *below))) if below else ()
    how = say("leaderboard-how", games=SURE, opponents=OPPONENTS)
    ways = [replace(leaf, number=each) for each in range(leaves)]
    extra = (*beside, *turns(say, ways, leaf.number))
    if places:
        to, label = PostRanking(leaf.pool, leaf.number), say("leaderboard-post-button")
        extra = (*extra, Button(label, to, Style.MAIN, "📌"))
    blocks = (f"### {title}", listing, *rest, RULE, own, f"-# {how}")
    return Page(Accent.SCORING, blocks, extra=extra)


def own_line(
    say: Say, own: Candidate | None, ranking: Sequence[Ranked], now: float, *, unlisted: bool
) -> str:
    """The reader's rating, and the missing conditions for a place; "" without a rating."""
    if own is None:
        return ""
    place = next((placed.place for placed in ranking if placed.user == own.user), 0)
    sentence = say("leaderboard-own", place=place, **values_of(own.rating))
    if unlisted:
        return f"{sentence} {say('leaderboard-own-unlisted')}"
    missing = {Want.GAMES: SURE - own.rating.games, Want.OPPONENTS: OPPONENTS - own.opponents}
    lacking = [
        say("leaderboard-want", want=want.value, missing=missing.get(want, 0))
        for want in wants(own, now)
    ]
    if not lacking:
        return sentence
    return " ".join((sentence, say("leaderboard-unranked"), *lacking))


def pool_words(say: Say, pool: str) -> str:
    """A pool by name: the game, and its number of players."""
    key, _, players = pool.partition("/")
    name = say(f"game-{key}") if key in GAMES else key
    return say("pool", game=name, players="two" if players == "2" else "more")


def values_of(rating: Rating) -> dict[str, str | int]:
    """The values for messages about a rating; not all of them say whether it is provisional."""
    points, deviation = str(rating.points), str(rating.deviation)
    sure = {"provisional": rating.is_provisional, "needed": SURE}
    return {"points": points, "deviation": deviation, "games": rating.games, **sure}


def list_name(say: Say, name: str | None) -> str:
    """A name as a line of a leaderboard may show it."""
    return audible(escaped(cut(short_name(name or ""), RANKED_WIDTH)), say, "history-signs")


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


HANDLERS: Final[Handlings] = {RankingLeaf: Handling(turn), PostRanking: Handling(post)}

FEATURE: Final = Feature(profile=_profile)
