"""Caches that make hundreds of bots in one process cheap: results equal for all come once.

Nothing here changes what a bot does, says or sends; a bot alone in its process computes it all.
"""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from types import NoneType, SimpleNamespace
from typing import Any

import discord
import pytest
from discord.app_commands import Command, ContextMenu, Group
from simcord import _dpy_internals, components, gateway, results
from simcord.http import router

from bot import app
from bot.texts.decks import read_lessons
from bot.texts.i18n import Catalogue
from data.base.upgrade import upgrade
from engine.events.lessons import Lessons
from engine.games import GAMES

Payload = Callable[..., Awaitable[dict[str, Any]]]

_payloads: dict[object, dict[str, Any]] = {}
_databases: list[bytes] = []
_listens = _dpy_internals._listener_wait_for_frame


def make_quick(patching: pytest.MonkeyPatch) -> None:
    """Share copies, modules, words and translations among the bots of this process."""
    for module in (components, results):
        patching.setattr(module, "deepcopy", copied)
    for module in (gateway, router):
        patching.setattr(module, "copy", SimpleNamespace(deepcopy=copied))
    patching.setattr(_dpy_internals, "_listener_wait_for_frame", _waits_for_listener)
    patching.setattr(app, "Catalogue", _catalogue)
    patching.setattr(app, "read_lessons", _lessons)
    for kind in (Command, ContextMenu, Group):
        patching.setattr(kind, "get_translated_payload", _translated(kind.get_translated_payload))


def copied(value: Any) -> Any:
    """The copy of a payload: new dicts and lists, all else by copy.deepcopy.

    SimCord copies every payload several times; this takes a fifth of copy.deepcopy's time.
    """
    if type(value) is dict:
        return {key: copied(part) for key, part in value.items()}
    if type(value) is list:
        return [copied(part) for part in value]
    return value if type(value) in (str, int, bool, NoneType) else copy.deepcopy(value)


async def make_database(path: Path) -> None:
    """Put an empty database of the newest version where there is none; migrations run once."""
    if not _databases and not path.exists():  # noqa: ASYNC240 - nothing else runs yet
        await upgrade(path)
        _databases.append(path.read_bytes())  # noqa: ASYNC240 - as above
    elif not path.exists():  # noqa: ASYNC240 - as above
        path.write_bytes(_databases[0])  # noqa: ASYNC240 - as above


def _waits_for_listener(client: discord.Client, task: asyncio.Task[Any]) -> bool:
    """SimCord's own question, which needs no look at the task while nobody listens."""
    return bool(_dpy_internals.listener_futures(client)) and _listens(client, task)


def _house_rules() -> object:
    """The house rules, on which the choices of commands depend."""
    return tuple((game, rules.house_rules) for game, rules in GAMES.items())


@cache
def _catalogue() -> Catalogue:
    """The words, which no bot here adds to: none has decks of its own."""
    return Catalogue()


@cache
def _lessons() -> Lessons:
    """The lessons, which nobody changes."""
    return read_lessons()


def _translated(original: Payload) -> Payload:
    """A command's payload for Discord: shared by all bots that describe it alike."""

    async def translated(self: Any, tree: Any, translator: Any) -> dict[str, Any]:
        words = getattr(self, "description", "")
        key = (self.qualified_name, words, str(self.guild_only), type(translator), _house_rules())
        if key not in _payloads:
            _payloads[key] = await original(self, tree, translator)
        return dict(copied(_payloads[key]))

    return translated
