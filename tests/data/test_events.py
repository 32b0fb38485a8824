"""The deals of days, the people who want to be called, and the outbox of posts."""

import asyncio
from dataclasses import replace

import pytest

from cogs.features.calls.post import CALL
from data.base.ports import ShardRange, Where
from data.databases import database_at
from data.events import CallStore, DayStore, DuelStore, OutboxStore, PuzzleStore, ReviewStore
from data.store import SqlStore
from engine.events.daily import Among, First
from engine.events.deals import Duel, Try
from engine.events.evening import NIGHT
from engine.players.base import Level
from engine.results.marks import Feat
from engine.tables.model.result import Score, measured
from engine.tables.model.table import Player, Status, Table, TableSettings, owner_of
from engine.tables.model.voyage import AtSea
from engine.tables.ports import MoveRow, Post, Taken
from tests.data.test_store import own_table, table_at

ANNA, BEN, ESI = 101, 102, 103


def table_of_day(user: int, day: int) -> Table:
    table = own_table(user)
    players = (Player(f"name {user}", user), *table.players[1:])
    return replace(table, status=Status.LOBBY, players=players, settings=TableSettings(day=day))


async def finish(store: SqlStore, table: Table, points: int, ended: float = 5.0) -> None:
    over = replace(table, status=Status.CLOSED, ended=ended)
    measure = measured(points, (points,))
    score = Score(table.settings.day or 0, owner_of(table), table.id, points, measure, ended)
    await store.add_moves(over, [MoveRow(0, 0, "x", ended)], score=score)


async def test_a_day_has_the_seed_that_was_drawn_first(store: SqlStore) -> None:
    here, there = DayStore(store), DayStore(store)
    drawn = await asyncio.gather(*(days.day(7, n) for n, days in enumerate((here, there), 5)))
    assert drawn[0] == drawn[1]
    assert (await here.day(7, 99)).seed == drawn[0].seed in (5, 6)
    assert (await here.day(8, 2**63 - 1)).seed == 2**63 - 1
    assert (await here.day(7, 99)).crew == ()
    whole = replace(drawn[0], crew=(-3, 5), firsts=(First("x", 2, 50),))
    crews = [replace(whole, captain=number) for number in (None, 5)]
    stores = zip((here, there), crews, strict=True)
    await asyncio.gather(*(days.keep_crew(played) for days, played in stores))
    assert (kept := await there.day(7, 99)) in crews
    await here.keep_crew(replace(whole, crew=(9,)))
    assert await here.day(7, 99) == kept, "the first is kept"
    await store.write(("UPDATE days SET crew = '[-3,5]' WHERE day = 7", ()))
    assert await here.day(7, 99) == replace(drawn[0], crew=(-3, 5)), "as earlier versions kept it"
    assert str(drawn[0].seed) not in repr(drawn[0]).replace("day=7", "")


async def test_a_duel_is_kept_once_for_both_and_each_reads_it_once(store: SqlStore) -> None:
    duels, new = DuelStore(store), replace(own_table(BEN), seed=7)
    former = await store.add_table(replace(own_table(ANNA), seed=7))
    assert await duels.dealt(BEN, former) is None
    added = (duels.add(former, 5.0, new) for _ in range(2))
    made = await asyncio.gather(*added, return_exceptions=True)
    assert sorted(type(each).__name__ for each in made) == ["Table", "Taken"]
    played = next(each for each in made if isinstance(each, Table))
    with pytest.raises(Taken):
        await duels.add(former, 5.0, played)
    assert (await duels.dealt(BEN, former), await duels.dealt(ESI, former)) == (played.id, None)
    for reader in (ANNA, BEN):
        (duel,) = await duels.untold(reader, 4.0)
        assert duel == Duel(former.id, BEN, reader, played.id)
        assert await duels.untold(reader, 5.0) == (), "it is too long ago"
        await duels.tell(duel, former.game, 0 if reader == ANNA else None)
        assert await duels.untold(reader) == ()
    feats = [await DayStore(store).feats_of(each) for each in (ANNA, BEN)]
    draws = tuple(Feat(former.game, name, 1, 0, former.id) for name in ("draw", "duel"))
    assert feats == [draws, ()], "one had no end"


