"""Sends the command tree to Discord if it has changed, and clears servers that had one."""

import json
import logging
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import discord
from discord import app_commands

from bot.texts.command_words import CommandTranslator
from engine.tables.ports import SettingStore

log = logging.getLogger(__name__)

SCOPE, TREE = "bot", "tree"
OF_BOT = 0
"""The id under which the bot's own settings are kept."""


async def sync_changed(
    tree: app_commands.CommandTree[Any],
    notes: SettingStore,
    owner: int | None,
    is_ours: Callable[[int], bool] = lambda _: True,
) -> None:
    """Send changed commands, and remove those of servers where they are no longer wanted.

    owner: the server with the owner's own commands. is_ours: True for a server of this process.
    """
    await sync_if_changed(tree, notes)
    former = [name.removeprefix(f"{TREE}:") for name in await notes.settings(SCOPE, OF_BOT)]
    others = {int(place) for place in former if place.isdecimal() and is_ours(int(place))}
    if owner is not None:
        others.add(owner)
    for place in sorted(others):
        await sync_if_changed(tree, notes, place)


async def sync_if_changed(
    tree: app_commands.CommandTree[Any], notes: SettingStore, guild: int | None = None
) -> bool:
    """Send the tree to Discord if it changed, for one server or for all; False if it wasn't sent.

    guild: the commands that no other server has; without any, it is cleared of those that it had.
    If Discord refuses the tree, the old commands stay and the bot runs on.
    """
    place = None if guild is None else discord.Object(guild)
    # a hash of the tree, of all words that translate it, and of its application; these words
    # aren't read: the commands of an unchanged bot need no other language
    words = tree.translator.catalogue if isinstance(tree.translator, CommandTranslator) else None
    sent = [command.to_dict(tree) for command in tree.get_commands(guild=place)]
    facts = [tree.client.application_id, words and words.fingerprint, sent]
    now = sha256(json.dumps(facts, sort_keys=True, default=str).encode()).hexdigest()
    name = TREE if guild is None else f"{TREE}:{guild}"
    if (await notes.settings(SCOPE, OF_BOT)).get(name) == now:
        return False
    where = "all servers" if guild is None else f"server {guild}"
    try:
        await tree.sync(guild=place)
    except (discord.HTTPException, discord.RateLimited, app_commands.AppCommandError) as error:
        log.error("the commands of %s could not be sent, the old ones stay: %s", where, error)
        return False
    await notes.set_setting(SCOPE, OF_BOT, name, now if sent else None)
    done = f"{len(sent)} commands sent to {where}" if sent else f"{where} cleared of its commands"
    log.info("%s", done)
    return True
