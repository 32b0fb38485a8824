"""Turn pages into Components V2 layouts of dynamic items, within Discord's limits."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, Protocol, cast

import discord
from discord import ui

from cogs.ui.custom_ids import BUTTON, SELECT, CustomId, Route, read, write_route
from cogs.ui.discord_internals import cut_view
from cogs.ui.page import CONTROLS, RULE, Accent, Button, Page, Say, ShowPage, Style, turns


class PressRouter(Protocol):
    """The handler of presses."""

    async def press(self, interaction: discord.Interaction[Any], custom_id: CustomId) -> None:
        """Answer a press; never raises."""


class Client(Protocol):
    """The connection to Discord that received the press."""

    router: PressRouter


class TableButton(ui.DynamicItem[ui.Button[Any]], template=BUTTON):
    """A button whose custom id holds its route."""

    def __init__(
        self,
        custom_id: CustomId,
        label: str | None = None,
        style: Style = Style.PLAIN,
        emoji: str | None = None,
        *,
        disabled: bool = False,
    ) -> None:
        shown: dict[str, Any] = {"label": label, "emoji": emoji, "disabled": disabled}
        style_ = discord.ButtonStyle[style.value]
        super().__init__(ui.Button(custom_id=custom_id.written(), style=style_, **shown))
        self.leads_to = custom_id

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> TableButton:
        """The button that was pressed."""
        return cls(read(match), "-")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the press to the router."""
        cut_view(self.view)  # discord.py's copy of the pressed message, which isn't needed
        await cast("Client", interaction.client).router.press(interaction, self.leads_to)