async def test_games_against_a_rival_are_summed_with_the_last_table_and_a_mark_has_the_first(
    store: SqlStore,
) -> None:
    """A move that comes too late counts nothing."""
    days, numbers = DayStore(store), list[int]()
    juno = Player("Juno", None, Level.MATE, rival=True)
    for at in (AtSea(1, 1, 2), AtSea(1, 2), AtSea(1, 2, 2, failed=1), AtSea(1, 3)):
        new = replace(own_table(ANNA), settings=TableSettings(voyage=at), status=Status.CLOSED)
        kept = await store.add_table(replace(new, players=(new.players[0], juno)))
        numbers.append(kept.id)
        await store.add_moves(kept, [MoveRow(0, 0, "x", 5.0)])
        with pytest.raises(Taken):
            await store.add_moves(kept, [MoveRow(0, 0, "x", 5.0)])
    game = new.game
    feats = (Feat(game, "Juno", 4, 3, numbers[-1]), Feat(game, "sea", 2, 2, numbers[1]))
    assert await days.feats_of(ANNA) == feats
    assert await days.feats_of(BEN) == ()


async def test_a_person_has_one_try_a_day_and_no_table_is_left_of_a_second(store: SqlStore) -> None:
    days = DayStore(store)
    new = table_of_day(ANNA, 7)
    made = await asyncio.gather(*(days.add_try(new, 1) for _ in range(3)), return_exceptions=True)
    assert sorted(type(each).__name__ for each in made) == ["Table", "Taken", "Taken"]
    ((count,),) = await store.read("SELECT count(*) FROM tables")
    assert count == 1
    found = await days.try_of(7, ANNA)
    assert found is not None
    assert (found.guild, found.points) == (1, None)
    kept = next(each for each in made if isinstance(each, Table))
    assert found.table == kept.id
    assert await store.table(kept.id) == kept
    other = await days.add_try(table_of_day(ANNA, 8), None)
    assert other.id != kept.id
    with pytest.raises(Taken):
        await days.add_try(table_of_day(ANNA, 8), None)
    assert await days.try_of(9, ANNA) is None


async def test_a_score_comes_with_its_last_move_and_stays(store: SqlStore) -> None:
    days = DayStore(store)
    table = await days.add_try(table_of_day(ANNA, 7), 1)
    await finish(store, table, 3)
    with pytest.raises(Taken):
        await finish(store, table, 9)
    late = Score(7, ANNA, table.id, 9, 9, 6.0)
    await store.add_moves(table, [MoveRow(1, 0, "x", 6.0)], score=late)
    found = await days.try_of(7, ANNA)
    assert found is not None
    assert found.points == 3
    assert await days.days_of(ANNA) == {7}


async def test_scores_are_counted_everywhere_and_the_best_are_named_in_their_server(
    store: SqlStore,
) -> None:
    days = DayStore(store)
    for user, guild, points in ((ANNA, 1, -4), (BEN, 1, 2), (ESI, None, 2), (9, 2, 5)):
        await finish(store, await days.add_try(table_of_day(user, 7), guild), points, 9.0 - user)
    await days.add_try(table_of_day(8, 7), 1)
    await finish(store, await days.add_try(table_of_day(ANNA, 8), 1), 1)
    measure = measured(2, (2,))
    assert await days.among(7, BEN, measure, None) == Among(others=3, below=1, level=1)
    assert await days.among(7, BEN, measure, 1) == Among(others=1, below=1, level=0)
    assert await days.among(7, ESI, measure, 5) == Among(0, 0, 0)
    here = [(t.day, t.user, t.measure, t.name) for t in await days.tries_in(1, range(7, 9))]
    assert here == [
        (7, ANNA, measured(-4, (-4,)), f"name {ANNA}"),
        (7, BEN, measure, f"name {BEN}"),
        (8, ANNA, measured(1, (1,)), f"name {ANNA}"),
    ]
    assert [t.day for t in await days.tries_of(ANNA, range(7, 8))] == [7]
    assert [(p.user, p.points, p.name) for p in await days.best(1, 7, 5)] == [
        (BEN, 2, f"name {BEN}"),
        (ANNA, -4, f"name {ANNA}"),
    ]
    assert len(await days.best(1, 7, 1)) == 1
    assert [p.user for p in await days.best(None, 7, 2)] == [9, ESI]
    await store.remove_server(1)
    assert await days.tries_in(1, range(7, 8)) == ()
    assert await days.among(7, BEN, measure, None) == Among(others=3, below=1, level=1)


