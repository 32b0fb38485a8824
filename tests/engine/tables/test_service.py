"""The gate while a game runs: every move once, in turn, from a fresh board; limits of tables."""

import asyncio
from itertools import product
from random import Random

import pytest

from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import ChannelPlace, Place, Player, Status
from engine.tables.ports import Change, MoveRow
from engine.tables.room import Limits
from engine.tables.transitions import deadlines, lobby
from tests.data.sqlite import StoreInMemory
from tests.engine.tables.at_the_gate import (
    ANNA,
    BEN,
    CHLOE,
    EVE,
    HERE,
    SALTY,
    THERE,
    Ear,
    Ticks,
    ToyTables,
    refusal,
    tables_on,
    user,
)
from tests.engine.toy_game import TOYS, Add, Added, Reason, RoundBegan, Stake, StakeChosen, Staked


async def test_moves_are_published_with_their_secrets_once_they_are_in_the_store() -> None:
    store, ear = StoreInMemory(), Ear()
    tables = tables_on(store, ear)
    table = await tables.counting()
    assert [(row.seat, row.move) for row in store.rows(table)] == [(0, "=1"), (1, "=1")]
    assert ear.changes[-3].events == (RoundBegan(0, 0),), "the deal"
    assert ear.changes[-1].events == (StakeChosen(1, 1), Staked(1))
    assert (ear.changes[-1].version, ear.changes[-1].mover) == (2, 1)
    told: list[tuple[int, Status]] = []

    def look(change: Change) -> None:
        known = tables.table(table)
        assert len(store.rows(table)) == change.version
        assert store.tables[table] == change.table
        assert known is None if change.table.status is Status.FINISHED else known == change.table
        told.append((change.version, change.table.status))

    ear.on_change = look
    await tables.play_out(table, Random(1))
    assert told[-1][1] is Status.FINISHED
    assert [version for version, _ in told] == list(range(3, 3 + len(told)))


MOVED_ON = ((ANNA, 0), (BEN, 0))
NEXT_ROUND = ((ANNA, 2), (BEN, 2), (ANNA, 0))


@pytest.mark.parametrize(
    ("people", "presses", "who", "version", "index", "why"),
    [
        (2, (), EVE, 2, 0, Refusal.NOT_SEATED),
        (2, (), BEN, 2, 0, Refusal.NOT_YOUR_TURN),
        *((2, (), ANNA, version, 0, Refusal.STALE) for version in (-1, 0, 1, 3, 99)),
        *((2, (), ANNA, 2, index, Refusal.STALE) for index in (-1, 3, 99)),
        (3, MOVED_ON, ANNA, 3, 0, Refusal.STALE),
        (3, MOVED_ON, ANNA, 4, 0, Refusal.NOT_YOUR_TURN),
        (2, NEXT_ROUND, BEN, 0, 0, Refusal.STALE),
        (2, NEXT_ROUND, BEN, 4, 0, Refusal.STALE),
        (2, NEXT_ROUND, ANNA, 4, 0, Refusal.STALE),
    ],
)
async def test_only_the_seat_to_move_moves_from_a_board_of_this_version(
    tables: ToyTables,
    people: int,
    presses: tuple[tuple[Player, int], ...],
    who: Player,
    version: int,
    index: int,
    why: Refusal,
) -> None:
    """All have staked by version `people`, and stake again in the next round."""
    table = await tables.counting(people, rounds=2)
    for player, choice in presses:
        await tables.press(table, player, choice)
    assert await refusal(tables.play(table, user(who), version, index=index)) is why


async def test_choices_of_others_at_the_same_time_make_no_press_stale(tables: ToyTables) -> None:
    table = await tables.running(people=3)
    for player in (CHLOE, ANNA):
        await tables.play(table, user(player), 0, Stake(3))
    assert (await tables.play(table, user(BEN), 0, index=1)).view.stake == 2
    assert await refusal(tables.play(table, user(CHLOE), 0, index=1)) is Refusal.STALE


