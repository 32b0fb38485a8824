"""People who leave, are sent away or let in, and seats that are kept for those who are asked."""

import asyncio
from dataclasses import replace

import pytest

from engine.players.base import Level
from engine.tables.model.news import (
    Ended,
    Ender,
    HostPassed,
    Kicked,
    Left,
    Removed,
    Resumed,
    Seated,
)
from engine.tables.model.refusals import Refusal
from engine.tables.model.table import Invitation, Person, Player, Status
from engine.tables.transitions import invitations, seating
from engine.tables.transitions.invitations import (
    EVERY,
    KEPT_AGAIN,
    RESERVED,
    Asked,
    noted,
    out_of_queue,
    queued,
)
from tests.engine.tables.at_the_gate import (
    ANNA,
    BEN,
    CHLOE,
    DAN,
    EVE,
    HERE,
    SALTY,
    THERE,
    refusal,
    user,
)
from tests.engine.tables.sim_time import Hall


async def test_a_closed_table_names_the_person_who_ended_it() -> None:
    for who, ender in ((ANNA, Ender.HOST), (EVE, Ender.MODERATOR)):
        hall = Hall()
        await hall.tables.end(await hall.counting(people=3), user(who), may_moderate=True)
        assert hall.news == [Ended(ender)]


async def test_a_press_of_somebody_who_left_gives_nothing_back(hall: Hall) -> None:
    """A person who left by choice comes back by choice."""
    table = await hall.counting(people=3)
    gone = await hall.does(table, seating.left, BEN)
    assert await hall.tables.came_back(table, user(BEN)) is gone
    for stranger in (ANNA, EVE):
        assert await hall.tables.came_back(table, user(stranger)) is gone
    assert hall.news == [Left(1)]


async def test_the_host_or_a_moderator_removes_people_for_good(hall: Hall) -> None:
    table = await hall.counting(people=3)
    gone = await hall.does(table, seating.kicked, ANNA, 2, may_moderate=False)
    assert gone.players[2] == Player("Chloé", None, Level.MATE, left=True, taken_from=user(CHLOE))
    assert hall.news == [Kicked(2), Removed(user(CHLOE))]
    assert await refusal(hall.does(table, seating.taken_back, CHLOE)) is Refusal.NOT_SEATED
    assert (await hall.tables.view(table, user(CHLOE))).seat is None
    for who, seat, why in (
        (BEN, 0, Refusal.NOT_HOST),
        *((ANNA, nobody, Refusal.NO_PERSON) for nobody in (2, 7, -1)),
        (ANNA, 0, Refusal.CANNOT_KICK_SELF),
    ):
        asked = hall.does(table, seating.kicked, who, seat, may_moderate=who is ANNA)
        assert await refusal(asked) is why


async def test_a_removed_host_is_host_no_more(hall: Hall) -> None:
    table = await hall.counting(people=2)
    gone = await hall.does(table, seating.kicked, EVE, 0, may_moderate=True)
    assert gone.host == user(BEN)
    assert hall.news == [Kicked(0), HostPassed(user(BEN)), Removed(user(ANNA))]
    alone = await hall.does(table, seating.kicked, EVE, 1, may_moderate=True)
    assert alone.host == user(EVE), "with nobody left, the moderator looks after the table"
    assert alone.paused


async def test_in_the_lobby_a_removal_frees_the_seat(hall: Hall) -> None:
    table = await hall.tables.open(HERE, ANNA, "toy", {})
    await hall.tables.join(table.id, BEN)
    taken = hall.does(table.id, seating.taken_back, ANNA)
    assert await refusal(taken) is Refusal.NOT_RUNNING, "no seat of a lobby is taken over"
    assert await refusal(hall.does(table.id, seating.seated, ANNA, 0, DAN)) is Refusal.NOT_RUNNING
    left = await hall.does(table.id, seating.kicked, ANNA, 1, may_moderate=False)
    assert left.players == (ANNA,)
    closed = await hall.does(table.id, seating.kicked, EVE, 0, may_moderate=True)
    assert closed.status is Status.CLOSED


async def test_the_removed_join_again_once_somebody_who_may_lets_them_in(hall: Hall) -> None:
    """In the lobby or the game, over a restart; a rematch is a table of its own."""
    table = (await hall.tables.lobby_of(3)).id
    for seat in (2, 1):
        await hall.does(table, seating.kicked, ANNA, seat, may_moderate=False)
    hall = await hall.again()
    gone = tuple(Person(user(person), person.name) for person in (CHLOE, BEN))
    assert hall.table(table).kicked == gone
    assert await refusal(hall.tables.join(table, BEN)) is Refusal.KICKED
    assert await refusal(hall.does(table, seating.left, BEN)) is Refusal.NOT_SEATED
    for who, whom, expected in (
        (BEN, BEN, Refusal.NOT_HOST),
        (ANNA, DAN, Refusal.NO_PERSON),
        (EVE, DAN, Refusal.NOT_HOST),
    ):
        asked = hall.does(table, seating.let_in, who, user(whom), may_moderate=False)
        assert await refusal(asked) is expected
    await hall.does(table, seating.let_in, EVE, user(BEN), may_moderate=True)
    await hall.tables.join(table, BEN)
    await hall.tables.start(table, user(ANNA))
    assert await refusal(hall.tables.join(table, CHLOE)) is Refusal.KICKED
    assert await refusal(hall.tables.join(table, DAN)) is Refusal.NOT_IN_LOBBY
    assert await refusal(hall.tables.join(table, BEN)) is Refusal.ALREADY_SEATED
    await hall.does(table, seating.kicked, ANNA, 1, may_moderate=False)
    assert await refusal(hall.tables.join(table, DAN)) is Refusal.FREE_SEAT
    assert await refusal(hall.tables.join(table, BEN)) is Refusal.KICKED
    seated = await hall.does(table, seating.seated, ANNA, 1, CHLOE)
    assert seated.kicked == (Person(user(BEN), "Ben"),)
    await hall.tables.forget(user(BEN))
    assert hall.table(table).kicked == ()