async def test_a_try_outlives_its_table_but_not_its_person(store: SqlStore) -> None:
    days = DayStore(store)
    await finish(store, await days.add_try(table_of_day(ANNA, 7), 1), 3)
    assert await store.remove_old(9.0) == 1
    assert await days.days_of(ANNA) == {7}
    assert await days.best(1, 7, 5) == ()
    await days.add_try(table_of_day(ANNA, 8), 1)
    await store.forget(ANNA)
    assert await days.try_of(7, ANNA) is await days.try_of(8, ANNA) is None


async def test_of_somebody_forgotten_only_today_stays_and_ends_with_the_day(
    store: SqlStore,
) -> None:
    """So that nobody plays a deal twice, although nothing else is known of the first time."""
    days = DayStore(store)
    for day in (7, 8, -1, -2):  # the last two are weeks
        await finish(store, await days.add_try(table_of_day(ANNA, day), 1), 3)
    await store.forget(ANNA, 8)
    assert await days.try_of(7, ANNA) is await days.try_of(-1, ANNA) is None
    for day in (8, -2):
        assert await days.try_of(day, ANNA) == Try(day, ANNA, None, None)
    assert await days.days_of(ANNA) == set()
    assert [*await store.read("SELECT ended FROM tries")] == [(None,), (None,)]
    with pytest.raises(Taken):
        await days.add_try(table_of_day(ANNA, 8), 1)
    await finish(store, await days.add_try(table_of_day(BEN, 8), 1), 3)
    assert await store.remove_old(9.0) == 1, "a try that was finished outlives its table"
    for today, kept in ((8, 3), (9, 2), (15, 1)):
        await store.remove_empty_tries(today)
        assert len(await store.read("SELECT user FROM tries")) == kept


async def test_the_person_called_longest_ago_comes_first(store: SqlStore) -> None:
    calls = CallStore(store)
    for since, user in enumerate((7, 5, 6), start=1):
        await calls.want(1, user, ["seven"], float(since))
    await calls.want(1, 5, ["seven", "seven-seas"], 9.0)  # has its place already
    await calls.want(2, 4, ["seven"], 0.0)
    assert tuple(await calls.waiting(1, "seven")) == (7, 5, 6)
    assert await calls.wanted(1, 5) == ("seven", "seven-seas")
    await calls.called(1, "seven", [7, 5], 10.0)
    assert tuple(await calls.waiting(1, "seven")) == (6, 5, 7)
    await calls.drop(1, [5])
    await calls.want(1, 6, [], 12.0)
    assert tuple(await calls.waiting(1, "seven")) == (7,)
    assert await calls.wanted(1, 5) == await calls.wanted(1, 6) == ()
    assert tuple(await calls.waiting(2, "seven")) == (4,)


async def test_a_call_counts_for_every_game_but_not_for_the_morning_post(store: SqlStore) -> None:
    calls = CallStore(store)
    await calls.want(1, 5, ["seven", "seven-seas", "daily"], 1.0)
    await calls.called(1, "seven", [5], 2.0)
    await calls.called(1, "daily", [5], 3.0)
    found = [await calls.waiting(1, game) for game in ("seven", "seven-seas", "daily")]
    assert found == [{5: 2.0}, {5: 2.0}, {5: 3.0}]


