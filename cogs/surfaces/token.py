"""The token surface of an interaction: messages that one person sees."""

import logging
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

import discord

from cogs.context.refusals import Act, Meaning, meaning, unless
from cogs.context.services import Interaction
from cogs.surfaces.render import Rendered
from cogs.surfaces.surface import Surface, accepted
from cogs.ui.discord_internals import cut_response
from engine.tables.model.table import ChatPlace

log = logging.getLogger(__name__)

FOLLOWUPS: Final = 5
"""The most followups of one interaction where the bot is no member."""


class Hidden(Exception):
    """Discord showed a public message to one person only."""

    def __init__(self, message: int) -> None:
        super().__init__(f"message {message} is private: no public answers are allowed there")
        self.message = message


@dataclass(slots=True)
class TokenSurface(Surface):
    """The answer to an interaction, and changes of it. None count as requests.

    original: the id of Discord's original response, once known; any other message that can be
    changed is a followup. is_gone: True if the pressed message was deleted.
    chat: the chat where the bot is no member, if any: the token can change a public message that is
    pressed there. public: the public messages that it can change. followups: the number of its own.
    """

    interaction: Interaction
    original: int | None = None
    is_gone: bool = False
    chat: ChatPlace | None = None
    public: set[int] = field(default_factory=set)
    followups: int = 0

    lasts: ClassVar = 14.5 * 60
    """Seconds from the last press; Discord accepts a token for fifteen minutes."""
    is_counted: ClassVar = False

    @property
    def pressed(self) -> int | None:
        """The id of the private message that was pressed, if any."""
        message = self.interaction.message
        if self.is_gone or message is None or not in_ephemeral(self.interaction):
            return None
        return message.id

    @property
    def board(self) -> int | None:
        """The id of the public message that was pressed in a chat without the bot, if any."""
        message = self.interaction.message
        if self.is_gone or self.chat is None or in_ephemeral(self.interaction):
            return None
        return None if message is None else message.id

    @property
    def may_add(self) -> bool:
        """True if a private followup leaves one for a public message."""
        return self.chat is None or self.followups < FOLLOWUPS - 1

    @property
    def is_ready(self) -> bool:
        """True if a followup can be public: any waiting answer would become it."""
        kinds, kind = discord.InteractionResponseType, self.interaction.response.type
        if kind is kinds.deferred_channel_message:
            return self.original is not None
        return kind in (kinds.channel_message, kinds.deferred_message_update, kinds.message_update)

    @property
    def is_acknowledged(self) -> bool:
        """True once Discord knows that an answer is coming."""
        return self.interaction.response.is_done()

    async def acknowledge(self) -> None:
        """Tell Discord that an answer is coming: in the pressed message, or in a new one.

        A newer one may have replaced the pressed message.
        """
        if self.is_acknowledged:
            return
        if pressed := self.board or self.pressed:
            try:
                await self.interaction.response.defer()
            except discord.HTTPException as error:
                if meaning(error) is not Meaning.MESSAGE:
                    raise
                self.is_gone = True
            else:
                self.original = pressed
                self.public |= {pressed} if self.board else set()
                return
        await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def show(self, sent: Rendered, *, separate: bool = False, replaces: bool = False) -> int:
        """Answer in the pressed message, or in a new one if asked to; returns the message's id.

        replaces: the pressed message is deleted afterwards.
        """
        if self.pressed and replaces:
            await self.acknowledge()  # so that the token calls the pressed message its original
        return await accepted(sent, partial(self._show, separate=separate))

    async def _show(self, sent: Rendered, *, separate: bool) -> int:
        interaction, view = self.interaction, _layout_of(sent)
        files = [] if sent.attached is None else [sent.attached.file()]
        if self.board is not None:
            await self.acknowledge()
        if self._stands_beside or (self.is_acknowledged and self.pressed and separate):
            return await self._add(sent)
        if self.is_acknowledged:
            edited = await interaction.edit_original_response(view=view, attachments=files)
            message = edited.id
        elif (pressed := self.pressed) is not None and not separate:
            await interaction.response.edit_message(view=view)
            message = pressed
        else:
            respond = interaction.response.send_message
            answered = await respond(view=view, files=files, ephemeral=True)
            message = answered.message_id or interaction.id  # any id refers to the original
        self.original = message
        return message

    async def add(self, sent: Rendered) -> int:
        """Send a further message, below all others; returns its id."""
        return await accepted(sent, self._add)

    async def _add(self, sent: Rendered) -> int:
        files = [] if sent.attached is None else [sent.attached.file()]
        send, view = self.interaction.followup.send, _layout_of(sent)
        self.followups += 1
        return (await send(view=view, files=files, ephemeral=True, wait=True)).id

    async def post(self, sent: Rendered) -> int:
        """Show this to everybody, as the answer to a command or a followup; returns its id.

        Hidden: Discord shows it to nobody else.
        """
        return await accepted(sent, self._post)

    async def _post(self, sent: Rendered) -> int:
        view, pinged = _layout_of(sent), sent.pinged or discord.AllowedMentions.none()
        interaction = self.interaction
        if interaction.message is None and not self.is_acknowledged:
            answered = await interaction.response.send_message(view=view, allowed_mentions=pinged)
            self.original = number = answered.message_id or interaction.id
            flags = getattr(answered.resource, "flags", None)
        else:
            await self.acknowledge()
            self.followups += 1
            send = interaction.followup.send
            message = await send(view=view, allowed_mentions=pinged, wait=True)
            number, flags = message.id, message.flags
        if flags is not None and flags.ephemeral:
            raise Hidden(number)
        self.public.add(number)
        return number

    @property
    def _stands_beside(self) -> bool:
        """True if the first answer is a public message, which no other answer may replace."""
        waits = discord.InteractionResponseType.deferred_message_update
        return self.original in self.public or (
            not self.pressed and self.interaction.response.type is waits
        )

    async def ask(self, form: discord.ui.Modal) -> None:
        """Open a modal; works only as the first answer."""
        await self.interaction.response.send_modal(form)

    async def change(self, message: int, sent: Rendered) -> bool:
        """Edit a message; False if it was deleted, or the token is too old."""

        async def edit(sent: Rendered) -> None:
            view = _layout_of(sent)
            if message == self.original:
                await self.interaction.edit_original_response(view=view)
            else:
                await self.interaction.followup.edit_message(message, view=view)

        with unless(Meaning.MESSAGE, Meaning.ANSWER, act=Act.EDIT):
            await accepted(sent, edit)
            return True
        return False

    async def retire(self, message: int) -> None:
        """Delete a message, if it still exists."""
        with unless(Meaning.MESSAGE, Meaning.ANSWER, act=Act.DELETE):
            if message == self.original:
                await self.interaction.delete_original_response()
            else:
                await self.interaction.followup.delete_message(message)

    async def archive(self) -> None:
        """Do nothing: an answer has no thread."""

    def spare(self) -> None:
        """Drop what is no longer needed: most of it is the pressed message.

        Break the cycle between response and interaction too, or both wait for the garbage
        collector.
        """
        self.interaction.message = None
        if self.is_acknowledged:
            cut_response(self.interaction)


