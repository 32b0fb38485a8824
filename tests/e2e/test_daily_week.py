"""Twenty people play a week of daily deals over restarts; their moves are counted again."""

from random import Random
from typing import Any

import pytest

from cogs.features.daily.morning import HOUR, RANKED
from engine.core import places
from engine.events import crew
from engine.events.daily import BEST, DailyDeal
from engine.games import GAMES
from engine.tables.keepers.own import measures
from engine.tables.model.result import GRACE, begins
from engine.tables.position import replayed
from tests.amounts import amount
from tests.e2e.conftest import Opening
from tests.e2e.playing import press_something
from tests.e2e.stage import Stage, text_of
from tests.e2e.test_daily import day
from tests.e2e.test_daily_results import at
from tests.e2e.test_mornings import posts, wanted

PEOPLE = 20
REGULARS = amount(4, PEOPLE)
"""Those who play more days than count; the others play one or two."""


async def table_of(stage: Stage, who: str, number: int) -> Any:
    found = await stage.bot.days.try_of(number, stage.people[who].id)
    table = found and found.table
    return table and await stage.bot.tables.found(table)


async def play(stage: Stage, sailors: list[str], draw: Random, number: int) -> None:
    """Each plays the deal of this day to the end, in turn by chance, over kills."""
    playing, presses = list(sailors), 0
    for who in playing:
        await stage.type(who, "daily")
    while playing:
        who = draw.choice(playing)
        await press_something(stage, who, draw)
        presses += 1
        if not (await table_of(stage, who, number)).is_open:
            playing.remove(who)
        if presses % 60 == 0:
            await stage.restart()
            for each in playing:
                await stage.type(each, "daily")


async def recounted(stage: Stage, names: list[str], days: range) -> dict[str, dict[int, int]]:
    """The scores of each person by day, from nothing but the moves of all tables."""
    found: dict[str, dict[int, int]] = {name: {} for name in names}
    for number in days:
        game, seed, played = GAMES[DailyDeal(number).game], 0, dict[str, int]()
        for who in names:
            table = await table_of(stage, who, number)
            if table is not None and table.ended < begins(number + 1) + GRACE:
                rows = await stage.bot.store.moves(table.id)
                ended = measures(game, replayed(game, table, rows).story)
                played[who], seed = (ended or ())[0], table.seed
        others = [crew.played(number, seed, member) for member in range(crew.SIZE)]
        for who, own in played.items():
            below = sum(other < own for other in others)
            score = (below + others.count(own) / 2) * 100 / len(others)
            found[who][number] = int(score)
    return found


async def play_week(stage: Stage, sailors: list[str]) -> range:
    """Play the days of a week with a kill after each; returns the days.

    Each morning has its post. Each misses days, and one begins before midnight and ends after it.
    """
    draw = Random(5)
    week = range(7)
    own = {who: draw.sample(week, draw.choice((1, 2))) for who in sailors}
    own |= {who: draw.sample(week, BEST + 1) for who in sailors[:REGULARS]}
    monday = day(stage) + (1 - day(stage)) % 7
    await at(stage, begins(monday) + HOUR + 60)
    await wanted(stage)
    for number in range(monday, monday + 7):
        late = draw.choice(sailors)
        others = [who for who in sailors if who != late and number - monday in own[who]]
        await play(stage, others, draw, number)
        await at(stage, begins(number + 1) - 60)
        await stage.type(late, "daily")
        await at(stage, begins(number + 1) + 60)
        while (await table_of(stage, late, number)).is_open:
            await press_something(stage, late, draw)
        await at(stage, begins(number + 1) + HOUR + 60)
        await stage.env.settle()
        await stage.restart()
        await stage.env.settle()
    return range(monday, monday + 7)


@pytest.mark.slow
@pytest.mark.timeout(600)
async def test_twenty_people_play_a_week_and_its_tables_are_what_their_moves_give(
    stages: Opening,
) -> None:
    async with stages() as stage:
        for number in range(PEOPLE):
            created = stage.env.create_user(f"sailor{number}", global_name=f"Sailor {number}")
            stage.people[f"Sailor {number}"] = stage.env.guild.add_member(created)
        sailors = [name for name in stage.people if name.startswith("Sailor")]
        days = await play_week(stage, sailors)
        scores = await recounted(stage, sailors, days)
        assert all(scores.values()), "each has played"
        assert max(map(len, scores.values())) > BEST, "somebody on more days than count"
        totals = {who: sum(sorted(of.values())[-BEST:]) for who, of in scores.items()}
        best = sorted(totals.values(), reverse=True)
        place = dict(zip(reversed(best), reversed(places(best)), strict=True))
        (post,) = [each for each in posts(stage) if "Last week's table" in text_of(each)]
        told = text_of(post).partition("Last week's table")[2].replace("\\", "")
        lines = [line for line in told.splitlines() if ". Sailor" in line]
        every = {
            f"{place[total]}. {who}: {total} ({count} {'day' if count == 1 else 'days'})"
            for who, total in totals.items()
            for count in [len(scores[who])]
        }
        assert {*lines} <= every
        assert [int(line.partition(": ")[2].split()[0]) for line in lines] == best[:RANKED]
        people = {stage.people[who].id: who for who in sailors}
        week = await stage.bot.services.deals.week_in(stage.env.guild.id, days)
        assert {people[each.user]: {**each.scores} for each in week} == scores
        for who in sailors[:3]:
            own = await stage.bot.services.deals.week_of(stage.people[who].id, days)
            assert own is not None
            assert own.total == totals[who]
