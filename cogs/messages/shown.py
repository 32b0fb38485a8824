"""A private message that can be changed, with the state that it shows."""

import asyncio
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final, Self, TypeAlias
from weakref import WeakValueDictionary

from cachetools import TLRUCache
from discord import ui

from cogs.context.services import Services
from cogs.faces import FACES
from cogs.surfaces.render import Rendered, render
from cogs.surfaces.token import TokenSurface
from cogs.table.pages import lobby as lobby_page
from cogs.table.pages.done import done_card
from cogs.table.pages.end import end_card, invited, page_ways
from cogs.table.pages.hand import hand_layout
from cogs.table.pages.lesson import first_words
from cogs.table.pages.news import lines
from cogs.ui.answer import Kind
from cogs.ui.layout import TableButton, TableSelect, button, container, rows_of, words
from cogs.ui.names import names_of
from cogs.ui.page import HAND, Accent, Say, Style
from engine.core import Event
from engine.events.evening import Evening
from engine.players.base import Level
from engine.results.ratings import RatingRow
from engine.tables.model.kind import kind_of
from engine.tables.model.position import NEVER
from engine.tables.model.table import Status, Table, guild_of
from engine.tables.replay import Replay
from engine.tables.transitions.invitations import is_invited, may_wait
from engine.tables.transitions.rematch import is_dealt_in
from engine.tables.view import TableView

INACTIVE_AFTER: Final = TokenSurface.lasts - 30.0
"""Seconds after which a message that nobody has pressed is made inactive."""
LOBBY: Final = (Kind.SEATED, Kind.COMPUTERS, Kind.HOUSE_RULES)
"""Messages that make sense only before the start."""
PASSING: Final = (Kind.HAND, Kind.SEATED, Kind.HOUSE_RULES)
"""Messages whose content can become outdated."""
OVER: Final = ("refusal-table-over", "hand-closed")
"""The closing messages of hands after which their people can play again."""

Key: TypeAlias = tuple[int, int, Kind]
"""The table, the person, and the kind of message."""

MOST_HANDS: Final = 5000
"""The most remembered messages, a thousand tables of hands."""
PREVIEWED: Final = 2
"""The most events shown before a revelation."""