async def test_of_two_claims_at_once_one_counts_for_both(where: Where) -> None:
    """Each kind, key and server has a post of its own."""
    stores = [await SqlStore.open(where) for _ in range(2)]
    claims = (OutboxStore(store).claim(Post("a", "7", 1, 5)) for store in stores)
    first, second = await asyncio.gather(*claims)
    assert first == second
    outbox = OutboxStore(stores[0])
    for other in (Post("b", "7", 1, 5), Post("a", "8", 1, 5), Post("a", "7", 2, 5)):
        assert await outbox.claim(other) == other
    assert await outbox.find(Post("a", "7", 1, None)) == first
    assert await outbox.find(Post("b", "8", 1, None)) is None
    for store in stores:
        await store.close()


async def test_a_process_sees_the_posts_of_its_own_servers(where: Where) -> None:
    here, there = 1 << 22, 2 << 22
    store = SqlStore(database_at(where), ShardRange(1, 1, 4))
    await store.connect()
    outbox = OutboxStore(store)
    for guild in (here, there):
        await outbox.confirm(await outbox.claim(Post("a", "1", guild, 5)), 99)
    assert [post.guild for post in await outbox.shown("a")] == [here]
    await store.close()


@pytest.mark.parametrize("kind", [CALL, NIGHT])
async def test_a_call_goes_with_its_table_and_all_posts_with_their_server(
    store: SqlStore, kind: str
) -> None:
    """So does the word that closes an evening."""
    outbox = OutboxStore(store)
    table = await store.add_table(replace(table_at(), status=Status.CLOSED, ended=1.0))
    call, other = Post(kind, str(table.id), 1, 5), Post("other", str(table.id), 1, 5)
    for post in (call, other, Post("other", "1", 2, 5)):
        await outbox.claim(post)
    await store.remove_old(2.0)
    assert await outbox.find(call) is None
    assert await outbox.find(other) == other
    await store.remove_server(1)
    assert await outbox.find(other) is None
    assert await outbox.find(Post("other", "1", 2, 5)) is not None


async def test_a_puzzle_outlives_its_table_and_has_one_answer(store: SqlStore) -> None:
    """None comes twice, and none after its person was forgotten; a shipped one has no row before.

    Answered ones come first, in order; the others from the game on that ended first, by move.
    """
    puzzles, reviews = PuzzleStore(store), ReviewStore(store)
    for ended in (9.0, 8.0):
        over = replace(own_table(ANNA), status=Status.FINISHED, ended=ended)
        table = await store.add_table(over)
        for text in ("{}", "[]"):
            added = {f"{table.id}-{move}": text for move in (170, 3)}
            await reviews.add_puzzles(table.id, ANNA, added, 20 - ended)
            await reviews.add_puzzles(table.id, BEN, added, ended)
    await store.set_setting("forgetting", ANNA, "", "1")
    await reviews.add_puzzles(1, ANNA, {"1-4": "{}"}, 9.0)
    await store.forget(ESI)
    assert await puzzles.puzzles(BEN) == []
    waiting = [(f"{n}-{move}", "{}", 10.0 + n, False, None) for n in (2, 1) for move in (3, 170)]
    assert await puzzles.puzzles(ANNA) == waiting
    await store.remove_old(99.0)
    waiting = [*waiting[2:], *waiting[:2]]  # by the time of the review, once the tables are gone
    answers = [puzzles.solve(ANNA, "seven-1", "{}", ("=1", n, 5.0 + n)) for n in range(2)]
    first, second = await asyncio.gather(*answers)
    assert first is not second
    at = 5.0 + second
    assert await puzzles.puzzles(ANNA) == [("seven-1", "{}", at, second, at), *waiting]
    assert await puzzles.solve(ANNA, "1-3", "", ("=2", 1, 1e5))
    rows = [("seven-1", "", at, second, at), *waiting[1:], (*waiting[0][:3], True, 1e5)]
    assert await puzzles.puzzles(ANNA) == rows, "no text longer than a day after its answer"
    await store.forget(ANNA)
    assert await puzzles.puzzles(ANNA) == []
