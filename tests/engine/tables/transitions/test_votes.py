"""Votes: another clock by everybody's yes, a stand-in for who is absent by those who are there."""

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from engine import codec
from engine.tables.model.news import ClockSet
from engine.tables.model.quiet import Quiet
from engine.tables.model.refusals import Refusal
from engine.tables.model.table import ClockVote, EndVote, Player, StandInVote, Vote
from engine.tables.transitions import lobby, seating, votes
from engine.tables.transitions.votes import HALF_A_DAY, LAPSE, is_absent, needed, present
from tests.engine.tables.at_the_gate import (
    ANNA,
    BEN,
    CHLOE,
    DAN,
    EVE,
    lobby_of,
    press,
    refusal,
    user,
)
from tests.engine.tables.memory_store import MemoryStore
from tests.engine.tables.sim_time import Hall, settle

LONG: dict[str, Any] = {"rounds": 50, "target": 21}
HOUR = 3600


async def heard(hall: Hall, table: int, *people: Player) -> None:
    """These people show that they are there."""
    for player in people:
        await hall.tables.came_back(table, user(player))


async def test_the_clock_is_set_as_soon_as_all_have_said_yes(hall: Hall) -> None:
    """Computers have no vote, nor has who left; a restart loses none."""
    table = await hall.counting(people=4, computers=1, clock=None, **LONG)
    await hall.does(table, seating.left, DAN)
    await hall.does(table, votes.proposed, BEN, 3600)
    await hall.does(table, votes.agreed, BEN, 3600)
    hall = await hall.again()
    assert await refusal(hall.does(table, votes.agreed, EVE, 3600)) is Refusal.NOT_SEATED
    assert await refusal(hall.does(table, votes.agreed, DAN, 3600)) is Refusal.HAS_LEFT
    assert await refusal(hall.does(table, votes.agreed, ANNA, 60)) is Refusal.NO_VOTE
    await hall.does(table, votes.agreed, ANNA, 3600)
    assert hall.table(table).settings.clock is None
    assert hall.news == []
    set_at_last = await hall.does(table, votes.agreed, CHLOE, 3600)
    assert (set_at_last.settings.clock, set_at_last.votes) == (3600, ())
    assert set_at_last.timing.deadline == hall.time.now() + 3600
    assert hall.news == [ClockSet(3600)]
    assert await refusal(hall.does(table, votes.agreed, CHLOE, 3600)) is Refusal.NO_VOTE


async def test_a_newer_proposal_takes_the_place_of_the_older_and_the_host_needs_none(
    hall: Hall,
) -> None:
    table = await hall.counting(people=3, clock=None, **LONG)
    await hall.does(table, votes.proposed, BEN, 3600)
    await hall.does(table, votes.proposed, CHLOE, 60)
    assert await refusal(hall.does(table, votes.agreed, ANNA, 3600)) is Refusal.NO_VOTE
    assert (await hall.does(table, lobby.with_clock, ANNA, 300)).votes == ()
    assert (await hall.does(table, votes.proposed, BEN, 300)).votes == ()


async def test_a_vote_is_for_running_games_and_keeps_a_rated_one_on_a_clock(hall: Hall) -> None:
    before_start = await lobby_of(hall.tables)
    assert await refusal(hall.does(before_start.id, votes.proposed, BEN, 60)) is Refusal.NOT_RUNNING
    await hall.does(before_start.id, lobby.with_clock, ANNA, 60)
    await hall.does(before_start.id, lobby.with_rating, ANNA, rated=True)
    await hall.tables.start(before_start.id, user(ANNA))
    assert (
        await refusal(hall.does(before_start.id, votes.proposed, BEN, None)) is Refusal.RATED_CLOCK
    )
    assert await refusal(hall.does(before_start.id, votes.proposed, BEN, -1)) is Refusal.BAD_CHOICE
    await hall.does(before_start.id, votes.proposed, BEN, 3600)
    assert (await hall.tables.change(before_start.id, lobby.closed)).votes == ()


