"""Replays have all secrets once a game is over."""

import asyncio
from random import Random

import pytest

from engine.core import RoundEnded, known_to
from engine.games import GAMES
from engine.tables import registry
from engine.tables.model.refusals import Refusal, Unreadable
from engine.tables.model.table import Status
from engine.tables.ports import MoveRow
from engine.tables.service import Tables
from engine.tables.transitions import lobby
from tests.data.sqlite import StoreInMemory
from tests.engine.tables.at_the_gate import (
    ANNA,
    BEN,
    HERE,
    join,
    play_out,
    refusal,
    tables_on,
    user,
)
from tests.folding import fold


async def running(tables: Tables, game: str = "seven") -> int:
    table = await tables.open(HERE, ANNA, game, {})
    await join(tables, table.id, BEN)
    return (await tables.start(table.id, user(ANNA))).id


async def test_an_open_table_has_no_replay() -> None:
    tables = tables_on()
    before_start = (await tables.open(HERE, ANNA, "seven", {})).id
    assert await refusal(tables.replay(before_start)) is Refusal.NOT_OVER
    await join(tables, before_start, BEN)
    await tables.start(before_start, user(ANNA))
    await play_out(tables, before_start, Random(1), most=9)
    assert await refusal(tables.replay(before_start)) is Refusal.NOT_OVER


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if 2 in game.seats])
async def test_every_step_is_the_position_that_the_moves_lead_to(key: str) -> None:
    store = StoreInMemory()
    tables = tables_on(store)
    table = await running(tables, key)
    if (await play_out(tables, table, Random(1), most=30)).to_move:
        await tables.change(table, lobby.closed)
    replay, game = await tables.replay(table), GAMES[key]
    rows = await store.moves(table)
    moves = [(row.seat, game.read_move(row.move)) for row in rows]
    options = replay.steps[0].state.options if key != "seven-seas" else game.options()
    for number in (0, 1, len(moves)):
        state, story = fold(game, options, 2, 7, moves[:number])
        assert replay.steps[number].state == state
        for seat in (None, 0, 1):
            seen = replay.seen(number, seat)
            assert seen.view == game.view(state, seat)
            assert seen.recent == known_to(story, seat)[-len(seen.recent) :]
    assert replay.story == known_to(story, None)


async def test_rounds_begin_where_the_one_before_was_scored() -> None:
    tables = tables_on()
    table = await running(tables)
    assert (await play_out(tables, table, Random(1))).table.status is Status.FINISHED
    replay = await tables.replay(table)
    begun = [replay.seen(number, None).view.round for number in replay.rounds]
    assert begun == [1, 2, 3, 4, 5, 6, 7]
    assert sum(isinstance(event, RoundEnded) for event in replay.story) == 7


async def test_nobody_waits_while_a_game_is_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    """It happens in a thread, so presses at other tables are answered at the same time."""
    tables = tables_on()
    table = await running(tables)
    await play_out(tables, table, Random(1))
    threads = list[str]()
    to_thread = asyncio.to_thread

    async def watched(work: object, *given: object) -> object:
        threads.append(getattr(work, "__name__", ""))
        return await to_thread(work, *given)  # type: ignore[arg-type]  # whatever it is

    monkeypatch.setattr(asyncio, "to_thread", watched)
    await tables.replay(table)
    assert threads == ["replay_of"]


async def test_a_table_that_has_just_ended_is_seen_without_reading_its_moves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It shows the result, and folds everybody's hand: several looks at the whole game."""
    store = StoreInMemory()
    monkeypatch.setattr(registry, "POSITIONS", 1)
    tables = tables_on(store)
    ended = []
    for _ in range(2):
        ended.append(await running(tables))
        await play_out(tables, ended[-1], Random(1))
    monkeypatch.setattr(store, "moves", None)
    for viewer in (None, user(ANNA)):
        seen = await tables.view(ended[-1], viewer)
        assert seen.table.status is Status.FINISHED
        assert not seen.to_move
        assert seen.view is not None
    with pytest.raises(TypeError):
        await tables.view(ended[0], None)  # others have ended since


async def test_moves_of_other_rules_cannot_be_replayed() -> None:
    store = StoreInMemory()
    tables = tables_on(store)
    table = await running(tables)
    await tables.change(table, lobby.closed)
    await store.add_move(table, MoveRow(0, 0, "nonsense", 0.0))
    with pytest.raises(Unreadable):
        await tables.replay(table)
