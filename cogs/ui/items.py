"""The dynamic items that every message uses; they outlive restarts and never time out."""

from __future__ import annotations

import re
from typing import Any, Protocol, cast

import discord
from discord import ui

from cogs.ui.custom_ids import BUTTON, MEMBERS, SELECT, CustomId, read
from cogs.ui.cycles import CYCLES
from cogs.ui.page import Style


class PressRouter(Protocol):
    """Has presses answered."""

    async def press(self, interaction: discord.Interaction[Any], custom_id: CustomId) -> None:
        """Answer a press; never raises."""


class Client(Protocol):
    """The connection to Discord that received the press."""

    @property
    def router(self) -> PressRouter:
        """Who has presses answered."""


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
        """Have the press answered."""
        _cut_message_of(self)
        await cast("Client", interaction.client).router.press(interaction, self.leads_to)


class TableSelect(ui.DynamicItem[ui.Select[Any]], template=SELECT):
    """A select whose chosen option completes its custom id."""

    def __init__(
        self,
        custom_id: CustomId,
        placeholder: str = "",
        options: list[discord.SelectOption] | None = None,
    ) -> None:
        written = custom_id.select()
        super().__init__(
            ui.Select(placeholder=placeholder, options=options or [], custom_id=written)
        )
        self.leads_to = custom_id

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> TableSelect:
        """The select in which something was chosen."""
        return cls(read(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Have the choice answered."""
        await _chosen(self, interaction, self.leads_to)


class MemberSelect(ui.DynamicItem[ui.UserSelect[Any]], template=MEMBERS):
    """A select of the server's members; the id of the chosen one completes its custom id."""

    def __init__(self, custom_id: CustomId, placeholder: str = "") -> None:
        super().__init__(ui.UserSelect(placeholder=placeholder, custom_id=custom_id.members()))
        self.leads_to = custom_id

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> MemberSelect:
        """The select in which a member was chosen."""
        return cls(read(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Have the choice answered."""
        await _chosen(self, interaction, self.leads_to)


async def _chosen(
    item: ui.Item[Any], interaction: discord.Interaction[Any], leads_to: CustomId
) -> None:
    """Have answered what was chosen in a select."""
    _cut_message_of(item)
    sent: dict[str, Any] = dict(interaction.data or {})
    values = sent.get("values", [])
    completed = leads_to.completed(str(values[0]) if values else "")
    await cast("Client", interaction.client).router.press(interaction, completed)


def _cut_message_of(pressed: ui.Item[Any]) -> None:
    """Free the message that discord.py made for what was pressed: nothing in it is needed."""
    if isinstance(pressed.view, ui.LayoutView):
        CYCLES.cut_view(pressed.view)
