"""People who leave a running game, are sent away, are let in: the seat is never empty."""

from __future__ import annotations

from engine.players.base import Level
from engine.tables.model.news import (
    CameBack,
    Ended,
    Ender,
    HostPassed,
    Kicked,
    Left,
    Paused,
    Resumed,
    Seated,
)
from engine.tables.model.refusals import Refusal
from engine.tables.model.table import Player, Status
from engine.tables.transitions import deadlines, lobby, seating
from tests.engine.tables.at_the_gate import (
    ANNA,
    BEN,
    CHLOE,
    DAN,
    EVE,
    HERE,
    THERE,
    join,
    press,
    refusal,
    user,
)
from tests.engine.tables.sim_time import Hall, settle


async def test_who_leaves_a_running_game_keeps_the_seat_and_a_mate_stands_in() -> None:
    hall = Hall()
    table = await hall.counting(people=3)
    left = await hall.tables.change(table, seating.left, user(BEN))
    assert left.players[1] == Player("Ben", user(BEN), Level.MATE, left=True)
    assert hall.news == [Left(1)]
    await press(hall.tables, table, ANNA, 0)
    await settle()
    assert await hall.to_move(table) == (2,)
    assert [change.mover for change in hall.moves[-2:]] == [0, 1]
    assert hall.thinker.asked[-1][0] is Level.MATE


async def test_who_left_does_not_move_until_the_seat_is_taken_back() -> None:
    hall = Hall()
    table = await hall.counting(people=3)
    await hall.tables.change(table, seating.left, user(CHLOE))
    seen = await hall.tables.view(table, user(CHLOE))
    late = hall.tables.play(table, user(CHLOE), seen.version, index=0)
    assert await refusal(late) is Refusal.HAS_LEFT
    assert await refusal(hall.tables.change(table, seating.left, user(CHLOE))) is Refusal.HAS_LEFT
    back = await hall.tables.change(table, seating.taken_back, user(CHLOE))
    assert back.players[2] == CHLOE
    assert hall.news == [Left(2), CameBack(2)]
    assert (
        await refusal(hall.tables.change(table, seating.taken_back, user(CHLOE)))
        is Refusal.NOT_AWAY
    )


async def test_a_table_that_is_cut_short_tells_who_ended_it() -> None:
    for who, ender in ((ANNA, Ender.HOST), (EVE, Ender.MODERATOR)):
        hall = Hall()
        await hall.tables.end(await hall.counting(people=3), user(who), may_moderate=True)
        assert hall.news == [Ended(ender)]


async def test_a_press_of_somebody_who_left_gives_nothing_back() -> None:
    """A person who left by choice comes back by choice."""
    hall = Hall()
    table = await hall.counting(people=3)
    gone = await hall.tables.change(table, seating.left, user(BEN))
    assert await hall.tables.came_back(table, user(BEN)) is gone
    for stranger in (ANNA, EVE):
        assert await hall.tables.came_back(table, user(stranger)) is gone
    assert hall.news == [Left(1)]


async def test_the_host_who_leaves_passes_the_role_to_the_next_who_is_there() -> None:
    hall = Hall()
    table = await hall.counting(people=4)
    await hall.tables.change(table, seating.left, user(BEN))
    assert (await hall.tables.change(table, seating.left, user(ANNA))).host == user(CHLOE)
    assert hall.news == [Left(1), Left(0), HostPassed(user(CHLOE))]
    assert (await hall.tables.change(table, seating.taken_back, user(ANNA))).host == user(CHLOE)
    assert (await hall.tables.change(table, seating.left, user(CHLOE))).host == user(DAN)


async def test_a_table_without_people_waits_and_goes_on_with_the_first_who_comes() -> None:
    hall = Hall()
    table = await hall.counting(people=2, computers=1)
    await hall.tables.change(table, seating.left, user(BEN))
    await hall.tables.change(table, seating.left, user(ANNA))
    await settle()
    assert hall.table(table).paused
    assert hall.news == [Left(1), Left(0), Paused()]
    assert hall.table(table).host == user(ANNA), "nobody is there to pass it on to"
    assert await hall.to_move(table) == (0,), "no computer player moves"
    hall.forget()
    back = await hall.tables.change(table, seating.taken_back, user(BEN))
    assert not back.paused
    assert back.host == user(BEN)
    assert hall.news == [CameBack(1), HostPassed(user(BEN)), Resumed()]
    await settle()
    assert await hall.to_move(table) == (1,), "the substitute of Anna has moved"


async def test_nobody_moves_at_a_paused_table() -> None:
    hall = Hall()
    table = await hall.counting(people=2)
    await hall.tables.change(table, seating.left, user(BEN))
    await hall.tables.change(table, seating.left, user(ANNA))
    seen = await hall.tables.seat_view(table, 0)
    moved = hall.tables.play_for(table, 0, seen.version, seen.moves[0])
    assert await refusal(moved) is Refusal.PAUSED


