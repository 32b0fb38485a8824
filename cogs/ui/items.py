"""The two dynamic items that every message uses; they outlive restarts and never time out."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import ui

from cogs.ui.custom_ids import BUTTON, SELECT, Wish


class PressButton(ui.DynamicItem[ui.Button[Any]], template=BUTTON):
    """A button with a wish in its custom id."""

    def __init__(
        self,
        wish: Wish,
        label: str | None = None,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        emoji: str | None = None,
    ) -> None:
        super().__init__(ui.Button(label=label, style=style, emoji=emoji, custom_id=wish.button()))
        self.wish = wish

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> PressButton:
        """The button that was pressed."""
        return cls(Wish.read(match), "-")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the wish to the desk, which answers in any case."""
        await interaction.client.desk.pressed(interaction, self.wish)


class PressSelect(ui.DynamicItem[ui.Select[Any]], template=SELECT):
    """A select whose chosen value completes the wish in its custom id."""

    def __init__(
        self, wish: Wish, placeholder: str = "", options: list[discord.SelectOption] | None = None
    ) -> None:
        super().__init__(
            ui.Select(placeholder=placeholder, options=options or [], custom_id=wish.select())
        )
        self.wish = wish

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> PressSelect:
        """The select in which something was chosen."""
        return cls(Wish.read(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the wish and the chosen value to the desk, which answers in any case."""
        sent: dict[str, Any] = dict(interaction.data or {})
        values = sent.get("values", [])
        chosen = str(values[0]) if values else ""
        await interaction.client.desk.picked(interaction, self.wish, chosen)
