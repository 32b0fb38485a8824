"""The command tree is sent to Discord only when it is not what was sent last."""

from __future__ import annotations

import hashlib
import json
import logging
from typing import Any, Protocol

from discord import app_commands

log = logging.getLogger(__name__)

SCOPE, ID, NAME = "bot", 0, "tree"


class Settings(Protocol):
    """Where the hash of the tree that was sent last is kept."""

    async def setting(self, scope: str, of: int, name: str) -> str | None:
        """A setting, or None."""

    async def set_setting(self, scope: str, of: int, name: str, value: str | None) -> None:
        """Keep a setting."""


async def tree_hash(tree: app_commands.CommandTree[Any]) -> str:
    """A fingerprint of the whole tree with its translations."""
    translator = tree.translator
    payload = [
        await command.get_translated_payload(tree, translator)
        if translator is not None
        else command.to_dict(tree)
        for command in tree.get_commands()
    ]
    text = json.dumps(payload, sort_keys=True, default=str)
    return hashlib.sha256(text.encode()).hexdigest()


async def sync_if_changed(tree: app_commands.CommandTree[Any], settings: Settings) -> bool:
    """Send the tree to Discord if it changed since the last time; whether it was sent."""
    now = await tree_hash(tree)
    if await settings.setting(SCOPE, ID, NAME) == now:
        return False
    await tree.sync()
    await settings.set_setting(SCOPE, ID, NAME, now)
    log.info("command tree sent")
    return True