async def test_the_host_or_a_moderator_sends_people_away_for_good() -> None:
    hall = Hall()
    table = await hall.counting(people=3)
    assert (
        await refusal(hall.tables.change(table, seating.kicked, user(BEN), 2, may_moderate=False))
        is Refusal.NOT_HOST
    )
    gone = await hall.tables.change(table, seating.kicked, user(ANNA), 2, may_moderate=False)
    assert gone.players[2] == Player("Chloé", None, Level.MATE, left=True, kicked=user(CHLOE))
    assert hall.news == [Kicked(2)]
    assert (
        await refusal(hall.tables.change(table, seating.taken_back, user(CHLOE)))
        is Refusal.NOT_SEATED
    )
    assert (await hall.tables.view(table, user(CHLOE))).seat is None
    assert (
        await refusal(hall.tables.change(table, seating.kicked, user(ANNA), 2, may_moderate=True))
        is Refusal.NO_PERSON
    )
    assert (
        await refusal(hall.tables.change(table, seating.kicked, user(ANNA), 7, may_moderate=True))
        is Refusal.NO_PERSON
    )
    assert (
        await refusal(hall.tables.change(table, seating.kicked, user(ANNA), -1, may_moderate=True))
        is Refusal.NO_PERSON
    )
    oneself = hall.tables.change(table, seating.kicked, user(ANNA), 0, may_moderate=True)
    assert await refusal(oneself) is Refusal.CANNOT_KICK_SELF


async def test_a_host_who_is_sent_away_is_host_no_more() -> None:
    hall = Hall()
    table = await hall.counting(people=2)
    gone = await hall.tables.change(table, seating.kicked, user(EVE), 0, may_moderate=True)
    assert gone.host == user(BEN)
    assert hall.news == [Kicked(0), HostPassed(user(BEN))]
    alone = await hall.tables.change(table, seating.kicked, user(EVE), 1, may_moderate=True)
    assert alone.host == user(EVE), "with nobody left, the moderator looks after the table"
    assert alone.paused


async def test_in_the_lobby_who_is_sent_away_frees_the_seat() -> None:
    hall = Hall()
    table = await hall.tables.open(HERE, ANNA, "toy", {})
    await join(hall.tables, table.id, BEN)
    left = await hall.tables.change(table.id, seating.kicked, user(ANNA), 1, may_moderate=False)
    assert left.players == (ANNA,)
    closed = await hall.tables.change(table.id, seating.kicked, user(EVE), 0, may_moderate=True)
    assert closed.status is Status.CLOSED


async def test_the_host_lets_somebody_new_take_over_a_free_seat() -> None:
    hall = Hall()
    table = await hall.counting(people=2, computers=1)
    await hall.tables.change(table, seating.left, user(BEN))
    hall.forget()
    assert (
        await refusal(hall.tables.change(table, seating.seated, user(BEN), 1, DAN))
        is Refusal.NOT_HOST
    )
    assert (await hall.tables.change(table, seating.seated, user(ANNA), 1, DAN)).players[1] == DAN
    assert (await hall.tables.change(table, seating.seated, user(ANNA), 2, EVE)).players[2] == EVE
    assert hall.news == [Seated(1), Seated(2)]
    assert (
        await refusal(hall.tables.change(table, seating.taken_back, user(BEN)))
        is Refusal.NOT_SEATED
    )
    assert (
        await refusal(hall.tables.change(table, seating.seated, user(ANNA), 1, BEN))
        is Refusal.NOTHING_TO_TAKE
    )
    assert (
        await refusal(hall.tables.change(table, seating.seated, user(ANNA), 9, BEN))
        is Refusal.NOTHING_TO_TAKE
    )
    seen = await hall.tables.view(table, user(DAN))
    assert (seen.seat, seen.view.stake) == (1, 1), "the hand comes with the seat"


async def test_a_person_sits_only_once() -> None:
    """A person who left must take their own seat back; they may not see another hand."""
    hall = Hall()
    table = await hall.counting(people=2, computers=1)
    await hall.tables.change(table, seating.left, user(BEN))
    for person in (BEN, ANNA, Player("Nobody", None, Level.MATE)):
        taken = hall.tables.change(table, seating.seated, user(ANNA), 2, person)
        assert await refusal(taken) is Refusal.ALREADY_SEATED


