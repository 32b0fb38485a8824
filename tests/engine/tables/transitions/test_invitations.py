"""A seat that is kept for one person: they alone can take it, until it is free again."""

from dataclasses import replace

import pytest

from engine.tables.model.refusals import Refusal
from engine.tables.model.table import Invitation, Person, Player
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
    played_again,
    refusal,
    user,
)
from tests.engine.tables.sim_time import Hall


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
    """Until there is no challenge any more. Nobody challenges themselves."""
    itself = hall.tables.open(HERE, ANNA, "toy", {}, guest=ANNA)
    assert await refusal(itself) is Refusal.NOT_INVITED
    again = replace(HERE, channel=HERE.channel + 1)
    table = await invited(hall)
    back = hall.tables.open(again, BEN, "toy", {}, guest=ANNA)
    assert await refusal(back) is Refusal.CHALLENGED_BACK
    await hall.does(table, invitations.declined, BEN)
    assert (await hall.tables.open(again, BEN, "toy", {}, guest=ANNA)).invitation is not None


async def test_a_challenge_that_was_refused_does_not_count(hall: Hall) -> None:
    again = replace(HERE, channel=HERE.channel + 1)
    await hall.tables.open(HERE, CHLOE, "toy", {})
    taken = hall.tables.open(HERE, ANNA, "toy", {}, guest=BEN)
    assert await refusal(taken) is Refusal.PLACE_TAKEN
    assert (await hall.tables.open(again, ANNA, "toy", {}, guest=BEN)).invitation is not None


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
    table = await played_again(hall.tables, former, BEN)
    guests = (_guest(ANNA), _guest(CHLOE))
    assert table.invitation == Invitation(guests, table.opened + KEPT_AGAIN)
    await hall.does(table.id, seating.left, BEN)
    table = await played_again(hall.tables, former, BEN)
    assert table.invitation == Invitation(guests, table.opened + KEPT_AGAIN, is_known=True)


async def test_a_forgotten_person_is_removed_from_an_invitation_of_several(hall: Hall) -> None:
    former = await hall.running(3)
    await hall.tables.end(former, user(ANNA), may_moderate=True)
    table = await played_again(hall.tables, former, ANNA)
    await hall.tables.forget(user(BEN))
    kept = Invitation((_guest(CHLOE),), table.opened + KEPT_AGAIN)
    assert hall.table(table.id).invitation == kept


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
    """In the game that runs, too; nobody waits at a table that is over."""
    table = await hall.running(2, 1)
    await hall.tables.change(table, queued, DAN)
    seat = hall.table(table).players.index(SALTY)
    assert (await hall.does(table, seating.seated, ANNA, seat, DAN)).queue == ()
    await hall.tables.end(table, user(ANNA), may_moderate=True)
    assert await refusal(hall.tables.change(table, queued, EVE)) is Refusal.TABLE_OVER


def _guest(player: Player) -> Person:
    return Person(user(player), player.name)