@dataclass(slots=True)
class Shown:
    """A private message that can be changed.

    status: the table's status when it was shown. until: the end of the time in which it can be
    changed; inactive_at: when it is made inactive; both in seconds since the epoch. turn: the
    version at which its reader's turn began; fingerprint: hash of its content at that time, without
    its note or page; None: not known. of: the table and the version that it was drawn from. note:
    remains above the hand until its reader's next press or the end of the reader's turn. is_whole:
    it is a hand, not a page of it. is_asked: its reader has asked for it, and so looks at it.
    is_past: it is an end after which another game was dealt, or the night was called.
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
    is_asked: bool = True
    is_past: bool = False

    @classmethod
    def kept(cls, surface: TokenSurface, message: int, table: Table, now: float) -> Self:
        """A message that shows this table from now on."""
        return cls(surface, message, table.status, now + surface.lasts, now + INACTIVE_AFTER)

    @property
    def asked(self) -> int:
        """A number that orders messages by the time of their request."""
        return self.surface.interaction.id

    def shows(
        self, seen: TableView, layout: ui.LayoutView | None, *, is_whole: bool = True
    ) -> None:
        """Note that it shows the hand of this view."""
        self.turn, self.is_whole = seen.to_move_from, is_whole
        self.fingerprint = fingerprint(layout, seen.to_move_from)
        self.of = (seen.table, seen.version)

    def is_newer(self, seen: TableView | None, message: int | None) -> bool:
        """True if this message shows the hand at a later version than what somebody has seen."""
        if self.of is None or seen is None:
            return False
        return self.message == message and self.of[1] > seen.version

    async def change(self, sent: Rendered) -> bool:
        """Change the message; False if it was deleted, or its token is too old."""
        async with changing(self.message):
            return await self.surface.change(self.message, sent)

    async def retire(self) -> None:
        """Delete the message."""
        await self.surface.retire(self.message)

    def invites(self, table: Table | None, user: int) -> int:
        """The fingerprint of what this end says about the table of a next game."""
        return invitation(table, user) or int(self.is_past)

    def waited_for(self, table: Table, user: int) -> bool:
        """True if this person read it before this game was dealt, and plays without a press."""
        seat = table.seat_of(user) if table.status is Status.RUNNING else None
        began, asked = table.started or 0.0, self.surface.interaction.created_at.timestamp()
        return seat is not None and table.players[seat].entry is None and asked <= began

    def lags(self, seen: TableView) -> bool:
        """True if it must be redrawn: a turn or a countdown has begun, a channel is lost or back.

        A player who was already to move is in the middle of a choice; only a hand that shows the
        whole choice is redrawn then, when somebody comes, goes or makes a remark.
        """
        if self.turn == NEVER or self.turn != seen.to_move_from or self.of is None:
            return True
        if self.is_whole and _sitting(self.of[0]) != _sitting(seen.table):
            return True
        before, now = self.of[0].timing, seen.table.timing
        counts = now.deadline is not None and now.deadline != before.deadline
        return now.suspended != before.suspended or (counts and seen.seat in seen.to_move)


def _sitting(table: Table) -> tuple[tuple[str, Level | None, bool, str], ...]:
    """The players by seat: name, level, True for those who have left, and their remarks."""
    return tuple((each.name, each.level, each.left, each.remark) for each in table.players)


class OpenMessages(TLRUCache[Key, Shown]):
    """The messages that can be changed; those unused for longest go first. Indexed by table."""

    def __init__(self, now: Callable[[], float]) -> None:
        super().__init__(MOST_HANDS, lambda _key, shown, _now: shown.until, now)
        self._keys: dict[int, dict[Key, None]] = {}

    def __setitem__(self, key: Key, shown: Shown, *how: Any) -> None:
        super().__setitem__(key, shown, *how)
        self._keys.setdefault(key[0], {})[key] = None

    def replaced(
        self, table_id: int, user: int, messages: Collection[int | None]
    ) -> tuple[bool, Sequence[Shown]]:
        """Forget those of a person's messages that show something else now, and their refusals.

        Returns True if one of them was an end of the past, and the refusals.
        """
        known = {key: self[key] for key in self.of(table_id, user)}
        here = {key: shown for key, shown in known.items() if shown.message in messages}
        refusals = {k: s for k, s in known.items() if k[2] is Kind.REFUSAL and k not in here}
        for key in (*here, *refusals):
            del self[key]
        return any(shown.is_past for shown in here.values()), [*refusals.values()]

    def superseded(self, key: Key, shown: Shown) -> Shown | None:
        """Keep the one of two messages that was asked for later; returns the other one."""
        before = self.pop(key, None)  # the new token lives longer than the old one
        if before is None or before.message == shown.message:
            before = None
        elif before.asked > shown.asked:
            before, shown = shown, before
        self[key] = shown
        return before

    def also_of(self, table_id: int, key: Key) -> None:
        """Find this message among those of another table, too."""
        self._keys.setdefault(table_id, {})[key] = None

    def of(self, table_id: int, user: int | None = None, kind: Kind | None = None) -> list[Key]:
        """The keys of a table's messages, or of one person's there; kind: only those of it."""
        keys = self._keys.get(table_id, {})
        for key in [key for key in keys if key not in self]:
            del keys[key]
        if not keys:
            self._keys.pop(table_id, None)
        return [key for key in keys if user in (None, key[1]) and kind in (None, key[2])]


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


NO_INVITATION: Final = 0
"""The fingerprint of an end that invites to no game."""


def invitation(table: Table | None, user: int) -> int:
    """Fingerprint of the invitation to this table in a person's end of a game before it.

    Somebody without whom it has begun is invited to the game after it. Somebody who waited for it
    reads that they have a seat.
    """
    if table is None or table.rematch_of is None:
        return NO_INVITATION
    lacks = table.status is Status.RUNNING and may_wait(table, user)
    has_seat = is_dealt_in(table, user)
    if not (lacks or has_seat or is_invited(table, user)):
        return NO_INVITATION
    return hash((table.id, table.host, table.game, lacks, table.guests if has_seat else ()))


def last_words(seen: TableView) -> str:
    """The closing message of a hand; "" as long as it stays a hand."""
    if not seen.table.is_open:
        if kind_of(seen.table).again is not None:
            return "club-table-over"
        return "refusal-table-over" if seen.outcome else "hand-closed"
    if seen.seat is None:
        return "kicked"
    return "hand-left" if seen.table.players[seen.seat].left else ""


@dataclass(frozen=True, slots=True)
class End:
    """A game that is over. evening: up to this game; None: it has no score. rated: its changes."""

    replay: Replay
    evening: Evening | None
    rated: Sequence[RatingRow] = ()


async def end_of(services: Services, seen: TableView) -> End | None:
    """The end of a table that has been dealt and is over; None: it isn't, or has secrets still."""
    table = seen.table
    if table.is_open or seen.view is None or await services.nights.hides(table):
        return None
    rated = await services.ratings.of_game(table.id)
    return End(await services.tables.replay(table.id), await services.evenings.at(table), rated)