async def test_who_was_only_late_loses_the_seat_to_nobody() -> None:
    hall = Hall()
    table = await hall.counting(people=2, rounds=50, target=21)
    while not hall.table(table).players[1].is_away:
        if await hall.to_move(table) == (0,):
            await press(hall.tables, table, ANNA, 0)
        await hall.time.advance(60)
        if 0 in await hall.to_move(table):
            await press(hall.tables, table, ANNA, 0)
    taken = hall.tables.change(table, seating.seated, user(ANNA), 1, DAN)
    assert await refusal(taken) is Refusal.NOTHING_TO_TAKE
    await hall.tables.change(table, seating.kicked, user(ANNA), 1, may_moderate=False)
    assert (await hall.tables.change(table, seating.seated, user(ANNA), 1, DAN)).players[1] == DAN
    await hall.stop()


async def test_somebody_new_at_a_paused_table_becomes_host_if_the_host_has_left() -> None:
    hall = Hall()
    table = await hall.counting(people=2)
    await hall.tables.change(table, seating.left, user(BEN))
    await hall.tables.change(table, seating.left, user(ANNA))
    seated = await hall.tables.change(table, seating.seated, user(ANNA), 1, DAN)
    assert (seated.host, seated.paused) == (user(DAN), False)
    assert hall.news[-3:] == [Seated(1), HostPassed(user(DAN)), Resumed()]


async def test_the_host_hands_the_role_to_somebody_who_sits_there() -> None:
    """In the lobby and during the game; to nobody who has left, to no computer, by nobody else."""
    hall = Hall()
    table = await hall.counting(people=4, computers=1)
    for player, seat, expected in (
        (BEN, 1, Refusal.NOT_HOST),
        (EVE, 0, Refusal.NOT_HOST),
        (ANNA, 4, Refusal.NO_PERSON),
        (ANNA, -1, Refusal.NO_PERSON),
        (ANNA, 9, Refusal.NO_PERSON),
    ):
        asked = hall.tables.change(table, seating.handed_over, user(player), seat)
        assert await refusal(asked) is expected
    await hall.tables.change(table, seating.left, user(DAN))
    assert (
        await refusal(hall.tables.change(table, seating.handed_over, user(ANNA), 3))
        is Refusal.NO_PERSON
    )
    hall.forget()
    assert (await hall.tables.change(table, seating.handed_over, user(ANNA), 0)).host == user(ANNA)
    assert (await hall.tables.change(table, seating.handed_over, user(ANNA), 2)).host == user(CHLOE)
    assert hall.news == [HostPassed(user(CHLOE))]
    before_start = await hall.tables.open(THERE, ANNA, "toy", {})
    await join(hall.tables, before_start.id, BEN)
    assert (
        await hall.tables.change(before_start.id, seating.handed_over, user(ANNA), 1)
    ).host == user(BEN)
    await hall.tables.change(before_start.id, lobby.closed)
    assert (
        await refusal(hall.tables.change(before_start.id, seating.handed_over, user(BEN), 0))
        is Refusal.TABLE_OVER
    )
    await hall.stop()


async def test_nothing_of_this_happens_in_the_lobby_or_after_the_end() -> None:
    hall = Hall()
    before_start = (await hall.tables.open(HERE, ANNA, "toy", {})).id
    assert (
        await refusal(hall.tables.change(before_start, seating.taken_back, user(ANNA)))
        is Refusal.NOT_RUNNING
    )
    seated = hall.tables.change(before_start, seating.seated, user(ANNA), 0, DAN)
    assert await refusal(seated) is Refusal.NOT_RUNNING
    await hall.tables.change(before_start, lobby.closed)
    for asked in (
        hall.tables.change(before_start, seating.left, user(ANNA)),
        hall.tables.change(before_start, seating.taken_back, user(ANNA)),
        hall.tables.change(before_start, seating.kicked, user(ANNA), 0, may_moderate=True),
        hall.tables.change(before_start, seating.seated, user(ANNA), 0, DAN),
        hall.tables.change(before_start, lobby.with_clock, user(ANNA), 60),
    ):
        assert await refusal(asked) is Refusal.TABLE_OVER


async def test_the_bot_closes_a_table_that_nobody_can_reach() -> None:
    hall = Hall()
    table = await hall.counting()
    closed = await hall.tables.change(table, lobby.closed)
    assert (closed.status, closed.timing.deadline) == (Status.CLOSED, None)
    assert hall.tables.at(HERE) is None
    hall.forget()
    for again in (lobby.closed, deadlines.suspended, deadlines.resumed):
        assert await hall.tables.change(table, again) == closed
    await hall.tables.look(table)
    assert hall.ear.changes == [], "a table that is over is left alone"


async def test_everything_about_people_survives_a_restart() -> None:
    hall = Hall()
    table = await hall.counting(people=3)
    await hall.tables.change(table, seating.left, user(BEN))
    await hall.tables.change(table, seating.kicked, user(ANNA), 2, may_moderate=False)
    before = hall.table(table)
    again = await hall.again()
    assert again.table(table) == before
    assert (await again.tables.change(table, seating.taken_back, user(BEN))).players[1] == BEN
    await again.stop()
