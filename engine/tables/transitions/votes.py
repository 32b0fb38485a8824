"""Votes in a running game: another clock, the end, a stand-in for somebody who is absent.

Another clock takes a yes of everybody who has not left. A stand-in, and an end before the last
scoring, take more than half of the others who are present; a stand-in also passes if only one
other person is left and wants it. Pure functions: each returns the changed table, or raises
Refused.
"""

from dataclasses import replace
from typing import Final

from engine.core import Seat
from engine.tables.model.quiet import Quiet, extended
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import Status, Table, Vote
from engine.tables.transitions import lobby, seating

HALF_A_DAY: Final = 43_200.0
"""Seconds since a person was last seen after which they count as absent."""
LAPSE: Final = 86_400.0
"""Seconds after which an undecided vote is dropped."""


MINUTE: Final = 60.0
"""Seconds for which the others are asked whether the table is to end."""


def voters(table: Table) -> tuple[Seat, ...]:
    """The seats whose people have a vote: computers have none, nor those who have left."""
    return tuple(s for s, p in enumerate(table.players) if p.user is not None and not p.left)


def clock_vote(table: Table) -> Vote | None:
    """The open vote on another clock."""
    return next((vote for vote in table.votes if vote.seat is None and not vote.ends), None)


def end_vote(table: Table) -> Vote | None:
    """The open vote on the end of the table."""
    return next((vote for vote in table.votes if vote.ends), None)


def stand_in_vote(table: Table, seat: Seat) -> Vote | None:
    """The open vote on a stand-in for this seat."""
    return next((vote for vote in table.votes if vote.seat == seat), None)


def proposed(table: Table, user: int, clock: int | None, at: float) -> Table:
    """The table with this clock proposed, instead of any earlier one; or with it set."""
    seat = seating.playing_seat(table, user)
    lobby.refuse_bad_clock(clock, table)
    if clock == table.settings.clock:
        return table
    vote = Vote(None, clock, seat, at + LAPSE, (seat,))
    return settled(table, replace(table, votes=(*_others(table, vote), vote)))


def agreed(table: Table, user: int, clock: int | None, at: float) -> Table:
    """The table with this person's yes to the clock; it is set if nobody else is missing."""
    seat, vote = _asked(table, user, clock, at)
    if seat in vote.yes:
        return table
    return settled(table, _counted(table, vote, seat))


def declined(table: Table, user: int, clock: int | None, at: float) -> Table:
    """The table without the proposed clock, which this person does not want."""
    _, vote = _asked(table, user, clock, at)
    return replace(table, votes=_others(table, vote))


def ended(table: Table, user: int, at: float, *, may_moderate: bool) -> Table:
    """The table closed by its host or a moderator; a host asks those who play there first."""
    closed = lobby.ended(table, user, may_moderate=may_moderate)
    seat = table.seat_of(user)
    if table.status is not Status.RUNNING or may_moderate or seat is None:
        return closed
    if not present(table, seat, at):
        return closed
    vote = Vote(None, None, seat, at + MINUTE, (seat,), ends=True)
    return replace(table, votes=(*_others(table, vote), vote))


def end_agreed(table: Table, user: int, at: float) -> Table:
    """The table with this person's yes to its end; closed if most of the others say so."""
    seat, vote = _asked_for_end(table, user, at)
    if seat not in vote.yes:
        table = _counted(table, vote, seat)
    agreed = {*vote.yes, seat} - {vote.by}
    asked = _asked_to_end(table, vote, at) | agreed
    return lobby.closed(table) if len(agreed) > len(asked) // 2 else table


def end_declined(table: Table, user: int, at: float) -> Table:
    """The table with this person's no to its end; it goes on once most can't say yes any more."""
    seat, vote = _asked_for_end(table, user, at)
    no, asked = {*vote.no, seat}, _asked_to_end(table, vote, at) | {seat}
    if vote.by in no or len(asked - no) <= len(asked) // 2:
        return replace(table, votes=_others(table, vote))
    yes = tuple(other for other in vote.yes if other != seat)
    declined = replace(vote, yes=yes, no=tuple(sorted(no)))
    return replace(table, votes=(*_others(table, vote), declined))


def _asked_to_end(table: Table, vote: Vote, at: float) -> set[Seat]:
    """The seats that decide whether the table ends: all but the one that asked."""
    return {*present(table, vote.by, at), *vote.yes, *vote.no} - {vote.by}