async def test_an_illegal_move_is_refused_with_the_reason_of_the_game() -> None:
    store, ear = StoreInMemory(), Ear()
    tables = tables_on(store, ear)
    table = await tables.counting()
    before, told = await tables.view(table, user(ANNA)), len(ear.changes)
    with pytest.raises(Refused) as refused:
        await tables.play(table, user(ANNA), 2, Add(9))
    assert refused.value.refusal is Refusal.ILLEGAL_MOVE
    assert refused.value.reason is Reason.OUT_OF_RANGE
    assert (await tables.view(table, user(ANNA))) == before
    assert (len(store.rows(table)), len(ear.changes)) == (2, told)


async def test_a_computer_player_moves_for_its_own_seat_only(tables: ToyTables) -> None:
    table = await tables.lobby_of(people=1)
    await tables.seat_computer(table.id, user(ANNA), SALTY)
    await tables.start(table.id, user(ANNA))
    seen = await tables.play_for(table.id, 1, 0, Stake(3))
    assert (seen.seat, seen.view.stake) == (1, 3)
    assert await refusal(tables.play_for(table.id, 0, 1, Stake(1))) is Refusal.STALE
    forced = tables.play_forced(table.id, 0, 1)
    assert await refusal(forced) is Refusal.STALE, "she has a choice"


async def test_nobody_sees_hidden_cards_of_others(tables: ToyTables) -> None:
    table = await tables.running()
    await tables.play(table, user(BEN), 0, Stake(2))
    mine = await tables.view(table, user(BEN))
    assert StakeChosen(1, 2) in mine.recent
    for viewer in (user(ANNA), user(EVE), None):
        seen = await tables.view(table, viewer)
        assert seen.recent == (RoundBegan(0, 0), Staked(1))
        assert seen.view.stake == 0
    assert await tables.history(table, 1) == (RoundBegan(0, 0), StakeChosen(1, 2), Staked(1))
    assert await tables.history(table, 0) == await tables.history(table, None)
    assert await tables.history(table, None) == (RoundBegan(0, 0), Staked(1))


async def test_everybody_gets_the_events_since_their_own_last_move(tables: ToyTables) -> None:
    """The own move comes first; a player who hasn't moved yet gets all events since the deal."""
    table = await tables.lobby_of(people=2)
    await tables.seat_computer(table.id, user(ANNA), SALTY)
    await tables.start(table.id, user(ANNA))
    seen = await tables.view(table.id, user(ANNA))
    assert seen.from_own == (RoundBegan(0, 0),)
    await tables.play(table.id, user(BEN), 0, Stake(2))
    await tables.play_for(table.id, 2, 1, Stake(1))
    assert (await tables.view(table.id, user(ANNA))).from_own == (
        RoundBegan(0, 0),
        Staked(1),
        Staked(2),
    )
    ben = await tables.view(table.id, user(BEN))
    assert ben.from_own == (StakeChosen(1, 2), Staked(1), Staked(2))
    board = await tables.view(table.id, None)
    assert board.from_own == (Staked(1), Staked(2)), "from the last move of a person on"


async def test_a_change_of_many_events_is_seen_whole(tables: ToyTables) -> None:
    table = await tables.counting(rounds=2, bells=30)
    for player, index in ((ANNA, 2), (BEN, 2), (ANNA, 0)):
        seen = await tables.press(table, player, index)
    assert seen.recent == (await tables.history(table, 0))[-34:]
    assert isinstance(seen.recent[0], Added)
    seen = await tables.press(table, BEN, 0)
    assert seen.recent == (await tables.history(table, 1))[-12:]


async def test_a_version_shows_the_same_after_a_restart() -> None:
    """Stale, not your turn, or fine: the replayed rows decide as the living table did."""
    store = StoreInMemory()
    old = tables_on(store)
    table = await old.running(people=3, rounds=50)
    await old.play_out(table, Random(11), most=24)
    fresh = tables_on(store)
    await fresh.restore()
    told = set()
    for version, player in product(range(-1, 27), (ANNA, BEN, CHLOE)):
        why = await refusal(old.play(table, user(player), version, Add(9)))
        assert await refusal(fresh.play(table, user(player), version, Add(9))) is why
        told.add(why)
    assert told == {Refusal.STALE, Refusal.NOT_YOUR_TURN, Refusal.ILLEGAL_MOVE}


