"""One pure function decides, for every reason, if a person is mentioned now, later or never.

A person is mentioned only when needed: at once after an absence, after PATIENCE (or a third of the
turn's time) if they were just here, never if they want no mention or can't see the place. Nobody
is mentioned in their quiet hours, nor twice for one reason within its least pause.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, TypeAlias

from cogs.context.preferences import Mentions
from engine.tables.model.quiet import Quiet, quiet_until, rests

PATIENCE: Final = 45.0
"""Seconds after which a person who was just here is mentioned, if their turn still waits."""
NOTIFIED: Final = 100
"""The most people whom Discord notifies of one message; it takes none that names more of them."""
SHARE: Final = 3
"""With a clock, the longest delay of a mention is the turn's time divided by this."""

Reason = StrEnum(
    "Reason", "TURN HALF_TIME SILENCE NUDGE REMOVAL EXPIRY CALL CHALLENGE REMATCH MORNING NIGHT"
)
Why = StrEnum("Why", "UNWANTED UNSEEN QUIET RECENT HERE")
"""The obstacle to a mention now."""

EVERY_TURN: Final = (Reason.TURN, Reason.REMATCH)
"""The reasons that people who want only reminders don't want."""
PAUSES: Final = {
    Reason.NUDGE: 0.0,  # its table counts an hour
    Reason.REMOVAL: 600.0,
    Reason.CALL: 600.0,
    Reason.CHALLENGE: 600.0,
    Reason.REMATCH: 300.0,
    Reason.MORNING: 0.0,  # the outbox posts it once a day
    Reason.NIGHT: 0.0,  # and once a night
}
"""Least seconds between two mentions of one person for one reason; otherwise the patience.

Of a table's own reasons they count at that table, of the others in a server.
"""

AFTER: Final = {Reason.HALF_TIME: Reason.TURN}
"""The reasons that are none soon after a mention for another one."""


@dataclass(frozen=True, slots=True)
class Now:
    """Mention them now."""


@dataclass(frozen=True, slots=True)
class Later:
    """Mention them at this time, in seconds since the epoch, if the reason still holds."""

    when: float
    why: Why


@dataclass(frozen=True, slots=True)
class Never:
    """Don't mention them for this."""

    why: Why


Decision: TypeAlias = Now | Later | Never


@dataclass(frozen=True, slots=True)
class Person:
    """All that a mention of somebody depends on. Times are in seconds since the epoch.

    reminded: False if they want no reminder at tables without a clock. sees: False if they are
    known to have left the server, or can't see the place. here: when their turn began, if they
    were just here then. aware: until when an open hand shows the turn to them, or nobody is to
    remind them. last: when they were last mentioned for this reason.
    """

    mentions: Mentions = Mentions.ALWAYS
    quiet: Quiet | None = None
    reminded: bool = True
    sees: bool = True
    here: float | None = None
    aware: float | None = None
    last: float | None = None


def patience(clock: float | None) -> float:
    """Seconds for which a person who was just here isn't mentioned; clock: of a turn."""
    return PATIENCE if clock is None else min(PATIENCE, clock / SHARE)


def pause(reason: Reason, clock: float | None = None) -> float:
    """Least seconds between two mentions of one person for this reason."""
    return PAUSES.get(reason, patience(clock))


def decide(reason: Reason, person: Person, now: float, clock: float | None = None) -> Decision:
    """Decide on a mention of this person for this reason; clock: seconds of a turn, if limited."""
    if not person.sees:
        return Never(Why.UNSEEN)
    is_rare = person.mentions is Mentions.REMINDERS and reason not in EVERY_TURN
    is_wanted = is_rare or person.mentions is Mentions.ALWAYS
    if not is_wanted or (reason is Reason.SILENCE and not person.reminded):
        return Never(Why.UNWANTED)
    here = now if person.here is None else person.here + patience(clock)
    at, why = max(now, here, person.aware or now), Why.HERE
    if person.last is not None and (again := person.last + pause(reason, clock)) > at:
        at, why = again, Why.RECENT
    if (awake := quiet_until(person.quiet, at)) is not None:
        at, why = awake, Why.QUIET
    return Later(at, why) if at > now else Now()


def promise(reason: Reason, person: Person, now: float, at: float | None = None) -> Why | None:
    """The part that a promise of a mention must leave out; None: nothing.

    at: when the mention is due, if that is known. Otherwise it may be due at any time, so quiet
    hours are looked up at their next beginning.
    """
    if at is None:
        at = now if person.quiet is None else max(now, next(rests(person.quiet, now))[0])
    decision = decide(reason, replace(person, here=None, aware=None, last=None), at)
    return None if isinstance(decision, Now) else decision.why
