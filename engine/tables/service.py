"""All tables of the bot, and the actions of people and of the bot at them."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any, Concatenate, ParamSpec

from engine.core import AnyGame, Event, Seat, known_to
from engine.games import GAMES
from engine.tables.gate import Gate, shielded
from engine.tables.model.news import ClockKept, Ended, Ender, Nudge
from engine.tables.model.quiet import QuietHours
from engine.tables.model.refusals import Refusal, Refused, Unreadable
from engine.tables.model.table import ChannelPlace, OwnPlace, Place, Player, Table, guild_of
from engine.tables.own import OwnTables
from engine.tables.ports import UNDO, Change, Clock, MoveRow, Publisher, Store, Taken, Thinker
from engine.tables.position import dealt, only_move, refuse_to_undo, undone
from engine.tables.registry import Entry, Registry
from engine.tables.replay import Replay
from engine.tables.room import Limits, Room
from engine.tables.transitions import (
    deadlines,
    expiry,
    invitations,
    lobby,
    nudges,
    rematch,
    seating,
    votes,
)
from engine.tables.transitions.after import due, passed
from engine.tables.transitions.shuffle import sealed
from engine.tables.view import TableView, lobby_view

Given = ParamSpec("Given")


class Tables:
    """All tables of the bot. A method that raises Refused has changed nothing.

    is_ours: whether the tables at a place are changed here; those elsewhere can only be seen.
    origin: gives a new table its seed, or the secret that its seed will be made of.
    quiet: the quiet hours of people. thinker: chooses the computers' moves at own tables;
    None: no computer moves there.
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
        thinker: Thinker | None = None,
    ) -> None:
        self._store = store
        self._games = games
        self.origin = origin
        self._registry = Registry(store, games, is_ours)
        self.gate = Gate(store, clock, self._registry, publisher, quiet)
        self.room = Room(limits, self._registry.all)
        self.own = OwnTables(
            store, self.gate, self._registry, self.room, lambda new: self.origin(new), thinker
        )
        self._asked: invitations.Asked = {}

    async def restore(self) -> int:
        """Load the store's open tables, unreplayed until somebody asks; returns their number."""
        return await self._registry.restore()

    async def stop(self) -> None:
        """Refuse every further change and wait for those under way; tables can still be seen."""
        await self.gate.stop()

    def at(self, place: Place | None) -> Table | None:
        """The open table in this channel; None elsewhere."""
        return self._registry.at(place)

    def table(self, table_id: int) -> Table | None:
        """The open table with this id."""
        return self._registry.get(table_id)

    async def latest_over(self, place: ChannelPlace) -> Table | None:
        """The latest finished table in this channel, of those that were dealt, if any."""
        return await self._store.latest_over(place)

    def open_tables(self) -> tuple[Table, ...]:
        """All open tables in channels, oldest first; own tables need no watching."""
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
        """A table that was dealt, as the player on this seat sees it now."""
        return await self._view(await self._registry.found(table_id), seat)

    async def _view(self, entry: Entry, seat: Seat | None) -> TableView:
        return self._registry.view(entry, await self._registry.read_position(entry), seat)

    def is_still(self, table: Table, version: int) -> bool:
        """True if nothing at all has changed at an open table since this version."""
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

        rated: nobody gets hints there. thread: makes a place of its own for the table, in the same
        server, once it is certain that the table may be opened. guest: the person for whom a seat
        is kept for a while.
        """
        if game not in self._games:
            raise Refused(Refusal.BAD_CHOICE)
        self.gate.refuse_if_stopping()
        rules, at = self._games[game], self.gate.clock.now()
        new = lobby.opened(rules, place, host, choices, at, clock, rated=rated)
        if guest is not None:
            self.refuse_challenge(new.host, guest.user)
            new = replace(new, invitation=invitations.invitation_of(guest, host, at))
        if thread is None and (standing := self.at(place)) is not None:
            raise Refused(Refusal.PLACE_TAKEN, standing)
        with self.room.kept(new.host, place):
            if thread is not None:
                new = replace(new, place=await thread())
            return await self._added(new)

    def refuse_challenge(self, host: int, guest: int | None) -> None:
        """Refuse a challenge that would be one too many; a restart forgets older ones."""
        now, tables = self.gate.clock.now(), self.open_tables()
        invitations.refuse_again(self._asked, tables, host, guest, now)

    async def rematch(self, table_id: int, player: Player) -> Table:
        """Let a player of this table open or join the lobby of its rematch.

        The first one is host. The people sit in their former order, and the next player starts.
        House rules, clock, rating and computer players are kept; so are the seats of the others,
        for a while.
        """
        former = (await self._registry.found(table_id)).table
        new = rematch.opened(former, player, self.gate.clock.now())
        kept = invitations.invited_again(self._asked, former, new.host, new.opened)
        new = replace(new, invitation=kept)
        try:
            if (standing := self.at(new.place)) is not None:
                raise Refused(Refusal.PLACE_TAKEN, standing)
            with self.room.kept(new.host, new.place):
                return await self._added(await self._registry.arranged(new))
        except Refused as refused:
            standing, taken = refused.table, refused.refusal is Refusal.PLACE_TAKEN
            if not taken or standing is None or standing.rematch_of != former.id:
                raise
        return await self.change_by_rules(standing.id, lobby.joined, player)

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
        self._asked = invitations.noted(self._asked, table)
        self.gate.tell(Change(table, 0))
        return table

    async def change(
        self,
        table_id: int,
        transition: Callable[Concatenate[Table, Given], Table],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> Table:
        """Change a table by this transition, called with the table and all further arguments.

        The gate adds the consequences of the change. For moves, see `play`.
        """
        return await self._change(table_id, lambda table: transition(table, *given, **named))

    @shielded
    async def _change(self, table_id: int, transition: Callable[[Table], Table]) -> Table:
        async with self._registry.locked(table_id) as entry:
            return await self.gate.commit(entry, transition(entry.table))

    async def follow(self, table_id: int, transition: Callable[[Table], Table]) -> None:
        """Change a table on a Discord event; while the bot stops, leave it to the next start."""
        if not self.gate.is_stopping:
            await self.change(table_id, transition)

    async def change_by_rules(
        self,
        table_id: int,
        transition: Callable[Concatenate[AnyGame, Table, Given], Table],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> Table:
        """Like `change`, for a transition whose first argument is the rules of the table's game."""
        game = self._registry.game
        return await self._change(table_id, lambda t: transition(game(t), t, *given, **named))

    async def came_back(self, table_id: int, user: int) -> Table:
        """Note that a person is here: if they were late too often, they get the seat back.

        Most calls change nothing, and then nobody waits for a commit.
        """
        at, known = self.gate.clock.now(), self.table(table_id)
        if known is not None and seating.came_back(known, user, at) is known:
            return known
        return await self.change(table_id, seating.came_back, user, at)

    @shielded
    async def start(self, table_id: int, user: int) -> Table:
        """Deal the cards for the host."""
        async with self._registry.locked(table_id) as entry:
            game = self._registry.game(entry.table)
            table = lobby.started(game, entry.table, user, self.gate.clock.now())
            return await self.gate.commit(entry, table, dealt=dealt(game, table))

    @shielded
    async def end(self, table_id: int, user: int, *, may_moderate: bool) -> Table:
        """Close the table for its host or a moderator; the host may have to ask the others."""
        async with self._registry.locked(table_id) as entry:
            table = votes.ended(entry.table, user, self.gate.clock.now(), may_moderate=may_moderate)
            by = Ender.HOST if user == table.host else Ender.MODERATOR
            return await self.gate.commit(entry, table, *([] if table.is_open else [Ended(by)]))

    @shielded
    async def forget(self, user: int, former: str) -> None:
        """Replace this person by a former player at all tables.

        They leave their open seats. A second call finishes the work of one that was cut short.
        """
        await self._leave(user, former)
        await self._store.forget(user, former)

    @shielded
    async def leave_all(self, user: int, former: str) -> None:
        """Replace this person by a former player at the open tables of this process."""
        await self._leave(user, former)

    async def _leave(self, user: int, former: str) -> None:
        for own in await self._store.own_tables(user):
            await self.change(own.id, lobby.closed)
        for table in self.open_tables():
            try:
                await self.change(table.id, seating.forgotten, user, former)
            except Unreadable:  # without its position it has no deadline
                await self.change(
                    table.id, lambda t: deadlines.suspended(seating.forgotten(t, user, former))
                )

    @shielded
    async def remove(self, guild: int) -> None:
        """Close the open tables of a server that is gone, and delete all tables that it had.

        A second call finishes the work of one that was cut short.
        """
        for table in self.open_tables():
            if guild_of(table.place) == guild:
                await self.change(table.id, lobby.closed)
        await self._store.remove_tables(guild)

    @shielded
    async def play(
        self,
        table_id: int,
        user: int,
        version: int,
        move: Any = None,
        *,
        index: int | None = None,
        arrived: float | None = None,
    ) -> TableView:
        """Make a person's move, chosen at this version. Returns their seat's view afterwards.

        index: among the legal moves that the person had at this version, instead of a move.
        arrived: when the press came in, in seconds since the epoch. A press that came before the
        deadline beats the clock, even if it has to wait for the lock.
        """
        entry = await self._registry.own(table_id)
        if isinstance(entry.table.place, OwnPlace):
            return await self.own.play(entry, user, version, move, index)
        deadline = entry.table.timing.deadline
        in_time = [user] if arrived is not None and arrived <= (deadline or 0.0) else []
        entry.in_time += in_time
        try:
            async with entry.lock:
                seat, now = seating.playing_seat(entry.table, user), self.gate.clock.now()
                if entry.table.players[seat].level is not None:
                    await self.gate.commit(entry, seating.came_back(entry.table, user, now))
                table = seating.with_last_seen(entry.table, seat, now)
                if table.players[seat].missed:
                    table = seating.forgiven(table, seat)
                return await self.gate.moved(entry, table, seat, version, now, move, index)
        finally:
            for each in in_time:
                entry.in_time.remove(each)

    @shielded
    async def undo(self, table_id: int, user: int, version: int) -> TableView:
        """Undo a person's own last move, which led to this version.

        RATED_MOVE at a rated table; MOVE_STANDS if somebody has moved since, or if it revealed
        something. The next player has a full turn, once: the move after an undo can't be undone.
        """
        async with self._registry.locked(table_id) as entry:
            if isinstance(entry.table.place, OwnPlace):
                return await self.own.undo(entry, user, version)
            table, seat = entry.table, seating.playing_seat(entry.table, user)
            position = await self._registry.position(entry)
            refuse_to_undo(table, position, seat, version)
            row = MoveRow(position.version, seat, UNDO, self.gate.clock.now())
            new = undone(self._registry.game(table), position, seat)
            return await self.gate.appended(entry, table, row, new)

    @shielded
    async def play_for(self, table_id: int, seat: Seat, version: int, move: Any) -> TableView:
        """Make a move that a computer player chose: for its own seat, or for a late person.

        STALE if a person sits there whose time is not up, or whose press is on its way.
        """
        async with self._registry.locked(table_id) as entry:
            table, now = entry.table, self.gate.clock.now()
            lobby.refuse_unless_running(table)
            if table.paused:
                raise Refused(Refusal.PAUSED, table)
            player = table.players[seat]
            if player.level is None:
                if player.user in entry.in_time or not deadlines.is_over(table, now):
                    raise Refused(Refusal.STALE, table)
                table = seating.missed(table, seat)
            return await self.gate.moved(entry, table, seat, version, now, move)

    @shielded
    async def play_forced(self, table_id: int, seat: Seat, version: int) -> TableView:
        """Make the only legal move of a person who leaves such moves to the bot.

        STALE if the person has a choice, or a computer player holds the seat by now.
        """
        async with self._registry.locked(table_id) as entry:
            table, now = entry.table, self.gate.clock.now()
            lobby.refuse_unless_running(table)
            position = await self._registry.position(entry)
            move = only_move(self._registry.game(table), table, position, seat)
            return await self.gate.moved(entry, table, seat, version, now, move)

    @shielded
    async def look(self, table_id: int, outage: float = deadlines.OUTAGE) -> None:
        """Do everything that is due at a table; see `passed`. Changes nothing without need."""
        async with self._registry.locked(table_id) as entry:
            table, now = entry.table, self.gate.clock.now()
            is_late = (at := due(table)) is not None and at <= now
            position = None
            if is_late and table.timing.deadline is not None:
                position = await self._registry.position(entry)
            table, news = passed(table, position, now, self.gate.quiet, outage)
            await self.gate.commit(entry, table, *news)

    @shielded
    async def nudge(self, table_id: int, user: int, seat: Seat) -> None:
        """Remind the person on this seat to move, for another one at the table; now and then."""
        async with self._registry.locked(table_id) as entry:
            own, now = seating.playing_seat(entry.table, user), self.gate.clock.now()
            to_move = (await self._registry.position(entry)).to_move
            table = nudges.nudged(entry.table, to_move, own, seat, now)
            absent = seat in await self._absent(entry)
            await self.gate.commit(entry, table, Nudge(seat, own, absent))

    @shielded
    async def keep_clock(self, table_id: int, user: int, clock: int | None) -> Table:
        """Drop the proposed clock, for a person who doesn't want it."""
        async with self._registry.locked(table_id) as entry:
            table = votes.declined(entry.table, user, clock, self.gate.clock.now())
            return await self.gate.commit(
                entry, table, ClockKept(seating.playing_seat(table, user))
            )

    async def absent(self, table_id: int) -> tuple[Seat, ...]:
        """The seats whose people are to move and have been silent for half a day."""
        async with self._registry.locked(table_id) as entry:
            return await self._absent(entry)

    @shielded
    async def stand_in(self, table_id: int, user: int, seat: Seat) -> Table:
        """Vote, for a person, for a stand-in on the seat of somebody who is absent."""
        async with self._registry.locked(table_id) as entry:
            seating.playing_seat(entry.table, user)
            if seat not in await self._absent(entry):
                raise Refused(Refusal.NOT_ABSENT, entry.table)
            table = votes.stood_in(entry.table, user, seat, self.gate.clock.now())
            return await self.gate.commit(entry, table)

    async def _absent(self, entry: Entry) -> tuple[Seat, ...]:
        table, now = entry.table, self.gate.clock.now()
        if table.started is None or not table.is_open:
            return ()
        absent, position = [], await self._registry.position(entry)
        for seat in deadlines.waiting(table, position.to_move):
            quiet = self.gate.quiet(table.players[seat].user or 0)
            if votes.is_absent(table, seat, 0.0, now, quiet):  # otherwise no lookup is needed
                asked = await self._waited_for_since(entry, seat)
                if votes.is_absent(table, seat, asked, now, quiet):
                    absent.append(seat)
        return tuple(absent)

    async def _waited_for_since(self, entry: Entry, seat: Seat) -> float:
        """The moment since which this seat has been to move."""
        began = entry.table.started or entry.table.opened
        since = (await self._registry.position(entry)).since[seat]
        at = await self._store.moved_at(entry.table.id, since - 1) if since > 0 else None
        return began if at is None else at
