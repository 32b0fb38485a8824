"""The single announcement of each table: whose turn it is and until when, or a reminder.

`cogs.mentions` decides who is mentioned when. While a person's hand is open and shows their turn,
nothing mentions them but a reminder. So a table with everybody present needs no announcement, and a
move there costs no request for one. A mention takes two requests. As the load grows, people who are
here are mentioned later, up to twice as late. A mention notifies once a turn, and once more at half
time or after a long silence; everything else is an edit in place.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from cachetools import LRUCache

from cogs.mentions.asking import called
from cogs.mentions.decision import PATIENCE, patience
from cogs.messages.channel_messages import ChannelMessages
from cogs.messages.throttle import BUSY, Throttle
from cogs.messages.turns import Aware, Seats, Turn, ask
from engine.core import Seat
from engine.tables.model.kind import kind_of
from engine.tables.model.news import News, Reminder
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

HERE: Final = 300.0
"""Seconds after a press or a command in which its person counts as here.

A round of six players who think for three quarters of a minute each is shorter, so only longer
silence in a turn leads to a mention.
"""
REMEMBERED: Final = 10_000
"""The most people who are remembered; those silent for longest are forgotten."""


@dataclass(eq=False, repr=False)
class Presence:
    """The time of each person's last press or command at each table, and whose hand is open.

    current_until: of a person's hand at a table. seconds: for how long a press counts; 0: nobody
    counts as here, or has an open hand.
    """

    clock: Clock
    current_until: Aware
    seconds: float = HERE

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

    def is_at(self, table: Table, user: int) -> bool:
        """The same, also for those who opened or gathered for the table a moment ago."""
        is_new = self.clock.now() - table.opened < self.seconds
        came = user == table.host or kind_of(table).gathered
        return (is_new and came) or self.is_here(table.id, user)

    async def hand_until(self, table_id: int, user: int) -> float | None:
        """The time until which this person's open hand is current; None: it isn't."""
        return await self.current_until(table_id, user) if self.seconds else None


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
    _announced: dict[int, Turn] = field(default_factory=dict)
    _waiting: dict[int, tuple[float, float]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._next = 0.0
        self.schedule.add(MENTION, self._ring)

    def forget(self, table_id: int) -> None:
        """Forget the announcement of a table that no longer needs one."""
        self._announced.pop(table_id, None)
        self._wait(table_id, None)

    async def update(
        self, messages: ChannelMessages, movers: set[Seat], news: Sequence[News], *, afresh: bool
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
        owners, aware = table.owners(seats).items(), self.presence.hand_until
        here = Seats(seat for seat, user in owners if self.presence.is_at(table, user))
        asked = await ask(messages, before, seats, movers, news, here=here, aware=aware)
        turn, text, mentioned = asked
        if text:
            await messages.summon(text, mentioned)
        elif turn.text:
            text = await messages.summons(sorted(turn.mentioned))  # its deadline may be new
            if afresh or text != turn.text:
                await messages.summon(text, called(messages.turn, {}), below=afresh)
            turn = replace(turn, text=text)
        else:
            await messages.remove("turn")  # it belongs to the turn before
        self._announced[table.id] = turn
        self._wait(table.id, min((turn.later[s] for s in seats & turn.later.keys()), default=None))

    async def _read_back(self, messages: ChannelMessages, seats: Seats) -> Turn | None:
        """The announcement left by an earlier run, if it mentions some of these seats.

        The others are mentioned later, as if their turn had begun now.
        """
        row = messages.rows.get("turn")
        text = "" if row is None else await messages.surface.read(row.message)
        mentioned = Seats(seat for seat in seats if messages.calls(seat)[0] in text)
        if not mentioned:
            return None
        at = self.presence.clock.now() + patience(messages.seen.table.settings.clock)
        return Turn(seats, seats, mentioned, dict.fromkeys(seats - mentioned, at), text)

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
        fullness = 1.0 if self.throttle.backlog > BUSY else load  # from 0 to 1
        due, patience = self._waiting[table_id]
        if (late := due + patience * fullness) > now:
            return min(late, now + SECONDS_UNTIL_ROOM)
        if fullness == 1.0 and (late := min(self._next, due + 2 * patience)) > now:
            return late
        self._next = now + SECONDS_BETWEEN_MENTIONS
        del self._waiting[table_id]
        self.call(table_id)
        return None
