"""The single announcement of each table: whose turn it is and until when, or a reminder.

A person is mentioned only when needed: at once after an absence, after PATIENCE if they were just
here, never if they want no mention. While a person's hand is open and shows their turn, nothing
mentions them but a reminder. So a table with everybody present needs no announcement, and a
move there costs no request for one. A mention takes two requests. As the load grows, people who are
here are mentioned later, up to twice as late. A mention notifies once a turn, and once more at half
time or after a long silence; everything else is an edit in place.
"""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final

import discord
from cachetools import LRUCache

from cogs.messages.channel_messages import REMINDING, ChannelMessages, pinging
from cogs.messages.throttle import Throttle
from cogs.table.pages.votes import stand_in_press
from cogs.ui.layout import TableButton
from engine.core import Seat
from engine.tables.model.news import News, Nudge, Reminder, StillWaits
from engine.tables.model.table import Table
from engine.tables.movers.forced import ForcedMoves
from engine.tables.ports import Clock
from engine.tables.schedule import Schedule
from engine.tables.transitions.deadlines import waiting

PATIENCE: Final = 45.0
"""Seconds after which a person who was just here is mentioned, if their turn still waits."""
SHARE: Final = 3
"""With a clock, the longest delay of a mention is the turn's time divided by this."""
MUCH: Final = 0.5
"""The load from which mentions come as late as possible: sooner ones would delay boards."""
SECONDS_BETWEEN_MENTIONS: Final = 1.0
"""Seconds between two mentions above that load: many at once would delay boards.

No mention comes later than after three times the usual wait.
"""
SECONDS_BETWEEN_LOOKS: Final = 5.0
"""Seconds between two checks for room for a mention."""

KIND: Final = "mention"

Seats = frozenset[Seat]
NOBODY: Final[Seats] = frozenset()


HERE: Final = 300.0
"""Seconds after a press or a command in which its person counts as here.

A round of six players who think for three quarters of a minute each is shorter, so only longer
silence in a turn leads to a mention.
"""
REMEMBERED: Final = 10_000
"""The most people who are remembered; those silent for longest are forgotten."""


async def no_hand(*_: int) -> None:
    """Return None: nobody's hand is open."""


@dataclass(eq=False, repr=False)
class Presence:
    """The time of each person's last press or command at each table, and whose hand is open.

    seconds: for how long a press counts; 0: nobody counts as here. hand_until: until
    when the hand of a person at a table can be kept current; None if it isn't.
    """

    clock: Clock
    seconds: float = HERE
    hand_until: Callable[[int, int], Awaitable[float | None]] = no_hand

    def __post_init__(self) -> None:
        self._last: LRUCache[tuple[int, int], float] = LRUCache(REMEMBERED)

    def note(self, table_id: int, user: int) -> None:
        """Note that this person pressed or typed something at this table now."""
        self._last[table_id, user] = self.clock.now()

    def restore(self, tables: Iterable[Table], moved: Mapping[int, float]) -> None:
        """After a restart, count every player as present when the last move was made.

        So a restart calls nobody back to a table with everybody present. moved: times by table;
        before the first move, that of the deal.
        """
        for table in tables:
            at = moved.get(table.id, table.started or 0.0)
            if self.clock.now() - at < self.seconds:
                for user in table.people:
                    self._last[table.id, user] = at

    def forget(self, user: int) -> None:
        """Forget this person."""
        for key in [key for key in self._last if key[1] == user]:
            del self._last[key]

    def is_here(self, table_id: int, user: int) -> bool:
        """True if this person pressed or typed something at this table a moment ago."""
        last = self._last.get((table_id, user))
        return last is not None and self.clock.now() - last < self.seconds

    async def looks_until(self, table_id: int, user: int) -> float | None:
        """The time until which this person's open hand is current; None: it isn't."""
        until = await self.hand_until(table_id, user) if self.seconds else None
        return None if until is None or until <= self.clock.now() else until


@dataclass(frozen=True, slots=True)
class Announced:
    """An announced turn: the seats to move, and the people already mentioned.

    due: when present people are mentioned, in seconds since the epoch; None: all have been. text:
    the text of the announcement; "" while there is none.
    """

    asked: Seats
    waiting: Seats
    mentioned: Seats = NOBODY
    due: float | None = None
    text: str = ""

    def is_same_turn(self, seats: Seats, movers: set[Seat]) -> bool:
        """True if it is the same turn: the same seats are to move, and only they have moved since.

        A mover who is asked again is in the second step of one turn, unless others moved too.
        """
        again = seats & movers
        one_turn = movers == again and len(self.asked) == 1
        return seats <= self.waiting and (not again or one_turn)


