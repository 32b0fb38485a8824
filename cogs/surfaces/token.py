"""The token surface of an interaction: messages that one person sees."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from io import BytesIO
from typing import ClassVar, Final

import discord

from cogs.context.refusals import DROPPED, Act, Meaning, unless
from cogs.context.services import Interaction
from cogs.surfaces.first_answer import FirstAnswer, State, note
from cogs.surfaces.render import Rendered
from cogs.surfaces.surface import Surface, accepted
from engine.tables.model.table import ChatPlace

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
    changed is a followup. shown: the id of the message with the answer. is_gone: True if the
    pressed message was deleted. chat: the chat where the bot is no member, if any: the token can
    change a public message that is pressed there. wait: draws the private message that waits for an
    answer while something is posted for everybody. public: the public messages that the token can
    change. followups: the number of its own.
    """

    interaction: Interaction
    first: FirstAnswer
    original: int | None = None
    shown: int | None = None
    is_gone: bool = False
    chat: ChatPlace | None = None
    wait: Callable[[], Rendered] | None = None
    public: set[int] = field(default_factory=set)
    followups: int = 0

    lasts: ClassVar = 14.5 * 60
    """Seconds from the last press; Discord accepts a token for fifteen minutes."""

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
    def is_answering(self) -> bool:
        """True until the answer is shown, with all that follows from it."""
        return bool(self.interaction.extras)

    @property
    def may_add(self) -> bool:
        """True if a private followup leaves one for a public message."""
        return self.chat is None or self.followups < FOLLOWUPS - 1

    async def acknowledge(self, *, in_place: bool = False) -> None:
        """Tell Discord that an answer is coming: in the pressed message, or in a new one.

        A newer one may have replaced the pressed message. in_place: a public message that was
        pressed stays as it is until something is posted or changed for everybody.
        """
        message = self.interaction.message
        pressed = self.board or self.pressed
        if in_place and message is not None and not self.is_gone:
            pressed = message.id
        if pressed is not None:
            with unless(Meaning.MESSAGE):
                await self.first.stay()
                if self.first.state is State.STAYING:
                    self.original = pressed
                    self.public |= {pressed} if self.board else set()
                return
            self.is_gone = True
        await self.first.wait()

    async def announce(self) -> None:
        """Acknowledge; if that fails, the answer may still arrive."""
        try:
            await self.acknowledge()
        except (discord.DiscordException, *DROPPED) as error:
            note(error, "an answer was not announced")

    async def show(self, sent: Rendered, *, separate: bool = False, replaces: bool = False) -> int:
        """Answer in the pressed message, or in a new one, which may replace it; returns its id."""
        if self.board or (self.pressed and replaces):
            await self.acknowledge()  # so that the token calls the pressed message its original
        self.shown = await accepted(sent, partial(self._show, separate=separate))
        return self.shown

    async def _show(self, sent: Rendered, *, separate: bool) -> int:
        view, pressed = sent.as_layout, None if separate else self.pressed
        if pressed is not None:
            first = await self.first.edit(view)
        else:
            first = await self.first.send(view, _files_of(sent))
        public = (State.POSTED,) if self.pressed else (State.POSTED, State.STAYING)
        if first is not None:  # any id refers to the original
            message = pressed or first.message_id or self.interaction.id
        elif self.first.state in public or (self.pressed and separate):
            return await self._add(sent)
        else:
            edit = self.interaction.edit_original_response
            message = (await edit(view=view, attachments=_files_of(sent))).id
            self.first.state = State.ANSWERED
        self.original = message
        return message

    async def add(self, sent: Rendered) -> int:
        """Send a further message, below all others; returns its id."""
        return await accepted(sent, self._add)

    async def _add(self, sent: Rendered) -> int:
        send, view = self.interaction.followup.send, sent.as_layout
        self.followups += 1
        return (await send(view=view, files=_files_of(sent), ephemeral=True, wait=True)).id

    async def post(self, sent: Rendered) -> int:
        """Show this to everybody, as the answer to a command or a followup; returns its id.

        Hidden: Discord shows it to nobody else.
        """
        return await accepted(sent, self._post)

    async def _post(self, sent: Rendered) -> int:
        view, pinged = sent.as_layout, sent.pinged or discord.AllowedMentions.none()
        message = await self._posted_first(view, pinged)
        if message is None:
            await self.acknowledge(in_place=True)
            if self.first.state is State.WAITING and self.wait is not None:
                await self._show(self.wait(), separate=True)  # else the post would become private
            self.followups += 1
            send = self.interaction.followup.send
            message = await send(view=view, allowed_mentions=pinged, wait=True)
        if message.flags.ephemeral:
            raise Hidden(message.id)
        self.public.add(message.id)
        return message.id

    async def _posted_first(
        self, view: discord.ui.LayoutView, pinged: discord.AllowedMentions
    ) -> discord.Message | None:
        """The post that is the first answer to a command; None if it must be a followup."""
        if self.interaction.message is not None:
            return None
        answered = await self.first.post(view, pinged)
        if self.first.state is not State.POSTED or self.original is not None:
            return None
        message = None if answered is None else answered.resource
        if not isinstance(message, discord.Message):  # its reply was lost
            message = await self.interaction.original_response()
        self.original = message.id
        if message.flags.ephemeral:
            self.first.state = State.ANSWERED
        return message

    async def ask(self, form: discord.ui.Modal) -> bool:
        """Open a modal; False if there is a first answer already."""
        return await self.first.ask(form) is not None or self.first.state is State.ASKED

    async def change(self, message: int, sent: Rendered) -> bool:
        """Edit a message; False if it was deleted, or the token is too old."""

        async def edit(sent: Rendered) -> None:
            view = sent.as_layout
            if message == self.original:
                await self.interaction.edit_original_response(view=view)
            else:
                await self.interaction.followup.edit_message(message, view=view)

        with unless(Meaning.MESSAGE, Meaning.ANSWER, act=Act.EDIT):
            await accepted(sent, edit)
            return True
        return False

    async def retire(self, message: int) -> None:
        with unless(Meaning.MESSAGE, Meaning.ANSWER, act=Act.DELETE):
            if message == self.original:
                await self.interaction.delete_original_response()
            else:
                await self.interaction.followup.delete_message(message)

    def spare(self) -> None:
        """Drop what is no longer needed: most of it is the pressed message."""
        self.interaction.message = None
        self.interaction.extras.clear()
        self.first.cut()


def surface_of(interaction: Interaction) -> TokenSurface:
    """The one surface of an interaction, while it is answered."""
    surface: TokenSurface = interaction.extras[TokenSurface]
    return surface


def _files_of(sent: Rendered) -> list[discord.File]:
    """New files for each try: sending one uses it up."""
    file = sent.attached
    return [] if file is None else [discord.File(BytesIO(file.content), file.name)]


def in_ephemeral(interaction: Interaction) -> bool:
    """True if the pressed message is visible only to the person."""
    message = interaction.message
    return message is not None and message.flags.ephemeral