def now(hall: Hall, person: Player) -> Player:
    """The person, who has just taken over a seat."""
    return replace(person, since=hall.time.now())


async def test_the_host_lets_somebody_new_take_over_a_free_seat(hall: Hall) -> None:
    table = await hall.counting(people=2, computers=1)
    await hall.does(table, seating.left, BEN)
    hall.forget()
    back = hall.does(table, seating.seated, ANNA, 2, BEN)
    assert await refusal(back) is Refusal.ALREADY_SEATED, "they may not see another hand"
    for seat, person, mate in ((1, DAN, ""), (2, EVE, "Salty")):
        seated = await hall.does(table, seating.seated, ANNA, seat, person)
        assert seated.players[seat] == replace(now(hall, person), mate=mate)
    assert hall.news == [Seated(1, of=BEN.name), Seated(2, of="Salty")]
    assert await refusal(hall.does(table, seating.taken_back, BEN)) is Refusal.NOT_SEATED
    for who, seat, person, why in (
        (DAN, 1, BEN, Refusal.NOT_HOST),
        (ANNA, 1, BEN, Refusal.NOTHING_TO_TAKE),
        (ANNA, 9, BEN, Refusal.NOTHING_TO_TAKE),
        (ANNA, 1, DAN, Refusal.ALREADY_SEATED),
        (ANNA, 1, Player("Nobody", None, Level.MATE), Refusal.ALREADY_SEATED),
    ):
        assert await refusal(hall.does(table, seating.seated, who, seat, person)) is why
    seen = await hall.tables.view(table, user(DAN))
    assert (seen.seat, seen.view.stake) == (1, 1), "the hand comes with the seat"


async def test_the_seat_of_a_late_person_cannot_be_given_away(hall: Hall) -> None:
    table = await hall.counting(people=2, rounds=50, target=21)
    while not hall.table(table).players[1].is_away:
        if await hall.to_move(table) == (0,):
            await hall.tables.press(table, ANNA, 0)
        await hall.time.advance(60)
        if 0 in await hall.to_move(table):
            await hall.tables.press(table, ANNA, 0)
    taken = hall.does(table, seating.seated, ANNA, 1, DAN)
    assert await refusal(taken) is Refusal.NOTHING_TO_TAKE
    await hall.does(table, seating.kicked, ANNA, 1, may_moderate=False)
    assert (await hall.does(table, seating.seated, ANNA, 1, DAN)).players[1] == now(hall, DAN)


async def test_somebody_new_at_a_paused_table_becomes_host_if_the_host_has_left(hall: Hall) -> None:
    table = await hall.counting(people=2)
    await hall.does(table, seating.left, BEN)
    await hall.does(table, seating.left, ANNA)
    seated = await hall.does(table, seating.seated, ANNA, 1, DAN)
    assert (seated.host, seated.paused) == (user(DAN), False)
    assert hall.news[-3:] == [Seated(1, of="Ben"), HostPassed(user(DAN)), Resumed()]


async def test_the_host_hands_the_role_to_somebody_who_sits_there(hall: Hall) -> None:
    """In the lobby and during the game; to nobody who has left, to no computer, by nobody else."""
    table = await hall.counting(people=4, computers=1)
    for player, seat, expected in (
        (BEN, 1, Refusal.NOT_HOST),
        (EVE, 0, Refusal.NOT_HOST),
        (ANNA, 4, Refusal.NO_PERSON),
        (ANNA, -1, Refusal.NO_PERSON),
        (ANNA, 9, Refusal.NO_PERSON),
    ):
        asked = hall.does(table, seating.handed_over, player, seat)
        assert await refusal(asked) is expected
    await hall.does(table, seating.left, DAN)
    assert await refusal(hall.does(table, seating.handed_over, ANNA, 3)) is Refusal.NO_PERSON
    hall.forget()
    assert (await hall.does(table, seating.handed_over, ANNA, 0)).host == user(ANNA)
    assert (await hall.does(table, seating.handed_over, ANNA, 2)).host == user(CHLOE)
    assert hall.news == [HostPassed(user(CHLOE))]
    before_start = await hall.tables.open(THERE, ANNA, "toy", {})
    await hall.tables.join(before_start.id, BEN)
    assert (await hall.does(before_start.id, seating.handed_over, ANNA, 1)).host == user(BEN)