@dataclass(frozen=True, slots=True)
class Drawings:
    """Draws private messages with the words and pictures of their readers."""

    services: Callable[[], Services]

    def hand(self, shown: Shown, seen: TableView, note: str = "") -> Rendered:
        """The hand, with a note above it."""
        say, game = self.services().say(shown.surface.interaction), seen.table.game
        return self._sent(say, hand_layout(FACES[game], say, seen, note=note), game)

    async def first_words(self, shown: Shown, seen: TableView, user: int) -> str:
        """The words above the hand of a newcomer."""
        services = self.services()
        return await first_words(services, services.say(shown.surface.interaction), seen, user)

    async def is_above(self, key: Key, shown: Shown) -> bool:
        """True if the message stands above its table's board, and can be sent again below."""
        board = (await self.services().records.messages(key[0])).get("board")
        return board is not None and shown.message < board.message and shown.surface.may_add

    def inactive(self, shown: Shown, seen: TableView) -> Rendered:
        """The hand once it can't be changed any more: lasting text, and a way to a new one."""
        say, table = self.services().say(shown.surface.interaction), seen.table.id
        again = button(table, seen.version, HAND, say("board-hand-button"), Style.MAIN, "🃏")
        return self._sent(say, container(Accent.HAND, (say("hand-rests"),), rows_of([again])))

    def preview(self, shown: Shown, table: Table, events: Sequence[Event]) -> Rendered:
        """The last of these events, without the hand."""
        say = self.services().say(shown.surface.interaction)
        told = lines(say, events, names_of(table, say=say), FACES[table.game])
        return self._sent(say, words(Accent.HAND, "\n".join(told[-PREVIEWED:])), table.game)

    def panel(self, key: Key, shown: Shown, table: Table) -> Rendered | None:
        """A panel whose content depends on the table; None: any other one."""
        say, in_lobby = self.services().say(shown.surface.interaction), table.status is Status.LOBBY
        if key[2] is Kind.SEATED and in_lobby and table.rematch_of is not None:
            return self._sent(say, words(Accent.HAND, lobby_page.noted(say, table, key[1])))
        if key[2] is not Kind.HOUSE_RULES or not in_lobby:
            return None
        mute = self.services().preferences.is_mute(guild_of(table.place))
        return self._sent(say, lobby_page.house_rules(say, table, key[1], mute=mute))

    async def own_end(
        self, shown: Shown, seen: TableView, user: int, lobby: Table | None
    ) -> Rendered:
        """A person's own end, which invites to this lobby; at an open table, the note of a game."""
        if not seen.table.is_open:
            end = await end_of(self.services(), seen)
            last, game = last_words(seen), seen.table.game
            return self.end(shown, last, user, end, lobby, former=game)
        say = self.services().say(shown.surface.interaction)
        told, ways = lobby_page.noted(say, seen.table, user), list[ui.ActionRow[Any]]()
        if lobby is not None:
            told, ways = invited(say, lobby, user, seen.table.game)
        return self._sent(say, container(Accent.HAND, (told,), ways))

    def end(
        self,
        shown: Shown,
        message: str,
        user: int,
        end: End | None = None,
        lobby: Table | None = None,
        *,
        former: str = "",
    ) -> Rendered:
        """This message; a player's own end in its place, if the game has one.

        end: of a game that was dealt. lobby: invites its reader to the next game;
        former: the game before that.
        """
        say = self.services().say(shown.surface.interaction)
        over = None if end is None or end.replay.outcome is None else end.replay.table
        asked, ways = ("", None) if lobby is None else invited(say, lobby, user, former, over)
        if message == "club-table-over" and end is None and shown.of is not None:
            return self._sent(say, done_card(say, self.services(), shown.of[0]))
        if end is None or over is None:
            return self._sent(say, container(Accent.HAND, (say(message), asked), ways or ()))
        seat, evening, rated = over.seat_of(user), end.evening, end.rated
        if seat is None:  # everybody has read its end
            told = asked or say("chat-further-down" if shown.is_past else message)
            return self._sent(say, container(Accent.HAND, (told,), ways or ()))
        if ways is None and shown.is_past:
            ways = rows_of(page_ways(say, over))
        layout = end_card(say, end.replay, seat, rated, ways, evening=evening, asked=asked)
        return self._sent(say, layout, over.game)

    def _sent(self, say: Say, layout: ui.LayoutView, game: str = "") -> Rendered:
        return render(say, layout, pictures=self.services().pictures, game=game)
