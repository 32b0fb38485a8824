"""Sends the command tree to Discord, but only if it differs from the one sent last."""

from __future__ import annotations

import hashlib
import json
import logging
from typing import Any

import discord
from discord import app_commands

from bot.texts.command_words import CommandTranslator
from data.store import SqlStore

log = logging.getLogger(__name__)

SCOPE, NAME = "bot", "tree"
BOT = 0
"""The id under which the bot's own settings are kept."""


def tree_hash(tree: app_commands.CommandTree[Any], guild: discord.Object | None = None) -> str:
    """A fingerprint of the tree, of all words that translate it, and of its application.

    The words aren't read: the commands of an unchanged bot need no other language.
    """
    words = tree.translator.catalogue if isinstance(tree.translator, CommandTranslator) else None
    payload = [command.to_dict(tree) for command in tree.get_commands(guild=guild)]
    facts = [tree.client.application_id, words and words.fingerprint, payload]
    text = json.dumps(facts, sort_keys=True, default=str)
    return hashlib.sha256(text.encode()).hexdigest()


async def sync_changed(
    tree: app_commands.CommandTree[Any], settings: SqlStore, guild: int | None, owner: int | None
) -> None:
    """Send changed commands: the tree for one server or for all, and the owner's own commands."""
    await sync_if_changed(tree, settings, guild)
    if owner not in (None, guild):
        await sync_if_changed(tree, settings, owner, is_own=True)


async def sync_if_changed(
    tree: app_commands.CommandTree[Any],
    settings: SqlStore,
    guild: int | None = None,
    *,
    is_own: bool = False,
) -> bool:
    """Send the tree to Discord if it changed, for one server or for all; True if it was sent.

    is_own: only the commands that no other server has. If Discord refuses it, the old commands stay
    and the bot runs on.
    """
    place = None if guild is None else discord.Object(guild)
    if place is not None and not is_own:
        tree.copy_global_to(guild=place)
    now = tree_hash(tree, place)
    name = NAME if guild is None else f"{NAME}:{guild}"
    if await settings.setting(SCOPE, BOT, name) == now:
        return False
    try:
        await tree.sync(guild=place)
    except (discord.HTTPException, discord.RateLimited, app_commands.AppCommandError) as error:
        log.error("the commands could not be sent, the old ones stay: %s", error)
        return False
    await settings.set_setting(SCOPE, BOT, name, now)
    log.info("command tree sent")
    return True
