"""Rated games that people of the harbour finished before."""

from typing import Final

from tests.data.rated import played
from tests.e2e.comings import now
from tests.e2e.stage import Stage

CREW: Final = ("Anna", "Ben", "Chloé", "Dirk")
DAY: Final = 86400.0


async def games(
    stage: Stage,
    count: int,
    *names: str,
    ended: float | None = None,
    guild: int | None = None,
    channel: int | None = None,
    game: str = "seven-seas",
) -> None:
    """Store `count` rated games of these people, in this order of places, the last just now.

    Each of them has a week of its own, as far as its weight goes.
    """
    last = now(stage) - 60 if ended is None else ended
    for number in range(count):
        await played(
            stage.bot.store,
            *(stage.people[name].id for name in names),
            names=names,
            ended=last - 8 * DAY * (count - 1 - number),
            guild=guild or stage.env.guild.id,
            channel=channel or stage.channel.id,
            game=game,
        )
