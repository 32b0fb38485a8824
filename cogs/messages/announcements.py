"""The single announcement of each table: whose turn it is and until when, or a reminder.

`cogs.mentions` decides who is mentioned when. While a person's hand is open and shows their turn,
nothing mentions them but a reminder. So a table with everybody present needs no announcement, and a
move there costs no request for one. A mention takes two requests. As the load grows, people who are
here are mentioned later, up to twice as late. A mention notifies once a turn, and once more at half
time or after a long silence; everything else is an edit in place.
"""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from cachetools import LRUCache

from cogs.mentions.asking import Occasion, at_table, called, decided
from cogs.mentions.decision import PATIENCE, Decision, Later, Now, Person, Reason, patience
from cogs.messages.channel_messages import ChannelMessages
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

MUCH: Final = 0.5
"""The load from which mentions come as late as possible: sooner ones would delay boards."""
SECONDS_BETWEEN_MENTIONS: Final = 1.0
"""Seconds between two mentions above that load: many at once would delay boards.

No mention comes later than after three times the usual wait.
"""
SECONDS_UNTIL_ROOM: Final = 5.0
"""Seconds between two checks for room for a mention."""

MENTION: Final = "mention"

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


@dataclass(frozen=True, slots=True)
class Announced:
    """An announced turn: the seats to move, and those that need no further mention in it.

    later: the seats that are to be asked again, and when, in seconds since the epoch. text: the
    text of the announcement; "" while there is none.
    """

    asked: Seats
    waiting: Seats
    mentioned: Seats = NOBODY
    later: Mapping[Seat, float] = field(default_factory=dict)
    text: str = ""

    def is_same_turn(self, seats: Seats, movers: set[Seat]) -> bool:
        """True if it is the same turn: the same seats are to move, and only they have moved since.

        A mover who is asked again is in the second step of one turn, unless others moved too.
        """
        again = seats & movers
        one_turn = movers == again and len(self.asked) == 1
        return seats <= self.waiting and (not again or one_turn)

    def after(self, decisions: Mapping[Seat, Decision]) -> "Announced":
        """The turn after these decisions; nobody who was mentioned in it is asked again later."""
        found = {s: d.when for s, d in decisions.items() if isinstance(d, Later)}
        later = {seat: at for seat, at in self.later.items() if seat not in decisions}
        later |= {seat: at for seat, at in found.items() if seat not in self.mentioned}
        mentioned = (self.mentioned | decisions.keys()) - later.keys()
        return replace(self, mentioned=mentioned, later=later)


