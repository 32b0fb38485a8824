"""One table's messages in its channel: sent, edited, replaced, deleted."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

import discord

from cogs.context.services import Services
from cogs.faces import FACES
from cogs.mentions.asking import Called, Occasion, at_table, called_now, decided, note
from cogs.mentions.decision import Never, Reason
from cogs.messages.throttle import Throttle
from cogs.surfaces.channel import ChannelSurface
from cogs.surfaces.render import Rendered, render
from cogs.surfaces.surface import Surface
from cogs.table.pages import board
from cogs.ui.face import rounds_ended
from cogs.ui.names import Names, countdown, host_name, names_of
from cogs.ui.page import Say
from engine.core import Event, Seat
from engine.tables.model.news import Nudge
from engine.tables.model.table import ChannelPlace, Status, channel_of, guild_of, number_of
from engine.tables.ports import MessageRow, new_nonce
from engine.tables.view import TableView

SENDING: Final = "sending-"
"""Prefix of the kind of a message that is being sent; its row has the nonce in place of the id."""
OLD: Final = "old-"
"""Prefix of the kind of an outdated message, which is still to be deleted; its id follows."""

ROUND: Final = "round-"
"""Prefix of the kind of a round's result; its number follows."""
EXPIRING: Final = "expiring"
MOST_IN_CHANNEL: Final = 100
"""The most messages remembered in one channel."""


class Below:
    """The newest messages of channels with tables, and which of them are the bot's own.

    Discord names the newest message of the channel with every press and command. So the bot need
    not receive every message of every server, only count those that push a board away. Of several
    messages between two presses it counts one. A restart or a fresh board clears the count.
    """

    def __init__(self) -> None:
        self._newest: defaultdict[int, set[int]] = defaultdict(set)
        self._own: defaultdict[int, set[int]] = defaultdict(set)

    def seen(self, channel: int, message: int) -> None:
        """Count a message that was the channel's newest at a press."""
        if len(self._newest[channel]) < MOST_IN_CHANNEL and message not in self._own[channel]:
            self._newest[channel].add(message)

    def sent(self, channel: int, message: int) -> None:
        """Note a message of the bot's own, which may be the newest one for a while."""
        self._own[channel].add(message)
        self._newest[channel].discard(message)

    def count(self, channel: int, message: int) -> int:
        """The number of different messages by others seen below this one."""
        others = self._newest.get(channel, set()) - self._own.get(channel, set())
        return sum(newest > message for newest in others)

    def forget(self, channel: int) -> None:
        """Clear this channel: it has a fresh board, or none any more."""
        self._newest.pop(channel, None)
        self._own.pop(channel, None)


@dataclass(frozen=True, slots=True)
class Posting:
    """Everything needed to send messages to channels."""

    services: Services
    client: discord.Client
    throttle: Throttle
    below: Below = field(default_factory=Below)

    async def messages_of(self, seen: TableView, surface: Surface | None = None) -> ChannelMessages:
        """A table's messages in the language of its server or, in a chat, of the table."""
        place = seen.table.place
        rows = dict(await self.services.records.messages(seen.table.id))
        in_chat = surface is not None
        say = await (self.say_of(seen.table.id) if in_chat else self.say_in(guild_of(place)))
        return ChannelMessages(self, seen, surface or self.surface_of(channel_of(place)), rows, say)

    async def say_of(self, table_id: int) -> Say:
        """The messages in the language of a table in a chat without the bot."""
        return self.services.words.say(await self.services.preferences.language_of(table_id))

    async def say_in(self, server: int | None) -> Say:
        """The messages in the language that a server set, or that Discord reports."""
        guild = None if server is None else self.client.get_guild(server)
        return await self.services.public_words(server, guild.preferred_locale if guild else None)

    def surface_of(self, place: ChannelPlace) -> Surface:
        """The public surface of a table."""
        return ChannelSurface(self.client, place.guild, place.channel)


