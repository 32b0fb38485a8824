"""A turn that is announced: the seats that have been asked to move, and those to be asked now.

A person is mentioned once in a turn, and once more at half time, after a long silence or by a
nudge. Channels and chats ask alike, each in its own message.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from cogs.mentions.asking import Called, Occasion, at_table, called, decided
from cogs.mentions.decision import Decision, Later, Now, Person, Reason
from cogs.messages.channel_messages import ChannelMessages
from engine.core import Seat
from engine.tables.model.news import News, Nudge, Reminder, StillWaits

Seats = frozenset[Seat]
NOBODY: Final[Seats] = frozenset()
Aware = Callable[[int, int], Awaitable[float | None]]
"""The time until which a person's open hand shows their turn at a table; None: it doesn't."""


@dataclass(frozen=True, slots=True)
class Turn:
    """An announced turn: the seats to move, and those that need no further mention in it.

    later: the seats that are to be asked again, and when, in seconds since the epoch. text: the
    text of the announcement; "" while there is none.
    """

    asked: Seats
    waiting: Seats
    mentioned: Seats = NOBODY
    later: Mapping[Seat, float] = field(default_factory=dict)
    text: str = ""

    def is_same(self, seats: Seats, movers: set[Seat]) -> bool:
        """True if it is the same turn: the same seats are to move, and only they have moved since.

        A mover who is asked again is in the second step of one turn, unless others moved too.
        """
        again = seats & movers
        return seats <= self.waiting and (not again or (movers == again and len(self.asked) == 1))

    def after(self, decisions: Mapping[Seat, Decision]) -> "Turn":
        """The turn after these decisions; nobody who was mentioned in it is asked again later."""
        found = {s: d.when for s, d in decisions.items() if isinstance(d, Later)}
        later = {seat: at for seat, at in self.later.items() if seat not in decisions}
        later |= {seat: at for seat, at in found.items() if seat not in self.mentioned}
        mentioned = (self.mentioned | decisions.keys()) - later.keys()
        return replace(self, mentioned=mentioned, later=later)


@dataclass(frozen=True, slots=True)
class Asking:
    """The seats that are asked to move now, and the reason.

    here: those whose people were here a moment ago; None: that doesn't matter. text: of the
    message; "": the usual one.
    """

    occasion: Occasion
    seats: Seats
    here: Seats | None = None
    text: str = ""


def _again(
    messages: ChannelMessages, turn: Turn, movers: set[Seat], news: Sequence[News]
) -> Asking:
    """The seats of a turn that are asked again now; a mover gets the whole patience again."""
    table, seats, now = messages.seen.table, turn.waiting, messages.posting.services.clock.now()
    if any(isinstance(item, Reminder) and item.deadline == table.timing.deadline for item in news):
        return Asking(at_table(Reason.HALF_TIME, table), seats)
    if late := seats & {item.seat for item in news if isinstance(item, StillWaits)}:
        called = " ".join(messages.calls(seat)[0] for seat in sorted(late))
        text = messages.say("turn-still-waits", mentions=called)
        return Asking(at_table(Reason.SILENCE, table), late, text=text)
    if nudges := [item for item in news if isinstance(item, Nudge) and item.seat in seats]:
        nudge, occasion = nudges[-1], at_table(Reason.NUDGE, table)
        return Asking(occasion, Seats({nudge.seat}), text=messages.nudge(nudge))
    moved = seats & movers & turn.later.keys()
    due = {seat for seat in seats - turn.mentioned if turn.later.get(seat, now) <= now}
    return Asking(messages.turn, moved | due, moved)


async def ask(
    messages: ChannelMessages,
    before: Turn | None,
    seats: Seats,
    movers: set[Seat],
    news: Sequence[News],
    here: Seats,
    aware: Aware,
) -> tuple[Turn, str, Called]:
    """Ask the seats that are to move, as far as somebody must be mentioned or reminded now.

    Returns the turn afterwards, the text of the message ("": none), and whom it mentions. People
    who are mentioned later are not named before, since a later run of the bot would count them as
    mentioned. here: the seats whose people are here.
    """
    services, table = messages.posting.services, messages.seen.table
    if before is not None and before.is_same(seats, movers):
        turn = replace(before, waiting=seats)
        asking = _again(messages, turn, movers, news)
    else:
        turn, asking = Turn(seats, seats), Asking(messages.turn, seats, here)
    owners, decisions = table.owners(sorted(asking.seats)), dict[Seat, Decision]()
    for seat, user in owners.items():
        began = services.clock.now() if seat in (asking.here or ()) else None
        decision = await decided(services, asking.occasion, user, Person(here=began))
        if asking.here is not None and isinstance(decision, Now):
            person = Person(aware=await aware(table.id, user))
            decision = await decided(services, asking.occasion, user, person)
        decisions[seat] = decision
    mentioned = called(asking.occasion, {owners[s]: d for s, d in decisions.items()})
    turn, text = turn.after(decisions), asking.text
    if mentioned.users and not text:
        text = await messages.summons(sorted(seats - turn.later.keys()))
    return replace(turn, text=text or turn.text), text, mentioned
