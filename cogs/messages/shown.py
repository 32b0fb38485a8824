"""A private message that can be changed, with the state that it shows."""

import asyncio
from dataclasses import dataclass
from typing import Any, Final
from weakref import WeakValueDictionary

from discord import ui

from cogs.context.services import Services
from cogs.surfaces.render import Rendered
from cogs.surfaces.token import TokenSurface
from cogs.table.pages.end import end_card
from cogs.ui.layout import TableButton, TableSelect, words
from cogs.ui.page import Accent, Say
from engine.events.evening import Evening
from engine.players.base import Level
from engine.tables.model.position import NEVER
from engine.tables.model.table import Status, Table
from engine.tables.replay import Replay
from engine.tables.view import TableView


@dataclass(slots=True)
class Shown:
    """A private message that can be changed.

    status: the table's status when it was shown. until: the end of the time in which it can be
    changed; inactive_at: when it is made inactive; both in seconds since the epoch. turn: the
    version at which its reader's turn began; fingerprint: hash of its content at that time, without
    its note or page; None: not known. of: the table and the version that it was drawn from. note:
    remains above the hand until its reader's next press or the end of the reader's turn. is_whole:
    it is a hand, not a page of it.
    """

    surface: TokenSurface
    message: int
    status: Status
    until: float
    inactive_at: float
    turn: int = NEVER
    fingerprint: int | None = None
    of: tuple[Table, int] | None = None
    note: str = ""
    is_whole: bool = False

    @property
    def asked(self) -> int:
        """A number that orders messages by the time of their request."""
        return self.surface.interaction.id

    def is_newer(self, seen: TableView | None, message: int | None) -> bool:
        """True if this message shows the hand at a later version than what somebody has seen."""
        if self.of is None or seen is None:
            return False
        return self.message == message and self.of[1] > seen.version

    async def change(self, sent: Rendered) -> bool:
        """Change the message; False if it was deleted, or its token is too old."""
        async with changing(self.message):
            return await self.surface.change(self.message, sent)

    def lags(self, seen: TableView) -> bool:
        """True if it must be redrawn: a turn or a countdown has begun, a channel is lost or back.

        A player who was already to move is in the middle of a choice; only a hand that shows the
        whole choice is redrawn then, when somebody comes or goes.
        """
        if self.turn == NEVER or self.turn != seen.to_move_from or self.of is None:
            return True
        if self.is_whole and _sitting(self.of[0]) != _sitting(seen.table):
            return True
        before, now = self.of[0].timing, seen.table.timing
        counts = now.deadline is not None and now.deadline != before.deadline
        return now.suspended != before.suspended or (counts and seen.seat in seen.to_move)


def _sitting(table: Table) -> tuple[tuple[str, Level | None, bool], ...]:
    """The players by seat: name, level, and True for those who have left."""
    return tuple((player.name, player.level, player.left) for player in table.players)


def changing(message: int | None) -> asyncio.Lock:
    """The lock of a message, so that what is sent last arrives last; None: a new message."""
    lock = asyncio.Lock()
    return lock if message is None else _LOCKS.setdefault(message, lock)


_LOCKS: Final = WeakValueDictionary[int, asyncio.Lock]()


def fingerprint(layout: ui.LayoutView | None, turn: int = NEVER) -> int:
    """Hash of the visible content; the versions of its buttons count only by the turn.

    turn: the version at which its reader's turn began. Serialising the layout instead would take
    three times as long.
    """
    return hash((turn, *map(_part, layout.walk_children() if layout is not None else ())))


def _part(item: ui.Item[Any]) -> Any:
    match item:
        case ui.TextDisplay():
            return item.content
        case TableButton(item=button):
            look = (button.label, button.style, button.disabled, str(button.emoji))
            return (item.leads_to.route, *look)
        case TableSelect(item=select):
            options = ((o.value, o.label, o.description, str(o.emoji)) for o in item.options)
            return (select.placeholder, select.disabled, *options)
        case ui.Container():
            return int(item.accent_colour or 0)
    return type(item)


def is_back(table: Table, user: int) -> bool:
    """True if this person sits at the table and hasn't left."""
    seat = table.seat_of(user)
    return seat is not None and not table.players[seat].left


def last_words(seen: TableView) -> str:
    """The closing message of a hand; "" as long as it stays a hand."""
    if not seen.table.is_open:
        return "refusal-table-over" if seen.outcome else "hand-closed"
    if seen.seat is None:
        return "kicked"
    return "hand-left" if seen.table.players[seen.seat].left else ""


@dataclass(frozen=True, slots=True)
class End:
    """A game that is over. evening: up to this game; None: it has no score."""

    replay: Replay
    evening: Evening | None


async def end_of(services: Services, table: Table) -> End:
    """The end of this table, which has been dealt and is over."""
    return End(await services.tables.replay(table.id), await services.evenings.at(table))


def closing(say: Say, message: str, user: int, end: End | None) -> ui.LayoutView:
    """A layout of this message; end: of a finished game, which becomes its player's own."""
    if end is not None and (told := end.replay).outcome is not None:
        return end_card(say, told, told.table.seat_of(user), evening=end.evening)
    return words(Accent.HAND, say(message))
