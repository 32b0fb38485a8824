"""All tables of the bot, and what people and the bot itself do at them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from engine.core import AnyGame, Event, Seat, known_to
from engine.games import GAMES
from engine.tables.gate import Gate
from engine.tables.in_time import InTime
from engine.tables.model.news import TakenBack
from engine.tables.model.quiet import QuietHours
from engine.tables.model.refusals import Refusal, Refused, Unreadable
from engine.tables.model.table import ChannelPlace, OwnPlace, Place, Player, Table, guild_of
from engine.tables.patience import Patience
from engine.tables.ports import UNDO, Change, Clock, MoveRow, Publisher, Store, Taken
from engine.tables.position import (
    Pick,
    dealt,
    only_move,
    pick_by_index,
    played,
    refuse_to_undo,
    undone,
)
from engine.tables.registry import Entry, Registry
from engine.tables.replay import Replay
from engine.tables.room import Limits, Room, surplus
from engine.tables.transitions import (
    deadlines,
    expiry,
    hosting,
    invitations,
    lobby,
    rematch,
    seating,
    votes,
)
from engine.tables.transitions.shuffle import sealed
from engine.tables.under_way import shielded
from engine.tables.view import TableView, lobby_view


class Tables:
    """All tables of the bot. Every method that refuses raises Refused and has changed nothing.

    What the bot does by itself (`close`, `suspend`, `resume`, `lapse`) refuses nothing but a table
    that is unknown; it changes nothing where there is nothing to change.

    is_ours: whether the tables at a place are changed here; those elsewhere can only be seen.
    patience: what is done so that nobody waits for ever.
    origin: gives a new table its seed, or the secret that its seed will be made of.
    quiet: the quiet hours of people.
    """

    def __init__(
        self,
        store: Store,
        clock: Clock,
        publisher: Publisher | None = None,
        games: Mapping[str, AnyGame] = GAMES,
        origin: Callable[[Table], Table] = sealed,
        limits: Limits | None = None,
        is_ours: Callable[[Place], bool] = lambda _: True,
        quiet: QuietHours = lambda _: None,
    ) -> None:
        self._store = store
        self._clock = clock
        self._games = games
        self.origin = origin
        self._registry = Registry(store, games, is_ours)
        self.gate = Gate(store, clock, self._registry, publisher, quiet)
        self.patience = Patience(self.gate, self._registry, store, clock)
        self.room = Room(limits, self._registry.all)
        self._in_time = InTime()
        self._asked: invitations.Asked = {}
        self.under_way = self.gate.under_way

    async def restore(self) -> int:
        """Take over the open tables of the store and say how many there are.

        Their moves are replayed when somebody first asks for them.
        """
        return await self._registry.restore()

    async def stop(self) -> None:
        """Refuse every further change and wait for those under way; tables can still be seen."""
        await self.under_way.stop()

    def at(self, place: Place | None) -> Table | None:
        """The open table in this channel; None elsewhere."""
        return self._registry.at(place)

    def table(self, table_id: int) -> Table | None:
        """The open table with this id."""
        return self._registry.get(table_id)

    async def latest_over(self, place: ChannelPlace) -> Table | None:
        """The table in this channel that was dealt and over last, if there was any."""
        return await self._store.latest_over(place)

    def open_tables(self) -> tuple[Table, ...]:
        """All open tables in channels, oldest first: nobody looks after those of a person alone."""
        return self._registry.all()

    async def found(self, table_id: int) -> Table:
        """The table with this id, open or over; refused if there is none."""
        return (await self._registry.found(table_id)).table

    async def view(self, table_id: int, user: int | None) -> TableView:
        """A table, open or over, as this person (None: a spectator) sees it now."""
        entry = await self._registry.found(table_id)
        if entry.table.started is None:
            return lobby_view(entry.table, user)
        try:
            return await self._view(entry, None if user is None else entry.table.seat_of(user))
        except Unreadable:
            if entry.table.is_open:
                raise
            return lobby_view(entry.table, user)  # played by other rules: only its end is known

    async def seat_view(self, table_id: int, seat: Seat) -> TableView:
        """A table that was dealt, as whoever plays on this seat sees it now."""
        return await self._view(await self._registry.found(table_id), seat)

    async def _view(self, entry: Entry, seat: Seat | None) -> TableView:
        return self._registry.view(entry, await self._registry.read_position(entry), seat)

    def is_still(self, table: Table, version: int) -> bool:
        """Whether an open table is as it was at this version: nothing at all has changed since."""
        return self._registry.is_still(table, version)

    async def history(self, table_id: int, seat: Seat | None) -> tuple[Event, ...]:
        """All that this seat (None: a spectator) has learnt since the first deal, in order."""
        entry = await self._registry.found(table_id)
        if entry.table.started is None:
            return ()
        return known_to((await self._registry.read_position(entry)).story, seat)

    async def replay(self, table_id: int) -> Replay:
        """A table that is over, step by step, with all its secrets; refused while it is open.

        Raises Unreadable for a table that was played by other rules.
        """
        entry = await self._registry.found(table_id)
        if entry.table.is_open or entry.table.started is None:
            raise Refused(Refusal.NOT_OVER, entry.table)
        return await self._registry.replay(entry)

    async def open(
        self,
        place: Place,
        host: Player,
        game: str,
        choices: Mapping[str, Any],
        clock: int | None = None,
        *,
        rated: bool = False,
        thread: Callable[[], Awaitable[Place]] | None = None,
        guest: Player | None = None,
    ) -> Table:
        """A new table with its host on seat 0; clock: seconds for a turn, None: no end.

        rated: nobody is given hints there. thread: makes a place of its own for the table, in the
        same server, once it is certain that the table may be opened. guest: for whom a seat is
        kept for a while.
        """
        if game not in self._games:
            raise Refused(Refusal.BAD_CHOICE)
        self.under_way.refuse_if_stopping()
        rules, at = self._games[game], self._clock.now()
        new = lobby.opened(rules, place, host, choices, at, clock, rated=rated)
        if guest is not None:
            self.refuse_challenge(new.host, guest.user)
            new = replace(new, invitation=invitations.invitation_of(guest, host, at))
        if thread is None and (standing := self.at(place)) is not None:
            raise Refused(Refusal.PLACE_TAKEN, standing)
        with self.room.kept(new.host, place):
            if isinstance(place, OwnPlace):
                await self._make_room(place)
            if thread is not None:
                new = replace(new, place=await thread())
            return await self._added(new)

    def refuse_challenge(self, host: int, guest: int | None) -> None:
        """Refuse a challenge that would be one too many; a restart forgets older ones."""
        now, tables = self._clock.now(), self.open_tables()
        invitations.refuse_again(self._asked, tables, host, guest, now)

    async def rematch(self, table_id: int, player: Player) -> Table:
        """One of those who played this table opens or joins the lobby of its rematch.

        Whoever is first is host. The people sit in their former order, the starting player is
        one further, house rules, clock, rating and computer players are kept.
        """
        former = (await self._registry.found(table_id)).table
        new = rematch.opened(former, player, self._clock.now())
        try:
            if (standing := self.at(new.place)) is not None:
                raise Refused(Refusal.PLACE_TAKEN, standing)
            with self.room.kept(new.host, new.place):
                if isinstance(new.place, OwnPlace):
                    await self._make_room(new.place)
                return await self._added(await self._registry.arranged(new))
        except Refused as refused:
            standing, taken = refused.table, refused.refusal is Refusal.PLACE_TAKEN
            if not taken or standing is None or standing.rematch_of != former.id:
                raise
        return await self.join(standing.id, player)

    async def _make_room(self, place: OwnPlace) -> None:
        """Close what is one too many of a person's own tables, so that another can be opened."""
        for table in surplus(await self._store.own_tables(place.user)):
            await self.close(table.id)

    @shielded
    async def _added(self, new: Table) -> Table:
        self._registry.refuse_elsewhere(new)
        new = expiry.timed(self.origin(new), new.opened)
        try:
            table = await self._store.add_table(new)
        except Taken as taken:
            standing = await self._registry.stored_at(new.place)
            raise Refused(Refusal.PLACE_TAKEN, standing) from taken
        self._registry.add(table)
        if table.invitation is not None:
            guest = table.invitation.user
            self._asked = invitations.noted(self._asked, table.host, guest, table.opened)
        self.gate.tell(Change(table, 0))
        return table

    async def join(self, table_id: int, player: Player) -> Table:
        """A person takes the next seat."""
        game = self._registry.game
        return await self.gate.change(table_id, lambda t: lobby.joined(game(t), t, player))

    async def decline(self, table_id: int, user: int) -> Table:
        """A person does not want the seat that is kept for them."""
        return await self.gate.change(table_id, lambda table: invitations.declined(table, user))

    async def lapse(self, table_id: int) -> Table:
        """A seat that is kept for somebody is free again, once its time is over."""
        now = self._clock.now()
        return await self.gate.change(table_id, lambda table: invitations.lapsed(table, now))

    async def leave(self, table_id: int, user: int) -> Table:
        """A person leaves; in the lobby the last one closes the table.

        In a running game a substitute plays on, and the person can take the seat back.
        """
        at = self._clock.now()
        return await self.gate.change(table_id, lambda table: seating.left(table, user, at))

    async def take_back(self, table_id: int, user: int) -> Table:
        """A person who left, or was late too often, plays on their seat again."""
        return await self.gate.change(table_id, lambda table: seating.taken_back(table, user))

    async def came_back(self, table_id: int, user: int) -> Table:
        """A person shows a sign of life: who was late too often has the seat back.

        It is noted once an hour; else nothing changes, and nobody waits for a commit.
        """
        back = partial(seating.came_back, user=user, at=self._clock.now())
        known = self.table(table_id)
        if known is not None and back(known) is known:
            return known
        return await self.gate.change(table_id, back)

    async def kick(self, table_id: int, user: int, seat: Seat, *, may_moderate: bool) -> Table:
        """The host or a moderator sends the person on this seat away for good."""
        at = self._clock.now()
        return await self.gate.change(
            table_id,
            lambda table: seating.kicked(table, user, seat, at, may_moderate=may_moderate),
        )

    async def seat_person(self, table_id: int, user: int, seat: Seat, player: Player) -> Table:
        """The host lets somebody new take over a free seat of a running game."""
        return await self.gate.change(
            table_id, lambda table: seating.seated(table, user, seat, player)
        )

    async def hand_over(self, table_id: int, user: int, seat: Seat) -> Table:
        """The host makes the person on this seat the host."""
        return await self.gate.change(
            table_id, lambda table: seating.handed_over(table, user, seat)
        )

    async def succeed(self, table_id: int, user: int) -> Table:
        """A person at the table becomes its host, if the host has been silent for a day."""
        at = self._clock.now()
        return await self.gate.change(table_id, lambda table: hosting.succeeded(table, user, at))

    async def add_computer(self, table_id: int, user: int, player: Player) -> Table:
        """The host seats a computer player."""
        game = self._registry.game
        return await self.gate.change(
            table_id, lambda t: lobby.with_computer(game(t), t, user, player)
        )

    async def remove_computer(self, table_id: int, user: int) -> Table:
        """The host sends the last computer player away."""
        return await self.gate.change(table_id, lambda table: lobby.without_computer(table, user))

    async def choose(self, table_id: int, user: int, **choices: Any) -> Table:
        """The host changes house rules; those not named stay as they are."""
        game = self._registry.game
        return await self.gate.change(table_id, lambda t: lobby.chosen(game(t), t, user, choices))

    async def set_clock(self, table_id: int, user: int, clock: int | None) -> Table:
        """The host chooses the seconds for a turn; None: no end."""
        return await self.gate.change(table_id, lambda table: lobby.with_clock(table, user, clock))

    async def set_rated(self, table_id: int, user: int, *, rated: bool) -> Table:
        """The host chooses whether the table is rated, where nobody is given hints."""
        return await self.gate.change(table_id, lambda t: lobby.with_rating(t, user, rated=rated))

    async def cut(self, table_id: int, user: int, word: str) -> Table:
        """A person cuts the deck with a word, before the start; the last one counts."""
        return await self.gate.change(table_id, lambda table: lobby.cut(table, user, word))

    @shielded
    async def start(self, table_id: int, user: int) -> Table:
        """The host has the cards dealt."""
        async with self._registry.locked(table_id) as entry:
            game, at = self._registry.game(entry.table), self._clock.now()
            table = lobby.started(game, entry.table, user, at)
            position = dealt(game, table)
            table = deadlines.timed(table, game.to_move(position.state), at, self.gate.quiet)
            table = expiry.timed(table, at)
            await self._store.save_table(table)
            return self.gate.committed(entry, Change(table, 0, position.latest), position)

    async def end(self, table_id: int, user: int, *, may_moderate: bool) -> Table:
        """The host or a moderator closes the table before its last scoring."""
        at = self._clock.now()
        return await self.gate.change(
            table_id, lambda table: lobby.ended(table, user, at, may_moderate=may_moderate), by=user
        )

    async def close(self, table_id: int) -> Table:
        """The bot closes a table that nobody can reach any more."""
        at = self._clock.now()
        return await self.gate.change(table_id, lambda table: lobby.closed(table, at))

    @shielded
    async def forget(self, user: int, former: str) -> None:
        """No table names this person any more, who is called a former player instead.

        Their open seats are left. Done again, it finishes what was cut short.
        """
        await self._leave(user, former)
        await self._store.forget(user, former)

    @shielded
    async def leave_all(self, user: int, former: str) -> None:
        """No open table names this person any more, as far as it is one of this process."""
        await self._leave(user, former)

    async def _leave(self, user: int, former: str) -> None:
        at = self._clock.now()
        left = partial(seating.forgotten, user=user, former=former, at=at)
        for own in await self._store.own_tables(user):
            await self.close(own.id)
        for table in self.open_tables():
            try:
                await self.gate.change(table.id, left)
            except Unreadable:  # without its position it has no deadline
                await self.gate.change(table.id, lambda table: deadlines.suspended(left(table)))

    @shielded
    async def remove(self, guild: int) -> None:
        """Close the open tables of a server that is gone, and delete all tables that it had.

        Done again, it finishes what was cut short.
        """
        for table in self.open_tables():
            if guild_of(table.place) == guild:
                await self.close(table.id)
        await self._store.remove_tables(guild)

    async def suspend(self, table_id: int) -> Table:
        """The table cannot be reached for now: its clock rests."""
        return await self.gate.change(table_id, deadlines.suspended)

    async def resume(self, table_id: int) -> Table:
        """The table can be reached again: everybody who is to move has a full turn."""
        return await self.gate.change(table_id, deadlines.resumed)

    @shielded
    async def play(
        self, table_id: int, user: int, version: int, move: Any, *, arrived: float | None = None
    ) -> TableView:
        """Make a person's move, chosen at this version; what their seat sees afterwards.

        arrived: when the press came in, in seconds since the epoch. A press that came before the
        deadline goes before the clock, even if it has to wait for its turn at the lock.
        """
        entry = await self._registry.found(table_id)
        return await self._play(entry, user, version, lambda *_: move, arrived)

    @shielded
    async def play_index(
        self, table_id: int, user: int, version: int, index: int, *, arrived: float | None = None
    ) -> TableView:
        """Make the move at this index of the legal moves that the person had at this version."""
        entry = await self._registry.found(table_id)
        pick = pick_by_index(entry.table, index)
        return await self._play(entry, user, version, pick, arrived)

    @shielded
    async def undo(self, table_id: int, user: int, version: int) -> TableView:
        """Take a person's own last move back, which led to this version.

        RATED_MOVE at a rated table; MOVE_STANDS if somebody has moved since, or if it revealed
        something. Who moves next has a full turn, once: the move after it stands.
        """
        async with self._registry.locked(table_id) as entry:
            table, seat = entry.table, seating.playing_seat(entry.table, user)
            position = await self._registry.position(entry)
            refuse_to_undo(table, position, seat, version)
            after, at = undone(self._registry.game(table), position, seat), self._clock.now()
            row = MoveRow(position.version, seat, UNDO, at)
            timed = deadlines.after_move(table, after, at, self.gate.quiet)
            change = Change(timed, after.version, (), seat, (TakenBack(seat),))
            return await self.gate.appended(entry, row, after, change)

    @shielded
    async def play_for(self, table_id: int, seat: Seat, version: int, move: Any) -> TableView:
        """Make a move that a computer player chose: for its own seat, or for a late person.

        STALE if a person sits there whose time is not up, or who has moved by now.
        """
        async with self._registry.locked(table_id) as entry:
            table = entry.table
            lobby.refuse_unless_running(table)
            if table.paused:
                raise Refused(Refusal.PAUSED, table)
            if table.players[seat].level is None:
                self._in_time.refuse_unless_late(table, seat, self._clock.now())
                table = seating.missed(table, seat)
            return await self._moved(entry, table, seat, version, lambda *_: move)

    @shielded
    async def play_forced(self, table_id: int, seat: Seat, version: int) -> TableView:
        """Make the only legal move of a person who leaves such moves to the bot.

        STALE if the person has a choice, or a computer player holds the seat by now.
        """
        async with self._registry.locked(table_id) as entry:
            table = entry.table
            lobby.refuse_unless_running(table)
            position = await self._registry.position(entry)
            move = only_move(self._registry.game(table), table, position, seat)
            return await self._moved(entry, table, seat, version, lambda *_: move)

    async def _play(
        self, entry: Entry, user: int, version: int, pick: Pick, arrived: float | None
    ) -> TableView:
        self._registry.refuse_elsewhere(entry.table)
        with self._in_time.pressing(entry.table, user, arrived):
            async with entry.lock:
                seat, at = seating.playing_seat(entry.table, user), self._clock.now()
                if entry.table.players[seat].level is not None:
                    back = expiry.timed(seating.came_back(entry.table, user, at), at)
                    await self.gate.saved(entry, await self.gate.on_the_clock(entry, back))
                table = hosting.heard(seating.moved(entry.table, seat), user, at)
                return await self._moved(entry, table, seat, version, pick)

    async def _moved(
        self, entry: Entry, table: Table, seat: Seat, version: int, pick: Pick
    ) -> TableView:
        """Make the move that is picked; `table` already shows its people as they are after it."""
        before, position = entry.table, entry.position or await self._registry.position(entry)
        game = self._games[before.game]
        move, after = played(game, before, position, seat, version, pick)
        at = self._clock.now()
        table = deadlines.after_move(table, after, at, self.gate.quiet)
        table = expiry.timed(votes.after_move(before, table, seat), at)
        row = MoveRow(position.version, seat, game.write_move(move), at)
        change = Change(table, after.version, after.latest, seat, seating.news_of(before, table))
        return await self.gate.appended(entry, row, after, change)
