"""Votes in a running game (the end, a stand-in for an absent person); nudges.

A stand-in, and an end before the last scoring, take more than half of the others who are present;
in a rated game an end takes all who play. People's answers are only recorded; `settled` decides
every vote, after every change of a table. Pure functions: each returns the changed table, or raises
Refused.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from math import ceil
from typing import Final

from engine.core import Seat
from engine.tables.model.kind import kind_of
from engine.tables.model.news import Ended, Ender, News, PlaysOn, StandIn, VoteOff
from engine.tables.model.quiet import Quiet, extended
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import EndVote, StandInVote, Status, Table, Vote
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


def end_vote(table: Table) -> EndVote | None:
    """The open vote on the end of the table."""
    return next((vote for vote in table.votes if isinstance(vote, EndVote)), None)


def stand_in_vote(table: Table, seat: Seat) -> StandInVote | None:
    """The open vote on a stand-in for this seat."""
    votes = (vote for vote in table.votes if isinstance(vote, StandInVote))
    return next((vote for vote in votes if vote.seat == seat), None)


def ended(table: Table, user: int, at: float, *, may_moderate: bool) -> Table:
    """The table closed by its host or a moderator; a host asks those who play there first.

    A moderator who plays in a rated game asks as well; one who has left it is refused.
    """
    closed = lobby.ended(table, user, may_moderate=may_moderate)
    seat, rated = table.seat_of(user), kind_of(table).rated
    if table.status is not Status.RUNNING or seat is None or (may_moderate and not rated):
        return closed
    if not _asked(table, seating.playing_seat(table, user) if rated else seat, at):
        return closed
    return _replaced(table, end_vote(table), EndVote(seat, at + MINUTE, (seat,), ()))


def end_answered(table: Table, user: int, at: float, *, wants: bool) -> Table:
    """The table with this person's yes or no to its end, in place of an earlier answer."""
    seat, vote = seating.playing_seat(table, user), end_vote(table)
    if vote is None or vote.until <= at:
        raise Refused(Refusal.NO_VOTE, table)
    if seat in (vote.yes if wants else vote.no):
        return table
    yes = tuple(other for other in vote.yes if other != seat)
    no = tuple(other for other in vote.no if other != seat)
    yes, no = ((*yes, seat), no) if wants else (yes, (*no, seat))
    return _replaced(table, vote, replace(vote, yes=yes, no=no))


def stood_in(table: Table, user: int, seat: Seat, now: float) -> Table:
    """The table with this person's vote for a stand-in on the seat of an absent person."""
    voter = seating.playing_seat(table, user)
    if voter == seat:
        raise Refused(Refusal.NOT_ABSENT, table)
    vote = before = stand_in_vote(table, seat)
    if vote is None or vote.until <= now:
        vote = StandInVote(seat, now + LAPSE, ())
    if voter in vote.yes:
        return table
    return _replaced(table, before, replace(vote, yes=(*vote.yes, voter)))


def is_absent(table: Table, seat: Seat, asked: float, now: float, quiet: Quiet | None) -> bool:
    """True if a person to move has been silent for half a day, not counting quiet hours.

    asked: the time when they were asked. A whole day is enough, whatever the quiet hours.
    """
    since = max(asked, seating.last_seen(table, seat))
    return now >= min(extended(since, HALF_A_DAY, quiet)[0], since + LAPSE)


def present(table: Table, seat: Seat, now: float) -> tuple[Seat, ...]:
    """The other seats whose people play and were seen within half a day; they may decide."""
    there = (s for s in voters(table) if s != seat and table.players[s].level is None)
    return tuple(s for s in there if now < seating.last_seen(table, s) + HALF_A_DAY)


def _asked(table: Table, by: Seat, at: float) -> tuple[Seat, ...]:
    """The seats that this one must ask about the end; a rated game also waits for the absent."""
    if kind_of(table).rated:
        return tuple(s for s in voters(table) if s != by and table.players[s].level is None)
    return present(table, by, at)


def needed(table: Table, vote: StandInVote, now: float) -> int:
    """The votes needed for this stand-in: more than half of those who may decide."""
    return len({*present(table, vote.seat, now), *vote.yes}) // 2 + 1


def electorate(table: Table, vote: EndVote, at: float) -> tuple[Collection[Seat], int]:
    """The seats that decide on the end of the table, and the yes votes that end it."""
    asked = {*_asked(table, vote.by, at), *vote.yes, *vote.no} - {vote.by}
    return asked, len(asked) if kind_of(table).rated else len(asked) // 2 + 1


@dataclass(frozen=True, slots=True)
class Decision:
    """A vote that is over. vote: with the answers that count; gone: whose going away ended it."""

    vote: Vote
    passed: bool
    gone: Seat | None = None


