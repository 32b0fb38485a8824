"""The borrowed surface: public messages where the bot is no member, by the tokens of presses."""

import logging
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import discord
from cachetools import LRUCache

from cogs.context.refusals import Meaning, meaning, unless
from cogs.surfaces.first_answer import READY, State
from cogs.surfaces.render import Rendered
from cogs.surfaces.surface import Surface
from cogs.surfaces.token import FOLLOWUPS, Hidden, TokenSurface
from engine.tables.ports import Clock

log = logging.getLogger(__name__)

CHATS: Final = 1000
"""The most chats whose tokens are remembered; those silent for longest are forgotten first."""
MOST_TOKENS: Final = 8
"""The most remembered tokens of a chat, besides those that can change a message or soon may."""
A_MINUTE: Final = 30
"""The most messages that are posted in a chat in a minute."""
REFUSED: Final = (Meaning.ANSWER, Meaning.MESSAGE, Meaning.PLACE)
"""Refusals after which another token is tried."""


class Unspoken(Exception):
    """Nothing can be posted in the chat until the next press.

    refused: PLACE if posts are private here, ANSWER if this press came too late for Discord.
    """

    def __init__(self, refused: Meaning) -> None:
        super().__init__("no token can post here now")
        self.refused = refused


class Tokens:
    """The living tokens of each chat, in memory only: after a restart there are none."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._of: LRUCache[int, list[tuple[float, TokenSurface]]] = LRUCache(CHATS)
        self._posts: LRUCache[int, list[float]] = LRUCache(CHATS)

    def keep(self, channel: int, token: TokenSurface) -> None:
        """Remember the token of a press or a command in this chat."""
        living = [*self._living(channel), (self._clock.now(), token)]
        kept = [each for each in living[:-MOST_TOKENS] if each[1].public or each[1].is_answering]
        self._of[channel] = [*kept, *living[-MOST_TOKENS:]]

    def that_changes(self, channel: int, message: int) -> TokenSurface | None:
        """A living token that can change this public message; the newest one."""
        tokens = (token for _, token in reversed(self._living(channel)))
        return next((token for token in tokens if message in token.public), None)

    def that_post(self, channel: int, own: TokenSurface) -> Iterator[TokenSurface]:
        """The tokens that may post now: that of the press itself first, then the newest."""
        since = self._clock.now() - 60.0
        posts = self._posts[channel] = [at for at in self._posts.get(channel, ()) if at > since]
        others = [token for _, token in reversed(self._living(channel)) if token is not own]
        for token in (own, *(token for token in others if token.first.state in READY)):
            most = FOLLOWUPS if token is own else FOLLOWUPS - 2  # its own answer may still come
            if token.followups < most and len(posts) < A_MINUTE:
                yield token

    def posted(self, channel: int) -> None:
        """Count a message that was posted."""
        self._posts.setdefault(channel, []).append(self._clock.now())

    def _living(self, channel: int) -> list[tuple[float, TokenSurface]]:
        since = self._clock.now() - TokenSurface.lasts
        return [each for each in self._of.get(channel, ()) if each[0] > since]


@dataclass(frozen=True, slots=True)
class BorrowedSurface(Surface):
    """A chat without the bot, where any living token shows messages; own: that of the press."""

    tokens: Tokens
    channel: int
    own: TokenSurface

    async def show(self, sent: Rendered) -> int:
        """Post this by a token; Unspoken if none can."""
        refused = Meaning.PASSES
        for token in self.tokens.that_post(self.channel, self.own):
            try:
                message = await token.post(sent)
            except Hidden as hidden:
                refused = Meaning.PLACE
                if hidden.message != token.original:  # else the answer replaces it
                    with unless(*Meaning):
                        await token.retire(hidden.message)
            except discord.HTTPException as error:
                if meaning(error) not in REFUSED:
                    raise
                log.info("a token in chat %s can post nothing: %s", self.channel, error)
                if token.first.state is State.LATE:
                    refused = Meaning.ANSWER
            else:
                self.tokens.posted(self.channel)
                return message
            token.followups = FOLLOWUPS
        raise Unspoken(refused)

    async def change(self, message: int, sent: Rendered) -> bool:
        """Change a message by the token that posted it or of a press on it; False if none can."""
        if message == self.own.board:
            with unless(Meaning.ANSWER):  # too late: an older token may still change it
                await self.own.acknowledge()
        can_change = message in self.own.public
        token = self.own if can_change else self.tokens.that_changes(self.channel, message)
        if token is None:
            return False
        if changed := await token.change(message, sent):
            return changed
        token.public.discard(message)
        return False

    async def retire(self, message: int) -> None:
        """Delete a message if a token can; else it stays until somebody presses it."""
        token = self.tokens.that_changes(self.channel, message)
        if token is not None:
            await token.retire(message)
            token.public.discard(message)
