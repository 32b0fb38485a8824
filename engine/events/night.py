"""A club night: its plan, its people and its rounds, and everything that changes them.

In each round the same cards lie at all tables. A night follows from its rows; its transitions are
pure functions that return the changed night, or raise Refused.
"""

import dataclasses
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final, TypeAlias

from engine.codec import LATER
from engine.core import Seat, put
from engine.games import GAMES
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import ChannelPlace, Person
from engine.tables.transitions.lobby import read_options
from engine.tables.transitions.shuffle import NO_CUT, word_of

CHECK_IN: Final = 900.0
"""Seconds before the start in which people check in."""
WAIT: Final = 900.0
"""Seconds after the start until a night with too few people is cancelled."""
BREAK: Final = 60.0
"""Seconds between two rounds."""
GATHERING: Final = 300.0
"""Seconds from the second late check-in to the start."""
JUST_DEALT: Final = 120.0
"""Seconds after its deal in which a round still has its free seats for those who come."""
LEAST_PEOPLE: Final = 2
MOST_PEOPLE: Final = 128
CLOCKS: Final = 25
"""Turns' clocks in the time of a round."""
ROUND_SECONDS: Final = (900.0, 3600.0)
"""The shortest and the longest time of a round."""
Rows: TypeAlias = tuple[tuple[int, ...], ...]
"""A number for each seat of each table of computers."""


class Phase(StrEnum):
    """The life of a night, in order."""

    ANNOUNCED = "announced"
    OPEN = "open"  # people check in
    RUNNING = "running"
    OVER = "over"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class Plan:
    """The organiser's choices. options: the game's, written by `codec`.

    seats: at each table. clock: seconds that a turn may take. start: in seconds since the epoch.
    weekly: there is another night a week later. rated: tables without computers are rated.
    """

    game: str
    options: str
    rounds: int
    seats: int
    clock: int
    start: float
    weekly: bool = False
    rated: bool = False

    @property
    def round_seconds(self) -> float:
        """The time of a round; then Mates finish what is open."""
        least, most = ROUND_SECONDS
        return min(most, max(least, float(CLOCKS * self.clock)))

    @property
    def seconds(self) -> float:
        """The longest time of the night."""
        return self.rounds * (self.round_seconds + BREAK)