@dataclass(frozen=True, slots=True)
class Asking:
    """Why which seats are asked to move now.

    here: those whose people are here; None: that doesn't matter. text: of the message; "": the
    usual one.
    """

    occasion: Occasion
    seats: Seats
    here: Seats | None = None
    text: str = ""
    presses: tuple[TableButton, ...] = ()


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
        self.schedule.add(MENTION, self._ring)

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
        seats = frozenset(waiting(table, messages.seen.to_move))
        if not any(isinstance(item, Reminder) for item in news):
            # people with forced moves are asked after half of the time
            seats -= {s for s in seats if await self.forced.makes_move_of(table, s)}
        if not seats:
            self.forget(table.id)
            await messages.remove("turn")
            return
        before = self._announced.get(table.id) or await self._read_back(messages, seats)
        if before is not None and before.is_same_turn(seats, movers):
            turn = replace(before, waiting=seats)
            asking = _asking(messages, turn, movers, news, self.presence.clock.now())
        else:
            turn, owners = Announced(seats, seats), table.owners(seats).items()
            here = Seats(seat for seat, user in owners if self.presence.is_here(table.id, user))
            asking = Asking(messages.turn, seats, here)
        turn = await self._ask(messages, turn, asking, afresh=afresh)
        self._announced[table.id] = turn
        self._wait(table.id, min((turn.later[s] for s in seats & turn.later.keys()), default=None))

    async def _ask(
        self, messages: ChannelMessages, turn: Announced, asking: Asking, *, afresh: bool
    ) -> Announced:
        """The turn after these seats were asked to move, or reminded.

        If nobody wants a mention, there is no announcement: the board shows whose turn it is.
        People who are mentioned later are not named before, since a later run of the bot would
        count them as mentioned.
        """
        owners = messages.seen.table.owners(sorted(asking.seats))
        decisions = {s: await self._decided(messages, asking, s) for s in owners}
        mentioned = called(asking.occasion, {owners[s]: d for s, d in decisions.items()})
        now = turn.after(decisions)
        if asking.text or mentioned.users:
            named = sorted(turn.waiting - now.later.keys())
            text = asking.text or await messages.summons(named)
            await messages.summon(text, mentioned, *asking.presses)
            return replace(now, text=text)
        if turn.text:
            return await _keep(messages, now, afresh=afresh)
        await messages.remove("turn")  # it belongs to the turn before
        return now

    async def _decided(self, messages: ChannelMessages, asking: Asking, seat: Seat) -> Decision:
        """The decision on the person of a seat; an open hand shows their turn to them."""
        table, services = messages.seen.table, messages.posting.services
        user = table.owners((seat,))[seat]
        began = self.presence.clock.now() if seat in (asking.here or ()) else None
        decision = await decided(services, asking.occasion, user, Person(here=began))
        if asking.here is None or not isinstance(decision, Now):
            return decision
        aware = await self.presence.hand_until(table.id, user) if self.presence.seconds else None
        return await decided(services, asking.occasion, user, Person(aware=aware))

    async def _read_back(self, messages: ChannelMessages, seats: Seats) -> Announced | None:
        """The announcement left by an earlier run, if it mentions some of these seats.

        The others are mentioned later, as if their turn had begun now.
        """
        text = await messages.announcement_text()
        mentioned = Seats(seat for seat in seats if messages.calls(seat)[0] in text)
        if not mentioned:
            return None
        at = self.presence.clock.now() + patience(messages.seen.table.settings.clock)
        return Announced(seats, seats, mentioned, dict.fromkeys(seats - mentioned, at), text)

    def _wait(self, table_id: int, due: float | None) -> None:
        """Schedule the next update of a table's announcement, in place of the one before."""
        if due is None:
            self._waiting.pop(table_id, None)
        else:
            wait = due - self.presence.clock.now()
            self._waiting[table_id] = due, min(max(0.0, wait), PATIENCE)
        self.schedule.set(MENTION, table_id, due)

    async def _ring(self, table_id: int) -> float | None:
        """Mention people; returns the time of the next try if there is no room now."""
        now = self.presence.clock.now()
        load = min(1.0, self.throttle.load / MUCH)
        fullness = 1.0 if self.throttle.is_busy else load  # from 0 to 1
        due, patience = self._waiting[table_id]
        if (late := due + patience * fullness) > now:
            return min(late, now + SECONDS_UNTIL_ROOM)
        if fullness == 1.0 and (late := min(self._next, due + 2 * patience)) > now:
            return late
        self._next = now + SECONDS_BETWEEN_MENTIONS
        del self._waiting[table_id]
        self.call(table_id)
        return None


def _asking(
    messages: ChannelMessages,
    turn: Announced,
    movers: set[Seat],
    news: Sequence[News],
    now: float,
) -> Asking:
    """Why which seats of a turn are asked again now; a mover gets the whole patience again."""
    table, seats = messages.seen.table, turn.waiting
    deadline = table.timing.deadline
    if any(isinstance(item, Reminder) and item.deadline == deadline for item in news):
        return Asking(at_table(Reason.HALF_TIME, table), seats)
    if late := seats & {item.seat for item in news if isinstance(item, StillWaits)}:
        text = messages.still_waits(sorted(late))
        return Asking(at_table(Reason.SILENCE, table), late, text=text)
    if nudges := [item for item in news if isinstance(item, Nudge) and item.seat in seats]:
        nudge, occasion = nudges[-1], at_table(Reason.NUDGE, table)
        vote = stand_in_press(messages.say, messages.seen, messages.names, nudge.seat)
        presses = (vote,) if nudge.absent else ()
        return Asking(occasion, Seats({nudge.seat}), None, messages.nudge(nudge), presses)
    moved = seats & movers & turn.later.keys()
    due = {seat for seat in seats - turn.mentioned if turn.later.get(seat, now) <= now}
    return Asking(messages.turn, moved | due, moved)


async def _keep(messages: ChannelMessages, turn: Announced, *, afresh: bool) -> Announced:
    """Keep the announcement of the same turn, with its new deadline, below a new board."""
    text = await messages.summons(sorted(turn.mentioned))
    if afresh or text != turn.text:
        await messages.summon(text, called(messages.turn, {}), below=afresh)
    return replace(turn, text=text)
