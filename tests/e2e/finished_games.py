"""Games that were finished before, put into the store with all their moves."""

from dataclasses import replace
from typing import Any, Final

from engine.games import GAMES
from engine.players.base import Level
from engine.results.marks import marks_of
from engine.tables.model.table import ChannelPlace, Player, Status
from engine.tables.replay import replay_of
from engine.tables.transitions.after import results_of
from tests.data.rated import played
from tests.e2e.comings import Scene
from tests.e2e.stage import Stage
from tests.engine.contract import Fixed
from tests.engine.contract.records import play_out
from tests.engine.tables.recorded import SPECS, rows_of, table_of


async def finished(
    stage: Stage,
    game: str,
    *names: str,
    luck: int = 1,
    guild: int | None = None,
    channel: int | None = None,
    left: bool = False,
    **choices: Any,
) -> int:
    """The id of a game that these people played to its end; "Salty" is a computer, a captain.

    left: the people left their seats, and computers played to the end.
    """
    spec, store = SPECS[game], stage.bot.store
    record = play_out(spec, Fixed(choices, len(names), seed=luck, luck=luck))
    people = [
        Player(name, stage.people[name].id, Level.MATE if left else None, left=left)
        if name in stage.people
        else Player(name, None, Level.CAPTAIN)
        for name in names
    ]
    begun = float(stage.env.now().timestamp()) - 10_000
    over = replace(
        table_of(game, record, *people),
        place=ChannelPlace(guild or stage.env.guild.id, channel or stage.channel.id),
        status=Status.FINISHED,
        started=begun,
        ended=begun + 600 + luck,
    )
    table = await store.add_table(over)
    rows = rows_of(game, record)
    replay = replay_of(GAMES[game], table, rows)
    results = results_of(GAMES[game], table, replay.steps[-1].state, len(rows))
    await store.add_moves(table, rows, results, marks=marks_of(replay))
    return table.id


CREW: Final = ("Anna", "Ben", "Chloé", "Dirk")
DAY: Final = 86400.0


async def games(
    stage: Scene,
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
    last = stage.now() - 60 if ended is None else ended
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
