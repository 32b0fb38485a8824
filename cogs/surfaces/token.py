"""The token surface of an interaction: messages that one person sees."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Any, ClassVar

import discord

from cogs.context.faults import UNKNOWN_MESSAGE
from cogs.context.services import Interaction
from cogs.surfaces.render import Rendered
from cogs.surfaces.surface import Surface
from cogs.ui.discord_internals import cut_response


@dataclass(slots=True)
class TokenSurface(Surface):
    """The answer to an interaction, and changes of it. None count as requests.

    original: the id of what Discord calls the original response, once it is known; anything else
    that can be changed is a followup. is_gone: True if the pressed private message was deleted.
    """

    interaction: Interaction
    original: int | None = None
    is_gone: bool = False

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
    def is_acknowledged(self) -> bool:
        """True once Discord knows that an answer is coming."""
        return self.interaction.response.is_done()

    async def acknowledge(self) -> None:
        """Tell Discord that an answer is coming: in the pressed message, or in a new one.

        A newer hand may have replaced the pressed message.
        """
        if self.is_acknowledged:
            return
        if self.pressed:
            try:
                await self.interaction.response.defer()
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
                self.is_gone = True
            else:
                self.original = self.pressed
                return
        await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def show(self, sent: Rendered, *, separate: bool = False, replaces: bool = False) -> int:
        """Answer in the pressed message, or in a new one if asked to; returns the message's id.

        replaces: the pressed message is deleted afterwards.
        """
        if self.pressed and replaces:
            await self.acknowledge()  # so that the token calls the pressed message its original
        interaction, view = self.interaction, self._layout(sent)
        files = [] if sent.attached is None else [sent.attached.file()]
        if self._stands_beside or (self.is_acknowledged and self.pressed and separate):
            return await self.add(sent)
        if self.is_acknowledged:
            edited = await interaction.edit_original_response(view=view, attachments=files)
            message = edited.id
        elif (pressed := self.pressed) is not None and not separate:
            await interaction.response.edit_message(view=view)
            message = pressed
        else:
            respond = interaction.response.send_message
            answered = await respond(view=view, files=files, ephemeral=True)
            message = answered.message_id or interaction.id  # any id stands for the original
        self.original = message
        return message

    async def add(self, sent: Rendered) -> int:
        """Send a further message, below all others; returns its id."""
        files = [] if sent.attached is None else [sent.attached.file()]
        send, view = self.interaction.followup.send, self._layout(sent)
        return (await send(view=view, files=files, ephemeral=True, wait=True)).id

    @property
    def _stands_beside(self) -> bool:
        """True if Discord waits for a change of a public message, which no answer may replace."""
        waits = discord.InteractionResponseType.deferred_message_update
        return not self.pressed and self.interaction.response.type is waits

    async def ask(self, form: discord.ui.Modal) -> None:
        """Open a modal; works only as the first answer."""
        await self.interaction.response.send_modal(form)

    async def change(self, message: int, sent: Rendered) -> bool:
        """Edit a message; False if it was deleted."""
        view = self._layout(sent)
        try:
            if message == self.original:
                await self.interaction.edit_original_response(view=view)
            else:
                await self.interaction.followup.edit_message(message, view=view)
        except discord.NotFound:
            return False
        return True

    async def retire(self, message: int) -> None:
        """Delete a message, if it still exists."""
        with suppress(discord.NotFound):
            if message == self.original:
                await self.interaction.delete_original_response()
            else:
                await self.interaction.followup.delete_message(message)

    async def archive(self) -> None:
        """Archive nothing: an answer has no thread of its own."""

    @staticmethod
    def _layout(sent: Rendered) -> discord.ui.LayoutView:
        if sent.layout is None:
            raise TypeError("a private message is a layout")
        return sent.layout

    def spare(self) -> None:
        """Drop what is no longer needed: most of it is the pressed message.

        Break the cycle between response and interaction too, or both wait for the garbage
        collector.
        """
        self.interaction.message = None
        if self.is_acknowledged:
            cut_response(self.interaction)


async def to_everybody(interaction: Interaction, sent: Rendered) -> bool:
    """Post this for everybody where somebody pressed; False if the bot isn't allowed to."""
    view: Any = sent.layout
    if not interaction.response.is_done():
        await interaction.response.defer()
    try:
        await interaction.followup.send(view=view)
    except discord.Forbidden:
        return False
    return True


async def in_public(interaction: Interaction, sent: Rendered) -> bool:
    """Change the public message that was pressed; False if it is gone."""
    view: Any = sent.layout
    try:
        await interaction.response.edit_message(view=view)
    except discord.NotFound:
        return False
    return True


def in_ephemeral(interaction: Interaction) -> bool:
    """True if this is a press in a message that only the presser sees."""
    message = interaction.message
    return message is not None and message.flags.ephemeral