@dataclass(eq=False, repr=False)
class Announcements:
    """The current announcements; after a restart they are read from the channels.

    call: has a table's announcement updated when somebody is to be mentioned.
    """

    presence: Presence
    call: Callable[[int], object]
    forced: ForcedMoves
    throttle: Throttle
    schedule: Schedule
    _announced: dict[int, Announced] = field(default_factory=dict)
    _waiting: dict[int, tuple[float, float]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._next = 0.0
        self.schedule.add(KIND, self._ring)

    def forget(self, table_id: int) -> None:
        """Forget the announcement of a table that no longer needs one."""
        self._announced.pop(table_id, None)
        self._wait(table_id, None)

    async def update(
        self,
        messages: ChannelMessages,
        movers: set[Seat],
        news: Sequence[News],
        *,
        afresh: bool,
    ) -> None:
        """Bring the announcement up to date; afresh: it must be below a new board."""
        table = messages.seen.table
        reminders = [item for item in news if isinstance(item, Reminder)]
        seats = frozenset(waiting(table, messages.seen.to_move))
        if not reminders:  # people with forced moves are asked after half of the time
            seats -= {s for s in seats if await self.forced.makes_move_of(table, s)}
        if not seats:
            self.forget(table.id)
            await messages.remove("turn")
            return
        before = self._announced.get(table.id) or await self._read_back(messages, seats)
        mentioned = before.mentioned if before and before.is_same_turn(seats, movers) else NOBODY
        if before is None or not before.is_same_turn(seats, movers):
            now = await self._begin_turn(messages, seats)
        elif any(reminder.deadline == table.timing.deadline for reminder in reminders):
            now = await _announce(messages, Announced(before.asked, seats), seats, mentioned)
        elif (
            due := self._due(table, before, seats, movers)
        ) is not None and due <= self.presence.clock.now():
            looking = await self._looking(messages, seats - before.mentioned)
            now = await _announce(messages, before, seats, looking=looking)
        elif late := seats & {item.seat for item in news if isinstance(item, StillWaits)}:
            text = messages.still_waits(sorted(late))
            now = await _remind(messages, before, late, text)
        elif nudges := [item for item in news if isinstance(item, Nudge) and item.seat in seats]:
            text, nudge = messages.nudge(nudges[-1]), nudges[-1]
            vote = stand_in_press(messages.say, messages.seen, messages.names, nudge.seat)
            presses = (vote,) if nudge.absent else ()
            now = await _remind(messages, before, Seats({nudge.seat}), text, *presses)
        else:
            now = replace(await _keep(messages, before, afresh=afresh), due=due)
        now = _without_sleepers(now, _asleep(messages, seats), mentioned)
        self._announced[table.id] = replace(now, waiting=seats)
        self._wait(table.id, now.due)

    async def _begin_turn(self, messages: ChannelMessages, seats: Seats) -> Announced:
        """A new turn: people who were away are mentioned at once, the others later.

        People with quiet hours are mentioned when those are over, people with an open hand when
        it can no longer be kept current.
        """
        table = messages.seen.table
        asleep = _asleep(messages, seats)
        players = table.owners(seats - asleep.keys())
        here = {s for s, user in players.items() if self.presence.is_here(table.id, user)}
        begun = Announced(seats, seats, due=self._patience(table) if here else None)
        away = seats - here - asleep.keys()
        looking = await self._looking(messages, away)
        if not away - looking.keys():
            await messages.remove("turn")
        else:
            begun = replace(await _announce(messages, begun, away - looking.keys()), due=begun.due)
        return _without_sleepers(begun, looking, NOBODY)

    async def _looking(self, messages: ChannelMessages, seats: Seats) -> dict[Seat, float]:
        """The seats whose people see the turn in an open hand, and until when."""
        table = messages.seen.table
        owners = table.owners(seats).items()
        found = {seat: await self.presence.looks_until(table.id, user) for seat, user in owners}
        return {seat: until for seat, until in found.items() if until is not None}

    async def _read_back(self, messages: ChannelMessages, seats: Seats) -> Announced | None:
        """The announcement left by an earlier run, if it mentions some of these seats.

        The others are mentioned later, as if their turn had begun now.
        """
        text = await messages.announcement_text()
        mentioned = Seats(seat for seat in seats if messages.calls(seat)[0] in text)
        if not mentioned:
            return None
        due = None if mentioned == seats else self._patience(messages.seen.table)
        return Announced(seats, seats, mentioned, due, text)

    def _due(self, table: Table, turn: Announced, seats: Seats, movers: set[Seat]) -> float | None:
        """The time to mention the remaining people; a recent mover gets the full delay again."""
        if turn.due is None or seats <= turn.mentioned:
            return None
        return self._patience(table) if seats & movers else turn.due

    def _patience(self, table: Table) -> float:
        """The time at which a person who is here when their turn begins is mentioned."""
        clock = table.settings.clock
        return self.presence.clock.now() + (
            PATIENCE if clock is None else min(PATIENCE, clock / SHARE)
        )

    def _wait(self, table_id: int, due: float | None) -> None:
        """Schedule the next update of a table's announcement, in place of the one before."""
        if due is None:
            self._waiting.pop(table_id, None)
        else:
            self._waiting[table_id] = due, max(0.0, due - self.presence.clock.now())
        self.schedule.set(KIND, table_id, due)

    async def _ring(self, table_id: int) -> float | None:
        """Mention people; returns the time of the next try if there is no room now."""
        now = self.presence.clock.now()
        load = min(1.0, self.throttle.load / MUCH)
        fullness = 1.0 if self.throttle.is_busy else load  # from 0 to 1
        due, patience = self._waiting[table_id]
        if (late := due + patience * fullness) > now:
            return min(late, now + SECONDS_BETWEEN_LOOKS)
        if fullness == 1.0 and (late := min(self._next, due + 2 * patience)) > now:
            return late
        self._next = now + SECONDS_BETWEEN_MENTIONS
        del self._waiting[table_id]
        self.call(table_id)
        return None


def _asleep(messages: ChannelMessages, seats: Seats) -> dict[Seat, float]:
    """The seats whose people have quiet hours now, and when those end."""
    users = messages.seen.table.owners(seats)
    asleep = messages.posting.asleep(users.values())
    return {seat: asleep[user] for seat, user in users.items() if user in asleep}


def _without_sleepers(turn: Announced, asleep: Mapping[Seat, float], mentioned: Seats) -> Announced:
    """The turn with its sleepers still to be mentioned, when the first of them wakes.

    mentioned: people who were mentioned in this turn before their quiet hours; they are not asked
    again.
    """
    waiting = {seat: until for seat, until in asleep.items() if seat not in mentioned}
    if not waiting:
        return turn
    wakes = min(waiting.values())
    due = wakes if turn.due is None else min(turn.due, wakes)
    return replace(turn, mentioned=turn.mentioned - waiting.keys(), due=due)


async def _announce(
    messages: ChannelMessages,
    turn: Announced,
    seats: Seats,
    earlier: Seats = NOBODY,
    looking: Mapping[Seat, float] = MappingProxyType({}),
) -> Announced:
    """Ask these seats to move, or remind them; nobody is mentioned twice in a turn.

    If nobody wants a mention, there is no announcement: the board shows whose turn it is. earlier:
    people mentioned in this turn before its reminder. looking: those with an open hand, who are
    mentioned later. Sleepers and they are not named before, since a later run of the bot would
    count them as mentioned.
    """
    kinds = messages.mention_kinds()
    fresh = messages.users(seats - turn.mentioned - looking.keys())
    now = replace(turn, mentioned=turn.mentioned | seats, due=None)
    now = _without_sleepers(now, looking, NOBODY)
    wanting = await messages.posting.wanting(fresh, *kinds)
    if not wanting:
        if not turn.text:  # it belongs to the turn before
            await messages.remove("turn")
        return now
    asleep = _asleep(messages, seats - turn.mentioned - earlier)
    text = await messages.summons(sorted(seats - asleep.keys() - looking.keys()))
    await messages.summon(text, pinging(wanting))
    return replace(now, text=text)


async def _remind(
    messages: ChannelMessages,
    turn: Announced,
    seats: Seats,
    text: str,
    *presses: TableButton,
) -> Announced:
    """Remind some of the players to move with this message, regardless of any clock."""
    wanting = await messages.posting.wanting(messages.users(seats), *REMINDING)
    await messages.summon(text, pinging(wanting), *presses)
    return replace(turn, mentioned=turn.mentioned | seats, text=text)


async def _keep(messages: ChannelMessages, before: Announced, *, afresh: bool) -> Announced:
    """Keep the announcement of the same turn, with its new deadline, below a new board."""
    if not before.text:
        return before
    text = await messages.summons(sorted(before.mentioned))
    if afresh or text != before.text:
        await messages.summon(text, discord.AllowedMentions.none(), below=afresh)
    return replace(before, text=text)
