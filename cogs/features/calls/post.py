"""Calls to a table that has opened: for those who asked, and for those who are invited."""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from functools import partial
from typing import Final

from discord import ui

from cogs.context.refusals import DROPPED
from cogs.mentions.asking import Called, Occasion, called, called_now, note, promised
from cogs.mentions.callees import callees, want_calls
from cogs.mentions.decision import Reason, pause
from cogs.messages.open_hands import OpenHands
from cogs.messages.outbox import Outbox
from cogs.routing.request import Handling, Handlings, Request
from cogs.surfaces.render import Rendered, render
from cogs.table.pages.refusal_words import has_room
from cogs.ui.answer import Answer
from cogs.ui.layout import TableButton, button, container, rows_of, words
from cogs.ui.names import clock_time, host_name, listed, people_names
from cogs.ui.page import NO_TABLE, Accent, Say, Style
from cogs.ui.routes import CallMe, Verb
from engine.games import GAMES
from engine.tables.model.kind import kind_of
from engine.tables.model.refusals import Refusal, Refused, Unreadable
from engine.tables.model.table import ChannelPlace, Status, Table, channel_of, guild_of
from engine.tables.ports import Change, Post
from engine.tables.schedule import Schedule
from engine.tables.transitions.rematch import is_dealt_in

Answered = StrEnum("Answered", "JOINED DECLINED LATE DEALT CLOSED")
"""The outcome of a challenge, or of a table to which people were called."""


def invitation_page(say: Say, table: Table, mentioned: Called) -> ui.LayoutView:
    """The invitation to kept seats; people who waited for the game read that they have one."""
    seated = [f"<@{user}>" for user in mentioned.users if is_dealt_in(table, user)]
    asked = [name for name in mentioned.names.split() if name not in seated]
    told = say("rematch-seated", mentions=listed(say, seated)) if seated else ""
    if not asked:
        return words(Accent.BOARD, told)
    message = "challenge-text" if table.rematch_of is None else "rematch-text"
    text = say(
        message,
        mentions=listed(say, asked),
        count=len(asked),
        host=host_name(say, table),
        game=say(f"game-{table.game}"),
        until=clock_time(table.invitation.until if table.invitation else 0.0),
    )
    decline = button(table.id, 0, Verb.DECLINE, say("challenge-decline-button"), Style.PLAIN, "🙅")
    return container(Accent.BOARD, (text, told), rows_of([_join(say, table), decline]))


def _join(say: Say, table: Table) -> TableButton:
    return button(table.id, 0, Verb.JOIN, say("lobby-join-button"), Style.MAIN, "🪑")


log = logging.getLogger(__name__)

CALL_AFTER: Final = 30.0
"""Seconds after which people are called; a table that is full or dealt by then calls nobody."""
STALE: Final = 600.0
"""Seconds after its opening from which a table calls nobody any more."""
SECONDS_BEFORE_RETRY: Final = 10.0
"""Seconds before a call is tried again."""
CALL: Final = "call"
"""The kind of the post that calls people to a table."""


