"""Faults at Discord: dropped connections, incidents, and the meaning of its refusals.

One table gives the meaning of each code and status. It has the codes of Discord's documentation,
"Opcodes and Status Codes", for the routes that this bot uses. Any other code has the meaning of its
HTTP status.
"""

import logging
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
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


TABLE: Final = """
status  meaning      except            Discord's words
400     content                        Bad Request
401     application                    Unauthorized
403     place                          Forbidden
404     place        edit=message delete=message  Not Found
405     application                    Method Not Allowed
408     passes                         Request Timeout
413     content                        Payload Too Large
429     passes                         Too Many Requests
500     passes                         every status from here on: Server Error

code    meaning      except            Discord's words
10002   application                    Unknown application
10003   place                          Unknown channel
10004   place                          Unknown guild
10007   place                          Unknown member
10008   message                        Unknown message
10012   answer                         Unknown token
10013   place                          Unknown user
10014   content                        Unknown emoji
10015   answer                         Unknown webhook
10062   answer                         Unknown interaction
10063   application                    Unknown application command
20001   application                    Bots cannot use this endpoint
20002   application                    Only bots can use this endpoint
20012   application                    You are not authorized to do this on this application
20018   application                    Only the owner of this account can perform this action
20022   message                        This message cannot be edited due to announcement rate limits
20024   place                          Under minimum age
30008   application                    Maximum number of emojis reached
30013   place                          Maximum number of guild channels reached (500)
30032   application                    Maximum number of application commands reached
30033   place                          Max number of thread participants has been reached (1000)
30034   application                    Max number of daily application command creates reached (200)
30046   message                        Maximum number of edits to messages older than 1 hour reached
40002   application                    You need to verify your account
40003   passes                         You are opening direct messages too fast
40004   passes                         Send messages has been temporarily disabled
40006   passes                         This feature has been temporarily disabled server-side
40007   place                          The user is banned from this guild
40012   application                    Connection has been revoked
40041   application                    An application command with that name already exists
40043   passes                         Application interaction failed to send
40058   place                          Cannot send a message in a forum channel
40060   answer                         Interaction has already been acknowledged
40062   passes                         Service resource is being rate limited
40067   place                          A tag is required to create a forum post in this channel
40094   answer                         This interaction has hit the maximum number of followups
50001   place                          Missing access
50002   application                    Invalid account type
50003   place        delete=message    Cannot execute action on a DM channel
50005   message                        Cannot edit a message authored by another user
50007   place                          Cannot send messages to this user
50008   place                          Cannot send messages in a non-text channel
50009   place                          Channel verification level is too high for you to gain access
50010   application                    OAuth2 application does not have a bot
50013   place        edit=message delete=message  You lack permissions to perform that action
50014   application                    Invalid authentication token provided
50017   application                    Invalid MFA Level
50021   message                        Cannot execute action on a system message
50024   place                          Cannot execute action on this channel type
50025   application                    Invalid OAuth2 access token provided
50026   application                    Missing required OAuth2 scope
50027   answer                         Invalid webhook token provided
50041   application                    Invalid API version provided
50055   place                          Invalid Guild
50067   application                    Invalid request origin
50068   message                        Invalid message type
50083   place        edit=message      Tried to perform an operation on an archived thread
50095   place                          This server is not available in your location
50101   place                          This server needs more boosts to perform this action
60003   application                    Two factor is required for this operation
110001  passes                         Application not yet available. Try again later
130000  passes                         API resource is currently overloaded
160002  place                          Cannot reply without permission to read message history
160004  message                        A thread has already been created for this message
160005  place                          Thread is locked
160006  place                          Maximum number of active threads reached
160007  place                          Maximum number of active announcement threads reached
"""
"""An archived thread refuses edits, but a post reopens it, unless it is locked.

Changing or deleting the bot's own message only needs permission to see its channel. So 50013 then
means that the message belongs to another application, such as the host's former one.
"""

BAD_REQUEST: Final = 400


def _read() -> Iterator[tuple[int, tuple[Meaning, dict[Act, Meaning]]]]:
    for line in TABLE.splitlines():
        code, _, rest = line.partition(" ")
        if code.isdecimal():
            meaning, *words = rest.split()
            excepted = dict(word.split("=") for word in words if "=" in word)
            exceptions = {Act(act): Meaning(other) for act, other in excepted.items()}
            yield int(code), (Meaning(meaning), exceptions)


MEANINGS: Final = dict(_read())
"""By code or HTTP status; every code is larger than any status."""


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
    by_status = MEANINGS.get(status, MEANINGS[BAD_REQUEST])
    usual, exceptions = MEANINGS.get(error.code, by_status)
    return usual if act is None else exceptions.get(act, usual)


@contextmanager
def unless(*meanings: Meaning, act: Act | None = None) -> Iterator[None]:
    """Run a block that ends silently if Discord refuses with one of these meanings."""
    try:
        yield
    except (discord.DiscordException, *DROPPED) as error:
        if meaning(error, act) not in meanings:
            raise