def is_absent(table: Table, seat: Seat, asked: float, now: float, quiet: Quiet | None) -> bool:
    """True if a person who was asked to move has been silent for half a day, quiet hours aside.

    asked: when they were. A whole day is enough, whatever the quiet hours.
    """
    since = max(asked, seating.last_seen(table, seat))
    return now >= min(extended(since, HALF_A_DAY, quiet)[0], since + LAPSE)


def present(table: Table, seat: Seat, now: float) -> tuple[Seat, ...]:
    """The other seats whose people play and were seen within half a day: they may decide."""
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

    The seat is that of a person who is absent. The stand-in goes as soon as they are back.
    """
    own = seating.playing_seat(table, user)
    vote = stand_in_vote(table, seat)
    if vote is None or vote.until <= now:
        vote = Vote(seat, None, own, now + LAPSE, ())
    if own not in vote.yes:
        table = _counted(table, vote, own)
    found = stand_in_vote(table, seat)
    if found is None or len(found.yes) < needed(table, seat, now):
        return table
    table = replace(table, votes=_others(table, vote))
    return seating.with_player(table, seat, level=seating.SUBSTITUTE)


def without_seat(table: Table, seat: Seat) -> Table:
    """The table after a move of this seat, which needs no stand-in any more."""
    return replace(table, votes=tuple(vote for vote in table.votes if vote.seat != seat))


def settled(before: Table, table: Table) -> Table:
    """The table after a change, with its remaining votes and the effects of those that pass.

    A vote that would pass only because somebody was removed lapses instead.
    """
    if not table.votes:
        return table
    if table.status is not Status.RUNNING:
        return replace(table, votes=())
    may = {s for s in voters(table) if table.players[s].user == before.players[s].user}
    kept = []
    for vote in table.votes:
        if vote.ends:
            stands = vote.by in may
        elif vote.seat is None:
            stands = before.settings.clock == table.settings.clock and vote.by in may
        else:
            stands = vote.seat in may and table.players[vote.seat].level is None
        if stands and (yes := tuple(seat for seat in vote.yes if seat in may)):
            no = tuple(seat for seat in vote.no if seat in may)
            same = (yes, no) == (vote.yes, vote.no)
            kept.append(vote if same else replace(vote, yes=yes, no=no))
    votes = tuple(kept)
    table = table if votes == table.votes else replace(table, votes=votes)
    clock = clock_vote(table)
    if clock is None or not set(voters(table)) <= set(clock.yes):
        return table
    table, now = replace(table, votes=_others(table, clock)), table.players
    removed = any(old.user != new.user for old, new in zip(before.players, now, strict=True))
    return table if removed else lobby.clocked(table, clock.clock)


def lapsed(table: Table, now: float) -> Table:
    """The table without the votes whose time is up."""
    votes = tuple(vote for vote in table.votes if vote.until > now)
    return table if votes == table.votes else replace(table, votes=votes)


def due(table: Table) -> float | None:
    """When the first vote lapses; None: there is none."""
    return min((vote.until for vote in table.votes), default=None)


def _asked(table: Table, user: int, clock: int | None, at: float) -> tuple[Seat, Vote]:
    """The seat of this person, and the open vote on this clock; else refused."""
    seat, vote = seating.playing_seat(table, user), clock_vote(table)
    if vote is None or vote.clock != clock or vote.until <= at:
        raise Refused(Refusal.NO_VOTE, table)
    return seat, vote


def _asked_for_end(table: Table, user: int, at: float) -> tuple[Seat, Vote]:
    """The seat of this person, and the open vote on the end; else refused."""
    seat, vote = seating.playing_seat(table, user), end_vote(table)
    if vote is None or vote.until <= at:
        raise Refused(Refusal.NO_VOTE, table)
    return seat, vote


def _counted(table: Table, vote: Vote, seat: Seat) -> Table:
    """The table with one more yes to this vote."""
    no = tuple(other for other in vote.no if other != seat)
    counted = replace(vote, yes=(*vote.yes, seat), no=no)
    return replace(table, votes=(*_others(table, vote), counted))


def _others(table: Table, vote: Vote) -> tuple[Vote, ...]:
    """The votes on anything else."""
    about = (vote.seat, vote.ends)
    return tuple(other for other in table.votes if (other.seat, other.ends) != about)
