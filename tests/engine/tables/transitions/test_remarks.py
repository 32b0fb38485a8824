"""Remarks across the table: only players make them, and none outlasts its maker's next move."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.games import GAMES
from engine.tables.model.kind import kind_of
from engine.tables.model.news import Remarked
from engine.tables.model.refusals import Refusal
from engine.tables.model.table import FORMER, ChatPlace, OwnPlace, Status, Table, TableSettings
from engine.tables.transitions import lobby, seating
from engine.tables.transitions.lobby import write_options
from engine.tables.transitions.remarks import REMARKS, WELL_PLAYED, muted, said
from tests.engine.tables.at_the_gate import (
    ANNA,
    BEN,
    CHLOE,
    DAN,
    EVE,
    HERE,
    ToyTables,
    refusal,
    user,
)
from tests.engine.tables.sim_time import Hall

RATED = TableSettings(clock=300, rated=True)


async def says(tables: ToyTables, table_id: int, who: int, remark: str = REMARKS[0]) -> Table:
    game = tables.rules(await tables.found(table_id))
    return await tables.change(table_id, said, game, who, remark)


def test_nobody_makes_remarks_in_rated_team_games_and_where_they_are_off() -> None:
    game = GAMES["seven-seas"]
    four = (ANNA, BEN, CHLOE, DAN)
    for place, settings, teams, why in (
        (HERE, TableSettings(), True, None),
        (HERE, RATED, False, None),
        (HERE, RATED, True, Refusal.RATED_REMARK),
        (HERE, TableSettings(mute=True), False, Refusal.MUTE),
        (ChatPlace(2), TableSettings(), True, None),
        (OwnPlace(101), TableSettings(), False, Refusal.MUTE),
    ):
        options = write_options(game, {"teams": teams})
        table = Table(1, place, 101, game.key, options, four, Status.RUNNING, 0.0, 1)
        table = replace(table, settings=settings)
        assert muted(table, game) is why, (kind_of(table), settings)


async def test_one_of_six_remarks_is_made_by_a_player_and_stands_alone(tables: ToyTables) -> None:
    waiting = await tables.lobby_of()
    assert await refusal(says(tables, waiting.id, user(ANNA))) is Refusal.NOT_RUNNING
    table = (await tables.start(waiting.id, user(ANNA))).id
    assert await refusal(says(tables, table, user(EVE))) is Refusal.NOT_SEATED
    assert await refusal(says(tables, table, user(ANNA), "hello")) is Refusal.BAD_CHOICE
    assert (await says(tables, table, user(ANNA))).players[0].remark == REMARKS[0]
    assert await refusal(says(tables, table, user(ANNA), REMARKS[1])) is Refusal.REMARK_STANDS
    assert (await says(tables, table, user(BEN), REMARKS[-1])).players[1].remark == REMARKS[-1]
    await tables.change(table, seating.left, user(BEN))
    assert await refusal(says(tables, table, user(BEN))) is Refusal.HAS_LEFT


async def test_the_host_switches_remarks_off_before_the_start(tables: ToyTables) -> None:
    table = (await tables.lobby_of()).id
    change = tables.change
    assert await refusal(change(table, lobby.with_mute, user(BEN), mute=True)) is Refusal.NOT_HOST
    await tables.change(table, lobby.with_mute, user(ANNA), mute=True)
    await tables.start(table, user(ANNA))
    assert await refusal(says(tables, table, user(ANNA))) is Refusal.MUTE
    now = change(table, lobby.with_mute, user(ANNA), mute=False)
    assert await refusal(now) is Refusal.NOT_IN_LOBBY
    quiet = await tables.open(replace(HERE, channel=9), ANNA, "toy", {}, mute=True)
    assert quiet.settings.mute


Deed = Callable[[ToyTables, int], Awaitable[Any]]
DEEDS: dict[str, tuple[Deed, bool]] = {
    "she moves": (lambda tables, table: tables.press(table, ANNA, 0), False),
    "another person comes back": (lambda tables, table: tables.came_back(table, 102), True),
    "another person says something": (lambda tables, table: says(tables, table, 102), True),
    "she leaves": (lambda tables, table: tables.change(table, seating.left, 101), False),
    "she is forgotten": (lambda tables, table: tables.forget(101), False),
    "the table closes": (lambda tables, table: tables.change(table, lobby.closed), False),
    "the game ends": (lambda tables, table: tables.play_out(table, Random(1)), False),
}


@pytest.mark.parametrize("deed", DEEDS)
async def test_a_remark_stands_until_the_next_move_of_who_made_it(
    tables: ToyTables, deed: str
) -> None:
    table = await tables.counting(3)
    await says(tables, table, user(ANNA))
    does, stays = DEEDS[deed]
    await does(tables, table)
    assert bool((await tables.found(table)).players[0].remark) is stays


async def test_a_remark_is_news_once_and_no_move(hall: Hall) -> None:
    table = await hall.tables.running()
    version = (await hall.tables.view(table, None)).version
    await says(hall.tables, table, user(ANNA))
    assert [item for item in hall.news if isinstance(item, Remarked)] == [Remarked(0)]
    assert (await hall.tables.view(table, None)).version == version
    assert (await hall.tables.found(table)).happened == ()


@pytest.mark.parametrize("first", ["remark", "forgetting"])
async def test_a_remark_below_a_result_brings_nobody_back_who_is_being_forgotten(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, first: str
) -> None:
    """Whichever of the two the store has first."""
    table, save = await hall.tables.counting(3), hall.store.save_over
    await hall.tables.play_out(table, Random(1))

    async def interleaved(before: Table, now: Table) -> bool:
        if first == "forgetting":
            await hall.tables.forget(user(ANNA))
        return await save(before, now)

    monkeypatch.setattr(hall.store, "save_over", interleaved)
    if first == "remark":
        await says(hall.tables, table, user(BEN), WELL_PLAYED)
        await hall.tables.forget(user(ANNA))
    else:
        assert await refusal(says(hall.tables, table, user(BEN), WELL_PLAYED)) is Refusal.STALE
    stored = await hall.store.table(table)
    assert stored is not None
    assert (stored.players[0].user, stored.players[0].name) == (None, FORMER)
    assert stored.players[1].remark == (WELL_PLAYED if first == "remark" else "")


async def test_at_the_end_each_who_has_played_it_makes_one_more(tables: ToyTables) -> None:
    """It stays. Nobody makes any at a table that was closed."""
    table = await tables.counting(3)
    await says(tables, table, user(ANNA))
    await tables.play_out(table, Random(1))
    made = await says(tables, table, user(ANNA), WELL_PLAYED)
    assert made.players[0].remark == WELL_PLAYED
    assert await refusal(says(tables, table, user(BEN))) is Refusal.BAD_CHOICE, "of the game"
    await says(tables, table, user(BEN), WELL_PLAYED)
    assert [bool(p.remark) for p in (await tables.found(table)).players] == [True, True, False]
    await tables.change(table, lambda now: seating.with_player(now, 2, left=True))
    for who, why in (
        (ANNA, Refusal.REMARK_STANDS),
        (CHLOE, Refusal.NOT_SEATED),
        (EVE, Refusal.NOT_SEATED),
    ):
        assert await refusal(says(tables, table, user(who), WELL_PLAYED)) is why
    table = await tables.running(place=replace(HERE, channel=9))
    await tables.change(table, lobby.closed)
    assert await refusal(says(tables, table, user(ANNA))) is Refusal.TABLE_OVER
