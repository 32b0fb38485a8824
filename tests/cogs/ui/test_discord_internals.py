"""The private members of discord.py that the bot uses are there, and what they were."""

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import ui
from discord.backoff import ExponentialBackoff

from bot.app import SevenSeas
from bot.config import Settings
from cogs.ui.discord_internals import ShortPauses, SteadySocket, cut_view

ROOT = Path(__file__).parents[3]
RELEASE = "2.7.1"
"""Of discord.py, in which they were read."""
READ_AGAIN = "read this release of discord.py, mend cogs/ui/discord_internals.py, set RELEASE here"
PRIVATE = {"_connection", "_view", "_parent", "_state", "_http", "_dispatch", "parsers"}
"""Names of discord.py's private members that nothing else of the bot may touch."""
SUSPECT = re.compile(rf"\.({'|'.join(PRIVATE)})\b")


def test_discord_py_is_the_release_in_which_they_were_read() -> None:
    """A new minor release may change what nobody promised."""
    assert discord.__version__.split(".")[:2] == RELEASE.split(".")[:2], READ_AGAIN


async def test_a_logged_in_bot_has_short_pauses(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def logged_in(*_: Any) -> None:
        """As if Discord had answered."""

    monkeypatch.setattr("discord.shard.ExponentialBackoff", ExponentialBackoff)
    monkeypatch.setattr("discord.shard.DiscordWebSocket", discord.gateway.DiscordWebSocket)
    monkeypatch.setattr(discord.Client, "login", logged_in)
    bot = SevenSeas(Settings(database=tmp_path / "seas.db", computer_workers=0))
    await bot.login("x")
    assert vars(discord.shard)["ExponentialBackoff"] is ShortPauses
    assert vars(discord.shard)["DiscordWebSocket"] is SteadySocket
    bot.thinker.stop()


def test_items_lead_back_by_two_names_that_are_cut() -> None:
    view: ui.LayoutView = ui.LayoutView(timeout=None)
    row: ui.ActionRow[Any] = ui.ActionRow(ui.Button(label="x"))
    view.add_item(ui.Container(row))
    items = [*view.walk_children()]
    assert len(items) == 3
    held = {name for item in items for name in vars(item) if vars(item)[name] in (view, *items)}
    assert held == {"_view", "_parent"}, READ_AGAIN
    cut_view(view)
    assert all(item._view is None and item._parent is None for item in items)


def test_a_response_leads_back_to_its_interaction_by_one_name() -> None:
    response = discord.InteractionResponse
    assert {*response.__slots__} == {"_response_type", "_parent"}, READ_AGAIN
    assert "self._parent: Interaction[ClientT] = parent" in inspect.getsource(response), READ_AGAIN


def private_names(path: Path) -> Iterator[str]:
    """Private members of others that a file uses."""
    text = path.read_text("utf-8")
    for node in ast.walk(ast.parse(text)) if SUSPECT.search(text) else ():
        if isinstance(node, ast.Attribute) and node.attr in PRIVATE:
            own = isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")
            if not own:
                yield f"{path.relative_to(ROOT)}: {node.attr}"


def test_nothing_else_uses_private_members_of_discord_py() -> None:
    sources = [path for package in ("bot", "cogs") for path in (ROOT / package).rglob("*.py")]
    used = [name for path in sources for name in private_names(path)]
    assert used
    assert [name for name in used if not name.startswith("cogs/ui/discord_internals.py")] == []
