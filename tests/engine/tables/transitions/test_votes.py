"""Votes: the answers that count, the changes that decide a vote, and the news of it."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from engine import codec
from engine.tables.model.news import Ended, Ender, News, PlaysOn, StandIn, VoteOff
from engine.tables.model.position import NEVER
from engine.tables.model.quiet import Quiet
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import EndVote, Player, StandInVote, Table, Vote
from engine.tables.transitions import lobby, seating, votes
from engine.tables.transitions.after import after
from engine.tables.transitions.votes import HALF_A_DAY, LAPSE, MINUTE, is_absent
from tests.data.sqlite import StoreInMemory, results_at
from tests.engine.tables.at_the_gate import ANNA, BEN, CHLOE, DAN, EVE, refusal, user
from tests.engine.tables.sim_time import Hall, settle
from tests.engine.tables.transitions.test_after import AWAKE, DAY, HOUR, NOW, position, table

LONG: dict[str, Any] = {"rounds": 50, "target": 21}
BENS_TURN = position(NEVER, 4, NEVER, NEVER)
SEEN = NOW - HOUR
END = EndVote(0, NOW + MINUTE, (0,), ())
SEAT = StandInVote(1, NOW + DAY, (0,))


def four(*open_votes: Vote, silent: int | None = None, people: int = 4) -> Table:
    """A game of Anna, the host, Ben, Chloé and Dan; all but one were seen an hour ago."""
    seen = [None if seat == silent else SEEN for seat in range(people)]
    them = zip((ANNA, BEN, CHLOE, DAN), seen, strict=False)
    return table(*(replace(player, last_seen=at) for player, at in them), votes=open_votes)


Change = Callable[[Table], Table]


def does(what: Callable[..., Table], who: Player, *given: Any, **named: Any) -> Change:
    """Something that this person does."""
    return lambda before: what(before, user(who), *given, **named)


def end(who: Player, *, wants: bool) -> Change:
    """An answer to the end of the table."""
    return does(votes.end_answered, who, NOW, wants=wants)


def leaves(who: Player) -> Change:
    return does(seating.left, who)


def removes(seat: int) -> Change:
    """A moderator removes the person on this seat."""
    return lambda before: seating.kicked(before, user(EVE), seat, may_moderate=True)


def seen(seat: int, at: float = NOW) -> Change:
    return lambda before: seating.with_last_seen(before, seat, at)


def nothing(before: Table) -> Table:
    """Only time passes."""
    return before


def told(before: Table, change: Change, at: float = NOW, **more: Any) -> tuple[Table, list[News]]:
    """The table after a change, and the news of votes and ends."""
    where = more.pop("where", BENS_TURN)
    now, news = after(before, change(before), where, at, AWAKE.get, **more)
    kinds = (Ended, PlaysOn, StandIn, VoteOff)
    return now, [item for item in news if isinstance(item, kinds)]


HOST_SAYS = EndVote(0, NOW + MINUTE, (0, 1), ())
BEN_SAYS_NO = EndVote(0, NOW + MINUTE, (0,), (1,))


@pytest.mark.parametrize(
    ("people", "vote", "change", "news"),
    [
        (4, END, end(BEN, wants=True), None),
        (4, END, end(ANNA, wants=True), None),
        (4, HOST_SAYS, end(BEN, wants=True), None),
        (4, HOST_SAYS, end(DAN, wants=True), Ended(Ender.VOTE, 3, 0)),
        (4, HOST_SAYS, end(BEN, wants=False), None),
        (4, END, end(BEN, wants=False), None),
        (4, BEN_SAYS_NO, end(BEN, wants=True), None),
        (4, BEN_SAYS_NO, end(CHLOE, wants=False), PlaysOn(1, 2)),
        (4, HOST_SAYS, end(ANNA, wants=False), PlaysOn(1, 1)),
        (4, HOST_SAYS, leaves(CHLOE), None),
        (4, HOST_SAYS, leaves(ANNA), VoteOff(0, removed=False)),
        (4, BEN_SAYS_NO, leaves(CHLOE), PlaysOn(1, 1)),
        (4, BEN_SAYS_NO, leaves(BEN), None),
        (4, HOST_SAYS, removes(0), VoteOff(0, removed=True)),
        (4, BEN_SAYS_NO, removes(3), PlaysOn(1, 1)),
        (4, replace(HOST_SAYS, until=NOW), nothing, PlaysOn(2, 0)),
        (3, HOST_SAYS, leaves(CHLOE), Ended(Ender.VOTE, 2, 0)),
        (3, HOST_SAYS, removes(2), VoteOff(2, removed=True)),
        (2, END, leaves(BEN), Ended(Ender.VOTE, 1, 0)),
        (2, END, removes(1), VoteOff(1, removed=True)),
    ],
)
def test_an_end_takes_more_than_half_of_the_others(
    people: int, vote: Vote, change: Change, news: News | None
) -> None:
    """A departure may decide it; a removal drops the vote that would pass only by it."""
    where = position(*BENS_TURN.turns_from[:people])
    now, found = told(four(vote, people=people), change, where=where)
    assert found == ([] if news is None else [news])
    assert now.is_open is not isinstance(news, Ended)
    assert bool(now.votes) is (news is None or not now.is_open), "the closed table keeps its vote"


@pytest.mark.parametrize(
    ("vote", "change", "more", "news"),
    [
        (SEAT, does(votes.stood_in, CHLOE, 1, NOW), {}, [StandIn(1)]),
        (SEAT, does(votes.stood_in, ANNA, 1, NOW), {}, None),
        (SEAT, leaves(CHLOE), {}, None),
        (replace(SEAT, yes=(0, 2)), leaves(ANNA), {}, None),
        (SEAT, leaves(ANNA), {}, [VoteOff(0, removed=False)]),
        (SEAT, seen(1), {}, []),
        (SEAT, leaves(BEN), {}, []),
        (SEAT, removes(1), {}, []),
        (SEAT, nothing, {"mover": 1}, []),
        (SEAT, nothing, {"mover": 2}, None),
        (SEAT, nothing, {"mover": 2, "where": position(NEVER, NEVER, 4, NEVER)}, []),
        (SEAT, nothing, {"at": SEEN + HALF_A_DAY - 1}, None),
        (SEAT, nothing, {"at": SEEN + HALF_A_DAY}, [StandIn(1)]),
        (replace(SEAT, until=NOW), nothing, {}, []),
    ],
)
def test_a_stand_in_takes_more_than_half_of_the_present(
    vote: Vote, change: Change, more: dict[str, Any], news: list[News] | None
) -> None:
    """An absence decides, too; the vote is over once the person is back, moves or need not."""
    now, found = told(four(vote, silent=1), change, **more)
    assert found == (news or [])
    assert bool(now.votes) is (news is None)
    ben = now.players[1]
    assert (ben.is_away and not ben.left) is (StandIn(1) in found)


def test_a_vote_is_judged_by_the_people_who_were_there_when_it_ended() -> None:
    """After a day without the bot nobody is present any more, and no vote on the end passes."""
    late = NOW + DAY
    assert told(four(END), nothing, late)[1] == [PlaysOn(1, 0)]
    assert told(four(SEAT, silent=1), nothing, late)[1] == [StandIn(1)]


def test_a_person_in_a_seat_that_was_another_s_has_not_answered_for_it() -> None:
    gone = removes(1)(four(END))
    let_in = does(seating.seated, ANNA, 1, EVE)
    now, _ = told(replace(gone, votes=(HOST_SAYS,)), let_in)
    assert now.votes == (END,)


def test_votes_of_each_kind_can_be_open_together_and_the_end_ends_all() -> None:
    both = four(END, SEAT, silent=1)
    now, found = told(both, end(CHLOE, wants=False))
    assert (now.votes, found) == ((SEAT,), [PlaysOn(1, 1)])
    closed, found = told(both, lobby.closed)
    assert (closed.votes, found) == ((), [])
    over = end(CHLOE, wants=True)(end(DAN, wants=True)(both))
    closed, found = told(both, lambda _: over)
    assert found == [Ended(Ender.VOTE, 3, 0)]
    assert votes.ended_by_vote(closed) == found[0], "a restart may lose the news"


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        (lambda t: end(DAN, wants=True)(leaves(DAN)(t)), Refusal.HAS_LEFT),
        (lambda t: end(DAN, wants=True)(replace(t, votes=())), Refusal.NO_VOTE),
        (end(EVE, wants=True), Refusal.NOT_SEATED),
        (does(votes.end_answered, BEN, NOW + MINUTE, wants=False), Refusal.NO_VOTE),
        (does(votes.stood_in, EVE, 1, NOW), Refusal.NOT_SEATED),
        (does(votes.stood_in, BEN, 1, NOW), Refusal.NOT_ABSENT),
        (does(lobby.with_clock, ANNA, -1), Refusal.BAD_CHOICE),
        (does(lobby.with_clock, BEN, 60), Refusal.NOT_HOST),
        (does(votes.ended, BEN, NOW, may_moderate=False), Refusal.NOT_HOST),
    ],
)
def test_the_wrong_people_and_the_wrong_times_are_refused(asked: Change, expected: Refusal) -> None:
    with pytest.raises(Refused) as refused:
        asked(four(END, SEAT))
    assert refused.value.refusal is expected


def test_a_host_asks_only_if_somebody_else_is_there_and_a_moderator_never() -> None:
    def ended(before: Table, who: Player = ANNA, at: float = NOW) -> Table:
        return votes.ended(before, user(who), at, may_moderate=who is EVE)

    assert ended(four()).votes == (END,)
    assert not ended(four(), EVE).is_open
    assert not ended(leaves(BEN)(four(people=2))).is_open
    assert not ended(four(), at=SEEN + HALF_A_DAY).is_open


async def test_half_a_day_begins_when_somebody_is_asked_to_move(hall: Hall) -> None:
    """However long they had nothing to do before."""
    table = await hall.counting(clock=None, **LONG)
    await hall.time.advance(3 * HALF_A_DAY)
    await hall.tables.press(table, ANNA, 0)
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


async def test_a_person_replaced_by_a_voted_stand_in_is_last_in_a_rated_game(hall: Hall) -> None:
    """As with one who came by the clock."""
    before_start = await hall.tables.lobby_of(people=2, rounds=1)
    await hall.does(before_start.id, lobby.with_clock, ANNA, 3 * 86_400)
    await hall.does(before_start.id, lobby.with_rating, ANNA, rated=True)
    table = (await hall.tables.start(before_start.id, user(ANNA))).id
    await hall.tables.press(table, BEN, 0)
    await hall.time.advance(HALF_A_DAY)
    await hall.tables.stand_in(table, user(BEN), 0)
    await settle()
    while hall.tables.table(table) is not None:
        await hall.tables.press(table, BEN, 0)
        await settle()
    assert isinstance(hall.store, StoreInMemory)
    assert [result.stand_in for result in await results_at(hall.store, table)] == [True, False]


async def test_a_vote_outlasts_a_restart_and_an_absence_passes_it(hall: Hall) -> None:
    """Computers have no vote; the timekeeper wakes when somebody who decides becomes absent."""
    table = await hall.counting(people=4, computers=1, clock=None, **LONG)
    await hall.time.advance(HALF_A_DAY)
    for player in (BEN, CHLOE, DAN):
        await hall.tables.came_back(table, user(player))
    refused = hall.tables.stand_in(table, user(BEN), 1)
    assert await refusal(refused) is Refusal.NOT_ABSENT
    assert not (await hall.tables.stand_in(table, user(BEN), 0)).players[0].is_away
    hall = await hall.again()
    await hall.time.advance(HALF_A_DAY - 1)
    assert hall.table(table).votes
    await hall.time.advance(1)
    now = hall.table(table)
    assert (now.players[0].is_away, now.votes, hall.news) == (True, (), [StandIn(0)])
    assert [happening.kind for happening in now.happened] == ["stand-in"]


def test_each_kind_of_vote_is_stored_as_itself() -> None:
    """Their fields tell them apart, even where they are empty."""
    kinds = (EndVote(0, 9.0, (0,), ()), StandInVote(1, 9.0, (0,)))
    assert codec.read(tuple[Vote, ...], codec.write(kinds)) == kinds
