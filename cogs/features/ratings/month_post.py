"""Close the months of servers with rated games: lasting places, and one post."""

from contextlib import suppress
from functools import partial

from cogs.features.ratings.page import first_places, list_name, season_page
from cogs.messages.outbox import Outbox
from cogs.surfaces.render import Rendered, render
from engine.results.ratings import DAY, SEASON, SeasonPlace, bounds, month_of, ranking
from engine.tables.model.table import ChannelPlace
from engine.tables.ports import Post, Taken


def post_seasons(outbox: Outbox) -> None:
    """Close months from the start of the outbox on: look once a day, and when a month ends."""

    def next_look(now: float) -> float:
        return min(now + DAY, bounds(month_of(now))[1] + 1)

    outbox.regularly(SEASON, partial(close_months, outbox), next_look)


async def close_months(outbox: Outbox) -> bool:
    """Close every month that is over, and post it; False if one must be tried again.

    Only the latest month is posted, so that nobody hears of old ones.
    """
    services = outbox.posting.services
    seasons = services.seasons
    begins, _ = bounds(month_of(services.clock.now()))
    is_done = True
    for guild, month in await seasons.ended(begins):
        is_last = bounds(month)[1] == begins
        channel = await seasons.latest_channel(guild) if is_last else None
        post = Post(SEASON, month, guild, channel)
        with suppress(Taken):  # it is closed, but not posted
            await seasons.close(post, await _places(outbox, guild, month))
        is_done &= await outbox.post_once(post, partial(_page, outbox, month))
    return is_done


async def _places(outbox: Outbox, guild: int, month: str) -> list[SeasonPlace]:
    """The final places of a month, of the people who may be listed."""
    services = outbox.posting.services
    since, until = bounds(month)
    places: list[SeasonPlace] = []
    for pool in await services.ratings.pools(guild, since, until):
        found = await services.ratings.candidates(guild, pool, since, until)
        listed = [c for c in found if not await services.preferences.is_unlisted(c.user)]
        places += [
            SeasonPlace(month, pool, placed.user, placed.place, placed.rating.points)
            for placed in ranking(listed, until)
        ]
    return places


async def _page(outbox: Outbox, month: str, place: ChannelPlace) -> Rendered:
    """The post about a month, in the language of its server."""
    services = outbox.posting.services
    say = await outbox.posting.say_in(place.guild)
    games = await services.ratings.pools(place.guild, *bounds(month))
    places = await services.seasons.places(place.guild, month)
    names = {
        first.user: list_name(say, await services.records.name_in(place.guild, first.user))
        for first in first_places(places)
    }
    return render(say, season_page(say, month, games, places, names))
