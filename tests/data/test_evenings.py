"""Evenings in a store of either kind: the games of a place, and what closes an evening."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cogs.context.evenings import Evenings
from data.base.ports import Where
from data.events import EveningStore, OutboxStore
from data.sql import AROUND, ENDED_AT
from data.store import SqlStore
from data.upkeep import copy
from engine.events.evening import NIGHT, Span
from engine.games import GAMES
from engine.players.base import Level
from engine.tables.model.table import (
    ChannelPlace,
    ChatPlace,
    Person,
    Place,
    Player,
    Status,
    Table,
    guild_of,
)
from engine.tables.ports import Post
from engine.tables.replay import replay_of
from engine.tables.transitions.after import results_of
from engine.tables.transitions.invitations import GAP
from engine.tables.transitions.lobby import read_options
from tests.amounts import amount
from tests.data.rated import played
from tests.data.test_store import table_at
from tests.engine.contract import Fixed, Record
from tests.engine.contract.records import play_out
from tests.engine.tables.at_the_gate import Ticks
from tests.engine.tables.recorded import SPECS, rows_of, table_of

HOUR = 3600.0


@pytest.mark.parametrize("place", [ChannelPlace(1, 7), ChatPlace(7)])
async def test_people_wait_at_the_last_table_of_a_place_until_the_evening_is_over(
    store: SqlStore, place: ChannelPlace | ChatPlace
) -> None:
    """Played and closed ones count alike, unless people called it a night."""

    async def queue_since(since: float) -> tuple[Person, ...] | None:
        last = await store.last_ended(place, since)
        return None if last is None else last.queue

    waiting = (Person(106, "Eve"), Person(105, "Dan"))
    over = replace(table_at(), place=place, status=Status.FINISHED, ended=5.0)
    assert await queue_since(0.0) is None
    await store.add_table(replace(over, queue=waiting[:1]))
    last = replace(over, status=Status.CLOSED, started=5.5, ended=6.0, queue=waiting)
    last = await store.add_table(last)
    await store.add_table(replace(over, place=ChannelPlace(2, 7), ended=7.0))
    await store.add_table(replace(over, place=ChatPlace(8), ended=7.0))
    assert await queue_since(5.0) == waiting
    assert await queue_since(6.0) is None
    await OutboxStore(store).claim(Post(NIGHT, str(last.id), guild_of(place) or 0, 7))
    assert await queue_since(5.0) is None
    for started, queue in ((None, None), (9.0, waiting)):
        played = await store.add_table(replace(over, started=6.0, ended=8.0))
        undealt = replace(over, status=Status.CLOSED, started=started, ended=9.0, queue=waiting)
        await store.add_table(undealt)
        assert await queue_since(6.0) == waiting
        await OutboxStore(store).claim(Post(NIGHT, str(played.id), guild_of(place) or 0, 7))
        assert await queue_since(6.0) == queue, "a lobby lapses with the evening before"
        assert await queue_since(8.5) == waiting, "that evening was over already"


async def test_a_place_has_its_own_games_in_order_and_the_words_that_closed_evenings(
    store: SqlStore,
) -> None:
    """Closed tables are none, nor are games elsewhere or later."""
    records, outbox = EveningStore(store), OutboxStore(store)
    ids = [await played(store, 1, 2, ended=hour * HOUR, channel=7) for hour in (3, 1, 2, 9)]
    await played(store, 1, 2, ended=HOUR, channel=8)
    await store.add_table(replace(table_at(7), status=Status.CLOSED, started=1.0, ended=HOUR))
    chat = replace(table_at(), place=ChatPlace(7), status=Status.FINISHED, started=1.0, ended=HOUR)
    await store.add_table(chat)
    assert await outbox.claim(Post(NIGHT, str(ids[1]), 1, 7))
    for wrong in (Post(NIGHT, str(ids[2]), 2, 7), Post("other", str(ids[2]), 1, 7)):
        await outbox.claim(wrong)
    spans = [
        Span(ids[n], 7, hour * HOUR - 600, hour * HOUR, closed=hour == 1)
        for hour, n in ((1, 1), (2, 2), (3, 0))
    ]
    for count in (1, 2, 3, 20):
        found = await records.ended_at(1, 7, (3 * HOUR, ids[0]), count)
        assert [*found] == spans[-count:]
    assert await records.ended_at(2, 7, (9 * HOUR, 99), 9) == ()
    assert len(await records.ended_at(None, 7, (9 * HOUR, 99), 9)) == 1
    games = await records.played([span.table for span in islice(reversed(spans), 2)])
    assert {(game.table.id, *(result.user for result in game.results)) for game in games} == {
        (ids[2], 1, 2),
        (ids[0], 1, 2),
    }


@pytest.mark.parametrize("query", [ENDED_AT, AROUND])
async def test_the_games_of_a_place_are_found_without_reading_all_tables(
    tmp_path: Path, query: str
) -> None:
    store = await SqlStore.open(tmp_path / "tables.db")
    given = {"guild": 1, "channel": 7, "user": 1, "ended": 1.0, "table": 1, "count": 1}
    plan = await store.read(f"EXPLAIN QUERY PLAN {query}", given)
    assert [step for *_, step in plan if " games_at_places " in step], plan
    await store.close()


GAMES_OF_A_NIGHT = 10
PEOPLE = range(101, 107)
KINDS: tuple[tuple[str, Mapping[str, Any], tuple[int, ...]], ...] = (
    ("letter-of-marque", {}, (2, 3, 4)),
    ("seven-seas", {"teams": True, "target": 7}, (4,)),
)


@cache
def a_game(kind: int, seats: int, luck: int) -> Record:
    """A random game of one of KINDS."""
    key, choices, _ = KINDS[kind]
    return play_out(SPECS[key], Fixed(choices, seats, seed=luck, luck=luck))


def seated(draw: Random, seats: int) -> tuple[Player, ...]:
    """People and computers: some left for good, some are away, some sit where another one left."""
    people, found = draw.sample(PEOPLE, seats), list[Player]()
    for user in people:
        player = Player(f"P{user}", user)
        kinds = [
            player,
            player,
            replace(player, level=Level.MATE),
            Player("Salty", None, Level.MATE),
        ]
        kinds += [replace(player, level=Level.MATE, left=True), replace(player, since=9.0)]
        found.append(draw.choice(kinds))
    return tuple(found)


async def simulated(store: SqlStore, seed: int) -> list[int]:
    """The tables of ten games at one place, with breaks of all lengths, in order."""
    draw, ended, found = Random(seed), 1e6, list[int]()
    place: Place = draw.choice((ChannelPlace(1, 7), ChatPlace(7)))
    for _ in range(GAMES_OF_A_NIGHT):
        kind = draw.randrange(len(KINDS))
        key, _, seats = KINDS[kind]
        record = a_game(kind, draw.choice(seats), draw.randrange(3))
        started = ended + draw.choice([0.0, 60.0, GAP - 1, GAP])
        table = table_of(key, record, *seated(draw, record.seats))
        ended = started + 900
        over = replace(table, place=place, status=Status.FINISHED, started=started, ended=ended)
        over = await store.add_table(over)
        rows = rows_of(key, record)
        results = results_of(GAMES[key], over, record.states[-1], len(rows))
        await store.add_moves(over, rows, results)
        if draw.random() < 0.2:
            await OutboxStore(store).claim(closing(over))
        found.append(over.id)
    return found


async def recounted(store: SqlStore, tables: Sequence[int]) -> list[list[dict[int, int]]]:
    """The half points of each game, evening by evening, from the moves and the seats alone."""
    found, before = list[list[dict[int, int]]](), None
    for number in tables:
        table = await store.table(number)
        assert table is not None
        game, rows = GAMES[table.game], await store.moves(number)
        outcome = game.outcome(replay_of(game, table, rows).steps[-1].state)
        assert outcome is not None
        is_late = before is None or (table.started or 0) - (before.ended or 0) >= GAP
        if before is None or is_late or await OutboxStore(store).find(closing(before)):
            found.append([])
        seats, points, before = len(table.players), dict[int, int](), table
        sides = game.sides(read_options(game, table.options), seats)
        for seat, player in enumerate(table.players):
            if player.user is not None and not player.left:
                places = {n % sides: outcome.places[n] for n in range(seats)}
                own = places.pop(seat % sides)
                points[player.user] = sum(2 * (own < p) + (own == p) for p in places.values())
        found[-1].append(points)
    return found


def closing(table: Table) -> Post:
    """The post that calls the evening a night after this table."""
    return Post(NIGHT, str(table.id), guild_of(table.place) or 0, 7)


async def check(store: SqlStore, tables: Sequence[int]) -> list[list[dict[int, int]]]:
    """Every end and every list of evenings says what a recount says; returns the recount."""

    async def everybody(_: int | None, users: Iterable[int]) -> Collection[int]:
        return [*users]

    evenings, numbers = Evenings(EveningStore(store), Ticks(), everybody), iter(tables)
    recount, listed = await recounted(store, tables), dict[int, list[int]]()
    for games in recount:
        for count in range(1, len(games) + 1):
            table = await store.table(next(numbers))
            assert table is not None
            told = await evenings.at(table)
            total = Counter[int]()
            for game in games[:count]:
                total.update(game)
            assert (told is None) == (count < 2)
            if told is not None:
                assert {each.user: each.halves for each in told.score} == {**total}
            if count == len(games) > 1:
                for user in total:
                    listed.setdefault(user, []).append(table.id)
    first = await store.table(tables[0])
    assert first is not None
    for user in PEOPLE:
        found = [spans[-1].table for spans in await evenings.of(guild_of(first.place), user)]
        assert found == listed.get(user, [])[::-1], user
    return recount


@pytest.mark.parametrize("seed", range(amount(2, 60)))
async def test_the_score_of_any_evening_is_a_recount_of_its_moves(
    where: Where, tmp_path: Path, seed: int
) -> None:
    """People come, sit out, leave and return; also after a restart, a move and a deletion."""
    path, user = tmp_path / "home.db", Random(seed).choice(PEOPLE)
    home = await SqlStore.open(path)
    tables = await simulated(home, seed)
    before = await check(home, tables)
    await home.close()
    await copy(path, where)
    store = await SqlStore.open(where)
    assert await check(store, tables) == before
    await store.forget(user)
    after = await check(store, tables)
    assert after == [[{u: game[u] for u in game if u != user} for game in e] for e in before]
    await store.close()