@dataclass(frozen=True, slots=True)
class Guest:
    """A person who answered the announcement; user None: their data is deleted.

    here: they have checked in. cut: their word for the deck; "": none. gone: they left the night,
    and may come back. ends: they called it off.
    """

    user: int | None
    name: str
    coming: bool
    here: bool = False
    cut: str = ""
    gone: bool = False
    ends: bool = field(default=False, metadata=LATER)

    @property
    def plays(self) -> bool:
        """True if they get a seat in the next round."""
        return self.user is not None and self.here and not self.gone


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The result of a seat of a round. user: None: a Mate's.

    measure: as `field.compared` has it, more being better. own: the person made half of the
    seat's moves, so it counts for them. points: as the game shows them, or the seat's place.
    """

    table: int
    seat: Seat
    user: int | None
    measure: int
    own: bool
    points: int = 0


@dataclass(frozen=True, slots=True)
class Round:
    """One deal at all tables.

    tables: the people by seat, for each table; None: a Mate. until: when Mates finish open tables,
    in seconds since the epoch; dealt: when it was dealt. field: the measures by seat of each table
    of computers. points: the same as the game shows them. They and the results are known once it
    has ended.
    """

    number: int
    tables: tuple[tuple[int | None, ...], ...]
    until: float
    ended: float | None = None
    field: Rows = ()
    results: tuple[SeatResult, ...] = ()
    points: Rows = dataclasses.field(default=(), metadata=LATER)
    dealt: float = dataclasses.field(default=0.0, metadata=LATER)

    @property
    def people(self) -> frozenset[int]:
        """The people who have a seat in it."""
        return frozenset(user for table in self.tables for user in table if user is not None)


@dataclass(frozen=True, slots=True)
class Night:
    """A club night. secret: 64 hexadecimal digits, from which each round's follows.

    people: those who checked in are in that order. cuts: their words at the start.
    next_at: when something is due, in seconds since the epoch; None: nothing is. version: the
    number of its changes in the store. event: the id of Discord's event, if there is one; noted:
    the plan by which it was last made. organiser: None: their data is deleted.
    """

    id: int
    guild: int
    channel: int
    organiser: int | None
    plan: Plan
    phase: Phase
    secret: str = field(repr=False)
    people: tuple[Guest, ...] = ()
    rounds: tuple[Round, ...] = ()
    cuts: str = ""
    next_at: float | None = None
    paused: bool = False
    version: int = 0
    event: int | None = None
    noted: Plan | None = field(default=None, metadata=LATER)

    @property
    def round(self) -> Round | None:
        """The round that is played now."""
        return next((each for each in self.rounds if each.ended is None), None)

    @property
    def ended(self) -> tuple[Round, ...]:
        """The rounds that have ended, which count."""
        return tuple(each for each in self.rounds if each.ended is not None)

    @property
    def players(self) -> tuple[int, ...]:
        """The people who get a seat in the next round, in order of their check-in."""
        return tuple(g.user for g in self.people if g.plays and g.user is not None)

    @property
    def is_over(self) -> bool:
        """True if nothing happens in it any more."""
        return self.phase in (Phase.OVER, Phase.CANCELLED)

    @property
    def waits(self) -> bool:
        """True if the time of its start is over, and too few people are here."""
        is_late = self.phase is Phase.OPEN and (self.next_at or 0.0) > self.plan.start
        return is_late and len(self.players) < LEAST_PEOPLE

    def free_seat(self, user: int, now: float) -> tuple[int, Seat] | None:
        """A Mate's seat of the round, with its table from 0; None: none, or it isn't just dealt."""
        played = self.round
        if played is None or user in played.people or now > played.dealt + JUST_DEALT:
            return None
        tables = enumerate(played.tables)
        free = [(users.count(None), n, users.index(None)) for n, users in tables if None in users]
        return max(free)[1:] if free else None

    def comes_in(self, user: int, now: float) -> int:
        """The round in which this person gets a seat if they come now; 0: it is too late.

        Somebody who was here may come back at any, others while at most half have begun.
        """
        guest, begun = self.guest(user), len(self.rounds)
        if 2 * begun > self.plan.rounds and not (guest and guest.here):
            return 0
        number = begun + (self.free_seat(user, now) is None)
        return number if number <= self.plan.rounds else 0

    def guest(self, user: int) -> Guest | None:
        """This person, if they have answered."""
        return next((guest for guest in self.people if guest.user == user), None)


def announced(place: ChannelPlace, organiser: int, plan: Plan, secret: str, now: float) -> Night:
    """A new night, without an id; open if it starts soon. secret: 64 new hexadecimal digits."""
    game = GAMES.get(plan.game)
    if game is None or plan.seats not in game.seats_for(read_options(game, plan.options)):
        raise Refused(Refusal.BAD_CHOICE, text=f"night: {plan}")
    if plan.start < now - BREAK:
        raise Refused(Refusal.NIGHT_PAST)
    plan = replace(plan, start=max(plan.start, now))
    given = (0, place.guild, place.channel, organiser, plan)
    night = Night(*given, phase=Phase.ANNOUNCED, secret=secret)
    opens = plan.start - CHECK_IN
    return opened(night) if opens <= now else replace(night, next_at=opens)


def changed(night: Night, plan: Plan, now: float) -> Night:
    """The night with other choices; people stay, and check in again for another start.

    Words for other cards are dropped, so each seal is older than the words that cut its cards.
    """
    refuse_unless(night, Phase.ANNOUNCED, Phase.OPEN)
    place, new = ChannelPlace(night.guild, night.channel), replace(night, plan=plan)
    if moved := plan.start != night.plan.start:
        new = announced(place, 0, plan, night.secret, now)
    same = len({(each.game, each.options, each.rounds) for each in (plan, night.plan)}) == 1
    stay = [replace(g, here=g.here and not moved, cut=g.cut * same) for g in night.people]
    return replace(night, plan=new.plan, phase=new.phase, people=(*stay,), next_at=new.next_at)


def answered(night: Night, person: Person, *, coming: bool) -> Night:
    """The night with this person's new answer; if too few are left after its time, it waits."""
    refuse_unless(night, Phase.ANNOUNCED, Phase.OPEN)
    former = night.guest(person.user) or Guest(person.user, person.name, coming)
    here = former.here and coming
    night = _with(night, replace(former, name=person.name, coming=coming, here=here))
    return replace(night, next_at=night.plan.start + WAIT) if night.waits else night


def opened(night: Night) -> Night:
    """The night in which people may check in now."""
    refuse_unless(night, Phase.ANNOUNCED)
    return replace(night, phase=Phase.OPEN, next_at=night.plan.start)


def checked_in(night: Night, person: Person, now: float, typed: str = "") -> Night:
    """The night with this person here, and their word for the deck; "": they have none.

    When a late second person is here, it starts GATHERING later. Once it runs, those who come late
    get a free seat, or else one in its next round.
    """
    if night.phase is Phase.ANNOUNCED:
        raise Refused(Refusal.NIGHT_EARLY)
    refuse_unless(night, Phase.OPEN, Phase.RUNNING)
    before, runs = night.guest(person.user), night.phase is Phase.RUNNING
    former = before.cut if before else ""
    cut = word_of(typed) if typed else former
    if before is not None and before.plays and (runs or cut == former):
        raise Refused(Refusal.NIGHT_HERE)
    if runs and not night.comes_in(person.user, now):
        raise Refused(Refusal.NIGHT_LATE)
    seat, waited = night.free_seat(person.user, now), night.waits
    night = _with(night, Guest(person.user, person.name, coming=True, here=True, cut=cut))
    if seat is not None:
        at, played = seat[0], night.rounds[-1]
        users = put(played.tables[at], seat[1], person.user)
        played = replace(played, tables=put(played.tables, at, users))
        return replace(night, rounds=(*night.rounds[:-1], played))
    return replace(night, next_at=now + GATHERING) if waited and not night.waits else night