async def test_more_than_half_of_the_present_people_decide(hall: Hall) -> None:
    """People not seen for half a day have no part in it; votes outlast a restart."""
    table = await hall.counting(people=5, clock=None, **LONG)
    await hall.time.advance(HALF_A_DAY)
    await heard(hall, table, BEN, CHLOE, DAN)
    now = hall.time.now()
    assert present(hall.table(table), 0, now) == (1, 2, 3)
    assert needed(hall.table(table), 0, now) == 2
    for _ in range(2):
        voted = await hall.tables.stand_in(table, user(BEN), 0)
        assert not voted.players[0].is_away
    hall = await hall.again()
    voted = await hall.tables.stand_in(table, user(EVE), 0)
    assert not voted.players[0].is_away, "whoever votes is there, so that three are needed of four"
    voted = await hall.tables.stand_in(table, user(DAN), 0)
    assert voted.players[0].is_away
    assert voted.votes == ()


async def test_half_a_day_begins_when_somebody_is_asked_to_move(hall: Hall) -> None:
    """However long they had nothing to do before."""
    table = await hall.counting(clock=None, **LONG)
    await hall.time.advance(3 * HALF_A_DAY)
    await press(hall.tables, table, ANNA, 0)
    await hall.time.advance(HALF_A_DAY - 1)
    assert await hall.tables.absent(table) == ()
    await hall.time.advance(1)
    assert await hall.tables.absent(table) == (1,)


@pytest.mark.parametrize(("begin", "length"), [(0, 6), (6, 10), (0, 12)])
async def test_quiet_hours_are_no_silence(hall: Hall, begin: int, length: int) -> None:
    """The hours begin so long after the turn, which is the time's 1,000th second, in UTC."""
    table = await hall.counting(clock=None, **LONG)
    night = Quiet((begin * 60 + 16) % 1440, ((begin + length) * 60 + 16) % 1440, "UTC")
    hall.tables.gate.quiet = lambda _: night
    await hall.time.advance(HALF_A_DAY + (length - 0.1) * HOUR)
    assert await hall.tables.absent(table) == ()
    await hall.time.advance(0.2 * HOUR)
    assert await hall.tables.absent(table) == (0,)


async def test_a_day_is_enough_also_when_clocks_are_set_back_in_quiet_hours(hall: Hall) -> None:
    """That night has 25 hours, and 13 of them are quiet."""
    evening = datetime(2026, 10, 24, 20, tzinfo=ZoneInfo("Europe/Berlin")).timestamp()
    night = Quiet(20 * 60, 8 * 60, "Europe/Berlin")
    table = hall.table(await hall.counting(clock=None))
    assert not is_absent(table, 0, evening, evening + LAPSE - 1, night)
    assert is_absent(table, 0, evening, evening + LAPSE, night)


async def test_a_vote_on_a_stand_in_continues_after_its_author_leaves(hall: Hall) -> None:
    """Their own yes is gone with them; of three who are left two are needed."""
    table = await hall.counting(people=5, clock=None, **LONG)
    await hall.time.advance(HALF_A_DAY)
    await heard(hall, table, BEN, CHLOE, DAN, EVE)
    await hall.tables.stand_in(table, user(BEN), 0)
    await hall.tables.stand_in(table, user(CHLOE), 0)
    (vote,) = (await hall.does(table, seating.left, BEN)).votes
    assert vote.yes == (2,)
    assert (await hall.tables.stand_in(table, user(EVE), 0)).players[0].is_away


async def test_a_person_replaced_by_a_voted_stand_in_is_last_in_a_rated_game(
    hall: Hall,
) -> None:
    """As with one who came by the clock."""
    before_start = await lobby_of(hall.tables, people=2, rounds=1)
    await hall.does(before_start.id, lobby.with_clock, ANNA, 3 * 86_400)
    await hall.does(before_start.id, lobby.with_rating, ANNA, rated=True)
    table = (await hall.tables.start(before_start.id, user(ANNA))).id
    await press(hall.tables, table, BEN, 0)
    await hall.time.advance(HALF_A_DAY)
    await hall.tables.stand_in(table, user(BEN), 0)
    await settle()
    while hall.tables.table(table) is not None:
        await press(hall.tables, table, BEN, 0)
        await settle()
    assert isinstance(hall.store, MemoryStore)
    assert [result.stand_in for result in hall.store.kept[table]] == [True, False]


