"""Makes hundreds of bots in one process cheap: no threads, and results equal for all come once.

Nothing here changes what a bot does, says or sends; a bot alone in its process computes it all,
and tests/data has a store with its threads. SQLite reads and commits in the loop, because a thread
for each took a fifth of the time of all tests.
"""

import asyncio
import copy
import itertools
import marshal
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from types import SimpleNamespace
from typing import Any

import aiosqlite
import pytest
from discord.app_commands import Command, ContextMenu, Group
from simcord import _dpy_internals, _runtime, _settlement, components, gateway, results
from simcord.http import router

from bot import app
from bot.texts.decks import read_lessons
from bot.texts.i18n import Catalogue
from data.base import writer
from data.base.upgrade import upgrade
from engine.shuffle import derived

_databases: list[bytes] = []


def make_quick(patching: pytest.MonkeyPatch) -> None:
    """Share copies, modules, words and translations among the bots of this process."""
    for module in (components, results):
        patching.setattr(module, "deepcopy", copied)
    for module in (gateway, router):
        patching.setattr(module, "copy", SimpleNamespace(deepcopy=copied))
    for name, method in (("__await__", _opened), ("_execute", _executed), ("stop", _stopped)):
        patching.setattr(aiosqlite.Connection, name, method)
    patching.setattr(_runtime._CallbackRecord, "__eq__", object.__eq__)  # looked for among hundreds
    for module, name, timers in (
        (_settlement, "_is_virtual_sleep_waiter", _of_bot),
        (_dpy_internals, "is_sleep_waiter", _of_loop),
    ):
        patching.setattr(module, name, _sleeping(getattr(module, name), timers))
    patching.setattr(writer, "Thread", _NoThread)
    for kind in (Command, ContextMenu, Group):
        patching.setattr(kind, "get_translated_payload", _translated(kind.get_translated_payload))
    patching.setattr(Catalogue, "fingerprint", _fingerprint)
    patching.setattr(app, "Catalogue", _catalogue)
    patching.setattr(app, "read_lessons", _lessons)


def know_seeds(bot: app.SevenSeas, seed: int = 1) -> None:
    """Have this bot's tables dealt alike in each run."""
    seeds = (derived(seed, number) >> 1 for number in itertools.count())
    bot.tables.origin = lambda table: replace(table, seed=next(seeds))


def copied(value: Any) -> Any:
    """The copy of a payload, which is JSON but for subclasses of its types.

    SimCord copies every payload several times; this takes a thirtieth of copy.deepcopy's time.
    """
    try:
        return marshal.loads(marshal.dumps(value))  # noqa: S302 - our own
    except ValueError:  # an enumeration's member in it, say
        if type(value) is dict:
            return {key: copied(part) for key, part in value.items()}
        return [copied(part) for part in value] if type(value) is list else copy.deepcopy(value)


_commands: dict[str, Any] = {}
"""Payloads of commands in all languages, by the command in English."""


def _translated(translate: Callable[..., Any]) -> Callable[..., Any]:
    """Translate equal commands once: a bot has thousands of words in them."""

    async def translated(self: Any, tree: Any, translator: Any) -> Any:
        if (command := repr(self.to_dict(tree))) not in _commands:
            _commands[command] = await translate(self, tree, translator)
        return copied(_commands[command])

    return translated


def _sleeping(
    asked: Callable[..., bool], timers: Callable[..., Iterable[Any]]
) -> Callable[..., bool]:
    """Ask SimCord whether a task sleeps only if a timer wakes what it waits for.

    SimCord asks it of every task that waits for anything, and looks closely at every timer.
    """

    def sleeps(*given: Any) -> bool:
        woken = {id(arg) for timer in timers(*given) if timer for arg in timer._args or ()}
        return any(id(each) in woken for each in given[:2]) and asked(*given)

    return sleeps


def _of_bot(settlement: Any, *_: Any) -> Iterable[Any]:
    return (record.handle for record in settlement.work.callbacks)


def _of_loop(_: Any, loop: Any, *__: Any) -> Iterable[Any]:
    return tuple(loop._scheduled)


def _opened(self: Any) -> Any:
    """Open a connection that reads, without a thread of its own."""

    async def opened() -> Any:
        self._connection = self._connector()
        await asyncio.sleep(0)
        return self

    return opened().__await__()


async def _executed(self: Any, read: Callable[..., Any], *values: Any, **named: Any) -> Any:
    """Read at once; others have their turn before the rows are there, as with a thread."""
    if not self._connection:
        raise ValueError("Connection closed")
    rows = read(*values, **named)
    await asyncio.sleep(0)
    return rows


def _stopped(self: Any) -> None:
    """Close a connection that has no thread to stop."""
    if self._connection is not None:
        self._connection.close()
        self._connection = None


def soon(loop: asyncio.AbstractEventLoop, commit: Callable[[], None]) -> None:
    """Commit in the loop's next turn; a test may let it take longer."""
    loop.call_soon(commit)


class _AtOnce(SimpleQueue[Any]):
    """The writes that wait for the loop's next turn, which commits them."""

    def __init__(self, writer: Any) -> None:
        self._writer = writer

    def put(self, item: Any, *_: Any) -> None:
        super().put(item)
        soon(self._writer._loop, self._commit)

    def _commit(self) -> None:
        if not self.empty():  # an earlier turn has committed them all
            self._writer._commit_waiting()


class _NoThread:
    """Stands in for a writer's thread, whose work the loop does."""

    def __init__(self, target: Any, **_: Any) -> None:
        self._writer = target.__self__

    def start(self) -> None:
        self._writer._waiting = _AtOnce(self._writer)


async def make_database(path: Path) -> None:
    """Put an empty database of the newest version where there is none; migrations run once."""
    if not _databases and not path.exists():  # noqa: ASYNC240 - nothing else runs yet
        await upgrade(path)
        _databases.append(path.read_bytes())  # noqa: ASYNC240 - as above
    elif not path.exists():  # noqa: ASYNC240 - as above
        path.write_bytes(_databases[0])  # noqa: ASYNC240 - as above


_catalogue = cache(Catalogue)
"""The words, which no bot here adds to: none has decks of its own."""
_fingerprint = property(cache(Catalogue.fingerprint.fget))  # type: ignore[attr-defined]  # a property
_lessons = cache(read_lessons)
"""The lessons as the games are, also where a test changes how one begins."""