@dataclass(eq=False, repr=False)
class Openings:
    """A publisher that learns of every table that opens.

    shown: waits until the channel shows a table, so that the call comes below it. hands: invite
    people in their own ends.
    """

    outbox: Outbox
    shown: Callable[[int], Awaitable[None]]
    hands: OpenHands
    schedule: Schedule
    _lobbies: dict[int, tuple[int | None, Table]] = field(default_factory=dict)  # with its opener
    _answered: dict[int, tuple[Table, Answered]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._posting, self._services = self.outbox.posting, self.outbox.posting.services
        self.schedule.add(CALL, self._ring)

    def changed(self, change: Change) -> None:
        """Note that a table opens, or no longer needs to call anybody."""
        table = change.table
        if kind_of(table).mentions is not None:
            return
        opener, before = self._lobbies.pop(table.id, (table.host, None))
        if table.status is Status.LOBBY:
            self._lobbies[table.id] = opener, table
            if before is None:
                self._wait(table)
        if before is not None and (how := self._answer(before, table)) is not None:
            self._close(before, how)

    async def restore(self) -> None:
        """After a start, call to tables that opened just before it, and close outdated calls."""
        for table in self._services.tables.open_tables():
            if table.status is Status.LOBBY:
                self._lobbies[table.id] = table.host, table
                known = await self.outbox.posts.find(_post(table))
                if known is None or not known.is_done:
                    self._wait(table)
        for post in await self.outbox.posts.shown(CALL):
            with suppress(Refused, Unreadable):
                table = await self._services.tables.found(int(post.key))
                if table.status is not Status.LOBBY:
                    self._close(table, _end_of(table))

    def _wait(self, table: Table) -> None:
        """Call guests at once and others after a while; to a next game only those who waited."""
        is_again, invited = _goes_on(table), table.invitation
        if not is_again or _dealt_in(table) or (invited and not invited.is_known):
            patience = 0.0 if is_again or invited else CALL_AFTER
            self.schedule.set(CALL, table.id, table.opened + patience)

    def _close(self, before: Table, how: Answered) -> None:
        """Replace the call to a table by its outcome; before: the table before the change."""
        self._answered[before.id] = before, how
        self.schedule.set(CALL, before.id, self._services.clock.now())

    def _answer(self, before: Table, table: Table) -> Answered | None:
        """The outcome of the lobby for the people called to it; None: still open."""
        if table.status is not Status.LOBBY:
            return _end_of(table)
        if before.invitation is None or table.invitation is not None:
            return None
        if all(table.seat_of(guest.user) is not None for guest in before.guests):
            return Answered.JOINED
        late = before.invitation.until <= self._services.clock.now()
        return Answered.LATE if late else Answered.DECLINED

    async def _ring(self, table_id: int) -> float | None:
        """Call people to this table, or close the call to it; returns when to try again."""
        await self._posting.client.wait_until_ready()
        if table_id not in self._answered:
            await self.shown(table_id)
        if (answered := self._answered.get(table_id)) is None:
            lobby = self._lobbies.get(table_id)
            return None if lobby is None else await self._called(*lobby)
        if not await self._closed(*answered):
            return self._services.clock.now() + SECONDS_BEFORE_RETRY
        del self._answered[table_id]
        return None

    async def _closed(self, before: Table, how: Answered) -> bool:
        """Replace the call by its outcome; the invitation to a rematch goes with the lobby."""
        is_again = _goes_on(before)
        if is_again and how in (Answered.DEALT, Answered.CLOSED):
            return await self.outbox.close(_post(before), None)
        say = await self._posting.say_in(guild_of(before.place))
        over = say(  # about the table as it was at the call
            "call-over",
            how=how.value,
            game=say(f"game-{before.game}"),
            guest=people_names(say, before.guests),
            count=len(before.guests),
        )
        answer = render(say, words(Accent.BOARD, f"-# {over}"))
        return await self.outbox.close(_post(before), answer, stays=is_again)

    async def _called(self, opener: int | None, table: Table) -> float | None:
        """Call people to this table; returns when to try again, or to call people later."""
        now = self._services.clock.now()
        if now - table.opened >= STALE:
            return None
        try:
            mentioned, later = await self._mentioned(opener, table)
        except DROPPED as error:
            log.info("nobody was called to table %s: %s", table.id, error)
            return now + SECONDS_BEFORE_RETRY
        if not mentioned.users:
            return later
        post = _post(table)
        if not await self.outbox.post_once(post, partial(self._page, table, mentioned)):
            return now + SECONDS_BEFORE_RETRY
        known = await self.outbox.posts.find(post)
        if known is not None and known.message is not None:  # otherwise Discord refused it for good
            note(self._services, mentioned)
            guild = channel_of(table.place).guild
            await self._services.calls.called(guild, table.game, mentioned.users, now)
        return None

    async def _mentioned(self, opener: int | None, table: Table) -> tuple[Called, float | None]:
        """The guests to mention, else the people to call; and when to call others."""
        client, services, place = self._posting.client, self._services, channel_of(table.place)
        if table.invitation is not None or _goes_on(table):
            is_known = table.invitation is not None and table.invitation.is_known
            guests = [] if is_known else [guest.user for guest in table.guests]
            invites, users = self.hands.invites, (*guests, *_dealt_in(table))
            users = tuple([user for user in users if not await invites(table, user)])
            reason = Reason.REMATCH if _goes_on(table) else Reason.CHALLENGE
            occasion = Occasion(reason, place.guild)
            return await called_now(services, client, place, occasion, users), None
        if not has_room(table):
            return called(Occasion(Reason.CALL, place.guild), {}), None
        but = (opener, *table.people, *(gone.user for gone in table.kicked))
        return await callees(services, client, place, table.game, but)

    async def _page(self, table: Table, mentioned: Called, place: ChannelPlace) -> Rendered:
        say = await self._posting.say_in(place.guild)
        if table.invitation is not None or _goes_on(table):
            page = invitation_page(say, table, mentioned)
        else:
            called = say("call-text", game=say(f"game-{table.game}"), host=host_name(say, table))
            blocks = (f"{called} {mentioned.names}", f"-# {say('call-stop')}")
            page = container(Accent.BOARD, blocks, rows_of([_join(say, table)]))
        return render(say, page, pinged=mentioned.allowed)


def _post(table: Table) -> Post:
    place = channel_of(table.place)
    return Post(CALL, str(table.id), place.guild, place.channel)


def _dealt_in(table: Table) -> tuple[int, ...]:
    """The people who waited for the game of this lobby, and have seats there."""
    return tuple(user for user in table.people if is_dealt_in(table, user))


def _goes_on(table: Table) -> bool:
    """True if people waited for this game, or played the one before."""
    return table.rematch_of is not None or bool(_dealt_in(table))


def _end_of(table: Table) -> Answered:
    return Answered.CLOSED if table.started is None else Answered.DEALT


async def call_me(request: Request, route: CallMe) -> Answer:
    """Start or stop calling somebody to this server's tables of a game; a button changes it back.

    The message says which part of the day, or which wish, the promise leaves out.
    """
    services, say, guild = request.services, request.say, request.interaction.guild_id
    game, wanted = route.game, route.on
    if game not in GAMES or guild is None:
        raise Refused(Refusal.BAD_CHOICE)
    before = await services.calls.wanted(guild, request.user)
    games = {*before, game} if wanted else {*before} - {game}
    await want_calls(services, guild, request.user, games)
    without = await promised(services, Occasion(Reason.CALL, guild), request.user) or "nothing"
    named, minutes = say(f"game-{game}"), int(pause(Reason.CALL) // 60)
    told, label, emoji = say("call-off", game=named), say("call-on-button"), "📣"
    if wanted:
        told = say("call-on", game=named, minutes=minutes, without=without)
        label, emoji = say("call-off-button"), "🔕"
    press = button(NO_TABLE, 0, CallMe(game, on=not wanted), label, emoji=emoji)
    return Answer(container(Accent.HAND, (told,), rows_of([press])))


HANDLERS: Final[Handlings] = {CallMe: Handling(call_me)}
