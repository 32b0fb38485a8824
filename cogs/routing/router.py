"""From a press or a command to its answer: in time, and always with a message."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from time import perf_counter
from typing import Any, TypeAlias

import discord
from discord.ext.commands import CooldownMapping

from cogs.context.permissions import may_write
from cogs.context.refusals import DROPPED, Meaning, incident, meaning
from cogs.context.services import Interaction, Services, is_at, place_of
from cogs.messages.chats import Chats
from cogs.messages.open_hands import OpenHands
from cogs.messages.outbox import Outbox
from cogs.messages.shown import changing
from cogs.messages.throttle import SECONDS_TO_FINISH, Throttle
from cogs.routing.request import Handler, Handlers, Handling, Request
from cogs.surfaces.first_answer import FirstAnswer, note
from cogs.surfaces.render import Rendered, render
from cogs.surfaces.token import TokenSurface, in_ephemeral
from cogs.table.pages.menus import no_table_page
from cogs.table.pages.own_games import own_games
from cogs.table.pages.refusal_words import discord_words, refused_in_words
from cogs.ui.answer import SHOWN, Answer, Kind, in_words
from cogs.ui.custom_ids import CustomId
from cogs.ui.layout import words
from cogs.ui.page import NO_TABLE, Accent
from engine.tables.model.kind import kind_of
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import ChatPlace, Table, number_of
from engine.tables.ports import NotKept
from engine.tables.transitions import seating

log = logging.getLogger(__name__)

AT_ONCE, SECONDS = 20, 5.0
"""The most presses and commands of one person, and the seconds in which they may make them."""

Work: TypeAlias = Callable[[], Awaitable[Answer]]
Asking: TypeAlias = Callable[[Request], Answer | Awaitable[Answer]]


def paced(at_once: int = AT_ONCE) -> CooldownMapping[Interaction]:
    """Counts the presses of each person; nobody is slowed by anybody else."""
    return CooldownMapping.from_cooldown(at_once, SECONDS, lambda each: each.user.id)


@dataclass(eq=False, repr=False)
class Router:
    """Answers every press and command, and tracks those in progress.

    chats: shows the tables where the bot is no member. goes_on: takes the table and the person of
    every press, except one that takes a move back. took: takes the type of an interaction and the
    seconds until its answer was shown.
    """

    handlers: Handlers
    services: Services
    open_hands: OpenHands
    throttle: Throttle
    chats: Chats
    goes_on: Callable[[int, int], object]
    outbox: Outbox
    pace: CooldownMapping[Interaction] = field(default_factory=paced)
    took: Callable[[str, float], object] = lambda *_: None
    _under_way: set[asyncio.Task[Any] | None] = field(default_factory=set)

    async def press(self, interaction: Interaction, custom_id: CustomId) -> None:
        """Answer the press of a button, a select or a modal; never raises."""
        handling = self.handlers.of(custom_id.route)
        request = replace(
            self.request(interaction, custom_id.table_id),
            version=custom_id.version,
            values=custom_id.values,
            in_hand=handling.in_hand,
            looks_back=handling.looks_back,
        )
        if handling.goes_on:
            self.goes_on(request.table_id, request.user)
        work = partial(self._asked, request, handling)
        await self._answer(interaction, work, request.table_id, on_board=handling.on_board)

    async def arrived(self, interaction: Interaction) -> None:
        """Bring the table of a chat up to date where somebody asks, or make it the channel's."""
        place = place_of(interaction)
        if place is not None:
            await self.chats.arrived(place)

    async def _present(self, request: Request) -> Table | None:
        """The table of a request, read from the store if it isn't open here; None: unknown.

        A chat's table is up to date, and becomes the channel's if the bot is a member now.
        """
        tables, table_id = self.services.tables, request.table_id
        table = tables.table(table_id)
        with suppress(Refused):
            if table is None and not request.looks_back and table_id != NO_TABLE:
                table = await tables.found(table_id)
            if table is not None and kind_of(table).guest:
                if request.interaction.channel_id == number_of(table.place):
                    await self.arrived(request.interaction)
                table = await tables.found(table_id)
        return table

    async def command(
        self, interaction: Interaction, handler: Handler, *, posts: bool = False
    ) -> None:
        """Answer a command about the table in this channel; never raises."""
        tables, place = self.services.tables, place_of(interaction)

        async def work() -> Answer:
            await self.arrived(interaction)
            table = tables.at(place)
            if table is None:
                say = self.services.say(interaction)
                own = await own_games(self.services, say, interaction.user.id)
                return Answer(no_table_page(say, own), separate=True)
            request = self.request(interaction, table.id)
            answer = await self._asked(request, Handling(handler, posts=posts))
            is_known = known is not None and known.id == table.id
            return answer if is_known else replace(answer, table=answer.table or table)

        known = tables.at(place)
        await self._answer(interaction, work, known.id if known else NO_TABLE)

    def request(self, interaction: Interaction, table_id: int = NO_TABLE) -> Request:
        """The request of a command, about this table if any."""
        hands, user, features = self.open_hands, interaction.user.id, self.handlers.features
        parts = (interaction, self.services, hands, self.outbox)
        return Request(*parts, user, table_id, features=features)

    async def answer(self, interaction: Interaction, handler: Asking) -> None:
        """Answer a request that isn't about one table; never raises."""

        async def work() -> Answer:
            made = handler(self.request(interaction))
            return made if isinstance(made, Answer) else await made

        await self._answer(interaction, work)

    async def stop(self) -> None:
        """Finish the answers to presses that came in time."""
        if self._under_way:
            await asyncio.wait(filter(None, self._under_way), timeout=SECONDS_TO_FINISH)

    def incident(self, interaction: Interaction, error: BaseException) -> Answer:
        """The message for an unexpected error, which is logged."""
        return in_words(self.services.say(interaction)("incident", id=incident(error)))

    def _waiting(self, interaction: Interaction) -> Rendered:
        """A message that an answer is coming."""
        layout = words(Accent.HAND, self.services.say(interaction)("answer-comes"))
        return self._rendered(interaction, Answer(layout))

    async def _answer(
        self,
        interaction: Interaction,
        work: Work,
        table_id: int = NO_TABLE,
        *,
        on_board: bool = False,
    ) -> None:
        """Run the handler and show its answer, only to the person who asked."""
        wait = partial(self._waiting, interaction)
        surface = TokenSurface(interaction, FirstAnswer(interaction), wait=wait)
        interaction.extras[TokenSurface] = surface
        if isinstance(place := place_of(interaction), ChatPlace):
            surface.chat = place
            self.chats.tokens.keep(place.channel, surface)
        began, task = perf_counter(), asyncio.current_task()
        self._under_way.add(task)
        try:
            async with surface.first.in_time(surface.announce):
                with self.open_hands.answering(table_id, interaction.user.id):
                    answer, sent = await self._made(surface, work)
                    if answer is not SHOWN:
                        await self._show(surface, answer, sent, table_id)
            if surface.chat:
                await self.chats.show(answer.about(table_id), surface, on_board=on_board)
            await self.handlers.news(self.request(interaction))
        finally:
            self._under_way.discard(task)
            self.took(interaction.type.name, perf_counter() - began)
            surface.spare()

    async def _made(self, surface: TokenSurface, work: Work) -> tuple[Answer, Rendered]:
        """The answer, or a refusal; pressing too fast gives a message, which costs no work."""
        interaction, say = surface.interaction, self.services.say
        at = interaction.created_at.timestamp()  # not when it came: the connection may be slow
        try:
            with self.throttle.answering():
                if self.pace.update_rate_limit(interaction, at) is not None:
                    answer = in_words(say(interaction)("too-fast"))
                else:
                    answer = await work()
                return answer, self._rendered(interaction, answer)
        except Refused as refused:
            answer = refused_in_words(say(interaction), refused, interaction)
        except (discord.HTTPException, *DROPPED) as error:
            log.warning("Discord refused what an answer needed: %s", error)
            answer = in_words(discord_words(say(interaction), meaning(error)))
        except NotKept as error:
            log.warning("an answer could not be kept: %s", error)
            answer = in_words(say(interaction)("not-kept"))
        except Exception as error:
            answer = self.incident(interaction, error)
        return answer, self._rendered(interaction, answer)

    async def _asked(self, request: Request, handling: Handling) -> Answer:
        """The answer of the handler, with refusals as messages. A message alone is never a hand.

        Rights are valid only where the table is, open or over; for an unknown table the handler
        decides.
        """
        tables, table_id, interaction = self.services.tables, request.table_id, request.interaction
        open_one = table = tables.table(table_id)
        try:
            if table is None or isinstance(table.place, ChatPlace):
                table = await self._present(request)
                open_one = tables.table(table_id)
            if table is not None and not is_at(interaction, table.place):
                raise Refused(Refusal.NO_TABLE)
            if handling.posts and not may_write(interaction):
                raise Refused(Refusal.MAY_NOT_WRITE, table)
            if handling.comes_back and open_one is not None:
                await tables.came_back(table_id, request.user)
            try:
                answer = await handling.handler(request)
            except Refused as refused:
                if refused.refusal is not Refusal.NOT_HOST:
                    raise
                now = self.services.clock.now()  # a host who was silent for a day is replaced
                await tables.change(table_id, seating.succeeded, request.user, now)
                answer = await handling.handler(request)
            if answer.kind is Kind.HAND:  # the open ones are inactive by now
                tables.gate.refuse_if_stopping()
        except Refused as refused:
            answer = await self.handlers.refused(request, refused)
        if answer.kind is Kind.HAND and in_ephemeral(interaction) and not request.in_hand:
            return replace(answer, separate=True, replaces=True)
        return answer

    async def _show(
        self, surface: TokenSurface, answer: Answer, sent: Rendered, table_id: int
    ) -> None:
        """Show the answer; after a refusal, retry once, in another form if needed."""
        for is_last in (False, True):
            try:
                if answer.form is not None and await surface.ask(answer.form):
                    return
                await self._show_once(surface, answer, sent, answer.about(table_id))
            except Exception as error:  # a connection can break in many ways
                refused = meaning(error)
                if refused is Meaning.ANSWER:  # too late, or an earlier try arrived
                    note(error, "an answer is not shown, but what was done is done")
                    return
                if is_last:
                    log.warning("an answer did not arrive: %s", error)
                    return
                if refused is Meaning.MESSAGE:
                    answer = replace(answer, separate=True, replaces=False)
                elif refused is not Meaning.PASSES:
                    answer = self._plainer(surface.interaction, answer, sent, error)
                    sent = self._rendered(surface.interaction, answer)
            else:
                return

    async def _show_once(
        self, surface: TokenSurface, answer: Answer, sent: Rendered, table_id: int
    ) -> None:
        """Show the answer and keep it, unless the pressed hand shows a later state by now."""
        message, user = None if answer.separate else surface.pressed, surface.interaction.user.id
        async with changing(message):
            hand = self.open_hands.hand_of(table_id, user)
            if hand is not None and hand.is_newer(answer.seen, message):
                await surface.announce()
                if surface.pressed is not None:  # else it was deleted by then
                    return
            separate, replaces = answer.separate, answer.replaces
            message = await surface.show(sent, separate=separate, replaces=replaces)
            if table_id:
                self.open_hands.keep(table_id, answer, surface, message)

    def _plainer(
        self, interaction: Interaction, answer: Answer, sent: Rendered, error: Exception
    ) -> Answer:
        """The answer in a plainer form: a layout in place of a modal, text in place of a layout."""
        if answer.form is not None:
            return replace(answer, form=None)
        if (refused := meaning(error)) is None:
            return self.incident(interaction, error)
        log.warning("an answer is shown in words alone: %s", error)
        return in_words(discord_words(self.services.say(interaction), refused), sent.copied)

    def _rendered(self, interaction: Interaction, answer: Answer) -> Rendered:
        return render(
            self.services.say(interaction),
            answer.layout,
            pictures=self.services.pictures,
            game=answer.game,
            attached=answer.attached,
        )
