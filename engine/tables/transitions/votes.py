"""Votes in a running game (another clock, the end, a stand-in for an absent person); nudges.

Another clock takes a yes of everybody who has not left. A stand-in, and an end before the last
scoring, take more than half of the others who are present; a stand-in also passes if only one
other person is left and wants it. Pure functions: each returns the changed table, or raises
Refused.
"""

from collections.abc import Sequence
from dataclasses import replace
from math import ceil
from typing import Final

from engine.core import Seat
from engine.tables.model.quiet import Quiet, extended
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import ClockVote, EndVote, StandInVote, Status, Table, Vote
from engine.tables.transitions import deadlines, lobby, seating

HALF_A_DAY: Final = 43_200.0
"""Seconds since a person was last seen after which they count as absent."""
LAPSE: Final = 86_400.0
"""Seconds after which an undecided vote is dropped."""


MINUTE: Final = 60.0
"""Seconds that the others have to vote on the end of the table."""


def voters(table: Table) -> tuple[Seat, ...]:
    """The seats whose people have a vote: computers have none, nor those who have left."""
    return tuple(s for s, p in enumerate(table.players) if p.user is not None and not p.left)


def clock_vote(table: Table) -> ClockVote | None:
    """The open vote on another clock."""
    return next((vote for vote in table.votes if isinstance(vote, ClockVote)), None)


def end_vote(table: Table) -> EndVote | None:
    """The open vote on the end of the table."""
    return next((vote for vote in table.votes if isinstance(vote, EndVote)), None)


def stand_in_vote(table: Table, seat: Seat) -> StandInVote | None:
    """The open vote on a stand-in for this seat."""
    votes = (vote for vote in table.votes if isinstance(vote, StandInVote))
    return next((vote for vote in votes if vote.seat == seat), None)


def proposed(table: Table, user: int, clock: int | None, at: float) -> Table:
    """The table with this clock proposed in place of an earlier one, or set."""
    seat = seating.playing_seat(table, user)
    lobby.refuse_clock(table, clock)
    if clock == table.settings.clock:
        return table
    vote = ClockVote(clock, seat, at + LAPSE, (seat,))
    return settled(table, _replaced(table, clock_vote(table), vote))


def agreed(table: Table, user: int, clock: int | None, at: float) -> Table:
    """The table with this person's yes to the clock; it is set if that was the last."""
    seat = seating.playing_seat(table, user)
    vote = _asked_for_clock(table, clock, at)
    if seat in vote.yes:
        return table
    return settled(table, _replaced(table, vote, replace(vote, yes=(*vote.yes, seat))))


def declined(table: Table, user: int, clock: int | None, at: float) -> Table:
    """The table without the proposed clock, which this person refuses."""
    seating.playing_seat(table, user)
    return _replaced(table, _asked_for_clock(table, clock, at))


def ended(table: Table, user: int, at: float, *, may_moderate: bool) -> Table:
    """The table closed by its host or a moderator; a host asks those who play there first."""
    closed = lobby.ended(table, user, may_moderate=may_moderate)
    seat = table.seat_of(user)
    if table.status is not Status.RUNNING or may_moderate or seat is None:
        return closed
    if not present(table, seat, at):
        return closed
    return _replaced(table, end_vote(table), EndVote(seat, at + MINUTE, (seat,), ()))


def end_agreed(table: Table, user: int, at: float) -> Table:
    """The table with this person's yes to its end; closed if most of the others say so."""
    seat = seating.playing_seat(table, user)
    vote = _asked_for_end(table, at)
    if seat not in vote.yes:
        no = tuple(other for other in vote.no if other != seat)
        table = _replaced(table, vote, replace(vote, yes=(*vote.yes, seat), no=no))
    agreed = {*vote.yes, seat} - {vote.by}
    asked = _asked_to_end(table, vote, at) | agreed
    return lobby.closed(table) if len(agreed) > len(asked) // 2 else table


def end_declined(table: Table, user: int, at: float) -> Table:
    """The table with this person's no to its end; the vote ends once it can't pass any more."""
    seat = seating.playing_seat(table, user)
    vote = _asked_for_end(table, at)
    no = {*vote.no, seat}
    asked = _asked_to_end(table, vote, at) | {seat}
    if vote.by in no or len(asked - no) <= len(asked) // 2:
        return _replaced(table, vote)
    yes = tuple(other for other in vote.yes if other != seat)
    return _replaced(table, vote, replace(vote, yes=yes, no=tuple(sorted(no))))


def _asked_to_end(table: Table, vote: EndVote, at: float) -> set[Seat]:
    """The seats that decide whether the table ends: all but the one that asked."""
    return {*present(table, vote.by, at), *vote.yes, *vote.no} - {vote.by}


def is_absent(table: Table, seat: Seat, asked: float, now: float, quiet: Quiet | None) -> bool:
    """True if a person to move has been silent for half a day, not counting quiet hours.

    asked: the time when they were asked. A whole day is enough, whatever the quiet hours.
    """
    since = max(asked, seating.last_seen(table, seat))
    return now >= min(extended(since, HALF_A_DAY, quiet)[0], since + LAPSE)


