"""A seat that is kept for one person: who can take it, and when it is free again."""

from __future__ import annotations

from engine.tables.refusals import Refusal
from engine.tables.seats.invitations import KEPT
from engine.tables.table import Status
from tests.engine.tables.at_the_gate import ANNA, BEN, CHLOE, DAN, EVE, HERE, refusal, user
from tests.engine.tables.sim_time import SALTY, Hall


async def invited(hall: Hall) -> int:
    """A table for five at which Anna keeps a seat for Ben."""
    table = await hall.tables.open(HERE, ANNA, "toy", {}, guest=BEN)
    assert table.invitation is not None
    assert (table.invitation.user, table.invitation.name) == (user(BEN), BEN.name)
    return table.id


async def test_nobody_else_takes_the_last_seat() -> None:
    """No computer player either; who was invited does, and then nobody is any more."""
    hall = Hall()
    table = await invited(hall)
    for newcomer in (CHLOE, DAN):
        await hall.tables.join(table, newcomer)
    await hall.tables.add_computer(table, user(ANNA), SALTY)
    assert await refusal(hall.tables.join(table, EVE)) is Refusal.SEAT_KEPT
    computer = hall.tables.add_computer(table, user(ANNA), SALTY)
    assert await refusal(computer) is Refusal.SEAT_KEPT
    assert await refusal(hall.tables.decline(table, user(EVE))) is Refusal.NOT_INVITED
    after = await hall.tables.join(table, BEN)
    assert (len(after.players), after.invitation) == (5, None)
    assert await refusal(hall.tables.join(table, EVE)) is Refusal.TABLE_FULL
    await hall.stop()


async def test_a_seat_is_free_again_when_it_is_declined_when_its_time_is_over_or_at_the_start() -> (
    None
):
    """Or when the table is closed; over a restart, too. Nobody invites themselves."""
    hall = Hall()
    itself = hall.tables.open(HERE, ANNA, "toy", {}, guest=ANNA)
    assert await refusal(itself) is Refusal.NOT_INVITED
    table = await invited(hall)
    assert (await hall.tables.decline(table, user(BEN))).invitation is None
    assert await refusal(hall.tables.decline(table, user(BEN))) is Refusal.NOT_INVITED
    await hall.tables.end(table, user(ANNA), may_moderate=False)
    table = await invited(hall)
    await hall.time.advance(KEPT - 1)
    assert hall.table(table).invitation is not None
    await hall.tables.lapse(table)
    assert hall.table(table).invitation is not None
    await hall.time.advance(1)
    assert hall.table(table).invitation is None
    await hall.tables.end(table, user(ANNA), may_moderate=False)
    table = await invited(hall)
    hall.time.jump(KEPT + 1)
    hall = Hall(hall.store, hall.time)
    await hall.tables.restore()
    await hall.timekeeper.restore()
    await hall.time.advance(1)
    assert hall.table(table).invitation is None
    await hall.tables.end(table, user(ANNA), may_moderate=False)
    table = await invited(hall)
    await hall.tables.join(table, CHLOE)
    started = await hall.tables.start(table, user(ANNA))
    assert (started.status, started.invitation) == (Status.RUNNING, None)
    await hall.tables.end(table, user(ANNA), may_moderate=False)
    ended = await hall.tables.end(await invited(hall), user(ANNA), may_moderate=False)
    assert ended.invitation is None
    await hall.stop()


async def test_nobody_keeps_a_seat_for_somebody_who_was_forgotten() -> None:
    hall = Hall()
    table = await invited(hall)
    await hall.tables.forget(user(BEN), "a former player")
    assert hall.table(table).invitation is None
    assert hall.table(table).players == (ANNA,)
    await hall.stop()