@dataclass(slots=True)
class ChannelMessages:
    """One table's messages in its place and language; rows: those that exist or are being sent."""

    posting: Posting
    seen: TableView
    surface: Surface
    rows: dict[str, MessageRow]
    say: Say

    @property
    def place(self) -> int:
        """The channel or chat."""
        return number_of(self.seen.table.place)

    @property
    def names(self) -> Names:
        """The names at the table."""
        return names_of(self.seen.table, say=self.say)

    def drawn(
        self,
        layout: discord.ui.LayoutView | None = None,
        text: str = "",
        *,
        press: discord.ui.View | None = None,
        pinged: discord.AllowedMentions | None = None,
    ) -> Rendered:
        """Render a drawing with the words and the pictures of this table."""
        return render(
            self.say,
            layout,
            text,
            press=press,
            pictures=self.posting.services.pictures,
            game=self.seen.table.game,
            pinged=pinged,
        )

    async def post(self, kind: str, sent: Rendered) -> None:
        """Send a message and remember it as the table's message of this kind.

        If that is interrupted, it is looked for later, or sent again with the same nonce, by which
        Discord recognises it; its content may have changed by then.
        """
        table_id = self.seen.table.id
        store = self.posting.services.records
        now = self.posting.services.clock.now()
        sending = f"{SENDING}{kind}"
        again = self.rows.get(sending)
        nonce = new_nonce() if again is None else again.message
        if again is None:
            await store.save_message(MessageRow(table_id, sending, self.place, nonce, now))
        message = None if again is None else await self.surface.find(nonce)
        if message is None:
            message = await self.surface.show(sent.marked(nonce))
        self.posting.below.sent(self.place, message)
        if again is not None and not await self.surface.change(message, sent):
            await self._forget(sending)  # somebody has deleted it
            await self.post(kind, sent)
            return
        await self.remove(kind)
        row = MessageRow(table_id, kind, self.place, message, now)
        await store.save_message(row, instead=sending)
        self.rows[kind] = row
        self.rows.pop(sending, None)

    async def send(self, sent: Rendered) -> None:
        """Send a message without remembering it."""
        self.posting.below.sent(self.place, await self.surface.show(sent))

    @property
    def has_rounds(self) -> bool:
        """True if the end has the results of all rounds: of a whole game, but not at a night."""
        table = self.seen.table
        return table.status is Status.FINISHED and table.settings.night is None

    @property
    def outdated(self) -> list[str]:
        """The kinds of the messages to be deleted; the board goes once there is a result.

        So do the results of rounds if the end has them. The board is the last, so that a restart
        knows of the others.
        """
        kinds = [kind for kind in self.rows if kind.startswith(OLD)]
        if "result" not in self.rows:
            return kinds
        kinds += [kind for kind in self.rows if self.has_rounds and kind.startswith(ROUND)]
        return kinds + [kind for kind in ("board",) if kind in self.rows]

    async def tidy(self) -> None:
        """Delete the outdated messages; then archive the thread of a table that is over.

        At a night it gets the scores of the round, so Discord archives it later.
        """
        for kind in self.outdated:
            await self.surface.retire(self.rows[kind].message)
            await self._forget(kind)
        table = self.seen.table
        is_done = not table.is_open and table.settings.night is None
        if is_done and self.posting.services.tables.at(table.place) is None:
            await self.surface.archive()

    async def remove(self, kind: str) -> None:
        """Have the message of this kind deleted, if there is one, after what is new is shown."""
        if row := self.rows.pop(kind, None):
            old = replace(row, kind=f"{OLD}{row.message}")
            await self.posting.services.records.save_message(old, instead=kind)
            self.rows[old.kind] = old

    async def _forget(self, kind: str) -> None:
        await self.posting.services.records.forget_message(self.seen.table.id, kind)
        del self.rows[kind]

    def calls(self, seat: Seat) -> tuple[str, str]:
        """The person's name in an announcement: a mention, or their plain name."""
        user = self.seen.table.players[seat].user
        name = f"**{self.names[seat]}**"
        return name if user is None else f"<@{user}>", name

    @property
    def turn(self) -> Occasion:
        """The occasion to ask people to move: their turn, or that half of its time is over."""
        is_late = self.seen.table.timing.reminded
        return at_table(Reason.HALF_TIME if is_late else Reason.TURN, self.seen.table)

    async def summons(self, seats: Sequence[Seat]) -> str:
        """A message that asks or reminds these seats' people; those who want none are named."""
        timing = self.seen.table.timing
        called = []
        for seat, user in self.seen.table.owners(seats).items():
            decision = await decided(self.posting.services, self.turn, user)
            called.append(self.calls(seat)[isinstance(decision, Never)])
        if timing.reminded and timing.deadline is not None:
            deadline = countdown(timing.deadline)
            return self.say("turn-reminder", mentions=" ".join(called), deadline=deadline)
        asked = self.say("turn-announcement", mentions=" ".join(called), count=len(called))
        return self._with_end(asked)

    def nudge(self, nudge: Nudge) -> str:
        """The message by which one player reminds another to move."""
        mention, _ = self.calls(nudge.seat)
        return self._with_end(self.say("turn-nudge", mention=mention, name=self.names[nudge.by]))

    def _with_end(self, asked: str) -> str:
        """This message, and when the turn ends if it does."""
        deadline = self.seen.table.timing.deadline
        if deadline is None:
            return asked
        return f"{asked} {self.say('turn-ends', deadline=countdown(deadline))}"

    async def summon(self, text: str, called: Called, *, below: bool = False) -> None:
        """Replace the previous announcement; edit it if the new one notifies nobody.

        below: True if it must be the newest message.
        """
        press = board.announced_press(self.say, self.seen.table.id)
        sent = self.drawn(text=text, press=press, pinged=called.allowed)
        row = self.rows.get("turn")
        stays = row is not None and not below and not called.users
        if row is None or not stays or not await self.surface.change(row.message, sent):
            await self.post("turn", sent)
            note(self.posting.services, called)

    async def round_results(self, events: Sequence[Event]) -> bool:
        """Post the result of each round that these events ended, once; True if any was new.

        They are posted in order: one that can't be sent holds back the later ones, and the end.
        """
        rounds = {f"{ROUND}{number}": ended for number, ended in rounds_ended(events).items()}
        unposted = {kind: ended for kind, ended in rounds.items() if kind not in self.rows}
        for kind, ended in unposted.items():
            face, names = FACES[self.seen.table.game], self.names.then(ended)
            blocks = face.scoring(self.say, self.seen, ended, names)
            sent = self.drawn(board.scoring(self.say, self.seen.table, blocks))
            row = None if self.has_rounds or self.seen.table.is_open else self.rows.get("board")
            if row and await self.surface.change(row.message, sent):  # it saves two requests
                self.rows[kind] = replace(self.rows.pop("board"), kind=kind)
                await self.posting.services.records.save_message(self.rows[kind], instead="board")
            else:
                await self.post(kind, sent)
        return bool(unposted)

    async def _called(self, reason: Reason, users: Sequence[int]) -> Called:
        """Those of these people, who need not be at the table, who are mentioned here now."""
        posting, table = self.posting, self.seen.table
        occasion = at_table(reason, table)
        return await called_now(posting.services, posting.client, table.place, occasion, users)

    async def tell_removed(self, user: int) -> None:
        """Tell people that they were removed, if they may be mentioned; their hand says so too."""
        called = await self._called(Reason.REMOVAL, (user,))
        if called.users:
            runs = "no" if self.seen.table.started is None else "yes"
            text = self.say("kicked-told", mention=called.names, runs=runs)
            await self.send(self.drawn(text=text, pinged=called.allowed))
            note(self.posting.services, called)

    async def warn_of_expiry(self) -> None:
        """Warn the people of an idle table once, a day before, that it will be closed.

        The warning is deleted once something happens, and its time is kept right.
        """
        table = self.seen.table
        row = self.rows.get(EXPIRING)
        if table.timing.expires is None or not table.timing.forewarned:
            await self.remove(EXPIRING)
            return
        called = await self._called(Reason.EXPIRY, () if table.host is None else (table.host,))
        host = called.names or host_name(self.say, table)
        sentence = self.say("table-expires", host=host, when=countdown(table.timing.expires))
        if row is not None:  # an edit notifies nobody; after an outage the time has changed
            await self.surface.change(row.message, self.drawn(text=sentence))
            return
        await self.post(EXPIRING, self.drawn(text=sentence, pinged=called.allowed))