async def test_a_table_that_was_changed_by_another_process_is_read_again() -> None:
    store, ear = StoreInMemory(), Ear()
    tables = tables_on(store, ear)
    table = await tables.counting()
    await store.add_move(table, MoveRow(2, 0, "+3", 0.0))
    assert await refusal(tables.play(table, user(ANNA), 2, Add(1))) is Refusal.STALE
    seen = await tables.view(table, user(BEN))
    assert (seen.version, seen.view.count) == (3, 3)
    assert seen.recent[-1] == Added(0, 3, 3)
    assert ear.versions[-1] == 3
    assert (await tables.play(table, user(BEN), 3, Add(1))).version == 4


async def test_tables_of_another_process_are_read_afresh_and_never_changed() -> None:
    store = StoreInMemory()
    owner = tables_on(store)
    there = await owner.counting(place=THERE)
    other = ToyTables(store, Ticks(), TOYS, is_ours=HERE.__eq__)
    seen = await other.view(there, user(ANNA))
    assert seen.moves
    for asked in (
        other.play(there, user(ANNA), seen.version, index=0),
        other.join(there, CHLOE),
        other.change(there, lobby.closed),
        other.open(THERE, CHLOE, "toy", {}),
    ):
        assert await refusal(asked) is Refusal.KEPT_ELSEWHERE
    assert other.open_tables() == ()
    await owner.press(there, ANNA, 0)
    assert (await other.view(there, None)).version == seen.version + 1


async def test_equal_events_of_two_tables_are_one_object(tables: ToyTables) -> None:
    one, two = [await tables.counting(place=place) for place in (HERE, THERE)]
    stories = await tables.history(one, 0), await tables.history(two, 0)
    assert len(stories[0]) == 4
    assert all(first is second for first, second in zip(*stories, strict=True))


async def opened(tables: ToyTables, host: Player, channel: int, guild: int = 1) -> int:
    return (await tables.open(ChannelPlace(guild, channel), host, "toy", {})).id


async def test_those_who_press_at_the_same_moment_are_counted_too() -> None:
    tables = tables_on(limits=Limits(3, 100))
    done = await asyncio.gather(
        *(opened(tables, ANNA, channel) for channel in range(200)), return_exceptions=True
    )
    assert len(tables.open_tables()) == 3
    assert sum(isinstance(each, Refused) for each in done) == 197


async def test_no_thread_is_made_for_a_table_that_is_refused() -> None:
    """Threads are counted while they are being made, and a failure frees the room again."""
    tables, made = tables_on(limits=Limits(3, 100)), list[int]()

    async def thread() -> Place:
        made.append(len(made) + 10)
        await asyncio.sleep(0)
        if made[-1] == 10:
            raise ConnectionError("no thread")
        return ChannelPlace(1, made[-1])

    async def in_a_thread() -> None:
        await tables.open(HERE, ANNA, "toy", {}, thread=thread)

    with pytest.raises(ConnectionError):
        await in_a_thread()
    await asyncio.gather(*(in_a_thread() for _ in range(50)), return_exceptions=True)
    assert len(made) == 1 + 3


async def test_a_rematch_needs_room_but_joining_one_does_not() -> None:
    tables = tables_on(limits=Limits(1, 100))
    table = await opened(tables, ANNA, 1)
    await tables.join(table, BEN)
    await tables.start(table, user(ANNA))
    await tables.end(table, user(ANNA), may_moderate=True)
    elsewhere = await opened(tables, ANNA, 2)
    assert await refusal(tables.played_again(table, ANNA)) is Refusal.TOO_MANY_HOSTED
    again = await tables.played_again(table, BEN)
    assert (await tables.played_again(table, ANNA)).id == again.id
    assert elsewhere != again.id


async def test_a_table_that_its_host_cannot_reach_counts_for_the_server_alone() -> None:
    """A taken place is reported before anything else."""
    tables = tables_on(limits=Limits(1, 2))
    await tables.change(await opened(tables, ANNA, 1), deadlines.suspended)
    await opened(tables, ANNA, 2)
    assert await refusal(opened(tables, ANNA, 2)) is Refusal.PLACE_TAKEN
    assert await refusal(opened(tables, BEN, 3)) is Refusal.TOO_MANY_HERE
