"""Every door out of a rated game has the same price as leaving it."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

import pytest

from bot.upkeep.rating_model import plackett_luce
from data.ratings import RatingStore
from engine.tables.model.refusals import Refusal
from engine.tables.model.table import Player
from engine.tables.transitions import lobby, seating, votes
from engine.tables.transitions.deadlines import GRACE
from engine.tables.transitions.expiry import LASTS, WARNED
from tests.data.sqlite import StoreInMemory
from tests.engine.tables.at_the_gate import (
    ANNA,
    BEN,
    CHLOE,
    DAN,
    HERE,
    counting,
    lobby_of,
    press,
    refusal,
    user,
)
from tests.engine.tables.sim_time import Hall, SimTime, settle

Door: TypeAlias = Callable[[Hall, int], Awaitable[None]]
MODERATOR = 999


async def rated(hall: Hall, players: int = 3) -> int:
    """The id of a rated game of Anna, the host, Ben, Chloé, and Dan as a fourth."""
    table = (await lobby_of(hall.tables, players, rounds=50)).id
    await hall.does(table, lobby.with_rating, ANNA, rated=True)
    return (await hall.tables.start(table, user(ANNA))).id


async def ends(hall: Hall, table: int, who: int, *, moderates: bool = True) -> bool:
    """True if this person closes the table."""
    return not (await hall.tables.end(table, who, may_moderate=moderates)).is_open


async def agree(hall: Hall, table: int, *others: Player) -> None:
    """Ben, a moderator, wants to end the game, and these people say yes."""
    assert not await ends(hall, table, user(BEN))
    for player in others or (ANNA, CHLOE):
        await hall.does(table, votes.end_answered, player, wants=True)


async def nobody_agrees(hall: Hall, table: int) -> None:
    """One no is enough, and the moderator has only one vote."""
    await hall.does(table, seating.left, CHLOE)
    assert not await ends(hall, table, user(BEN))
    await hall.does(table, votes.end_answered, ANNA, wants=False)
    assert hall.table(table).votes == ()
    await agree(hall, table, ANNA)


async def left_and_moderates(hall: Hall, table: int) -> None:
    await hall.does(table, seating.left, BEN)
    assert await refusal(hall.tables.end(table, user(BEN), may_moderate=True)) is Refusal.HAS_LEFT
    await hall.does(table, seating.left, CHLOE)
    assert await ends(hall, table, user(ANNA), moderates=False)


async def given_away(hall: Hall, table: int) -> None:
    """Nobody can be removed, not by a moderator either, and no seat gets another owner."""
    kicks = hall.tables.change(table, seating.kicked, user(ANNA), 2, may_moderate=True)
    assert await refusal(kicks) is Refusal.RATED_SEAT
    await hall.does(table, seating.left, CHLOE)
    seats = hall.tables.change(table, seating.seated, user(ANNA), 2, DAN)
    assert await refusal(seats) is Refusal.RATED_SEAT
    assert await ends(hall, table, MODERATOR)


async def channel_deleted(hall: Hall, table: int) -> None:
    await hall.does(table, seating.left, BEN)
    await hall.tables.change(table, lobby.closed)


async def server_gone(hall: Hall, table: int) -> None:
    await hall.does(table, seating.left, ANNA)
    await hall.tables.remove(HERE.guild)


async def expired(hall: Hall, table: int) -> None:
    for player in (ANNA, BEN, CHLOE):
        await hall.does(table, seating.left, player)
    await hall.time.advance(LASTS + WARNED)


async def forgotten(hall: Hall, table: int) -> None:
    await hall.tables.forget(user(CHLOE))
    await agree(hall, table, ANNA)


async def too_late(hall: Hall, table: int) -> None:
    """The computer that moves for Chloé for the third time has no vote, so her silence ends it."""
    await hall.does(table, seating.left, ANNA)
    while hall.table(table).players[2].missed < seating.MISSES - 1:
        await pressed(hall, table)
        await hall.time.advance(hall.deadline(table) + GRACE)
    await pressed(hall, table)
    await hall.time.advance(hall.deadline(table) - 1)
    assert not await ends(hall, table, user(BEN))
    await hall.time.advance(1 + GRACE)


async def pressed(hall: Hall, table: int) -> None:
    """Ben has moved as long as it was his turn."""
    await settle()
    while 1 in await hall.to_move(table):
        await press(hall.tables, table, BEN, 0)
        await settle()


@pytest.mark.parametrize(
    ("door", "order"),
    [
        (agree, "Anna Ben Chloé"),
        (nobody_agrees, "Anna Ben > Chloé"),
        (left_and_moderates, "Anna > Ben Chloé"),
        (given_away, "Anna Ben > Chloé"),
        (channel_deleted, "Anna Chloé > Ben"),
        (server_gone, "Ben Chloé > Anna"),
        (expired, "Anna Ben Chloé"),
        (forgotten, "Anna Ben > ?"),
        (too_late, "Ben > Anna Chloé"),
    ],
)
async def test_a_rated_game_that_ends_early_is_rated(door: Door, order: str) -> None:
    """As drawn by those who play, and lost by those who have left; it has no other result."""
    store = StoreInMemory()
    store.ratings = RatingStore(store.read, plackett_luce)
    hall = Hall(store, SimTime())
    table = await rated(hall)
    await door(hall, table)
    names = {user(player): player.name for player in (ANNA, BEN, CHLOE)}
    skills = dict[float, list[str]]()
    for row in await store.ratings.of_game(table):
        skills.setdefault(round(row.mu, 6), []).append(names.get(row.user or 0, "?"))
    assert " > ".join(" ".join(skills[mu]) for mu in sorted(skills, reverse=True)) == order
    assert await store.results(table) == ()
    await hall.stop()


async def test_most_of_the_others_cannot_end_a_rated_game(hall: Hall) -> None:
    """Somebody who leads would lose the win."""
    table = await rated(hall, 4)
    assert not await ends(hall, table, user(BEN))
    for player in (ANNA, CHLOE):
        assert hall.table(table).votes
        await hall.does(table, votes.end_answered, player, wants=True)
    assert hall.table(table).votes, "Dan hasn't said yes"
    await hall.does(table, votes.end_answered, DAN, wants=True)
    assert hall.tables.table(table) is None


async def test_another_game_that_ends_early_is_not_rated(hall: Hall) -> None:
    table = await counting(hall.tables)
    assert await ends(hall, table, user(BEN)), "a moderator who plays needs no vote there"
    assert isinstance(hall.store, StoreInMemory)
    assert hall.store.ask("SELECT * FROM ratings") == []