async def invited(hall: Hall) -> int:
    """A table for five at which Anna keeps a seat for Ben."""
    table = await hall.tables.open(HERE, ANNA, "toy", {}, guest=BEN)
    assert table.invitation == Invitation((_guest(BEN),), table.opened + RESERVED)
    return table.id


async def test_nobody_keeps_a_seat_for_somebody_who_was_forgotten(hall: Hall) -> None:
    table = await invited(hall)
    await hall.tables.forget(user(BEN))
    assert hall.table(table).invitation is None
    assert hall.table(table).players == (ANNA,)


async def test_a_challenged_person_takes_the_seat_and_cannot_challenge_back(hall: Hall) -> None:
    """Until there is no challenge any more. Nobody challenges themselves.

    A challenge that was refused does not count.
    """
    full = (await hall.tables.open(THERE, CHLOE, "toy", {})).place
    assert await refusal(hall.tables.open(full, BEN, "toy", {}, guest=ANNA)) is Refusal.PLACE_TAKEN
    itself = hall.tables.open(HERE, ANNA, "toy", {}, guest=ANNA)
    assert await refusal(itself) is Refusal.NOT_INVITED
    again = replace(HERE, channel=HERE.channel + 2)
    table = await invited(hall)
    back = hall.tables.open(again, BEN, "toy", {}, guest=ANNA)
    assert await refusal(back) is Refusal.CHALLENGED_BACK
    await hall.does(table, invitations.declined, BEN)
    assert (await hall.tables.open(again, BEN, "toy", {}, guest=ANNA)).invitation is not None


async def test_no_more_than_the_challenges_of_an_hour_are_remembered(hall: Hall) -> None:
    table = hall.table(await invited(hall))
    pair, now = (user(ANNA), user(BEN)), table.opened
    before: Asked = {(1, 2): now - EVERY, (3, 4): now - EVERY + 1}
    assert noted(before, table) == {(3, 4): now - EVERY + 1, pair: now}


async def test_a_rematch_invites_once_and_only_those_who_stayed(hall: Hall) -> None:
    """Not who left, not itself. All are expected each time it opens, and asked once an hour."""
    former = await hall.running(4)
    await hall.does(former, seating.left, DAN)
    await hall.tables.end(former, user(ANNA), may_moderate=True)
    table = await hall.tables.played_again(former, BEN)
    guests = (_guest(ANNA), _guest(CHLOE))
    assert table.invitation == Invitation(guests, table.opened + KEPT_AGAIN)
    await hall.does(table.id, seating.left, BEN)
    table = await hall.tables.played_again(former, BEN)
    assert table.invitation == Invitation(guests, table.opened + KEPT_AGAIN, is_known=True)
    await hall.tables.forget(user(ANNA))
    kept = Invitation(guests[1:], table.opened + KEPT_AGAIN, is_known=True)
    assert hall.table(table.id).invitation == kept, "nobody keeps a seat for the forgotten"


@pytest.mark.parametrize(
    ("who", "others", "refused"),
    [
        (EVE, 0, None),
        (EVE, 9, None),
        (EVE, 10, Refusal.QUEUE_FULL),
        (ANNA, 0, Refusal.ALREADY_SEATED),
        (BEN, 0, None),  # he has left
        (CHLOE, 0, Refusal.KICKED),
    ],
)
async def test_people_without_a_seat_wait_for_the_next_game_in_order(
    hall: Hall, who: Player, others: int, refused: Refusal | None
) -> None:
    """Once each, ten at most, until they change their minds or get a seat."""
    table = await hall.running(3)
    await hall.does(table, seating.left, BEN)
    await hall.does(table, seating.kicked, ANNA, 2, may_moderate=False)
    before = tuple(Person(number, f"No. {number}") for number in range(others))
    await hall.tables.change(table, lambda now: replace(now, queue=before))
    if refused is not None:
        assert await refusal(hall.tables.change(table, queued, who)) is refused
        return
    for _ in range(2):
        assert (await hall.tables.change(table, queued, who)).queue == (*before, _guest(who))
    assert (await hall.does(table, out_of_queue, who)).queue == before


async def test_people_who_get_a_seat_wait_no_more(hall: Hall) -> None:
    """In the game that runs, too. Once it is over, people wait at its table for the next one."""
    table = await hall.running(2, 1)
    await hall.tables.change(table, queued, DAN)
    seat = hall.table(table).players.index(SALTY)
    assert (await hall.does(table, seating.seated, ANNA, seat, DAN)).queue == ()
    await hall.tables.end(table, user(ANNA), may_moderate=True)
    await asyncio.gather(*(hall.tables.change(table, queued, who) for who in (EVE, DAN)))
    last = await hall.tables.found(table)
    assert [person.name for person in last.queue] == ["Eve", "Dan"], "both, pressed at once"


def _guest(player: Player) -> Person:
    return Person(user(player), player.name)
