"""All tables of the bot, and the actions of people and of the bot at them."""

from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import replace
from functools import partial, wraps
from typing import Any, Concatenate, ParamSpec

from engine.core import AnyGame, By, Seat
from engine.games import GAMES
from engine.tables.gate import Answer, Gate
from engine.tables.keepers.channel import ChannelTables, Press
from engine.tables.keepers.chat import ChatTables
from engine.tables.keepers.own import OwnTables
from engine.tables.model.kind import Keeper, kind_of
from engine.tables.model.news import Ended, Ender, Nudge
from engine.tables.model.quiet import QuietHours
from engine.tables.model.refusals import Refusal, Refused, Unreadable
from engine.tables.model.result import day_of
from engine.tables.model.table import ChatPlace, Place, Player, Status, Table, guild_of
from engine.tables.ports import Clock, Script, Store, Thinker
from engine.tables.position import dealt
from engine.tables.registry import Entry, Marks, Registry
from engine.tables.room import Limits, Room
from engine.tables.service.reading import Hides, Reading
from engine.tables.transitions import deadlines, invitations, lobby, rematch, seating, votes
from engine.tables.transitions.after import due, passed
from engine.tables.transitions.rematch import SAME, Choice, Newcomer
from engine.tables.transitions.shuffle import sealed
from engine.tables.transitions.votes import nudged
from engine.tables.view import TableView

Given = ParamSpec("Given")


def _locking(
    make: Callable[Concatenate["Tables", Entry, Given], Awaitable[Answer]],
) -> Callable[Concatenate["Tables", int, Given], Coroutine[Any, Any, Answer]]:
    """The method as others call it, with a table's id; it gets the entry, whose lock is held."""

    @wraps(make)
    async def run(
        of: "Tables", number: int, /, *given: Given.args, **named: Given.kwargs
    ) -> Answer:
        return await of.locked(number, lambda entry: make(of, entry, *given, **named))

    return run