def present(table: Table, seat: Seat, now: float) -> tuple[Seat, ...]:
    """The other seats whose people play and were seen within half a day; they may decide."""
    return tuple(
        s
        for s in voters(table)
        if s != seat
        and table.players[s].level is None
        and now - seating.last_seen(table, s) < HALF_A_DAY
    )


def needed(table: Table, seat: Seat, now: float) -> int:
    """The votes needed for a stand-in on this seat: more than half of those who may decide."""
    vote = stand_in_vote(table, seat)
    deciding = {*present(table, seat, now), *(() if vote is None else vote.yes)}
    return len(deciding) // 2 + 1


def stood_in(table: Table, user: int, seat: Seat, now: float) -> Table:
    """The table with this person's vote for a stand-in, who takes the seat if that is enough.

    The seat is that of a person who is absent. The stand-in leaves as soon as they are back.
    """
    voter = seating.playing_seat(table, user)
    vote = before = stand_in_vote(table, seat)
    if vote is None or vote.until <= now:
        vote = StandInVote(seat, now + LAPSE, ())
    if voter not in vote.yes:
        vote = replace(vote, yes=(*vote.yes, voter))
        table = _replaced(table, before, vote)
    if len(vote.yes) < needed(table, seat, now):
        return table
    return seating.with_player(_replaced(table, vote), seat, level=seating.SUBSTITUTE)


def settled(before: Table, table: Table) -> Table:
    """The table after a change, with its remaining votes and the effects of those that pass.

    A vote that would pass only because somebody was removed lapses instead.
    """
    if not table.votes:
        return table
    if table.status is not Status.RUNNING:  # a vote that has just closed it stays
        decided = (v for v in table.votes if isinstance(v, EndVote) and v not in before.votes)
        return replace(table, votes=tuple(decided))
    may = {s for s in voters(table) if table.players[s].user == before.players[s].user}
    kept: list[Vote] = []
    for vote in table.votes:
        match vote:
            case ClockVote():
                stands = before.settings.clock == table.settings.clock and vote.by in may
            case EndVote():
                stands = vote.by in may
                vote = replace(vote, no=tuple(seat for seat in vote.no if seat in may))
            case StandInVote():
                stands = vote.seat in may and table.players[vote.seat].level is None
        if stands and (yes := tuple(seat for seat in vote.yes if seat in may)):
            kept.append(replace(vote, yes=yes))
    votes = tuple(kept)
    table = table if votes == table.votes else replace(table, votes=votes)
    clock = clock_vote(table)
    if clock is None or not set(voters(table)) <= set(clock.yes):
        return table
    now = table.players
    table = _replaced(table, clock)
    removed = any(old.user != new.user for old, new in zip(before.players, now, strict=True))
    return table if removed else lobby.clocked(table, clock.clock)


def lapsed(table: Table, now: float) -> Table:
    """The table without the votes whose time is up."""
    votes = tuple(vote for vote in table.votes if vote.until > now)
    return table if votes == table.votes else replace(table, votes=votes)


def due(table: Table) -> float | None:
    """The time when the first vote lapses; None without a vote."""
    return min((vote.until for vote in table.votes if table.is_open), default=None)


def _asked_for_clock(table: Table, clock: int | None, at: float) -> ClockVote:
    """The open vote on this clock; else refused."""
    vote = clock_vote(table)
    if vote is None or vote.clock != clock or vote.until <= at:
        raise Refused(Refusal.NO_VOTE, table)
    return vote


def _asked_for_end(table: Table, at: float) -> EndVote:
    """The open vote on the end; else refused."""
    vote = end_vote(table)
    if vote is None or vote.until <= at:
        raise Refused(Refusal.NO_VOTE, table)
    return vote


def _replaced(table: Table, old: Vote | None, new: Vote | None = None) -> Table:
    """The table with the new vote, if any, in place of the old one, if any."""
    others = (vote for vote in table.votes if vote is not old)
    return replace(table, votes=(*others, *(() if new is None else (new,))))


NUDGED: Final = 3600.0
"""Seconds in which a person can nudge, and be nudged, once at a table; at most a turn's time."""


def next_nudge(table: Table, by: Seat, seat: Seat) -> float:
    """The time when one seat may nudge another again, in seconds since the epoch; 0: at once."""
    pause = min(NUDGED, table.settings.clock or NUDGED)
    times = (table.players[by].nudging, table.players[seat].nudged)
    return max((at + pause for at in times if at is not None), default=0.0)


def nudged(table: Table, to_move: Sequence[Seat], by: Seat, seat: Seat, now: float) -> Table:
    """The table after one seat has nudged another, which must be a person to move."""
    waiting = deadlines.waiting(table, to_move)
    if by in waiting:
        raise Refused(Refusal.OWN_TURN, table)
    if table.paused:
        raise Refused(Refusal.PAUSED, table)
    if not waiting:
        raise Refused(Refusal.COMPUTERS_TURN, table)
    if seat not in waiting:
        raise Refused(Refusal.STALE, table)
    if (again := next_nudge(table, by, seat)) > now:
        raise Refused(Refusal.TOO_SOON, table, limit=ceil(again))
    return seating.with_player(seating.with_player(table, by, nudging=now), seat, nudged=now)