class TableSelect(
    ui.DynamicItem[
        ui.Select[Any] | ui.ChannelSelect[Any] | ui.UserSelect[Any] | ui.RoleSelect[Any]
    ],
    template=SELECT,
):
    """A select, of members, roles or some channels if asked, that completes its custom id."""

    def __init__(
        self,
        custom_id: CustomId,
        placeholder: str = "",
        options: list[discord.SelectOption] | None = None,
        *,
        channels: Sequence[discord.ChannelType] = (),
        members: bool = False,
        roles: bool = False,
        disabled: bool = False,
    ) -> None:
        shown: dict[str, Any] = {"placeholder": placeholder, "custom_id": custom_id.written("S")}
        if channels:
            super().__init__(ui.ChannelSelect(channel_types=[*channels], **shown))
        elif members:
            super().__init__(ui.UserSelect(**shown))
        elif roles:
            super().__init__(ui.RoleSelect(**shown))
        else:
            super().__init__(ui.Select(options=options or [], disabled=disabled, **shown))
        self.leads_to = custom_id

    @property
    def options(self) -> list[discord.SelectOption]:
        """The options to choose from; none where channels, members or roles are offered."""
        return self.item.options if isinstance(self.item, ui.Select) else []

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> TableSelect:
        """The select with the choice in it."""
        return cls(read(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the choice to the router."""
        cut_view(self.view)  # discord.py's copy of the pressed message, which isn't needed
        sent: dict[str, Any] = dict(interaction.data or {})
        completed = self.leads_to.completed(*map(str, sent.get("values", [])))
        await cast("Client", interaction.client).router.press(interaction, completed)


CHARACTERS: Final = 4000
"""Discord's limit for the texts of one message; discord.py does not check it."""
LABEL: Final = 80
OPTION: Final = 100
ROW: Final = 4
"""Buttons in a row: phones wrap the fifth."""
BUTTONS: Final = 20
OPTIONS: Final = 25
JOINER: Final = "\u2060"
"""An invisible sign at which no line breaks."""
NO_BREAK: Final = "\u00a0"
"""A space at which no line breaks: Chromium breaks behind any other one, joined or not."""
NARROW: Final = "\u202f"
"""A narrow one, for labels."""
CACHED_BLOCKS: Final = 1024
"""The most cached blocks: all hands of a table show the same display."""
SYMBOL: Final = "[\U0001f000-\U0001faff\u2600-\u27bf\u2b00-\u2bff]\ufe0f?"
BREAKABLE: Final = re.compile(rf"({SYMBOL})(?=(?:{SYMBOL})*-?\w)")
"""An emoji that belongs to what follows it: "🪙5", "👸💎1", "🟩G7"."""
EQUALS: Final = re.compile(r" = (?=\**-?\d)")
"""The sign before a sum's result, which must not be alone in a line."""
TURN: Final = re.compile(r"← [^*\n]+")
"""The mark of a turn: "← to play"."""
HYPHEN: Final = re.compile(r"(`[^`]*`|https?:\S+|<[^>\s]*>)|(?<![\w\\-])-(?=\d)")
"""A hyphen in the place of a minus, or a text to be typed or clicked."""


def cut(text: str, limit: int) -> str:
    """The text, or its beginning and an ellipsis, at most `limit` characters."""
    return text if len(text) <= limit else text[: limit - 1] + "…"


def glued(*words: str) -> str:
    """The words with spaces that no line breaks at, such as a card with its name."""
    return NO_BREAK.join(" ".join(words).split(" "))


def signed(text: str) -> str:
    """The text with a minus sign before each negative number: "💀−2"."""
    return HYPHEN.sub(lambda found: found[1] or "−", text)


@lru_cache(CACHED_BLOCKS)
def unbroken(text: str) -> str:
    """The text with no line break within a card: phones break lines behind an emoji.

    The result of a sum stays with its last term, and the mark of a turn stays whole.
    """
    joined = EQUALS.sub(f"{NO_BREAK}={NO_BREAK}", BREAKABLE.sub(rf"\1{JOINER}", text))
    return signed(TURN.sub(lambda mark: mark[0].replace(" ", NO_BREAK), joined))


def large_print(blocks: Sequence[str]) -> tuple[str, ...]:
    """The blocks without their small lines."""
    kept = (
        "\n".join(line for line in block.split("\n") if not line.startswith("-# "))
        for block in blocks
    )
    return tuple(filter(None, kept))


def fitted(blocks: Sequence[str]) -> tuple[str, ...]:
    """The blocks within Discord's limit: longer ones lose the end of the longest block."""
    kept = list(blocks)
    while (excess := sum(map(len, kept)) - CHARACTERS) > 0:
        longest = max(range(len(kept)), key=lambda index: len(kept[index]))
        kept[longest] = cut(kept[longest], max(1, len(kept[longest]) - excess))
    return tuple(kept)


def container(
    accent: Accent, blocks: Sequence[str], rows: Iterable[ui.ActionRow[Any]] = ()
) -> ui.LayoutView:
    """A layout of texts, dividing lines and rows in one accented container."""
    box: ui.Container[Any] = ui.Container(accent_colour=int(accent))
    shown = fitted([unbroken(block) for block in blocks if block])
    for block in shown if CONTROLS in shown else (*shown, CONTROLS):
        if block == CONTROLS:
            for row in rows:
                box.add_item(row)
        else:
            box.add_item(ui.Separator() if block == RULE else ui.TextDisplay(block))
    layout: ui.LayoutView = ui.LayoutView(timeout=None)
    layout.add_item(box)
    return layout


def words(accent: Accent, *blocks: str) -> ui.LayoutView:
    """A layout of a single text."""
    return container(accent, blocks)


def rows_of(buttons: Sequence[ui.Item[Any]], across: int = ROW) -> list[ui.ActionRow[Any]]:
    """The buttons in rows."""
    return [
        ui.ActionRow(*buttons[start : start + across]) for start in range(0, len(buttons), across)
    ]


def button(
    table_id: int,
    version: int,
    route: Route,
    label: str,
    style: Style = Style.PLAIN,
    emoji: str | None = None,
    *,
    disabled: bool = False,
) -> TableButton:
    """A button that outlives restarts."""
    custom_id = CustomId(table_id, version, route)
    return TableButton(custom_id, cut(signed(label), LABEL), style, emoji, disabled=disabled)


def _option(label: str, value: str, note: str, **how: Any) -> discord.SelectOption:
    """An option of a select whose label and note fit; note: "" for none."""
    label, told = cut(signed(label), OPTION), cut(signed(note), OPTION) or None
    return discord.SelectOption(label=label, value=value, description=told, **how)


def select(
    table_id: int,
    route: Route,
    placeholder: str,
    options: Mapping[str, str],
    now: str = "",
    note: str = "",
) -> TableSelect:
    """A select of these labels by value. now: the present value. note: a note on all of them."""
    shown = [_option(options[key], key, note, default=key == now) for key in options]
    return TableSelect(CustomId(table_id, 0, route), placeholder, shown)


def paged(
    page: Page,
    say: Say,
    table_id: int,
    version: int,
    at: ShowPage,
    below: tuple[Button, ...] = (),
    above: Sequence[ui.ActionRow[Any]] = (),
) -> ui.LayoutView:
    """The page as a layout; `at`: the name of the page, with its leaf.

    below: the last buttons, in a row with those before them where one has room for all. above:
    rows before all buttons.
    """
    size = OPTIONS if page.choose else BUTTONS
    leaves = max(1, -(-len(page.buttons) // size))
    leaf = min(at.leaf, leaves - 1)
    shown = page.buttons[leaf * size : (leaf + 1) * size]
    rows = [*above, *(choice(table_id, version, page.choose, shown) if page.choose else ())]
    extra = (*turns(say, [ShowPage(at.name, each) for each in range(leaves)], leaf), *page.extra)
    apart = (extra, below) if len(extra) + len(below) > ROW else ((*extra, *below),)
    parts = [(() if page.choose else shown, page.across), *((part, ROW) for part in apart)]
    for part, across in parts:
        drawn = [
            button(table_id, version, b.route, b.label, b.style, b.emoji, disabled=b.disabled)
            for b in part
        ]
        rows += rows_of(drawn, across)
    return container(page.accent, page.blocks, rows)


def choice(
    table_id: int, version: int, asked: str, shown: Sequence[Button]
) -> list[ui.ActionRow[Any]]:
    """A select of the present choices; with no choice it is disabled in its place."""
    kept = [option for option in shown if not option.disabled] or shown
    options = [_option(o.label, write_route(o.route), o.note, emoji=o.emoji) for o in kept]
    if not options:
        return []
    custom_id = CustomId(table_id, version, None)
    select = TableSelect(custom_id, cut(asked, 150), options, disabled=kept[0].disabled)
    return [ui.ActionRow(select)]