async def test_a_removal_passes_no_vote() -> None:
    """Neither that of who is removed, nor one that waited only for them."""
    for by, gone in ((BEN, 0), (ANNA, 1), (BEN, 1)):
        hall = Hall()
        table = await hall.counting(people=2, clock=None, **LONG)
        await hall.does(table, votes.proposed, by, 3600)
        await hall.does(table, seating.kicked, EVE, gone, may_moderate=True)
        after = hall.table(table)
        assert (after.settings.clock, after.votes) == (None, ())


async def test_a_host_asks_the_others_before_a_game_ends(hall: Hall) -> None:
    """More than half of them, within a minute; nobody else's yes counts."""
    table = await hall.counting(people=4, clock=None, **LONG)
    asked = await hall.tables.end(table, user(ANNA), may_moderate=False)
    assert asked.is_open
    no_vote = hall.does(table, votes.end_agreed, EVE)
    assert await refusal(no_vote) is Refusal.NOT_SEATED
    await hall.does(table, votes.end_agreed, ANNA)
    await hall.does(table, votes.end_agreed, BEN)
    await hall.does(table, votes.end_agreed, BEN)
    assert hall.table(table).is_open
    over = await hall.does(table, votes.end_agreed, DAN)
    assert not over.is_open


def _on_the_end(hall: Hall, table: int) -> EndVote:
    (vote,) = hall.table(table).votes
    assert isinstance(vote, EndVote)
    return vote


async def test_an_end_is_off_once_most_of_the_others_cannot_want_it_any_more(hall: Hall) -> None:
    """One no of three counts, and can be withdrawn; the second one ends the vote."""
    table = await hall.counting(people=4, clock=None, **LONG)
    await hall.tables.end(table, user(ANNA), may_moderate=False)
    await hall.does(table, votes.end_declined, BEN)
    assert _on_the_end(hall, table).no == (1,)
    await hall.does(table, votes.end_agreed, BEN)
    await hall.does(table, votes.end_declined, CHLOE)
    vote = _on_the_end(hall, table)
    assert (vote.yes, vote.no) == ((0, 1), (2,))
    await hall.does(table, votes.end_declined, DAN)
    assert hall.table(table).votes == ()
    assert hall.table(table).is_open
    await hall.tables.end(table, user(ANNA), may_moderate=False)
    await hall.does(table, votes.end_declined, BEN)
    await hall.does(table, votes.end_agreed, CHLOE)
    over = await hall.does(table, votes.end_agreed, DAN)
    assert not over.is_open, "two of three are most of them"


async def test_nobody_is_asked_where_nobody_else_is_there_or_a_moderator_ends(hall: Hall) -> None:
    alone = await hall.counting(people=1, computers=1, clock=None, **LONG)
    assert not (await hall.tables.end(alone, user(ANNA), may_moderate=False)).is_open
    left = await hall.counting(people=2, clock=None, **LONG)
    await hall.does(left, seating.left, BEN)
    assert not (await hall.tables.end(left, user(ANNA), may_moderate=False)).is_open
    both = await hall.counting(people=2, clock=None, **LONG)
    assert not (await hall.tables.end(both, user(EVE), may_moderate=True)).is_open
    silent = await hall.counting(people=2, clock=None, **LONG)
    await hall.time.advance(HALF_A_DAY)
    assert not (await hall.tables.end(silent, user(ANNA), may_moderate=False)).is_open


async def test_votes_on_the_end_and_the_clock_can_be_open_together(hall: Hall) -> None:
    table = await hall.counting(people=3, clock=None, **LONG)
    await hall.does(table, votes.proposed, BEN, 3600)
    await hall.tables.end(table, user(ANNA), may_moderate=False)
    assert len(hall.table(table).votes) == 2
    await hall.does(table, votes.end_declined, CHLOE)
    (vote,) = hall.table(table).votes
    assert isinstance(vote, ClockVote)


def test_each_kind_of_vote_is_stored_as_itself() -> None:
    """Their fields tell them apart, even where they are empty."""
    kinds = (ClockVote(None, 0, 9.0, (0,)), EndVote(0, 9.0, (0,), ()), StandInVote(1, 9.0, (0,)))
    assert codec.read(tuple[Vote, ...], codec.write(kinds)) == kinds
