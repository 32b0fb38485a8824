"""Faults at Discord: dropped connections, incidents, notices, and the meaning of its refusals.

One table, refusals.txt, gives the meaning of each code and status. It has the codes of Discord's
documentation, "Opcodes and Status Codes", for the routes that this bot uses. Any other code has the
meaning of its HTTP status.
"""

import logging
import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from enum import Enum
from pathlib import Path
from typing import Final

import aiohttp
import discord

log = logging.getLogger(__name__)

DROPPED: Final = (OSError, aiohttp.ClientError, discord.RateLimited)
"""Errors of discord.py when a connection can't be made, breaks or takes too long.

Also raised when Discord would delay a request too long.
"""
TOO_MANY: Final = 429
SERVER_ERROR: Final = 500
"""HTTP statuses: too many requests, and the first of Discord's own faults."""


def incident(error: BaseException) -> str:
    """Log an unexpected error; returns the id that people can quote and the log contains."""
    number = secrets.token_hex(4)
    log.error("incident %s", number, exc_info=error, extra={"incident": number})
    return number


class Meaning(Enum):
    """The meaning of a refusal, and so the way to go on."""

    PASSES = "passes"  # try the same request again
    ANSWER = "answer"  # the interaction is over or has its answer: nothing is left to do
    MESSAGE = "message"  # this message is gone or not ours: post a fresh one
    CONTENT = "content"  # send it without pictures, or give the person its text
    PLACE = "place"  # the channel or person can't be reached: rest the clock, look again later
    APPLICATION = "application"  # like a place, but the host must do something


class Notices(dict[str, str]):
    """One sentence for each subject that has something unusual."""

    def put(self, subject: str, sentence: str) -> None:
        """Show this sentence from now on; warn of a subject that had none."""
        if subject not in self:
            log.warning("%s", sentence)
        self[subject] = sentence

    def drop(self, subject: str, sentence: str) -> None:
        """Show nothing about the subject any more; log this sentence if something was shown."""
        if self.pop(subject, None) is not None:
            log.info("%s", sentence)


class Act(Enum):
    """The requests for which some codes have another meaning."""

    EDIT = "edit"
    DELETE = "delete"


def _row(line: str) -> tuple[int, Mapping[Act | None, Meaning]]:
    """A code or HTTP status, and its meaning; also for some acts, if it is another."""
    code, *means, _ = (cell.strip() for cell in line.split("|"))
    by_act = zip((None, Act.EDIT, Act.DELETE), means, strict=True)
    return int(code), {act: Meaning(cell) for act, cell in by_act if cell}


_LINES: Final = Path(__file__).with_suffix(".txt").read_text("utf-8").splitlines()
MEANINGS: Final = dict(map(_row, _LINES[1:]))
"""Every code is larger than any status. 500 stands for all of Discord's own faults.

It leaves out the codes of requests that the bot never makes, such as those of people's accounts.

An archived thread refuses edits, but a post reopens it, unless it is locked.

Changing or deleting the bot's own message only needs permission to see its channel. So 50013 then
means that the message belongs to another application, such as the host's former one.
"""

BAD_REQUEST: Final = 400


def meaning(error: BaseException | None, act: Act | None = None) -> Meaning | None:
    """The meaning of a request's error; None: no refusal, but a bug of ours.

    A web page comes from something between Discord and the bot, so it is a passing fault.
    """
    if isinstance(error, discord.InteractionResponded):
        return Meaning.ANSWER
    if isinstance(error, DROPPED):
        return Meaning.PASSES
    if not isinstance(error, discord.HTTPException):
        return None
    is_page = error.text.lstrip()[:1] == "<" or error.text.startswith("error code:")
    status = SERVER_ERROR if is_page else min(error.status, SERVER_ERROR)
    by_act = MEANINGS.get(error.code) or MEANINGS.get(status) or MEANINGS[BAD_REQUEST]
    return by_act.get(act) or by_act[None]


@contextmanager
def unless(*meanings: Meaning, act: Act | None = None) -> Iterator[None]:
    """Run a block that ends silently if Discord refuses with one of these meanings."""
    try:
        yield
    except (discord.DiscordException, *DROPPED) as error:
        if meaning(error, act) not in meanings:
            raise