def settled(
    before: Table, table: Table, now: float, mover: Seat | None, to_move: Sequence[Seat] | None
) -> tuple[Table, tuple[Decision, ...]]:
    """Decide every vote after a change: the table with its open votes and the passed ones' effects.

    The only function that ends a vote. An answer counts as long as its person plays. A vote that
    would pass only because somebody was removed lapses instead. A vote that the change itself
    granted or made idle is dropped. A closed table keeps the vote that closed it.

    mover: the seat of the move or undo, if it was one. to_move: None: as before.
    """
    if not table.votes or not before.is_open:
        return table, ()
    if table.status is not Status.RUNNING:
        return replace(table, votes=()), ()
    pairs = [*enumerate(zip(before.players, table.players, strict=True))]
    removed = next((s for s, (old, new) in pairs if old.user not in (None, new.user)), None)
    may = {s for s in voters(table) if before.players[s].user == table.players[s].user}
    kept, decided = list[Vote](), list[Decision]()
    for asked in table.votes:
        if isinstance(asked, StandInVote) and _is_idle(before, table, asked, mover, to_move):
            continue
        vote, gone = _counted(asked, may), None
        passed = _passes(table, vote, min(now, vote.until))
        askers = asked.yes if isinstance(asked, StandInVote) else (asked.by,)
        if may.isdisjoint(askers):
            passed, gone = False, askers[0]
        elif passed and removed is not None:
            passed, gone = False, removed
        if passed is None and vote.until > now:
            kept.append(vote)
        else:
            decided.append(Decision(vote, bool(passed), gone))
    if table.votes != (votes := tuple(kept)):
        table = replace(table, votes=votes)
    for one in decided:
        table = _passed(table, one.vote) if one.passed else table
    return table, tuple(decided)


def _counted(vote: Vote, may: Collection[Seat]) -> Vote:
    yes = tuple(seat for seat in vote.yes if seat in may)
    if isinstance(vote, StandInVote):
        return replace(vote, yes=yes)
    return replace(vote, yes=yes, no=tuple(seat for seat in vote.no if seat in may))


def _is_idle(
    before: Table,
    table: Table,
    vote: StandInVote,
    mover: Seat | None,
    to_move: Sequence[Seat] | None,
) -> bool:
    """True if the absent person is back or no longer waited for."""
    old, new = before.players[vote.seat], table.players[vote.seat]
    stays = old.user == new.user and new.level is None and old.last_seen == new.last_seen
    return not stays or vote.seat == mover or (to_move is not None and vote.seat not in to_move)


def _passes(table: Table, vote: Vote, at: float) -> bool | None:
    """True if the answers at this time are enough, False if too many said no; None: it is open."""
    if isinstance(vote, StandInVote):
        return len(vote.yes) >= needed(table, vote, at) or None
    asked, least = electorate(table, vote, at)
    enough = not asked or len({*vote.yes}.intersection(asked)) >= least
    if vote.by in vote.no or (not enough and len({*asked}.difference(vote.no)) < least):
        return False
    return enough or None


def _passed(table: Table, vote: Vote) -> Table:
    """The table with the effect of a vote that has passed."""
    if isinstance(vote, EndVote):
        return replace(lobby.closed(table), votes=(vote,))
    return seating.with_player(table, vote.seat, level=seating.SUBSTITUTE)


def news_of(table: Table, decided: Iterable[Decision]) -> tuple[News, ...]:
    """The news of the votes that are over."""
    found = list[News]()
    for one in decided:
        match one.vote, one.passed:
            case _, _ if one.gone is not None:
                found.append(VoteOff(one.gone, table.players[one.gone].taken_from is not None))
            case EndVote(yes=yes, no=no), False:
                found.append(PlaysOn(len(yes), len(no)))
            case EndVote(yes=yes, no=no), True:
                found.append(Ended(Ender.VOTE, len(yes), len(no)))
            case StandInVote(seat=seat), True:
                found.append(StandIn(seat))
    return tuple(found)


def ended_by_vote(table: Table) -> Ended | None:
    """The news that a vote closed the table, with its tally; None if no vote did."""
    vote = None if table.is_open else end_vote(table)
    return None if vote is None else Ended(Ender.VOTE, len(vote.yes), len(vote.no))


def due(table: Table, now: float) -> float | None:
    """The next time when a vote lapses, or somebody who decides counts as absent."""
    if not table.votes or not table.is_open:
        return None
    absences = (seating.last_seen(table, seat) + HALF_A_DAY for seat in voters(table))
    return min((*(vote.until for vote in table.votes), *(at for at in absences if at > now)))


def _replaced(table: Table, old: Vote | None, new: Vote) -> Table:
    return replace(table, votes=(*(vote for vote in table.votes if vote is not old), new))


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
