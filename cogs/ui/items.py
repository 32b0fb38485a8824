"""The two dynamic items of every message; they outlive restarts and never time out."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Protocol, cast

import discord
from discord import ui

from cogs.ui.custom_ids import BUTTON, SELECT, CustomId, read
from cogs.ui.discord_internals import cut_view
from cogs.ui.page import Style


class PressRouter(Protocol):
    """The handler of presses."""

    async def press(self, interaction: discord.Interaction[Any], custom_id: CustomId) -> None:
        """Answer a press; never raises."""


class Client(Protocol):
    """The connection to Discord that received the press."""

    @property
    def router(self) -> PressRouter:
        """The handler of presses."""


class TableButton(ui.DynamicItem[ui.Button[Any]], template=BUTTON):
    """A button whose custom id says where it leads."""

    def __init__(
        self,
        custom_id: CustomId,
        label: str | None = None,
        style: Style = Style.PLAIN,
        emoji: str | None = None,
        *,
        disabled: bool = False,
    ) -> None:
        shown = discord.ButtonStyle[style.value]
        written = custom_id.button()
        super().__init__(
            ui.Button(label=label, style=shown, emoji=emoji, custom_id=written, disabled=disabled)
        )
        self.leads_to = custom_id

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> TableButton:
        """The button that was pressed."""
        return cls(read(match), "-")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the press to the router."""
        _cut_message_of(self)
        await cast("Client", interaction.client).router.press(interaction, self.leads_to)


class TableSelect(
    ui.DynamicItem[ui.Select[Any] | ui.ChannelSelect[Any] | ui.UserSelect[Any]], template=SELECT
):
    """A select whose chosen option completes its custom id.

    channels: offer the server's channels of these kinds instead of options. members: offer the
    server's members instead.
    """

    def __init__(
        self,
        custom_id: CustomId,
        placeholder: str = "",
        options: list[discord.SelectOption] | None = None,
        *,
        channels: Sequence[discord.ChannelType] = (),
        members: bool = False,
        disabled: bool = False,
    ) -> None:
        written = custom_id.select()
        chosen: ui.Select[Any] | ui.ChannelSelect[Any] | ui.UserSelect[Any]
        if channels:
            kinds = [*channels]
            chosen = ui.ChannelSelect(
                placeholder=placeholder, channel_types=kinds, custom_id=written
            )
        elif members:
            chosen = ui.UserSelect(placeholder=placeholder, custom_id=written)
        else:
            shown = options or []
            chosen = ui.Select(
                placeholder=placeholder, options=shown, custom_id=written, disabled=disabled
            )
        super().__init__(chosen)
        self.leads_to = custom_id

    @property
    def options(self) -> list[discord.SelectOption]:
        """The options to choose from; none where channels or members are offered."""
        return self.item.options if isinstance(self.item, ui.Select) else []

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> TableSelect:
        """The select with the choice in it."""
        return cls(read(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the choice to the router."""
        _cut_message_of(self)
        sent: dict[str, Any] = dict(interaction.data or {})
        values = sent.get("values", [])
        chosen = str(values[0]) if values else ""
        completed = self.leads_to.completed(chosen)
        await cast("Client", interaction.client).router.press(interaction, completed)


def _cut_message_of(pressed: ui.Item[Any]) -> None:
    """Free discord.py's copy of the pressed message: nothing in it is needed."""
    if isinstance(pressed.view, ui.LayoutView):
        cut_view(pressed.view)
