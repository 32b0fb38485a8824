"""An evening of three tables with six people who come and go, and a restart in between.

At every moment the channels hold nothing but boards, results and at most one announcement for
each table, and what the bot remembers of its messages is what stands there.
"""

import re
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any, Final

import pytest

from cogs.ui.page import MakeMove
from engine.tables.model.table import Status, channel_of
from tests.amounts import amount
from tests.e2e.comings import own, seen, wait
from tests.e2e.conftest import Opening
from tests.e2e.playing import open_table
from tests.e2e.stage import MEMBERS, NotOffered, Stage, button_labels, press_id, text_of

pytestmark = pytest.mark.slow

CLOCK = 300
MOST_STEPS = 3000
FINISHED = 3


WAYS: Final = ("move", "sleep", "leave", "come back", "take over", "kick", "chat", "look")
OFTEN: Final = (70, 6, 3, 6, 2, 1, 4, 4)
"""How often somebody does each of them; what isn't possible is left out."""


async def step(stage: Stage, luck: Random) -> str:
    """Somebody does something at the table of the channel; what it was."""
    table, names = stage.table, {member.id: name for name, member in stage.people.items()}
    owners = {names[player.user]: player for player in table.players if player.user}
    away = [name for name, player in owners.items() if player.is_away]
    host, way = names[table.host], luck.choices(WAYS, OFTEN)[0]
    here = [name for name in owners if name not in away]
    outside = [name for name in stage.people if name not in owners]
    match "come back" if table.paused else way:
        case "move":
            await move(stage, luck)
        case "sleep":
            await wait(stage, luck.choice([0.4, 0.6, 1.1, 3.5]) * CLOCK)
        case "leave" if here:
            await stage.does(luck.choice(here), "leave")
        case "come back" if away:
            who, presses = luck.choice(away), luck.random() < 0.5
            await (stage.press(who, "My hand") if presses else stage.does(who, "join"))
        case "take over" if outside:
            with suppress(NotOffered):  # no seat is free
                await stage.seats(host, luck.choice(outside))
        case "kick" if len(owners) > 1:
            await stage.kicks(host, luck.choice([name for name in owners if name != host]))
        case "chat":
            for _ in range(luck.randrange(1, 10)):
                await stage.people[luck.choice([*names.values()])].send(stage.channel, "Ahoy")
        case "look":
            command = luck.choice(["hand", "rules", "help", "table show", "hint"])
            await stage.type(luck.choice([*names.values()]), command)
    return way


async def move(stage: Stage, luck: Random) -> None:
    """Somebody whose turn it is, and who is here, moves."""
    table, now = stage.table, await seen(stage)
    movers = [table.players[seat] for seat in now.to_move if table.players[seat].level is None]
    if movers:
        who = next(n for n, member in stage.people.items() if member.id == luck.choice(movers).user)
        mine = await seen(stage, who)
        press = press_id(MakeMove(luck.randrange(len(mine.moves))), table.id, mine.version)
        await stage.forge(who, press, on=stage.showing("More"))


async def remembered(stage: Stage, tables: int) -> dict[int, str]:
    """The messages that the bot believes to stand, by id, with their kinds."""
    found: dict[int, str] = {}
    for table in range(1, tables + 1):
        for kind, row in (await stage.bot.store.messages(table)).items():
            found[row.message] = f"{table} {kind}"
    return found


async def check(stage: Stage, places: list[Any], tables: int) -> None:
    """Nothing stands anywhere that should not; what became of an invitation may stay to be read."""
    known = await remembered(stage, tables)
    assert len(set(known.values())) == len(known), "one message of each kind for each table"
    sent = [m for place in places for m in place.history() if own(stage, m) and words(m)]
    standing = [
        m
        for m in sent
        if not re.fullmatch(
            r"-# .*(seats?\.|is free\.|are free\.|are dealt\.|was closed\.)"
            r"|<@\d+>, you were removed .*",
            text_of(m),
        )
    ]
    assert sorted(m.id for m in standing) == sorted(known)
    for message in standing:
        kind = known[message.id].partition(" ")[2].partition("-")[0]
        assert kind in ("board", "turn", "round", "result", "call"), kind
        assert bool(message.content) is (kind == "turn")


def words(message: Any) -> bool:
    """True if it is more than Discord's own note that a thread was opened."""
    return bool(message.content and not message.is_system()) or bool(message.components)


@pytest.mark.parametrize("seed", range(amount(1, 3)))
async def test_an_evening_of_three_tables(stages: Opening, seed: int) -> None:
    async with stages(people=6, seed=seed) as stage:
        people, luck, street = list(MEMBERS[:6]), Random(seed), stage.channel
        await open_table(stage, "seven-seas", people[:3], clock=CLOCK)
        await stage.open(people[3], game="seven", clock=CLOCK, thread=True)
        stage.channel = stage.channel.threads[-1]
        for who in people[4:]:
            await stage.press(who, "Join")
        await stage.press(people[3], "Start")
        places, done, tables = [street, stage.channel], Counter[str](), 2
        while stage.bot.tables.open_tables():
            assert done.total() < MOST_STEPS
            table = luck.choice(stage.bot.tables.open_tables())
            stage.channel = next(p for p in places if p.id == channel_of(table.place).channel)
            done[await step(stage, luck)] += 1
            await check(stage, places, tables)
            if done.total() == 120:
                await stage.restart()
                await check(stage, places, tables)
            if tables == 2 and stage.channel.id == street.id and stage.table is None:
                tables = 3
                await rematch(stage)
        await over(stage, places)
        assert min(done[way] for way in ("move", "sleep", "leave", "come back")) > 3


async def rematch(stage: Stage) -> None:
    """Two of those who played press Play again, a computer joins them, and they go on."""
    former = await stage.bot.store.table(1)
    assert former is not None
    owners = {player.user for player in former.players}
    crew = [name for name, member in stage.people.items() if member.id in owners] or ["Anna"]
    for who in crew:
        await stage.press(who, "Play again")
    while len(stage.table.players) < 2:
        await stage.does(crew[0], "computer")
    await stage.press(crew[0], "Start")
    assert stage.table.status is Status.RUNNING


async def over(stage: Stage, places: list[Any]) -> None:
    """Three tables were finished, and nothing but their results is left."""
    for table in (1, 2, 3):
        kept = await stage.bot.store.table(table)
        assert kept is not None
        assert kept.status is Status.FINISHED
        kinds = set(await stage.bot.store.messages(table))
        assert "result" in kinds
        assert all(kind.partition("-")[0] in ("round", "result") for kind in kinds)
    labels = [label for p in places for m in p.history() for label in button_labels(m)]
    labels = [label for label in labels if label != "My hand"]  # of scorings of earlier rounds
    assert Counter(labels) == dict.fromkeys(("Play again", "Scoring", "More"), FINISHED)
    texts = [text_of(m) for p in places for m in p.history() if own(stage, m)]
    assert not any("your turn" in text for text in texts)