class Tables(Reading):
    """All tables of the bot. A method that raises Refused has changed nothing.

    is_ours: True if tables at a place are changed here; others can only be read.
    origin: gives a new table its seed, or the secret that its seed will be made of.
    quiet: the quiet hours of people. thinker: chooses the computers' moves at own tables;
    None: no computer moves there. marks: finds those of a finished game. script: the written moves
    of lessons. hides: True if a table that is over still has secrets.
    """

    def __init__(
        self,
        store: Store,
        clock: Clock,
        games: Mapping[str, AnyGame] = GAMES,
        origin: Callable[[Table], Table] = sealed,
        limits: Limits | None = None,
        is_ours: Callable[[Place], bool] = lambda _: True,
        quiet: QuietHours = lambda _: None,
        thinker: Thinker | None = None,
        marks: Marks | None = None,
        script: Script = lambda _, __: None,
        hides: Hides | None = None,
    ) -> None:
        registry = Registry(store, games, is_ours, marks, script)
        super().__init__(registry, hides)
        self._store = store
        self.origin = origin
        self.gate = gate = Gate(store, clock, registry, quiet)
        self.room = Room(limits, registry.all)
        parts = (store, gate, registry, lambda new: self.origin(new), thinker)
        self.own = OwnTables(*parts, self.room)
        self.chats = ChatTables(*parts)
        self.channels = ChannelTables(*parts)
        self._kept: Mapping[Keeper, ChannelTables] = {
            Keeper.CHANNEL: self.channels,
            Keeper.CHAT: self.chats,
            Keeper.OWN: self.own,
        }
        self._asked: invitations.Asked = {}

    async def restore(self) -> int:
        """Add the open tables of the store, without positions; returns how many there are."""
        tables = await self._store.open_tables()
        for table in tables:
            self._registry.add(table)
        return len(tables)

    async def arrived(self, place: Place) -> None:
        """Bring the open table at this place up to date, before a press there is answered."""
        await (self.chats if isinstance(place, ChatPlace) else self.channels).arrived(place)

    async def open(
        self,
        place: Place,
        host: Player,
        game: str,
        choices: Mapping[str, Any],
        clock: int | None = None,
        *,
        rated: bool = False,
        mute: bool = False,
        thread: Callable[[], Awaitable[Place]] | None = None,
        guest: Player | None = None,
    ) -> Table:
        """A new table with its host on seat 0; clock: seconds for a turn, None: no end.

        rated: nobody gets hints there. mute: nobody makes remarks. thread: makes a place of its
        own for the table, in the same server, once it is certain that the table may be opened.
        guest: the person for whom a seat is kept for a while.
        """
        if game not in self._registry.games:
            raise Refused(Refusal.BAD_CHOICE)
        self.gate.refuse_if_stopping()
        rules = self._registry.games[game]
        at = self.gate.clock.now()
        new = lobby.opened(rules, place, host, choices, at, clock, rated=rated, mute=mute)
        if guest is not None:
            self.refuse_challenge(new.host, guest.user)
            new = replace(new, invitation=invitations.invitation_of(guest, host, at))
        if thread is None and (standing := self.at(place)) is not None:
            raise Refused(Refusal.PLACE_TAKEN, standing)
        with self.room.kept(new.host, place):
            if thread is not None:
                new = replace(new, place=await thread())
            return await self._added(new)

    def refuse_challenge(self, host: int | None, guest: int | None) -> None:
        """Refuse one challenge too many; a restart forgets older ones."""
        now = self.gate.clock.now()
        invitations.refuse_again(self._asked, self.open_tables(), host, guest, now)

    async def rematch(
        self, table_id: int, player: Player, mate: Newcomer, choice: Choice = SAME
    ) -> Table:
        """Let somebody open the lobby of the next game after this one, or join the one there.

        The first one is host. The people sit in their former order, and the next player starts.
        House rules, clock, rating and computer players are kept; so are the seats of the others,
        for a while. mate: as for `answered`. choice: of another game.
        """
        former, at = await self.found(table_id), self.gate.clock.now()
        before = None if former.rematch_of is None else await self._store.table(former.rematch_of)
        invited = invitations.expected(self._asked, former, before, player.user, at)
        new = rematch.opened(former, player, at, invited, choice)
        try:
            if (standing := self.at(new.place)) is not None:
                raise Refused(Refusal.PLACE_TAKEN, standing)
            with self.room.kept(new.host, new.place):
                new = await self._added(new)
            if new.invitation is not None:
                return new
            return await self.answered(new.id, lambda table, _: table, mate)
        except Refused as refused:
            standing = refused.table if refused.refusal is Refusal.PLACE_TAKEN else None
            if standing is None:
                raise
        return await self.answered(standing.id, partial(lobby.joined, player=player), mate)

    async def _added(self, new: Table) -> Table:
        """The new table, with the people who waited at its place."""
        last = await self._store.last_ended(new.place, new.opened - invitations.GAP)
        new = rematch.dealt_in(self.rules(new), new, () if last is None else last.queue)
        new = await self._registry.arranged(new)
        opened = await self.gate.finish(lambda: self._kept[kind_of(new).keeper].open(new))
        self._asked = invitations.noted(self._asked, opened.table)
        return opened.table

    @_locking
    async def answered(
        self, entry: Entry, answer: Callable[[Table, AnyGame], Table], mate: Newcomer
    ) -> Table:
        """Change a lobby by somebody's answer; the last of those expected has the cards dealt.

        mate: a computer player, for a game that needs more players.
        """
        before, game = entry.table, self.rules(entry.table)
        table = await self._registry.arranged(answer(before, game))
        table = rematch.begun(before, table, game, mate, self.gate.clock.now())
        begun = None if table.status is Status.LOBBY else dealt(game, table)
        return await self.gate.commit(entry, table, dealt=begun)

    async def change(
        self,
        table_id: int,
        transition: Callable[Concatenate[Table, Given], Table],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> Table:
        """Change a table by this transition, called with the table and all further arguments.

        The gate adds the consequences of the change. Moves are made by `play` instead.
        """
        return await self.locked(
            table_id,
            lambda entry: self.gate.commit(entry, transition(entry.table, *given, **named)),
        )

    async def came_back(self, table_id: int, user: int) -> Table:
        """Note that a person is present; people who were late too often get their seat back.

        Most calls change nothing and wait for no commit.
        """
        at = self.gate.clock.now()
        known = self.table(table_id)
        if known is not None and seating.came_back(known, user, at) is known:
            return known
        return await self.change(table_id, seating.came_back, user, at)

    @_locking
    async def start(self, entry: Entry, user: int) -> Table:
        """Deal the cards for the host."""
        game = self.rules(entry.table)
        table = lobby.started(entry.table, game, user, self.gate.clock.now())
        return await self.gate.commit(entry, table, dealt=dealt(game, table))

    @_locking
    async def end(self, entry: Entry, user: int, *, may_moderate: bool) -> Table:
        """Close the table for its host or a moderator; the host may have to ask the others."""
        table = votes.ended(entry.table, user, self.gate.clock.now(), may_moderate=may_moderate)
        by = Ender.HOST if user == table.host else Ender.MODERATOR
        return await self.gate.commit(entry, table, *([] if table.is_open else [Ended(by)]))

    async def forget(self, user: int) -> None:
        """Replace this person by a former player at all tables.

        They leave their open seats. A second call finishes an interrupted one.
        """
        await self.leave_all(user)
        today = day_of(self.gate.clock.now())
        await self.gate.finish(lambda: self._store.forget(user, today))

    async def leave_all(self, user: int) -> None:
        """Replace this person by a former player at the open tables of this process."""
        self.gate.refuse_if_stopping()
        for keeper in self._kept.values():
            for table in await keeper.naming(user):
                try:
                    await self.change(table.id, seating.forgotten, user)
                except Unreadable:  # without its position it has no deadline
                    await self.change(
                        table.id, lambda t: deadlines.suspended(seating.forgotten(t, user))
                    )

    async def remove(self, guild: int) -> None:
        """Close the open tables of a server that removed the bot, and delete all its tables.

        A second call finishes an interrupted one.
        """
        for table in self.open_tables():
            if guild_of(table.place) == guild:
                await self.change(table.id, lobby.closed)
        await self.gate.finish(lambda: self._store.remove_tables(guild))

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
        arrived: when the press came in, in seconds since the epoch. A press before the deadline
        beats the clock, even if it waits for the lock.
        """
        entry = await self._registry.kept_here(table_id)
        play = self._kept[kind_of(entry.table).keeper].play
        press = Press(user, version, move, index, arrived)
        return await self.gate.finish(partial(play, entry, press))

    async def undo(self, table_id: int, user: int, version: int) -> TableView:
        """Undo a person's own last move, which led to this version.

        Refused where the kind of table has no undo; MOVE_STANDS if somebody has moved since, or if
        it revealed something. The next player has a full turn, once: the move after an undo can't
        be undone.
        """
        entry = await self._registry.kept_here(table_id)
        undo = self._kept[kind_of(entry.table).keeper].undo
        return await self.gate.finish(partial(undo, entry, user, version))

    async def locked(self, table_id: int, change: Callable[[Entry], Awaitable[Answer]]) -> Answer:
        """Make this change of a table that this process keeps, one at a time for each table."""
        entry = await self._registry.kept_here(table_id)
        keeper = self._kept[kind_of(entry.table).keeper]
        return await self.gate.finish(partial(keeper.change, entry, change))

    @_locking
    async def play_for(self, entry: Entry, seat: Seat, version: int, move: Any) -> TableView:
        """Make a move that a computer player chose: for its own seat, or for a late person.

        STALE if the person on the seat still has time, or has pressed in time.
        """
        table = entry.table
        now = self.gate.clock.now()
        lobby.refuse_unless_running(table)
        if table.paused:
            raise Refused(Refusal.PAUSED, table)
        player = table.players[seat]
        by = By.COMPUTER if player.is_away or player.left else By.SELF
        if player.level is None:
            by = By.CLOCK
            if player.user in entry.in_time or not deadlines.is_over(table, now):
                raise Refused(Refusal.STALE, table)
            table = seating.missed(table, seat)
        return await self.gate.moved(entry, table, seat, version, now, move, by=by)

    @_locking
    async def play_forced(self, entry: Entry, seat: Seat, version: int) -> TableView:
        """Make the only legal move of a person who leaves such moves to the bot.

        STALE if the person has a choice, or a computer player holds the seat by now.
        """
        table, now = entry.table, self.gate.clock.now()
        lobby.refuse_unless_running(table)
        position = await self._registry.position(entry)
        moves = self.rules(table).legal_moves(position.state, seat)
        if len(moves) != 1 or table.players[seat].level is not None:
            raise Refused(Refusal.STALE, table)
        return await self.gate.moved(entry, table, seat, version, now, moves[0])

    @_locking
    async def look(self, entry: Entry, outage: float = deadlines.OUTAGE) -> Table:
        """Do everything that is due at a table, such as its end; change nothing without need."""
        table = entry.table
        now = self.gate.clock.now()
        position = None
        if table.timing.deadline is not None and (due(table, now) or now) <= now:
            position = await self._registry.position(entry)
        table, news = passed(table, position, now, self.gate.quiet, outage)
        return await self.gate.commit(entry, table, *news)

    @_locking
    async def nudge(self, entry: Entry, user: int, seat: Seat) -> Table:
        """Nudge the person on this seat to move, for another one at the table."""
        by = seating.playing_seat(entry.table, user)
        now = self.gate.clock.now()
        position = await self._registry.position(entry)
        table = nudged(entry.table, position.to_move, by, seat, now)
        return await self.gate.commit(entry, table, Nudge(seat, by))

    @_locking
    async def stand_in(self, entry: Entry, user: int, seat: Seat) -> Table:
        """Add this person's vote for a stand-in on an absent person's seat."""
        seating.playing_seat(entry.table, user)
        position = await self._registry.position(entry)
        if seat not in await self.gate.absent(entry.table, position):
            raise Refused(Refusal.NOT_ABSENT, entry.table)
        table = votes.stood_in(entry.table, user, seat, self.gate.clock.now())
        return await self.gate.commit(entry, table)

    async def absent(self, table_id: int) -> tuple[Seat, ...]:
        """The seats whose people are to move and have been silent for half a day."""
        entry = await self._registry.entry(table_id)
        if entry.table.status is not Status.RUNNING:
            return ()
        return await self.gate.absent(entry.table, await self._registry.read_position(entry))
