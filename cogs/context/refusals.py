"""Faults at Discord: dropped connections, incidents, and the meaning of its refusals.

One table gives the meaning of each code and status. It has the codes of Discord's documentation,
"Opcodes and Status Codes", for the routes that this bot uses. Any other code has the meaning of its
HTTP status.
"""

import logging
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from typing import Final, Protocol

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


class Notices(Protocol):
    """Notices for the host, in the log once and in /health for as long as they last."""

    def put(self, subject: str, sentence: str) -> None:
        """Show this sentence from now on."""

    def drop(self, subject: str, sentence: str) -> None:
        """Show nothing about the subject any more; log this sentence."""


class Act(Enum):
    """The requests for which some codes have another meaning."""

    EDIT = "edit"
    DELETE = "delete"


@dataclass(frozen=True, slots=True)
class Row:
    """The meaning of a code or HTTP status, with the words of Discord's documentation.

    edit, delete: its meaning for these requests, if it is another.
    """

    code: int
    meaning: Meaning
    words: str
    edit: Meaning | None = None
    delete: Meaning | None = None


PASSES, ANSWER, MESSAGE, CONTENT, PLACE, APPLICATION = Meaning

TABLE: Final = (
    Row(400, CONTENT, "Bad Request"),
    Row(401, APPLICATION, "Unauthorized"),
    Row(403, PLACE, "Forbidden"),
    Row(404, PLACE, "Not Found", edit=MESSAGE, delete=MESSAGE),
    Row(405, APPLICATION, "Method Not Allowed"),
    Row(408, PASSES, "Request Timeout"),
    Row(413, CONTENT, "Payload Too Large"),
    Row(429, PASSES, "Too Many Requests"),
    Row(500, PASSES, "every status from here on: Server Error"),
    Row(10003, PLACE, "Unknown channel", delete=MESSAGE),
    Row(10004, PLACE, "Unknown guild"),
    Row(10007, PLACE, "Unknown member"),
    Row(10008, MESSAGE, "Unknown message"),
    Row(10012, ANSWER, "Unknown token"),
    Row(10013, PLACE, "Unknown user"),
    Row(10014, CONTENT, "Unknown emoji"),
    Row(10015, ANSWER, "Unknown webhook"),
    Row(10062, ANSWER, "Unknown interaction"),
    Row(20022, MESSAGE, "This message cannot be edited due to announcement rate limits"),
    Row(30033, PLACE, "Max number of thread participants has been reached (1000)"),
    Row(30046, MESSAGE, "Maximum number of edits to messages older than 1 hour reached"),
    Row(40004, PASSES, "Send messages has been temporarily disabled"),
    Row(40006, PASSES, "This feature has been temporarily disabled server-side"),
    Row(40007, PLACE, "The user is banned from this guild"),
    Row(40043, PASSES, "Application interaction failed to send"),
    Row(40058, PLACE, "Cannot send a message in a forum channel"),
    Row(40060, ANSWER, "Interaction has already been acknowledged"),
    Row(40062, PASSES, "Service resource is being rate limited"),
    Row(40094, ANSWER, "This interaction has hit the maximum number of followups"),
    Row(50001, PLACE, "Missing access"),
    Row(50003, PLACE, "Cannot execute action on a DM channel", delete=MESSAGE),
    Row(50005, MESSAGE, "Cannot edit a message authored by another user"),
    Row(50007, PLACE, "Cannot send messages to this user"),
    Row(50008, PLACE, "Cannot send messages in a non-text channel"),
    Row(50009, PLACE, "Channel verification level is too high for you to gain access"),
    Row(50013, PLACE, "You lack permissions to perform that action", edit=MESSAGE, delete=MESSAGE),
    Row(50014, APPLICATION, "Invalid authentication token provided"),
    Row(50021, MESSAGE, "Cannot execute action on a system message"),
    Row(50024, PLACE, "Cannot execute action on this channel type"),
    Row(50027, ANSWER, "Invalid webhook token provided"),
    Row(50068, MESSAGE, "Invalid message type"),
    Row(50083, PLACE, "Tried to perform an operation on an archived thread", edit=MESSAGE),
    Row(160004, MESSAGE, "A thread has already been created for this message"),
    Row(160005, PLACE, "Thread is locked"),
    Row(160006, PLACE, "Maximum number of active threads reached"),
    Row(160007, PLACE, "Maximum number of active announcement threads reached"),
)
"""Every code is larger than any status. 500 stands for all of Discord's own faults.

It leaves out the codes of requests that the bot never makes, such as those of people's accounts.

An archived thread refuses edits, but a post reopens it, unless it is locked.

Changing or deleting the bot's own message only needs permission to see its channel. So 50013 then
means that the message belongs to another application, such as the host's former one.
"""
MEANINGS: Final = {row.code: row for row in TABLE}

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
    row = MEANINGS.get(error.code) or MEANINGS.get(status) or MEANINGS[BAD_REQUEST]
    by_act = {Act.EDIT: row.edit, Act.DELETE: row.delete}
    return (by_act[act] if act else None) or row.meaning


@contextmanager
def unless(*meanings: Meaning, act: Act | None = None) -> Iterator[None]:
    """Run a block that ends silently if Discord refuses with one of these meanings."""
    try:
        yield
    except (discord.DiscordException, *DROPPED) as error:
        if meaning(error, act) not in meanings:
            raise