def _layout_of(sent: Rendered) -> discord.ui.LayoutView:
    if sent.layout is None:
        raise TypeError("an answer is a layout")
    return sent.layout


async def to_everybody(interaction: Interaction, sent: Rendered) -> Meaning | None:
    """Post this publicly where somebody pressed; returns the meaning of a refusal, if any."""

    async def post(sent: Rendered) -> None:
        await interaction.followup.send(view=_layout_of(sent))

    try:
        if not interaction.response.is_done():
            await interaction.response.defer()
        await accepted(sent, post)
    except discord.HTTPException as error:
        log.info("nothing was shared: %s", error)
        return meaning(error)
    return None


async def in_public(interaction: Interaction, sent: Rendered) -> bool:
    """Change the public message that was pressed; False if Discord takes no change of it."""

    async def edit(sent: Rendered) -> None:
        await interaction.response.edit_message(view=_layout_of(sent))

    with unless(Meaning.MESSAGE, Meaning.ANSWER, Meaning.CONTENT, Meaning.PLACE, act=Act.EDIT):
        await accepted(sent, edit)
        return True
    return False


def in_ephemeral(interaction: Interaction) -> bool:
    """True if the pressed message is visible only to the person."""
    message = interaction.message
    return message is not None and message.flags.ephemeral