def started(night: Night, now: float) -> Night:
    """The running night; too few people are waited for, and cancel it (none: and later ones)."""
    refuse_unless(night, Phase.OPEN)
    if len(night.players) < LEAST_PEOPLE:
        until = night.plan.start + WAIT
        plan = replace(night.plan, weekly=night.plan.weekly and bool(night.players))
        waits = replace(night, next_at=until)
        return waits if now < until else cancelled(replace(night, plan=plan))
    cuts = " ".join(guest.cut or NO_CUT for guest in night.people if guest.plays)
    return replace(night, phase=Phase.RUNNING, cuts=cuts, next_at=now)


def rushed(night: Night, now: float) -> Night:
    """The night, one step further than its times say: check-in, its start or its next round."""
    if night.phase is Phase.ANNOUNCED:
        return opened(night)
    refuse_unless(night, Phase.OPEN, Phase.RUNNING)
    if night.round is not None:
        raise Refused(Refusal.NIGHT_STALE)
    if night.phase is Phase.OPEN and len(night.players) < LEAST_PEOPLE:
        raise Refused(Refusal.NIGHT_FEW)
    return replace(night, paused=False, next_at=now)


def next_round(night: Night, tables: tuple[tuple[int | None, ...], ...], now: float) -> Night:
    """The night with one more round at these tables, as `movement.seating` has them.

    Without tables nobody is left, and it is over.
    """
    refuse_unless(night, Phase.RUNNING)
    if night.round is not None or night.paused:
        raise Refused(Refusal.NIGHT_STALE)
    if not tables:
        return replace(night, phase=Phase.OVER, next_at=None)
    until = now + night.plan.round_seconds
    new = Round(len(night.rounds) + 1, tables, until, dealt=now)
    return replace(night, rounds=(*night.rounds, new), next_at=until)


def prolonged(night: Night, now: float) -> Night:
    """The night whose round has all its time again, from now on."""
    until = now + night.plan.round_seconds
    rounds = (*night.rounds[:-1], replace(night.rounds[-1], until=until))
    return replace(night, rounds=rounds, next_at=until)


def closed_round(
    night: Night, results: tuple[SeatResult, ...], now: float, field: Rows = (), points: Rows = ()
) -> Night:
    """The night after its round, with its results and field; the last one ends the night."""
    refuse_unless(night, Phase.RUNNING)
    if (played := night.round) is None:
        raise Refused(Refusal.NIGHT_STALE)
    over = replace(played, ended=now, results=results, field=field, points=points)
    rounds = (*night.rounds[:-1], over)
    night = replace(night, rounds=rounds, next_at=None if night.paused else now + BREAK)
    if len(rounds) < night.plan.rounds and night.players:
        return night
    return replace(night, phase=Phase.OVER, next_at=None)


def paused(night: Night, now: float) -> Night:
    """The running night whose next round waits, or comes by itself again if it did."""
    refuse_unless(night, Phase.RUNNING)
    waits = not night.paused
    due = night.next_at if night.round else None if waits else now
    return replace(night, paused=waits, next_at=due)


def cancelled(night: Night, by: Person | None = None) -> Night:
    """The night, called off by this person; None: it ends, and is over if a deal has ended."""
    refuse_unless(night, Phase.ANNOUNCED, Phase.OPEN, Phase.RUNNING)
    if by is not None:
        guest = night.guest(by.user) or Guest(by.user, by.name, coming=False)
        night = _with(night, replace(guest, ends=True))
    phase = Phase.OVER if by is None and night.ended else Phase.CANCELLED
    return replace(night, phase=phase, next_at=None)


def repeated(night: Night) -> Night:
    """The night with another one a week later, or without it if it had one."""
    return replace(night, plan=replace(night.plan, weekly=not night.plan.weekly))


def gone(night: Night, user: int) -> Night:
    """The night without this person from its next round on."""
    refuse_unless(night, Phase.RUNNING)
    guest = night.guest(user)
    if guest is None or not guest.plays:
        raise Refused(Refusal.NIGHT_STALE)
    return _with(night, replace(guest, gone=True))


def _with(night: Night, guest: Guest) -> Night:
    """The night with this person's answer in its place; a new check-in comes last of those here."""
    before = None if guest.user is None else night.guest(guest.user)
    others = [each for each in night.people if each is not before]
    is_new = guest.coming and (before is None or not before.coming)
    if is_new and sum(each.coming and not each.gone for each in others) >= MOST_PEOPLE:
        raise Refused(Refusal.NIGHT_FULL)
    stays = before is not None and before.here == guest.here
    at = night.people.index(before) if before is not None and stays else len(others)
    return replace(night, people=(*others[:at], guest, *others[at:]))


def refuse_unless(night: Night, *phases: Phase) -> None:
    """Refuse what can be done in these phases only."""
    if night.phase in phases:
        return
    raise Refused(Refusal.NIGHT_OVER if night.is_over else Refusal.NIGHT_STALE)
